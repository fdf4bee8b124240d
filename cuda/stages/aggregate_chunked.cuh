// Aggregate: Σ b·B_b over each window's buckets b = 1 … M by running sums over chunks (cuzk Alg. 4,
// pBucketPointsReduction).
//
// T threads take r = ⌈M/T⌉ buckets each, the last ones fewer or none, as T need not divide M; the paper's
// r = (2^s − 1)/t is no integer. With k = ξ·r buckets before the chunk of thread ξ = 0 … T − 1:
//
//   Σ_b b·B_b = Σ_ξ (S_ξ + k·M_ξ),   M_ξ = Σ_l B_{k+l},   S_ξ = Σ_l l·B_{k+l}
//
// Bucket b of window w lies at w·M + b − 1, the identity where it is empty. The result of thread ξ of window w lies in
// `weighted` at ξ·W + w, for the rounds of `sum_halves` (aggregate_layered.cuh), so that T is a power of two.
#pragma once

#include "curve/law.cuh"

namespace stages {

// k·P by doubling and adding from k's highest bit; k > 0. The operations depend on k alone.
// ⌊log2 k⌋ doublings, and an addition for each bit of k that is set but the highest.
template <class Law>
DEVICE typename Law::Point small_multiple(const typename Law::Point &point, uint32_t k) {
    typename Law::Point multiple = point;
    for (uint32_t bit = 31 - __clz(k); bit > 0; bit--) {
        multiple = Law::dbl(multiple);
        if (k >> (bit - 1) & 1) Law::add(multiple, point);
    }
    return multiple;
}

// A chunk of r buckets: the first is a copy, the others take 2 additions each; then k·M_ξ, and an addition if k > 0.
// One thread for each chunk, which writes one place; one row of blocks for each window.
template <class Law>
DEVICE void sum_bucket_chunks(Slice<const typename Law::Point> sums, Slice<typename Law::Point> weighted,
                              uint32_t buckets, uint32_t threads) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    uint32_t length = (buckets + threads - 1) / threads;
    uint32_t begin = min(thread * length, buckets), end = min(begin + length, buckets);
    uint64_t start = (uint64_t)window * buckets, place = (uint64_t)thread * gridDim.y + window;
    if (begin == end) {
        weighted[place] = Law::identity();
        return;
    }
    typename Law::Point sum = sums[start + end - 1], weighted_sum = sum;
    for (uint32_t i = end - 1; i > begin; i--) {
        Law::add(sum, sums[start + i - 1]);
        Law::add(weighted_sum, sum);
    }
    if (begin > 0) Law::add(weighted_sum, small_multiple<Law>(sum, begin));
    weighted[place] = weighted_sum;
}

}  // namespace stages
