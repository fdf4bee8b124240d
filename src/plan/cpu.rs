//! The plan of the CPU engine.

use std::fmt;

use super::{Bytes, tuning, window_origin};
use crate::PointForm;
use crate::recode::{MAX_WINDOW, MIN_WINDOW, SignedWindows};

/// What a plan for the CPU needs to know.
pub(crate) struct CpuProblem<'a> {
    pub(crate) n: usize,
    /// The forms of points that may be used.
    pub(crate) forms: &'a [PointForm],
    /// The greatest scalar.
    pub(crate) maximum: &'a [u64],
    /// The parts that a scalar is split into by the endomorphism: 1 where the bases may be outside the subgroup.
    pub(crate) parts: usize,
    /// The greatest magnitude of a part.
    pub(crate) part_maximum: &'a [u64],
    /// Bytes of an affine point.
    pub(crate) affine_bytes: usize,
    pub(crate) threads: usize,
    /// Field elements that are worked on at once.
    pub(crate) lanes: usize,
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
        /// Pieces that the sorted digits of all windows are cut into, one task each.
        pieces: u32,
    },
}

/// Method, windows and tasks of one MSM on the CPU.
#[derive(Clone, Debug)]
pub struct CpuPlan {
    /// The form that points are added up in.
    pub form: PointForm,
    /// The digits of each part of a scalar.
    pub windows: SignedWindows,
    /// The parts that a scalar is split into by the endomorphism; 1 for plain integers.
    pub parts: usize,
    /// How the terms are summed.
    pub method: CpuMethod,
    /// Field elements that are worked on at once: 8 with AVX-512 IFMA.
    pub lanes: usize,
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
                let windows = SignedWindows::for_maximum(c, problem.part_maximum);
                match form {
                    PointForm::Weierstrass => [Self::straus(problem, windows.clone()), Self::buckets(problem, windows)],
                    // A base's image costs its preparation, which shorter scalars do not always save.
                    PointForm::TwistedEdwards => {
                        let integers = SignedWindows::for_maximum(c, problem.maximum);
                        [Self::edwards(problem, windows, problem.parts), Self::edwards(problem, integers, 1)]
                    }
                }
            })
            .min_by(|a, b| a.multiplications.total_cmp(&b.multiplications))
            .expect("there is at least one window to choose")
    }

    /// Digits of one point's scalar, those of all its parts.
    pub fn digits_per_point(&self) -> u32 {
        self.windows.count() * self.parts as u32
    }

    /// ```text
    /// T = n/slices · (2^(c−1)·A + digits·(1 − 2^(−c))·M + K) + (c−1)·I + W·c·D
    ///                 │           │                     │      │         └ doublings, in each slice
    ///                 │           │                     │      └ rounds of the tables
    ///                 │           │                     └ recoding
    ///                 │           └ one mixed addition for a digit that is not zero
    ///                 └ the table: an affine addition for each multiple
    /// ```
    fn straus(problem: &CpuProblem<'_>, windows: SignedWindows) -> Self {
        let slices = problem.threads.clamp(1, problem.n.max(1));
        let (points, multiples) = (problem.n.div_ceil(slices), f64::from(windows.buckets()));
        let mut plan = Self::with(problem, windows, CpuMethod::Straus { slices: slices as u32 });
        let (c, count) = (plan.windows.window_bits(), plan.windows.count());
        let digits = f64::from(plan.digits_per_point()) * (1.0 - 0.5f64.powi(c as i32));
        let one = multiples * tuning::lanes(1).addition
            + digits * tuning::JACOBIAN_MIXED_ADDITION
            + plan.parts as f64 * tuning::RECODED_PART;
        plan.multiplications = points as f64 * one
            + f64::from(c) * tuning::INVERSION
            + f64::from(count * c) * tuning::JACOBIAN_DOUBLING
            + if slices > 1 { tuning::PARALLEL } else { 0.0 };
        plan.bytes = (problem.n * problem.affine_bytes) as u64 * u64::from(plan.windows.buckets()) * 2;
        plan
    }

    /// ```text
    /// T = (digits·(A + S) + 2·filled·A + slots·E + pieces·R·I + terms·K)/threads + W·c·(D + M)
    ///      │                │            │         │            │                  └ Horner's rule, on one thread
    ///      │                │            │         │            └ recoding
    ///      │                │            │         └ each piece's trees: R rounds that are not full, an inversion each
    ///      │                │            └ looking at every bucket, full or empty
    ///      │                └ counting the buckets that have points, by rows and columns
    ///      └ an affine addition for each digit that is not zero, sorting included
    /// ```
    fn buckets(problem: &CpuProblem<'_>, windows: SignedWindows) -> Self {
        let cost = tuning::lanes(problem.lanes);
        let threads = problem.threads.max(1) as u32;
        let terms = (problem.n * problem.parts).max(1) as f64;
        let (c, count, buckets) = (windows.window_bits(), f64::from(windows.count()), f64::from(windows.buckets()));
        let digits = terms * count * (1.0 - 0.5f64.powi(c as i32));
        let filled = count * buckets * (1.0 - (-terms / buckets).exp());
        let pieces = pieces(threads, digits);

        let mut plan = Self::with(problem, windows, CpuMethod::Buckets { pieces });
        let rounds = (terms / buckets).max(1.0).log2() + 3.0 + f64::from(c);
        let shared = digits * (cost.addition + cost.sorted_digit)
            + 2.0 * filled * cost.addition
            + count * buckets * cost.slot
            + f64::from(pieces) * rounds * cost.inversion
            + terms * tuning::RECODED_PART;
        plan.multiplications = shared / f64::from(threads)
            + count * f64::from(c) * (tuning::JACOBIAN_DOUBLING + tuning::JACOBIAN_MIXED_ADDITION)
            + if threads > 1 { tuning::PARALLEL } else { 0.0 };

        // An element at rest in lanes is 64 bytes for 48.
        let point = if problem.lanes > 1 { problem.affine_bytes * 4 / 3 } else { problem.affine_bytes };
        let limbs = (c * plan.windows.count()).div_ceil(64) as usize;
        let sums = (count * buckets * 1.25) as usize * point;
        plan.bytes = (problem.n * plan.parts * (8 * limbs + 4 + point) + digits as usize * 4 + sums) as u64;
        plan
    }

    pub(super) fn with(problem: &CpuProblem<'_>, windows: SignedWindows, method: CpuMethod) -> Self {
        Self {
            form: PointForm::Weierstrass,
            windows,
            parts: problem.parts,
            method,
            lanes: problem.lanes,
            threads: problem.threads as u32,
            multiplications: 0.0,
            bytes: 0,
            fixed_window: problem.window_bits.is_some(),
        }
    }
}

