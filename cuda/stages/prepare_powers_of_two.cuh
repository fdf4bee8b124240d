// Prepare: the multiples 2^h·P of each base that lb-msm (3.1) looks up, in affine form.
#pragma once

#include "curve/affine.cuh"
#include "field/inverse.cuh"

namespace stages {

// bases[0 … n) are P_i; writes 2^h·P_i to bases[h·n + i] for h = 1 … levels. Each thread has `run` consecutive points,
// the last fewer, and reads and writes their places alone.
//
// A level doubles the points (x, y) of the one before, λ = (3x² + a)/2y, and a thread's points share an inversion:
//
//   1. Multiply up the denominators 2y, leaving each product so far in the x of the place to be written: 1M.
//   2. Invert the product of all.
//   3. From the last to the first, split 1/2y off, 2M; then λ, x₃ = λ² − 2x and y₃ = λ·(x − x₃) − y: 2M + 2S.
//
// 5M + 2S a doubled point, and an inversion for `run` of them. The identity and points of order 2 have y = 0, take no
// part in the products, and become the identity (0, 0).
template <class C>
DEVICE void prepare_powers_of_two(Slice<Affine<C>> bases, uint32_t n, uint32_t levels, uint32_t run) {
    using F = BaseField<C>;
    uint64_t thread = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint64_t begin = thread * run;
    if (begin >= n) return;
    uint64_t end = begin + run < n ? begin + run : n;

    for (uint32_t level = 1; level <= levels; level++) {
        uint64_t from = uint64_t{level - 1} * n, to = uint64_t{level} * n;
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
