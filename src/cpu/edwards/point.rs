//! Points of −x² + y² = 1 + d·x²·y², and the unified addition of Hisil, Wong, Carter and Dawson ("Twisted Edwards
//! curves revisited", 3.1):
//!
//! ```text
//! x₃ = (x₁y₂ + y₁x₂)/(1 + d·x₁x₂y₁y₂)    y₃ = (y₁y₂ + x₁x₂)/(1 − d·x₁x₂y₁y₂)
//! ```
//!
//! # The additions have no special cases
//!
//! The addition is not complete, because d is a square. (The paper edmsm, 4.3, says that the addition is complete.) The
//! addition fails only where a denominator is zero: where d·x₁x₂y₁y₂ = ε with ε = ±1. Let δ² = d and i² = −1, where i
//! may be in an extension of the field.
//!
//! 1. If the addition fails, no coordinate is zero, and x₁y₁ = ε/(d·x₂y₂). So d·x₁²y₁² = 1/(d·x₂²y₂²), and the equation
//!    of P₁ becomes −x₁² + y₁² = 1 + 1/(d·x₂²y₂²). By the equation of P₂, the right side is (−x₂² + y₂²)/(d·x₂²y₂²) =
//!    1/(d·x₂²) − 1/(d·y₂²).
//! 2. So −x₁² and y₁² have the same sum and the same product as the numbers 1/(d·x₂²) and −1/(d·y₂²). So −x₁² and y₁²
//!    are these two numbers, in one of the two orders: (x₁, y₁) = (±1/(δy₂), ±1/(δx₂)) or (±i/(δx₂), ±i/(δy₂)), with
//!    any signs.
//! 3. The curve has four points at infinity: (±1/δ, ∞) of order 4, and (∞, ±i/δ) of order 2. The addition gives P₂ +
//!    (1/δ, ∞) = (1/(δy₂), −1/(δx₂)) and P₂ + (∞, i/δ) = (−i/(δx₂), i/(δy₂)). The results with other signs come from
//!    the other two points at infinity, or from −P₂ = (−x₂, y₂) instead of P₂. So step 2 shows that P₁ = ±(P₂ + T) for
//!    one of the four points T at infinity. Then P₁ − P₂ or P₁ + P₂ has order 2 or 4.
//!
//! A subgroup of odd order has no point of order 2 or 4. So in such a subgroup, the addition is also correct for P + P,
//! P + (−P) and P + O.

use crate::cpu::prefetch::prefetch;
use crate::field::FastField;

/// A point in extended coordinates: X/Z = x, Y/Z = y, T/Z = xy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extended<F> {
    pub(crate) x: F,
    pub(crate) y: F,
    pub(crate) z: F,
    pub(crate) t: F,
}

/// A point that is added often. The form of the point makes these additions cheaper (edmsm, 4.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Prepared<F> {
    /// y − x and y + x. For the opposite point, the values y − x and y + x are swapped. So an addition chooses the
    /// indexes of the two values by the sign of the point.
    sides: [F; 2],
    /// 2dxy.
    t: F,
}

/// A point with the denominator Z, in the form that additions read. [`Prepared`] has the denominator 1.
pub(super) struct Cached<F> {
    /// Y − X and Y + X.
    sides: [F; 2],
    /// 2Z.
    z: F,
    /// 2dT.
    t: F,
}

impl<F: FastField> Prepared<F> {
    /// Prepares the point (x, y). The preparation takes 2M.
    pub(super) fn new(x: &F, y: &F, twice_d: &F) -> Self {
        Self { sides: [y.fast_sub(x), y.fast_add(x)], t: x.fast_mul(y).fast_mul(twice_d) }
    }

    pub(super) fn identity() -> Self {
        Self { sides: [F::one(); 2], t: F::zero() }
    }

    /// Returns X, Y and Z such that X/Z = x and Y/Z = y.
    pub(super) fn coordinates(&self) -> (F, F, F) {
        let [minus, plus] = self.sides;
        (plus.fast_sub(&minus), plus.fast_add(&minus), F::one().double())
    }

    /// Prefetches the point. Bases are read in random order, and most bases are not in the cache.
    #[inline(always)]
    pub(super) fn prefetch(&self) {
        prefetch(&self.sides[0]);
        prefetch(&self.sides[1]);
        prefetch(&self.t);
    }
}

impl<F: FastField> Extended<F> {
    pub(super) fn identity() -> Self {
        Self { x: F::zero(), y: F::one(), z: F::one(), t: F::zero() }
    }

    /// Adds `point`, or the opposite of `point` if `negative` is true. The addition takes 7M + 7A.
    #[inline(always)]
    pub(super) fn add_prepared(&mut self, point: &Prepared<F>, negative: bool) {
        // For the opposite point, the two values of `sides` are swapped, and 2dxy becomes −2dxy. The sign of 2dxy swaps
        // D − C and D + C.
        let (minus, plus) = (usize::from(negative), usize::from(!negative));
        let a = self.y.fast_sub(&self.x).fast_mul(&point.sides[minus]);
        let b = self.y.fast_add(&self.x).fast_mul(&point.sides[plus]);
        let c = self.t.fast_mul(&point.t);
        let d = self.z.fast_add(&self.z);
        let fg = [d.fast_sub(&c), d.fast_add(&c)];
        *self = Self::from_efgh(&b.fast_sub(&a), &fg[minus], &fg[plus], &b.fast_add(&a));
    }

    /// Converts this point to the form that additions read. The conversion takes 1M + 3A.
    pub(super) fn cached(&self, twice_d: &F) -> Cached<F> {
        let sides = [self.y.fast_sub(&self.x), self.y.fast_add(&self.x)];
        Cached { sides, z: self.z.fast_add(&self.z), t: self.t.fast_mul(twice_d) }
    }

    /// Returns the sum of this point and `point`. The addition takes 8M + 6A.
    pub(super) fn plus(&self, point: &Cached<F>) -> Self {
        let a = self.y.fast_sub(&self.x).fast_mul(&point.sides[0]);
        let b = self.y.fast_add(&self.x).fast_mul(&point.sides[1]);
        let c = self.t.fast_mul(&point.t);
        let d = self.z.fast_mul(&point.z);
        Self::from_efgh(&b.fast_sub(&a), &d.fast_sub(&c), &d.fast_add(&c), &b.fast_add(&a))
    }

    /// Multiplies the point by `factor` with double-and-add. `factor` must be at least 1. A doubling adds the
    /// product to itself, and takes 9M: 1M for `cached`, and 8M for the addition. An addition of `self` takes 8M,
    /// because `self` is converted only once.
    pub(super) fn times(&self, factor: usize, twice_d: &F) -> Self {
        let (mut product, cached) = (*self, self.cached(twice_d));
        for bit in (0..factor.ilog2()).rev() {
            product = product.plus(&product.cached(twice_d));
            if factor >> bit & 1 == 1 {
                product = product.plus(&cached);
            }
        }
        product
    }

    /// Does the last step of each addition, which takes 4M.
    #[inline(always)]
    fn from_efgh(e: &F, f: &F, g: &F, h: &F) -> Self {
        Self { x: e.fast_mul(f), y: g.fast_mul(h), z: f.fast_mul(g), t: e.fast_mul(h) }
    }
}
