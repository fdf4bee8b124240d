//! The arithmetic on eight values at a time, with one register for each limb. All functions here are inlined into
//! functions that are compiled for AVX-512.
//!
//! SAFETY of all intrinsics in this file: an intrinsic works on a value of [`Ifma`], or the caller holds a
//! [`Cpu`](super::Cpu). An `Ifma` and a `Cpu` exist only if the CPU has the instructions. The intrinsics work only on
//! registers.

use std::arch::x86_64::*;
use std::marker::PhantomData;

use ark_ff::MontConfig;

use super::Ifma;
use super::Mask;
use super::memory::{Registers, all};
use super::modulus::{BITS, LOW, Modulus};

/// Repeats the block for each given index below `L`. In each repetition, the index is a constant, so the limbs stay in
/// registers.
macro_rules! unrolled {
    ($i:ident in $($value:literal)* $body:block) => {
        $(if $value < L {
            let $i = $value;
            $body
        })*
    };
}

/// The number of columns, which is at least twice the number of limbs of every field. Columns that a field does not use
/// take no instructions.
const COLUMNS: usize = 30;

/// Propagates carries from limb to limb. The given limbs may be negative. Each limb of the result except the last is
/// from 0 to 2^52 − 1.
#[inline(always)]
pub(super) fn carried<const L: usize>(mut limbs: [__m512i; L]) -> [__m512i; L] {
    // SAFETY: see this module's documentation.
    unsafe {
        for i in 0..L - 1 {
            limbs[i + 1] = _mm512_add_epi64(limbs[i + 1], _mm512_srai_epi64::<BITS>(limbs[i]));
            limbs[i] = _mm512_and_si512(limbs[i], all(LOW));
        }
    }
    limbs
}

/// Returns the columns of an empty sum, in the form that [`reduce_columns`] expects. Each of the L lowest columns is
/// 2^52 − 1, and all other columns are 0.
#[inline(always)]
fn columns<const L: usize>() -> [__m512i; COLUMNS] {
    let mut t = [all(0); COLUMNS];
    for column in &mut t[..L] {
        *column = all(LOW);
    }
    t
}

/// Montgomery's reduction of a sum in 2·L columns. Each of L rounds computes (t + m·p)/2^52 for the m that makes the
/// quotient an integer. The carries of the returned limbs are not yet propagated.
///
/// Each of the L lowest columns holds 2^52 − 1 more than the sum of its products (see [`columns`]). Let p₀ be the
/// lowest limb of p, and let r be the lowest 52 bits of the column without the extra 2^52 − 1. Adding m·p makes the
/// lowest 52 bits zero. If r is not zero, adding the low half of m·p₀ causes a carry of 1. If r is zero, there is no
/// carry. In both cases, adding the extra 2^52 − 1 causes the same carry. So the code does not compute the low half of
/// m·p₀. The carry out of the column is the column shifted down by 52 bits.
///
/// A column of [`extension_columns`] may be negative, so the shift keeps the sign. The magnitude of a column is at most
/// the sum of 18·L words of 52 bits, 2^52 − 1 and a carry, so the column does not overflow 64 bits. Each m depends on
/// the m of the previous column. So that the next m is known early, a round first adds the terms of the next column.
/// The code adds the terms in two independent sums, so that neither sum waits for the other.
#[inline(always)]
fn reduce_columns<C: MontConfig<N>, const N: usize, const L: usize>(mut t: [__m512i; COLUMNS]) -> [__m512i; L] {
    let p = &Modulus::<C, N, L>::P;
    let inverse = all(Modulus::<C, N, L>::INVERSE);
    // SAFETY: see this module's documentation.
    unsafe {
        unrolled!(i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 {
            // Modulo 2^52, the column is one less than the sum of its products. The multiply-add reads only the 52
            // lowest bits of m.
            let m = _mm512_madd52lo_epu64(inverse, t[i], inverse);
            let carry = _mm512_srai_epi64::<BITS>(t[i]);
            let high = _mm512_madd52hi_epu64(carry, m, all(p[0]));
            t[i + 1] = _mm512_add_epi64(_mm512_madd52lo_epu64(t[i + 1], m, all(p[1])), high);
            for j in 2..L {
                t[i + j] = _mm512_madd52lo_epu64(t[i + j], m, all(p[j]));
            }
            for j in 1..L {
                t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], m, all(p[j]));
            }
        });
    }
    let mut high = [all(0); L];
    unrolled!(i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 {
        high[i] = t[L + i];
    });
    high
}

