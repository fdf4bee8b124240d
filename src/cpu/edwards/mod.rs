//! Buckets in twisted Edwards form (edmsm, 4.3). An addition takes 7M. An addition needs no inversion, no batch and no
//! special case.
//!
//! The additions are correct for points of odd order (`point.rs` has the proof). So the sums in twisted Edwards form
//! are correct for bases in the subgroup of prime order. If a base is outside the subgroup of prime order, the result
//! may be any point, or no point of the curve.

mod map;
mod point;
pub(super) mod points;
#[cfg(all(test, feature = "bls12-377"))]
mod tests;

use std::ops::Range;

use ark_ec::short_weierstrass::Projective;
use ark_ff::AdditiveGroup;

use self::point::Extended;
use self::points::EdwardsSlice;
use super::buckets::{Piece, SortedRow};
use crate::curve::{CurveParams, TwistedEdwards, horner};
use crate::field::FastField;
use crate::plan::CpuPlan;
use crate::secret::Wiped;
use crate::tasks;
use crate::timings::{Stage, Stopwatch};

/// The weighted sum of points. The entries in `sorted` refer to the points.
///
/// 1. Sum each piece, row by row. The points of bucket t have the weight t (see [`weighted_sum`]).
/// 2. For each row, add the sums of its pieces, and convert the total to Weierstrass form. Combine the rows by Horner's
///    rule.
pub(super) fn sum<P: CurveParams>(
    plan: &CpuPlan,
    form: &TwistedEdwards<P::BaseField>,
    points: &EdwardsSlice<'_, P::BaseField>,
    sorted: &[SortedRow],
    pieces: &[Piece],
    watch: &mut Stopwatch,
) -> Projective<P> {
    watch.begin(Stage::Accumulate);
    let twice_d = form.d.double();
    let sum_part =
        |(row, places): &(usize, Range<usize>)| (*row, weighted_sum(&sorted[*row], places.clone(), points, &twice_d));
    let sums_of_parts =
        tasks::map(plan.threads as usize, pieces.len(), &|i| pieces[i].iter().map(sum_part).collect::<Vec<_>>());
    watch.begin(Stage::Combine);
    let mut sums = vec![Extended::identity(); sorted.len()];
    for (row, sum) in sums_of_parts.into_iter().flatten() {
        sums[row] = sums[row].plus(&sum.cached(&twice_d));
    }
    let bits = (0..).map(|row| row * plan.windows.window_bits());
    let sums: Vec<_> = bits.zip(&sums).map(|(bit, sum)| (bit, form.to_weierstrass(sum.x, sum.y, sum.z))).collect();
    horner(&sums)
}

/// A point is prefetched `FETCHED_AHEAD` additions before the point is added.
const FETCHED_AHEAD: usize = 6;

/// Returns Σ d·P over the points P in a range of a row's places. The digit d of an entry is the number of the entry's
/// bucket. Bucket numbers begin at 1.
///
/// The points are added directly to the running sum, from the last bucket to the first:
///
/// 1. For each bucket t that has points: Rₜ is the sum of the points of bucket t and of all higher buckets.
/// 2. Σ t·Bₜ = Σ (t − t')·Rₜ, where t' is the next bucket below t that has points, or zero. If t > 1 and the range has
///    no points of bucket t − 1, the difference t − t' is more than 1. Otherwise, t − t' is 1.
///
/// The time for m points in b buckets is:
///
/// ```text
/// T = m·7M + b·9M
///     │      └ Rₜ to the total: 1M for 2dT, 8M for the addition
///     └ one addition of a prepared base
/// ```
///
/// The paper edmsm computes a sum for each bucket, and adds this sum to the running sum. The paper's method takes
/// (m − b)·7M + b·17M, and needs memory for the buckets.
fn weighted_sum<F: FastField>(
    row: &SortedRow,
    places: Range<usize>,
    points: &EdwardsSlice<'_, F>,
    twice_d: &F,
) -> Extended<F> {
    let mut buckets = Wiped(Vec::with_capacity(row.buckets_of(&places).len()));
    buckets.extend(row.buckets(places));
    let mut later = buckets.iter().rev().flat_map(|(_, entries)| entries.iter().rev()).skip(FETCHED_AHEAD);
    let (mut running, mut total) = (Extended::identity(), Extended::identity());
    for (i, (bucket, entries)) in buckets.iter().enumerate().rev() {
        // Step 1: add the points of the bucket to the running sum.
        for &entry in entries.iter().rev() {
            if let Some(&later) = later.next() {
                points.get(later).prefetch();
            }
            running.add_prepared(points.get(entry), entry.is_negated());
        }
        // Step 2: add a multiple of the running sum to the total. In `buckets`, the index of bucket t is t − 1.
        let next = i.checked_sub(1).map_or(0, |below| buckets[below].0 + 1);
        total = total.plus(&running.times(bucket + 1 - next, twice_d).cached(twice_d));
    }
    total
}
