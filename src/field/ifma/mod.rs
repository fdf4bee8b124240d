//! Eight field elements at a time in AVX-512, with the 52-bit multiply-add of IFMA. Each lane holds one element, and each
//! of eight registers one limb of all of them.
//!
//! Elements are in Montgomery form with R = 2^416 = 2^(8·52). A modulus of 381 bits leaves 35 bits free, so that loose
//! values, below 512p, need no subtraction before a product.

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::*;
use std::marker::PhantomData;

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

use super::FastField;
use super::lanes::{Lanes, Mask, Work};

mod arithmetic;
mod modulus;

use self::arithmetic::{all, transposed};
use self::modulus::{LIMBS, Modulus, join, split};

/// Proof that this CPU has AVX-512 F and DQ, and IFMA.
#[derive(Clone, Copy)]
pub struct Cpu(());

/// An element in internal form, below p: its limbs, the lowest first. A cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Limbs([u64; LIMBS]);

/// Eight elements of the field.
pub struct Ifma<C> {
    limbs: [__m512i; LIMBS],
    field: PhantomData<C>,
}

impl<C> Clone for Ifma<C> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Ifma<C> {}

/// The raw limbs of an element, x·2^384, as the limbs of an internal value: of x·2^(384−416).
#[inline(always)]
fn to_internal<C: MontConfig<6>>(raw: &Fp<MontBackend<C, 6>, 6>) -> Limbs {
    Limbs(split(&raw.0.0))
}

#[inline(always)]
fn from_internal<C: MontConfig<6>>(stored: &Limbs) -> Fp<MontBackend<C, 6>, 6> {
    Fp::new_unchecked(BigInt(join(&stored.0)))
}

