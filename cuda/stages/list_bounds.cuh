// The bounds of the lists that affine rounds leave: see affine_rounds.cuh.
#pragma once

#include "platform.cuh"

namespace stages {

constexpr uint32_t LIST_THREADS = 512;

// The bounds of the lists after rounds 0, 1, …: a bucket with m digits has ⌈m/2^(k+1)⌉ points after round k. Digits of
// magnitude 0 have none. One block for each round (x) and window (y). Each thread counts the points of its own range of
// buckets; then a sum over the threads before it gives the first bound.
DEVICE void list_bounds(Slice<uint32_t> bounds, uint32_t buckets) {
    SHARED(uint32_t, counts, LIST_THREADS);
    uint32_t shift = blockIdx.x + 1, thread = threadIdx.x;
    uint64_t row = (uint64_t)blockIdx.y * (buckets + 2), list = (uint64_t)shift * gridDim.y * (buckets + 2) + row;
    uint32_t length = (buckets + LIST_THREADS - 1) / LIST_THREADS;
    uint32_t begin = min(thread * length, buckets) + 1, end = min(begin + length, buckets + 1);
    auto points = [&](uint32_t bucket) {
        uint32_t digits = bounds[row + bucket + 1] - bounds[row + bucket];
        return (digits + (1u << shift) - 1) >> shift;
    };

    uint32_t count = 0;
    for (uint32_t bucket = begin; bucket < end; bucket++) count += points(bucket);
    counts[thread] = count;
    __syncthreads();
    // Each round of the prefix sum reads all that it needs before it writes.
    for (uint32_t distance = 1; distance < LIST_THREADS; distance *= 2) {
        uint32_t below = thread >= distance ? counts[thread - distance] : 0;
        __syncthreads();
        counts[thread] += below;
        __syncthreads();
    }

    uint32_t bound = counts[thread] - count;
    if (thread == 0) bounds[list] = 0;
    for (uint32_t bucket = begin; bucket < end; bucket++) {
        bounds[list + bucket] = bound;
        bound += points(bucket);
    }
    // The end of the last bucket.
    if (thread == LIST_THREADS - 1) bounds[list + buckets + 1] = bound;
}

}  // namespace stages
