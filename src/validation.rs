//! The check of bases before they are prepared.

use std::{fmt, thread};

use ark_ec::short_weierstrass::Affine;
use rayon::prelude::*;

use crate::gpu::Gpu;
use crate::plan::{CheckPlan, in_proportion};
use crate::{Curve, Msm, MsmError};

/// What is checked of bases before they are prepared. Where computations are on GPUs, so is the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Validation {
    /// Nothing: they come from where they have been checked, as arkworks' deserialization does.
    #[default]
    Trusted,
    /// That they are on the curve.
    OnCurve,
    /// That they are on the curve and in the subgroup of prime order.
    InSubgroup,
}

impl Validation {
    pub(crate) fn check<P: Curve>(self, msm: &Msm, points: &[Affine<P>]) -> Result<(), MsmError> {
        if self == Self::Trusted {
            return Ok(());
        }
        // Without a cofactor the subgroup is the curve.
        let in_subgroup = self == Self::InSubgroup && !P::cofactor_is_one();
        let gpus = msm.gpus_for(points.len());
        let found = match on_gpus(gpus, msm.device_memory(), points, in_subgroup) {
            Ok(Some(found)) => found,
            Err(error) if !msm.may_fall_back() => return Err(error),
            Ok(None) | Err(_) => on_the_cpu(points, in_subgroup),
        };
        match found {
            Some((index, fault)) => Err(MsmError::InvalidBase { index, reason: fault.to_string() }),
            None => Ok(()),
        }
    }
}

/// What is wrong with a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    OffCurve,
    OffSubgroup,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OffCurve => "it is not on the curve",
            Self::OffSubgroup => "it is on the curve, but not in the subgroup of prime order",
        })
    }
}

/// The first base with a fault.
type Found = Option<(usize, Fault)>;

/// On each GPU its share of the points; nothing is known where one has no room for them, or there is none.
fn on_gpus<P: Curve>(
    gpus: &[Gpu],
    limit: Option<u64>,
    points: &[Affine<P>],
    in_subgroup: bool,
) -> Result<Option<Found>, MsmError> {
    let multiprocessors: Vec<u64> = gpus.iter().map(|gpu| u64::from(gpu.multiprocessors())).collect();
    let check = |gpu: &Gpu, points: &[Affine<P>]| match CheckPlan::new(points.len(), &gpu.machine::<P>(limit)?) {
        Some(plan) => match gpu.check(&P::KERNELS, &plan, points, in_subgroup) {
            Err(MsmError::OutOfDeviceMemory { .. }) => Ok(None),
            found => found.map(Some),
        },
        None if points.is_empty() => Ok(Some(None)),
        None => Ok(None),
    };
    if let [gpu] = gpus {
        return check(gpu, points);
    }
    let shares = gpus.iter().zip(in_proportion(&multiprocessors, points.len()));
    let results: Vec<_> = thread::scope(|scope| {
        let tasks: Vec<_> =
            shares.map(|(gpu, range)| (range.start, scope.spawn(move || check(gpu, &points[range])))).collect();
        let join =
            |task: thread::ScopedJoinHandle<_>| task.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        tasks.into_iter().map(|(start, task)| (start, join(task))).collect()
    });
    let mut first = (!gpus.is_empty()).then_some(None);
    for (start, result) in results {
        let Some(found) = result? else { return Ok(None) };
        let found = found.map(|(index, fault)| (start + index, fault));
        first = first.map(|first: Found| first.or(found));
    }
    Ok(first)
}

fn on_the_cpu<P: Curve>(points: &[Affine<P>], in_subgroup: bool) -> Found {
    let fault = |point: &Affine<P>| match point {
        _ if !point.is_on_curve() => Some(Fault::OffCurve),
        _ if in_subgroup && !point.is_in_correct_subgroup_assuming_on_curve() => Some(Fault::OffSubgroup),
        _ => None,
    };
    let faults = points.par_iter().enumerate().filter_map(|(index, point)| Some((index, fault(point)?)));
    faults.find_first(|_| true)
}
