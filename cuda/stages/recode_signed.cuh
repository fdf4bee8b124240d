// Recode: scalars to signed windows (edmsm, Alg. 2; the same digits as src/recode/signed.rs).
//
// One thread recodes one scalar, least window first: a window of 2^(c−1) or more becomes negative and carries into the
// next. The host chooses so many windows that the last never carries.
#pragma once

#include "field/montgomery.cuh"
#include "stages/digit.cuh"

namespace stages {

template <class Scalar>
DEVICE void recode_signed(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, uint32_t n, uint32_t window_bits,
                          uint32_t windows, uint32_t montgomery) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    Fp<Scalar> scalar = scalars[i];
    if (montgomery) scalar = scalar.from_montgomery();

    uint32_t carry = 0;
    for (uint32_t window = 0; window < windows; window++) {
        uint32_t value = (scalar.limb[0] & ((1u << window_bits) - 1)) + carry;
        carry = value >> (window_bits - 1) ? 1 : 0;
        digits[window_start(window, n) + i] =
            carry ? Digit{(1u << window_bits) - value, i | Digit::SIGN} : Digit{value, i};

        UNROLL
        for (uint32_t j = 0; j + 1 < Scalar::LIMBS; j++) {
            scalar.limb[j] = scalar.limb[j] >> window_bits | scalar.limb[j + 1] << (32 - window_bits);
        }
        scalar.limb[Scalar::LIMBS - 1] >>= window_bits;
    }
}

}  // namespace stages
