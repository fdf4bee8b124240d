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
    /// The bases that count, by their places among those given, plus `before`. All of them if there is no list.
    places: Option<&'a [usize]>,
    /// The number that places count before the first of the given bases.
    before: usize,
}

impl<'a, P: CurveParams> BaseSource<'a, P> {
    /// All given bases. A table has them too, from a number on.
    pub(crate) fn new(given: &'a [Affine<P>], table: Option<(&'a CpuTable<P>, usize)>) -> Self {
        Self { given, table, places: None, before: 0 }
    }

    /// Only the bases at these places, which ascend.
    pub(crate) fn at(self, places: &'a [usize]) -> Self {
        Self { places: Some(places), ..self }
    }

    /// The number of bases that count.
    pub(super) fn len(&self) -> usize {
        self.places.map_or(self.given.len(), <[usize]>::len)
    }

    /// The number of bases that are given.
    pub(super) fn given(&self) -> usize {
        self.given.len()
    }

    /// The table.
    pub(super) fn table(&self) -> Option<&'a CpuTable<P>> {
        self.table.map(|(table, _)| table)
    }

    /// The points of each base in the table; 1 without a table.
    pub(super) fn levels(&self) -> usize {
        self.table.map_or(1, |(table, _)| table.precomputation().factor() as usize)
    }

    /// The bases that count in a range of those given, and their numbers.
    pub(super) fn part(&self, given: Range<usize>) -> (Self, Range<usize>) {
        let table = self.table.map(|(table, first)| (table, first + given.start));
        let (before, start) = (self.before + given.start, given.start);
        let part = Self { given: &self.given[given.clone()], table, before, ..*self };
        let Some(places) = self.places else { return (Self { before: 0, ..part }, given) };
        let numbered = |end: usize| places.partition_point(|&place| place < before + end - start);
        let numbers = numbered(given.start)..numbered(given.end);
        (Self { places: Some(&places[numbers.clone()]), ..part }, numbers)
    }

    /// The bases with these numbers.
    pub(super) fn slice(&self, numbers: Range<usize>) -> Self {
        match self.places {
            Some(places) => Self { places: Some(&places[numbers]), ..*self },
            None => self.part(numbers).0,
        }
    }

    /// The number of base `i` among those given.
    fn place(&self, i: usize) -> usize {
        self.places.map_or(i, |places| places[i] - self.before)
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

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{G1Affine, g1};
    use ark_ec::CurveGroup;

    use super::*;

    /// A part of the given bases has the listed ones among them, and a part of a part too.
    #[test]
    fn parts_have_their_own_places() {
        let step = G1Affine::generator();
        let given: Vec<_> = (1..=10u64).map(|i| (step * ark_bls12_381::Fr::from(i)).into_affine()).collect();
        let places = [1, 4, 5, 9];
        let all = BaseSource::<g1::Config>::new(&given, None);
        let found =
            |source: &BaseSource<'_, g1::Config>| (0..source.len()).map(|i| *source.base(i)).collect::<Vec<_>>();

        let (part, numbers) = all.part(2..7);
        assert_eq!((numbers, found(&part)), (2..7, given[2..7].to_vec()));
        assert_eq!(found(&part.slice(1..3)), given[3..5]);

        let listed = all.at(&places);
        assert_eq!(found(&listed), places.map(|place| given[place]));
        let (part, numbers) = listed.part(4..9);
        assert_eq!((numbers, found(&part)), (1..3, given[4..6].to_vec()));
        let (part, numbers) = part.part(1..5);
        assert_eq!((numbers, found(&part)), (1..2, given[5..6].to_vec()));
        assert_eq!(found(&listed.slice(2..4)), [given[5], given[9]]);
        assert_eq!(listed.part(6..9).1, 3..3);
    }
}
