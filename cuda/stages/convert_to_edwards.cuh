// Convert: converts bases to the twisted Edwards form, each as (y − x, y + x, 2dxy) (edmsm 4.3).
#pragma once

#include "curve/edwards.cuh"
#include "field/inverse.cuh"

namespace stages {

// prepared[i] is the image of bases[i], for i < n. Each thread has `run` consecutive points; the last thread may have
// fewer. Only this thread writes the entries of these points in `prepared`, and the thread reads no other entries.
//
//   1. Multiply the denominators of the map that are not zero: 2M. The point's entry keeps the partial product and the
//      denominator.
//   2. Invert the product of all denominators.
//   3. From the last point to the first, compute the inverse of the point's denominator, 2M, and map the point, 7M.
//
// The conversion takes 11M for each point, and one inversion for `run` points. A point without an image becomes the
// identity. The result is right for the identity itself. The other points without an image have order two or four, so
// they are not in a subgroup of odd order. For these points, the identity is only a way to avoid a division by zero.
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
