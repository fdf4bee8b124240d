// Additions in XYZZ coordinates that perform the same operations whatever the points are (lb-msm 5): the sum and the
// doubling are always computed, and the result is selected by masks among them and the operands.
//
// Operands may be any points, as in xyzz.cuh. Opposite ones need no selection: P = 0 makes ZZ = ZZZ = 0 in the sum,
// which is the identity.
#pragma once

#include "xyzz.cuh"

// All ones for true.
DEVICE uint32_t mask_of(bool condition) { return 0 - uint32_t(condition); }

// a where the mask is all ones, b where it is 0.
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

template <class C>
DEVICE Xyzz<C> select(uint32_t mask, const Xyzz<C> &a, const Xyzz<C> &b) {
    return {select(mask, a.x, b.x), select(mask, a.y, b.y), select(mask, a.zz, b.zz), select(mask, a.zzz, b.zzz)};
}

// madd-2008-s and mdbl-2008-s-1: 12M + 5S −2M′.
//
// What may have to stand in for the sum is found first: 2b where the points are equal, the other one where one is the
// identity. So three points at most are kept at a time.
template <class C>
DEVICE Xyzz<C> add_mixed_constant_time(const Xyzz<C> &a, const Affine<C> &b) {
    COUNT(MixedAddition);
    using F = BaseField<C>;
    uint32_t a_is_identity = mask_of(a.zz.is_zero());
    uint32_t b_is_identity = mask_of(b.x.is_zero()) & mask_of(b.y.is_zero());
    Xyzz<C> other = select(a_is_identity, Xyzz<C>{b.x, b.y, F::one(), F::one()}, dbl_affine(b));
    other = select(b_is_identity, a, other);

    F p = b.x * a.zz - a.x;
    F r = b.y * a.zzz - a.y;
    uint32_t equal = mask_of(p.is_zero()) & mask_of(r.is_zero());
    F pp = p.sqr();
    F ppp = p * pp;
    F zz3 = a.zz * pp;
    F zzz3 = a.zzz * ppp;
    F q = a.x * pp;
    F x3 = r.sqr() - (ppp + q.dbl());
    F y3 = F::sum_of_products(r, q - x3, -a.y, ppp);
    return select(a_is_identity | b_is_identity | equal, other, Xyzz<C>{x3, y3, zz3, zzz3});
}

// add-2008-s and dbl-2008-s-1: 18M + 5S −2M′. In the order of add_mixed_constant_time.
template <class C>
DEVICE Xyzz<C> add_constant_time(const Xyzz<C> &a, const Xyzz<C> &b) {
    COUNT(Addition);
    using F = BaseField<C>;
    uint32_t a_is_identity = mask_of(a.zz.is_zero()), b_is_identity = mask_of(b.zz.is_zero());
    Xyzz<C> other = select(b_is_identity, a, select(a_is_identity, b, dbl(a)));

    F u1 = a.x * b.zz;
    F s1 = a.y * b.zzz;
    F p = b.x * a.zz - u1;
    F r = b.y * a.zzz - s1;
    uint32_t equal = mask_of(p.is_zero()) & mask_of(r.is_zero());
    F pp = p.sqr();
    F ppp = p * pp;
    F zz3 = a.zz * b.zz * pp;
    F zzz3 = a.zzz * b.zzz * ppp;
    F q = u1 * pp;
    F x3 = r.sqr() - (ppp + q.dbl());
    F y3 = F::sum_of_products(r, q - x3, -s1, ppp);
    return select(a_is_identity | b_is_identity | equal, other, Xyzz<C>{x3, y3, zz3, zzz3});
}
