//! Affine additions that share one inversion (Montgomery's trick).

use super::entry::Entry;
use super::point::Point;
use super::points::Operands;
use super::prefetch::prefetch;
use crate::field::lanes::{Lanes, Mask, Work};

/// One addition of a batch: two operands, and the place of their sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Addition {
    pub(super) left: Entry,
    pub(super) right: Entry,
    pub(super) to: u32,
}

/// The memory that a batch needs, kept for the next.
pub(super) struct Scratch<L> {
    /// The denominator of each group of lanes, and the product of those before it.
    quotients: Vec<(L, L)>,
    /// The groups with an addition of equal or opposite points, or of the identity.
    special: Vec<usize>,
}

impl<L> Default for Scratch<L> {
    fn default() -> Self {
        Self { quotients: Vec::new(), special: Vec::new() }
    }
}

/// Performs all additions: 5M + 1S each, and one inversion. Their number is a multiple of the lanes; a caller with fewer
/// repeats one.
///
/// 1. Multiply up the denominators of the slopes, keeping each product so far.
/// 2. Invert the product of all.
/// 3. From the last to the first, split off the next denominator's inverse, and add with it.
///
/// Equal points are doubled in the same way. Additions without a denominator (an operand or the sum is the identity)
/// divide by one. The slope of a tangent is (3x² + a)/2y; `a` is the curve's coefficient, none where it is 0.
#[inline(never)]
pub(super) fn add<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    operands: Operands<'_, L>,
    additions: &[Addition],
    sums: &mut [Point<L>],
    scratch: &mut Scratch<L>,
) {
    // Two copies: points in order need no layout, and looking it up for them made small sizes slower.
    if operands.scattered {
        L::run(cpu, Batch::<L, true> { cpu, a, operands, additions, sums, scratch });
    } else {
        L::run(cpu, Batch::<L, false> { cpu, a, operands, additions, sums, scratch });
    }
}

struct Batch<'a, L: Lanes, const SCATTERED: bool> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    operands: Operands<'a, L>,
    additions: &'a [Addition],
    sums: &'a mut [Point<L>],
    scratch: &'a mut Scratch<L>,
}

/// Groups whose operands are fetched while one group is added.
const GROUPS_AHEAD: usize = 2;

impl<L: Lanes, const SCATTERED: bool> Work for Batch<'_, L, SCATTERED> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { cpu, a, operands, additions, sums, scratch } = self;
        let groups = || additions.chunks_exact(L::WIDTH);
        scratch.quotients.clear();
        scratch.special.clear();

        let mut product = L::one(cpu);
        for (i, group) in groups().enumerate() {
            if SCATTERED {
                let ahead = additions.iter().skip((i + GROUPS_AHEAD) * L::WIDTH).take(L::WIDTH);
                for addition in ahead {
                    prefetch(operands.x_of::<SCATTERED>(addition.left));
                    prefetch(operands.x_of::<SCATTERED>(addition.right));
                }
            }
            let left = L::load(cpu, |lane| operands.x_of::<SCATTERED>(group[lane].left));
            let right = L::load(cpu, |lane| operands.x_of::<SCATTERED>(group[lane].right));
            let mut denominator = right.sub(left);
            // The identity also has x = 0, so that the common case takes three comparisons.
            if left.may_equal(right) || left.may_be_zero() || right.may_be_zero() {
                scratch.special.push(i);
                let (left, right) = (
                    left_point::<L, SCATTERED>(cpu, operands, group),
                    (right, right_y::<L, SCATTERED>(cpu, operands, group)),
                );
                denominator = special_denominator(cpu, left, right, denominator);
            }
            scratch.quotients.push((denominator, product));
            product = denominator.mul_inlined(&product);
        }

        let mut inverse = product.inverse(cpu);

        for (i, group) in groups().enumerate().rev() {
            if SCATTERED && i >= GROUPS_AHEAD {
                for addition in &additions[(i - GROUPS_AHEAD) * L::WIDTH..][..L::WIDTH] {
                    prefetch(operands.y_of::<SCATTERED>(addition.left));
                    prefetch(operands.y_of::<SCATTERED>(addition.right));
                }
            }
            let (left, right_y) =
                (left_point::<L, SCATTERED>(cpu, operands, group), right_y::<L, SCATTERED>(cpu, operands, group));
            let (denominator, before) = &scratch.quotients[i];
            let own = inverse.mul_inlined(before);
            inverse = denominator.mul_inlined(&inverse);
            let rise = right_y.sub(left.1);
            let (x, y) = if scratch.special.last() == Some(&i) {
                scratch.special.pop();
                let right_x = L::load(cpu, |lane| operands.x_of::<SCATTERED>(group[lane].right));
                special_sum(cpu, a, left, (right_x, right_y), rise, own)
            } else {
                // The denominator is the difference of both x-coordinates, so that the right one need not be read.
                let slope = rise.mul_inlined(&own);
                let x = slope.square_inlined().sub_settled([left.0, left.0, *denominator]);
                (x, left.0.sub(x).mul_inlined(&slope).sub_settled([left.1]))
            };
            x.store(|lane, x| sums[group[lane].to as usize][0] = x);
            y.store(|lane, y| sums[group[lane].to as usize][1] = y);
        }
    }
}

