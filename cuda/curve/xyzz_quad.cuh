// XYZZ coordinates in quads: lanes 0 to 3 hold x, y, zz and zzz. The functions use the formulas of xyzz.cuh, and are
// complete: any operand can be the identity, and operands can be equal or opposite. In the tables below, each line
// lists the products that lanes 0 to 3 compute at the same time.
#pragma once

#include "quad.cuh"
#include "xyzz.cuh"

template <class C, bool IS_CONSTANT_TIME>
struct XyzzQuad {
    using F = BaseField<C>;

    // dbl-2008-s-1: a squaring and two products one after the other, 1S + 2M.
    //
    //   X²           V = (2Y)²    ZZ²            –
    //   S = X·V      W = 2Y·V     ZZ3 = ZZ·V     M², M = 3X² + a·ZZ²
    //   M·(S − X3)   W·Y          –              ZZZ3 = W·ZZZ           X3 = M² − 2S, Y3 = M·(S − X3) − W·Y
    DEVICE_CALL static F dbl(F p) {
        uint32_t lane = quad_lane();
        F d = select(mask_of(lane == 1), p.dbl(), p);
        F squared = d.sqr();
        F v = from_quad_lane(squared, 1);
        F m = squared.dbl() + squared;
        if constexpr (!C::A_IS_ZERO) m = m + times<C::A>(from_quad_lane(squared, 2));
        m = from_quad_lane(m, 0);

        uint32_t last = mask_of(lane == 3);
        F second = select(last, m, d) * select(last, m, v);
        F mm = from_quad_lane(second, 3), w = from_quad_lane(second, 1);
        F x3 = mm - second.dbl();

        uint32_t first = mask_of(lane == 0);
        F third = select(first, m, w) * select(first, second - x3, p);
        F y3 = from_quad_lane(third, 0) - third;
        return select(first, x3, select(mask_of(lane == 1), y3, select(last, third, second)));
    }

    // add-2008-s: each lane computes at most four products, one after the other. So an addition takes the time of 4M.
    // In constant time, each addition also computes the doubling of `a`.
    //
    //   U1 = X1·ZZ2   S1 = Y1·ZZZ2   U2 = X2·ZZ1    S2 = Y2·ZZZ1
    //   PP = P²       RR = R²        ZZ1·ZZ2        ZZZ1·ZZZ2        P = U2 − U1, R = S2 − S1
    //   PPP = P·PP    Q = U1·PP      ZZ3            –
    //   S1·PPP        R·(Q − X3)     –              ZZZ3             X3 = RR − PPP − 2Q, Y3 = R·(Q − X3) − S1·PPP
    DEVICE_CALL static F add(F a, F b) {
        uint32_t lane = quad_lane();
        F first = a * from_quad_lane(b, lane ^ 2);
        F d = from_quad_lane(first, lane ^ 2) - first;
        // Lane 1 receives U1, and lane 0 receives S1.
        F neighbours = from_quad_lane(first, lane ^ 1);

        uint32_t upper = mask_of(lane >= 2);
        F second = select(upper, a, d) * select(upper, b, d);
        F pp = from_quad_lane(second, 0);
        uint32_t is_0 = mask_of(lane == 0), is_1 = mask_of(lane == 1);
        F third = select(is_0, d, select(is_1, neighbours, second)) * pp;
        F ppp = from_quad_lane(third, 0);
        F x3 = second - (ppp + third.dbl());
        F fourth = select(is_0, neighbours, select(is_1, d, second)) * select(is_1, third - x3, ppp);
        // Lane 0 receives X3, and lane 1 receives S1·PPP.
        F received = from_quad_lane(select(is_1, x3, fourth), lane ^ 1);
        F sum = select(is_0, received, select(is_1, fourth - received, select(mask_of(lane == 2), third, fourth)));

        bool a_is_identity = is_identity(a), b_is_identity = is_identity(b);
        bool equal = (quad_ballot(d.is_zero()) & 3) == 3 && !a_is_identity && !b_is_identity;
        if (IS_CONSTANT_TIME || __any_sync(ALL_LANES, equal)) sum = select(mask_of(equal), dbl(a), sum);
        count(a_is_identity || b_is_identity, equal);
        return select(mask_of(b_is_identity), a, select(mask_of(a_is_identity), b, sum));
    }

    DEVICE static bool is_identity(const F &p) { return quad_ballot(p.is_zero()) >> 2 & 1; }
    DEVICE static F negate(const F &p) { return p.negate_if(quad_lane() == 1); }

 private:
    // One lane counts the operations of its quad. In constant time, even a quad that has nothing to add counts an
    // addition.
    DEVICE static void count(bool is_copy, bool is_doubling) {
        if (quad_lane() != 0) return;
        if constexpr (IS_CONSTANT_TIME) {
            COUNT(Addition);
        } else if (is_doubling) {
            COUNT(Doubling);
        } else if (!is_copy) {
            COUNT(Addition);
        }
    }
};
