// Inversion by Fermat's little theorem: slow, and the same operations whatever the operand. Kernels invert once for a
// batch of elements and split the result (Montgomery's trick).
#pragma once

#include "quadratic.cuh"

// 1/a, and 0 for 0: a^(p − 2), the exponent in windows of 4 bits.
//
//   1. The powers a⁰ to a¹⁵, 14M.
//   2. From the top window down, four squarings and a multiplication by a power, a⁰ included: 4S + 1M a window.
//
// 376S + 108M for a modulus of 377 bits, 380S + 109M for one of 381. Operations and addresses follow the exponent,
// which is public, and not a.
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

// 1/(c0 + c1·u) = (c0 − c1·u)/(c0² − β·c1²): an inversion in the prime field, 2S + 2M and less than a reduction more.
template <class Q>
DEVICE_CALL Fp2<Q> inverse(Fp2<Q> a) {
    auto norm = a.c0.sqr() - times<Q::NON_RESIDUE>(a.c1.sqr());
    auto inverted = inverse(norm);
    return {a.c0 * inverted, -(a.c1 * inverted)};
}