/// The left operands of a group.
#[inline(always)]
fn left_point<L: Lanes, const SCATTERED: bool>(cpu: L::Cpu, operands: Operands<'_, L>, group: &[Addition]) -> (L, L) {
    let operand = |lane: usize| group[lane].left;
    (L::load(cpu, |lane| operands.x_of::<SCATTERED>(operand(lane))), signed_y::<L, SCATTERED>(cpu, operands, operand))
}

/// The y-coordinates of the right operands of a group.
#[inline(always)]
fn right_y<L: Lanes, const SCATTERED: bool>(cpu: L::Cpu, operands: Operands<'_, L>, group: &[Addition]) -> L {
    signed_y::<L, SCATTERED>(cpu, operands, |lane| group[lane].right)
}

#[inline(always)]
fn signed_y<L: Lanes, const SCATTERED: bool>(
    cpu: L::Cpu,
    operands: Operands<'_, L>,
    operand: impl Fn(usize) -> Entry,
) -> L {
    let y = L::load(cpu, |lane| operands.y_of::<SCATTERED>(operand(lane)));
    let mut negated: Mask = 0;
    for lane in 0..L::WIDTH {
        negated |= Mask::from(SCATTERED && operand(lane).is_negated()) << lane;
    }
    if negated == 0 { y } else { L::select(negated, L::zero(cpu).sub(y), y) }
}

/// The sum of two points on a line of slope λ, settled: (λ² − x₁ − x₂, λ·(x₁ − x₃) − y₁), 1M + 1S.
#[inline(always)]
fn sum_on_line<L: Lanes>(left: (L, L), right_x: L, slope: L) -> (L, L) {
    let x = slope.square().sub_settled([left.0, right_x]);
    (x, left.0.sub(x).mul(&slope).sub_settled([left.1]))
}

/// The slope of a tangent, times 2y: 3x² + a.
#[inline(always)]
fn tangent_rise<L: Lanes>(cpu: L::Cpu, a: Option<L::Stored>, x: L) -> L {
    let square = x.square();
    let rise = square.add(square).add(square);
    // No closure does arithmetic: a closure is a function of its own, which is not compiled for the CPU.
    match a {
        Some(a) => rise.add(L::load(cpu, |_| &a)),
        None => rise,
    }
}

/// The denominator in lanes with a special addition; `common` in the others.
#[cold]
#[inline(never)]
fn special_denominator<L: Lanes>(cpu: L::Cpu, left: (L, L), right: (L, L), common: L) -> L {
    L::run(cpu, SpecialDenominator { cpu, left, right, common })
}

struct SpecialDenominator<L: Lanes> {
    cpu: L::Cpu,
    left: (L, L),
    right: (L, L),
    common: L,
}

impl<L: Lanes> Work for SpecialDenominator<L> {
    type Output = L;

    #[inline(always)]
    fn run(self) -> L {
        let Self { cpu, left, right, common } = self;
        let special = Special::of(left, right);
        let nothing = special.left_is_identity | special.right_is_identity | special.cancellation;
        L::select(nothing, L::one(cpu), L::select(special.doubling, left.1.add(left.1), common))
    }
}

