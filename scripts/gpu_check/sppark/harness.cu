// C functions that call sppark's MSM over BLS12-381 G1. This file does not include blst.h, because some definitions of
// blst.h conflict with the definitions of sppark's headers.
#include <cuda.h>

#include <ff/bls12-381.hpp>
#include <ec/jacobian_t.hpp>
#include <ec/xyzz_t.hpp>

using namespace bls12_381;
typedef jacobian_t<fp_t> point_t;
typedef xyzz_t<fp_t> bucket_t;
typedef bucket_t::affine_t affine_t;
typedef fr_t scalar_t;

#include <msm/pippenger.cuh>

#ifndef __CUDA_ARCH__
#include <cstdio>

typedef msm_t<bucket_t, point_t, affine_t, scalar_t> Msm;
static_assert(sizeof(affine_t) == 96 && sizeof(point_t) == 144, "points have the layout of blst's points");

// Makes an engine for n points. If `points` is not null, the engine keeps these points on the GPU. Returns null after
// an error.
extern "C" void *sppark_new(const void *points, size_t n) {
    try {
        return new Msm{static_cast<const affine_t *>(points), n};
    } catch (const cuda_error &error) {
        std::printf("CUDA error %d\n", error.code());
        return nullptr;
    }
}

extern "C" void sppark_delete(void *engine) { delete static_cast<Msm *>(engine); }

// Computes the sum of n points that are multiplied by their scalars, and writes the sum to `out` in Jacobian
// coordinates. If `points` is null, the engine uses the points that it keeps on the GPU. Returns 0, or the code of a
// CUDA error.
extern "C" int sppark_sum(void *engine, void *out, const void *points, size_t n, const void *scalars) {
    return static_cast<Msm *>(engine)
        ->invoke(*static_cast<point_t *>(out), static_cast<const affine_t *>(points), n,
                 static_cast<const scalar_t *>(scalars), false)
        .code;
}
#endif
