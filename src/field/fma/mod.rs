//! Arithmetic on eight field elements at a time, in AVX2 or NEON. Products use fused multiply-add. With 6 or 8 digits,
//! products can also run in AVX-512. Each of the eight lanes holds one element. The lanes form two rows of four lanes.
//! A row has one vector for each digit. A vector is one register of AVX2 or two registers of NEON.
//!
//! # Representation
//!
//! An element is Σ dᵢ·2^(48i). The digits dᵢ are signed integers in f64. The sum may be any integer, positive or
//! negative, that is congruent to the element modulo p. A digit is *balanced* if |d| ≤ 2^47 + 2^6. Elements are in
//! Montgomery form with R = 2^(48·D) for D digits:
//!
//! | limbs | D | R |
//! |---|---|---|
//! | 4 | 6 | 2^32 times arkworks' R |
//! | 5 | 8 | 2^64 times arkworks' R. The highest digit is 0 |
//! | 6 | 8 | arkworks' R |
//! | 12 | 16 | arkworks' R |
//!
//! | name | value | digits |
//! |---|---|---|
//! | settled: loaded, or a result of [`settled`](Lanes::settled) | \|v\| < p | balanced |
//! | product | \|v\| < 2p | balanced |
//! | sum of k values, each settled or a product | \|v\| < 2kp | \|d\| ≤ k·(2^47 + 2^6) |
//!
//! # Multiplication
//!
//! The product of two digits is h + l, where h is a multiple of 2^48, and |l| ≤ 2^47. Let C = 1.5·2^100. The unit in
//! the last place of C is 2^48. Let s be the sum of the values h that a column has so far. For each product, s' is the
//! next sum:
//!
//! ```text
//! C + s' = fma(a, b, C + s)     rounds to a multiple of 2^48, while |s'| ≤ 2^99
//! e = (C + s) − (C + s')        = −h, exact
//! l = fma(a, b, e)              = ab − h, exact
//! ```
//!
//! Emmart, Zheng and Weems describe this method of multiplication ("Faster modular exponentiation using double
//! precision floating point arithmetic on the GPU", 2018). The paper's method takes one more operation than this code,
//! because the first step of this code already adds h to the sum. All operations round to nearest, as Rust requires.
//!
//! 1. Column i has the products aⱼ·bᵢ₋ⱼ, and the products mⱼ·pᵢ₋ⱼ for the digits of m that are already computed.
//! 2. Let t be the sum of all values l in a column, plus the carry into the column. Let mᵢ = −t·p⁻¹ mod 2^48. Adding
//!    mᵢ·p makes the column zero modulo 2^48. The code does step 2 for the D lowest columns.
//! 3. Each column carries (C + s)·2^-48 into the next column. In the next column, the first value e includes −C·2^-48,
//!    which cancels the term C·2^-48 of the carry. In the D lowest columns, t + mᵢ·p₀ is a multiple of 2^48. So each of
//!    the D lowest columns also carries (t + mᵢ·p₀)·2^-48.
//! 4. At the end, the nearest multiple of 2^48 is carried out of each digit into the next digit.
//!
//! For x86-64, these operations are in assembly (`assembly.rs`), for AVX2 and for AVX-512. The assembly computes on two
//! vectors at a time. `generate.py` orders the operations, assigns the registers, and writes the files. For NEON,
//! `neon.rs` has the operations as intrinsics. For 16 digits, `long.rs` has the operations for AVX2 and NEON.
//!
//! # Bounds
//!
//! - Columns: a column has D products of a and b, and D − 1 products of m and p. Let the digits of one operand be
//!   balanced, and let the magnitudes of the other operand's digits be at most 3·(2^47 + 2^6). Then the sum of the D +
//!   (D − 1) products of a column is at most (8·3 + 7)·2^94·(1 + 2^-39) < 2^99. So one of the two operands may be a sum
//!   of three values.
//! - Sums of two products, for D = 6: the digits of the left operands are at most 2·(2^47 + 2^6). So the sum of the
//!   2·D + (D − 1) products of a column is at most (2·6·2 + 5)·2^94·(1 + 2^-39) < 2^99. Column c, for c < D, has 3c + 2
//!   values l. At most 16 of them are added before the carry, so with −C·2^-48, the magnitude is at most 2^53. The carry
//!   is at most 5c·2^46 + 2^14. So |t| is at most 29.5·2^47 + 2^14 < 2^52. The value is at most
//!   (16·p/R + 0.5 + 2^-40)·p, and p/R is below 2^-32.
//! - Sums of values l: any other column has at most 15 values l of magnitude at most 2^47, and a carry of at most
//!   2^51 + 2. So |t| < 2^52. Before the carry is added, such a sum may include −C·2^-48 = −1.5·2^52, so the magnitude of
//!   the sum is below 2^53. And |t·p⁻¹| < 2^99 for the balanced digit p⁻¹ mod 2^48. All sums are exact.
//! - Value: a product is (ab + mp)/R with |m| ≤ R/2·(1 + 2^-40). With |a| ≤ 6p and |b| ≤ 2p, the magnitude of the
//!   product is at most (12·p/R + 0.5 + 2^-40)·p. BLS12-381 has the greatest ratio p/R: its modulus has 381 of 384
//!   bits, and p/R < 0.102. So the magnitude is below 2p.
//! - Balanced: before step 4, the magnitude of a digit is below 2^52, so the carry out of the digit is at most 2^4.
//!   Step 4 leaves a remainder of at most 2^47 in the digit, and adds the carry out of the digit below to this
//!   remainder.
//! - Zero: a settled value is zero only if all of its digits are zero. If the value is zero, the lowest digit is 0
//!   modulo 2^48. The magnitude of the lowest digit is below 2^48, so the lowest digit is 0. The same argument then
//!   shows, from digit to digit, that all other digits are 0.

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::sync::OnceLock;

