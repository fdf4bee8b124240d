//! The map from the Weierstrass form to the twisted Edwards form (edmsm, Lemma 1). In the paper, the last step of the
//! lemma divides by √−a, but this step should multiply by √−a.
//!
//! With t = x − α, the map is (x, y) ↦ (f·t/y, (t − w)/(t + w)): see [`TwistedEdwards`]. The map is not defined for
//! these points:
//!
//! - The identity O, which corresponds to (0, 1).
//! - The three points of order two, where y = 0. The point (α, 0) corresponds to (0, −1). The other two points
//!   correspond to the two points at infinity with finite y.
//! - The two points where t + w = 0. The double of a point with t + w = 0 is (α, 0), so the order of the point is four.
//!   The two points correspond to the two points at infinity with finite x.
//!
//! In a subgroup of odd order, O is the only point where the map is not defined. All points where the map is not
//! defined have y·(t + w) = 0, and are prepared as the identity. The identity is the right result for O. For the other
//! points, which have even order, the identity only avoids a division by zero.

use ark_ec::short_weierstrass::Affine;
use ark_ff::{AdditiveGroup, One};

use super::point::Prepared;
use crate::curve::CurveParams;
use crate::curve::TwistedEdwards;
use crate::field::FastField;

/// Prepares points. Each point takes 11M, and all points share one inversion.
///
/// 1. Both coordinates of a point have the denominator D = y·(t + w). Multiply all D that are not zero, one after the
///    other. Keep each partial product: 2M.
/// 2. Invert the product of all denominators.
/// 3. For each point, from the last to the first: compute 1/D from the inverse of the product: 2M.
/// 4. Compute the Edwards coordinates f·t·(t + w)/D and (t − w)·y/D: 5M. Compute 2d times the product of the Edwards
///    coordinates: 2M.
pub(super) fn prepare<P: CurveParams>(
    form: &TwistedEdwards<P::BaseField>,
    points: &[Affine<P>],
    prepared: &mut [Prepared<P::BaseField>],
) {
    let twice_d = form.d.double();
    let (low, high) = (form.root.fast_add(&form.shift), form.root.fast_sub(&form.shift));
    let mut products = Vec::with_capacity(prepared.len());
    let mut product = P::BaseField::one();
    for Affine { x, y, .. } in points {
        let denominator = y.fast_mul(&x.fast_sub(&high));
        products.push((denominator, product));
        if !denominator.fast_is_zero() {
            product = product.fast_mul(&denominator);
        }
    }
    #[expect(clippy::expect_used, reason = "factors that are zero are left out")]
    let mut inverse = product.fast_inverse().expect("no factor is zero");
    let slots = prepared.iter_mut().rev();
    for ((Affine { x, y, .. }, (denominator, before)), slot) in
        points.iter().rev().zip(products.into_iter().rev()).zip(slots)
    {
        if denominator.fast_is_zero() {
            *slot = Prepared::identity();
            continue;
        }
        let own = inverse.fast_mul(&before);
        inverse = inverse.fast_mul(&denominator);
        let numerator = x.fast_sub(&form.root).fast_mul(&form.scale).fast_mul(&x.fast_sub(&high));
        *slot = Prepared::new(&numerator.fast_mul(&own), &x.fast_sub(&low).fast_mul(y).fast_mul(&own), &twice_d);
    }
}
