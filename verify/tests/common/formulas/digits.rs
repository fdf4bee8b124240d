//! The distribution of the digits of uniform scalars, and the number of buckets to which these digits belong. A formula
//! that uses the distribution can give the expected number of operations. The papers' formulas give only an upper bound
//! of this number.

use ark_ff::PrimeField;
use cumsm::internals::{Recoding, Windows};

/// The distribution of the digits of one window, for scalars that are uniform in [0, r).
#[derive(Clone, Debug)]
pub(crate) struct DigitDistribution {
    /// The probability of each bucket; bucket 0 is for digits that are zero.
    buckets: Vec<f64>,
    /// The probability of each exponent among all digits.
    exponents: Vec<f64>,
}

impl DigitDistribution {
    /// Returns the distribution of the digits of each window, from the lowest window on.
    ///
    /// A window has c bits, and k is the scalar. The windows from index w on represent the integer ⌊k/2^(cw)⌋, plus 1
    /// if the lower digits carry. The greatest number that gives no carry consists of digits 2^(c−1) − 1. So the lower
    /// digits carry if the fractional part of k/2^(cw) is greater than θ = (2^(c−1) − 1)/(2^c − 1). As a result, the
    /// digit of window w is ⌊y⌋ mod 2^c with y = k/2^(cw) + 1 − θ. Let X be r/2^(cw). For signed digits, y is uniform
    /// in [1 − θ, X + 1 − θ). For unsigned digits, y is uniform in [0, X). In all windows except the top windows, the
    /// digits are nearly uniform.
    pub(crate) fn of_windows<F: PrimeField>(windows: &Windows) -> Vec<Self> {
        (0..windows.count()).map(|window| Self::of_window::<F>(windows, window)).collect()
    }

    fn of_window<F: PrimeField>(windows: &Windows, window: u32) -> Self {
        let c = windows.window_bits();
        let values = f64::from(c).exp2();
        let modulus = F::MODULUS;
        let modulus = modulus.as_ref().iter().rev().fold(0.0, |sum, &limb| sum * 64f64.exp2() + limb as f64);
        let length = modulus / f64::from(c * window).exp2();
        let signed = windows.recoding() != Recoding::Unsigned;
        let first = if signed { 1.0 - (values / 2.0 - 1.0) / (values - 1.0) } else { 0.0 };

        // Returns the total length of the set of all z in [0, y) with ⌊z⌋ mod 2^c = `residue`.
        let below = |y: f64, residue: f64| {
            let rounds = (y / values).floor();
            rounds + (y - rounds * values - residue).clamp(0.0, 1.0)
        };
        let mut buckets = vec![0.0; windows.buckets() as usize + 1];
        let mut exponents = vec![0.0; c as usize];
        for residue in 0..1u32 << c {
            let at = f64::from(residue);
            let probability = (below(first + length, at) - below(first, at)) / length;
            let magnitude = if signed && residue >> (c - 1) == 1 { (1 << c) - residue } else { residue };
            let (bucket, exponent) = match windows.recoding() {
                Recoding::OddFloat if magnitude > 0 => {
                    let exponent = magnitude.trailing_zeros();
                    ((magnitude >> exponent).div_ceil(2), exponent)
                }
                _ => (magnitude, 0),
            };
            buckets[bucket as usize] += probability;
            exponents[exponent as usize] += probability;
        }
        Self { buckets, exponents }
    }

    /// Returns the distribution of the digits of a row. Each of the given windows contributes the same number of digits
    /// to the row, so the result is the mean of the windows' distributions.
    pub(crate) fn mixed(windows: &[&Self]) -> Self {
        let mean = |part: fn(&Self) -> &Vec<f64>| -> Vec<f64> {
            let sums = (0..part(windows[0]).len()).map(|i| windows.iter().map(|digits| part(digits)[i]).sum::<f64>());
            sums.map(|sum| sum / windows.len() as f64).collect()
        };
        Self { buckets: mean(|digits| &digits.buckets), exponents: mean(|digits| &digits.exponents) }
    }

    /// Returns the expected number of nonzero digits among n digits.
    pub(crate) fn points(&self, n: f64) -> f64 {
        n * (1.0 - self.buckets[0])
    }

    /// Returns the probability that at least one of n digits is not zero.
    pub(crate) fn any(&self, n: f64) -> f64 {
        self.above(0, n)
    }

    /// Returns the expected number of buckets that get at least one of n digits.
    pub(crate) fn occupied(&self, n: f64) -> f64 {
        (1..self.buckets.len()).map(|bucket| self.occupies(bucket, n)).sum()
    }

    /// Returns the probability that a digit belongs to the bucket.
    pub(crate) fn probability(&self, bucket: usize) -> f64 {
        self.buckets.get(bucket).copied().unwrap_or(0.0)
    }

    /// Returns the probability that at least one of n digits belongs to the bucket.
    pub(crate) fn occupies(&self, bucket: usize, n: f64) -> f64 {
        1.0 - (1.0 - self.buckets[bucket]).powf(n)
    }

    /// Returns the probability that at least one of n digits belongs to one of the buckets.
    pub(crate) fn occupies_some(&self, buckets: std::ops::Range<usize>, n: f64) -> f64 {
        let end = buckets.end.min(self.buckets.len());
        1.0 - (1.0 - self.buckets[buckets.start.min(end)..end].iter().sum::<f64>()).max(0.0).powf(n)
    }

    /// Returns the probability that at least one of n digits belongs to a bucket above the given bucket.
    pub(crate) fn above(&self, bucket: usize, n: f64) -> f64 {
        self.occupies_some(bucket + 1..self.buckets.len(), n)
    }

    /// Returns the probability that, with n digits, the bucket directly below the last nonempty bucket is empty.
    pub(crate) fn gap_below_last(&self, n: f64) -> f64 {
        let mut above = 0.0;
        let mut sum = 0.0;
        for bucket in (2..self.buckets.len()).rev() {
            let none = 1.0 - above - self.buckets[bucket - 1];
            sum += none.max(0.0).powf(n) - (none - self.buckets[bucket]).max(0.0).powf(n);
            above += self.buckets[bucket];
        }
        sum
    }

    /// Returns the expected number of doublings for one digit. For each base P and τ = `prepared`, the multiples 2^h·P
    /// with h ≤ τ are prepared. A digit with the exponent h takes max(h − τ, 0) doublings.
    pub(crate) fn doublings(&self, prepared: u32) -> f64 {
        let beyond = self.exponents.iter().enumerate().skip(prepared as usize + 1);
        beyond.map(|(exponent, probability)| (exponent - prepared as usize) as f64 * probability).sum()
    }

    /// Returns the probability that a nonzero digit has an exponent above `prepared`.
    pub(crate) fn unprepared(&self, prepared: u32) -> f64 {
        self.exponents.iter().skip(prepared as usize + 1).sum::<f64>() / (1.0 - self.buckets[0])
    }
}
