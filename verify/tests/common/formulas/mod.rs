//! What the papers' complexity formulas predict, made exact, and what the emulator counts.
//!
//! The papers give upper bounds. These become expectations for uniform scalars once it is said what costs nothing: a digit
//! that is zero is skipped, the first point of a sum is a copy, and so is a sum that something is added to for the first
//! time; and what costs something else: a point added to itself is a doubling. Each formula's derivation stands above the
//! function that has it.
#![allow(dead_code)] // each file that includes this one uses a part of it

mod balanced;
mod cuzk;
mod digits;
mod edmsm;
mod elastic_msm;
mod gzkp;
mod lb_msm;

use std::fmt;

use digits::DigitDistribution;

/// One formula: what the paper says, what it says exactly, and what was counted, over all threads.
#[derive(Clone, Debug)]
pub(crate) struct Prediction {
    /// The paper and its section.
    pub(crate) source: &'static str,
    /// What is counted.
    pub(crate) quantity: &'static str,
    /// The formula as printed, times the number of threads where the paper counts for one.
    pub(crate) printed: &'static str,
    /// Its value.
    pub(crate) bound: f64,
    /// The formula made exact.
    pub(crate) exact: &'static str,
    /// Its value.
    pub(crate) predicted: f64,
    /// The count.
    pub(crate) counted: u64,
}

impl Prediction {
    /// How much more was counted than predicted, as a part of the prediction.
    pub(crate) fn difference(&self) -> f64 {
        if self.predicted == self.counted as f64 { 0.0 } else { self.counted as f64 / self.predicted - 1.0 }
    }
}

impl fmt::Display for Prediction {
    /// A row of a Markdown table, whose columns are those of [`HEADER`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { source, quantity, printed, bound, exact, predicted, counted } = self;
        let difference = 100.0 * self.difference();
        write!(
            f,
            "| {source} | {quantity} | {printed} | {bound:.0} | {exact} | {predicted:.0} | {counted} | {difference:+.2}% |"
        )
    }
}

/// How much counts may differ from what is predicted for 2^12 scalars and more: they are random.
pub(crate) const TOLERANCE: f64 = 0.03;

/// The columns of [`Prediction`]'s rows.
pub(crate) const HEADER: &str = "\
| paper | quantity | as printed | value | made exact | prediction | count | difference |
|---|---|---|---:|---|---:|---:|---:|";

/// All formulas for 2^`log_n` uniform scalars.
pub(crate) fn all(log_n: u32) -> Vec<Prediction> {
    [
        lb_msm::predictions(log_n),
        cuzk::predictions(log_n),
        edmsm::predictions(log_n),
        elastic_msm::predictions(log_n),
        gzkp::predictions(log_n),
    ]
    .concat()
}

/// Σ over the windows.
fn over_windows(digits: &[DigitDistribution], value: impl Fn(&DigitDistribution) -> f64) -> f64 {
    digits.iter().map(value).sum()
}
