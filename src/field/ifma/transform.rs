//! Lanes for transforms in fields of 4 words. Five registers hold eight elements: one register for each limb.
//!
//! Between two operations, carries are not propagated. Limbs are signed 64-bit integers, and the value is Σ lᵢ·2^(52i).
//! Carries are propagated only in a value that is multiplied or reduced, and most butterflies multiply only one value.
//!
//! # Multiplication by a constant w
//!
//! A constant w is stored as five numbers Wᵢ = w·2^(52(i + 1)) mod p. For x = Σ xᵢ·2^(52i), the number T = Σ xᵢ·Wᵢ is
//! congruent to x·w·2^52, and has one limb more than p. So one round of Montgomery's reduction is enough, and the
//! multiplication takes 60 multiply-adds. A multiplication of two values takes 100 multiply-adds. The five numbers take
//! 200 bytes, but w alone would take only 40 bytes. One constant serves many butterflies: all butterflies of a block,
//! or all butterflies with the same index in their blocks.
//!
//! # Bounds
//!
//! R = 2^260, and 1 unit (see [`TransformLanes`]) is 6p.
//!
//! - Any value is from 0 to R − 1. So `LOOSE_LEVELS` is the greatest n for which (1 + n)·6p ≤ R: 13 for BN254, 4 for
//!   BLS12-381, 35 for BLS12-377. `LOOSE_LEVELS` must be at least 2, so R must be at least 18p.
//! - `scaled`: the result is (T + m·p)/2^52, where x < R, xᵢ < 2^52, Wᵢ < p and m < 2^52. So the result is below 5p + p
//!   = 6p.
//! - `product`: the result is (xy + Mp)/R, where x < R, M < R, and y is the multiplier. So the result is below y + p. A
//!   loaded multiplier is below p. All other multipliers are products of multipliers. If two multipliers are below
//!   1.07p, their product is below p + (1.07p)²/R. Because R is at least 18p, the bound p + (1.07p)²/R is at most
//!   1.07p. So each multiplier is below 1.07p, and the result of `product` is below 2.1p. `park` requires that 2.1p
//!   fits in 256 bits.
//! - `load`: a loaded number is below p, or is below 2.1p if `park` has written the number. So a loaded number has 1
//!   unit. An arbitrary number of 4 words may have more than 1 unit, because its bound is 2^256 = R/16.
//! - `minus` adds 6p, so that the difference is not negative.
//! - `tidied`: the result is below 2p (see the function).
//! - Limbs: each limb that `scaled` returns is a sum of at most 12 words of 52 bits and a carry, so the limb is below
//!   2^56. After `LOOSE_LEVELS` additions and subtractions of such limbs, the magnitude of each limb is below 2^62. The
//!   bound 2^62 includes the limbs of 6p that `minus` adds.

use std::arch::x86_64::*;
use std::marker::PhantomData;

use ark_ff::{AdditiveGroup, BigInt, Fp, MontBackend, MontConfig};

use super::arithmetic::{carried, multiplied};
use super::memory::all;
use super::memory::{joined, lanes_by_word, low, words_by_lane};
use super::modulus::{BITS, LOW, Modulus, split};
use super::{Cpu, Ifma};
use crate::field::Montgomery;
use crate::field::lanes::{Lanes, Work};
use crate::field::transform::lanes::TransformLanes;

const N: usize = 4;
const L: usize = 5;

type F<C> = Fp<MontBackend<C, N>, N>;

/// Eight elements of a field of 4 words.
pub struct TransformIfma<C> {
    limbs: [__m512i; L],
    field: PhantomData<fn() -> C>,
}

impl<C> Clone for TransformIfma<C> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for TransformIfma<C> {}

/// One unit is `UNIT` times p.
const UNIT: u64 = 6;

impl<C: MontConfig<N>> TransformIfma<C> {
    /// A lower bound of ⌊R/p⌋.
    const ROOM: u64 = {
        let p = &Modulus::<C, N, L>::P;
        let room = (1 << BITS) / (p[L - 1] + 1);
        assert!(room >= 3 * UNIT, "R must be greater than 18p, as the bounds in this file require");
        // 2.1p < 2^256.
        assert!(p[L - 1] * 21 < 10 << 48, "a product must fit in 256 bits");
        assert!(
            p[L - 1] >= 1 << 40,
            "the top limb of p must have more than 40 bits, because the quotient is estimated from top limbs"
        );
        room
    };

    #[inline(always)]
    fn new(limbs: [__m512i; L]) -> Self {
        Self { limbs, field: PhantomData }
    }

