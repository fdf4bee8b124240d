//! Windows of nearly equal width. Each window can be read without reading the other windows. Digits are plain, or
//! signed by Booth's rule.

use std::ops::Range;

/// The form of the digits of a window that has c bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DigitForm {
    /// Digits from 0 to 2^c − 1. There are 2^c − 1 buckets.
    Plain,
    /// Digits from −2^(c−1) to 2^(c−1). There are 2^(c−1) buckets.
    #[default]
    Signed,
}

/// The windows of an integer k = Σ dᵢ·2^(sᵢ), where dᵢ is the digit of window i. Window i has the bits from sᵢ up to
/// sᵢ₊₁ − 1. The widths of windows differ by at most one bit.
///
/// If b bits are cut into W windows, the total number of digit values is Σ 2^(sᵢ₊₁−sᵢ). The total is least if the
/// windows have nearly equal widths. No window is far narrower than the other windows.
///
/// A signed digit is the sum of two numbers: the window's bits as a number in two's complement, and the bit below the
/// window (Booth).
///
/// - If the top bit of a window of c bits is set, 2^c is subtracted from the window's digit, and 1 is added to the
///   digit of the window above.
/// - Adding 1 to a digit never causes a further carry. So a digit depends only on the bits of its window and on one bit
///   below the window.
/// - If a field element k stays in Montgomery form, the digits are the digits of k·R mod r.
/// - With signed digits, the windows have one bit more than the scalars. So the top bit of the highest window is never
///   set.
///
/// ```
/// # use cumsm::internals::{DigitForm, EvenWindows};
/// let windows = EvenWindows::new(DigitForm::Signed, 5, 2);
/// assert_eq!((windows.bits(), windows.width(0), windows.width(1)), (6, 3, 3));
/// assert_eq!([windows.digit(&[31], 0), windows.digit(&[31], 1)], [-1, 4]); // 31 = -1 + 4·8
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvenWindows {
    form: DigitForm,
    bits: u32,
    count: u32,
}

impl EvenWindows {
    /// The division into `count` windows, for integers of `scalar_bits` bits.
    ///
    /// # Panics
    ///
    /// Panics if a window would be wider than [`MAX_WINDOW`](super::MAX_WINDOW), or narrower than one bit.
    pub fn new(form: DigitForm, scalar_bits: u32, count: u32) -> Self {
        Self::of_factor(form, 1, Self::bits_for(form, scalar_bits), count)
    }

    /// The division into `count` windows for each of several levels of `stride` bits. All levels are cut in the same
    /// way. Window i + j·`count` begins j·`stride` bits above window i, and the two windows have the same width.
    ///
    /// # Panics
    ///
    /// Panics in the same cases as [`new`](Self::new).
    pub(crate) fn of_factor(form: DigitForm, levels: u32, stride: u32, count: u32) -> Self {
        assert!((stride.div_ceil(super::MAX_WINDOW)..=stride).contains(&count), "{count} windows for {stride} bits");
        Self { form, bits: levels * stride, count: levels * count }
    }

    /// The total number of bits of all windows, for integers of `scalar_bits` bits.
    pub(crate) fn bits_for(form: DigitForm, scalar_bits: u32) -> u32 {
        scalar_bits.max(1) + u32::from(form == DigitForm::Signed)
    }

    /// The form of the digits.
    pub fn form(&self) -> DigitForm {
        self.form
    }

    /// The total number of bits of all windows.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// The number of windows W.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The index of the lowest bit of a window.
    pub fn start(&self, window: u32) -> u32 {
        self.bits * window / self.count
    }

    /// The width of a window in bits.
    pub fn width(&self, window: u32) -> u32 {
        self.start(window + 1) - self.start(window)
    }

    /// The width of the widest windows in bits.
    pub fn greatest_width(&self) -> u32 {
        self.bits.div_ceil(self.count)
    }

    /// The greatest magnitude of a window's digits. The greatest magnitude equals the number of the window's buckets.
    pub fn values(&self, window: u32) -> u32 {
        self.form.values(self.width(window))
    }

    /// The digit of a scalar in the given window.
    pub fn digit(&self, scalar: &[u64], window: u32) -> i32 {
        self.reader(window, scalar.len()).digit(|limb| scalar[limb])
    }

    /// A reader for the digits of one window. The scalars have `limbs` limbs.
    pub(crate) fn reader(&self, window: u32, limbs: usize) -> DigitReader {
        let (start, width) = (self.start(window), self.width(window));
        let signed = self.form == DigitForm::Signed;
        let below = u32::from(signed && start > 0);
        let limb = (start - below) as usize / 64;
        if limb >= limbs {
            return DigitReader::NOTHING;
        }
        let (shift, mut length) = ((start - below) % 64, width + below);
        let next = (limb + 1).min(limbs - 1);
        let sign = if signed { 1 << (length - 1) } else { 0 };
        if next == limb {
            // All bits above the last limb are zero.
            length = length.min(64 - shift);
        }
        DigitReader { limb, next, shift, mask: (1 << length) - 1, below, sign }
    }
}

impl DigitForm {
    /// The greatest magnitude of a digit of `width` bits.
    pub(crate) fn values(self, width: u32) -> u32 {
        match self {
            Self::Plain => (1 << width) - 1,
            Self::Signed => 1 << (width - 1),
        }
    }
}

/// Reads the digits of one window. The code has no branches, because it runs in a loop over scalars.
#[derive(Clone, Copy)]
pub(crate) struct DigitReader {
    limb: usize,
    next: usize,
    shift: u32,
    mask: u64,
    /// The number of bits that are read below the window. The number is 0 for plain digits and for the lowest window.
    /// For signed digits, the number is 1 in all other windows.
    below: u32,
    /// The mask of the bit that makes the digit negative. The mask is 0 for plain digits.
    sign: u64,
}

