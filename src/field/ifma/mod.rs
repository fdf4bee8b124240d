//! Arithmetic on eight field elements at a time in AVX-512, with the 52-bit multiply-add of IFMA. Each lane holds one
//! element, and each register holds one limb of all eight elements. A field of 4 words has 5 limbs. A field of 5 words
//! has 7 limbs, a field of 6 words has 8 limbs, and a field of 12 words has 15 limbs.
//!
//! Elements are in Montgomery form with R = 2^(52·L) for L limbs.
//!
//! # Bounds
//!
//! The modulus is p. [`Lanes`] defines the states settled, kept and product.
//!
//! | | 7, 8 or 15 limbs | 5 limbs | 5 limbs, no extension |
//! |---|---|---|---|
//! | R/p | above 2^18 | above 84 | above 63 |
//! | any value | below 512p | below 84p | below 63p |
//! | settled | below p | below p | below p |
//! | product | below 2p | below 3p | below 3p |
//! | kept | below 1.2p | below 1.2p | below 1.2p |
//! | tidied | not changed | below 1.2p | below 1.2p |
//! | value that `sub` subtracts | up to 16p; 16p is added | up to 16p; 16p is added | up to 16p; 16p is added |
//! | value that `sub_loose` subtracts | up to 128p | up to 40p | up to 40p |
//! | sum that `sub_settled`, `sub_kept` or `square_less` subtracts | up to 127p | up to 39p | up to 39p |
//! | magnitude of the value that `sub_signed` or `mul_less` subtracts | up to 15p | up to 15p | up to 15p |
//! | product of two factors | below 2^18·p² | below 168p² | below 126p² |
//!
//! - A product is (ab + Mp)/R with M < R, so the product is below p + ab/R. By the last row of the table, ab/R is below
//!   p for 7, 8 and 15 limbs, and below 2p for 5 limbs.
//! - Sums, with 5 limbs: a sum of eight products is below 24p. A sum of seven products, minus one more product, is
//!   below 37p. A sum of five products, minus three more products, is below 63p.
//! - Factors, with 5 limbs: let a, b and c be products. A factor a − b − c is below 35p. The other factor is below 3p,
//!   like every product. So the product of the two bounds is 105p². A factor −a − b − c is below 48p. Then the product
//!   of the two bounds is 144p², which is allowed only if R is above 84p. No loop of the engine has a factor −a − b − c
//!   (`cpu/bounds.rs` tests this).
//! - The components of a product in a quadratic extension are below 18p for 7, 8 and 15 limbs, and below 3p for 5 limbs
//!   (`product_of_extension` in `arithmetic.rs`, `settled_product` in `generate.py`).
//! - In a quadratic extension, the two components of a factor are added. With 5 limbs, an opposite that `sub_loose`
//!   computes is at most 40p. So if both components are opposites, their sum is at most 80p. Fields with R below 84p
//!   have no extension in these lanes.

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::*;
use std::marker::PhantomData;
use std::mem::MaybeUninit;

use ark_ff::{BigInt, BigInteger, Fp, MontBackend, MontConfig};

use super::FastField;
use super::lanes::batch::{Item, Pending, Rows, Step};
use super::lanes::{self, Lanes, Mask, Work};
use super::scaling::Scaling;

mod arithmetic;
mod assembly;
mod memory;
mod modulus;
#[cfg(test)]
pub(crate) mod tests;
mod transform;

pub(super) use self::transform::TransformIfma;

use self::memory::{Registers, all, low};
use self::modulus::{BITS, Modulus, split};

/// Proof that this CPU has AVX-512F, AVX-512DQ, AVX-512VL, AVX-512 IFMA, BMI1, BMI2 and POPCNT. All known CPUs with
/// AVX-512 IFMA also have the other extensions of this list.
#[derive(Clone, Copy)]
pub struct Cpu(());

/// Eight elements of a field of `N` words, in `L` limbs.
#[repr(transparent)]
pub struct Ifma<C, const N: usize, const L: usize> {
    limbs: [__m512i; L],
    field: PhantomData<C>,
}

impl<C, const N: usize, const L: usize> Clone for Ifma<C, N, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, const N: usize, const L: usize> Copy for Ifma<C, N, L> {}

