//! Affine additions that share one inversion (Montgomery's trick).

use super::addition::{Additions, Ahead, Block, Group};
use super::entry::Entry;
use super::point::Point;
use super::prefetch::{prefetch, prefetch_far};
use crate::field::lanes::batch::{Item, Pending, Rows, Step};
use crate::field::lanes::{Lanes, Mask, Work, rise, store};
use crate::timings::recording::{self, Phase};

/// The memory of a batch, which the next batch reuses.
pub(super) struct Scratch<L> {
    /// The values of each group that steps 1 and 3 of [`add`] share.
    items: Vec<Item<L>>,
    /// For each group of doublings, the group's denominators, and the product of the denominators of all earlier
    /// groups.
    quotients: Vec<(L, L)>,
    /// The indexes of the groups that have a special addition. An addition is special if the points are equal or
    /// opposite, or if a point is the identity.
    special: Vec<usize>,
}

impl<L> Default for Scratch<L> {
    fn default() -> Self {
        Self { items: Vec::new(), quotients: Vec::new(), special: Vec::new() }
    }
}

/// Performs all additions. Each addition takes 5M + 1S, and all additions share one inversion. If there are no
/// additions, the function does nothing.
///
/// 1. Multiply the denominators of the slopes, one after the other, and keep each partial product ([`Lanes::chain`]).
/// 2. Invert the product of all denominators.
/// 3. For each addition, from the last to the first: compute the inverse of the addition's denominator from the inverse
///    of the product, and then compute the sum ([`Lanes::finish`]).
///
/// If the operands are scattered in memory, the function prefetches the operands. Step 3 also prefetches the operands
/// of the next batch (`ahead`), because step 1 of the next batch has too little work to hide the latency of memory.
///
/// If the two operands are equal, their sum is the double of the point. The slope is then the slope of the tangent,
/// (3x² + a)/2y. The parameter `a` is the curve's coefficient a, or `None` if the coefficient is 0. If an operand or
/// the sum is the identity, the addition has no denominator, and the code uses 1 as the denominator.
#[inline(never)]
pub(super) fn add<L: Lanes, B: Block<L>>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    additions: Additions<'_, B>,
    ahead: Ahead<'_, L>,
    sums: &mut [Point<L>],
    scratch: &mut Scratch<L>,
) {
    if additions.groups::<L>() == 0 {
        return;
    }
    let phase = if B::SCATTERED { Phase::ScatteredAdditions } else { Phase::OrderedAdditions };
    let outer = recording::enter(phase);
    L::run(cpu, Batch { cpu, a, additions, ahead, sums, scratch });
    recording::enter(outer);
}

struct Batch<'a, L: Lanes, B> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    additions: Additions<'a, B>,
    ahead: Ahead<'a, L>,
    sums: &'a mut [Point<L>],
    scratch: &'a mut Scratch<L>,
}

/// The distance, in groups, from the current group to the group whose operands are prefetched.
const GROUPS_AHEAD: usize = 2;

