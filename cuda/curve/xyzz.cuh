// Points in extended Jacobian coordinates, "XYZZ": the cheapest coordinates for a sum of affine points.
//
// x = X/ZZ, y = Y/ZZZ, and ZZ³ = ZZZ². The identity has ZZ = ZZZ = 0 and any X and Y. All functions are complete: any
// operand can be the identity, and operands can be equal or opposite.
//
// The names of the formulas are from the Explicit-Formulas Database (hyperelliptic.org/EFD, shortw/xyzz). M is a
// multiplication, S a squaring. "−1M′" means that two products share one reduction, which saves about half a
// multiplication.
#pragma once

#include "affine.cuh"

template <class C>
struct alignas(16) Xyzz {
    using F = BaseField<C>;

    F x, y, zz, zzz;

    DEVICE static Xyzz identity() { return {F::zero(), F::zero(), F::zero(), F::zero()}; }

    DEVICE static Xyzz from_affine(const Affine<C> &p) {
        F one_or_zero = p.is_identity() ? F::zero() : F::one();
        return {p.x, p.y, one_or_zero, one_or_zero};
    }

    DEVICE bool is_identity() const { return zz.is_zero(); }
    DEVICE Xyzz operator-() const { return {x, -y, zz, zzz}; }

    // The coordinate that a lane of a quad (quad.cuh) holds: x for lane 0, y for lane 1, zz for lane 2, zzz for lane 3.
    DEVICE const F &coordinate(uint32_t lane) const { return *(lane == 0 ? &x : lane == 1 ? &y : lane == 2 ? &zz : &zzz); }
    DEVICE F &coordinate(uint32_t lane) { return *(lane == 0 ? &x : lane == 1 ? &y : lane == 2 ? &zz : &zzz); }
};

// The common part of mdbl-2008-s-1 and dbl-2008-s-1: 4M + 3S −1M′. X and Y of the result are the doubled point's X and
// Y. The caller multiplies ZZ and ZZZ of the result by ZZ and ZZZ of the point. `a_zz2` is a·ZZ², and is unused if a is
// 0.
template <class C>
DEVICE Xyzz<C> dbl_unscaled(const BaseField<C> &x, const BaseField<C> &y, const BaseField<C> &a_zz2) {
    using F = BaseField<C>;
    COUNT(Doubling);
    F u = y.dbl();
    F v = u.sqr();
    F w = u * v;
    F s = x * v;
    F xx = x.sqr();
    F m = xx.dbl() + xx;
    if constexpr (!C::A_IS_ZERO) m = m + a_zz2;
    F x3 = m.sqr() - s.dbl();
    F y3 = F::sum_of_products(m, s - x3, -w, y);
    return {x3, y3, v, w};
}

// mdbl-2008-s-1: 4M + 3S −1M′. The identity and points of order 2 have y = 0, so the result has ZZ = 0.
template <class C>
DEVICE Xyzz<C> dbl_affine(const Affine<C> &p) {
    return dbl_unscaled<C>(p.x, p.y, times<C::A>(BaseField<C>::one()));
}

// dbl-2008-s-1: 6M + 3S −1M′. If a is not 0, the doubling takes 1S more.
template <class C>
DEVICE Xyzz<C> dbl(const Xyzz<C> &p) {
    using F = BaseField<C>;
    F a_zz2 = F::zero();
    if constexpr (!C::A_IS_ZERO) a_zz2 = times<C::A>(p.zz.sqr());
    Xyzz<C> r = dbl_unscaled<C>(p.x, p.y, a_zz2);
    return {r.x, r.y, r.zz * p.zz, r.zzz * p.zzz};
}

// The doublings `called_dbl_affine` and `called_dbl` are not inlined. An addition needs a doubling only if the operands
// are equal, so the doubling should not increase the number of registers of the addition. All callers share one copy of
// `called_dbl_affine` and one copy of `called_dbl`.
template <class C>
DEVICE_CALL Xyzz<C> called_dbl_affine(Affine<C> p) {
    return dbl_affine(p);
}

template <class C>
DEVICE_CALL Xyzz<C> called_dbl(Affine<C> xy, BaseField<C> zz, BaseField<C> zzz) {
    return dbl(Xyzz<C>{xy.x, xy.y, zz, zzz});
}

template <class C>
DEVICE Xyzz<C> called_dbl(const Xyzz<C> &p) {
    return called_dbl(Affine<C>{p.x, p.y}, p.zz, p.zzz);
}

// madd-2008-s: 8M + 2S −1M′.
template <class C>
DEVICE Xyzz<C> add_mixed(const Xyzz<C> &a, const Affine<C> &b) {
    using F = BaseField<C>;
    if (b.is_identity()) return a;
    if (a.is_identity()) return Xyzz<C>::from_affine(b);

    F p = b.x * a.zz - a.x;
    F r = b.y * a.zzz - a.y;
    if (p.is_zero()) return r.is_zero() ? called_dbl_affine(b) : Xyzz<C>::identity();

    COUNT(MixedAddition);
    F pp = p.sqr();
    F ppp = p * pp;
    F zz3 = a.zz * pp;
    F zzz3 = a.zzz * ppp;
    F q = a.x * pp;
    F x3 = r.sqr() - (ppp + q.dbl());
    F y3 = F::sum_of_products(r, F::unreduced_difference(q, x3), ppp, F::unreduced_negative(a.y));
    return {x3, y3, zz3, zzz3};
}

// add-2008-s: 12M + 2S −1M′.
template <class C>
DEVICE Xyzz<C> add(const Xyzz<C> &a, const Xyzz<C> &b) {
    using F = BaseField<C>;
    if (b.is_identity()) return a;
    if (a.is_identity()) return b;

    F u1 = a.x * b.zz;
    F s1 = a.y * b.zzz;
    F p = b.x * a.zz - u1;
    F r = b.y * a.zzz - s1;
    if (p.is_zero()) return r.is_zero() ? called_dbl(a) : Xyzz<C>::identity();

    COUNT(Addition);
    F pp = p.sqr();
    F ppp = p * pp;
    F zz3 = a.zz * b.zz * pp;
    F zzz3 = a.zzz * b.zzz * ppp;
    F q = u1 * pp;
    F x3 = r.sqr() - (ppp + q.dbl());
    F y3 = F::sum_of_products(r, F::unreduced_difference(q, x3), ppp, F::unreduced_negative(s1));
    return {x3, y3, zz3, zzz3};
}

// a += b. `add_to` is not inlined, so all kernels that add only a small number of sums share one copy of `add`. The
// operands, about 100 words, pass through memory. Moving 100 words costs little compared with the 3600 multiply
// instructions of the addition.
template <class C>
DEVICE_CALL void add_to(Xyzz<C> &a, const Xyzz<C> &b) {
    a = add(a, b);
}
