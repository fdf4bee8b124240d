// Multiplies integers of N 32-bit limbs, row by row. The 64-bit products of a row overlap, so the carries of a row need
// two chains.
#pragma once

#include "limbs.cuh"

// A sum of products. The limbs of the sum are taken out of the accumulator one after the other, the lowest limb first.
// The value of the sum is Σ even[i]·2^(32i) + Σ odd[i]·2^(32(i−1)).
//
// The 64-bit products x_j·y of one row overlap, so a single carry chain cannot add all products of the row. Products
// with even j do not overlap each other, and products with odd j do not overlap each other. So the even and the odd
// products have separate accumulators and carry chains. In a chain, the instruction for the high half of a product
// follows the instruction for the low half. The two instructions have the same operands, so ptxas joins the two
// instructions to one IMAD.WIDE. When the lowest limb is taken out, all other limbs move down by one position. Even
// positions become odd positions, so the two accumulators swap roles.
//
// Range: the value stays below 2^(32(N+1)) between calls. Neither `even` nor `odd` alone exceeds the value, so an
// addition to odd[N + 1] has no carry.
template <uint32_t N>
struct Accumulator {
    static_assert(N % 2 == 0 && N >= 4, "limbs are handled in pairs");

    uint32_t even[N];
    uint32_t odd[N + 2];

    // Sets the value to x.
    DEVICE_INLINE void assign(const uint32_t *x) {
        UNROLL for (uint32_t j = 0; j < N; j++) {
            even[j] = x[j];
            odd[j] = 0;
        }
        odd[N] = odd[N + 1] = 0;
    }

    // Sets the value to x·y.
    DEVICE_INLINE void assign(const uint32_t (&x)[N], uint32_t y) {
        UNROLL for (uint32_t j = 0; j < N; j += 2) {
            uint64_t product = uint64_t{x[j]} * y;
            even[j] = uint32_t(product);
            even[j + 1] = uint32_t(product >> 32);
            product = uint64_t{x[j + 1]} * y;
            odd[j + 2] = uint32_t(product);
            odd[j + 3] = uint32_t(product >> 32);
        }
        odd[0] = odd[1] = 0;
    }

    // Adds x·y. The limbs of x whose index is below `from` count as 0.
    DEVICE_INLINE void add_product(const uint32_t (&x)[N], uint32_t y, uint32_t from = 0) {
        Carry carry;
        UNROLL for (uint32_t j = 1; j < N; j += 2) {
            if (j < from) continue;
            odd[j + 1] = j < from + 2 ? carry.mad_lo_cc(x[j], y, odd[j + 1]) : carry.madc_lo_cc(x[j], y, odd[j + 1]);
            odd[j + 2] = j < N - 1 ? carry.madc_hi_cc(x[j], y, odd[j + 2]) : carry.madc_hi(x[j], y, odd[j + 2]);
        }
        UNROLL for (uint32_t j = 0; j < N; j += 2) {
            if (j < from) continue;
            even[j] = j < from + 2 ? carry.mad_lo_cc(x[j], y, even[j]) : carry.madc_lo_cc(x[j], y, even[j]);
            even[j + 1] = carry.madc_hi_cc(x[j], y, even[j + 1]);
        }
        if (from < N - 1) odd[N + 1] = carry.addc(odd[N + 1], 0);
    }

    // Removes and returns the lowest limb, and adds x·y to the remaining value.
    DEVICE_INLINE uint32_t take_and_add_product(const uint32_t (&x)[N], uint32_t y) {
        Carry carry;
        uint32_t lowest = carry.add_cc(even[0], odd[1]);
        shift(0);
        UNROLL for (uint32_t j = 0; j < N; j += 2) {
            even[j] = carry.madc_lo_cc(x[j], y, even[j]);
            even[j + 1] = carry.madc_hi_cc(x[j], y, even[j + 1]);
        }
        odd[N + 1] = carry.addc(0, 0);
        UNROLL for (uint32_t j = 1; j < N; j += 2) {
            odd[j + 1] = j == 1 ? carry.mad_lo_cc(x[j], y, odd[j + 1]) : carry.madc_lo_cc(x[j], y, odd[j + 1]);
            odd[j + 2] = j < N - 1 ? carry.madc_hi_cc(x[j], y, odd[j + 2]) : carry.madc_hi(x[j], y, odd[j + 2]);
        }
        return lowest;
    }

    // Drops the lowest limb, moves all other limbs down by one, and adds highest·2^(32(N − 1)).
    DEVICE_INLINE void shift(uint32_t highest) {
        UNROLL for (uint32_t j = 0; j < N; j++) {
            uint32_t limb = j == 0 ? 0 : even[j];
            even[j] = odd[j + 2];
            odd[j] = limb;
        }
        odd[N] = highest;
        odd[N + 1] = 0;
    }

    // Stores the value in r. The value must be below 2^(32N).
    DEVICE_INLINE void value(uint32_t (&r)[N]) const {
        Carry carry;
        r[0] = carry.add_cc(even[0], odd[1]);
        UNROLL for (uint32_t j = 1; j < N - 1; j++) r[j] = carry.addc_cc(even[j], odd[j + 1]);
        r[N - 1] = carry.addc(even[N - 1], odd[N]);
    }
};

