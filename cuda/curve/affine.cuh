// Affine points of a short Weierstrass curve y² = x³ + ax + b.
//
// A curve C provides
//   Field          the field of the coordinates: Fp or Fp2
//   Base           the parameter struct of the prime field: Field itself, or the prime subfield if Field is an Fp2
//   Scalar         the parameter struct of the scalar field
//   A, A_IS_ZERO   A is the coefficient a, a small integer; A_IS_ZERO is true if a is 0
//   b(i)           limb i of the coefficient b in Montgomery form
#pragma once

#include "../field/quadratic.cuh"

template <class C>
using BaseField = typename C::Field;

// (x, y). The identity is (0, 0), which is on no curve with b ≠ 0. In memory the limbs of x come first, then the limbs
// of y, little endian, as in arkworks. Points are aligned to 16 bytes, so that one load instruction reads 16 bytes.
template <class C>
struct alignas(16) Affine {
    BaseField<C> x, y;

    DEVICE bool is_identity() const { return x.is_zero() && y.is_zero(); }
    DEVICE Affine negate_if(bool condition) const { return {x, y.negate_if(condition)}; }
};
