// The accumulation in constant time (lb-msm 5), for one curve: compiled with CUMSM_CURVE its name.
#include "constants.cuh"
#include "stages/accumulate_constant_time.cuh"

using Law = ConstantTimeLaw<CUMSM_CURVE>;
using Bases = Slice<const Law::Base>;
using Points = Slice<Law::Point>;
using ConstPoints = Slice<const Law::Point>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(clear_points, BLOCK)(Points points) { stages::clear_points<Law>(points); }

KERNEL(clear_part_buckets, BLOCK)(Slice<uint32_t> part_buckets) { stages::clear_part_buckets(part_buckets); }

KERNEL(accumulate_constant_time, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                        Points parts, Slice<uint32_t> part_buckets, uint32_t n, uint32_t buckets,
                                        uint32_t threads, uint32_t exponent_bits, uint32_t points) {
    stages::accumulate_constant_time<Law>(bases, sorted, bounds, parts, part_buckets, n, buckets, threads,
                                          exponent_bits, points);
}

KERNEL(gather_constant_time, BLOCK)(Points parts, Slice<uint32_t> part_buckets, Points sums, uint32_t length,
                                    uint32_t buckets, uint32_t round) {
    stages::gather_constant_time<Law>(parts, part_buckets, sums, length, buckets, round);
}

KERNEL(gather_last_constant_time, BLOCK)(ConstPoints parts, Slice<const uint32_t> part_buckets, Points sums,
                                         uint32_t length, uint32_t buckets, uint32_t windows) {
    stages::gather_last_constant_time<Law>(parts, part_buckets, sums, length, buckets, windows);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(clear_points),
    EMULATED(clear_part_buckets),
    EMULATED(accumulate_constant_time),
    EMULATED(gather_constant_time),
    EMULATED(gather_last_constant_time),
    {nullptr, nullptr, 0},
};
#endif
