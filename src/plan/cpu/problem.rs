//! The input of a plan, and the amount of work at one window size.

use super::{thresholds, tuning};
use crate::plan::multiplications;
use crate::plan::precompute::TablePlan;
use crate::recode::{MAX_WINDOW, MIN_WINDOW, Precomputation, significant_bits};
use crate::types::{CpuArithmetic, PointForm};

/// The greatest width of a window in bits, for methods with buckets. With windows of 20 bits, a row has 2^19 buckets,
/// and takes about 100 MB for BLS12-381 G1. Wider windows save time only if there are more points than the memory can
/// hold.
pub(super) const MAX_BUCKETS_WINDOW: u32 = 20;

/// The input of a CPU plan.
#[derive(Clone)]
pub(crate) struct CpuProblem {
    pub(crate) n: usize,
    /// The point forms to which a call may convert bases that are not prepared.
    pub(crate) forms: &'static [PointForm],
    /// The number of components into which the endomorphism splits a scalar. `components` is 1 if the bases may be
    /// outside the subgroup, or if splitting saves nothing.
    pub(crate) components: usize,
    /// The length in bits of the longest scalar that the type allows.
    pub(crate) scalar_bits: u32,
    /// True if all bases lie in the subgroup of order r. If all bases lie in the subgroup, k − r may replace a scalar
    /// k.
    pub(crate) in_subgroup: bool,
    /// The greatest magnitude of a component, as little-endian limbs without high zero limbs. Each term has the same
    /// number of limbs as `maximum`.
    pub(crate) maximum: Vec<u64>,
    /// Bytes of an affine point.
    pub(crate) affine_bytes: usize,
    /// Bytes of a point and of its images under the endomorphism, in the internal form for Weierstrass additions.
    pub(crate) internal_bytes: usize,
    pub(crate) threads: usize,
    /// The instructions with which points are added in Weierstrass form.
    pub(crate) arithmetic: CpuArithmetic,
    /// The window size in bits, if the caller asked for a size.
    pub(crate) window_bits: Option<u32>,
    /// The table that holds the bases in internal form. A computation may read the table, or convert the caller's
    /// bases. `None` if there is no table.
    pub(crate) prepared: Option<TablePlan>,
    /// The degree of the field over its prime field.
    pub(crate) degree: u64,
    /// The number of long scalars. A scalar is long unless it has few digits.
    pub(crate) long: usize,
    /// The facts that a sample of the scalars shows. `sample` is present if scalars have few different values or few
    /// digits.
    pub(crate) sample: Option<Sample>,
}

/// Facts about scalars that are not uniformly random. Scalars with few different values fill few buckets. Scalars with
/// few digits have zero digits in most windows.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    /// The number of different scalars, if it is known and small.
    values: Option<usize>,
    /// The share of nonzero digits for each window size: the number of nonzero digits, divided by the number of digits
    /// that terms of these lengths can have.
    nonzero_digits: [f64; MAX_WINDOW as usize + 1],
}

/// The limit for the share of nonzero digits in an incomplete sample. An incomplete sample lacks some values of the
/// scalars. The share of an incomplete sample is used only if the share is below `MAX_SHARE_OF_FEW_DIGITS`. In windows
/// of two bits, three quarters of random digits are not zero.
const MAX_SHARE_OF_FEW_DIGITS: f64 = 0.7;

impl Sample {
    /// Measures a sample of scalars. `magnitudes` are the magnitudes of the terms of these scalars. Each magnitude has
    /// `limbs` limbs.
    ///
    /// If the sample contains every value of the scalars, the measured share of nonzero digits is exact. If the sample
    /// lacks some values, `new` uses the measured share only if the share is below `MAX_SHARE_OF_FEW_DIGITS`.
    /// Otherwise, `new` uses the share of random digits, which is 1 − 2^(−c) for windows of c bits. A small sample does
    /// not measure a high share exactly, and a wrong share leads to a plan with the wrong window.
    pub(crate) fn new(values: Option<usize>, magnitudes: &[u64], limbs: usize) -> Self {
        let is_exact = values.is_some_and(|values| values <= magnitudes.len() / limbs);
        let share = |window_bits: u32| {
            let (mut reached, mut nonzero) = (0, 0);
            for magnitude in magnitudes.chunks_exact(limbs) {
                reached += significant_bits(magnitude).div_ceil(window_bits);
                nonzero += nonzero_signed_digits(magnitude, window_bits);
            }
            let share = if reached == 0 { 1.0 } else { (f64::from(nonzero) / f64::from(reached)).min(1.0) };
            if is_exact || share < MAX_SHARE_OF_FEW_DIGITS { share } else { 1.0 - 0.5f64.powi(window_bits as i32) }
        };
        let nonzero_digits = std::array::from_fn(|c| if c < MIN_WINDOW as usize { 1.0 } else { share(c as u32) });
        Self { values, nonzero_digits }
    }
}

