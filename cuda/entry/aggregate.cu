// From buckets to windows' sums: compiled once for each curve and each law that it has. CUMSM_CURVE names the curve,
// CUMSM_LAW the law.
#include "constants.cuh"
#include "curve/law.cuh"
#include "stages/aggregate_layered.cuh"

using Law = CUMSM_LAW<CUMSM_CURVE>;
using Points = Slice<Law::Point>;
using ConstPoints = Slice<const Law::Point>;

constexpr uint32_t BLOCK = 128;

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
    EMULATED(sum_bucket_runs),  EMULATED(suffix_sum_round), EMULATED(weigh_suffix_sums),
    EMULATED(weigh_odd_digits), EMULATED(sum_halves),       {nullptr, nullptr, 0},
};
#endif
