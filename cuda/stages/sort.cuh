// Sorts each row's digits by magnitude, with a stable radix sort (lb-msm 3.3). A pass sorts by at most 10 bits.
//
// A row is cut into tiles. In each pass, a block sorts the digits of a tile by their radix values, in shared memory. In
// a pass, the radix value of a digit consists of adjacent bits of the digit's code: the bits by which the pass sorts.
//
//   1. Each warp counts the radix values of its digits, in order. So each digit gets a rank: the number of earlier
//      digits of the warp with the same radix value.
//   2. Prefix sums replace the counts. For each warp and each radix value, the prefix sum is the index in the sorted
//      tile at which the warp's digits with this radix value begin.
//   3. The index of a digit in the sorted tile is the digit's rank plus the prefix sum for the digit's warp and radix
//      value.
//
// If a tile holds a whole row, `sort_row` runs steps 1 to 3 for each pass, and then writes the row. If a row has
// several tiles, each pass launches two or three kernels:
//
//   sort_count    counts the radix values of each tile
//   sort_offset   replaces the counts of each radix value by prefix sums over the tiles; not launched if there are only
//                 a few tiles
//   sort_scatter  sorts and writes each tile. Digits with the same radix value are neighbours in the sorted tile
//                 and in the result, so a warp writes to a small number of sectors
//
// A pass with sort_count and sort_scatter reads each digit twice and writes each digit once. In CUB, tiles look back to
// the sums of earlier tiles, so a pass reads each digit once. But with CUB's method, blocks wait for other blocks.
// Neither the emulator nor the PTX machine can check the memory ordering of such waits between blocks.
//
// The sort uses no atomic operations. So the order of the digits is the same in every run, and equal digits take the
// same time as different digits. A counter in shared memory belongs to one warp and one radix value. Of the lanes whose
// digits have the counter's radix value, only one lane, the leader, writes the counter. A global location has one
// writer in each kernel.
#pragma once

#include "stages/digit.cuh"

namespace stages {

constexpr uint32_t MAX_RADIX = 1024;  // the maximum number of radix values of a pass
constexpr uint32_t SORT_THREADS = 256;
constexpr uint32_t SORT_WARPS = SORT_THREADS / 32;
constexpr uint32_t MAX_STEPS = 16;  // the maximum number of digits of a thread
constexpr uint32_t MAX_TILE = MAX_STEPS * SORT_THREADS;
constexpr uint32_t OFFSET_THREADS = 1024;
constexpr uint32_t OFFSET_WARPS = OFFSET_THREADS / 32;

static_assert(SORT_WARPS * MAX_RADIX * sizeof(uint32_t) <= MAX_TILE * sizeof(Digit),
              "the counters must fit in the memory that they share with the tile");

// In a warp, the lanes whose digits have the same radix value as the digit of `lane`.
struct Peers {
    uint32_t lanes, lane;

    // `radix` is a power of two above the value. The function takes a vote for each bit of the value, because
    // __match_any_sync takes longer. On an H100, votes reduce the time of sort_count to 60%, and the time of
    // sort_scatter to 80%, of the time with __match_any_sync.
    DEVICE static Peers of(uint32_t value, uint32_t lane, uint32_t radix) {
        uint32_t lanes = ALL_LANES;
        UNROLL for (uint32_t bit = 1; bit < MAX_RADIX; bit *= 2) {
            if (bit >= radix) break;
            uint32_t set = __ballot_sync(ALL_LANES, value & bit);
            lanes &= value & bit ? set : ~set;
        }
        return {lanes, lane};
    }
    DEVICE uint32_t rank() const { return __popc(lanes & ((1u << lane) - 1)); }
    DEVICE uint32_t count() const { return __popc(lanes); }
    DEVICE bool leader() const { return rank() == 0; }
};

// Returns the radix value of a code: the bits by which the pass sorts, from bit `shift` on. `radix` is a power of two.
DEVICE uint32_t radix_of(uint32_t code, uint32_t shift, uint32_t radix) { return code >> shift & (radix - 1); }

// Entries of a tile after the row's end have the code NO_CODE. In every pass, NO_CODE has the greatest radix value.
// Each pass is stable, so the entries after the row's end remain behind all digits. Only the count of the greatest
// radix value includes these entries.
constexpr uint32_t NO_CODE = 0xffffffffu;

// The tile of a block: the digits of a row from `begin` to `end`, without `end`. A warp has 32·`steps` neighbouring
// digits of the tile. Each thread has every 32nd digit of its warp.
struct Tile {
    uint32_t begin, end, steps;

