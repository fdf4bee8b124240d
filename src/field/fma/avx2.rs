//! Vectors of four numbers in AVX2, and the compression of numbers by a mask.
//!
//! SAFETY of all intrinsics in this file: an intrinsic works on a value of [`Fma`](super::Fma), or the caller holds a
//! [`Cpu`](super::Cpu). An `Fma` and a `Cpu` exist only if the CPU has the instructions. Except in `all`, `columns`,
//! `elements`, `digits_of_words` and `compress`, the intrinsics work only on registers.

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::*;

use crate::field::lanes::Work;

/// Four numbers.
pub(super) type Vector = __m256d;
/// One flag for each of four numbers.
pub(super) type Flags = __m256d;

/// True if this CPU has AVX2, FMA, BMI1 and POPCNT. All known CPUs with AVX2 and FMA also have BMI1 and POPCNT.
pub(super) fn exists() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("popcnt")
}

/// Runs `work` in a function that is compiled for AVX2, FMA, BMI1 and POPCNT.
///
/// SAFETY: the CPU has AVX2, FMA, BMI1 and POPCNT.
#[target_feature(enable = "avx2,fma,bmi1,popcnt")]
pub(super) unsafe fn run<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Runs `work` like [`run`], but the function that runs `work` is never inlined.
///
/// SAFETY: the CPU has AVX2, FMA, BMI1 and POPCNT.
#[inline(never)]
#[target_feature(enable = "avx2,fma,bmi1,popcnt")]
pub(super) unsafe fn call<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Loads a vector from memory.
#[inline(always)]
pub(super) fn all(number: &[f64; 4]) -> Vector {
    // SAFETY: see this module's documentation. The load reads the four numbers.
    unsafe { _mm256_loadu_pd(number.as_ptr()) }
}

/// a + b.
#[inline(always)]
pub(super) fn plus(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_add_pd(a, b) }
}

/// a − b.
#[inline(always)]
pub(super) fn minus(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_sub_pd(a, b) }
}

/// a·b.
#[inline(always)]
pub(super) fn times(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_mul_pd(a, b) }
}

/// a·b + c, rounded once.
#[inline(always)]
pub(super) fn times_plus(a: Vector, b: Vector, c: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_fmadd_pd(a, b, c) }
}

/// c − a·b, rounded once.
#[inline(always)]
pub(super) fn minus_times(c: Vector, a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_fnmadd_pd(a, b, c) }
}

/// The nearest integers.
#[inline(always)]
pub(super) fn nearest(a: Vector) -> Vector {
    const NEAREST: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    // SAFETY: see this module's documentation.
    unsafe { _mm256_round_pd::<NEAREST>(a) }
}

/// The bitwise or of a and b.
#[inline(always)]
pub(super) fn bits_of_both(a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_or_pd(a, b) }
}

/// The lanes in which a and b are equal numbers.
#[inline(always)]
pub(super) fn equal(a: Vector, b: Vector) -> Flags {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_cmp_pd::<_CMP_EQ_OQ>(a, b) }
}

/// The lanes in which flag a or flag b is set.
#[inline(always)]
pub(super) fn either(a: Flags, b: Flags) -> Flags {
    bits_of_both(a, b)
}

/// Returns a bit for each of the four flags. The lowest bit is for the first flag.
#[inline(always)]
pub(super) fn mask(flags: Flags) -> u8 {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_movemask_pd(flags) as u8 }
}

/// Returns a flag for each of the four lowest bits of a mask: the inverse of [`mask`].
#[inline(always)]
pub(super) fn flags(mask: u8) -> Flags {
    // SAFETY: see this module's documentation.
    unsafe {
        let bits = _mm256_set_epi64x(8, 4, 2, 1);
        let set = _mm256_and_si256(_mm256_set1_epi64x(mask.into()), bits);
        _mm256_castsi256_pd(_mm256_cmpeq_epi64(set, bits))
    }
}

/// a in the lanes whose flag is set, and b in the other lanes.
#[inline(always)]
pub(super) fn choose(flags: Flags, a: Vector, b: Vector) -> Vector {
    // SAFETY: see this module's documentation.
    unsafe { _mm256_blendv_pd(b, a, flags) }
}

