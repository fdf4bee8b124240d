// A point arithmetic defines the coordinates in which points are added, and the functions that add points. The stages
// are templates with a point arithmetic as parameter, and are compiled once for each point arithmetic.
//
//   Point                      a sum of points
//   Base                       a base of the MSM, in the form that the Convert step stores; it is added to sums
//   CONSTANT_TIME              true if the sequence of operations is the same for all operands
//   identity()
//   add_base(Point&, Base)     adds a base; inlined, because additions of bases take nearly all of the time
//   add(Point&, Point)         adds a sum; not inlined, so kernels that rarely add sums share one copy. The operands,
//                              about 100 words, pass through memory. Moving 100 words costs little compared with the
//                              3600 multiply instructions of the addition.
//   dbl(Point)                 doubles a sum; also not inlined
//   Quad                       functions for quads (quad.cuh): add(Coordinate, Coordinate), dbl(Coordinate),
//                              negate(Coordinate) and is_identity(Coordinate). Each lane passes the coordinate that it
//                              holds. `add` and `dbl` are not inlined.
#pragma once

#include "curve/edwards_quad.cuh"
#include "curve/xyzz_constant_time.cuh"
#include "curve/xyzz_quad.cuh"

template <class C>
struct XyzzArithmetic {
    using Point = Xyzz<C>;
    using Base = Affine<C>;
    using Quad = XyzzQuad<C, false>;
    static constexpr bool CONSTANT_TIME = false;

    DEVICE static Point identity() { return Point::identity(); }
    DEVICE static void add_base(Point &sum, const Base &base) { sum = add_mixed(sum, base); }
    DEVICE static void add(Point &sum, const Point &point) { add_to(sum, point); }
    DEVICE static Point dbl(const Point &point) { return called_dbl(point); }
};

// XYZZ coordinates, with additions in constant time (lb-msm 5).
template <class C>
struct ConstantTimeArithmetic : XyzzArithmetic<C> {
    using Point = Xyzz<C>;
    using Quad = XyzzQuad<C, true>;
    static constexpr bool CONSTANT_TIME = true;

    DEVICE static void add_base(Point &sum, const Affine<C> &base) { sum = add_mixed_constant_time(sum, base); }
    DEVICE_CALL static void add(Point &sum, const Point &point) { sum = add_constant_time(sum, point); }
};

// Extended twisted Edwards coordinates (edmsm 4.3). Additions have no special cases. The first base of a sum is added
// with 7M, like any other base, although a copy would take only 1M. If some threads of a warp copied and other threads
// added, the warp would take 7M + 1M. So a copy saves time only if all threads of the warp begin a sum in the same
// step.
template <class C>
struct EdwardsArithmetic {
    using Point = Edwards<C>;
    using Base = EdwardsBase<C>;
    using Quad = EdwardsQuad<C>;
    static constexpr bool CONSTANT_TIME = false;

    DEVICE static Point identity() { return Point::identity(); }
    DEVICE static void add_base(Point &sum, const Base &base) {
        sum = readdition(sum, base);
    }
    DEVICE static void add(Point &sum, const Point &point) { add_to(sum, point); }
    DEVICE static Point dbl(const Point &point) { return called_dbl(point); }
};
