//! The CPU engine: affine buckets whose additions share inversions, on scalars split by the endomorphism where that is
//! allowed; Straus' method for a few points. All in the caller's rayon pool.

mod aggregate;
mod batch_affine;
mod buckets;
mod edwards;
mod field;
mod straus;
mod terms;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;
use rayon::prelude::*;

pub(crate) use field::FastField;

use self::buckets::SortedWindow;
use self::terms::{Entry, Points, Terms};
use crate::plan::{CpuMethod, CpuPlan};
use crate::recode::Glv;
use crate::scalars::Scalars;
use crate::{Curve, PointForm};

/// Computes Σ kᵢ·Pᵢ as planned, in the caller's rayon pool.
pub(crate) fn msm<P: Curve>(plan: &CpuPlan, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Projective<P> {
    let split = P::ENDOMORPHISM.filter(|_| plan.glv).map(|map| (Glv::new(map.eigenvalue), map.beta));
    let split = split.as_ref().map(|(glv, beta)| (glv, *beta));
    match plan.method {
        CpuMethod::Straus { slices } => {
            let slice = bases.len().div_ceil(slices as usize).max(1);
            let starts: Vec<_> = (0..bases.len()).step_by(slice).collect();
            let sum_from =
                |start| straus::sum(&plan.windows, split, bases, scalars, start..(start + slice).min(bases.len()));
            // One slice needs no thread but the caller's.
            match starts[..] {
                [start] => sum_from(start),
                _ => starts.into_par_iter().map(sum_from).sum(),
            }
        }
        CpuMethod::Buckets { pieces } => {
            by_chunks(bases, scalars, |bases, scalars| match (plan.form, P::TWISTED_EDWARDS) {
                (PointForm::TwistedEdwards, Some(form)) => {
                    edwards::pippenger(plan, pieces as usize, &form, split, bases, scalars)
                }
                _ => pippenger(plan, pieces as usize, split, bases, scalars),
            })
        }
    }
}

/// The sum over chunks of as many terms as an [`Entry`] can number.
fn by_chunks<'a, P: Curve>(
    bases: &'a [Affine<P>],
    scalars: Scalars<'a, P>,
    sum: impl Fn(&'a [Affine<P>], Scalars<'a, P>) -> Projective<P>,
) -> Projective<P> {
    let end = |start: usize| (start + Entry::POINTS).min(bases.len());
    let chunks = (0..bases.len()).step_by(Entry::POINTS).map(|start| start..end(start));
    chunks.map(|chunk| sum(&bases[chunk.clone()], scalars.slice(chunk))).sum()
}

/// The terms of bases and scalars, in tasks.
fn recoded<P: Curve>(plan: &CpuPlan, glv: Option<&Glv>, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Vec<Terms> {
    let n = bases.len();
    let together = n.div_ceil(plan.threads as usize).clamp(1, RECODED_TOGETHER);
    let task = |i: usize| i * together..((i + 1) * together).min(n);
    let tasks = (0..n.div_ceil(together)).into_par_iter();
    tasks.map(|i| Terms::new(&plan.windows, glv, bases, scalars, task(i))).collect()
}

/// Scalars that one task recodes: enough that a task is not felt, few enough that tasks balance.
const RECODED_TOGETHER: usize = 4096;

/// Pippenger's bucket method.
///
/// 1. Recode the scalars (see [`Terms`]), and map the bases by the endomorphism.
/// 2. For each window: sort its digits by bucket, cut them into equal pieces, and sum each piece, bucket t counted t
///    times (see [`SortedWindow`]). Windows and pieces are tasks of their own: a thread that finds no window to sort
///    takes a piece of one that is.
/// 3. Join the windows by Horner's rule.
fn pippenger<P: Curve>(
    plan: &CpuPlan,
    pieces: usize,
    split: Option<(&Glv, P::BaseField)>,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> Projective<P> {
    let windows = &plan.windows;
    let terms = recoded(plan, split.map(|(glv, _)| glv), bases, scalars);
    if terms.iter().all(Terms::is_empty) {
        return Projective::zero();
    }
    let points = Points::new(bases, split.map(|(_, beta)| beta));

    let sums: Vec<Projective<P>> = (0..windows.count())
        .into_par_iter()
        .map(|window| {
            let sorted = SortedWindow::new(windows, window, &terms);
            let piece = sorted.len().div_ceil(pieces).max(1);
            (0..sorted.len())
                .step_by(piece)
                .collect::<Vec<_>>()
                .into_par_iter()
                .map(|start| sorted.weighted_sum(start..(start + piece).min(sorted.len()), &points))
                .sum()
        })
        .collect();

    windows.join(&sums)
}
