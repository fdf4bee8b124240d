//! Prepare: `cuda/stages/prepare_*.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, PointArithmetic, WORD_BYTES};
use crate::kernels::Module;

/// Writes for each thread what is wrong with the first one of its `run` points that has a fault, of n points of that size:
/// see `cuda/stages/check_bases.cuh`.
pub(crate) fn check<S: Stream>(
    stream: &S,
    module: &'static Module,
    (points, base_bytes, faults): (&S::Buffer, u64, &mut S::Buffer),
    n: u32,
    run: u32,
    in_subgroup: bool,
) -> Result<(), DeviceError> {
    let arguments = [points.slice(base_bytes), faults.slice(WORD_BYTES), U32(n), U32(run), U32(u32::from(in_subgroup))];
    // SAFETY: the parameters are those of the kernel; there is room for n points, and for a word of each thread.
    unsafe { stream.launch(module, "check_bases", Grid::covering(n.div_ceil(run), 1, BLOCK), &arguments) }
}

/// Writes the multiples 2^(level·stride)·P for `count` of n bases, from the first on, from the level below. A thread takes
/// `run` points. The scratch has room for `count` bases.
#[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
pub(crate) fn multiples<S: Stream>(
    stream: &S,
    module: &'static Module,
    base_bytes: u64,
    points: &mut S::Buffer,
    scratch: &mut S::Buffer,
    n: u32,
    level: u32,
    stride: u32,
    part: (u32, u32),
    run: u32,
) -> Result<(), DeviceError> {
    let (first, count) = part;
    let buffers = [points.slice(base_bytes), scratch.slice(base_bytes)];
    let arguments = [&buffers, &[n, level, stride, first, count, run].map(U32)[..]].concat();
    // SAFETY: the parameters are those of the kernel; there is room for n bases at each level, and for `count`.
    unsafe { stream.launch(module, "prepare_multiples", Grid::covering(count.div_ceil(run), 1, BLOCK), &arguments) }
}

/// Writes 2^h·P for h from 1 to `levels` behind the n bases. A thread takes `run` points.
pub(crate) fn powers_of_two<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    bases: &mut S::Buffer,
    n: u32,
    levels: u32,
    run: u32,
) -> Result<(), DeviceError> {
    if levels == 0 {
        return Ok(());
    }
    let arguments = [bases.slice(law.base_bytes), U32(n), U32(levels), U32(run)];
    // SAFETY: the parameters are those of the kernel; there is room for n·(levels + 1) bases.
    unsafe { stream.launch(module, "prepare_powers_of_two", Grid::covering(n.div_ceil(run), 1, BLOCK), &arguments) }
}

/// Brings n affine points to the twisted Edwards form. A thread takes `run` points.
pub(crate) fn edwards<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    affine: (&S::Buffer, u64),
    prepared: &mut S::Buffer,
    n: u32,
    run: u32,
) -> Result<(), DeviceError> {
    let (affine, affine_bytes) = affine;
    let arguments = [affine.slice(affine_bytes), prepared.slice(law.base_bytes), U32(n), U32(run)];
    // SAFETY: the parameters are those of the kernel; there is room for n points in either form.
    unsafe { stream.launch(module, "prepare_edwards", Grid::covering(n.div_ceil(run), 1, BLOCK), &arguments) }
}
