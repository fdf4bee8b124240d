//! The check of bases before the preparation.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use super::Engine;
use super::gpus::{at_once, multiprocessors, on_working};
use crate::curve::{self, CurveParams};
use crate::error::MsmError;
use crate::gpu::Gpu;
use crate::kernels;
use crate::plan::{CheckPlan, in_proportion};
use crate::types::Validation;
use crate::{pool, tasks};

/// The greatest number of points that a task checks.
const MAX_TASK_POINTS: usize = 256;

impl Validation {
    pub(super) fn check<P: CurveParams>(self, engine: &Engine, points: &[Affine<P>]) -> Result<(), MsmError> {
        if self == Self::Trusted {
            return Ok(());
        }
        // If the cofactor is 1, the subgroup is the whole curve.
        let in_subgroup = self == Self::InSubgroup && !P::cofactor_is_one();
        let gpus = engine.computing_gpus_for(points.len());
        let limit = engine.options.device_memory;
        let found = match on_working(gpus, |devices| on_gpus(devices, limit, points, in_subgroup)) {
            Ok(Some(found)) => found,
            Err(error) if !engine.may_repeat(&error) => return Err(error),
            failed => {
                failed.err().iter().for_each(|error| engine.report_fallback(error));
                on_the_cpu(points, in_subgroup)
            }
        };
        match found {
            Some((index, check)) => Err(MsmError::InvalidBase { index, check }),
            None => Ok(()),
        }
    }
}

/// The index of the first invalid base, and the check that this base fails.
type Found = Option<(usize, Validation)>;

/// Checks a range of the points on each GPU. `None` if there is no GPU, or if a GPU has too little memory for its
/// range.
#[expect(clippy::indexing_slicing, reason = "the ranges lie within the points")]
fn on_gpus<P: CurveParams>(
    devices: &[(usize, &Gpu)],
    limit: Option<u64>,
    points: &[Affine<P>],
    in_subgroup: bool,
) -> Result<Option<Found>, MsmError> {
    let check = |gpu: &Gpu, points: &[Affine<P>]| match CheckPlan::new(points.len(), &gpu.limits::<P>(limit)?) {
        Some(plan) => match gpu.check(kernels::of(P::NAME, P::GROUP), &plan, points, in_subgroup) {
            Err(MsmError::OutOfDeviceMemory { .. }) => Ok(None),
            found => found.map(Some),
        },
        None if points.is_empty() => Ok(Some(None)),
        None => Ok(None),
    };
    let ranges = in_proportion(&multiprocessors(devices), points.len());
    let tasks = devices.iter().zip(&ranges).map(|((_, gpu), range)| move || check(gpu, &points[range.clone()]));
    let results = at_once(tasks);
    let mut first = (!devices.is_empty()).then_some(None);
    for (range, result) in ranges.iter().zip(results) {
        let Some(found) = result? else { return Ok(None) };
        let found = found.map(|(index, check)| (range.start + index, check));
        first = first.map(|first: Found| first.or(found));
    }
    Ok(first)
}

fn on_the_cpu<P: CurveParams>(points: &[Affine<P>], in_subgroup: bool) -> Found {
    let failed = |point: &Affine<P>| match point {
        _ if !point.is_on_curve() => Some(Validation::OnCurve),
        _ if in_subgroup && !curve::in_subgroup(point) => Some(Validation::InSubgroup),
        _ => None,
    };
    let find = |range: Range<usize>| points.get(range)?.iter().position(|point| failed(point).is_some());
    let threads = pool::threads();
    let together = tasks::items_of_task(threads, points.len(), MAX_TASK_POINTS);
    let index = tasks::find_first(threads, points.len(), together, &find)?;
    Some((index, failed(points.get(index)?)?))
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fq, G1Affine};
    use ark_ec::AffineRepr;
    use ark_ff::One;
    use rayon::ThreadPoolBuilder;

    use super::*;

    /// The CPU finds the first point that fails, even if several tasks find points.
    #[test]
    fn the_first_fault_is_found_on_the_cpu() {
        let wrong = G1Affine::new_unchecked(Fq::one(), Fq::one());
        let n = 100 * MAX_TASK_POINTS;
        let pool = ThreadPoolBuilder::new().num_threads(3).build().unwrap();
        for faults in [&[][..], &[0], &[MAX_TASK_POINTS - 1, MAX_TASK_POINTS], &[MAX_TASK_POINTS, n - 1]] {
            let mut points = vec![G1Affine::generator(); n];
            faults.iter().for_each(|&i| points[i] = wrong);
            let found = pool.install(|| on_the_cpu(&points, false));
            assert_eq!(found, faults.first().map(|&i| (i, Validation::OnCurve)));
        }
    }
}
