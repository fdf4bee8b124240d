//! The steps of a batch of additions for 5 and for 8 limbs, as assembly, for prime fields and for quadratic extensions
//! with u² = −1. `generate.py` writes the assembly. With intrinsics, compilers order the operations product by product,
//! so the units for multiply-adds often wait, and store more values on the stack.

use std::arch::naked_asm;
use std::arch::x86_64::__m512i;
use std::marker::PhantomData;
use std::mem::offset_of;

use ark_ff::{Fp, MontBackend, MontConfig};

use super::memory::Registers;
use super::modulus::{BITS, LOW, Modulus};
use super::{Cpu, Ifma};
use crate::field::FastField;
use crate::field::lanes::Lanes;
use crate::field::lanes::batch::{Item, Pending, Rows, Step};

/// The constants of a field that the assembly reads.
#[repr(C, align(64))]
pub(super) struct Constants<const L: usize> {
    p: [u64; L],
    /// R − p.
    negative: [u64; L],
    /// 16p.
    sixteen: [u64; L],
    /// [`Modulus::LOOSE`] times p.
    loose: [u64; L],
    mask: u64,
    inverse: u64,
    quotient: u64,
    one: u64,
    three: u64,
    quotient_shift: Count,
    top_up: Count,
    top_down: Count,
    /// Selectors of words (see `lanes_by_word` in `memory.rs`).
    lower: Selector,
    upper: Selector,
}

/// The count of a shift.
#[repr(C, align(16))]
struct Count(u64);

#[repr(C, align(64))]
struct Selector([u64; 8]);

impl<const L: usize> Constants<L> {
    pub(super) const fn of<C: MontConfig<N>, const N: usize>() -> Self {
        Self {
            p: Modulus::<C, N, L>::P,
            negative: Modulus::<C, N, L>::NEGATIVE,
            sixteen: Modulus::<C, N, L>::times(16),
            loose: Modulus::<C, N, L>::times(Modulus::<C, N, L>::LOOSE),
            mask: LOW,
            inverse: Modulus::<C, N, L>::INVERSE,
            quotient: Modulus::<C, N, L>::QUOTIENT,
            one: 1,
            three: 3,
            quotient_shift: Count(Modulus::<C, N, L>::QUOTIENT_SHIFT as u64),
            top_up: Count(Modulus::<C, N, L>::TOP_SHIFT as u64),
            top_down: Count((BITS - Modulus::<C, N, L>::TOP_SHIFT) as u64),
            lower: Selector([0, 1, 8, 9, 2, 3, 10, 11]),
            upper: Selector([4, 5, 12, 13, 6, 7, 14, 15]),
        }
    }
}

type Chain = unsafe extern "sysv64" fn(*mut (), *const (), *const ()) -> u8;
type Finish = unsafe extern "sysv64" fn(*mut (), *mut (), *const (), *mut ());

/// The steps of a batch in assembly. `V` is the type of eight elements in lanes, and `S` is the type of an element in
/// memory.
pub(super) struct Steps<V, S> {
    chain: Chain,
    finish: Finish,
    constants: *const (),
    types: PhantomData<(V, S)>,
}

impl<V, S> Steps<V, S> {
    /// [`Lanes::chain`].
    #[inline(always)]
    pub(super) fn chain(self, _: Cpu, next_x: Rows<'_, S>, items: &mut [Item<V>; 2]) -> bool {
        // SAFETY: the `Cpu` proves that the instructions exist. The pointers have the types that the function reads.
        unsafe { (self.chain)(items.as_mut_ptr().cast(), self.constants, (&raw const next_x).cast()) != 0 }
    }

    /// [`Lanes::finish`].
    #[inline(always)]
    pub(super) fn finish(self, _: Cpu, pending: &mut Pending<V>, items: &mut [Item<V>; 3], step: &mut Step<'_, S>) {
        let (pending, items) = ((&raw mut *pending).cast(), items.as_mut_ptr().cast());
        // SAFETY: see `chain`.
        unsafe { (self.finish)(pending, items, self.constants, (&raw mut *step).cast()) }
    }

