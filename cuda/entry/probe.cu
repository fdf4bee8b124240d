// One kernel per operation of the fields and of the curve, one element per thread: what tests compare with arkworks,
// one device function at a time, and what scripts/sass-counts counts. The field kernels are straight-line code, so that
// a test can also interpret their PTX.
//
// Compiled once per curve; CUMSM_CURVE is its name in the generated constants.cuh.
#include "constants.cuh"
#include "curve/xyzz.cuh"

using Curve = CUMSM_CURVE;
using Fq = BaseField<Curve>;
using Prime = Fp<Curve::Base>;
using Fr = Fp<Curve::Scalar>;
using G = Xyzz<Curve>;
using GAffine = Affine<Curve>;

// out[i] = expression in a and b, the i-th elements of the inputs. Kernels of one operand ignore the second.
#define PROBE(name, A, B, expression)                                            \
    KERNEL(name, 128)(Slice<const A> left, Slice<const B> right, Slice<A> out) { \
        uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;                      \
        if (i >= out.length) return;                                             \
        A a = left[i];                                                           \
        [[maybe_unused]] B b = right[i];                                         \
        out[i] = expression;                                                     \
    }

PROBE(probe_fq_add, Fq, Fq, a + b)
PROBE(probe_fq_sub, Fq, Fq, a - b)
PROBE(probe_fq_neg, Fq, Fq, -a)
PROBE(probe_fq_dbl, Fq, Fq, a.dbl())
PROBE(probe_fq_mul, Fq, Fq, (a * b))
PROBE(probe_fq_sqr, Fq, Fq, a.sqr())
PROBE(probe_fq_mul_add, Fq, Fq, Fq::sum_of_products(a, a, b, b))
PROBE(probe_fq_from_montgomery, Prime, Prime, a.from_montgomery())
PROBE(probe_fq_to_montgomery, Prime, Prime, Prime::to_montgomery(a))

PROBE(probe_fr_mul, Fr, Fr, (a * b))
PROBE(probe_fr_from_montgomery, Fr, Fr, a.from_montgomery())

PROBE(probe_madd, G, GAffine, add_mixed(a, b))
PROBE(probe_add, G, G, add(a, b))
PROBE(probe_dbl, G, G, dbl(a))

#undef PROBE

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(probe_fq_add),
    EMULATED(probe_fq_sub),
    EMULATED(probe_fq_neg),
    EMULATED(probe_fq_dbl),
    EMULATED(probe_fq_mul),
    EMULATED(probe_fq_sqr),
    EMULATED(probe_fq_mul_add),
    EMULATED(probe_fq_from_montgomery),
    EMULATED(probe_fq_to_montgomery),
    EMULATED(probe_fr_mul),
    EMULATED(probe_fr_from_montgomery),
    EMULATED(probe_madd),
    EMULATED(probe_add),
    EMULATED(probe_dbl),
    {nullptr, nullptr, 0},
};
#endif
