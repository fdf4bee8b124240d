//! The terms kᵢ·Pᵢ as the engine reads them: digits that can be read window by window, beside the point they belong to.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, PrimeField};

use crate::Curve;
use crate::recode::SignedWindows;
use crate::scalars::Scalars;

/// A point with its sign, in 32 bits: its index, how often the endomorphism is applied, whether it is negated.
#[derive(Clone, Copy, Default)]
pub(super) struct Entry(u32);

impl Entry {
    /// Indexes are below this.
    pub(super) const POINTS: usize = 1 << 29;

    fn new(index: usize, power: usize) -> Self {
        Self((index as u32) << 3 | (power as u32) << 1)
    }

    pub(super) fn index(self) -> usize {
        (self.0 >> 3) as usize
    }

    pub(super) fn power(self) -> usize {
        (self.0 >> 1 & 3) as usize
    }

    /// The same point under the sign of a digit.
    pub(super) fn signed(self, digit: i32) -> Self {
        Self(self.0 | u32::from(digit < 0))
    }

    pub(super) fn is_negated(self) -> bool {
        self.0 & 1 != 0
    }
}

impl From<u32> for Entry {
    #[inline(always)]
    fn from(bits: u32) -> Self {
        Self(bits)
    }
}

impl From<Entry> for u32 {
    #[inline(always)]
    fn from(entry: Entry) -> Self {
        entry.0
    }
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
    /// The terms of a range of bases and scalars, split in so many parts.
    pub(super) fn new<P: Curve>(
        windows: &SignedWindows,
        parts: usize,
        bases: &[Affine<P>],
        scalars: Scalars<'_, P>,
        range: std::ops::Range<usize>,
    ) -> Self {
        // Step 1: every term that is not zero, as it comes, and the number of windows it reaches.
        let limbs = (windows.window_bits() * windows.count()).div_ceil(64) as usize;
        let capacity = range.len() * parts;
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
        for i in range.filter(|&i| !scalars.is_zero(i) && !bases[i].is_zero()) {
            if parts == 1 {
                push(Entry::new(i, 0), false, scalars.integer(i).as_ref());
                continue;
            }
            let split = P::split(reduced::<P>(scalars.integer(i)).as_ref());
            for (power, part) in split.into_iter().enumerate().take(parts) {
                let magnitude = [part.magnitude as u64, (part.magnitude >> 64) as u64];
                push(Entry::new(i, power), part.negative != P::y_image(power).1, &magnitude);
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

    /// The number of windows, from the lowest, outside of which all digits are zero.
    pub(super) fn windows(&self) -> u32 {
        self.reaching.iter().take_while(|&&terms| terms > 0).count() as u32
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
