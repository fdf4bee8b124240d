//! The arithmetic on rows of digits, in vectors of AVX2 or NEON. Products are function calls. All other functions in
//! this file are inlined into functions that are compiled for AVX2 or NEON.

use std::fmt::Debug;
use std::mem::MaybeUninit;

use super::constants::Constants;
use super::vector::*;
use super::{Cpu, Digits};

/// Two rows of digits: the first row has lanes 0 to 3, and the second row has lanes 4 to 7.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Rows<const D: usize>(pub(super) [[Vector; D]; 2]);

/// The type of [`Products::DOT`].
///
/// SAFETY: the CPU must have the instructions.
pub(super) type Dot<R, C> = unsafe fn(a: [&R; 2], b: [&R; 2], constants: &C, sum: &mut MaybeUninit<R>);

/// The products of elements. The trait is implemented for each digit count that a field in this module can have.
pub trait Products: Sized {
    /// The constants that the field's products read.
    type Constants;
    /// A type that has the alignment of stored elements. The alignment is at least 16 bytes.
    type Alignment: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// If the CPU has AVX-512, decides whether products of 6 and 8 digits run in AVX-512. The first call decides for
    /// the process. Before the first call, products run in AVX2. For NEON and for 16 digits, the call does nothing.
    fn choose(_: Cpu, _: &Self::Constants) {}
    /// a·b/R.
    ///
    /// SAFETY: the CPU must have the instructions.
    unsafe fn multiply(a: &Self, b: &Self, constants: &Self::Constants) -> Self;
    /// Writes a·b/R to `product`.
    ///
    /// SAFETY: the CPU must have the instructions.
    #[inline(always)]
    unsafe fn multiply_to(a: &Self, b: &Self, constants: &Self::Constants, product: &mut Self) {
        // SAFETY: the caller promises that the CPU has the instructions.
        *product = unsafe { Self::multiply(a, b, constants) };
    }
    /// a²/R.
    ///
    /// SAFETY: the CPU must have the instructions.
    unsafe fn square(a: &Self, constants: &Self::Constants) -> Self;
    /// The function that writes (a₀·b₀ + a₁·b₁)/R, if there is one for the number of digits. The values aᵢ may be sums
    /// of two values.
    const DOT: Option<Dot<Self, Self::Constants>> = None;
}

/// The alignment of elements of 8 or 16 digits: a cache line of 64 bytes. Eight digits fill one line, and 16 digits
/// fill two lines. So an element with this alignment shares no line with other data.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
pub struct CacheLine;

/// The alignment of elements of 6 digits: half a vector, which is 16 bytes. Six digits take 48 bytes. If each element
/// took a whole cache line of 64 bytes, elements would take a third more memory.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
pub struct HalfVector;

/// a + b.
#[inline(always)]
pub(super) fn add<const D: usize>(mut a: [Vector; D], b: &[Vector; D]) -> [Vector; D] {
    for (a, &b) in a.iter_mut().zip(b) {
        *a = plus(*a, b);
    }
    a
}

/// a − b.
#[inline(always)]
pub(super) fn subtract<const D: usize>(mut a: [Vector; D], b: &[Vector; D]) -> [Vector; D] {
    for (a, &b) in a.iter_mut().zip(b) {
        *a = minus(*a, b);
    }
    a
}

/// k·a.
#[inline(always)]
pub(super) fn multiple<const D: usize>(mut a: [Vector; D], k: f64) -> [Vector; D] {
    for a in &mut a {
        *a = times(*a, all(&[k; 4]));
    }
    a
}

