//! How the rows of a matrix are shared out among a device's threads, and by what that is chosen (cuzk 4.2).

use std::fmt;

/// Rows are short, up to this mean, where a warp for each would leave half its lanes idle.
const SHORT_MEAN: f64 = 16.0;

/// How a device's threads share the rows of a matrix (cuzk 4.1, 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowScheme {
    /// CSR-Scalar: a thread for each row.
    Scalar,
    /// CSR-Vector: a warp for each row.
    Vector,
    /// CSR-Balanced: rows sorted by length and grouped, with warps for each group in proportion to its entries.
    Balanced,
}

impl RowScheme {
    /// The order in which the scheme takes rows: for each place the row's length, shifted left by one, and the row.
    pub(super) fn order(self, row_pointers: &[u32]) -> Vec<[u32; 2]> {
        let entry = |(row, bounds): (usize, &[u32])| [(bounds[1] - bounds[0]) << 1, row as u32];
        let mut order: Vec<[u32; 2]> = row_pointers.windows(2).enumerate().map(entry).collect();
        if self == Self::Balanced {
            order.sort_unstable();
        }
        order
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
    /// Rows.
    pub rows: usize,
    /// Entries of all rows.
    pub entries: usize,
    /// The longest row's entries.
    pub longest: usize,
    /// Entries of a row on average; 0 if there is no row.
    pub mean: f64,
    /// The mean squared distance from the mean.
    pub variance: f64,
}

// The numbers come from counts, and are never NaN.
impl Eq for RowStatistics {}

impl RowStatistics {
    pub(super) fn of(lengths: impl ExactSizeIterator<Item = usize> + Clone) -> Self {
        let rows = lengths.len();
        let entries = lengths.clone().sum();
        let mean = entries as f64 / rows.max(1) as f64;
        let squares: f64 = lengths.clone().map(|length| (length as f64 - mean).powi(2)).sum();
        Self { rows, entries, longest: lengths.max().unwrap_or(0), mean, variance: squares / rows.max(1) as f64 }
    }

    /// CSR-Balanced where the variance is large, else CSR-Scalar for a small mean and CSR-Vector for a large one.
    ///
    /// A variance is large if the standard deviation exceeds the mean (or one, where rows have less than one entry on
    /// average): a warp of CSR-Scalar then waits for rows of more than twice the mean. Neither limit is measured.
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
