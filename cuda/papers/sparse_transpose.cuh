// Sorts digits by the transposition of a sparse matrix (cuzk 3.2, 4.1, Alg. 3). In the transposed matrix, the points of
// a bucket are neighbours.
//
// There is one matrix for each row of digits. The matrix has a row for each of t threads and a column for each bucket.
// An entry is a digit: `code` holds the column and the sign of the point, and `point` is the index of the point. Like
// this file, the paper stores the indices of points instead of the points.
//
//   1. ell_store          each thread stores its share of a row of digits in its own row, without zeros (ELL format)
//   2. ell_row_pointers   RowLength becomes RowPtr, its prefix sum
//   3. ell_to_csr         the rows are stored one after the other, without unused entries between them (CSR format)
//   4. sort.cuh           sorting by column transposes the matrix; `bucket_bounds` is the RowPtr of the result
//
// Entry j of row r is stored at j·t + r, so the threads of a warp read and write neighbouring entries. Thread r takes
// the digits at r, r + t, … below n. A thread takes at most ⌈n/t⌉ digits; the paper calls ⌈n/t⌉ RowSpace. Row r has at
// most one entry for each of its digits. Digit j of the row is at j·t + r, which is below n. So a matrix takes only n
// entries, and rows are not padded to ⌈n/t⌉ entries. The RowLength of row r of matrix w is at w·(t + 1) + r. Step 2
// replaces the RowLength of each row by the row's RowPtr.
#pragma once

#include "stages/digit.cuh"
#include "stages/sort.cuh"

namespace stages {

// There is one thread for each row of the matrix. The thread writes the row and the row's length. There is one row of
// blocks for each matrix.
DEVICE void ell_store(Slice<const Digit> digits, Slice<Digit> ell, Slice<uint32_t> row_lengths, uint32_t n,
                      uint32_t threads, uint32_t exponent_bits) {
    uint32_t row = blockIdx.x * blockDim.x + threadIdx.x, matrix = blockIdx.y;
    if (row >= threads) return;
    uint64_t start = row_start(matrix, n);
    uint32_t length = 0;
    for (uint64_t i = row; i < n; i += threads) {
        Digit digit = digits[start + i];
        if (digit.bucket(exponent_bits) == 0) continue;
        ell[start + (uint64_t)length * threads + row] = digit;
        length++;
    }
    row_lengths[(uint64_t)matrix * (threads + 1) + row] = length;
}

// Replaces the row lengths by row pointers, in place. The last pointer is the number of entries of the matrix. There is
// one block for each matrix, and a block has one warp. Each entry of `row_pointers` is read and written by only one
// lane.
DEVICE void ell_row_pointers(Slice<uint32_t> row_pointers, uint32_t threads) {
    uint32_t matrix = blockIdx.x, lane = threadIdx.x;
    uint64_t start = (uint64_t)matrix * (threads + 1);
    uint32_t before = 0;
    for (uint32_t begin = 0; begin < threads; begin += 32) {
        uint32_t row = begin + lane;
        uint32_t length = row < threads ? row_pointers[start + row] : 0;
        uint32_t through = warp_prefix_sum(length, lane);
        if (row < threads) row_pointers[start + row] = before + through - length;
        before += __shfl_sync(ALL_LANES, through, 31);
    }
    if (lane == 0) row_pointers[start + threads] = before;
}

// Copies each row to the position that its row pointer gives. All entries after the last row, up to n, get digits of
// magnitude 0. The sort puts digits of magnitude 0 before all other digits. The grid is the same as for ell_store. The
// thread of a row writes the entries of the row; all threads share the work of writing zeros.
DEVICE void ell_to_csr(Slice<const Digit> ell, Slice<const uint32_t> row_pointers, Slice<Digit> csr, uint32_t n,
                       uint32_t threads) {
    uint32_t row = blockIdx.x * blockDim.x + threadIdx.x, matrix = blockIdx.y;
    if (row >= threads) return;
    uint64_t start = row_start(matrix, n), pointer = (uint64_t)matrix * (threads + 1);
    uint32_t begin = row_pointers[pointer + row], length = row_pointers[pointer + row + 1] - begin;
    for (uint32_t j = 0; j < length; j++) csr[start + begin + j] = ell[start + (uint64_t)j * threads + row];
    for (uint64_t i = (uint64_t)row_pointers[pointer + threads] + row; i < n; i += threads) {
        csr[start + i] = Digit{0, 0};
    }
}

}  // namespace stages
