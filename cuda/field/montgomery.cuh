// Prime fields in Montgomery form.
//
// Fp<P> represents the residue v by the integer v·R mod p with R = 2^(32·LIMBS). The integer is always in [0, p): every
// function takes and returns fully reduced values unless its comment says otherwise.
//
// A parameter struct P provides
//   LIMBS         number of 32-bit limbs, even
//   BITS          bit length of p, which is odd
//   NEG_INV       −p⁻¹ mod 2³²
//   modulus(i), r1(i), r2(i)   limb i of p, of R mod p and of R² mod p; constants once loops are unrolled
#pragma once

#include "limbs.cuh"

// A sum of products before and during its Montgomery reduction. Its value is Σ even[i]·2^(32i) + Σ odd[i]·2^(32(i−1)).
//
// The 64-bit products x_j·y of one row overlap, so one carry chain cannot add them all. Products with even j do not
// overlap each other, and neither do those with odd j. So each half has its own accumulator and its own carry chain. In
// a chain the low and the high half of a product follow each other with the same operands, and ptxas makes one
// IMAD.WIDE of them. A reduction clears the lowest limb and moves all others down by one. Even positions become odd
// ones, so the two accumulators swap roles.
//
// Range: the value stays below 2^(32(N+1)) between calls. No accumulator exceeds the value, so odd[N + 1] has no carry
// out. Adding a row x·y and reducing keeps this range if x + p ≤ 2^(32N).
template <class P>
struct Accumulator {
    static constexpr uint32_t N = P::LIMBS;
    static_assert(N % 2 == 0 && N >= 4, "limbs are handled in pairs");

    // p ≡ 1 mod 2³², true for every field with a large power of two in p − 1. The lowest product of a reduction is then
    // free.
    static constexpr bool LOW_LIMB_IS_ONE = P::NEG_INV == 0xffffffff;

    uint32_t even[N];
    uint32_t odd[N + 2];

    // The value x·y.
    DEVICE void assign(const uint32_t (&x)[N], uint32_t y) {
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

    // Adds x·y. Limbs of x below `from` count as 0.
    DEVICE void add_product(const uint32_t (&x)[N], uint32_t y, uint32_t from = 0) {
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

    // Adds the multiple of p that makes the value divisible by 2³², then divides by 2³².
    DEVICE void reduce(const uint32_t (&p)[N]) {
        Carry carry;
        uint32_t m;
        if constexpr (LOW_LIMB_IS_ONE) {
            m = negated_sum(even[0], odd[1]);
            even[0] = carry.add_cc(even[0], odd[1]);
        } else {
            even[0] = carry.add_cc(even[0], odd[1]);
            m = even[0] * P::NEG_INV;
        }
        UNROLL for (uint32_t j = 1; j < N; j += 2) {
            odd[j + 1] = carry.madc_lo_cc(p[j], m, odd[j + 1]);
            odd[j + 2] = j < N - 1 ? carry.madc_hi_cc(p[j], m, odd[j + 2]) : carry.madc_hi(p[j], m, odd[j + 2]);
        }
        if constexpr (LOW_LIMB_IS_ONE) {
            // even[0] + m is 2³²; if both are 0, it is 0.
            carry.add_cc(even[0], 0xffffffff);
            even[1] = carry.addc_cc(even[1], 0);
        } else {
            carry.mad_lo_cc(p[0], m, even[0]);
            even[1] = carry.madc_hi_cc(p[0], m, even[1]);
        }
        UNROLL for (uint32_t j = 2; j < N; j += 2) {
            even[j] = carry.madc_lo_cc(p[j], m, even[j]);
            even[j + 1] = carry.madc_hi_cc(p[j], m, even[j + 1]);
        }
        odd[N + 1] = carry.addc(odd[N + 1], 0);

        UNROLL for (uint32_t j = 0; j < N; j++) {
            uint32_t limb = j == 0 ? 0 : even[j];
            even[j] = odd[j + 2];
            odd[j] = limb;
        }
        odd[N] = odd[N + 1] = 0;
    }

    // The value. It must be below 2^(32N), after at least one reduction.
    DEVICE void value(uint32_t (&r)[N]) const {
        Carry carry;
        r[0] = carry.add_cc(even[0], odd[1]);
        UNROLL for (uint32_t j = 1; j < N - 1; j++) r[j] = carry.addc_cc(even[j], odd[j + 1]);
        r[N - 1] = carry.addc(even[N - 1], odd[N]);
    }
};

// Loads of 16 bytes need this alignment. A size that is not a multiple of 16 bytes must stay without padding.
template <class P>
struct alignas(P::LIMBS % 4 == 0 ? 16 : 8) Fp {
    static constexpr uint32_t N = P::LIMBS;
    static_assert(P::BITS <= 32 * N - 1, "multiplication needs a spare bit above the modulus: 2p < R");

    // Whether K products can be added before one reduction: (K + 1)·p < R, see `sum`. The highest limb decides.
    DEVICE static constexpr bool adds_before_reducing(uint64_t products) {
        return (products + 1) * (P::modulus(N - 1) + 1ull) <= 1ull << 32;
    }

    // A product takes about 2N² multiply instructions of 16 bytes each. Long products are function calls: an addition
    // of points with ten long products in line would not fit the instruction cache. An entry file whose kernels take
    // little of the time makes all products calls: it compiles in a third of the time.
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

    // An element of a generated table: the limbs that start at index `from`.
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
        // This addition overflows 2^(32N) exactly when the subtraction was negative.
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
        Fp r = -*this;
        select_limbs(r.limb, condition ? 0xffffffff : 0, r.limb, limb);
        return r;
    }

    DEVICE Fp dbl() const { return *this + *this; }

    // a·b/R mod p. The right operand can be any integer below R.
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

    // (a·b + c·d)/R mod p with one reduction.
    DEVICE static Fp sum_of_products(const Fp &a, const Fp &b, const Fp &c, const Fp &d) {
        return sum_of_products<2>({a, c}, {b, d});
    }

    // Σ a_k·b_k/R mod p over K pairs, with one reduction if the spare bits allow it.
    template <uint32_t K>
    DEVICE static Fp sum_of_products(const Fp (&a)[K], const Fp (&b)[K]) {
        if constexpr (IN_LINE) {
            return sum<K>(a, b);
        } else {
            return called_sum<K>(a, b);
        }
    }

    // The Montgomery form of an integer below R. The integer need not be below p.
    DEVICE static Fp to_montgomery(const Fp &integer) {
        Fp r2;
        UNROLL for (uint32_t i = 0; i < N; i++) r2.limb[i] = P::r2(i);
        return r2 * integer;
    }

    // The integer in [0, p) that this element represents. The value is below p, so N reductions leave a result below
    // (p + (R − 1)p)/R = p.
    DEVICE Fp from_montgomery() const {
        Fp r, p = modulus();
        Accumulator<P> t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            t.even[i] = limb[i];
            t.odd[i] = 0;
        }
        t.odd[N] = t.odd[N + 1] = 0;
        UNROLL for (uint32_t i = 0; i < N; i++) t.reduce(p.limb);
        t.value(r.limb);
        return r;
    }