use ark_ff::{Fp, MontBackend, MontConfig};

use super::FastField;
use super::lanes::{Lanes, Mask, Work, karatsuba, sum};
use super::scaling::Scaling;

mod arithmetic;
#[cfg(target_arch = "x86_64")]
mod assembly;
mod constants;
mod long;
mod measure;
#[cfg(test)]
pub(crate) mod tests;
mod transform;
#[cfg(target_arch = "x86_64")]
#[path = "avx2.rs"]
mod vector;
#[cfg(target_arch = "aarch64")]
#[path = "neon.rs"]
mod vector;

pub(super) use self::transform::TransformFma;

use self::arithmetic::*;
use self::constants::{BITS, Constants, from_limbs, to_limbs};
use self::vector::{Vector, all, exists};

/// Proof that this CPU has the instructions: AVX2, FMA, BMI1 and POPCNT on x86-64, or NEON on AArch64. The code does
/// not use `pext` of BMI2, because `pext` is slow on AMD's CPUs before Zen 3.
#[derive(Clone, Copy)]
pub struct Cpu(());

/// The digits of a settled element, the lowest digit first.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Digits<const D: usize>
where
    Rows<D>: Products,
{
    digits: [f64; D],
    alignment: [<Rows<D> as Products>::Alignment; 0],
}

impl<const D: usize> Digits<D>
where
    Rows<D>: Products,
{
    #[inline(always)]
    const fn new(digits: [f64; D]) -> Self {
        const { assert!(align_of::<Self>() >= 16, "aligned loads and stores need elements aligned to 16 bytes") };
        Self { digits, alignment: [] }
    }
}

/// Eight elements of a field with `N` limbs, in `D` digits.
#[repr(C)]
pub struct Fma<C, const N: usize, const D: usize> {
    rows: Rows<D>,
    field: PhantomData<C>,
}

