// The kernels that only lb-msm has (3.1, 3.2). Compiled once for each curve (CUMSM_CURVE).
#include "constants.cuh"
#include "stages/accumulate_odd_float.cuh"

using Arithmetic = XyzzArithmetic<CUMSM_CURVE>;
using Points = Slice<Arithmetic::Point>;
using Bases = Slice<const Arithmetic::Base>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_odd_float, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                    Points partial_sums, uint32_t n, uint32_t buckets, uint32_t threads,
                                    uint32_t exponent_bits, uint32_t points, uint32_t prepared) {
    stages::accumulate_odd_float<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, exponent_bits}, partial_sums,
                                             points, prepared);
}

KERNEL_TABLE = {EXPORT(accumulate_odd_float), END_OF_TABLE};