 private:
    DEVICE_CALL static Fp called_product(Fp a, Fp b) { return product(a, b); }
    DEVICE_CALL static Fp called_square(Fp a) { return square(a); }
    template <uint32_t K>
    DEVICE_CALL static Fp called_sum(const Fp (&a)[K], const Fp (&b)[K]) {
        return sum<K>(a, b);
    }

    // Each row adds a·b_i and m·p to a value below 2p. Before its shift the value is below 2³²·2p, after it below 2p.
    DEVICE static Fp product(const Fp &a_, const Fp &b_) {
        COUNT_OR_RETURN(Multiplication, ::cumsm::emulator::stand_in(a_, b_));
        Fp a = a_, b = b_, r, p = modulus();
        Accumulator<P> t;
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
    // Row i is a_i·(a_i + 2·Σ_{j>i} a_j·2^(32(j−i))). The second factor is below 2p, so the value stays below 2³²·3p
    // before a shift and below 3p after it, as for a sum of two products. The end result is below (p² + Rp)/R < 2p.
    DEVICE static Fp square(const Fp &a_) {
        if constexpr (!adds_before_reducing(2)) return product(a_, a_);
        COUNT_OR_RETURN(Squaring, ::cumsm::emulator::stand_in(a_, a_));
        Fp a = a_, r, p = modulus();
        // Limbs of 2a. In row i, limb i + 1 lacks the bit shifted in from limb i, because row i does not double limb i.
        uint32_t twice[N], factor[N];
        UNROLL for (uint32_t i = 0; i < N; i++) {
            twice[i] = i == 0 ? a.limb[0] << 1 : a.limb[i] << 1 | a.limb[i - 1] >> 31;
            factor[i] = twice[i];
        }
        Accumulator<P> t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            factor[i] = a.limb[i];
            if (i + 1 < N) factor[i + 1] = a.limb[i + 1] << 1;
            if (i == 0) {
                t.assign(factor, a.limb[0]);
            } else {
                t.add_product(factor, a.limb[i], i);
            }
            t.reduce(p.limb);
        }
        t.value(r.limb);
        reduce_once(r.limb, p.limb);
        FLIP(r.limb);
        return r;
    }

    // Each row adds K products and a multiple of p. The value stays below 2³²·(K + 1)p before a shift and below (K +
    // 1)p after it. The end result is below (K·p² + Rp)/R < 2p.
    template <uint32_t K>
    DEVICE static Fp sum(const Fp (&a_)[K], const Fp (&b_)[K]) {
        if constexpr (!adds_before_reducing(K)) {
            Fp r = a_[0] * b_[0];
            UNROLL for (uint32_t k = 1; k < K; k++) r = r + a_[k] * b_[k];
            return r;
        }
        UNROLL for (uint32_t k = 2; k < K; k += 2) COUNT(DoubleProduct);
        COUNT_OR_RETURN(DoubleProduct, ::cumsm::emulator::stand_in(a_, b_));
        Fp a[K], b[K], r, p = modulus();
        UNROLL for (uint32_t k = 0; k < K; k++) {
            a[k] = a_[k];
            b[k] = b_[k];
        }
        Accumulator<P> t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            UNROLL for (uint32_t k = 0; k < K; k++) {
                if (i == 0 && k == 0) {
                    t.assign(a[k].limb, b[k].limb[i]);
                } else {
                    t.add_product(a[k].limb, b[k].limb[i]);
                }
            }
            t.reduce(p.limb);
        }
        t.value(r.limb);
        reduce_once(r.limb, p.limb);
        FLIP(r.limb);
        return r;
    }

    DEVICE static Fp modulus() {
        Fp r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.limb[i] = P::modulus(i);
        return r;
    }
};
