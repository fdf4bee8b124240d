//! The constants of a field in limbs of 52 bits, the conversions between words and limbs, and the bounds of values.

use std::marker::PhantomData;

use ark_ff::MontConfig;

/// The number of bits of a limb.
pub(super) const BITS: u32 = 52;
/// A limb with all bits set.
pub(super) const LOW: u64 = (1 << BITS) - 1;

/// The constants of a field that the arithmetic needs.
pub(super) struct Modulus<C, const N: usize, const L: usize>(PhantomData<C>);

impl<C: MontConfig<N>, const N: usize, const L: usize> Modulus<C, N, L> {
    pub(super) const P: [u64; L] = split(&C::MODULUS.0);
    /// R − p.
    pub(super) const NEGATIVE: [u64; L] = {
        let (mut negative, mut i) = (Self::P, 0);
        while i < L {
            negative[i] = LOW - negative[i] + (i == 0) as u64; // no carry, because p is odd
            i += 1;
        }
        negative
    };
    /// −p⁻¹ mod 2^52.
    pub(super) const INVERSE: u64 = C::INV & LOW;
    /// The *top* of a value consists of the highest limb, followed by the highest `TOP_SHIFT` bits of the second
    /// highest limb. If the highest limb of p is at least 2^12, the highest limbs are enough to estimate a quotient,
    /// and `TOP_SHIFT` is 0. Otherwise, `TOP_SHIFT` is 24.
    pub(super) const TOP_SHIFT: u32 = if Self::P[L - 1] < 1 << 12 { 24 } else { 0 };
    /// The top of p.
    const TOP: u64 = Self::P[L - 1] << Self::TOP_SHIFT | Self::P[L - 2] >> (BITS - Self::TOP_SHIFT);
    /// ⌊2^(52 + e)/(t + 1)⌋, where t is the top of p, and e is [`QUOTIENT_SHIFT`](Self::QUOTIENT_SHIFT).
    pub(super) const QUOTIENT: u64 = ((1 << (BITS + Self::QUOTIENT_SHIFT)) / (Self::TOP as u128 + 1)) as u64;
    /// The exponent e in the definition of [`QUOTIENT`](Self::QUOTIENT): the bit length of t minus 17, or 0 if t has
    /// fewer than 17 bits. So `QUOTIENT` has 36 bits if t has at least 17 bits, and at most 40 bits if t is shorter.
    pub(super) const QUOTIENT_SHIFT: u32 = (64 - Self::TOP.leading_zeros()).saturating_sub(17);

    /// Every value is below `CAPACITY`·p.
    #[cfg(any(test, debug_assertions))]
    pub(super) const CAPACITY: u64 = match (Self::HAS_ROOM, Self::EXTENDS) {
        (true, _) => 512,
        (false, true) => 84,
        (false, false) => 63,
    };
    /// Every value that `sub_loose` subtracts is at most `LOOSE`·p.
    pub(super) const LOOSE: u64 = if Self::HAS_ROOM { 128 } else { 40 };
    /// True if R/p is above 2^18. In lanes with R/p above 2^18, sums need fewer reductions than in other lanes.
    pub(super) const HAS_ROOM: bool = {
        // The quotient of a value and p is estimated from the top of the value and the top of p.
        assert!(
            Self::TOP >= 1 << 12,
            "the top of the modulus must have more than 12 bits, as the bounds in this folder require"
        );
        assert!(Self::RATIO >= 63, "R must be greater than 63p, as the bounds in this folder require");
        Self::RATIO > 1 << 18
    };
    /// True if R is great enough for sums of components in a quadratic extension.
    pub(super) const EXTENDS: bool = Self::RATIO >= 84;
    /// A lower bound of R/p.
    const RATIO: u64 = ((1 << (BITS + Self::TOP_SHIFT)) / (Self::TOP as u128 + 1)) as u64;

    /// k·p.
    pub(super) const fn times(k: u64) -> [u64; L] {
        let (mut product, mut carry, mut i) = ([0; L], 0, 0);
        while i < L {
            carry += Self::P[i] * k;
            product[i] = carry & LOW;
            carry >>= BITS;
            i += 1;
        }
        product
    }
}

/// Converts an integer from N words of 64 bits to L limbs of 52 bits.
pub(super) const fn split<const N: usize, const L: usize>(words: &[u64; N]) -> [u64; L] {
    let (mut limbs, mut i) = ([0; L], 0);
    while i < L {
        let (word, bit) = (52 * i / 64, 52 * i as u32 % 64);
        limbs[i] = words[word] >> bit & LOW;
        if bit > 64 - BITS && word + 1 < N {
            limbs[i] |= words[word + 1] << (64 - bit) & LOW;
        }
        i += 1;
    }
    limbs
}

/// Converts an integer from L limbs of 52 bits to N words of 64 bits. The integer must fit in N words.
pub(super) const fn join<const N: usize, const L: usize>(limbs: &[u64; L]) -> [u64; N] {
    let (mut words, mut i) = ([0; N], 0);
    while i < L {
        let (word, bit) = (52 * i / 64, 52 * i as u32 % 64);
        words[word] |= limbs[i] << bit;
        if bit > 64 - BITS && word + 1 < N {
            words[word + 1] |= limbs[i] >> (64 - bit);
        }
        i += 1;
    }
    words
}
