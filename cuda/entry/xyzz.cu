// Sums in XYZZ coordinates: all accumulations but two, and the aggregations. Compiled once for each curve (CUMSM_CURVE).
//
// One file for all, because nvcc compiles a copy of the additions for each file.
#include "stages/accumulate_odd_float.cuh"
#include "stages/accumulate_row_balanced.cuh"
#include "stages/affine_rounds.cuh"
#include "stages/aggregate_chunked.cuh"
#include "constants.cuh"
#include "curve/point_arithmetic.cuh"

using Arithmetic = XyzzArithmetic<CUMSM_CURVE>;
using Bases = Slice<const Arithmetic::Base>;
using Points = Slice<Arithmetic::Point>;
using ConstPoints = Slice<const Arithmetic::Point>;
using Groups = Slice<const stages::RowGroup>;
using stages::Digit;

// One size for all kernels.
constexpr uint32_t BLOCK = 128;
// Blocks of the accumulation that fit on a multiprocessor: up to 96, 168 or 255 registers for each thread.
constexpr uint32_t BASE_BYTES = sizeof(BaseField<CUMSM_CURVE>), BLOCKS = BASE_BYTES > 48 ? 2 : BASE_BYTES > 32 ? 3 : 5;
// Of kernels whose quads add: 64 quads. Two blocks fit on a multiprocessor; with long elements one, because the second
// would cost spills in each product.
constexpr uint32_t QUADS_BLOCK = 256, QUADS_BLOCKS = BASE_BYTES > 48 ? 1 : 2;

#include "entry/shared/aggregate.cuh"
#include "entry/shared/load_balanced.cuh"

// The affine rounds before an accumulation.
KERNEL(copy_unpaired, BLOCK)(Bases points, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                             Slice<Arithmetic::Base> sums, Slice<Digit> digits, uint32_t stride, uint32_t sum_stride,
                             uint32_t buckets, uint32_t round, uint32_t is_last) {
    stages::copy_unpaired(stages::AffineRound<CUMSM_CURVE>::of_window(
        points, sorted, bounds, sums, digits, stride, sum_stride, buckets, round, is_last != 0));
}

KERNEL(add_pairs, BLOCK)(Bases points, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                         Slice<Arithmetic::Base> sums, Slice<Digit> digits, uint32_t stride, uint32_t sum_stride,
                         uint32_t buckets, uint32_t round, uint32_t is_last, uint32_t threads) {
    auto of_window = stages::AffineRound<CUMSM_CURVE>::of_window(points, sorted, bounds, sums, digits, stride,
                                                                 sum_stride, buckets, round, is_last != 0);
    stages::add_pairs(of_window, threads);
}

// Digits with exponents: only lb-msm has these (3.1, 3.2).
KERNEL(accumulate_odd_float, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                    Points bucket_sums, Points partial_sums, uint32_t n, uint32_t buckets,
                                    uint32_t threads, uint32_t exponent_bits, uint32_t points, uint32_t prepared,
                                    uint32_t carries) {
    stages::accumulate_odd_float<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, exponent_bits},
                                             {bucket_sums, partial_sums}, carries != 0, points, prepared);
}

// Rows of the transposed matrix: only cuZK has these (3.2, 4.1).
KERNEL(accumulate_row_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                       Slice<const Digit> order, Groups groups, Points sums, Points pieces, uint32_t n,
                                       uint32_t buckets, uint32_t pieces_of_window) {
    stages::accumulate_row_balanced<Arithmetic>(bases, sorted, bounds, order, groups, sums, pieces, n, buckets,
                                                pieces_of_window);
}

KERNEL(combine_buckets_round, BLOCK)(Slice<const Digit> order, Groups groups, Points sums, Points pieces,
                                     uint32_t buckets, uint32_t pieces_of_window, uint32_t round) {
    stages::combine_buckets_round<Arithmetic>(order, groups, sums, pieces, buckets, pieces_of_window, round);
}

KERNEL(sum_bucket_chunks, BLOCK)(ConstPoints sums, Points weighted, uint32_t buckets, uint32_t threads) {
    stages::sum_bucket_chunks<Arithmetic>(sums, weighted, buckets, threads);
}

KERNEL_TABLE = {
    LOAD_BALANCED_KERNELS,
    EXPORT(copy_unpaired),
    EXPORT(add_pairs),
    AGGREGATE_KERNELS,
    EXPORT(accumulate_odd_float),
    EXPORT(accumulate_row_balanced),
    EXPORT(combine_buckets_round),
    EXPORT(sum_bucket_chunks),
    END_OF_TABLE,
};
