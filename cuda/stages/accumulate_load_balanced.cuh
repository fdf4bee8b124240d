// Accumulate: the sum of each bucket. Each thread adds the same number of digits, for all scalars (lb-msm 3.3 and Alg.
// 4). Then the partial sums that several threads hold of one bucket are added: the gather.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// Stores partial sums. The digits have no exponents.
template <class Arithmetic>
DEVICE void accumulate_load_balanced(Slice<const typename Arithmetic::Base> bases, const SortedDigits &sorted,
                                     Slice<typename Arithmetic::Point> partial_sums) {
    using Point = typename Arithmetic::Point;
    sum_share<Point>(
        sorted,
        [&](const Digit &digit, Point &sum) {
            Arithmetic::add_base(sum, bases[digit.point].negate_if(digit.negative()));
        },
        [&](uint64_t index, uint32_t, const Point &sum) { partial_sums[index] = sum; });
}

// One round of a tree over the threads that share a bucket. After rounds 0 to ⌈log2 threads⌉ − 1, the partial sum of
// the bucket's first thread is the sum of the bucket.
//
// Number the threads of a bucket from its first. In round r the thread 2^r after a multiple of 2^(r+1) adds its partial
// sum to the one 2^r before it. Only the first bucket of a share can begin before the share. So each thread passes on
// at most one partial sum, in one of the rounds, and each partial sum has at most one writer in a round.
template <class Arithmetic>
DEVICE void gather_round(const SortedDigits &sorted, Slice<typename Arithmetic::Point> partial_sums, uint32_t round) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= sorted.threads) return;
    DigitShares shares = DigitShares::of_window(sorted, window);
    uint64_t begin = shares.first_digit(thread);
    if (begin >= sorted.n) return;

    uint32_t bucket = sorted.digits[window_start(window, sorted.n) + begin].bucket(sorted.exponent_bits);
    uint32_t distance = 1u << round;
    if ((thread - shares.first_thread(bucket)) % (2 * distance) != distance) return;
    typename Arithmetic::Point sum = partial_sums[shares.sum_index(thread - distance, bucket)];
    Arithmetic::add(sum, partial_sums[shares.sum_index(thread, bucket)]);
    partial_sums[shares.sum_index(thread - distance, bucket)] = sum;
}

}  // namespace stages
