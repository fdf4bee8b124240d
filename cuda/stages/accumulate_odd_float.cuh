// Accumulates digits with exponents (lb-msm 3.1, 3.3). The only difference from accumulate_load_balanced is the term of
// a digit: a digit with point P and exponent h adds 2^h·P.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// sum += 2^doublings·base. `add_doubled` is not inlined, because calls are rare if 2^h·P is prepared for enough
// exponents h.
template <class Arithmetic>
DEVICE_CALL void add_doubled(typename Arithmetic::Point &sum, const typename Arithmetic::Base &base,
                             uint32_t doublings) {
    typename Arithmetic::Point point = Arithmetic::identity();
    Arithmetic::add_base(point, base);
    for (uint32_t i = 0; i < doublings; i++) point = Arithmetic::dbl(point);
    Arithmetic::add(sum, point);
}

// `bases` has `points` points for each exponent h from 0 to `prepared`: 2^h·P is `points` entries after 2^(h−1)·P. A
// digit with a prepared exponent costs one mixed addition. A digit with an exponent h above `prepared` reads
// 2^prepared·P, and costs h − prepared doublings and an addition (lb-msm Alg. 4, lines 13 to 20). For uniform scalars,
// about 2^−(prepared + 1) of all digits have an exponent that is not prepared.
template <class Arithmetic>
DEVICE void accumulate_odd_float(Slice<const typename Arithmetic::Base> bases, const SortedDigits &sorted,
                                 const BucketSums<typename Arithmetic::Point> &sums, bool carries, uint32_t points,
                                 uint32_t prepared) {
    sum_share_of_points<Arithmetic>(sorted, sums, carries, [&](const Digit &digit, typename Arithmetic::Point &sum) {
        uint32_t exponent = digit.exponent(sorted.exponent_bits);
        uint32_t found = exponent < prepared ? exponent : prepared;
        auto base = bases[(uint64_t)found * points + digit.point].negate_if(digit.negative());
        if (exponent == found) {
            Arithmetic::add_base(sum, base);
        } else {
            add_doubled<Arithmetic>(sum, base, exponent - found);
        }
    });
}

}  // namespace stages
