// The kernels that add points in constant time (lb-msm 5), in XYZZ coordinates. This file is compiled once for each
// curve (CUMSM_CURVE).
//
// Sums in constant time are seldom used. So this file compiles products as function calls, which takes less compile
// time than inlining the products. The time that the calls take on a GPU has not been measured.
#define CUMSM_CALL_PRODUCTS
#include "stages/accumulate_constant_time.cuh"
#include "constants.cuh"
#include "curve/point_arithmetic.cuh"

using Arithmetic = ConstantTimeArithmetic<CUMSM_CURVE>;
using Bases = Slice<const Arithmetic::Base>;
using Points = Slice<Arithmetic::Point>;
using ConstPoints = Slice<const Arithmetic::Point>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;
// A kernel whose quads add points has blocks of 64 quads. nvcc limits the registers of a thread so that two blocks fit
// on a multiprocessor. If field elements are larger than 48 bytes, the limit is for one block, because a limit for two
// blocks would cause spills in each product.
constexpr uint32_t QUADS_BLOCK = 256, QUADS_BLOCKS = sizeof(BaseField<CUMSM_CURVE>) > 48 ? 1 : 2;

#include "entry/shared/aggregate.cuh"
#include "entry/shared/clear_points.cuh"

KERNEL(clear_sum_buckets, BLOCK)(Slice<uint32_t> sum_buckets) { stages::clear_sum_buckets(sum_buckets); }

KERNEL(accumulate_constant_time, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                        Points partial_sums, Slice<uint32_t> sum_buckets, uint32_t n, uint32_t buckets,
                                        uint32_t threads, uint32_t exponent_bits, uint32_t points) {
    stages::accumulate_constant_time<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, exponent_bits, 0},
                                                 partial_sums, sum_buckets, points);
}

KERNEL(reduce_constant_time, BLOCK)(Points partial_sums, Slice<uint32_t> sum_buckets, Points sums, uint32_t length,
                                    uint32_t buckets, uint32_t round, uint32_t rows) {
    stages::reduce_constant_time<Arithmetic>(partial_sums, sum_buckets, sums, length, buckets, round, rows);
}

KERNEL(reduce_last_constant_time, BLOCK)(ConstPoints partial_sums, Slice<const uint32_t> sum_buckets, Points sums,
                                         uint32_t length, uint32_t buckets, uint32_t rows) {
    stages::reduce_last_constant_time<Arithmetic>(partial_sums, sum_buckets, sums, length, buckets, rows);
}

KERNEL_TABLE = {
    AGGREGATE_KERNELS,
    EXPORT(clear_points),
    EXPORT(clear_sum_buckets),
    EXPORT(accumulate_constant_time),
    EXPORT(reduce_constant_time),
    EXPORT(reduce_last_constant_time),
    END_OF_TABLE,
};
