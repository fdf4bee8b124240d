//! A view of the bases of a computation. All engines read bases through this view.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use crate::curve::CurveParams;

/// The bases of a computation: at least one base for each scalar. The view borrows the bases. A table of type `T` may
/// also hold these bases and their multiples.
pub struct BaseView<'a, P: CurveParams, T> {
    /// The bases that the caller gave.
    pub(crate) bases: &'a [Affine<P>],
    /// The table that holds the given bases. `None` if there is no such table.
    pub(crate) table: Option<&'a T>,
    /// The index of the first given base in the table of prepared bases.
    pub(crate) first: usize,
    /// The places of the bases in use. A place is the index of a base among the given bases, plus `before`. If `None`,
    /// all given bases are in use.
    places: Option<&'a [usize]>,
    /// The place of the first given base.
    before: usize,
}

impl<P: CurveParams, T> Clone for BaseView<'_, P, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams, T> Copy for BaseView<'_, P, T> {}

#[expect(clippy::indexing_slicing, reason = "ranges and places are within the bases")]
impl<'a, P: CurveParams, T> BaseView<'a, P, T> {
    /// A view that uses all given bases. In the table, the first given base has the index `first`.
    pub(crate) fn new(bases: &'a [Affine<P>], table: Option<&'a T>, first: usize) -> Self {
        Self { bases, table, first, places: None, before: 0 }
    }

    /// A view that uses all given bases. The bases are not prepared.
    pub(crate) fn of(bases: &'a [Affine<P>]) -> Self {
        Self::new(bases, None, 0)
    }

    /// Returns this view with its table replaced by `table`.
    pub(crate) fn over<U>(&self, table: Option<&'a U>) -> BaseView<'a, P, U> {
        let Self { bases, first, places, before, .. } = *self;
        BaseView { bases, table, first, places, before }
    }

    /// The view that uses only the bases at the given places. The places must ascend.
    pub(crate) fn at(self, places: &'a [usize]) -> Self {
        Self { places: Some(places), ..self }
    }

    /// The number of bases in use.
    pub(crate) fn len(&self) -> usize {
        self.places.map_or(self.bases.len(), <[usize]>::len)
    }

    /// The number of given bases.
    pub(crate) fn given(&self) -> usize {
        self.bases.len()
    }

    /// Returns a new view of the bases in the given range, and the numbers of these bases in this view. In each view,
    /// the bases in use are numbered from 0.
    pub(crate) fn part(&self, given: Range<usize>) -> (Self, Range<usize>) {
        let (before, start) = (self.before + given.start, given.start);
        let part = Self { bases: &self.bases[given.clone()], first: self.first + start, before, ..*self };
        let Some(places) = self.places else { return (Self { before: 0, ..part }, given) };
        let numbered = |end: usize| places.partition_point(|&place| place < before + end - start);
        let numbers = numbered(given.start)..numbered(given.end);
        (Self { places: Some(&places[numbers.clone()]), ..part }, numbers)
    }

    /// A view of the bases in use whose numbers are in the given range.
    pub(crate) fn slice(&self, numbers: Range<usize>) -> Self {
        match self.places {
            Some(places) => Self { places: Some(&places[numbers]), ..*self },
            None => self.part(numbers).0,
        }
    }

    /// The index of a base among the given bases. `i` is the base's number among the bases in use.
    pub(crate) fn place(&self, i: usize) -> usize {
        self.places.map_or(i, |places| places[i] - self.before)
    }

    /// The base with number `i` among the bases in use.
    pub(crate) fn base(&self, i: usize) -> &'a Affine<P> {
        &self.bases[self.place(i)]
    }
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{G1Affine, g1};
    use ark_ec::{AffineRepr, CurveGroup};

    use super::*;

    /// Tests that the view of a part of the given bases uses exactly the listed bases within this part. Tests this for
    /// a part of all given bases, and for a part of such a part.
    #[test]
    fn parts_have_their_own_places() {
        let step = G1Affine::generator();
        let given: Vec<_> = (1..=10u64).map(|i| (step * ark_bls12_381::Fr::from(i)).into_affine()).collect();
        let places = [1, 4, 5, 9];
        let all = BaseView::<g1::Config, ()>::of(&given);
        let found = |view: &BaseView<'_, g1::Config, ()>| (0..view.len()).map(|i| *view.base(i)).collect::<Vec<_>>();

        let (part, numbers) = all.part(2..7);
        assert_eq!((numbers, part.first, found(&part)), (2..7, 2, given[2..7].to_vec()));
        assert_eq!(found(&part.slice(1..3)), given[3..5]);
        assert_eq!(part.slice(1..3).first, 3);

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