impl DigitReader {
    /// The reader for a window that begins above the highest limb of a scalar. All digits of such a window are 0.
    const NOTHING: Self = Self { limb: 0, next: 0, shift: 0, mask: 0, below: 0, sign: 0 };

    /// The digit of a scalar. `limb` returns the scalar's limbs.
    #[inline(always)]
    pub(crate) fn digit(&self, limb: impl Fn(usize) -> u64) -> i32 {
        // If the window ends before the next limb, the mask removes the bits of the next limb.
        let bits = (limb(self.limb) >> self.shift | limb(self.next) << 1 << (63 - self.shift)) & self.mask;
        ((bits + u64::from(self.below)) >> self.below) as i32 - ((bits & self.sign) << (1 - self.below)) as i32
    }
}

/// Divides the values 1 to `values` of a window into ranges of at most `most` values each. The number of ranges is the
/// least possible, and the highest range comes first. The lengths of ranges differ by at most one. A range holds the
/// values from `range.start + 1` to `range.end`.
pub(crate) fn value_ranges(values: u32, most: u32) -> impl Iterator<Item = Range<u32>> {
    let ranges = u64::from(values.div_ceil(most));
    (0..ranges).rev().map(move |i| {
        let bound = |i: u64| (u64::from(values) * i / ranges) as u32;
        bound(i)..bound(i + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::MAX_WINDOW;

    /// The value Σ dᵢ·2^(sᵢ) of the digits, for scalars of one limb.
    fn value(windows: &EvenWindows, scalar: u64) -> i128 {
        let digit = |window| i128::from(windows.digit(&[scalar], window)) << windows.start(window);
        (0..windows.count()).map(digit).sum()
    }

    #[test]
    fn digits_represent_the_scalar_in_any_number_of_windows() {
        for form in [DigitForm::Plain, DigitForm::Signed] {
            for scalar_bits in [1, 2, 8, 9, 63, 64] {
                let (bits, maximum) = (EvenWindows::bits_for(form, scalar_bits), u64::MAX >> (64 - scalar_bits));
                for count in bits.div_ceil(MAX_WINDOW)..=bits {
                    let windows = EvenWindows::new(form, scalar_bits, count);
                    for scalar in [
                        0,
                        1,
                        maximum / 3,
                        maximum / 2,
                        maximum / 2 + maximum % 2,
                        maximum - 1,
                        maximum,
                        0x5a5a_a5a5_1234_8000 & maximum,
                    ] {
                        assert_eq!(value(&windows, scalar), i128::from(scalar), "{windows:?}, {scalar:#x}");
                        for window in 0..count {
                            let digit = windows.digit(&[scalar], window);
                            assert!(digit.unsigned_abs() <= windows.values(window));
                            assert!(form == DigitForm::Signed || digit >= 0);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn digits_cross_limbs() {
        let scalar = [0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210, u64::MAX, u64::MAX];
        for form in [DigitForm::Plain, DigitForm::Signed] {
            for count in 11..=100 {
                let windows = EvenWindows::new(form, 256, count);
                // Windows that begin below bit 128 determine the two lowest limbs. So the sum of dᵢ·2^(sᵢ) over these
                // windows is compared with the two limbs, modulo 2^128.
                let sum = (0..count).filter(|&window| windows.start(window) < 128).fold(0u128, |sum, window| {
                    sum.wrapping_add((i128::from(windows.digit(&scalar, window)) as u128) << windows.start(window))
                });
                assert_eq!((sum as u64, (sum >> 64) as u64), (scalar[0], scalar[1]), "{windows:?}");
            }
        }
    }

    /// All levels are cut into windows of the same widths. Windows that begin above the limbs of the scalar have only
    /// zero digits.
    #[test]
    fn levels_are_cut_alike() {
        for form in [DigitForm::Plain, DigitForm::Signed] {
            for (levels, stride, count) in [(2, 33, 3), (4, 17, 2), (5, 14, 3), (13, 5, 1), (9, 13, 4)] {
                let windows = EvenWindows::of_factor(form, levels, stride, count);
                for window in 0..count {
                    for level in 1..levels {
                        let above = window + level * count;
                        assert_eq!(windows.start(above), windows.start(window) + level * stride);
                        assert_eq!(windows.width(above), windows.width(window));
                    }
                }
                for scalar in [0, 1, u64::MAX / 3, u64::MAX / 2 + 1, u64::MAX] {
                    // Digits above the limbs are zero, so the sum does not include these digits.
                    let above = (0..windows.count()).filter(|&window| windows.start(window) > 64);
                    assert!(above.clone().all(|window| windows.digit(&[scalar], window) == 0));
                    let below = (0..windows.count()).filter(|&window| windows.start(window) <= 64);
                    let sum: i128 =
                        below.map(|window| i128::from(windows.digit(&[scalar], window)) << windows.start(window)).sum();
                    assert_eq!(sum, i128::from(scalar), "{windows:?}, {scalar:#x}");
                }
            }
        }
    }

    #[test]
    fn ranges_are_even_and_complete() {
        for (values, most) in [(1, 1), (7, 3), (255, 61), (512, 511), (512, 512), (1 << 24, 1000)] {
            let ranges: Vec<_> = value_ranges(values, most).collect();
            assert_eq!(ranges.len() as u32, values.div_ceil(most));
            assert_eq!((ranges[0].end, ranges[ranges.len() - 1].start), (values, 0));
            assert!(ranges.windows(2).all(|pair| pair[0].start == pair[1].end));
            assert!(ranges.iter().all(|range| !range.is_empty() && range.len() as u32 <= most));
        }
    }
}