/// Returns the limbs of a·b/R. The function takes 100 multiply-adds for 5 limbs, 256 for 8 limbs, and 900 for 15 limbs.
#[inline(always)]
pub(super) fn multiplied<C: MontConfig<N>, const N: usize, const L: usize>(
    a: &[__m512i; L],
    b: &[__m512i; L],
) -> [__m512i; L] {
    carried(product_columns::<C, N, L>(a, b))
}

/// The limbs of a·b/R, before carries are propagated.
#[inline(always)]
fn product_columns<C: MontConfig<N>, const N: usize, const L: usize>(
    a: &[__m512i; L],
    b: &[__m512i; L],
) -> [__m512i; L] {
    reduce_columns::<C, N, L>(with_product(columns::<L>(), a, b))
}

/// Adds a·b to the sum in the columns `t`.
#[inline(always)]
fn with_product<const L: usize>(mut t: [__m512i; COLUMNS], a: &[__m512i; L], b: &[__m512i; L]) -> [__m512i; COLUMNS] {
    // SAFETY: see this module's documentation.
    unsafe {
        unrolled!(i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 {
            for j in 0..L {
                t[i + j] = _mm512_madd52lo_epu64(t[i + j], a[j], b[i]);
            }
            for j in 0..L {
                t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], a[j], b[i]);
            }
        });
    }
    t
}

/// The components of a product in a quadratic extension with u² = −k, before carries are propagated:
/// (a₀b₀ − k·a₁b₁)/R and (a₀b₁ + a₁b₀)/R. The second component is computed as (a₀ + a₁)·(b₀ + b₁) − a₀b₀ − a₁b₁
/// (Karatsuba). `sums` are a₀ + a₁ and b₀ + b₁.
///
/// The two components are reduced, and the three products are not. So the function takes 250 multiply-adds for 5 limbs,
/// and 640 for 8 limbs. Three reduced products would take 300 multiply-adds for 5 limbs, and 768 for 8 limbs.
///
/// A product has at most 2·L words of 52 bits in a column. So for k up to 7, the magnitude of a column is at most 16·L
/// words before the reduction. The reduction adds at most 2·L words.
#[inline(always)]
fn extension_columns<C: MontConfig<N>, const N: usize, const L: usize>(
    a: [&[__m512i; L]; 2],
    b: [&[__m512i; L]; 2],
    sums: [&[__m512i; L]; 2],
    k: u64,
) -> [[__m512i; L]; 2] {
    let low = with_product([all(0); COLUMNS], a[0], b[0]);
    let high = with_product([all(0); COLUMNS], a[1], b[1]);
    let (mut real, mut cross) = (columns::<L>(), columns::<L>());
    // SAFETY: see this module's documentation.
    unsafe {
        for i in 0..2 * L {
            cross[i] = _mm512_sub_epi64(cross[i], _mm512_add_epi64(low[i], high[i]));
            // k·high[i]. The number k is a constant after inlining.
            let double = _mm512_add_epi64(high[i], high[i]);
            let mut multiple = if k & 1 == 1 { high[i] } else { all(0) };
            if k & 2 == 2 {
                multiple = _mm512_add_epi64(multiple, double);
            }
            if k & 4 == 4 {
                multiple = _mm512_add_epi64(multiple, _mm512_add_epi64(double, double));
            }
            real[i] = _mm512_add_epi64(real[i], _mm512_sub_epi64(low[i], multiple));
        }
    }
    let real = reduce_columns::<C, N, L>(real);
    [real, reduce_columns::<C, N, L>(with_product(cross, sums[0], sums[1]))]
}

/// Returns the limbs of a²/R, before carries are propagated. The function takes 80 multiply-adds for 5 limbs, 200 for 8
/// limbs, and 690 for 15 limbs. The function computes each product of two different limbs once, and doubles the sums of
/// these products. After the doubling, the function adds the squares of the limbs.
#[inline(always)]
fn square_columns<C: MontConfig<N>, const N: usize, const L: usize>(a: &[__m512i; L]) -> [__m512i; L] {
    let mut t = [all(0); COLUMNS];
    // SAFETY: see this module's documentation.
    unsafe {
        unrolled!(i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 {
            for j in i + 1..L {
                t[i + j] = _mm512_madd52lo_epu64(t[i + j], a[j], a[i]);
            }
            for j in i + 1..L {
                t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], a[j], a[i]);
            }
        });
        let more = columns::<L>();
        unrolled!(i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 {
            t[2 * i] = _mm512_madd52lo_epu64(_mm512_add_epi64(t[2 * i], t[2 * i]), a[i], a[i]);
            t[2 * i + 1] = _mm512_madd52hi_epu64(_mm512_add_epi64(t[2 * i + 1], t[2 * i + 1]), a[i], a[i]);
        });
        for (t, more) in t[..L].iter_mut().zip(more) {
            *t = _mm512_add_epi64(*t, more);
        }
    }
    reduce_columns::<C, N, L>(t)
}

