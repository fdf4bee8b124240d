// Checks bases before the Convert step. Each base must be on the curve. If the caller asks for the subgroup check, each
// base must also be in the subgroup.
#pragma once

#include "curve/xyzz.cuh"

namespace stages {

// The result of a thread that finds no fault.
constexpr uint32_t NO_FAULT = 0xffffffff;

// True if y² = x³ + ax + b, or if p is the identity. The test takes 1M + 2S.
template <class C>
DEVICE bool is_on_curve(const Affine<C> &p) {
    using F = BaseField<C>;
    if (p.is_identity()) return true;
    F slope = p.x.sqr();
    if constexpr (!C::A_IS_ZERO) slope = slope + times<C::A>(F::one());
    return p.y.sqr() == slope * p.x + F::template constant<C::b>();
}

// True if r·P is the identity, where r is the order of the subgroup. For each bit of r except the highest bit, the test
// takes one doubling. If the bit is 1, the test also takes one addition.
template <class C>
DEVICE bool is_in_subgroup(const Affine<C> &p) {
    using Order = typename C::Scalar;
    Xyzz<C> sum = Xyzz<C>::from_affine(p);
    for (uint32_t bit = Order::BITS - 1; bit-- > 0;) {
        sum = dbl(sum);
        if (Order::modulus(bit / 32) >> bit % 32 & 1) sum = add_mixed(sum, p);
    }
    return sum.is_identity();
}

// Each thread checks `run` consecutive points of the n points; the last thread may have fewer points. A thread writes
// one entry of `faults`. Let point i be the thread's first point with a fault. The entry is 2i if the point is not on
// the curve, and 2i + 1 if the point is on the curve but not in the subgroup. If no point of the thread has a fault,
// the entry is NO_FAULT.
template <class C>
DEVICE void check_bases(Slice<Affine<C>> points, Slice<uint32_t> faults, uint32_t n, uint32_t run, bool subgroup) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x;
    uint64_t begin = uint64_t{thread} * run;
    if (begin >= n) return;
    uint64_t end = begin + run < n ? begin + run : n;
    uint32_t fault = NO_FAULT;
    for (uint64_t i = begin; i < end && fault == NO_FAULT; i++) {
        Affine<C> p = points[i];
        if (!is_on_curve(p)) {
            fault = uint32_t(2 * i);
        } else if (subgroup && !is_in_subgroup(p)) {
            fault = uint32_t(2 * i + 1);
        }
    }
    faults[thread] = fault;
}

}  // namespace stages
