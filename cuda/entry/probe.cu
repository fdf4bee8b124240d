// One kernel per operation of the fields and of the curve, one element per thread: what tests compare with arkworks,
// one device function at a time, and what scripts/sass-counts counts. The field kernels are straight-line code, so that
// a test can also interpret their PTX.
//
// Compiled once per curve; CUMSM_CURVE is its name in the generated constants.cuh, and CUMSM_HOMOGENEOUS and
// CUMSM_EDWARDS are defined for a curve that has the form.
#include "constants.cuh"
#include "curve/xyzz.cuh"
#include "curve/xyzz_constant_time.cuh"
#include "stages/accumulate_constant_time.cuh"
#include "stages/prepare_powers_of_two.cuh"
#ifdef CUMSM_HOMOGENEOUS
#include "curve/homogeneous.cuh"
#endif
#ifdef CUMSM_EDWARDS
#include "stages/prepare_edwards.cuh"
#endif

using Curve = CUMSM_CURVE;
using Fq = BaseField<Curve>;
using Prime = Fp<Curve::Base>;
using Fr = Fp<Curve::Scalar>;
using G = Xyzz<Curve>;
using GAffine = Affine<Curve>;

// out[i] = expression in a and b, the i-th elements of the inputs. Kernels of one operand ignore the second.
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
PROBE_TO(E, probe_edwards_from_base, EBase, EBase, from_base(a))
PROBE(probe_edwards_negate, EBase, EBase, a.negate_if(true))
#endif

#undef PROBE
#undef PROBE_TO

KERNEL(probe_prepare_powers_of_two, 128)(Slice<GAffine> bases, uint32_t n, uint32_t levels, uint32_t run) {
    stages::prepare_powers_of_two<Curve>(bases, n, levels, run);
}

#ifdef CUMSM_EDWARDS
KERNEL(probe_prepare_edwards, 128)(Slice<const GAffine> bases, Slice<EBase> prepared, uint32_t n, uint32_t run) {
    stages::prepare_edwards<Curve>(bases, prepared, n, run);
}
#endif

#ifndef __CUDACC__
// The branch that tests/operation_counts.rs plants in the constant-time accumulation, to show that it would be seen: a
// first point is copied and not added. Sums are right; how many points a thread adds depends on how many buckets its
// share of the digits meets, and so on the scalars. For the emulator alone, which counts. Each curve's is another type,
// hence the namespace: the linker takes functions of one name for the same.
namespace {

struct PlantedBranchLaw : ConstantTimeLaw<Curve> {
    DEVICE static void add_base(G &sum, const GAffine &base) {
        if (sum.is_identity()) {
            sum = G::from_affine(base);
        } else {
            ConstantTimeLaw<Curve>::add_base(sum, base);
        }
    }
};

}  // namespace

KERNEL(probe_planted_branch, 128)(Slice<const GAffine> bases, Slice<const stages::Digit> sorted,
                                  Slice<const uint32_t> bounds, Slice<G> parts, Slice<uint32_t> part_buckets,
                                  uint32_t n, uint32_t buckets, uint32_t threads, uint32_t exponent_bits,
                                  uint32_t points) {
    stages::accumulate_constant_time<PlantedBranchLaw>(bases, sorted, bounds, parts, part_buckets, n, buckets, threads,
                                                       exponent_bits, points);
}

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
    EMULATED(probe_fq_inverse),
    EMULATED(probe_fr_mul),
    EMULATED(probe_fr_from_montgomery),
    EMULATED(probe_madd),
    EMULATED(probe_add),
    EMULATED(probe_dbl),
    EMULATED(probe_madd_constant_time),
    EMULATED(probe_add_constant_time),
    EMULATED(probe_prepare_powers_of_two),
    EMULATED(probe_planted_branch),
#ifdef CUMSM_HOMOGENEOUS
    EMULATED(probe_homogeneous_add_pair),
    EMULATED(probe_homogeneous_madd),
    EMULATED(probe_homogeneous_add),
    EMULATED(probe_homogeneous_to_xyzz),
#endif
#ifdef CUMSM_EDWARDS
    EMULATED(probe_edwards_readd),
    EMULATED(probe_edwards_add),
    EMULATED(probe_edwards_dbl),
    EMULATED(probe_edwards_from_base),
    EMULATED(probe_edwards_negate),
    EMULATED(probe_prepare_edwards),
#endif
    {nullptr, nullptr, 0},
};
#endif
