//! The plan of the CPU engine.
//!
//! | file | what it holds |
//! |---|---|
//! | `problem.rs` | what is to be planned, and the work at one window size |
//! | `cost.rs`, `edwards.rs` | memory and predicted cost, in Weierstrass and in twisted Edwards form |
//! | `precomputation.rs` | the multiples of prepared bases |
//! | `display.rs` | the explanation |
//! | `transform.rs` | the passes of a number-theoretic transform |

mod cost;
mod display;
mod edwards;
mod precomputation;
mod problem;
mod transform;

pub(crate) use problem::CpuProblem;
use problem::{Counts, MAX_BUCKETS_WINDOW};
pub(crate) use transform::{LOG_SMALL, MAX_LOG_ROWS, TILE_WIDTH, TransformPlan};

use crate::recode::{MIN_WINDOW, Precomputation, SignedWindows, significant_bits};
use crate::vocabulary::{CpuArithmetic, PointForm};

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
    /// The instructions that points are added with.
    pub arithmetic: CpuArithmetic,
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
        let mut best = None;
        for counts in counts {
            let mut consider = |method, cost: f64| {
                if best.is_none_or(|(_, least, _)| cost < least) {
                    best = Some((method, cost, counts));
                }
            };
            for form in problem.forms {
                let threads = [1, problem.threads];
                match form {
                    PointForm::Weierstrass => {
                        consider(Method::Straus, cost::straus(problem, &counts));
                        for threads in threads {
                            consider(Method::Buckets { threads }, cost::buckets(problem, &counts, threads));
                        }
                    }
                    PointForm::TwistedEdwards => {
                        for threads in threads {
                            consider(Method::Edwards { threads }, edwards::cost(problem, &counts, threads));
                        }
                    }
                }
            }
        }
        #[expect(clippy::expect_used, reason = "there is a window and a form to choose")]
        let (method, multiplications, counts) = best.expect("there is a window and a form to choose");

        let (form, method, threads, bytes) = match method {
            Method::Straus => (PointForm::Weierstrass, CpuMethod::Straus, 1, cost::straus_bytes(problem, &counts)),
            Method::Buckets { threads } => {
                let method = CpuMethod::Buckets { pieces: counts.pieces(threads) };
                (PointForm::Weierstrass, method, threads, cost::buckets_bytes(problem, &counts, threads))
            }
            Method::Edwards { threads } => {
                let method = CpuMethod::Buckets { pieces: counts.pieces(threads) };
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
            arithmetic: match form {
                PointForm::Weierstrass => problem.arithmetic,
                PointForm::TwistedEdwards => CpuArithmetic::Scalar,
            },
            threads: threads as u32,
            multiplications,
            bytes,
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

#[derive(Clone, Copy)]
enum Method {
    Straus,
    Buckets { threads: usize },
    Edwards { threads: usize },
}
