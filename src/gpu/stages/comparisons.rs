//! The methods that the papers compare theirs with: `cuda/stages/accumulate_{unbalanced,checkpoints}.cuh` and
//! `cuda/stages/pippenger_per_thread.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::accumulate::{Grouped, LoadBalanced};
use super::{BLOCK, DIGIT_BYTES, PointArithmetic, Shape};
use crate::kernels::Module;

/// Whole buckets to threads (lb-msm Alg. 2): leaves dense buckets, the empty ones unwritten.
#[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
pub(crate) fn unbalanced<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    shape: Shape,
    threads: u32,
    bases: &S::Buffer,
    grouped: &Grouped<'_, S::Buffer>,
    buckets: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let arguments = [
        &[bases.slice(law.base_bytes)],
        &grouped.slices()[..],
        &[buckets.slice(law.point_bytes), U32(shape.n), U32(shape.buckets), U32(threads)],
        &[U32(shape.exponent_bits), U32(shape.points)],
    ];
    // SAFETY: the parameters are those of the kernel. There are the points for each exponent, and M buckets a window.
    unsafe {
        let grid = Grid::covering(threads, shape.windows, BLOCK);
        stream.launch(module, "accumulate_unbalanced", grid, &arguments.concat())
    }
}

/// Makes one row of all rows of a vector's windows, `rows` of them, so that they share one set of buckets (elastic-msm 3.2,
/// GZKP's "Computation Consolidation"). The shape of what they are then.
pub(crate) fn consolidate_rows<S: Stream>(
    stream: &S,
    module: &'static Module,
    shape: Shape,
    rows: u32,
    digits: &mut S::Buffer,
) -> Result<Shape, DeviceError> {
    let arguments = [digits.slice(DIGIT_BYTES), U32(shape.n), U32(rows), U32(shape.points)];
    let consolidated = Shape { n: rows * shape.n, windows: shape.windows / rows, ..shape };
    // SAFETY: the parameters are those of the kernel, which stays within the digits of all rows.
    unsafe {
        let grid = Grid::covering(consolidated.n, consolidated.windows, BLOCK);
        stream.launch(module, "consolidate_rows", grid, &arguments)?;
    }
    Ok(consolidated)
}

/// As [`LoadBalanced::parts`], for consolidated rows of windows, from GZKP's checkpoints (elastic-msm 4.2).
#[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
pub(crate) fn checkpoint_parts<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    balanced: &LoadBalanced,
    window_bits: u32,
    bases: &S::Buffer,
    grouped: &Grouped<'_, S::Buffer>,
    parts: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { n, buckets, points, .. } = balanced.shape;
    let sizes = [U32(n), U32(buckets), U32(balanced.threads), U32(points), U32(window_bits)];
    let arguments =
        [&[bases.slice(law.base_bytes)], &grouped.slices()[..], &[parts.slice(law.point_bytes)], &sizes[..]];
    // SAFETY: as in `LoadBalanced::parts`; digits name a row and a point.
    unsafe { stream.launch(module, "accumulate_checkpoints", balanced.grid(), &arguments.concat()) }
}

/// A Pippenger for each thread (cuzk 3.1): one result for each share and each group of `per_thread` windows, in the
/// order that [`super::aggregate::sum_halves`] takes.
#[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
pub(crate) fn pippenger_per_thread<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    shape: Shape,
    window_bits: u32,
    per_thread: u32,
    shares: u32,
    bases: &S::Buffer,
    digits: &S::Buffer,
    scratch: &mut S::Buffer,
    results: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let points = |buffer: &S::Buffer| buffer.slice(law.point_bytes);
    let arguments = [
        bases.slice(law.base_bytes),
        digits.slice(DIGIT_BYTES),
        points(scratch),
        points(results),
        U32(shape.n),
        U32(window_bits),
        U32(shape.windows),
        U32(per_thread),
        U32(shares),
    ];
    let grid = Grid::covering(shares, shape.windows.div_ceil(per_thread), BLOCK);
    // SAFETY: the parameters are those of the kernel. Each thread has 2^c − 1 places of the scratch, and one result.
    unsafe { stream.launch(module, "pippenger_per_thread", grid, &arguments) }
}
