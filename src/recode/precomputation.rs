//! Which windows share buckets (elastic-msm 3.1).

/// Multiples of the bases that are kept: 2^(j·`stride`)·P for j below `factor`, the paper's w, with its k·s for a stride.
///
/// With windows of c bits, c a divisor of the stride, a level has k = stride/c of them. Window v of base i is then window
/// v − j·k, "row", of the base's multiple at level j: one MSM of w·n points and k rows, in place of one of n points and
/// w·k windows. Where there are more windows than w·k, because the scalars are longer than those that the multiples were
/// chosen for, the last level takes the rest, and there are more rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Precomputation {
    factor: u32,
    stride: u32,
}

impl Precomputation {
    /// The bases alone.
    #[doc(hidden)]
    pub const NONE: Self = Self { factor: 1, stride: 0 };

    /// The multiples for `factor` levels that are `stride` bits apart; the bases alone if that is one level.
    #[doc(hidden)]
    pub fn new(factor: u32, stride: u32) -> Self {
        if factor <= 1 { Self::NONE } else { Self { factor, stride } }
    }

    /// The number of multiples of a base, itself included: w.
    pub fn factor(&self) -> u32 {
        self.factor
    }

    /// Bits between one level and the next; 0 if there is one level.
    pub fn stride(&self) -> u32 {
        self.stride
    }

    /// Whether windows of that many bits begin where levels do.
    #[doc(hidden)]
    pub fn fits(&self, window_bits: u32) -> bool {
        self.stride.is_multiple_of(window_bits)
    }

    /// The windows of each level but the last, which has what is left: k. With one level, all of them.
    ///
    /// # Panics
    ///
    /// If windows of that many bits do not [fit](Self::fits).
    #[doc(hidden)]
    pub fn windows_per_level(&self, window_bits: u32, windows: u32) -> u32 {
        assert!(self.fits(window_bits), "{window_bits} bits do not divide {} bits", self.stride);
        if self.factor == 1 { windows } else { self.stride / window_bits }
    }

    /// Rows of windows that share buckets, if there are so many windows of that many bits.
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

    /// The windows of a row, each after its level: what [`place`](Self::place) puts there, if there are so many windows.
    #[doc(hidden)]
    pub fn row(&self, row: u32, windows_per_level: u32, windows: u32) -> impl Iterator<Item = (u32, u32)> + use<> {
        // Rows beyond a level's windows are the last level's.
        let first = if row < windows_per_level { 0 } else { self.factor - 1 };
        let places = (first..self.factor).map(move |level| (level, level * windows_per_level + row));
        places.take_while(move |&(_, window)| window < windows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every window has its value at its level and row, and each place has one window at most.
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
