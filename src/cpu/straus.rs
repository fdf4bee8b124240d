//! Straus' method for a few points: a table of multiples for each, and doublings shared by all.

use std::ops::Range;

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, Zero};

use super::terms::{Points, Terms};
use crate::Curve;
use crate::recode::SignedWindows;
use crate::scalars::Scalars;

/// Σ kᵢ·Pᵢ over a range of terms.
///
/// 1. For each base, its multiples P, 2P, …, 2^(c−1)·P, brought to affine form together.
/// 2. From the highest window down: double the sum c times, and add the multiple that each digit names.
pub(super) fn sum<P: Curve>(
    windows: &SignedWindows,
    parts: usize,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
    range: Range<usize>,
) -> Projective<P> {
    let terms = Terms::new(windows, parts, bases, scalars, range.clone());
    if terms.is_empty() {
        return Projective::zero();
    }
    let multiples = windows.buckets() as usize;
    let mut table = Vec::with_capacity(range.len() * multiples);
    for base in &bases[range.clone()] {
        let mut multiple = Projective::<P>::from(*base);
        table.push(multiple);
        for _ in 1..multiples {
            multiple += base;
            table.push(multiple);
        }
    }
    let table = Projective::normalize_batch(&table);
    let points = Points::new(&table, parts);

    let mut sum = Projective::zero();
    for window in (0..windows.count()).rev() {
        for _ in 0..windows.window_bits() {
            sum.double_in_place();
        }
        for (digit, entry) in terms.digits(windows, window) {
            let multiple = (entry.index() - range.start) * multiples + digit.unsigned_abs() as usize - 1;
            sum += points.get(entry.at(multiple).signed(digit));
        }
    }
    sum
}
