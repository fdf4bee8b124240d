// Affine points of a short Weierstrass curve y² = x³ + b.
//
// A curve C provides
//   Base, Scalar   parameter structs of the fields of its coordinates and of its scalars
//   A_IS_ZERO      whether the coefficient a is 0
#pragma once

#include "../field/montgomery.cuh"

template <class C>
using BaseField = Fp<typename C::Base>;

// (x, y), and (0, 0), which is on no curve with b ≠ 0, for the identity. In memory the limbs of x and then of y, little
// endian: what arkworks stores. Arrays of points are aligned to 16 bytes, so that loads take 16 bytes at a time.
template <class C>
struct alignas(16) Affine {
    BaseField<C> x, y;

    DEVICE bool is_identity() const { return x.is_zero() && y.is_zero(); }
    DEVICE Affine negate_if(bool condition) const { return {x, y.negate_if(condition)}; }
};
