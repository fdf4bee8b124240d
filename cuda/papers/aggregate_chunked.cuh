// Aggregates the buckets b = 1 … M of each row of digits to Σ b·B_b, by running sums over chunks (cuzk Alg. 4,
// pBucketPointsReduction). B_b is the sum of bucket b.
//
// Each of T threads takes r = ⌈M/T⌉ buckets. T need not divide M, so the last threads may have fewer buckets or no
// bucket. (The paper has r = (2^s − 1)/t, which need not be an integer.) The chunk of thread ξ = 0 … T − 1 has the
// buckets k + l for l = 1 … r, where k = ξ·r. M_ξ is the sum of the thread's buckets, and S_ξ is the weighted sum of
// the thread's buckets:
//
//   Σ_b b·B_b = Σ_ξ (S_ξ + k·M_ξ),   M_ξ = Σ_l B_{k+l},   S_ξ = Σ_l l·B_{k+l}
//
// Bucket b of row w is at w·M + b − 1 of `sums`; the sum of an empty bucket is the identity. With W rows, the
// result of thread ξ of row w is stored at ξ·W + w of `weighted`. Then `sum_runs` (aggregate_layered.cuh) adds the
// results of a row. `sum_runs` halves the number of results until one is left, so T is a power of two.
#pragma once

#include "curve/point_arithmetic.cuh"

namespace stages {

// k·P for k > 0, by doublings and additions from the highest bit of k. Takes ⌊log2 k⌋ doublings, and an addition for
// each set bit of k except the highest bit. The sequence of operations depends only on k.
template <class Arithmetic>
DEVICE typename Arithmetic::Point small_multiple(const typename Arithmetic::Point &point, uint32_t k) {
    typename Arithmetic::Point multiple = point;
    for (uint32_t bit = 31 - __clz(k); bit > 0; bit--) {
        multiple = Arithmetic::dbl(multiple);
        if (k >> (bit - 1) & 1) Arithmetic::add(multiple, point);
    }
    return multiple;
}

// Computes the result of each chunk. In a chunk of r buckets, the last bucket is copied, and each of the r − 1 other
// buckets takes 2 additions. If k > 0, the product k·M_ξ and one more addition follow. There is one thread for each
// chunk, and one row of blocks for each row of digits. A thread writes one entry of `weighted`.
template <class Arithmetic>
DEVICE void sum_bucket_chunks(Slice<const typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                              uint32_t buckets, uint32_t threads) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    if (thread >= threads) return;
    uint32_t length = (buckets + threads - 1) / threads;
    uint32_t begin = min(thread * length, buckets), end = min(begin + length, buckets);
    uint64_t start = (uint64_t)row * buckets, place = (uint64_t)thread * gridDim.y + row;
    if (begin == end) {
        weighted[place] = Arithmetic::identity();
        return;
    }
    typename Arithmetic::Point sum = sums[start + end - 1], weighted_sum = sum;
    for (uint32_t i = end - 1; i > begin; i--) {
        Arithmetic::add(sum, sums[start + i - 1]);
        Arithmetic::add(weighted_sum, sum);
    }
    if (begin > 0) Arithmetic::add(weighted_sum, small_multiple<Arithmetic>(sum, begin));
    weighted[place] = weighted_sum;
}

}  // namespace stages
