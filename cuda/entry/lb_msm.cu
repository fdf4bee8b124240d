// What is lb-msm's own (3.1, 3.2), for one curve: compiled with CUMSM_CURVE its name.
#include "constants.cuh"
#include "stages/accumulate_odd_float.cuh"

using Curve = CUMSM_CURVE;
using Law = XyzzLaw<Curve>;
using Points = Slice<Law::Point>;
using Bases = Slice<const Law::Base>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_odd_float, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds, Points parts,
                                    uint32_t n, uint32_t buckets, uint32_t threads, uint32_t exponent_bits,
                                    uint32_t points, uint32_t prepared) {
    stages::accumulate_odd_float<Law>(bases, sorted, bounds, parts, n, buckets, threads, exponent_bits, points,
                                      prepared);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(accumulate_odd_float),
    {nullptr, nullptr, 0},
};
#endif
