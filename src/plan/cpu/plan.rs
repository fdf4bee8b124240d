//! The plan of the CPU engine: the windows, the method and the form with the least cost.

use super::problem::{Counts, CpuProblem, MAX_BUCKETS_WINDOW};
use super::{cost, edwards, thresholds};
use crate::plan::precompute::TablePlan;
use crate::recode::{MIN_WINDOW, Precomputation, SignedWindows, significant_bits};
use crate::types::{CpuArithmetic, PointForm};

/// The method by which the CPU sums the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CpuMethod {
    /// Straus's algorithm: a table of small multiples for each base, with the doublings shared by all.
    Straus,
    /// Pippenger's buckets. Points of a bucket are added by batches of affine additions or, in twisted Edwards form,
    /// without batches.
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
    /// The method by which the terms are summed.
    pub method: CpuMethod,
    /// The instructions with which points are added.
    pub arithmetic: CpuArithmetic,
    /// The multiples of each base that the sum reads. Only the bases, unless more multiples are prepared.
    pub precomputation: Precomputation,
    /// Threads of the rayon pool.
    pub threads: u32,
    /// Predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    /// Bytes of the working set, without bases and scalars.
    pub bytes: u64,
    pub(super) fixed_window: bool,
    /// True if buckets are filled from a table, and not with bases that the call converts.
    pub(crate) reads_table: bool,
}

impl CpuPlan {
    /// The cheapest plan, at the given window or at any window. `at_least[b]` is the number of terms with at least b
    /// bits.
    ///
    /// A table is one more place to read bases from. The plan may still convert the bases, because a table may have no
    /// images of them, or have them in a form that is slower for these scalars.
    pub(crate) fn new(problem: &CpuProblem, at_least: &[usize]) -> Self {
        let longest = at_least.len() as u32 - 1;
        let least_cost = MIN_WINDOW..=(longest + 1).clamp(MIN_WINDOW, MAX_BUCKETS_WINDOW);
        let candidates = || problem.window_bits.map_or(least_cost.clone(), |fixed| fixed..=fixed);
        let table = problem.usable_table();
        // Windows that do not fit the stride use the bases at level 0. Scalars that are shorter than the stride use
        // them, too.
        let multiples = table.map(|table| table.precomputation);
        let multiples = multiples.filter(|multiples| multiples.factor() > 1 && longest >= multiples.stride());
        let counts = multiples.into_iter().chain([Precomputation::NONE]).flat_map(|precomputation| {
            let fitting = candidates().filter(move |&window_bits| precomputation.fits(window_bits));
            fitting.map(move |window_bits| Counts::new(problem, window_bits, precomputation, at_least))
        });
        let mut best: Option<(Method, f64, Counts)> = None;
        let mut least = f64::INFINITY;
        for counts in counts {
            let has_to_save = counts.precomputation.factor() > 1 && problem.few_values().is_some();
            let mut consider = |method, cost: f64| {
                let compared = if has_to_save { cost / thresholds::MAX_COST_OF_MULTIPLES } else { cost };
                if compared < least {
                    least = compared;
                    best = Some((method, cost, counts));
                }
            };
            let (alone, stored_form) = (counts.precomputation.factor() == 1, table.map(|table| table.form));
            // Straus' algorithm reads the bases themselves from the caller.
            let multiplied_form = if alone { None } else { stored_form };
            if problem.forms.contains(&PointForm::Weierstrass) && multiplied_form != Some(PointForm::TwistedEdwards) {
                consider(Method::Straus, cost::straus(problem, &counts));
            }
            // If the plan has the form of the table, it costs nothing to read the table.
            let converted = problem.forms.iter().filter(|&&form| alone && stored_form != Some(form));
            let converted = converted.map(|&form| (form, None));
            for (form, stored) in table.map(|table| (table.form, Some(table))).into_iter().chain(converted) {
                for threads in [1, problem.threads] {
                    let cost = match form {
                        PointForm::Weierstrass => cost::buckets(problem, &counts, stored, threads),
                        PointForm::TwistedEdwards => edwards::cost(problem, &counts, stored, threads),
                    };
                    consider(Method::Buckets { form, stored, threads }, cost);
                }
            }
        }
        #[expect(clippy::expect_used, reason = "there is a window and a form to choose")]
        let (method, multiplications, counts) = best.expect("there is a window and a form to choose");

        let (form, method, stored, threads, bytes) = match method {
            Method::Straus => {
                (PointForm::Weierstrass, CpuMethod::Straus, None, 1, cost::straus_bytes(problem, &counts))
            }
            Method::Buckets { form, stored, threads } => {
                let method = CpuMethod::Buckets { pieces: counts.pieces(threads) };
                let bytes = match form {
                    PointForm::Weierstrass => cost::buckets_bytes(problem, &counts, stored, threads),
                    PointForm::TwistedEdwards => edwards::bytes(problem, &counts, stored),
                };
                (form, method, stored, threads, bytes)
            }
        };
        // The length of the scalars, unless it equals the length of their type.
        let ones: Vec<u64> =
            (0..longest.div_ceil(64)).map(|limb| u64::MAX >> (64 * (limb + 1)).saturating_sub(longest)).collect();
        let maximum = if longest < significant_bits(&problem.maximum) { &ones } else { &problem.maximum };
        Self {
            windows: SignedWindows::for_maximum(counts.window_bits, maximum),
            components: problem.components,
            form,
            method,
            precomputation: counts.precomputation,
            arithmetic: match form {
                PointForm::Weierstrass => problem.arithmetic,
                PointForm::TwistedEdwards => CpuArithmetic::Scalar,
            },
            threads: threads as u32,
            multiplications,
            bytes,
            fixed_window: problem.window_bits.is_some(),
            reads_table: stored.is_some(),
        }
    }

    /// The plan for the long scalars of the problem, as if each scalar had the greatest length.
    pub(crate) fn for_long_scalars(problem: &CpuProblem) -> Self {
        let bits = significant_bits(&problem.maximum);
        let terms = problem.long * problem.components_of_long_scalars();
        Self::new(problem, &vec![terms; bits as usize + 1])
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

    /// The levels of multiples that windows use, from the first one on.
    pub(crate) fn levels(&self) -> u32 {
        let count = self.windows.count();
        let per_level = self.precomputation.windows_per_level(self.windows.window_bits(), count);
        count.div_ceil(per_level).min(self.precomputation.factor())
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

#[derive(Clone, Copy)]
enum Method {
    Straus,
    Buckets { form: PointForm, stored: Option<TablePlan>, threads: usize },
}
