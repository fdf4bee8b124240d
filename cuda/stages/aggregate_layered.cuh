// Aggregate: Σ b·B_b over the buckets b = 1 … M of each window (lb-msm 3.4). First suffix sums, in log2 rounds of
// independent additions, then a sum over all. Before the rounds, each run of L buckets is summed serially. This divides
// the work of the rounds by L and costs 2L additions in a row:
//
//   b = L·t + l + 1:   Σ_b b·B_b = Σ_t (R_t + L·t·S_t),   S_t = Σ_l B_b,   R_t = Σ_l (l+1)·B_b
//   suffix sums:       Σ_t t·S_t = Σ_{t≥1} Ŝ_t,           Ŝ_t = Σ_{u≥t} S_u
//
// If bucket b stands for the digit 2b − 1 (odd digits, lb-msm 3.1), the result is Σ (2b − 1)·B_b = 2·Σ b·B_b − Ŝ_0.
//
// M and L are powers of two; T = M/L. Entry t of window w is at w·T + t of `sums`, and at t·W + w of `weighted`, so
// that the results of all windows end next to each other.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// S_t and R_t, by a running sum from the last bucket of the run to the first. One thread for each t of each window. Here
// and below threads count on from window to window, so that windows with few runs fill warps.
template <class Arithmetic>
DEVICE void sum_bucket_runs(Slice<const uint32_t> bounds, Slice<const typename Arithmetic::Point> partial_sums,
                            Slice<typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                            uint32_t buckets, uint32_t threads, uint32_t run_length, uint32_t windows) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t runs = buckets / run_length;
    uint32_t run = index % runs, window = index / runs;
    if (window >= windows) return;
    DigitShares shares = DigitShares::of_window(bounds, window, buckets, threads);

    typename Arithmetic::Point sum = Arithmetic::identity(), weighted_sum = Arithmetic::identity();
    for (uint32_t bucket = (run + 1) * run_length; bucket > run * run_length; bucket--) {
        if (Arithmetic::CONSTANT_TIME || !shares.empty(bucket)) {
            Arithmetic::add(sum, partial_sums[shares.sum_index(shares.first_thread(bucket), bucket)]);
        }
        Arithmetic::add(weighted_sum, sum);
    }
    sums[(uint64_t)window * runs + run] = sum;
    weighted[(uint64_t)run * windows + window] = weighted_sum;
}

// Round r of the suffix sums, which turn S_t into Ŝ_t. Count entries from the last: the last sum of a block of 2^r
// entries is added to each entry of the next block. One thread for each of the runs/2 additions of each window. Each entry
// has at most one writer, and no entry is both added and written.
template <class Arithmetic>
DEVICE void suffix_sum_round(Slice<typename Arithmetic::Point> sums, uint32_t runs, uint32_t round,
                             uint32_t windows) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t i = index % (runs / 2), window = index / (runs / 2);
    if (window >= windows) return;
    uint32_t block = 1u << round;
    uint32_t source = i / block * 2 * block + block - 1;
    uint32_t target = source + 1 + i % block;
    uint64_t last = (uint64_t)window * runs + runs - 1;
    typename Arithmetic::Point sum = sums[last - target];
    Arithmetic::add(sum, sums[last - source]);
    sums[last - target] = sum;
}

// R_t becomes R_t + L·Ŝ_t for t ≥ 1, with L = 2^log2_run_length. One thread for each such t of each window.
template <class Arithmetic>
DEVICE void weigh_suffix_sums(Slice<const typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                              uint32_t runs, uint32_t log2_run_length, uint32_t windows) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t run = index % (runs - 1) + 1, window = index / (runs - 1);
    if (window >= windows) return;
    typename Arithmetic::Point sum = sums[(uint64_t)window * runs + run];
    for (uint32_t i = 0; i < log2_run_length; i++) sum = Arithmetic::dbl(sum);
    uint64_t place = (uint64_t)run * windows + window;
    Arithmetic::add(sum, weighted[place]);
    weighted[place] = sum;
}

// Σ b·B_b becomes Σ (2b − 1)·B_b, in the first W entries of `weighted`. One thread for each window.
template <class Arithmetic>
DEVICE void weigh_odd_digits(Slice<const typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                             uint32_t runs, uint32_t windows) {
    uint32_t window = blockIdx.x * blockDim.x + threadIdx.x;
    if (window >= windows) return;
    typename Arithmetic::Point sum = Arithmetic::dbl(weighted[window]);
    Arithmetic::add(sum, -sums[(uint64_t)window * runs]);
    weighted[window] = sum;
}

// One round of the sum over all entries: the upper half of 2·half entries is added to the lower half. After the last
// round the first W entries are the results of the windows. Each entry has at most one writer.
template <class Arithmetic>
DEVICE void sum_halves(Slice<typename Arithmetic::Point> weighted, uint32_t half) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= half) return;
    typename Arithmetic::Point sum = weighted[i];
    Arithmetic::add(sum, weighted[(uint64_t)i + half]);
    weighted[i] = sum;
}

}  // namespace stages
