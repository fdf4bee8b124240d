//! What the CPU engine costs in twisted Edwards form.

use super::cpu::{Counts, CpuProblem, pieces};
use super::tuning;

/// ```text
/// T = (digits·(A + S) + (filled·(1 + 2·gap) + s·c)·R + slots·E + terms·(K + V + I/512))/threads + W·(c·D + B)
///      │                │        │           │         │                │   │   │                  └ Horner's rule, each window's way back
///      │                │        │           │         │                │   │   └ inversions, on one thread at least one
///      │                │        │           │         │                │   └ preparing the base, or its image
///      │                │        │           │         │                └ recoding
///      │                │        │           │         └ looking at every bucket, full or empty
///      │                │        │           └ s pieces: the running sum, times the number of the last bucket of each
///      │                │        └ double-and-add for a run of empty buckets
///      │                └ the running sum to the total: one addition a bucket that has points
///      └ one addition for each digit that is not zero, sorting included
/// ```
pub(super) fn cost(counts: &Counts, threads: usize) -> f64 {
    let slots = counts.rows * counts.buckets();
    let gap = (slots / counts.filled.max(1.0)).max(1.0).log2();
    let ends = f64::from(pieces(counts, threads) * counts.window_bits);
    let inversions = (counts.terms / 512.0).ceil().max(threads as f64);
    let shared = counts.digits * (tuning::EDWARDS_ADDITION + tuning::lanes(1).sorted_digit)
        + (counts.filled * (1.0 + 2.0 * gap) + ends) * tuning::EDWARDS_TOTAL
        + slots * tuning::lanes(1).slot
        + counts.terms * (tuning::RECODED_PART + tuning::EDWARDS_PREPARATION)
        + inversions * tuning::INVERSION;
    shared / threads as f64
        + counts.doublings() * tuning::JACOBIAN_DOUBLING
        + counts.rows * tuning::EDWARDS_WINDOW
        + if threads > 1 { tuning::PARALLEL } else { 0.0 }
}

/// Bytes of the prepared bases, three coordinates each, and of the sorted digits.
pub(super) fn bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    let prepared = problem.n * problem.parts * problem.affine_bytes / 2 * 3;
    (prepared + 4 * (counts.digits + counts.rows * counts.buckets()) as usize) as u64
}
