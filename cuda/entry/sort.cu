// The sort by bucket. Compiled once: these kernels do not depend on a curve. The stage is in stages/sort.cuh.
#include "stages/list_bounds.cuh"
#include "stages/sort.cuh"

using stages::Digit;

KERNEL(sort_count, stages::SORT_THREADS)(Slice<const Digit> digits, Slice<uint32_t> tile_counts, uint32_t n,
                                         uint32_t tile, uint32_t tiles, uint32_t shift, uint32_t radix) {
    stages::sort_count(digits, tile_counts, n, tile, tiles, shift, radix);
}

KERNEL(sort_offset, 32)(Slice<uint32_t> tile_counts, Slice<uint32_t> radix_counts, uint32_t tiles) {
    stages::sort_offset(tile_counts, radix_counts, tiles);
}

KERNEL(sort_scatter, stages::SORT_THREADS)(Slice<const Digit> digits, Slice<Digit> sorted,
                                           Slice<const uint32_t> tile_counts, Slice<const uint32_t> radix_counts,
                                           uint32_t n, uint32_t tile, uint32_t tiles, uint32_t shift, uint32_t radix) {
    stages::sort_scatter(digits, sorted, tile_counts, radix_counts, n, tile, tiles, shift, radix);
}

KERNEL(bucket_bounds, stages::SORT_THREADS)(Slice<const Digit> sorted, Slice<uint32_t> bounds, uint32_t n,
                                            uint32_t buckets, uint32_t exponent_bits) {
    stages::bucket_bounds(sorted, bounds, n, buckets, exponent_bits);
}

KERNEL(list_bounds, stages::LIST_THREADS)(Slice<uint32_t> bounds, uint32_t buckets) {
    stages::list_bounds(bounds, buckets);
}

KERNEL_TABLE = {
    EXPORT(sort_count),    EXPORT(sort_offset), EXPORT(sort_scatter),
    EXPORT(bucket_bounds), EXPORT(list_bounds), END_OF_TABLE,
};
