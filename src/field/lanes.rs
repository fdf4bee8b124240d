//! Field elements side by side: what the engine's loops are written over, so that one text serves a CPU that multiplies
//! one pair at a time and one that multiplies eight.

use std::fmt::Debug;

use super::FastField;

/// One bit for each lane, lane 0 lowest.
pub(crate) type Mask = u8;

/// As many field elements as the CPU works on at once, one in each lane.
///
/// In registers they are *loose*: below 512p, in each component where the field is an extension. Products are below 2p,
/// or 18p in an extension; [`sub`](Self::sub) and [`sub_loose`](Self::sub_loose) add a multiple of p that keeps
/// differences positive. At rest, in memory, elements are below p: [`reduced`](Self::reduced) comes before
/// [`store`](Self::store), and before every question that is answered with a mask.
///
/// Values come from functions that ask for a [`Cpu`](Self::Cpu), or from other values: where there is one, the CPU has
/// the instructions. The functions are inlined into a [`Work`], which is what makes them fast.
pub trait Lanes: Copy {
    /// The field.
    type Field: FastField;
    /// An element at rest.
    type Stored: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Proof that the CPU has the instructions.
    type Cpu: Copy + Send + Sync;
    /// The number of lanes, 8 at most.
    const WIDTH: usize;

    /// Asks the CPU.
    fn detect() -> Option<Self::Cpu>;
    /// Does the work, compiled for the CPU.
    fn run<W: Work>(cpu: Self::Cpu, work: W) -> W::Output;

    /// The zero at rest.
    const ZERO: Self::Stored;
    /// An x-coordinate at rest. Coordinates may be scaled by powers of a constant s, x by s² and y by s³: that maps
    /// y² = x³ + b to y² = x³ + s⁶b, where points are added by the same formulas.
    fn rest_x(x: &Self::Field) -> Self::Stored;
    /// A y-coordinate at rest.
    fn rest_y(y: &Self::Field) -> Self::Stored;
    /// The x-coordinate of which `x` is the form at rest.
    fn wake_x(x: &Self::Stored) -> Self::Field;
    /// The y-coordinate of which `y` is the form at rest.
    fn wake_y(y: &Self::Stored) -> Self::Field;

    /// −x of an element at rest.
    fn negated(element: &Self::Stored) -> Self::Stored;

    /// The elements that `at` gives for each lane.
    fn load<'a>(cpu: Self::Cpu, at: impl Fn(usize) -> &'a Self::Stored) -> Self;
    /// Hands each lane's element to `put`. They must be reduced.
    fn store(self, put: impl FnMut(usize, Self::Stored));
    /// Zeros.
    fn zero(cpu: Self::Cpu) -> Self;
    /// Ones.
    fn one(cpu: Self::Cpu) -> Self;

    /// a·b.
    fn mul(self, other: Self) -> Self;
    /// a².
    fn square(self) -> Self;
    /// a + b.
    fn add(self, other: Self) -> Self;
    /// a − b for b up to 16p; below a + 16p.
    fn sub(self, other: Self) -> Self;
    /// a − b for b up to 128p; below a + 128p.
    fn sub_loose(self, other: Self) -> Self;
    /// k·a for k up to 8.
    fn times(self, k: u64) -> Self;
    /// 1/a, none of which may be zero.
    fn inverse(self, cpu: Self::Cpu) -> Self;
    /// The same elements, below p.
    fn reduced(self) -> Self;

    /// Where a, reduced, is zero.
    fn is_zero(self) -> Mask;
    /// Where a and b, both reduced, are equal.
    fn equals(self, other: Self) -> Mask;
    /// a where the mask has a bit, b elsewhere.
    fn select(mask: Mask, a: Self, b: Self) -> Self;
}

/// Something to be done in lanes. `run` is always inlined, because the instructions of [`Lanes::run`] are for what is in
/// it, not for what it calls.
pub trait Work {
    /// What comes of it.
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

    const ZERO: F = F::ZERO;

    #[inline(always)]
    fn rest_x(x: &F) -> F {
        *x
    }

    #[inline(always)]
    fn rest_y(y: &F) -> F {
        *y
    }

    #[inline(always)]
    fn wake_x(x: &F) -> F {
        *x
    }

    #[inline(always)]
    fn wake_y(y: &F) -> F {
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
    fn mul(self, other: Self) -> Self {
        Self(self.0.fast_mul(&other.0))
    }

    #[inline(always)]
    fn square(self) -> Self {
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
    fn sub_loose(self, other: Self) -> Self {
        self.sub(other)
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        (1..k).fold(self, |multiple, _| multiple.add(self))
    }

    #[inline(always)]
    fn inverse(self, (): ()) -> Self {
        Self(self.0.fast_inverse().unwrap_or(F::ZERO))
    }

    #[inline(always)]
    fn reduced(self) -> Self {
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
