// The kernels of accumulation and aggregation in XYZZ coordinates. This file is compiled once for each group
// (CUMSM_CURVE).
//
// The kernels of accumulation and aggregation are in one file, because nvcc compiles the additions again for each file.
#include "stages/accumulate_odd_float.cuh"
#include "stages/affine_rounds.cuh"
#include "constants.cuh"
#include "curve/point_arithmetic.cuh"

using Arithmetic = XyzzArithmetic<CUMSM_CURVE>;
using Bases = Slice<const Arithmetic::Base>;
using Points = Slice<Arithmetic::Point>;
using ConstPoints = Slice<const Arithmetic::Point>;
using stages::Digit;
using KeptWord = stages::KeptPairs<BaseField<CUMSM_CURVE>>::Word;

// The block size of the kernels that do not use quads.
constexpr uint32_t BLOCK = 128;
// The number of blocks of the accumulation that fit on a multiprocessor. With up to 255 registers for each thread, 2
// blocks fit. With up to 96 registers for each thread, 5 blocks fit. On an H100, with elements of 12 limbs, the
// accumulation takes 6% less time with two blocks on a multiprocessor than with three blocks. Three blocks hide more
// latency than two blocks. But with three blocks, each partition of the multiprocessor has an odd number of warps, and
// issues fewer products than with two blocks.
constexpr uint32_t BASE_BYTES = sizeof(BaseField<CUMSM_CURVE>), BLOCKS = BASE_BYTES > 32 ? 2 : 5;
// A kernel whose quads add points has blocks of 64 quads. nvcc limits the registers of a thread so that two blocks fit
// on a multiprocessor. If field elements are larger than 48 bytes, the limit is for one block, because a limit for two
// blocks would cause spills in each product.
constexpr uint32_t QUADS_BLOCK = 256, QUADS_BLOCKS = BASE_BYTES > 48 ? 1 : 2;

#include "entry/shared/aggregate.cuh"
#include "entry/shared/load_balanced.cuh"

// The kernels of the affine rounds, which run before an accumulation.
KERNEL(copy_unpaired, BLOCK)(Bases points, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                             Slice<Arithmetic::Base> sums, Slice<Digit> digits, uint32_t stride, uint32_t sum_stride,
                             uint32_t buckets, uint32_t round, uint32_t is_last) {
    stages::copy_unpaired(stages::AffineRound<CUMSM_CURVE>::of_row(
        points, sorted, bounds, sums, digits, stride, sum_stride, buckets, round, is_last != 0));
}

KERNEL(add_pairs, BLOCK)(Bases points, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                         Slice<Arithmetic::Base> sums, Slice<Digit> digits, uint32_t stride, uint32_t sum_stride,
                         uint32_t buckets, uint32_t round, uint32_t is_last, uint32_t threads, Slice<KeptWord> kept) {
    auto of_row = stages::AffineRound<CUMSM_CURVE>::of_row(points, sorted, bounds, sums, digits, stride,
                                                           sum_stride, buckets, round, is_last != 0);
    stages::add_pairs(of_row, kept, threads);
}

// The accumulation of digits with exponents. Among the papers, only lb-msm uses exponents (3.1, 3.2).
KERNEL(accumulate_odd_float, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                    Points bucket_sums, Points partial_sums, uint32_t n, uint32_t buckets,
                                    uint32_t threads, uint32_t exponent_bits, uint32_t points, uint32_t prepared,
                                    uint32_t carries) {
    stages::accumulate_odd_float<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, exponent_bits},
                                             {bucket_sums, partial_sums}, carries != 0, points, prepared);
}

KERNEL_TABLE = {
    LOAD_BALANCED_KERNELS,
    EXPORT(copy_unpaired),
    EXPORT(add_pairs),
    AGGREGATE_KERNELS,
    EXPORT(accumulate_odd_float),
    END_OF_TABLE,
};
