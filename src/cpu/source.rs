//! The bases of a call.

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;

use super::table::CpuTable;
use crate::curve::CurveParams;
use crate::plan::CpuPlan;

/// The bases of a call: a base for each scalar.
///
/// An [`Entry`](super::entry::Entry) numbers their points. The points of a base, one for each level that is read, follow one
/// another.
pub(crate) struct BaseSource<'a, P: CurveParams> {
    /// As the caller has them.
    given: &'a [Affine<P>],
    /// The table that has the given bases too, and the number of the first of them there.
    table: Option<(&'a CpuTable<P>, usize)>,
    /// The bases that count, by their places among those given. All of them if there is no list.
    places: Option<&'a [usize]>,
}

impl<'a, P: CurveParams> BaseSource<'a, P> {
    /// All given bases. A table has them too, from a number on.
    pub(crate) fn new(given: &'a [Affine<P>], table: Option<(&'a CpuTable<P>, usize)>) -> Self {
        Self { given, table, places: None }
    }

    /// Only the bases at these places, which ascend.
    pub(crate) fn at(self, places: &'a [usize]) -> Self {
        Self { places: Some(places), ..self }
    }

    /// The number of bases.
    pub(super) fn len(&self) -> usize {
        self.places.map_or(self.given.len(), <[usize]>::len)
    }

    /// The table.
    pub(super) fn table(&self) -> Option<&'a CpuTable<P>> {
        self.table.map(|(table, _)| table)
    }

    /// The points of each base in the table; 1 without a table.
    pub(super) fn levels(&self) -> usize {
        self.table.map_or(1, |(table, _)| table.precomputation().factor() as usize)
    }

    /// The bases in a range of these.
    pub(super) fn slice(&self, range: Range<usize>) -> Self {
        match self.places {
            Some(places) => Self { places: Some(&places[range]), ..*self },
            None => Self {
                given: &self.given[range.clone()],
                table: self.table.map(|(table, first)| (table, first + range.start)),
                places: None,
            },
        }
    }

    /// The number of base `i` among those given.
    fn place(&self, i: usize) -> usize {
        self.places.map_or(i, |places| places[i])
    }

    /// Base `i`.
    pub(super) fn base(&self, i: usize) -> &'a Affine<P> {
        &self.given[self.place(i)]
    }

    /// True if base `i` is the identity.
    pub(super) fn is_identity(&self, i: usize) -> bool {
        self.table.is_none_or(|(table, _)| table.has_identities()) && self.base(i).is_zero()
    }

    /// Base `i` at a level.
    pub(super) fn multiple(&self, i: usize, level: usize) -> Affine<P> {
        match self.table {
            Some((table, first)) if level > 0 => table.points().get((first + self.place(i)) * self.levels() + level),
            _ => *self.base(i),
        }
    }

    /// The number of the first point of each base, for a plan.
    ///
    /// - Buckets from a table: the points in the table, from the first given base on.
    /// - Otherwise: the multiples that the plan uses, without places that are not listed.
    pub(super) fn first_point(&self, plan: &CpuPlan) -> impl Fn(usize) -> usize + use<'_, P> {
        let (in_table, used) = (plan.reads_table, plan.levels() as usize);
        move |i| if in_table { self.place(i) * self.levels() } else { i * used }
    }

    /// The points of the table that belong to the given bases.
    pub(super) fn points_in_table(&self) -> Option<(&'a CpuTable<P>, Range<usize>)> {
        let (table, first) = self.table?;
        let levels = self.levels();
        Some((table, first * levels..(first + self.given.len()) * levels))
    }
}
