//! Aggregate: `cuda/stages/aggregate_*.cuh`.

use super::super::device::{Argument::U32, DeviceError, Grid, Stream};
use super::affine::Bounds;
use super::{BLOCK, PointArithmetic, Shape};

/// The buckets of all windows, as an accumulation stores them.
pub(crate) struct Accumulated<'a, B> {
    pub(crate) bounds: Bounds<'a, B>,
    /// The partial sums of buckets, or one sum for each bucket.
    pub(crate) points: &'a B,
    /// Threads that the partial sums are from; 1 for one sum for each bucket.
    pub(crate) threads: u32,
}

/// Stores the results of the windows, Σ b·B_b, or Σ (2b − 1)·B_b for odd digits, in the first W points of `weighted`.
/// `runs` is a power of two that divides the number of buckets. `sums` and `weighted` have W·runs points each.
pub(crate) fn layered<S: Stream>(
    stream: &S,
    arithmetic: PointArithmetic,
    shape: Shape,
    runs: u32,
    accumulated: &Accumulated<'_, S::Buffer>,
    (sums, weighted): (&mut S::Buffer, &mut S::Buffer),
) -> Result<(), DeviceError> {
    let Shape { windows, buckets, exponent_bits, .. } = shape;
    let (module, run_length) = (arithmetic.module, buckets / runs);
    let grid = |threads| Grid::covering(windows * threads, 1, BLOCK);
    let (bounds, partial_sums) = (accumulated.bounds.argument(), arithmetic.points(accumulated.points));
    let (sums, weights) = (arithmetic.points(sums), arithmetic.points(weighted));
    // SAFETY: the bounds and partial sums are those of the accumulation; `sums` and `weighted` have W·runs points each.
    unsafe {
        let sizes = [buckets, accumulated.threads, run_length, windows].map(U32);
        let arguments = [&[bounds, partial_sums, sums, weights], &sizes[..]].concat();
        stream.launch(module, "sum_bucket_runs", grid(runs), &arguments)?;
        for round in 0..runs.ilog2() {
            let arguments = [sums, U32(runs), U32(round), U32(windows)];
            stream.launch(module, "suffix_sum_round", grid(runs / 2), &arguments)?;
        }
        if runs > 1 {
            let arguments = [sums, weights, U32(runs), U32(run_length.ilog2()), U32(windows)];
            stream.launch(module, "weigh_suffix_sums", grid(runs - 1), &arguments)?;
        }
    }
    sum_halves(stream, arithmetic, windows, runs, weighted)?;
    if exponent_bits == 0 {
        return Ok(());
    }
    // SAFETY: `sums` and `weighted` have a point for each window.
    unsafe {
        let arguments = [sums, weights, U32(runs), U32(windows)];
        stream.launch(module, "weigh_odd_digits", Grid::covering(windows, 1, BLOCK), &arguments)
    }
}

/// Sums `runs` points for each of W rows, point t of row w at t·W + w, to the first W points. `runs` is a power of two.
pub(crate) fn sum_halves<S: Stream>(
    stream: &S,
    arithmetic: PointArithmetic,
    rows: u32,
    runs: u32,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    for round in (0..runs.ilog2()).rev() {
        let half = rows << round;
        let arguments = [arithmetic.points(weighted), U32(half)];
        // SAFETY: there are at least 2·half points, because halving the power of two `runs` ends at one.
        unsafe { stream.launch(arithmetic.module, "sum_halves", Grid::covering(half, 1, BLOCK), &arguments)? };
    }
    Ok(())
}

/// The results of [`layered`] by running sums over chunks (cuzk Alg. 4), for digits without exponents. `buckets` has one sum
/// for each bucket. `threads` is a power of two; `weighted` has this many points for each window.
pub(crate) fn chunked<S: Stream>(
    stream: &S,
    arithmetic: PointArithmetic,
    shape: Shape,
    threads: u32,
    (buckets, weighted): (&S::Buffer, &mut S::Buffer),
) -> Result<(), DeviceError> {
    let (sums, weights) = (arithmetic.points(buckets), arithmetic.points(weighted));
    let arguments = [sums, weights, U32(shape.buckets), U32(threads)];
    let grid = Grid::covering(threads, shape.windows, BLOCK);
    // SAFETY: there are W·M sums and W·threads points.
    unsafe { stream.launch(arithmetic.module, "sum_bucket_chunks", grid, &arguments)? };
    sum_halves(stream, arithmetic, shape.windows, threads, weighted)
}
