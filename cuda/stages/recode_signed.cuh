// Recode: scalars to signed windows (edmsm, Alg. 2). Digits are in −2^(c−1) … 2^(c−1) − 1; magnitude 2^(c−1) occurs.
//
// The scalar is taken apart from the lowest window first: a window of 2^(c−1) or more becomes negative and carries into
// the next. The host chooses so many windows that the last never carries.
#pragma once

#include "stages/recode.cuh"

namespace stages {

// One thread per scalar.
template <class Scalar>
DEVICE void recode_signed(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, const Placement &placement,
                          uint32_t window_bits, uint32_t montgomery) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= placement.n * placement.vectors) return;
    auto scalar = ScalarWindows<Scalar>::of(scalars[i], montgomery);
    uint32_t carry = 0;
    placement.place(digits, i, [&] {
        uint32_t value = scalar.take(window_bits) + carry;
        carry = value >> (window_bits - 1) ? 1 : 0;
        uint32_t magnitude = carry ? (1u << window_bits) - value : value;
        return magnitude << 1 | (magnitude == 0 ? 0 : carry);
    });
}

}  // namespace stages
