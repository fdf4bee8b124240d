//! Buckets in twisted Edwards form (edmsm, 4.3): points are added at 7M each, without inversions, batches or special
//! cases, while each stays where the sort has put it.
//!
//! The additions are right for points of odd order (`point.rs` says why), and so is this engine for bases in the
//! subgroup of prime order alone. For others, wrongly vouched for, the result is some point, or no point of the curve.

mod map;
mod point;
#[cfg(all(test, feature = "bls12-377"))]
mod tests;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, Zero};
use rayon::prelude::*;

use self::point::{Extended, Prepared};
use super::buckets::SortedWindow;
use super::recoded;
use super::terms::{Entry, Terms};
use crate::Curve;
use crate::cpu::FastField;
use crate::curve::TwistedEdwards;
use crate::plan::CpuPlan;
use crate::recode::Glv;
use crate::scalars::Scalars;

/// Pippenger's bucket method.
///
/// 1. Recode the scalars (see [`Terms`]), and prepare the bases (see [`Points`]).
/// 2. For each window: sort its digits by bucket, cut them into equal pieces, and sum each piece, bucket t counted t
///    times (see [`weighted_sum`]).
/// 3. Bring each window's sum back to the Weierstrass form, and join the windows by Horner's rule.
pub(super) fn pippenger<P: Curve>(
    plan: &CpuPlan,
    pieces: usize,
    form: &TwistedEdwards<P::BaseField>,
    split: Option<(&Glv, P::BaseField)>,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> Projective<P> {
    let terms = recoded(plan, split.map(|(glv, _)| glv), bases, scalars);
    if terms.iter().all(Terms::is_empty) {
        return Projective::zero();
    }
    let twice_d = form.d.double();
    let points = Points { prepared: map::prepared(form, bases, split.map(|(_, beta)| beta)), images: split.is_some() };

    let sums: Vec<Projective<P>> = (0..plan.windows.count())
        .into_par_iter()
        .map(|window| {
            let sorted = SortedWindow::new(&plan.windows, window, &terms);
            let piece = sorted.len().div_ceil(pieces).max(1);
            let sums: Vec<_> = (0..sorted.len())
                .step_by(piece)
                .collect::<Vec<_>>()
                .into_par_iter()
                .map(|start| {
                    let end = (start + piece).min(sorted.len());
                    weighted_sum(&sorted.entries()[..end], start, sorted.ends(), &points, &twice_d)
                })
                .collect();
            let sum = sums.iter().fold(Extended::identity(), |sum, piece| sum.plus(&piece.cached(&twice_d)));
            map::weierstrass(form, &sum)
        })
        .collect();

    plan.windows.join(&sums)
}

/// The bases of a chunk, each with its image under the endomorphism behind it where that is used.
struct Points<F> {
    prepared: Vec<Prepared<F>>,
    images: bool,
}

impl<F> Points<F> {
    #[inline(always)]
    fn get(&self, entry: Entry) -> &Prepared<F> {
        let place = if self.images { 2 * entry.index() + usize::from(entry.endomorphism()) } else { entry.index() };
        &self.prepared[place]
    }
}

/// Points that are on their way from memory while one is added.
const FETCHED_AHEAD: usize = 6;

/// Σ d·P over the entries from `start`, each digit d being the number of the entry's bucket.
///
/// The points are added to the running sum of the buckets themselves, from the last to the first:
///
/// 1. Rₜ = Rₜ₊₁ + the points of bucket t, for buckets that have points.
/// 2. Σ t·Bₜ = Σ (t − t')·Rₜ, t' being the next bucket below t that has points, or zero: (t − t') = 1 mostly, more where
///    buckets are empty and at the end of a piece.
///
/// ```text
/// T = m·7M + b·9M
///     │      └ Rₜ to the total: 1M for 2dT, 8M for the addition
///     └ one addition of a prepared base
/// ```
///
/// edmsm's way, a sum for each bucket that is then added to the running sum, is (m − b)·7M + b·17M, and needs memory for
/// the buckets.
fn weighted_sum<F: FastField>(
    entries: &[Entry],
    start: usize,
    ends: &[u32],
    points: &Points<F>,
    twice_d: &F,
) -> Extended<F> {
    let start_of = |bucket: usize| bucket.checked_sub(1).map_or(0, |below| ends[below] as usize);
    let (mut running, mut total) = (Extended::identity(), Extended::identity());
    let mut end = entries.len();
    // The number of the last entry's bucket, buckets being numbered from 1.
    let mut bucket = ends.partition_point(|&bucket_end| (bucket_end as usize) < end) + 1;
    while end > start {
        // Step 1.
        let first = start_of(bucket - 1).max(start);
        for place in (first..end).rev() {
            if let Some(&later) = place.checked_sub(FETCHED_AHEAD).and_then(|place| entries.get(place)) {
                points.get(later).prefetch();
            }
            running.add_prepared(points.get(entries[place]), entries[place].negative());
        }
        // Step 2.
        let (counted, mut below) = (bucket, bucket - 1);
        while below > 0 && start_of(below - 1) == first {
            below -= 1;
        }
        end = first;
        bucket = below;
        let next = if end > start { below } else { 0 };
        total = total.plus(&running.times(counted - next, twice_d).cached(twice_d));
    }
    total
}
