//! The layout of eight elements in memory, the conversions between this layout and registers of limbs, and the
//! compression of numbers by a mask.
//!
//! SAFETY of all intrinsics in this file: see [`arithmetic`](super::arithmetic).

use std::arch::x86_64::*;
use std::fmt::Debug;

use super::modulus::{LOW, join, split};

/// The same word in all lanes.
#[inline(always)]
pub(super) fn all(word: u64) -> __m512i {
    // SAFETY: see [`arithmetic`](super::arithmetic). The caller has a value in these lanes, or a `Cpu`.
    unsafe { _mm512_set1_epi64(word as i64) }
}

/// The registers that hold the limbs of eight elements. The raw limbs of each element are `N` words.
pub trait Registers<const N: usize>: Copy {
    /// An element in internal form, below 1.2p.
    type Stored: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Zero.
    const ZERO: Self::Stored;
    /// Converts raw limbs to a stored element.
    fn stored(raw: &[u64; N]) -> Self::Stored;
    /// Converts a stored element to raw limbs.
    fn raw(stored: &Self::Stored) -> [u64; N];
    /// Loads one element into each lane. `at` returns the element for a lane.
    fn load<'a>(at: impl Fn(usize) -> &'a Self::Stored) -> Self;
    /// Returns the elements of the lanes. The limbs must be below 2^52.
    fn elements(self) -> [Self::Stored; 8];
}

/// 8 limbs of 52 bits, the lowest first. The limbs fill a cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Limbs([u64; 8]);

impl Registers<6> for [__m512i; 8] {
    type Stored = Limbs;
    const ZERO: Limbs = Limbs([0; 8]);

    #[inline(always)]
    fn stored(raw: &[u64; 6]) -> Limbs {
        Limbs(split(raw))
    }

    #[inline(always)]
    fn raw(stored: &Limbs) -> [u64; 6] {
        join(&stored.0)
    }

    #[inline(always)]
    fn load<'a>(at: impl Fn(usize) -> &'a Limbs) -> Self {
        // SAFETY: `Limbs` has 64 bytes and is aligned to 64 bytes.
        let row = |lane: usize| unsafe { _mm512_load_si512(at(lane).0.as_ptr().cast()) };
        transposed([row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)])
    }

    #[inline(always)]
    fn elements(self) -> [Limbs; 8] {
        // SAFETY: both types have 512 bytes, and every bit pattern is valid for limbs.
        unsafe { std::mem::transmute(transposed(self)) }
    }
}

/// An element is stored as 7 limbs and a zero.
impl Registers<5> for [__m512i; 7] {
    type Stored = Limbs;
    const ZERO: Limbs = Limbs([0; 8]);

    #[inline(always)]
    fn stored(raw: &[u64; 5]) -> Limbs {
        let limbs: [u64; 7] = split(raw);
        let mut stored = Self::ZERO;
        stored.0[..7].copy_from_slice(&limbs);
        stored
    }

    #[inline(always)]
    fn raw(stored: &Limbs) -> [u64; 5] {
        let mut limbs = [0; 7];
        limbs.copy_from_slice(&stored.0[..7]);
        join(&limbs)
    }

    #[inline(always)]
    fn load<'a>(at: impl Fn(usize) -> &'a Limbs) -> Self {
        let [a, b, c, d, e, f, g, _] = <[__m512i; 8] as Registers<6>>::load(at);
        [a, b, c, d, e, f, g]
    }

    #[inline(always)]
    fn elements(self) -> [Limbs; 8] {
        let [a, b, c, d, e, f, g] = self;
        [a, b, c, d, e, f, g, all(0)].elements()
    }
}

/// 15 limbs of 52 bits, the lowest first, and a zero. The limbs fill two cache lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct LongLimbs([Limbs; 2]);

impl Registers<12> for [__m512i; 15] {
    type Stored = LongLimbs;
    const ZERO: LongLimbs = LongLimbs([Limbs([0; 8]); 2]);

    #[inline(always)]
    fn stored(raw: &[u64; 12]) -> LongLimbs {
        let limbs: [u64; 15] = split(raw);
        let mut stored = Self::ZERO;
        stored.0[0].0.copy_from_slice(&limbs[..8]);
        stored.0[1].0[..7].copy_from_slice(&limbs[8..]);
        stored
    }

    #[inline(always)]
    fn raw(stored: &LongLimbs) -> [u64; 12] {
        let [low, high] = stored.0;
        let mut limbs = [0; 15];
        limbs[..8].copy_from_slice(&low.0);
        limbs[8..].copy_from_slice(&high.0[..7]);
        join(&limbs)
    }