impl<L: Lanes, B: Block<L>> Work for Batch<'_, L, B> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { cpu, a, additions, ahead, sums, scratch } = self;
        let groups = additions.groups::<L>();
        let Scratch { items, special, .. } = scratch;
        special.clear();
        // The sums are stored without checks of their places.
        additions.assert_places(sums.len());
        // Item i + 1 of `items` belongs to group i. The first item and the last item belong to no group. In the last
        // item, `before` is the product of all denominators. Each product is read from an item and written to the next
        // item, so products are not copied.
        let one = L::one(cpu);
        if items.len() < groups + 2 {
            items.resize_with(groups + 2, || Item { denominator: one, before: one, left_x: one });
        }
        // The first item has ones, and nothing writes to it. So the first call of `chain` stores a one in `before` of the
        // first group.
        for i in 0..=groups {
            // After the last group, the loop loads the last group again, and nothing reads its values.
            let next = additions.group::<L>(i.min(groups - 1));
            if B::SCATTERED && i + GROUPS_AHEAD < groups {
                prefetch_rows::<L>(additions.group::<L>(i + GROUPS_AHEAD).x());
            }
            let pair: &mut [_; 2] = first_of(&mut items[i..]);
            if L::chain(cpu, next.x(), pair) && i < groups {
                special.push(i);
                let (left, right) = operands_of(cpu, next);
                pair[1].denominator = special_denominator(cpu, left, right, pair[1].denominator);
            }
        }

        let phase = recording::enter(Phase::Inversions);
        let inverse = items[groups + 1].before.inverse(cpu);
        recording::enter(phase);
        items[groups + 1].before = inverse;
        let own = inverse.mul_inlined(&items[groups].before);
        let mut pending = Pending { own, rise: own, left_y: own, left_negated: 0 };
        let last = additions.group::<L>(groups - 1);
        rise(cpu, &mut pending, last.y(), last.negated());
        let mut entries_ahead = ahead.entries.chunks(2 * L::WIDTH);
        for i in (0..groups).rev() {
            if B::SCATTERED {
                for &entry in entries_ahead.next().unwrap_or(&[]) {
                    prefetch_far(ahead.operands.x(Entry::from_bits(entry)));
                }
            }
            if B::SCATTERED && i >= GROUPS_AHEAD {
                prefetch_rows::<L>(additions.group::<L>(i - GROUPS_AHEAD).y());
            }
            let group = additions.group::<L>(i);
            let next_group = additions.group::<L>(i.saturating_sub(1));
            // SAFETY: `assert_places` has checked the places of all sums.
            let mut step = unsafe { Step::new(next_group.y(), next_group.negated(), &mut *sums, group.to()) };
            let items: &mut [_; 3] = first_of(&mut items[i..]);
            if special.last() == Some(&i) {
                special.pop();
                finish_special(cpu, a, group, &mut pending, items, &mut step);
            } else {
                L::finish(cpu, &mut pending, items, &mut step);
            }
        }
    }
}

/// The first `N` items of a list.
#[inline(always)]
fn first_of<T, const N: usize>(items: &mut [T]) -> &mut [T; N] {
    &mut items[..N].as_chunks_mut().0[0]
}

/// Prefetches a coordinate of each operand of a group.
#[inline(always)]
fn prefetch_rows<L: Lanes>(rows: Rows<'_, L::Stored>) {
    for lane in 0..L::WIDTH {
        let [left, right] = rows.get(lane);
        prefetch(left);
        prefetch(right);
    }
}

/// Does the work of [`Lanes::finish`] for a group that has special additions.
#[cold]
#[inline(never)]
fn finish_special<L: Lanes, B: Block<L>>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    group: Group<'_, B>,
    pending: &mut Pending<L>,
    [next, this, later]: &mut [Item<L>; 3],
    step: &mut Step<'_, L::Stored>,
) {
    L::run(cpu, FinishSpecial { cpu, a, group, pending, next, this, later, step })
}

struct FinishSpecial<'a, 'b, L: Lanes, B> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    group: Group<'a, B>,
    pending: &'a mut Pending<L>,
    next: &'a Item<L>,
    this: &'a mut Item<L>,
    later: &'a Item<L>,
    step: &'a mut Step<'b, L::Stored>,
}

impl<L: Lanes, B: Block<L>> Work for FinishSpecial<'_, '_, L, B> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { cpu, a, group, pending, next, this, later, step } = self;
        let (left, right) = operands_of(cpu, group);
        let (x, y) = special_sum(cpu, a, left, right, pending.rise, pending.own);
        this.before = this.denominator.mul(&later.before);
        pending.own = this.before.mul(&next.before);
        rise(cpu, pending, step.next_y, step.next_negated);
        store(x, y, step);
    }
}

/// The operands of a group that has special additions.
#[cold]
#[inline(never)]
fn operands_of<L: Lanes, B: Block<L>>(cpu: L::Cpu, group: Group<'_, B>) -> ((L, L), (L, L)) {
    L::run(cpu, OperandsOf::<L, B> { cpu, group })
}

struct OperandsOf<'a, L: Lanes, B> {
    cpu: L::Cpu,
    group: Group<'a, B>,
}

impl<L: Lanes, B: Block<L>> Work for OperandsOf<'_, L, B> {
    type Output = ((L, L), (L, L));

    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self { cpu, group } = self;
        let ([left_negated, right_negated], x, y) = (group.negated(), group.x(), group.y());
        let left_y = L::load(cpu, |lane| y.get(lane)[0]).signed(left_negated, cpu);
        let right_y = L::load(cpu, |lane| y.get(lane)[1]).signed(right_negated, cpu);
        let left = (L::load(cpu, |lane| x.get(lane)[0]), left_y);
        (left, (L::load(cpu, |lane| x.get(lane)[1]), right_y))
    }
}