    DEVICE static Tile of_block(uint32_t tile, uint32_t n) {
        uint32_t begin = blockIdx.x * tile, end = begin + tile;
        return {begin, end < n ? end : n, tile / SORT_THREADS};
    }
    DEVICE uint32_t length() const { return end - begin; }
    // first() is the index of the thread's first digit in the tile. own() is the number of the thread's digits in the
    // tile.
    DEVICE uint32_t first() const { return threadIdx.x / 32 * steps * 32 + threadIdx.x % 32; }
    DEVICE uint32_t own() const {
        uint32_t place = first();
        return place < length() ? min((length() - place + 31) / 32, steps) : 0;
    }
};

// Returns the index of the counter for a radix value and a tile.
DEVICE uint64_t counter(uint32_t row, uint32_t tile, uint32_t tiles, uint32_t value, uint32_t radix) {
    return ((uint64_t)row * tiles + tile) * radix + value;
}

// Returns the inclusive prefix sum of `value` over the warp's lanes.
DEVICE uint32_t warp_prefix_sum(uint32_t value, uint32_t lane) {
    for (uint32_t distance = 1; distance < 32; distance *= 2) {
        uint32_t below = __shfl_up_sync(ALL_LANES, value, distance);
        if (lane >= distance) value += below;
    }
    return value;
}

// A prefix sum over the threads of a block: `before` is the sum over all earlier threads, and `all` is the sum over all
// threads.
struct BlockSum {
    uint32_t before, all;

    // `warp_sums` has a word for each warp. The last lane of each warp writes the word of the warp. Between two calls
    // of `of`, the threads must pass a barrier.
    DEVICE static BlockSum of(uint32_t value, uint32_t *warp_sums) {
        uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32, through = warp_prefix_sum(value, lane);
        if (lane == 31) warp_sums[warp] = through;
        __syncthreads();
        BlockSum sum{through - value, 0};
        UNROLL for (uint32_t w = 0; w < SORT_WARPS; w++) {
            if (w < warp) sum.before += warp_sums[w];
            sum.all += warp_sums[w];
        }
        return sum;
    }
};

// The digits of a thread, and the indices of these digits in the sorted tile.
struct OwnDigits {
    Digit digits[MAX_STEPS];
    uint32_t places[MAX_STEPS];

    DEVICE void load(Slice<const Digit> all, uint64_t row_start, const Tile &tile) {
        uint64_t first = row_start + tile.begin + tile.first();
        uint32_t own = tile.own();
        UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
            digits[step] = step < own ? all[first + 32 * step] : Digit{NO_CODE, 0};
            places[step] = 0;
        }
    }

    // Writes the sorted tile to `sorted`. Before this write, `sorted` holds the counters of all warps. starts[v]
    // becomes the index of the first digit with radix value v. Thread v mod SORT_THREADS writes starts[v]. A barrier
    // must follow before other threads read `sorted` or `starts`.
    DEVICE void sort(Digit *sorted, uint32_t *starts, uint32_t *warp_sums, uint32_t steps, uint32_t shift,
                     uint32_t radix) {
        uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32;
        uint32_t *counts = reinterpret_cast<uint32_t *>(sorted), *own_counts = counts + warp * MAX_RADIX;
        for (uint32_t value = lane; value < radix; value += 32) own_counts[value] = 0;
        UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
            if (step >= steps) break;
            uint32_t value = radix_of(digits[step].code, shift, radix);
            Peers peers = Peers::of(value, lane, radix);
            __syncwarp();
            uint32_t before = own_counts[value];
            __syncwarp();
            if (peers.leader()) own_counts[value] = before + peers.count();
            places[step] = before + peers.rank();
        }
        __syncthreads();
        for (uint32_t first = 0, lower = 0; first < radix; first += SORT_THREADS) {
            uint32_t value = first + threadIdx.x, of_warps[SORT_WARPS] = {}, count = 0;
            if (value < radix) {
                UNROLL for (uint32_t w = 0; w < SORT_WARPS; w++) {
                    of_warps[w] = counts[w * MAX_RADIX + value];
                    count += of_warps[w];
                }
            }
            BlockSum sum = BlockSum::of(count, warp_sums);
            if (value < radix) {
                uint32_t start = starts[value] = lower + sum.before;
                UNROLL for (uint32_t w = 0; w < SORT_WARPS; w++) {
                    counts[w * MAX_RADIX + value] = start;
                    start += of_warps[w];
                }
            }
            lower += sum.all;
            __syncthreads();
        }
        UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
            if (step >= steps) break;
            places[step] += own_counts[radix_of(digits[step].code, shift, radix)];
        }
        __syncthreads();
        UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
            if (step >= steps) break;
            sorted[places[step]] = digits[step];
        }
    }
};

