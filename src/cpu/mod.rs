//! The CPU engine: affine buckets whose additions share inversions, on scalars split by the endomorphism where that is
//! allowed; Straus' method for a few points. All in the caller's rayon pool.

mod aggregate;
mod batch;
mod buckets;
pub(crate) mod edwards;
mod jacobian;
pub(crate) mod low_memory;
mod multiples;
mod pages;
mod points;
mod prefetch;
mod straus;
mod table;
mod terms;
mod tree;

use std::ops::Range;

use ark_ec::CurveConfig;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;
use rayon::prelude::*;

use crate::field::FastField;
pub(crate) use multiples::multiples;
pub(crate) use table::CpuTable;

use self::aggregate::{Weighted, weighted_sums};
use self::batch::{Operands, Point};
use self::buckets::SortedRow;
use self::jacobian::Jacobian;
use self::points::{Points, from_internal, internal_a};
use self::table::{BaseSource, InternalPoints};
use self::terms::{Entry, Terms};
use self::tree::Tree;
use crate::curve::CurveParams;
use crate::field::lanes::{Lanes, One};
use crate::plan::{CpuMethod, CpuPlan, CpuProblem};
use crate::scalars::Scalars;
use crate::timings::{Stage, Stopwatch};
use crate::vocabulary::PointForm;

/// Computes Σ kᵢ·Pᵢ in the caller's rayon pool, and tells how: the plan is made when the scalars' lengths are known.
/// `watch` takes the times of the stages.
pub(crate) fn msm<P: CurveParams>(
    problem: &CpuProblem,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
    watch: &mut Stopwatch,
) -> (Projective<P>, CpuPlan) {
    sum_chunks(problem, &BaseSource::Fresh(bases), scalars, watch)
}

/// As [`msm`], over the bases of a table from `offset` on: scalar i belongs to base `offset` + i. There are no more
/// scalars than such bases. The problem's bases are prepared as the table's are.
pub(crate) fn msm_prepared<P: CurveParams>(
    problem: &CpuProblem,
    table: &CpuTable<P>,
    offset: usize,
    scalars: Scalars<'_, P>,
    watch: &mut Stopwatch,
) -> (Projective<P>, CpuPlan) {
    debug_assert_eq!(problem.prepared, Some(table.precomputation()));
    debug_assert_eq!(problem.forms, [table.form()]);
    debug_assert!(problem.components <= table.components());
    sum_chunks(problem, &BaseSource::Kept(table, offset..offset + scalars.len()), scalars, watch)
}

/// The sum over chunks of as many bases as an [`Entry`] can number the points of.
fn sum_chunks<P: CurveParams>(
    problem: &CpuProblem,
    bases: &BaseSource<'_, P>,
    scalars: Scalars<'_, P>,
    watch: &mut Stopwatch,
) -> (Projective<P>, CpuPlan) {
    let together = Entry::POINTS / bases.levels();
    let mut chunk = |start: usize| {
        let end = (start + together).min(bases.len());
        sum_chunk(problem, &bases.slice(start..end), scalars.slice(start..end), watch)
    };
    let (mut sum, plan) = chunk(0);
    for start in (0..bases.len()).step_by(together).skip(1) {
        sum += chunk(start).0;
    }
    (sum, plan)
}

/// Scalars that one task recodes: enough that a task is not felt, few enough that tasks balance.
const RECODED_TOGETHER: usize = 1024;

/// The sum of no more terms than an [`Entry`] can number.
fn sum_chunk<P: CurveParams>(
    problem: &CpuProblem,
    bases: &BaseSource<'_, P>,
    scalars: Scalars<'_, P>,
    watch: &mut Stopwatch,
) -> (Projective<P>, CpuPlan) {
    let task = |i: usize| i * RECODED_TOGETHER..((i + 1) * RECODED_TOGETHER).min(bases.len());
    let tasks = bases.len().div_ceil(RECODED_TOGETHER);
    let mut terms = in_tasks(problem.threads, tasks, |i| Terms::new(problem, bases, scalars, task(i)));
    let longest = terms.iter().map(|terms| terms.at_least().len()).max().unwrap_or(1);
    let at_least: Vec<usize> =
        (0..longest).map(|bits| terms.iter().filter_map(|terms| terms.at_least().get(bits)).sum()).collect();
    let plan = CpuPlan::new(problem, &at_least);
    if at_least[0] == 0 {
        watch.end(Stage::Recode);
        return (Projective::zero(), plan);
    }
    if plan.threads > 1 {
        terms.par_iter_mut().for_each(|terms| terms.shift(&plan.windows));
    } else {
        terms.iter_mut().for_each(|terms| terms.shift(&plan.windows));
    }
    watch.end(Stage::Recode);
    let sum = match plan.method {
        CpuMethod::Straus => {
            let sum = terms.iter().map(|terms| straus::sum(&plan, bases, terms)).sum();
            watch.end(Stage::Accumulate);
            sum
        }
        CpuMethod::Buckets { pieces } => pippenger(&plan, pieces as usize, bases, terms, watch),
    };
    (sum, plan)
}

