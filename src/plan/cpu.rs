//! The plan of the CPU engine.

use std::fmt;

use super::{Bytes, PrecomputationRequest, edwards, tuning, window_origin};
use crate::recode::{MIN_WINDOW, Precomputation, SignedWindows};
use crate::vocabulary::PointForm;

/// The widest window of buckets. 2^20 buckets take 100 MB a row; no n that fits in memory gains from more.
const MAX_BUCKETS_WINDOW: u32 = 20;

/// The input of a CPU plan.
#[derive(Clone)]
pub(crate) struct CpuProblem {
    pub(crate) n: usize,
    /// The point forms that may be used. For prepared bases, their form.
    pub(crate) forms: Vec<PointForm>,
    /// The number of components into which the endomorphism splits a scalar. 1 if the bases may be outside the
    /// subgroup, or if splitting saves nothing.
    pub(crate) components: usize,
    /// Whether the bases are of the group's order r. If so, k − r may replace k.
    pub(crate) in_subgroup: bool,
    /// The greatest magnitude of a component, as little-endian limbs.
    pub(crate) maximum: Vec<u64>,
    /// Bytes of an affine point.
    pub(crate) affine_bytes: usize,
    pub(crate) threads: usize,
    /// Field elements that are computed at once.
    pub(crate) lanes: usize,
    /// The window size in bits, if the caller asked for one.
    pub(crate) window_bits: Option<u32>,
    /// The multiples of the bases that are stored in the internal form. `None` if each call converts its bases.
    pub(crate) prepared: Option<Precomputation>,
}

impl CpuProblem {
    /// The multiples with which long scalars in windows of c bits share rows. There are `levels` of them, c·⌈W/levels⌉
    /// bits apart. Multiples that no window reaches are left out.
    pub(crate) fn precomputation(&self, levels: u32, window_bits: u32) -> Precomputation {
        let windows = SignedWindows::for_maximum(window_bits, &self.maximum).count();
        let per_level = windows.div_ceil(levels.max(1));
        Precomputation::new(windows.div_ceil(per_level), window_bits * per_level)
    }

    /// The multiples of least predicted cost for long scalars, with at most that many levels.
    pub(crate) fn cheapest_precomputation(&self, levels: u32) -> Precomputation {
        let candidates = self.window_bits.map_or(MIN_WINDOW..=MAX_BUCKETS_WINDOW, |fixed| fixed..=fixed);
        let precomputations = candidates.map(|window_bits| self.precomputation(levels, window_bits));
        // Of equal costs, the first one: multiples that are not used waste memory.
        let costs = [Precomputation::NONE]
            .into_iter()
            .chain(precomputations)
            .map(|precomputation| (self.cost_over(precomputation), precomputation));
        costs.min_by(|(a, _), (b, _)| a.total_cmp(b)).expect("there is a window").1
    }

    /// The most levels that can be used: one for each of the narrowest windows.
    pub(crate) fn most_levels(&self) -> u32 {
        SignedWindows::for_maximum(self.window_bits.unwrap_or(MIN_WINDOW), &self.maximum).count()
    }

    /// The multiples to compare for a request.
    pub(crate) fn precomputations(&self, request: PrecomputationRequest) -> Vec<Precomputation> {
        match request {
            PrecomputationRequest::Known(precomputation) => vec![precomputation],
            PrecomputationRequest::Factor(factor) => {
                let factors = factor.candidates(self.most_levels()).into_iter();
                factors.map(|factor| self.cheapest_precomputation(factor)).collect()
            }
        }
    }

    /// The cost of a computation with long scalars, in field multiplications on each thread.
    pub(crate) fn cost(&self) -> f64 {
        CpuPlan::for_long_scalars(self).multiplications
    }

    /// The cost of a computation with long scalars over a table, in field multiplications on each thread.
    pub(crate) fn cost_over(&self, precomputation: Precomputation) -> f64 {
        Self { prepared: Some(precomputation), ..self.clone() }.cost()
    }

    /// The cost of computing these multiples of n bases and of converting them to the internal form. The unit is that
    /// of [`CpuPlan::multiplications`]: field multiplications on each thread.
    ///
    /// ```text
    /// T = n·((levels − 1)·stride·D + levels·components·R)/threads
    ///         │                       └ conversion to the internal form, or to twisted Edwards form, with images under the endomorphism
    ///         └ affine doublings
    /// ```
    pub(crate) fn preparation(&self, precomputation: Precomputation) -> f64 {
        let part = match self.forms[..] {
            [PointForm::TwistedEdwards] => edwards::PREPARATION,
            _ => tuning::KEPT_PART,
        };
        let rested = f64::from(precomputation.factor()) * self.components as f64 * part;
        self.multiples(precomputation) + self.n as f64 * rested / self.threads as f64
    }

