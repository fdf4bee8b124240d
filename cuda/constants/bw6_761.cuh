// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct bw6_761_fq {
    static constexpr uint32_t LIMBS = 24, BITS = 761;
    static constexpr uint32_t NEG_INV = 0x8fa798dd;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x0000008b, 0xf49d0000, 0x70000082, 0xe6913e68, 0xeaf0a437, 0x160cf8ae, 0x5667a8f8, 0x98a116c2, 0x73ebff2e, 0x71dcd3dc, 0x12f9fd90, 0x8689c8ed, 0x25b42304, 0x03cebaff, 0xe584e919, 0x707ba638, 0x8087be41, 0x528275ef, 0x81d14688, 0xb926186a, 0x04faff3e, 0xd187c940, 0xfb83ce0a, 0x0122e824};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[24] = {0xffff85d5, 0x0202ffff, 0x8fff8ce7, 0x5a582635, 0x827faade, 0x9e996e43, 0x0ee47df4, 0xda6aff32, 0x1d94b80b, 0xece9cb3e, 0x5248240b, 0xc0e667a2, 0xdcad3905, 0xa74da5bf, 0x462f2103, 0x2352e7fe, 0x08b1c87c, 0x7b565880, 0xe711022f, 0x45848a63, 0x9f65a9df, 0xd7a81ebb, 0xf127e87d, 0x0051f77e};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x2d1fa659, 0xc686392d, 0xf79484ab, 0x7b14c9b2, 0xc1d2b459, 0x7fa1e825, 0x48329d88, 0xd6ec28f8, 0x73a1ed40, 0x4afb427b, 0x0d5930ae, 0x972c6940, 0x8c995976, 0x2c7a26bf, 0xc6e57af9, 0xac52e458, 0x0c536dfe, 0xac731bfa, 0x0b103f50, 0x121e5c63, 0xb886cda4, 0x8f1b0953, 0x2da8d807, 0x00ad253c};
        return limbs[i];
    }
};

struct bw6_761_fr {
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

struct bw6_761_g1 {
    using Base = bw6_761_fq;
    using Field = Fp<bw6_761_fq>;
    using Scalar = bw6_761_fr;
    static constexpr bool HAS_ORDER_TWO = true;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x00007ab6, 0xf29a0000, 0xe000739b, 0x8c391832, 0x6870f959, 0x77738a6b, 0x47832b03, 0xbe361790, 0x56574722, 0x84f3089e, 0xc0b1d984, 0xc5a3614a, 0x4906e9fe, 0x5c81153f, 0x9f55c815, 0x4d28be3a, 0x77d5f5c5, 0xd72c1d6f, 0x9ac04458, 0x73a18e06, 0x6595555f, 0xf9dfaa84, 0x0a5be58c, 0x00d0f0a6};
        return limbs[i];
    }
};

struct bw6_761_g2 {
    using Base = bw6_761_fq;
    using Field = Fp<bw6_761_fq>;
    using Scalar = bw6_761_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 0;
    static constexpr bool A_IS_ZERO = true;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[24] = {0xfffe16c9, 0x136effff, 0xcffe3319, 0x82cf5a6d, 0x1f0e0741, 0x6458c05f, 0xe52a4eda, 0xd10ae605, 0x0266e100, 0x41ca591c, 0x3626929f, 0x7d0fd59c, 0x4d00c112, 0x9967dc00, 0x33379af5, 0x1ccff9c0, 0xa23f63af, 0x9ad6ec10, 0x1a72c235, 0x5cec1125, 0x789ba83e, 0x8d18b1ae, 0xc91bd3ec, 0x0024f5d6};
        return limbs[i];
    }
    static constexpr uint32_t B3 = 12;  // 3b
};
