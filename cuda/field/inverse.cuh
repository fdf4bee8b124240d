// Inversion by Fermat's little theorem: slow, but with the same operations for every operand. Kernels invert the
// product of many elements once, then compute each inverse from it (Montgomery's trick).
#pragma once

#include "quadratic.cuh"

// 1/a, and 0 for a = 0. Computes a^(p − 2), with the exponent in windows of 4 bits.
//
//   1. Compute the powers a⁰ to a¹⁵: 14M.
//   2. For each window from the top down: four squarings and one multiplication by a power (also by a⁰): 4S + 1M.
//
// Total: 376S + 108M for a modulus of 377 bits, 380S + 109M for 381 bits. Operations and addresses depend on the
// exponent, which is public. They do not depend on a.
template <class P>
DEVICE_CALL Fp<P> inverse(Fp<P> a) {
    constexpr uint32_t WINDOW = 4, PER_LIMB = 32 / WINDOW;
    Fp<P> power[1 << WINDOW];
    power[0] = Fp<P>::one();
#pragma unroll 1
    for (uint32_t i = 1; i < 1 << WINDOW; i++) power[i] = power[i - 1] * a;

    uint32_t exponent[P::LIMBS], two[P::LIMBS];
    UNROLL for (uint32_t i = 0; i < P::LIMBS; i++) {
        exponent[i] = P::modulus(i);
        two[i] = i == 0 ? 2 : 0;
    }
    sub_limbs(exponent, exponent, two);
    auto digit = [&](uint32_t window) {
        return exponent[window / PER_LIMB] >> window % PER_LIMB * WINDOW & ((1 << WINDOW) - 1);
    };

    uint32_t window = (P::BITS - 1) / WINDOW;
    Fp<P> result = power[digit(window)];
#pragma unroll 1
    while (window-- > 0) {
#pragma unroll 1
        for (uint32_t i = 0; i < WINDOW; i++) result = result.sqr();
        result = result * power[digit(window)];
    }
    return result;
}

// 1/(c0 + c1·u) = (c0 − c1·u)/(c0² − β·c1²): one inversion in the prime field, 2S + 2M, and a few additions.
template <class Q>
DEVICE_CALL Fp2<Q> inverse(Fp2<Q> a) {
    auto norm = a.c0.sqr() - times<Q::NON_RESIDUE>(a.c1.sqr());
    auto inverted = inverse(norm);
    return {a.c0 * inverted, -(a.c1 * inverted)};
}
