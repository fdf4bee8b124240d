// The kernel of the accumulation in pairs, in homogeneous coordinates (lb-msm 3.2). This file is compiled for each
// curve (CUMSM_CURVE) that has a complete addition in homogeneous coordinates.
#include "constants.cuh"
#include "papers/accumulate_homogeneous.cuh"

using Curve = CUMSM_CURVE;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_homogeneous, BLOCK)(Slice<const Affine<Curve>> bases, Slice<const Digit> sorted,
                                      Slice<const uint32_t> bounds, Slice<Xyzz<Curve>> bucket_sums,
                                      Slice<Xyzz<Curve>> partial_sums, uint32_t n, uint32_t buckets, uint32_t threads,
                                      uint32_t exponent_bits, uint32_t points) {
    stages::accumulate_homogeneous<Curve>(bases, {sorted, bounds, n, buckets, threads, exponent_bits},
                                          {bucket_sums, partial_sums}, points);
}

KERNEL_TABLE = {EXPORT(accumulate_homogeneous), END_OF_TABLE};
