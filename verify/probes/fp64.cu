// Kernels in which each thread computes one operation in f64 (double.cuh). Tests and scripts/sass-counts use these
// kernels. The crate itself never launches these kernels.
//
// This file is compiled once for each curve whose base field is a prime field of 12 limbs. In each compilation,
// CUMSM_CURVE names the curve.
#include "constants.cuh"
#include "curve/affine.cuh"
#include "double.cuh"

using Curve = CUMSM_CURVE;
using Limbs = Fp<Curve::Base>;
using Element = Digits<Curve::Base>;

// A sum of points in XYZZ coordinates. Each coordinate is a `Digits` of double.cuh.
template <class C>
struct XyzzDigits {
    Digits<typename C::Base> x, y, zz, zzz;
};
using Sum = XyzzDigits<Curve>;

// The formula madd-2008-s, with 8 multiplications and 2 squares (8M + 2S). The function requires that `a` is not the
// identity, and that the base is neither the identity nor ±`a`. With this function, scripts/sass-counts counts the
// instructions of a mixed addition in f64. The count includes the conversion of a base from limbs. The following table
// has bounds in units of the modulus. In the table, c < 0.102 is the modulus divided by R, u is `x * a.zz`, and s is
// `y * a.zzz`. The other names are variables of the function. The row "before and after" has the bounds of `a` and of
// the result:
//
//   before and after   |x| ≤ 0.51 by `settled`, |y| ≤ 2, |zz| and |zzz| ≤ 1; each digit of y is a sum of two balanced
//                      digits
//   u, s, p            u, s ≤ 0.5 + c·1·1 = 0.61, p ≤ 1.12
//   pp, ppp, q         ≤ 0.5 + c·1.26 = 0.63, ≤ 0.5 + c·1.12·0.63 = 0.58, ≤ 0.5 + c·0.51·0.63 = 0.54
//   r                  ≤ 0.61 + 2 = 2.61
//   x                  r² ≤ 0.5 + c·6.82 = 1.20; before `settled`, |x| ≤ 1.20 + 0.58 + 2·0.54 = 2.86, and each digit
//                      is a sum of four balanced digits
//   y                  ≤ (0.5 + c·2.61·1.05) + (0.5 + c·2·0.58) = 1.40
//   zz, zzz            ≤ 0.5 + c·1·0.63 = 0.57
DEVICE Sum add_mixed(const Sum &a, const Affine<Curve> &base) {
    Element x = Element::from_limbs(base.x), y = Element::from_limbs(base.y);
    Element p = (x * a.zz - a.x).balanced();
    Element r = (y * a.zzz - a.y).balanced();
    Element pp = p.sqr(), ppp = p * pp, q = a.x * pp;
    Sum sum;
    sum.x = (r.sqr() - ppp - (q + q)).settled();
    sum.y = r * (q - sum.x) - a.y * ppp;
    sum.zz = a.zz * pp;
    sum.zzz = a.zzz * ppp;
    return sum;
}

// Defines a kernel that computes out[i] = `expression`, where a and b are the i-th elements of the two inputs. Kernels
// with one operand ignore b.
#define PROBE_TO(Out, name, A, B, expression)                                      \
    KERNEL(name, 128)(Slice<const A> left, Slice<const B> right, Slice<Out> out) { \
        uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;                        \
        if (i >= out.length) return;                                               \
        A a = left[i];                                                             \
        [[maybe_unused]] B b = right[i];                                           \
        out[i] = expression;                                                       \
    }

PROBE_TO(Element, fp64_mul, Element, Element, a * b)
PROBE_TO(Element, fp64_sqr, Element, Element, a.sqr())
PROBE_TO(Element, fp64_settle, Element, Element, a.settled())
PROBE_TO(Element, fp64_from_limbs, Limbs, Limbs, Element::from_limbs(a))
PROBE_TO(Limbs, fp64_to_limbs, Element, Element, a.to_limbs())
PROBE_TO(Limbs, fp64_mul_of_limbs, Limbs, Limbs, (Element::from_limbs(a) * Element::from_limbs(b)).to_limbs())

#undef PROBE_TO

// nvcc limits the registers so that three blocks fit on a multiprocessor.
RESIDENT_KERNEL(fp64_madd, 128, 3)(Slice<const Sum> sums, Slice<const Affine<Curve>> bases, Slice<Sum> out) {
    uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= out.length) return;
    Sum sum = sums[i];
    Affine<Curve> base = bases[i];
    out[i] = add_mixed(sum, base);
}

KERNEL_TABLE = {
    EXPORT(fp64_mul),
    EXPORT(fp64_sqr),
    EXPORT(fp64_settle),
    EXPORT(fp64_from_limbs),
    EXPORT(fp64_to_limbs),
    EXPORT(fp64_mul_of_limbs),
    EXPORT(fp64_madd),
    END_OF_TABLE,
};
