//! The schemes that divide a matrix's rows among a device's threads, and the choice of a scheme (cuzk 4.2).

use std::fmt;

/// Rows count as short if their mean length is at most `SHORT_MEAN`. If a warp computed a row of 16 entries, half of
/// its lanes would be idle.
const SHORT_MEAN: f64 = 16.0;

/// A scheme by which a device's threads share the rows of a matrix (cuzk 4.1, 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowScheme {
    /// CSR-Scalar: one thread for each row.
    Scalar,
    /// CSR-Vector: one warp for each row.
    Vector,
    /// CSR-Balanced: rows are sorted by length and grouped. The number of warps of a group is in proportion to the
    /// group's number of entries.
    Balanced,
}

impl RowScheme {
    /// Writes the rows in the scheme's order. Each item of `order` has the length of a row, shifted left by one, and
    /// the index of the row. Allocates nothing if `order` has enough capacity for all rows.
    pub(super) fn order(self, row_pointers: &[u32], order: &mut Vec<[u32; 2]>) {
        #[expect(clippy::indexing_slicing, reason = "each window has two items")]
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

/// Statistics of the lengths of a matrix's rows.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct RowStatistics {
    /// The number of rows.
    pub rows: usize,
    /// The number of entries in all rows.
    pub entries: usize,
    /// The number of entries in the longest row.
    pub longest: usize,
    /// The mean number of entries in a row. The mean is 0 if there are no rows.
    pub mean: f64,
    /// The variance of the number of entries in a row.
    pub variance: f64,
}

// The mean and the variance are computed from counts, so neither is ever NaN.
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
    /// A variance is large if the standard deviation exceeds both the mean and 1. If the standard deviation exceeds the
    /// mean, some rows are more than twice as long as the mean. With CSR-Scalar, warps would wait for the long rows.
    /// The mean is small if it is at most [`SHORT_MEAN`]. The limits for the variance and for the mean are estimates
    /// and were not measured.
    pub(super) fn scheme(&self) -> (RowScheme, String) {
        let (mean, deviation) = (self.mean, self.variance.sqrt());
        if deviation > mean.max(1.0) {
            let reason = format!("rows of {mean:.1} ± {deviation:.1} entries: the standard deviation exceeds the mean");
            (RowScheme::Balanced, reason)
        } else if mean <= SHORT_MEAN {
            (RowScheme::Scalar, format!("rows of {mean:.1} ± {deviation:.1} entries: of similar length, and short"))
        } else {
            (RowScheme::Vector, format!("rows of {mean:.1} ± {deviation:.1} entries: of similar length, and long"))
        }
    }
}
