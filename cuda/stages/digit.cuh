// A recoded digit: the bucket of its window that a point goes to, with which sign, and as which multiple 2^h of itself.
//
// One 32-bit code holds sign, exponent and magnitude, from the lowest bit up, so that sorting by magnitude is sorting
// by the upper bits (lb-msm, Fig. 3):
//
//   windows without exponents   magnitude << 1 | sign                               bucket = magnitude
//   odd digits with exponents   odd << (1 + e) | exponent << 1 | sign, e bits of h  bucket = (odd + 1)/2
//
// A magnitude of 0 contributes nothing; its bucket is 0.
#pragma once

#include "platform.cuh"

namespace stages {

struct alignas(8) Digit {
    uint32_t code;
    uint32_t point;  // index of the point

    // `exponent_bits` is e, and 0 for windows without exponents.
    DEVICE uint32_t bucket(uint32_t exponent_bits) const {
        uint32_t magnitude = code >> (1 + exponent_bits);
        return exponent_bits == 0 ? magnitude : (magnitude + 1) / 2;
    }
    DEVICE uint32_t exponent(uint32_t exponent_bits) const { return code >> 1 & ((1u << exponent_bits) - 1); }
    DEVICE bool negative() const { return (code & 1) != 0; }
};

// Digits lie window by window: digit i of window w at w·n + i. Windows are the grid's rows.
DEVICE uint64_t window_start(uint32_t window, uint32_t n) { return (uint64_t)window * n; }

}  // namespace stages
