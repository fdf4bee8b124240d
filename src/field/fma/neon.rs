//! Vectors of four numbers in two registers of NEON, and the products of rows.
//!
//! A product is computed for two elements at a time, row by row. Row i adds aᵢ·b to the columns i to i + D − 1, and
//! reduces column i. So the CPU can compute up to D chains of sums in parallel. The 32 registers are used as follows:
//!
//! | registers | D = 8 | D = 6 |
//! |---|---:|---:|
//! | columns, high and low | 16 | 12 |
//! | p, with two digits in each register. `fmla` multiplies all lanes by one of the two digits | 4 | 3 |
//! | the other constants | 3 | 3 |
//! | b | 1 digit | 6 digits |
//! | aᵢ or mᵢ, 2·aᵢ in squares, loaded digits of b, intermediate values | all other registers | all other registers |
//!
//! A row loads the digits of b that have no register: seven digits for D = 8, no digit for D = 6. For D = 8, each row
//! of a square loads the digits of a that the row needs. Because of these loads, the compiler spills no register.
//!
//! SAFETY of all intrinsics in this file: every target for which this file is compiled has NEON. Except in `all`,
//! `flags`, `columns` and `elements`, the intrinsics work only on registers.

use std::arch::aarch64::*;
use std::arch::asm;
use std::array::from_fn;
use std::mem::MaybeUninit;
use std::ptr;

use super::arithmetic::{CacheLine, HalfVector, Products, Rows};
use super::constants::Constants;
use crate::field::lanes::Work;
pub(super) use crate::field::masked::compress;

/// Four numbers. The first register has the first two numbers.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Vector([float64x2_t; 2]);

/// One flag for each of four numbers.
#[derive(Clone, Copy)]
pub(super) struct Flags([uint64x2_t; 2]);

/// True if this CPU has NEON. Code for this architecture is compiled only for CPUs with NEON.
pub(super) fn exists() -> bool {
    cfg!(target_feature = "neon")
}

/// Runs `work` in a function that is compiled for NEON.
///
/// SAFETY: the CPU has NEON.
#[target_feature(enable = "neon")]
pub(super) unsafe fn run<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Runs `work` like [`run`], but the function that runs `work` is never inlined.
///
/// SAFETY: the CPU has NEON.
#[inline(never)]
#[target_feature(enable = "neon")]
pub(super) unsafe fn call<W: Work>(work: W) -> W::Output {
    work.run()
}

macro_rules! products {
    ($digits:literal, $alignment:ty, $multiply:literal, $square:literal) => {
        impl Products for Rows<$digits> {
            type Constants = Constants<$digits>;
            type Alignment = $alignment;

            #[inline(always)]
            unsafe fn multiply(a: &Self, b: &Self, constants: &Self::Constants) -> Self {
                let mut product = MaybeUninit::uninit();
                multiply::<$digits, $multiply>(a, b, constants, &mut product);
                // SAFETY: `multiply` writes all digits.
                unsafe { product.assume_init() }
            }

            #[inline(always)]
            unsafe fn square(a: &Self, constants: &Self::Constants) -> Self {
                let mut product = MaybeUninit::uninit();
                square::<$digits, $square>(a, constants, &mut product);
                // SAFETY: `square` writes all digits.
                unsafe { product.assume_init() }
            }
        }
    };
}

products!(8, CacheLine, 1, 0);
products!(6, HalfVector, 6, 6);

/// Repeats a block for each given number, in place of a loop. The compiler might not unroll a loop, and then arrays
/// would be in memory instead of registers.
macro_rules! unrolled {
    ($i:ident in [$($number:literal)*] $block:block) => {
        $({
            const $i: usize = $number;
            $block
        })*
    };
}

/// Returns the given number. The compiler must treat the result as a new number that this call computes. So if an
/// operation uses the result, the compiler cannot move the operation before the call. Without this function, compilers
/// start all possible products at once, and spill registers.
#[inline(always)]
fn in_order(mut number: float64x2_t) -> float64x2_t {
    // SAFETY: the assembly consists of a comment, so the CPU executes nothing.
    unsafe { asm!("/* {0:v} */", inout(vreg) number, options(nomem, nostack, preserves_flags)) };
    number
}

