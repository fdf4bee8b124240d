//! What a computation returns.

use ark_ec::short_weierstrass::Projective;
use ark_ff::{Field, One, Zero};

use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::field::FastField;
use crate::plan::Plan;
use crate::timings::StageTimings;

/// The result of one multi-scalar multiplication, with the plan that computed it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MsmOutput<P: CurveParams> {
    /// Σ kᵢ·Pᵢ, normalised (Z = 1).
    pub point: Projective<P>,
    /// The plan that ran.
    pub plan: Plan,
    /// Why the CPU computed instead of a GPU: the GPU's error, with [`Backend::Auto`](crate::Backend::Auto), or
    /// [`MsmError::SelfCheckFailed`], with any backend.
    pub fallback: Option<MsmError>,
    /// The time of each stage, if [asked for](crate::MsmBuilder::timings).
    pub timings: Option<StageTimings>,
}

/// The results of several multi-scalar multiplications over the same bases, with the plan that computed them.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MsmOutputs<P: CurveParams> {
    /// Σ kᵢ·Pᵢ for each vector of scalars, normalised (Z = 1).
    pub points: Vec<Projective<P>>,
    /// The plan that ran. On the CPU, it is the plan of the longest vector.
    pub plan: Plan,
    /// Why the CPU computed instead of a GPU: the GPU's error, with [`Backend::Auto`](crate::Backend::Auto), or
    /// [`MsmError::SelfCheckFailed`], with any backend.
    pub fallback: Option<MsmError>,
    /// The time of each stage, all vectors together, if [asked for](crate::MsmBuilder::timings).
    pub timings: Option<StageTimings>,
}

impl<P: CurveParams> MsmOutputs<P> {
    /// The output of the first vector.
    pub(crate) fn into_single(self) -> MsmOutput<P> {
        let Self { points, plan, fallback, timings } = self;
        MsmOutput { point: points.first().copied().unwrap_or_default(), plan, fallback, timings }
    }
}

/// The same point with Z = 1, so that equal points are equal bytes.
pub(crate) fn normalised<P: CurveParams>(point: Projective<P>) -> Projective<P> {
    if point.z.is_one() {
        return point;
    }
    match point.z.fast_inverse() {
        None => Projective::zero(),
        Some(inverse) => {
            let square = inverse.fast_square();
            let (x, y) = (point.x.fast_mul(&square), point.y.fast_mul(&square).fast_mul(&inverse));
            Projective::new_unchecked(x, y, P::BaseField::ONE)
        }
    }
}
