// Computes the multiples 2^(j·stride)·P of each base P, in affine form. With the multiples of a base, windows share
// buckets (elastic-msm 3.1).
#pragma once

#include "curve/jacobian.cuh"
#include "field/inverse.cuh"

namespace stages {

// points[j·n + i] is multiple j of base i, 2^(j·stride)·P_i. Computes multiple j = `multiple` from multiple j − 1, for
// `count` bases from `first` on. Each thread has `run` consecutive bases; the last thread may have fewer bases. In
// `points` and `scratch`, a thread reads and writes only the entries of its own bases.
//
//   1. Double each point `stride` times in Jacobian coordinates, with 2M + 5S for each doubling, or 2M + 7S if a ≠ 0.
//      The new entry in `points` stores X and Y. The entry in `scratch` stores Z, and the product of the Z coordinates
//      of the thread's earlier points. The product takes 1M.
//   2. Invert the product of all coordinates Z.
//   3. For each point, from the last to the first, compute 1/Z with 2M, then X/Z² and Y/Z³ with 3M + 1S.
//
// A point whose order divides 2^stride gets Z = 0. A point with Z = 0 is left out of the products of Z, and its
// multiple is the identity.
template <class C>
DEVICE void precompute_multiples(Slice<Affine<C>> points, Slice<Affine<C>> scratch, uint32_t n, uint32_t multiple,
                              uint32_t stride, uint32_t first, uint32_t count, uint32_t run) {
    using F = BaseField<C>;
    uint64_t thread = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint64_t begin = thread * run;
    if (begin >= count) return;
    uint64_t end = begin + run < count ? begin + run : count;
    uint64_t from = uint64_t{multiple - 1} * n + first, to = uint64_t{multiple} * n + first;

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
