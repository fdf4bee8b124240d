// Points of the twisted Edwards form −x² + y² = 1 + dx²y² (edmsm 4.3). Adding a prepared base costs 7M and has no
// special cases.
//
// The formulas of this file are only for points in the subgroup of prime order. The constant d is a square, so the
// additions are not complete. An addition fails if the sum or the difference of the operands is one of the four points
// at infinity. The points at infinity have order two or four (src/cpu/edwards/point.rs proves this), so a subgroup of
// odd order contains no point at infinity. In the subgroup, equal points, opposite points and the identity are ordinary
// operands.
//
// A curve C that has this form provides, in Montgomery form,
//   edwards_root, edwards_shift, edwards_scale   α, w and f of the map (x, y) ↦ (f·(x − α)/y, (x − α − w)/(x − α + w))
//   edwards_twice_d                              2d
//
// The formulas are from Hisil, Wong, Carter and Dawson, "Twisted Edwards curves revisited". The names of the formulas
// are from the Explicit-Formulas Database (twisted/extended-1). M is a multiplication, S a squaring. In the formulas of
// this file, no two products can share a reduction, because no formula needs only the sum of two products.
#pragma once

#include "affine.cuh"

// Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z, and Z ≠ 0. The host converts results to the Weierstrass form.
template <class C>
struct alignas(16) Edwards {
    using F = BaseField<C>;

    F x, y, z, t;

    DEVICE static Edwards identity() { return {F::zero(), F::one(), F::one(), F::zero()}; }

    // The identity is the only point of odd order with x = 0.
    DEVICE bool is_identity() const { return x.is_zero(); }
    DEVICE Edwards operator-() const { return {-x, y, z, -t}; }

    // The coordinate of a lane: x for lane 0, y for lane 1, z for lane 2, t for lane 3.
    DEVICE const F &coordinate(uint32_t lane) const { return *(lane == 0 ? &x : lane == 1 ? &y : lane == 2 ? &z : &t); }
    DEVICE F &coordinate(uint32_t lane) { return *(lane == 0 ? &x : lane == 1 ? &y : lane == 2 ? &z : &t); }
};

// An affine point, prepared for many additions: y − x, y + x and 2dxy.
template <class C>
struct alignas(16) EdwardsBase {
    using F = BaseField<C>;

    F minus, plus, t;

    DEVICE static EdwardsBase identity() { return {F::one(), F::one(), F::zero()}; }

    // −(x, y) = (−x, y): y − x and y + x are swapped.
    DEVICE EdwardsBase negate_if(bool condition) const {
        EdwardsBase r;
        uint32_t mask = condition ? 0xffffffff : 0;
        select_limbs(r.minus.limb, mask, plus.limb, minus.limb);
        select_limbs(r.plus.limb, mask, minus.limb, plus.limb);
        r.t = t.negate_if(condition);
        return r;
    }
};

// The last step of each formula computes the coordinates from E, F, G and H, with 4M.
template <class C, class F = BaseField<C>>
DEVICE Edwards<C> edwards_from_efgh(const F &e, const F &f, const F &g, const F &h) {
    return {e * f, g * h, f * g, e * h};
}

// madd-2008-hwcd-3 with a precomputed 2dxy: 7M. edmsm calls this formula readdition.
template <class C>
DEVICE Edwards<C> readdition(const Edwards<C> &p, const EdwardsBase<C> &q) {
    COUNT(MixedAddition);
    using F = BaseField<C>;
    F a = (p.y - p.x) * q.minus;
    F b = (p.y + p.x) * q.plus;
    F c = p.t * q.t;
    F d = p.z.dbl();
    return edwards_from_efgh<C>(b - a, d - c, d + c, b + a);
}

// add-2008-hwcd-3: 9M, of which one is a multiplication by the constant 2d.
template <class C>
DEVICE Edwards<C> add(const Edwards<C> &p, const Edwards<C> &q) {
    COUNT(Addition);
    using F = BaseField<C>;
    F a = (p.y - p.x) * (q.y - q.x);
    F b = (p.y + p.x) * (q.y + q.x);
    F c = p.t * F::template constant<C::edwards_twice_d>() * q.t;
    F d = p.z * q.z.dbl();
    return edwards_from_efgh<C>(b - a, d - c, d + c, b + a);
}

// dbl-2008-hwcd: 4M + 4S.
template <class C>
DEVICE Edwards<C> dbl(const Edwards<C> &p) {
    COUNT(Doubling);
    using F = BaseField<C>;
    F a = p.x.sqr();
    F b = p.y.sqr();
    F c = p.z.sqr().dbl();
    F sum = a + b;
    F e = (p.x + p.y).sqr() - sum;
    F g = b - a;
    return edwards_from_efgh<C>(e, g - c, g, -sum);
}

// p += q. `add_to` is not inlined, so all kernels that add only a small number of points share one copy of `add`. If
// one operand is the identity, the other operand is copied. The formula also handles the identity correctly, but a copy
// takes less time.
template <class C>
DEVICE_CALL void add_to(Edwards<C> &p, const Edwards<C> &q) {
    if (q.is_identity()) return;
    p = p.is_identity() ? q : add(p, q);
}

// Doubles a point. `called_dbl` is not inlined, so all kernels share one copy of `dbl`.
template <class C>
DEVICE_CALL Edwards<C> called_dbl(const Edwards<C> &p) {
    return dbl(p);
}

// Returns D = y·(x − α + w), the common denominator of the two coordinates of the map: 1M. D is 0 for the points
// without an image: the identity (0, 0), the points of order two, and two points of order four.
template <class C>
DEVICE BaseField<C> edwards_denominator(const Affine<C> &p) {
    using F = BaseField<C>;
    return p.y * (p.x - F::template constant<C::edwards_root>() + F::template constant<C::edwards_shift>());
}

// Returns the image of p, where `inverse` is 1/D: x' = f·t·(t + w)/D and y' = (t − w)·y/D, with t = x − α. 7M.
template <class C>
DEVICE EdwardsBase<C> to_edwards(const Affine<C> &p, const BaseField<C> &inverse) {
    using F = BaseField<C>;
    F t = p.x - F::template constant<C::edwards_root>();
    F shift = F::template constant<C::edwards_shift>();
    F x = F::template constant<C::edwards_scale>() * t * (t + shift) * inverse;
    F y = (t - shift) * p.y * inverse;
    return {y - x, y + x, x * y * F::template constant<C::edwards_twice_d>()};
}
