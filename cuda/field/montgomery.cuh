// Prime fields in Montgomery form.
//
// Fp<P> represents the residue v by the integer v·R mod p with R = 2^(32·LIMBS). Functions take and return integers in
// [0, p). The comments of some functions state other ranges.
//
// A parameter struct P provides
//   LIMBS         number of 32-bit limbs, even
//   BITS          bit length of p; p is odd
//   NEG_INV       −p⁻¹ mod 2³²
//   modulus(i), r1(i), r2(i)   limb i of p, of R mod p and of R² mod p; a constant if i is a constant
#pragma once

#include "product.cuh"

// A value during its Montgomery reduction.
//
// Range, with R = 2^(32N): a product adds its rows x·y one after the other, and reduces the value after each row. If
// x + p ≤ R, the value is in the range of an Accumulator (product.cuh) after each row and after each reduction. If a
// value is below R + p, `reduce` with a next limb leaves the value below R + p.
template <class P>
struct MontgomeryAccumulator : Accumulator<P::LIMBS> {
    static constexpr uint32_t N = P::LIMBS;
    using Accumulator<N>::even, Accumulator<N>::odd, Accumulator<N>::shift;

    // True if p − 1 is divisible by 2³². If LOW_LIMB_IS_ONE is true, the lowest product of a reduction takes no
    // multiplication.
    static constexpr bool LOW_LIMB_IS_ONE = P::NEG_INV == 0xffffffff;

    // COFACTOR is a factor c (1 or 3) and SHIFT is an exponent k (16 to 31) with c·p ≡ 1 − 2^k mod 2³². If no pair of c
    // and k fulfils this condition, or if p has fewer than 3 spare bits, SHIFT is 0, and COFACTOR is not used.
    //
    // Let v be the lowest limb of a value, and m ≡ −(1 + 2^k)·v mod 2³². Then the value plus m·c·p is divisible by 2³².
    // Let q be the product of m and the lowest limb of c·p. Then q + v is (m − ⌊m/2^(32 − k)⌋)·2³², plus 2³² if v + m
    // is at least 2³². So computing q + v takes no multiplication.
    DEVICE_INLINE static constexpr uint32_t shift_of(uint32_t cofactor) {
        for (uint32_t k = 16; k < 32; k++) {
            if (cofactor * P::modulus(0) == 1 - (1u << k)) return k;
        }
        return 0;
    }
    static constexpr uint32_t COFACTOR = shift_of(1) != 0 ? 1 : 3;
    static constexpr uint32_t SHIFT = P::BITS + 3 <= 32 * N ? shift_of(COFACTOR) : 0;

    // Limb i of COFACTOR·p.
    DEVICE_INLINE static constexpr uint32_t multiple(uint32_t i) {
        struct Limbs {
            uint32_t limb[N] = {};
            DEVICE_INLINE constexpr Limbs() {
                uint64_t carry = 0;
                for (uint32_t j = 0; j < N; j++) {
                    carry += uint64_t{P::modulus(j)} * COFACTOR;
                    limb[j] = uint32_t(carry);
                    carry >>= 32;
                }
            }
        };
        constexpr Limbs limbs;
        return limbs.limb[i];
    }

    // Adds the multiple m·p that makes the value divisible by 2³², then divides by 2³² and adds next·2^(32(N − 1)).
    // Returns m.
    DEVICE_INLINE uint32_t reduce(const uint32_t (&p)[N], uint32_t next = 0) {
        Carry carry;
        uint32_t m;
        if constexpr (LOW_LIMB_IS_ONE) {
            m = negated_sum(even[0], odd[1]);
            even[0] = carry.add_cc(even[0], odd[1]);
        } else {
            even[0] = carry.add_cc(even[0], odd[1]);
            m = even[0] * P::NEG_INV;
        }
        add_odd_products(carry, p, m);
        if constexpr (LOW_LIMB_IS_ONE) {
            // even[0] + m is 2³², or 0 if even[0] and m are 0.
            carry.add_cc(even[0], 0xffffffff);
            even[1] = carry.addc_cc(even[1], 0);
        } else {
            carry.mad_lo_cc(p[0], m, even[0]);
            even[1] = carry.madc_hi_cc(p[0], m, even[1]);
        }
        add_even_products(carry, p, m);
        shift(next);
        return m;
    }

