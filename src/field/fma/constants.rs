//! The constants of a field in digits of 48 bits, and the conversions between limbs and digits.

use ark_ff::{BigInt, MontConfig};

/// The number of bits of a digit.
pub(super) const BITS: u32 = 48;
const RADIX: i64 = 1 << BITS;

/// 2^e.
const fn power(e: i32) -> f64 {
    f64::from_bits(((1023 + e) as u64) << 52)
}

/// The constants that a field's products read. Each constant is stored four times, so that it fills a vector. The
/// assembly depends on the offsets of the struct's fields.
#[repr(C, align(32))]
pub struct Constants<const D: usize> {
    pub(super) p: [[f64; 4]; D],
    /// −p⁻¹ mod 2^48.
    pub(super) inverse: [f64; 4],
    /// The constant C (see [`super`]). Adding C and then subtracting C rounds a number to a multiple of 2^48.
    pub(super) rounding: [f64; 4],
    /// C − C·2^-48. From column 1 on, the carry into a column includes C·2^-48. So the first value e of the column (see
    /// [`super`]) is computed from this constant instead of C.
    pub(super) rounding_with_carry: [f64; 4],
    /// 2^-48.
    pub(super) shift: [f64; 4],
    /// About 2^(48·(D−1))/p, computed from the two top digits of p. [`settled`](super::Lanes::settled) multiplies by
    /// this number to estimate a quotient.
    pub(super) quotient: [f64; 4],
}

impl<const D: usize> Constants<D> {
    pub(super) const fn of<C: MontConfig<N>, const N: usize>() -> Self {
        let free = 64 * N as u32 - C::MODULUS.const_num_bits();
        assert!(
            BITS * D as u32 - C::MODULUS.const_num_bits() >= 3 && free < 64,
            "p/R must be below 1/8, as the bounds in this folder require"
        );
        let (mut p, mut i) = ([[0.0; 4]; D], 0);
        let digits = from_limbs::<N, D>(&C::MODULUS.0);
        while i < D {
            p[i] = [digits[i]; 4];
            i += 1;
        }
        assert!(
            digits[D - 1] * power(48) + digits[D - 2] >= power(12),
            "the two top digits of p must have at least 13 bits together, as `settled` requires"
        );
        let mut parity = 0;
        while D > 8 && parity < 2 {
            let (mut sum, mut i) = (0.0, parity);
            while i < D {
                sum += digits[i].abs();
                i += 2;
            }
            assert!(sum <= 7.0 * power(47), "every second digit of p must be small enough for the bounds of long.rs");
            parity += 1;
        }
        let rounding = 1.5 * power(100);
        Self {
            p,
            inverse: [balanced(C::INV as i64 & (RADIX - 1)).0 as f64; 4],
            rounding: [rounding; 4],
            rounding_with_carry: [rounding - 1.5 * power(52); 4],
            shift: [power(-48); 4],
            quotient: [1.0 / (digits[D - 1] + digits[D - 2] * power(-48)); 4],
        }
    }
}

/// Splits an integer from 0 to 2^48 into a digit from −2^47 to 2^47 − 1 and a carry.
const fn balanced(word: i64) -> (i64, i64) {
    let carry = (word + RADIX / 2) >> BITS;
    (word - carry * RADIX, carry)
}

/// Converts a number from N limbs of 64 bits to D balanced digits. The number must fit in D digits.
pub(super) const fn from_limbs<const N: usize, const D: usize>(limbs: &[u64; N]) -> [f64; D] {
    let (mut digits, mut carry, mut i) = ([0.0; D], 0, 0);
    while i < D {
        let (limb, bit) = (48 * i / 64, 48 * i as u32 % 64);
        let mut word = if limb < N { limbs[limb] >> bit } else { 0 };
        if bit > 16 && limb + 1 < N {
            word |= limbs[limb + 1] << (64 - bit);
        }
        let (digit, next) = balanced((word & (RADIX as u64 - 1)) as i64 + carry);
        digits[i] = digit as f64;
        carry = next;
        i += 1;
    }
    digits
}

/// Converts the digits dᵢ of a settled element to limbs. The result is the number from 0 to p − 1 that is congruent to
/// Σ dᵢ·2^(48i).
pub(super) fn to_limbs<C: MontConfig<N>, const N: usize, const D: usize>(digits: &[f64; D]) -> BigInt<N> {
    let (mut limbs, mut carry) = ([0u64; N], 0);
    for (i, &digit) in digits.iter().enumerate() {
        let sum = digit as i64 + carry;
        carry = sum >> BITS;
        let (limb, bit) = (48 * i / 64, 48 * i as u32 % 64);
        let word = (sum & (RADIX - 1)) as u64;
        // The bits above N limbs are only copies of the sign, so the code drops these bits.
        if limb < N {
            limbs[limb] |= word << bit;
        }
        if bit > 16 && limb + 1 < N {
            limbs[limb + 1] |= word >> (64 - bit);
        }
    }
    let mut value = BigInt(limbs);
    if carry < 0 {
        // `value` is a negative number in two's complement, so the code ignores the carry out of the sum.
        ark_ff::BigInteger::add_with_carry(&mut value, &C::MODULUS);
    }
    value
}
