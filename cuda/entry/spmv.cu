// The kernels that multiply a sparse matrix by a vector. This file is compiled once for each scalar field: the scalar
// field of the curve CUMSM_CURVE. The stage is in stages/multiply_rows.cuh.
#include "constants.cuh"
#include "stages/multiply_rows.cuh"

using Scalar = CUMSM_CURVE::Scalar;
using Elements = Slice<Fp<Scalar>>;
using ConstElements = Slice<const Fp<Scalar>>;
using Groups = Slice<const stages::RowGroup>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(multiply_rows, BLOCK)(Groups groups, Slice<const Digit> order, Slice<const uint32_t> pointers,
                             Slice<const uint32_t> columns, Slice<const uint32_t> value_indices, ConstElements values,
                             ConstElements vector, Elements products, Elements pieces, uint32_t rows) {
    stages::multiply_rows<Scalar>(groups, order, pointers, columns, value_indices, values, vector, products, pieces,
                                  rows);
}

KERNEL(combine_products_round, BLOCK)(Groups groups, Slice<const Digit> order, Elements products, Elements pieces,
                                      uint32_t rows, uint32_t round) {
    stages::combine_products_round<Scalar>(groups, order, products, pieces, rows, round);
}

KERNEL_TABLE = {EXPORT(multiply_rows), EXPORT(combine_products_round), END_OF_TABLE};