    // If SHIFT is 0, calls `reduce`. If SHIFT is not 0, works like `reduce`, but adds a multiple of COFACTOR·p instead
    // of a multiple of p. A multiple of COFACTOR·p takes fewer products than a multiple of p.
    //
    // Range: let t be below R/2·p, with R = 2^(32N). N − 1 limbs of t are reduced by COFACTOR·p, and the last limb is
    // reduced by p. The end value is then below t/R + p + COFACTOR·p/2³², and so below 2p. After a reduction that
    // follows a product row x·y, the value is below x + COFACTOR·p. After a reduction with a next limb, the value is
    // below R + COFACTOR·p.
    DEVICE_INLINE void reduce_loosely(const uint32_t (&p)[N], uint32_t next = 0) {
        if constexpr (SHIFT == 0) {
            reduce(p, next);
        } else {
            uint32_t multiples[N];
            UNROLL for (uint32_t i = 0; i < N; i++) multiples[i] = multiple(i);
            Carry carry;
            even[0] = carry.add_cc(even[0], odd[1]);
            uint32_t m = even[0] * (0 - (1 + (1u << SHIFT)));
            add_odd_products(carry, multiples, m);
            carry.add_cc(even[0], m);
            even[1] = carry.addc_cc(even[1], m - (m >> (32 - SHIFT)));
            add_even_products(carry, multiples, m);
            shift(next);
        }
    }

    // Reduces limb i of N limbs: the last limb by p, any other limb by `reduce_loosely`.
    DEVICE_INLINE void reduce_limb(uint32_t i, const uint32_t (&p)[N], uint32_t next = 0) {
        if (i + 1 < N) {
            reduce_loosely(p, next);
        } else {
            reduce(p, next);
        }
    }

 private:
    // Adds the products of m with the limbs of x whose index is odd. The incoming carry belongs to limb 1.
    DEVICE_INLINE void add_odd_products(Carry &carry, const uint32_t (&x)[N], uint32_t m) {
        UNROLL for (uint32_t j = 1; j < N; j += 2) {
            odd[j + 1] = carry.madc_lo_cc(x[j], m, odd[j + 1]);
            odd[j + 2] = j < N - 1 ? carry.madc_hi_cc(x[j], m, odd[j + 2]) : carry.madc_hi(x[j], m, odd[j + 2]);
        }
    }
    // Adds the products of m with the limbs of x whose index is even, except limb 0. The incoming carry belongs to limb
    // 2.
    DEVICE_INLINE void add_even_products(Carry &carry, const uint32_t (&x)[N], uint32_t m) {
        UNROLL for (uint32_t j = 2; j < N; j += 2) {
            even[j] = carry.madc_lo_cc(x[j], m, even[j]);
            even[j + 1] = carry.madc_hi_cc(x[j], m, even[j + 1]);
        }
        odd[N + 1] = carry.addc(odd[N + 1], 0);
    }
};

// Loads of 16 bytes need an alignment of 16 bytes. If the size of an element is not a multiple of 16 bytes, the
// alignment is 8 bytes, so that the type has no padding.
template <class P>
struct alignas(P::LIMBS % 4 == 0 ? 16 : 8) Fp {
    static constexpr uint32_t N = P::LIMBS;
    static_assert(P::BITS <= 32 * N - 1, "multiplication needs a spare bit above the modulus: 2p < R");

    // True if a sum of k = `products` products needs only one reduction, because (k + 1)·p < R. The function reads only
    // the highest limb of p, so the result can be false although (k + 1)·p < R.
    DEVICE static constexpr bool adds_before_reducing(uint64_t products) {
        return (products + 1) * (P::modulus(N - 1) + 1ull) <= 1ull << 32;
    }

