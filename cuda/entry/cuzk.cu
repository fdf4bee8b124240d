// What is cuZK's own (3.2, 4.1), for one curve: compiled with CUMSM_CURVE its name.
#include "constants.cuh"
#include "stages/accumulate_row_balanced.cuh"
#include "stages/aggregate_chunked.cuh"

using Law = XyzzLaw<CUMSM_CURVE>;
using Points = Slice<Law::Point>;
using ConstPoints = Slice<const Law::Point>;
using Bases = Slice<const Law::Base>;
using Groups = Slice<const stages::RowGroup>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_row_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                       Slice<const Digit> order, Groups groups, Points sums, Points pieces, uint32_t n,
                                       uint32_t buckets, uint32_t pieces_of_window) {
    stages::accumulate_row_balanced<Law>(bases, sorted, bounds, order, groups, sums, pieces, n, buckets,
                                         pieces_of_window);
}

KERNEL(combine_buckets_round, BLOCK)(Slice<const Digit> order, Groups groups, Points sums, Points pieces,
                                     uint32_t buckets, uint32_t pieces_of_window, uint32_t round) {
    stages::combine_buckets_round<Law>(order, groups, sums, pieces, buckets, pieces_of_window, round);
}

KERNEL(sum_bucket_chunks, BLOCK)(ConstPoints sums, Points weighted, uint32_t buckets, uint32_t threads) {
    stages::sum_bucket_chunks<Law>(sums, weighted, buckets, threads);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(accumulate_row_balanced),
    EMULATED(combine_buckets_round),
    EMULATED(sum_bucket_chunks),
    {nullptr, nullptr, 0},
};
#endif
