//! Aggregate: `cuda/stages/aggregate_*.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, PointArithmetic, Shape, WORD_BYTES};
use crate::kernels::Module;

/// The buckets of all windows, as an accumulation leaves them.
pub(crate) struct Accumulated<'a, B> {
    pub(crate) bounds: &'a B,
    /// The parts of the buckets, or the buckets themselves.
    pub(crate) points: &'a B,
    /// Threads that the parts are of; 1 for buckets.
    pub(crate) threads: u32,
}

/// Leaves the windows' results, Σ b·B_b, or Σ (2b − 1)·B_b where digits are odd, in the first W places of `weighted`.
/// `runs` is a power of two, by which the number of buckets can be divided.
pub(crate) fn layered<S: Stream>(
    stream: &S,
    law: PointArithmetic,
    shape: Shape,
    runs: u32,
    accumulated: &Accumulated<'_, S::Buffer>,
    sums: &mut S::Buffer,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { n, windows, buckets, exponent_bits, .. } = shape;
    let run_length = buckets / runs;
    let grid = |threads| Grid::covering(threads, windows, BLOCK);
    let points = |buffer: &S::Buffer| buffer.slice(law.point_bytes);
    let (parts, sums_slice, weighted_slice) = (points(accumulated.points), points(sums), points(weighted));
    let sizes = [U32(n), U32(buckets), U32(accumulated.threads), U32(run_length)];
    // SAFETY: the parameters are those of the kernels. The bounds and parts are those of the accumulation; `sums` and
    // `weighted` hold W·runs points each, and runs is a power of two, so that halving it ends at one.
    unsafe {
        let bounds = accumulated.bounds.slice(WORD_BYTES);
        let arguments = [&[bounds, parts, sums_slice, weighted_slice], &sizes[..]].concat();
        stream.launch(law.aggregate, "sum_bucket_runs", grid(runs), &arguments)?;
        for round in 0..runs.ilog2() {
            let arguments = [sums_slice, U32(runs), U32(round)];
            stream.launch(law.aggregate, "suffix_sum_round", grid(runs / 2), &arguments)?;
        }
        let arguments = [sums_slice, weighted_slice, U32(runs), U32(run_length.ilog2())];
        stream.launch(law.aggregate, "weigh_suffix_sums", grid(runs), &arguments)?;
    }
    sum_halves(stream, law, windows, runs, weighted)?;
    if exponent_bits == 0 {
        return Ok(());
    }
    // SAFETY: the parameters are those of the kernel, which has one thread for each window.
    unsafe {
        let arguments = [sums_slice, weighted_slice, U32(runs), U32(windows)];
        stream.launch(law.aggregate, "weigh_odd_digits", Grid::covering(windows, 1, BLOCK), &arguments)
    }
}

/// Sums `runs` points for each of W rows, point t of row w at t·W + w, to the first W places. `runs` is a power of two.
pub(crate) fn sum_halves<S: Stream>(
    stream: &S,
    law: PointArithmetic,
    rows: u32,
    runs: u32,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    for round in (0..runs.ilog2()).rev() {
        let half = rows << round;
        let arguments = [weighted.slice(law.point_bytes), U32(half)];
        // SAFETY: the parameters are those of the kernel; there are at least 2·half points.
        unsafe { stream.launch(law.aggregate, "sum_halves", Grid::covering(half, 1, BLOCK), &arguments)? };
    }
    Ok(())
}

/// The same by running sums over chunks of dense buckets (cuzk Alg. 4), for digits without exponents. `threads` is a power
/// of two; `weighted` holds that many points for each window.
pub(crate) fn chunked<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    shape: Shape,
    threads: u32,
    buckets: &S::Buffer,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let points = |buffer: &S::Buffer| buffer.slice(law.point_bytes);
    let arguments = [points(buckets), points(weighted), U32(shape.buckets), U32(threads)];
    let grid = Grid::covering(threads, shape.windows, BLOCK);
    // SAFETY: the parameters are those of the kernel, which reads W·M buckets and writes W·threads points.
    unsafe { stream.launch(module, "sum_bucket_chunks", grid, &arguments)? };
    sum_halves(stream, law, shape.windows, threads, weighted)
}
