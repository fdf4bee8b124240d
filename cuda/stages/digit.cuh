// A recoded digit: which bucket of its window a point goes to, and with which sign.
#pragma once

#include "platform.cuh"

namespace stages {

struct alignas(8) Digit {
    uint32_t bucket;          // the digit's magnitude; 0 contributes nothing
    uint32_t point_and_sign;  // index of the point; the top bit is set where the digit is negative

    static constexpr uint32_t SIGN = 0x80000000u;

    DEVICE uint32_t point() const { return point_and_sign & ~SIGN; }
    DEVICE bool negative() const { return (point_and_sign & SIGN) != 0; }
};

// Digits lie window by window: digit i of window w at w·n + i. Windows are the grid's rows.
DEVICE uint64_t window_start(uint32_t window, uint32_t n) { return (uint64_t)window * n; }

}  // namespace stages
