// The Aggregate step computes Σ b·B_b for each row, where B_b is the sum of bucket b = 1 … M. The step uses layers of
// independent additions (lb-msm 3.4). First, the buckets are divided into runs of L buckets, with one thread for each
// run. The thread of run t computes two sums by running sums: the sum S_t of the run, and the weighted sum R_t of the
// run. S_t and R_t take 2L additions, one after the other. Run t has the buckets b = L·t + l + 1 for l = 0 … L − 1:
//
//   b = L·t + l + 1:   Σ_b b·B_b = Σ_t R_t + L·Σ_t t·S_t,   S_t = Σ_l B_b,   R_t = Σ_l (l+1)·B_b
//
// There are T = M/L runs. Then each of log2 T layers of additions halves the number of sums S_t:
//
//   Σ_t t·S_t = Σ_j 2^j·U_j,   U_j = the sum of all S_t whose index t has bit j
//
// A layer that halves 2h sums adds the upper half of the sums to the lower half. A sum is in the upper half if bit
// log2(h) of its index is set. The layer leaves the upper half unchanged, as an additional array of sums. Each later
// layer halves the additional array in the same way. So at the end, index 2^j holds U_j, and index 0 holds the sum of
// all S_t. For T = 8, the layers are as follows, where S_04 means S_0 + S_4:
//
//   S_0 … S_7  →  S_04 S_15 S_26 S_37 | S_4 S_5 S_6 S_7  →  S_0246 S_1357 | S_26 S_37 | S_46 S_57 | …
//
// A layer that halves 2h sums has (k+1)·h additions, with k = log2(T/2h). The additions of a layer are independent, so
// a layer takes the time of one addition. All layers together take 2T additions. In the paper, the layers that compute
// suffix sums take T/2·log2 T additions, and then log2 T more layers add all suffix sums. In this file, the same layers
// halve the number of R_t, until only Σ_t R_t is left. At the end, each U_j is doubled j + log2 L times.
//
// If bucket b stands for the digit 2b − 1 (odd digits, lb-msm 3.1), the result is Σ (2b − 1)·B_b = 2·Σ b·B_b − Σ_b B_b.
//
// M and L are powers of two. With W rows, entry t of row w is at w·T + t of `sums`, and at t·W + w of `weighted`.
// So at the end, the results of all rows are next to each other in `weighted`. If L is 1, R_t is S_t, and `weighted`
// is used only for the results.
#pragma once

#include "curve/point_arithmetic.cuh"

namespace stages {

// Computes S_t and R_t by running sums, from the last bucket of a run to the first bucket. There is one thread for each
// run t of each row. Threads are numbered across all rows, so that rows with fewer than 32 runs share a warp. Bucket b
// of row w is at w·M + b − 1 of `bucket_sums`. If `has_all` is true, `bucket_sums` has the identity for each bucket
// without digits. If `has_all` is false, the sums of buckets without digits are not read.
template <class Arithmetic>
DEVICE void sum_bucket_runs(Slice<const uint32_t> bounds, Slice<const typename Arithmetic::Point> bucket_sums,
                            Slice<typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                            uint32_t buckets, uint32_t run_length, uint32_t rows, bool has_all) {
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x;
    uint32_t runs = buckets / run_length;
    uint32_t run = index % runs, row = index / runs;
    if (row >= rows) return;
    uint64_t bounds_row = (uint64_t)row * (buckets + 2), first = (uint64_t)row * buckets;

    typename Arithmetic::Point sum = Arithmetic::identity(), weighted_sum = Arithmetic::identity();
    for (uint32_t bucket = (run + 1) * run_length; bucket > run * run_length; bucket--) {
        if (has_all || bounds[bounds_row + bucket] != bounds[bounds_row + bucket + 1]) {
            Arithmetic::add(sum, bucket_sums[first + bucket - 1]);
        }
        Arithmetic::add(weighted_sum, sum);
    }
    sums[(uint64_t)row * runs + run] = sum;
    if (run_length > 1) weighted[(uint64_t)run * rows + row] = weighted_sum;
}

// The halvings that a launch of `sum_runs` computes.
struct Halving {
    uint32_t log2_runs, log2_run_length, rows;
    // The base-2 logarithms of the number of entries before the launch and after the launch.
    uint32_t log2_from, log2_to;
    // A block computes 2^log2_own neighbouring entries of the result. The block reads these entries, and all entries
    // that are added to these entries.
    uint32_t log2_own;
    // `has_sums` is true if `sums` is halved, and `has_weighted` is true if `weighted` is halved. If `sums` is not
    // halved, the results are Σ_t R_t.
    bool has_sums, has_weighted;
    bool has_odd_digits;

