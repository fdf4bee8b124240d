// Prepare: bases in the twisted Edwards form, each as (y − x, y + x, 2dxy) (edmsm 4.3).
#pragma once

#include "curve/edwards.cuh"
#include "field/inverse.cuh"

namespace stages {

// prepared[i] is the image of bases[i], for i < n. Each thread has `run` consecutive points, the last fewer; it alone
// writes their places, and reads of `prepared` only what it has written.
//
//   1. Multiply up the denominators of the map, but for those that are zero: 2M. The place to be written keeps the
//      product so far and the denominator.
//   2. Invert the product of all.
//   3. From the last to the first, split the inverse off, 2M, and map the point, 7M.
//
// 11M a point, and an inversion for `run` of them. A point without an image becomes the identity: right for the
// identity, and for points of order two and four, which are in no subgroup of odd order, a way not to divide by zero.
template <class C>
DEVICE void prepare_edwards(Slice<const Affine<C>> bases, Slice<EdwardsBase<C>> prepared, uint32_t n, uint32_t run) {
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
