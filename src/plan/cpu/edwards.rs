//! The cost of the CPU engine in twisted Edwards form.

use super::cost;
use super::problem::{Counts, CpuProblem};
use super::tuning;
use crate::plan::multiplications;
use crate::plan::precompute::TablePlan;
use crate::types::CpuArithmetic;

/// The cost of preparing a base, or an image of a base under the endomorphism. The cost includes a share of an
/// inversion.
pub(super) const PREPARATION: f64 =
    multiplications::EDWARDS_PREPARATION + multiplications::INVERSION / tuning::EDWARDS_POINTS_PER_INVERSION as f64;

/// The cost of Pippenger's buckets in twisted Edwards form, in field multiplications.
///
/// ```text
/// T = (digits·(A + S + F) + (filled·(1 + 2·gap) + s·c)·R + slots·E + terms·(K + V + I/512))/threads + rows·(c·D + B)
///      │                    │        │           │         │                │   │   │                  └ Horner's rule; converting sums back
///      │                    │        │           │         │                │   │   └ inversions, at least one on each thread
///      │                    │        │           │         │                │   └ preparing the base, or its image, if the call does it
///      │                    │        │           │         │                └ recoding
///      │                    │        │           │         └ looking at every bucket, nonempty or empty
///      │                    │        │           └ for each of s pieces: the running sum times the number of the last bucket
///      │                    │        └ double-and-add over each run of empty buckets
///      │                    └ adding the running sum to the total: one addition for each nonempty bucket
///      └ for each nonzero digit: an addition (A), sorting (S) and, with multiples, reading a distant point (F)
/// ```
pub(super) fn cost(problem: &CpuProblem, counts: &Counts, stored: Option<TablePlan>, threads: usize) -> f64 {
    let slots = counts.rows * counts.buckets();
    let gap = (slots / counts.filled.max(1.0)).max(1.0).log2();
    let ends = f64::from(counts.pieces(threads) * counts.window_bits);
    let inversions = (counts.terms / tuning::EDWARDS_POINTS_PER_INVERSION as f64).ceil().max(threads as f64);
    let preparation = match stored {
        Some(_) => 0.0,
        None => counts.terms * multiplications::EDWARDS_PREPARATION + inversions * multiplications::INVERSION,
    };
    let one = multiplications::batches(CpuArithmetic::Scalar);
    let far = if counts.precomputation.factor() > 1 { one.multiple } else { 0.0 };
    let shared = counts.digits * (multiplications::EDWARDS_ADDITION + one.sorted_digit + far)
        + (counts.filled * (1.0 + 2.0 * gap) + ends) * multiplications::EDWARDS_TOTAL
        + slots * one.slot
        + counts.terms * multiplications::RECODED_COMPONENT
        + preparation;
    shared / threads as f64
        + counts.doublings() * multiplications::JACOBIAN_DOUBLING
        + counts.rows * multiplications::EDWARDS_WINDOW
        + problem.parallel(threads)
}

/// Bytes of the working memory. The working memory has the sorted digits and a word for each bucket. The terms and the
/// bases that the call prepares share memory, so only the larger of the two sizes counts. A prepared base has three
/// coordinates.
pub(super) fn bytes(problem: &CpuProblem, counts: &Counts, stored: Option<TablePlan>) -> u64 {
    let bases = if stored.is_some() { 0 } else { problem.n as u64 * problem.components as u64 };
    let prepared = bases * problem.affine_bytes as u64 / 2 * 3;
    let sorted = 4 * (counts.digits + counts.rows * counts.buckets()) as u64;
    sorted + cost::terms_bytes(problem, counts).max(prepared)
}
