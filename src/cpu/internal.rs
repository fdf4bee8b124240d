//! Bases in the form that the engine adds them in.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{CurveConfig, CurveGroup};
use ark_ff::Zero;

use super::edwards::points::EdwardsPoints;
use super::point::is_identity;
use super::points::{LanePoints, Layout, from_internal};
use crate::curve::{CurveParams, TwistedEdwards};
use crate::field::FastField;
use crate::field::lanes::{Lanes, One};
use crate::vocabulary::PointForm;

/// The lanes for a curve's base field that are wider than one, if there are any.
pub(super) type Wide<P> = <<P as CurveConfig>::BaseField as FastField>::Wide;

/// The proof that this CPU has wider lanes. They may scale coordinates, which takes a curve with a = 0.
pub(super) fn wide<P: CurveParams>() -> Option<<Wide<P> as Lanes>::Cpu> {
    Wide::<P>::detect().filter(|_| Wide::<P>::WIDTH > 1 && P::COEFF_A.is_zero())
}

/// The number of field elements that this CPU works on at once.
pub(crate) fn lanes<P: CurveParams>() -> usize {
    wide::<P>().map_or(1, |_| Wide::<P>::WIDTH)
}

/// Points with their images under the endomorphism: affine in lanes, or in twisted Edwards form.
pub(super) enum InternalPoints<P: CurveParams> {
    Wide(<Wide<P> as Lanes>::Cpu, LanePoints<Wide<P>>),
    One(LanePoints<One<P::BaseField>>),
    Edwards(TwistedEdwards<P::BaseField>, EdwardsPoints<P::BaseField>),
}

/// The choice among them.
#[derive(Clone, Copy)]
pub(super) struct InternalForm {
    pub(super) form: PointForm,
    /// More than 1 for the wider lanes, if this CPU has them.
    pub(super) lanes: usize,
    /// Components of a scalar, each of which has an image of the point.
    pub(super) components: usize,
}

impl InternalForm {
    /// Whether points are in twisted Edwards form.
    fn is_edwards<P: CurveParams>(&self) -> bool {
        P::TWISTED_EDWARDS.is_some() && self.form == PointForm::TwistedEdwards
    }

    fn wide<P: CurveParams>(&self) -> Option<<Wide<P> as Lanes>::Cpu> {
        wide::<P>().filter(|_| self.lanes > 1)
    }

    /// Bytes of a point with its images.
    pub(super) fn point_bytes<P: CurveParams>(&self) -> usize {
        let elements = Layout::new::<P>(self.components).elements();
        if self.is_edwards::<P>() {
            EdwardsPoints::<P::BaseField>::bytes(1, self.components)
        } else if self.wide::<P>().is_some() {
            elements * size_of::<<Wide<P> as Lanes>::Stored>()
        } else {
            elements * size_of::<P::BaseField>()
        }
    }
}

impl<P: CurveParams> InternalPoints<P> {
    /// Of `n` points. For points that are `kept` for many calls, it waits for large pages of memory.
    pub(super) fn new<'a>(
        choice: InternalForm,
        n: usize,
        point: &(dyn Fn(usize) -> &'a Affine<P> + Sync),
        threads: usize,
        kept: bool,
    ) -> Self {
        let components = choice.components;
        if const { P::TWISTED_EDWARDS.is_some() }
            && let Some(form) = P::TWISTED_EDWARDS.filter(|_| choice.is_edwards::<P>())
        {
            return Self::Edwards(form, EdwardsPoints::new(&form, n, point, components, threads, kept));
        }
        match choice.wide::<P>() {
            Some(cpu) => Self::Wide(cpu, LanePoints::new(n, point, components, threads, kept)),
            None => Self::One(LanePoints::new(n, point, components, threads, kept)),
        }
    }

    /// Their form.
    pub(super) fn form(&self) -> PointForm {
        match self {
            Self::Wide(..) | Self::One(_) => PointForm::Weierstrass,
            Self::Edwards(..) => PointForm::TwistedEdwards,
        }
    }

    /// Point `i`.
    pub(super) fn get(&self, i: usize) -> Affine<P> {
        match self {
            Self::Wide(_, points) => from_internal::<P, Wide<P>>(&points.get(i)),
            Self::One(points) => from_internal::<P, One<P::BaseField>>(&points.get(i)),
            Self::Edwards(form, points) => Self::from_edwards(form, points, i).into_affine(),
        }
    }

    /// The points with these numbers.
    pub(super) fn get_all(&self, numbers: impl Iterator<Item = usize>) -> Vec<Affine<P>> {
        match self {
            Self::Edwards(form, points) => {
                let points: Vec<_> = numbers.map(|i| Self::from_edwards(form, points, i)).collect();
                Projective::normalize_batch(&points)
            }
            _ => numbers.map(|i| self.get(i)).collect(),
        }
    }

    fn from_edwards(
        form: &TwistedEdwards<P::BaseField>,
        points: &EdwardsPoints<P::BaseField>,
        i: usize,
    ) -> Projective<P> {
        if const { P::TWISTED_EDWARDS.is_some() } { points.to_weierstrass(form, i) } else { unreachable!() }
    }

    /// Whether point `i` is the identity.
    pub(super) fn is_identity(&self, i: usize) -> bool {
        match self {
            Self::Wide(_, points) => is_identity::<Wide<P>>(&points.get(i)),
            Self::One(points) => is_identity::<One<P::BaseField>>(&points.get(i)),
            Self::Edwards(_, points) => points.is_identity(i),
        }
    }
}