/// The pieces that so many digits are cut into. One thread needs no more than one; several need some to spare, so that
/// none is left waiting.
pub(super) fn pieces(threads: u32, digits: f64) -> u32 {
    let wanted = if threads == 1 { 1 } else { threads * tuning::CPU_PIECES_PER_THREAD };
    wanted.min((digits / tuning::LEAST_PIECE) as u32).max(threads)
}

impl fmt::Display for CpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let origin = window_origin(self.fixed_window);
        let split = match self.parts {
            1 => "plain integers".into(),
            2 => "GLV halves".into(),
            parts => format!("{parts} GLS parts"),
        };
        writeln!(f, "  recode      {split}, {count} signed windows of {c} bits ({origin})")?;
        let (form, edwards) = (self.form, self.form == PointForm::TwistedEdwards);
        let stored = if edwards { "(y − x, y + x, 2dxy), converted by each call" } else { "affine, as given" };
        writeln!(f, "  points      {form}, bases {stored}")?;
        match self.method {
            CpuMethod::Straus { slices } => {
                writeln!(f, "  accumulate  Straus: {buckets} affine multiples a base, {slices} tasks")?;
            }
            CpuMethod::Buckets { pieces } => {
                match self.form {
                    PointForm::Weierstrass => {
                        let lanes = self.lanes;
                        writeln!(f, "  accumulate  {buckets} affine buckets a window, {lanes} additions at a time")
                    }
                    PointForm::TwistedEdwards => {
                        writeln!(f, "  accumulate  {buckets} buckets a window, one running sum")
                    }
                }?;
                writeln!(f, "  tasks       {pieces}")?;
            }
        }
        writeln!(f, "  threads     {}", self.threads)?;
        writeln!(f, "  memory      {}", Bytes(self.bytes))?;
        writeln!(f, "  cost        {:.3e} field multiplications on each thread", self.multiplications)
    }
}