    // A product takes about 2N² multiply instructions of 16 bytes each. Long products are function calls, because an
    // addition of points with ten inlined long products would not fit in the instruction cache. An entry file whose
    // kernels take only a small part of the run time defines CUMSM_CALL_PRODUCTS. With CUMSM_CALL_PRODUCTS, all
    // products of the entry file are function calls, which reduces the compile time of the file to a third.
#ifdef CUMSM_CALL_PRODUCTS
    static constexpr bool IN_LINE = false;
#else
    static constexpr bool IN_LINE = N <= 12;
#endif

    uint32_t limb[N];

    DEVICE static Fp zero() {
        Fp r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.limb[i] = 0;
        return r;
    }

    DEVICE static Fp one() {
        Fp r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.limb[i] = P::r1(i);
        return r;
    }

    // Returns an element of a generated table. The limbs of the element are table(from) to table(from + N − 1).
    template <uint32_t (*table)(uint32_t)>
    DEVICE static Fp constant(uint32_t from = 0) {
        Fp r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.limb[i] = table(from + i);
        return r;
    }

    DEVICE bool is_zero() const { return is_zero_limbs(limb); }
    DEVICE bool operator==(const Fp &other) const { return equal_limbs(limb, other.limb); }

    DEVICE Fp operator+(const Fp &other) const {
        Fp r, p = modulus();
        add_limbs(r.limb, limb, other.limb);
        reduce_once(r.limb, p.limb);
        return r;
    }

    DEVICE Fp operator-(const Fp &other) const {
        Fp r, p = modulus();
        uint32_t below = sub_limbs(r.limb, limb, other.limb);
        UNROLL for (uint32_t i = 0; i < N; i++) p.limb[i] &= below;
        // If the difference is negative, this code adds p. The addition overflows 2^(32N) exactly when the difference
        // is negative.
        Carry carry;
        r.limb[0] = carry.add_cc(r.limb[0], p.limb[0]);
        UNROLL for (uint32_t i = 1; i < N; i++) r.limb[i] = carry.addc_cc(r.limb[i], p.limb[i]);
        return r;
    }

    DEVICE Fp operator-() const {
        Fp r, p = modulus();
        uint32_t keep = is_zero() ? 0 : 0xffffffff;
        sub_limbs(r.limb, p.limb, limb);
        UNROLL for (uint32_t i = 0; i < N; i++) r.limb[i] &= keep;
        return r;
    }

    DEVICE Fp negate_if(bool condition) const {
        Fp r = unreduced_negative(*this);
        select_limbs(r.limb, condition && !is_zero() ? 0xffffffff : 0, r.limb, limb);
        return r;
    }

    DEVICE Fp dbl() const { return *this + *this; }

    // a·b/R mod p. The right operand can be any integer below R/2.
    DEVICE Fp operator*(const Fp &other) const {
        if constexpr (IN_LINE) {
            return product(*this, other);
        } else {
            return called_product(*this, other);
        }
    }

    // a²/R mod p.
    DEVICE Fp sqr() const {
        if constexpr (IN_LINE) {
            return square(*this);
        } else {
            return called_square(*this);
        }
    }

    // (a·b + c·d)/R mod p. The function needs only one reduction if p has enough spare bits. b can be any integer below
    // 2p, and d can be any integer up to p.
    DEVICE static Fp sum_of_products(const Fp &a, const Fp &b, const Fp &c, const Fp &d) {
        if constexpr (IN_LINE) {
            return sum(a, b, c, d);
        } else {
            return called_sum(a, b, c, d);
        }
    }

    // A sum of products before its reduction: an integer below 2^(64N).
    struct Unreduced {
        uint32_t limb[2 * N];

