//! Aggregate: `cuda/stages/aggregate_layered.cuh` and `cuda/papers/aggregate_chunked.cuh`.

use super::super::device::{Argument, Argument::U32, DeviceError, Grid, Stream};
use super::affine::BucketBounds;
use super::{BLOCK, PointArithmetic, Shape};
use crate::kernels::Module;
use crate::plan::layers::{Halving, QUADS_BLOCK};

/// The buckets of all windows, as an accumulation stores them.
pub(crate) struct Accumulated<'a, B> {
    /// The bounds of the last digits that were accumulated.
    pub(crate) bounds: BucketBounds<'a, B>,
    /// A sum for each bucket.
    pub(crate) sums: &'a B,
    /// Whether a bucket without these digits has a sum, too.
    pub(crate) has_all: bool,
}

/// Stores the results of the windows, Σ b·B_b, or Σ (2b − 1)·B_b for odd digits, in the first W points of `weighted`.
/// `runs` is a power of two that divides the number of buckets. `sums` has W·runs points. `weighted` has as many, or W
/// points if each run is one bucket.
pub(crate) fn layered<S: Stream>(
    stream: &S,
    arithmetic: PointArithmetic,
    shape: Shape,
    runs: u32,
    accumulated: &Accumulated<'_, S::Buffer>,
    (sums, weighted): (&mut S::Buffer, &mut S::Buffer),
) -> Result<(), DeviceError> {
    let Shape { windows, buckets, exponent_bits, .. } = shape;
    let run_length = buckets / runs;
    let (bounds, bucket_sums) = (accumulated.bounds.argument(), arithmetic.points(accumulated.sums));
    let sizes = [buckets, run_length, windows, accumulated.has_all.into()].map(U32);
    let results = (arithmetic.points(sums), arithmetic.points(weighted));
    let arguments = [&[bounds, bucket_sums, results.0, results.1], &sizes[..]].concat();
    let grid = Grid::covering(windows * runs, 1, BLOCK);
    // SAFETY: the bounds and sums are those of the accumulation; `sums` has W·runs points, and so has `weighted`
    // if runs have several buckets. Otherwise the kernel does not write it.
    unsafe { stream.launch(arithmetic.module, "sum_bucket_runs", grid, &arguments)? };
    let parts = HALVE_SUMS
        | if run_length > 1 { HALVE_WEIGHTED } else { 0 }
        | if exponent_bits > 0 { HAVE_ODD_DIGITS } else { 0 };
    let halved = Halved { windows, log2_runs: runs.ilog2(), log2_run_length: run_length.ilog2(), parts };
    halved.run(stream, arithmetic, results)
}

/// What `sum_runs` halves, and the bits of its parameter `parts`.
struct Halved {
    windows: u32,
    log2_runs: u32,
    log2_run_length: u32,
    parts: u32,
}

const HALVE_SUMS: u32 = 1;
const HALVE_WEIGHTED: u32 = 2;
const HAVE_ODD_DIGITS: u32 = 4;

impl Halved {
    /// Halves the buffers that `parts` names. They have W·runs points each. The results are the first W points of
    /// `weighted`.
    fn run<S: Stream>(
        &self,
        stream: &S,
        arithmetic: PointArithmetic,
        (sums, weighted): (Argument, Argument),
    ) -> Result<(), DeviceError> {
        let &Self { windows, log2_runs, log2_run_length, parts } = self;
        for launch in Halving::launches(log2_runs) {
            let Halving { log2_from, log2_to, log2_own } = launch;
            let sizes = [log2_runs, log2_run_length, windows, log2_from, log2_to, log2_own, parts].map(U32);
            let arguments = [&[sums, weighted], &sizes[..]].concat();
            let grid = Grid { blocks: (windows * launch.blocks(), 1), threads: QUADS_BLOCK };
            // SAFETY: the halved buffers have W·runs points, and `weighted` has W.
            unsafe { stream.launch(arithmetic.module, "sum_runs", grid, &arguments)? };
        }
        Ok(())
    }
}

/// Sums `runs` points for each of W rows, point t of row w at t·W + w, to the first W points. `runs` is a power of two.
pub(crate) fn sum_rows<S: Stream>(
    stream: &S,
    arithmetic: PointArithmetic,
    rows: u32,
    runs: u32,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let halved = Halved { windows: rows, log2_runs: runs.ilog2(), log2_run_length: 0, parts: HALVE_WEIGHTED };
    let weighted = arithmetic.points(weighted);
    halved.run(stream, arithmetic, (weighted, weighted))
}

/// The results of [`layered`] by running sums over chunks (cuzk Alg. 4), for digits without exponents. `buckets` has one sum
/// for each bucket. `threads` is a power of two; `weighted` has this many points for each window.
pub(crate) fn chunked<S: Stream>(
    stream: &S,
    (arithmetic, module): (PointArithmetic, &'static Module),
    shape: Shape,
    threads: u32,
    (buckets, weighted): (&S::Buffer, &mut S::Buffer),
) -> Result<(), DeviceError> {
    let (sums, weights) = (arithmetic.points(buckets), arithmetic.points(weighted));
    let arguments = [sums, weights, U32(shape.buckets), U32(threads)];
    let grid = Grid::covering(threads, shape.windows, BLOCK);
    // SAFETY: there are W·M sums and W·threads points.
    unsafe { stream.launch(module, "sum_bucket_chunks", grid, &arguments)? };
    sum_rows(stream, arithmetic, shape.windows, threads, weighted)
}
