//! Signed windows (edmsm, Alg. 2). Digits are from −2^(c−1) to 2^(c−1) − 1, so 2^(c−1) buckets are enough for 2^c
//! values.

use ark_ff::BigInteger;

/// The width of the narrowest window, in bits.
pub const MIN_WINDOW: u32 = 2;
/// The width of the widest window, in bits.
pub const MAX_WINDOW: u32 = 24;

/// The signed-digit representation k = Σ dᵢ·2^(c·i) of every k up to a given maximum.
///
/// The number H = Σ 2^(c−1)·2^(c·i) is added to k once. Adding H computes all carries between digits: dᵢ is window i of
/// k + H, minus 2^(c−1). After H is added, the digits can be read in any order, because no digit depends on another
/// digit.
///
/// ```
/// # use cumsm::internals::SignedWindows;
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
    /// Returns the division into windows of `window_bits` bits. The number of windows is the least number that can
    /// represent every integer from 0 to `maximum` (little-endian limbs).
    ///
    /// If `maximum` is too large for the top digit, the top digit carries into an additional window. An example is the
    /// group order r of BLS12-381 with c = 15. The paper claims that the top digit never carries (lb-msm, footnote 2).
    /// If k + H fits in W windows for k = `maximum`, the sum also fits for every smaller k. So the number of windows
    /// depends only on the maximum.
    ///
    /// # Panics
    ///
    /// Panics if `window_bits` is outside [`MIN_WINDOW`]`..=`[`MAX_WINDOW`].
    #[expect(clippy::expect_used, reason = "with one more window, the top digit does not carry")]
    pub fn for_maximum(window_bits: u32, maximum: &[u64]) -> Self {
        assert!((MIN_WINDOW..=MAX_WINDOW).contains(&window_bits), "windows of {window_bits} bits are not possible");
        let least = significant_bits(maximum).saturating_sub(1) / window_bits + 1;
        (least..=least + 1)
            .map(|count| Self { window_bits, count, offset: offset(window_bits, count, maximum.len() + 1) })
            .find(|windows| !windows.carries(maximum))
            .expect("with one more window, the top digit does not carry")
    }

    /// The window size c, in bits.
    pub fn window_bits(&self) -> u32 {
        self.window_bits
    }

    /// The number W of windows.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The number of buckets of a window, 2^(c−1). There is one bucket for each magnitude except zero.
    pub fn buckets(&self) -> u32 {
        1 << (self.window_bits - 1)
    }

    /// The number H as little-endian limbs. H has one limb more than the scalars.
    pub fn offset(&self) -> &[u64] {
        &self.offset
    }

    /// True if k + H does not fit in the windows.
    fn carries(&self, scalar: &[u64]) -> bool {
        let (limb, bit) = ((self.window_bits * self.count / 64) as usize, self.window_bits * self.count % 64);
        let mut beyond = self.sum(scalar).skip(limb);
        beyond.next().is_some_and(|limb| limb >> bit != 0) || beyond.any(|limb| limb != 0)
    }

    /// The limbs of k + H. The number of limbs is the length of [`offset`](Self::offset).
    fn sum(&self, scalar: &[u64]) -> impl Iterator<Item = u64> {
        let limbs = scalar.iter().copied().chain(std::iter::repeat(0));
        self.offset.iter().zip(limbs).scan(false, |carry, (&h, limb)| Some(add(limb, h, carry)))
    }

    /// The number k + H. [`digit`](Self::digit) reads digits from k + H.
    pub fn shifted(&self, scalar: &[u64]) -> Vec<u64> {
        self.sum(scalar).collect()
    }

    /// Writes k + H into `sum`. The length of `sum` is the length of [`offset`](Self::offset).
    pub fn shift_into(&self, scalar: &[u64], sum: &mut [u64]) {
        for (i, limb) in sum.iter_mut().enumerate() {
            *limb = scalar.get(i).copied().unwrap_or(0);
        }
        self.shift(sum);
    }

    /// Replaces the number k in `sum` by k + H. The last limb of k must be zero.
    pub(crate) fn shift(&self, sum: &mut [u64]) {
        add_limbs(sum, &self.offset);
    }

    /// Replaces each number k in `sums` by k + H, like [`shift`](Self::shift). Each number has N limbs.
    pub(crate) fn shift_all<const N: usize>(&self, sums: &mut [u64]) {
        let mut offset = [0; N];
        offset.iter_mut().zip(&self.offset).for_each(|(limb, &h)| *limb = h);
        let (sums, _) = sums.as_chunks_mut::<N>();
        for sum in sums {
            add_limbs(sum, &offset);
        }
    }

    /// The length in bits of the shortest magnitude that has a nonzero digit in the given window.
    ///
    /// The greatest digit is 2^(c−1) − 1. If all digits of m windows are the greatest digit, the value of these windows
    /// is at least a quarter of 2^(cm). So m windows hold all magnitudes of at most cm − 2 bits.
    pub(crate) fn least_bits(&self, window: u32) -> u32 {
        (self.window_bits * window).saturating_sub(1).max(1)
    }

    /// Digit `window` of a scalar, read from its [`shifted`](Self::shifted) form.
    pub fn digit(&self, shifted: &[u64], window: u32) -> i32 {
        let low = (window * self.window_bits) as usize;
        let (limb, bit) = (low / 64, low % 64);
        let mut value = shifted.get(limb).copied().unwrap_or(0) >> bit;
        if bit + self.window_bits as usize > 64 {
            value |= shifted.get(limb + 1).copied().unwrap_or(0) << (64 - bit);
        }
        (value as i32 & ((1 << self.window_bits) - 1)) - (1 << (self.window_bits - 1))
    }

    /// Appends digit `window` of each scalar. For each scalar k, the slice `shifted` has the number k + H (see
    /// [`Self::shifted`]), in N limbs.
    ///
    /// # Panics
    ///
    /// Panics if the scalars do not have window `window`.
    pub(crate) fn digits_of_window<const N: usize>(&self, window: u32, shifted: &[u64], digits: &mut Vec<i32>) {
        let low = (window * self.window_bits) as usize;
        let (limb, bit) = (low / 64, low % 64);
        // Only the last window can begin in the last limb. In this case, it begins in one of the lowest c bits of the
        // limb. Because c is at most 24, the last window ends within the lowest 47 bits of the limb.
        let next = (limb + 1).min(N - 1);
        assert!(limb < N, "the scalars have this window");
        let (mask, half) = ((1 << self.window_bits) - 1, 1 << (self.window_bits - 1));
        let (shifted, _) = shifted.as_chunks::<N>();
        // The mask removes all bits above the window. The code shifts twice, because a single shift by 64 − `bit` is
        // not allowed if `bit` is 0.
        digits.extend(shifted.iter().map(move |limbs| {
            let value = limbs[limb] >> bit | limbs[next] << 1 << (63 - bit);
            (value as i32 & mask) - half
        }));
    }

    /// All digits of a scalar, from the lowest window to the highest.
    pub fn digits(&self, scalar: &[u64]) -> impl Iterator<Item = i32> + '_ {
        let shifted = self.shifted(scalar);
        (0..self.count).map(move |window| self.digit(&shifted, window))
    }
}

