//! The first and the last step of a batch of affine additions, for one group of additions ([`Lanes::chain`],
//! [`Lanes::finish`]): the arguments, and the steps for any lanes. Each lane has one addition of the group.

use std::marker::PhantomData;

use super::Lanes;

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

/// The default of [`Lanes::chain`].
#[inline(always)]
pub(crate) fn chain<L: Lanes>(cpu: L::Cpu, next_x: Rows<'_, L::Stored>, [this, next]: &mut [Item<L>; 2]) -> bool {
    this.denominator.mul_to(&this.before, &mut next.before);
    let left_x = L::load(cpu, |lane| next_x.get(lane)[0]);
    let right_x = L::load(cpu, |lane| next_x.get(lane)[1]);
    (next.denominator, next.left_x) = (right_x.sub(left_x), left_x);
    // The identity is stored with x = 0, so three comparisons are enough to see that a group has no special additions.
    left_x.may_equal(right_x) || left_x.may_be_zero() || right_x.may_be_zero()
}

/// The default of [`Lanes::finish`]. The products of this group and of the next group alternate, so that a product need
/// not wait for the result of the previous product. The order of the products is:
///
/// 1. The slopes λ of this group.
/// 2. The inverse of the product of the denominators of the next group and of all groups with lower indexes.
/// 3. The squares λ² of this group.
/// 4. The inverse of the next group's denominators.
/// 5. The products λ·(x₁ − x₃) of this group.
#[inline(always)]
pub(crate) fn finish<L: Lanes>(
    cpu: L::Cpu,
    pending: &mut Pending<L>,
    [next, this, later]: &mut [Item<L>; 3],
    step: &mut Step<'_, L::Stored>,
) {
    let slope = pending.rise.mul_inlined(&pending.own);
    this.denominator.mul_to(&later.before, &mut this.before);
    // The denominator is x₂ − x₁, so the code computes x₂ as x₁ + denominator and need not load x₂ again.
    let x = slope.square_less([this.left_x, this.left_x, this.denominator]);
    let (left_y, left_negated) = (pending.left_y, pending.left_negated);
    rise(cpu, pending, step.next_y, step.next_negated);
    this.before.mul_to(&next.before, &mut pending.own);
    let y = this.left_x.sub(x).mul_less(&slope, left_y, left_negated, cpu);
    store(x, y, step);
}

/// Loads the y-coordinates of a group's operands, and computes the pending values, except the inverses of the
/// denominators.
#[inline(always)]
pub(crate) fn rise<L: Lanes>(
    cpu: L::Cpu,
    pending: &mut Pending<L>,
    y: Rows<'_, L::Stored>,
    [left_negated, right_negated]: [Mask; 2],
) {
    pending.left_y = L::load(cpu, |lane| y.get(lane)[0]);
    let right_y = L::load(cpu, |lane| y.get(lane)[1]);
    pending.left_negated = left_negated;
    pending.rise = right_y.signed_difference(right_negated, pending.left_y, left_negated, cpu);
}

/// Stores the sums of a group.
#[inline(always)]
pub(crate) fn store<L: Lanes>(x: L, y: L, step: &mut Step<'_, L::Stored>) {
    x.store(|lane, x| step.sum(lane)[0] = x);
    y.store(|lane, y| step.sum(lane)[1] = y);
}
