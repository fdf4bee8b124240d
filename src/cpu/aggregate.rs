//! Σ (first + i)·Bᵢ over buckets.

use ark_ec::short_weierstrass::{Affine, Bucket, Projective};
use ark_ff::{AdditiveGroup, Zero};

use super::batch_affine::{Addition, BatchAdder};
use crate::Curve;
use crate::plan::segment_length;

/// Σ (first + i)·Bᵢ, i from 0.
///
/// 1. Cut the buckets into k segments of L.
/// 2. Run through all segments at once, from their tops: Sⱼ is the sum of segment j's buckets so far, and Tⱼ collects
///    Sⱼ before each next bucket, so that in the end Tⱼ = Σ t·B over the places t of the segment. That is two affine
///    additions a bucket, in batches of 2k.
/// 3. Join: Σ Tⱼ + L·Σ j·Sⱼ + first·Σ Sⱼ, the middle one by a running sum over the segments.
///
/// ```text
/// T = 2·b·(A + I/2k) + k·J
///     │         │      └ the join of one segment: two additions for Σ j·Sⱼ, one for Tⱼ
///     │         └ one inversion for 2k additions
///     └ one affine addition into Sⱼ, one into Tⱼ
/// ```
///
/// With L = 1 there is no step 2, and this is the plain running sum. The least cost decides.
pub(super) fn weighted_sum<P: Curve>(
    mut buckets: Vec<Affine<P>>,
    first: u64,
    adder: &mut BatchAdder<P>,
) -> Projective<P> {
    // Step 1, with the sums S and T of the segments behind the buckets.
    let length = segment_length(buckets.len());
    let segments = buckets.len().div_ceil(length);
    let (sums, totals) = (segments * length, segments * length + segments);
    buckets.resize(sums, Affine::identity());
    for segment in 0..segments {
        buckets.push(buckets[segment * length + length - 1]);
    }
    buckets.resize(totals + segments, Affine::identity());

    // Step 2. Within a step Tⱼ reads Sⱼ ahead of its change.
    let mut additions = Vec::with_capacity(2 * segments);
    for place in (0..length - 1).rev() {
        additions.clear();
        for segment in 0..segments {
            let (sum, total) = ((sums + segment) as u32, (totals + segment) as u32);
            additions.push(Addition { left: total, right: sum, to: total });
            additions.push(Addition { left: sum, right: (segment * length + place) as u32, to: sum });
        }
        adder.add(&mut buckets, &additions);
    }

    // Step 3.
    let (mut running, mut weighted, mut total) = (Bucket::<P>::ZERO, Bucket::<P>::ZERO, Bucket::<P>::ZERO);
    for segment in (1..segments).rev() {
        running += &buckets[sums + segment];
        weighted += &running;
    }
    running += &buckets[sums];
    for segment in &buckets[totals..] {
        total += segment;
    }
    Projective::from(total) + times(weighted.into(), length as u64) + times(running.into(), first)
}

/// `factor` times a point, by double-and-add: right for any point on the curve.
fn times<P: Curve>(point: Projective<P>, factor: u64) -> Projective<P> {
    let mut product = Projective::zero();
    if point.is_zero() {
        return product;
    }
    for bit in (0..u64::BITS - factor.leading_zeros()).rev() {
        product.double_in_place();
        if factor >> bit & 1 == 1 {
            product += point;
        }
    }
    product
}
