// Accumulates points in pairs (lb-msm 3.2, Alg. 4, lines 25 to 51). Two points of one bucket are first added to each
// other. The sum of the two points, in homogeneous coordinates, is then added to the sum of the bucket. Digits must
// have exponents. For each base P and each exponent h, the table of prepared bases must contain 2^h·P.
#pragma once

#include "curve/homogeneous.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// The sum of the points of a bucket. If the number of points is odd, `sum` does not yet include the last point, and
// `waiting` holds this point.
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

    DEVICE Xyzz<C> finished() const {
        return odd ? finished_odd(sum.x, sum.y, sum.z, waiting.x, waiting.y) : finished_even(sum);
    }

 private:
    // `finished_even` and `finished_odd` return the sum of all points in XYZZ coordinates, the coordinates of the
    // reduction. `finished_even` is not inlined, because it runs only once for each partial sum.
    DEVICE_CALL static Xyzz<C> finished_even(Homogeneous<C> sum) { return sum.to_xyzz(); }
    // The coordinates of the points are separate arguments. If an argument were a whole point of 24 limbs, nvcc would
    // take the address of this argument, and the PTX machine does not support addresses of arguments.
    DEVICE_CALL static Xyzz<C> finished_odd(BaseField<C> x, BaseField<C> y, BaseField<C> z, BaseField<C> waiting_x,
                                            BaseField<C> waiting_y) {
        Affine<C> waiting{waiting_x, waiting_y};
        if (z.is_zero()) return Xyzz<C>::from_affine(waiting);
        return add_mixed(Homogeneous<C>{x, y, z}, waiting).to_xyzz();
    }
};

// Computes the same sums as accumulate_odd_float with all exponents prepared. A partial sum of k points has ⌊k/2⌋
// pairs, and each pair takes 5M + 2S. The sum of the first pair is copied. Adding the sum of any other pair to the
// partial sum takes 12M. If k is odd and not 1, adding the last point takes 11M. The conversion to XYZZ takes 3M + 1S.
template <class C>
DEVICE void accumulate_homogeneous(Slice<const Affine<C>> bases, const SortedDigits &sorted,
                                   const BucketSums<Xyzz<C>> &sums, uint32_t points) {
    sum_share(
        sorted, [](const SharedBucket &) { return PairedSum<C>::identity(); },
        [&](const Digit &digit, PairedSum<C> &sum) {
            sum.add(bases[digit.base_index(sorted.exponent_bits, points)].negate_if(digit.negative()));
        },
        [&](const SharedBucket &shared, const PairedSum<C> &sum) { sums.store(sorted, shared, sum.finished()); });
}

}  // namespace stages
