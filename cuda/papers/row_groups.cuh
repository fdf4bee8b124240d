// Computes the table of row groups of each matrix on the device, because row lengths depend on the scalars (cuzk 4.1,
// CSR-Balanced). src/plan/gpu/row_groups.rs specifies this table, and computes the tables of fixed matrices on the
// host.
//
// Let each of W matrices have `rows` rows and at most n < 2^31 terms, and let the groups of a matrix share T threads.
// The sizes are:
//
//   order    two buffers of W·rows digits, because the sort moves digits from one buffer to the other
//   groups   W·ROW_GROUPS entries of 24 bytes
//   threads  T + 32·(bit length of n) for each matrix, because each group's number of warps is rounded up
//   pieces   W·PIECES_PER_THREAD·threads elements
//   rounds   ⌊log2 min(pieces of a matrix, n)⌋
#pragma once

#include "stages/rows.cuh"
#include "stages/sort.cuh"

namespace stages {

constexpr uint32_t GROUP_THREADS = 256;
constexpr uint32_t GROUP_WARPS = GROUP_THREADS / 32;

// If the rows of a group of T threads are cut, the group has at most PIECES_PER_THREAD·T pieces. If the threads have
// more than four pieces on average, no thread has more than 5/4 of this average.
constexpr uint32_t PIECES_PER_THREAD = 8;

// Entry order[i] has the row index i in `point`, and the length of row i in `code`, from bit 1 on. The sort then orders
// rows by their lengths. There is one matrix for each row of digits. Row r of a matrix has the digits of bucket r + 1.
// In matrix w, these are the digits at positions bounds[w·(rows + 2) + r + 1] to bounds[w·(rows + 2) + r + 2] − 1.
// There is one thread for each row of a matrix, and one row of blocks for each matrix.
DEVICE void row_lengths(Slice<const uint32_t> bounds, Slice<Digit> order, uint32_t rows) {
    uint32_t row = blockIdx.x * blockDim.x + threadIdx.x, matrix = blockIdx.y;
    if (row >= rows) return;
    uint64_t bound = (uint64_t)matrix * (rows + 2) + row + 1;
    order[row_start(matrix, rows) + row] = Digit{(bounds[bound + 1] - bounds[bound]) << 1, row};
}

DEVICE uint32_t row_length(const Digit &entry) { return entry.code >> 1; }

DEVICE uint32_t round_up_division(uint64_t a, uint64_t b) { return (uint32_t)((a + b - 1) / b); }

// If each row of a group is cut into 2^e pieces, a thread has at most ⌈rows·2^e/threads⌉ pieces, and a piece has at
// most ⌈longest/2^e⌉ terms. Returns the e for which the product of these two bounds is smallest. If several e give the
// smallest product, returns the least of them.
DEVICE uint32_t fewest_terms(uint32_t rows, uint32_t longest, uint32_t threads) {
    uint32_t best = 0;
    uint64_t least = ~0ull, most_pieces = (uint64_t)PIECES_PER_THREAD * threads;
    for (uint32_t e = 0; e == 0 || (longest >> e != 0 && (uint64_t)rows << e <= most_pieces); e++) {
        uint64_t terms =
            (uint64_t)round_up_division((uint64_t)rows << e, threads) * round_up_division(longest, 1ull << e);
        if (terms < least) {
            least = terms;
            best = e;
        }
    }
    return best;
}

// Writes the table of each matrix. Entry g describes the rows whose length has g bits. There is one block of
// GROUP_THREADS threads for each matrix.
//
//   1. Thread g finds the index in `order` at which group g begins.
//   2. In each group, each warp adds up the row lengths of its share of the group.
//   3. Lane g of the first warp adds the results of all warps for group g, gives the group its warps, and writes the
//      group's entry.
DEVICE void group_rows(Slice<const Digit> order, Slice<RowGroup> groups, uint32_t rows, uint32_t threads) {
    SHARED(uint32_t, starts, (ROW_GROUPS + 1));           // entry g written by thread g
    SHARED(uint32_t, terms, (GROUP_WARPS * ROW_GROUPS));  // entry (v, g) written by the last lane of warp v
    uint32_t matrix = blockIdx.x, thread = threadIdx.x, lane = thread % 32, warp = thread / 32;
    uint64_t order_start = row_start(matrix, rows);

    if (thread <= ROW_GROUPS) {
        uint32_t low = 0, high = thread == 0 ? 0 : rows;
        while (low < high) {
            uint32_t middle = low + (high - low) / 2;
            if (thread == ROW_GROUPS || row_length(order[order_start + middle]) >> (thread - 1) == 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        starts[thread] = low;
    }
    __syncthreads();

    for (uint32_t g = 0; g < ROW_GROUPS; g++) {
        uint32_t sum = 0;
        for (uint32_t i = starts[g] + thread; i < starts[g + 1]; i += GROUP_THREADS) {
            sum += row_length(order[order_start + i]);
        }
        sum = warp_prefix_sum(sum, lane);
        if (lane == 31) terms[warp * ROW_GROUPS + g] = sum;
    }
    __syncthreads();
    if (warp != 0) return;

    RowGroup group;
    group.first_row = starts[lane];
    group.rows = starts[lane + 1] - starts[lane];
    uint32_t own = 0;
    for (uint32_t v = 0; v < GROUP_WARPS; v++) own += terms[v * ROW_GROUPS + lane];
    uint32_t all = __shfl_sync(ALL_LANES, warp_prefix_sum(own, lane), 31);

    uint32_t warps = own == 0 ? 0 : round_up_division((uint64_t)(threads / 32) * own, all);
    group.threads = 32 * warps;
    group.first_thread = 32 * (warp_prefix_sum(warps, lane) - warps);
    uint32_t longest = own == 0 ? 0 : row_length(order[order_start + starts[lane + 1] - 1]);
    group.log2_pieces = own == 0 ? 0 : fewest_terms(group.rows, longest, group.threads);
    group.first_piece = warp_prefix_sum(group.stored_pieces(), lane) - group.stored_pieces();
    groups[(uint64_t)matrix * ROW_GROUPS + lane] = group;
}

}  // namespace stages
