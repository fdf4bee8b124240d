// Extended twisted Edwards coordinates in quads: lanes 0 to 3 hold x, y, z and t. The formulas are in edwards.cuh. In
// the tables below, each line lists the products that lanes 0 to 3 compute at the same time.
#pragma once

#include "edwards.cuh"
#include "quad.cuh"

template <class C>
struct EdwardsQuad {
    using F = BaseField<C>;

    // add-2008-hwcd-3: three products one after the other, 3M.
    //
    //   A = (Y1 − X1)·(Y2 − X2)   B = (Y1 + X1)·(Y2 + X2)   D = Z1·2Z2   T1·T2
    //   –                         –                         –            C = T1·T2·2d
    //   E·F                       G·H                       F·G          E·H       as `last_products`
    DEVICE_CALL static F add(F a, F b) {
        uint32_t lane = quad_lane();
        uint32_t is_0 = mask_of(lane == 0), is_2 = mask_of(lane == 2), is_3 = mask_of(lane == 3);
        F a_other = from_quad_lane(a, lane ^ 1), b_other = from_quad_lane(b, lane ^ 1);
        F left = select(is_0, a_other - a, select(is_2 | is_3, a, a + a_other));
        F right = select(is_0, b_other - b, select(is_2, b.dbl(), select(is_3, b, b + b_other)));
        F v = left * right;
        v = select(is_3, v * F::template constant<C::edwards_twice_d>(), v);
        // E = B − A, H = B + A, F = D − C, G = D + C.
        F other = from_quad_lane(v, lane ^ 1);
        F u = select(is_0, other - v, select(is_2, v - other, v + other));
        if (lane == 0) count(a, b);
        return last_products(u);
    }

    // dbl-2008-hwcd: a squaring and then a product, 1S + 1M.
    //
    //   A = X²   B = Y²   Z²    (X + Y)²
    //   E·F      G·H      F·G   E·H         as `last_products`
    DEVICE_CALL static F dbl(F p) {
        uint32_t lane = quad_lane();
        F sum_of_xy = from_quad_lane(p, 0) + from_quad_lane(p, 1);
        F v = select(mask_of(lane == 3), sum_of_xy, p).sqr();
        F a = from_quad_lane(v, 0), b = from_quad_lane(v, 1);
        F sum = a + b, g = b - a;
        F e = from_quad_lane(v, 3) - sum;
        F f = g - v.dbl();
        F u = select(mask_of(lane == 0), e, select(mask_of(lane == 1), -sum, select(mask_of(lane == 2), f, g)));
        return last_products(u);
    }

    // The identity is the only point of odd order with x = 0.
    DEVICE static bool is_identity(const F &p) { return quad_ballot(p.is_zero()) & 1; }
    DEVICE static F negate(const F &p) { return p.negate_if(quad_lane() % 3 == 0); }

 private:
    // Lanes 0 to 3 hold E, H, F and G, and compute E·F, G·H, F·G and E·H.
    DEVICE static F last_products(const F &u) {
        uint32_t lane = quad_lane();
        F e = from_quad_lane(u, 0);
        F right = from_quad_lane(u, lane == 0 ? 2 : lane == 3 ? 1 : 3);
        return select(mask_of(lane == 3), e, u) * right;
    }

    // Counts an addition if no operand is the identity. Lane 0 calls `count`, because lane 0 holds x.
    DEVICE static void count(const F &a, const F &b) {
        if (a.is_zero() || b.is_zero()) return;
        COUNT(Addition);
    }
};
