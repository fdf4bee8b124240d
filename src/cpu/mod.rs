//! The CPU engine: affine buckets whose additions share inversions, on scalars split by the endomorphism where that is
//! allowed; Straus' method for a few points. All in the caller's rayon pool.

mod aggregate;
mod batch;
mod buckets;
mod field;
mod jacobian;
pub(crate) mod limited;
mod points;
mod straus;
mod terms;
mod tree;

use std::ops::Range;

use ark_ec::CurveConfig;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;
use rayon::prelude::*;

pub(crate) use field::FastField;

use self::aggregate::{Weighted, weighted_sums};
use self::batch::Point;
use self::buckets::SortedWindow;
use self::field::lanes::{Lanes, One};
use self::jacobian::Jacobian;
use self::points::{Points, wake};
use self::terms::{Entry, Terms};
use self::tree::Tree;
use crate::Curve;
use crate::plan::{CpuMethod, CpuPlan, CpuProblem};
use crate::scalars::Scalars;

/// Computes Σ kᵢ·Pᵢ in the caller's rayon pool, and tells how: the plan is made when the scalars' lengths are known.
pub(crate) fn msm<P: Curve>(
    problem: &CpuProblem,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> (Projective<P>, CpuPlan) {
    let chunk = |start: usize| {
        let end = (start + Entry::POINTS).min(bases.len());
        sum_chunk(problem, &bases[start..end], scalars.slice(start..end))
    };
    let (mut sum, plan) = chunk(0);
    for start in (0..bases.len()).step_by(Entry::POINTS).skip(1) {
        sum += chunk(start).0;
    }
    (sum, plan)
}

/// Scalars that one task recodes: enough that a task is not felt, few enough that tasks balance.
const RECODED_TOGETHER: usize = 1024;

/// The sum of no more terms than an [`Entry`] can number.
fn sum_chunk<P: Curve>(problem: &CpuProblem, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> (Projective<P>, CpuPlan) {
    let task = |i: usize| i * RECODED_TOGETHER..((i + 1) * RECODED_TOGETHER).min(bases.len());
    let tasks = bases.len().div_ceil(RECODED_TOGETHER);
    let mut terms = in_tasks(problem.threads, tasks, |i| Terms::new(problem.parts, bases, scalars, task(i)));
    let longest = terms.iter().map(|terms| terms.at_least().len()).max().unwrap_or(1);
    let at_least: Vec<usize> =
        (0..longest).map(|bits| terms.iter().filter_map(|terms| terms.at_least().get(bits)).sum()).collect();
    let plan = CpuPlan::new(problem, &at_least);
    if at_least[0] == 0 {
        return (Projective::zero(), plan);
    }
    if plan.threads > 1 {
        terms.par_iter_mut().for_each(|terms| terms.shift(&plan.windows));
    } else {
        terms.iter_mut().for_each(|terms| terms.shift(&plan.windows));
    }
    let sum = match plan.method {
        CpuMethod::Straus => terms.iter().map(|terms| straus::sum(&plan.windows, bases, terms)).sum(),
        CpuMethod::Buckets { .. } => match wide::<P>().filter(|_| plan.lanes > 1) {
            Some(cpu) => pippenger::<P, Wide<P>>(cpu, &plan, bases, terms),
            None => pippenger::<P, One<P::BaseField>>((), &plan, bases, terms),
        },
    };
    (sum, plan)
}

/// What `work` makes of each of so many tasks, in the caller's pool if there are threads to share them.
fn in_tasks<T: Send>(threads: usize, tasks: usize, work: impl Fn(usize) -> T + Send + Sync) -> Vec<T> {
    // A pool takes microseconds to wake up.
    if threads > 1 && tasks > 1 {
        (0..tasks).into_par_iter().map(work).collect()
    } else {
        (0..tasks).map(work).collect()
    }
}

type Wide<P> = <<P as CurveConfig>::BaseField as FastField>::Wide;

/// Whether this CPU has the wider lanes, if there are any for the curve's field.
fn wide<P: Curve>() -> Option<<Wide<P> as Lanes>::Cpu> {
    Wide::<P>::detect().filter(|_| Wide::<P>::WIDTH > 1)
}

/// The number of field elements that this CPU works on at once.
pub(crate) fn lanes<P: Curve>() -> usize {
    wide::<P>().map_or(1, |_| Wide::<P>::WIDTH)
}

/// Pippenger's bucket method, in as many lanes as the CPU has.
///
/// 1. Bring the bases to rest (see [`Points`]), and sort each window's digits by bucket.
/// 2. Cut the digits of all windows, one window after the other, into equal pieces, a task each. Sum each bucket of a
///    piece (see [`Tree`]), and count it by its number (see [`weighted_sums`]). A bucket that is cut counts its points in
///    two sums instead of one.
/// 3. Join the powers of two that come of it by Horner's rule.
fn pippenger<P: Curve, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    bases: &[Affine<P>],
    terms: Vec<Terms>,
) -> Projective<P> {
    let (windows, threads) = (&plan.windows, plan.threads as usize);
    let CpuMethod::Buckets { pieces } = plan.method else { unreachable!("the bucket method has pieces") };
    let points = Points::<L>::new(bases, plan.parts, threads);
    let count = windows.count() as usize;
    let sorted = in_tasks(threads, count, |window| SortedWindow::new(windows, window as u32, &terms));
    drop(terms);

    let digits: usize = sorted.iter().map(SortedWindow::len).sum();
    let piece = digits.div_ceil(pieces as usize).max(1);
    let sums = in_tasks(threads, digits.div_ceil(piece), |i| {
        let places = i * piece..((i + 1) * piece).min(digits);
        let sums = sum_piece(cpu, windows.window_bits(), &sorted, places, &points);
        sums.iter().map(|(bit, point)| (*bit, wake(point))).collect::<Vec<_>>()
    });
    join(sums.concat())
}

/// Sums the digits from one place to another, counted over all windows, as points counted by powers of two.
fn sum_piece<L: Lanes>(
    cpu: L::Cpu,
    window_bits: u32,
    sorted: &[SortedWindow],
    places: Range<usize>,
    points: &Points<L>,
) -> Vec<(u32, Point<L>)> {
    // The part of each window, and its buckets from the first to the last that has a point.
    let mut parts = Vec::new();
    let mut lists = Vec::new();
    let (mut before, mut slots) = (0, 0);
    for (window, bit) in sorted.iter().zip((0..).step_by(window_bits as usize)) {
        let part = places.start.max(before) - before..places.end.min(before + window.len()).saturating_sub(before);
        before += window.len();
        if part.is_empty() {
            continue;
        }
        let [first, last] = [part.start, part.end - 1].map(|place| window.bucket_of(place));
        lists.push(Weighted { start: slots, len: last - first + 1, first: first + 1, bit });
        parts.push((window, part, slots, first));
        slots += last - first + 1;
    }

    let mut tree = Tree::new(cpu, points, slots);
    for (window, part, slot, first) in parts {
        for (bucket, entries) in window.buckets(part) {
            for &entry in entries {
                tree.push((slot + bucket - first) as u32, entry.into());
            }
        }
    }
    weighted_sums(cpu, tree.finish(), lists)
}

/// Σ 2^bit·P, by Horner's rule.
fn join<P: Curve>(mut sums: Vec<(u32, Affine<P>)>) -> Projective<P> {
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