        // a·b, for integers below 2^(32N − 1).
        DEVICE static Unreduced product(const Fp &a, const Fp &b) {
            Unreduced r;
            multiply(r.limb, a.limb, b.limb);
            return r;
        }
        // The sum must be below 2^(64N).
        DEVICE Unreduced operator+(Unreduced other) const {
            add_to(other.limb, limb);
            return other;
        }
        DEVICE Unreduced dbl() const { return *this + *this; }
        // The difference modulo 2^(64N).
        DEVICE Unreduced operator-(const Unreduced &other) const {
            Unreduced r;
            Carry carry;
            r.limb[0] = carry.sub_cc(limb[0], other.limb[0]);
            UNROLL for (uint32_t i = 1; i < 2 * N; i++) r.limb[i] = carry.subc_cc(limb[i], other.limb[i]);
            return r;
        }
        // Returns the difference, plus R/2·p if the difference is negative. The difference must be above −R/2·p.
        DEVICE Unreduced minus(const Unreduced &other) const {
            Unreduced r;
            Fp p = modulus();
            uint32_t below = sub_limbs(r.limb, limb, other.limb);
            Carry carry;
            r.limb[N - 1] = carry.add_cc(r.limb[N - 1], below & p.limb[0] << 31);
            UNROLL for (uint32_t i = 1; i < N; i++) {
                r.limb[N - 1 + i] = carry.addc_cc(r.limb[N - 1 + i], below & (p.limb[i] << 31 | p.limb[i - 1] >> 1));
            }
            r.limb[2 * N - 1] = carry.addc_cc(r.limb[2 * N - 1], below & p.limb[N - 1] >> 1);
            return r;
        }
        // t/R mod p, where t is this sum. t must be below R/2·p, or below R·p if SHIFT is 0.
        DEVICE Fp reduced() const {
            Fp r, p = modulus();
            MontgomeryAccumulator<P> t;
            t.assign(limb);
            UNROLL for (uint32_t i = 0; i < N; i++) t.reduce_limb(i, p.limb, limb[N + i]);
            t.value(r.limb);  // below 2p
            reduce_once(r.limb, p.limb);
            FLIP(r.limb);
            return r;
        }
    };

    // a + b as an integer, without a reduction.
    DEVICE static Fp unreduced_sum(const Fp &a, const Fp &b) {
        Fp r;
        add_limbs(r.limb, a.limb, b.limb);
        return r;
    }

    // `unreduced_negative` returns −a as an integer in [1, p], and `unreduced_difference` returns a − b as an integer
    // in [1, 2p). Both results can be right operands of products. The functions do not reduce their results, and so
    // take fewer instructions than the operators −a and a − b.
    DEVICE static Fp unreduced_negative(const Fp &a) {
        Fp r, p = modulus();
        sub_limbs(r.limb, p.limb, a.limb);
        return r;
    }
    DEVICE static Fp unreduced_difference(const Fp &a, const Fp &b) {
        Fp r, p = modulus();
        sub_limbs(r.limb, a.limb, b.limb);
        Carry carry;  // The sum overflows 2^(32N) exactly when the subtraction was negative.
        r.limb[0] = carry.add_cc(r.limb[0], p.limb[0]);
        UNROLL for (uint32_t i = 1; i < N; i++) r.limb[i] = carry.addc_cc(r.limb[i], p.limb[i]);
        return r;
    }

    // Returns the Montgomery form of an integer below R. The function calls `product_by_rows`, because only this
    // product allows a right operand of R/2 or more.
    DEVICE static Fp to_montgomery(const Fp &integer) {
        Fp r2;
        UNROLL for (uint32_t i = 0; i < N; i++) r2.limb[i] = P::r2(i);
        return product_by_rows(r2, integer);
    }

    // Returns the integer in [0, p) that this element represents. The Montgomery form is below p, so N reductions leave
    // a result below (p + (R − 1)p)/R = p.
    DEVICE Fp from_montgomery() const {
        uint32_t multiple[N];
        return from_montgomery(multiple);
    }
    // Returns r = from_montgomery(). Let x be the integer that represents this element. The function stores in
    // `multiple` the integer m with x + m·p = R·r.
    DEVICE Fp from_montgomery(uint32_t (&multiple)[N]) const {
        Fp r, p = modulus();
        MontgomeryAccumulator<P> t;
        t.assign(limb);
        UNROLL for (uint32_t i = 0; i < N; i++) multiple[i] = t.reduce(p.limb);
        t.value(r.limb);
        return r;
    }

 private:
    DEVICE_CALL static Fp called_product(Fp a, Fp b) { return product(a, b); }
    DEVICE_CALL static Fp called_square(Fp a) { return square(a); }
    DEVICE_CALL static Fp called_sum(Fp a, Fp b, Fp c, Fp d) { return sum(a, b, c, d); }

