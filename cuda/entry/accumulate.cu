// The load-balanced accumulation. Compiled once for each curve (CUMSM_CURVE) and each of its point arithmetics
// (CUMSM_ARITHMETIC).
#include "constants.cuh"
#include "curve/point_arithmetic.cuh"
#include "stages/accumulate_load_balanced.cuh"

using Arithmetic = CUMSM_ARITHMETIC<CUMSM_CURVE>;
using Bases = Slice<const Arithmetic::Base>;
using Points = Slice<Arithmetic::Point>;
using stages::Digit;

// One size for all kernels: with 144 registers for each thread, three blocks of this size fill a multiprocessor.
constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_load_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                        Points partial_sums, uint32_t n, uint32_t buckets, uint32_t threads) {
    stages::accumulate_load_balanced<Arithmetic>(bases, {sorted, bounds, n, buckets, threads, 0}, partial_sums);
}

KERNEL(gather_round, BLOCK)(Slice<const Digit> sorted, Slice<const uint32_t> bounds, Points partial_sums, uint32_t n,
                            uint32_t buckets, uint32_t threads, uint32_t exponent_bits, uint32_t round) {
    stages::gather_round<Arithmetic>({sorted, bounds, n, buckets, threads, exponent_bits}, partial_sums, round);
}

KERNEL_TABLE = {EXPORT(accumulate_load_balanced), EXPORT(gather_round), END_OF_TABLE};
