//! Field elements side by side. The engine's loops are written over them, so that one text serves a CPU that multiplies
//! one pair at a time and a CPU that multiplies eight.

use std::fmt::Debug;

use super::FastField;

/// One bit for each lane, lane 0 lowest.
pub(crate) type Mask = u8;

/// Field elements side by side, one in each lane. The CPU multiplies all of them at once.
///
/// A value is one of these:
///
/// | name | what it is | what may be done with it |
/// |---|---|---|
/// | settled | result of [`settled`](Self::settled), [`zero`](Self::zero), [`one`](Self::one) | everything |
/// | kept | loaded, or result of [`sub_kept`](Self::sub_kept), [`sub_signed`](Self::sub_signed), [`square_less`](Self::square_less), [`mul_less`](Self::mul_less) | what may be done with settled values, except [`is_zero`](Self::is_zero) and [`equals`](Self::equals) |
/// | product | result of [`mul`](Self::mul), [`square`](Self::square), [`inverse`](Self::inverse), [`tidied`](Self::tidied) | arithmetic |
/// | sum of k | sum or difference of k settled or kept values and products, at most three of them subtracted; k times one of them | up to k = 8: [`settled`](Self::settled), [`tidied`](Self::tidied); up to k = 3, at most two of them subtracted: one operand of [`mul`](Self::mul) |
///
/// In memory, elements are kept, in *internal form*. Each implementation states its bounds, and why these values keep
/// them.
///
/// Values come from functions that take a [`Cpu`](Self::Cpu), or from other values. So a value proves that the CPU has the
/// instructions. The functions are inlined into a [`Work`], which compiles them for the CPU.
pub trait Lanes: Copy {
    /// The field.
    type Field: FastField;
    /// An element in internal form.
    type Stored: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Proof that the CPU has the instructions.
    type Cpu: Copy + Send + Sync;
    /// The number of lanes, 8 at most.
    const WIDTH: usize;
    /// True if values keep the bounds as components of a quadratic extension, too.
    const EXTENDS: bool = true;

    /// Asks the CPU.
    fn detect() -> Option<Self::Cpu>;
    /// True if products in lanes are faster here than one at a time. Where that depends on the CPU, it is measured once.
    fn pays(_: Self::Cpu) -> bool {
        true
    }
    /// Does the work, compiled for the CPU.
    fn run<W: Work>(cpu: Self::Cpu, work: W) -> W::Output;
    /// Like [`run`](Self::run), with a value as the proof, and never inlined.
    fn call<W: Work>(&self, work: W) -> W::Output;

    /// Zero in internal form.
    const ZERO: Self::Stored;
    /// The internal form of an x-coordinate. Coordinates may be scaled by powers of a constant s, x by s² and y by s³:
    /// that maps y² = x³ + b to y² = x³ + s⁶b, where the same formulas add points.
    fn to_internal_x(x: &Self::Field) -> Self::Stored;
    /// The internal form of a y-coordinate.
    fn to_internal_y(y: &Self::Field) -> Self::Stored;
    /// The x-coordinate with this internal form.
    fn from_internal_x(x: &Self::Stored) -> Self::Field;
    /// The y-coordinate with this internal form.
    fn from_internal_y(y: &Self::Stored) -> Self::Field;

    /// −x of an element in internal form.
    fn negated(element: &Self::Stored) -> Self::Stored;

