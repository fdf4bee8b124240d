// Adds, subtracts, selects and compares integers of N 32-bit limbs (little endian). product.cuh multiplies these
// integers.
#pragma once

#include "carry.cuh"

// r = a + b. The sum must fit into N limbs. r may be a or b.
template <uint32_t N>
DEVICE_INLINE void add_limbs(uint32_t (&r)[N], const uint32_t (&a)[N], const uint32_t (&b)[N]) {
    Carry carry;
    r[0] = carry.add_cc(a[0], b[0]);
    UNROLL for (uint32_t i = 1; i < N - 1; i++) r[i] = carry.addc_cc(a[i], b[i]);
    r[N - 1] = carry.addc(a[N - 1], b[N - 1]);
}

// r = a − b mod 2^(32N). Returns 0xffffffff if a < b, else 0. r may be a or b.
template <uint32_t N>
DEVICE_INLINE uint32_t sub_limbs(uint32_t (&r)[N], const uint32_t (&a)[N], const uint32_t (&b)[N]) {
    Carry carry;
    r[0] = carry.sub_cc(a[0], b[0]);
    UNROLL for (uint32_t i = 1; i < N; i++) r[i] = carry.subc_cc(a[i], b[i]);
    return carry.subc(0, 0);
}

// r = a if all bits of the mask are 1, r = b if the mask is 0. r may be a or b.
template <uint32_t N>
DEVICE_INLINE void select_limbs(uint32_t (&r)[N], uint32_t mask, const uint32_t (&a)[N], const uint32_t (&b)[N]) {
    UNROLL for (uint32_t i = 0; i < N; i++) r[i] = mask ? a[i] : b[i];
}

// a −= m if a ≥ m.
template <uint32_t N>
DEVICE_INLINE void reduce_once(uint32_t (&a)[N], const uint32_t (&m)[N]) {
    uint32_t reduced[N];
    uint32_t below = sub_limbs(reduced, a, m);
    select_limbs(a, below, a, reduced);
}

template <uint32_t N>
DEVICE_INLINE bool is_zero_limbs(const uint32_t (&a)[N]) {
    uint32_t any = 0;
    UNROLL for (uint32_t i = 0; i < N; i++) any |= a[i];
    return any == 0;
}

template <uint32_t N>
DEVICE_INLINE bool equal_limbs(const uint32_t (&a)[N], const uint32_t (&b)[N]) {
    uint32_t any = 0;
    UNROLL for (uint32_t i = 0; i < N; i++) any |= a[i] ^ b[i];
    return any == 0;
}
