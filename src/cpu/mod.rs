//! The CPU engine: affine buckets whose additions share inversions, on scalars split by the endomorphism where that is
//! allowed; Straus' method for a few points. All in the caller's rayon pool.

mod aggregate;
mod batch;
mod buckets;
mod edwards;
mod field;
mod jacobian;
mod points;
mod prefetch;
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
use crate::plan::{CpuMethod, CpuPlan};
use crate::scalars::Scalars;
use crate::{Curve, PointForm};

/// Computes Σ kᵢ·Pᵢ as planned, in the caller's rayon pool.
pub(crate) fn msm<P: Curve>(plan: &CpuPlan, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Projective<P> {
    match plan.method {
        CpuMethod::Straus { slices } => {
            let slice = bases.len().div_ceil(slices as usize).max(1);
            let starts: Vec<_> = (0..bases.len()).step_by(slice).collect();
            let sum_from =
                |start| straus::sum(&plan.windows, plan.parts, bases, scalars, start..(start + slice).min(bases.len()));
            // One slice needs no thread but the caller's.
            match starts[..] {
                [start] => sum_from(start),
                _ => starts.into_par_iter().map(sum_from).sum(),
            }
        }
        CpuMethod::Buckets { pieces } => {
            let chunk = |start: usize| {
                let end = (start + Entry::POINTS).min(bases.len());
                pippenger(plan, pieces as usize, &bases[start..end], scalars.slice(start..end))
            };
            (0..bases.len()).step_by(Entry::POINTS).map(chunk).sum()
        }
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

/// Scalars that one task recodes: enough that a task is not felt, few enough that tasks balance.
const RECODED_TOGETHER: usize = 4096;

/// Pippenger's bucket method.
///
/// 1. Recode the scalars (see [`Terms`]), and sort each window's digits by bucket.
/// 2. Cut the digits of all windows, one window after the other, into equal pieces, a task each (see [`cut`]).
/// 3. Sum them, in the form of points that is planned (see [`sum`] and [`edwards::sum`]).
fn pippenger<P: Curve>(plan: &CpuPlan, pieces: usize, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Projective<P> {
    let (windows, n) = (&plan.windows, bases.len());
    let together = n.div_ceil(plan.threads as usize).clamp(1, RECODED_TOGETHER);
    let terms: Vec<Terms> = (0..n.div_ceil(together))
        .into_par_iter()
        .map(|i| {
            let range = i * together..((i + 1) * together).min(n);
            Terms::new(windows, plan.parts, bases, scalars, range)
        })
        .collect();
    if terms.iter().all(Terms::is_empty) {
        return Projective::zero();
    }
    let sorted: Vec<SortedWindow> =
        (0..windows.count()).into_par_iter().map(|window| SortedWindow::new(windows, window, &terms)).collect();
    drop(terms);

    let pieces = cut(&sorted, pieces);
    match (plan.form, P::TWISTED_EDWARDS, wide::<P>().filter(|_| plan.lanes > 1)) {
        (PointForm::TwistedEdwards, Some(form), _) => edwards::sum(plan, &form, bases, &sorted, &pieces),
        (_, _, Some(cpu)) => sum::<P, Wide<P>>(cpu, plan, bases, &sorted, &pieces),
        _ => sum::<P, One<P::BaseField>>((), plan, bases, &sorted, &pieces),
    }
}

/// Some of the sorted digits: windows, and the places in each.
type Piece = Vec<(usize, Range<usize>)>;

/// The digits of all windows, one window after the other, in equal pieces.
fn cut(sorted: &[SortedWindow], pieces: usize) -> Vec<Piece> {
    let digits: usize = sorted.iter().map(SortedWindow::len).sum();
    let piece = digits.div_ceil(pieces).max(1);
    let places = |start: usize| {
        let mut before = 0;
        let parts = sorted.iter().map(move |window| {
            let part = start.max(before) - before..window.len().min((start + piece).saturating_sub(before));
            before += window.len();
            part
        });
        parts.enumerate().filter(|(_, part)| !part.is_empty()).collect()
    };
    (0..digits).step_by(piece).map(places).collect()
}

/// The sum of pieces by affine additions, in as many lanes as the CPU has.
///
/// 1. Bring the bases to rest (see [`Points`]).
/// 2. Sum each bucket of a piece (see [`Tree`]), and count it by its number (see [`weighted_sums`]). A bucket that is
///    cut counts its points in two sums instead of one.
/// 3. Join the powers of two that come of it by Horner's rule.
fn sum<P: Curve, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    plan: &CpuPlan,
    bases: &[Affine<P>],
    sorted: &[SortedWindow],
    pieces: &[Piece],
) -> Projective<P> {
    let points = Points::<L>::new(bases, plan.parts);
    let sums: Vec<(u32, Affine<P>)> = pieces
        .par_iter()
        .flat_map_iter(|piece| {
            let sums = sum_piece(cpu, plan.windows.window_bits(), sorted, piece, &points);
            sums.into_iter().map(|(bit, point)| (bit, wake(&point)))
        })
        .collect();
    join(sums)
}

/// Sums a piece as points counted by powers of two.
fn sum_piece<L: Lanes>(
    cpu: L::Cpu,
    window_bits: u32,
    sorted: &[SortedWindow],
    piece: &Piece,
    points: &Points<L>,
) -> Vec<(u32, Point<L>)> {
    // Of each window the buckets from the first to the last that has a point.
    let mut slots = 0;
    let lists: Vec<Weighted> = piece
        .iter()
        .map(|(window, part)| {
            let [first, last] = [part.start, part.end - 1].map(|place| sorted[*window].bucket_of(place));
            let (start, len) = (slots, last - first + 1);
            slots += len;
            Weighted { start, len, first: first + 1, bit: *window as u32 * window_bits }
        })
        .collect();

    let mut tree = Tree::new(cpu, points, slots);
    for ((window, part), list) in piece.iter().zip(&lists) {
        for (bucket, entries) in sorted[*window].buckets(part.clone()) {
            for &entry in entries {
                tree.push((list.start + bucket + 1 - list.first) as u32, entry.into());
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
