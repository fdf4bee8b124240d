// Recode: scalars to unsigned windows, digits in 0 … 2^c − 1: the baseline of all papers (cuzk 2.3, step 1).
#pragma once

#include "stages/recode.cuh"

namespace stages {

// One thread per scalar.
template <class Scalar>
DEVICE void recode_unsigned(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, const Placement &placement,
                            uint32_t window_bits, uint32_t montgomery) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= placement.n * placement.vectors) return;
    auto scalar = ScalarWindows<Scalar>::of(scalars[i], montgomery);
    placement.place(digits, i, [&] { return scalar.take(window_bits) << 1; });
}

}  // namespace stages