    #[inline(always)]
    fn load<'a>(at: impl Fn(usize) -> &'a LongLimbs) -> Self {
        let low = <[__m512i; 8] as Registers<6>>::load(|lane| &at(lane).0[0]);
        let high = <[__m512i; 8] as Registers<6>>::load(|lane| &at(lane).0[1]);
        let mut limbs = [all(0); 15];
        limbs[..8].copy_from_slice(&low);
        limbs[8..].copy_from_slice(&high[..7]);
        limbs
    }

    #[inline(always)]
    fn elements(self) -> [LongLimbs; 8] {
        let (mut low, mut high) = ([all(0); 8], [all(0); 8]);
        low.copy_from_slice(&self[..8]);
        high[..7].copy_from_slice(&self[8..]);
        let (low, high) = (low.elements(), high.elements());
        let mut elements = [Self::ZERO; 8];
        for ((element, low), high) in elements.iter_mut().zip(low).zip(high) {
            *element = LongLimbs([low, high]);
        }
        elements
    }
}

/// 4 words of 64 bits, the lowest first. The words fill half a cache line. When an element is loaded into registers,
/// its 4 words are converted to 5 limbs of 52 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub struct Words([u64; 4]);

impl Registers<4> for [__m512i; 5] {
    type Stored = Words;
    const ZERO: Words = Words([0; 4]);

    #[inline(always)]
    fn stored(raw: &[u64; 4]) -> Words {
        Words(*raw)
    }

    #[inline(always)]
    fn raw(stored: &Words) -> [u64; 4] {
        stored.0
    }

    #[inline(always)]
    fn load<'a>(at: impl Fn(usize) -> &'a Words) -> Self {
        let w = words_by_lane([pair(at(0), at(2)), pair(at(1), at(3)), pair(at(4), at(6)), pair(at(5), at(7))]);
        [
            low(w[0]),
            low(joined::<52, 12>(w[0], w[1])),
            low(joined::<40, 24>(w[1], w[2])),
            low(joined::<28, 36>(w[2], w[3])),
            // SAFETY: see this module's documentation.
            unsafe { _mm512_srli_epi64::<16>(w[3]) },
        ]
    }

    #[inline(always)]
    fn elements(self) -> [Words; 8] {
        let l = self;
        let [a, b, c, d] = lanes_by_word([
            joined::<0, 52>(l[0], l[1]),
            joined::<12, 40>(l[1], l[2]),
            joined::<24, 28>(l[2], l[3]),
            joined::<36, 16>(l[3], l[4]),
        ]);
        let ([w0, w2], [w1, w3], [w4, w6], [w5, w7]) = (two(a), two(b), two(c), two(d));
        [w0, w1, w2, w3, w4, w5, w6, w7]
    }
}

/// Puts two elements into one register.
#[inline(always)]
fn pair(low: &Words, high: &Words) -> __m512i {
    // SAFETY: see this module's documentation. `Words` has 32 bytes and is aligned to 32 bytes.
    unsafe {
        let (low, high) = (_mm256_load_si256(low.0.as_ptr().cast()), _mm256_load_si256(high.0.as_ptr().cast()));
        _mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high)
    }
}

/// Splits a register into two elements. This function is the inverse of [`pair`].
#[inline(always)]
fn two(pair: __m512i) -> [Words; 2] {
    // SAFETY: both types have 64 bytes, and every bit pattern is valid for words.
    unsafe { std::mem::transmute(pair) }
}

/// The lowest 52 bits of each lane.
#[inline(always)]
pub(super) fn low(word: __m512i) -> __m512i {
    // SAFETY: see this module's documentation.
    unsafe { _mm512_and_si512(word, all(LOW)) }
}

/// Joins bits of two neighbouring limbs or words: shifts `lower` down by `DOWN` bits, shifts `upper` up by `UP` bits,
/// and combines the two results by a bitwise or.
#[inline(always)]
pub(super) fn joined<const DOWN: u32, const UP: u32>(lower: __m512i, upper: __m512i) -> __m512i {
    // SAFETY: see this module's documentation.
    unsafe { _mm512_or_si512(_mm512_srli_epi64::<DOWN>(lower), _mm512_slli_epi64::<UP>(upper)) }
}

/// The selectors for `_mm512_shuffle_i64x2`. From each operand, `EVEN` takes quarters 0 and 2, and `ODD` takes quarters
/// 1 and 3.
const EVEN: i32 = 0b10_00_10_00;
const ODD: i32 = 0b11_01_11_01;

/// Transposes the words of eight elements: register j of the result has word j of all eight elements. Each given
/// register holds the elements of two lanes: 0 and 2, 1 and 3, 4 and 6, or 5 and 7.
#[inline(always)]
pub(super) fn words_by_lane(r: [__m512i; 4]) -> [__m512i; 4] {
    // SAFETY: see this module's documentation.
    unsafe {
        let (a, b) = (_mm512_unpacklo_epi64(r[0], r[1]), _mm512_unpacklo_epi64(r[2], r[3]));
        let (c, d) = (_mm512_unpackhi_epi64(r[0], r[1]), _mm512_unpackhi_epi64(r[2], r[3]));
        [
            _mm512_shuffle_i64x2::<EVEN>(a, b),
            _mm512_shuffle_i64x2::<EVEN>(c, d),
            _mm512_shuffle_i64x2::<ODD>(a, b),
            _mm512_shuffle_i64x2::<ODD>(c, d),
        ]
    }
}

