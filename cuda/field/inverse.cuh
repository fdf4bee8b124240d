// Inversion by division steps (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", 2019).
// This file uses the variant that starts with δ = 1/2, which Pieter Wuille describes in libsecp256k1. Kernels invert
// the product of many elements once, and then compute each inverse from the inverse of the product
// (Montgomery's trick).
//
// For 381 bits, an inversion takes about 4000 products of 32 × 32 bits. An inversion by Fermat's little theorem takes
// 110,000 products of 32 × 32 bits. The division steps have no branches. But a lane ends its loop when g is 0, so a
// warp takes the time of its slowest lane.
#pragma once

#include "quadratic.cuh"

// A number in signed digits of 30 bits. The highest digit has the sign; all other digits are in [0, 2^30). A sum of
// products of a digit and a coefficient fits in a signed integer of 64 bits.
template <class P>
struct Digits30 {
    static constexpr uint32_t BITS = 30;
    static constexpr uint32_t MASK = (1u << BITS) - 1;
    // The digits hold two bits more than the modulus, because the numbers are between −2p and 2p.
    static constexpr uint32_t COUNT = (P::BITS + 2 + BITS - 1) / BITS;

    int32_t digit[COUNT];

    // Returns digit i of an integer, which is given by its 32-bit limbs.
    template <class Limb>
    DEVICE static constexpr int32_t from_limbs(Limb limb, uint32_t i) {
        uint32_t bit = i * BITS, word = bit / 32, shift = bit % 32;
        uint32_t low = word < P::LIMBS ? limb(word) >> shift : 0;
        uint32_t high = shift > 2 && word + 1 < P::LIMBS ? limb(word + 1) << (32 - shift) : 0;
        return int32_t((low | high) & MASK);
    }

    DEVICE static constexpr int32_t modulus(uint32_t i) {
        return from_limbs([](uint32_t limb) { return P::modulus(limb); }, i);
    }

    DEVICE bool is_zero() const {
        int32_t any = 0;
        UNROLL for (uint32_t i = 0; i < COUNT; i++) any |= digit[i];
        return any == 0;
    }

    DEVICE bool is_negative() const { return digit[COUNT - 1] < 0; }

    // Adds p if `condition` is true, then negates the number if `negated` is true. At the end, all digits except the
    // highest digit are in [0, 2^30).
    DEVICE void add_modulus_and_negate(bool condition, bool negated) {
        int32_t carry = 0;
        UNROLL for (uint32_t i = 0; i < COUNT; i++) {
            int32_t sum = digit[i] + (condition ? modulus(i) : 0);
            carry += negated ? -sum : sum;
            digit[i] = i + 1 < COUNT ? carry & int32_t(MASK) : carry;
            carry >>= BITS;
        }
    }
};

// The coefficients of 30 division steps. The steps replace (f, g) by (f', g'), with 2^30·(f', g') = (u·f + v·g, q·f +
// r·g).
struct DivisionSteps {
    static constexpr uint32_t COUNT = 30, HALF = COUNT / 2;

    int32_t u, v, q, r;

    // A row (a, b) of the matrix of coefficients, stored in one word as a + 2^16·b. Each step doubles one row of the
    // matrix. The step keeps the other row, or replaces the other row by the sum or the difference of the two rows. By
    // induction, a and b are in (−2^k, 2^k] after k steps. So a and b are in (−2^15, 2^15] after 15 steps.
    struct Row {
        uint32_t word;
        DEVICE int32_t first() const { return int32_t((word + OFFSET) & 0xffff) - BELOW; }
        DEVICE int32_t second() const { return int32_t((word + OFFSET) >> 16) - BELOW; }

     private:
        static constexpr int32_t BELOW = (1 << HALF) - 1;
        static constexpr uint32_t OFFSET = uint32_t(BELOW) << 16 | uint32_t(BELOW);  // makes both halves positive
    };

