// Bases in the twisted Edwards form (edmsm 4.3), for one curve that has it: compiled with CUMSM_CURVE its name.
#include "constants.cuh"
#include "stages/prepare_edwards.cuh"

using Curve = CUMSM_CURVE;

constexpr uint32_t BLOCK = 128;

KERNEL(prepare_edwards, BLOCK)(Slice<const Affine<Curve>> bases, Slice<EdwardsBase<Curve>> prepared, uint32_t n,
                               uint32_t run) {
    stages::prepare_edwards<Curve>(bases, prepared, n, run);
}

#ifndef __CUDACC__
extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[] = {
    EMULATED(prepare_edwards),
    {nullptr, nullptr, 0},
};
#endif
