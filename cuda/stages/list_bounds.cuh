// Computes the bounds of the lists of points that affine rounds make (affine_rounds.cuh).
#pragma once

#include "stages/sort.cuh"

namespace stages {

// Computes the bounds of the lists that rounds 0, 1, … make. A bucket with m digits has ⌈m/2^(k+1)⌉ points after round
// k. Digits of magnitude 0 are not in the lists. In a list, the bound of a bucket is the number of points of all
// earlier buckets. There is one block of LIST_THREADS threads for each round (x) and row (y). The block handles the
// buckets in steps. In each step, each thread handles LIST_BUCKETS neighbouring buckets.
constexpr uint32_t LIST_THREADS = 1024, LIST_WARPS = LIST_THREADS / 32, LIST_BUCKETS = 4;

DEVICE void list_bounds(Slice<uint32_t> bounds, uint32_t buckets) {
    SHARED(uint32_t, warp_sums, LIST_WARPS);
    uint32_t shift = blockIdx.x + 1, thread = threadIdx.x, lane = thread % 32, warp = thread / 32;
    uint64_t row = (uint64_t)blockIdx.y * (buckets + 2), list = (uint64_t)shift * gridDim.y * (buckets + 2) + row;
    uint32_t before = 0;  // the number of points in all buckets before the step
    for (uint32_t from = 1; from <= buckets; from += LIST_THREADS * LIST_BUCKETS) {
        uint32_t bucket = from + thread * LIST_BUCKETS, first = bucket <= buckets ? bounds[row + bucket] : 0;
        uint32_t earlier[LIST_BUCKETS], count = 0;
        UNROLL for (uint32_t i = 0; i < LIST_BUCKETS; i++) {
            uint32_t next = bucket + i <= buckets ? bounds[row + bucket + i + 1] : first;
            earlier[i] = count;
            count += (next - first + (1u << shift) - 1) >> shift;
            first = next;
        }
        uint32_t through = warp_prefix_sum(count, lane);
        if (lane == 31) warp_sums[warp] = through;
        __syncthreads();
        uint32_t bound = before + through - count;
        for (uint32_t w = 0; w < LIST_WARPS; w++) {
            if (w < warp) bound += warp_sums[w];
            before += warp_sums[w];
        }
        UNROLL for (uint32_t i = 0; i < LIST_BUCKETS; i++) {
            if (bucket + i <= buckets) bounds[list + bucket + i] = bound + earlier[i];
        }
        __syncthreads();
    }
    if (thread == 0) {
        bounds[list] = 0;
        // The last bound is the end of the last bucket.
        bounds[list + buckets + 1] = before;
    }
}

}  // namespace stages