impl<C, const N: usize, const D: usize> Clone for Fma<C, N, D> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, const N: usize, const D: usize> Copy for Fma<C, N, D> {}

impl<C: MontConfig<N>, const N: usize, const D: usize> Fma<C, N, D>
where
    Fp<MontBackend<C, N>, N>: FastField,
    Rows<D>: Products,
{
    const CONSTANTS: Constants<D> = Constants::of::<C, N>();
    const SCALING: Scaling<C, N> = Scaling::new(BITS * D as u32);

    #[inline(always)]
    fn new(rows: [[Vector; D]; 2]) -> Self {
        Self { rows: Rows(rows), field: PhantomData }
    }

    /// The lanes rotated by `BY` places. `BY` is 1, 2 or 4.
    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        Self::new(turned_rows::<BY, D>(self.rows.0))
    }

    /// Like [`settled`](Lanes::settled), but inlined into the caller. For hot loops.
    #[inline(always)]
    fn settled_inlined(self) -> Self {
        let constants = &const { Self::CONSTANTS };
        Self::new([settled(self.rows.0[0], constants), settled(self.rows.0[1], constants)])
    }

    /// The digits of the integer that the raw limbs of an element represent.
    #[inline(always)]
    fn digits(raw: &Fp<MontBackend<C, N>, N>) -> Digits<D> {
        Digits::new(from_limbs(&raw.0.0))
    }

    #[inline(always)]
    fn raw(stored: &Digits<D>) -> Fp<MontBackend<C, N>, N> {
        Fp::new_unchecked(to_limbs::<C, N, D>(&stored.digits))
    }
}