/// The eight numbers of two vectors, rotated by 1 or 2 places.
#[inline(always)]
pub(super) fn turned<const BY: usize>([low, high]: [Vector; 2]) -> [Vector; 2] {
    const { assert!(BY == 1 || BY == 2, "lanes can be rotated by 1 or 2 places only") };
    // SAFETY: see this module's documentation.
    unsafe {
        // The first vector has the numbers 2 to 5, and the second vector has the numbers 6, 7, 0, 1.
        let two = [_mm256_permute2f128_pd::<0x21>(low, high), _mm256_permute2f128_pd::<0x21>(high, low)];
        if BY == 2 {
            return two;
        }
        [_mm256_shuffle_pd::<0b0101>(low, two[0]), _mm256_shuffle_pd::<0b0101>(high, two[1])]
    }
}

/// Loads four pairs of numbers. The first vector has the first number of each pair, and the second vector has the
/// second number of each pair.
///
/// SAFETY: each address in `at` is aligned to 16 bytes, and two numbers may be read there.
#[inline(always)]
pub(super) unsafe fn columns(at: [*const f64; 4]) -> [Vector; 2] {
    // SAFETY: see this module's documentation. The caller promises that the addresses are valid.
    unsafe {
        let [first, second] = [_mm_load_pd(at[0]), _mm_load_pd(at[1])];
        let [third, fourth] = [_mm_load_pd(at[2]), _mm_load_pd(at[3])];
        let even = _mm256_set_m128d(third, first);
        let odd = _mm256_set_m128d(fourth, second);
        [_mm256_unpacklo_pd(even, odd), _mm256_unpackhi_pd(even, odd)]
    }
}

/// Stores four pairs of numbers: the inverse of [`columns`].
///
/// SAFETY: each address in `at` is aligned to 16 bytes, and two numbers may be written there.
#[inline(always)]
pub(super) unsafe fn elements(columns: [Vector; 2], at: [*mut f64; 4]) {
    // SAFETY: see this module's documentation. The caller promises that the addresses are valid.
    unsafe {
        let even = _mm256_unpacklo_pd(columns[0], columns[1]);
        let odd = _mm256_unpackhi_pd(columns[0], columns[1]);
        _mm_store_pd(at[0], _mm256_castpd256_pd128(even));
        _mm_store_pd(at[1], _mm256_castpd256_pd128(odd));
        _mm_store_pd(at[2], _mm256_extractf128_pd::<1>(even));
        _mm_store_pd(at[3], _mm256_extractf128_pd::<1>(odd));
    }
}

/// A mask of the lowest 48 bits.
const DIGIT: i64 = (1 << 48) - 1;

/// Transposes four rows of four words. The transposition is its own inverse.
#[inline(always)]
fn transposed(r: [__m256i; 4]) -> [__m256i; 4] {
    // SAFETY: see this module's documentation.
    unsafe {
        let (a, b) = (_mm256_unpacklo_epi64(r[0], r[1]), _mm256_unpackhi_epi64(r[0], r[1]));
        let (c, d) = (_mm256_unpacklo_epi64(r[2], r[3]), _mm256_unpackhi_epi64(r[2], r[3]));
        [
            _mm256_permute2x128_si256::<0x20>(a, c),
            _mm256_permute2x128_si256::<0x20>(b, d),
            _mm256_permute2x128_si256::<0x31>(a, c),
            _mm256_permute2x128_si256::<0x31>(b, d),
        ]
    }
}

/// Converts four elements of four words to vectors of digits from 0 to 2^48 − 1.
#[inline(always)]
pub(super) fn digits_of_words(elements: [&[u64; 4]; 4]) -> [Vector; 6] {
    // SAFETY: see this module's documentation. Each load reads the four words of an element.
    unsafe {
        let row = |i: usize| _mm256_loadu_si256(elements[i].as_ptr().cast());
        let w = transposed([row(0), row(1), row(2), row(3)]);
        let joined = [
            w[0],
            _mm256_or_si256(_mm256_srli_epi64::<48>(w[0]), _mm256_slli_epi64::<16>(w[1])),
            _mm256_or_si256(_mm256_srli_epi64::<32>(w[1]), _mm256_slli_epi64::<32>(w[2])),
            _mm256_srli_epi64::<16>(w[2]),
            w[3],
            _mm256_srli_epi64::<48>(w[3]),
        ];
        // The bits of the f64 2^52 + d are the bitwise or of the bits of the f64 2^52 and the bits of the integer d.
        let power = _mm256_set1_pd((1u64 << 52) as f64);
        let mut digits = [power; 6];
        for i in 0..6 {
            let bits = _mm256_and_si256(joined[i], _mm256_set1_epi64x(DIGIT));
            digits[i] = _mm256_sub_pd(_mm256_or_pd(_mm256_castsi256_pd(bits), power), power);
        }
        digits
    }
}

