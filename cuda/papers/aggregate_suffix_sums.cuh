// Aggregates the buckets b = 1 … M of each row of digits to Σ b·B_b, by suffix sums (lb-msm 3.4, "layered parallel
// reduction"). B_b is the sum of bucket b. The suffix sum of a bucket is the sum of this bucket and of all buckets
// above it:
//
//   B̂_b = Σ_{u≥b} B_u:   Σ_b b·B_b = Σ_b B̂_b,   and Σ_b (2b − 1)·B_b = 2·Σ_b B̂_b − B̂_1 for odd digits (3.1)
//
// The suffix sums take log2 M rounds of M/2 independent additions. For M = 4, the rounds are as follows, where B_uv
// means B_u + B_v:
//
//   B_1 B_2 B_3 B_4  →  B_12 B_2 B_34 B_4  →  B_1234 B_234 B_34 B_4
//
// Then quads add all suffix sums, with M − 1 additions in log2 M layers (`sum_runs` of aggregate_layered.cuh). In the
// paper, each addition of a round has its own thread. If there are fewer threads than additions, each thread makes
// several additions. In this crate, `sum_bucket_runs` of aggregate_layered.cuh first sums runs of L buckets. So the
// rounds compute suffix sums of M/L runs instead of M buckets. Run t has the buckets b = L·t + l + 1 for l = 0 … L − 1:
//
//   b = L·t + l + 1:   Σ_b b·B_b = Σ_t R_t + L·Σ_{t≥1} Ŝ_t,   S_t = Σ_l B_b,   R_t = Σ_l (l+1)·B_b,   Ŝ_t = Σ_{u≥t} S_u
//
// M and L are powers of two, and T = M/L is the number of runs. Entry t of row w is at w·T + t of `sums`, and at t·W +
// w of `weighted`, for W rows. Threads are numbered across all rows, so that rows with a small number of runs share a
// warp.
#pragma once

#include "curve/point_arithmetic.cuh"

namespace stages {

// Computes round r. All rounds together replace each S_t by Ŝ_t. In this comment, entries are numbered from the last
// entry to the first, and form blocks of 2^r entries. The last entry of an even block is added to each entry of the
// next block. There is one thread for each of the T/2 additions of each row. Each entry has at most one writer. If a
// thread writes an entry in a round, no other thread reads this entry in the round.
template <class Arithmetic>
DEVICE void sum_suffixes_round(Slice<typename Arithmetic::Point> sums, uint32_t runs, uint32_t round, uint32_t rows) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t i = index % (runs / 2), row = index / (runs / 2);
    if (row >= rows) return;
    uint32_t block = 1u << round;
    uint32_t source = i / block * 2 * block + block - 1;
    uint32_t target = source + 1 + i % block;
    uint64_t last = (uint64_t)row * runs + runs - 1;
    typename Arithmetic::Point sum = sums[last - target];
    Arithmetic::add(sum, sums[last - source]);
    sums[last - target] = sum;
}

// Replaces R_t by R_t + L·Ŝ_t for t ≥ 1. If L = 2^log2_run_length is 1, `weighted` has no R_t, and all Ŝ_t are copied
// to `weighted`. There is one thread for each run t of each row.
template <class Arithmetic>
DEVICE void weigh_suffix_sums(Slice<const typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                              uint32_t runs, uint32_t log2_run_length, uint32_t rows) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t run = index % runs, row = index / runs;
    if (row >= rows) return;
    uint64_t place = (uint64_t)run * rows + row;
    typename Arithmetic::Point sum = sums[(uint64_t)row * runs + run];
    if (log2_run_length > 0) {
        if (run == 0) return;
        for (uint32_t i = 0; i < log2_run_length; i++) sum = Arithmetic::dbl(sum);
        Arithmetic::add(sum, weighted[place]);
    }
    weighted[place] = sum;
}

// In the first W entries of `weighted`, replaces Σ b·B_b by Σ (2b − 1)·B_b. There is one thread for each row.
template <class Arithmetic>
DEVICE void weigh_odd_digits(Slice<const typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                             uint32_t runs, uint32_t rows) {
    uint32_t row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    typename Arithmetic::Point sum = Arithmetic::dbl(weighted[row]);
    Arithmetic::add(sum, -sums[(uint64_t)row * runs]);
    weighted[row] = sum;
}

}  // namespace stages
