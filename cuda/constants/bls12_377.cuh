// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct bls12_377_fq {
    static constexpr uint32_t LIMBS = 12, BITS = 377;
    static constexpr uint32_t NEG_INV = 0xffffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x00000001, 0x8508c000, 0x30000000, 0x170b5d44, 0xba094800, 0x1ef3622f, 0x00f5138f, 0x1a22d9f3, 0x6ca1493b, 0xc63b05c0, 0x17c510ea, 0x01ae3a46};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[12] = {0xffffff68, 0x02cdffff, 0x7fffffb1, 0x51409f83, 0x8a7d3ff2, 0x9f7db3a9, 0x6e7c6305, 0x7b4e97b7, 0x803c84e8, 0x4cf495bf, 0xe2fdf49a, 0x008d6661};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x9400cd22, 0xb786686c, 0xb00431b1, 0x0329fcaa, 0x62d6b46d, 0x22a5f111, 0x827dc3ac, 0xbfdf7d03, 0x41790bf9, 0x837e92f0, 0x1e914b88, 0x006dfccb};
        return limbs[i];
    }
};

struct bls12_377_fr {
    static constexpr uint32_t LIMBS = 8, BITS = 253;
    static constexpr uint32_t NEG_INV = 0xffffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[8] = {0x00000001, 0x0a118000, 0xd0000001, 0x59aa76fe, 0x5c37b001, 0x60b44d1e, 0x9a2ca556, 0x12ab655e};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xfffffff3, 0x7d1c7fff, 0x6ffffff2, 0x7257f50f, 0x512c0fee, 0x16d81575, 0x2bbb9a9d, 0x0d4bda32};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[8] = {0xb861857b, 0x25d577ba, 0x8860591f, 0xcc2c27b5, 0xe5dc8593, 0xa7cc008f, 0xeff1c939, 0x011fdae7};
        return limbs[i];
    }
};

struct bls12_377_fq2 {
    using Base = bls12_377_fq;
    static constexpr int32_t NON_RESIDUE = -5;
};

struct bls12_377_g1 {
    using Base = bls12_377_fq;
    using Field = Fp<bls12_377_fq>;
    using Scalar = bls12_377_fr;
    static constexpr bool HAS_ORDER_TWO = true;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[12] = {0xffffff68, 0x02cdffff, 0x7fffffb1, 0x51409f83, 0x8a7d3ff2, 0x9f7db3a9, 0x6e7c6305, 0x7b4e97b7, 0x803c84e8, 0x4cf495bf, 0xe2fdf49a, 0x008d6661};
        return limbs[i];
    }
    static constexpr uint32_t B3 = 3;  // 3b
    // −x² + y² = 1 + dx²y² and the map to it, (x, y) -> (f(x − α)/y, (x − α − w)/(x − α + w)):
    // α, w, f and 2d in Montgomery form
    DEVICE_INLINE static constexpr uint32_t edwards_root(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x00000099, 0x823ac000, 0xb000004f, 0xc5cabdc0, 0x2f8c080d, 0x7f75ae86, 0x9278b089, 0x9ed4423b, 0xec64c452, 0x79467000, 0x34c71c50, 0x0120d3e4};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t edwards_shift(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x8894e1e4, 0x3fabdfd0, 0xcc1f55aa, 0xcbf921dd, 0x460edc0c, 0xd17deff1, 0x7897028d, 0xd394e81e, 0x0912681a, 0xc29c995d, 0xaff9d568, 0x01515e6c};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t edwards_scale(uint32_t i) {
        constexpr uint32_t limbs[12] = {0xead605e4, 0xfb7c0ab8, 0xe2752c7a, 0x363b93d1, 0x144be536, 0xd2246835, 0x429f2077, 0xeb8bf6dd, 0x0234d423, 0x3a9efda2, 0xba0c72a4, 0x013c7943};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t edwards_twice_d(uint32_t i) {
        constexpr uint32_t limbs[12] = {0x44a706c6, 0xf24b7e84, 0x80faa8fa, 0xeae02375, 0x7ef38fa5, 0x0f4d7cf2, 0xc5f2bb26, 0x5597097d, 0x0d95a93e, 0x8bf6c1dd, 0xfbff628a, 0x01784602};
        return limbs[i];
    }
};

struct bls12_377_g2 {
    using Base = bls12_377_fq;
    using Field = Fp2<bls12_377_fq2>;
    using Scalar = bls12_377_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x66666685, 0x80722666, 0x899999a9, 0x8df55926, 0xd64f34cf, 0x7fe4561a, 0xb6e4f01b, 0xb95da6d8, 0xfc142743, 0x4b747ccc, 0x70f49f43, 0x0039c3fa};
        return limbs[i];
    }
};
