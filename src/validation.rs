//! The check of bases before they are prepared.

use std::fmt;

use ark_ec::short_weierstrass::Affine;
use rayon::prelude::*;

use crate::devices::{at_once, multiprocessors};
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
        let gpus = msm.computing_gpus_for(points.len());
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
    let check = |gpu: &Gpu, points: &[Affine<P>]| match CheckPlan::new(points.len(), &gpu.machine::<P>(limit)?) {
        Some(plan) => match gpu.check(&P::KERNELS, &plan, points, in_subgroup) {
            Err(MsmError::OutOfDeviceMemory { .. }) => Ok(None),
            found => found.map(Some),
        },
        None if points.is_empty() => Ok(Some(None)),
        None => Ok(None),
    };
    let ranges = in_proportion(&multiprocessors(gpus), points.len());
    let results = at_once(gpus.iter().zip(&ranges).map(|(gpu, range)| move || check(gpu, &points[range.clone()])));
    let mut first = (!gpus.is_empty()).then_some(None);
    for (range, result) in ranges.iter().zip(results) {
        let Some(found) = result? else { return Ok(None) };
        let found = found.map(|(index, fault)| (range.start + index, fault));
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
