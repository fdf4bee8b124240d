// For comparison: whole Pippengers by single threads, over unsigned windows (cuzk 3.1; elastic-msm 4.1).
//
//   approach 2   each thread computes all windows of its share of the points, and joins them
//   approach 3   the same shares, with one thread for each window of a share
//
// Both are one kernel: a thread takes the windows from its first to its last.
#pragma once

#include "curve/law.cuh"
#include "stages/digit.cuh"

namespace stages {

// Thread x of row y takes the points of share x, and of the W windows those numbered y·per_thread up to the next row's
// first. Its buckets, 2^c − 1 places of `scratch`, are its own. Its result goes to results[x·rows + y], the layout that
// sum_halves takes.
//
// Additions: for each window one a digit that is not zero, less one a full bucket (a copy); 2·(full − 1) and less for
// the running sums (cuzk Alg. 2, its first additions of each sum a copy, and of empty buckets nothing); c doublings and
// one addition from each window to the next.
template <class Law>
DEVICE void pippenger_per_thread(Slice<const typename Law::Base> bases, Slice<const Digit> digits,
                                 Slice<typename Law::Point> scratch, Slice<typename Law::Point> results, uint32_t n,
                                 uint32_t window_bits, uint32_t windows, uint32_t per_thread, uint32_t shares) {
    using Point = typename Law::Point;
    uint32_t share = blockIdx.x * blockDim.x + threadIdx.x;
    if (share >= shares) return;
    uint32_t length = (uint32_t)(((uint64_t)n + shares - 1) / shares), buckets = (1u << window_bits) - 1;
    uint64_t begin = (uint64_t)share * length, end = begin + length < n ? begin + length : n;
    uint64_t own = ((uint64_t)share * gridDim.y + blockIdx.y) * buckets;
    uint32_t first = blockIdx.y * per_thread, last = first + per_thread < windows ? first + per_thread : windows;

    Point result = Law::identity();
    for (uint32_t window = last; window-- > first;) {
        for (uint32_t i = 0; window + 1 < last && i < window_bits; i++) result = Law::dbl(result);
        for (uint32_t i = 0; i < buckets; i++) scratch[own + i] = Law::identity();
        for (uint64_t i = begin; i < end; i++) {
            Digit digit = digits[window_start(window, n) + i];
            uint32_t bucket = digit.bucket(0);
            if (bucket == 0) continue;
            Point sum = scratch[own + bucket - 1];
            Law::add_base(sum, bases[digit.point]);
            scratch[own + bucket - 1] = sum;
        }
        Point sum = Law::identity(), weighted = Law::identity();
        for (uint32_t i = buckets; i-- > 0;) {
            Law::add(sum, scratch[own + i]);
            Law::add(weighted, sum);
        }
        Law::add(result, weighted);
    }
    results[(uint64_t)share * gridDim.y + blockIdx.y] = result;
}

}  // namespace stages