/// What `work` makes of each of so many tasks, in the caller's pool if there are threads to share them.
fn in_tasks<T: Send>(threads: usize, tasks: usize, work: impl Fn(usize) -> T + Send + Sync) -> Vec<T> {
    // A pool takes microseconds to from_internal up.
    if threads > 1 && tasks > 1 {
        (0..tasks).into_par_iter().map(work).collect()
    } else {
        (0..tasks).map(work).collect()
    }
}

type Wide<P> = <<P as CurveConfig>::BaseField as FastField>::Wide;

/// Whether this CPU has the wider lanes, if there are any for the curve's field. They may scale coordinates, which takes
/// a curve with a = 0.
fn wide<P: CurveParams>() -> Option<<Wide<P> as Lanes>::Cpu> {
    Wide::<P>::detect().filter(|_| Wide::<P>::WIDTH > 1 && P::COEFF_A.is_zero())
}

/// The number of field elements that this CPU works on at once.
pub(crate) fn lanes<P: CurveParams>() -> usize {
    wide::<P>().map_or(1, |_| Wide::<P>::WIDTH)
}

/// Pippenger's bucket method.
///
/// 1. Sort the digits of each row of windows by bucket. Without multiples of the bases, a window is a row.
/// 2. Cut the digits of all rows, one row after the other, into equal pieces, a task each (see [`cut`]).
/// 3. Bring the bases to rest, unless they are.
/// 4. Sum the pieces, in the form of points that is planned (see [`sum`] and [`edwards::sum`]).
fn pippenger<P: CurveParams>(
    plan: &CpuPlan,
    pieces: usize,
    bases: &BaseSource<'_, P>,
    terms: Vec<Terms>,
    watch: &mut Stopwatch,
) -> Projective<P> {
    let threads = plan.threads as usize;
    let components = terms.iter().map(Terms::components).max().unwrap_or(1);
    let sorted = in_tasks(threads, plan.rows() as usize, |row| SortedRow::new(plan, row as u32, &terms));
    drop(terms);

    let pieces = cut(&sorted, pieces);
    watch.end(Stage::Sort);
    match bases {
        BaseSource::Fresh(bases) => match (plan.form, P::TWISTED_EDWARDS, wide::<P>().filter(|_| plan.lanes > 1)) {
            (PointForm::TwistedEdwards, Some(form), _) => {
                let points = edwards::EdwardsPoints::new(&form, bases.len(), |i| &bases[i], components, false);
                watch.end(Stage::Prepare);
                edwards::sum(plan, &form, &points.all(), &sorted, &pieces, watch)
            }
            (_, _, Some(cpu)) => sum_fresh::<P, Wide<P>>(cpu, plan, bases, components, &sorted, &pieces, watch),
            _ => sum_fresh::<P, One<P::BaseField>>((), plan, bases, components, &sorted, &pieces, watch),
        },
        BaseSource::Kept(table, range) => {
            let range = range.start * bases.levels()..range.end * bases.levels();
            match table.points() {
                InternalPoints::Wide(cpu, points) => sum(*cpu, plan, &points.slice(range), &sorted, &pieces, watch),
                InternalPoints::One(points) => sum((), plan, &points.slice(range), &sorted, &pieces, watch),
                InternalPoints::Edwards(form, points) => {
                    edwards::sum(plan, form, &points.slice(range), &sorted, &pieces, watch)
                }
            }
        }
    }
}

/// Some of the sorted digits: rows, and the places in each.
type Piece = Vec<(usize, Range<usize>)>;

