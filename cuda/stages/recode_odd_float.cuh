// Recode: scalars to signed windows whose digits are factored into an odd number and a power of two, "floats" (lb-msm
// 3.1, Alg. 3). Bucket (odd + 1)/2 then takes 2^h·P, and 2^(c−2) buckets serve 2^c values.
//
// Alg. 3 with its misprints mended: the sign is one bit also at k' = 2^c, where the digit is 0 and carries; the table is
// indexed by k', and so has 2^c + 1 entries; the exponent reaches c − 1, at k' = 2^(c−1), and has ⌈log2 c⌉ bits. No
// branch depends on the scalar.
#pragma once

#include "stages/recode.cuh"

namespace stages {

// The carry out of window value k', which is the digit's sign.
DEVICE uint32_t odd_float_carry(uint32_t value, uint32_t window_bits) {
    return (value >> window_bits | value >> (window_bits - 1)) & 1;
}

// The code of window value k' = 0 … 2^c, carry from below included.
DEVICE uint32_t odd_float_code(uint32_t value, uint32_t window_bits, uint32_t exponent_bits) {
    uint32_t sign = odd_float_carry(value, window_bits);
    uint32_t magnitude = sign ? (1u << window_bits) - value : value;
    uint32_t exponent = magnitude == 0 ? 0 : __ffs(magnitude) - 1;
    return magnitude >> exponent << (1 + exponent_bits) | exponent << 1 | (magnitude == 0 ? 0 : sign);
}

// The codes of all window values: 4 bytes each. One thread for each of the table's 2^c + 1 entries.
DEVICE void odd_float_table(Slice<uint32_t> table, uint32_t window_bits, uint32_t exponent_bits) {
    uint32_t value = blockIdx.x * blockDim.x + threadIdx.x;
    if (value > 1u << window_bits) return;
    table[value] = odd_float_code(value, window_bits, exponent_bits);
}

// One thread per scalar. Codes are looked up in the table if there is one (of any length but 0).
template <class Scalar>
DEVICE void recode_odd_float(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, Slice<const uint32_t> table,
                             const Placement &placement, uint32_t window_bits, uint32_t exponent_bits,
                             uint32_t by_table, uint32_t montgomery) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= placement.n * placement.vectors) return;
    auto scalar = ScalarWindows<Scalar>::of(scalars[i], montgomery);
    uint32_t carry = 0;
    placement.place(digits, i, [&] {
        uint32_t value = scalar.take(window_bits) + carry;
        carry = odd_float_carry(value, window_bits);
        return by_table ? table[value] : odd_float_code(value, window_bits, exponent_bits);
    });
}

}  // namespace stages
