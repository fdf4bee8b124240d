// Each thread runs Pippenger's algorithm on its own share of the points, with unsigned windows (cuzk 3.1; elastic-msm
// 4.1). This file is for comparison only.
//
//   approach 2   each thread computes all windows of its share of the points, and combines the windows by Horner's rule
//   approach 3   the same shares, with one thread for each window of a share
//
// One kernel implements both approaches: a thread computes a range of windows.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/digit.cuh"

namespace stages {

// Thread x in row y of the grid takes the points of share x. The thread computes `per_thread` of the W windows, from
// window y·per_thread on. The thread has its own buckets: 2^c − 1 entries of `scratch`. The thread's result goes to
// results[x·rows + y], where `rows` is the number of rows of the grid. So the results have the layout of `weighted` in
// sum_runs.
//
// In each window, a nonzero digit takes one addition, except that the first digit of a bucket takes only a copy. Let F
// be the number of nonempty buckets, and ℓ the last nonempty bucket. The running sum takes F − 1 additions, and the sum
// of the running sums takes ℓ − 1 additions (cuzk Alg. 2). Between two windows, Horner's rule takes c doublings and one
// addition.
template <class Arithmetic>
DEVICE void pippenger_per_thread(Slice<const typename Arithmetic::Base> bases, Slice<const Digit> digits,
                                 Slice<typename Arithmetic::Point> scratch, Slice<typename Arithmetic::Point> results,
                                 uint32_t n, uint32_t window_bits, uint32_t windows, uint32_t per_thread,
                                 uint32_t shares) {
    using Point = typename Arithmetic::Point;
    uint32_t share = blockIdx.x * blockDim.x + threadIdx.x;
    if (share >= shares) return;
    uint32_t length = (uint32_t)(((uint64_t)n + shares - 1) / shares), buckets = (1u << window_bits) - 1;
    uint64_t begin = (uint64_t)share * length, end = begin + length < n ? begin + length : n;
    uint64_t own = ((uint64_t)share * gridDim.y + blockIdx.y) * buckets;
    uint32_t first = blockIdx.y * per_thread, last = first + per_thread < windows ? first + per_thread : windows;

    Point result = Arithmetic::identity();
    for (uint32_t window = last; window-- > first;) {
        for (uint32_t i = 0; window + 1 < last && i < window_bits; i++) result = Arithmetic::dbl(result);
        for (uint32_t i = 0; i < buckets; i++) scratch[own + i] = Arithmetic::identity();
        for (uint64_t i = begin; i < end; i++) {
            Digit digit = digits[row_start(window, n) + i];
            uint32_t bucket = digit.bucket(0);
            if (bucket == 0) continue;
            Point sum = scratch[own + bucket - 1];
            Arithmetic::add_base(sum, bases[digit.point]);
            scratch[own + bucket - 1] = sum;
        }
        Point sum = Arithmetic::identity(), weighted = Arithmetic::identity();
        for (uint32_t i = buckets; i-- > 0;) {
            Arithmetic::add(sum, scratch[own + i]);
            Arithmetic::add(weighted, sum);
        }
        Arithmetic::add(result, weighted);
    }
    results[(uint64_t)share * gridDim.y + blockIdx.y] = result;
}

}  // namespace stages
