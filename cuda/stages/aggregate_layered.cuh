// Aggregate: Σ b·B_b over each window's buckets b = 1 … M, as lb-msm 3.4 does it: suffix sums in log2 rounds of
// independent additions, then a sum over all. Runs of L buckets are first summed serially, which cuts the work of the
// rounds by L and costs 2L additions in a row:
//
//   b = L·t + l + 1:   Σ_b b·B_b = Σ_t (R_t + L·t·S_t),   S_t = Σ_l B_b,   R_t = Σ_l (l+1)·B_b
//   suffix sums:       Σ_t t·S_t = Σ_{t≥1} Ŝ_t,           Ŝ_t = Σ_{u≥t} S_u
//
// M and L are powers of two; T = M/L. In `sums`, entry t of window w lies at w·T + t; in `weighted` at t·W + w, so that
// the results of all windows end side by side.
#pragma once

#include "curve/xyzz.cuh"
#include "stages/parts.cuh"

namespace stages {

// S_t and R_t by a running sum from the last bucket of the run to the first. One thread for each t; one row of blocks
// for each window.
template <class C>
DEVICE void sum_bucket_runs(Slice<const uint32_t> bounds, Slice<const Xyzz<C>> parts, Slice<Xyzz<C>> sums,
                            Slice<Xyzz<C>> weighted, uint32_t n, uint32_t buckets, uint32_t threads,
                            uint32_t run_length) {
    uint32_t run = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    uint32_t runs = buckets / run_length;
    if (run >= runs) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);

    Xyzz<C> sum = Xyzz<C>::identity(), weighted_sum = Xyzz<C>::identity();
    for (uint32_t bucket = (run + 1) * run_length; bucket > run * run_length; bucket--) {
        if (!places.empty(bucket)) add_to(sum, parts[places.place(places.first_thread(bucket), bucket)]);
        add_to(weighted_sum, sum);
    }
    sums[(uint64_t)window * runs + run] = sum;
    weighted[(uint64_t)run * gridDim.y + window] = weighted_sum;
}

// Round r of the suffix sums, S_t to Ŝ_t: counted from the last entry, the sum that ends a block of 2^r is added to
// each entry of the next block. One thread for each of the runs/2 additions; each entry has at most one writer, and
// none that is read is written.
template <class C>
DEVICE void suffix_sum_round(Slice<Xyzz<C>> sums, uint32_t runs, uint32_t round) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (i >= runs / 2) return;
    uint32_t block = 1u << round;
    uint32_t source = i / block * 2 * block + block - 1;
    uint32_t target = source + 1 + i % block;
    uint64_t last = (uint64_t)window * runs + runs - 1;
    Xyzz<C> sum = sums[last - target];
    add_to(sum, sums[last - source]);
    sums[last - target] = sum;
}

// R_t + L·Ŝ_t for t ≥ 1, with L = 2^log2_run_length.
template <class C>
DEVICE void weigh_suffix_sums(Slice<const Xyzz<C>> sums, Slice<Xyzz<C>> weighted, uint32_t runs,
                              uint32_t log2_run_length) {
    uint32_t run = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (run == 0 || run >= runs) return;
    Xyzz<C> sum = sums[(uint64_t)window * runs + run];
    for (uint32_t i = 0; i < log2_run_length; i++) sum = dbl(sum);
    uint64_t place = (uint64_t)run * gridDim.y + window;
    add_to(sum, weighted[place]);
    weighted[place] = sum;
}

// One round of the sum over all entries: the upper half of `length` elements is added to the lower. After the last
// round the first W elements are the windows' results. Each element has at most one writer.
template <class C>
DEVICE void sum_halves(Slice<Xyzz<C>> weighted, uint32_t half) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= half) return;
    Xyzz<C> sum = weighted[i];
    add_to(sum, weighted[(uint64_t)i + half]);
    weighted[i] = sum;
}

}  // namespace stages
