//! Bases that are kept at rest, with their multiples, from one call to the next.

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;

use super::field::lanes::{Lanes, One};
use super::points::{Layout, Points, wake};
use super::{Wide, in_tasks, wide};
use crate::Curve;
use crate::recode::Elastic;

/// The multiples of n bases, at rest, with their images under the powers of the endomorphism. The multiples of a base
/// follow one another: that of base i at level j is point i·levels + j.
pub(crate) struct Table<P: Curve> {
    n: usize,
    elastic: Elastic,
    parts: usize,
    /// Whether any base is the identity: to look at each costs a call a hundredth.
    identities: bool,
    points: AtRest<P>,
}

/// Points in the lanes that they are read by.
pub(super) enum AtRest<P: Curve> {
    Wide(<Wide<P> as Lanes>::Cpu, Points<Wide<P>>),
    One(Points<One<P::BaseField>>),
}

impl<P: Curve> Table<P> {
    /// From [`multiples`](super::multiples()) of the bases, level after level, for scalars in so many parts. `lanes` is
    /// that of [`lanes`](super::lanes), or 1 to leave vector instructions unused.
    ///
    /// # Panics
    ///
    /// If levels are of different lengths.
    pub(crate) fn new(multiples: &[Affine<P>], elastic: Elastic, parts: usize, lanes: usize, threads: usize) -> Self {
        let levels = elastic.levels() as usize;
        let n = multiples.len() / levels;
        assert_eq!(n * levels, multiples.len(), "every level has each base");
        let point = |i: usize| &multiples[i % levels * n + i / levels];
        let points = match wide::<P>().filter(|_| lanes > 1) {
            Some(cpu) => AtRest::Wide(cpu, Points::new(n * levels, point, parts, threads, true)),
            None => AtRest::One(Points::new(n * levels, point, parts, threads, true)),
        };
        let identities = multiples[..n].iter().any(AffineRepr::is_zero);
        Self { n, elastic, parts, identities, points }
    }

    /// The bytes that such a table of n bases takes from the heap.
    pub(crate) fn bytes(n: usize, elastic: Elastic, parts: usize, lanes: usize) -> u64 {
        let element = match wide::<P>().filter(|_| lanes > 1) {
            Some(_) => size_of::<<Wide<P> as Lanes>::Stored>(),
            None => size_of::<P::BaseField>(),
        };
        n as u64 * u64::from(elastic.levels()) * (Layout::new::<P>(parts).elements() * element) as u64
    }

    /// The multiples of each base.
    pub(crate) fn elastic(&self) -> Elastic {
        self.elastic
    }

    /// The parts of a scalar that there are images for.
    pub(crate) fn parts(&self) -> usize {
        self.parts
    }

    /// Field elements that are worked on at once.
    pub(crate) fn lanes(&self) -> usize {
        match &self.points {
            AtRest::Wide(..) => Wide::<P>::WIDTH,
            AtRest::One(_) => 1,
        }
    }

    /// The multiples that the table was made from, level after level.
    pub(crate) fn wake(&self, threads: usize) -> Vec<Affine<P>> {
        const TOGETHER: usize = 1 << 12;
        let (n, levels) = (self.n, self.elastic.levels() as usize);
        let task = |task: usize| {
            let places = task * TOGETHER..((task + 1) * TOGETHER).min(n * levels);
            places.map(|place| self.get(place % n * levels + place / n)).collect::<Vec<_>>()
        };
        in_tasks(threads, (n * levels).div_ceil(TOGETHER), task).concat()
    }

    pub(super) fn points(&self) -> &AtRest<P> {
        &self.points
    }

    /// Point `i` of all levels'.
    fn get(&self, i: usize) -> Affine<P> {
        match &self.points {
            AtRest::Wide(_, points) => wake(&points.get(i)),
            AtRest::One(points) => wake(&points.get(i)),
        }
    }

    /// Whether base `i` is the identity.
    fn is_identity(&self, i: usize) -> bool {
        let i = i * self.elastic.levels() as usize;
        match &self.points {
            AtRest::Wide(_, points) => points.get(i).is_identity(),
            AtRest::One(points) => points.get(i).is_identity(),
        }
    }
}

/// The bases of a call. An [`Entry`](super::terms::Entry) numbers their points: those of a base, one for each level,
/// follow one another.
pub(super) enum Bases<'a, P: Curve> {
    /// As arkworks has them; they are brought to rest for the call.
    Fresh(&'a [Affine<P>]),
    /// A range of a table's.
    Kept(&'a Table<P>, Range<usize>),
}

impl<P: Curve> Clone for Bases<'_, P> {
    fn clone(&self) -> Self {
        match self {
            Self::Fresh(bases) => Self::Fresh(bases),
            Self::Kept(table, range) => Self::Kept(table, range.clone()),
        }
    }
}

impl<P: Curve> Bases<'_, P> {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Fresh(bases) => bases.len(),
            Self::Kept(_, range) => range.len(),
        }
    }

    /// Points of each base.
    pub(super) fn levels(&self) -> usize {
        match self {
            Self::Fresh(_) => 1,
            Self::Kept(table, _) => table.elastic.levels() as usize,
        }
    }

    /// Those of a range.
    pub(super) fn slice(&self, range: Range<usize>) -> Self {
        match self {
            Self::Fresh(bases) => Self::Fresh(&bases[range]),
            Self::Kept(table, own) => Self::Kept(table, own.start + range.start..own.start + range.end),
        }
    }

    /// Whether base `i` is the identity.
    pub(super) fn is_identity(&self, i: usize) -> bool {
        match self {
            Self::Fresh(bases) => bases[i].is_zero(),
            Self::Kept(table, range) => table.identities && table.is_identity(range.start + i),
        }
    }

    /// Point `i` of all levels'.
    pub(super) fn point(&self, i: usize) -> Affine<P> {
        match self {
            Self::Fresh(bases) => bases[i],
            Self::Kept(table, range) => table.get(range.start * self.levels() + i),
        }
    }
}

#[cfg(test)]
mod tests;
