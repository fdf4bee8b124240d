//! Aggregate: `cuda/stages/aggregate_layered.cuh`.

use super::super::Module;
use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::accumulate::LoadBalanced;
use super::{BLOCK, WORD_BYTES};

/// Leaves the windows' results, Σ b·B_b, in the first W places of `weighted`.
#[allow(clippy::too_many_arguments)] // each is a buffer of its own
pub(crate) fn layered<S: Stream>(
    stream: &S,
    module: &'static Module,
    accumulated: LoadBalanced,
    run_length: u32,
    bounds: &S::Buffer,
    parts: &S::Buffer,
    sums: &mut S::Buffer,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let LoadBalanced { n, windows, buckets, threads, affine_bytes } = accumulated;
    let runs = buckets / run_length;
    let grid = |threads| Grid::covering(threads, windows, BLOCK);
    let points = |buffer: &S::Buffer| buffer.slice(2 * affine_bytes);
    let (parts, sums, weighted) = (points(parts), points(sums), points(weighted));
    let sizes = [U32(n), U32(buckets), U32(threads), U32(run_length)];
    // SAFETY: the parameters are those of the kernels. The bounds and parts are those of the accumulation; `sums` and
    // `weighted` hold W·runs points each, and runs is a power of two, so that halving it ends at one.
    unsafe {
        let arguments = [&[bounds.slice(WORD_BYTES), parts, sums, weighted], &sizes[..]].concat();
        stream.launch(module, "sum_bucket_runs", grid(runs), &arguments)?;
        for round in 0..runs.ilog2() {
            stream.launch(module, "suffix_sum_round", grid(runs / 2), &[sums, U32(runs), U32(round)])?;
        }
        let arguments = [sums, weighted, U32(runs), U32(run_length.ilog2())];
        stream.launch(module, "weigh_suffix_sums", grid(runs), &arguments)?;
        for round in (0..runs.ilog2()).rev() {
            let half = windows << round;
            stream.launch(module, "sum_halves", Grid::covering(half, 1, BLOCK), &[weighted, U32(half)])?;
        }
    }
    Ok(())
}
