//! Launches the kernels of baseline methods. A baseline method is a method with which the authors of a paper compare
//! their own method. W is the number of rows, and M is the number of buckets of a row.

use crate::algorithm::Comparison;
use crate::gpu::call::Launcher;
use crate::gpu::device::{DeviceError, Stream};
use crate::gpu::stages::accumulate::{AccumulateStage, BucketSums};
use crate::gpu::stages::{Shape, digits};
use crate::kernels::registry;
use crate::plan::GpuPlan;

/// Computes the sum of each bucket by a comparison method. If the method leaves partial sums, the caller must then run
/// a reduction that adds the partial sums to the sums of their buckets.
#[expect(clippy::unreachable, reason = "the pipeline runs these two methods by `pippengers`")]
pub(in crate::gpu) fn compare<S: Stream>(
    stage: &AccumulateStage<'_, S>,
    comparison: Comparison,
    window_bits: u32,
    sums: &mut BucketSums<'_, S::Buffer>,
) -> Result<(), DeviceError> {
    match comparison {
        Comparison::Unbalanced => unbalanced(stage, sums.buckets),
        Comparison::Checkpoints => checkpoints(stage, window_bits, sums),
        Comparison::HomogeneousPairs => homogeneous_pairs(stage, sums),
        Comparison::PippengerPerThread | Comparison::WindowPerThread => {
            unreachable!("these methods have no accumulation of their own: see `pippengers`")
        }
    }
}

/// Each thread sums whole buckets (lb-msm Alg. 2). Stores the sum of each nonempty bucket.
fn unbalanced<S: Stream>(accumulation: &AccumulateStage<'_, S>, sums: &mut S::Buffer) -> Result<(), DeviceError> {
    let &AccumulateStage { arithmetic, shape, threads, .. } = accumulation;
    let Shape { n, buckets, exponent_bits, points, .. } = shape;
    let call = accumulation.call(&registry::ACCUMULATE_UNBALANCED).arg(arithmetic.points(sums));
    let call = call.args([n, buckets, threads, exponent_bits, points]);
    // SAFETY: the digits name existing bases, and there are points for each exponent. There are W·M sums.
    unsafe { accumulation.launch(call) }
}

/// Computes the sums of buckets, two points at a time (lb-msm 3.2). The bases must be prepared for all exponents of the
/// digits.
fn homogeneous_pairs<S: Stream>(
    accumulation: &AccumulateStage<'_, S>,
    sums: &mut BucketSums<'_, S::Buffer>,
) -> Result<(), DeviceError> {
    let Shape { n, buckets, exponent_bits, points, .. } = accumulation.shape;
    let call = accumulation.call(&registry::ACCUMULATE_HOMOGENEOUS).args(accumulation.outputs(sums));
    let call = call.args([n, buckets, accumulation.threads, exponent_bits, points]);
    // SAFETY: the digits name existing bases, and there are points for each exponent. There are W·M sums and W·threads
    // partial sums.
    unsafe { accumulation.launch(call) }
}

/// Joins the `rows` rows of each vector into one row, so that all windows of a vector share one set of buckets
/// (elastic-msm 3.2, GZKP's "Computation Consolidation"). Returns the new shape.
pub(in crate::gpu) fn consolidate_rows<S: Stream>(
    launcher: Launcher<'_, S>,
    shape: Shape,
    rows: u32,
    all_digits: &mut S::Buffer,
) -> Result<Shape, DeviceError> {
    let call = launcher.call(&registry::CONSOLIDATE_ROWS).arg(digits(all_digits)).args([shape.n, rows, shape.points]);
    let consolidated = Shape { n: rows * shape.n, rows: shape.rows / rows, ..shape };
    // SAFETY: there are W·n digits.
    unsafe { call.threads(consolidated.n, consolidated.rows)? };
    Ok(consolidated)
}

/// Computes the sums of the buckets of consolidated rows, with GZKP's checkpoints (elastic-msm 4.2). Each thread has an
/// equal share of a row's points, as in [`AccumulateStage::load_balanced`].
fn checkpoints<S: Stream>(
    accumulation: &AccumulateStage<'_, S>,
    window_bits: u32,
    sums: &mut BucketSums<'_, S::Buffer>,
) -> Result<(), DeviceError> {
    let Shape { n, buckets, points, .. } = accumulation.shape;
    let call = accumulation.call(&registry::ACCUMULATE_CHECKPOINTS).args(accumulation.outputs(sums));
    let call = call.args([n, buckets, accumulation.threads, points, window_bits]);
    // SAFETY: each digit names an existing row and an existing base. There are W·M sums and W·threads partial sums.
    unsafe { accumulation.launch(call) }
}

/// Runs Pippenger's algorithm in each thread (cuzk 3.1), with unsorted digits. Each thread computes one group of
/// windows for one share of the points, and stores one result. The results have the order that
/// [`sum_rows`](crate::gpu::stages::aggregate::sum_rows) expects. If windows have c bits, the scratch has 2^c − 1
/// points for each result.
pub(in crate::gpu) fn pippengers<S: Stream>(
    accumulation: &AccumulateStage<'_, S>,
    plan: &GpuPlan,
    scratch: &mut S::Buffer,
    results: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let &AccumulateStage { launcher, arithmetic, shape: Shape { n, rows, .. }, threads: shares, .. } = accumulation;
    let per_thread = plan.algorithm.windows_per_thread(plan.rows.into()).map_or(1, |windows| windows as u32);
    let call = launcher.call(&registry::PIPPENGER_PER_THREAD);
    let call = call.args([arithmetic.bases(accumulation.bases), digits(accumulation.sorted.digits)]);
    let call = call.args([arithmetic.points(scratch), arithmetic.points(results)]);
    let call = call.args([n, plan.windows.window_bits(), rows, per_thread, shares]);
    // SAFETY: the digits name existing bases. The scratch has 2^c − 1 points for each thread, and `results` has one
    // point for each thread.
    unsafe { call.threads(shares, rows.div_ceil(per_thread)) }
}
