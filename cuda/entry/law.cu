// The stages that a group law is enough for: compiled once for each curve and each law that it has. CUMSM_CURVE names
// the curve, CUMSM_LAW the law; the stages are documented in stages/.
#include "constants.cuh"
#include "curve/law.cuh"
#include "stages/accumulate_load_balanced.cuh"
#include "stages/aggregate_layered.cuh"

using Law = CUMSM_LAW<CUMSM_CURVE>;
using Bases = Slice<const Law::Base>;
using Points = Slice<Law::Point>;
using ConstPoints = Slice<const Law::Point>;
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

KERNEL(sum_bucket_runs, BLOCK)(Slice<const uint32_t> bounds, ConstPoints parts, Points sums, Points weighted,
                               uint32_t n, uint32_t buckets, uint32_t threads, uint32_t run_length) {
    stages::sum_bucket_runs<Law>(bounds, parts, sums, weighted, n, buckets, threads, run_length);
}

KERNEL(suffix_sum_round, BLOCK)(Points sums, uint32_t runs, uint32_t round) {
    stages::suffix_sum_round<Law>(sums, runs, round);
}

KERNEL(weigh_suffix_sums, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t log2_run_length) {
    stages::weigh_suffix_sums<Law>(sums, weighted, runs, log2_run_length);
}

KERNEL(weigh_odd_digits, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t windows) {
    stages::weigh_odd_digits<Law>(sums, weighted, runs, windows);
}

KERNEL(sum_halves, BLOCK)(Points weighted, uint32_t half) { stages::sum_halves<Law>(weighted, half); }

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(accumulate_load_balanced),
    EMULATED(gather_round),
    EMULATED(sum_bucket_runs),
    EMULATED(suffix_sum_round),
    EMULATED(weigh_suffix_sums),
    EMULATED(weigh_odd_digits),
    EMULATED(sum_halves),
    {nullptr, nullptr, 0},
};
#endif