    /// The elements that `at` gives for each lane.
    fn load<'a>(cpu: Self::Cpu, at: impl Fn(usize) -> &'a Self::Stored) -> Self;
    /// Hands each lane's element to `put`. They must be kept or settled.
    fn store(self, put: impl FnMut(usize, Self::Stored));
    /// Zeros.
    fn zero(cpu: Self::Cpu) -> Self;
    /// Ones.
    fn one(cpu: Self::Cpu) -> Self;
    /// A constant, in all lanes, to multiply coordinates by. It is not scaled as coordinates are.
    fn factor(cpu: Self::Cpu, constant: &Self::Field) -> Self;

    /// a·b. One factor may be a sum of up to three values; the other is not a sum. Where a product takes hundreds of
    /// instructions, this is a call of one function.
    fn mul(&self, other: &Self) -> Self;
    /// a², for a value that is no sum. A call as [`mul`](Self::mul).
    fn square(&self) -> Self;
    /// a·b, compiled into the caller where that is faster. For the hottest loop alone: each use adds kilobytes.
    #[inline(always)]
    fn mul_inlined(&self, other: &Self) -> Self {
        self.mul(other)
    }
    /// a², as [`mul_inlined`](Self::mul_inlined).
    #[inline(always)]
    fn square_inlined(&self) -> Self {
        self.square()
    }
    /// a + b.
    fn add(self, other: Self) -> Self;
    /// a − b for b kept or settled, or the opposite of such a value; in a prime field, also for a sum of up to five products.
    fn sub(self, other: Self) -> Self;
    /// a − b for a sum b with one value subtracted at most. The result is a sum with no other value subtracted.
    #[inline(always)]
    fn sub_loose(self, other: Self) -> Self {
        self.sub(other)
    }
    /// a − Σ b, settled, for up to three values b: kept ones, and one difference of kept ones at most. Where limbs have
    /// carries, this carries less often than three operations.
    #[inline(always)]
    fn sub_settled<const K: usize>(self, others: [Self; K]) -> Self {
        // No closure does arithmetic: a closure is a function of its own, which is not compiled for the CPU.
        let mut sum = others[0];
        for &other in &others[1..] {
            sum = sum.add(other);
        }
        self.sub_loose(sum).settled()
    }
    /// Like [`sub_settled`](Self::sub_settled), but kept, which may take less.
    #[inline(always)]
    fn sub_kept<const K: usize>(self, others: [Self; K]) -> Self {
        self.sub_settled(others)
    }
    /// a ∓ c for kept values c, kept: the opposite of c is subtracted in the lanes of the mask.
    #[inline(always)]
    fn sub_signed(self, other: Self, negated: Mask, cpu: Self::Cpu) -> Self {
        self.sub_kept([other.signed(negated, cpu)])
    }
    /// a² − Σ b, kept: [`square_inlined`](Self::square_inlined) and [`sub_kept`](Self::sub_kept). Together they may take
    /// less.
    #[inline(always)]
    fn square_less<const K: usize>(&self, others: [Self; K]) -> Self {
        self.square_inlined().sub_kept(others)
    }
    /// a·b ∓ c, kept: [`mul_inlined`](Self::mul_inlined) and [`sub_signed`](Self::sub_signed).
    #[inline(always)]
    fn mul_less(&self, other: &Self, less: Self, negated: Mask, cpu: Self::Cpu) -> Self {
        self.mul_inlined(other).sub_signed(less, negated, cpu)
    }
    /// The opposites of kept values in the lanes of the mask, the values in the others: sums of one.
    #[inline(always)]
    fn signed(self, negated: Mask, cpu: Self::Cpu) -> Self {
        if negated == 0 { self } else { Self::select(negated, Self::zero(cpu).sub(self), self) }
    }
    /// ±a ∓ b for kept values, a sum of two: the opposites of a and b in the lanes of their masks.
    #[inline(always)]
    fn signed_difference(self, negated: Mask, other: Self, other_negated: Mask, cpu: Self::Cpu) -> Self {
        self.signed(negated, cpu).sub(other.signed(other_negated, cpu))
    }
    /// k·a for k up to 5.
    fn times(self, k: u64) -> Self;
    /// The conjugates of kept values, as sums of one (see [`FastField::conjugate`]).
    #[inline(always)]
    fn conjugate(self, _: Self::Cpu) -> Self {
        self
    }
    /// 1/a, for a value that is no sum. No lane may be zero.
    fn inverse(self, cpu: Self::Cpu) -> Self;
    /// The same elements, as good an operand as products are. Costs nothing where sums are.
    #[inline(always)]
    fn tidied(self) -> Self {
        self
    }
    /// The same elements, as they may be stored and compared.
    fn settled(self) -> Self;

    /// The lanes where a, settled, is zero.
    fn is_zero(self) -> Mask;
    /// The lanes where a and b, both settled, are equal.
    fn equals(self, other: Self) -> Mask;
    /// False if no lane of a, kept, is zero. May be true where none is, rarely.
    #[inline(always)]
    fn may_be_zero(self) -> bool {
        self.is_zero() != 0
    }
    /// False if a and b, both kept, are equal in no lane. May be true where they are not, rarely.
    #[inline(always)]
    fn may_equal(self, other: Self) -> bool {
        self.equals(other) != 0
    }
    /// a where the mask has a bit, b elsewhere.
    fn select(mask: Mask, a: Self, b: Self) -> Self;
}

