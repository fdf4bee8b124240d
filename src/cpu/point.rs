//! A single point in internal form.

use crate::field::lanes::Lanes;

/// A point in internal form: x and y. The identity is (0, 0).
pub(super) type Point<L> = [<L as Lanes>::Stored; 2];

/// True if a point is the identity.
pub(super) fn is_identity<L: Lanes>(point: &Point<L>) -> bool {
    *point == [L::ZERO; 2]
}