    /// The cost of computing these multiples, without the conversion.
    pub(crate) fn multiples(&self, precomputation: Precomputation) -> f64 {
        let doublings = f64::from(precomputation.factor() - 1) * f64::from(precomputation.stride());
        self.n as f64 * doublings * tuning::lanes(self.lanes).doubling / self.threads as f64
    }
}

/// How the CPU sums the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CpuMethod {
    /// Straus's algorithm: a table of small multiples for each base, with the doublings shared by all.
    Straus,
    /// Pippenger's buckets. They are summed by batches of affine additions or, in twisted Edwards form, without
    /// batches.
    Buckets {
        /// The pieces into which the sorted digits of all windows are cut. Each is one task.
        pieces: u32,
    },
}

/// Method, windows and tasks of one MSM on the CPU.
#[derive(Clone, Debug)]
pub struct CpuPlan {
    /// The digits of each component of a scalar.
    pub windows: SignedWindows,
    /// The number of components into which the endomorphism splits a scalar. 1 for plain integers.
    pub components: usize,
    /// The form in which points are added.
    pub form: PointForm,
    /// How the terms are summed.
    pub method: CpuMethod,
    /// Field elements that are computed at once: 8 with AVX-512 IFMA.
    pub lanes: usize,
    /// The multiples of the bases that are used. The bases alone, unless more are prepared.
    pub precomputation: Precomputation,
    /// Threads of the rayon pool.
    pub threads: u32,
    /// Predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    /// Bytes of the working set, without bases and scalars.
    pub bytes: u64,
    fixed_window: bool,
    /// Whether the bases are already stored in the internal form.
    prepared: bool,
}

impl CpuPlan {
    /// The cheapest plan, at the given window or at any. `at_least[b]` is the number of terms that have b bits or more.
    pub(crate) fn new(problem: &CpuProblem, at_least: &[usize]) -> Self {
        let longest = at_least.len() as u32 - 1;
        let least_cost = MIN_WINDOW..=(longest + 1).clamp(MIN_WINDOW, MAX_BUCKETS_WINDOW);
        let candidates = || problem.window_bits.map_or(least_cost.clone(), |fixed| fixed..=fixed);
        // Windows that do not fit the stride use the bases at level 0. So do scalars that are shorter than the stride.
        let multiples = problem.prepared.filter(|precomputation| precomputation.factor() > 1);
        let counts = multiples.into_iter().chain([Precomputation::NONE]).flat_map(|precomputation| {
            let fitting = candidates().filter(move |&window_bits| precomputation.fits(window_bits));
            fitting.map(move |window_bits| Counts::new(window_bits, precomputation, at_least))
        });
        let best = counts
            .flat_map(|counts| {
                let of_form = |form: &PointForm| match form {
                    PointForm::Weierstrass => {
                        let shared = |threads| (Method::Buckets { threads }, buckets(problem, &counts, threads));
                        vec![(Method::Straus, straus(problem, &counts)), shared(1), shared(problem.threads)]
                    }
                    PointForm::TwistedEdwards => [1, problem.threads]
                        .map(|threads| (Method::Edwards { threads }, edwards::cost(problem, &counts, threads)))
                        .to_vec(),
                };
                problem
                    .forms
                    .iter()
                    .flat_map(of_form)
                    .map(move |(method, cost)| (method, cost, counts))
                    .collect::<Vec<_>>()
            })
            .min_by(|(_, a, _), (_, b, _)| a.total_cmp(b));
        let (method, multiplications, counts) = best.expect("there is a window and a form to choose");

        let terms = terms_bytes(problem, &counts);
        let (form, method, threads, bytes) = match method {
            Method::Straus => (PointForm::Weierstrass, CpuMethod::Straus, 1, straus_bytes(problem, &counts)),
            Method::Buckets { threads } => {
                let method = CpuMethod::Buckets { pieces: pieces(&counts, threads) };
                (PointForm::Weierstrass, method, threads, buckets_bytes(problem, &counts))
            }
            Method::Edwards { threads } => {
                let method = CpuMethod::Buckets { pieces: pieces(&counts, threads) };
                (PointForm::TwistedEdwards, method, threads, edwards::bytes(problem, &counts))
            }
        };
        // The length of the scalars, unless it equals that of their type.
        let ones: Vec<u64> =
            (0..longest.div_ceil(64)).map(|limb| u64::MAX >> (64 * (limb + 1)).saturating_sub(longest)).collect();
        let maximum = if longest < significant_bits(&problem.maximum) { &ones } else { &problem.maximum };
        Self {
            windows: SignedWindows::for_maximum(counts.window_bits, maximum),
            components: problem.components,
            form,
            method,
            precomputation: counts.precomputation,
            lanes: if form == PointForm::Weierstrass { problem.lanes } else { 1 },
            threads: threads as u32,
            multiplications,
            bytes: terms + bytes,
            fixed_window: problem.window_bits.is_some(),
            prepared: problem.prepared.is_some(),
        }
    }