impl<C: MontConfig<N>, const N: usize, const D: usize> Lanes for Fma<C, N, D>
where
    Fp<MontBackend<C, N>, N>: FastField,
    Rows<D>: Products<Constants = Constants<D>>,
{
    type Field = Fp<MontBackend<C, N>, N>;
    type Stored = Digits<D>;
    type Cpu = Cpu;
    const WIDTH: usize = 8;

    fn detect() -> Option<Cpu> {
        let cpu = exists().then_some(Cpu(()))?;
        Rows::choose(cpu, &const { Self::CONSTANTS });
        Some(cpu)
    }

    /// True if a measurement shows that products in lanes are fast enough. Some x86-64 CPUs execute a 256-bit
    /// instruction as two operations on 128 bits. On such a CPU, products by mulx and adcx are at least as fast as
    /// products in lanes. On CPUs with NEON, only a measurement shows which products are faster.
    fn pays(cpu: Cpu) -> bool {
        // Tests use each kind of lanes that the CPU supports. Some tests run on a CPU that qemu emulates. Times on an
        // emulated CPU mean nothing.
        if cfg!(test) {
            return true;
        }
        // All fields with the same number of limbs share one measurement, because their products execute the same
        // instructions.
        static MEASURED: [OnceLock<bool>; 13] = [const { OnceLock::new() }; 13];
        *MEASURED[N].get_or_init(|| measure::pays::<Self>(cpu))
    }

    #[inline(always)]
    fn run<W: Work>(_: Cpu, work: W) -> W::Output {
        // SAFETY: the `Cpu` proves that the instructions exist.
        unsafe { vector::run(work) }
    }

    #[inline(always)]
    fn call<W: Work>(&self, work: W) -> W::Output {
        // SAFETY: a value of this type exists only if the CPU has the instructions.
        unsafe { vector::call(work) }
    }

    #[inline(always)]
    fn compress(_: Cpu, values: &[u32; 64], mask: u64, to: &mut [u32; 64]) {
        vector::compress(values, mask, to);
    }

    const ZERO: Digits<D> = Digits::new([0.0; D]);

    #[inline(always)]
    fn to_internal_x(x: &Self::Field) -> Digits<D> {
        Self::digits(x)
    }

    #[inline(always)]
    fn to_internal_y(y: &Self::Field) -> Digits<D> {
        Self::digits(&(const { &Self::SCALING }).to_internal_y(y))
    }

    const SCALES: bool = Self::SCALING.scales();

    #[inline(always)]
    fn scaled(self, cpu: Cpu) -> Self {
        let s = &const { Digits::new(from_limbs(&Self::SCALING.factor_s().0.0)) };
        self.mul(&Self::load(cpu, |_| s))
    }

    fn to_internal_a(a: &Self::Field) -> Digits<D> {
        Self::digits(&(const { &Self::SCALING }).to_internal_a(a))
    }

    #[inline(always)]
    fn from_internal_x(x: &Digits<D>) -> Self::Field {
        Self::raw(x)
    }

    #[inline(always)]
    fn from_internal_y(y: &Digits<D>) -> Self::Field {
        (const { &Self::SCALING }).to_arkworks_y(&Self::raw(y))
    }

    #[inline(always)]
    fn negated(element: &Digits<D>) -> Digits<D> {
        Digits::new(element.digits.map(|digit| -digit))
    }

    #[inline(always)]
    fn load<'a>(_: Cpu, at: impl Fn(usize) -> &'a Digits<D>) -> Self {
        Self::new([load([at(0), at(1), at(2), at(3)]), load([at(4), at(5), at(6), at(7)])])
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, Digits<D>)) {
        for (row, digits) in self.rows.0.into_iter().enumerate() {
            for (lane, element) in store(digits).into_iter().enumerate() {
                put(4 * row + lane, element);
            }
        }
    }

    #[inline(always)]
    fn zero(_: Cpu) -> Self {
        Self::new([[all(&[0.0; 4]); D]; 2])
    }

    #[inline(always)]
    fn one(cpu: Cpu) -> Self {
        let one = &const { Digits::new(from_limbs(&Self::SCALING.one().0.0)) };
        Self::load(cpu, |_| one)
    }

    #[inline(always)]
    fn factor(cpu: Cpu, constant: &Self::Field) -> Self {
        let digits = Self::digits(&(const { &Self::SCALING }).factor(constant));
        Self::load(cpu, |_| &digits)
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        // SAFETY: values exist only if the CPU has the instructions.
        let rows = unsafe { Rows::multiply(&self.rows, &other.rows, &const { Self::CONSTANTS }) };
        Self { rows, field: PhantomData }
    }

    #[inline(always)]
    fn mul_to(&self, other: &Self, product: &mut Self) {
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe { Rows::multiply_to(&self.rows, &other.rows, &const { Self::CONSTANTS }, &mut product.rows) };
    }

    #[inline(always)]
    fn square(&self) -> Self {
        // SAFETY: values exist only if the CPU has the instructions.
        let rows = unsafe { Rows::square(&self.rows, &const { Self::CONSTANTS }) };
        Self { rows, field: PhantomData }
    }

    /// For u² = −1 and 6 digits on x86-64, each component is one sum of two products.
    #[inline(always)]
    fn extension_product(a: [&Self; 2], b: [&Self; 2], k: u64, product: [&mut MaybeUninit<Self>; 2]) {
        let Some(dot) = Rows::<D>::DOT.filter(|_| k == 1) else { return karatsuba(a, b, k, product) };
        let (factor, constants) = ([&a[0].rows, &a[1].rows], &const { Self::CONSTANTS });
        let zero = [all(&[0.0; 4]); D];
        let minus = Rows([subtract(zero, &b[1].rows.0[0]), subtract(zero, &b[1].rows.0[1])]);
        let [real, cross] = product;
        // SAFETY: values exist only if the CPU has the instructions. The rows are the only bytes of a value.
        unsafe {
            dot(factor, [&b[0].rows, &minus], constants, &mut *real.as_mut_ptr().cast());
            dot(factor, [&b[1].rows, &b[0].rows], constants, &mut *cross.as_mut_ptr().cast());
        }
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self::new([add(self.rows.0[0], &other.rows.0[0]), add(self.rows.0[1], &other.rows.0[1])])
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self::new([subtract(self.rows.0[0], &other.rows.0[0]), subtract(self.rows.0[1], &other.rows.0[1])])
    }

    #[inline(always)]
    fn sub_kept<const K: usize>(self, others: [Self; K]) -> Self {
        self.sub(sum(others)).settled_inlined()
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        Self::new([multiple(self.rows.0[0], k as f64), multiple(self.rows.0[1], k as f64)])
    }

    #[inline(always)]
    fn inverse(self, cpu: Cpu) -> Self {
        self.call(Inverse(&self, cpu))
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        self.settled_inlined()
    }

    /// Calls a function that is not inlined, so that the code of rare paths stays short.
    #[inline(always)]
    fn settled(self) -> Self {
        self.call(Settled(&self))
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        zeros(&self.rows.0[0]) | zeros(&self.rows.0[1]) << 4
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        self.sub(other).settled().is_zero()
    }

    #[inline(always)]
    fn may_be_zero(self) -> bool {
        multiple_of_p([self.rows.0[0][0], self.rows.0[1][0]], None::<&Constants<D>>)
    }

    #[inline(always)]
    fn may_equal(self, other: Self) -> bool {
        let constants = &const { Self::CONSTANTS };
        let difference = |row: usize| subtract([self.rows.0[row][0]], &[other.rows.0[row][0]])[0];
        multiple_of_p([difference(0), difference(1)], Some(constants))
    }

    #[inline(always)]
    fn select(mask: Mask, a: Self, b: Self) -> Self {
        Self::new([select(mask & 15, a.rows.0[0], &b.rows.0[0]), select(mask >> 4, a.rows.0[1], &b.rows.0[1])])
    }
}

