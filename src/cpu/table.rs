//! BaseSource that are kept at rest, with their multiples, from one call to the next.

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup};

use super::points::{Layout, Points, from_internal};
use super::{Wide, edwards, in_tasks, wide};
use crate::curve::CurveParams;
use crate::curve::TwistedEdwards;
use crate::field::lanes::{Lanes, One};
use crate::plan::CpuProblem;
use crate::recode::Precomputation;
use crate::vocabulary::PointForm;

/// The multiples of n bases, at rest, with their images under the powers of the endomorphism. The multiples of a base
/// follow one another: that of base i at level j is point i·levels + j.
pub struct CpuTable<P: CurveParams> {
    n: usize,
    precomputation: Precomputation,
    components: usize,
    /// Whether any base is the identity: to look at each costs a call a hundredth.
    identities: bool,
    points: InternalPoints<P>,
}

/// Points in the lanes that they are read by, or in twisted Edwards form.
pub(super) enum InternalPoints<P: CurveParams> {
    Wide(<Wide<P> as Lanes>::Cpu, Points<Wide<P>>),
    One(Points<One<P::BaseField>>),
    Edwards(TwistedEdwards<P::BaseField>, edwards::EdwardsPoints<P::BaseField>),
}

impl<P: CurveParams> CpuTable<P> {
    /// From [`multiples`](super::multiples()) of the bases, level after level, for the problem's form of points, components of a
    /// scalar and lanes.
    ///
    /// # Panics
    ///
    /// If levels are of different lengths.
    pub(crate) fn new(multiples: &[Affine<P>], precomputation: Precomputation, problem: &CpuProblem) -> Self {
        let &CpuProblem { components, threads, .. } = problem;
        let levels = precomputation.factor() as usize;
        let n = multiples.len() / levels;
        assert_eq!(n * levels, multiples.len(), "every level has each base");
        let point = |i: usize| &multiples[i % levels * n + i / levels];
        let points = match (edwards_form::<P>(problem), wide::<P>().filter(|_| problem.lanes > 1)) {
            (Some(form), _) => {
                InternalPoints::Edwards(form, edwards::EdwardsPoints::new(&form, n * levels, point, components, true))
            }
            (None, Some(cpu)) => InternalPoints::Wide(cpu, Points::new(n * levels, point, components, threads, true)),
            (None, None) => InternalPoints::One(Points::new(n * levels, point, components, threads, true)),
        };
        let identities = multiples[..n].iter().any(AffineRepr::is_zero);
        Self { n, precomputation, components, identities, points }
    }

    /// The bytes that such a table of the problem's n bases takes from the heap.
    pub(crate) fn bytes(precomputation: Precomputation, problem: &CpuProblem) -> u64 {
        let elements = Layout::new::<P>(problem.components).elements();
        let point = match (edwards_form::<P>(problem), wide::<P>().filter(|_| problem.lanes > 1)) {
            (Some(_), _) => edwards::EdwardsPoints::<P::BaseField>::bytes(1, problem.components),
            (None, Some(_)) => elements * size_of::<<Wide<P> as Lanes>::Stored>(),
            (None, None) => elements * size_of::<P::BaseField>(),
        };
        problem.n as u64 * u64::from(precomputation.factor()) * point as u64
    }

    /// The form of its points.
    pub(crate) fn form(&self) -> PointForm {
        match self.points {
            InternalPoints::Wide(..) | InternalPoints::One(_) => PointForm::Weierstrass,
            InternalPoints::Edwards(..) => PointForm::TwistedEdwards,
        }
    }

    /// The multiples of each base.
    pub(crate) fn precomputation(&self) -> Precomputation {
        self.precomputation
    }

    /// The components of a scalar that there are images for.
    pub(crate) fn components(&self) -> usize {
        self.components
    }

    /// The multiples that the table was made from, level after level.
    pub(crate) fn from_internal(&self, threads: usize) -> Vec<Affine<P>> {
        const TOGETHER: usize = 1 << 12;
        let (n, levels) = (self.n, self.precomputation.factor() as usize);
        let task = |task: usize| {
            let places = task * TOGETHER..((task + 1) * TOGETHER).min(n * levels);
            let numbers = places.map(|place| place % n * levels + place / n);
            match &self.points {
                InternalPoints::Edwards(form, points) => {
                    let points: Vec<_> = numbers.map(|i| points.from_internal(form, i)).collect();
                    Projective::normalize_batch(&points)
                }
                _ => numbers.map(|i| self.get(i)).collect(),
            }
        };
        in_tasks(threads, (n * levels).div_ceil(TOGETHER), task).concat()
    }

    pub(super) fn points(&self) -> &InternalPoints<P> {
        &self.points
    }

    /// Point `i` of all levels'.
    fn get(&self, i: usize) -> Affine<P> {
        match &self.points {
            InternalPoints::Wide(_, points) => from_internal(&points.get(i)),
            InternalPoints::One(points) => from_internal(&points.get(i)),
            InternalPoints::Edwards(form, points) => points.from_internal(form, i).into_affine(),
        }
    }

    /// Whether base `i` is the identity.
    fn is_identity(&self, i: usize) -> bool {
        let i = i * self.precomputation.factor() as usize;
        match &self.points {
            InternalPoints::Wide(_, points) => points.get(i).is_identity(),
            InternalPoints::One(points) => points.get(i).is_identity(),
            InternalPoints::Edwards(_, points) => points.is_identity(i),
        }
    }
}

/// The twisted Edwards form of the curve, where the problem's table is in it.
fn edwards_form<P: CurveParams>(problem: &CpuProblem) -> Option<TwistedEdwards<P::BaseField>> {
    P::TWISTED_EDWARDS.filter(|_| problem.forms == [PointForm::TwistedEdwards])
}

/// The bases of a call. An [`Entry`](super::terms::Entry) numbers their points: those of a base, one for each level,
/// follow one another.
pub(super) enum BaseSource<'a, P: CurveParams> {
    /// As arkworks has them; they are brought to rest for the call.
    Fresh(&'a [Affine<P>]),
    /// A range of a table's.
    Kept(&'a CpuTable<P>, Range<usize>),
}

impl<P: CurveParams> Clone for BaseSource<'_, P> {
    fn clone(&self) -> Self {
        match self {
            Self::Fresh(bases) => Self::Fresh(bases),
            Self::Kept(table, range) => Self::Kept(table, range.clone()),
        }
    }
}

impl<P: CurveParams> BaseSource<'_, P> {
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
            Self::Kept(table, _) => table.precomputation.factor() as usize,
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
