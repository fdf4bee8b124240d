//! The constants of a field in limbs of 52 bits, and the way there and back.

use std::marker::PhantomData;

use ark_ff::MontConfig;

/// Limbs of an element.
pub(super) const LIMBS: usize = 8;
/// Bits of a limb.
pub(super) const BITS: u32 = 52;
/// A limb with all bits set.
pub(super) const LOW: u64 = (1 << BITS) - 1;

/// The constants that the arithmetic needs.
pub(super) struct Modulus<C>(PhantomData<C>);

impl<C: MontConfig<6>> Modulus<C> {
    pub(super) const P: [u64; LIMBS] = split(&C::MODULUS.0);
    /// 2^416 − p.
    pub(super) const NEGATIVE: [u64; LIMBS] = {
        let (mut negative, mut i) = (Self::P, 0);
        while i < LIMBS {
            negative[i] = LOW - negative[i] + (i == 0) as u64; // no carry, as p is odd
            i += 1;
        }
        negative
    };
    /// −p⁻¹ mod 2^52.
    pub(super) const INVERSE: u64 = C::INV & LOW;
    /// ⌊2^52/(t + 1)⌋ for the top limb t of p.
    pub(super) const QUOTIENT: u64 = (1 << BITS) / (Self::P[LIMBS - 1] + 1);

    /// k·p.
    pub(super) const fn times(k: u64) -> [u64; LIMBS] {
        // The top limb of p has 13 bits at least, so that its quotient by a loose value's is good to 513/2^12.
        let bits = 384 - C::MODULUS.0[5].leading_zeros();
        assert!(bits > 376 && bits <= 381, "the bounds in this file are for a modulus of 377 to 381 bits");
        let (mut product, mut carry, mut i) = ([0; LIMBS], 0, 0);
        while i < LIMBS {
            carry += Self::P[i] * k;
            product[i] = carry & LOW;
            carry >>= BITS;
            i += 1;
        }
        product
    }
}

/// 6 limbs of 64 bits as 8 of 52.
pub(super) const fn split(l: &[u64; 6]) -> [u64; LIMBS] {
    [
        l[0] & LOW,
        (l[0] >> 52 | l[1] << 12) & LOW,
        (l[1] >> 40 | l[2] << 24) & LOW,
        (l[2] >> 28 | l[3] << 36) & LOW,
        (l[3] >> 16 | l[4] << 48) & LOW,
        l[4] >> 4 & LOW,
        (l[4] >> 56 | l[5] << 8) & LOW,
        l[5] >> 44,
    ]
}

/// 8 limbs of 52 bits as 6 of 64.
pub(super) const fn join(l: &[u64; LIMBS]) -> [u64; 6] {
    [
        l[0] | l[1] << 52,
        l[1] >> 12 | l[2] << 40,
        l[2] >> 24 | l[3] << 28,
        l[3] >> 36 | l[4] << 16,
        l[4] >> 48 | l[5] << 4 | l[6] << 56,
        l[6] >> 8 | l[7] << 44,
    ]
}
