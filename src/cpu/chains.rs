//! Computes the sum of a small number of points, without batches of affine additions. Each lane computes a chain of
//! additions.

use super::entry::Entry;
use super::point::Point;
use super::points::Operands;
use crate::field::lanes::{Lanes, Mask, Work};

/// The sum of the points to which the entries refer. The result is `None` if the sum is the identity, or if any of the
/// additions is special. An addition is special if the two points are equal or opposite, or if x = 0 for one of the
/// points. The identity is stored with x = 0.
///
/// Each lane adds every `WIDTH`-th point to a sum in extended Jacobian coordinates (XYZZ). Adding an affine point to a
/// sum in XYZZ coordinates takes 8M + 2S (madd-2008-s). Then the sums in the upper half of the lanes are added to the
/// sums in the lower half (add-2008-s). The halving is repeated until one lane is left. Only one inversion is
/// necessary, to convert the final sum to affine form. A [`Tree`](super::tree::Tree) takes only 5M + 1S for each point,
/// but needs one inversion for each level.
///
/// An addition computes ZZ₃ = ZZ₁·P², where P is the difference of the x-coordinates. So an addition of equal or
/// opposite points makes ZZ zero, and all later additions leave ZZ zero. So the check of the last ZZ detects all
/// additions of equal or opposite points.
///
/// # Panics
///
/// Panics if there are fewer entries than lanes.
pub(super) fn sum<L: Lanes>(cpu: L::Cpu, operands: &Operands<'_, L>, entries: &[Entry]) -> Option<Point<L>> {
    assert!(entries.len() >= L::WIDTH, "each lane begins with a point");
    L::run(cpu, Chains { cpu, operands, entries })
}

struct Chains<'a, L: Lanes> {
    cpu: L::Cpu,
    operands: &'a Operands<'a, L>,
    entries: &'a [Entry],
}

impl<L: Lanes> Work for Chains<'_, L> {
    type Output = Option<Point<L>>;

    #[inline(always)]
    fn run(self) -> Option<Point<L>> {
        let Self { cpu, operands, entries } = self;
        let mut rows = entries.chunks(L::WIDTH);
        let (x, y) = load(cpu, operands, rows.next()?);
        let mut special = x.may_be_zero();
        let mut sum = Extended { x, y: y.settled(), zz: L::one(cpu), zzz: L::one(cpu) };
        for row in rows {
            let (x, y) = load(cpu, operands, row);
            special |= x.may_be_zero();
            let next = sum.plus_affine(x, y);
            sum = if row.len() == L::WIDTH { next } else { Extended::select(lowest(row.len()), next, sum) };
        }
        let mut lanes = L::WIDTH;
        while lanes > 1 {
            lanes /= 2;
            sum = sum.plus(sum.moved_down(cpu, lanes));
        }

        let zz = sum.zz.settled();
        if special || zz.is_zero() & 1 != 0 {
            return None;
        }
        // The code reads only the point of lane 0. In the other lanes, ZZZ may be zero, so 1 replaces ZZZ before the
        // inversion.
        let inverse = L::select(1, sum.zzz, L::one(cpu)).inverse(cpu);
        let z_inverse = sum.zz.mul(&inverse);
        let x = z_inverse.square().mul(&sum.x).settled();
        let y = inverse.mul(&sum.y).settled();
        let mut point = [L::ZERO; 2];
        x.store(|lane, x| {
            if lane == 0 {
                point[0] = x;
            }
        });
        y.store(|lane, y| {
            if lane == 0 {
                point[1] = y;
            }
        });
        Some(point)
    }
}

/// The points to which a row of entries refers. If the row has fewer entries than there are lanes, the remaining lanes
/// repeat the last point.
#[inline(always)]
fn load<L: Lanes>(cpu: L::Cpu, operands: &Operands<'_, L>, row: &[Entry]) -> (L, L) {
    let entry = |lane: usize| row[lane.min(row.len() - 1)];
    let mut negated: Mask = 0;
    for lane in 0..L::WIDTH {
        negated |= Mask::from(entry(lane).is_negated()) << lane;
    }
    let x = L::load(cpu, |lane| operands.x(entry(lane)));
    (x, L::load(cpu, |lane| operands.y(entry(lane))).signed(negated, cpu))
}

/// Moves the element of lane i + `by` to lane i. The value must have the state "settled" (see [`Lanes`]).
#[inline(always)]
fn moved_down<L: Lanes>(cpu: L::Cpu, value: L, by: usize) -> L {
    let mut elements = [L::ZERO; Mask::BITS as usize];
    value.store(|lane, element| elements[lane] = element);
    L::load(cpu, |lane| &elements[(lane + by) % L::WIDTH])
}

/// The mask of the lowest `lanes` lanes.
#[inline(always)]
fn lowest(lanes: usize) -> Mask {
    (1 << lanes) - 1
}

/// A point in each lane: x = X/ZZ, y = Y/ZZZ, ZZ³ = ZZZ². X and Y have the state "settled" (see [`Lanes`]). ZZ and ZZZ
/// are products or 1.
#[derive(Clone, Copy)]
struct Extended<L> {
    x: L,
    y: L,
    zz: L,
    zzz: L,
}

impl<L: Lanes> Extended<L> {
    /// Adds affine points. `x` has the state "kept", and `y` has the state "sum of 1" (see [`Lanes`]).
    #[inline(always)]
    fn plus_affine(self, x: L, y: L) -> Self {
        let p = x.mul(&self.zz).sub(self.x).tidied();
        let r = y.mul(&self.zzz).sub(self.y).tidied();
        let pp = p.square();
        let ppp = p.mul(&pp);
        let q = self.x.mul(&pp);
        let x = r.square().sub(ppp.add(q).add(q)).settled();
        let y = q.sub(x).mul(&r).sub(self.y.mul(&ppp)).settled();
        Self { x, y, zz: self.zz.mul(&pp), zzz: self.zzz.mul(&ppp) }
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        let (u, s) = (self.x.mul(&other.zz), self.y.mul(&other.zzz));
        let p = other.x.mul(&self.zz).sub(u).tidied();
        let r = other.y.mul(&self.zzz).sub(s).tidied();
        let pp = p.square();
        let ppp = p.mul(&pp);
        let q = u.mul(&pp);
        let x = r.square().sub(ppp.add(q).add(q)).settled();
        let y = q.sub(x).mul(&r).sub(s.mul(&ppp)).settled();
        Self { x, y, zz: self.zz.mul(&other.zz).mul(&pp), zzz: self.zzz.mul(&other.zzz).mul(&ppp) }
    }

    /// Moves the point of lane i + `by` to lane i. The points in the highest `by` lanes are unspecified.
    #[inline(always)]
    fn moved_down(self, cpu: L::Cpu, by: usize) -> Self {
        Self {
            x: moved_down(cpu, self.x, by),
            y: moved_down(cpu, self.y, by),
            zz: moved_down(cpu, self.zz.settled(), by),
            zzz: moved_down(cpu, self.zzz.settled(), by),
        }
    }

    #[inline(always)]
    fn select(mask: Mask, a: Self, b: Self) -> Self {
        Self {
            x: L::select(mask, a.x, b.x),
            y: L::select(mask, a.y, b.y),
            zz: L::select(mask, a.zz, b.zz),
            zzz: L::select(mask, a.zzz, b.zzz),
        }
    }
}
