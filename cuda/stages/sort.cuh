// Sort: a stable radix sort of each window's digits by magnitude (lb-msm 3.3). A pass sorts by at most 8 bits, in three
// kernels.
//
//   1. count    each warp counts the radix values of its own tile of digits
//   2. offset   for each radix value, the counts of all tiles become exclusive prefix sums, and their total is stored
//   3. scatter  each warp moves the digits of its tile, in order, to their places, which follow from totals and prefix
//               sums
//
// There are no global atomics, so the order is the same in every run, and equal digits cost the same as different ones.
// A counter in shared memory belongs to one warp; in the warp, only the leader of the lanes with its radix value writes
// it. A global location has one writer in each kernel.
#pragma once

#include "stages/digit.cuh"

namespace stages {

constexpr uint32_t MAX_RADIX = 256;  // the most radix values of a pass
constexpr uint32_t SORT_THREADS = 256;
constexpr uint32_t SORT_WARPS = SORT_THREADS / 32;
constexpr uint32_t ALL_LANES = 0xffffffffu;

// The tile of digits [begin, end) that a warp works on, 32 at a time.
struct Tile {
    uint32_t index, begin, end;

    DEVICE static Tile of_warp(uint32_t warp, uint32_t tile, uint32_t n) {
        uint32_t index = blockIdx.x * SORT_WARPS + warp;
        uint64_t begin = (uint64_t)index * tile, end = begin + tile;
        return {index, (uint32_t)(begin < n ? begin : n), (uint32_t)(end < n ? end : n)};
    }
};

// The lanes of the warp whose digit has the same radix value. Lanes after the tile's end have a value of their own.
struct Peers {
    uint32_t lanes, lane;

