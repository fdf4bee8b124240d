// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct bls24_315_fq {
    static constexpr uint32_t LIMBS = 10, BITS = 315;
    static constexpr uint32_t NEG_INV = 0x402fffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[10] = {0x40300001, 0x6fe802ff, 0x52bde502, 0x421ee5da, 0xa27a1ae0, 0xdec1d01a, 0xe97c5eaf, 0xd3f7498b, 0xb586d650, 0x04c23a02};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[10] = {0xb60fffcb, 0xd4f76127, 0xdeaf967e, 0x4f9a69cc, 0x5cb86f92, 0xe1dfea7c, 0xa9406596, 0x1dcdc608, 0x6b15a144, 0x03c9fd70};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[10] = {0xfe329c16, 0x6b817891, 0xec6e2c35, 0x599ce86e, 0x540d5ad6, 0xc338890f, 0x24c81f32, 0xcc160f69, 0x607a88d5, 0x0215d8d4};
        return limbs[i];
    }
};

struct bls24_315_fr {
    static constexpr uint32_t LIMBS = 8, BITS = 253;
    static constexpr uint32_t NEG_INV = 0x00bfffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x00c00001, 0x19d0c5fd, 0xe644e364, 0xc8c480ec, 0xcf927a98, 0x25fc7ec9, 0x4a9da12b, 0x196deac2};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xf87ffff6, 0xfdd8441d, 0x014f1e16, 0x2852f6bf, 0xe4473608, 0x84230c1d, 0x15d7b450, 0x01b4d469};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x50fc8851, 0x56a1ff2e, 0x55a12c3f, 0xeb3f198d, 0x71b08283, 0x97993592, 0x07d35a5a, 0x081d2450};
        return limbs[i];
    }
};

struct bls24_315_g1 {
    using Base = bls24_315_fq;
    using Field = Fp<bls24_315_fq>;
    using Scalar = bls24_315_fr;
    static constexpr bool HAS_ORDER_TWO = true;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[10] = {0xb60fffcb, 0xd4f76127, 0xdeaf967e, 0x4f9a69cc, 0x5cb86f92, 0xe1dfea7c, 0xa9406596, 0x1dcdc608, 0x6b15a144, 0x03c9fd70};
        return limbs[i];
    }
    static constexpr uint32_t B3 = 3;  // 3b
};