    /// The plan for n scalars of the greatest length.
    pub(crate) fn for_long_scalars(problem: &CpuProblem) -> Self {
        Self::new(problem, &vec![problem.n * problem.components; significant_bits(&problem.maximum) as usize + 1])
    }

    /// Rows of windows that share buckets. Each window is a row, unless multiples of the bases are used.
    pub fn rows(&self) -> u32 {
        self.precomputation.rows(self.windows.window_bits(), self.windows.count())
    }

    /// The windows of a row, each as (level of its multiples, window).
    pub(crate) fn row(&self, row: u32) -> impl Iterator<Item = (u32, u32)> + use<> {
        let count = self.windows.count();
        self.precomputation.row(row, self.precomputation.windows_per_level(self.windows.window_bits(), count), count)
    }

    /// The shares into which a row is cut for sorting. All rows together then give a task to each thread.
    pub(crate) fn shares_of_row(&self) -> usize {
        self.threads.div_ceil(self.rows()) as usize
    }

    /// Digits of one point's scalar, for all its components.
    pub fn digits_per_point(&self) -> u32 {
        self.windows.count() * self.components as u32
    }
}

fn significant_bits(limbs: &[u64]) -> u32 {
    let top = limbs.iter().rposition(|&limb| limb != 0);
    top.map_or(0, |top| 64 * top as u32 + 64 - limbs[top].leading_zeros())
}

#[derive(Clone, Copy)]
enum Method {
    Straus,
    Buckets { threads: usize },
    Edwards { threads: usize },
}

/// The amount of work at one window size.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub(super) window_bits: u32,
    pub(super) precomputation: Precomputation,
    /// Rows of windows that share buckets.
    pub(super) rows: f64,
    pub(super) terms: f64,
    /// Nonzero digits, as expected for random scalars.
    pub(super) digits: f64,
    /// Buckets that have points.
    pub(super) filled: f64,
    /// Multiples of each base that digits use.
    levels: f64,
    greatest_digit: f64,
}

impl Counts {
    fn new(window_bits: u32, precomputation: Precomputation, at_least: &[usize]) -> Self {
        let longest = at_least.len() as u32 - 1;
        let windows = longest / window_bits + 1;
        let (rows, per_level) =
            (precomputation.rows(window_bits, windows), precomputation.windows_per_level(window_bits, windows));
        let mut counts = Self {
            window_bits,
            precomputation,
            rows: f64::from(rows),
            terms: at_least[0] as f64,
            digits: 0.0,
            filled: 0.0,
            levels: f64::from(windows.div_ceil(per_level).min(precomputation.factor())),
            greatest_digit: f64::from(1u32 << (window_bits - 1).min(longest))
                - f64::from(u8::from(longest < window_bits)),
        };
        for row in 0..rows {
            // The digits of the row, and the buckets for them.
            let (mut terms, mut buckets) = (0.0, 0.0f64);
            for (_, window) in precomputation.row(row, per_level, windows) {
                let lowest = window * window_bits;
                terms += at_least[lowest.max(1).min(longest) as usize] as f64;
                // The highest window has fewer values.
                buckets = buckets.max(f64::from(1u32 << (window_bits - 1).min(longest - lowest)));
            }
            counts.digits += terms;
            // Close to the factor 1 − exp(−t/b) of random digits.
            counts.filled += terms * buckets / (terms + buckets).max(1.0);
        }
        counts.digits *= 1.0 - 0.5f64.powi(window_bits as i32);
        counts
    }

    pub(super) fn buckets(&self) -> f64 {
        f64::from(1u32 << (self.window_bits - 1))
    }

    /// Doublings of Horner's rule.
    pub(super) fn doublings(&self) -> f64 {
        self.rows * f64::from(self.window_bits)
    }
}

