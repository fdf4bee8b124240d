//! The check of bases on a device.

use ark_ec::short_weierstrass::Affine;

use super::budget::Purpose;
use super::call::Launcher;
use super::device::{Device, DeviceError, Stream};
use super::layout;
use super::stages::convert::{self, AffinePoints, Shares};
use crate::curve::CurveParams;
use crate::kernels::Kernels;
use crate::memory::filled;
use crate::plan::CheckPlan;
use crate::types::Validation;

/// Returns the index of the first point that fails a check, and the check that the point fails. Returns `None` if all
/// points pass.
pub(crate) fn first_fault<D: Device, P: CurveParams>(
    device: &D,
    kernels: &Kernels,
    plan: &CheckPlan,
    points: &[Affine<P>],
    in_subgroup: bool,
) -> Result<Option<(usize, Validation)>, DeviceError> {
    let _promise = device.promise(Purpose::Computation, plan.points.bytes() + plan.faults.bytes())?;
    let stream = device.stream()?;
    let (mut some, mut faults) = (stream.allocate(plan.points.bytes())?, stream.allocate(plan.faults.bytes())?);
    for (i, points) in points.chunks(plan.together).enumerate() {
        stream.upload(layout::affine_as_bytes(points), &mut some, 0)?;
        #[expect(clippy::expect_used, reason = "a plan checks fewer than 2^31 points at a time")]
        let n = u32::try_from(points.len()).expect("a plan checks fewer than 2^31 points at a time");
        let shares = Shares { n, per_thread: plan.points_per_thread };
        let affine = AffinePoints { buffer: &some, point_bytes: layout::affine_bytes::<P>() };
        convert::check(Launcher { stream: &stream, kernels }, &affine, &mut faults, shares, in_subgroup)?;
        let mut words = filled(n.div_ceil(plan.points_per_thread) as usize, [0; 4], "the results of a check")?;
        stream.download(&faults, words.as_flattened_mut())?;
        // A thread that finds no fault writes `u32::MAX`.
        let first = words.into_iter().map(u32::from_le_bytes).min().filter(|&word| word != u32::MAX);
        if let Some(word) = first {
            let fault = if word % 2 == 0 { Validation::OnCurve } else { Validation::InSubgroup };
            return Ok(Some((i * plan.together + word as usize / 2, fault)));
        }
    }
    Ok(None)
}
