// A quad is four neighbouring lanes of a warp. Each lane holds one coordinate of a point. The four lanes cooperate in
// each addition of two points.
//
// In an addition of points, some products do not depend on each other. A quad computes independent products at the same
// time, one product in each lane. So in a quad, an addition takes the time of 4 products. In a single lane, the
// addition would take the time of 14 products. But in some steps, some lanes of a quad are idle. So in total, the 4
// lanes spend the time of 16 products. Quads save time if only a small number of additions can run at the same time.
//
// All 32 lanes of a warp call the functions of quads together, even the lanes of quads that have nothing to add. Blocks
// are one-dimensional, and their size is a multiple of 32.
#pragma once

#include "../field/quadratic.cuh"

// Returns the index of the running lane in its quad, 0 to 3.
DEVICE uint32_t quad_lane() { return threadIdx.x % 4; }

// Returns the value that the given lane of the quad holds.
template <class P>
DEVICE Fp<P> from_quad_lane(const Fp<P> &value, uint32_t lane) {
    Fp<P> r;
    UNROLL for (uint32_t i = 0; i < Fp<P>::N; i += 2) {
        uint64_t pair = __shfl_sync(ALL_LANES, uint64_t{value.limb[i + 1]} << 32 | value.limb[i], lane, 4);
        r.limb[i] = uint32_t(pair);
        r.limb[i + 1] = uint32_t(pair >> 32);
    }
    return r;
}

template <class Q>
DEVICE Fp2<Q> from_quad_lane(const Fp2<Q> &value, uint32_t lane) {
    return {from_quad_lane(value.c0, lane), from_quad_lane(value.c1, lane)};
}

// Returns a mask of 4 bits. Bit q is the predicate of lane q of the quad.
DEVICE uint32_t quad_ballot(bool predicate) {
    return __ballot_sync(ALL_LANES, predicate) >> (threadIdx.x % 32 / 4 * 4) & 15;
}
