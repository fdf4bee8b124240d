// A law: in which coordinates points are added up, and how. Stages are written over a law and compiled for each.
//
//   Point                      a sum
//   Base                       what is added to sums: a point of the caller's, as the Prepare stage leaves it
//   CONSTANT_TIME              whether the sequence of operations is the same for all operands
//   identity()
//   add_base(Point&, Base)     adds one base; inlined, the loop that the whole pipeline waits for
//   add(Point&, Point)         out of line: one copy for the kernels that add few points beside the many of the
//                              accumulation. The operands pass through memory, some 100 words against 3600 multiply
//                              instructions.
//   dbl(Point)
#pragma once

#include "curve/edwards.cuh"
#include "curve/xyzz.cuh"
#include "curve/xyzz_constant_time.cuh"

template <class C>
struct XyzzLaw {
    using Point = Xyzz<C>;
    using Base = Affine<C>;
    static constexpr bool CONSTANT_TIME = false;

    DEVICE static Point identity() { return Point::identity(); }
    DEVICE static void add_base(Point &sum, const Base &base) { sum = add_mixed(sum, base); }
    DEVICE static void add(Point &sum, const Point &point) { add_to(sum, point); }
    DEVICE static Point dbl(const Point &point) { return ::dbl(point); }
};

// XYZZ coordinates in constant time (lb-msm 5).
template <class C>
struct ConstantTimeLaw : XyzzLaw<C> {
    using Point = Xyzz<C>;
    static constexpr bool CONSTANT_TIME = true;

    DEVICE static void add_base(Point &sum, const Affine<C> &base) { sum = add_mixed_constant_time(sum, base); }
    DEVICE_CALL static void add(Point &sum, const Point &point) { sum = add_constant_time(sum, point); }
};

// Extended twisted Edwards coordinates (edmsm 4.3). Only a first point is a copy: nothing else is a special case.
template <class C>
struct EdwardsLaw {
    using Point = Edwards<C>;
    using Base = EdwardsBase<C>;
    static constexpr bool CONSTANT_TIME = false;

    DEVICE static Point identity() { return Point::identity(); }
    DEVICE static void add_base(Point &sum, const Base &base) {
        sum = sum.is_identity() ? from_base(base) : readdition(sum, base);
    }
    DEVICE static void add(Point &sum, const Point &point) { add_to(sum, point); }
    DEVICE static Point dbl(const Point &point) { return ::dbl(point); }
};
