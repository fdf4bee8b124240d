// A recoded digit. A digit names a point, the bucket to which the point is added, the sign of the point, and the power
// 2^h by which the point is multiplied.
//
// A 32-bit code holds the sign, the exponent h and the magnitude, in this order from the lowest bit up. So a sort by
// magnitude is a sort by the upper bits (lb-msm, Fig. 3):
//
//   digits without exponents      magnitude << 1 | sign                               bucket = magnitude
//   odd digits with exponents     odd << (1 + e) | exponent << 1 | sign, e bits for h  bucket = (odd + 1)/2
//
// A digit of magnitude 0 adds nothing, and belongs to bucket 0.
#pragma once

#include "platform.cuh"

namespace stages {

struct alignas(8) Digit {
    uint32_t code;
    uint32_t point;  // index of the point

    // `exponent_bits` is e; 0 for digits without exponents.
    DEVICE uint32_t bucket(uint32_t exponent_bits) const {
        uint32_t magnitude = code >> (1 + exponent_bits);
        return exponent_bits == 0 ? magnitude : (magnitude + 1) / 2;
    }
    DEVICE uint32_t exponent(uint32_t exponent_bits) const { return code >> 1 & ((1u << exponent_bits) - 1); }
    DEVICE bool negative() const { return (code & 1) != 0; }

    // Returns the index of 2^h·P in the prepared bases. For each exponent h, in ascending order, the prepared bases
    // have `points` points.
    DEVICE uint64_t base_index(uint32_t exponent_bits, uint32_t points) const {
        return (uint64_t)exponent(exponent_bits) * points + point;
    }
};

// Digits are stored row by row: digit i of row w is at index w·n + i. In a launch, each row of digits is one row of
// blocks (blockIdx.y).
DEVICE uint64_t row_start(uint32_t row, uint32_t n) { return (uint64_t)row * n; }

}  // namespace stages