// Stores where the buckets of a row begin. For b from 0 to buckets + 1, bounds[b] is the first position of a digit
// of bucket b or above.
struct Bounds {
    Slice<uint32_t> bounds;
    uint32_t buckets, exponent_bits;  // no bounds are stored if `buckets` is 0

    // `store` is only for a pass that sorts by all bits of the magnitude. After such a pass, a bucket begins at the
    // first digit with the bucket's least radix value. For each radix value, one thread calls `store`.
    DEVICE void store(uint32_t row, uint32_t value, uint32_t start) const {
        uint32_t b = bucket(value);
        bool least = value == 0 || bucket(value - 1) != b;
        if (buckets != 0 && least && b <= buckets + 1) bounds[index(row, b)] = start;
    }

    // Stores the bounds of all buckets above the bucket of the greatest radix value. Each of these bounds is n, the end
    // of the row. All threads of a block call this function.
    DEVICE void store_rest(uint32_t row, uint32_t radix, uint32_t n) const {
        if (buckets == 0) return;
        for (uint32_t b = bucket(radix - 1) + 1 + threadIdx.x; b <= buckets + 1; b += SORT_THREADS) {
            bounds[index(row, b)] = n;
        }
    }

    DEVICE uint32_t bucket(uint32_t value) const {
        return Digit{value << (1 + exponent_bits), 0}.bucket(exponent_bits);
    }
    DEVICE uint64_t index(uint32_t row, uint32_t b) const { return (uint64_t)row * (buckets + 2) + b; }
};

// Sorts rows of at most MAX_TILE digits in place. There are `passes` passes of `bits` bits each. The first pass
// sorts by the bits from `shift` on. If there is only one pass, this function also stores the bounds. There is one
// block of SORT_THREADS threads for each row (y).
DEVICE void sort_row(Slice<Digit> digits, const Bounds &bounds, uint32_t n, uint32_t shift, uint32_t bits,
                     uint32_t passes) {
    SHARED(Digit, sorted, MAX_TILE);
    SHARED(uint32_t, starts, MAX_RADIX);
    SHARED(uint32_t, warp_sums, SORT_WARPS);
    uint32_t row = blockIdx.y, radix = 1u << bits;
    uint64_t start = row_start(row, n);
    Tile tile{0, n, (n + SORT_THREADS - 1) / SORT_THREADS};
    OwnDigits own;
    own.load({digits.data, digits.length}, start, tile);
    for (uint32_t pass = 0; pass < passes; pass++) {
        own.sort(sorted, starts, warp_sums, tile.steps, shift + pass * bits, radix);
        __syncthreads();
        UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
            if (step >= tile.steps) break;
            own.digits[step] = sorted[tile.first() + 32 * step];
        }
        __syncthreads();
    }
    UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
        if (step < tile.own()) digits[start + tile.first() + 32 * step] = own.digits[step];
    }
    if (passes > 1) return;
    for (uint32_t value = threadIdx.x; value < radix; value += SORT_THREADS) bounds.store(row, value, starts[value]);
    bounds.store_rest(row, radix, n);
}

// Counts the radix values of each tile. There is one block of SORT_THREADS threads for each tile (x) and row (y).
// `tile_digits` is a multiple of SORT_THREADS.
DEVICE void sort_count(Slice<const Digit> digits, Slice<uint32_t> tile_counts, uint32_t n, uint32_t tile_digits,
                       uint32_t shift, uint32_t radix) {
    SHARED(uint32_t, counts, (SORT_WARPS * MAX_RADIX));
    uint32_t row = blockIdx.y, lane = threadIdx.x % 32;
    Tile tile = Tile::of_block(tile_digits, n);
    uint64_t first = row_start(row, n) + tile.begin + tile.first();
    uint32_t own = tile.own();
    uint32_t codes[MAX_STEPS];
    UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
        codes[step] = step < own ? digits[first + 32 * step].code : NO_CODE;
    }

    uint32_t *own_counts = counts + threadIdx.x / 32 * MAX_RADIX;
    for (uint32_t value = lane; value < radix; value += 32) own_counts[value] = 0;
    UNROLL for (uint32_t step = 0; step < MAX_STEPS; step++) {
        if (step >= tile.steps) break;
        uint32_t value = radix_of(codes[step], shift, radix);
        Peers peers = Peers::of(value, lane, radix);
        __syncwarp();
        if (peers.leader()) own_counts[value] += peers.count();
    }
    __syncthreads();
    for (uint32_t value = threadIdx.x; value < radix; value += SORT_THREADS) {
        uint32_t count = 0;
        UNROLL for (uint32_t w = 0; w < SORT_WARPS; w++) count += counts[w * MAX_RADIX + value];
        if (value == radix_of(NO_CODE, shift, radix)) count -= tile_digits - tile.length();
        tile_counts[counter(row, blockIdx.x, gridDim.x, value, radix)] = count;
    }
}

