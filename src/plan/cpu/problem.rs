//! The input of a plan, and the work at one window size.

use super::tuning;
use crate::plan::multiplications;
use crate::recode::Precomputation;
use crate::vocabulary::{CpuArithmetic, PointForm};

/// The widest window of buckets. 2^20 buckets take 100 MB a row; no n that fits in memory gains from more.
pub(super) const MAX_BUCKETS_WINDOW: u32 = 20;

/// The input of a CPU plan.
#[derive(Clone)]
pub(crate) struct CpuProblem {
    pub(crate) n: usize,
    /// The point forms that may be used. For prepared bases, their form.
    pub(crate) forms: &'static [PointForm],
    /// The number of components into which the endomorphism splits a scalar. 1 if the bases may be outside the
    /// subgroup, or if splitting saves nothing.
    pub(crate) components: usize,
    /// True if the bases are of the group's order r. If so, k − r may replace k.
    pub(crate) in_subgroup: bool,
    /// The greatest magnitude of a component, as little-endian limbs.
    pub(crate) maximum: Vec<u64>,
    /// Bytes of an affine point.
    pub(crate) affine_bytes: usize,
    /// Bytes of a point in internal form, with its images under the endomorphism, to be added in Weierstrass form.
    pub(crate) internal_bytes: usize,
    pub(crate) threads: usize,
    /// The instructions of additions in Weierstrass form.
    pub(crate) arithmetic: CpuArithmetic,
    /// The window size in bits, if the caller asked for one.
    pub(crate) window_bits: Option<u32>,
    /// The multiples of the bases that are stored in the internal form. `None` if each call converts its bases.
    pub(crate) prepared: Option<Precomputation>,
}

impl CpuProblem {
    /// The cost of using several threads, in multiplications.
    pub(super) fn parallel(&self, threads: usize) -> f64 {
        if threads > 1 { multiplications::parallel(self.affine_bytes as f64 / 2.0) } else { 0.0 }
    }
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
    pub(super) levels: f64,
    pub(super) greatest_digit: f64,
}

impl Counts {
    #[expect(clippy::indexing_slicing, reason = "there is a count for each length from 0 to the longest")]
    pub(super) fn new(window_bits: u32, precomputation: Precomputation, at_least: &[usize]) -> Self {
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
        // A term that is its only digit is not zero.
        if longest >= window_bits {
            counts.digits *= 1.0 - 0.5f64.powi(window_bits as i32);
        }
        counts
    }

    pub(super) fn buckets(&self) -> f64 {
        f64::from(1u32 << (self.window_bits - 1))
    }

    /// Doublings of Horner's rule.
    pub(super) fn doublings(&self) -> f64 {
        self.rows * f64::from(self.window_bits)
    }

    /// The number of pieces. One thread needs only one. Several threads need some more, so that none has to wait.
    pub(super) fn pieces(&self, threads: usize) -> u32 {
        let wanted = if threads == 1 { 1 } else { threads as u32 * tuning::PIECES_PER_THREAD };
        wanted.min((self.digits / tuning::MIN_PIECE_DIGITS) as u32).max(threads as u32)
    }
}
