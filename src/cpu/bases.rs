//! The functions by which the CPU engine reads the bases of a call.

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;

use super::table::CpuTable;
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::plan::CpuPlan;

/// An [`Entry`](super::entry::Entry) refers to a point by the point's number. The points of a base are its precomputed
/// multiples, one for each level. Level 0 is the base itself. The points of a base have consecutive numbers.
impl<'a, P: CurveParams> BaseView<'a, P, CpuTable<P>> {
    /// The number of points of each base in the table, or 1 if there is no table.
    pub(super) fn levels(&self) -> usize {
        self.table.map_or(1, |table| table.precomputation().factor() as usize)
    }

    /// True if base `i` is the identity.
    pub(super) fn is_identity(&self, i: usize) -> bool {
        self.table.is_none_or(CpuTable::has_identities) && self.base(i).is_zero()
    }

    /// The multiple of base `i` at a level. At level 0, the multiple is the base itself.
    pub(super) fn multiple(&self, i: usize, level: usize) -> Affine<P> {
        match self.table {
            Some(table) if level > 0 => table.points().get((self.first + self.place(i)) * self.levels() + level),
            _ => *self.base(i),
        }
    }

    /// Returns a function that maps the number of a base in use to the number of the base's first point:
    ///
    /// - If buckets read a table, the result is the number of the point in the table, counted from the first point of
    ///   the first given base.
    /// - If buckets read no table, the result is the index of the point in a list of multiples. The list of multiples
    ///   has `plan.levels()` consecutive points for each base in use, and no points of other bases.
    pub(super) fn first_point(&self, plan: &CpuPlan) -> impl Fn(usize) -> usize + use<'_, P> {
        let (in_table, used) = (plan.reads_table, plan.levels() as usize);
        move |i| if in_table { self.place(i) * self.levels() } else { i * used }
    }

    /// Returns the table, and the range of the table's points that belong to the given bases. Returns `None` if there
    /// is no table.
    pub(super) fn points_in_table(&self) -> Option<(&'a CpuTable<P>, Range<usize>)> {
        let levels = self.levels();
        let range = self.first * levels..(self.first + self.given()) * levels;
        self.table.map(|table| (table, range))
    }
}
