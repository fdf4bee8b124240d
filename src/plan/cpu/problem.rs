//! The input of a plan, and the work at one window size.

use zeroize::Zeroizing;

use super::{thresholds, tuning};
use crate::plan::multiplications;
use crate::plan::precompute::TablePlan;
use crate::recode::{Precomputation, SignedWindows, significant_bits};
use crate::types::{CpuArithmetic, PointForm};

/// The widest window of buckets. 2^20 buckets take 100 MB a row; no n that fits in memory gains from wider windows.
pub(super) const MAX_BUCKETS_WINDOW: u32 = 20;

/// The input of a CPU plan.
#[derive(Clone)]
pub(crate) struct CpuProblem {
    pub(crate) n: usize,
    /// The point forms that may be used for bases that are not prepared.
    pub(crate) forms: &'static [PointForm],
    /// The number of components into which the endomorphism splits a scalar. 1 if the bases may be outside the
    /// subgroup, or if splitting saves nothing.
    pub(crate) components: usize,
    /// Bits of the longest scalar of its type.
    pub(crate) scalar_bits: u32,
    /// True if the bases have the group's order r. Then k − r may replace k.
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
    /// The table that holds the bases in internal form. A computation may read it, or convert the bases itself. `None` if
    /// there is no table.
    pub(crate) prepared: Option<TablePlan>,
    /// The degree of the field over its prime field.
    pub(crate) degree: u64,
    /// The number of scalars that do not have few digits.
    pub(crate) long: usize,
    /// The result of a sample of scalars that have few different values.
    pub(crate) values: Option<FewValues>,
}

/// Scalars with few different values fill few buckets, and may have many digits that are zero at some windows.
#[derive(Clone)]
pub(crate) struct FewValues {
    /// The number of different scalars.
    pub(crate) count: usize,
    /// The magnitudes of the terms of some of these scalars. Each has one more limb than the greatest magnitude; the
    /// highest limb is zero.
    pub(crate) magnitudes: Zeroizing<Vec<u64>>,
}

impl FewValues {
    /// The share of digits that are not zero, among all digits within the lengths of the magnitudes up to `maximum`.
    fn nonzero_digits(&self, window_bits: u32, maximum: &[u64]) -> f64 {
        let windows = SignedWindows::for_maximum(window_bits, maximum);
        let (mut reached, mut nonzero) = (0, 0);
        for magnitude in self.magnitudes.chunks_exact(maximum.len() + 1) {
            let mut shifted = Zeroizing::new(magnitude.to_vec());
            windows.shift(&mut shifted);
            reached += significant_bits(magnitude).div_ceil(window_bits);
            nonzero += (0..windows.count()).filter(|&window| windows.digit(&shifted, window) != 0).count();
        }
        if reached == 0 { 1.0 } else { (nonzero as f64 / f64::from(reached)).min(1.0) }
    }
}

impl CpuProblem {
    /// The problem with scalars that are split, or whole. `with` gives the problem for a number of components: for
    /// `components`, which are all that the curve has, or for 1.
    ///
    /// Scalars are split, except in these cases:
    ///
    /// - Nearly all scalars have few digits, as in the witness of an R1CS. Then the memory for images of bases would
    ///   cost more than the images save, and each scalar would have two or four long components instead of a few
    ///   digits.
    /// - Scalars are at most one bit longer than a component.
    /// - There is a table, or there are many scalars, and whole scalars cost less by the model. But the model does not
    ///   know whether components have few digits (`few_split_digits`). If scalars have few different values, a table
    ///   does not save the weighting of buckets. So its other savings must be large enough.
    pub(crate) fn choose(
        few_digits: bool,
        few_split_digits: impl FnOnce() -> bool,
        components: usize,
        with: impl Fn(usize) -> Self,
    ) -> Self {
        let split = with(components);
        if components == 1 {
            return split;
        }
        let is_short = split.scalar_bits <= significant_bits(&split.maximum) + 1;
        let whole_is_cheaper = match split.prepared {
            _ if few_digits || is_short => true,
            Some(table) if split.components_of_long_scalars() == components => {
                let saves_enough = || with(1).cost() < thresholds::MAX_COST_OF_WHOLE_VALUES * split.cost();
                table.whole.contains(split.long) && !few_split_digits() && (split.values.is_none() || saves_enough())
            }
            None if split.long < thresholds::MIN_WHOLE_SCALARS => false,
            _ => with(1).cost() < split.cost() && !few_split_digits(),
        };
        if whole_is_cheaper { with(1) } else { split }
    }

    /// The number of components of the longest scalars that are not short.
    pub(super) fn components_of_long_scalars(&self) -> usize {
        let bits = significant_bits(&self.maximum).max(1);
        (((self.scalar_bits + bits / 2) / bits) as usize).clamp(1, self.components)
    }

    /// The table, if it has the images of bases that the components need.
    pub(super) fn usable_table(&self) -> Option<TablePlan> {
        self.prepared.filter(|table| table.components >= self.components)
    }

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
    pub(super) fn new(
        problem: &CpuProblem,
        window_bits: u32,
        precomputation: Precomputation,
        at_least: &[usize],
    ) -> Self {
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
        // Equal terms have equal digits in a window.
        let values = problem.values.as_ref();
        let different = values.map_or(f64::INFINITY, |values| (values.count * problem.components) as f64);
        for row in 0..rows {
            // The digits of the row, the digits of different terms, and the buckets for them.
            let (mut terms, mut distinct, mut buckets) = (0.0, 0.0, 0.0f64);
            for (_, window) in precomputation.row(row, per_level, windows) {
                distinct += different;
                let lowest = window * window_bits;
                terms += at_least[lowest.max(1).min(longest) as usize] as f64;
                // The highest window has fewer values.
                buckets = buckets.max(f64::from(1u32 << (window_bits - 1).min(longest - lowest)));
            }
            counts.digits += terms;
            // Close to the factor 1 − exp(−t/b) of random digits.
            counts.filled += distinct.min(terms) * buckets / (distinct.min(terms) + buckets).max(1.0);
        }
        // A term that has only one digit is not zero.
        if longest >= window_bits {
            counts.digits *= match values {
                Some(values) => values.nonzero_digits(window_bits, &problem.maximum),
                None => 1.0 - 0.5f64.powi(window_bits as i32),
            };
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

    /// The number of pieces. One thread needs only one. Several threads need some more pieces, so that no thread has to
    /// wait.
    pub(super) fn pieces(&self, threads: usize) -> u32 {
        let wanted = if threads == 1 { 1 } else { threads as u32 * tuning::PIECES_PER_THREAD };
        wanted.min((self.digits / tuning::MIN_PIECE_DIGITS) as u32).max(threads as u32)
    }
}