    DEVICE static Peers of(uint32_t value, uint32_t lane) { return {__match_any_sync(ALL_LANES, value), lane}; }
    DEVICE uint32_t rank() const { return __popc(lanes & ((1u << lane) - 1)); }
    DEVICE uint32_t count() const { return __popc(lanes); }
    DEVICE bool leader() const { return rank() == 0; }
};

// The bits of a code that a pass sorts by: `radix` − 1 is their mask.
DEVICE uint32_t radix_of(const Digit &digit, uint32_t shift, uint32_t radix) {
    return digit.code >> shift & (radix - 1);
}

// The index of the counter of a radix value and a tile. Radix values are rows, so each row is one prefix sum.
DEVICE uint64_t counter(uint32_t window, uint32_t value, uint32_t radix, uint32_t tile, uint32_t tiles) {
    return ((uint64_t)window * radix + value) * tiles + tile;
}

// The inclusive prefix sum of `value` over the warp's lanes.
DEVICE uint32_t warp_prefix_sum(uint32_t value, uint32_t lane) {
    for (uint32_t distance = 1; distance < 32; distance *= 2) {
        uint32_t below = __shfl_up_sync(ALL_LANES, value, distance);
        if (lane >= distance) value += below;
    }
    return value;
}

// Blocks of SORT_THREADS; one row of blocks for each window.
DEVICE void sort_count(Slice<const Digit> digits, Slice<uint32_t> tile_counts, uint32_t n, uint32_t tile,
                       uint32_t tiles, uint32_t shift, uint32_t radix) {
    SHARED(uint32_t, counts, (SORT_WARPS * MAX_RADIX));
    uint32_t window = blockIdx.y, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    Tile own = Tile::of_warp(warp, tile, n);
    if (own.index >= tiles) return;

    uint32_t *warp_counts = counts + warp * MAX_RADIX;
    for (uint32_t value = lane; value < radix; value += 32) warp_counts[value] = 0;
    __syncwarp();
    for (uint32_t begin = own.begin; begin < own.end; begin += 32) {
        bool there = begin + lane < own.end;
        uint32_t value = there ? radix_of(digits[window_start(window, n) + begin + lane], shift, radix) : radix;
        Peers peers = Peers::of(value, lane);
        if (there && peers.leader()) warp_counts[value] += peers.count();
        __syncwarp();
    }
    for (uint32_t value = lane; value < radix; value += 32) {
        tile_counts[counter(window, value, radix, own.index, tiles)] = warp_counts[value];
    }
}

// Blocks of one warp: one for each radix value (x) and window (y).
DEVICE void sort_offset(Slice<uint32_t> tile_counts, Slice<uint32_t> radix_counts, uint32_t tiles) {
    uint32_t value = blockIdx.x, window = blockIdx.y, radix = gridDim.x, lane = threadIdx.x;
    uint32_t before = 0;
    for (uint32_t begin = 0; begin < tiles; begin += 32) {
        uint32_t tile = begin + lane;
        uint64_t place = counter(window, value, radix, tile, tiles);
        uint32_t count = tile < tiles ? tile_counts[place] : 0;
        uint32_t through = warp_prefix_sum(count, lane);
        if (tile < tiles) tile_counts[place] = before + through - count;
        before += __shfl_sync(ALL_LANES, through, 31);
    }
    if (lane == 0) radix_counts[window * radix + value] = before;
}

// The same grid as sort_count.
DEVICE void sort_scatter(Slice<const Digit> digits, Slice<Digit> sorted, Slice<const uint32_t> tile_counts,
                         Slice<const uint32_t> radix_counts, uint32_t n, uint32_t tile, uint32_t tiles, uint32_t shift,
                         uint32_t radix) {
    SHARED(uint32_t, radix_starts, MAX_RADIX);
    SHARED(uint32_t, places, (SORT_WARPS * MAX_RADIX));
    uint32_t window = blockIdx.y, lane = threadIdx.x % 32, warp = threadIdx.x / 32;

    // The first warp computes from the totals where each radix value begins.
    for (uint32_t begin = 0, before = 0; warp == 0 && begin < radix; begin += 32) {
        uint32_t count = begin + lane < radix ? radix_counts[window * radix + begin + lane] : 0;
        uint32_t through = warp_prefix_sum(count, lane);
        radix_starts[begin + lane] = before + through - count;
        before += __shfl_sync(ALL_LANES, through, 31);
    }
    __syncthreads();

    Tile own = Tile::of_warp(warp, tile, n);
    if (own.index >= tiles) return;
    uint32_t *warp_places = places + warp * MAX_RADIX;
    for (uint32_t value = lane; value < radix; value += 32) {
        warp_places[value] = radix_starts[value] + tile_counts[counter(window, value, radix, own.index, tiles)];
    }
    __syncwarp();
    for (uint32_t begin = own.begin; begin < own.end; begin += 32) {
        bool there = begin + lane < own.end;
        Digit digit = there ? digits[window_start(window, n) + begin + lane] : Digit{0, 0};
        uint32_t value = there ? radix_of(digit, shift, radix) : radix;
        Peers peers = Peers::of(value, lane);
        if (there) sorted[window_start(window, n) + warp_places[value] + peers.rank()] = digit;
        __syncwarp();
        if (there && peers.leader()) warp_places[value] += peers.count();
        __syncwarp();
    }
}

// bounds[b] = the first position of a digit of bucket b or above, for b from 0 to buckets + 1. A binary search finds
// it, so empty buckets and full ones cost the same. One thread for each bucket; one row of blocks for each window.
DEVICE void bucket_bounds(Slice<const Digit> sorted, Slice<uint32_t> bounds, uint32_t n, uint32_t buckets,
                          uint32_t exponent_bits) {
    uint32_t bucket = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (bucket > buckets + 1) return;
    uint32_t low = 0, high = n;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (sorted[window_start(window, n) + middle].bucket(exponent_bits) < bucket) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    bounds[(uint64_t)window * (buckets + 2) + bucket] = low;
}

}  // namespace stages
