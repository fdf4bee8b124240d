//! The arithmetic on eight registers of limbs. All of it is inlined into functions that are compiled for AVX-512.
//!
//! SAFETY of all intrinsics here: each runs on a value of [`Ifma`], or its caller holds a [`Cpu`](super::Cpu). Either
//! exists only where the CPU has the instructions. The intrinsics work on registers.

use std::arch::x86_64::*;
use std::marker::PhantomData;

use ark_ff::MontConfig;

use super::Ifma;
use super::modulus::{BITS, LIMBS, LOW, Modulus};

/// The same word in all lanes.
#[inline(always)]
pub(super) fn all(word: u64) -> __m512i {
    // SAFETY: see the module. The caller has a value or a `Cpu`.
    unsafe { _mm512_set1_epi64(word as i64) }
}

/// The block once for each number: indexes are constants then, and registers need no memory.
macro_rules! unrolled {
    ($i:ident in $($value:literal)* $body:block) => {
        $({
            let $i = $value;
            $body
        })*
    };
}

/// Rows as columns.
#[inline(always)]
pub(super) fn transposed(r: [__m512i; 8]) -> [__m512i; 8] {
    // SAFETY: see the module.
    unsafe {
        // Pairs of words, then of pairs, then of quarters.
        let a = [
            _mm512_unpacklo_epi64(r[0], r[1]),
            _mm512_unpackhi_epi64(r[0], r[1]),
            _mm512_unpacklo_epi64(r[2], r[3]),
            _mm512_unpackhi_epi64(r[2], r[3]),
            _mm512_unpacklo_epi64(r[4], r[5]),
            _mm512_unpackhi_epi64(r[4], r[5]),
            _mm512_unpacklo_epi64(r[6], r[7]),
            _mm512_unpackhi_epi64(r[6], r[7]),
        ];
        const EVEN: i32 = 0b10_00_10_00;
        const ODD: i32 = 0b11_01_11_01;
        let b = [
            _mm512_shuffle_i64x2::<EVEN>(a[0], a[2]),
            _mm512_shuffle_i64x2::<EVEN>(a[1], a[3]),
            _mm512_shuffle_i64x2::<ODD>(a[0], a[2]),
            _mm512_shuffle_i64x2::<ODD>(a[1], a[3]),
            _mm512_shuffle_i64x2::<EVEN>(a[4], a[6]),
            _mm512_shuffle_i64x2::<EVEN>(a[5], a[7]),
            _mm512_shuffle_i64x2::<ODD>(a[4], a[6]),
            _mm512_shuffle_i64x2::<ODD>(a[5], a[7]),
        ];
        [
            _mm512_shuffle_i64x2::<EVEN>(b[0], b[4]),
            _mm512_shuffle_i64x2::<EVEN>(b[1], b[5]),
            _mm512_shuffle_i64x2::<EVEN>(b[2], b[6]),
            _mm512_shuffle_i64x2::<EVEN>(b[3], b[7]),
            _mm512_shuffle_i64x2::<ODD>(b[0], b[4]),
            _mm512_shuffle_i64x2::<ODD>(b[1], b[5]),
            _mm512_shuffle_i64x2::<ODD>(b[2], b[6]),
            _mm512_shuffle_i64x2::<ODD>(b[3], b[7]),
        ]
    }
}

/// Carries from limb to limb, so that each but the last is from 0 to 2^52 − 1. Limbs may be negative.
#[inline(always)]
fn carried(mut limbs: [__m512i; LIMBS]) -> [__m512i; LIMBS] {
    // SAFETY: see the module.
    unsafe {
        for i in 0..LIMBS - 1 {
            limbs[i + 1] = _mm512_add_epi64(limbs[i + 1], _mm512_srai_epi64::<BITS>(limbs[i]));
            limbs[i] = _mm512_and_si512(limbs[i], all(LOW));
        }
    }
    limbs
}

impl<C: MontConfig<6>> Ifma<C> {
    #[inline(always)]
    pub(super) fn new(limbs: [__m512i; LIMBS]) -> Self {
        let value = Self { limbs, field: PhantomData };
        #[cfg(debug_assertions)]
        value.check();
        value
    }

    /// That the value is loose.
    #[cfg(debug_assertions)]
    fn check(self) {
        // SAFETY: both types have the same size, and any bits are words.
        let limbs: [[u64; 8]; LIMBS] = unsafe { std::mem::transmute(self.limbs) };
        for lane in 0..8 {
            assert!((0..LIMBS).all(|i| limbs[i][lane] <= LOW), "a limb of more than {BITS} bits");
            assert!(limbs[LIMBS - 1][lane] <= 512 * Modulus::<C>::P[LIMBS - 1], "a value of 512p or more");
        }
    }

    /// a + kp − b.
    #[inline(always)]
    pub(super) fn less(mut self, other: Self, multiple: &[u64; LIMBS]) -> Self {
        for ((limb, b), &p) in self.limbs.iter_mut().zip(other.limbs).zip(multiple) {
            // SAFETY: see the module.
            *limb = unsafe { _mm512_sub_epi64(_mm512_add_epi64(*limb, all(p)), b) };
        }
        Self::new(carried(self.limbs))
    }

    /// The lanes turned by `BY` places.
    #[inline(always)]
    pub(super) fn turned<const BY: i32>(mut self) -> Self {
        for limb in &mut self.limbs {
            // SAFETY: see the module.
            *limb = unsafe { _mm512_alignr_epi64::<BY>(*limb, *limb) };
        }
        self
    }

