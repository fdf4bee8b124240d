//! Launches the kernels that convert bases (`cuda/stages/convert_to_edwards.cuh`), compute multiples of bases
//! (`cuda/stages/precompute_*.cuh`), and check bases (`cuda/stages/check_bases.cuh`).

use super::super::call::Launcher;
use super::super::device::{Buffer, DeviceError, Stream};
use super::{PointArithmetic, words};
use crate::kernels::registry;

/// Affine points on the device.
pub(crate) struct AffinePoints<'a, B> {
    pub(crate) buffer: &'a B,
    /// Bytes of a point.
    pub(crate) point_bytes: u64,
}

/// The division of points among threads: the number of all points, and the number of points of one thread.
#[derive(Clone, Copy)]
pub(crate) struct Shares {
    /// The number of points.
    pub(crate) n: u32,
    /// The number of points that one thread takes.
    pub(crate) per_thread: u32,
}

impl Shares {
    fn threads(self) -> u32 {
        self.n.div_ceil(self.per_thread)
    }
}

/// Checks the points. Each thread writes the first fault among its own points (see `cuda/stages/check_bases.cuh`).
pub(crate) fn check<S: Stream>(
    launcher: Launcher<'_, S>,
    points: &AffinePoints<'_, S::Buffer>,
    faults: &mut S::Buffer,
    shares: Shares,
    in_subgroup: bool,
) -> Result<(), DeviceError> {
    let points = points.buffer.slice(points.point_bytes);
    let call = launcher.call(&registry::CHECK_BASES).args([points, words(faults)]);
    let call = call.args([shares.n, shares.per_thread]).arg(in_subgroup);
    // SAFETY: `points` has n points, and `faults` has one word for each thread.
    unsafe { call.threads(shares.threads(), 1) }
}

/// A step of the precomputation. The step computes one multiple of each of `count` bases, from base `first` on. There
/// are n bases in total.
#[derive(Clone, Copy)]
pub(crate) struct MultipleStep {
    /// The number n of all bases.
    pub(crate) n: u32,
    /// The index j of the multiple 2^(j·stride)·P. The step computes the multiple with index j from the multiple with
    /// index j − 1.
    pub(crate) multiple: u32,
    /// The number of doublings from each multiple to the next.
    pub(crate) stride: u32,
    /// The index of the first base of the step.
    pub(crate) first: u32,
    /// The number of bases of the step.
    pub(crate) count: u32,
    /// The number of bases for which a thread computes the multiple.
    pub(crate) per_thread: u32,
}

/// Computes one multiple of each base of a step. For each multiple, `points` has memory for n bases. `scratch` has
/// memory for `count` bases.
pub(crate) fn multiples<S: Stream>(
    launcher: Launcher<'_, S>,
    base_bytes: u64,
    points: &mut S::Buffer,
    scratch: &mut S::Buffer,
    step: MultipleStep,
) -> Result<(), DeviceError> {
    let MultipleStep { n, multiple, stride, first, count, per_thread } = step;
    let call = launcher.call(&registry::PRECOMPUTE_MULTIPLES);
    let call = call.args([points.slice(base_bytes), scratch.slice(base_bytes)]);
    let call = call.args([n, multiple, stride, first, count, per_thread]);
    // SAFETY: for each multiple, `points` has memory for n bases. The scratch has memory for `count` bases.
    unsafe { call.threads(count.div_ceil(per_thread), 1) }
}

/// Computes the points 2^h·P for each base P and each h from 1 to `powers`. `bases` has memory for n·(powers + 1)
/// bases: first the n bases, and then the computed points.
pub(crate) fn powers_of_two<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    bases: &mut S::Buffer,
    powers: u32,
    shares: Shares,
) -> Result<(), DeviceError> {
    if powers == 0 {
        return Ok(());
    }
    let call = launcher.call(&registry::PRECOMPUTE_POWERS_OF_TWO).arg(arithmetic.bases(bases));
    let call = call.args([shares.n, powers, shares.per_thread]);
    // SAFETY: `bases` has memory for n·(powers + 1) bases.
    unsafe { call.threads(shares.threads(), 1) }
}

/// Converts n affine points to the twisted Edwards form.
pub(crate) fn edwards<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    affine: &AffinePoints<'_, S::Buffer>,
    prepared: &mut S::Buffer,
    shares: Shares,
) -> Result<(), DeviceError> {
    let affine = affine.buffer.slice(affine.point_bytes);
    let call = launcher.call(&registry::CONVERT_TO_EDWARDS).args([affine, arithmetic.bases(prepared)]);
    let call = call.args([shares.n, shares.per_thread]);
    // SAFETY: each of the two buffers has memory for n points.
    unsafe { call.threads(shares.threads(), 1) }
}
