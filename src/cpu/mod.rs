//! The CPU engine: affine buckets whose additions share inversions, on scalars split by the endomorphism where that is
//! allowed; Straus' method for a few points. All in the caller's rayon pool.

mod aggregate;
mod batch;
mod buckets;
mod field;
mod lanes;
mod points;
mod straus;
mod terms;
mod tree;

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, Zero};
use rayon::prelude::*;

pub(crate) use field::FastField;

use self::aggregate::{Weighted, weighted_sums};
use self::batch::Point;
use self::buckets::SortedWindow;
use self::lanes::{Lanes, One};
use self::points::{Points, wake};
use self::terms::{Entry, Terms};
use self::tree::Tree;
use crate::Curve;
use crate::plan::{CpuMethod, CpuPlan};
use crate::recode::Glv;
use crate::scalars::Scalars;

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
            let chunk = |start: usize| {
                let end = (start + Entry::POINTS).min(bases.len());
                let (bases, scalars) = (&bases[start..end], scalars.slice(start..end));
                match <P::BaseField as FastField>::Wide::detect().filter(|_| plan.wide) {
                    Some(cpu) => pippenger::<P, <P::BaseField as FastField>::Wide>(
                        cpu, plan, pieces as usize, split, bases, scalars,
                    ),
                    None => pippenger::<P, One<P::BaseField>>((), plan, pieces as usize, split, bases, scalars),
                }
            };
            (0..bases.len()).step_by(Entry::POINTS).map(chunk).sum()
        }
    }
}

/// Scalars that one task recodes: enough that a task is not felt, few enough that tasks balance.
const RECODED_TOGETHER: usize = 4096;

/// Pippenger's bucket method, in as many lanes as the CPU has.
///
/// 1. Recode the scalars (see [`Terms`]), bring the bases to rest (see [`Points`]), and sort each window's digits by
///    bucket.
/// 2. Cut the digits of all windows, one window after the other, into equal pieces, a task each. Sum each bucket of a
///    piece (see [`Tree`]), and count it by its number (see [`weighted_sums`]). A bucket that is cut counts its points in
///    two sums instead of one.
/// 3. Join the powers of two that come of it by Horner's rule.
fn pippenger<P: Curve, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    pieces: usize,
    split: Option<(&Glv, P::BaseField)>,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> Projective<P> {
    let (windows, n) = (&plan.windows, bases.len());
    let together = n.div_ceil(plan.threads as usize).clamp(1, RECODED_TOGETHER);
    let terms: Vec<Terms> = (0..n.div_ceil(together))
        .into_par_iter()
        .map(|i| {
            let range = i * together..((i + 1) * together).min(n);
            Terms::new(windows, split.map(|(glv, _)| glv), bases, scalars, range)
        })
        .collect();
    if terms.iter().all(Terms::is_empty) {
        return Projective::zero();
    }
    let points = Points::<L>::new(bases, split.map(|(_, beta)| beta));
    let sorted: Vec<SortedWindow> =
        (0..windows.count()).into_par_iter().map(|window| SortedWindow::new(windows, window, &terms)).collect();
    drop(terms);

    let digits: usize = sorted.iter().map(SortedWindow::len).sum();
    let piece = digits.div_ceil(pieces).max(1);
    let sums: Vec<(u32, Affine<P>)> = (0..digits.div_ceil(piece))
        .into_par_iter()
        .flat_map_iter(|i| {
            let sums = sum_piece(cpu, windows.window_bits(), &sorted, i * piece..((i + 1) * piece).min(digits), &points);
            sums.into_iter().map(|(bit, point)| (bit, wake(&point)))
        })
        .collect();
    join(sums)
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
    let mut result = Projective::zero();
    let mut current = sums.last().map_or(0, |(bit, _)| *bit);
    for (bit, point) in sums.into_iter().rev() {
        for _ in bit..current {
            result.double_in_place();
        }
        current = bit;
        result += point;
    }
    for _ in 0..current {
        result.double_in_place();
    }
    result
}
