//! A single lane for tests. The lane counts the units of its value. Code that runs on this lane without a panic obeys
//! the rules of [`TransformLanes`].

use ark_ff::PrimeField;

use super::lanes::TransformLanes;
use crate::field::lanes::Work;

/// An element, and the number of units of its value. `LEVELS` is [`TransformLanes::LOOSE_LEVELS`].
#[derive(Clone, Copy)]
pub(crate) struct CheckedLane<F, const LEVELS: usize> {
    element: F,
    units: usize,
    /// True if the value is a result of [`TransformLanes::product`].
    is_product: bool,
}

impl<F: PrimeField, const LEVELS: usize> CheckedLane<F, LEVELS> {
    fn one_unit(element: F) -> Self {
        Self { element, units: 1, is_product: false }
    }

    #[track_caller]
    fn element(self) -> F {
        assert!(self.units <= 1 + LEVELS, "a value may have at most 1 + LEVELS units, not {}", self.units);
        self.element
    }

    #[track_caller]
    fn sum(self, other: Self, element: F) -> Self {
        assert_eq!(other.units, 1, "the second operand of a sum must have 1 unit");
        let units = self.units + 1;
        assert!(units <= 1 + LEVELS, "a value may have at most 1 + LEVELS units, not {units}");
        Self { element, units, is_product: false }
    }
}

impl<F: PrimeField, const LEVELS: usize> TransformLanes for CheckedLane<F, LEVELS> {
    type Field = F;
    type Cpu = ();
    type Factor = F;
    const WIDTH: usize = 1;
    const LOOSE_LEVELS: usize = LEVELS;

    fn detect() -> Option<()> {
        Some(())
    }

    fn run<W: Work>((): (), work: W) -> W::Output {
        work.run()
    }

    fn factor(constant: &F) -> F {
        *constant
    }

    fn multiplier(constant: &F) -> F {
        *constant
    }

    fn zero((): ()) -> Self {
        Self::one_unit(F::zero())
    }

    fn load((): (), from: &[F]) -> Self {
        Self::one_unit(from[0])
    }

    fn gather<'a>((): (), at: impl Fn(usize) -> &'a F) -> Self {
        Self::one_unit(*at(0))
    }

    fn store(self, to: &mut [F]) {
        to[0] = self.element();
    }

    fn scatter(self, mut put: impl FnMut(usize, F)) {
        put(0, self.element());
    }

    fn park(self, to: &mut [F]) {
        assert!(self.is_product, "only a product may be parked");
        self.store(to);
    }

    fn scaled(self, factor: &F) -> Self {
        Self::one_unit(self.element() * factor)
    }

    fn product(self, multiplier: Self) -> Self {
        assert_eq!(multiplier.units, 1, "a multiplier must have 1 unit");
        Self { is_product: true, ..Self::one_unit(self.element() * multiplier.element) }
    }

    fn plus(self, other: Self) -> Self {
        self.sum(other, self.element + other.element)
    }

    fn minus(self, other: Self) -> Self {
        self.sum(other, self.element - other.element)
    }

    fn tidied(self) -> Self {
        Self::one_unit(self.element())
    }
}
