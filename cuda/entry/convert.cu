// The kernels that check and prepare bases. This file is compiled once for each group (CUMSM_CURVE). CUMSM_EDWARDS is
// defined if the curve has a twisted Edwards form.
//
// Bases are prepared only once. So this file compiles products as function calls, which takes less compile time than
// inlining the products. The time that the calls take on a GPU has not been measured.
#define CUMSM_CALL_PRODUCTS
#include "constants.cuh"
#include "stages/check_bases.cuh"
#include "stages/precompute_multiples.cuh"
#include "stages/precompute_powers_of_two.cuh"
#ifdef CUMSM_EDWARDS
#include "stages/convert_to_edwards.cuh"
#endif

using Curve = CUMSM_CURVE;
using Bases = Slice<Affine<Curve>>;

constexpr uint32_t BLOCK = 128;

KERNEL(check_bases, BLOCK)(Bases points, Slice<uint32_t> faults, uint32_t n, uint32_t run, uint32_t subgroup) {
    stages::check_bases<Curve>(points, faults, n, run, subgroup != 0);
}

KERNEL(precompute_multiples, BLOCK)(Bases points, Bases scratch, uint32_t n, uint32_t multiple, uint32_t stride,
                                 uint32_t first, uint32_t count, uint32_t run) {
    stages::precompute_multiples<Curve>(points, scratch, n, multiple, stride, first, count, run);
}

KERNEL(precompute_powers_of_two, BLOCK)(Bases bases, uint32_t n, uint32_t powers, uint32_t run) {
    stages::precompute_powers_of_two<Curve>(bases, n, powers, run);
}

#ifdef CUMSM_EDWARDS
KERNEL(convert_to_edwards, BLOCK)(Slice<const Affine<Curve>> bases, Slice<EdwardsBase<Curve>> prepared, uint32_t n,
                               uint32_t run) {
    stages::convert_to_edwards<Curve>(bases, prepared, n, run);
}
#endif

KERNEL_TABLE = {
#ifdef CUMSM_EDWARDS
    EXPORT(convert_to_edwards),
#endif
    EXPORT(check_bases),
    EXPORT(precompute_multiples),
    EXPORT(precompute_powers_of_two),
    END_OF_TABLE,
};
