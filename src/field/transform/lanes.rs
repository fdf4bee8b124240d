//! The traits of lanes for transforms. [`OneLane`] implements [`TransformLanes`] with a single lane, and works on every
//! CPU.

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
/// | a [`plus`](Self::plus) or [`minus`](Self::minus) b, where b has 1 unit | the units of a, plus 1 |
///
/// A value may have up to 1 + [`LOOSE_LEVELS`](Self::LOOSE_LEVELS) units. Each implementation defines a unit, and gives
/// the reason why its arithmetic is right for values of up to 1 + `LOOSE_LEVELS` units.
///
/// Lanes need certain instructions of the CPU. A [`Cpu`](Self::Cpu) exists only if the CPU has these instructions. Each
/// value comes from a function that takes a `Cpu`, or from other values. So if a value exists, the CPU has the
/// instructions. The functions of this trait are inlined into a [`Work`], and the `Work` is compiled with these
/// instructions. A closure must not do arithmetic, because a closure is a separate function, which is not compiled with
/// the instructions of the lanes.
pub trait TransformLanes: Copy + Send + Sync + 'static {
    /// The field.
    type Field: PrimeField;
    /// Proof that the CPU has the instructions.
    type Cpu: Copy + Send + Sync;
    /// A constant that is prepared for multiplication.
    type Factor: Copy + Send + Sync + 'static;
    /// The number of lanes, at most 8.
    const WIDTH: usize;
    /// The number of levels of butterflies that may run between two reductions. The number is at least 2.
    const LOOSE_LEVELS: usize;

    /// If the CPU has the instructions, returns a [`Cpu`](Self::Cpu) as the proof.
    fn detect() -> Option<Self::Cpu>;
    /// True if transforms use these lanes on this CPU instead of one lane. On some CPUs, some kinds of lanes are slower
    /// than one lane. For such a kind, the first call measures the speed of the lanes and the speed of one lane.
    fn pays(_: Self::Cpu) -> bool {
        true
    }
    /// Runs `work`. The code of `work` is compiled with the instructions of the lanes. `cpu` proves that the CPU has
    /// these instructions.
    fn run<W: Work>(cpu: Self::Cpu, work: W) -> W::Output;

    /// Prepares a constant for [`scaled`](Self::scaled).
    fn factor(constant: &Self::Field) -> Self::Factor;
    /// Prepares a constant for [`product`](Self::product). The result is an element, which the caller loads into lanes.
    fn multiplier(constant: &Self::Field) -> Self::Field;

    /// Zero in all lanes.
    fn zero(cpu: Self::Cpu) -> Self;
    /// Loads the first elements of a slice, one into each lane.
    fn load(cpu: Self::Cpu, from: &[Self::Field]) -> Self;
    /// Loads one element into each lane. `at` returns the element for a lane.
    fn gather<'a>(cpu: Self::Cpu, at: impl Fn(usize) -> &'a Self::Field) -> Self;
    /// Writes the elements to the beginning of a slice.
    fn store(self, to: &mut [Self::Field]);
    /// Passes each lane's element to `put`.
    fn scatter(self, put: impl FnMut(usize, Self::Field));
    /// Writes the result of [`product`](Self::product) to the beginning of a slice. Unlike [`store`](Self::store),
    /// `park` may write numbers that are p or more. The only permitted use of a number from `park` is to load the
    /// number into lanes again.
    fn park(self, to: &mut [Self::Field]);

    /// The value times a constant. The constant is the same in all lanes.
    fn scaled(self, factor: &Self::Factor) -> Self;
    /// The value times `multiplier`. The multiplier must have 1 unit. The multiplier is a loaded
    /// [`multiplier`](Self::multiplier()) or a product of loaded multipliers.
    fn product(self, multiplier: Self) -> Self;
    /// a + b, where b has 1 unit.
    fn plus(self, other: Self) -> Self;
    /// a − b, where b has 1 unit.
    fn minus(self, other: Self) -> Self;
    /// The same elements, with 1 unit.
    fn tidied(self) -> Self;
}

/// A field with lanes for transforms.
pub trait TransformField: FastField + Montgomery {
    /// Lanes of AVX-512 IFMA, or one lane for a field that has no such lanes.
    type TransformIfma: TransformLanes<Field = Self>;
    /// Lanes of fused multiply-add in AVX2 or NEON, or one lane for a field that has no such lanes.
    type TransformFma: TransformLanes<Field = Self>;
}

/// One lane. Every CPU can compute in one lane. Every result is reduced below the modulus.
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

    // The code of a `Work` is long. So the function is never inlined, and all callers share the code.
    #[inline(never)]
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
        Self(self.0.fast_mul(factor))
    }

    #[inline(always)]
    fn product(self, multiplier: Self) -> Self {
        Self(self.0.fast_mul(&multiplier.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.fast_add(&other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0.fast_sub(&other.0))
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        self
    }
}
