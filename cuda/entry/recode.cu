// Recode, for the scalars of one curve; the stages are documented in stages/recode_*.cuh.
#include "constants.cuh"
#include "stages/recode_odd_float.cuh"
#include "stages/recode_signed.cuh"
#include "stages/recode_unsigned.cuh"

using Scalar = CUMSM_CURVE::Scalar;
using Scalars = Slice<const Fp<Scalar>>;
using stages::Digit;

constexpr uint32_t BLOCK = 128;

// Parameters are flat: launches take slices and words.
#define PLACEMENT                                                                                                \
    uint32_t n, uint32_t vectors, uint32_t first, uint32_t bases, uint32_t levels, uint32_t per_level, uint32_t rows, \
        uint32_t first_row, uint32_t windows
#define PLACED                                                        \
    stages::Placement {                                               \
        n, vectors, first, bases, levels, per_level, rows, first_row, windows \
    }

KERNEL(recode_unsigned, BLOCK)(Scalars scalars, Slice<Digit> digits, PLACEMENT, uint32_t window_bits,
                               uint32_t montgomery) {
    stages::recode_unsigned(scalars, digits, PLACED, window_bits, montgomery);
}

KERNEL(recode_signed, BLOCK)(Scalars scalars, Slice<Digit> digits, PLACEMENT, uint32_t window_bits,
                             uint32_t montgomery) {
    stages::recode_signed(scalars, digits, PLACED, window_bits, montgomery);
}

KERNEL(odd_float_table, BLOCK)(Slice<uint32_t> table, uint32_t window_bits, uint32_t exponent_bits) {
    stages::odd_float_table(table, window_bits, exponent_bits);
}

KERNEL(recode_odd_float, BLOCK)(Scalars scalars, Slice<Digit> digits, Slice<const uint32_t> table, PLACEMENT,
                                uint32_t window_bits, uint32_t exponent_bits, uint32_t by_table, uint32_t montgomery) {
    stages::recode_odd_float(scalars, digits, table, PLACED, window_bits, exponent_bits, by_table, montgomery);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(recode_unsigned),  EMULATED(recode_signed), EMULATED(odd_float_table),
    EMULATED(recode_odd_float), {nullptr, nullptr, 0},
};
#endif
