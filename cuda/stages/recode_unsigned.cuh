// Recodes scalars to unsigned windows of c bits, with digits in 0 … 2^c − 1. The unsigned recoding is the baseline of
// all papers (cuzk 2.3, step 1).
#pragma once

#include "stages/recode.cuh"

namespace stages {

template <class Scalar>
DEVICE void recode_unsigned(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, const DigitLayout &layout,
                            uint32_t window_bits, uint32_t montgomery) {
    recode(scalars, digits, layout, montgomery,
           [&](ScalarWindows<Scalar> &windows, uint32_t &) { return windows.take(window_bits) << 1; });
}

}  // namespace stages
