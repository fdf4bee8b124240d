// What the recodings share: a scalar, read window by window from the lowest.
#pragma once

#include "field/montgomery.cuh"
#include "stages/digit.cuh"

namespace stages {

template <class Scalar>
struct ScalarWindows {
    Fp<Scalar> rest;  // the integer, less the windows taken

    DEVICE static ScalarWindows of(const Fp<Scalar> &scalar, uint32_t montgomery) {
        return {montgomery ? scalar.from_montgomery() : scalar};
    }

    // The next `bits` bits; at most 31.
    DEVICE uint32_t take(uint32_t bits) {
        uint32_t window = rest.limb[0] & ((1u << bits) - 1);
        UNROLL for (uint32_t j = 0; j + 1 < Scalar::LIMBS; j++) {
            rest.limb[j] = rest.limb[j] >> bits | rest.limb[j + 1] << (32 - bits);
        }
        rest.limb[Scalar::LIMBS - 1] >>= bits;
        return window;
    }
};

}  // namespace stages