/// The number of nonzero signed digits of a magnitude. A digit is from −2^(c−1) to 2^(c−1) − 1.
fn nonzero_signed_digits(magnitude: &[u64], window_bits: u32) -> u32 {
    let (mask, half) = ((1u64 << window_bits) - 1, 1u64 << (window_bits - 1));
    let bits = significant_bits(magnitude);
    let (mut nonzero, mut carry, mut low) = (0, 0, 0);
    while low < bits {
        let (limb, bit) = ((low / 64) as usize, low % 64);
        let above = magnitude.get(limb + 1).copied().unwrap_or(0);
        let window = (u128::from(above) << 64 | u128::from(magnitude.get(limb).copied().unwrap_or(0))) >> bit;
        let digit = (window as u64 & mask) + carry;
        nonzero += u32::from(digit & mask != 0);
        carry = u64::from(digit >= half);
        low += window_bits;
    }
    nonzero + carry as u32
}

impl CpuProblem {
    /// Chooses between the problem with split scalars and the problem with whole scalars. `with` returns the problem
    /// for a given number of components: 1 for whole scalars, or `components` for scalars that the endomorphism splits.
    ///
    /// Scalars are split, except in these cases:
    ///
    /// - Nearly all scalars have few digits, as in the witness of an R1CS. If scalars with few digits were split, each
    ///   scalar would have two or four long components instead of a few digits. The images of the bases would then cost
    ///   more time than they save.
    /// - Scalars are at most one bit longer than a component.
    /// - Whole scalars cost less according to the model. The model is used only if there is a table, or if there are
    ///   many scalars. In two cases, scalars are split even if the model predicts the opposite. First: components have
    ///   few digits (`few_split_digits`), which the model does not know. Second: there is a table, and scalars have few
    ///   different values. Such scalars fill few buckets, so the table saves little time when buckets are weighted.
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
                table.whole.contains(split.long) && split.few_values().is_none() && !few_split_digits()
            }
            None if split.long < thresholds::MIN_WHOLE_SCALARS => false,
            _ => with(1).cost() < split.cost() && !few_split_digits(),
        };
        if whole_is_cheaper { with(1) } else { split }
    }

    /// The number of different scalars, if it is known and small.
    pub(super) fn few_values(&self) -> Option<usize> {
        self.sample.and_then(|sample| sample.values)
    }

    /// The number of components that the longest scalar needs.
    pub(super) fn components_of_long_scalars(&self) -> usize {
        let bits = significant_bits(&self.maximum).max(1);
        (((self.scalar_bits + bits / 2) / bits) as usize).clamp(1, self.components)
    }

    /// The table, if it has enough images of the bases for the problem's number of components. `None` if there is no
    /// table, or if the table has too few images.
    pub(super) fn usable_table(&self) -> Option<TablePlan> {
        self.prepared.filter(|table| table.components >= self.components)
    }

    /// The cost of using several threads, in field multiplications.
    pub(super) fn parallel(&self, threads: usize) -> f64 {
        if threads > 1 { multiplications::parallel(self.affine_bytes as f64 / 2.0) } else { 0.0 }
    }
}

/// The amount of work at one window size.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub(super) window_bits: u32,
    pub(super) precomputation: Precomputation,
    /// The number of rows. The windows of a row share buckets.
    pub(super) rows: f64,
    pub(super) terms: f64,
    /// The expected number of nonzero digits.
    pub(super) digits: f64,
    /// The number of all digits that are computed from the terms, including zero digits.
    pub(super) computed_digits: f64,
    /// The number of nonempty buckets.
    pub(super) filled: f64,
    /// The number of multiples of each base that digits use.
    pub(super) levels: f64,
    pub(super) greatest_digit: f64,
}