    /// Converts eight elements from words to limbs. Register i of `pairs` has the four words of element 2i and the four
    /// words of element 2i + 1.
    #[inline(always)]
    fn of_pairs(pairs: [__m512i; 4]) -> Self {
        let w = words_by_lane(pairs);
        Self::new([
            low(w[0]),
            low(joined::<52, 12>(w[0], w[1])),
            low(joined::<40, 24>(w[1], w[2])),
            low(joined::<28, 36>(w[2], w[3])),
            // SAFETY: a value exists only if the CPU has the instructions, or the caller has a `Cpu`.
            unsafe { _mm512_srli_epi64::<16>(w[3]) },
        ])
    }

    /// Converts eight elements from limbs to words: the inverse of [`of_pairs`](Self::of_pairs). The value must be
    /// below 2^256, and the carries of its limbs must be propagated.
    #[inline(always)]
    fn pairs(l: [__m512i; L]) -> [__m512i; 4] {
        lanes_by_word([
            joined::<0, 52>(l[0], l[1]),
            joined::<12, 40>(l[1], l[2]),
            joined::<24, 28>(l[2], l[3]),
            joined::<36, 16>(l[3], l[4]),
        ])
    }

    /// The same elements, reduced below 2p, as limbs with propagated carries.
    ///
    /// The function subtracts q·p by adding q·(R − p) modulo R. The quotient q is estimated from the top limb minus
    /// 2^11. The lower limbs are above −2^62. So the top limb minus 2^11 is at most the top limb after the carries are
    /// propagated, and q is never too great. Let t be the top limb of p, with t ≥ 2^40. Then q is too small by less
    /// than 1 + 2^12/t + 2^52/t² + 2^-17. So the result is below 2p.
    #[inline(always)]
    fn below_2p(self) -> [__m512i; L] {
        let mut t = self.limbs;
        // SAFETY: a value exists only if the CPU has the instructions.
        unsafe {
            let top = _mm512_max_epi64(_mm512_sub_epi64(t[L - 1], all(1 << 11)), all(0));
            let quotient = _mm512_madd52hi_epu64(all(0), top, all(Modulus::<C, N, L>::QUOTIENT));
            let shift = _mm_cvtsi32_si128(const { Modulus::<C, N, L>::QUOTIENT_SHIFT as i32 });
            let quotient = _mm512_srl_epi64(quotient, shift);
            let negative = &Modulus::<C, N, L>::NEGATIVE;
            for i in 0..L {
                t[i] = _mm512_madd52lo_epu64(t[i], quotient, all(negative[i]));
            }
            for i in 0..L - 1 {
                t[i + 1] = _mm512_madd52hi_epu64(t[i + 1], quotient, all(negative[i]));
            }
            let mut t = carried(t);
            t[L - 1] = _mm512_and_si512(t[L - 1], all(LOW));
            t
        }
    }

    /// The same elements, reduced below p, as limbs with propagated carries.
    #[inline(always)]
    fn below_p(self) -> [__m512i; L] {
        let t = self.below_2p();
        let mut less = t;
        // SAFETY: a value exists only if the CPU has the instructions.
        unsafe {
            for (limb, &p) in less.iter_mut().zip(&Modulus::<C, N, L>::P) {
                *limb = _mm512_sub_epi64(*limb, all(p));
            }
            let mut less = carried(less);
            let negative = _mm512_movepi64_mask(less[L - 1]);
            for (limb, own) in less.iter_mut().zip(t) {
                *limb = _mm512_mask_blend_epi64(negative, *limb, own);
            }
            less
        }
    }

    /// Writes eight elements to the beginning of `to`.
    #[inline(always)]
    fn write(limbs: [__m512i; L], to: &mut [F<C>]) {
        let to = &mut to[..8];
        for (pair, to) in Self::pairs(limbs).into_iter().zip(to.chunks_exact_mut(2)) {
            // SAFETY: two elements have 64 bytes.
            unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), pair) };
        }
    }
}

impl<C: MontConfig<N>> TransformLanes for TransformIfma<C> {
    type Field = F<C>;
    type Cpu = Cpu;
    type Factor = [[u64; L]; L];
    const WIDTH: usize = 8;
    const LOOSE_LEVELS: usize = (Self::ROOM / UNIT) as usize - 1;

    fn detect() -> Option<Cpu> {
        <Ifma<C, N, L> as Lanes>::detect()
    }

    #[inline(always)]
    fn run<W: Work>(cpu: Cpu, work: W) -> W::Output {
        <Ifma<C, N, L> as Lanes>::run(cpu, work)
    }

    fn factor(constant: &F<C>) -> Self::Factor {
        let (mut multiple, shift) = (*constant, F::<C>::from(1u64 << BITS));
        let mut factor = [[0; L]; L];
        for limbs in &mut factor {
            multiple *= shift;
            *limbs = split(&multiple.to_integer().0);
        }
        factor
    }

