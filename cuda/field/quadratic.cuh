// Quadratic extensions of prime fields: Fp2<Q> is Fp(u) with u² = β.
//
// A parameter struct Q provides
//   Base          the parameter struct of the prime field
//   NON_RESIDUE   β, a small integer, so that multiplying by β takes only additions
//
// Fp2 has the same interface as Fp, so each formula of a curve is written only once for both types. Products are
// function calls, because an addition of points with ten inlined products would not fit in the instruction cache. By
// Karatsuba's method, a product takes three products of integers. Each component is reduced only once (lazy reduction).
// The operations take:
//
//   product               3 products, 2 reductions
//   square                2 products, 2 reductions ("complex squaring")
//   sum of two products   6 products, 2 reductions
#pragma once

#include "montgomery.cuh"

// K·x for a small integer K, computed by additions.
template <int32_t K, class F>
DEVICE F times(const F &x) {
    if constexpr (K < 0) {
        return -times<-K>(x);
    } else if constexpr (K == 0) {
        return F::zero();
    } else if constexpr (K == 1) {
        return x;
    } else if constexpr (K % 2 == 0) {
        return times<K / 2>(x).dbl();
    } else {
        return times<K - 1>(x) + x;
    }
}

// c0 + c1·u. In memory c0 comes first, as in arkworks.
template <class Q>
struct Fp2 {
    using F = Fp<typename Q::Base>;

    F c0, c1;

    DEVICE static Fp2 zero() { return {F::zero(), F::zero()}; }
    DEVICE static Fp2 one() { return {F::one(), F::zero()}; }

    template <uint32_t (*table)(uint32_t)>
    DEVICE static Fp2 constant() {
        return {F::template constant<table>(), F::template constant<table>(F::N)};
    }

    DEVICE bool is_zero() const { return c0.is_zero() && c1.is_zero(); }
    DEVICE bool operator==(const Fp2 &other) const { return c0 == other.c0 && c1 == other.c1; }

    DEVICE Fp2 operator+(const Fp2 &other) const { return {c0 + other.c0, c1 + other.c1}; }
    DEVICE Fp2 operator-(const Fp2 &other) const { return {c0 - other.c0, c1 - other.c1}; }
    DEVICE Fp2 operator-() const { return {-c0, -c1}; }
    DEVICE Fp2 negate_if(bool condition) const { return {c0.negate_if(condition), c1.negate_if(condition)}; }
    DEVICE Fp2 dbl() const { return {c0.dbl(), c1.dbl()}; }

    // Products in Fp2 need reduced operands. So `unreduced_negative` and `unreduced_difference` of Fp2 return reduced
    // results.
    DEVICE static Fp2 unreduced_negative(const Fp2 &a) { return -a; }
    DEVICE static Fp2 unreduced_difference(const Fp2 &a, const Fp2 &b) { return a - b; }

    DEVICE Fp2 operator*(const Fp2 &other) const { return product(*this, other); }
    DEVICE Fp2 sqr() const { return square(*this); }

    // a·b + c·d.
    DEVICE static Fp2 sum_of_products(const Fp2 &a, const Fp2 &b, const Fp2 &c, const Fp2 &d) {
        return two_products(a, b, c, d);
    }

 private:
    static constexpr int32_t BETA = Q::NON_RESIDUE;

    using Unreduced = typename F::Unreduced;

    // Three integer products, from which `reduced` computes a·b.
    struct Products {
        Unreduced low, high, mixed;  // a₀·b₀, a₁·b₁, (a₀ + a₁)·(b₀ + b₁)

        DEVICE static Products of(const Fp2 &a, const Fp2 &b) {
            return {Unreduced::product(a.c0, b.c0), Unreduced::product(a.c1, b.c1),
                    Unreduced::product(F::unreduced_sum(a.c0, a.c1), F::unreduced_sum(b.c0, b.c1))};
        }
        DEVICE Products operator+(const Products &other) const {
            return {low + other.low, high + other.high, mixed + other.mixed};
        }
        // For a sum of at most two products, `low` and `high` are below 2p², and `mixed` is below 8p². |β|·2p² is below
        // R/2·p. Before the reduction, the second component is below 4p², which is below R·p. The reduction uses
        // COFACTOR·p (montgomery.cuh) only if p has at least 3 spare bits. With 3 spare bits, 8p is below R, so 4p² is
        // also below (R/2)·p.
        DEVICE Fp2 reduced() const {
            static_assert(BETA < 0 && F::adds_before_reducing(-BETA * 4 - 1) && F::adds_before_reducing(3));
            return {low.minus(times<-BETA>(high)).reduced(), (mixed - low - high).reduced()};
        }
    };

    DEVICE_CALL static Fp2 product(Fp2 a, Fp2 b) {
        COUNT(DoubleProduct);
        COUNT_OR_RETURN(Multiplication, stand_in_product(a, b));
        return Products::of(a, b).reduced();
    }

    // c0² + β·c1² = (c0 + c1)·(c0 + β·c1) − (1 + β)·c0·c1.
    DEVICE_CALL static Fp2 square(Fp2 a) {
        F mixed = a.c0 * a.c1;
        F c0 = (a.c0 + a.c1) * (a.c0 + times<BETA>(a.c1));
        if constexpr (BETA != -1) c0 = c0 + times<-1 - BETA>(mixed);
        return {c0, mixed.dbl()};
    }

    // The emulator counts `two_products` as three double products. But three double products would have three
    // reductions, and `two_products` has only two reductions.
    DEVICE_CALL static Fp2 two_products(Fp2 a, Fp2 b, Fp2 c, Fp2 d) {
        COUNT(DoubleProduct);
        COUNT(DoubleProduct);
        COUNT_OR_RETURN(DoubleProduct, stand_in_product(a, b) + stand_in_product(c, d));
        return (Products::of(a, b) + Products::of(c, d)).reduced();
    }

#ifndef __CUDACC__
    static Fp2 stand_in_product(const Fp2 &a, const Fp2 &b) {
        using ::cumsm::emulator::stand_in;
        return {stand_in(a.c0, b.c0) + stand_in(a.c1, b.c1), stand_in(a.c0, b.c1) + stand_in(a.c1, b.c0)};
    }
#endif
};

// Returns 0xffffffff for true, 0 for false.
DEVICE uint32_t mask_of(bool condition) { return 0 - uint32_t(condition); }

// Returns a if all bits of the mask are 1, or b if the mask is 0.
template <class P>
DEVICE Fp<P> select(uint32_t mask, const Fp<P> &a, const Fp<P> &b) {
    Fp<P> r;
    select_limbs(r.limb, mask, a.limb, b.limb);
    return r;
}

template <class Q>
DEVICE Fp2<Q> select(uint32_t mask, const Fp2<Q> &a, const Fp2<Q> &b) {
    return {select(mask, a.c0, b.c0), select(mask, a.c1, b.c1)};
}
