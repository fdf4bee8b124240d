//! Elements of lanes whose R is a multiple of arkworks' R.

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

use super::FastField;

/// The way between arkworks' limbs and internal ones, where R = 2^k·2^(64·N) for an even k.
///
/// The raw limbs of x, x·2^(64·N), are those of x·s² in the form with this R, for s = 2^(−k/2). So an x-coordinate is
/// taken as it is. The y that goes with it is y·s³. Its internal limbs are the raw limbs of y·s.
pub(super) struct Scaling<C: MontConfig<N>, const N: usize> {
    k: u32,
    s: Fp<MontBackend<C, N>, N>,
    /// 1/s.
    inverse_of_s: Fp<MontBackend<C, N>, N>,
    /// 2^k.
    ratio: Fp<MontBackend<C, N>, N>,
    /// 2^(2k).
    square_of_ratio: Fp<MontBackend<C, N>, N>,
}

impl<C: MontConfig<N>, const N: usize> Scaling<C, N>
where
    Fp<MontBackend<C, N>, N>: FastField,
{
    /// For R = 2^`bits`.
    pub(super) const fn new(bits: u32) -> Self {
        let k = bits - 64 * N as u32;
        // The raw limbs of s are R/2^(k/2) modulo p.
        let (mut s, mut i) = (C::R.0, 0);
        while i < k / 2 {
            s = half::<C, N>(s);
            i += 1;
        }
        Self {
            k,
            s: Fp::new_unchecked(BigInt(s)),
            inverse_of_s: Fp::new(power_of_two(k / 2)),
            ratio: Fp::new(power_of_two(k)),
            square_of_ratio: Fp::new(power_of_two(2 * k)),
        }
    }

    /// The element whose raw limbs are the internal ones of a y-coordinate.
    #[inline(always)]
    pub(super) fn to_internal_y(&self, y: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        if self.k == 0 { *y } else { y.fast_mul(&self.s) }
    }

    /// The y-coordinate, given the element whose raw limbs are its internal ones.
    #[inline(always)]
    pub(super) fn to_arkworks_y(&self, y: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        if self.k == 0 { *y } else { y.fast_mul(&self.inverse_of_s) }
    }

    /// The element whose raw limbs are the internal ones of 1.
    pub(super) const fn one(&self) -> Fp<MontBackend<C, N>, N> {
        self.ratio
    }

    /// The element whose raw limbs are the internal ones of a constant that is not scaled.
    #[inline(always)]
    pub(super) fn factor(&self, constant: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        constant.fast_mul(&self.ratio)
    }

    /// The element whose raw limbs are the internal limbs of 1/x, given the element whose raw limbs are the internal limbs
    /// of x. 0 for 0.
    pub(super) fn inverse(&self, x: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        // x is x·2^k for arkworks, and its inverse 2^(−k)/x. 1/x has the raw limbs of 2^k/x.
        x.fast_inverse().unwrap_or_default().fast_mul(&self.square_of_ratio)
    }
}

/// The integer 2^e.
const fn power_of_two<const N: usize>(e: u32) -> BigInt<N> {
    let mut limbs = [0; N];
    limbs[e as usize / 64] = 1 << (e % 64);
    BigInt(limbs)
}

/// Half of an element. If its limbs are odd as an integer, p is added to them first.
const fn half<C: MontConfig<N>, const N: usize>(limbs: [u64; N]) -> [u64; N] {
    let (odd, mut sum, mut carry, mut i) = (limbs[0] & 1, [0; N], 0u128, 0);
    while i < N {
        carry += limbs[i] as u128 + (odd * C::MODULUS.0[i]) as u128;
        sum[i] = carry as u64;
        carry >>= 64;
        i += 1;
    }
    let mut i = 0;
    while i < N {
        let above = if i + 1 < N { sum[i + 1] } else { carry as u64 };
        sum[i] = sum[i] >> 1 | above << 63;
        i += 1;
    }
    sum
}
