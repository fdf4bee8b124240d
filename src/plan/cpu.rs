//! The plan of the CPU engine.

use std::fmt;

use super::{Bytes, tuning, window_origin};
use crate::PointForm;
use crate::recode::{Glv, MAX_WINDOW, MIN_WINDOW, SignedWindows};

/// What a plan for the CPU needs to know.
pub(crate) struct CpuProblem<'a> {
    pub(crate) n: usize,
    /// The forms of points that may be used.
    pub(crate) forms: &'a [PointForm],
    /// The greatest scalar.
    pub(crate) maximum: &'a [u64],
    /// The split by the endomorphism, where the curve has one and the bases are in the subgroup.
    pub(crate) glv: Option<Glv>,
    /// Bytes of an affine point.
    pub(crate) affine_bytes: usize,
    pub(crate) threads: usize,
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
    /// Pippenger's buckets, summed by batches of affine additions, or without batches in twisted Edwards form.
    Buckets {
        /// Pieces that each window's sorted points are cut into, one task each.
        pieces: u32,
    },
}

/// Method, windows and tasks of one MSM on the CPU.
#[derive(Clone, Debug)]
pub struct CpuPlan {
    /// The form that points are added up in.
    pub form: PointForm,
    /// The digits of a scalar, or of each half of one.
    pub windows: SignedWindows,
    /// Whether scalars are split in two halves by the endomorphism.
    pub glv: bool,
    /// How the terms are summed.
    pub method: CpuMethod,
    /// Threads of the rayon pool.
    pub threads: u32,
    /// Predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    /// Bytes of the working set, beside bases and scalars.
    pub bytes: u64,
    pub(super) fixed_window: bool,
}

impl CpuPlan {
    /// The cheapest plan, at the given window or at any.
    pub(crate) fn new(problem: &CpuProblem<'_>) -> Self {
        // 2^20 buckets are 100 MB a window; no n that fits in memory gains from more.
        let least_cost = MIN_WINDOW..=MAX_WINDOW.min(20);
        let candidates = problem.window_bits.map_or(least_cost, |fixed| fixed..=fixed);
        candidates
            .flat_map(|c| problem.forms.iter().map(move |&form| (c, form)))
            .flat_map(|(c, form)| {
                let integers = || SignedWindows::for_maximum(c, problem.maximum);
                let halves = problem.glv.as_ref().map(|glv| SignedWindows::for_maximum(c, &glv.maximum()));
                match form {
                    PointForm::Weierstrass => {
                        let windows = halves.unwrap_or_else(integers);
                        vec![Self::straus(problem, windows.clone()), Self::buckets(problem, windows)]
                    }
                    PointForm::TwistedEdwards => {
                        let split = halves.map(|windows| Self::edwards(problem, windows, true));
                        split.into_iter().chain([Self::edwards(problem, integers(), false)]).collect()
                    }
                }
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
        // Pieces of at least a few hundred points; one thread needs none.
        let wanted = if threads == 1 { 1 } else { (threads * tuning::CPU_TASKS_PER_THREAD).div_ceil(windows.count()) };
        let pieces = wanted.clamp(1, terms.div_ceil(tuning::LEAST_PIECE) as u32);

        let mut plan = Self::with(problem, windows, CpuMethod::Buckets { pieces });
        let (c, count) = (plan.windows.window_bits(), plan.windows.count());
        let (points, buckets) = (terms.div_ceil(pieces as usize), plan.windows.buckets().div_ceil(pieces) as usize);
        // The fullest bucket has about twice as many points as the others.
        let rounds = (2.0 * points as f64 / buckets as f64 + 1.0).log2().ceil();
        let inversions = points.div_ceil(tuning::BATCH_POINTS) as f64 * rounds;
        let task = points as f64 * (tuning::BATCHED_ADDITION + tuning::SORTED_DIGIT)
            + inversions * tuning::INVERSION
            + aggregation(buckets, segment_length(buckets))
            + f64::from(c) * tuning::DOUBLING;
        let tasks = f64::from((count * pieces).div_ceil(threads));
        let recoding = problem.n as f64 / f64::from(threads) * tuning::RECODED_SCALAR;
        plan.multiplications = tasks * task + recoding + f64::from(count * c) * tuning::JACOBIAN_DOUBLING;

        let limbs = (c * count).div_ceil(64) as usize;
        let images = if plan.glv { problem.n * problem.affine_bytes / 2 } else { 0 };
        let at_once = threads.min(count) as usize;
        let piece = tuning::BATCH_POINTS * (problem.affine_bytes * 3 / 2 + 12) + 2 * buckets * problem.affine_bytes;
        plan.bytes = (terms * (8 * limbs + 4) + images + at_once * 4 * terms + threads as usize * piece) as u64;
        plan
    }

    pub(super) fn with(problem: &CpuProblem<'_>, windows: SignedWindows, method: CpuMethod) -> Self {
        Self {
            form: PointForm::Weierstrass,
            windows,
            glv: problem.glv.is_some(),
            method,
            threads: problem.threads as u32,
            multiplications: 0.0,
            bytes: 0,
            fixed_window: problem.window_bits.is_some(),
        }
    }
}

/// The length L of the segments that b buckets are summed in, a power of two: the one of least cost.
pub(crate) fn segment_length(buckets: usize) -> usize {
    (0..16)
        .map(|log| 1 << log)
        .min_by(|&a, &b| aggregation(buckets, a).total_cmp(&aggregation(buckets, b)))
        .unwrap_or(1)
}

/// Multiplications to sum b buckets in segments of L: the formula of `cpu::aggregate::weighted_sum`.
fn aggregation(buckets: usize, length: usize) -> f64 {
    let segments = buckets.div_ceil(length) as f64;
    let steps = (length - 1) as f64;
    steps * (2.0 * segments * tuning::BATCHED_ADDITION + tuning::INVERSION)
        + segments * (2.0 * tuning::MIXED_ADDITION + tuning::ADDITION)
}

impl fmt::Display for CpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let origin = window_origin(self.fixed_window);
        let split = if self.glv { "GLV halves" } else { "plain integers" };
        writeln!(f, "  recode      {split}, {count} signed windows of {c} bits ({origin})")?;
        let (form, edwards) = (self.form, self.form == PointForm::TwistedEdwards);
        let stored = if edwards { "(y − x, y + x, 2dxy), converted by each call" } else { "affine, as given" };
        writeln!(f, "  points      {form}, bases {stored}")?;
        match self.method {
            CpuMethod::Straus { slices } => {
                writeln!(f, "  accumulate  Straus: {buckets} affine multiples a base, {slices} tasks")?;
            }
            CpuMethod::Buckets { pieces } => {
                let tasks = count * pieces;
                match self.form {
                    PointForm::Weierstrass => {
                        writeln!(
                            f,
                            "  accumulate  {buckets} affine buckets a window, batches of {}",
                            tuning::BATCH_POINTS
                        )
                    }
                    PointForm::TwistedEdwards => {
                        writeln!(f, "  accumulate  {buckets} buckets a window, one running sum")
                    }
                }?;
                writeln!(f, "  tasks       {tasks}, {pieces} for each window")?;
            }
        }
        writeln!(f, "  threads     {}", self.threads)?;
        writeln!(f, "  memory      {}", Bytes(self.bytes))?;
        writeln!(f, "  cost        {:.3e} field multiplications on each thread", self.multiplications)
    }
}