    /// Asserts that the assembly reads and writes the right places. `degree` is the number of components of an element.
    const fn assert_layout<const L: usize>(degree: usize) {
        let value = 64 * L * degree;
        let stored = if L == 8 { 64 } else { 32 } * degree;
        assert!(size_of::<V>() == value && size_of::<S>() == stored && size_of::<usize>() == 8);
        assert!(align_of::<V>() >= 64 && align_of::<S>() >= if L == 8 { 64 } else { 32 });
        assert!(offset_of!(Item<V>, denominator) == 0 && offset_of!(Item<V>, before) == value);
        assert!(offset_of!(Item<V>, left_x) == 2 * value && size_of::<Item<V>>() == 3 * value);
        assert!(offset_of!(Pending<V>, own) == 0 && offset_of!(Pending<V>, rise) == value);
        assert!(offset_of!(Pending<V>, left_y) == 2 * value && offset_of!(Pending<V>, left_negated) == 3 * value);
        assert!(offset_of!(Rows<'_, S>, places) == 0 && offset_of!(Rows<'_, S>, coordinates) == 16);
        assert!(offset_of!(Step<'_, S>, next_y) == 0 && offset_of!(Step<'_, S>, sums) == 40);
        assert!(offset_of!(Step<'_, S>, to) == 48 && offset_of!(Step<'_, S>, next_negated) == 56);
        let counts = (8 * (4 * L + 5)).next_multiple_of(16);
        assert!(offset_of!(Constants<L>, quotient_shift) == counts);
        assert!(offset_of!(Constants<L>, lower) == (counts + 3 * 16).next_multiple_of(64));
    }
}

impl<C: MontConfig<N>, const N: usize, const L: usize> Ifma<C, N, L>
where
    Fp<MontBackend<C, N>, N>: FastField,
    [__m512i; L]: Registers<N>,
{
    const CONSTANTS: Constants<L> = Constants::of::<C, N>();
    /// The steps for elements of the field.
    pub(super) const STEPS: Option<Steps<Self, <Self as Lanes>::Stored>> = match L {
        5 => Some(Self::steps(1, chain_5, finish_5)),
        8 => Some(Self::steps(1, chain_8, finish_8)),
        _ => None,
    };
    const EXTENSION_STEPS: Option<Steps<[Self; 2], [<Self as Lanes>::Stored; 2]>> = match L {
        5 if Modulus::<C, N, L>::EXTENDS => Some(Self::steps(2, chain_5_quadratic, finish_5_quadratic)),
        8 => Some(Self::steps(2, chain_8_quadratic, finish_8_quadratic)),
        _ => None,
    };

    /// The steps for elements of the quadratic extension with u² = −k.
    #[inline(always)]
    pub(super) const fn extension_steps(k: u64) -> Option<Steps<[Self; 2], [<Self as Lanes>::Stored; 2]>> {
        if k == 1 { Self::EXTENSION_STEPS } else { None }
    }

    const fn steps<V, S>(degree: usize, chain: Chain, finish: Finish) -> Steps<V, S> {
        Steps::<V, S>::assert_layout::<L>(degree);
        Steps { chain, finish, constants: (&raw const *(const { &Self::CONSTANTS })).cast(), types: PhantomData }
    }
}

/// Defines the two functions for a number of limbs.
macro_rules! functions {
    ($chain:ident, $chain_text:literal, $finish:ident, $finish_text:literal) => {
        /// [`Lanes::chain`]. Returns the result as 0 for false.
        ///
        /// SAFETY: `items` points to two [`Item`]s, `constants` to [`Constants`], and `next_x` to [`Rows`]. All three are
        /// for a field with this number of limbs, or for its extension with u² = −1 (`quadratic`). The CPU has the
        /// instructions of [`Cpu`](super::Cpu).
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $chain(items: *mut (), constants: *const (), next_x: *const ()) -> u8 {
            naked_asm!(include_str!($chain_text))
        }

        /// [`Lanes::finish`].
        ///
        /// SAFETY: `pending` points to [`Pending`] values, `items` to three [`Item`]s, `constants` to [`Constants`], and
        /// `step` to a [`Step`]. All four are for a field with this number of limbs, or for its extension with u² = −1
        /// (`quadratic`). The CPU has the instructions of [`Cpu`](super::Cpu).
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $finish(
            pending: *mut (),
            items: *mut (),
            constants: *const (),
            step: *mut (),
        ) {
            naked_asm!(include_str!($finish_text))
        }
    };
}

functions!(chain_5, "chain_5.s", finish_5, "finish_5.s");
functions!(chain_8, "chain_8.s", finish_8, "finish_8.s");
functions!(chain_5_quadratic, "chain_5_quadratic.s", finish_5_quadratic, "finish_5_quadratic.s");
functions!(chain_8_quadratic, "chain_8_quadratic.s", finish_8_quadratic, "finish_8_quadratic.s");
