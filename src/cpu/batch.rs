//! Affine additions that share one inversion (Montgomery's trick).

use super::addition::{Additions, Ahead, Block, Group};
use super::entry::Entry;
use super::point::Point;
use super::prefetch::{prefetch, prefetch_far};
use crate::field::lanes::{Lanes, Mask, Work};
use crate::timings::recording::{self, Phase};

/// The memory of a batch, which the next batch reuses.
pub(super) struct Scratch<L> {
    /// For each group of additions, the values that step 3 of [`add`] reads.
    denominators: Vec<Denominators<L>>,
    /// For each group of doublings, the group's denominators, and the product of the denominators of all earlier
    /// groups.
    quotients: Vec<(L, L)>,
    /// The indexes of the groups that have a special addition. An addition is special if the points are equal or
    /// opposite, or if a point is the identity.
    special: Vec<usize>,
}

/// The values of a group that step 3 of [`add`] reads.
struct Denominators<L> {
    /// The denominators of the slopes.
    denominator: L,
    /// The product of all denominators in all earlier groups. If `L::CALLS` is true, step 3 of [`add`] replaces the
    /// product by its inverse.
    before: L,
    /// The x-coordinates of the left operands.
    left_x: L,
}

/// The y-coordinates of the operands of a group of additions.
struct Rise<L> {
    /// The y-coordinates of the left operands, before any negation.
    left_y: L,
    /// The lanes in which the left operand is negated.
    left_negated: Mask,
    /// The right operands' y-coordinates minus the left operands' y-coordinates, after the negations.
    rise: L,
}

impl<L> Default for Scratch<L> {
    fn default() -> Self {
        Self { denominators: Vec::new(), quotients: Vec::new(), special: Vec::new() }
    }
}

/// Performs all additions. Each addition takes 5M + 1S, and all additions share one inversion. If there are no
/// additions, the function does nothing.
///
/// 1. Multiply the denominators of the slopes, one after the other, and keep each partial product.
/// 2. Invert the product of all denominators.
/// 3. For each addition, from the last to the first: compute the inverse of the addition's denominator from the inverse
///    of the product, and then compute the sum.
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
        let Scratch { denominators, special, .. } = scratch;
        special.clear();
        // Item i + 1 of `denominators` belongs to group i. The first item and the last item belong to no group. In the
        // last item, `before` is the product of all denominators.
        //
        // If `L::CALLS` is true, each multiplication reads the previous product from its item, and writes the next
        // product into the next item. So no product is copied. Otherwise, the previous product stays in registers.
        let mut product = L::one(cpu);
        if denominators.len() < groups + 2 {
            let one = product;
            denominators.resize_with(groups + 2, || Denominators { denominator: one, before: one, left_x: one });
        }
        denominators[1].before = product;
        for i in 0..groups {
            if B::SCATTERED && i + GROUPS_AHEAD < groups {
                let group = additions.group::<L>(i + GROUPS_AHEAD);
                for lane in 0..L::WIDTH {
                    let [left, right] = group.x(lane);
                    prefetch(left);
                    prefetch(right);
                }
            }
            let group = additions.group::<L>(i);
            let left_x = L::load(cpu, |lane| group.x(lane)[0]);
            let right_x = L::load(cpu, |lane| group.x(lane)[1]);
            let mut denominator = right_x.sub(left_x);
            // The identity is stored with x = 0, so three comparisons are enough to see that a group has no special
            // additions.
            if left_x.may_equal(right_x) || left_x.may_be_zero() || right_x.may_be_zero() {
                special.push(i);
                let (left, right) = operands_of(cpu, group);
                denominator = special_denominator(cpu, left, right, denominator);
            }
            let (this, next) = denominators.split_at_mut(i + 2);
            let (this, next) = (&mut this[i + 1], &mut next[0]);
            (this.denominator, this.left_x) = (denominator, left_x);
            this.denominator.mul_to(if L::CALLS { &this.before } else { &product }, &mut next.before);
            if !L::CALLS {
                product = next.before;
            }
        }

        // The loop interleaves the products of this group and of the next group, so that a product need not wait for
        // the result of the previous product. The loop visits the groups from the last to the first, so the next group
        // has the lower index. The order of the products is:
        //
        // 1. The slopes λ of this group.
        // 2. The inverse of the product of the denominators of the next group and of all groups with lower indexes.
        // 3. The squares λ² of this group.
        // 4. The inverse of the next group's denominators.
        // 5. The products λ·(x₁ − x₃) of this group.
        let phase = recording::enter(Phase::Inversions);
        let mut inverse = denominators[groups + 1].before.inverse(cpu);
        recording::enter(phase);
        denominators[groups + 1].before = inverse;
        let mut own = inverse.mul_inlined(&denominators[groups].before);
        let mut entries_ahead = ahead.entries.chunks(2 * L::WIDTH);
        let mut rise = Rise::of(cpu, additions.group::<L>(groups - 1));
        for i in (0..groups).rev() {
            let group = additions.group::<L>(i);
            let (next, this) = denominators.split_at_mut(i + 1);
            let (this, later) = this.split_at_mut(1);
            let (next, later, Denominators { denominator, before, left_x }) = (&next[i], &later[0], &mut this[0]);
            if B::SCATTERED {
                for &entry in entries_ahead.next().unwrap_or(&[]) {
                    prefetch_far(ahead.operands.x(Entry::from_bits(entry)));
                }
            }
            if B::SCATTERED && i >= GROUPS_AHEAD {
                let group = additions.group::<L>(i - GROUPS_AHEAD);
                for lane in 0..L::WIDTH {
                    let [left, right] = group.y(lane);
                    prefetch(left);
                    prefetch(right);
                }
            }
            let next_group = additions.group::<L>(i.saturating_sub(1));
            let (x, y) = if special.last() == Some(&i) {
                special.pop();
                let (left, right) = operands_of(cpu, group);
                let sum = special_sum(cpu, a, left, right, rise.rise, own);
                inverse = denominator.mul(if L::CALLS { &later.before } else { &inverse });
                *before = inverse;
                own = inverse.mul(&next.before);
                rise = rise_of(cpu, next_group);
                sum
            } else {
                let Rise { left_y, left_negated, .. } = rise;
                let slope = rise.rise.mul_inlined(&own);
                if L::CALLS {
                    denominator.mul_to(&later.before, before);
                } else {
                    inverse = denominator.mul_inlined(&inverse);
                }
                // The denominator is x₂ − x₁, so the code computes x₂ as x₁ + denominator and need not load x₂ again.
                let x = slope.square_less([*left_x, *left_x, *denominator]);
                rise = Rise::of(cpu, next_group);
                let inverse_of_next = if L::CALLS { before } else { &inverse };
                inverse_of_next.mul_to(&next.before, &mut own);
                (x, left_x.sub(x).mul_less(&slope, left_y, left_negated, cpu))
            };
            x.store(|lane, x| sums[group.to(lane)][0] = x);
            y.store(|lane, y| sums[group.to(lane)][1] = y);
        }
    }
}

