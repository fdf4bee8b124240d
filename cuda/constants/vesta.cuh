// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct vesta_fq {
    static constexpr uint32_t LIMBS = 8, BITS = 255;
    static constexpr uint32_t NEG_INV = 0xffffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x00000001, 0x8c46eb21, 0x0994a8dd, 0x224698fc, 0x00000000, 0x00000000, 0x00000000, 0x40000000};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xfffffffd, 0x5b2b3e9c, 0xe3420567, 0x992c350b, 0xffffffff, 0xffffffff, 0xffffffff, 0x3fffffff};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x0000000f, 0xfc9678ff, 0x891a16e3, 0x67bb433d, 0x04ccf590, 0x7fae2310, 0x7ccfdaa9, 0x096d41af};
        return limbs[i];
    }
};

struct vesta_fr {
    static constexpr uint32_t LIMBS = 8, BITS = 255;
    static constexpr uint32_t NEG_INV = 0xffffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x00000001, 0x992d30ed, 0x094cf91b, 0x224698fc, 0x00000000, 0x00000000, 0x00000000, 0x40000000};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xfffffffd, 0x34786d38, 0xe41914ad, 0x992c350b, 0xffffffff, 0xffffffff, 0xffffffff, 0x3fffffff};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x0000000f, 0x8c78ecb3, 0x8b0de0e7, 0xd7d30dbd, 0xc3c95d18, 0x7797a99b, 0x7b9cb714, 0x096d41af};
        return limbs[i];
    }
};

struct vesta_g1 {
    using Base = vesta_fq;
    using Field = Fp<vesta_fq>;
    using Scalar = vesta_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xffffffed, 0x96bc8c8c, 0x49f7778e, 0x74c2a54b, 0xfffffffd, 0xffffffff, 0xffffffff, 0x3fffffff};
        return limbs[i];
    }
    static constexpr uint32_t B3 = 15;  // 3b
};
