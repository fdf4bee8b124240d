// Row-balanced summation: the sum of the terms of each row of a sparse matrix in CSR format (cuzk 2.4, 4.1, 4.2).
//
//   1. order     rows sorted by length (row_groups.cuh; for a matrix that stays, once, on the host)
//   2. group     rows whose lengths have the same number of bits; a group gets whole warps, in proportion to its terms
//   3. sum       each row is cut into 2^e pieces of about one length; the group's threads take the pieces in turn
//   4. combine   a tree of ⌈log2⌉ rounds adds up the pieces of a row
//
// A table of groups says which thread does what, so that cuZK's three schemes are three tables: CSR-Scalar is one group
// with a thread for each row, CSR-Vector one group with a warp, or 32 pieces, for each row, and CSR-Balanced one group
// for each bit length. A row that is longer than the rest is cut into more pieces than a warp has threads.
//
// What a term is, `Terms` says:
//
//   Element                        a sum
//   identity()                     the sum of no terms
//   add_term(Element&, position)   adds the term at that position of the matrix's arrays
//   combine(Element&, Element)     adds another sum
//
// A row of l terms takes l − 1 additions, into however many pieces it is cut, where adding to the identity is a copy.
#pragma once

#include "stages/digit.cuh"

namespace stages {

constexpr uint32_t ROW_GROUPS = 32;  // entries of a table: bit lengths 0 to 31

// Rows that are dealt with alike. Groups follow each other in threads and in stored pieces.
struct RowGroup {
    uint32_t first_row, rows;        // places in the order of rows
    uint32_t first_thread, threads;  // multiples of 32
    uint32_t first_piece;            // where the group's pieces are stored
    uint32_t log2_pieces;            // 2^e pieces for each row

    DEVICE uint32_t pieces() const { return rows << log2_pieces; }
    // A row's first piece is stored as the row's sum; a group without other pieces needs no room for any.
    DEVICE uint32_t stored_pieces() const { return log2_pieces == 0 ? 0 : pieces(); }
};

// The rows of one window. All windows have the same number of rows.
struct Rows {
    Slice<const RowGroup> groups;  // entry g of window w at w·ROW_GROUPS + g; entry 0 is of empty rows
    Slice<const Digit> order;      // entry i of window w at w·rows + i; `point` is the row
    uint64_t first_group, first_row;

    DEVICE static Rows of_window(Slice<const RowGroup> groups, Slice<const Digit> order, uint32_t window,
                                 uint32_t rows) {
        return {groups, order, (uint64_t)window * ROW_GROUPS, window_start(window, rows)};
    }

    DEVICE uint32_t empty_rows() const { return groups[first_group].rows; }
    DEVICE uint32_t row(uint32_t place) const { return order[first_row + place].point; }

    // The groups with the given thread, and with the given stored piece; false if there is none.
    DEVICE bool find_thread(uint32_t thread, RowGroup &group) const {
        for (uint32_t g = 1; g < ROW_GROUPS; g++) {
            group = groups[first_group + g];
            if (thread < group.first_thread + group.threads) return true;
        }
        return false;
    }
    DEVICE bool find_piece(uint32_t piece, RowGroup &group) const {
        for (uint32_t g = 1; g < ROW_GROUPS; g++) {
            group = groups[first_group + g];
            if (piece < group.first_piece + group.stored_pieces()) return true;
        }
        return false;
    }
};

// A row's sum lies at w·rows + row, and piece p > 0 of it at `first_piece` + its number in the group, in the window's
// part of `pieces`.
//
// Row r has the terms at pointers[first_pointer + r] to pointers[first_pointer + r + 1]. Piece p of 2^e takes every
// 2^e-th of them, from the p-th, so that neighbouring threads read neighbouring terms. Each sum and each piece has one
// writer. The empty rows, which have no threads of their own, are shared out among all.
template <class Terms>
DEVICE void sum_rows(const Terms &terms, const Rows &rows, Slice<const uint32_t> pointers, uint64_t first_pointer,
                     Slice<typename Terms::Element> sums, Slice<typename Terms::Element> pieces,
                     uint64_t first_stored_piece) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, all_threads = gridDim.x * blockDim.x;
    for (uint32_t place = thread; place < rows.empty_rows(); place += all_threads) {
        sums[rows.first_row + rows.row(place)] = Terms::identity();
    }
    RowGroup group;
    if (!rows.find_thread(thread, group)) return;

    for (uint32_t piece = thread - group.first_thread; piece < group.pieces(); piece += group.threads) {
        uint32_t row = rows.row(group.first_row + (piece >> group.log2_pieces));
        uint32_t step = 1u << group.log2_pieces, first = piece & (step - 1);
        uint32_t end = pointers[first_pointer + row + 1];
        typename Terms::Element sum = Terms::identity();
        for (uint32_t i = pointers[first_pointer + row] + first; i < end; i += step) terms.add_term(sum, i);
        if (first == 0) {
            sums[rows.first_row + row] = sum;
        } else {
            pieces[first_stored_piece + group.first_piece + piece] = sum;
        }
    }
}

// One round of the tree over the pieces of a row; after rounds 0 to e − 1 the row's sum is whole. In round r the piece
// that is 2^r after a multiple of 2^(r+1) is added to the one 2^r before it. One thread for each stored piece, which
// adds in one round of all; each sum and each piece has at most one writer a round, and none that is read is written.
template <class Terms>
DEVICE void combine_pieces_round(const Rows &rows, Slice<typename Terms::Element> sums,
                                 Slice<typename Terms::Element> pieces, uint64_t first_stored_piece, uint32_t round) {
    uint32_t stored = blockIdx.x * blockDim.x + threadIdx.x;
    RowGroup group;
    if (!rows.find_piece(stored, group)) return;
    uint32_t piece = stored - group.first_piece, distance = 1u << round;
    uint32_t in_row = piece & ((1u << group.log2_pieces) - 1);
    if (in_row % (2 * distance) != distance) return;

    bool to_sum = in_row == distance;
    uint64_t target = to_sum ? rows.first_row + rows.row(group.first_row + (piece >> group.log2_pieces))
                             : first_stored_piece + stored - distance;
    typename Terms::Element sum = to_sum ? sums[target] : pieces[target];
    Terms::combine(sum, pieces[first_stored_piece + stored]);
    (to_sum ? sums : pieces)[target] = sum;
}

}  // namespace stages
