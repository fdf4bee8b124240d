//! The steps of a batch of additions for 5 and for 8 limbs, as assembly. `generate.py` writes the assembly. With
//! intrinsics, compilers order the operations product by product, so the units for multiply-adds often wait, and store
//! more values on the stack.

use std::arch::naked_asm;
use std::mem::offset_of;

use ark_ff::MontConfig;

use super::modulus::{BITS, LOW, Modulus};
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

/// Asserts that the assembly for `LIMBS` limbs, if there is any, reads and writes the right places.
pub(super) const fn assert_layout<L: Lanes, const LIMBS: usize>() {
    if LIMBS != 5 && LIMBS != 8 {
        return;
    }
    let value = 64 * LIMBS;
    assert!(size_of::<L>() == value && size_of::<usize>() == 8);
    assert!(offset_of!(Item<L>, denominator) == 0 && offset_of!(Item<L>, before) == value);
    assert!(offset_of!(Item<L>, left_x) == 2 * value && size_of::<Item<L>>() == 3 * value);
    assert!(offset_of!(Pending<L>, own) == 0 && offset_of!(Pending<L>, rise) == value);
    assert!(offset_of!(Pending<L>, left_y) == 2 * value && offset_of!(Pending<L>, left_negated) == 3 * value);
    assert!(offset_of!(Rows<'_, L::Stored>, places) == 0 && offset_of!(Rows<'_, L::Stored>, coordinates) == 16);
    assert!(offset_of!(Step<'_, L::Stored>, next_y) == 0 && offset_of!(Step<'_, L::Stored>, sums) == 40);
    assert!(offset_of!(Step<'_, L::Stored>, to) == 48 && offset_of!(Step<'_, L::Stored>, next_negated) == 56);
    assert!(size_of::<[L::Stored; 2]>() == if LIMBS == 8 { 128 } else { 64 });
    let counts = (8 * (4 * LIMBS + 5)).next_multiple_of(16);
    assert!(offset_of!(Constants<LIMBS>, quotient_shift) == counts);
    assert!(offset_of!(Constants<LIMBS>, lower) == (counts + 3 * 16).next_multiple_of(64));
}

/// Defines the two functions for a number of limbs.
macro_rules! functions {
    ($chain:ident, $chain_text:literal, $finish:ident, $finish_text:literal) => {
        /// [`Lanes::chain`]. Returns the result as 0 for false.
        ///
        /// SAFETY: `items` points to two [`Item`]s, `constants` to [`Constants`], and `next_x` to [`Rows`]. All three are
        /// for a field with this number of limbs. The CPU has the instructions of [`Cpu`](super::Cpu).
        #[unsafe(naked)]
        pub(super) unsafe extern "sysv64" fn $chain(items: *mut (), constants: *const (), next_x: *const ()) -> u8 {
            naked_asm!(include_str!($chain_text))
        }

        /// [`Lanes::finish`].
        ///
        /// SAFETY: `pending` points to [`Pending`] values, `items` to three [`Item`]s, `constants` to [`Constants`], and
        /// `step` to a [`Step`]. All four are for a field with this number of limbs. The CPU has the instructions of
        /// [`Cpu`](super::Cpu).
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
