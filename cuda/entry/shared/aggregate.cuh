// The kernels that aggregate the buckets of each row to one sum. The entry file defines `Arithmetic` before it
// includes this file.
#pragma once

#include "stages/aggregate_layered.cuh"

KERNEL(sum_bucket_runs, BLOCK)(Slice<const uint32_t> bounds, ConstPoints bucket_sums, Points sums, Points weighted,
                               uint32_t buckets, uint32_t run_length, uint32_t rows, uint32_t has_all) {
    stages::sum_bucket_runs<Arithmetic>(bounds, bucket_sums, sums, weighted, buckets, run_length, rows, has_all != 0);
}

// The bits of `parts`: bit 0 is set if the launch halves `sums`, bit 1 if the launch halves `weighted`, and bit 2 if
// the digits are odd.
RESIDENT_KERNEL(sum_runs, QUADS_BLOCK, QUADS_BLOCKS)(Points sums, Points weighted, uint32_t log2_runs, uint32_t log2_run_length,
                              uint32_t rows, uint32_t log2_from, uint32_t log2_to, uint32_t log2_own,
                              uint32_t parts) {
    stages::sum_runs<Arithmetic>(sums, weighted,
                                 {log2_runs, log2_run_length, rows, log2_from, log2_to, log2_own, (parts & 1) != 0,
                                  (parts & 2) != 0, (parts & 4) != 0});
}

#define AGGREGATE_KERNELS EXPORT(sum_bucket_runs), EXPORT(sum_runs)
