//! A single point in internal form.

use crate::field::lanes::Lanes;

/// A point in internal form: x and y. The identity is (0, 0).
pub(super) type Point<L> = [<L as Lanes>::Stored; 2];

/// A point in Jacobian coordinates (X/Z², Y/Z³): X and Z have the internal form of an x-coordinate, and Y has the
/// internal form of a y-coordinate. The point is not the identity.
pub(super) type JacobianPoint<L> = [<L as Lanes>::Stored; 3];

/// True if a point is the identity.
pub(super) fn is_identity<L: Lanes>(point: &Point<L>) -> bool {
    *point == [L::ZERO; 2]
}
