//! Pippenger's bucket method.

use ark_ec::short_weierstrass::Projective;
use ark_ff::Field;

use super::aggregate::{Weighted, weighted_sums};
use super::buckets::{self, Piece, SortedRow, cut};
use super::chains;
use super::edwards;
use super::entry::Entry;
use super::internal::{Fma, Ifma, InternalForm, InternalPoints};
use super::point::{Point, is_identity};
use super::points::{Operands, from_internal, internal_a};
use super::table::CpuTable;
use super::terms::{self, Terms};
use super::tree::{Buffers, Tree};
use crate::bases::BaseView;
use crate::curve::{CurveParams, horner};
use crate::error::MsmError;
use crate::field::lanes::{Lanes, One};
use crate::plan::{CpuPlan, max_chained_points, min_pairs};
use crate::secret::Wiped;
use crate::tasks;
use crate::timings::recording::{self, Phase};
use crate::timings::{Stage, Stopwatch};

/// Computes the sum of terms by the bucket method.
///
/// 1. Sort the digits of each row of windows by bucket (see [`CpuPlan::rows`]). Without multiples of the bases, each
///    row has one window.
/// 2. Cut the sequence of the digits of all rows into equal pieces (see [`cut`]). Each piece is a task.
/// 3. Convert the bases to internal form, unless the plan reads a table.
/// 4. Compute the sum of each piece, with the points in the form that the plan has chosen (see [`accumulate`] and
///    [`edwards::sum`]). Then add the sums of the pieces (see [`combine`]).
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
#[expect(clippy::expect_used, reason = "`join` runs both closures")]
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
    let sorted = buckets::sort(plan, &terms)?;
    let images = if plan.reads_table { Wiped::default() } else { terms::images(&terms, bases.len(), threads)? };
    let pieces = cut(&sorted, pieces);
    let droppers = droppers(plan, &sorted);
    let mut drop_terms = {
        let mut terms = Some(terms);
        move || tasks::drop_all(droppers, terms.take().unwrap_or_default())
    };
    let mut converted = None;
    let (points, range) = match bases.points_in_table().filter(|_| plan.reads_table) {
        Some((table, range)) => {
            drop_terms();
            (table.points(), range)
        }
        None => {
            watch.begin(Stage::Convert);
            let components = images.iter().copied().max().unwrap_or(1).max(1).into();
            let form = InternalForm { form: plan.form, arithmetic: plan.arithmetic, components };
            let needed = |i: usize| Some((bases.base(i), images[i].into())).filter(|&(_, images)| images > 0);
            let mut points = None;
            let mut convert = || points = Some(InternalPoints::new(form, bases.len(), &needed, threads));
            tasks::join(droppers, &mut drop_terms, &mut convert);
            (&*converted.insert(points.expect("the points have been converted")?), 0..bases.len())
        }
    };
    Ok(match points {
        &InternalPoints::Ifma(cpu, ref points) => {
            let sums = accumulate::<P, _>(cpu, plan, points.slice(range), &sorted, &pieces, watch);
            combine::<P, Ifma<P>>(cpu, plan, &sums, sorted, converted, watch)
        }
        &InternalPoints::Fma(cpu, ref points) => {
            let sums = accumulate::<P, _>(cpu, plan, points.slice(range), &sorted, &pieces, watch);
            combine::<P, Fma<P>>(cpu, plan, &sums, sorted, converted, watch)
        }
        InternalPoints::One(points) => {
            let sums = accumulate::<P, _>((), plan, points.slice(range), &sorted, &pieces, watch);
            combine::<P, One<P::BaseField>>((), plan, &sums, sorted, converted, watch)
        }
        InternalPoints::Edwards(form, points) => {
            if const { P::TWISTED_EDWARDS.is_some() } {
                edwards::sum(plan, form, &points.slice(range), &sorted, &pieces, watch)
            } else {
                unreachable!("points are in twisted Edwards form only if the curve has that form")
            }
        }
    })
}

/// Returns a list of pairs `(bit, point)` for each piece. The total sum is Σ 2^bit·point over the pairs of all pieces.
/// The function uses affine additions in the lanes of the CPU.
///
/// The function sums each bucket of a piece (see [`Tree`]), and multiplies the sum by the bucket's number (see
/// [`weighted_sums`]). If the points of a bucket lie in two pieces, each piece has its own sum for this bucket.
fn accumulate<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    points: Operands<'_, L>,
    sorted: &[SortedRow],
    pieces: &[Piece],
    watch: &mut Stopwatch,
) -> Vec<Vec<(u32, Point<L>)>> {
    watch.begin(Stage::Accumulate);
    let a = internal_a::<P, L>();
    // If a piece leaves points with the same `bit` as separate pairs, Horner's rule adds these points later, on one
    // thread. So if there are several pieces, each piece adds all its points that have the same `bit`.
    let min_pairs = if pieces.len() > 1 { 0 } else { min_pairs(plan.arithmetic, P::BaseField::extension_degree()) };
    // Chains of additions are used only with several lanes and a prime field. For one lane or an extension field, the
    // condition is false at compile time, so the compiler leaves out the long code of chains.
    if const { L::WIDTH > 1 && size_of::<P::BaseField>() == size_of::<<P::BaseField as Field>::BasePrimeField>() }
        && let Some((row, entries)) = chained::<P>(plan, sorted, pieces)
        && let Some(point) = chains::sum::<L>(cpu, &points, entries)
    {
        return vec![vec![(row * plan.windows.window_bits(), point)]];
    }
    tasks::map_with(plan.threads as usize, pieces.len(), Buffers::new, &|i, buffers| {
        let phase = recording::enter(Phase::Pairing);
        let most = pieces[i].iter().map(|(_, places)| places.len()).sum();
        let mut tree = Tree::<L>::new(cpu, a, points, most, buffers);
        let buckets = plan.windows.buckets() as usize;
        tree.reserve(pieces[i].iter().map(|(_, places)| places.len().min(buckets)).sum());
        // Each bucket that has points gets a slot, and the slot's weight is the bucket's number.
        let most = pieces[i].iter().map(|(row, places)| sorted[*row].buckets_of(places).len()).sum();
        let (mut weights, mut ends, mut lists) = (Wiped(Vec::with_capacity(most)), Wiped::default(), Vec::new());
        for (row, places) in &pieces[i] {
            let start = weights.len();
            sorted[*row].nonempty(places.clone(), &mut weights, &mut ends);
            tree.extend(&sorted[*row].entries()[places.clone()], &ends);
            lists.push(Weighted { places: start..weights.len(), bit: *row as u32 * plan.windows.window_bits() });
        }
        let sums = weighted_sums::<L>(cpu, a, tree, weights, lists, min_pairs);
        recording::enter(phase);
        sums
    })
}