    // Computes 15 steps on the lowest bits of f and g, where f is odd. With δ = `delta` + 1/2, one step is:
    //
    //   if g is odd and δ > 0:   (δ, f, g) becomes (1 − δ, g, (g − f)/2)
    //   else:                    (δ, f, g) becomes (1 + δ, f, (g + (g mod 2)·f)/2)
    DEVICE static void half(int32_t &delta, uint32_t &f, uint32_t &g, Row &of_f, Row &of_g) {
        uint32_t row_f = 1, row_g = 1u << 16;
        UNROLL for (uint32_t step = 0; step < HALF; step++) {
            uint32_t odd = g & 1;
            bool swap = odd != 0 && delta >= 0;
            // `next` is g − f, g + f or g.
            uint32_t sign = swap ? 0xffffffff : odd, next = g + sign * f, next_row = row_g + sign * row_f;
            f = swap ? g : f;
            row_f = (swap ? row_g : row_f) << 1;
            g = next >> 1;
            row_g = next_row;
            delta = (swap ? ~delta : delta) + 1;  // −delta is ~delta + 1
        }
        of_f = {row_f};
        of_g = {row_g};
    }

    // Returns the coefficients of 30 steps, from the 30 lowest bits of f and g. The coefficients do not depend on the
    // higher bits of f and g. So all bits of `f` and `g` above the 30 lowest bits can be wrong.
    DEVICE static DivisionSteps of(int32_t &delta, uint32_t f, uint32_t g) {
        Row f1, g1, f2, g2;
        half(delta, f, g, f1, g1);
        half(delta, f, g, f2, g2);
        return {f2.first() * f1.first() + f2.second() * g1.first(), f2.first() * f1.second() + f2.second() * g1.second(),
                g2.first() * f1.first() + g2.second() * g1.first(), g2.first() * f1.second() + g2.second() * g1.second()};
    }

    // Replaces (f, g) by (f', g'). The division by 2^30 is exact. The magnitude of each coefficient is at most 2^30,
    // and |u| + |v| ≤ 2^30. So `sum_f` and `sum_g` stay below 2^61.
    template <class P>
    DEVICE void apply(Digits30<P> &f, Digits30<P> &g) const {
        constexpr uint32_t BITS = Digits30<P>::BITS, LAST = Digits30<P>::COUNT - 1;
        constexpr int32_t MASK = Digits30<P>::MASK;
        int64_t sum_f = (int64_t{u} * f.digit[0] + int64_t{v} * g.digit[0]) >> BITS;
        int64_t sum_g = (int64_t{q} * f.digit[0] + int64_t{r} * g.digit[0]) >> BITS;
        UNROLL for (uint32_t i = 1; i <= LAST; i++) {
            int32_t fi = f.digit[i], gi = g.digit[i];
            sum_f += int64_t{u} * fi + int64_t{v} * gi;
            sum_g += int64_t{q} * fi + int64_t{r} * gi;
            f.digit[i - 1] = int32_t(sum_f) & MASK;
            g.digit[i - 1] = int32_t(sum_g) & MASK;
            sum_f >>= BITS;
            sum_g >>= BITS;
        }
        f.digit[LAST] = int32_t(sum_f);
        g.digit[LAST] = int32_t(sum_g);
    }