impl<L: Lanes> Rise<L> {
    /// Loads the y-coordinates of a group's operands, and computes the differences right minus left.
    #[inline(always)]
    fn of<B: Block<L>>(cpu: L::Cpu, group: Group<'_, B>) -> Self {
        let left_y = L::load(cpu, |lane| group.y(lane)[0]);
        let right_y = L::load(cpu, |lane| group.y(lane)[1]);
        let [left_negated, right_negated] = group.negated();
        let rise = right_y.signed_difference(right_negated, left_y, left_negated, cpu);
        Self { left_y, left_negated, rise }
    }
}

/// Calls [`Rise::of`] for a group that is added after a group with special additions.
#[cold]
#[inline(never)]
fn rise_of<L: Lanes, B: Block<L>>(cpu: L::Cpu, group: Group<'_, B>) -> Rise<L> {
    L::run(cpu, RiseOf::<L, B> { cpu, group })
}

struct RiseOf<'a, L: Lanes, B> {
    cpu: L::Cpu,
    group: Group<'a, B>,
}

impl<L: Lanes, B: Block<L>> Work for RiseOf<'_, L, B> {
    type Output = Rise<L>;

    #[inline(always)]
    fn run(self) -> Rise<L> {
        Rise::of(self.cpu, self.group)
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
        let [left_negated, right_negated] = group.negated();
        let left_y = L::load(cpu, |lane| group.y(lane)[0]).signed(left_negated, cpu);
        let right_y = L::load(cpu, |lane| group.y(lane)[1]).signed(right_negated, cpu);
        let left = (L::load(cpu, |lane| group.x(lane)[0]), left_y);
        (left, (L::load(cpu, |lane| group.x(lane)[1]), right_y))
    }
}

/// The sum of two points on a line of slope λ: (λ² − x₁ − x₂, λ·(x₁ − x₃) − y₁). Both coordinates of the sum have the
/// state "settled" (see [`Lanes`]). The sum takes 1M + 1S.
#[inline(always)]
fn sum_on_line<L: Lanes>(left: (L, L), right_x: L, slope: L) -> (L, L) {
    let x = slope.square().sub_settled([left.0, right_x]);
    (x, left.0.sub(x).mul(&slope).sub_settled([left.1]))
}

/// Returns 3x² + a, the numerator of a tangent's slope (3x² + a)/2y. The result is a sum of up to three products (see
/// [`Lanes`]).
#[inline(always)]
fn tangent_rise<L: Lanes>(cpu: L::Cpu, a: Option<L::Stored>, x: L) -> L {
    let square = x.square();
    let rise = square.add(square).add(square);
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
        L::select(nothing, L::one(cpu), L::select(special.doubling, left.1.add(left.1), common))
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