/// [`Lanes::settled`], as a [`Work`] for [`Lanes::call`].
struct Settled<'a, C, const N: usize, const D: usize>(&'a Fma<C, N, D>);

impl<C: MontConfig<N>, const N: usize, const D: usize> Work for Settled<'_, C, N, D>
where
    Fp<MontBackend<C, N>, N>: FastField,
    Rows<D>: Products,
{
    type Output = Fma<C, N, D>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        self.0.settled_inlined()
    }
}

/// [`Lanes::inverse`], as a [`Work`] for [`Lanes::call`].
struct Inverse<'a, C, const N: usize, const D: usize>(&'a Fma<C, N, D>, Cpu);

impl<C: MontConfig<N>, const N: usize, const D: usize> Work for Inverse<'_, C, N, D>
where
    Fp<MontBackend<C, N>, N>: FastField,
    Rows<D>: Products<Constants = Constants<D>>,
{
    type Output = Fma<C, N, D>;

    /// Computes 1/a for all lanes with a single inversion. Let vᵢ be the value of lane i, and let T be the product of
    /// the eight values. Then 1/vᵢ is 1/T times the product of the other seven values. Lanes i and i + 4 form a pair.
    /// The two pairs with even lanes form a group, and the two pairs with odd lanes form the other group. So for lane
    /// i, the product of the other seven values has three factors:
    ///
    /// - the other value of lane i's pair
    /// - the product of the two values of the other pair in lane i's group
    /// - the product of the four values of the other group
    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self(&value, cpu) = self;
        let opposite = value.turned::<4>();
        let two = value.mul(&opposite);
        let next_two = two.turned::<2>();
        let four = two.mul(&next_two);
        let next_four = four.turned::<1>();
        let mut total = Fma::<C, N, D>::ZERO;
        four.mul(&next_four).settled().store(|_, value| total = value);
        let inverse = (const { &Fma::<C, N, D>::SCALING }).inverse(&Fma::<C, N, D>::raw(&total));
        let inverse = Fma::<C, N, D>::digits(&inverse);
        opposite.mul(&next_two).mul(&next_four).mul(&Fma::load(cpu, |_| &inverse))
    }
}
