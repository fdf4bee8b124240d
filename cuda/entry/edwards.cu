// Converts bases to the twisted Edwards form (edmsm 4.3). Compiled for each curve (CUMSM_CURVE) that has this form.
#include "constants.cuh"
#include "stages/prepare_edwards.cuh"

using Curve = CUMSM_CURVE;

constexpr uint32_t BLOCK = 128;

KERNEL(prepare_edwards, BLOCK)(Slice<const Affine<Curve>> bases, Slice<EdwardsBase<Curve>> prepared, uint32_t n,
                               uint32_t run) {
    stages::prepare_edwards<Curve>(bases, prepared, n, run);
}

KERNEL_TABLE = {EXPORT(prepare_edwards), END_OF_TABLE};
