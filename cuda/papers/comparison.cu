// The kernels of cuZK, and the kernels of the papers' baseline methods. All kernels of this file are only for
// comparisons: the planner never chooses a kernel of this file. This file is compiled once for each curve
// (CUMSM_CURVE).
#include "constants.cuh"
#include "papers/accumulate_checkpoints.cuh"
#include "papers/accumulate_row_balanced.cuh"
#include "papers/accumulate_unbalanced.cuh"
#include "papers/aggregate_chunked.cuh"
#include "papers/aggregate_suffix_sums.cuh"
#include "papers/pippenger_per_thread.cuh"

using Arithmetic = XyzzArithmetic<CUMSM_CURVE>;
using Points = Slice<Arithmetic::Point>;
using ConstPoints = Slice<const Arithmetic::Point>;
using Bases = Slice<const Arithmetic::Base>;
using Groups = Slice<const stages::RowGroup>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_unbalanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds, Points sums,
                                     uint32_t n, uint32_t buckets, uint32_t threads, uint32_t exponent_bits,
                                     uint32_t points) {
    stages::accumulate_unbalanced<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, exponent_bits}, sums,
                                              points);
}

KERNEL(consolidate_rows, BLOCK)(Slice<Digit> digits, uint32_t n, uint32_t rows, uint32_t points) {
    stages::consolidate_rows(digits, n, rows, points);
}

KERNEL(accumulate_checkpoints, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                      Points bucket_sums, Points partial_sums, uint32_t n, uint32_t buckets,
                                      uint32_t threads, uint32_t points, uint32_t window_bits) {
    stages::accumulate_checkpoints<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, 0},
                                               {bucket_sums, partial_sums}, points, window_bits);
}

KERNEL(pippenger_per_thread, BLOCK)(Bases bases, Slice<const Digit> digits, Points scratch, Points results, uint32_t n,
                                    uint32_t window_bits, uint32_t windows, uint32_t per_thread, uint32_t shares) {
    stages::pippenger_per_thread<Arithmetic>(bases, digits, scratch, results, n, window_bits, windows, per_thread,
                                             shares);
}

// The accumulation of cuZK, which sums the rows of the transposed matrix (3.2, 4.1).
KERNEL(accumulate_row_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                       Slice<const Digit> order, Groups groups, Points sums, Points pieces, uint32_t n,
                                       uint32_t buckets, uint32_t pieces_of_matrix) {
    stages::accumulate_row_balanced<Arithmetic>(bases, sorted, bounds, order, groups, sums, pieces, n, buckets,
                                                pieces_of_matrix);
}

KERNEL(combine_buckets_round, BLOCK)(Slice<const Digit> order, Groups groups, Points sums, Points pieces,
                                     uint32_t buckets, uint32_t pieces_of_matrix, uint32_t round) {
    stages::combine_buckets_round<Arithmetic>(order, groups, sums, pieces, buckets, pieces_of_matrix, round);
}

KERNEL(sum_bucket_chunks, BLOCK)(ConstPoints sums, Points weighted, uint32_t buckets, uint32_t threads) {
    stages::sum_bucket_chunks<Arithmetic>(sums, weighted, buckets, threads);
}

// The kernels of lb-msm's aggregation by suffix sums (3.4).
KERNEL(sum_suffixes_round, BLOCK)(Points sums, uint32_t runs, uint32_t round, uint32_t rows) {
    stages::sum_suffixes_round<Arithmetic>(sums, runs, round, rows);
}

KERNEL(weigh_suffix_sums, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t log2_run_length,
                                 uint32_t rows) {
    stages::weigh_suffix_sums<Arithmetic>(sums, weighted, runs, log2_run_length, rows);
}

KERNEL(weigh_odd_digits, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t rows) {
    stages::weigh_odd_digits<Arithmetic>(sums, weighted, runs, rows);
}

KERNEL_TABLE = {
    EXPORT(accumulate_unbalanced),
    EXPORT(consolidate_rows),
    EXPORT(accumulate_checkpoints),
    EXPORT(pippenger_per_thread),
    EXPORT(accumulate_row_balanced),
    EXPORT(combine_buckets_round),
    EXPORT(sum_bucket_chunks),
    EXPORT(sum_suffixes_round),
    EXPORT(weigh_suffix_sums),
    EXPORT(weigh_odd_digits),
    END_OF_TABLE,
};
