// Converts bases to the twisted Edwards form. Each base is stored as (y − x, y + x, 2dxy) (edmsm 4.3).
#pragma once

#include "curve/edwards.cuh"
#include "field/inverse.cuh"

namespace stages {

// prepared[i] is the image of bases[i], for i < n. Each thread converts `run` consecutive points; the last thread may
// have fewer points. In `prepared`, a thread reads and writes only the entries of its own points.
//
//   1. For each point, compute the denominator of the map. If the denominator is not zero, multiply the product of the
//      earlier denominators by this denominator. The denominator and the product take 1M each. The point's entry stores
//      the product of the earlier denominators, and the point's denominator.
//   2. Invert the product of all denominators.
//   3. For each point, from the last to the first, compute the inverse of the point's denominator with 2M, and map the
//      point with 7M.
//
// The conversion takes 11M for each point, and one inversion for `run` points. A point without an image becomes the
// identity. The identity of the Weierstrass curve correctly becomes the identity of the Edwards curve. The other points
// without an image have order two or four, so a subgroup of odd order does not contain these points. These points
// become the identity only to avoid a division by zero.
template <class C>
DEVICE void convert_to_edwards(Slice<const Affine<C>> bases, Slice<EdwardsBase<C>> prepared, uint32_t n, uint32_t run) {
    using F = BaseField<C>;
    uint64_t thread = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint64_t begin = thread * run;
    if (begin >= n) return;
    uint64_t end = begin + run < n ? begin + run : n;

    F product = F::one();
    for (uint64_t i = begin; i < end; i++) {
        F denominator = edwards_denominator(bases[i]);
        prepared[i].minus = product;
        prepared[i].plus = denominator;
        if (!denominator.is_zero()) product = product * denominator;
    }
    F inverted = inverse(product);
    for (uint64_t i = end; i-- > begin;) {
        F denominator = prepared[i].plus;
        if (denominator.is_zero()) {
            prepared[i] = EdwardsBase<C>::identity();
            continue;
        }
        F own = inverted * prepared[i].minus;
        inverted = inverted * denominator;
        prepared[i] = to_edwards(bases[i], own);
    }
}

}  // namespace stages
