//! The plan of the CPU engine. The plan has the windows, the method and the point form with the least predicted cost.

use super::problem::{Counts, CpuProblem, MAX_BUCKETS_WINDOW};
use super::{cost, edwards, thresholds};
use crate::plan::precompute::TablePlan;
use crate::recode::{MIN_WINDOW, Precomputation, SignedWindows, significant_bits};
use crate::types::{CpuArithmetic, PointForm};

/// The method by which the CPU sums the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CpuMethod {
    /// Straus's algorithm: a table of small multiples of each base. All bases share the doublings.
    Straus,
    /// Pippenger's buckets. The points of a bucket are added by batches of affine additions or, in twisted Edwards
    /// form, one by one.
    Buckets {
        /// The number of pieces into which the sorted digits of all windows are cut. Each piece is one task.
        pieces: u32,
    },
}

/// The method, windows and tasks of one MSM on the CPU.
#[derive(Clone, Debug)]
pub struct CpuPlan {
    /// The windows of each component of a scalar.
    pub windows: SignedWindows,
    /// The number of components into which the endomorphism splits a scalar. `components` is 1 if scalars are not
    /// split.
    pub components: usize,
    /// The form in which points are added.
    pub form: PointForm,
    /// The method by which the terms are summed.
    pub method: CpuMethod,
    /// The instructions with which points are added.
    pub arithmetic: CpuArithmetic,
    /// The multiples of each base that the sum reads. Without prepared multiples, the sum reads only the bases.
    pub precomputation: Precomputation,
    /// The number of threads of the rayon pool that compute the sum.
    pub threads: u32,
    /// The predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    /// Bytes of the working set, without bases and scalars.
    pub bytes: u64,
    pub(super) fixed_window: bool,
    /// True if the sum reads the bases from a table. False if the sum reads the caller's bases.
    pub(crate) reads_table: bool,
}

