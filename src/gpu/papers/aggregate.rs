//! The aggregations of `cuda/papers/aggregate_chunked.cuh` and `cuda/papers/aggregate_suffix_sums.cuh`. W is the number
//! of rows, and M is the number of buckets of a row.

use crate::gpu::call::Launcher;
use crate::gpu::device::{DeviceError, Stream};
use crate::gpu::stages::aggregate::{Accumulated, sum_bucket_runs, sum_rows};
use crate::gpu::stages::{PointArithmetic, Shape};
use crate::kernels::registry;

/// Computes the results of [`layered`](crate::gpu::stages::aggregate::layered) by another method: a running sum over
/// each chunk of buckets (cuzk Alg. 4). The digits have no exponents. `buckets` has one sum for each bucket. `threads`
/// is a power of two, and `weighted` has `threads` points for each row.
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
    // SAFETY: `buckets` has W·M points, and `weighted` has W·threads points.
    unsafe { call.threads(threads, shape.rows)? };
    sum_rows(launcher, arithmetic, shape.rows, threads, weighted)
}

/// Computes the results of [`layered`](crate::gpu::stages::aggregate::layered) by another method: suffix sums (lb-msm
/// 3.4), in XYZZ coordinates. The buckets of a row are divided into `runs` runs of adjacent buckets, where `runs` is a
/// power of two. `sums` and `weighted` have W·runs points each.
pub(in crate::gpu) fn suffix_sums<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    shape: Shape,
    runs: u32,
    accumulated: &Accumulated<'_, S::Buffer>,
    sums: &mut S::Buffer,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { rows, buckets, exponent_bits, .. } = shape;
    sum_bucket_runs(launcher, arithmetic, shape, runs, accumulated, sums, weighted)?;
    let (entries, weights) = (arithmetic.points(sums), arithmetic.points(weighted));
    // SAFETY: `sums` and `weighted` have W·runs points each. If a run has several buckets, `sum_bucket_runs` has
    // written all points of `weighted`. If a run is one bucket, `weigh_suffix_sums` writes all points of `weighted`
    // without reading them.
    unsafe {
        for round in 0..runs.ilog2() {
            let call = launcher.call(&registry::SUM_SUFFIXES_ROUND).arg(entries).args([runs, round, rows]);
            call.threads(rows * (runs / 2), 1)?;
        }
        let call = launcher.call(&registry::WEIGH_SUFFIX_SUMS).args([entries, weights]);
        call.args([runs, (buckets / runs).ilog2(), rows]).threads(rows * runs, 1)?;
    }
    sum_rows(launcher, arithmetic, rows, runs, weighted)?;
    if exponent_bits == 0 {
        return Ok(());
    }
    let call = launcher.call(&registry::WEIGH_ODD_DIGITS).args([entries, weights]).args([runs, rows]);
    // SAFETY: `sums` has W·runs points. The first W points of `weighted` are the results of the rows.
    unsafe { call.threads(rows, 1) }
}
