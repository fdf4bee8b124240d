// The kernels of one curve, compiled once for each with CUMSM_CURVE its name; their stages are documented in stages/.
#include "constants.cuh"
#include "stages/accumulate_load_balanced.cuh"
#include "stages/aggregate_layered.cuh"
#include "stages/recode_signed.cuh"

using Curve = CUMSM_CURVE;
using Bases = Slice<const Affine<Curve>>;
using Points = Slice<Xyzz<Curve>>;
using ConstPoints = Slice<const Xyzz<Curve>>;
using Scalars = Slice<const Fp<Curve::Scalar>>;
using stages::Digit;

// One size for all: with 144 registers a thread, three such blocks fill a multiprocessor.
constexpr uint32_t BLOCK = 128;

KERNEL(recode_signed, BLOCK)(Scalars scalars, Slice<Digit> digits, uint32_t n, uint32_t window_bits, uint32_t windows,
                             uint32_t montgomery) {
    stages::recode_signed(scalars, digits, n, window_bits, windows, montgomery);
}

KERNEL(accumulate_load_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                        Points parts, uint32_t n, uint32_t buckets, uint32_t threads) {
    stages::accumulate_load_balanced<Curve>(bases, sorted, bounds, parts, n, buckets, threads);
}

KERNEL(gather_round, BLOCK)(Slice<const Digit> sorted, Slice<const uint32_t> bounds, Points parts, uint32_t n,
                            uint32_t buckets, uint32_t threads, uint32_t round) {
    stages::gather_round<Curve>(sorted, bounds, parts, n, buckets, threads, round);
}

KERNEL(sum_bucket_runs, BLOCK)(Slice<const uint32_t> bounds, ConstPoints parts, Points sums, Points weighted,
                               uint32_t n, uint32_t buckets, uint32_t threads, uint32_t run_length) {
    stages::sum_bucket_runs<Curve>(bounds, parts, sums, weighted, n, buckets, threads, run_length);
}

KERNEL(suffix_sum_round, BLOCK)(Points sums, uint32_t runs, uint32_t round) {
    stages::suffix_sum_round<Curve>(sums, runs, round);
}

KERNEL(weigh_suffix_sums, BLOCK)(ConstPoints sums, Points weighted, uint32_t runs, uint32_t log2_run_length) {
    stages::weigh_suffix_sums<Curve>(sums, weighted, runs, log2_run_length);
}

KERNEL(sum_halves, BLOCK)(Points weighted, uint32_t half) { stages::sum_halves<Curve>(weighted, half); }

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(recode_signed),    EMULATED(accumulate_load_balanced), EMULATED(gather_round), EMULATED(sum_bucket_runs),
    EMULATED(suffix_sum_round), EMULATED(weigh_suffix_sums),        EMULATED(sum_halves),   {nullptr, nullptr, 0},
};
#endif