/// The inverse of [`words_by_lane`]: each register of the result holds the elements of two lanes.
#[inline(always)]
pub(super) fn lanes_by_word(w: [__m512i; 4]) -> [__m512i; 4] {
    // SAFETY: see this module's documentation.
    unsafe {
        // The registers a and b have the lanes 0, 2, 4, 6. The registers c and d have the lanes 1, 3, 5, 7. The words 0
        // and 1 are in a and c, and the words 2 and 3 are in b and d.
        let (a, b) = (_mm512_unpacklo_epi64(w[0], w[1]), _mm512_unpacklo_epi64(w[2], w[3]));
        let (c, d) = (_mm512_unpackhi_epi64(w[0], w[1]), _mm512_unpackhi_epi64(w[2], w[3]));
        // Each register of the result has all words of two lanes: 0 and 2, 1 and 3, 4 and 6, or 5 and 7. `lower` takes
        // quarters 0 and 1 of both operands, and `upper` takes quarters 2 and 3.
        let lower = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
        let upper = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);
        [
            _mm512_permutex2var_epi64(a, lower, b),
            _mm512_permutex2var_epi64(c, lower, d),
            _mm512_permutex2var_epi64(a, upper, b),
            _mm512_permutex2var_epi64(c, upper, d),
        ]
    }
}

/// Transposes eight rows of eight words.
#[inline(always)]
fn transposed(r: [__m512i; 8]) -> [__m512i; 8] {
    // SAFETY: see this module's documentation.
    unsafe {
        // The first step exchanges single words. The other two steps exchange pairs of words, which are quarters of
        // registers.
        let a = [
            _mm512_unpacklo_epi64(r[0], r[1]),
            _mm512_unpackhi_epi64(r[0], r[1]),
            _mm512_unpacklo_epi64(r[2], r[3]),
            _mm512_unpackhi_epi64(r[2], r[3]),
            _mm512_unpacklo_epi64(r[4], r[5]),
            _mm512_unpackhi_epi64(r[4], r[5]),
            _mm512_unpacklo_epi64(r[6], r[7]),
            _mm512_unpackhi_epi64(r[6], r[7]),
        ];
        let b = [
            _mm512_shuffle_i64x2::<EVEN>(a[0], a[2]),
            _mm512_shuffle_i64x2::<EVEN>(a[1], a[3]),
            _mm512_shuffle_i64x2::<ODD>(a[0], a[2]),
            _mm512_shuffle_i64x2::<ODD>(a[1], a[3]),
            _mm512_shuffle_i64x2::<EVEN>(a[4], a[6]),
            _mm512_shuffle_i64x2::<EVEN>(a[5], a[7]),
            _mm512_shuffle_i64x2::<ODD>(a[4], a[6]),
            _mm512_shuffle_i64x2::<ODD>(a[5], a[7]),
        ];
        [
            _mm512_shuffle_i64x2::<EVEN>(b[0], b[4]),
            _mm512_shuffle_i64x2::<EVEN>(b[1], b[5]),
            _mm512_shuffle_i64x2::<EVEN>(b[2], b[6]),
            _mm512_shuffle_i64x2::<EVEN>(b[3], b[7]),
            _mm512_shuffle_i64x2::<ODD>(b[0], b[4]),
            _mm512_shuffle_i64x2::<ODD>(b[1], b[5]),
            _mm512_shuffle_i64x2::<ODD>(b[2], b[6]),
            _mm512_shuffle_i64x2::<ODD>(b[3], b[7]),
        ]
    }
}

/// See [`Lanes::compress`](super::Lanes::compress). Each store writes a whole register: the selected values, followed
/// by other items. The next store overwrites the other items.
#[inline(always)]
pub(super) fn compress(values: &[u32; 64], mask: u64, to: &mut [u32; 64]) {
    let mut place = 0;
    for (i, values) in values.as_chunks::<16>().0.iter().enumerate() {
        let mask = (mask >> (16 * i)) as u16;
        // SAFETY: the module's documentation states why the CPU has the instructions. The load reads the 16 values of a
        // chunk. Before step i, at most 16·i values were selected, so `to` has at least 16 items from `place` on.
        unsafe {
            let selected = _mm512_maskz_compress_epi32(mask, _mm512_loadu_si512(values.as_ptr().cast()));
            _mm512_storeu_si512(to.as_mut_ptr().add(place).cast(), selected);
        }
        place += mask.count_ones() as usize;
    }
}
