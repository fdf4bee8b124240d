//! A point of a sum, packed into 32 bits.

/// A point with its sign, in 32 bits: the point's index, the power of the endomorphism, and a bit that is set if the
/// point is negated.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry(u32);

impl Entry {
    /// The number of possible indexes. Each index is less than `POINTS`.
    pub(super) const POINTS: usize = 1 << 29;

    #[inline(always)]
    pub(super) fn new(index: usize, power: usize) -> Self {
        debug_assert!(index < Self::POINTS && power < 4);
        Self((index as u32) << 3 | (power as u32) << 1)
    }

    /// The entry as a number.
    #[inline(always)]
    pub(super) fn bits(self) -> u32 {
        self.0
    }

    /// Returns the entry whose [`bits`](Self::bits) are `bits`.
    #[inline(always)]
    pub(super) fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    #[inline(always)]
    pub(super) fn index(self) -> usize {
        (self.0 >> 3) as usize
    }

    #[inline(always)]
    pub(super) fn power(self) -> usize {
        (self.0 >> 1 & 3) as usize
    }

    /// Returns the entry for another point of the same base. The level of the other point is `levels` higher than the
    /// level of this entry's point. Each base has one point for each level, and the points of a base have consecutive
    /// indexes.
    pub(super) fn raised(self, levels: u32) -> Self {
        Self(self.0 + (levels << 3))
    }

    /// An entry with this entry's power and sign, for the point with the given index.
    pub(super) fn at(self, index: usize) -> Self {
        debug_assert!(index < Self::POINTS);
        Self((index as u32) << 3 | self.0 & 7)
    }

    /// The entry, with the opposite sign if `negative` is true.
    pub(super) fn signed(self, negative: bool) -> Self {
        Self(self.0 ^ u32::from(negative))
    }

    #[inline(always)]
    pub(super) fn is_negated(self) -> bool {
        self.0 & 1 != 0
    }
}