/// Loads a digit from memory in every call. The load is volatile, so the compiler cannot reuse an earlier load.
#[inline(always)]
fn loaded(digit: &float64x2_t) -> float64x2_t {
    // SAFETY: a reference is valid for reads.
    unsafe { ptr::read_volatile(digit) }
}

/// a·b + c, rounded once.
#[inline(always)]
fn fused(a: float64x2_t, b: float64x2_t, c: float64x2_t) -> float64x2_t {
    // SAFETY: see this module's documentation.
    unsafe { vfmaq_f64(c, a, b) }
}

/// Returns a·bⱼ + c, rounded once, for both lanes of `a` and `c`. bⱼ is a number of `b`: the first number if `which` is
/// 0, and the second number otherwise.
#[inline(always)]
fn fused_with(a: float64x2_t, b: float64x2_t, which: usize, c: float64x2_t) -> float64x2_t {
    // SAFETY: see this module's documentation.
    unsafe { if which == 0 { vfmaq_laneq_f64::<0>(c, a, b) } else { vfmaq_laneq_f64::<1>(c, a, b) } }
}

/// a + b.
#[inline(always)]
fn sum(a: float64x2_t, b: float64x2_t) -> float64x2_t {
    // SAFETY: see this module's documentation.
    unsafe { vaddq_f64(a, b) }
}

/// a − b.
#[inline(always)]
fn difference(a: float64x2_t, b: float64x2_t) -> float64x2_t {
    // SAFETY: see this module's documentation.
    unsafe { vsubq_f64(a, b) }
}

/// The constants that a field's products read, in registers.
struct Numbers {
    /// The digits of p, two in each register.
    p: [float64x2_t; 4],
    /// −p⁻¹ mod 2^48, and 2^-48.
    inverse_and_shift: float64x2_t,
    /// The constant C of [`super`].
    rounding: float64x2_t,
    /// C − C·2^-48.
    rounding_with_carry: float64x2_t,
}

impl Numbers {
    #[inline(always)]
    fn of<const D: usize>(constants: &Constants<D>) -> Self {
        let two = |first: &[f64; 4], second: &[f64; 4]| {
            // SAFETY: see this module's documentation.
            let two = unsafe { vzip1q_f64(all(first).0[0], all(second).0[0]) };
            in_order(two) // without `in_order`, the compiler splits the register again
        };
        Self {
            p: from_fn(
                |i| if 2 * i < D { two(&constants.p[2 * i], &constants.p[2 * i + 1]) } else { all(&[0.0; 4]).0[0] },
            ),
            inverse_and_shift: two(&constants.inverse, &constants.shift),
            rounding: all(&constants.rounding).0[0],
            rounding_with_carry: all(&constants.rounding_with_carry).0[0],
        }
    }

    /// a·pᵢ + c.
    #[inline(always)]
    fn times_p(&self, a: float64x2_t, i: usize, c: float64x2_t) -> float64x2_t {
        fused_with(a, self.p[i / 2], i % 2, c)
    }

    /// a·(−p⁻¹ mod 2^48) + c.
    #[inline(always)]
    fn times_inverse(&self, a: float64x2_t, c: float64x2_t) -> float64x2_t {
        fused_with(a, self.inverse_and_shift, 0, c)
    }

    /// a·2^-48 + c.
    #[inline(always)]
    fn shifted(&self, a: float64x2_t, c: float64x2_t) -> float64x2_t {
        fused_with(a, self.inverse_and_shift, 1, c)
    }
}

/// The columns of a product that are not yet reduced. Column i is at index i mod D.
struct Columns<'a, const D: usize> {
    numbers: &'a Numbers,
    /// The value C + s of each column (see [`super`]).
    high: [float64x2_t; D],
    /// The sum of all values l of each column (see [`super`]). From column 1 on, this sum includes −C·2^-48.
    low: [float64x2_t; D],
    /// True for a column that has no product yet.
    empty: [bool; D],
}