    /// Arkworks' R is 2^256. So the raw limbs of x·2^4 represent the integer x·2^260.
    fn multiplier(constant: &F<C>) -> F<C> {
        constant.double().double().double().double()
    }

    #[inline(always)]
    fn zero(_: Cpu) -> Self {
        Self::new([all(0); L])
    }

    #[inline(always)]
    fn load(_: Cpu, from: &[F<C>]) -> Self {
        let from = &from[..8];
        // SAFETY: the `Cpu` proves that the instructions exist. Two elements have 64 bytes.
        let pair = |i: usize| unsafe { _mm512_loadu_si512(from[2 * i..].as_ptr().cast()) };
        Self::of_pairs([pair(0), pair(1), pair(2), pair(3)])
    }

    #[inline(always)]
    fn gather<'a>(_: Cpu, at: impl Fn(usize) -> &'a F<C>) -> Self {
        // SAFETY: the `Cpu` proves that the instructions exist. An element has 32 bytes.
        let pair = |i: usize| unsafe {
            let first = _mm256_loadu_si256(at(2 * i).0.0.as_ptr().cast());
            let second = _mm256_loadu_si256(at(2 * i + 1).0.0.as_ptr().cast());
            _mm512_inserti64x4::<1>(_mm512_castsi256_si512(first), second)
        };
        Self::of_pairs([pair(0), pair(1), pair(2), pair(3)])
    }

    #[inline(always)]
    fn store(self, to: &mut [F<C>]) {
        Self::write(self.below_p(), to);
    }

    #[inline(always)]
    fn scatter(self, mut put: impl FnMut(usize, F<C>)) {
        for (i, pair) in Self::pairs(self.below_p()).into_iter().enumerate() {
            // SAFETY: both types have 64 bytes, and every bit pattern is valid for words.
            let [first, second] = unsafe { std::mem::transmute::<__m512i, [[u64; N]; 2]>(pair) };
            put(2 * i, Fp::new_unchecked(BigInt(first)));
            put(2 * i + 1, Fp::new_unchecked(BigInt(second)));
        }
    }

    #[inline(always)]
    fn park(self, to: &mut [F<C>]) {
        Self::write(self.limbs, to);
    }

    #[inline(always)]
    fn scaled(self, factor: &Self::Factor) -> Self {
        let x = carried(self.limbs);
        let p = &Modulus::<C, N, L>::P;
        let mut t = [all(0); L + 1];
        // SAFETY: a value exists only if the CPU has the instructions.
        unsafe {
            for i in 0..L {
                for k in 0..L {
                    t[k] = _mm512_madd52lo_epu64(t[k], x[i], all(factor[i][k]));
                }
                for k in 0..L {
                    t[k + 1] = _mm512_madd52hi_epu64(t[k + 1], x[i], all(factor[i][k]));
                }
            }
            let m = _mm512_madd52lo_epu64(all(0), t[0], all(Modulus::<C, N, L>::INVERSE));
            // Adding m·p makes the 52 low bits zero. The addition causes a carry, unless the low bits are already zero.
            let carry = _mm512_srli_epi64::<BITS>(_mm512_add_epi64(t[0], all(LOW)));
            t[1] = _mm512_add_epi64(t[1], carry);
            for k in 1..L {
                t[k] = _mm512_madd52lo_epu64(t[k], m, all(p[k]));
            }
            for k in 0..L {
                t[k + 1] = _mm512_madd52hi_epu64(t[k + 1], m, all(p[k]));
            }
        }
        Self::new([t[1], t[2], t[3], t[4], t[5]])
    }

    #[inline(always)]
    fn product(self, multiplier: Self) -> Self {
        Self::new(multiplied::<C, N, L>(&carried(self.limbs), &multiplier.limbs))
    }

    #[inline(always)]
    fn plus(mut self, other: Self) -> Self {
        for (limb, b) in self.limbs.iter_mut().zip(other.limbs) {
            // SAFETY: a value exists only if the CPU has the instructions.
            *limb = unsafe { _mm512_add_epi64(*limb, b) };
        }
        self
    }

    #[inline(always)]
    fn minus(mut self, other: Self) -> Self {
        let unit = &const { Modulus::<C, N, L>::times(UNIT) };
        for ((limb, &p), b) in self.limbs.iter_mut().zip(unit).zip(other.limbs) {
            // SAFETY: a value exists only if the CPU has the instructions.
            *limb = unsafe { _mm512_sub_epi64(_mm512_add_epi64(*limb, all(p)), b) };
        }
        self
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        Self::new(self.below_2p())
    }
}

#[cfg(test)]
mod tests;
