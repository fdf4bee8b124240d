// Written by tests/constants.rs from the arkworks types.
#pragma once

#include "field/quadratic.cuh"

struct mnt4_753_fq {
    static constexpr uint32_t LIMBS = 24, BITS = 753;
    static constexpr uint32_t NEG_INV = 0xe45e7fff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x245e8001, 0x5e9063de, 0x2cdd119f, 0xe39d5452, 0x9ac425f0, 0x63881071, 0x767254a4, 0x685acce9, 0xcb537e38, 0xb80f0da5, 0xf218059d, 0xb117e776, 0xa15af79d, 0x99d124d9, 0xe8a0ed8d, 0x07fdb925, 0x6c97d873, 0x5eb7e8f9, 0x5b8fafed, 0xb7f99750, 0xeee2cdad, 0x10229022, 0x2d92c411, 0x0001c4c6};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[24] = {0xd9dc6f42, 0x98a8ecab, 0x5a034686, 0x91cd31c6, 0xcd14572e, 0x97c3e4a0, 0xc788b601, 0x79589819, 0x2108976f, 0xed269c94, 0xcf031d68, 0x1e0f4d8a, 0x13338559, 0x320c3bb7, 0xd2f00a62, 0x598b4302, 0xfd8ca621, 0x4074c9cb, 0x3865e88c, 0x0fa47edb, 0x1ff9a195, 0x95455fb3, 0x9ec8e242, 0x00007b47};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[24] = {0xcfd190c8, 0x84717088, 0x7df03c0a, 0xc7d9ff8e, 0x242b3507, 0xa24bea56, 0xa0714c7d, 0xa896a656, 0xff6f3ddf, 0x80a46659, 0xf88d7ce8, 0x2f47839e, 0x04a3b597, 0xa8c86d46, 0xc4f7ef07, 0xe03c79ca, 0xf4a81245, 0x2505daf1, 0x4c381723, 0x8e460575, 0xcbfdacaf, 0xb081f15b, 0xe89cb485, 0x00002a33};
        return limbs[i];
    }
};

struct mnt4_753_fr {
    static constexpr uint32_t LIMBS = 24, BITS = 753;
    static constexpr uint32_t NEG_INV = 0x3fffffff;  // −p⁻¹ mod 2³²
    DEVICE_INLINE static constexpr uint32_t modulus(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x40000001, 0xd90776e2, 0x0fa13a4f, 0x4ea09917, 0x3f005797, 0xd6c381bc, 0x34993aa4, 0xb9dff976, 0x29212636, 0x3eebca94, 0xc859a99b, 0xb26c5c28, 0xa15af79d, 0x99d124d9, 0xe8a0ed8d, 0x07fdb925, 0x6c97d873, 0x5eb7e8f9, 0x5b8fafed, 0xb7f99750, 0xeee2cdad, 0x10229022, 0x2d92c411, 0x0001c4c6};
        return limbs[i];
    }
    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p
    DEVICE_INLINE static constexpr uint32_t r1(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x7fff6f42, 0xb9968014, 0xb589cea8, 0x4eb16817, 0x0c79e179, 0xa1ebd2d9, 0xc549c0da, 0x0f725cae, 0xd3e6dad4, 0xab0c4ee6, 0xde0ccb62, 0x9fbca908, 0x13338498, 0x320c3bb7, 0xd2f00a62, 0x598b4302, 0xfd8ca621, 0x4074c9cb, 0x3865e88c, 0x0fa47edb, 0x1ff9a195, 0x95455fb3, 0x9ec8e242, 0x00007b47};
        return limbs[i];
    }
    DEVICE_INLINE static constexpr uint32_t r2(uint32_t i) {
        constexpr uint32_t limbs[24] = {0xb7f4c8d1, 0x3f9c69c7, 0xee48d127, 0x70a50fa9, 0x009569cb, 0xcdbe6702, 0xc49edc38, 0x6bd8c6c6, 0xc35ee94e, 0x7955876c, 0xbe54a3f4, 0xc7285529, 0xecec77cf, 0xded52121, 0xee12ee8e, 0x99be80f2, 0x493bdcef, 0xc8a0ff01, 0xf3d9a316, 0xacc27988, 0xfb44b3c9, 0xd9e817a8, 0x8037e0e4, 0x000005b5};
        return limbs[i];
    }
};

struct mnt4_753_g1 {
    using Base = mnt4_753_fq;
    using Field = Fp<mnt4_753_fq>;
    using Scalar = mnt4_753_fr;
    static constexpr bool HAS_ORDER_TWO = false;
    // y² = x³ + ax + b; b in Montgomery form
    static constexpr int32_t A = 2;
    static constexpr bool A_IS_ZERO = false;
    DEVICE_INLINE static constexpr uint32_t b(uint32_t i) {
        constexpr uint32_t limbs[24] = {0x506fb062, 0x25171e93, 0x02eb4f2a, 0xf4144ce4, 0x17b0220b, 0x122b02a6, 0xd0bcdc36, 0x18600804, 0x41c5734c, 0x4adf7a3e, 0x3dae31be, 0x082ed0a8, 0x37f11ab9, 0x6626f99c, 0x003f5f9d, 0x88696442, 0x44095968, 0x81a3dd76, 0x477a5600, 0x51b835e3, 0xebeb7591, 0x8d306223, 0x3a5ca38b, 0x00019f48};
        return limbs[i];
    }
};
