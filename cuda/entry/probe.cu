// One kernel for each operation of the fields and of the curve, with one element per thread. Tests compare the results
// of each kernel with arkworks. scripts/sass-counts counts the instructions of each kernel. verify/tests/ptx.rs runs
// the PTX of the field kernels.
//
// This file is compiled once for each group. CUMSM_CURVE is the name of the group in the generated file of
// cuda/constants/. CUMSM_HOMOGENEOUS is defined if the curve has a complete addition in homogeneous coordinates.
// CUMSM_EDWARDS is defined if the curve has a twisted Edwards form.
#include "constants.cuh"
#include "curve/point_arithmetic.cuh"
#include "field/fixed_factor.cuh"
#include "stages/accumulate_constant_time.cuh"
#include "stages/precompute_powers_of_two.cuh"
#ifdef CUMSM_HOMOGENEOUS
#include "curve/homogeneous.cuh"
#endif
#ifdef CUMSM_EDWARDS
#include "stages/convert_to_edwards.cuh"
#endif

using Curve = CUMSM_CURVE;
using Fq = BaseField<Curve>;
using Prime = Fp<Curve::Base>;
using Fr = Fp<Curve::Scalar>;
using G = Xyzz<Curve>;
using GAffine = Affine<Curve>;

// out[i] = an expression of a and b, where a and b are the i-th elements of the inputs. Kernels with one operand ignore
// b.
#define PROBE_TO(Out, name, A, B, expression)                                      \
    KERNEL(name, 128)(Slice<const A> left, Slice<const B> right, Slice<Out> out) { \
        uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;                        \
        if (i >= out.length) return;                                               \
        A a = left[i];                                                             \
        [[maybe_unused]] B b = right[i];                                           \
        out[i] = expression;                                                       \
    }
#define PROBE(name, A, B, expression) PROBE_TO(A, name, A, B, expression)

PROBE(probe_fq_add, Fq, Fq, a + b)
PROBE(probe_fq_sub, Fq, Fq, a - b)
PROBE(probe_fq_neg, Fq, Fq, -a)
PROBE(probe_fq_dbl, Fq, Fq, a.dbl())
PROBE(probe_fq_mul, Fq, Fq, (a * b))
PROBE(probe_fq_sqr, Fq, Fq, a.sqr())
PROBE(probe_fq_mul_add, Fq, Fq, Fq::sum_of_products(a, a, b, b))
PROBE(probe_fq_from_montgomery, Prime, Prime, a.from_montgomery())
PROBE(probe_fq_to_montgomery, Prime, Prime, Prime::to_montgomery(a))
PROBE(probe_fq_inverse, Fq, Fq, inverse(a))

PROBE(probe_fr_mul, Fr, Fr, (a * b))
PROBE(probe_fr_from_montgomery, Fr, Fr, a.from_montgomery())
PROBE(probe_fr_fixed_product, Fr, Fr, (FixedFactor<Curve::Scalar>::of(a) * b))
// The second operand is b + p.
PROBE(probe_fr_fixed_product_above, Fr, Fr,
      (FixedFactor<Curve::Scalar>::of(a) * Fr::unreduced_difference(b, Fr::zero())))

PROBE(probe_madd, G, GAffine, add_mixed(a, b))
PROBE(probe_add, G, G, add(a, b))
PROBE(probe_dbl, G, G, dbl(a))
PROBE(probe_madd_constant_time, G, GAffine, add_mixed_constant_time(a, b))
PROBE(probe_add_constant_time, G, G, add_constant_time(a, b))

#ifdef CUMSM_HOMOGENEOUS
using H = Homogeneous<Curve>;
PROBE_TO(H, probe_homogeneous_add_pair, GAffine, GAffine, add_affine_pair(a, b))
PROBE(probe_homogeneous_madd, H, GAffine, add_mixed(a, b))
PROBE(probe_homogeneous_add, H, H, add(a, b))
PROBE_TO(G, probe_homogeneous_to_xyzz, H, H, a.to_xyzz())
#endif

#ifdef CUMSM_EDWARDS
using E = Edwards<Curve>;
using EBase = EdwardsBase<Curve>;
PROBE(probe_edwards_readd, E, EBase, readdition(a, b))
PROBE(probe_edwards_add, E, E, add(a, b))
PROBE(probe_edwards_dbl, E, E, dbl(a))
PROBE(probe_edwards_negate, EBase, EBase, a.negate_if(true))
#endif

// Defines a kernel as PROBE_TO does, but quads compute the expression. Each quad processes the four elements of its
// threads, one element after the other. In the expression, `Quad` is the arithmetic, and a and b are the coordinates
// that the lane holds.
#define QUAD_PROBE(name, Point, QuadArithmetic, expression)                                                \
    KERNEL(name, 128)(Slice<const Point> left, Slice<const Point> right, Slice<Point> out) {              \
        using Quad = QuadArithmetic;                                                                       \
        uint32_t first = (blockIdx.x * blockDim.x + threadIdx.x) / 4 * 4, lane = quad_lane();              \
        for (uint32_t i = first; i < first + 4; i++) {                                                     \
            auto a = Point::identity().coordinate(lane);                                                   \
            [[maybe_unused]] auto b = a;                                                                   \
            if (i < out.length) a = left[i].coordinate(lane);                                              \
            if (i < out.length) b = right[i].coordinate(lane);                                             \
            a = expression;                                                                                \
            if (i < out.length) out[i].coordinate(lane) = a;                                               \
        }                                                                                                  \
    }

