//! Pippenger's bucket method.

use ark_ec::short_weierstrass::Projective;
use ark_ff::Field;
use zeroize::Zeroizing;

use super::aggregate::{Weighted, weighted_sums};
use super::buckets::{Piece, SortedRow, cut};
use super::chains;
use super::entry::Entry;
use super::internal::{InternalForm, InternalPoints};
use super::points::{Operands, from_internal, internal_a};
use super::table::CpuTable;
use super::terms::{self, Terms};
use super::tree::Tree;
use super::{edwards, tasks};
use crate::bases::BaseView;
use crate::curve::{CurveParams, horner};
use crate::error::MsmError;
use crate::field::lanes::Lanes;
use crate::plan::{CpuPlan, max_chained_points, min_pairs};
use crate::timings::{Stage, Stopwatch};

/// The sum of terms, by the bucket method.
///
/// 1. Sort the digits of each row of windows by bucket. Without multiples of the bases, each row has one window.
/// 2. Cut the digits of all rows, one row after the other, into equal pieces. Each piece is a task (see [`cut`]).
/// 3. Convert the bases to internal form, unless the plan reads a table.
/// 4. Sum the pieces in the planned form of points (see [`sum`] and [`edwards::sum`]).
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
#[expect(clippy::unreachable, reason = "points are in twisted Edwards form only if the curve has that form")]
pub(super) fn pippenger<P: CurveParams>(
    plan: &CpuPlan,
    pieces: usize,
    bases: &BaseView<'_, P, CpuTable<P>>,
    terms: Vec<Terms>,
    watch: &mut Stopwatch,
) -> Result<Projective<P>, MsmError> {
    watch.begin(Stage::Sort);
    let threads = plan.threads as usize;
    let sorted = tasks::try_map(threads, plan.rows() as usize, |row| SortedRow::new(plan, row as u32, &terms))?;
    let images = if plan.reads_table { Zeroizing::default() } else { terms::images(&terms, bases.len(), threads)? };
    drop(terms);

    let pieces = cut(&sorted, pieces);
    let converted;
    let (points, range) = match bases.points_in_table().filter(|_| plan.reads_table) {
        Some((table, range)) => (table.points(), range),
        None => {
            watch.begin(Stage::Convert);
            let components = images.iter().copied().max().unwrap_or(1).max(1).into();
            let form = InternalForm { form: plan.form, arithmetic: plan.arithmetic, components };
            let needed = |i: usize| Some((bases.base(i), images[i].into())).filter(|&(_, images)| images > 0);
            converted = InternalPoints::new(form, bases.len(), &needed, threads)?;
            (&converted, 0..bases.len())
        }
    };
    Ok(match points {
        InternalPoints::Ifma(cpu, points) => sum(*cpu, plan, points.slice(range), &sorted, &pieces, watch),
        InternalPoints::Fma(cpu, points) => sum(*cpu, plan, points.slice(range), &sorted, &pieces, watch),
        InternalPoints::One(points) => sum((), plan, points.slice(range), &sorted, &pieces, watch),
        InternalPoints::Edwards(form, points) => {
            if const { P::TWISTED_EDWARDS.is_some() } {
                edwards::sum(plan, form, &points.slice(range), &sorted, &pieces, watch)
            } else {
                unreachable!("points are in twisted Edwards form only if the curve has that form")
            }
        }
    })
}

/// The sum of all pieces. The function uses affine additions in the lanes of the CPU.
///
/// 1. Sum each bucket of a piece (see [`Tree`]), and multiply the sum by the bucket's number (see [`weighted_sums`]).
///    If the points of a bucket lie in two pieces, each piece has its own sum for this bucket.
/// 2. The results of step 1 are pairs `(bit, point)`. Compute Σ 2^bit·point for all pairs by Horner's rule.
fn sum<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    points: Operands<'_, L>,
    sorted: &[SortedRow],
    pieces: &[Piece],
    watch: &mut Stopwatch,
) -> Projective<P> {
    watch.begin(Stage::Accumulate);
    let a = internal_a::<P, L>();
    // If a piece does not add all pairs of points that share a bucket, Horner's rule adds these points later, on one
    // thread. So if there are several pieces, each piece adds all its pairs.
    let min_pairs = if pieces.len() > 1 { 0 } else { min_pairs(plan.arithmetic, P::BaseField::extension_degree()) };
    if let Some((row, entries)) = chained::<P>(plan, sorted, pieces)
        && let Some(point) = chains::sum::<L>(cpu, &points, entries)
    {
        watch.begin(Stage::Combine);
        return horner(&[(row * plan.windows.window_bits(), from_internal::<P, L>(&point).into())]);
    }
    let sums = tasks::map(plan.threads as usize, pieces.len(), |i| {
        let mut tree = Tree::<L>::new(cpu, a, points, pieces[i].iter().map(|(_, places)| places.len()).sum());
        let buckets = plan.windows.buckets() as usize;
        tree.reserve(pieces[i].iter().map(|(_, places)| places.len().min(buckets)).sum());
        // Each bucket that has points gets a slot, and the slot's weight is the bucket's number.
        let (mut weights, mut lists) = (Vec::new(), Vec::new());
        for (row, places) in &pieces[i] {
            let start = weights.len();
            for (bucket, entries) in sorted[*row].buckets(places.clone()) {
                tree.extend(weights.len() as u32, entries);
                weights.push(bucket as u32 + 1);
            }
            lists.push(Weighted { places: start..weights.len(), bit: *row as u32 * plan.windows.window_bits() });
        }
        let sums = weighted_sums::<L>(cpu, a, tree, weights, lists, min_pairs);
        sums.iter().map(|(bit, point)| (*bit, from_internal::<P, L>(point).into())).collect::<Vec<_>>()
    });
    watch.begin(Stage::Combine);
    horner(&sums.concat())
}

/// The row of the sum and its points, if chains of additions take less time for the sum than a tree. Such a sum has
/// only a small number of points, and all of them are in the bucket of the digits ±1, whose weight is 1. For any other
/// sum, the result is `None`.
fn chained<'a, P: CurveParams>(
    plan: &CpuPlan,
    sorted: &'a [SortedRow],
    pieces: &[Piece],
) -> Option<(u32, &'a [Entry])> {
    let [piece] = pieces else { return None };
    let [(row, places)] = &piece[..] else { return None };
    let most = max_chained_points(plan.arithmetic, P::BaseField::extension_degree());
    if !(MIN_CHAINED_POINTS..=most).contains(&places.len()) {
        return None;
    }
    let mut buckets = sorted[*row].buckets(places.clone());
    match (buckets.next()?, buckets.next()) {
        ((0, entries), None) => Some((*row as u32, entries)),
        _ => None,
    }
}

/// The smallest number of points for which chains are used: two points for each lane. There are at most 8 lanes.
const MIN_CHAINED_POINTS: usize = 16;
