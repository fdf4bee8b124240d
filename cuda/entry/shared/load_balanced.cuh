// The kernels of the load-balanced accumulation, for digits without exponents. The entry file defines `Arithmetic`
// before it includes this file.
#pragma once

#include "entry/shared/clear_points.cuh"
#include "stages/accumulate_load_balanced.cuh"

RESIDENT_KERNEL(accumulate_load_balanced, BLOCK, BLOCKS)(Bases bases, Slice<const Digit> sorted,
                                                         Slice<const uint32_t> bounds, Points bucket_sums,
                                                         Points partial_sums, uint32_t n, uint32_t buckets,
                                                         uint32_t threads, uint32_t carries) {
    stages::accumulate_load_balanced<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, 0},
                                                 {bucket_sums, partial_sums}, carries != 0);
}

RESIDENT_KERNEL(reduce_partial_sums, QUADS_BLOCK, QUADS_BLOCKS)(Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                         Points bucket_sums, Points partial_sums, uint32_t n, uint32_t buckets,
                                         uint32_t threads, uint32_t exponent_bits, uint32_t first_round,
                                         uint32_t rounds, uint32_t rows) {
    stages::reduce_partial_sums<Arithmetic>({sorted, bounds, n, buckets, threads, exponent_bits},
                                            {bucket_sums, partial_sums}, first_round, rounds, rows);
}

#define LOAD_BALANCED_KERNELS EXPORT(clear_points), EXPORT(accumulate_load_balanced), EXPORT(reduce_partial_sums)