impl CpuPlan {
    /// The cheapest plan. If the problem fixes the width of windows, the plan has windows of the fixed width.
    /// `at_least[b]` is the number of terms with at least b bits.
    ///
    /// If there is a table, the plan reads the bases from the table, or converts the caller's bases. If the table lacks
    /// the images of the bases, the caller's bases must be converted. If the table has the images, converting the
    /// caller's bases may still be cheaper than reading the table. For some scalars, sums are slow with points in the
    /// table's form.
    pub(crate) fn new(problem: &CpuProblem, at_least: &[usize]) -> Self {
        let longest = at_least.len() as u32 - 1;
        let least_cost = MIN_WINDOW..=(longest + 1).clamp(MIN_WINDOW, MAX_BUCKETS_WINDOW);
        let candidates = || problem.window_bits.map_or(least_cost.clone(), |fixed| fixed..=fixed);
        let table = problem.usable_table();
        // In two cases, a plan uses only the bases at level 0: the width of the windows does not divide the stride, or
        // all scalars are shorter than the stride.
        let multiples = table.map(|table| table.precomputation);
        let multiples = multiples.filter(|multiples| multiples.factor() > 1 && longest >= multiples.stride());
        let counts = multiples.into_iter().chain([Precomputation::NONE]).flat_map(|precomputation| {
            let fitting = candidates().filter(move |&window_bits| precomputation.fits(window_bits));
            fitting.map(move |window_bits| Counts::new(problem, window_bits, precomputation, at_least))
        });
        // A candidate uses one thread or all threads of the pool.
        let numbers_of_threads = if problem.threads > 1 { &[1, problem.threads][..] } else { &[1] };
        let mut best: Option<(Method, f64, Counts)> = None;
        let mut least = f64::INFINITY;
        for counts in counts {
            let mut consider = |method, cost: f64| {
                let is_uncertain = problem.few_values().is_some() || matches!(method, Method::Straus);
                let compared = if counts.precomputation.factor() > 1 && is_uncertain {
                    cost / thresholds::MAX_COST_OF_MULTIPLES
                } else {
                    cost
                };
                if compared < least {
                    least = compared;
                    best = Some((method, cost, counts));
                }
            };
            let (alone, stored_form) = (counts.precomputation.factor() == 1, table.map(|table| table.form));
            // Straus's algorithm reads the bases from the caller's slice. Straus's algorithm can also read multiples of
            // the bases, but only from a table in Weierstrass form.
            let multiplied_form = if alone { None } else { stored_form };
            if problem.forms.contains(&PointForm::Weierstrass) && multiplied_form != Some(PointForm::TwistedEdwards) {
                consider(Method::Straus, cost::straus(problem, &counts));
            }
            // No candidate converts the bases to the form of the table, because the table already has the bases in this
            // form.
            let converted = problem.forms.iter().filter(|&&form| alone && stored_form != Some(form));
            let converted = converted.map(|&form| (form, None));
            for (form, stored) in table.map(|table| (table.form, Some(table))).into_iter().chain(converted) {
                for &threads in numbers_of_threads {
                    let cost = match form {
                        PointForm::Weierstrass => cost::buckets(problem, &counts, stored, threads),
                        PointForm::TwistedEdwards => edwards::cost(problem, &counts, stored, threads),
                    };
                    consider(Method::Buckets { form, stored, threads }, cost);
                }
            }
        }
        #[expect(clippy::expect_used, reason = "there is at least one candidate")]
        let (method, multiplications, counts) = best.expect("there is at least one candidate");

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
        // If the longest scalar is shorter than its type allows, the windows cover only the length of the longest
        // scalar.
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

    /// The plan for the long scalars of the problem. The plan assumes that each long scalar has the greatest length.
    pub(crate) fn for_long_scalars(problem: &CpuProblem) -> Self {
        let bits = significant_bits(&problem.maximum);
        let terms = problem.long * problem.components_of_long_scalars();
        Self::new(problem, &vec![terms; bits as usize + 1])
    }

    /// The number of rows. The windows of a row share buckets. Each window is a row, unless multiples of the bases are
    /// used.
    pub fn rows(&self) -> u32 {
        self.precomputation.rows(self.windows.window_bits(), self.windows.count())
    }

    /// The windows of a row. Each item has two numbers: the level of the multiples that the window uses, and the index
    /// of the window.
    pub(crate) fn row(&self, row: u32) -> impl Iterator<Item = (u32, u32)> + use<> {
        let count = self.windows.count();
        self.precomputation.row(row, self.precomputation.windows_per_level(self.windows.window_bits(), count), count)
    }

    /// The number of levels of multiples that the windows use, including level 0.
    pub(crate) fn levels(&self) -> u32 {
        let count = self.windows.count();
        let per_level = self.precomputation.windows_per_level(self.windows.window_bits(), count);
        count.div_ceil(per_level).min(self.precomputation.factor())
    }

    /// The number of shares into which the terms of a row are cut for sorting. `terms` is the number of terms of the
    /// row. All rows are cut into an equal number of shares.
    pub(crate) fn shares_of_row(&self, terms: usize) -> usize {
        shares_of_row(self.threads.into(), self.rows().into(), terms as u64, self.windows.buckets().into()) as usize
    }

    /// The number of digits of one scalar, for all its components together.
    pub fn digits_per_point(&self) -> u32 {
        self.windows.count() * self.components as u32
    }
}

#[derive(Clone, Copy)]
enum Method {
    Straus,
    Buckets { form: PointForm, stored: Option<TablePlan>, threads: usize },
}

/// The number of shares into which each row is cut, so that `threads` threads sort all rows in the least time. Each
/// share has a counter for each bucket, so more shares cause more work. If there are too few shares, some threads have
/// nothing to do while other threads sort the last shares.
fn shares_of_row(threads: u64, rows: u64, terms: u64, buckets: u64) -> u64 {
    // The time of the thread that sorts the most shares.
    let time = |shares: u64| (rows * shares).div_ceil(threads) * (terms / shares + buckets);
    (1..=2 * threads.div_ceil(rows)).min_by_key(|&shares| time(shares)).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_end_soonest() {
        let shares = |threads, rows| shares_of_row(threads, rows, 1 << 19, 1 << 15);
        assert_eq!(shares(1, 8), 1);
        assert_eq!(shares(2, 8), 1);
        // If each of nine rows were a single share, one thread would sort five rows, and the other thread four rows.
        assert_eq!(shares(2, 9), 2);
        assert_eq!(shares(64, 8), 8);
        // Nine rows of eight shares have 72 shares in total. So 64 threads would need two rounds.
        assert_eq!(shares(64, 9), 7);
    }
}
