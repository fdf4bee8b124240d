//! Affine additions that share one inversion (Montgomery's trick).

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{AdditiveGroup, Field, One, Zero};

use super::field::FastField;
use crate::Curve;

/// One addition of a batch: `points[to] = points[left] + points[right]`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Addition {
    pub(super) left: u32,
    pub(super) right: u32,
    pub(super) to: u32,
}

/// Adds points in batches, and keeps the memory for it between them.
pub(super) struct BatchAdder<P: Curve> {
    /// What each addition divides by, the last addition's first, and the product of those before it.
    quotients: Vec<(P::BaseField, P::BaseField)>,
    /// The places of the additions that are not of two different points, the last one's first.
    special: Vec<usize>,
    additions: Vec<Addition>,
}

impl<P: Curve> BatchAdder<P> {
    /// An adder whose batches are at most this long.
    pub(super) fn with_capacity(additions: usize) -> Self {
        let quotients = Vec::with_capacity(additions);
        Self { quotients, special: Vec::new(), additions: Vec::with_capacity(additions) }
    }

    /// Performs all additions at the price of 5M + 1S each and one inversion. No addition may read what an earlier one
    /// writes.
    ///
    /// 1. From the last to the first, multiply up the denominators of the slopes, keeping each product so far.
    /// 2. Invert the product of all.
    /// 3. From the first to the last, split the next denominator's inverse off, and add with it.
    ///
    /// Equal points are doubled in the same way. Additions that divide by nothing (an operand is the identity, or the
    /// sum is) divide by one. Step 3 finds the operands as step 1 did, because nothing that it reads has been written.
    pub(super) fn add(&mut self, points: &mut [Affine<P>], additions: &[Addition]) {
        self.quotients.clear();
        self.special.clear();
        let mut product = P::BaseField::one();
        for (i, addition) in additions.iter().enumerate().rev() {
            let (left, right) = (&points[addition.left as usize], &points[addition.right as usize]);
            let mut denominator = right.x.fast_sub(&left.x);
            // The identity has x = 0, too, so that the common case takes three comparisons.
            if denominator.fast_is_zero() || left.x.fast_is_zero() || right.x.fast_is_zero() {
                self.special.push(i);
                denominator = special_denominator(left, right);
            }
            self.quotients.push((denominator, product));
            product = product.fast_mul(&denominator);
        }
        let mut inverse = product.fast_inverse().expect("no denominator is zero");
        for (i, addition) in additions.iter().enumerate() {
            let (left, right) = (&points[addition.left as usize], &points[addition.right as usize]);
            let (denominator, before) = self.quotients.pop().expect("step 1 left one for each addition");
            let own = inverse.fast_mul(&before);
            inverse = inverse.fast_mul(&denominator);
            points[addition.to as usize] = if self.special.last() == Some(&i) {
                self.special.pop();
                special_sum(left, right, &own)
            } else {
                sum_on_line(left, right, &right.y.fast_sub(&left.y), &own)
            };
        }
    }

    /// Sums each run of points into its first place, by a tree: in round r neighbours at distance 2^r are added, in all
    /// runs at once. A run as long as all of them together takes no more additions than short ones do, only more
    /// rounds, and so more inversions.
    pub(super) fn sum_runs(&mut self, points: &mut [Affine<P>], runs: &[std::ops::Range<u32>]) {
        let mut additions = std::mem::take(&mut self.additions);
        let mut distance = 1;
        loop {
            additions.clear();
            for run in runs {
                let lefts = (run.start..run.end).step_by(2 * distance as usize);
                additions.extend(lefts.take_while(|left| left + distance < run.end).map(|left| Addition {
                    left,
                    right: left + distance,
                    to: left,
                }));
            }
            if additions.is_empty() {
                break;
            }
            self.add(points, &additions);
            distance *= 2;
        }
        self.additions = additions;
    }
}

/// The sum of two points, neither the identity, given the slope of the line through them as a fraction: 2M + 1S.
#[inline(always)]
fn sum_on_line<P: Curve>(
    left: &Affine<P>,
    right: &Affine<P>,
    numerator: &P::BaseField,
    inverse: &P::BaseField,
) -> Affine<P> {
    let slope = numerator.fast_mul(inverse);
    let x = slope.fast_square().fast_sub(&left.x).fast_sub(&right.x);
    let y = slope.fast_mul(&left.x.fast_sub(&x)).fast_sub(&left.y);
    Affine::new_unchecked(x, y)
}

/// What an addition divides by that may be a doubling, a cancellation or have the identity as an operand; one, if it
/// needs no division.
#[cold]
fn special_denominator<P: Curve>(left: &Affine<P>, right: &Affine<P>) -> P::BaseField {
    match () {
        () if left.is_zero() || right.is_zero() => P::BaseField::one(),
        () if left.x != right.x => right.x - left.x,
        // A point of order two is its own opposite.
        () if left.y == right.y && !left.y.is_zero() => left.y.double(),
        () => P::BaseField::one(),
    }
}

/// The sum of the same two points, given the inverse of that.
#[cold]
fn special_sum<P: Curve>(left: &Affine<P>, right: &Affine<P>, inverse: &P::BaseField) -> Affine<P> {
    match () {
        () if left.is_zero() => *right,
        () if right.is_zero() => *left,
        () if left.x != right.x => sum_on_line(left, right, &(right.y - left.y), inverse),
        () if left.y == right.y && !left.y.is_zero() => {
            let square = left.x.square();
            sum_on_line(left, right, &(square.double() + square + P::COEFF_A), inverse)
        }
        () => Affine::identity(),
    }
}
