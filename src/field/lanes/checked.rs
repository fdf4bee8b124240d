//! A single lane for tests. This lane tracks the bounds of all other kinds of lanes. Code that runs on this lane
//! without a panic obeys the rules of [`Lanes`].

use std::mem::MaybeUninit;

use super::{Lanes, Mask, Work, karatsuba};
use crate::field::FastField;

/// An element with bounds: the greatest values that the lanes of `ifma` and `fma` may hold for this element. Each
/// operation checks that its operands meet the requirements of `fma`, and of the first `KINDS` kinds of lanes in `ifma`
/// (see [`ALL_KINDS`]). `KINDS` is [`ALL_KINDS`] or [`KINDS_THAT_EXTEND`].
#[derive(Clone, Copy)]
pub(crate) struct Checked<F, const KINDS: usize> {
    element: F,
    state: State,
    /// For each kind of `ifma`, the bound of the value as a multiple of p.
    ifma: [u64; KINDS],
    /// For `fma`, the bound of the value's magnitude as a multiple of p.
    size: u64,
    /// For `fma`, the bound of the digits' magnitude as a multiple of the bound of a balanced digit.
    digits: u64,
}

/// The state of a value. Arithmetic is allowed in every state. Stores and comparisons are allowed only in some states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    Settled,
    Kept,
    Other,
}

/// The number of kinds of lanes in `ifma`. The three kinds are: lanes with 7, 8 or 15 limbs; lanes with 5 limbs and R >
/// 84p; lanes with 5 limbs and R > 63p.
pub(crate) const ALL_KINDS: usize = 3;
/// The number of kinds whose fields may have quadratic extensions.
pub(crate) const KINDS_THAT_EXTEND: usize = 2;

// The bounds from the table in the documentation of `ifma`.
const CAPACITY: [u64; ALL_KINDS] = [512, 84, 63];
const PRODUCT: [u64; ALL_KINDS] = [2, 3, 3];
/// The bound of kept values as a multiple of p: 1.2, rounded up.
const KEPT: [u64; ALL_KINDS] = [2; ALL_KINDS];
const FACTORS: [u64; ALL_KINDS] = [1 << 18, 168, 126];
const SUBTRACTED: [u64; ALL_KINDS] = [16; ALL_KINDS];
const LOOSE: [u64; ALL_KINDS] = [128, 40, 40];

impl<F: FastField, const KINDS: usize> Checked<F, KINDS> {
    fn settled_element(element: F) -> Self {
        Self { element, state: State::Settled, ifma: [1; KINDS], size: 1, digits: 1 }
    }

    fn kept_element(element: F) -> Self {
        Self { state: State::Kept, ifma: of(KEPT), ..Self::settled_element(element) }
    }

    fn product(element: F) -> Self {
        Self { element, state: State::Other, ifma: of(PRODUCT), size: 2, digits: 1 }
    }

    #[track_caller]
    fn assert_settled(&self) {
        assert!(self.state == State::Settled, "the operand must be settled");
    }

    #[track_caller]
    fn assert_kept(&self) {
        assert!(self.state <= State::Kept, "the operand must be kept or settled");
    }

    #[track_caller]
    fn sum(self, other: Self, element: F, added: [u64; KINDS]) -> Self {
        let (size, digits) = (self.size + other.size, self.digits + other.digits);
        let ifma = both(self.ifma, added, |own, added| own + added);
        let fits = (0..KINDS).all(|i| ifma[i] < CAPACITY[i]);
        assert!(
            fits && digits <= 8,
            "the sum is beyond the bounds: it may be {ifma:?}p, and its digits may be {digits} times a balanced digit"
        );
        Self { element, state: State::Other, ifma, size, digits }
    }

    #[track_caller]
    fn difference(self, other: Self, most: [u64; KINDS]) -> Self {
        let fits = (0..KINDS).all(|i| other.ifma[i] <= most[i]);
        assert!(fits, "the subtracted value is beyond the bounds: it may be {:?}p", other.ifma);
        self.sum(other, self.element - other.element, most)
    }
}

/// Selects the bounds of the first `KINDS` kinds from the bounds of all kinds.
fn of<const KINDS: usize>(bounds: [u64; ALL_KINDS]) -> [u64; KINDS] {
    std::array::from_fn(|i| bounds[i])
}

fn both<const K: usize>(a: [u64; K], b: [u64; K], of: impl Fn(u64, u64) -> u64) -> [u64; K] {
    std::array::from_fn(|i| of(a[i], b[i]))
}

impl<F: FastField, const KINDS: usize> Lanes for Checked<F, KINDS> {
    type Field = F;
    type Stored = F;
    type Cpu = ();
    const WIDTH: usize = 1;

    fn detect() -> Option<()> {
        Some(())
    }

    fn run<W: Work>((): (), work: W) -> W::Output {
        work.run()
    }

    fn call<W: Work>(&self, work: W) -> W::Output {
        work.run()
    }

    const ZERO: F = F::ZERO;

    fn to_internal_x(x: &F) -> F {
        *x
    }

    fn to_internal_y(y: &F) -> F {
        *y
    }

    fn to_internal_a(a: &F) -> F {
        *a
    }

    fn from_internal_x(x: &F) -> F {
        *x
    }

    fn from_internal_y(y: &F) -> F {
        *y
    }

    fn negated(element: &F) -> F {
        -*element
    }