/// Returns a − q·p in balanced digits. The integer q is an estimate of a/p: the code computes a quotient from the two
/// top digits of a, and rounds the quotient to the nearest integer. The caller ensures that |a| ≤ 31·p and that the
/// digits aᵢ are below 2^52. So no difference aᵢ − q·pᵢ reaches 2^53. The two top digits of p have at least 13 bits
/// together. So the magnitude of the result is at most 0.51·p, and the result is 0 if a is a multiple of p.
#[inline(always)]
pub(super) fn settled<const D: usize>(mut a: [Vector; D], constants: &Constants<D>) -> [Vector; D] {
    let (rounding, shift) = (all(&constants.rounding), all(&constants.shift));
    let top = times_plus(a[D - 2], shift, a[D - 1]);
    let quotient = nearest(times(top, all(&constants.quotient)));
    // Each step rounds a digit to the nearest multiple of 2^48, and carries this multiple into the next digit.
    let mut before = all(&[0.0; 4]);
    for (i, (digit, p)) in a.iter_mut().zip(&constants.p).enumerate() {
        let less = minus_times(*digit, quotient, all(p));
        if i == D - 1 {
            *digit = times_plus(before, shift, less);
        } else {
            let multiple = minus(plus(less, rounding), rounding);
            *digit = times_plus(before, shift, minus(less, multiple));
            before = multiple;
        }
    }
    a
}

/// Multiplies elements by a constant: see [`scaled_row`].
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(super) fn scaled<const D: usize>(a: &Rows<D>, factor: &[[f64; D]; D], constants: &Constants<D>) -> Rows<D> {
    Rows([scaled_row(&a.0[0], factor, constants), scaled_row(&a.0[1], factor, constants)])
}

/// Returns a number with balanced digits that is congruent to Σ xᵢ·wᵢ/2^48 modulo p. Here wᵢ is row i of `factor` (see
/// [`transform`](super::transform)).
///
/// The function computes one column after the other, so that only a small number of values need a register at the same
/// time.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn scaled_row<const D: usize>(x: &[Vector; D], factor: &[[f64; D]; D], constants: &Constants<D>) -> [Vector; D] {
    let (rounding, shift) = (all(&constants.rounding), all(&constants.shift));
    let mut result = [all(&[0.0; 4]); D];
    let (mut carry, mut m) = (result[0], result[0]);
    for k in 0..D {
        let first = all(&[factor[0][k]; 4]);
        let high = times_plus(x[0], first, rounding);
        let mut column = (high, times_plus(x[0], first, minus(rounding, high)));
        for i in 1..D {
            column = with_product(column, x[i], all(&[factor[i][k]; 4]));
        }
        if k == 0 {
            // Adding m·p with m = −t·p⁻¹ mod 2^48 makes the column a multiple of 2^48.
            let inverse = all(&constants.inverse);
            let multiple = minus(times_plus(column.1, inverse, rounding), rounding);
            m = times_plus(column.1, inverse, minus(all(&[0.0; 4]), multiple));
        }
        let (high, low) = with_product(column, m, all(&constants.p[k]));
        if k == 0 {
            carry = times(plus(minus(high, rounding), low), shift);
        } else {
            // The code adds the carry last, so that no other sum waits for the carry.
            result[k - 1] = plus(low, carry);
            carry = times(minus(high, rounding), shift);
        }
    }
    result[D - 1] = carry;
    balanced(result, constants)
}

/// Makes the digits balanced: carries the nearest multiple of 2^48 out of each digit into the next digit.
#[inline(always)]
pub(super) fn balanced<const D: usize>(mut digits: [Vector; D], constants: &Constants<D>) -> [Vector; D] {
    let (rounding, shift) = (all(&constants.rounding), all(&constants.shift));
    let mut before = all(&[0.0; 4]);
    for digit in &mut digits[..D - 1] {
        let multiple = minus(plus(*digit, rounding), rounding);
        *digit = times_plus(before, shift, minus(*digit, multiple));
        before = multiple;
    }
    digits[D - 1] = times_plus(before, shift, digits[D - 1]);
    digits
}

/// Returns a column plus the product of two digits. A column is a pair: the first vector is C plus the sum of the high
/// parts, and the second vector is the sum of the low parts (see [`super`]).
#[inline(always)]
pub(super) fn with_product((high, low): (Vector, Vector), a: Vector, b: Vector) -> (Vector, Vector) {
    let sum = times_plus(a, b, high);
    (sum, plus(low, times_plus(a, b, minus(high, sum))))
}

