//! Lanes of a quadratic extension Fp(u), where u² = −k for an integer k from 1 to 7. The components of the elements are
//! in lanes of Fp.

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use ark_ff::{Fp, Fp2, Fp2Config, MontBackend, MontConfig};

use super::FastField;
use super::lanes::batch::{Item, Pending, Rows, Step};
use super::lanes::{self, Lanes, Mask, Work};

/// An element c₀ + c₁·u in each lane. The components of a product are below 18p. In memory, an element is the same as
/// `[L; 2]`.
#[repr(C)]
pub struct Quadratic<L, P> {
    c0: L,
    c1: L,
    extension: PhantomData<P>,
}

impl<L: Copy, P> Clone for Quadratic<L, P> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Copy, P> Copy for Quadratic<L, P> {}

/// The number k for which u² = −k.
#[expect(clippy::panic, reason = "the function is evaluated when the crate is compiled")]
const fn negated_nonresidue<C: MontConfig<N>, P: Fp2Config<Fp = Fp<MontBackend<C, N>, N>>, const N: usize>() -> u64 {
    let (p, one) = (&C::MODULUS.0, &C::R.0);
    // −k in Montgomery form: p − k·R, taken modulo p.
    let (mut limbs, mut k) = (*p, 0);
    while k < 7 {
        k += 1;
        if !at_least(&limbs, one) {
            limbs = plus(&limbs, p);
        }
        limbs = minus(&limbs, one);
        let (mut i, mut equal) = (0, true);
        while i < N {
            equal &= limbs[i] == P::NONRESIDUE.0.0[i];
            i += 1;
        }
        if equal {
            return k;
        }
    }
    panic!("u² must be −k for a k of at most 7, because the bounds hold only for such k")
}

const fn at_least<const N: usize>(a: &[u64; N], b: &[u64; N]) -> bool {
    let mut i = N;
    while i > 0 {
        i -= 1;
        if a[i] != b[i] {
            return a[i] > b[i];
        }
    }
    true
}

const fn plus<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let (mut sum, mut carry, mut i) = ([0; N], 0, 0);
    while i < N {
        carry += a[i] as u128 + b[i] as u128;
        sum[i] = carry as u64;
        carry >>= 64;
        i += 1;
    }
    sum
}

const fn minus<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let (mut difference, mut borrow, mut i) = ([0; N], 0, 0);
    while i < N {
        borrow += a[i] as i128 - b[i] as i128;
        difference[i] = borrow as u64;
        borrow >>= 64;
        i += 1;
    }
    difference
}

impl<L: Lanes, P> Quadratic<L, P> {
    #[inline(always)]
    fn new(c0: L, c1: L) -> Self {
        Self { c0, c1, extension: PhantomData }
    }
}

impl<C: MontConfig<N>, L: Lanes<Field = Fp<MontBackend<C, N>, N>>, P: Fp2Config<Fp = L::Field>, const N: usize>
    Quadratic<L, P>
{
    const K: u64 = negated_nonresidue::<C, P, N>();
}

/// Returns the components c₀ of all values, and the components c₁ of all values.
#[inline(always)]
fn components<L: Copy, P, const K: usize>(values: [Quadratic<L, P>; K]) -> ([L; K], [L; K]) {
    let (mut c0, mut c1) = ([values[0].c0; K], [values[0].c1; K]);
    for ((c0, c1), value) in c0.iter_mut().zip(&mut c1).zip(&values) {
        (*c0, *c1) = (value.c0, value.c1);
    }
    (c0, c1)
}

/// Writes the product a·b to memory, as a [`Work`] for [`Lanes::call`].
struct Product<'a, L, P>(&'a Quadratic<L, P>, &'a Quadratic<L, P>, &'a mut [MaybeUninit<L>; 2]);

impl<C: MontConfig<N>, L: Lanes<Field = Fp<MontBackend<C, N>, N>>, P: Fp2Config<Fp = L::Field>, const N: usize> Work
    for Product<'_, L, P>
{
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self(a, b, [c0, c1]) = self;
        L::extension_product([&a.c0, &a.c1], [&b.c0, &b.c1], Quadratic::<L, P>::K, [c0, c1]);
    }
}

/// The square a², as a [`Work`] for [`Lanes::call`].
struct Square<'a, L, P>(&'a Quadratic<L, P>);

