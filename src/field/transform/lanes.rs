//! The traits of lanes for transforms, and the lanes that every CPU has.

use ark_ff::PrimeField;

use crate::field::lanes::Work;
use crate::field::{FastField, Montgomery};

/// Field elements side by side, one in each lane.
///
/// The bound of a value is counted in units:
///
/// | value | units |
/// |---|---|
/// | loaded; result of [`scaled`](Self::scaled), [`product`](Self::product), [`tidied`](Self::tidied) | 1 |
/// | a [`plus`](Self::plus) or [`minus`](Self::minus) b, where b has 1 unit | the units of a, and 1 |
///
/// A value may have up to 1 + [`LOOSE_LEVELS`](Self::LOOSE_LEVELS) units. Each implementation says what a unit is, and
/// why its arithmetic is right for these values.
///
/// Values come from functions that take a [`Cpu`](Self::Cpu), or from other values. So a value proves that the CPU has the
/// instructions. The functions are inlined into a [`Work`], which compiles them for the CPU. No closure may do arithmetic:
/// a closure is a function of its own, which is not compiled for the CPU.
pub trait TransformLanes: Copy + Send + Sync + 'static {
    /// The field.
    type Field: PrimeField;
    /// Proof that the CPU has the instructions.
    type Cpu: Copy + Send + Sync;
    /// A constant to multiply by, prepared.
    type Factor: Copy + Send + Sync + 'static;
    /// The number of lanes, 8 at most.
    const WIDTH: usize;
    /// Levels of butterflies between two reductions, 2 at least.
    const LOOSE_LEVELS: usize;

    /// Asks the CPU.
    fn detect() -> Option<Self::Cpu>;
    /// True if these lanes are faster here than one lane. Where that depends on the CPU, it is measured once.
    fn pays(_: Self::Cpu) -> bool {
        true
    }
    /// Does the work, compiled for the CPU.
    fn run<W: Work>(cpu: Self::Cpu, work: W) -> W::Output;

    /// A constant for [`scaled`](Self::scaled).
    fn factor(constant: &Self::Field) -> Self::Factor;
    /// A constant for [`product`](Self::product): to be loaded like an element.
    fn multiplier(constant: &Self::Field) -> Self::Field;

    /// Zeros.
    fn zero(cpu: Self::Cpu) -> Self;
    /// The first elements of a slice, a lane each.
    fn load(cpu: Self::Cpu, from: &[Self::Field]) -> Self;
    /// The elements that `at` gives for each lane.
    fn gather<'a>(cpu: Self::Cpu, at: impl Fn(usize) -> &'a Self::Field) -> Self;
    /// Writes the elements to the beginning of a slice.
    fn store(self, to: &mut [Self::Field]);
    /// Hands each lane's element to `put`.
    fn scatter(self, put: impl FnMut(usize, Self::Field));
    /// Like [`store`](Self::store), for the result of [`product`](Self::product). What is written may be p or more: it is
    /// only to be loaded again.
    fn park(self, to: &mut [Self::Field]);

    /// The value times a constant, the same in all lanes.
    fn scaled(self, factor: &Self::Factor) -> Self;
    /// The value times a value of 1 unit, which stands for the multiplier that was loaded, or for a product of such.
    fn product(self, multiplier: Self) -> Self;
    /// a + b, for b of 1 unit.
    fn plus(self, other: Self) -> Self;
    /// a − b, for b of 1 unit.
    fn minus(self, other: Self) -> Self;
    /// The same elements, of 1 unit.
    fn tidied(self) -> Self;
}

/// A field with lanes for transforms.
pub trait TransformField: FastField + Montgomery {
    /// Lanes of AVX-512 IFMA. One lane for fields that have none.
    type TransformIfma: TransformLanes<Field = Self>;
    /// Lanes of fused multiply-add in AVX2 or NEON. One lane for fields that have none.
    type TransformFma: TransformLanes<Field = Self>;

    /// `self`·`other`, in one lane.
    #[inline(always)]
    fn times(&self, other: &Self) -> Self {
        self.fast_mul(other)
    }

    /// `self` + `other`, in one lane.
    #[inline(always)]
    fn and(&self, other: &Self) -> Self {
        self.fast_add(other)
    }

    /// `self` − `other`, in one lane.
    #[inline(always)]
    fn less(&self, other: &Self) -> Self {
        self.fast_sub(other)
    }
}

/// A single element: the lanes of every CPU. Nothing stays unreduced.
#[derive(Clone, Copy)]
pub struct OneLane<F>(F);

impl<F: TransformField> TransformLanes for OneLane<F> {
    type Field = F;
    type Cpu = ();
    type Factor = F;
    const WIDTH: usize = 1;
    const LOOSE_LEVELS: usize = 64;

    fn detect() -> Option<()> {
        Some(())
    }

    #[inline(always)]
    fn run<W: Work>((): (), work: W) -> W::Output {
        work.run()
    }

    fn factor(constant: &F) -> F {
        *constant
    }

    fn multiplier(constant: &F) -> F {
        *constant
    }

    #[inline(always)]
    fn zero((): ()) -> Self {
        Self(F::ZERO)
    }

    #[inline(always)]
    fn load((): (), from: &[F]) -> Self {
        Self(from[0])
    }

    #[inline(always)]
    fn gather<'a>((): (), at: impl Fn(usize) -> &'a F) -> Self {
        Self(*at(0))
    }

    #[inline(always)]
    fn store(self, to: &mut [F]) {
        to[0] = self.0;
    }

    #[inline(always)]
    fn scatter(self, mut put: impl FnMut(usize, F)) {
        put(0, self.0);
    }

    #[inline(always)]
    fn park(self, to: &mut [F]) {
        self.store(to);
    }

    #[inline(always)]
    fn scaled(self, factor: &F) -> Self {
        Self(self.0.times(factor))
    }

    #[inline(always)]
    fn product(self, multiplier: Self) -> Self {
        Self(self.0.times(&multiplier.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.and(&other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0.less(&other.0))
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        self
    }
}