/// The digits of all rows, one row after the other, in equal pieces.
fn cut(sorted: &[SortedRow], pieces: usize) -> Vec<Piece> {
    let digits: usize = sorted.iter().map(SortedRow::len).sum();
    let piece = digits.div_ceil(pieces).max(1);
    let places = |start: usize| {
        let mut before = 0;
        let components = sorted.iter().map(move |row| {
            let part = start.max(before) - before..row.len().min((start + piece).saturating_sub(before));
            before += row.len();
            part
        });
        components.enumerate().filter(|(_, part)| !part.is_empty()).collect()
    };
    (0..digits).step_by(piece).map(places).collect()
}

/// As [`sum`], of bases that are brought to rest first (see [`Points`]).
fn sum_fresh<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    bases: &[Affine<P>],
    components: usize,
    sorted: &[SortedRow],
    pieces: &[Piece],
    watch: &mut Stopwatch,
) -> Projective<P> {
    let points = Points::<L>::new(bases.len(), |i| &bases[i], components, plan.threads as usize, false);
    watch.end(Stage::Prepare);
    sum(cpu, plan, &points.all(), sorted, pieces, watch)
}

/// The sum of pieces by affine additions, in as many lanes as the CPU has.
///
/// 1. Sum each bucket of a piece (see [`Tree`]), and count it by its number (see [`weighted_sums`]). A bucket that is
///    cut counts its points in two sums instead of one.
/// 2. Join the powers of two that come of it by Horner's rule.
fn sum<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    points: &impl Operands<L>,
    sorted: &[SortedRow],
    pieces: &[Piece],
    watch: &mut Stopwatch,
) -> Projective<P> {
    let a = internal_a::<P, L>();
    let sums = in_tasks(plan.threads as usize, pieces.len(), |i| {
        let sums = sum_piece(cpu, a, plan.windows.window_bits(), sorted, &pieces[i], points);
        sums.iter().map(|(bit, point)| (*bit, from_internal(point))).collect::<Vec<_>>()
    });
    watch.end(Stage::Accumulate);
    let sum = horner(sums.concat());
    watch.end(Stage::Combine);
    sum
}

/// Sums a piece as points counted by powers of two.
fn sum_piece<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    window_bits: u32,
    sorted: &[SortedRow],
    piece: &Piece,
    points: &impl Operands<L>,
) -> Vec<(u32, Point<L>)> {
    let mut tree = Tree::new(cpu, a, points);
    // A slot for each bucket that has points, and the bucket's number.
    let (mut weights, mut lists) = (Vec::new(), Vec::new());
    for (row, part) in piece {
        let start = weights.len();
        for (bucket, entries) in sorted[*row].buckets(part.clone()) {
            for entry in entries {
                tree.push(weights.len() as u32, entry.into());
            }
            weights.push(bucket as u32 + 1);
        }
        lists.push(Weighted { places: start..weights.len(), bit: *row as u32 * window_bits });
    }
    weighted_sums(cpu, a, tree.finish(), weights, lists)
}

/// Σ 2^bit·P, by Horner's rule.
fn horner<P: CurveParams>(mut sums: Vec<(u32, Affine<P>)>) -> Projective<P> {
    sums.sort_unstable_by_key(|(bit, _)| *bit);
    let mut result = Jacobian::identity();
    let mut current = sums.last().map_or(0, |(bit, _)| *bit);
    for (bit, point) in sums.iter().rev() {
        for _ in *bit..current {
            result.double();
        }
        current = *bit;
        result.add(point);
    }
    for _ in 0..current {
        result.double();
    }
    result.into_projective()
}

#[cfg(test)]
mod tests {
    /// For AddressSanitizer, which must find it.
    #[test]
    #[ignore = "a planted bug"]
    fn planted_overrun() {
        let words = std::hint::black_box(vec![1u64, 2, 3]);
        // SAFETY: there is none; it reads past the end.
        let past = unsafe { std::ptr::read_volatile(words.as_ptr().add(words.len())) };
        std::hint::black_box(past);
    }

    /// For ThreadSanitizer, which must find it.
    #[test]
    #[ignore = "a planted bug"]
    fn planted_race() {
        static mut COUNT: u64 = 0;
        let count = || {
            // SAFETY: there is none; two threads write it.
            unsafe { COUNT += 1 };
        };
        std::thread::scope(|scope| {
            [(); 2].map(|()| scope.spawn(count)).map(|thread| thread.join().expect("it counts"))
        });
    }
}
