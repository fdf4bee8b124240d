//! The terms kᵢ·Pᵢ as the engine reads them: digits that can be read window by window, beside the point they belong to.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, PrimeField, Zero};
use rayon::prelude::*;

use super::field::FastField;
use crate::Curve;
use crate::recode::{Glv, SignedWindows};
use crate::scalars::Scalars;

/// A point with its sign, in 32 bits: its index, whether the endomorphism is applied, whether it is negated.
#[derive(Clone, Copy, Default)]
pub(super) struct Entry(u32);

impl Entry {
    /// Indexes are below this.
    pub(super) const POINTS: usize = 1 << 30;

    fn new(index: usize, endomorphism: bool) -> Self {
        Self((index as u32) << 2 | u32::from(endomorphism) << 1)
    }

    pub(super) fn index(self) -> usize {
        (self.0 >> 2) as usize
    }

    pub(super) fn endomorphism(self) -> bool {
        self.0 & 2 != 0
    }

    pub(super) fn negative(self) -> bool {
        self.0 & 1 != 0
    }

    /// The same point under the sign of a digit.
    pub(super) fn signed(self, digit: i32) -> Self {
        Self(self.0 | u32::from(digit < 0))
    }

    /// The same for another index.
    pub(super) fn at(self, index: usize) -> Self {
        Self((index as u32) << 2 | self.0 & 3)
    }
}

/// Bases, and their images under the endomorphism φ(x, y) = (βx, y) where it is used.
pub(super) struct Points<'a, P: Curve> {
    bases: &'a [Affine<P>],
    images: Vec<P::BaseField>,
}

impl<'a, P: Curve> Points<'a, P> {
    pub(super) fn new(bases: &'a [Affine<P>], beta: Option<P::BaseField>) -> Self {
        let images = beta.map(|beta| bases.par_iter().with_min_len(256).map(|base| base.x.fast_mul(&beta)).collect());
        Self { bases, images: images.unwrap_or_default() }
    }

    /// Asks for a point ahead of [`get`](Self::get): bases are read in random order, and most come from far away.
    #[inline(always)]
    pub(super) fn prefetch(&self, entry: Entry) {
        let base = &self.bases[entry.index()];
        prefetch(&base.x);
        prefetch(&base.y);
        if entry.0 & 2 != 0 {
            prefetch(&self.images[entry.index()]);
        }
    }

    #[inline(always)]
    pub(super) fn get(&self, entry: Entry) -> Affine<P> {
        let base = &self.bases[entry.index()];
        let x = if entry.0 & 2 != 0 { self.images[entry.index()] } else { base.x };
        let y = if entry.0 & 1 != 0 { P::BaseField::zero().fast_sub(&base.y) } else { base.y };
        Affine::new_unchecked(x, y)
    }
}

/// Brings the first and the last byte's cache line of a value nearer, where the processor can be asked to.
#[inline(always)]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let first = std::ptr::from_ref(value).cast::<i8>();
        // SAFETY: both addresses lie in `value`, and prefetching changes nothing that a program can see.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(first);
            _mm_prefetch::<_MM_HINT_T0>(first.add(size_of::<T>() - 1));
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Terms in the order of the windows that they reach, the longest first, so that a window reads only those that have a
/// digit in it: short scalars, negated short ones included where they are split, cost little, and zeros nothing.
pub(super) struct Terms {
    limbs: usize,
    /// k + H of each term (see [`SignedWindows`]).
    shifted: Vec<u64>,
    entries: Vec<Entry>,
    /// For each window, the number of terms that reach it.
    reaching: Vec<usize>,
}

impl Terms {
    /// The terms of bases and scalars from `start` to `end`, split in two by `glv` if given.
    pub(super) fn new<P: Curve>(
        windows: &SignedWindows,
        glv: Option<&Glv>,
        bases: &[Affine<P>],
        scalars: Scalars<'_, P>,
        range: std::ops::Range<usize>,
    ) -> Self {
        // Step 1: every term that is not zero, as it comes, and the number of windows it reaches.
        let limbs = (windows.window_bits() * windows.count()).div_ceil(64) as usize;
        let capacity = range.len() * if glv.is_some() { 2 } else { 1 };
        let mut unordered = Vec::with_capacity(capacity * limbs);
        let mut found: Vec<(Entry, u32)> = Vec::with_capacity(capacity);
        let mut push = |entry, negative, magnitude: &[u64]| {
            let Some(top) = magnitude.iter().rposition(|&limb| limb != 0) else { return };
            let bits = 64 * top as u32 + 64 - magnitude[top].leading_zeros();
            let start = unordered.len();
            unordered.resize(start + limbs, 0);
            windows.shift_signed_into(negative, magnitude, &mut unordered[start..]);
            // A magnitude below 2^(cm − 2) has m digits: the greatest of them are 2^(c−1) − 1, a third of 2^c or more.
            found.push((entry, ((bits + 1) / windows.window_bits() + 1).min(windows.count())));
        };
        for i in range.filter(|&i| !bases[i].is_zero()) {
            match glv {
                None => push(Entry::new(i, false), false, scalars.integer(i).as_ref()),
                Some(glv) => {
                    let halves = glv.split(reduced::<P>(scalars.integer(i)).as_ref());
                    for (half, endomorphism) in halves.into_iter().zip([false, true]) {
                        let magnitude = [half.magnitude as u64, (half.magnitude >> 64) as u64];
                        push(Entry::new(i, endomorphism), half.negative, &magnitude);
                    }
                }
            }
        }

        // Step 2: order them.
        let mut reaching = vec![0; windows.count() as usize + 1];
        for &(_, reach) in &found {
            reaching[reach as usize - 1] += 1;
        }
        for window in (0..windows.count() as usize).rev() {
            reaching[window] += reaching[window + 1];
        }
        let mut places = reaching.clone();
        let mut shifted = vec![0; unordered.len()];
        let mut entries = vec![Entry::default(); found.len()];
        for (&(entry, reach), sum) in found.iter().zip(unordered.chunks_exact(limbs)) {
            // Terms that reach m windows lie after those that reach more.
            let place = &mut places[reach as usize];
            shifted[*place * limbs..][..limbs].copy_from_slice(sum);
            entries[*place] = entry;
            *place += 1;
        }
        Self { limbs, shifted, entries, reaching }
    }

    /// Whether every scalar is zero, or its base the identity.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The digits of a window that are not zero, and the points they count.
    pub(super) fn digits<'a>(
        &'a self,
        windows: &'a SignedWindows,
        window: u32,
    ) -> impl Iterator<Item = (i32, Entry)> + 'a {
        let reaching = self.reaching[window as usize];
        let digits = self.shifted.chunks_exact(self.limbs).map(move |sum| windows.digit(sum, window));
        digits.zip(&self.entries).take(reaching).map(|(digit, &entry)| (digit, entry)).filter(|(digit, _)| *digit != 0)
    }
}

/// The integer below the group's order r that it is congruent to. It takes a few subtractions at most, as r fills its
/// limbs but for a few bits.
fn reduced<P: Curve>(mut k: <P::ScalarField as PrimeField>::BigInt) -> <P::ScalarField as PrimeField>::BigInt {
    while k >= P::ScalarField::MODULUS {
        k.sub_with_borrow(&P::ScalarField::MODULUS);
    }
    k
}