impl<C: MontConfig<N>, L: Lanes<Field = Fp<MontBackend<C, N>, N>>, P: Fp2Config<Fp = L::Field>, const N: usize> Work
    for Square<'_, L, P>
{
    type Output = Quadratic<L, P>;

    /// Multiplies twice in Fp: c₀² − k·c₁² = (c₀ + c₁)·(c₀ − k·c₁) + (k − 1)/2·(2c₀·c₁).
    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self(a) = self;
        let k = Quadratic::<L, P>::K;
        const { assert!(Quadratic::<L, P>::K % 2 == 1, "k must be odd, so that (k − 1)/2 is an integer") };
        let double_product = a.c0.times(2).mul_inlined(&a.c1);
        let square = a.c0.add(a.c1).mul_inlined(&a.c0.sub_loose(a.c1.times(k)).tidied());
        let c0 = if k > 1 { square.add(double_product.times(k / 2)).tidied() } else { square };
        Quadratic::new(c0, double_product)
    }
}

impl<C: MontConfig<N>, L: Lanes<Field = Fp<MontBackend<C, N>, N>>, P: Fp2Config<Fp = L::Field>, const N: usize> Lanes
    for Quadratic<L, P>
where
    Fp2<P>: FastField,
{
    type Field = Fp2<P>;
    type Stored = [L::Stored; 2];
    type Cpu = L::Cpu;
    const WIDTH: usize = L::WIDTH;

    fn detect() -> Option<Self::Cpu> {
        const { assert!(L::EXTENDS, "R must be great enough for sums of components in a quadratic extension") };
        L::detect()
    }

    fn pays(cpu: Self::Cpu) -> bool {
        L::pays(cpu)
    }

    #[inline(always)]
    fn run<W: Work>(cpu: Self::Cpu, work: W) -> W::Output {
        L::run(cpu, work)
    }

    #[inline(always)]
    fn call<W: Work>(&self, work: W) -> W::Output {
        self.c0.call(work)
    }

    #[inline(always)]
    fn compress(cpu: Self::Cpu, values: &[u32; 64], mask: u64, to: &mut [u32; 64]) {
        L::compress(cpu, values, mask, to);
    }

    #[inline(always)]
    fn extract(cpu: Self::Cpu, bits: u64, mask: u64) -> u64 {
        L::extract(cpu, bits, mask)
    }

    const ZERO: Self::Stored = [L::ZERO; 2];

    #[inline(always)]
    fn to_internal_x(x: &Fp2<P>) -> Self::Stored {
        [L::to_internal_x(&x.c0), L::to_internal_x(&x.c1)]
    }

    #[inline(always)]
    fn to_internal_y(y: &Fp2<P>) -> Self::Stored {
        [L::to_internal_y(&y.c0), L::to_internal_y(&y.c1)]
    }

    const SCALES: bool = L::SCALES;

    #[inline(always)]
    fn scaled(self, cpu: Self::Cpu) -> Self {
        Self::new(self.c0.scaled(cpu), self.c1.scaled(cpu))
    }

    fn to_internal_a(a: &Fp2<P>) -> Self::Stored {
        [L::to_internal_a(&a.c0), L::to_internal_a(&a.c1)]
    }

    #[inline(always)]
    fn from_internal_x(x: &Self::Stored) -> Fp2<P> {
        Fp2::new(L::from_internal_x(&x[0]), L::from_internal_x(&x[1]))
    }

    #[inline(always)]
    fn from_internal_y(y: &Self::Stored) -> Fp2<P> {
        Fp2::new(L::from_internal_y(&y[0]), L::from_internal_y(&y[1]))
    }

    #[inline(always)]
    fn negated(element: &Self::Stored) -> Self::Stored {
        [L::negated(&element[0]), L::negated(&element[1])]
    }

    #[inline(always)]
    fn load<'a>(cpu: Self::Cpu, at: impl Fn(usize) -> &'a Self::Stored) -> Self {
        Self::new(L::load(cpu, |lane| &at(lane)[0]), L::load(cpu, |lane| &at(lane)[1]))
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, Self::Stored)) {
        let mut first = [L::ZERO; 8];
        self.c0.store(|lane, element| first[lane] = element);
        self.c1.store(|lane, element| put(lane, [first[lane], element]));
    }

    #[inline(always)]
    fn zero(cpu: Self::Cpu) -> Self {
        Self::new(L::zero(cpu), L::zero(cpu))
    }

    #[inline(always)]
    fn one(cpu: Self::Cpu) -> Self {
        Self::new(L::one(cpu), L::zero(cpu))
    }

    #[inline(always)]
    fn factor(cpu: Self::Cpu, constant: &Fp2<P>) -> Self {
        Self::new(L::factor(cpu, &constant.c0), L::factor(cpu, &constant.c1))
    }

    /// Calls a function that is not inlined. `mul_inlined` calls the same function, because inlining all products of a
    /// loop would fill the CPU's instruction cache.
    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        let mut product = [const { MaybeUninit::uninit() }; 2];
        self.c0.call(Product(self, other, &mut product));
        let [c0, c1] = product;
        // SAFETY: `extension_product` has written both components.
        unsafe { Self::new(c0.assume_init(), c1.assume_init()) }
    }

    #[inline(always)]
    fn mul_to(&self, other: &Self, product: &mut Self) {
        // SAFETY: in memory, an element is the same as `[L; 2]`, and `extension_product` writes only values.
        let components = unsafe { &mut *(&raw mut *product).cast() };
        self.c0.call(Product(self, other, components));
    }

    #[inline(always)]
    fn square(&self) -> Self {
        self.c0.call(Square(self))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self::new(self.c0.add(other.c0), self.c1.add(other.c1))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self::new(self.c0.sub(other.c0), self.c1.sub(other.c1))
    }

    #[inline(always)]
    fn sub_loose(self, other: Self) -> Self {
        Self::new(self.c0.sub_loose(other.c0), self.c1.sub_loose(other.c1))
    }

    #[inline(always)]
    fn sub_settled<const K: usize>(self, others: [Self; K]) -> Self {
        let (c0, c1) = components(others);
        Self::new(self.c0.sub_settled(c0), self.c1.sub_settled(c1))
    }

    #[inline(always)]
    fn sub_kept<const K: usize>(self, others: [Self; K]) -> Self {
        let (c0, c1) = components(others);
        Self::new(self.c0.sub_kept(c0), self.c1.sub_kept(c1))
    }

    #[inline(always)]
    fn sub_signed(self, other: Self, negated: Mask, cpu: Self::Cpu) -> Self {
        Self::new(self.c0.sub_signed(other.c0, negated, cpu), self.c1.sub_signed(other.c1, negated, cpu))
    }

    #[inline(always)]
    fn signed_difference(self, negated: Mask, other: Self, other_negated: Mask, cpu: Self::Cpu) -> Self {
        let c0 = self.c0.signed_difference(negated, other.c0, other_negated, cpu);
        Self::new(c0, self.c1.signed_difference(negated, other.c1, other_negated, cpu))
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        Self::new(self.c0.times(k), self.c1.times(k))
    }

    #[inline(always)]
    fn conjugate(self, cpu: Self::Cpu) -> Self {
        Self::new(self.c0, L::zero(cpu).sub(self.c1))
    }

    /// The inverse, computed from the norm: (c₀ − c₁·u)/(c₀² + k·c₁²).
    #[inline(always)]
    fn inverse(self, cpu: Self::Cpu) -> Self {
        let inverse = self.c0.square().add(self.c1.square().times(Self::K)).tidied().inverse(cpu);
        Self::new(self.c0.mul(&inverse), L::zero(cpu).sub(self.c1.mul(&inverse)).tidied())
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        Self::new(self.c0.tidied(), self.c1.tidied())
    }

    #[inline(always)]
    fn settled(self) -> Self {
        Self::new(self.c0.settled(), self.c1.settled())
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        self.c0.is_zero() & self.c1.is_zero()
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        self.c0.equals(other.c0) & self.c1.equals(other.c1)
    }

    #[inline(always)]
    fn may_be_zero(self) -> bool {
        self.c0.may_be_zero() && self.c1.may_be_zero()
    }

    #[inline(always)]
    fn may_equal(self, other: Self) -> bool {
        self.c0.may_equal(other.c0) && self.c1.may_equal(other.c1)
    }

    #[inline(always)]
    fn select(mask: Mask, a: Self, b: Self) -> Self {
        Self::new(L::select(mask, a.c0, b.c0), L::select(mask, a.c1, b.c1))
    }

    #[inline(always)]
    fn chain(cpu: Self::Cpu, next_x: Rows<'_, Self::Stored>, items: &mut [Item<Self>; 2]) -> bool {
        // SAFETY: `Item` and `Quadratic` have the layout of C, and the marker takes no bytes. So an item of this type
        // and an item of `[L; 2]` have the same layout.
        let components = unsafe { &mut *(&raw mut *items).cast::<[Item<[L; 2]>; 2]>() };
        match L::extension_chain(cpu, Self::K, next_x, components) {
            Some(special) => special,
            None => lanes::chain(cpu, next_x, items),
        }
    }

    #[inline(always)]
    fn finish(
        cpu: Self::Cpu,
        pending: &mut Pending<Self>,
        items: &mut [Item<Self>; 3],
        step: &mut Step<'_, Self::Stored>,
    ) {
        // SAFETY: see `chain`. `Pending` also has the layout of C.
        let components = unsafe { &mut *(&raw mut *items).cast::<[Item<[L; 2]>; 3]>() };
        // SAFETY: see above.
        let pending_components = unsafe { &mut *(&raw mut *pending).cast::<Pending<[L; 2]>>() };
        if !L::extension_finish(cpu, Self::K, pending_components, components, step) {
            lanes::finish(cpu, pending, items, step);
        }
    }
}