/// Something to be done in lanes. `run` must be inlined: the instructions of [`Lanes::run`] are for its own code, not for
/// functions that it calls.
pub trait Work {
    /// The result.
    type Output;
    /// Does it.
    fn run(self) -> Self::Output;
}

/// A single element: the lanes of every CPU.
#[derive(Clone, Copy)]
pub struct One<F>(F);

impl<F: FastField> Lanes for One<F> {
    type Field = F;
    type Stored = F;
    type Cpu = ();
    const WIDTH: usize = 1;

    fn detect() -> Option<()> {
        Some(())
    }

    #[inline(always)]
    fn run<W: Work>((): (), work: W) -> W::Output {
        work.run()
    }

    #[inline(never)]
    fn call<W: Work>(&self, work: W) -> W::Output {
        work.run()
    }

    const ZERO: F = F::ZERO;

    #[inline(always)]
    fn to_internal_x(x: &F) -> F {
        *x
    }

    #[inline(always)]
    fn to_internal_y(y: &F) -> F {
        *y
    }

    #[inline(always)]
    fn from_internal_x(x: &F) -> F {
        *x
    }

    #[inline(always)]
    fn from_internal_y(y: &F) -> F {
        *y
    }

    #[inline(always)]
    fn negated(element: &F) -> F {
        F::ZERO.fast_sub(element)
    }

    #[inline(always)]
    fn load<'a>((): (), at: impl Fn(usize) -> &'a F) -> Self {
        Self(*at(0))
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, F)) {
        put(0, self.0);
    }

    #[inline(always)]
    fn zero((): ()) -> Self {
        Self(F::ZERO)
    }

    #[inline(always)]
    fn one((): ()) -> Self {
        Self(F::ONE)
    }

    #[inline(always)]
    fn factor((): (), constant: &F) -> Self {
        Self(*constant)
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        Self(self.0.fast_mul(&other.0))
    }

    #[inline(always)]
    fn square(&self) -> Self {
        Self(self.0.fast_square())
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0.fast_add(&other.0))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0.fast_sub(&other.0))
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        (1..k).fold(self, |multiple, _| multiple.add(self))
    }

    #[inline(always)]
    fn conjugate(self, (): ()) -> Self {
        Self(self.0.conjugate())
    }

    #[inline(always)]
    fn inverse(self, (): ()) -> Self {
        Self(self.0.fast_inverse().unwrap_or(F::ZERO))
    }

    #[inline(always)]
    fn settled(self) -> Self {
        self
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        self.0.fast_is_zero().into()
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        self.0.fast_sub(&other.0).fast_is_zero().into()
    }

    #[inline(always)]
    fn select(mask: Mask, a: Self, b: Self) -> Self {
        if mask & 1 != 0 { a } else { b }
    }
}

#[cfg(test)]
pub(crate) mod checked;
#[cfg(test)]
pub(crate) mod tests;
