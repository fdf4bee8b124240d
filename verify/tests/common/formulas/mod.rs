//! Compares the papers' complexity formulas, and exact forms of these formulas, with the counts of the emulator.
//!
//! Most of the papers' formulas are upper bounds of the counts. The exact formulas give the expected counts for uniform
//! scalars. The exact formulas take into account that some additions cost nothing: a digit that is zero is skipped, and
//! the first point of a sum is copied. If a point is added to itself, the exact formulas count a doubling. Each exact
//! formula is derived in the comment of the function or type that computes this formula.
#![allow(dead_code)] // each file that includes this module uses only some of its items

mod balanced;
mod cuzk;
mod digits;
mod edmsm;
mod elastic_msm;
mod gzkp;
mod lb_msm;

use digits::DigitDistribution;
use rayon::prelude::*;

/// The values of one formula, summed over all threads: the value of the formula as printed in the paper, the value of
/// the exact formula, and the count of the emulator.
#[derive(Clone, Debug)]
pub(crate) struct Prediction {
    /// The paper and its section.
    pub(crate) source: &'static str,
    /// The counted operations.
    pub(crate) quantity: &'static str,
    /// The formula as printed, times the number of threads if the paper counts for one thread.
    pub(crate) printed: &'static str,
    /// The value of the printed formula.
    pub(crate) bound: f64,
    /// The exact form of the formula.
    pub(crate) exact: &'static str,
    /// The value of the exact formula.
    pub(crate) predicted: f64,
    /// The count of the emulator.
    pub(crate) counted: u64,
}

/// The name of the committed table of the predictions and counts.
pub(crate) const GOLDEN: &str = "paper-counts.tsv";

/// The columns of the table [`GOLDEN`]. The first three columns identify a row. The cell in the column *bounds* is
/// "yes" if the value of the printed formula is at least the count.
pub(crate) const COLUMNS: [&str; 9] =
    ["points", "paper", "quantity", "as printed", "value", "bounds", "made exact", "prediction", "count"];

/// The greatest allowed relative difference between a count and its prediction, for 2^12 or more random scalars.
const TOLERANCE: f64 = 0.03;

/// The printed formulas that are not upper bounds of the counts, at 2^12 and at 2^14 points. Each entry has the paper,
/// the quantity and the reason.
pub(crate) const NOT_BOUNDS: [(&str, &str, &str); 7] = [
    ("lb-msm 3.5", "accumulate: doublings, τ = 3", "an exponent h above τ takes h − τ doublings, not one"),
    ("lb-msm 3.5", "accumulate: field multiplications", "doublings, and 14 products for a point that was doubled"),
    ("lb-msm 3.5", "aggregate: doublings", "the halvings here double the sum with each bit of the bucket's number"),
    ("cuzk 3.1, approach 2", "doublings", SUM_TO_ITSELF),
    ("edmsm 4.3", "reduction: additions", "the paper has one thread for each bucket"),
    ("elastic-msm 4.1, Pippenger 2", "doublings", SUM_TO_ITSELF),
    ("elastic-msm, Table 2, w = 4", "doublings", SUM_TO_ITSELF),
];
const SUM_TO_ITSELF: &str = "if the bucket below the last is empty, the running sum is added to itself";

impl Prediction {
    /// Returns the relative difference between the count and the prediction.
    fn difference(&self) -> f64 {
        if self.predicted == self.counted as f64 { 0.0 } else { self.counted as f64 / self.predicted - 1.0 }
    }

    /// True if the formula, as the paper prints it, gives at least the emulator's count.
    fn bounds(&self) -> bool {
        self.counted as f64 <= self.bound
    }

    /// Returns a message if the count differs from the prediction by more than [`TOLERANCE`]. Also returns a message if
    /// [`NOT_BOUNDS`] is wrong about the formula. [`NOT_BOUNDS`] must list a formula if, and only if, the formula is
    /// not an upper bound.
    pub(crate) fn wrong(&self) -> Option<String> {
        let Self { source, quantity, bound, predicted, counted, .. } = self;
        if self.difference().abs() > TOLERANCE {
            return Some(format!("{source}, {quantity}: predicted {predicted:.0}, counted {counted}"));
        }
        let is_listed = NOT_BOUNDS.iter().any(|(paper, name, _)| paper == source && name == quantity);
        let verb = if self.bounds() { "bounds" } else { "does not bound" };
        let listed = if is_listed { "listed" } else { "not listed" };
        (self.bounds() == is_listed)
            .then(|| format!("{source}, {quantity}: {bound:.0} {verb} {counted}, and is {listed} in NOT_BOUNDS"))
    }

    /// Returns the cells of this formula's row for 2^`log_n` scalars.
    pub(crate) fn cells(&self, log_n: u32) -> Vec<String> {
        let Self { source, quantity, printed, bound, exact, predicted, counted } = self;
        let bounds = if self.bounds() { "yes" } else { "no" };
        vec![
            format!("2^{log_n}"),
            (*source).into(),
            (*quantity).into(),
            (*printed).into(),
            format!("{bound:.0}"),
            bounds.into(),
            (*exact).into(),
            format!("{predicted:.0}"),
            counted.to_string(),
        ]
    }
}

/// Returns the values of all formulas for 2^`log_n` uniform scalars.
pub(crate) fn all(log_n: u32) -> Vec<Prediction> {
    let of_papers: [fn(u32) -> Vec<Prediction>; 5] =
        [lb_msm::predictions, cuzk::predictions, edmsm::predictions, elastic_msm::predictions, gzkp::predictions];
    of_papers.into_par_iter().flat_map_iter(|predictions| predictions(log_n)).collect()
}

/// Returns the sum of `value` over the windows.
fn over_windows(digits: &[DigitDistribution], value: impl Fn(&DigitDistribution) -> f64) -> f64 {
    digits.iter().map(value).sum()
}