/// Converts four elements from digits to words. The elements are settled (see the module [`fma`](super)). Each element
/// becomes an integer from 0 to p − 1. `p` has the digits of the modulus. The digits of the modulus may be negative.
#[inline(always)]
pub(super) fn words_of_digits(digits: [Vector; 6], p: &[[f64; 4]; 6]) -> [[u64; 4]; 4] {
    // SAFETY: see this module's documentation. The array of four vectors and the result have 128 bytes each, and
    // every bit pattern is valid for words.
    unsafe {
        let mut d = [_mm256_setzero_si256(); 6];
        for i in 0..6 {
            d[i] = integers(digits[i]);
        }
        carry(&mut d);
        // Now only the last digit can be negative, so the sign of this digit is the sign of the element.
        let negative = _mm256_cmpgt_epi64(_mm256_setzero_si256(), d[5]);
        for i in 0..6 {
            d[i] = _mm256_add_epi64(d[i], _mm256_and_si256(integers(all(&p[i])), negative));
        }
        carry(&mut d);
        let words = transposed([
            _mm256_or_si256(d[0], _mm256_slli_epi64::<48>(d[1])),
            _mm256_or_si256(_mm256_srli_epi64::<16>(d[1]), _mm256_slli_epi64::<32>(d[2])),
            _mm256_or_si256(_mm256_srli_epi64::<32>(d[2]), _mm256_slli_epi64::<16>(d[3])),
            _mm256_or_si256(d[4], _mm256_slli_epi64::<48>(d[5])),
        ]);
        std::mem::transmute::<[__m256i; 4], [[u64; 4]; 4]>(words)
    }
}

/// Converts numbers d of magnitude below 2^51 to integers. Let b(x) be the integer that has the same bits as the f64 x.
/// Then b(1.5·2^52 + d) = b(1.5·2^52) + d.
#[inline(always)]
fn integers(numbers: Vector) -> __m256i {
    // SAFETY: see this module's documentation.
    unsafe {
        let power = _mm256_set1_pd(1.5 * (1u64 << 52) as f64);
        _mm256_sub_epi64(_mm256_castpd_si256(_mm256_add_pd(numbers, power)), _mm256_castpd_si256(power))
    }
}

/// Propagates carries of digits that may be negative. After the call, each digit except the last is from 0 to 2^48 − 1.
#[inline(always)]
fn carry(d: &mut [__m256i; 6]) {
    // SAFETY: see this module's documentation.
    unsafe {
        for i in 0..5 {
            // AVX2 has no arithmetic right shift of 64-bit integers. So the code first adds 2^62 to make the integer
            // positive.
            let positive = _mm256_add_epi64(d[i], _mm256_set1_epi64x(1 << 62));
            let carry = _mm256_sub_epi64(_mm256_srli_epi64::<48>(positive), _mm256_set1_epi64x(1 << 14));
            d[i] = _mm256_and_si256(d[i], _mm256_set1_epi64x(DIGIT));
            d[i + 1] = _mm256_add_epi64(d[i + 1], carry);
        }
    }
}

/// See [`Lanes::compress`](crate::field::lanes::Lanes::compress). Each store writes a whole register: the selected
/// values, followed by other items. The next store overwrites the other items.
#[inline(always)]
pub(super) fn compress(values: &[u32; 64], mask: u64, to: &mut [u32; 64]) {
    let mut place = 0;
    for (values, mask) in values.as_chunks::<8>().0.iter().zip(mask.to_le_bytes()) {
        // SAFETY: the module's documentation states why the CPU has the instructions. The load reads the 8 values of a
        // chunk. Before step i, at most 8·i values were selected, so `to` has at least 8 items from `place` on.
        unsafe {
            let places = _mm256_cvtepu8_epi32(_mm_loadl_epi64(PLACES[usize::from(mask)].as_ptr().cast()));
            let selected = _mm256_permutevar8x32_epi32(_mm256_loadu_si256(values.as_ptr().cast()), places);
            _mm256_storeu_si256(to.as_mut_ptr().add(place).cast(), selected);
        }
        place += mask.count_ones() as usize;
    }
}

/// For each mask of eight bits, the indices of the bits that are 1. Zeros fill the remaining bytes.
static PLACES: [[u8; 8]; 256] = {
    let (mut places, mut mask) = ([[0; 8]; 256], 0);
    while mask < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if mask >> bit & 1 == 1 {
                places[mask][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        mask += 1;
    }
    places
};