/// ```text
/// T = n·levels·(greatest digit − 1)·A + digits·M + terms·K + R·I + rows·c·D
///       │                   │         │         │       └ doublings
///       │                   │         │         └ rounds of the tables; each round doubles their size
///       │                   │         └ recoding
///       │                   └ one mixed addition for each nonzero digit
///       └ the table: an affine addition for each multiple that a digit may name
/// ```
fn straus(problem: &CpuProblem, counts: &Counts) -> f64 {
    let points = problem.n.max(1) as f64 * counts.levels;
    points * (counts.greatest_digit - 1.0) * tuning::lanes(1).addition
        + counts.digits * tuning::JACOBIAN_MIXED_ADDITION
        + counts.terms * tuning::RECODED_PART
        + counts.greatest_digit.log2().ceil() * tuning::INVERSION
        + counts.doublings() * tuning::JACOBIAN_DOUBLING
}

/// Bytes of the tables.
fn straus_bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    (problem.n * problem.affine_bytes) as u64 * 2 * (counts.levels * counts.greatest_digit) as u64
}

/// ```text
/// T = (digits·(A + S + F) + 2·filled·A + slots·E + pieces·R·I + terms·(K + V))/threads + rows·c·(D + M)
///      │                │            │         │            │                        └ Horner's rule, on one thread
///      │                │            │         │            └ recoding; converting the base, or its image, to the internal form
///      │                │            │         └ each piece's trees: R rounds that are not full, with an inversion each
///      │                │            └ counters of the sort, one for each bucket, full or empty
///      │                └ weighting the buckets that have points, by rows and columns
///      └ an affine addition for each nonzero digit, its sorting and, with multiples, its distant point
/// ```
fn buckets(problem: &CpuProblem, counts: &Counts, threads: usize) -> f64 {
    let cost = tuning::lanes(problem.lanes);
    let rested = if problem.prepared.is_some() { 0.0 } else { tuning::RESTED_PART };
    let rounds = (counts.digits / counts.filled.max(1.0)).max(1.0).log2() + 2.0 + f64::from(counts.window_bits);
    let far = if counts.precomputation.factor() > 1 { cost.multiple } else { 0.0 };
    let shared = counts.digits * (cost.addition + cost.sorted_digit + far)
        + 2.0 * counts.filled * cost.addition
        + counts.rows * counts.buckets() * cost.slot
        + f64::from(pieces(counts, threads)) * rounds * cost.inversion
        + counts.terms * (tuning::RECODED_PART + rested);
    shared / threads as f64
        + counts.doublings() * (tuning::JACOBIAN_DOUBLING + tuning::JACOBIAN_MIXED_ADDITION)
        + if threads > 1 { tuning::PARALLEL } else { 0.0 }
}

/// The number of pieces. One thread needs only one. Several threads need some more, so that none has to wait.
pub(super) fn pieces(counts: &Counts, threads: usize) -> u32 {
    let wanted = if threads == 1 { 1 } else { threads as u32 * tuning::CPU_PIECES_PER_THREAD };
    wanted.min((counts.digits / tuning::LEAST_PIECE) as u32).max(threads as u32)
}

/// Bytes of:
///
/// - the sorted digits
/// - the points that the call converts to the internal form
/// - the buckets that have points, with their rows and columns
fn buckets_bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    // In lanes, an element takes 64 bytes instead of 48.
    let point = if problem.lanes > 1 { problem.affine_bytes * 4 / 3 } else { problem.affine_bytes };
    let rested = if problem.prepared.is_some() { 0 } else { problem.n * problem.components };
    let sums = counts.filled * 1.25;
    4 * counts.digits as u64 + ((rested + sums as usize) * point) as u64
}

fn terms_bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    counts.terms as u64 * (8 * (problem.maximum.len() as u64 + 1) + 4)
}

impl fmt::Display for CpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let origin = window_origin(self.fixed_window);
        let split = match self.components {
            1 => "plain integers".into(),
            2 => "2 GLV components".into(),
            components => format!("{components} GLS components"),
        };
        writeln!(f, "  recode      {split}, {count} signed windows of {c} bits ({origin})")?;
        let stored = match (self.form, self.prepared) {
            (PointForm::Weierstrass, false) => "affine",
            (PointForm::Weierstrass, true) => "affine, prepared",
            (PointForm::TwistedEdwards, false) => "as (y − x, y + x, 2dxy), converted by each call",
            (PointForm::TwistedEdwards, true) => "as (y − x, y + x, 2dxy), prepared",
        };
        writeln!(f, "  points      {}, {stored}", self.form)?;
        if self.precomputation.factor() > 1 {
            let (levels, stride, rows) = (self.precomputation.factor(), self.precomputation.stride(), self.rows());
            writeln!(
                f,
                "  multiples   {levels} of each base, {stride} bits apart: {rows} rows of windows share buckets"
            )?;
        }
        match self.method {
            CpuMethod::Straus => {
                writeln!(f, "  accumulate  Straus: up to {buckets} affine multiples a base")?;
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
