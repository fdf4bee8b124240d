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
    prefixes: Vec<P::BaseField>,
    additions: Vec<Addition>,
}

impl<P: Curve> BatchAdder<P> {
    /// An adder whose batches are at most this long.
    pub(super) fn with_capacity(additions: usize) -> Self {
        Self { prefixes: Vec::with_capacity(additions), additions: Vec::with_capacity(additions) }
    }

    /// Performs all additions at the price of 5M + 1S each and one inversion. No addition may read what an earlier one
    /// writes.
    ///
    /// 1. From the last to the first, multiply up the denominators of the slopes, keeping each product so far.
    /// 2. Invert the product of all.
    /// 3. From the first to the last, split the next denominator's inverse off, and add with it.
    ///
    /// Equal points are doubled in the same way. Additions that divide by nothing (an operand is the identity, or the
    /// sum is) take part in neither product; step 3 sees them for what they are just as step 1 did, because nothing
    /// that it reads has been written.
    pub(super) fn add(&mut self, points: &mut [Affine<P>], additions: &[Addition]) {
        self.prefixes.clear();
        let mut product = P::BaseField::one();
        for addition in additions.iter().rev() {
            let (left, right) = (&points[addition.left as usize], &points[addition.right as usize]);
            if let Some(denominator) = denominator(left, right) {
                self.prefixes.push(product);
                product = product.fast_mul(&denominator);
            }
        }
        let mut inverse = product.inverse().expect("no denominator is zero");
        for addition in additions {
            let (left, right) = (&points[addition.left as usize], &points[addition.right as usize]);
            let sum = match denominator(left, right) {
                Some(denominator) => {
                    let prefix = self.prefixes.pop().expect("step 1 saw the same denominators");
                    let own = inverse.fast_mul(&prefix);
                    inverse = inverse.fast_mul(&denominator);
                    sum_on_line(left, right, &own)
                }
                None if left.is_zero() => *right,
                None if right.is_zero() => *left,
                None => Affine::identity(),
            };
            points[addition.to as usize] = sum;
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

/// What the slope of the line through two points, or of the tangent where they are equal, is divided by. None where the
/// sum needs no division: with the identity as an operand or as the sum.
#[inline(always)]
fn denominator<P: Curve>(left: &Affine<P>, right: &Affine<P>) -> Option<P::BaseField> {
    if left.is_zero() || right.is_zero() {
        return None;
    }
    let difference = right.x - left.x;
    if !difference.is_zero() {
        return Some(difference);
    }
    // A point of order two is its own opposite.
    (left.y == right.y && !left.y.is_zero()).then(|| left.y.double())
}

/// The sum of two points, given the inverse of their [`denominator`]: 2M + 1S; one more squaring for a doubling.
#[inline(always)]
fn sum_on_line<P: Curve>(left: &Affine<P>, right: &Affine<P>, inverse: &P::BaseField) -> Affine<P> {
    let numerator = if left.x == right.x {
        let square = left.x.fast_square();
        square.double() + square + P::COEFF_A
    } else {
        right.y - left.y
    };
    let slope = numerator.fast_mul(inverse);
    let x = slope.fast_square() - left.x - right.x;
    let y = slope.fast_mul(&(left.x - x)) - left.y;
    Affine::new_unchecked(x, y)
}
