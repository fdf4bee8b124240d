// Recodes scalars to signed windows of c bits. A digit is ±odd·2^h, an odd number times a power of two (lb-msm 3.1,
// Alg. 3). If a point P has the digit ±odd·2^h, ±2^h·P is added to bucket (odd + 1)/2. So 2^(c−2) buckets are enough
// for 2^c window values.
//
// Let k' be the value of a window plus the carry from the window below. Three misprints of Alg. 3 are corrected:
//   - k' = 2^c also has a carry: the digit is 0, and the carry into the next window is 1.
//   - The table is indexed by k', so the table has 2^c + 1 entries.
//   - The exponent can be c − 1, at k' = 2^(c−1), so the exponent has ⌈log2 c⌉ bits.
//
// No branch depends on the scalar.
#pragma once

#include "stages/recode.cuh"

namespace stages {

// Returns the carry into the next window, for the window value k' = `value`. If the digit is not 0, the carry is also
// the sign of the digit.
DEVICE uint32_t odd_float_carry(uint32_t value, uint32_t window_bits) {
    return (value >> window_bits | value >> (window_bits - 1)) & 1;
}

// Returns the code for the window value k' = `value`. The window value includes the carry from the window below, so
// `value` is in 0 … 2^c.
DEVICE uint32_t odd_float_code(uint32_t value, uint32_t window_bits, uint32_t exponent_bits) {
    uint32_t sign = odd_float_carry(value, window_bits);
    uint32_t magnitude = sign ? (1u << window_bits) - value : value;
    uint32_t exponent = magnitude == 0 ? 0 : __ffs(magnitude) - 1;
    return magnitude >> exponent << (1 + exponent_bits) | exponent << 1 | (magnitude == 0 ? 0 : sign);
}

// The codes of all window values, 4 bytes each. There is one thread for each of the 2^c + 1 entries.
DEVICE void odd_float_table(Slice<uint32_t> table, uint32_t window_bits, uint32_t exponent_bits) {
    uint32_t value = blockIdx.x * blockDim.x + threadIdx.x;
    if (value > 1u << window_bits) return;
    table[value] = odd_float_code(value, window_bits, exponent_bits);
}

// If `by_table` is not 0, codes are looked up in the table. If `by_table` is 0, codes are computed, and the table is
// not read.
template <class Scalar>
DEVICE void recode_odd_float(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, Slice<const uint32_t> table,
                             const DigitLayout &layout, uint32_t window_bits, uint32_t exponent_bits, uint32_t by_table,
                             uint32_t montgomery) {
    recode(scalars, digits, layout, montgomery, [&](ScalarWindows<Scalar> &windows, uint32_t &carry) {
        uint32_t value = windows.take(window_bits) + carry;
        carry = odd_float_carry(value, window_bits);
        return by_table ? table[value] : odd_float_code(value, window_bits, exponent_bits);
    });
}

}  // namespace stages
