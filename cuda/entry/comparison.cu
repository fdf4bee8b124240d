// What the papers compare themselves with, for one curve: compiled with CUMSM_CURVE its name, for benches alone.
#include "constants.cuh"
#include "stages/accumulate_checkpoints.cuh"
#include "stages/accumulate_unbalanced.cuh"
#include "stages/pippenger_per_thread.cuh"

using Law = XyzzLaw<CUMSM_CURVE>;
using Points = Slice<Law::Point>;
using Bases = Slice<const Law::Base>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_unbalanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds, Points sums,
                                     uint32_t n, uint32_t buckets, uint32_t threads, uint32_t exponent_bits,
                                     uint32_t points) {
    stages::accumulate_unbalanced<Law>(bases, sorted, bounds, sums, n, buckets, threads, exponent_bits, points);
}

KERNEL(consolidate_rows, BLOCK)(Slice<Digit> digits, uint32_t n, uint32_t rows, uint32_t points) {
    stages::consolidate_rows(digits, n, rows, points);
}

KERNEL(accumulate_checkpoints, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                      Points parts, uint32_t n, uint32_t buckets, uint32_t threads, uint32_t points,
                                      uint32_t window_bits) {
    stages::accumulate_checkpoints<Law>(bases, sorted, bounds, parts, n, buckets, threads, points, window_bits);
}

KERNEL(pippenger_per_thread, BLOCK)(Bases bases, Slice<const Digit> digits, Points scratch, Points results, uint32_t n,
                                    uint32_t window_bits, uint32_t windows, uint32_t per_thread, uint32_t shares) {
    stages::pippenger_per_thread<Law>(bases, digits, scratch, results, n, window_bits, windows, per_thread, shares);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(accumulate_unbalanced), EMULATED(consolidate_rows), EMULATED(accumulate_checkpoints),
    EMULATED(pippenger_per_thread),  {nullptr, nullptr, 0},
};
#endif
