//! The digits that the kernels compute. Each window has one digit, in one of three recodings.

use std::fmt;

use super::{SignedWindows, significant_bits};

/// The recoding of a window's bits to a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Recoding {
    /// The digit is the value of the window's bits. There are 2^c − 1 buckets (cuzk 2.3; the papers' baseline).
    Unsigned,
    /// The digit is from −2^(c−1) to 2^(c−1) − 1. There are 2^(c−1) buckets (edmsm, Alg. 2).
    Signed,
    /// The digit is signed, and is factored into an odd number and a power of two ("float"). There are 2^(c−2) buckets,
    /// one for each odd magnitude. If the power of two is 2^e, the point is doubled e times before the point is added
    /// to its bucket (lb-msm 3.1, Alg. 3).
    OddFloat,
}

impl fmt::Display for Recoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unsigned => "unsigned",
            Self::Signed => "signed",
            Self::OddFloat => "odd-float",
        })
    }
}

/// The windows of scalars up to a maximum, and the codes of the digits (`cuda/stages/digit.cuh`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Windows {
    recoding: Recoding,
    window_bits: u32,
    count: u32,
}

/// A digit with the value (−1)^`negative` · `magnitude` · 2^`exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digit {
    /// True if the digit is below zero.
    pub negative: bool,
    /// The magnitude, which determines the digit's bucket. With [`Recoding::OddFloat`], the magnitude is odd or zero.
    pub magnitude: u32,
    /// The number of times that the point is doubled before the point is added to the bucket.
    pub exponent: u32,
}

impl Windows {
    /// Returns the division into windows of `window_bits` bits. The number of windows is the least number that can
    /// represent every integer from 0 to `maximum` (little-endian limbs).
    ///
    /// # Panics
    ///
    /// Panics if `window_bits` is outside [`MIN_WINDOW`](super::MIN_WINDOW)`..=`[`MAX_WINDOW`](super::MAX_WINDOW).
    pub fn for_maximum(recoding: Recoding, window_bits: u32, maximum: &[u64]) -> Self {
        let count = match recoding {
            Recoding::Unsigned => significant_bits(maximum).div_ceil(window_bits).max(1),
            Recoding::Signed | Recoding::OddFloat => SignedWindows::for_maximum(window_bits, maximum).count(),
        };
        Self { recoding, window_bits, count }
    }

    /// The recoding of a window's bits to a digit.
    pub fn recoding(&self) -> Recoding {
        self.recoding
    }

    /// The window size c, in bits.
    pub fn window_bits(&self) -> u32 {
        self.window_bits
    }

    /// The number W of windows.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The number of buckets of a window. There is one bucket for each magnitude except zero.
    pub fn buckets(&self) -> u32 {
        match self.recoding {
            Recoding::Unsigned => (1 << self.window_bits) - 1,
            Recoding::Signed => 1 << (self.window_bits - 1),
            Recoding::OddFloat => 1 << (self.window_bits - 2),
        }
    }

    /// The number of bits for the exponent in a digit's code. The exponent is at most c − 1.
    pub fn exponent_bits(&self) -> u32 {
        match self.recoding {
            Recoding::OddFloat => u32::BITS - (self.window_bits - 1).leading_zeros(),
            _ => 0,
        }
    }

    /// The number of bits for the magnitude in a digit's code. Digits are sorted by their magnitudes.
    pub fn magnitude_bits(&self) -> u32 {
        match self.recoding {
            // With [`Recoding::Signed`], a magnitude can be 2^(c−1). With [`Recoding::OddFloat`], a digit of ±2^(c−1)
            // has the magnitude 1 and the exponent c − 1.
            Recoding::Unsigned | Recoding::Signed => self.window_bits,
            Recoding::OddFloat => self.window_bits - 1,
        }
    }

    /// All digits of a scalar, from the lowest window to the highest. Tests compare the kernels with this function.
    pub fn digits(&self, scalar: &[u64]) -> Vec<Digit> {
        let c = self.window_bits;
        let bit = |i: u32| scalar.get(i as usize / 64).is_some_and(|limb| limb >> (i % 64) & 1 == 1);
        let mut carry = 0;
        (0..self.count)
            .map(|window| {
                let value = (0..c).fold(carry, |value, i| value + (u32::from(bit(window * c + i)) << i));
                carry = u32::from(self.recoding != Recoding::Unsigned && value >= 1 << (c - 1));
                let magnitude = if carry == 1 { (1 << c) - value } else { value };
                let exponent = match self.recoding {
                    Recoding::OddFloat if magnitude > 0 => magnitude.trailing_zeros(),
                    _ => 0,
                };
                Digit { negative: carry == 1 && magnitude > 0, magnitude: magnitude >> exponent, exponent }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MAX_WINDOW, MIN_WINDOW};
    use super::*;

    /// With every recoding, Σ dᵢ·2^(c·i) is the scalar. Each digit has a bucket, and the digit's code has enough bits
    /// for the magnitude and the exponent.
    #[test]
    fn digits_represent_the_scalar() {
        for recoding in [Recoding::Unsigned, Recoding::Signed, Recoding::OddFloat] {
            for c in MIN_WINDOW..=MAX_WINDOW {
                for maximum in [1, 255, 0x73ed_a753_299d_7d48, u64::MAX] {
                    let windows = Windows::for_maximum(recoding, c, &[maximum]);
                    for scalar in [0, 1, maximum / 3, maximum / 2, maximum / 2 + 1, maximum - 1, maximum] {
                        let digits = windows.digits(&[scalar]);
                        let value = digits.iter().rev().fold(0i128, |sum, digit| {
                            let term = i128::from(digit.magnitude) << digit.exponent;
                            (sum << c) + if digit.negative { -term } else { term }
                        });
                        assert_eq!(value, i128::from(scalar), "{recoding}, c = {c}, k = {scalar:#x}");
                        for digit in digits {
                            assert!(digit.magnitude < 1 << windows.magnitude_bits());
                            assert!(digit.exponent < 1 << windows.exponent_bits());
                            let bucket = match recoding {
                                Recoding::OddFloat => digit.magnitude.div_ceil(2),
                                _ => digit.magnitude,
                            };
                            assert!(bucket <= windows.buckets(), "{recoding}, c = {c}: {digit:?}");
                        }
                    }
                }
            }
        }
    }
}