impl<C: MontConfig<N>, const N: usize, const L: usize> Ifma<C, N, L>
where
    Fp<MontBackend<C, N>, N>: FastField,
    [__m512i; L]: Registers<N>,
{
    const SCALING: Scaling<C, N> = Scaling::new(BITS * L as u32);
    /// True if products are inlined into the hottest loops. With 15 limbs, a product takes 900 multiply-adds, so a call
    /// takes little time compared with the product.
    const INLINES: bool = L <= 8;

    /// Makes a value that has the given limbs in all lanes.
    #[inline(always)]
    fn constant(words: &[u64; L]) -> Self {
        let mut limbs = [all(0); L];
        for (limb, &word) in limbs.iter_mut().zip(words) {
            *limb = all(word);
        }
        Self::new(limbs)
    }

    #[inline(always)]
    fn internal(raw: &Fp<MontBackend<C, N>, N>) -> <Self as Lanes>::Stored {
        <[__m512i; L]>::stored(&raw.0.0)
    }

    #[inline(always)]
    fn raw(stored: &<Self as Lanes>::Stored) -> Fp<MontBackend<C, N>, N> {
        let mut raw = BigInt(<[__m512i; L]>::raw(stored));
        // Kept values are below 1.2p, so one subtraction of p is enough.
        if raw >= C::MODULUS {
            raw.sub_with_borrow(&C::MODULUS);
        }
        Fp::new_unchecked(raw)
    }
}

