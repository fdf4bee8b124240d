// Common parts of the recodings. A recoding reads a scalar window by window, from the lowest window up, and stores the
// digits of the scalar.
#pragma once

#include "field/montgomery.cuh"
#include "stages/digit.cuh"

namespace stages {

template <class Scalar>
struct ScalarWindows {
    Fp<Scalar> remaining;  // the scalar as an integer, without the windows taken so far

    DEVICE static ScalarWindows of(const Fp<Scalar> &scalar, uint32_t montgomery) {
        return {montgomery ? scalar.from_montgomery() : scalar};
    }

    // Takes the next `bits` bits, where `bits` is at most 31.
    DEVICE uint32_t take(uint32_t bits) {
        uint32_t window = remaining.limb[0] & ((1u << bits) - 1);
        UNROLL for (uint32_t j = 0; j + 1 < Scalar::LIMBS; j++) {
            remaining.limb[j] = remaining.limb[j] >> bits | remaining.limb[j + 1] << (32 - bits);
        }
        remaining.limb[Scalar::LIMBS - 1] >>= bits;
        return window;
    }
};

// Defines where the digits of `vectors` MSMs with the same bases are stored. Each MSM has n scalars.
//
// Each base has `factor` prepared multiples (elastic-msm 3.1). Multiple j of base i is point j·bases + i. Multiple j is
// used for `windows_per_multiple` windows, from window j·windows_per_multiple on. The last multiple is used for all
// remaining windows. A row holds the digits of one window of each multiple: factor·n digits. If multiple j is used for
// window v, then scalar i's digit of window v is in row v − j·windows_per_multiple, at index j·n + i. An MSM stores
// only `rows` rows, from row `first_row` on.
struct DigitLayout {
    uint32_t n, vectors;
    uint32_t first_base, bases;  // the base of scalar 0; the number of bases
    uint32_t factor, windows_per_multiple;
    uint32_t rows, first_row;
    uint32_t windows;

    // Stores the digits of scalar t. Scalars are numbered across all vectors. Each call of `next` returns the code of
    // the scalar's next window, from the lowest window up. If a multiple has no window for a row, the scalar's digit
    // for this multiple and this row is 0. Each digit has one writer.
    template <class Next>
    DEVICE void store(Slice<Digit> digits, uint32_t t, Next next) const {
        uint32_t vector = t / n, i = t % n, window = 0;
        for (uint32_t multiple = 0; multiple < factor; multiple++) {
            uint32_t point = multiple * bases + first_base + i;
            uint32_t left = windows - window;
            uint32_t own = multiple + 1 < factor && windows_per_multiple < left ? windows_per_multiple : left;
            uint32_t end = first_row + rows;
            for (uint32_t row = 0; row < own || row < end; row++) {
                uint32_t code = row < own ? next() : 0;
                if (row < first_row || row >= end) continue;
                uint64_t start = row_start(vector * rows + row - first_row, factor * n);
                digits[start + (uint64_t)multiple * n + i] = Digit{code, point};
            }
            window += own;
        }
    }
};

// Stores the digits of all scalars. Each thread stores the digits of one scalar. `next_code(windows, carry)` takes the
// next window of the scalar and returns the digit's code. `carry` is 0 for the first window. For each later window,
// `carry` is the carry that the previous call wrote to `carry`.
template <class Scalar, class NextCode>
DEVICE void recode(Slice<const Fp<Scalar>> scalars, Slice<Digit> digits, const DigitLayout &layout, uint32_t montgomery,
                   NextCode next_code) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= layout.n * layout.vectors) return;
    auto windows = ScalarWindows<Scalar>::of(scalars[i], montgomery);
    uint32_t carry = 0;
    layout.store(digits, i, [&] { return next_code(windows, carry); });
}

}  // namespace stages
