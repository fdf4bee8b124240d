// What the recodings share: a scalar, read window by window from the lowest; and where its digits go.
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

// Digits of `vectors` MSMs of n scalars each, over the same bases. Of each base there are `levels` multiples (elastic-msm
// 3.1), a level's all together: base i at level j is point j·bases + i. Windows are rows of the MSM's share of `digits`, or some of them are:
// window v of scalar i is in row v − j·per_level, at place j·n + i of this row's levels·n, for the level j = v/per_level,
// or the last one, which takes all windows that are left.
struct Placement {
    uint32_t n, vectors;
    uint32_t first, bases;  // the base of scalar 0; bases of a level
    uint32_t levels, per_level;
    uint32_t rows, first_row;  // those that are wanted
    uint32_t windows;

    // Writes the digits of scalar t, counted through all vectors; each place has this one writer. `next` gives the codes
    // of the scalar's windows, lowest first. Where no window comes to lie there is a digit 0.
    template <class Next>
    DEVICE void place(Slice<Digit> digits, uint32_t t, Next next) const {
        uint32_t vector = t / n, i = t % n, window = 0;
        for (uint32_t level = 0; level < levels; level++) {
            uint32_t point = level * bases + first + i;
            uint32_t left = windows - window;
            uint32_t own = level + 1 < levels && per_level < left ? per_level : left;
            uint32_t end = first_row + rows;
            for (uint32_t row = 0; row < own || row < end; row++) {
                uint32_t code = row < own ? next() : 0;
                if (row < first_row || row >= end) continue;
                uint64_t start = window_start(vector * rows + row - first_row, levels * n);
                digits[start + (uint64_t)level * n + i] = Digit{code, point};
            }
            window += own;
        }
    }
};

}  // namespace stages