/// Returns the limbs, negated in the lanes whose bit in `negated` is set.
#[inline(always)]
fn signed<const L: usize>(mut limbs: [__m512i; L], negated: Mask) -> [__m512i; L] {
    for limb in &mut limbs {
        // SAFETY: see this module's documentation.
        *limb = unsafe { _mm512_mask_sub_epi64(*limb, negated, all(0), *limb) };
    }
    limbs
}

/// Returns the limbs of each value.
#[inline(always)]
fn limbs_of<C, const N: usize, const L: usize, const K: usize>(values: [Ifma<C, N, L>; K]) -> [[__m512i; L]; K] {
    let mut limbs = [[all(0); L]; K];
    for (limbs, value) in limbs.iter_mut().zip(values) {
        *limbs = value.limbs;
    }
    limbs
}

/// The limbs of a + kp − Σ b, before carries are propagated. `multiple` has the limbs of kp.
#[inline(always)]
fn less<const K: usize, const L: usize>(
    mut limbs: [__m512i; L],
    others: [[__m512i; L]; K],
    multiple: &[u64; L],
) -> [__m512i; L] {
    for (limb, &p) in limbs.iter_mut().zip(multiple) {
        // SAFETY: see this module's documentation.
        *limb = unsafe { _mm512_add_epi64(*limb, all(p)) };
    }
    for other in others {
        for (limb, b) in limbs.iter_mut().zip(other) {
            // SAFETY: see this module's documentation.
            *limb = unsafe { _mm512_sub_epi64(*limb, b) };
        }
    }
    limbs
}

