// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct bls12_381_fq {
    static constexpr uint32_t LIMBS = 12, BITS = 381;
    static constexpr uint32_t NEG_INV = 0xfffcfffd;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[12] = {0xffffaaab, 0xb9feffff, 0xb153ffff, 0x1eabfffe, 0xf6b0f624, 0x6730d2a0, 0xf38512bf, 0x64774b84, 0x434bacd7, 0x4b1ba7b6, 0x397fe69a, 0x1a0111ea};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x0002fffd, 0x76090000, 0xc40c0002, 0xebf4000b, 0x53c758ba, 0x5f489857, 0x70525745, 0x77ce5853, 0xa256ec6d, 0x5c071a97, 0xfa80e493, 0x15f65ec3};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x1c341746, 0xf4df1f34, 0x09d104f1, 0x0a76e6a6, 0x4c95b6d5, 0x8de5476c, 0x939d83c0, 0x67eb88a9, 0xb519952d, 0x9a793e85, 0x92cae3aa, 0x11988fe5};
        return limbs[i];
    }
};

struct bls12_381_fr {
    static constexpr uint32_t LIMBS = 8, BITS = 255;
    static constexpr uint32_t NEG_INV = 0xffffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x00000001, 0xffffffff, 0xfffe5bfe, 0x53bda402, 0x09a1d805, 0x3339d808, 0x299d7d48, 0x73eda753};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xfffffffe, 0x00000001, 0x00034802, 0x5884b7fa, 0xecbc4ff5, 0x998c4fef, 0xacc5056f, 0x1824b159};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xf3f29c6d, 0xc999e990, 0x87925c23, 0x2b6cedcb, 0x7254398f, 0x05d31496, 0x9f59ff11, 0x0748d9d9};
        return limbs[i];
    }
};

struct bls12_381_fq2 {
    using Base = bls12_381_fq;
    static constexpr int32_t NON_RESIDUE = -1;
};

struct bls12_381_g1 {
    using Base = bls12_381_fq;
    using Field = Fp<bls12_381_fq>;
    using Scalar = bls12_381_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x000cfff3, 0xaa270000, 0xfc34000a, 0x53cc0032, 0x6b0a807f, 0x478fe97a, 0xe6ba24d7, 0xb1d37ebe, 0xbf78ab2f, 0x8ec9733b, 0x3d83de7e, 0x09d64551};
        return limbs[i];
    }
    static constexpr uint32_t B3 = 12;  // 3b
};

struct bls12_381_g2 {
    using Base = bls12_381_fq;
    using Field = Fp2<bls12_381_fq2>;
    using Scalar = bls12_381_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x000cfff3, 0xaa270000, 0xfc34000a, 0x53cc0032, 0x6b0a807f, 0x478fe97a, 0xe6ba24d7, 0xb1d37ebe, 0xbf78ab2f, 0x8ec9733b, 0x3d83de7e, 0x09d64551, 0x000cfff3, 0xaa270000, 0xfc34000a, 0x53cc0032, 0x6b0a807f, 0x478fe97a, 0xe6ba24d7, 0xb1d37ebe, 0xbf78ab2f, 0x8ec9733b, 0x3d83de7e, 0x09d64551};
        return limbs[i];
    }
};
