//! The arguments of [`chain`](super::Lanes::chain) and [`finish`](super::Lanes::finish): the first and the last step of a
//! batch of affine additions, for one group of additions. Each lane has one addition of the group.

use std::marker::PhantomData;

/// One bit for each lane. The lowest bit is for lane 0.
pub(crate) type Mask = u8;

/// The values of a group that the first and the last step of a batch share.
#[repr(C)]
pub struct Item<L> {
    /// The denominators of the slopes.
    pub(crate) denominator: L,
    /// After the first step, the product of all denominators of all earlier groups. The last step replaces this product
    /// by its inverse.
    pub(crate) before: L,
    /// The x-coordinates of the left operands.
    pub(crate) left_x: L,
}

/// The values of a group that the last step computes while it adds the later group.
#[repr(C)]
pub struct Pending<L> {
    /// The inverses of the group's denominators.
    pub(crate) own: L,
    /// The right operands' y-coordinates minus the left operands' y-coordinates, after the negations.
    pub(crate) rise: L,
    /// The y-coordinates of the left operands, before any negation.
    pub(crate) left_y: L,
    /// The lanes in which the left operand is negated.
    pub(crate) left_negated: Mask,
}

/// A coordinate of each operand of a group.
#[repr(C)]
pub struct Rows<'a, S> {
    /// Two lists, for the left operands and for the right operands. For each lane, a list has the index of the
    /// operand's coordinate.
    pub(crate) places: [*const u32; 2],
    /// The coordinates to which the indexes refer, for the left operands and for the right operands.
    pub(crate) coordinates: [*const S; 2],
    lanes: usize,
    lifetime: PhantomData<&'a S>,
}

impl<S> Clone for Rows<'_, S> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Rows<'_, S> {}

impl<'a, S> Rows<'a, S> {
    /// Both lists have the same length, which is the number of lanes.
    ///
    /// SAFETY: each index of a list is the index of a coordinate. The coordinates live for `'a`.
    #[inline(always)]
    pub(crate) unsafe fn new([left, right]: [&'a [u32]; 2], coordinates: [*const S; 2]) -> Self {
        assert_eq!(left.len(), right.len(), "both lists have an index for each lane");
        Self { places: [left.as_ptr(), right.as_ptr()], coordinates, lanes: left.len(), lifetime: PhantomData }
    }

    /// The coordinates of the left operand and of the right operand in a lane.
    #[inline(always)]
    pub(crate) fn get(&self, lane: usize) -> [&'a S; 2] {
        assert!(lane < self.lanes, "there is no such lane");
        let ([left, right], [left_places, right_places]) = (self.coordinates, self.places);
        // SAFETY: the caller of `new` promised that the indexes are valid.
        unsafe { [&*left.add(*left_places.add(lane) as usize), &*right.add(*right_places.add(lane) as usize)] }
    }
}

/// The other arguments of the last step, beside the group's [`Item`]s and [`Pending`] values.
#[repr(C)]
pub struct Step<'a, S> {
    /// The y-coordinates of the next group's operands.
    pub(crate) next_y: Rows<'a, S>,
    /// The sums of the batch. Each sum has two coordinates.
    pub(crate) sums: *mut [S; 2],
    /// For each lane of the group, the index in `sums`.
    pub(crate) to: *const u32,
    /// The lanes of the next group in which the left operand is negated, and the lanes in which the right operand is
    /// negated.
    pub(crate) next_negated: [Mask; 2],
}

impl<'a, S> Step<'a, S> {
    /// `to` has an index for each lane.
    ///
    /// SAFETY: each index in `to` is less than the number of points in `sums`.
    #[inline(always)]
    pub(crate) unsafe fn new(
        next_y: Rows<'a, S>,
        next_negated: [Mask; 2],
        sums: &'a mut [[S; 2]],
        to: &'a [u32],
    ) -> Self {
        assert_eq!(to.len(), next_y.lanes, "each lane has a sum");
        Self { next_y, sums: sums.as_mut_ptr(), to: to.as_ptr(), next_negated }
    }

    /// The sum of a lane.
    #[inline(always)]
    pub(crate) fn sum(&mut self, lane: usize) -> &mut [S; 2] {
        assert!(lane < self.next_y.lanes, "there is no such lane");
        // SAFETY: the caller of `new` promised that the index is valid.
        unsafe { &mut *self.sums.add(*self.to.add(lane) as usize) }
    }
}