/// Returns the sum of a, b and `carry`, and stores the sum's carry in `carry`.
#[inline(always)]
fn add(a: u64, b: u64, carry: &mut bool) -> u64 {
    let (partial, first) = a.overflowing_add(b);
    let (total, second) = partial.overflowing_add((*carry).into());
    *carry = first || second;
    total
}

/// Adds H to a number in place.
#[inline(always)]
fn add_limbs(sum: &mut [u64], offset: &[u64]) {
    let mut carry = false;
    for (limb, &h) in sum.iter_mut().zip(offset) {
        *limb = add(*limb, h, &mut carry);
    }
}

fn offset(window_bits: u32, count: u32, limbs: usize) -> Vec<u64> {
    let mut offset = vec![0; limbs];
    for window in 0..count {
        let bit = (window * window_bits + window_bits - 1) as usize;
        // H has one limb more than a scalar k. So the sum k + H has no carry out of the last limb of H.
        if let Some(limb) = offset.get_mut(bit / 64) {
            *limb |= 1 << (bit % 64);
        }
    }
    offset
}

/// The length of a number in bits, without leading zeros. The limbs are little-endian.
pub(crate) const fn significant_bits(limbs: &[u64]) -> u32 {
    let mut length = limbs.len();
    while length > 0 && limbs[length - 1] == 0 {
        length -= 1;
    }
    if length == 0 { 0 } else { 64 * length as u32 - limbs[length - 1].leading_zeros() }
}

/// The limbs of a number, without the zero limbs above its highest bit. The result has at least one limb.
pub(crate) fn significant_limbs(number: &impl BigInteger) -> Vec<u64> {
    let limbs = number.as_ref();
    limbs[..significant_bits(limbs).div_ceil(64).max(1) as usize].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value Σ dᵢ·2^(c·i) of the digits dᵢ of a scalar with one limb. The sum is computed in `i128`.
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
        // Four windows of 4 bits have 16 bits together. The top digit of 0x7777 is 7, and no lower digit carries. In
        // 0x7778, all digits carry.
        assert_eq!(SignedWindows::for_maximum(4, &[0x7777]).count(), 4);
        assert_eq!(SignedWindows::for_maximum(4, &[0x7778]).count(), 5);
    }
}
