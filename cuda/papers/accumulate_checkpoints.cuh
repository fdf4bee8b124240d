// Accumulates with the checkpoints of GZKP, as elastic-msm 4.2 describes them. This file is for comparison only.
//
// All windows of c bits share one set of buckets ("Computation Consolidation", elastic-msm 3.2). So window v of a
// scalar needs 2^(v·c)·P. Of the points 2^(v·c)·P for all v, only every M-th point is stored. The stored points are the
// checkpoints. To add a point that is not stored, the accumulation first computes the point by doublings of the last
// checkpoint before the point.
//
// The checkpoints are prepared multiples of the bases, as in elastic-msm. Each multiple is used for M windows: window v
// = j·M + r is in row r and uses multiple j (recode.cuh). elastic-msm combines neighbouring rows by Horner's rule, with
// c doublings. This file does not use Horner's rule. Instead, each digit of row r takes r·c doublings.
#pragma once

#include "stages/accumulate_odd_float.cuh"

namespace stages {

// Joins the `rows` rows of n digits of each vector into one row. The rows are already stored one after the other, so
// only the indices of points change. Before the call, a digit of row r has the index p of a point, and p < `points`.
// After the call, the digit has the index r·points + p, which stands for 2^(r·c)·P_p. There is one thread for each
// digit, and one row of blocks for each vector. Each digit is read and written only by its own thread.
DEVICE void consolidate_rows(Slice<Digit> digits, uint32_t n, uint32_t rows, uint32_t points) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= rows * n) return;
    digits[row_start(blockIdx.y, rows * n) + i].point += i / n * points;
}

// Adds the points of consolidated digits. The threads share the work as in accumulate_load_balanced.
//
// A digit of row r costs r·c doublings and an addition. For r = 0, the addition is a mixed addition. For the first
// digit of a partial sum, the addition is only a copy. So the digits of all windows v of a base cost Σ_v (v mod M)·c
// doublings. For scalars of λ bits, the paper bounds the doublings for a base by (λ/c − 1)·(M − 1)·c. A bucket has
// digits of all rows, so the shares of all threads cost about the same. The threads of a warp wait for the thread with
// the most doublings.
template <class Arithmetic>
DEVICE void accumulate_checkpoints(Slice<const typename Arithmetic::Base> bases, const SortedDigits &sorted,
                                   const BucketSums<typename Arithmetic::Point> &sums, uint32_t points,
                                   uint32_t window_bits) {
    sum_share_of_points<Arithmetic>(sorted, sums, false, [&](const Digit &digit, typename Arithmetic::Point &sum) {
        uint32_t row = digit.point / points;
        auto base = bases[digit.point - row * points].negate_if(digit.negative());
        if (row == 0) {
            Arithmetic::add_base(sum, base);
        } else {
            add_doubled<Arithmetic>(sum, base, row * window_bits);
        }
    });
}

}  // namespace stages
