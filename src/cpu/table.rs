//! Bases that are kept at rest, with their multiples, from one call to the next.

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup};

use super::field::lanes::{Lanes, One};
use super::points::{Layout, Points, wake};
use super::{Wide, edwards, in_tasks, wide};
use crate::curve::TwistedEdwards;
use crate::plan::CpuProblem;
use crate::recode::Elastic;
use crate::{Curve, PointForm};

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

/// Points in the lanes that they are read by, or in twisted Edwards form.
pub(super) enum AtRest<P: Curve> {
    Wide(<Wide<P> as Lanes>::Cpu, Points<Wide<P>>),
    One(Points<One<P::BaseField>>),
    Edwards(TwistedEdwards<P::BaseField>, edwards::Points<P::BaseField>),
}

impl<P: Curve> Table<P> {
    /// From [`multiples`](super::multiples()) of the bases, level after level, for the problem's form of points, parts of a
    /// scalar and lanes.
    ///
    /// # Panics
    ///
    /// If levels are of different lengths.
    pub(crate) fn new(multiples: &[Affine<P>], elastic: Elastic, problem: &CpuProblem) -> Self {
        let &CpuProblem { parts, threads, .. } = problem;
        let levels = elastic.levels() as usize;
        let n = multiples.len() / levels;
        assert_eq!(n * levels, multiples.len(), "every level has each base");
        let point = |i: usize| &multiples[i % levels * n + i / levels];
        let points = match (edwards_form::<P>(problem), wide::<P>().filter(|_| problem.lanes > 1)) {
            (Some(form), _) => AtRest::Edwards(form, edwards::Points::new(&form, n * levels, point, parts, true)),
            (None, Some(cpu)) => AtRest::Wide(cpu, Points::new(n * levels, point, parts, threads, true)),
            (None, None) => AtRest::One(Points::new(n * levels, point, parts, threads, true)),
        };
        let identities = multiples[..n].iter().any(AffineRepr::is_zero);
        Self { n, elastic, parts, identities, points }
    }

    /// The bytes that such a table of the problem's n bases takes from the heap.
    pub(crate) fn bytes(elastic: Elastic, problem: &CpuProblem) -> u64 {
        let elements = Layout::new::<P>(problem.parts).elements();
        let point = match (edwards_form::<P>(problem), wide::<P>().filter(|_| problem.lanes > 1)) {
            (Some(_), _) => edwards::Points::<P::BaseField>::bytes(1, problem.parts),
            (None, Some(_)) => elements * size_of::<<Wide<P> as Lanes>::Stored>(),
            (None, None) => elements * size_of::<P::BaseField>(),
        };
        problem.n as u64 * u64::from(elastic.levels()) * point as u64
    }

    /// The form of its points.
    pub(crate) fn form(&self) -> PointForm {
        match self.points {
            AtRest::Wide(..) | AtRest::One(_) => PointForm::Weierstrass,
            AtRest::Edwards(..) => PointForm::TwistedEdwards,
        }
    }

    /// The multiples of each base.
    pub(crate) fn elastic(&self) -> Elastic {
        self.elastic
    }

    /// The parts of a scalar that there are images for.
    pub(crate) fn parts(&self) -> usize {
        self.parts
    }

    /// The multiples that the table was made from, level after level.
    pub(crate) fn wake(&self, threads: usize) -> Vec<Affine<P>> {
        const TOGETHER: usize = 1 << 12;
        let (n, levels) = (self.n, self.elastic.levels() as usize);
        let task = |task: usize| {
            let places = task * TOGETHER..((task + 1) * TOGETHER).min(n * levels);
            let numbers = places.map(|place| place % n * levels + place / n);
            match &self.points {
                AtRest::Edwards(form, points) => {
                    let points: Vec<_> = numbers.map(|i| points.wake(form, i)).collect();
                    Projective::normalize_batch(&points)
                }
                _ => numbers.map(|i| self.get(i)).collect(),
            }
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
            AtRest::Edwards(form, points) => points.wake(form, i).into_affine(),
        }
    }

    /// Whether base `i` is the identity.
    fn is_identity(&self, i: usize) -> bool {
        let i = i * self.elastic.levels() as usize;
        match &self.points {
            AtRest::Wide(_, points) => points.get(i).is_identity(),
            AtRest::One(points) => points.get(i).is_identity(),
            AtRest::Edwards(_, points) => points.is_identity(i),
        }
    }
}

/// The twisted Edwards form of the curve, where the problem's table is in it.
fn edwards_form<P: Curve>(problem: &CpuProblem) -> Option<TwistedEdwards<P::BaseField>> {
    P::TWISTED_EDWARDS.filter(|_| problem.forms == [PointForm::TwistedEdwards])
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