/// Defines a function that is compiled with the instructions of the lanes and is never inlined. So the binary contains
/// the function only once for each field, and the callers of the function stay small. With 8 limbs, a call costs 24
/// loads and stores, and a product has about 330 vector instructions.
macro_rules! called {
    ($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ty, $body:expr) => {
        $(#[$doc])*
        #[inline(never)]
        #[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512ifma,bmi1,bmi2,popcnt")]
        fn $name<C: MontConfig<N>, const N: usize, const L: usize>($($argument: $type),*) -> $result
        where
            Fp<MontBackend<C, N>, N>: FastField,
            [__m512i; L]: Registers<N>,
        {
            $body
        }
    };
}

called!(
    /// a·b.
    call_product(a: &Ifma<C, N, L>, b: &Ifma<C, N, L>) -> Ifma<C, N, L>,
    a.product(*b)
);
called!(
    /// a².
    call_squared(a: &Ifma<C, N, L>) -> Ifma<C, N, L>,
    a.squared()
);
called!(
    /// Computes 1/a for all lanes with a single inversion. Let vᵢ be the value of lane i, and let T be the product of
    /// the eight values. Then 1/vᵢ is 1/T times the product of the other seven values. Lanes i and i + 4 form a pair.
    /// The two pairs with even lanes form a group, and the two pairs with odd lanes form the other group. So for lane
    /// i, the product of the other seven values has three factors:
    ///
    /// - the other value of lane i's pair
    /// - the product of the two values of the other pair in lane i's group
    /// - the product of the four values of the other group
    call_inverse(a: &Ifma<C, N, L>, cpu: Cpu) -> Ifma<C, N, L>,
    {
        let opposite = a.turned::<4>();
        let two = a.mul(&opposite);
        let next_two = two.turned::<2>();
        let four = two.mul(&next_two);
        let next_four = four.turned::<1>();
        let total = four.mul(&next_four);
        let mut first = Ifma::<C, N, L>::ZERO;
        total.settled().store(|lane, value| {
            if lane == 0 {
                first = value
            }
        });
        let inverse = (const { &Ifma::<C, N, L>::SCALING }).inverse(&Ifma::<C, N, L>::raw(&first));
        let inverse = Ifma::<C, N, L>::internal(&inverse);
        opposite.mul(&next_two).mul(&next_four).mul(&Ifma::load(cpu, |_| &inverse))
    }
);

impl<C: MontConfig<N>, const N: usize, const L: usize> Lanes for Ifma<C, N, L>
where
    Fp<MontBackend<C, N>, N>: FastField,
    [__m512i; L]: Registers<N>,
{
    type Field = Fp<MontBackend<C, N>, N>;
    type Stored = <[__m512i; L] as Registers<N>>::Stored;
    type Cpu = Cpu;
    const WIDTH: usize = 8;
    const EXTENDS: bool = Modulus::<C, N, L>::EXTENDS;

    fn detect() -> Option<Cpu> {
        let present = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512ifma")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt");
        present.then_some(Cpu(()))
    }

    #[inline(always)]
    fn run<W: Work>(_: Cpu, work: W) -> W::Output {
        #[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512ifma,bmi1,bmi2,popcnt")]
        fn run<W: Work>(work: W) -> W::Output {
            work.run()
        }
        // SAFETY: the `Cpu` proves that the instructions exist.
        unsafe { run(work) }
    }

    #[inline(always)]
    fn call<W: Work>(&self, work: W) -> W::Output {
        #[inline(never)]
        #[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512ifma,bmi1,bmi2,popcnt")]
        fn call<W: Work>(work: W) -> W::Output {
            work.run()
        }
        // SAFETY: a value exists only if the CPU has the instructions.
        unsafe { call(work) }
    }

    #[inline(always)]
    fn compress(_: Cpu, values: &[u32; 64], mask: u64, to: &mut [u32; 64]) {
        memory::compress(values, mask, to);
    }

    #[inline(always)]
    fn extract(_: Cpu, bits: u64, mask: u64) -> u64 {
        // SAFETY: the `Cpu` proves that the instruction exists.
        unsafe { _pext_u64(bits, mask) }
    }

    const ZERO: Self::Stored = <[__m512i; L]>::ZERO;

    #[inline(always)]
    fn to_internal_x(x: &Self::Field) -> Self::Stored {
        Self::internal(x)
    }

    #[inline(always)]
    fn to_internal_y(y: &Self::Field) -> Self::Stored {
        Self::internal(&(const { &Self::SCALING }).to_internal_y(y))
    }

    const SCALES: bool = Self::SCALING.scales();

    #[inline(always)]
    fn scaled(self, _: Cpu) -> Self {
        self.mul(&Self::constant(&const { split(&Self::SCALING.factor_s().0.0) }))
    }

    fn to_internal_a(a: &Self::Field) -> Self::Stored {
        Self::internal(&(const { &Self::SCALING }).to_internal_a(a))
    }

    #[inline(always)]
    fn from_internal_x(x: &Self::Stored) -> Self::Field {
        Self::raw(x)
    }

    #[inline(always)]
    fn from_internal_y(y: &Self::Stored) -> Self::Field {
        (const { &Self::SCALING }).to_arkworks_y(&Self::raw(y))
    }

    #[inline(always)]
    fn negated(element: &Self::Stored) -> Self::Stored {
        Self::internal(&-Self::raw(element))
    }

    #[inline(always)]
    fn load<'a>(_: Cpu, at: impl Fn(usize) -> &'a Self::Stored) -> Self {
        Self::new(<[__m512i; L]>::load(at))
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, Self::Stored)) {
        for (lane, element) in self.limbs.elements().into_iter().enumerate() {
            put(lane, element);
        }
    }

    #[inline(always)]
    fn zero(_: Cpu) -> Self {
        Self::new([all(0); L])
    }

    #[inline(always)]
    fn one(_: Cpu) -> Self {
        Self::constant(&const { split(&Self::SCALING.one().0.0) })
    }

    #[inline(always)]
    fn factor(cpu: Cpu, constant: &Self::Field) -> Self {
        let limbs = Self::internal(&(const { &Self::SCALING }).factor(constant));
        Self::load(cpu, |_| &limbs)
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe { call_product(self, other) }
    }

    #[inline(always)]
    fn square(&self) -> Self {
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe { call_squared(self) }
    }

    #[inline(always)]
    fn mul_inlined(&self, other: &Self) -> Self {
        if Self::INLINES { self.product(*other) } else { self.mul(other) }
    }

    #[inline(always)]
    fn square_inlined(&self) -> Self {
        if Self::INLINES { self.squared() } else { self.square() }
    }

    #[inline(always)]
    fn extension_product(a: [&Self; 2], b: [&Self; 2], k: u64, product: [&mut MaybeUninit<Self>; 2]) {
        let [c0, c1] = Self::product_of_extension([*a[0], *a[1]], [*b[0], *b[1]], k);
        product[0].write(c0);
        product[1].write(c1);
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.less(other, &const { Modulus::<C, N, L>::times(16) })
    }

    #[inline(always)]
    fn sub_loose(self, other: Self) -> Self {
        self.less(other, &const { Modulus::<C, N, L>::times(Modulus::<C, N, L>::LOOSE) })
    }

    #[inline(always)]
    fn sub_settled<const K: usize>(self, others: [Self; K]) -> Self {
        self.less_below_modulus(others, &const { Modulus::<C, N, L>::times(Modulus::<C, N, L>::LOOSE) })
    }

    #[inline(always)]
    fn sub_kept<const K: usize>(self, others: [Self; K]) -> Self {
        self.less_others(others, &const { Modulus::<C, N, L>::times(Modulus::<C, N, L>::LOOSE) })
    }

    #[inline(always)]
    fn sub_signed(self, other: Self, negated: Mask, _: Cpu) -> Self {
        self.less_signed(other, negated, &const { Modulus::<C, N, L>::times(16) })
    }

    #[inline(always)]
    fn square_less<const K: usize>(&self, others: [Self; K]) -> Self {
        if !Self::INLINES {
            return self.square().sub_kept(others);
        }
        self.squared_less(others, &const { Modulus::<C, N, L>::times(Modulus::<C, N, L>::LOOSE) })
    }

    #[inline(always)]
    fn mul_less(&self, other: &Self, less: Self, negated: Mask, cpu: Cpu) -> Self {
        if !Self::INLINES {
            return self.mul(other).sub_signed(less, negated, cpu);
        }
        self.product_less(*other, less, negated, &const { Modulus::<C, N, L>::times(16) })
    }

    #[inline(always)]
    fn signed_difference(self, negated: Mask, other: Self, other_negated: Mask, _: Cpu) -> Self {
        self.signed_less(negated, other, other_negated, &const { Modulus::<C, N, L>::times(16) })
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        self.multiple(k)
    }

    #[inline(always)]
    fn inverse(self, cpu: Cpu) -> Self {
        // SAFETY: the `Cpu` proves that the instructions exist.
        unsafe { call_inverse(&self, cpu) }
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        if const { Modulus::<C, N, L>::HAS_ROOM } { self } else { self.reduced() }
    }

    #[inline(always)]
    fn settled(self) -> Self {
        self.below_modulus()
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe {
            let mut bits = all(0);
            for limb in self.limbs {
                bits = _mm512_or_si512(bits, limb);
            }
            _mm512_testn_epi64_mask(bits, bits)
        }
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe {
            let mut bits = all(0);
            for (a, b) in self.limbs.into_iter().zip(other.limbs) {
                bits = _mm512_or_si512(bits, _mm512_xor_si512(a, b));
            }
            _mm512_testn_epi64_mask(bits, bits)
        }
    }

    #[inline(always)]
    fn may_be_zero(self) -> bool {
        let low = self.limbs[0];
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe {
            let zero = _mm512_testn_epi64_mask(low, low);
            (zero | _mm512_cmpeq_epi64_mask(low, all(Modulus::<C, N, L>::P[0]))) != 0
        }
    }

    #[inline(always)]
    fn may_equal(self, other: Self) -> bool {
        let p = all(Modulus::<C, N, L>::P[0]);
        // SAFETY: values exist only if the CPU has the instructions.
        unsafe {
            // If a and b are equal modulo p, their difference is −p, 0 or p.
            let difference = low(_mm512_sub_epi64(self.limbs[0], other.limbs[0]));
            let opposite = low(_mm512_sub_epi64(other.limbs[0], self.limbs[0]));
            let equal = _mm512_testn_epi64_mask(difference, difference);
            (equal | _mm512_cmpeq_epi64_mask(difference, p) | _mm512_cmpeq_epi64_mask(opposite, p)) != 0
        }
    }

    #[inline(always)]
    fn select(mask: Mask, mut a: Self, b: Self) -> Self {
        for (limb, other) in a.limbs.iter_mut().zip(b.limbs) {
            // SAFETY: values exist only if the CPU has the instructions.
            *limb = unsafe { _mm512_mask_blend_epi64(mask, other, *limb) };
        }
        a
    }

    #[inline(always)]
    fn chain(cpu: Cpu, next_x: Rows<'_, Self::Stored>, items: &mut [Item<Self>; 2]) -> bool {
        match Self::STEPS {
            Some(steps) => steps.chain(cpu, next_x, items),
            None => lanes::chain(cpu, next_x, items),
        }
    }

    #[inline(always)]
    fn finish(cpu: Cpu, pending: &mut Pending<Self>, items: &mut [Item<Self>; 3], step: &mut Step<'_, Self::Stored>) {
        match Self::STEPS {
            Some(steps) => steps.finish(cpu, pending, items, step),
            None => lanes::finish(cpu, pending, items, step),
        }
    }

    #[inline(always)]
    fn extension_chain(
        cpu: Cpu,
        k: u64,
        next_x: Rows<'_, [Self::Stored; 2]>,
        items: &mut [Item<[Self; 2]>; 2],
    ) -> Option<bool> {
        Self::extension_steps(k).map(|steps| steps.chain(cpu, next_x, items))
    }

    #[inline(always)]
    fn extension_finish(
        cpu: Cpu,
        k: u64,
        pending: &mut Pending<[Self; 2]>,
        items: &mut [Item<[Self; 2]>; 3],
        step: &mut Step<'_, [Self::Stored; 2]>,
    ) -> bool {
        Self::extension_steps(k).map(|steps| steps.finish(cpu, pending, items, step)).is_some()
    }
}
