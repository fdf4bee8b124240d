// The kernels that recode scalars to digits. This file is compiled once for each group (CUMSM_CURVE). The stages are in
// stages/recode_*.cuh.
#include "constants.cuh"
#include "stages/recode_odd_float.cuh"
#include "stages/recode_signed.cuh"
#include "stages/recode_unsigned.cuh"

using Scalar = CUMSM_CURVE::Scalar;
using Scalars = Slice<const Fp<Scalar>>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

// Each parameter of a kernel is a slice or a word of 32 bits. So the members of a DigitLayout are passed as separate
// parameters.
#define LAYOUT_PARAMETERS                                                                                              \
    uint32_t n, uint32_t vectors, uint32_t first_base, uint32_t bases, uint32_t factor, uint32_t windows_per_multiple, \
        uint32_t rows, uint32_t first_row, uint32_t windows
#define LAYOUT \
    stages::DigitLayout { n, vectors, first_base, bases, factor, windows_per_multiple, rows, first_row, windows }

KERNEL(recode_unsigned, BLOCK)(Scalars scalars, Slice<Digit> digits, LAYOUT_PARAMETERS, uint32_t window_bits,
                               uint32_t montgomery) {
    stages::recode_unsigned(scalars, digits, LAYOUT, window_bits, montgomery);
}

KERNEL(recode_signed, BLOCK)(Scalars scalars, Slice<Digit> digits, LAYOUT_PARAMETERS, uint32_t window_bits,
                             uint32_t montgomery) {
    stages::recode_signed(scalars, digits, LAYOUT, window_bits, montgomery);
}

KERNEL(odd_float_table, BLOCK)(Slice<uint32_t> table, uint32_t window_bits, uint32_t exponent_bits) {
    stages::odd_float_table(table, window_bits, exponent_bits);
}

KERNEL(recode_odd_float, BLOCK)(Scalars scalars, Slice<Digit> digits, Slice<const uint32_t> table, LAYOUT_PARAMETERS,
                                uint32_t window_bits, uint32_t exponent_bits, uint32_t by_table, uint32_t montgomery) {
    stages::recode_odd_float(scalars, digits, table, LAYOUT, window_bits, exponent_bits, by_table, montgomery);
}

KERNEL_TABLE = {
    EXPORT(recode_unsigned), EXPORT(recode_signed), EXPORT(odd_float_table), EXPORT(recode_odd_float), END_OF_TABLE,
};
