// Points in Jacobian coordinates: the cheapest to double again and again. They are not added.
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

// dbl-2009-l of the Explicit-Formulas Database: 2M + 5S. With a ≠ 0 the slope's numerator has a·Z⁴ too: 2S more. The
// identity, and points of order 2, which have Y = 0, get Z = 0.
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
