//! The CPU engine: signed windows and XYZZ buckets, one rayon task for each window and slice of the points.

use ark_ec::short_weierstrass::{Affine, Bucket, Projective};
use ark_ff::{AdditiveGroup, Zero};
use rayon::prelude::*;

use crate::Curve;
use crate::plan::CpuPlan;
use crate::scalars::Scalars;

#[allow(dead_code)] // until the engine's loops are written over it
mod field;

/// Computes Σ kᵢ·Pᵢ as planned, in the caller's rayon pool.
///
/// 1. Shift the scalars once, so that every task can read its digits (see [`crate::recode`]).
/// 2. For each window and slice of the points: add each point to the bucket of its digit's magnitude, with the
///    digit's sign, then sum the buckets, bucket t counted t times.
/// 3. Add the slices of a window, and join the windows by Horner's rule.
pub(crate) fn msm<P: Curve>(plan: &CpuPlan, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Projective<P> {
    let windows = &plan.windows;
    let limbs = windows.offset().len();
    let mut shifted = vec![0; limbs * bases.len()];
    shifted
        .par_chunks_mut(limbs)
        .enumerate()
        .for_each(|(i, sum)| scalars.with_integer(i, |k| windows.shift_into(k, sum)));

    let slice = bases.len().div_ceil(plan.slices as usize).max(1);
    let tasks: Vec<_> =
        (0..windows.count()).flat_map(|w| (0..bases.len()).step_by(slice).map(move |i| (w, i))).collect();
    let sums: Vec<(u32, Projective<P>)> = tasks
        .into_par_iter()
        .map(|(window, start)| {
            let end = (start + slice).min(bases.len());
            let digits = shifted[start * limbs..end * limbs].chunks(limbs).map(|sum| windows.digit(sum, window));
            (window, window_sum(windows.buckets() as usize, &bases[start..end], digits))
        })
        .collect();

    let mut sums = sums.into_iter().rev().peekable();
    let mut result = Projective::zero();
    for window in (0..windows.count()).rev() {
        for _ in 0..windows.window_bits() {
            result.double_in_place();
        }
        while let Some((_, sum)) = sums.next_if(|(of, _)| *of == window) {
            result += sum;
        }
    }
    result
}

/// Σ dᵢ·Pᵢ over one window's digits.
fn window_sum<P: Curve>(buckets: usize, bases: &[Affine<P>], digits: impl Iterator<Item = i32>) -> Projective<P> {
    let mut buckets = vec![Bucket::<P>::ZERO; buckets];
    for (base, digit) in bases.iter().zip(digits) {
        match digit {
            0 => {}
            1.. => buckets[digit as usize - 1] += base,
            _ => buckets[digit.unsigned_abs() as usize - 1] -= base,
        }
    }
    let (mut running, mut sum) = (Projective::zero(), Projective::zero());
    for bucket in buckets.iter().rev() {
        running += Projective::from(*bucket);
        sum += running;
    }
    sum
}
