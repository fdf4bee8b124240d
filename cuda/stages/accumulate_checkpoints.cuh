// Accumulate, for comparison: GZKP's checkpoints, as elastic-msm 4.2 describes them.
//
// All windows of c bits share one set of buckets ("Computation Consolidation", elastic-msm 3.2). Window v of a scalar
// then needs 2^(v·c)·P. Of these points every M-th is kept, the checkpoints; the others are computed where they are
// added, each from the checkpoint below it.
//
// The checkpoints are elastic-msm's multiples, with M = k: window v = j·k + r is in row r, and names the multiple at
// level j (recode.cuh). What elastic-msm leaves to Horner's rule, c doublings from a row to the next, is done here for
// each digit: r·c doublings.
#pragma once

#include "stages/accumulate_odd_float.cuh"

namespace stages {

// Makes one row of each vector's `rows` rows of n digits, which lie one after the other already. A digit of row r that
// names point p, below `points`, then names r·points + p, which stands for 2^(r·c)·P_p. One thread for each digit,
// which it reads and writes alone; one row of blocks for each vector.
DEVICE void consolidate_rows(Slice<Digit> digits, uint32_t n, uint32_t rows, uint32_t points) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= rows * n) return;
    digits[window_start(blockIdx.y, rows * n) + i].point += i / n * points;
}

// As accumulate_load_balanced, over consolidated digits: each part has one writer, see parts.cuh.
//
// A digit of row r costs r·c doublings and an addition, which is a mixed one for r = 0; the first of a part is a copy.
// Per base that is Σ_v (v mod M)·c doublings, which the paper bounds by (λ/c − 1)·(M − 1)·c. Rows are mixed within a
// bucket, so that shares are even on average; threads of a warp wait for the one with the most doublings.
template <class Law>
DEVICE void accumulate_checkpoints(Slice<const typename Law::Base> bases, Slice<const Digit> sorted,
                                   Slice<const uint32_t> bounds, Slice<typename Law::Point> parts, uint32_t n,
                                   uint32_t buckets, uint32_t threads, uint32_t points, uint32_t window_bits) {
    using Point = typename Law::Point;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, vector = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, vector, n, buckets, threads);
    if (places.first_digit(thread) >= n) return;
    uint64_t digits = window_start(vector, n);
    sum_share<Point>(
        sorted, digits + places.first_digit(thread), digits + places.end_digit(thread), 0,
        [&](const Digit &digit, Point &sum) {
            uint32_t row = digit.point / points;
            auto base = bases[digit.point - row * points].negate_if(digit.negative());
            if (row == 0) {
                Law::add_base(sum, base);
            } else {
                add_doubled<Law>(sum, base, row * window_bits);
            }
        },
        [&](uint32_t bucket, const Point &sum) { parts[places.place(thread, bucket)] = sum; });
}

}  // namespace stages
