//! What the CPU engine costs in twisted Edwards form.

use super::cpu::{Counts, CpuProblem, pieces};
use super::tuning;

/// ```text
/// T = (digits·(A + S) + filled·R + s·c·R + terms·(K + V))/threads + W·c·D
///      │                │          │       │      │                └ Horner's rule, on one thread
///      │                │          │       │      └ preparing the base, or its image
///      │                │          │       └ recoding
///      │                │          └ s pieces: the running sum, times the number of the last bucket of each
///      │                └ the running sum to the total: one addition a bucket that has points
///      └ one addition for each digit that is not zero, sorting included
/// ```
pub(super) fn cost(counts: &Counts, threads: usize) -> f64 {
    let ends = f64::from(pieces(counts, threads) * counts.window_bits);
    let shared = counts.digits * (tuning::EDWARDS_ADDITION + tuning::lanes(1).sorted_digit)
        + (counts.filled + ends) * tuning::EDWARDS_TOTAL
        + counts.terms * (tuning::RECODED_PART + tuning::EDWARDS_PREPARATION);
    shared / threads as f64
        + counts.doublings() * tuning::JACOBIAN_DOUBLING
        + if threads > 1 { tuning::PARALLEL } else { 0.0 }
}

/// Bytes of the prepared bases, three coordinates each, and of the sorted digits.
pub(super) fn bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    let prepared = problem.n * problem.parts * problem.affine_bytes / 2 * 3;
    (prepared + 4 * (counts.digits + counts.windows * counts.buckets()) as usize) as u64
}
