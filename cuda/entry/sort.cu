// The kernels that sort digits by bucket. This file is compiled once, because its kernels do not depend on a curve. The
// stage is in stages/sort.cuh.
#include "stages/list_bounds.cuh"
#include "stages/sort.cuh"

using stages::Digit;

// nvcc limits the registers of a thread so that a block of THREE_BLOCKS threads fits on a multiprocessor. The host
// launches blocks of SORT_THREADS threads, and three blocks of SORT_THREADS threads fit.
constexpr uint32_t THREE_BLOCKS = 3 * stages::SORT_THREADS;

KERNEL(sort_row, THREE_BLOCKS)
(Slice<Digit> digits, Slice<uint32_t> bounds, uint32_t n, uint32_t shift, uint32_t bits, uint32_t passes,
 uint32_t buckets, uint32_t exponent_bits) {
    stages::sort_row(digits, {bounds, buckets, exponent_bits}, n, shift, bits, passes);
}

KERNEL(sort_count, stages::SORT_THREADS)(Slice<const Digit> digits, Slice<uint32_t> tile_counts, uint32_t n,
                                         uint32_t tile, uint32_t shift, uint32_t radix) {
    stages::sort_count(digits, tile_counts, n, tile, shift, radix);
}

KERNEL(sort_offset, stages::OFFSET_THREADS)(Slice<uint32_t> tile_counts, Slice<uint32_t> radix_counts, uint32_t tiles,
                                            uint32_t radix) {
    stages::sort_offset(tile_counts, radix_counts, tiles, radix);
}

KERNEL(sort_scatter, THREE_BLOCKS)
(Slice<const Digit> digits, Slice<Digit> sorted, Slice<const uint32_t> tile_counts, Slice<const uint32_t> radix_counts,
 Slice<uint32_t> bounds, uint32_t n, uint32_t tile, uint32_t shift, uint32_t radix, uint32_t has_offsets,
 uint32_t buckets, uint32_t exponent_bits) {
    stages::sort_scatter(digits, sorted, tile_counts, radix_counts, {bounds, buckets, exponent_bits}, n, tile, shift,
                         radix, has_offsets != 0);
}

KERNEL(bucket_bounds, stages::SORT_THREADS)(Slice<const Digit> sorted, Slice<uint32_t> bounds, uint32_t n,
                                            uint32_t buckets, uint32_t exponent_bits) {
    stages::bucket_bounds(sorted, {bounds, buckets, exponent_bits}, n);
}

KERNEL(list_bounds, stages::LIST_THREADS)(Slice<uint32_t> bounds, uint32_t buckets) {
    stages::list_bounds(bounds, buckets);
}

KERNEL_TABLE = {
    EXPORT(sort_row),      EXPORT(sort_count),  EXPORT(sort_offset), EXPORT(sort_scatter),
    EXPORT(bucket_bounds), EXPORT(list_bounds), END_OF_TABLE,
};
