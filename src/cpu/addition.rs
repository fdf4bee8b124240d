//! The additions of a batch: the operands, and the places of the sums.

use super::entry::Entry;
use super::point::Point;
use super::points::Operands;
use crate::field::lanes::Lanes;

/// One addition of a batch: two operands, and the place of their sum.
///
/// An addition stores the addresses of its operands, so that each pass through the batch need not compute these
/// addresses.
pub(super) trait Addition<L: Lanes>: Copy {
    /// True if the operands may lie far apart in memory, and may be negated.
    const SCATTERED: bool;
    /// The coordinates of the left operand, x and y. The y-coordinate is the coordinate before any negation.
    fn left(&self) -> [&L::Stored; 2];
    /// The coordinates of the right operand.
    fn right(&self) -> [&L::Stored; 2];
    /// True for each operand that is negated: the left operand, then the right operand.
    fn negated(&self) -> [bool; 2];
    /// The place of the sum.
    fn to(&self) -> usize;
}

/// An addition of points that lie anywhere in memory.
pub(super) struct Scattered<'a, L: Lanes> {
    left: [&'a L::Stored; 2],
    right: [&'a L::Stored; 2],
    to: u32,
    negated: [bool; 2],
}

impl<L: Lanes> Clone for Scattered<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Lanes> Copy for Scattered<'_, L> {}

impl<'a, L: Lanes> Scattered<'a, L> {
    /// The addition of the two operands to which `left` and `right` refer.
    #[inline(always)]
    pub(super) fn new(operands: &Operands<'a, L>, [left, right]: [Entry; 2], to: u32) -> Self {
        Self {
            left: [operands.x(left), operands.y(left)],
            right: [operands.x(right), operands.y(right)],
            to,
            negated: [left.is_negated(), right.is_negated()],
        }
    }
}

impl<L: Lanes> Addition<L> for Scattered<'_, L> {
    const SCATTERED: bool = true;

    #[inline(always)]
    fn left(&self) -> [&L::Stored; 2] {
        self.left
    }

    #[inline(always)]
    fn right(&self) -> [&L::Stored; 2] {
        self.right
    }

    #[inline(always)]
    fn negated(&self) -> [bool; 2] {
        self.negated
    }

    #[inline(always)]
    fn to(&self) -> usize {
        self.to as usize
    }
}

/// An addition of two points that are neighbours in memory.
pub(super) struct Neighbours<'a, L: Lanes> {
    points: &'a [Point<L>; 2],
    to: u32,
}

impl<L: Lanes> Clone for Neighbours<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Lanes> Copy for Neighbours<'_, L> {}

impl<'a, L: Lanes> Neighbours<'a, L> {
    /// The addition of `points[place]` and `points[place + 1]`.
    ///
    /// # Panics
    ///
    /// Panics if there are no such points.
    #[inline(always)]
    #[expect(clippy::expect_used, reason = "documented panic")]
    pub(super) fn new(points: &'a [Point<L>], place: usize, to: u32) -> Self {
        Self { points: points[place..].first_chunk().expect("the pair has two points"), to }
    }
}

impl<L: Lanes> Addition<L> for Neighbours<'_, L> {
    const SCATTERED: bool = false;

    #[inline(always)]
    fn left(&self) -> [&L::Stored; 2] {
        self.points[0].each_ref()
    }

    #[inline(always)]
    fn right(&self) -> [&L::Stored; 2] {
        self.points[1].each_ref()
    }

    #[inline(always)]
    fn negated(&self) -> [bool; 2] {
        [false; 2]
    }

    #[inline(always)]
    fn to(&self) -> usize {
        self.to as usize
    }
}

/// The points that the next batch will read. The current batch prefetches the x-coordinates of these points.
pub(super) struct Ahead<'a, L: Lanes> {
    pub(super) operands: Operands<'a, L>,
    pub(super) entries: &'a [Entry],
}

impl<L: Lanes> Ahead<'_, L> {
    /// No points, or points that need not be prefetched.
    pub(super) const NONE: Self = Self { operands: Operands::NONE, entries: &[] };
}
