// Multiplies a sparse matrix in CSR format by a vector over a scalar field (cuzk 4.2). rows.cuh defines how threads
// share rows. This file defines the terms of a row's sum.
#pragma once

#include "field/montgomery.cuh"
#include "stages/rows.cuh"

namespace stages {

// The indices of 1 and −1 in a matrix's list of distinct values (src/sparse/dictionary.rs).
constexpr uint32_t ONE = 0, MINUS_ONE = 1;

// A term is the product of an entry of the matrix and the vector's element for the column of the entry. For each entry,
// `value_indices` has the index of the entry's value in the list of distinct values. Most values of an R1CS are 1 or
// −1, and take no multiplication.
template <class Scalar>
struct ProductTerms {
    using Element = Fp<Scalar>;

    Slice<const Element> values, vector;
    Slice<const uint32_t> columns, value_indices;

    DEVICE static Element identity() { return Element::zero(); }
    DEVICE void add_term(Element &sum, uint32_t position) const {
        uint32_t value = value_indices[position];
        Element element = vector[columns[position]];
        if (value > MINUS_ONE) element = values[value] * element;
        sum = sum + element.negate_if(value == MINUS_ONE);
    }
    DEVICE static void combine(Element &sum, const Element &other) { sum = sum + other; }
};

// Stores the product of row r and the vector in products[r]. If a row is cut into pieces, products[r] is only the sum
// of the row's first piece, and `pieces` has the sums of the other pieces. Rounds of combine_products_round then add
// the sums of the other pieces to products[r].
template <class Scalar>
DEVICE void multiply_rows(Slice<const RowGroup> groups, Slice<const Digit> order, Slice<const uint32_t> pointers,
                          Slice<const uint32_t> columns, Slice<const uint32_t> value_indices,
                          Slice<const Fp<Scalar>> values, Slice<const Fp<Scalar>> vector, Slice<Fp<Scalar>> products,
                          Slice<Fp<Scalar>> pieces, uint32_t rows) {
    ProductTerms<Scalar> terms{values, vector, columns, value_indices};
    sum_rows(terms, Rows::of_matrix(groups, order, 0, rows), pointers, 0, products, pieces, 0);
}

// Runs combine_pieces_round for the products.
template <class Scalar>
DEVICE void combine_products_round(Slice<const RowGroup> groups, Slice<const Digit> order, Slice<Fp<Scalar>> products,
                                   Slice<Fp<Scalar>> pieces, uint32_t rows, uint32_t round) {
    combine_pieces_round<ProductTerms<Scalar>>(Rows::of_matrix(groups, order, 0, rows), products, pieces, 0, round);
}

}  // namespace stages
