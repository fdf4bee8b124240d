//! Prepare: `cuda/stages/prepare_*.cuh`.

use super::super::Module;
use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, Law};

/// Writes 2^h·P for h from 1 to `levels` behind the n bases. A thread takes `run` points.
pub(crate) fn powers_of_two<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: Law,
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
    law: Law,
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