/// The sums of a group with special additions, given the inverse of their denominators.
#[cold]
#[inline(never)]
fn special_sum<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    left: (L, L),
    right: (L, L),
    rise: L,
    inverse: L,
) -> (L, L) {
    L::run(cpu, SpecialSum { cpu, a, left, right, rise, inverse })
}

struct SpecialSum<L: Lanes> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    left: (L, L),
    right: (L, L),
    rise: L,
    inverse: L,
}

impl<L: Lanes> Work for SpecialSum<L> {
    type Output = (L, L);

    #[inline(always)]
    fn run(self) -> (L, L) {
        let Self { cpu, a, left, right, rise, inverse } = self;
        let special = Special::of(left, right);
        let rise = L::select(special.doubling, tangent_rise(cpu, a, left.0), rise);
        let (x, y) = sum_on_line(left, right.0, rise.mul(&inverse));
        let zero = L::zero(cpu);
        let (x, y) = (L::select(special.cancellation, zero, x), L::select(special.cancellation, zero, y));
        (special.or_other(left.0, right.0, x), special.or_other(left.1, right.1, y))
    }
}

/// The lanes of a group with special additions: the sum is not on the line through two different points.
#[derive(Clone, Copy)]
struct Special {
    left_is_identity: Mask,
    right_is_identity: Mask,
    doubling: Mask,
    /// Opposite points, among them points of order two with themselves.
    cancellation: Mask,
}

impl Special {
    #[inline(always)]
    fn of<L: Lanes>(left: (L, L), right: (L, L)) -> Self {
        let (left_y, right_y) = (left.1.settled(), right.1.settled());
        let (left_y_is_zero, right_y_is_zero) = (left_y.is_zero(), right_y.is_zero());
        let left_is_identity = left.0.is_zero() & left_y_is_zero;
        let right_is_identity = right.0.is_zero() & right_y_is_zero;
        let same_x = left.0.equals(right.0) & !left_is_identity & !right_is_identity;
        let doubling = same_x & left_y.equals(right_y) & !left_y_is_zero;
        Self { left_is_identity, right_is_identity, doubling, cancellation: same_x & !doubling }
    }

    /// A coordinate of the sum: that of the other point where one is the identity.
    #[inline(always)]
    fn or_other<L: Lanes>(self, left: L, right: L, sum: L) -> L {
        let sum = L::select(self.right_is_identity, left.settled(), sum);
        L::select(self.left_is_identity, right.settled(), sum)
    }
}

/// Doubles all points in place: 5M + 2S each, and one inversion. Their number is a multiple of the lanes; a caller with
/// fewer appends identities.
///
/// The steps are the same as in [`add`]. Points with y = 0, including the identity, divide by one and become the identity.
#[inline(never)]
pub(super) fn double<L: Lanes>(cpu: L::Cpu, a: Option<L::Stored>, points: &mut [Point<L>], scratch: &mut Scratch<L>) {
    L::run(cpu, Doubling { cpu, a, points, scratch });
}

struct Doubling<'a, L: Lanes> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    points: &'a mut [Point<L>],
    scratch: &'a mut Scratch<L>,
}

impl<L: Lanes> Work for Doubling<'_, L> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { cpu, a, points, scratch } = self;
        scratch.quotients.clear();
        let mut product = L::one(cpu);
        for group in points.chunks_exact(L::WIDTH) {
            let y = L::load(cpu, |lane| &group[lane][1]);
            let denominator = L::select(y.is_zero(), L::one(cpu), y.add(y));
            scratch.quotients.push((denominator, product));
            product = denominator.mul(&product);
        }

        let mut inverse = product.inverse(cpu);

        for (group, (denominator, before)) in points.chunks_exact_mut(L::WIDTH).zip(scratch.quotients.iter()).rev() {
            let (x, y) = (L::load(cpu, |lane| &group[lane][0]), L::load(cpu, |lane| &group[lane][1]));
            let slope = tangent_rise(cpu, a, x).mul(&inverse.mul(before));
            inverse = denominator.mul(&inverse);
            let (double_x, double_y) = sum_on_line((x, y), x, slope);
            let (identity, zero) = (y.is_zero(), L::zero(cpu));
            L::select(identity, zero, double_x).store(|lane, x| group[lane][0] = x);
            L::select(identity, zero, double_y).store(|lane, y| group[lane][1] = y);
        }
    }
}
