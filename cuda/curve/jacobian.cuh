// Points in Jacobian coordinates, which are the cheapest coordinates for repeated doubling. This file has no addition
// in Jacobian coordinates.
//
// x = X/Z², y = Y/Z³; the identity has Z = 0.
#pragma once

#include "affine.cuh"

template <class C>
struct Jacobian {
    using F = BaseField<C>;

    F x, y, z;

    DEVICE static Jacobian from_affine(const Affine<C> &p) {
        return {p.x, p.y, p.is_identity() ? F::zero() : F::one()};
    }
};

// dbl-2009-l of the Explicit-Formulas Database: 2M + 5S. If a ≠ 0, the numerator of the slope also has the term a·Z⁴.
// The term a·Z⁴ takes 2S. The identity has Z = 0, and points of order 2 have Y = 0. For the identity and for points of
// order 2, the result has Z = 0.
template <class C>
DEVICE Jacobian<C> dbl(const Jacobian<C> &p) {
    using F = BaseField<C>;
    COUNT(Doubling);
    F xx = p.x.sqr(), yy = p.y.sqr();
    F yyyy = yy.sqr();
    F s = ((p.x + yy).sqr() - xx - yyyy).dbl();
    F m = xx.dbl() + xx;
    if constexpr (!C::A_IS_ZERO) m = m + times<C::A>(p.z.sqr().sqr());
    F x3 = m.sqr() - s.dbl();
    F y3 = m * (s - x3) - yyyy.dbl().dbl().dbl();
    return {x3, y3, (p.y * p.z).dbl()};
}
