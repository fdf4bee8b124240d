// Accumulate, for comparison: each thread takes whole buckets (lb-msm Alg. 2). Equal shares of the sorted digits, whose
// edges then move up to where a bucket begins; so no two threads write to one bucket, and one full bucket is one
// thread's work.
#pragma once

#include "curve/law.cuh"
#include "stages/accumulate_load_balanced.cuh"

namespace stages {

// Bucket b of window w goes to buckets[w·M + b − 1]; it is written by the thread in whose share it begins, and not at
// all if it is empty. One thread for each share; one row of blocks for each window. Digits of magnitude 0 are skipped.
template <class Law>
DEVICE void accumulate_unbalanced(Slice<const typename Law::Base> bases, Slice<const Digit> sorted,
                                  Slice<const uint32_t> bounds, Slice<typename Law::Point> sums, uint32_t n,
                                  uint32_t buckets, uint32_t threads, uint32_t exponent_bits, uint32_t points) {
    using Point = typename Law::Point;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts shares = Parts::of_window(bounds, window, n, buckets, threads);
    uint64_t digits = window_start(window, n);
    // The first position from `place` on where another bucket begins.
    auto next_bucket = [&](uint64_t place) {
        if (place >= n) return (uint64_t)n;
        if (place == shares.begin) return place;
        while (place < n && sorted[digits + place].bucket(exponent_bits) ==
                                sorted[digits + place - 1].bucket(exponent_bits)) {
            place++;
        }
        return place;
    };
    uint64_t begin = next_bucket(shares.first_digit(thread)), end = next_bucket(shares.end_digit(thread));
    if (begin >= end) return;
    sum_share<Point>(
        sorted, digits + begin, digits + end, exponent_bits,
        [&](const Digit &digit, Point &sum) {
            uint64_t place = (uint64_t)digit.exponent(exponent_bits) * points + digit.point;
            Law::add_base(sum, bases[place].negate_if(digit.negative()));
        },
        [&](uint32_t bucket, const Point &sum) { sums[(uint64_t)window * buckets + bucket - 1] = sum; });
}

}  // namespace stages
