// Accumulate: the sum of each bucket as the sum of a row of the transposed matrix, times a vector of ones (cuzk 3.2,
// 4.1, CSR-Balanced). rows.cuh says how rows are shared out among threads; here is what a term is.
#pragma once

#include "curve/law.cuh"
#include "stages/rows.cuh"

namespace stages {

// A term is the base point of a digit, with the digit's sign.
template <class Law>
struct BucketTerms {
    using Element = typename Law::Point;

    Slice<const typename Law::Base> bases;
    Slice<const Digit> sorted;
    uint64_t start;  // the window's first digit

    DEVICE static Element identity() { return Law::identity(); }
    DEVICE void add_term(Element &sum, uint32_t position) const {
        Digit digit = sorted[start + position];
        Law::add_base(sum, bases[digit.point].negate_if(digit.negative()));
    }
    DEVICE static void combine(Element &sum, const Element &other) { Law::add(sum, other); }
};

// Leaves bucket b of window w at w·M + b − 1, the identity where it is empty, and the pieces of long rows for
// combine_buckets_round. The digits have no exponents. A window has `pieces_of_window` pieces.
template <class Law>
DEVICE void accumulate_row_balanced(Slice<const typename Law::Base> bases, Slice<const Digit> sorted,
                                    Slice<const uint32_t> bounds, Slice<const Digit> order,
                                    Slice<const RowGroup> groups, Slice<typename Law::Point> sums,
                                    Slice<typename Law::Point> pieces, uint32_t n, uint32_t buckets,
                                    uint32_t pieces_of_window) {
    uint32_t window = blockIdx.y;
    sum_rows(BucketTerms<Law>{bases, sorted, window_start(window, n)}, Rows::of_window(groups, order, window, buckets),
             bounds, (uint64_t)window * (buckets + 2) + 1, sums, pieces, (uint64_t)window * pieces_of_window);
}

// combine_pieces_round for the buckets of each window.
template <class Law>
DEVICE void combine_buckets_round(Slice<const Digit> order, Slice<const RowGroup> groups,
                                  Slice<typename Law::Point> sums, Slice<typename Law::Point> pieces, uint32_t buckets,
                                  uint32_t pieces_of_window, uint32_t round) {
    uint32_t window = blockIdx.y;
    combine_pieces_round<BucketTerms<Law>>(Rows::of_window(groups, order, window, buckets), sums, pieces,
                                           (uint64_t)window * pieces_of_window, round);
}

}  // namespace stages
