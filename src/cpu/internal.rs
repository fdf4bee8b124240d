//! Bases in internal form: the form that the engine's additions read.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{CurveConfig, CurveGroup};

use super::edwards::points::EdwardsPoints;
use super::points::{LanePoints, Layout, Needed, from_internal};
use crate::curve::{CurveParams, TwistedEdwards};
use crate::error::MsmError;
use crate::field::FastField;
use crate::field::lanes::{Lanes, One};
use crate::types::{CpuArithmetic, PointForm};

/// The lanes of AVX-512 IFMA for a curve's base field.
pub(super) type Ifma<P> = <<P as CurveConfig>::BaseField as FastField>::Ifma;
/// The lanes of fused multiply-add for a curve's base field.
pub(super) type Fma<P> = <<P as CurveConfig>::BaseField as FastField>::Fma;

/// The lanes that a computation uses, with the proof that this CPU has the instructions of the lanes.
pub(super) enum LanesOf<P: CurveParams> {
    Ifma(<Ifma<P> as Lanes>::Cpu),
    Fma(<Fma<P> as Lanes>::Cpu),
    One,
}

impl<P: CurveParams> LanesOf<P> {
    /// Returns the fastest kind of lanes that this CPU supports and that the curve's base field has. Kinds that are
    /// faster than `fastest` are excluded.
    pub(super) fn new(fastest: CpuArithmetic) -> Self {
        if fastest == CpuArithmetic::Scalar {
            return Self::One;
        }
        let ifma = Ifma::<P>::detect().filter(|_| fastest == CpuArithmetic::Ifma && Ifma::<P>::WIDTH > 1);
        let fma = || Fma::<P>::detect().filter(|&cpu| Fma::<P>::WIDTH > 1 && Fma::<P>::pays(cpu));
        ifma.map(Self::Ifma).or_else(|| fma().map(Self::Fma)).unwrap_or(Self::One)
    }
}

/// Returns the fastest instructions that this CPU supports and that the curve's base field has lanes for. Instructions
/// that are faster than `fastest` are excluded.
pub(crate) fn arithmetic<P: CurveParams>(fastest: CpuArithmetic) -> CpuArithmetic {
    match LanesOf::<P>::new(fastest) {
        LanesOf::Ifma(_) => CpuArithmetic::Ifma,
        LanesOf::Fma(_) => CpuArithmetic::Fma,
        LanesOf::One => CpuArithmetic::Scalar,
    }
}

/// The number of bytes of a point and its images in internal Weierstrass form. The instructions of `arithmetic`
/// determine the internal form.
pub(crate) fn point_bytes<P: CurveParams>(arithmetic: CpuArithmetic, components: usize) -> usize {
    InternalForm { form: PointForm::Weierstrass, arithmetic, components }.point_bytes::<P>()
}

/// Points with their images under the endomorphism, in one of four forms. Three forms hold affine points of the
/// Weierstrass curve, each form for one kind of lanes. The fourth form holds points of the twisted Edwards curve.
pub(super) enum InternalPoints<P: CurveParams> {
    Ifma(<Ifma<P> as Lanes>::Cpu, LanePoints<Ifma<P>>),
    Fma(<Fma<P> as Lanes>::Cpu, LanePoints<Fma<P>>),
    One(LanePoints<One<P::BaseField>>),
    Edwards(TwistedEdwards<P::BaseField>, EdwardsPoints<P::BaseField>),
}

/// The properties that determine the form of [`InternalPoints`].
#[derive(Clone, Copy)]
pub(super) struct InternalForm {
    pub(super) form: PointForm,
    /// The fastest instructions that additions in Weierstrass form may use.
    pub(super) arithmetic: CpuArithmetic,
    /// The number of components of a scalar. A point has one image for each component. The point itself counts as an
    /// image.
    pub(super) components: usize,
}

impl InternalForm {
    /// True if points are in twisted Edwards form.
    fn is_edwards<P: CurveParams>(&self) -> bool {
        P::TWISTED_EDWARDS.is_some() && self.form == PointForm::TwistedEdwards
    }

    /// The number of bytes that a point takes with its images.
    pub(super) fn point_bytes<P: CurveParams>(&self) -> usize {
        let elements = Layout::new::<P>(self.components).elements();
        if self.is_edwards::<P>() {
            return EdwardsPoints::<P::BaseField>::bytes(1, self.components);
        }
        let element = match LanesOf::<P>::new(self.arithmetic) {
            LanesOf::Ifma(_) => size_of::<<Ifma<P> as Lanes>::Stored>(),
            LanesOf::Fma(_) => size_of::<<Fma<P> as Lanes>::Stored>(),
            LanesOf::One => size_of::<P::BaseField>(),
        };
        elements * element
    }
}

impl<P: CurveParams> InternalPoints<P> {
    /// Computes the internal form of `n` points. `needed` returns the points to convert (see [`Needed`]).
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn new<'a>(
        choice: InternalForm,
        n: usize,
        needed: &Needed<'a, P>,
        threads: usize,
    ) -> Result<Self, MsmError> {
        let components = choice.components;
        if const { P::TWISTED_EDWARDS.is_some() }
            && let Some(form) = P::TWISTED_EDWARDS.filter(|_| choice.is_edwards::<P>())
        {
            let points = EdwardsPoints::new(&form, n, needed, components, threads)?;
            return Ok(Self::Edwards(form, points));
        }
        Ok(match LanesOf::<P>::new(choice.arithmetic) {
            LanesOf::Ifma(cpu) => Self::Ifma(cpu, LanePoints::new(cpu, n, needed, components, threads)?),
            LanesOf::Fma(cpu) => Self::Fma(cpu, LanePoints::new(cpu, n, needed, components, threads)?),
            LanesOf::One => Self::One(LanePoints::new((), n, needed, components, threads)?),
        })
    }

    /// The form of the points.
    pub(super) fn form(&self) -> PointForm {
        match self {
            Self::Ifma(..) | Self::Fma(..) | Self::One(_) => PointForm::Weierstrass,
            Self::Edwards(..) => PointForm::TwistedEdwards,
        }
    }

    /// Point `i`.
    pub(super) fn get(&self, i: usize) -> Affine<P> {
        match self {
            Self::Ifma(_, points) => from_internal::<P, Ifma<P>>(&points.get(i)),
            Self::Fma(_, points) => from_internal::<P, Fma<P>>(&points.get(i)),
            Self::One(points) => from_internal::<P, One<P::BaseField>>(&points.get(i)),
            Self::Edwards(form, points) => Self::from_edwards(form, points, i).into_affine(),
        }
    }

    /// The points whose indices are `numbers`.
    pub(super) fn get_all(&self, numbers: impl Iterator<Item = usize>) -> Vec<Affine<P>> {
        match self {
            Self::Edwards(form, points) => {
                let points: Vec<_> = numbers.map(|i| Self::from_edwards(form, points, i)).collect();
                Projective::normalize_batch(&points)
            }
            _ => numbers.map(|i| self.get(i)).collect(),
        }
    }

    #[expect(clippy::unreachable, reason = "points are in twisted Edwards form only if the curve has that form")]
    fn from_edwards(
        form: &TwistedEdwards<P::BaseField>,
        points: &EdwardsPoints<P::BaseField>,
        i: usize,
    ) -> Projective<P> {
        if const { P::TWISTED_EDWARDS.is_some() } { points.to_weierstrass(form, i) } else { unreachable!() }
    }
}
