//! The pipeline. The device converts, recodes, sorts, accumulates and aggregates, and the host combines the results
//! (see docs/design/gpu.md).

mod run;
mod work;

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use self::run::Pipeline;
pub(crate) use self::work::{BaseSource, ScalarSource};
use self::work::{Copier, Work};
use super::device::{Device, DeviceError};
use crate::curve::CurveParams;
use crate::kernels::Kernels;
use crate::memory::filled;
use crate::plan::GpuPlan;
use crate::timings::{Stage, StageTimings};

/// For each vector of scalars, computes Σ kᵢ·Pᵢ by the plan, with the curve's kernels.
///
/// - The first scalar of each vector belongs to the base with index `first`.
/// - For each scalar of the longest vector, there is a base.
/// - If `timed` is true, the result also contains the times of the stages.
#[expect(clippy::indexing_slicing, reason = "a plan has an input, and a step has vectors of its computation")]
pub(crate) fn msm<D: Device, P: CurveParams>(
    device: &D,
    kernels: &Kernels,
    plan: &GpuPlan,
    bases: BaseSource<'_, P, D::Buffer>,
    first: usize,
    scalars: ScalarSource<'_, P, D::Buffer>,
    timed: bool,
) -> Result<(Vec<Projective<P>>, Option<StageTimings>), DeviceError> {
    let (vectors, longest) = (scalars.vectors(), scalars.longest());
    if longest == 0 {
        return Ok((filled(vectors, Projective::zero(), "the sums")?, timed.then(StageTimings::default)));
    }
    // The stream is dropped last, after the buffers.
    let stream = device.computation(&plan.buffers.sizes())?;
    let mut pipeline = Pipeline::new::<P>(&stream, kernels, plan, timed)?;
    // The copier is dropped before the pipeline. When the copier is dropped, it waits for its copies, because these
    // copies write to buffers of the pipeline.
    let copier = Copier::new(device, &stream, plan)?;
    let work = Work { plan, bases, first, scalars, steps: plan.steps(vectors, longest) };
    let mut sums = filled(vectors, Projective::zero(), "the sums")?;
    let inputs = plan.buffers.inputs.len();
    // For each input: an event after the last accumulation that read the input.
    let mut read: Vec<Option<_>> = (0..inputs).map(|_| None).collect();
    // The kernels that compute the digits are queued before the copy of the bases. So the device computes the digits
    // while the bases are copied.
    let begin = |i: usize, pipeline: &mut Pipeline<'_, _>, read: &[Option<_>]| {
        let (given, input) = (work.given(i), i % inputs);
        // The stage `Upload` measures the time during which the device waits for copies.
        pipeline.clock.begin(Stage::Upload)?;
        copier.wait_for(read[input].as_ref())?;
        let scalars =
            copier.copy(|stream| work.copy_scalars(i, stream, &mut pipeline.buffers.inputs[input].scalars))?;
        pipeline.input = input;
        pipeline.wait_for(scalars)?;
        let shape = pipeline.digits::<P>(given, work.scalars_on_device(i))?;
        pipeline.clock.begin(Stage::Upload)?;
        let points = copier.copy(|stream| work.copy_bases(i, stream, &mut pipeline.buffers.inputs[input].bases))?;
        Ok::<_, DeviceError>((given, shape, points))
    };
    let mut next = Some(begin(0, &mut pipeline, &read)?);
    for (i, (group, _)) in work.steps.iter().enumerate() {
        let Some((given, shape, points)) = next.take() else { break };
        let ends_sums = !plan.carries_buckets() || work.ends_group(i);
        pipeline.wait_for(points)?;
        let (is_first, rounds) = (work.begins_group(i), plan.affine_rounds_of(i));
        pipeline.accumulate::<P>(shape, work.bases.table(), is_first, rounds)?;
        read[i % inputs] = copier.computed()?;
        if ends_sums {
            pipeline.aggregate(given, shape)?;
        }
        if i + 1 < work.steps.len() {
            next = Some(begin(i + 1, &mut pipeline, &read)?);
        }
        if ends_sums {
            for (sum, part) in sums[group.clone()].iter_mut().zip(pipeline.results::<P>(given)?) {
                *sum += part;
            }
        }
    }
    copier.has_ended();
    Ok((sums, pipeline.clock.timings()?))
}
