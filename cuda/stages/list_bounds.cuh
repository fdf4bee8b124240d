// The bounds of the lists of points after affine rounds: see affine_rounds.cuh.
#pragma once

#include "stages/sort.cuh"

namespace stages {

// The bounds of the lists after rounds 0, 1, …: a bucket with m digits has ⌈m/2^(k+1)⌉ points after round k. Digits of
// magnitude 0 have no points. There is one block of SORT_THREADS for each round (x) and window (y). Each thread counts
// the points of its own range of buckets; the sum over the threads before it is the first bound.
DEVICE void list_bounds(Slice<uint32_t> bounds, uint32_t buckets) {
    SHARED(uint32_t, warp_sums, SORT_WARPS);
    uint32_t shift = blockIdx.x + 1, thread = threadIdx.x;
    uint64_t row = (uint64_t)blockIdx.y * (buckets + 2), list = (uint64_t)shift * gridDim.y * (buckets + 2) + row;
    uint32_t length = (buckets + SORT_THREADS - 1) / SORT_THREADS;
    uint32_t begin = min(thread * length, buckets) + 1, end = min(begin + length, buckets + 1);
    auto points = [&](uint32_t bucket) {
        uint32_t digits = bounds[row + bucket + 1] - bounds[row + bucket];
        return (digits + (1u << shift) - 1) >> shift;
    };

    uint32_t count = 0;
    for (uint32_t bucket = begin; bucket < end; bucket++) count += points(bucket);
    uint32_t bound = BlockSum::of(count, warp_sums).before;
    if (thread == 0) bounds[list] = 0;
    for (uint32_t bucket = begin; bucket < end; bucket++) {
        bounds[list + bucket] = bound;
        bound += points(bucket);
    }
    // The end of the last bucket.
    if (thread == SORT_THREADS - 1) bounds[list + buckets + 1] = bound;
}

}  // namespace stages
