//! Prepare: `cuda/stages/prepare_*.cuh`, and the check of bases, `cuda/stages/check_bases.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, PointArithmetic, words};
use crate::kernels::Module;

/// Affine points on the device.
pub(crate) struct AffinePoints<'a, B> {
    pub(crate) buffer: &'a B,
    /// Bytes of a point.
    pub(crate) point_bytes: u64,
}

/// Writes the first fault of each thread's `run` points, of n points: see `cuda/stages/check_bases.cuh`.
pub(crate) fn check<S: Stream>(
    stream: &S,
    module: &'static Module,
    points: &AffinePoints<'_, S::Buffer>,
    faults: &mut S::Buffer,
    (n, run): (u32, u32),
    in_subgroup: bool,
) -> Result<(), DeviceError> {
    let points = points.buffer.slice(points.point_bytes);
    let arguments = [points, words(faults), U32(n), U32(run), U32(in_subgroup.into())];
    // SAFETY: there are n points, and a word for each thread.
    unsafe { stream.launch(module, "check_bases", Grid::covering(n.div_ceil(run), 1, BLOCK), &arguments) }
}

/// A step of the precomputation: multiple `multiple` of `count` bases from `first` on, of n bases.
#[derive(Clone, Copy)]
pub(crate) struct MultipleStep {
    /// Bases.
    pub(crate) n: u32,
    /// Which multiple: 2^(multiple·stride)·P, from the one before.
    pub(crate) multiple: u32,
    /// Doublings from each multiple to the next.
    pub(crate) stride: u32,
    /// The first base.
    pub(crate) first: u32,
    /// How many bases.
    pub(crate) count: u32,
    /// Bases of a thread.
    pub(crate) run: u32,
}

/// Computes one multiple of some bases. `points` has room for n bases for each multiple; `scratch` for `count` bases.
pub(crate) fn multiples<S: Stream>(
    stream: &S,
    module: &'static Module,
    base_bytes: u64,
    points: &mut S::Buffer,
    scratch: &mut S::Buffer,
    step: MultipleStep,
) -> Result<(), DeviceError> {
    let MultipleStep { n, multiple, stride, first, count, run } = step;
    let buffers = [points.slice(base_bytes), scratch.slice(base_bytes)];
    let arguments = [&buffers, &[n, multiple, stride, first, count, run].map(U32)[..]].concat();
    let grid = Grid::covering(count.div_ceil(run), 1, BLOCK);
    // SAFETY: there is room for n bases for each multiple, and for `count` bases in the scratch.
    unsafe { stream.launch(module, "prepare_multiples", grid, &arguments) }
}

/// Writes 2^h·P for h from 1 to `powers` after the n bases. A thread takes `run` points. `bases` has room for
/// n·(powers + 1) bases.
pub(crate) fn powers_of_two<S: Stream>(
    stream: &S,
    module: &'static Module,
    arithmetic: PointArithmetic,
    bases: &mut S::Buffer,
    (n, powers, run): (u32, u32, u32),
) -> Result<(), DeviceError> {
    if powers == 0 {
        return Ok(());
    }
    let arguments = [arithmetic.bases(bases), U32(n), U32(powers), U32(run)];
    let grid = Grid::covering(n.div_ceil(run), 1, BLOCK);
    // SAFETY: there is room for n·(powers + 1) bases.
    unsafe { stream.launch(module, "prepare_powers_of_two", grid, &arguments) }
}

/// Converts n affine points to the twisted Edwards form. A thread takes `run` points.
pub(crate) fn edwards<S: Stream>(
    stream: &S,
    module: &'static Module,
    arithmetic: PointArithmetic,
    affine: &AffinePoints<'_, S::Buffer>,
    prepared: &mut S::Buffer,
    (n, run): (u32, u32),
) -> Result<(), DeviceError> {
    let affine = affine.buffer.slice(affine.point_bytes);
    let arguments = [affine, arithmetic.bases(prepared), U32(n), U32(run)];
    let grid = Grid::covering(n.div_ceil(run), 1, BLOCK);
    // SAFETY: there are n points in either form.
    unsafe { stream.launch(module, "prepare_edwards", grid, &arguments) }
}
