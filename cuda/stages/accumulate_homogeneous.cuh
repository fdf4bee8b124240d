// Accumulate in pairs: two points of one bucket make a homogeneous point, which is added to the bucket's sum (lb-msm 3.2,
// Alg. 4, lines 25 to 51). For digits whose powers of two are all prepared.
#pragma once

#include "curve/homogeneous.cuh"
#include "stages/accumulate_load_balanced.cuh"

namespace stages {

// A bucket's sum, and the point that waits for a partner.
template <class C>
struct PairedSum {
    Homogeneous<C> sum;
    Affine<C> waiting;
    bool odd;

    DEVICE static PairedSum identity() { return {Homogeneous<C>::identity(), {}, false}; }

    DEVICE void add(const Affine<C> &point) {
        if (odd) {
            Homogeneous<C> pair = add_affine_pair(waiting, point);
            sum = sum.z.is_zero() ? pair : ::add(sum, pair);
        } else {
            waiting = point;
        }
        odd = !odd;
    }

    // The sum in the coordinates that parts are gathered in.
    DEVICE Xyzz<C> finished() const {
        if (!odd) return sum.to_xyzz();
        return sum.z.is_zero() ? Xyzz<C>::from_affine(waiting) : add_mixed(sum, waiting).to_xyzz();
    }
};

// As accumulate_odd_float with all exponents prepared. k points take ⌊k/2⌋ pairs, 5M + 2S each, and an addition of 12M
// for each of them but the first, 11M for the last point where k is odd and not 1, and 3M + 1S for the change to XYZZ.
template <class C>
DEVICE void accumulate_homogeneous(Slice<const Affine<C>> bases, Slice<const Digit> sorted,
                                   Slice<const uint32_t> bounds, Slice<Xyzz<C>> parts, uint32_t n, uint32_t buckets,
                                   uint32_t threads, uint32_t exponent_bits, uint32_t points) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);
    if (places.first_digit(thread) >= n) return;
    uint64_t digits = window_start(window, n);
    sum_share<PairedSum<C>>(
        sorted, digits + places.first_digit(thread), digits + places.end_digit(thread), exponent_bits,
        [&](const Digit &digit, PairedSum<C> &sum) {
            uint64_t place = (uint64_t)digit.exponent(exponent_bits) * points + digit.point;
            sum.add(bases[place].negate_if(digit.negative()));
        },
        [&](uint32_t bucket, const PairedSum<C> &sum) { parts[places.place(thread, bucket)] = sum.finished(); });
}

}  // namespace stages
