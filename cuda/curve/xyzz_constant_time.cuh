// Additions in XYZZ coordinates with the same operations for all points (lb-msm 5). The sum and the doubling are always
// computed. Masks then select the result: the sum, the doubling, or an operand.
//
// Operands can be any points, as in xyzz.cuh. Opposite points need no selection: for opposite points, the P of the
// formula (the difference of the x coordinates) is 0. So ZZ and ZZZ of the sum are 0, and the sum is the identity.
#pragma once

#include "xyzz.cuh"

template <class C>
DEVICE Xyzz<C> select(uint32_t mask, const Xyzz<C> &a, const Xyzz<C> &b) {
    return {select(mask, a.x, b.x), select(mask, a.y, b.y), select(mask, a.zz, b.zz), select(mask, a.zzz, b.zzz)};
}

// madd-2008-s and mdbl-2008-s-1: 12M + 5S −2M′.
//
// First, the function computes `other`: the result in the cases in which the formula of the sum is not valid. If one
// operand is the identity, `other` is the other operand. If the operands are equal, `other` is 2b. Because `other` is
// computed before the sum, at most three points need registers at the same time.
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

// add-2008-s and dbl-2008-s-1: 18M + 5S −2M′. The steps are in the same order as in add_mixed_constant_time.
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
