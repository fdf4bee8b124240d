// Computes the sum of the terms of each row of a sparse matrix in CSR format, with balanced rows (cuzk 2.4, 4.1, 4.2).
//
//   1. order     sort the rows by length (row_groups.cuh). The rows of a matrix that does not change are sorted only
//                once, on the host
//   2. group     form a group of all rows whose lengths have the same number of bits; give each group whole warps, in
//                proportion to the number of terms of the group
//   3. sum       cut each row into 2^e pieces of about the same length; the threads of a group take pieces in turn
//   4. combine   a tree of rounds adds the pieces of a row
//
// A table of groups defines the work of each thread. Each of the three schemes of cuZK has a different table:
//
//   CSR-Scalar     one group, a thread for each row
//   CSR-Vector     one group, a warp for each row: 32 pieces
//   CSR-Balanced   one group for each bit length; a very long row has more pieces than a warp has threads
//
// `Terms` defines what a term is:
//
//   Element                        the type of a sum
//   identity()                     the sum of no terms
//   add_term(Element&, position)   adds the term at that position of the matrix's arrays
//   combine(Element&, Element)     adds another sum
//
// If `add_term` copies the first term instead of adding it to the identity, the sum of l terms takes l − 1 additions,
// for any number of pieces.
#pragma once

#include "stages/digit.cuh"

namespace stages {

constexpr uint32_t ROW_GROUPS = 32;  // entries of a table: bit lengths 0 to 31

// A group of rows that are summed in the same way. Threads and stored pieces are numbered across all groups.
struct RowGroup {
    uint32_t first_row, rows;        // the group's range in `Rows::order`
    uint32_t first_thread, threads;  // multiples of 32
    uint32_t first_piece;            // where the group's pieces are stored
    uint32_t log2_pieces;            // e, for 2^e pieces of each row

    DEVICE uint32_t pieces() const { return rows << log2_pieces; }
    // A row's first piece is stored as the row's sum. If each row of a group has only one piece, the group stores no
    // more pieces.
    DEVICE uint32_t stored_pieces() const { return log2_pieces == 0 ? 0 : pieces(); }
};

// The rows of one matrix. All matrices of a launch have an equal number of rows.
struct Rows {
    Slice<const RowGroup> groups;  // entry g of matrix w at w·ROW_GROUPS + g; entry 0 holds the empty rows
    Slice<const Digit> order;      // entry i of matrix w at w·rows + i; `point` is the row
    uint64_t first_group, first_row;

    DEVICE static Rows of_matrix(Slice<const RowGroup> groups, Slice<const Digit> order, uint32_t matrix,
                                 uint32_t rows) {
        return {groups, order, (uint64_t)matrix * ROW_GROUPS, row_start(matrix, rows)};
    }

    DEVICE uint32_t empty_rows() const { return groups[first_group].rows; }
    DEVICE uint32_t row(uint32_t place) const { return order[first_row + place].point; }

    // `find_thread` finds the group of a thread, and `find_piece` finds the group of a stored piece. `find_thread` and
    // `find_piece` return false if no group has the thread or the piece.
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

// The first piece of a row of matrix w is stored at w·rows + row of `sums`. All later pieces of the row are stored in
// the matrix's range of `pieces`. The index of a piece in this range is `first_piece` plus the piece's index in the
// group.
//
// The terms of row r are at positions pointers[first_pointer + r] to pointers[first_pointer + r + 1] − 1. If a row has
// 2^e pieces, piece p has the terms p, p + 2^e, p + 2·2^e, … of the row. So neighbouring threads read neighbouring
// terms. Each sum and each piece has one writer. All threads of a matrix share the work of the matrix's empty rows.
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

// Computes round r of the tree that adds the pieces of a row. After rounds 0 to e − 1, the row's sum is complete. In
// round r, piece k + 2^r is added to piece k, for each multiple k of 2^(r+1). There is one thread for each index of a
// stored piece. The thread of piece p > 0 adds piece p in one of the rounds. Within a round, a sum or a piece that one
// thread writes is not read or written by any other thread.
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