/// Returns the sum Σ 2^bit·point over the pairs of all pieces.
///
/// 1. If there are more pieces than rows, add all points that have the same `bit`. Each row is a task. At the same
///    time, drop the memory that no later step needs.
/// 2. Compute the sum by Horner's rule, on one thread.
fn combine<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    pieces: &[Vec<(u32, Point<L>)>],
    sorted: Vec<SortedRow>,
    converted: Option<InternalPoints<P>>,
    watch: &mut Stopwatch,
) -> Projective<P> {
    watch.begin(Stage::Combine);
    let (threads, rows) = (plan.threads as usize, sorted.len());
    let mut sums_of_rows = Vec::new();
    let pieces = if pieces.len() > rows {
        let boxed = |row| -> Box<dyn Send> { Box::new(row) };
        let mut unneeded: Vec<_> = sorted.into_iter().map(boxed).collect();
        unneeded.extend(converted.map(|points| -> Box<dyn Send> { Box::new(points) }));
        let mut add_pieces = || {
            sums_of_rows = tasks::map_with(threads, rows, Buffers::new, &|row, buffers| {
                let bits = row as u32 * plan.windows.window_bits()..(row as u32 + 1) * plan.windows.window_bits();
                let pairs: Vec<_> = pieces.iter().flatten().filter(|(bit, _)| bits.contains(bit)).copied().collect();
                sums_of_bits::<L>(cpu, internal_a::<P, L>(), &pairs, buffers)
            });
        };
        let mut drop_unneeded = || tasks::drop_all(threads, std::mem::take(&mut unneeded));
        tasks::join(threads, &mut add_pieces, &mut drop_unneeded);
        &sums_of_rows
    } else {
        tasks::drop_all(droppers(plan, &sorted), sorted);
        pieces
    };
    let pairs = pieces.iter().flatten().map(|(bit, point)| (*bit, from_internal::<P, L>(point).into()));
    horner(&pairs.collect::<Vec<_>>())
}

/// The number of threads that wipe and free the memory of the sorted digits and of the terms.
fn droppers(plan: &CpuPlan, sorted: &[SortedRow]) -> usize {
    /// If there are fewer digits than `MIN_SHARED_DIGITS`, starting other threads takes longer than wiping and freeing
    /// all memory on one thread.
    const MIN_SHARED_DIGITS: usize = 1 << 18;
    let digits: usize = sorted.iter().map(SortedRow::len).sum();
    if digits < MIN_SHARED_DIGITS { 1 } else { plan.threads as usize }
}

/// Adds all points that have the same `bit`. Returns the sums as pairs `(bit, point)`.
fn sums_of_bits<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    pairs: &[(u32, Point<L>)],
    buffers: Buffers<L>,
) -> (Vec<(u32, Point<L>)>, Buffers<L>) {
    // The code sorts numbers instead of points, because a sort of numbers is compiled only once. A sort of points would
    // be compiled for each kind of lanes and each curve.
    let mut order: Vec<(u32, usize)> = pairs.iter().enumerate().map(|(place, &(bit, _))| (bit, place)).collect();
    order.sort_unstable();
    let points: Vec<_> = order.iter().map(|&(_, place)| pairs[place].1).collect();
    let mut tree = Tree::<L>::new(cpu, a, Operands::in_order(&points), points.len(), buffers);
    let mut bits = Vec::new();
    for (place, &(bit, _)) in order.iter().enumerate() {
        if bits.last() != Some(&bit) {
            bits.push(bit);
        }
        tree.push(bits.len() as u32 - 1, Entry::new(place, 0));
    }
    let (sums, buffers) = tree.finish();
    (bits.into_iter().zip(sums).filter(|(_, sum)| !is_identity::<L>(sum)).collect(), buffers)
}

/// Returns the row and the points of the sum if chains of additions take less time than a tree. Chains take less time
/// if the sum has only a small number of points, and if all these points are in the bucket of the digits ±1 of one row.
/// The weight of the bucket of the digits ±1 is 1. For any other sum, the result is `None`.
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
