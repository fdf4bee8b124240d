// From buckets to the sums of windows, for the entry file's Arithmetic.
#pragma once

#include "stages/aggregate_layered.cuh"

KERNEL(sum_bucket_runs, BLOCK)(Slice<const uint32_t> bounds, ConstPoints partial_sums, Points sums, Points weighted,
                               uint32_t buckets, uint32_t threads, uint32_t run_length, uint32_t windows) {
    stages::sum_bucket_runs<Arithmetic>(bounds, partial_sums, sums, weighted, buckets, threads, run_length, windows);
}

KERNEL(suffix_sum_round, BLOCK)(Points sums, uint32_t runs, uint32_t round, uint32_t windows) {
    stages::suffix_sum_round<Arithmetic>(sums, runs, round, windows);
}

KERNEL(weigh_suffix_sums, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t log2_run_length,
                                 uint32_t windows) {
    stages::weigh_suffix_sums<Arithmetic>(sums, weighted, runs, log2_run_length, windows);
}

KERNEL(weigh_odd_digits, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t windows) {
    stages::weigh_odd_digits<Arithmetic>(sums, weighted, runs, windows);
}

KERNEL(sum_halves, BLOCK)(Points weighted, uint32_t half) { stages::sum_halves<Arithmetic>(weighted, half); }

#define AGGREGATE_KERNELS                                                                       \
    EXPORT(sum_bucket_runs), EXPORT(suffix_sum_round), EXPORT(weigh_suffix_sums),               \
        EXPORT(weigh_odd_digits), EXPORT(sum_halves)
