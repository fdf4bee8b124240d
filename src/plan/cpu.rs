//! The plan of the CPU engine.

use std::fmt;

use super::{Bytes, tuning, window_origin};
use crate::recode::{Glv, MAX_WINDOW, MIN_WINDOW, SignedWindows};

/// What a plan for the CPU needs to know.
pub(crate) struct CpuProblem<'a> {
    pub(crate) n: usize,
    /// The greatest scalar.
    pub(crate) maximum: &'a [u64],
    /// The split by the endomorphism, where the curve has one and the bases are in the subgroup.
    pub(crate) glv: Option<Glv>,
    /// Bytes of an affine point.
    pub(crate) affine_bytes: usize,
    pub(crate) threads: usize,
    /// Whether several field elements may be worked on at once.
    pub(crate) wide: bool,
    /// The window asked for.
    pub(crate) window_bits: Option<u32>,
}

/// How the CPU sums the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CpuMethod {
    /// A table of multiples for each base, doublings shared by all.
    Straus {
        /// Slices of the terms, one task each.
        slices: u32,
    },
    /// Pippenger's buckets, summed by batches of affine additions.
    Buckets {
        /// Pieces that each window's sorted points are cut into, one task each.
        pieces: u32,
    },
}

/// Method, windows and tasks of one MSM on the CPU.
#[derive(Clone, Debug)]
pub struct CpuPlan {
    /// The digits of a scalar, or of each half of one.
    pub windows: SignedWindows,
    /// Whether scalars are split in two halves by the endomorphism.
    pub glv: bool,
    /// How the terms are summed.
    pub method: CpuMethod,
    /// Whether the CPU's vector instructions are used, where there are any.
    pub wide: bool,
    /// Threads of the rayon pool.
    pub threads: u32,
    /// Predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    /// Bytes of the working set, beside bases and scalars.
    pub bytes: u64,
    fixed_window: bool,
}

impl CpuPlan {
    /// The cheapest plan, at the given window or at any.
    pub(crate) fn new(problem: &CpuProblem<'_>) -> Self {
        // 2^20 buckets are 100 MB a window; no n that fits in memory gains from more.
        let least_cost = MIN_WINDOW..=MAX_WINDOW.min(20);
        let candidates = problem.window_bits.map_or(least_cost, |fixed| fixed..=fixed);
        candidates
            .flat_map(|c| {
                let windows = match &problem.glv {
                    Some(glv) => SignedWindows::for_maximum(c, &glv.maximum()),
                    None => SignedWindows::for_maximum(c, problem.maximum),
                };
                [Self::straus(problem, windows.clone()), Self::buckets(problem, windows)]
            })
            .min_by(|a, b| a.multiplications.total_cmp(&b.multiplications))
            .expect("there is at least one window to choose")
    }

    /// Digits of one point's scalar, or of its two halves.
    pub fn digits_per_point(&self) -> u32 {
        self.windows.count() * if self.glv { 2 } else { 1 }
    }

    /// ```text
    /// T = n/slices · (2^(c−1)·(M + N) + digits·(1 − 2^(−c))·M) + W·c·D
    ///                 │                 │                       └ doublings, in each slice
    ///                 │                 └ one mixed addition for a digit that is not zero
    ///                 └ the table: a mixed addition and a normalisation for each multiple
    /// ```
    fn straus(problem: &CpuProblem<'_>, windows: SignedWindows) -> Self {
        let slices = problem.threads.clamp(1, problem.n.max(1));
        let (points, multiples) = (problem.n.div_ceil(slices), f64::from(windows.buckets()));
        let mut plan = Self::with(problem, windows, CpuMethod::Straus { slices: slices as u32 });
        let (c, count) = (plan.windows.window_bits(), plan.windows.count());
        let table = multiples * (tuning::JACOBIAN_MIXED_ADDITION + tuning::NORMALISATION);
        let digits = f64::from(plan.digits_per_point()) * (1.0 - 0.5f64.powi(c as i32));
        let one = table + digits * tuning::JACOBIAN_MIXED_ADDITION + tuning::RECODED_SCALAR;
        plan.multiplications =
            points as f64 * one + f64::from(count * c) * tuning::JACOBIAN_DOUBLING + tuning::INVERSION;
        plan.bytes = (problem.n * problem.affine_bytes) as u64 * u64::from(plan.windows.buckets()) * 5 / 2;
        plan
    }

