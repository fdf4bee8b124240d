//! The arithmetic on rows of digits. All of it is inlined into functions that are compiled for AVX2 and FMA, except the
//! products, which are calls.
//!
//! SAFETY of all intrinsics here: each runs on a value of [`Fma`](super::Fma), or its caller holds a [`Cpu`](super::Cpu).
//! Either exists only where the CPU has the instructions. Except in `columns` and `elements`, the intrinsics
//! work on registers.

use std::arch::naked_asm;
use std::arch::x86_64::*;
use std::fmt::Debug;

use super::Digits;
use super::constants::Constants;

/// A digit of four elements.
pub(super) type Vector = __m256d;

/// Two rows of digits: lanes 0 to 3, lanes 4 to 7.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Rows<const D: usize>(pub(super) [[Vector; D]; 2]);

/// Products, for each number of digits that there is assembly for.
pub trait Products: Sized {
    /// What the assembly reads of a field.
    type Constants;
    /// A type with the alignment of stored elements: at least 16 bytes.
    type Alignment: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// a·b/R.
    ///
    /// SAFETY: the CPU has AVX2 and FMA.
    unsafe fn multiply(a: &Self, b: &Self, constants: &Self::Constants) -> Self;
    /// a²/R.
    ///
    /// SAFETY: the CPU has AVX2 and FMA.
    unsafe fn square(a: &Self, constants: &Self::Constants) -> Self;
}

/// Eight digits fill a cache line of 64 bytes: then reading an element fetches one line, and not two.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
pub struct CacheLine;

/// The alignment of half a vector. Six digits take 48 bytes; with a cache line for each they would take a third more.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
pub struct HalfVector;

macro_rules! products {
    ($digits:literal, $alignment:ty, $multiply:literal, $square:literal) => {
        impl Products for Rows<$digits> {
            type Constants = Constants<$digits>;
            type Alignment = $alignment;

            #[inline(always)]
            unsafe fn multiply(a: &Self, b: &Self, constants: &Self::Constants) -> Self {
                /// SAFETY: the CPU has AVX2 and FMA. The result is written to where rdi points, as this calling convention has
                /// it for large types.
                #[allow(improper_ctypes_definitions)] // no C is involved
                #[unsafe(naked)]
                unsafe extern "sysv64" fn multiply(
                    a: &Rows<$digits>,
                    b: &Rows<$digits>,
                    constants: &Constants<$digits>,
                ) -> Rows<$digits> {
                    naked_asm!(include_str!($multiply))
                }
                // SAFETY: the caller's.
                unsafe { multiply(a, b, constants) }
            }

            #[inline(always)]
            unsafe fn square(a: &Self, constants: &Self::Constants) -> Self {
                /// SAFETY: as in `multiply`.
                #[allow(improper_ctypes_definitions)] // no C is involved
                #[unsafe(naked)]
                unsafe extern "sysv64" fn square(a: &Rows<$digits>, constants: &Constants<$digits>) -> Rows<$digits> {
                    naked_asm!(include_str!($square))
                }
                // SAFETY: the caller's.
                unsafe { square(a, constants) }
            }
        }
    };
}

products!(8, CacheLine, "multiply_8.s", "square_8.s");
products!(6, HalfVector, "multiply_6.s", "square_6.s");

/// The same number in all lanes.
#[inline(always)]
pub(super) fn all(number: &[f64; 4]) -> Vector {
    // SAFETY: see the module. Four numbers are a vector.
    unsafe { _mm256_loadu_pd(number.as_ptr()) }
}

/// a + b.
#[inline(always)]
pub(super) fn add<const D: usize>(mut a: [Vector; D], b: &[Vector; D]) -> [Vector; D] {
    for (a, &b) in a.iter_mut().zip(b) {
        // SAFETY: see the module.
        *a = unsafe { _mm256_add_pd(*a, b) };
    }
    a
}

/// a − b.
#[inline(always)]
pub(super) fn subtract<const D: usize>(mut a: [Vector; D], b: &[Vector; D]) -> [Vector; D] {
    for (a, &b) in a.iter_mut().zip(b) {
        // SAFETY: see the module.
        *a = unsafe { _mm256_sub_pd(*a, b) };
    }
    a
}

/// k·a.
#[inline(always)]
pub(super) fn multiple<const D: usize>(mut a: [Vector; D], k: f64) -> [Vector; D] {
    for a in &mut a {
        // SAFETY: see the module.
        *a = unsafe { _mm256_mul_pd(*a, all(&[k; 4])) };
    }
    a
}

/// a − q·p, balanced, for the integer q that is nearest to a/p, as the two top digits say. |a| ≤ 31·p with digits below
/// 2^52, so that no difference reaches 2^53. p's top digit has 13 bits at least: the result is at most 0.51·p in size, and
/// 0 if a is a multiple of p.
#[inline(always)]
pub(super) fn settled<const D: usize>(mut a: [Vector; D], constants: &Constants<D>) -> [Vector; D] {
    // SAFETY: see the module.
    unsafe {
        let (rounding, shift) = (all(&constants.rounding), all(&constants.shift));
        let top = _mm256_fmadd_pd(a[D - 2], shift, a[D - 1]);
        const NEAREST: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
        let quotient = _mm256_round_pd::<NEAREST>(_mm256_mul_pd(top, all(&constants.quotient)));
        // Each digit hands the multiple of 2^48 nearest to it to the next.
        let mut before = all(&[0.0; 4]);
        for (i, (digit, p)) in a.iter_mut().zip(&constants.p).enumerate() {
            let less = _mm256_fnmadd_pd(quotient, all(p), *digit);
            if i == D - 1 {
                *digit = _mm256_fmadd_pd(before, shift, less);
            } else {
                let multiple = _mm256_sub_pd(_mm256_add_pd(less, rounding), rounding);
                *digit = _mm256_fmadd_pd(before, shift, _mm256_sub_pd(less, multiple));
                before = multiple;
            }
        }
    }
    a
}

