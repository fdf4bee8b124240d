// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct bn254_fq {
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

struct bn254_fr {
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

struct bn254_fq2 {
    using Base = bn254_fq;
    static constexpr int32_t NON_RESIDUE = -1;
};

struct bn254_g1 {
    using Base = bn254_fq;
    using Field = Fp<bn254_fq>;
    using Scalar = bn254_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x50ad28d7, 0x7a17caa9, 0xe15521b9, 0x1f6ac17a, 0x696bd284, 0x334bea4e, 0xce179d8e, 0x2a1f6744};
        return limbs[i];
    }
    static constexpr uint32_t B3 = 9;  // 3b
};

struct bn254_g2 {
    using Base = bn254_fq;
    using Field = Fp2<bn254_fq2>;
    using Scalar = bn254_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[16] = {0x77b802a8, 0x3bf938e3, 0x3633535d, 0x020b1b27, 0x49755260, 0x26b7edf0, 0x4384a86d, 0x2514c632, 0xd1dcff67, 0x38e7eccc, 0x93ce0d3e, 0x65f0b37d, 0x22ac00aa, 0xd749d0dd, 0x4a688d4d, 0x0141b9ce};
        return limbs[i];
    }
};