impl<'a, const D: usize> Columns<'a, D> {
    #[inline(always)]
    fn new(numbers: &'a Numbers) -> Self {
        Self { numbers, high: [numbers.rounding; D], low: [numbers.rounding; D], empty: [true; D] }
    }

    /// Adds a product to a column. `fused(c)` returns the product plus c.
    #[inline(always)]
    fn add(&mut self, column: usize, fused: impl Fn(float64x2_t) -> float64x2_t) {
        let i = column % D;
        let high = fused(self.high[i]);
        if self.empty[i] {
            let first = if column == 0 { self.numbers.rounding } else { self.numbers.rounding_with_carry };
            self.low[i] = fused(difference(first, high));
        } else {
            self.low[i] = sum(self.low[i], fused(difference(self.high[i], high)));
        }
        (self.high[i], self.empty[i]) = (high, false);
    }

    /// Adds products to the columns `row` + j for j = `from` and j = `from` + 1. The function skips j ≥ D, because
    /// there are only D digits. `fused(j, c)` returns the product of digit j plus c. The compiler cannot move the
    /// products of later calls before these two products.
    #[inline(always)]
    fn add_two(&mut self, row: usize, from: usize, fused: impl Fn(usize, float64x2_t) -> float64x2_t) {
        let two = from..D.min(from + 2);
        for j in two.clone() {
            self.add(row + j, |number| fused(j, number));
        }
        for j in two {
            let i = (row + j) % D;
            (self.high[i], self.low[i]) = (in_order(self.high[i]), in_order(self.low[i]));
        }
    }

    /// Adds a multiple of p, so that column `row` becomes a multiple of 2^48. Then adds the carry of this column to the
    /// next column, and marks this column as empty, because column `row` + D uses the same index.
    #[inline(always)]
    fn reduce(&mut self, row: usize) {
        let (numbers, this, next) = (self.numbers, row % D, (row + 1) % D);
        let low = self.low[this];
        let multiple = numbers.times_inverse(low, numbers.rounding);
        let mut m = numbers.times_inverse(low, difference(numbers.rounding, multiple));
        let carry = numbers.times_p(m, 0, low);
        self.low[next] = numbers.shifted(self.high[this], self.low[next]);
        unrolled!(I in [0 1 2 3] {
            if 1 + 2 * I < D {
                self.add_two(row, 1 + 2 * I, |j, number| numbers.times_p(m, j, number));
                m = in_order(m);
            }
        });
        self.low[next] = numbers.shifted(carry, self.low[next]);
        (self.high[this], self.empty[this]) = (numbers.rounding, true);
    }

    /// The balanced digits of the product: columns D to 2D − 2, and the carry out of column 2D − 2.
    #[inline(always)]
    fn balanced(self) -> [float64x2_t; D] {
        let (numbers, mut digits) = (self.numbers, self.low);
        for (digit, &high) in digits[1..D - 1].iter_mut().zip(&self.high) {
            *digit = numbers.shifted(high, *digit);
        }
        let zero = all(&[0.0; 4]).0[0];
        digits[D - 1] = numbers.shifted(difference(self.high[D - 2], numbers.rounding), zero);
        // Each step rounds a digit to the nearest multiple of 2^48, and carries this multiple into the next digit.
        let mut before = zero;
        for (i, digit) in digits.iter_mut().enumerate() {
            if i == D - 1 {
                *digit = numbers.shifted(before, *digit);
            } else {
                let multiple = difference(sum(*digit, numbers.rounding), numbers.rounding);
                *digit = numbers.shifted(before, difference(*digit, multiple));
                before = multiple;
            }
        }
        digits
    }
}

/// Digit i of the two elements of a pair. The eight elements form four pairs. A register holds one digit of both
/// elements of a pair.
#[inline(always)]
fn digit<const D: usize>(rows: &Rows<D>, pair: usize, i: usize) -> &float64x2_t {
    &rows.0[pair / 2][i].0[pair % 2]
}

