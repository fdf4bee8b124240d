// Accumulate digits that have exponents (lb-msm 3.1, 3.3): as accumulate_load_balanced, but a digit's term is 2^h·P.
#pragma once

#include "stages/accumulate_load_balanced.cuh"

namespace stages {

// The power 2^h·P of a base, out of line: rare unless few powers are prepared. The bases are n points, then n for each
// prepared exponent up to `prepared`, the greatest of which is doubled for what is left.
template <class Law>
DEVICE_CALL void add_doubled(typename Law::Point &sum, const typename Law::Base &base, uint32_t doublings) {
    typename Law::Point point = Law::identity();
    Law::add_base(point, base);
    for (uint32_t i = 0; i < doublings; i++) point = Law::dbl(point);
    Law::add(sum, point);
}

// One mixed addition for a digit whose exponent is prepared, else h − prepared doublings and an addition (lb-msm Alg. 4,
// lines 13 to 20); 2^h·P is `points` places behind 2^(h−1)·P. About 2^−prepared of uniform digits are of the second kind.
template <class Law>
DEVICE void accumulate_odd_float(Slice<const typename Law::Base> bases, Slice<const Digit> sorted,
                                 Slice<const uint32_t> bounds, Slice<typename Law::Point> parts, uint32_t n,
                                 uint32_t buckets, uint32_t threads, uint32_t exponent_bits, uint32_t points,
                                 uint32_t prepared) {
    using Point = typename Law::Point;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);
    if (places.first_digit(thread) >= n) return;
    uint64_t digits = window_start(window, n);
    sum_share<Point>(
        sorted, digits + places.first_digit(thread), digits + places.end_digit(thread), exponent_bits,
        [&](const Digit &digit, Point &sum) {
            uint32_t exponent = digit.exponent(exponent_bits);
            uint32_t found = exponent < prepared ? exponent : prepared;
            auto base = bases[(uint64_t)found * points + digit.point].negate_if(digit.negative());
            if (exponent == found) {
                Law::add_base(sum, base);
            } else {
                add_doubled<Law>(sum, base, exponent - found);
            }
        },
        [&](uint32_t bucket, const Point &sum) { parts[places.place(thread, bucket)] = sum; });
}

}  // namespace stages