    /// (t + m·p)/2^52 for the m that makes it an integer, given the limb that follows t.
    #[inline(always)]
    fn reduce_limb(t: [__m512i; LIMBS], following: __m512i) -> [__m512i; LIMBS] {
        let p = &Modulus::<C>::P;
        // SAFETY: see the module.
        unsafe {
            let m = _mm512_madd52lo_epu64(all(0), t[0], all(Modulus::<C>::INVERSE));
            let carry = _mm512_srli_epi64::<BITS>(_mm512_madd52lo_epu64(t[0], m, all(p[0])));
            let mut next = [following; LIMBS];
            for j in 1..LIMBS {
                next[j - 1] = _mm512_madd52lo_epu64(t[j], m, all(p[j]));
            }
            next[0] = _mm512_add_epi64(next[0], carry);
            for j in 0..LIMBS {
                next[j] = _mm512_madd52hi_epu64(next[j], m, all(p[j]));
            }
            next
        }
    }

    /// a·b: 264 multiply-adds. (ab + M·p)/2^416 with M < 2^416 is below p + ab/2^416 < 2p, as ab < 2^18·p² < 2^(18 − 35)·2^416·p.
    /// A limb collects 4 words of 52 bits in each of 8 rounds, and a carry: no overflow.
    #[inline(always)]
    pub(super) fn product(self, other: Self) -> Self {
        let (a, b) = (&self.limbs, &other.limbs);
        // SAFETY: see the module.
        unsafe {
            let mut t = [all(0); LIMBS];
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                for j in 0..LIMBS {
                    t[j] = _mm512_madd52lo_epu64(t[j], a[j], b[i]);
                }
                for j in 1..LIMBS {
                    t[j] = _mm512_madd52hi_epu64(t[j], a[j - 1], b[i]);
                }
                t = Self::reduce_limb(t, _mm512_madd52hi_epu64(all(0), a[LIMBS - 1], b[i]));
            });
            Self::new(carried(t))
        }
    }

    /// a²: 208 multiply-adds, the products of different limbs once, doubled, then those of equal limbs.
    #[inline(always)]
    pub(super) fn squared(self) -> Self {
        let a = &self.limbs;
        // SAFETY: see the module.
        unsafe {
            let mut t = [all(0); 2 * LIMBS];
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                for j in i + 1..LIMBS {
                    t[i + j] = _mm512_madd52lo_epu64(t[i + j], a[j], a[i]);
                }
                for j in i + 1..LIMBS {
                    t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], a[j], a[i]);
                }
            });
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                t[2 * i] = _mm512_madd52lo_epu64(_mm512_add_epi64(t[2 * i], t[2 * i]), a[i], a[i]);
                t[2 * i + 1] = _mm512_madd52hi_epu64(_mm512_add_epi64(t[2 * i + 1], t[2 * i + 1]), a[i], a[i]);
            });
            let [low @ .., _, _, _, _, _, _, _, _] = t;
            let mut low = low;
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                low = Self::reduce_limb(low, t[LIMBS + i]);
            });
            Self::new(carried(low))
        }
    }

    /// a + b.
    #[inline(always)]
    pub(super) fn plus(mut self, other: Self) -> Self {
        for (limb, b) in self.limbs.iter_mut().zip(other.limbs) {
            // SAFETY: see the module.
            *limb = unsafe { _mm512_add_epi64(*limb, b) };
        }
        Self::new(carried(self.limbs))
    }

    /// k·a.
    #[inline(always)]
    pub(super) fn multiple(self, k: u64) -> Self {
        let mut limbs = self.limbs;
        for _ in 1..k {
            for (limb, own) in limbs.iter_mut().zip(self.limbs) {
                // SAFETY: see the module.
                *limb = unsafe { _mm512_add_epi64(*limb, own) };
            }
        }
        Self::new(carried(limbs))
    }

    /// The same values below p.
    ///
    /// 1. Take away p as often as the top limbs say, as a multiple of 2^416 − p: never too often, and once too seldom at
    ///    most, as top limb over top limb is within 513/2^12 of the quotient.
    /// 2. Take it away once more, where it can be.
    #[inline(always)]
    pub(super) fn below_modulus(self) -> Self {
        let mut t = self.limbs;
        // SAFETY: see the module.
        unsafe {
            let quotient = _mm512_madd52hi_epu64(all(0), t[LIMBS - 1], all(Modulus::<C>::QUOTIENT));
            for (limb, &p) in t.iter_mut().zip(&Modulus::<C>::NEGATIVE) {
                *limb = _mm512_madd52lo_epu64(*limb, quotient, all(p));
            }
            for (limb, &p) in t[1..].iter_mut().zip(&Modulus::<C>::NEGATIVE) {
                *limb = _mm512_madd52hi_epu64(*limb, quotient, all(p));
            }
            let mut t = carried(t);
            t[LIMBS - 1] = _mm512_and_si512(t[LIMBS - 1], all(LOW));

            let mut less = t;
            for (limb, &p) in less.iter_mut().zip(&Modulus::<C>::P) {
                *limb = _mm512_sub_epi64(*limb, all(p));
            }
            let mut less = carried(less);
            let negative = _mm512_movepi64_mask(less[LIMBS - 1]);
            for (limb, own) in less.iter_mut().zip(t) {
                *limb = _mm512_mask_blend_epi64(negative, *limb, own);
            }
            Self::new(less)
        }
    }
}