impl Counts {
    #[expect(clippy::indexing_slicing, reason = "`at_least` has a count for each length from 0 to the longest")]
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
            computed_digits: 0.0,
            filled: 0.0,
            levels: f64::from(windows.div_ceil(per_level).min(precomputation.factor())),
            greatest_digit: f64::from(1u32 << (window_bits - 1).min(longest))
                - f64::from(u8::from(longest < window_bits)),
        };
        // Equal terms have equal digits in a window.
        let share = problem.sample.map_or(1.0, |sample| sample.nonzero_digits[window_bits as usize]);
        let different =
            problem.few_values().map_or(f64::INFINITY, |values| share * (values * problem.components) as f64);
        for row in 0..rows {
            // For the row, `terms` is the number of all digits, `distinct` is the number of digits of different terms,
            // and `buckets` is the number of buckets that the digits can fill.
            let (mut terms, mut distinct, mut buckets) = (0.0f64, 0.0f64, 0.0f64);
            for (_, window) in precomputation.row(row, per_level, windows) {
                distinct += different;
                let lowest = window * window_bits;
                let reaching = at_least[lowest.max(1).min(longest) as usize] as f64;
                terms += share * reaching;
                counts.computed_digits += reaching;
                // Digits of the highest window can have fewer values than digits of other windows.
                buckets = buckets.max(f64::from(1u32 << (window_bits - 1).min(longest - lowest)));
            }
            counts.digits += terms;
            // For t random digits and b buckets, the expected number of nonempty buckets is b·(1 − exp(−t/b)). The
            // formula b·t/(t + b) is close to b·(1 − exp(−t/b)).
            counts.filled += distinct.min(terms) * buckets / (distinct.min(terms) + buckets).max(1.0);
        }
        // If each term has only one digit, the digit is not zero, because terms are not zero.
        if longest >= window_bits && problem.sample.is_none() {
            counts.digits *= 1.0 - 0.5f64.powi(window_bits as i32);
        }
        counts
    }

    pub(super) fn buckets(&self) -> f64 {
        f64::from(1u32 << (self.window_bits - 1))
    }

    /// The number of doublings in Horner's rule.
    pub(super) fn doublings(&self) -> f64 {
        self.rows * f64::from(self.window_bits)
    }

    /// The number of pieces into which the digits are cut. One thread needs only one piece. Several threads get several
    /// pieces each, so that no thread waits long for another thread.
    pub(super) fn pieces(&self, threads: usize) -> u32 {
        let wanted = if threads == 1 { 1 } else { threads as u32 * tuning::PIECES_PER_THREAD };
        wanted.min((self.digits / tuning::MIN_PIECE_DIGITS) as u32).max(threads as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::SignedWindows;

    #[test]
    fn digits_are_counted_as_windows_read_them() {
        let magnitudes =
            [[0, 0], [1, 0], [1 << 63, 0], [u64::MAX, u64::MAX >> 1], [0x8080_8080_8080_8080, 0x0180_0000]];
        for window_bits in MIN_WINDOW..=MAX_WINDOW {
            let windows = SignedWindows::for_maximum(window_bits, &[u64::MAX, u64::MAX]);
            for magnitude in magnitudes {
                let expected = windows.digits(&magnitude).filter(|&digit| digit != 0).count();
                assert_eq!(
                    nonzero_signed_digits(&magnitude, window_bits),
                    expected as u32,
                    "{magnitude:x?} {window_bits}"
                );
            }
        }
    }

    #[test]
    fn a_digit_that_is_zero_in_each_value_is_not_counted() {
        let sample = Sample::new(Some(1), &[1 << 32, 0], 2);
        // In windows of 11 bits, the highest digit of the value 2^32 is 2^10, which carries into one more digit.
        let shares = [16, 12, 11, 2].map(|window_bits| sample.nonzero_digits[window_bits]);
        assert_eq!(shares, [1.0 / 3.0, 1.0 / 3.0, 2.0 / 3.0, 1.0 / 17.0]);
    }
}
