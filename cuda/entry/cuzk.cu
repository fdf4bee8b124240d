// The kernels that only cuZK has (3.2, 4.1). Compiled once for each curve (CUMSM_CURVE).
#include "constants.cuh"
#include "stages/accumulate_row_balanced.cuh"
#include "stages/aggregate_chunked.cuh"

using Arithmetic = XyzzArithmetic<CUMSM_CURVE>;
using Points = Slice<Arithmetic::Point>;
using ConstPoints = Slice<const Arithmetic::Point>;
using Bases = Slice<const Arithmetic::Base>;
using Groups = Slice<const stages::RowGroup>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(accumulate_row_balanced, BLOCK)(Bases bases, Slice<const Digit> sorted, Slice<const uint32_t> bounds,
                                       Slice<const Digit> order, Groups groups, Points sums, Points pieces, uint32_t n,
                                       uint32_t buckets, uint32_t pieces_of_window) {
    stages::accumulate_row_balanced<Arithmetic>(bases, sorted, bounds, order, groups, sums, pieces, n, buckets,
                                                pieces_of_window);
}

KERNEL(combine_buckets_round, BLOCK)(Slice<const Digit> order, Groups groups, Points sums, Points pieces,
                                     uint32_t buckets, uint32_t pieces_of_window, uint32_t round) {
    stages::combine_buckets_round<Arithmetic>(order, groups, sums, pieces, buckets, pieces_of_window, round);
}

KERNEL(sum_bucket_chunks, BLOCK)(ConstPoints sums, Points weighted, uint32_t buckets, uint32_t threads) {
    stages::sum_bucket_chunks<Arithmetic>(sums, weighted, buckets, threads);
}

KERNEL_TABLE = {
    EXPORT(accumulate_row_balanced),
    EXPORT(combine_buckets_round),
    EXPORT(sum_bucket_chunks),
    END_OF_TABLE,
};