    fn load<'a>((): (), at: impl Fn(usize) -> &'a F) -> Self {
        Self::kept_element(*at(0))
    }

    fn store(self, mut put: impl FnMut(usize, F)) {
        self.assert_kept();
        put(0, self.element);
    }

    fn zero((): ()) -> Self {
        Self { element: F::ZERO, state: State::Settled, ifma: [0; KINDS], size: 0, digits: 0 }
    }

    fn one((): ()) -> Self {
        Self::settled_element(F::ONE)
    }

    fn factor((): (), constant: &F) -> Self {
        Self::settled_element(*constant)
    }

    fn mul(&self, other: &Self) -> Self {
        let ifma = both(self.ifma, other.ifma, |a, b| a * b);
        let fits = (0..KINDS).all(|i| ifma[i] <= FACTORS[i]);
        let (size, digits) = (self.size * other.size, self.digits * other.digits);
        assert!(
            fits && size <= 12 && digits <= 3,
            "the factors are beyond the bounds: {ifma:?}p² and {size}p², with {digits} times a balanced digit"
        );
        Self::product(self.element * other.element)
    }

    fn square(&self) -> Self {
        assert!(self.digits <= 1, "a sum must not be squared");
        self.mul(self)
    }

    /// The default has the greatest bounds in `ifma` with 7, 8 or 15 limbs. In the other lanes, the components may be as
    /// great as products.
    fn extension_product(a: [&Self; 2], b: [&Self; 2], k: u64, [c0, c1]: [&mut MaybeUninit<Self>; 2]) {
        let digits = |factor: [&Self; 2]| factor[0].digits.max(factor[1].digits);
        assert!(digits(a) <= 2 && digits(b) <= 1, "the components of the left factor may be sums of two values");
        let mut product = [*a[0]; 2].map(MaybeUninit::new);
        let [real, cross] = &mut product;
        karatsuba(a, b, k, [real, cross]);
        for (to, component) in [c0, c1].into_iter().zip(product) {
            // SAFETY: the component is initialized.
            let component = to.write(unsafe { component.assume_init() });
            component.ifma[1..].copy_from_slice(&PRODUCT[1..KINDS]);
            component.size = 2;
        }
    }

    fn add(self, other: Self) -> Self {
        self.sum(other, self.element + other.element, other.ifma)
    }

    fn sub(self, other: Self) -> Self {
        self.difference(other, of(SUBTRACTED))
    }

    fn sub_loose(self, other: Self) -> Self {
        self.difference(other, of(LOOSE))
    }

    fn sub_settled<const K: usize>(self, others: [Self; K]) -> Self {
        assert!(K <= 3, "at most three values may be subtracted, not {K}");
        let sum = others.into_iter().reduce(Self::add).expect("at least one value is subtracted");
        assert!(
            (0..KINDS).all(|i| sum.ifma[i] < LOOSE[i]),
            "the subtracted sum is beyond the bounds: it may be {:?}p",
            sum.ifma
        );
        self.difference(sum, of(LOOSE)).settled()
    }

    fn sub_kept<const K: usize>(self, others: [Self; K]) -> Self {
        Self::kept_element(self.sub_settled(others).element)
    }

    fn sub_signed(self, other: Self, negated: Mask, (): ()) -> Self {
        other.assert_kept();
        let element = if negated & 1 != 0 { -other.element } else { other.element };
        Self::kept_element(self.difference(Self { element, ..other }, of(SUBTRACTED)).element)
    }

    fn signed_difference(self, negated: Mask, other: Self, other_negated: Mask, (): ()) -> Self {
        self.assert_kept();
        other.assert_kept();
        self.signed(negated, ()).sub(other.signed(other_negated, ()))
    }

    fn times(self, k: u64) -> Self {
        assert!(k <= 5, "a value may be multiplied by at most 5, not by {k}");
        (1..k).fold(self, |multiple, _| multiple.add(self))
    }

    fn conjugate(self, (): ()) -> Self {
        self.assert_kept();
        Self { element: self.element.conjugate(), ..self }
    }

    fn inverse(self, (): ()) -> Self {
        assert!(self.digits <= 1, "a sum must not be inverted");
        Self::product(self.element.inverse().expect("no lane may be zero"))
    }

    fn tidied(self) -> Self {
        let mut ifma = self.ifma;
        // In lanes of 7, 8 and 15 limbs, `tidied` does not change the value.
        ifma[1..].iter_mut().for_each(|multiple| *multiple = 2.min(*multiple));
        Self { ifma, size: self.size.min(1), digits: self.digits.min(1), state: State::Other, ..self }
    }

    fn settled(self) -> Self {
        Self::settled_element(self.element)
    }

    fn is_zero(self) -> Mask {
        self.assert_settled();
        self.element.is_zero().into()
    }

    fn equals(self, other: Self) -> Mask {
        self.assert_settled();
        other.assert_settled();
        (self.element == other.element).into()
    }

    fn may_be_zero(self) -> bool {
        self.assert_kept();
        self.element.is_zero()
    }

    fn may_equal(self, other: Self) -> bool {
        self.assert_kept();
        other.assert_kept();
        self.element == other.element
    }

    fn select(mask: Mask, a: Self, b: Self) -> Self {
        Self {
            element: if mask & 1 != 0 { a.element } else { b.element },
            state: a.state.max(b.state),
            ifma: both(a.ifma, b.ifma, u64::max),
            size: a.size.max(b.size),
            digits: a.digits.max(b.digits),
        }
    }
}