/// Returns a bit for each lane. The bit of a lane is set if all digits of the lane are zero.
#[inline(always)]
pub(super) fn zeros<const D: usize>(a: &[Vector; D]) -> u8 {
    let bits = a[1..].iter().fold(a[0], |bits, &digit| bits_of_both(bits, digit));
    // A zero digit may be −0.0, which is equal to 0.0. The bitwise or of several digits that are not zero may be a NaN,
    // which is not equal to 0.0.
    mask(equal(bits, all(&[0.0; 4])))
}

/// True if one of the given digits is 0 modulo 2^48. The two vectors hold the lowest digits of eight values. If
/// `constants` is given, the result is also true for a digit that is ±p₀ modulo 2^48. If `constants` is `None`, the
/// digits must be balanced.
#[inline(always)]
pub(super) fn multiple_of_p<const D: usize>(digits: [Vector; 2], constants: Option<&Constants<D>>) -> bool {
    let mut found = flags(0);
    for mut digit in digits {
        if let Some(constants) = constants {
            let rounding = all(&constants.rounding);
            let multiple = minus(plus(digit, rounding), rounding);
            digit = minus(digit, multiple);
            let (p, minus_p) = (all(&constants.p[0]), minus(all(&[0.0; 4]), all(&constants.p[0])));
            found = either(found, either(equal(digit, p), equal(digit, minus_p)));
        }
        found = either(found, equal(digit, all(&[0.0; 4])));
    }
    mask(found) != 0
}

/// a in the lanes whose bit in `mask` is set, and b in the other lanes.
#[inline(always)]
pub(super) fn select<const D: usize>(mask: u8, mut a: [Vector; D], b: &[Vector; D]) -> [Vector; D] {
    let chosen = flags(mask);
    for (a, &b) in a.iter_mut().zip(b) {
        *a = choose(chosen, *a, b);
    }
    a
}

/// The lanes rotated by 1, 2 or 4 places.
#[inline(always)]
pub(super) fn turned_rows<const BY: usize, const D: usize>([low, high]: [[Vector; D]; 2]) -> [[Vector; D]; 2] {
    let mut rows = [high, low];
    if BY < 4 {
        for i in 0..D {
            [rows[0][i], rows[1][i]] =
                if BY == 2 { turned::<2>([low[i], high[i]]) } else { turned::<1>([low[i], high[i]]) };
        }
    }
    rows
}

/// Loads four elements as vectors of their digits. [`load`] and [`store`] call no array method that takes a closure
/// (such as `map`), because rustc does not inline such a method if the user's profile has `lto = "off"`.
#[inline(always)]
pub(super) fn load<const D: usize>(elements: [&Digits<D>; 4]) -> [Vector; D]
where
    Rows<D>: Products,
{
    let mut row = [all(&[0.0; 4]); D];
    for i in (0..D).step_by(2) {
        // SAFETY: D is even, so the digits i and i + 1 exist. Elements are aligned to 16 bytes.
        [row[i], row[i + 1]] = unsafe {
            columns([
                elements[0].digits.as_ptr().add(i),
                elements[1].digits.as_ptr().add(i),
                elements[2].digits.as_ptr().add(i),
                elements[3].digits.as_ptr().add(i),
            ])
        };
    }
    row
}

/// Stores vectors of digits as four elements: the inverse of [`load`].
#[inline(always)]
pub(super) fn store<const D: usize>(row: [Vector; D]) -> [Digits<D>; 4]
where
    Rows<D>: Products,
{
    let mut stored = [Digits::new([0.0; D]); 4];
    for i in (0..D).step_by(2) {
        let [first, second, third, fourth] = &mut stored;
        let [first, second] = [first.digits[i..].as_mut_ptr(), second.digits[i..].as_mut_ptr()];
        let at = [first, second, third.digits[i..].as_mut_ptr(), fourth.digits[i..].as_mut_ptr()];
        // SAFETY: D is even, so the digits i and i + 1 exist. Elements are aligned to 16 bytes.
        unsafe { elements([row[i], row[i + 1]], at) };
    }
    stored
}
