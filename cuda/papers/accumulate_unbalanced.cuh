// Accumulates whole buckets in each thread (lb-msm Alg. 2). This file is for comparison only. The sorted digits are cut
// into equal shares. Then each boundary between two shares moves forward to the beginning of the next bucket. So only
// one thread writes the sum of a bucket. But this thread adds all digits of the bucket, even if the bucket is very
// long.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// With M buckets in each row, the sum of bucket b of row w goes to sums[w·M + b − 1]. The sum of a bucket is written by
// the thread in whose share the bucket begins. The sum of an empty bucket is not written. There is one thread for each
// share, and one row of blocks for each row of digits. Digits of magnitude 0 are skipped.
template <class Arithmetic>
DEVICE void accumulate_unbalanced(Slice<const typename Arithmetic::Base> bases, const SortedDigits &sorted,
                                  Slice<typename Arithmetic::Point> sums, uint32_t points) {
    using Point = typename Arithmetic::Point;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    if (thread >= sorted.threads) return;
    DigitShares shares = DigitShares::of_row(sorted, row);
    uint64_t digits = row_start(row, sorted.n);
    // Returns the first position, from `position` on, at which a bucket begins.
    auto next_bucket = [&](uint64_t position) {
        if (position >= sorted.n) return (uint64_t)sorted.n;
        if (position == shares.begin) return position;
        while (position < sorted.n && sorted.digits[digits + position].bucket(sorted.exponent_bits) ==
                                          sorted.digits[digits + position - 1].bucket(sorted.exponent_bits)) {
            position++;
        }
        return position;
    };
    uint64_t begin = next_bucket(shares.first_digit(thread)), end = next_bucket(shares.end_digit(thread));
    if (begin >= end) return;
    sum_digits(
        sorted.digits, digits + begin, digits + end, sorted.exponent_bits,
        [](uint32_t) -> Point { return Arithmetic::identity(); },
        [&](const Digit &digit, Point &sum) {
            uint64_t index = digit.base_index(sorted.exponent_bits, points);
            Arithmetic::add_base(sum, bases[index].negate_if(digit.negative()));
        },
        [&](uint32_t bucket, const Point &sum) { sums[(uint64_t)row * sorted.buckets + bucket - 1] = sum; });
}

}  // namespace stages
