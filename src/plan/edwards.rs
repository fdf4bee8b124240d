//! The CPU engine's plan in twisted Edwards form.

use super::tuning;
use super::{CpuMethod, CpuPlan, CpuProblem};
use crate::PointForm;
use crate::recode::SignedWindows;

/// Bytes of a prepared base against those of an affine point: three coordinates for two.
const PREPARED_COORDINATES: usize = 3;

impl CpuPlan {
    /// ```text
    /// T = ⌈W·s / threads⌉ · (m·(A + S) + b·R + c·R) + n/threads·(K + V) + W·c·D
    ///     │                  │           │     │                 │   │    └ Horner, on one thread
    ///     │                  │           │     │                 │   └ preparing the base, and its image where halves are used
    ///     │                  │           │     │                 └ recoding
    ///     │                  │           │     └ the running sum, times the number of a piece's first bucket
    ///     │                  │           └ one addition of the running sum a bucket
    ///     │                  └ one addition for each of a piece's m points, sorting included
    ///     └ tasks, all alike: s pieces a window
    /// ```
    pub(super) fn edwards(problem: &CpuProblem<'_>, windows: SignedWindows, glv: bool) -> Self {
        let threads = problem.threads.max(1) as u32;
        let halves = if glv { 2 } else { 1 };
        let terms = (problem.n * halves).max(1);
        let wanted = if threads == 1 { 1 } else { (threads * tuning::CPU_TASKS_PER_THREAD).div_ceil(windows.count()) };
        let pieces = wanted.clamp(1, terms.div_ceil(tuning::LEAST_PIECE) as u32);

        let plan = Self::with(problem, windows, CpuMethod::Buckets { pieces });
        let (c, count) = (plan.windows.window_bits(), plan.windows.count());
        let (points, buckets) = (terms.div_ceil(pieces as usize), plan.windows.buckets().div_ceil(pieces));
        let task = points as f64 * (tuning::EDWARDS_ADDITION + tuning::SORTED_DIGIT)
            + f64::from(buckets + c) * tuning::EDWARDS_TOTAL;
        let tasks = f64::from((count * pieces).div_ceil(threads));
        let once = tuning::RECODED_SCALAR + halves as f64 * tuning::EDWARDS_PREPARATION;
        let multiplications = tasks * task
            + problem.n as f64 / f64::from(threads) * once
            + f64::from(count * c) * tuning::JACOBIAN_DOUBLING;

        let limbs = (c * count).div_ceil(64) as usize;
        let prepared = terms * problem.affine_bytes / 2 * PREPARED_COORDINATES;
        let at_once = threads.min(count) as usize;
        let bytes = (terms * (8 * limbs + 4) + prepared + at_once * 4 * terms) as u64;
        Self { form: PointForm::TwistedEdwards, glv, multiplications, bytes, ..plan }
    }
}
