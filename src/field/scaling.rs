//! Conversions of elements for lanes whose R is a multiple of arkworks' R.

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

use super::FastField;

/// The conversions between arkworks' limbs and internal limbs. For internal limbs, R is 2^k·2^(64·N) with an even k.
///
/// Let s = 2^(−k/2). The *raw limbs* of x are the limbs that arkworks stores: the integer x·2^(64·N). The raw limbs of
/// x are also the internal limbs of x·s². So the conversion keeps the limbs of an x-coordinate, and thus scales x by
/// s². To get a point of an isomorphic curve, the conversion scales the y-coordinate by s³. The internal limbs of y·s³
/// are the raw limbs of y·s.
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
    /// The conversions for R = 2^`bits`.
    pub(super) const fn new(bits: u32) -> Self {
        let k = bits - 64 * N as u32;
        // The raw limbs of s are 2^(64·N)/2^(k/2) modulo p.
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

    /// Converts a y-coordinate. The result is an element whose raw limbs are the limbs of the internal form.
    #[inline(always)]
    pub(super) fn to_internal_y(&self, y: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        if self.k == 0 { *y } else { y.fast_mul(&self.s) }
    }

    /// Converts the coefficient a of the curve equation. The internal limbs of a·s⁴ are the raw limbs of a·s².
    pub(super) fn to_internal_a(&self, a: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        if self.k == 0 { *a } else { a.fast_mul(&self.s).fast_mul(&self.s) }
    }

    /// Converts a y-coordinate back: the inverse of [`to_internal_y`](Self::to_internal_y).
    #[inline(always)]
    pub(super) fn to_arkworks_y(&self, y: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        if self.k == 0 { *y } else { y.fast_mul(&self.inverse_of_s) }
    }

    /// True if the scaling factor s is not 1.
    pub(super) const fn scales(&self) -> bool {
        self.k != 0
    }

    /// Returns the element whose raw limbs equal the internal limbs of the constant s. This element is 2^k·s = 1/s.
    pub(super) const fn factor_s(&self) -> Fp<MontBackend<C, N>, N> {
        self.inverse_of_s
    }

    /// Returns the element whose raw limbs equal the internal limbs of 1.
    pub(super) const fn one(&self) -> Fp<MontBackend<C, N>, N> {
        self.ratio
    }

    /// Converts a constant to internal form. Unlike a coordinate, a constant is not multiplied by a power of s. The
    /// result is an element whose raw limbs are the limbs of the internal form.
    #[inline(always)]
    pub(super) fn factor(&self, constant: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        constant.fast_mul(&self.ratio)
    }

    /// Computes an inverse in internal form. Let v be the value whose internal limbs are the raw limbs of `x`. Then the
    /// raw limbs of the result are the internal limbs of 1/v. For v = 0, the result is 0.
    pub(super) fn inverse(&self, x: &Fp<MontBackend<C, N>, N>) -> Fp<MontBackend<C, N>, N> {
        // The internal limbs of a value v are the raw limbs of v·2^k. So `fast_inverse` returns 2^(−k)/v. The internal
        // limbs of 1/v are the raw limbs of 2^k/v.
        x.fast_inverse().unwrap_or_default().fast_mul(&self.square_of_ratio)
    }
}

/// The integer 2^e.
const fn power_of_two<const N: usize>(e: u32) -> BigInt<N> {
    let mut limbs = [0; N];
    limbs[e as usize / 64] = 1 << (e % 64);
    BigInt(limbs)
}

/// Halves an element. If the limbs represent an odd integer, the function first adds p.
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
