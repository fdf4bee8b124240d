//! The output of a computation.

use ark_ec::short_weierstrass::Projective;
use ark_ff::{Field, One, Zero};

use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::field::FastField;
use crate::plan::Plan;
use crate::timings::StageTimings;

/// The output of a computation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MsmOutput<T> {
    /// The sum or, for a batch, one sum for each vector.
    pub result: T,
    /// The plan that ran. If the CPU computed a batch, `plan` is the plan of the longest vector.
    pub plan: Plan,
    /// The reason why the CPU computed instead of a GPU. `None` if the CPU did not replace a GPU.
    pub fallback: Option<MsmError>,
    /// The times of all vectors together. `None` if the option [`timings`](crate::MsmBuilder::timings) is not set. If
    /// the CPU computed several vectors at the same time, the time of a stage is the sum of the times of all threads,
    /// divided by the number of threads.
    pub timings: Option<StageTimings>,
}

/// The output of several sums.
pub(crate) type MsmOutputs<P> = MsmOutput<Vec<Projective<P>>>;

impl<T> MsmOutput<Vec<T>> {
    /// The output of the first vector.
    pub(crate) fn into_single(self) -> MsmOutput<T>
    where
        T: Copy + Default,
    {
        let Self { result, plan, fallback, timings } = self;
        MsmOutput { result: result.first().copied().unwrap_or_default(), plan, fallback, timings }
    }
}

/// Returns the given point with Z = 1. The identity becomes `Projective::zero()`. So equal points have equal bytes.
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
