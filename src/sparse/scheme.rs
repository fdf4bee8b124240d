//! The division of a matrix's rows among a device's threads, and the choice of the scheme (cuzk 4.2).

use std::fmt;

/// The greatest mean length of short rows. With a warp for each such row, half of its lanes would be idle.
const SHORT_MEAN: f64 = 16.0;

/// A scheme by which a device's threads share the rows of a matrix (cuzk 4.1, 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowScheme {
    /// CSR-Scalar: one thread for each row.
    Scalar,
    /// CSR-Vector: one warp for each row.
    Vector,
    /// CSR-Balanced: rows are sorted by length and grouped. The warps of a group are in proportion to its entries.
    Balanced,
}

impl RowScheme {
    /// Writes the order in which the scheme takes rows. For each: its length, shifted left by one, and its index. Allocates
    /// nothing if there is room for all rows.
    pub(super) fn order(self, row_pointers: &[u32], order: &mut Vec<[u32; 2]>) {
        #[expect(clippy::indexing_slicing, reason = "windows of two")]
        let entry = |(row, bounds): (usize, &[u32])| [(bounds[1] - bounds[0]) << 1, row as u32];
        order.clear();
        order.extend(row_pointers.windows(2).enumerate().map(entry));
        if self == Self::Balanced {
            order.sort_unstable();
        }
    }
}

impl fmt::Display for RowScheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Scalar => "CSR-Scalar",
            Self::Vector => "CSR-Vector",
            Self::Balanced => "CSR-Balanced",
        })
    }
}

/// The lengths of a matrix's rows.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct RowStatistics {
    /// Number of rows.
    pub rows: usize,
    /// Number of entries in all rows.
    pub entries: usize,
    /// Number of entries in the longest row.
    pub longest: usize,
    /// Mean number of entries in a row. 0 if there is no row.
    pub mean: f64,
    /// Variance of the number of entries in a row.
    pub variance: f64,
}

// The numbers are computed from counts, and are never NaN.
impl Eq for RowStatistics {}

impl RowStatistics {
    pub(super) fn of(lengths: impl ExactSizeIterator<Item = usize> + Clone) -> Self {
        let rows = lengths.len();
        let entries = lengths.clone().sum();
        let mean = entries as f64 / rows.max(1) as f64;
        let squares: f64 = lengths.clone().map(|length| (length as f64 - mean).powi(2)).sum();
        Self { rows, entries, longest: lengths.max().unwrap_or(0), mean, variance: squares / rows.max(1) as f64 }
    }

    /// Chooses the scheme:
    ///
    /// - CSR-Balanced for a large variance
    /// - CSR-Scalar for a small variance and a small mean
    /// - CSR-Vector for a small variance and a large mean
    ///
    /// A variance is large if the standard deviation exceeds the mean, or 1 if the mean is below 1. A warp of
    /// CSR-Scalar would then wait for rows of more than twice the mean. Neither limit is measured.
    pub(super) fn scheme(&self) -> (RowScheme, String) {
        let (mean, deviation) = (self.mean, self.variance.sqrt());
        if deviation > mean.max(1.0) {
            let reason = format!("rows of {mean:.1} ± {deviation:.1} entries: the deviation exceeds the mean");
            (RowScheme::Balanced, reason)
        } else if mean <= SHORT_MEAN {
            (RowScheme::Scalar, format!("rows of {mean:.1} ± {deviation:.1} entries: alike and short"))
        } else {
            (RowScheme::Vector, format!("rows of {mean:.1} ± {deviation:.1} entries: alike and long"))
        }
    }
}
