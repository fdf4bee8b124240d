//! Aggregate: `cuda/papers/aggregate_chunked.cuh`.

use crate::gpu::call::Launcher;
use crate::gpu::device::{DeviceError, Stream};
use crate::gpu::stages::aggregate::sum_rows;
use crate::gpu::stages::{PointArithmetic, Shape};
use crate::kernels::registry;

/// The results of [`layered`](crate::gpu::stages::aggregate::layered) by running sums over chunks (cuzk Alg. 4), for digits
/// without exponents. `buckets` has one sum for each bucket. `threads` is a power of two; `weighted` has this many points for
/// each row.
pub(in crate::gpu) fn chunked<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    shape: Shape,
    threads: u32,
    buckets: &S::Buffer,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let call = launcher.call(&registry::SUM_BUCKET_CHUNKS);
    let call = call.args([arithmetic.points(buckets), arithmetic.points(weighted)]).args([shape.buckets, threads]);
    // SAFETY: there are W·M sums and W·threads points.
    unsafe { call.threads(threads, shape.rows)? };
    sum_rows(launcher, arithmetic, shape.rows, threads, weighted)
}
