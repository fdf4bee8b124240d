//! The CPU engine's plan in twisted Edwards form.

use super::cpu::pieces;
use super::{CpuMethod, CpuPlan, CpuProblem, tuning};
use crate::PointForm;
use crate::recode::SignedWindows;

/// Bytes of a prepared base against those of an affine point: three coordinates for two.
const PREPARED_COORDINATES: usize = 3;

impl CpuPlan {
    /// ```text
    /// T = (digits·(A + S) + W·buckets·R + s·c·R + terms·(K + V))/threads + W·c·D
    ///      │                │             │       │      │                └ Horner's rule, on one thread
    ///      │                │             │       │      └ preparing the base, or its image
    ///      │                │             │       └ recoding
    ///      │                │             └ s pieces: the running sum, times the number of the last bucket of each
    ///      │                └ the running sum to the total: one addition a bucket, and no more for a gap of empty ones
    ///      └ one addition for each digit that is not zero, sorting included
    /// ```
    pub(super) fn edwards(problem: &CpuProblem<'_>, windows: SignedWindows, parts: usize) -> Self {
        let threads = problem.threads.max(1) as u32;
        let terms = (problem.n * parts).max(1);
        let (c, count, buckets) = (windows.window_bits(), f64::from(windows.count()), f64::from(windows.buckets()));
        let digits = terms as f64 * count * (1.0 - 0.5f64.powi(c as i32));
        let pieces = pieces(threads, digits);

        let plan = Self::with(problem, windows, CpuMethod::Buckets { pieces });
        let shared = digits * (tuning::EDWARDS_ADDITION + tuning::lanes(1).sorted_digit)
            + (count * buckets + f64::from(pieces * c)) * tuning::EDWARDS_TOTAL
            + terms as f64 * (tuning::RECODED_PART + tuning::EDWARDS_PREPARATION);
        let multiplications = shared / f64::from(threads)
            + count * f64::from(c) * tuning::JACOBIAN_DOUBLING
            + if threads > 1 { tuning::PARALLEL } else { 0.0 };

        let limbs = (c * plan.windows.count()).div_ceil(64) as usize;
        let prepared = problem.affine_bytes / 2 * PREPARED_COORDINATES;
        let sorted = 4 * (digits + count * buckets) as usize;
        let bytes = (terms * (8 * limbs + 4 + prepared) + sorted) as u64;
        Self { form: PointForm::TwistedEdwards, parts, lanes: 1, multiplications, bytes, ..plan }
    }
}
