// Prepare: the multiples 2^(j·stride)·P of each base that let windows share buckets (elastic-msm 3.1), in affine form.
#pragma once

#include "curve/jacobian.cuh"
#include "field/inverse.cuh"

namespace stages {

// points[j·n + i] is P_i at level j. Writes level `level` from the one below, for `count` bases from the first on. Each
// thread has `run` of them, the last fewer, and reads and writes their places, and those in `scratch`, alone.
//
//   1. Double each point `stride` times in Jacobian coordinates, 2M + 5S each. The place to be written keeps X and Y,
//      the scratch Z and the product of the Zs before: 1M.
//   2. Invert the product of all.
//   3. From the last to the first, split 1/Z off, 2M; then X/Z² and Y/Z³: 3M + 1S.
//
// Points of an order that 2^stride is a multiple of have Z = 0, take no part in the products, and become the identity.
template <class C>
DEVICE void prepare_multiples(Slice<Affine<C>> points, Slice<Affine<C>> scratch, uint32_t n, uint32_t level,
                              uint32_t stride, uint32_t first, uint32_t count, uint32_t run) {
    using F = BaseField<C>;
    uint64_t thread = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint64_t begin = thread * run;
    if (begin >= count) return;
    uint64_t end = begin + run < count ? begin + run : count;
    uint64_t from = uint64_t{level - 1} * n + first, to = uint64_t{level} * n + first;

    F product = F::one();
    for (uint64_t i = begin; i < end; i++) {
        auto p = Jacobian<C>::from_affine(points[from + i]);
        for (uint32_t doubling = 0; doubling < stride; doubling++) p = dbl(p);
        points[to + i] = {p.x, p.y};
        scratch[i] = {p.z, product};
        if (!p.z.is_zero()) product = product * p.z;
    }
    F inverted = inverse(product);
    for (uint64_t i = end; i-- > begin;) {
        auto [z, before] = scratch[i];
        if (z.is_zero()) {
            points[to + i] = {F::zero(), F::zero()};
            continue;
        }
        F own = inverted * before, square = own.sqr();
        inverted = inverted * z;
        Affine<C> p = points[to + i];
        points[to + i] = {p.x * square, p.y * square * own};
    }
}

}  // namespace stages
