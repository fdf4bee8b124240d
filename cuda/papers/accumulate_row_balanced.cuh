// Accumulates the points of each bucket (cuzk 3.2, 4.1, CSR-Balanced). The sum of a bucket is the product of a row of
// the transposed matrix (sparse_transpose.cuh) and a vector of ones. rows.cuh defines how threads share rows. This file
// defines the terms of a row's sum.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/rows.cuh"

namespace stages {

// A term is the base of a digit, with the sign of the digit.
template <class Arithmetic>
struct BucketTerms {
    using Element = typename Arithmetic::Point;

    Slice<const typename Arithmetic::Base> bases;
    Slice<const Digit> sorted;
    uint64_t start;  // index of the first digit of the matrix

    DEVICE static Element identity() { return Arithmetic::identity(); }
    DEVICE void add_term(Element &sum, uint32_t position) const {
        Digit digit = sorted[start + position];
        Arithmetic::add_base(sum, bases[digit.point].negate_if(digit.negative()));
    }
    DEVICE static void combine(Element &sum, const Element &other) { Arithmetic::add(sum, other); }
};

// Each row of digits has its own matrix. With M buckets in each matrix, stores the sum of bucket b of matrix w at w·M +
// b − 1 of `sums`. The sum of an empty bucket is the identity. The function also stores the sums of pieces of long
// rows, for combine_buckets_round. A matrix has `pieces_of_matrix` entries of `pieces`. The digits have no exponents.
template <class Arithmetic>
DEVICE void accumulate_row_balanced(Slice<const typename Arithmetic::Base> bases, Slice<const Digit> sorted,
                                    Slice<const uint32_t> bounds, Slice<const Digit> order,
                                    Slice<const RowGroup> groups, Slice<typename Arithmetic::Point> sums,
                                    Slice<typename Arithmetic::Point> pieces, uint32_t n, uint32_t buckets,
                                    uint32_t pieces_of_matrix) {
    uint32_t matrix = blockIdx.y;
    sum_rows(BucketTerms<Arithmetic>{bases, sorted, row_start(matrix, n)},
             Rows::of_matrix(groups, order, matrix, buckets), bounds, (uint64_t)matrix * (buckets + 2) + 1, sums,
             pieces, (uint64_t)matrix * pieces_of_matrix);
}

// Runs combine_pieces_round for the buckets of each matrix.
template <class Arithmetic>
DEVICE void combine_buckets_round(Slice<const Digit> order, Slice<const RowGroup> groups,
                                  Slice<typename Arithmetic::Point> sums, Slice<typename Arithmetic::Point> pieces,
                                  uint32_t buckets, uint32_t pieces_of_matrix, uint32_t round) {
    uint32_t matrix = blockIdx.y;
    combine_pieces_round<BucketTerms<Arithmetic>>(Rows::of_matrix(groups, order, matrix, buckets), sums, pieces,
                                                  (uint64_t)matrix * pieces_of_matrix, round);
}

}  // namespace stages
