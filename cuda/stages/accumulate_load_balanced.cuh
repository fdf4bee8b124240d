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

// One round of a tree over the threads of a window. After rounds 0 to ⌈log2 threads⌉ − 1, the partial sum of a bucket's
// first thread is the sum of the bucket.
//
// Round r cuts the threads into blocks of 2^(r+1). Let m be the thread in the middle of a block, and b the bucket of its
// first digit. If threads before m have digits of b too, the partial sum of thread m is added to that of b's first
// thread in the block. So after round r, b's first thread in each block has the sum of the whole block. Each partial sum
// is passed on at most once, and has at most one writer in a round.
//
// One thread for each block of each window: all lanes of a warp add.
template <class Arithmetic>
DEVICE void gather_round(const SortedDigits &sorted, Slice<typename Arithmetic::Point> partial_sums, uint32_t round,
                         uint32_t windows) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t middles = (((sorted.threads - 1) >> round) + 1) / 2;
    uint32_t window = index / middles;
    if (window >= windows) return;
    uint32_t start = index % middles * 2 << round, middle = start + (1u << round);
    DigitShares shares = DigitShares::of_window(sorted, window);
    uint64_t begin = shares.first_digit(middle);
    if (begin >= shares.n) return;

    uint32_t bucket = sorted.digits[window_start(window, sorted.n) + begin].bucket(sorted.exponent_bits);
    uint32_t first = max(shares.first_thread(bucket), start);
    if (first == middle) return;
    typename Arithmetic::Point sum = partial_sums[shares.sum_index(first, bucket)];
    Arithmetic::add(sum, partial_sums[shares.sum_index(middle, bucket)]);
    partial_sums[shares.sum_index(first, bucket)] = sum;
}

}  // namespace stages
