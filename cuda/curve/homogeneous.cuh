// Points in homogeneous coordinates. The accumulation in pairs first adds two affine points to each other, and then
// adds their sum to the sum of the bucket (lb-msm 3.2).
//
// x = X/Z, y = Y/Z; the identity is (0 : Y : 0) with Y ≠ 0. M is a multiplication, S a squaring. Adding two affine
// points to each other costs 5M + 2S, and adding their sum to the bucket costs 12M. So adding two points to a bucket
// costs 17M + 2S in homogeneous coordinates, and 16M + 4S in XYZZ coordinates. If only the sum of two products is
// needed, the two products share one reduction ("−1M′"). Sharing saves four reductions for each pair of points in
// homogeneous coordinates, and two reductions for each pair of points in XYZZ coordinates.
//
// The formulas of this file are only for curves with a = 0 and a small 3b, so that multiplying by 3b takes only
// additions. The generated constant B3 is 3b. All additions are complete: any operand can be the identity, and operands
// can be equal, opposite, or differ by a point of order two.
#pragma once

#include "xyzz.cuh"

template <class C>
struct alignas(alignof(BaseField<C>)) Homogeneous {
    static_assert(C::A_IS_ZERO && C::B3 > 0, "the complete addition needs a = 0 and a small 3b");
    using F = BaseField<C>;

    F x, y, z;

    DEVICE static Homogeneous identity() { return {F::zero(), F::one(), F::zero()}; }

    DEVICE static Homogeneous from_affine(const Affine<C> &p) {
        return p.is_identity() ? identity() : Homogeneous{p.x, p.y, F::one()};
    }

    // The conversion from XYZZ takes 3M. In XYZZ the identity can have any X and Y.
    DEVICE static Homogeneous from_xyzz(const Xyzz<C> &p) {
        return p.is_identity() ? identity() : Homogeneous{p.x * p.zzz, p.y * p.zz, p.zz * p.zzz};
    }

    // The conversion to XYZZ takes 3M + 1S. Z = 0 gives ZZ = ZZZ = 0.
    DEVICE Xyzz<C> to_xyzz() const {
        F zz = z.sqr();
        return {x * z, y * zz, zz, zz * z};
    }
};

// dbl-2007-bl (EFD, shortw/projective) with Z = 1 and a = 0: 5M + 3S −1M′. The point must not be the identity. A point
// of order 2 has y = 0, and the result is the identity (0 : −27x⁶ : 0).
template <class C>
DEVICE_CALL Homogeneous<C> dbl_affine_homogeneous(Affine<C> p) {
    COUNT(Doubling);
    using F = BaseField<C>;
    F s = p.y.dbl();
    F ss = s.sqr();
    F sss = s * ss;
    F w = times<3>(p.x.sqr());
    F b = p.x * ss;
    F h = w.sqr() - b.dbl();
    F y3 = F::sum_of_products(w, b - h, -p.y, sss);
    return {h * s, y3, sss};
}

// Returns the sum of two affine points, by mmadd-1998-cmo (EFD, shortw/projective): 5M + 2S −1M′. Opposite points have
// v = 0 ≠ u, and the result is the identity (0 : −u³ : 0).
template <class C>
DEVICE Homogeneous<C> add_affine_pair(const Affine<C> &a, const Affine<C> &b) {
    using F = BaseField<C>;
    if (b.is_identity()) return Homogeneous<C>::from_affine(a);
    if (a.is_identity()) return Homogeneous<C>::from_affine(b);

    F u = b.y - a.y;
    F v = b.x - a.x;
    if (v.is_zero() && u.is_zero()) return dbl_affine_homogeneous(a);

    COUNT(MixedAddition);
    F vv = v.sqr();
    F vvv = v * vv;
    F r = vv * a.x;
    F t = u.sqr() - (vvv + r.dbl());
    F y3 = F::sum_of_products(u, r - t, -a.y, vvv);
    return {v * t, y3, vvv};
}

// The products and sums of products that the complete addition of (X₁ : Y₁ : Z₁) and (X₂ : Y₂ : Z₂) needs.
template <class F>
struct CrossProducts {
    F xx, yy, zz;  // X₁X₂, Y₁Y₂, Z₁Z₂
    F xy, yz, xz;  // X₁Y₂ + X₂Y₁, Y₁Z₂ + Y₂Z₁, X₁Z₂ + X₂Z₁
};

// The second half of Algorithms 7 and 8 of Renes, Costello and Batina, "Complete addition formulas for prime order
// elliptic curves": 6M −3M′, and two multiplications by 3b. The X, Y and Z of the result are all 0 if and only if the
// difference of the two points has order two.
template <class C, class F = BaseField<C>>
DEVICE Homogeneous<C> sum_of_cross_products(const CrossProducts<F> &p) {
    F xxx = times<3>(p.xx);
    F zz = times<C::B3>(p.zz);
    F above = p.yy + zz, below = p.yy - zz;
    F xz = times<C::B3>(p.xz);
    F x3 = F::sum_of_products(p.xy, below, -p.yz, xz);
    F y3 = F::sum_of_products(below, above, xz, xxx);
    F z3 = F::sum_of_products(p.yz, above, xxx, p.xy);
    return {x3, y3, z3};
}

// Returns the sum of two points whose difference has order two. The function computes the sum in XYZZ coordinates. The
// operands are in memory, so the caller need not keep the operands in registers.
template <class C>
DEVICE_CALL Homogeneous<C> add_apart_by_order_two(const Homogeneous<C> &a, const Homogeneous<C> &b) {
    Xyzz<C> sum = a.to_xyzz();
    add_to(sum, b.to_xyzz());
    return Homogeneous<C>::from_xyzz(sum);
}

// Algorithm 7 of Renes, Costello and Batina: 12M −3M′, and two multiplications by 3b.
template <class C>
DEVICE Homogeneous<C> add(const Homogeneous<C> &a, const Homogeneous<C> &b) {
    COUNT(Addition);
    CrossProducts<BaseField<C>> p;
    p.xx = a.x * b.x;
    p.yy = a.y * b.y;
    p.zz = a.z * b.z;
    p.xy = (a.x + a.y) * (b.x + b.y) - (p.xx + p.yy);
    p.yz = (a.y + a.z) * (b.y + b.z) - (p.yy + p.zz);
    p.xz = (a.x + a.z) * (b.x + b.z) - (p.xx + p.zz);
    Homogeneous<C> sum = sum_of_cross_products<C>(p);
    if constexpr (C::HAS_ORDER_TWO) {
        if (sum.y.is_zero() && sum.z.is_zero()) return add_apart_by_order_two(a, b);
    }
    return sum;
}

// Algorithm 8 of Renes, Costello and Batina: 11M −3M′, and two multiplications by 3b. `add_mixed` adds the last point
// of a sum with an odd number of points.
template <class C>
DEVICE Homogeneous<C> add_mixed(const Homogeneous<C> &a, const Affine<C> &b) {
    if (b.is_identity()) return a;

    COUNT(MixedAddition);
    CrossProducts<BaseField<C>> p;
    p.xx = a.x * b.x;
    p.yy = a.y * b.y;
    p.zz = a.z;
    p.xy = (a.x + a.y) * (b.x + b.y) - (p.xx + p.yy);
    p.yz = b.y * a.z + a.y;
    p.xz = b.x * a.z + a.x;
    Homogeneous<C> sum = sum_of_cross_products<C>(p);
    if constexpr (C::HAS_ORDER_TWO) {
        if (sum.y.is_zero() && sum.z.is_zero()) return add_apart_by_order_two(a, Homogeneous<C>::from_affine(b));
    }
    return sum;
}
