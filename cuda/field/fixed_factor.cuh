// Multiplies elements by factors that are known before a launch, for example by roots of unity.
//
// Let R be 2^(32N), x an integer below 2p, and w a factor below p. The product modulo p is x·w − q·p with q = ⌊x·w/p⌋.
// A factor w is stored together with w' = ⌊w·R/p⌋. The upper half of x·w' approximates q (Shoup's method; Harvey,
// "Faster arithmetic for number-theoretic transforms", 2014, section 2). With the approximate q, x·w − q·p is below 2p.
// So the code computes x·w − q·p modulo R, and needs only the lower halves of x·w and q·p. With 8 limbs, the method
// computes both halves of 99 limb products. A product in Montgomery form computes both halves of 128 limb products.
#pragma once

#include "montgomery.cuh"

// r = ⌊(a·b − e)/2^(32N)⌋, where e is the sum of the products a_i·b_j·2^(32(i + j)) with i + j < N − 2. The products in
// e are not computed. e is below N·2^(32(N − 1)).
template <uint32_t N>
DEVICE_INLINE void multiply_upper(uint32_t (&r)[N], const uint32_t (&a)[N], const uint32_t (&b)[N]) {
    Accumulator<N> t;
    UNROLL for (uint32_t j = 0; j < N; j++) t.even[j] = t.odd[j] = 0;
    t.odd[N] = t.odd[N + 1] = 0;
    UNROLL for (uint32_t i = 0; i < N - 1; i++) {
        t.add_product(a, b[i], N - 2 - i);
        // The lowest limb of `t` is 0, so `shift` drops only a 0.
        if (i < N - 2) t.shift(0);
    }
    t.take_and_add_product(a, b[N - 1]);
    Carry carry;
    carry.add_cc(t.even[0], t.odd[1]);
    UNROLL for (uint32_t j = 1; j < N; j++) r[j - 1] = carry.addc_cc(t.even[j], t.odd[j + 1]);
    r[N - 1] = carry.addc(t.odd[N + 1], 0);
}

// A sum of products modulo 2^(32N).
//
// The product of limb i and limb j occupies limbs i + j and i + j + 1 of the sum. Products with even i + j and products
// with odd i + j have separate accumulators, so the products of a row do not overlap in an accumulator. If i + j = N −
// 1, only the lower half of the product is computed.
template <uint32_t N>
struct LowerAccumulator {
    uint32_t even[N], odd[N];

    DEVICE_INLINE void clear() {
        UNROLL for (uint32_t i = 0; i < N; i++) even[i] = odd[i] = 0;
    }

    // Adds x·y.
    DEVICE_INLINE void add(const uint32_t (&x)[N], const uint32_t (&y)[N]) {
        UNROLL for (uint32_t i = 0; i < N; i++) add_row(x, y[i], i);
    }

    DEVICE_INLINE void value(uint32_t (&r)[N]) const {
        r[0] = even[0];
        Carry carry;
        r[1] = carry.add_cc(even[1], odd[1]);
        UNROLL for (uint32_t i = 2; i < N; i++) r[i] = carry.addc_cc(even[i], odd[i]);
    }

 private:
    // Adds x·y·2^(32i).
    DEVICE_INLINE void add_row(const uint32_t (&x)[N], uint32_t y, uint32_t i) {
        add_column(even, x, y, i, i % 2);
        add_column(odd, x, y, i, 1 - i % 2);
    }
    // Adds to `sums` the products of y with every second limb of x, from limb `first` on.
    DEVICE_INLINE static void add_column(uint32_t (&sums)[N], const uint32_t (&x)[N], uint32_t y, uint32_t i,
                                         uint32_t first) {
        Carry carry;
        UNROLL for (uint32_t j = first; i + j < N; j += 2) {
            uint32_t k = i + j;
            sums[k] = j == first ? carry.mad_lo_cc(x[j], y, sums[k]) : carry.madc_lo_cc(x[j], y, sums[k]);
            if (k + 1 < N) sums[k + 1] = carry.madc_hi_cc(x[j], y, sums[k + 1]);
        }
    }
};

// A factor w, stored as an integer below p, not in Montgomery form. So the product of w and an element in Montgomery
// form is in Montgomery form.
template <class P>
struct alignas(P::LIMBS % 4 == 0 ? 16 : 8) FixedFactor {
    static constexpr uint32_t N = P::LIMBS;
    // Before `reduce_once`, the product is below p·(1 + x/R + N/2^32). For x < 2p, this bound must be below 2p.
    static_assert(2 * (P::modulus(N - 1) + 1ull) + N < 1ull << 32, "2p/R + N/2^32 must be below 1");

    Fp<P> factor;          // w as an integer below p
    uint32_t quotient[N];  // ⌊w·R/p⌋

    // Returns the factor w whose Montgomery form is x. The reduction of x adds a multiple m·p, so that x + m·p = w·R.
    // Because x is below p, m is ⌊w·R/p⌋.
    DEVICE static FixedFactor of(const Fp<P> &x) {
        FixedFactor r;
        r.factor = x.from_montgomery(r.quotient);
        return r;
    }

    // w·x, for an integer x below 2p.
    DEVICE Fp<P> operator*(const Fp<P> &x) const {
        if constexpr (Fp<P>::IN_LINE) {
            return product(*this, x);
        } else {
            return called_product(*this, x);
        }
    }

 private:
    DEVICE_CALL static Fp<P> called_product(FixedFactor w, Fp<P> x) { return product(w, x); }

    DEVICE static Fp<P> product(const FixedFactor &w_, const Fp<P> &x) {
        FixedFactor w = w_;
        COUNT_OR_RETURN(Multiplication, ::cumsm::emulator::stand_in(w.factor, x));
        uint32_t p[N], negative[N], q[N];
        UNROLL for (uint32_t i = 0; i < N; i++) {
            p[i] = P::modulus(i);
            negative[i] = i == 0 ? 0 - P::modulus(0) : ~P::modulus(i);  // R − p
        }
        multiply_upper(q, x.limb, w.quotient);
        Fp<P> r;
        LowerAccumulator<N> t;
        t.clear();
        t.add(x.limb, w.factor.limb);
        t.add(q, negative);
        t.value(r.limb);
        reduce_once(r.limb, p);
        FLIP(r.limb);
        return r;
    }
};
