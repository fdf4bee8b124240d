// The load-balanced accumulation: compiled once for each curve and each law that it has. CUMSM_CURVE names the curve,
// CUMSM_LAW the law.
#include "constants.cuh"
#include "curve/law.cuh"
#include "stages/accumulate_load_balanced.cuh"

using Law = CUMSM_LAW<CUMSM_CURVE>;
using Bases = Slice<const Law::Base>;
using Points = Slice<Law::Point>;
using stages::Digit;

// One size for all: with 144 registers a thread, three such blocks fill a multiprocessor.
constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_load_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                        Points parts, uint32_t n, uint32_t buckets, uint32_t threads) {
    stages::accumulate_load_balanced<Law>(bases, sorted, bounds, parts, n, buckets, threads);
}

KERNEL(gather_round, BLOCK)(Slice<const Digit> sorted, Slice<const uint32_t> bounds, Points parts, uint32_t n,
                            uint32_t buckets, uint32_t threads, uint32_t exponent_bits, uint32_t round) {
    stages::gather_round<Law>(sorted, bounds, parts, n, buckets, threads, exponent_bits, round);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(accumulate_load_balanced),
    EMULATED(gather_round),
    {nullptr, nullptr, 0},
};
#endif