/// Compiles a function for the CPU, out of line: it is in the binary once, and its callers stay small. A call costs 24
/// loads and stores beside about 330 vector instructions of a product.
macro_rules! called {
    ($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ty, $body:expr) => {
        $(#[$doc])*
        #[inline(never)]
        #[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
        fn $name<C: MontConfig<6>>($($argument: $type),*) -> $result {
            $body
        }
    };
}

called!(
    /// a·b.
    call_product(a: &Ifma<C>, b: &Ifma<C>) -> Ifma<C>,
    a.product(*b)
);
called!(
    /// a².
    call_squared(a: &Ifma<C>) -> Ifma<C>,
    a.squared()
);
called!(
    /// 1/a, by one inversion for all lanes. With T the product of all values, 1/vᵢ is 1/T times the product of the
    /// other lanes: the opposite lane, the two products of opposite lanes next but one, and the product of four next.
    call_inverse(a: &Ifma<C>, cpu: Cpu) -> Ifma<C>,
    {
        let opposite = a.turned::<4>();
        let two = a.mul(&opposite);
        let next_two = two.turned::<2>();
        let four = two.mul(&next_two);
        let next_four = four.turned::<1>();
        let total = four.mul(&next_four);
        let mut first = Ifma::<C>::ZERO;
        total.settled().store(|lane, value| {
            if lane == 0 {
                first = value
            }
        });
        // T here is T·2^32 for ark-ff, and its inverse 2^(−32)/T there. The result has to be 1/T, which is 2^32/T there.
        let inverse = from_internal::<C>(&first).fast_inverse().unwrap_or_default();
        let inverse = to_internal(&inverse.fast_mul(&const { Fp::new(BigInt([0, 1, 0, 0, 0, 0])) }));
        opposite.mul(&next_two).mul(&next_four).mul(&Ifma::load(cpu, |_| &inverse))
    }
);

impl<C: MontConfig<6>> Lanes for Ifma<C> {
    type Field = Fp<MontBackend<C, 6>, 6>;
    type Stored = Limbs;
    type Cpu = Cpu;
    const WIDTH: usize = 8;

    fn detect() -> Option<Cpu> {
        let present = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512ifma");
        present.then_some(Cpu(()))
    }

    #[inline(always)]
    fn run<W: Work>(_: Cpu, work: W) -> W::Output {
        #[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
        fn run<W: Work>(work: W) -> W::Output {
            work.run()
        }
        // SAFETY: the `Cpu` proves that the instructions exist.
        unsafe { run(work) }
    }

    #[inline(always)]
    fn call<W: Work>(&self, work: W) -> W::Output {
        #[inline(never)]
        #[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
        fn call<W: Work>(work: W) -> W::Output {
            work.run()
        }
        // SAFETY: a value exists only where the instructions do.
        unsafe { call(work) }
    }

    const ZERO: Limbs = Limbs([0; LIMBS]);

    // The raw limbs of x, x·2^384, are the limbs of x·s² in this file's form, for s = 2^(−16). The y that goes with it is
    // y·s³. Its limbs here are the raw limbs of y·s.

    #[inline(always)]
    fn to_internal_x(x: &Self::Field) -> Limbs {
        to_internal(x)
    }

    #[inline(always)]
    fn to_internal_y(y: &Self::Field) -> Limbs {
        // 2^(384 − 16) is below p: 2^(−16) in Montgomery form.
        to_internal(&y.fast_mul(&const { Fp::new_unchecked(BigInt([0, 0, 0, 0, 0, 1 << 48])) }))
    }

    #[inline(always)]
    fn from_internal_x(x: &Limbs) -> Self::Field {
        from_internal(x)
    }

    #[inline(always)]
    fn from_internal_y(y: &Limbs) -> Self::Field {
        from_internal::<C>(y).fast_mul(&const { Fp::new(BigInt([1 << 16, 0, 0, 0, 0, 0])) })
    }

    #[inline(always)]
    fn negated(element: &Limbs) -> Limbs {
        to_internal(&-from_internal::<C>(element))
    }

    #[inline(always)]
    fn load<'a>(_: Cpu, at: impl Fn(usize) -> &'a Limbs) -> Self {
        // SAFETY: a `Limbs` is 64 bytes and aligned to 64.
        let row = |lane: usize| unsafe { _mm512_load_si512(at(lane).0.as_ptr().cast()) };
        Self::new(transposed([row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)]))
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, Limbs)) {
        let rows = transposed(self.limbs);
        for (lane, row) in rows.into_iter().enumerate() {
            // SAFETY: both types have 64 bytes, and any bits are limbs.
            put(lane, unsafe { std::mem::transmute::<__m512i, Limbs>(row) });
        }
    }

    #[inline(always)]
    fn zero(_: Cpu) -> Self {
        Self::new([all(0); LIMBS])
    }

    #[inline(always)]
    fn one(_: Cpu) -> Self {
        // 2^416 = 2^32·2^384.
        let one = &const { split(&Self::Field::new(BigInt([1 << 32, 0, 0, 0, 0, 0])).0.0) };
        let mut limbs = [all(0); LIMBS];
        for (limb, &word) in limbs.iter_mut().zip(one) {
            *limb = all(word);
        }
        Self::new(limbs)
    }

    #[inline(always)]
    fn factor(cpu: Cpu, constant: &Self::Field) -> Self {
        // R is 2^32 times arkworks'.
        let limbs = to_internal(&constant.fast_mul(&const { Fp::new(BigInt([1 << 32, 0, 0, 0, 0, 0])) }));
        Self::load(cpu, |_| &limbs)
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        // SAFETY: values exist only where the instructions do.
        unsafe { call_product(self, other) }
    }

    #[inline(always)]
    fn square(&self) -> Self {
        // SAFETY: as in `mul`.
        unsafe { call_squared(self) }
    }

    #[inline(always)]
    fn mul_inlined(&self, other: &Self) -> Self {
        self.product(*other)
    }

    #[inline(always)]
    fn square_inlined(&self) -> Self {
        self.squared()
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.less(other, &const { Modulus::<C>::times(16) })
    }

    #[inline(always)]
    fn sub_loose(self, other: Self) -> Self {
        self.less(other, &const { Modulus::<C>::times(128) })
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
    fn settled(self) -> Self {
        self.below_modulus()
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        // SAFETY: values exist only where the instructions do.
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
        // SAFETY: values exist only where the instructions do.
        unsafe {
            let mut bits = all(0);
            for (a, b) in self.limbs.into_iter().zip(other.limbs) {
                bits = _mm512_or_si512(bits, _mm512_xor_si512(a, b));
            }
            _mm512_testn_epi64_mask(bits, bits)
        }
    }

    #[inline(always)]
    fn select(mask: Mask, mut a: Self, b: Self) -> Self {
        for (limb, other) in a.limbs.iter_mut().zip(b.limbs) {
            // SAFETY: values exist only where the instructions do.
            *limb = unsafe { _mm512_mask_blend_epi64(mask, other, *limb) };
        }
        a
    }
}
