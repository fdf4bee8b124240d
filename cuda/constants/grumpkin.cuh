// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct grumpkin_fq {
    static constexpr uint32_t LIMBS = 8, BITS = 254;
    static constexpr uint32_t NEG_INV = 0xefffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xf0000001, 0x43e1f593, 0x79b97091, 0x2833e848, 0x8181585d, 0xb85045b6, 0xe131a029, 0x30644e72};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x4ffffffb, 0xac96341c, 0x9f60cd29, 0x36fc7695, 0x7879462e, 0x666ea36f, 0x9a07df2f, 0x0e0a77c1};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xae216da7, 0x1bb8e645, 0xe35c59e3, 0x53fe3ab1, 0x53bb8085, 0x8c49833d, 0x7f4e44a5, 0x0216d0b1};
        return limbs[i];
    }
};

struct grumpkin_fr {
    static constexpr uint32_t LIMBS = 8, BITS = 254;
    static constexpr uint32_t NEG_INV = 0xe4866389;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xd87cfd47, 0x3c208c16, 0x6871ca8d, 0x97816a91, 0x8181585d, 0xb85045b6, 0xe131a029, 0x30644e72};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xc58f0d9d, 0xd35d438d, 0xf5c70b3d, 0x0a78eb28, 0x7879462c, 0x666ea36f, 0x9a07df2f, 0x0e0a77c1};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x538afa89, 0xf32cfc5b, 0xd44501fb, 0xb5e71911, 0x0a417ff6, 0x47ab1eff, 0xcab8351f, 0x06d89f71};
        return limbs[i];
    }
};

struct grumpkin_g1 {
    using Base = grumpkin_fq;
    using Field = Fp<grumpkin_fq>;
    using Scalar = grumpkin_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x6000005a, 0xdd705602, 0xcb319311, 0x223fa97a, 0x877910c0, 0xcc388229, 0x2b724eaa, 0x03439463};
        return limbs[i];
    }
};