/// Writes the digits of a pair's two elements to `product`.
#[inline(always)]
fn put<const D: usize>(product: &mut MaybeUninit<Rows<D>>, pair: usize, digits: [float64x2_t; D]) {
    for (i, digit) in digits.into_iter().enumerate() {
        // SAFETY: every written address is in `product`. No reference to unwritten memory is created.
        unsafe { (&raw mut (*product.as_mut_ptr()).0[pair / 2][i].0[pair % 2]).write(digit) };
    }
}

/// a·b/R. The `KEPT` lowest digits of b stay in registers.
#[inline(never)]
fn multiply<const D: usize, const KEPT: usize>(
    a: &Rows<D>,
    b: &Rows<D>,
    constants: &Constants<D>,
    product: &mut MaybeUninit<Rows<D>>,
) {
    let numbers = Numbers::of(constants);
    for pair in 0..4 {
        let kept: [_; KEPT] = from_fn(|j| *digit(b, pair, j));
        let mut columns = Columns::new(&numbers);
        unrolled!(ROW in [0 1 2 3 4 5 6 7] {
            if ROW < D {
                let a = loaded(digit(a, pair, ROW));
                unrolled!(I in [0 1 2 3] {
                    if 2 * I < D {
                        let b: [_; 2] = from_fn(|k| {
                            let j = 2 * I + k;
                            if j < KEPT { kept[j] } else { loaded(digit(b, pair, j)) }
                        });
                        columns.add_two(ROW, 2 * I, |j, number| fused(a, b[j % 2], number));
                    }
                });
                columns.reduce(ROW);
            }
        });
        put(product, pair, columns.balanced());
    }
}

/// a²/R. The `KEPT` highest digits of a stay in registers.
#[inline(never)]
fn square<const D: usize, const KEPT: usize>(
    a: &Rows<D>,
    constants: &Constants<D>,
    product: &mut MaybeUninit<Rows<D>>,
) {
    let numbers = Numbers::of(constants);
    for pair in 0..4 {
        let kept: [_; KEPT] = from_fn(|j| *digit(a, pair, D - KEPT + j));
        let load = |j: usize| if j < D - KEPT { loaded(digit(a, pair, j)) } else { kept[j + KEPT - D] };
        let mut columns = Columns::new(&numbers);
        unrolled!(ROW in [0 1 2 3 4 5 6 7] {
            if ROW < D {
                let own = load(ROW);
                let twice = sum(own, own);
                columns.add(2 * ROW, |number| fused(own, own, number));
                unrolled!(I in [0 1 2 3] {
                    const FROM: usize = ROW + 1 + 2 * I;
                    if FROM < D {
                        let a: [_; 2] = from_fn(|k| if FROM + k < D { load(FROM + k) } else { own });
                        columns.add_two(ROW, FROM, |j, number| fused(twice, a[(j - FROM) % 2], number));
                    }
                });
                columns.reduce(ROW);
            }
        });
        put(product, pair, columns.balanced());
    }
}

/// Makes a vector from two registers.
#[inline(always)]
fn both(register: impl Fn(usize) -> float64x2_t) -> Vector {
    Vector([register(0), register(1)])
}

/// Loads a vector from memory.
#[inline(always)]
pub(super) fn all(number: &[f64; 4]) -> Vector {
    // SAFETY: each of the two loads reads two of the four numbers.
    both(|i| unsafe { vld1q_f64(number[2 * i..].as_ptr()) })
}

/// a + b.
#[inline(always)]
pub(super) fn plus(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vaddq_f64(a.0[i], b.0[i]) })
}

/// a − b.
#[inline(always)]
pub(super) fn minus(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vsubq_f64(a.0[i], b.0[i]) })
}

/// a·b.
#[inline(always)]
pub(super) fn times(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vmulq_f64(a.0[i], b.0[i]) })
}

/// a·b + c, rounded once.
#[inline(always)]
pub(super) fn times_plus(a: Vector, b: Vector, c: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vfmaq_f64(c.0[i], a.0[i], b.0[i]) })
}

/// c − a·b, rounded once.
#[inline(always)]
pub(super) fn minus_times(c: Vector, a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vfmsq_f64(c.0[i], a.0[i], b.0[i]) })
}

/// The nearest integers.
#[inline(always)]
pub(super) fn nearest(a: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vrndnq_f64(a.0[i]) })
}

