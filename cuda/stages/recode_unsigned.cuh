// Recode: scalars to unsigned windows, digits in 0 … 2^c − 1: the baseline of all papers (cuzk 2.3, step 1).
#pragma once

#include "stages/recode.cuh"

namespace stages {

// One thread per scalar. Writes `windows` digits each.
template <class Scalar>
DEVICE void recode_unsigned(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, uint32_t n, uint32_t window_bits,
                            uint32_t windows, uint32_t montgomery) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    auto scalar = ScalarWindows<Scalar>::of(scalars[i], montgomery);
    for (uint32_t window = 0; window < windows; window++) {
        digits[window_start(window, n) + i] = Digit{scalar.take(window_bits) << 1, i};
    }
}

}  // namespace stages
