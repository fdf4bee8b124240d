// Aggregate: Σ b·B_b over each window's buckets b = 1 … M, as lb-msm 3.4 does it: suffix sums in log2 rounds of
// independent additions, then a sum over all. Runs of L buckets are first summed serially, which cuts the work of the
// rounds by L and costs 2L additions in a row:
//
//   b = L·t + l + 1:   Σ_b b·B_b = Σ_t (R_t + L·t·S_t),   S_t = Σ_l B_b,   R_t = Σ_l (l+1)·B_b
//   suffix sums:       Σ_t t·S_t = Σ_{t≥1} Ŝ_t,           Ŝ_t = Σ_{u≥t} S_u
//
// Where bucket b is the digit 2b − 1 (odd digits, lb-msm 3.1), Q = Σ (2b − 1)·B_b = 2·Σ b·B_b − Ŝ_0 follows.
//
// M and L are powers of two; T = M/L. In `sums`, entry t of window w lies at w·T + t; in `weighted` at t·W + w, so that
// the results of all windows end side by side.
#pragma once

#include "curve/law.cuh"
#include "stages/parts.cuh"

namespace stages {

// S_t and R_t by a running sum from the last bucket of the run to the first. One thread for each t; one row of blocks
// for each window.
template <class Law>
DEVICE void sum_bucket_runs(Slice<const uint32_t> bounds, Slice<const typename Law::Point> parts, Slice<typename Law::Point> sums,
                            Slice<typename Law::Point> weighted, uint32_t n, uint32_t buckets, uint32_t threads,
                            uint32_t run_length) {
    uint32_t run = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    uint32_t runs = buckets / run_length;
    if (run >= runs) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);

    typename Law::Point sum = Law::identity(), weighted_sum = Law::identity();
    for (uint32_t bucket = (run + 1) * run_length; bucket > run * run_length; bucket--) {
        if (Law::CONSTANT_TIME || !places.empty(bucket)) {
            Law::add(sum, parts[places.place(places.first_thread(bucket), bucket)]);
        }
        Law::add(weighted_sum, sum);
    }
    sums[(uint64_t)window * runs + run] = sum;
    weighted[(uint64_t)run * gridDim.y + window] = weighted_sum;
}

// Round r of the suffix sums, S_t to Ŝ_t: counted from the last entry, the sum that ends a block of 2^r is added to
// each entry of the next block. One thread for each of the runs/2 additions; each entry has at most one writer, and
// none that is read is written.
template <class Law>
DEVICE void suffix_sum_round(Slice<typename Law::Point> sums, uint32_t runs, uint32_t round) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (i >= runs / 2) return;
    uint32_t block = 1u << round;
    uint32_t source = i / block * 2 * block + block - 1;
    uint32_t target = source + 1 + i % block;
    uint64_t last = (uint64_t)window * runs + runs - 1;
    typename Law::Point sum = sums[last - target];
    Law::add(sum, sums[last - source]);
    sums[last - target] = sum;
}

// R_t + L·Ŝ_t for t ≥ 1, with L = 2^log2_run_length.
template <class Law>
DEVICE void weigh_suffix_sums(Slice<const typename Law::Point> sums, Slice<typename Law::Point> weighted, uint32_t runs,
                              uint32_t log2_run_length) {
    uint32_t run = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (run == 0 || run >= runs) return;
    typename Law::Point sum = sums[(uint64_t)window * runs + run];
    for (uint32_t i = 0; i < log2_run_length; i++) sum = Law::dbl(sum);
    uint64_t place = (uint64_t)run * gridDim.y + window;
    Law::add(sum, weighted[place]);
    weighted[place] = sum;
}

// Σ b·B_b to Σ (2b − 1)·B_b, in the first W places of `weighted`. One thread for each window.
template <class Law>
DEVICE void weigh_odd_digits(Slice<const typename Law::Point> sums, Slice<typename Law::Point> weighted, uint32_t runs,
                             uint32_t windows) {
    uint32_t window = blockIdx.x * blockDim.x + threadIdx.x;
    if (window >= windows) return;
    typename Law::Point sum = Law::dbl(weighted[window]);
    Law::add(sum, -sums[(uint64_t)window * runs]);
    weighted[window] = sum;
}

// One round of the sum over all entries: the upper half of `length` elements is added to the lower. After the last
// round the first W elements are the windows' results. Each element has at most one writer.
template <class Law>
DEVICE void sum_halves(Slice<typename Law::Point> weighted, uint32_t half) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= half) return;
    typename Law::Point sum = weighted[i];
    Law::add(sum, weighted[(uint64_t)i + half]);
    weighted[i] = sum;
}

}  // namespace stages
