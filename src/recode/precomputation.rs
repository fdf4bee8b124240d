//! The windows that share buckets (elastic-msm 3.1).

/// The stored multiples of each base P: 2^(j·`stride`)·P for j below `factor`. The index j of a multiple is its level.
/// In elastic-msm 3.1, w is the factor, and k·s is the stride.
///
/// Windows of c bits fit if c divides the stride. Then each level has k = stride/c windows: level j has the windows j·k
/// to j·k + k − 1. A digit of level j is multiplied by the base's multiple at level j, and not by the base itself. So
/// the digit of window v has the weight of window v − j·k. The number v − j·k is the row of window v. So an MSM with n
/// points and w·k windows becomes an MSM with w·n points and k rows.
///
/// Scalars may be longer than the scalars for which the multiples were chosen. If the scalars have more than w·k
/// windows, the last level takes the additional windows, and there are more than k rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Precomputation {
    factor: u32,
    stride: u32,
}

impl Precomputation {
    /// The bases alone, without other multiples.
    #[doc(hidden)]
    pub const NONE: Self = Self { factor: 1, stride: 0 };

    /// The precomputation with `factor` multiples of each base, `stride` bits apart. If the factor is 0 or 1, the
    /// result has only the bases.
    #[doc(hidden)]
    pub fn new(factor: u32, stride: u32) -> Self {
        if factor <= 1 { Self::NONE } else { Self { factor, stride } }
    }

    /// The number w of multiples of each base, the base included.
    pub fn factor(&self) -> u32 {
        self.factor
    }

    /// The distance between two successive multiples, in bits. The distance is 0 if the base is the only multiple.
    pub fn stride(&self) -> u32 {
        self.stride
    }

    /// True if windows of the given number of bits fit, so that each level begins with a new window.
    #[doc(hidden)]
    pub fn fits(&self, window_bits: u32) -> bool {
        self.stride.is_multiple_of(window_bits)
    }

    /// The number k of windows of each level below the last level. The last level has the remaining windows. If there
    /// is only one level, k is the number of all windows.
    ///
    /// # Panics
    ///
    /// Panics if windows of `window_bits` bits do not [fit](Self::fits).
    #[doc(hidden)]
    pub fn windows_per_level(&self, window_bits: u32, windows: u32) -> u32 {
        assert!(
            self.fits(window_bits),
            "the width of {window_bits} bits does not divide the stride of {} bits",
            self.stride
        );
        if self.factor == 1 { windows } else { self.stride / window_bits }
    }

    /// The number of rows, if scalars have `windows` windows of `window_bits` bits. The windows of a row share buckets.
    #[doc(hidden)]
    pub fn rows(&self, window_bits: u32, windows: u32) -> u32 {
        let k = self.windows_per_level(window_bits, windows);
        windows.min(k).max(windows.saturating_sub((self.factor - 1) * k))
    }

    /// The level and the row of a window.
    #[doc(hidden)]
    pub fn place(&self, window: u32, windows_per_level: u32) -> (u32, u32) {
        let level = (window / windows_per_level).min(self.factor - 1);
        (level, window - level * windows_per_level)
    }

    /// The windows of a row, if scalars have `windows` windows. Each item is a pair of a level and a window. This
    /// function is the inverse of [`place`](Self::place).
    #[doc(hidden)]
    pub fn row(&self, row: u32, windows_per_level: u32, windows: u32) -> impl Iterator<Item = (u32, u32)> + use<> {
        // Only the last level has rows whose index is `windows_per_level` or more.
        let first = if row < windows_per_level { 0 } else { self.factor - 1 };
        let places = (first..self.factor).map(move |level| (level, level * windows_per_level + row));
        places.take_while(move |&(_, window)| window < windows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The level and the row of a window determine the window's lowest bit. No two windows have both the same level and
    /// the same row.
    #[test]
    fn places_keep_the_values_of_windows() {
        for (levels, stride, c, windows) in [
            (1, 0, 7, 37),
            (2, 128, 16, 16),
            (4, 66, 11, 24),
            (4, 66, 22, 12),
            (3, 10, 5, 9),
            (24, 11, 11, 24),
            (8, 33, 11, 2),
        ] {
            let precomputation = Precomputation::new(levels, stride);
            let (k, rows) = (precomputation.windows_per_level(c, windows), precomputation.rows(c, windows));
            let mut places: Vec<_> = (0..windows).map(|window| precomputation.place(window, k)).collect();
            for (window, &(level, row)) in places.iter().enumerate() {
                assert_eq!(level * stride + row * c, window as u32 * c);
                assert!(level < levels && row < rows, "{level} {row} of {rows}");
            }
            assert!(places.iter().any(|&(_, row)| row + 1 == rows));
            for row in 0..rows {
                let expected: Vec<_> = (0..windows)
                    .map(|window| (places[window as usize], window))
                    .filter(|place| place.0.1 == row)
                    .collect();
                let found = precomputation.row(row, k, windows).map(|(level, window)| ((level, row), window));
                assert!(found.eq(expected), "row {row}");
            }
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), windows as usize);
        }
        assert_eq!(Precomputation::new(4, 66).rows(11, 24), 6);
        assert_eq!(Precomputation::new(4, 66).rows(11, 25), 7);
        assert_eq!(Precomputation::new(1, 5), Precomputation::NONE);
    }
}