impl<C: MontConfig<N>, const N: usize, const L: usize> Ifma<C, N, L>
where
    [__m512i; L]: Registers<N>,
{
    #[inline(always)]
    pub(super) fn new(limbs: [__m512i; L]) -> Self {
        let value = Self { limbs, field: PhantomData };
        #[cfg(debug_assertions)]
        value.check();
        value
    }

    /// Asserts the bounds of a value: each limb is below 2^52, and the value is at most about `CAPACITY` times p.
    #[cfg(debug_assertions)]
    fn check(self) {
        // SAFETY: both types have the same size, and every bit pattern is valid for words.
        let limbs = self.limbs.map(|limb| unsafe { std::mem::transmute::<__m512i, [u64; 8]>(limb) });
        let most = Modulus::<C, N, L>::CAPACITY * (Modulus::<C, N, L>::P[L - 1] + 1);
        assert!(limbs.iter().flatten().all(|&limb| limb <= LOW), "a limb must have at most {BITS} bits");
        assert!(limbs[L - 1].iter().all(|&limb| limb <= most), "the value must be at most `CAPACITY` times p");
    }

    /// a + kp − b. `multiple` has the limbs of kp.
    #[inline(always)]
    pub(super) fn less(self, other: Self, multiple: &[u64; L]) -> Self {
        Self::new(carried(less(self.limbs, [other.limbs], multiple)))
    }

    /// ±a + kp ∓ b. The mask `negated` selects the lanes in which a is negated. The mask `other_negated` selects the
    /// lanes in which b is negated. `multiple` has the limbs of kp.
    #[inline(always)]
    pub(super) fn signed_less(self, negated: Mask, other: Self, other_negated: Mask, multiple: &[u64; L]) -> Self {
        let (limbs, others) = (signed(self.limbs, negated), signed(other.limbs, other_negated));
        Self::new(carried(less(limbs, [others], multiple)))
    }

    /// a + kp − Σ b, reduced below p. Σ b is at most (k − 1)p, so the value is at least p before the reduction.
    #[inline(always)]
    pub(super) fn less_below_modulus<const K: usize>(self, others: [Self; K], multiple: &[u64; L]) -> Self {
        self.less_others(others, multiple).less_modulus()
    }

    /// a + kp − Σ b, below 1.2p. Σ b is at most (k − 1)p.
    #[inline(always)]
    pub(super) fn less_others<const K: usize>(self, others: [Self; K], multiple: &[u64; L]) -> Self {
        Self::less_kept(self.limbs, limbs_of(others), multiple)
    }

    /// a + kp ∓ b, below 1.2p.
    #[inline(always)]
    pub(super) fn less_signed(self, other: Self, negated: Mask, multiple: &[u64; L]) -> Self {
        Self::less_kept(self.limbs, [signed(other.limbs, negated)], multiple)
    }

    /// a² + kp − Σ b, below 1.2p. Σ b is at most (k − 1)p.
    #[inline(always)]
    pub(super) fn squared_less<const K: usize>(self, others: [Self; K], multiple: &[u64; L]) -> Self {
        Self::less_kept(square_columns::<C, N, L>(&self.limbs), limbs_of(others), multiple)
    }

    /// a·b + kp ∓ c, below 1.2p.
    #[inline(always)]
    pub(super) fn product_less(self, other: Self, less: Self, negated: Mask, multiple: &[u64; L]) -> Self {
        let product = product_columns::<C, N, L>(&self.limbs, &other.limbs);
        Self::less_kept(product, [signed(less.limbs, negated)], multiple)
    }

    /// The components of (a₀ + a₁·u)·(b₀ + b₁·u), for u² = −k. For 5 limbs, k is at most 2, and the components are
    /// below 1.2p. For more limbs, k is at most 7, and the components are below 18p.
    ///
    /// 16p is added to a component that may be negative. The magnitude of k·a₁b₁/R is at most 7p.
    #[inline(always)]
    pub(super) fn product_of_extension(a: [Self; 2], b: [Self; 2], k: u64) -> [Self; 2] {
        // After inlining, k is a constant, so the compiler removes the assertion.
        assert!(k <= if Modulus::<C, N, L>::HAS_ROOM { 7 } else { 2 }, "k is too great for the bounds of these lanes");
        let sums = [&a[0].plus(a[1]).limbs, &b[0].plus(b[1]).limbs];
        let [real, cross] =
            extension_columns::<C, N, L>([&a[0].limbs, &a[1].limbs], [&b[0].limbs, &b[1].limbs], sums, k);
        let multiple = &const { Modulus::<C, N, L>::times(16) };
        let real = less(real, [], multiple);
        if const { Modulus::<C, N, L>::HAS_ROOM } {
            return [Self::new(carried(real)), Self::new(carried(cross))];
        }
        // The estimates of both tops must not be negative, so 16p is added to both components.
        [Self::extension_kept(real), Self::extension_kept(less(cross, [], multiple))]
    }

    /// Reduces a component below 1.2p. `limbs` are the limbs from [`extension_columns`], plus the limbs of 16p.
    ///
    /// For k up to 2, a column is from −4·L·2^52 to 2·L·2^52, and the reduction adds at most 2·L·2^52. With the carries
    /// and the limb of 16p, each limb is from −(4·L + 1)·2^52 to (4·L + 2)·2^52. So the carry from a limb into the next
    /// limb is from −(4·L + 2) to 4·L + 2. The estimate of the top is never too great (see
    /// [`less_kept`](Self::less_kept)). The estimate is too small by at most 8·L + 4, which is 44 for 5 limbs.
    #[inline(always)]
    fn extension_kept(limbs: [__m512i; L]) -> Self {
        // SAFETY: see this module's documentation.
        let top = unsafe { _mm512_sub_epi64(Self::top(&limbs), all(4 * L as u64 + 2)) };
        Self::reduced_by_top(limbs, top)
    }

    /// a + kp − Σ b, reduced below 1.2p. `limbs` are the limbs of a, before carries are propagated.
    ///
    /// A limb of a is at most a column of a product: below 4·L·2^52 plus a carry. There are K values b. The magnitude
    /// of each of their limbs is below 2^52. So after all additions and subtractions, each limb is at least −K·2^52 and
    /// at most (4·L + 2)·2^52. So the carry from a limb into the next limb is between −K and 4·L + 2. The *true top* is
    /// the top after all carries are propagated. To estimate the true top, the function takes the top before the
    /// carries are propagated, and subtracts K. The estimate is never greater than the true top. The estimate is too
    /// small by at most K + 4·L + 2, which is at most 65.
    #[inline(always)]
    fn less_kept<const K: usize>(limbs: [__m512i; L], others: [[__m512i; L]; K], multiple: &[u64; L]) -> Self {
        const { assert!(K <= 3, "K must be at most 3, because the estimated top is too small by up to K + 62") };
        let limbs = less(limbs, others, multiple);
        // SAFETY: see this module's documentation.
        let top = unsafe { _mm512_sub_epi64(Self::top(&limbs), all(K as u64)) };
        Self::reduced_by_top(limbs, top)
    }

    /// The top of a value (see [`Modulus::TOP_SHIFT`]). The function ignores carries from lower limbs that are not yet
    /// propagated.
    #[inline(always)]
    fn top(limbs: &[__m512i; L]) -> __m512i {
        if const { Modulus::<C, N, L>::TOP_SHIFT == 0 } {
            return limbs[L - 1];
        }
        let [up, down] = const { [Modulus::<C, N, L>::TOP_SHIFT, BITS - Modulus::<C, N, L>::TOP_SHIFT] };
        // SAFETY: see this module's documentation.
        unsafe {
            let high = _mm512_sll_epi64(limbs[L - 1], _mm_cvtsi32_si128(up as i32));
            _mm512_add_epi64(high, _mm512_sra_epi64(limbs[L - 2], _mm_cvtsi32_si128(down as i32)))
        }
    }

    /// The lanes rotated by `BY` places.
    #[inline(always)]
    pub(super) fn turned<const BY: i32>(mut self) -> Self {
        for limb in &mut self.limbs {
            // SAFETY: see this module's documentation.
            *limb = unsafe { _mm512_alignr_epi64::<BY>(*limb, *limb) };
        }
        self
    }

    /// a·b.
    #[inline(always)]
    pub(super) fn product(self, other: Self) -> Self {
        Self::new(multiplied::<C, N, L>(&self.limbs, &other.limbs))
    }

    /// a².
    #[inline(always)]
    pub(super) fn squared(self) -> Self {
        Self::new(carried(square_columns::<C, N, L>(&self.limbs)))
    }

    /// a + b.
    #[inline(always)]
    pub(super) fn plus(mut self, other: Self) -> Self {
        for (limb, b) in self.limbs.iter_mut().zip(other.limbs) {
            // SAFETY: see this module's documentation.
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
                // SAFETY: see this module's documentation.
                *limb = unsafe { _mm512_add_epi64(*limb, own) };
            }
        }
        Self::new(carried(limbs))
    }

    /// The same values modulo p, reduced below 1.2p.
    #[inline(always)]
    pub(super) fn reduced(self) -> Self {
        Self::reduced_by_top(self.limbs, Self::top(&self.limbs))
    }

    /// The value of the limbs `t`, reduced below 1.2p. The carries of the limbs `t` need not be propagated. `top` is at
    /// most the top of the value, and at least the top of the value minus 65.
    ///
    /// The function subtracts q·p by adding q·(R − p) modulo R. The quotient q is an estimate from `top`. The estimate
    /// is never too great. The estimate is too small by at most 1, because the ratio of `top` and the top of p differs
    /// from the true quotient by at most 579/2^12.
    #[inline(always)]
    fn reduced_by_top(mut t: [__m512i; L], top: __m512i) -> Self {
        // SAFETY: see this module's documentation.
        unsafe {
            let quotient = _mm512_madd52hi_epu64(all(0), top, all(Modulus::<C, N, L>::QUOTIENT));
            let shift = _mm_cvtsi32_si128(const { Modulus::<C, N, L>::QUOTIENT_SHIFT as i32 });
            let quotient = _mm512_srl_epi64(quotient, shift);
            for (limb, &p) in t.iter_mut().zip(&Modulus::<C, N, L>::NEGATIVE) {
                *limb = _mm512_madd52lo_epu64(*limb, quotient, all(p));
            }
            for (limb, &p) in t[1..].iter_mut().zip(&Modulus::<C, N, L>::NEGATIVE) {
                *limb = _mm512_madd52hi_epu64(*limb, quotient, all(p));
            }
            let mut t = carried(t);
            t[L - 1] = _mm512_and_si512(t[L - 1], all(LOW));
            Self::new(t)
        }
    }

    /// The same values modulo p, reduced below p.
    #[inline(always)]
    pub(super) fn below_modulus(self) -> Self {
        self.reduced().less_modulus()
    }

    /// The same values modulo p, reduced below p. The given values must be below 2p. The function subtracts p in the
    /// lanes in which the difference is not negative.
    #[inline(always)]
    fn less_modulus(self) -> Self {
        let t = self.limbs;
        let mut less = t;
        // SAFETY: see this module's documentation.
        unsafe {
            for (limb, &p) in less.iter_mut().zip(&Modulus::<C, N, L>::P) {
                *limb = _mm512_sub_epi64(*limb, all(p));
            }
            let mut less = carried(less);
            let negative = _mm512_movepi64_mask(less[L - 1]);
            for (limb, own) in less.iter_mut().zip(t) {
                *limb = _mm512_mask_blend_epi64(negative, *limb, own);
            }
            Self::new(less)
        }
    }
}
