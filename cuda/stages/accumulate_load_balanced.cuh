// The Accumulate step computes the sum of each bucket. Each thread adds the same number of digits, for any scalars
// (lb-msm 3.3 and Alg. 4). Several threads may have partial sums of one bucket. A reduction then adds the partial sums
// of each bucket.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// Stores the sums of buckets, and the partial sums of threads. The digits have no exponents.
template <class Arithmetic>
DEVICE void accumulate_load_balanced(Slice<const typename Arithmetic::Base> bases, const SortedDigits &sorted,
                                     const BucketSums<typename Arithmetic::Point> &sums, bool carries) {
    sum_share_of_points<Arithmetic>(sorted, sums, carries, [&](const Digit &digit, typename Arithmetic::Point &sum) {
        Arithmetic::add_base(sum, bases[digit.point].negate_if(digit.negative()));
    });
}

// Computes rounds of the reduction, which is a tree over the threads of a row. After rounds 0 to ⌈log2 threads⌉ − 1,
// all partial sums are added to the sums of their buckets.
//
// Round r cuts the threads into groups of 2^(r+1). In each group, let b be the bucket of the middle thread's first
// digit. If threads before the middle thread also have digits of bucket b, the middle thread has a partial sum of
// bucket b. The round adds this partial sum to a target. If bucket b begins in the group, the target is the sum of
// bucket b. If bucket b begins before the group, the target is the partial sum of the group's first thread. So after
// round r, the target includes all digits of bucket b in the group. Each partial sum is added at most once. A sum has
// at most one writer in a round, because a bucket begins in only one group, and a group has only one middle thread.
//
// A launch computes `rounds` rounds from `first_round` on. A block reduces the partial sums that 2^(first_round +
// rounds) threads of the accumulation computed. The block reads and writes only the partial sums of these threads, and
// the buckets that begin in the shares of these threads. In a round, one quad makes the addition for each middle
// thread. Between two rounds, all quads of a block wait at a barrier. The additions of a round use the least possible
// number of warps. A warp has 8 quads, so the additions for k middle threads take ⌈k/8⌉ warps. Warps without additions
// wait.
template <class Arithmetic>
DEVICE void reduce_partial_sums(const SortedDigits &sorted, const BucketSums<typename Arithmetic::Point> &sums,
                                uint32_t first_round, uint32_t rounds, uint32_t rows) {
    using Point = typename Arithmetic::Point;
    using Quad = typename Arithmetic::Quad;
    uint32_t log2_group = first_round + rounds;
    uint32_t groups = ((sorted.threads - 1) >> log2_group) + 1;
    uint32_t group = blockIdx.x % groups, row = blockIdx.x / groups;
    if (row >= rows) return;
    DigitShares shares = DigitShares::of_row(sorted, row);
    uint32_t lane = quad_lane(), quads = blockDim.x / 4, quad = threadIdx.x / 4;

    for (uint32_t round = first_round; round < log2_group; round++) {
        uint32_t middles = 1u << (log2_group - 1 - round);
        // All lanes of a warp have the same loop condition, which is true if the first quad of the warp has a middle
        // thread.
        for (uint32_t from = 0; from + quad / 8 * 8 < middles; from += quads) {
            uint64_t start = ((uint64_t)group << log2_group) + ((uint64_t)(from + quad) << (round + 1));
            uint64_t middle = start + (1u << round);
            Point *target = nullptr;
            bool adds = from + quad < middles && middle < sorted.threads && shares.first_digit(middle) < shares.n;
            if (adds) {
                uint64_t begin = row_start(row, sorted.n) + shares.first_digit(middle);
                uint32_t bucket = sorted.digits[begin].bucket(sorted.exponent_bits);
                adds = shares.begins_before(bucket, middle);
                target = shares.begins_before(bucket, start) ? &sums.of_thread(sorted, row, start)
                                                             : &sums.of_bucket(sorted, row, bucket);
            }
            if (!__any_sync(ALL_LANES, adds)) continue;
            auto a = Arithmetic::identity().coordinate(lane), b = a;
            if (adds) {
                a = target->coordinate(lane);
                b = sums.of_thread(sorted, row, middle).coordinate(lane);
            }
            a = Quad::add(a, b);
            if (adds) target->coordinate(lane) = a;
        }
        __syncthreads();
    }
}

}  // namespace stages