// r = a·b. With `addend`, r = a·b + addend.
template <uint32_t N>
DEVICE void multiply_schoolbook(uint32_t (&r)[2 * N], const uint32_t (&a)[N], const uint32_t (&b)[N],
                                const uint32_t *addend = nullptr) {
    Accumulator<N> t;
    if (addend == nullptr) {
        t.assign(a, b[0]);
    } else {
        t.assign(addend);
        t.add_product(a, b[0]);
    }
    UNROLL for (uint32_t i = 1; i < N; i++) r[i - 1] = t.take_and_add_product(a, b[i]);
    Carry carry;
    r[N - 1] = carry.add_cc(t.even[0], t.odd[1]);
    UNROLL for (uint32_t j = 1; j < N; j++) r[N + j - 1] = carry.addc_cc(t.even[j], t.odd[j + 1]);
    r[2 * N - 1] = carry.addc(t.odd[N + 1], 0);
}

// The two halves of an integer, and their difference modulo 2^(16N). If REVERSED is false, the difference is the upper
// half minus the lower half. If REVERSED is true, the difference is the lower half minus the upper half. If `negative`
// is set, the true difference is `difference` − 2^(16N).
template <uint32_t N, bool REVERSED>
struct Halves {
    uint32_t low[N / 2], high[N / 2], difference[N / 2];
    uint32_t negative;  // 0xffffffff if the difference is negative, else 0

    DEVICE explicit Halves(const uint32_t (&x)[N]) {
        UNROLL for (uint32_t i = 0; i < N / 2; i++) {
            low[i] = x[i];
            high[i] = x[N / 2 + i];
        }
        negative = REVERSED ? sub_limbs(difference, low, high) : sub_limbs(difference, high, low);
    }
};

// r += a modulo 2^(32N).
template <uint32_t N>
DEVICE_INLINE void add_to(uint32_t (&r)[N], const uint32_t (&a)[N]) {
    Carry carry;
    r[0] = carry.add_cc(r[0], a[0]);
    UNROLL for (uint32_t i = 1; i < N; i++) r[i] = carry.addc_cc(r[i], a[i]);
}

// r = a·b by Karatsuba's method: three products of halves. The sum a₀·b₁ + a₁·b₀ must be below 2^(32N), which is true
// for all a and b below 2^(32N − 1).
//
//   a·b = l + m·2^(16N) + h·2^(32N)   with l = a₀·b₀, h = a₁·b₁, m = a₀·b₁ + a₁·b₀ = l + h + (a₁ − a₀)(b₀ − b₁)
//
// The differences a₁ − a₀ and b₀ − b₁ are known modulo 2^(16N), and m is computed modulo 2^(32N). The multiplication of
// the two differences also adds the lower half of l + h, which saves separate additions.
template <uint32_t N>
DEVICE void multiply_karatsuba(uint32_t (&r)[2 * N], const uint32_t (&a_)[N], const uint32_t (&b_)[N]) {
    constexpr uint32_t H = N / 2;
    const Halves<N, false> a(a_);
    const Halves<N, true> b(b_);
    uint32_t low[N], high[N], sum[N], correction[H], other[H], middle[N];
    multiply_schoolbook(low, a.low, b.low);
    multiply_schoolbook(high, a.high, b.high);
    Carry carry;
    sum[0] = carry.add_cc(low[0], high[0]);
    UNROLL for (uint32_t i = 1; i < N; i++) sum[i] = carry.addc_cc(low[i], high[i]);
    // Let the differences be d_a − s_a·2^(16N) and d_b − s_b·2^(16N), where s_a and s_b are 0 or 1. Modulo 2^(32N),
    // m = l + h + d_a·d_b − (s_a·d_b + s_b·d_a)·2^(16N).
    UNROLL for (uint32_t i = 0; i < H; i++) {
        correction[i] = a.negative & b.difference[i];
        other[i] = b.negative & a.difference[i];
    }
    add_to(correction, other);
    multiply_schoolbook(middle, a.difference, b.difference, sum);
    sum[H] = carry.sub_cc(sum[H], correction[0]);
    UNROLL for (uint32_t i = 1; i < H; i++) sum[H + i] = carry.subc_cc(sum[H + i], correction[i]);
    middle[H] = carry.add_cc(middle[H], sum[H]);
    UNROLL for (uint32_t i = 1; i < H; i++) middle[H + i] = carry.addc_cc(middle[H + i], sum[H + i]);

    UNROLL for (uint32_t i = 0; i < H; i++) r[i] = low[i];
    r[H] = carry.add_cc(low[H], middle[0]);
    UNROLL for (uint32_t i = 1; i < N; i++) {
        r[H + i] = carry.addc_cc(i < H ? low[H + i] : high[i - H], middle[i]);
    }
    UNROLL for (uint32_t i = H; i < N - 1; i++) r[N + i] = carry.addc_cc(high[i], 0);
    r[2 * N - 1] = carry.addc(high[N - 1], 0);
}

// True if three products of halves take less time than one product of N limbs. The bound of 12 limbs was measured on an
// H100 (docs/measurements/2026-11-26-h100.md). With 12 limbs, three products of halves take 3% less time than one
// product in a kernel that computes only products. But three products of halves need 32 more registers than one
// product. So with three products of halves, additions of points take 3 to 14% more time than with one product. With 24
// limbs, affine rounds take 3% less time with three products of halves than with one product.
template <uint32_t N>
constexpr bool KARATSUBA_IS_FASTER = N > 12;

// r = a·b, for a and b below 2^(32N − 1).
template <uint32_t N>
DEVICE void multiply(uint32_t (&r)[2 * N], const uint32_t (&a)[N], const uint32_t (&b)[N]) {
    if constexpr (KARATSUBA_IS_FASTER<N>) {
        multiply_karatsuba(r, a, b);
    } else {
        multiply_schoolbook(r, a, b);
    }
}
