// Recodes scalars to signed windows of c bits (edmsm, Alg. 2). Digits are in −2^(c−1) … 2^(c−1) − 1, so the greatest
// magnitude is 2^(c−1).
//
// Windows are taken from the lowest window up. If a window value is 2^(c−1) or more, the digit is the value minus 2^c,
// and 1 is carried into the next window. The host chooses enough windows, so the last window never carries.
#pragma once

#include "stages/recode.cuh"

namespace stages {

template <class Scalar>
DEVICE void recode_signed(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, const DigitLayout &layout,
                          uint32_t window_bits, uint32_t montgomery) {
    recode(scalars, digits, layout, montgomery, [&](ScalarWindows<Scalar> &windows, uint32_t &carry) {
        uint32_t value = windows.take(window_bits) + carry;
        carry = value >> (window_bits - 1) ? 1 : 0;
        uint32_t magnitude = carry ? (1u << window_bits) - value : value;
        return magnitude << 1 | (magnitude == 0 ? 0 : carry);
    });
}

}  // namespace stages