// Replaces the counts of each radix value by prefix sums over the tiles. A block of OFFSET_THREADS threads handles 32
// radix values (x) of one row (y). Each warp has a share of the tiles. Each lane sums the counts of one radix value
// over the tiles of its warp.
DEVICE void sort_offset(Slice<uint32_t> tile_counts, Slice<uint32_t> radix_counts, uint32_t tiles, uint32_t radix) {
    SHARED(uint32_t, sums, OFFSET_THREADS);
    uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32, value = blockIdx.x * 32 + lane, row = blockIdx.y;
    uint32_t share = (tiles + OFFSET_WARPS - 1) / OFFSET_WARPS, begin = min(warp * share, tiles);
    uint32_t end = value < radix ? min(begin + share, tiles) : begin;
    uint64_t first = counter(row, begin, tiles, value, radix);
    uint32_t sum = 0;
    for (uint64_t tile = begin, place = first; tile < end; tile++, place += radix) sum += tile_counts[place];
    sums[threadIdx.x] = sum;
    __syncthreads();
    uint32_t before = 0;
    for (uint32_t w = 0; w < warp; w++) before += sums[w * 32 + lane];
    for (uint64_t tile = begin, place = first; tile < end; tile++, place += radix) {
        uint32_t count = tile_counts[place];
        tile_counts[place] = before;
        before += count;
    }
    if (warp == OFFSET_WARPS - 1 && value < radix) radix_counts[row * radix + value] = before;
}

// Sorts each tile, and writes the sorted tile. The grid is the same as for sort_count. `has_offsets` is true if
// sort_offset ran. If sort_offset did not run, each block adds up the counts of all tiles. If the pass sorts by all
// bits of the magnitude, this kernel also stores the bounds.
DEVICE void sort_scatter(Slice<const Digit> digits, Slice<Digit> result, Slice<const uint32_t> tile_counts,
                         Slice<const uint32_t> radix_counts, const Bounds &bounds, uint32_t n, uint32_t tile_digits,
                         uint32_t shift, uint32_t radix, bool has_offsets) {
    SHARED(Digit, sorted, MAX_TILE);
    SHARED(uint32_t, starts, MAX_RADIX);
    SHARED(uint32_t, warp_sums, SORT_WARPS);
    uint32_t row = blockIdx.y, index = blockIdx.x, tiles = gridDim.x;
    uint64_t start = row_start(row, n);
    Tile tile = Tile::of_block(tile_digits, n);
    OwnDigits own;
    own.load(digits, start, tile);
    own.sort(sorted, starts, warp_sums, tile.steps, shift, radix);

    // For each radix value, compute the difference of two indices of a digit: the index in the sorted row, and the
    // index in the sorted tile. All digits of the tile with the same radix value have the same difference.
    for (uint32_t first = 0, lower = 0; first < radix; first += SORT_THREADS) {
        uint32_t value = first + threadIdx.x, before = 0, count = 0;
        if (value < radix && has_offsets) {
            before = tile_counts[counter(row, index, tiles, value, radix)];
            count = radix_counts[row * radix + value];
        } else if (value < radix) {
            uint64_t place = counter(row, 0, tiles, value, radix);
            for (uint32_t t = 0; t < tiles; t++, place += radix) {
                uint32_t of_tile = tile_counts[place];
                if (t < index) before += of_tile;
                count += of_tile;
            }
        }
        BlockSum sum = BlockSum::of(count, warp_sums);
        if (value < radix) {
            uint32_t value_start = lower + sum.before;
            starts[value] = value_start + before - starts[value];
            if (index == 0) bounds.store(row, value, value_start);
        }
        lower += sum.all;
        __syncthreads();
    }
    if (index == 0) bounds.store_rest(row, radix, n);
    for (uint32_t place = threadIdx.x; place < tile.length(); place += SORT_THREADS) {
        Digit digit = sorted[place];
        result[start + starts[radix_of(digit.code, shift, radix)] + place] = digit;
    }
}

// Computes the bounds of sorted rows. A binary search finds each bound, so the time does not depend on the number of
// digits of a bucket. There is one thread for each bucket, and one row of blocks for each row of digits.
DEVICE void bucket_bounds(Slice<const Digit> sorted, const Bounds &bounds, uint32_t n) {
    uint32_t bucket = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    if (bucket > bounds.buckets + 1) return;
    uint32_t low = 0, high = n;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (sorted[row_start(row, n) + middle].bucket(bounds.exponent_bits) < bucket) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    bounds.bounds[bounds.index(row, bucket)] = low;
}

}  // namespace stages
