// The kernels that compute with cuZK's sparse matrices of digits. This file is compiled once, because its kernels do
// not depend on a curve. The stages are in papers/sparse_transpose.cuh and papers/row_groups.cuh.
#include "papers/row_groups.cuh"
#include "papers/sparse_transpose.cuh"

using stages::Digit;

constexpr uint32_t BLOCK = 128;

KERNEL(ell_store, BLOCK)(Slice<const Digit> digits, Slice<Digit> ell, Slice<uint32_t> row_lengths, uint32_t n,
                         uint32_t threads, uint32_t exponent_bits) {
    stages::ell_store(digits, ell, row_lengths, n, threads, exponent_bits);
}

KERNEL(ell_row_pointers, 32)(Slice<uint32_t> row_pointers, uint32_t threads) {
    stages::ell_row_pointers(row_pointers, threads);
}

KERNEL(ell_to_csr, BLOCK)(Slice<const Digit> ell, Slice<const uint32_t> row_pointers, Slice<Digit> csr, uint32_t n,
                          uint32_t threads) {
    stages::ell_to_csr(ell, row_pointers, csr, n, threads);
}

KERNEL(row_lengths, BLOCK)(Slice<const uint32_t> bounds, Slice<Digit> order, uint32_t rows) {
    stages::row_lengths(bounds, order, rows);
}

KERNEL(group_rows, stages::GROUP_THREADS)(Slice<const Digit> order, Slice<stages::RowGroup> groups, uint32_t rows,
                                          uint32_t threads) {
    stages::group_rows(order, groups, rows, threads);
}

KERNEL_TABLE = {
    EXPORT(ell_store),   EXPORT(ell_row_pointers), EXPORT(ell_to_csr),
    EXPORT(row_lengths), EXPORT(group_rows),       END_OF_TABLE,
};
