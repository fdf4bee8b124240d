//! Signed windows (edmsm, Alg. 2): digits in −2^(c−1) … 2^(c−1)−1, so that 2^(c−1) buckets serve 2^c values.

/// The least window, in bits.
pub const MIN_WINDOW: u32 = 2;
/// The greatest window, in bits.
pub const MAX_WINDOW: u32 = 24;

/// The signed-digit representation k = Σ dᵢ·2^(c·i) of every k up to a given maximum.
///
/// Adding H = Σ 2^(c−1)·2^(c·i) to k once turns the carries from digit to digit into the carries of one addition:
/// dᵢ is window i of k + H, less 2^(c−1). Each digit can then be read by itself, in any order.
///
/// ```
/// # use cumsm::recode::SignedWindows;
/// let windows = SignedWindows::for_maximum(4, &[u64::MAX]);
/// assert_eq!(windows.count(), 17); // the 16th window carries
/// let digits: Vec<i32> = windows.digits(&[31]).collect();
/// assert_eq!(digits[..3], [-1, 2, 0]); // 31 = -1 + 2·16
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedWindows {
    window_bits: u32,
    count: u32,
    offset: Vec<u64>,
}

impl SignedWindows {
    /// Windows of `window_bits` bits, as few as represent every integer from 0 to `maximum` (little-endian limbs).
    ///
    /// The top digit carries out where `maximum` does not leave it room, and then one more window follows (lb-msm,
    /// footnote 2, holds that it never does; for BLS12-381's r and c = 15 it does). Whether k + H overflows W windows
    /// grows with k, so the maximum alone decides.
    ///
    /// # Panics
    ///
    /// If `window_bits` is outside [`MIN_WINDOW`]`..=`[`MAX_WINDOW`].
    pub fn for_maximum(window_bits: u32, maximum: &[u64]) -> Self {
        assert!((MIN_WINDOW..=MAX_WINDOW).contains(&window_bits), "a window of {window_bits} bits");
        let bits = maximum.len() as u32 * 64;
        let least = (0..bits).rev().find(|&bit| bit_of(maximum, bit)).map_or(1, |bit| bit / window_bits + 1);
        (least..=least + 1)
            .map(|count| Self { window_bits, count, offset: offset(window_bits, count, maximum.len() + 1) })
            .find(|windows| {
                let sum = windows.shifted(maximum);
                (window_bits * windows.count..64 * sum.len() as u32).all(|bit| !bit_of(&sum, bit))
            })
            .expect("a carry out of the top window fits into one more")
    }

    /// The window size c, in bits.
    pub fn window_bits(&self) -> u32 {
        self.window_bits
    }

    /// The number of windows W.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The number of buckets of a window, 2^(c−1): one for each magnitude but zero.
    pub fn buckets(&self) -> u32 {
        1 << (self.window_bits - 1)
    }

    /// H as little-endian limbs, one limb longer than the scalars.
    pub fn offset(&self) -> &[u64] {
        &self.offset
    }

    /// k + H, from which [`digit`](Self::digit) reads.
    pub fn shifted(&self, scalar: &[u64]) -> Vec<u64> {
        let mut sum = self.offset.clone();
        self.shift_into(scalar, &mut sum);
        sum
    }

    /// Writes k + H into `sum`, which is as long as [`offset`](Self::offset).
    pub fn shift_into(&self, scalar: &[u64], sum: &mut [u64]) {
        for (i, limb) in sum.iter_mut().enumerate() {
            *limb = scalar.get(i).copied().unwrap_or(0);
        }
        self.shift(sum);
    }

    /// Makes k, in place, k + H. The last limb of k is zero.
    pub(crate) fn shift(&self, sum: &mut [u64]) {
        let mut carry = false;
        for (limb, &h) in sum.iter_mut().zip(&self.offset) {
            let (partial, first) = limb.overflowing_add(h);
            let (total, second) = partial.overflowing_add(carry.into());
            *limb = total;
            carry = first || second;
        }
    }

    /// The least number of bits of a magnitude whose digit in the given window may not be zero: the greatest digits of m
    /// windows are 2^(c−1) − 1, a third of 2^c or more, so that m windows hold all of cm − 2 bits.
    pub(crate) fn least_bits(&self, window: u32) -> u32 {
        (self.window_bits * window).saturating_sub(1).max(1)
    }

    /// Digit `window` of the scalar whose [`shifted`](Self::shifted) form is given.
    pub fn digit(&self, shifted: &[u64], window: u32) -> i32 {
        let low = (window * self.window_bits) as usize;
        let (limb, bit) = (low / 64, low % 64);
        let mut value = shifted.get(limb).copied().unwrap_or(0) >> bit;
        if bit + self.window_bits as usize > 64 {
            value |= shifted.get(limb + 1).copied().unwrap_or(0) << (64 - bit);
        }
        (value as i32 & ((1 << self.window_bits) - 1)) - (1 << (self.window_bits - 1))
    }

    /// All digits of a scalar, least window first.
    pub fn digits(&self, scalar: &[u64]) -> impl Iterator<Item = i32> + '_ {
        let shifted = self.shifted(scalar);
        (0..self.count).map(move |window| self.digit(&shifted, window))
    }
}

fn offset(window_bits: u32, count: u32, limbs: usize) -> Vec<u64> {
    let mut offset = vec![0; limbs];
    for window in 0..count {
        let bit = (window * window_bits + window_bits - 1) as usize;
        // Beyond the last limb the sum cannot reach: the scalar ends a whole limb below.
        if let Some(limb) = offset.get_mut(bit / 64) {
            *limb |= 1 << (bit % 64);
        }
    }
    offset
}

fn bit_of(limbs: &[u64], bit: u32) -> bool {
    limbs[(bit / 64) as usize] >> (bit % 64) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Σ dᵢ·2^(c·i) over i128, for scalars of one limb.
    fn value(windows: &SignedWindows, scalar: u64) -> i128 {
        let digits: Vec<i32> = windows.digits(&[scalar]).collect();
        digits.iter().rev().fold(0, |sum, &digit| (sum << windows.window_bits()) + i128::from(digit))
    }

    #[test]
    fn digits_represent_the_scalar_at_every_window() {
        for window_bits in MIN_WINDOW..=MAX_WINDOW {
            for maximum in [1, 2, 255, 256, 0x7fff_ffff_ffff_ffff, 0x73ed_a753_299d_7d48, u64::MAX] {
                let windows = SignedWindows::for_maximum(window_bits, &[maximum]);
                for scalar in [0, 1, maximum / 3, maximum / 2, maximum / 2 + 1, maximum - 1, maximum] {
                    assert_eq!(value(&windows, scalar), i128::from(scalar), "c = {window_bits}, k = {scalar:#x}");
                    let half = 1 << (window_bits - 1);
                    assert!(windows.digits(&[scalar]).all(|digit| (-half..half).contains(&digit)));
                }
            }
        }
    }

    #[test]
    fn a_window_is_added_only_where_the_top_digit_carries() {
        // 16 bits of 4 windows: the top digit of 0x7777 is 7 and nothing below carries; 0x7778 carries all the way.
        assert_eq!(SignedWindows::for_maximum(4, &[0x7777]).count(), 4);
        assert_eq!(SignedWindows::for_maximum(4, &[0x7778]).count(), 5);
    }
}
