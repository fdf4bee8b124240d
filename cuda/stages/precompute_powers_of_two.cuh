// Computes the multiples 2^h·P of each base P, in affine form. The accumulation of lb-msm (3.1) looks up the multiples
// 2^h·P.
#pragma once

#include "curve/affine.cuh"
#include "field/inverse.cuh"

namespace stages {

// P_i is bases[i] for i < n. Writes 2^h·P_i to bases[h·n + i] for h = 1 … powers. Each thread has `run` consecutive
// bases; the last thread may have fewer bases. A thread reads and writes only the entries of its own bases.
//
// For each h, the points (x, y) of the previous power are doubled, with λ = (3x² + a)/2y. The points of a thread share
// an inversion:
//
//   1. Multiply all denominators 2y, with 1M for each point. Until step 3, the field `x` of a new entry stores the
//      product of the earlier denominators.
//   2. Invert the product of all denominators.
//   3. For each point, from the last to the first, compute 1/(2y) with 2M. Then compute λ, x₃ = λ² − 2x and y₃ = λ·(x −
//      x₃) − y with 2M + 2S.
//
// The steps take 5M + 2S for each doubled point, and one inversion for `run` points. The identity and points of order 2
// have y = 0. The products leave out points with y = 0. The double of a point with y = 0 is the identity (0, 0).
template <class C>
DEVICE void precompute_powers_of_two(Slice<Affine<C>> bases, uint32_t n, uint32_t powers, uint32_t run) {
    using F = BaseField<C>;
    uint64_t thread = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint64_t begin = thread * run;
    if (begin >= n) return;
    uint64_t end = begin + run < n ? begin + run : n;

    for (uint32_t power = 1; power <= powers; power++) {
        uint64_t from = uint64_t{power - 1} * n, to = uint64_t{power} * n;
        F product = F::one();
        for (uint64_t i = begin; i < end; i++) {
            bases[to + i].x = product;
            F denominator = bases[from + i].y.dbl();
            if (!denominator.is_zero()) product = product * denominator;
        }
        F inverted = inverse(product);
        for (uint64_t i = end; i-- > begin;) {
            Affine<C> p = bases[from + i];
            if (p.y.is_zero()) {
                bases[to + i] = {F::zero(), F::zero()};
                continue;
            }
            F own = inverted * bases[to + i].x;
            inverted = inverted * p.y.dbl();
            F square = p.x.sqr();
            F numerator = square.dbl() + square;
            if constexpr (!C::A_IS_ZERO) numerator = numerator + times<C::A>(F::one());
            F slope = numerator * own;
            F x = slope.sqr() - p.x.dbl();
            bases[to + i] = {x, slope * (p.x - x) - p.y};
        }
    }
}

}  // namespace stages