    DEVICE static Fp product(const Fp &a, const Fp &b) {
        COUNT_OR_RETURN(Multiplication, ::cumsm::emulator::stand_in(a, b));
        if constexpr (KARATSUBA_IS_FASTER<N>) {
            return Unreduced::product(a, b).reduced();
        } else {
            return product_by_rows(a, b);
        }
    }

    // Each row adds a·b_i and m·p to a value below 2p. The value is below 2³²·2p before its shift, and below 2p after
    // the shift.
    DEVICE static Fp product_by_rows(const Fp &a_, const Fp &b_) {
        Fp a = a_, b = b_, r, p = modulus();
        MontgomeryAccumulator<P> t;
        t.assign(a.limb, b.limb[0]);
        t.reduce(p.limb);
        UNROLL for (uint32_t i = 1; i < N; i++) {
            t.add_product(a.limb, b.limb[i]);
            t.reduce(p.limb);
        }
        t.value(r.limb);
        reduce_once(r.limb, p.limb);
        FLIP(r.limb);
        return r;
    }

    // a²/R mod p. Each product of two different limbs is computed once.
    //
    // Row i is a_i·(a_i + 2·Σ_{j>i} a_j·2^(32(j−i))). The second factor of row i is below 2p. So the value stays below
    // 2³²·3p before a shift and below 3p after the shift, as in a sum of two products. The end result is below (p² +
    // Rp)/R < 2p.
    DEVICE static Fp square(const Fp &a_) {
        if constexpr (!adds_before_reducing(2)) return product(a_, a_);
        COUNT_OR_RETURN(Squaring, ::cumsm::emulator::stand_in(a_, a_));
        Fp a = a_, r, p = modulus();
        // Limbs of 2a. In row i, limb i + 1 does not receive the highest bit of limb i, because row i does not double
        // limb i.
        uint32_t twice[N], factor[N];
        UNROLL for (uint32_t i = 0; i < N; i++) {
            twice[i] = i == 0 ? a.limb[0] << 1 : a.limb[i] << 1 | a.limb[i - 1] >> 31;
            factor[i] = twice[i];
        }
        MontgomeryAccumulator<P> t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            factor[i] = a.limb[i];
            if (i + 1 < N) factor[i + 1] = a.limb[i + 1] << 1;
            if (i == 0) {
                t.assign(factor, a.limb[0]);
            } else {
                t.add_product(factor, a.limb[i], i);
            }
            t.reduce_limb(i, p.limb);
        }
        t.value(r.limb);
        reduce_once(r.limb, p.limb);
        FLIP(r.limb);
        return r;
    }

    DEVICE static Fp sum(const Fp &a, const Fp &b, const Fp &c, const Fp &d) {
        if constexpr (!adds_before_reducing(2)) return a * b + c * d;
        COUNT_OR_RETURN(DoubleProduct, ::cumsm::emulator::stand_in(a, b) + ::cumsm::emulator::stand_in(c, d));
        if constexpr (KARATSUBA_IS_FASTER<N>) {
            return (Unreduced::product(a, b) + Unreduced::product(c, d)).reduced();
        } else {
            return sum_by_rows(a, b, c, d);
        }
    }

    // Each row adds two products and a multiple of p. The value stays below 2³²·3p before a shift and below 3p after
    // the shift. The end result is below (2p² + Rp)/R < 2p.
    DEVICE static Fp sum_by_rows(const Fp &a_, const Fp &b_, const Fp &c_, const Fp &d_) {
        Fp a = a_, b = b_, c = c_, d = d_, r, p = modulus();
        MontgomeryAccumulator<P> t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            if (i == 0) {
                t.assign(a.limb, b.limb[i]);
            } else {
                t.add_product(a.limb, b.limb[i]);
            }
            t.add_product(c.limb, d.limb[i]);
            t.reduce(p.limb);
        }
        t.value(r.limb);
        reduce_once(r.limb, p.limb);
        FLIP(r.limb);
        return r;
    }

    DEVICE_INLINE static Fp modulus() {
        Fp r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.limb[i] = P::modulus(i);
        return r;
    }
};
