// The accumulation in homogeneous pairs (lb-msm 3.2), for one curve that has a complete addition for it: compiled with
// CUMSM_CURVE its name.
#include "constants.cuh"
#include "stages/accumulate_homogeneous.cuh"

using Curve = CUMSM_CURVE;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_homogeneous, BLOCK)(Slice<const Affine<Curve>> bases, Slice<const Digit> sorted,
                                      Slice<const uint32_t> bounds, Slice<Xyzz<Curve>> parts, uint32_t n,
                                      uint32_t buckets, uint32_t threads, uint32_t exponent_bits, uint32_t points) {
    stages::accumulate_homogeneous<Curve>(bases, sorted, bounds, parts, n, buckets, threads, exponent_bits, points);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(accumulate_homogeneous),
    {nullptr, nullptr, 0},
};
#endif