    // Replaces (d, e) by (u·d + v·e, q·d + r·e)/2^30 modulo p. d and e stay in (−2p, p). First, p is added to d if d is
    // negative, and to e if e is negative. Let S be one of the two sums u·d + v·e and q·d + r·e. The function adds m·p
    // to S, where m is the number in (−2^30, 0] that makes S + m·p divisible by 2^30.
    template <class P>
    DEVICE void apply_modulo(Digits30<P> &d, Digits30<P> &e) const {
        using D = Digits30<P>;
        constexpr uint32_t BITS = D::BITS, LAST = D::COUNT - 1;
        constexpr int32_t MASK = D::MASK;
        // p⁻¹ mod 2^30.
        constexpr uint32_t INVERSE = (0u - P::NEG_INV) & D::MASK;
        bool d_is_negative = d.is_negative(), e_is_negative = e.is_negative();
        int32_t times_d = (d_is_negative ? u : 0) + (e_is_negative ? v : 0);
        int32_t times_e = (d_is_negative ? q : 0) + (e_is_negative ? r : 0);
        int64_t sum_d = int64_t{u} * d.digit[0] + int64_t{v} * e.digit[0];
        int64_t sum_e = int64_t{q} * d.digit[0] + int64_t{r} * e.digit[0];
        times_d -= int32_t((INVERSE * uint32_t(sum_d) + uint32_t(times_d)) & D::MASK);
        times_e -= int32_t((INVERSE * uint32_t(sum_e) + uint32_t(times_e)) & D::MASK);
        sum_d = (sum_d + int64_t{times_d} * D::modulus(0)) >> BITS;
        sum_e = (sum_e + int64_t{times_e} * D::modulus(0)) >> BITS;
        UNROLL for (uint32_t i = 1; i <= LAST; i++) {
            int32_t di = d.digit[i], ei = e.digit[i];
            sum_d += int64_t{u} * di + int64_t{v} * ei + int64_t{times_d} * D::modulus(i);
            sum_e += int64_t{q} * di + int64_t{r} * ei + int64_t{times_e} * D::modulus(i);
            d.digit[i - 1] = int32_t(sum_d) & MASK;
            e.digit[i - 1] = int32_t(sum_e) & MASK;
            sum_d >>= BITS;
            sum_e >>= BITS;
        }
        d.digit[LAST] = int32_t(sum_d);
        e.digit[LAST] = int32_t(sum_e);
    }
};

// Returns 1/a, or 0 for a = 0.
//
//   1. f = p, g = a·R, d = 0, e = R² mod p. Before and after each round, d·a·R ≡ f·R² and e·a·R ≡ g·R² modulo p.
//   2. Rounds of 30 division steps, until g = 0. A modulus of b bits needs at most ⌊(45907·b + 26313)/19929⌋ steps.
//   3. f is 1 or −1, and d·f is R/a, the Montgomery form of 1/a. For a = 0, d·f is 0.
template <class P>
DEVICE_CALL Fp<P> inverse(Fp<P> a) {
    using D = Digits30<P>;
    constexpr uint32_t ROUNDS = ((45907 * P::BITS + 26313) / 19929 + DivisionSteps::COUNT) / DivisionSteps::COUNT;
    D f, g, d, e;
    UNROLL for (uint32_t i = 0; i < D::COUNT; i++) {
        f.digit[i] = D::modulus(i);
        g.digit[i] = D::from_limbs([&](uint32_t limb) { return a.limb[limb]; }, i);
        d.digit[i] = 0;
        e.digit[i] = D::from_limbs([](uint32_t limb) { return P::r2(limb); }, i);
    }
    int32_t delta = 0;
#pragma unroll 1
    for (uint32_t round = 0; round < ROUNDS && !g.is_zero(); round++) {
        // The steps read the 30 bits of the lowest digit.
        auto steps = DivisionSteps::of(delta, uint32_t(f.digit[0]), uint32_t(g.digit[0]));
        steps.apply_modulo(d, e);
        steps.apply(f, g);
    }
    d.add_modulus_and_negate(d.is_negative(), f.is_negative());
    d.add_modulus_and_negate(d.is_negative(), false);

    Fp<P> r;
    UNROLL for (uint32_t i = 0; i < P::LIMBS; i++) {
        uint32_t bit = 32 * i, digit = bit / D::BITS, shift = bit % D::BITS;
        uint32_t word = uint32_t(d.digit[digit]) >> shift;
        if (digit + 1 < D::COUNT) word |= uint32_t(d.digit[digit + 1]) << (D::BITS - shift);
        if (2 * D::BITS - shift < 32 && digit + 2 < D::COUNT) {
            word |= uint32_t(d.digit[digit + 2]) << (2 * D::BITS - shift);
        }
        r.limb[i] = word;
    }
    return r;
}

// 1/(c0 + c1·u) = (c0 − c1·u)/(c0² − β·c1²): one inversion in the prime field, 2S + 2M, and additions.
template <class Q>
DEVICE_CALL Fp2<Q> inverse(Fp2<Q> a) {
    auto norm = a.c0.sqr() - times<Q::NON_RESIDUE>(a.c1.sqr());
    auto inverted = inverse(norm);
    return {a.c0 * inverted, -(a.c1 * inverted)};
}