    DEVICE uint64_t sum_place(uint32_t row, uint32_t entry) const {
        return ((uint64_t)row << log2_runs) + entry;
    }
};

// Two entries. The source is added to the target.
template <class Point>
struct Pair {
    Point *target, *source;
};

// For each i below `additions`, one quad (quad.cuh) adds the source of pair(i) to the target of pair(i). Each location
// has at most one writer, and no location is both a source and a target. Ends with a barrier.
template <class Arithmetic, class PairOf>
DEVICE void add_entries(uint32_t additions, PairOf pair) {
    uint32_t lane = quad_lane(), quads = blockDim.x / 4, quad = threadIdx.x / 4;
    // All lanes of a warp have the same loop condition, which is true if the first quad of the warp has a pair.
    for (uint32_t from = 0; from + quad / 8 * 8 < additions; from += quads) {
        auto a = Arithmetic::identity().coordinate(lane), b = a;
        bool adds = from + quad < additions;
        typename Arithmetic::Point *target = nullptr;
        if (adds) {
            auto operands = pair(from + quad);
            target = operands.target;
            a = target->coordinate(lane);
            b = operands.source->coordinate(lane);
        }
        a = Arithmetic::Quad::add(a, b);
        if (adds) target->coordinate(lane) = a;
    }
    __syncthreads();
}

// Computes the result of a row after all halvings: Σ_t R_t + Σ_j 2^(j + log2 L)·U_j. One block computes the result.
template <class Arithmetic>
DEVICE void join_bits(Slice<typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                      const Halving &halving, uint32_t row) {
    using Point = typename Arithmetic::Point;
    using Quad = typename Arithmetic::Quad;
    uint32_t lane = quad_lane(), quad = threadIdx.x / 4;
    Point *all = &sums[halving.sum_place(row, 0)], *result = &weighted[row];

    // Quad j doubles U_j. All quads of a warp perform the number of doublings that the warp's last quad needs.
    uint32_t bits = halving.log2_runs, last = min(bits, quad / 8 * 8 + 8);
    if (quad / 8 * 8 < bits) {
        auto point = Arithmetic::identity().coordinate(lane);
        Point *place = &sums[halving.sum_place(row, quad < bits ? 1u << quad : 0)];
        if (quad < bits) point = place->coordinate(lane);
        bool counts = Arithmetic::CONSTANT_TIME || !Quad::is_identity(point);
        for (uint32_t i = 0; i < last - 1 + halving.log2_run_length; i++) {
            bool doubles = quad < bits && i < quad + halving.log2_run_length;
            if (doubles && counts && lane == 0) COUNT(Doubling);
            point = select(mask_of(doubles), Quad::dbl(point), point);
        }
        if (quad < bits) place->coordinate(lane) = point;
    }
    // Read the sum of all S_t now, because a quad later adds other sums to this entry.
    auto sum_of_all = all->coordinate(lane);
    __syncthreads();

    // Entry 0 is Σ_t R_t, and entry j + 1 is U_j.
    auto place = [&](uint32_t entry) {
        if (entry == 0) return halving.has_weighted ? result : all;
        return &sums[halving.sum_place(row, 1u << (entry - 1))];
    };
    for (uint32_t entries = bits + 1; entries > 1; entries = (entries + 1) / 2) {
        uint32_t half = (entries + 1) / 2;
        add_entries<Arithmetic>(entries - half, [&](uint32_t i) -> Pair<Point> { return {place(i), place(i + half)}; });
    }
    if (quad >= 8) return;
    // Only quad 0 reads and writes points. The other quads of the warp run only because shuffles need all lanes.
    auto sum = Arithmetic::identity().coordinate(lane);
    if (quad == 0) sum = place(0)->coordinate(lane);
    if (halving.has_odd_digits) {
        bool counts = Arithmetic::CONSTANT_TIME || !Quad::is_identity(sum);
        if (counts && quad == 0 && lane == 0) COUNT(Doubling);
        sum = Quad::add(Quad::dbl(sum), Quad::negate(sum_of_all));
    }
    if (quad == 0) result->coordinate(lane) = sum;
}

// Halves the number of a row's entries until 2^log2_to of 2^log2_from entries are left. If one entry is left,
// computes the row's result from the U_j. The results of all rows are the first W entries of `weighted`. A block
// has the entries whose index modulo 2^log2_to is in the block's range. No other block reads or writes these entries.
// Between two layers, the threads of a block wait at a barrier.
template <class Arithmetic>
DEVICE void sum_runs(Slice<typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> weighted,
                     const Halving &halving) {
    using Point = typename Arithmetic::Point;
    uint32_t log2_blocks = halving.log2_to - halving.log2_own;
    uint32_t row = blockIdx.x >> log2_blocks;
    if (row >= halving.rows) return;
    uint32_t own = (blockIdx.x - (row << log2_blocks)) << halving.log2_own;

    for (uint32_t log2_half = halving.log2_from; log2_half-- > halving.log2_to;) {
        // A layer halves the array of sums, the additional arrays of all earlier layers, and the array of weighted
        // sums.
        uint32_t of_sums = halving.has_sums ? halving.log2_runs - log2_half : 0;
        uint32_t log2_additions = log2_half - halving.log2_to + halving.log2_own;
        add_entries<Arithmetic>((of_sums + halving.has_weighted) << log2_additions, [&](uint32_t i) -> Pair<Point> {
            uint32_t array = i >> log2_additions, in_array = i - (array << log2_additions);
            uint32_t period = in_array >> halving.log2_own;
            uint32_t entry = (period << halving.log2_to) + own + (in_array - (period << halving.log2_own));
            uint32_t half = 1u << log2_half;
            if (array == of_sums) {
                uint64_t place = (uint64_t)entry * halving.rows + row;
                return {&weighted[place], &weighted[place + (uint64_t)half * halving.rows]};
            }
            uint64_t place = halving.sum_place(row, (array == 0 ? 0 : half << array) + entry);
            return {&sums[place], &sums[place + half]};
        });
    }
    if (halving.log2_to == 0 && halving.has_sums) join_bits<Arithmetic>(sums, weighted, halving, row);
}

}  // namespace stages