/// The bitwise or of a and b.
#[inline(always)]
pub(super) fn bits_of_both(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vreinterpretq_f64_u64(vorrq_u64(vreinterpretq_u64_f64(a.0[i]), vreinterpretq_u64_f64(b.0[i]))) })
}

/// The lanes in which a and b are equal numbers.
#[inline(always)]
pub(super) fn equal(a: Vector, b: Vector) -> Flags {
    // SAFETY: see this module's documentation.
    Flags([0, 1].map(|i| unsafe { vceqq_f64(a.0[i], b.0[i]) }))
}

/// The lanes in which flag a or flag b is set.
#[inline(always)]
pub(super) fn either(a: Flags, b: Flags) -> Flags {
    // SAFETY: see this module's documentation.
    Flags([0, 1].map(|i| unsafe { vorrq_u64(a.0[i], b.0[i]) }))
}

/// Returns a bit for each of the four flags. The lowest bit is for the first flag.
#[inline(always)]
pub(super) fn mask(flags: Flags) -> u8 {
    // SAFETY: see this module's documentation.
    let bits = [0, 1].map(|i| unsafe { vgetq_lane_u64::<0>(flags.0[i]) & 1 | vgetq_lane_u64::<1>(flags.0[i]) & 2 });
    (bits[0] | bits[1] << 2) as u8
}

/// Returns a flag for each of the four lowest bits of a mask: the inverse of [`mask`].
#[inline(always)]
pub(super) fn flags(mask: u8) -> Flags {
    // SAFETY: see this module's documentation. Two integers fill a register.
    Flags([[1u64, 2], [4, 8]].map(|bits| unsafe { vtstq_u64(vdupq_n_u64(mask.into()), vld1q_u64(bits.as_ptr())) }))
}

/// a in the lanes whose flag is set, and b in the other lanes.
#[inline(always)]
pub(super) fn choose(flags: Flags, a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    both(|i| unsafe { vbslq_f64(flags.0[i], a.0[i], b.0[i]) })
}

/// The eight numbers of two vectors, rotated by 1 or 2 places.
#[inline(always)]
pub(super) fn turned<const BY: usize>([low, high]: [Vector; 2]) -> [Vector; 2] {
    const { assert!(BY == 1 || BY == 2, "lanes can be rotated by 1 or 2 places only") };
    let registers = [low.0[0], low.0[1], high.0[0], high.0[1]];
    let next = |i: usize| registers[(i + 1) % 4];
    // SAFETY: see this module's documentation.
    let turned = |i: usize| if BY == 2 { next(i) } else { unsafe { vextq_f64::<1>(registers[i], next(i)) } };
    [both(turned), both(|i| turned(2 + i))]
}

/// Loads four pairs of numbers. The first vector has the first number of each pair, and the second vector has the
/// second number of each pair.
///
/// SAFETY: each address in `at` is aligned to 16 bytes, and two numbers may be read there.
#[inline(always)]
pub(super) unsafe fn columns(at: [*const f64; 4]) -> [Vector; 2] {
    // SAFETY: see this module's documentation. The caller promises that the addresses are valid.
    unsafe {
        let pairs = at.map(|pair| vld1q_f64(pair));
        [both(|i| vzip1q_f64(pairs[2 * i], pairs[2 * i + 1])), both(|i| vzip2q_f64(pairs[2 * i], pairs[2 * i + 1]))]
    }
}

/// Stores four pairs of numbers: the inverse of [`columns`].
///
/// SAFETY: each address in `at` is aligned to 16 bytes, and two numbers may be written there.
#[inline(always)]
pub(super) unsafe fn elements(columns: [Vector; 2], at: [*mut f64; 4]) {
    // SAFETY: see this module's documentation. The caller promises that the addresses are valid.
    unsafe {
        for i in 0..2 {
            vst1q_f64(at[2 * i], vzip1q_f64(columns[0].0[i], columns[1].0[i]));
            vst1q_f64(at[2 * i + 1], vzip2q_f64(columns[0].0[i], columns[1].0[i]));
        }
    }
}