    /// ```text
    /// T = ⌈W·s / threads⌉ · (m·(A + S) + ⌈m/batch⌉·R·I + aggregation + c·D) + n/threads·K + W·c·D
    ///     │                  │           │                              │     │             └ Horner, on one thread
    ///     │                  │           │                              │     └ recoding
    ///     │                  │           │                              └ a piece's first bucket's number, times its sum
    ///     │                  │           └ R rounds of additions, one inversion each
    ///     │                  └ an affine addition for each of a piece's m points, sorting included
    ///     └ tasks, all alike: s pieces a window
    /// ```
    fn buckets(problem: &CpuProblem<'_>, windows: SignedWindows) -> Self {
        let threads = problem.threads.max(1) as u32;
        let halves = if problem.glv.is_some() { 2 } else { 1 };
        let terms = (problem.n * halves).max(1);
        let digits = terms as f64 * f64::from(windows.count()) * (1.0 - 0.5f64.powi(windows.window_bits() as i32));
        let wanted = if threads == 1 { 1 } else { threads * tuning::CPU_TASKS_PER_THREAD };
        let pieces = wanted.clamp(threads, (digits as usize).div_ceil(tuning::LEAST_PIECE).max(threads as usize) as u32);

        let mut plan = Self::with(problem, windows, CpuMethod::Buckets { pieces });
        let (c, count, buckets) = (plan.windows.window_bits(), plan.windows.count(), plan.windows.buckets());
        let filled = f64::from(count) * f64::from(buckets).min(terms as f64);
        let additions = digits * (tuning::BATCHED_ADDITION + tuning::SORTED_DIGIT) + 2.0 * filled * tuning::BATCHED_ADDITION;
        // A task's trees: the rounds of a bucket's points, and those of rows and columns.
        let levels = (digits / filled).log2().max(0.0) + 2.0 + 2.0 * f64::from(c);
        let tails = f64::from(pieces) * levels * tuning::INVERSION;
        let recoding = problem.n as f64 * tuning::RECODED_SCALAR;
        plan.multiplications = (additions + tails + recoding) / f64::from(threads)
            + f64::from(count * c) * (tuning::JACOBIAN_DOUBLING + tuning::JACOBIAN_MIXED_ADDITION);
        let points = digits as usize / pieces as usize;

        let limbs = (c * count).div_ceil(64) as usize;
        let images = if plan.glv { problem.n * problem.affine_bytes / 2 } else { 0 };
        plan.bytes = (terms * (8 * limbs + 4) + images + points * 4 * pieces as usize) as u64;
        plan
    }

    fn with(problem: &CpuProblem<'_>, windows: SignedWindows, method: CpuMethod) -> Self {
        Self {
            windows,
            glv: problem.glv.is_some(),
            method,
            wide: problem.wide,
            threads: problem.threads as u32,
            multiplications: 0.0,
            bytes: 0,
            fixed_window: problem.window_bits.is_some(),
        }
    }
}

impl fmt::Display for CpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let origin = window_origin(self.fixed_window);
        let split = if self.glv { "GLV halves" } else { "plain integers" };
        writeln!(f, "  recode      {split}, {count} signed windows of {c} bits ({origin})")?;
        match self.method {
            CpuMethod::Straus { slices } => {
                writeln!(f, "  accumulate  Straus: {buckets} affine multiples a base, {slices} tasks")?;
            }
            CpuMethod::Buckets { pieces } => {
                writeln!(f, "  accumulate  {buckets} affine buckets a window")?;
                writeln!(f, "  tasks       {pieces}")?;
            }
        }
        writeln!(f, "  threads     {}", self.threads)?;
        writeln!(f, "  memory      {}", Bytes(self.bytes))?;
        writeln!(f, "  cost        {:.3e} field multiplications on each thread", self.multiplications)
    }
}