/// The lanes, a bit for each, in which all digits are zero.
#[inline(always)]
pub(super) fn zeros<const D: usize>(a: &[Vector; D]) -> u8 {
    // SAFETY: see the module.
    unsafe {
        let mut bits = a[0];
        for &digit in &a[1..] {
            bits = _mm256_or_pd(bits, digit);
        }
        // Zero may be negative. Bits of several digits may be a NaN, which is not zero.
        let zero = _mm256_cmp_pd::<_CMP_EQ_OQ>(bits, all(&[0.0; 4]));
        _mm256_movemask_pd(zero) as u8
    }
}

/// Whether a lane of either vector, the lowest digits of values, is 0 modulo 2^48; or, given the constants, 0 or ±p₀.
#[inline(always)]
pub(super) fn multiple_of_p<const D: usize>(first: Vector, second: Vector, constants: Option<&Constants<D>>) -> bool {
    // SAFETY: see the module.
    unsafe {
        let mut found = all(&[0.0; 4]);
        for mut digit in [first, second] {
            if let Some(constants) = constants {
                let rounding = all(&constants.rounding);
                let multiple = _mm256_sub_pd(_mm256_add_pd(digit, rounding), rounding);
                digit = _mm256_sub_pd(digit, multiple);
                let (p, minus_p) = (all(&constants.p[0]), all(&constants.p[0].map(|p| -p)));
                found = _mm256_or_pd(found, _mm256_cmp_pd::<_CMP_EQ_OQ>(digit, p));
                found = _mm256_or_pd(found, _mm256_cmp_pd::<_CMP_EQ_OQ>(digit, minus_p));
            }
            found = _mm256_or_pd(found, _mm256_cmp_pd::<_CMP_EQ_OQ>(digit, all(&[0.0; 4])));
        }
        _mm256_movemask_pd(found) != 0
    }
}

/// a in the lanes whose bit is set, b in the others.
#[inline(always)]
pub(super) fn select<const D: usize>(mask: u8, mut a: [Vector; D], b: &[Vector; D]) -> [Vector; D] {
    // SAFETY: see the module.
    unsafe {
        let bits = _mm256_set_epi64x(8, 4, 2, 1);
        let set = _mm256_and_si256(_mm256_set1_epi64x(mask.into()), bits);
        let chosen = _mm256_castsi256_pd(_mm256_cmpeq_epi64(set, bits));
        for (a, &b) in a.iter_mut().zip(b) {
            *a = _mm256_blendv_pd(b, *a, chosen);
        }
    }
    a
}

/// The lanes turned by 1, 2 or 4 places.
#[inline(always)]
pub(super) fn turned<const BY: usize, const D: usize>([low, high]: [[Vector; D]; 2]) -> [[Vector; D]; 2] {
    let mut turned = [high, low];
    if BY == 4 {
        return turned;
    }
    for i in 0..D {
        // SAFETY: see the module.
        unsafe {
            // Lanes 2 to 5, and 6, 7, 0, 1.
            let two =
                [_mm256_permute2f128_pd::<0x21>(low[i], high[i]), _mm256_permute2f128_pd::<0x21>(high[i], low[i])];
            let one = [_mm256_shuffle_pd::<0b0101>(low[i], two[0]), _mm256_shuffle_pd::<0b0101>(high[i], two[1])];
            let by = if BY == 2 { two } else { one };
            (turned[0][i], turned[1][i]) = (by[0], by[1]);
        }
    }
    turned
}

/// Four elements as vectors of their digits.
#[inline(always)]
pub(super) fn columns<const D: usize>(elements: [&Digits<D>; 4]) -> [Vector; D]
where
    Rows<D>: Products,
{
    let mut columns = [all(&[0.0; 4]); D];
    for i in (0..D).step_by(2) {
        // SAFETY: see the module. D is even, so that two digits follow. Elements are aligned to 16 bytes.
        unsafe {
            let pair = |element: usize| _mm_load_pd(elements[element].digits.as_ptr().add(i));
            let even = _mm256_set_m128d(pair(2), pair(0));
            let odd = _mm256_set_m128d(pair(3), pair(1));
            columns[i] = _mm256_unpacklo_pd(even, odd);
            columns[i + 1] = _mm256_unpackhi_pd(even, odd);
        }
    }
    columns
}

/// Vectors of digits as four elements.
#[inline(always)]
pub(super) fn elements<const D: usize>(columns: [Vector; D]) -> [Digits<D>; 4]
where
    Rows<D>: Products,
{
    let mut elements = [Digits::new([0.0; D]); 4];
    for i in (0..D).step_by(2) {
        // SAFETY: see the module. D is even, so that two digits follow. Elements are aligned to 16 bytes.
        unsafe {
            let even = _mm256_unpacklo_pd(columns[i], columns[i + 1]);
            let odd = _mm256_unpackhi_pd(columns[i], columns[i + 1]);
            let [first, second, third, fourth] = &mut elements;
            _mm_store_pd(first.digits.as_mut_ptr().add(i), _mm256_castpd256_pd128(even));
            _mm_store_pd(second.digits.as_mut_ptr().add(i), _mm256_castpd256_pd128(odd));
            _mm_store_pd(third.digits.as_mut_ptr().add(i), _mm256_extractf128_pd::<1>(even));
            _mm_store_pd(fourth.digits.as_mut_ptr().add(i), _mm256_extractf128_pd::<1>(odd));
        }
    }
    elements
}