/// The sum of two points on a line of slope λ: (λ² − x₁ − x₂, λ·(x₁ − x₃) − y₁). Both coordinates of the sum have the
/// state "settled" (see [`Lanes`]). The sum takes 1M + 1S.
#[inline(always)]
fn sum_on_line<L: Lanes>(left: (L, L), right_x: L, slope: L) -> (L, L) {
    let x = slope.square().sub_settled([left.0, right_x]);
    (x, left.0.sub(x).mul(&slope).sub_settled([left.1]))
}

/// Returns 3x² + a, the numerator of a tangent's slope (3x² + a)/2y.
#[inline(always)]
fn tangent_rise<L: Lanes>(cpu: L::Cpu, a: Option<L::Stored>, x: L) -> L {
    let square = x.square();
    let rise = square.add(square).add(square).tidied();
    // The code uses `match` without a closure. A closure is a separate function, which is not compiled with the vector
    // instructions of the lanes.
    match a {
        Some(a) => rise.add(L::load(cpu, |_| &a)).tidied(),
        None => rise,
    }
}

/// The denominators of a group. In lanes without a special addition, the denominators are taken from `common`.
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
        // The assembly in `field/ifma` expects denominators below 18p, and an opposite y may be up to 16p.
        L::select(nothing, L::one(cpu), L::select(special.doubling, left.1.add(left.1).tidied(), common))
    }
}

/// The sums of a group with special additions. `inverse` has the inverses of the denominators.
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

/// The lanes of a group that have special additions. In a special addition, the formula for the line through two
/// different points does not give the sum.
#[derive(Clone, Copy)]
struct Special {
    left_is_identity: Mask,
    right_is_identity: Mask,
    doubling: Mask,
    /// The points are opposite. Two equal points of order two are also opposite.
    cancellation: Mask,
}

impl Special {
    #[inline(always)]
    fn of<L: Lanes>(left: (L, L), right: (L, L)) -> Self {
        let (left, right) = ((left.0.settled(), left.1.settled()), (right.0.settled(), right.1.settled()));
        let ((_, left_y), (_, right_y)) = (left, right);
        let (left_y_is_zero, right_y_is_zero) = (left_y.is_zero(), right_y.is_zero());
        let left_is_identity = left.0.is_zero() & left_y_is_zero;
        let right_is_identity = right.0.is_zero() & right_y_is_zero;
        let same_x = left.0.equals(right.0) & !left_is_identity & !right_is_identity;
        let doubling = same_x & left_y.equals(right_y) & !left_y_is_zero;
        Self { left_is_identity, right_is_identity, doubling, cancellation: same_x & !doubling }
    }

    /// Returns a coordinate of the sum of two points. If one point is the identity, the result is the coordinate of the
    /// other point. Otherwise, the result is `sum`.
    #[inline(always)]
    fn or_other<L: Lanes>(self, left: L, right: L, sum: L) -> L {
        let sum = L::select(self.right_is_identity, left.settled(), sum);
        L::select(self.left_is_identity, right.settled(), sum)
    }
}

/// The lanes in which a value is zero.
#[inline(always)]
fn zeros<L: Lanes>(value: L) -> Mask {
    if value.may_be_zero() { value.settled().is_zero() } else { 0 }
}

/// Doubles all points in place. Each doubling takes 5M + 2S, and all doublings share one inversion. The number of
/// points must be a multiple of the number of lanes. A caller can append identities to reach such a number.
///
/// The steps are the same as in [`add`]. For points with y = 0, including the identity, the denominator is replaced by
/// one, and the result is the identity.
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
            let denominator = L::select(zeros(y), L::one(cpu), y.add(y));
            scratch.quotients.push((denominator, product));
            product = denominator.mul(&product);
        }

        let mut inverse = product.inverse(cpu);

        for (group, (denominator, before)) in points.chunks_exact_mut(L::WIDTH).zip(scratch.quotients.iter()).rev() {
            let (x, y) = (L::load(cpu, |lane| &group[lane][0]), L::load(cpu, |lane| &group[lane][1]));
            let slope = tangent_rise(cpu, a, x).mul(&inverse.mul(before));
            inverse = denominator.mul(&inverse);
            let (double_x, double_y) = sum_on_line((x, y), x, slope);
            let (identity, zero) = (zeros(y), L::zero(cpu));
            L::select(identity, zero, double_x).store(|lane, x| group[lane][0] = x);
            L::select(identity, zero, double_y).store(|lane, y| group[lane][1] = y);
        }
    }
}