using XyzzOfQuads = XyzzQuad<Curve, false>;
using ConstantTimeOfQuads = XyzzQuad<Curve, true>;
QUAD_PROBE(probe_quad_add, G, XyzzOfQuads, Quad::add(a, b))
QUAD_PROBE(probe_quad_dbl, G, XyzzOfQuads, Quad::dbl(a))
QUAD_PROBE(probe_quad_negate, G, XyzzOfQuads, Quad::negate(a))
QUAD_PROBE(probe_quad_add_constant_time, G, ConstantTimeOfQuads, Quad::add(a, b))
#ifdef CUMSM_EDWARDS
QUAD_PROBE(probe_edwards_quad_add, E, EdwardsQuad<Curve>, Quad::add(a, b))
QUAD_PROBE(probe_edwards_quad_dbl, E, EdwardsQuad<Curve>, Quad::dbl(a))
QUAD_PROBE(probe_edwards_quad_negate, E, EdwardsQuad<Curve>, Quad::negate(a))
#endif

#undef PROBE
#undef PROBE_TO
#undef QUAD_PROBE

KERNEL(probe_precompute_powers_of_two, 128)(Slice<GAffine> bases, uint32_t n, uint32_t powers, uint32_t run) {
    stages::precompute_powers_of_two<Curve>(bases, n, powers, run);
}

#ifdef CUMSM_EDWARDS
KERNEL(probe_convert_to_edwards, 128)(Slice<const GAffine> bases, Slice<EBase> prepared, uint32_t n, uint32_t run) {
    stages::convert_to_edwards<Curve>(bases, prepared, n, run);
}
#endif

#ifndef __CUDACC__
// The kernel probe_planted_branch has a planted bug, which verify/tests/operation_counts.rs must find. The bug is a
// branch in the constant-time accumulation: the first point of a sum is copied instead of added. The kernel still
// computes the right sums. But a thread saves one addition for each bucket in its share. So the number of additions of
// a thread depends on the scalars. Only the emulator counts operations, so only the emulator has this kernel. The
// namespace has no name, because PlantedBranchArithmetic is a different type for each curve. In a namespace with a
// name, the linker would merge the functions of different curves.
namespace {

struct PlantedBranchArithmetic : ConstantTimeArithmetic<Curve> {
    DEVICE static void add_base(G &sum, const GAffine &base) {
        if (sum.is_identity()) {
            sum = G::from_affine(base);
        } else {
            ConstantTimeArithmetic<Curve>::add_base(sum, base);
        }
    }
};

}  // namespace

KERNEL(probe_planted_branch, 128)(Slice<const GAffine> bases, Slice<const stages::Digit> sorted,
                                  Slice<const uint32_t> bounds, Slice<G> partial_sums, Slice<uint32_t> sum_buckets,
                                  uint32_t n, uint32_t buckets, uint32_t threads, uint32_t exponent_bits,
                                  uint32_t points) {
    stages::accumulate_constant_time<PlantedBranchArithmetic>(
        bases, {sorted, bounds, n, buckets, threads, exponent_bits, 0}, partial_sums, sum_buckets, points);
}
#endif

KERNEL_TABLE = {
    EXPORT(probe_fq_add),
    EXPORT(probe_fq_sub),
    EXPORT(probe_fq_neg),
    EXPORT(probe_fq_dbl),
    EXPORT(probe_fq_mul),
    EXPORT(probe_fq_sqr),
    EXPORT(probe_fq_mul_add),
    EXPORT(probe_fq_from_montgomery),
    EXPORT(probe_fq_to_montgomery),
    EXPORT(probe_fq_inverse),
    EXPORT(probe_fr_mul),
    EXPORT(probe_fr_from_montgomery),
    EXPORT(probe_fr_fixed_product),
    EXPORT(probe_fr_fixed_product_above),
    EXPORT(probe_madd),
    EXPORT(probe_add),
    EXPORT(probe_dbl),
    EXPORT(probe_madd_constant_time),
    EXPORT(probe_add_constant_time),
    EXPORT(probe_quad_add),
    EXPORT(probe_quad_dbl),
    EXPORT(probe_quad_negate),
    EXPORT(probe_quad_add_constant_time),
    EXPORT(probe_precompute_powers_of_two),
#ifndef __CUDACC__
    EXPORT(probe_planted_branch),
#endif
#ifdef CUMSM_HOMOGENEOUS
    EXPORT(probe_homogeneous_add_pair),
    EXPORT(probe_homogeneous_madd),
    EXPORT(probe_homogeneous_add),
    EXPORT(probe_homogeneous_to_xyzz),
#endif
#ifdef CUMSM_EDWARDS
    EXPORT(probe_edwards_readd),
    EXPORT(probe_edwards_add),
    EXPORT(probe_edwards_dbl),
    EXPORT(probe_edwards_negate),
    EXPORT(probe_edwards_quad_add),
    EXPORT(probe_edwards_quad_dbl),
    EXPORT(probe_edwards_quad_negate),
    EXPORT(probe_convert_to_edwards),
#endif
    END_OF_TABLE,
};
