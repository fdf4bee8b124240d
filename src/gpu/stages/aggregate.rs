//! Launches the aggregation kernels of `cuda/stages/aggregate_layered.cuh`. W is the number of rows.

use super::super::call::Launcher;
use super::super::device::{Argument, DeviceError, Stream};
use super::sort::BucketBounds;
use super::{PointArithmetic, Shape};
use crate::plan::layers::Halving;

/// The buckets of all rows, in the form in which an accumulation stores them.
pub(crate) struct Accumulated<'a, B> {
    /// The bounds of the digits that were accumulated last.
    pub(crate) bounds: BucketBounds<'a, B>,
    /// One sum for each bucket.
    pub(crate) sums: &'a B,
    /// True if a bucket may have a sum although the bucket has no digit according to `bounds`. A bucket can have a sum
    /// without a digit in two cases: earlier chunks of the bases have added points to buckets, or the accumulation is
    /// in constant time.
    pub(crate) has_all: bool,
}

/// Computes the results of the rows: Σ b·B_b or, for odd digits, Σ (2b − 1)·B_b, where B_b is the sum of bucket b. The
/// results are stored in the first W points of `weighted`. The buckets of a row are divided into `runs` runs of
/// adjacent buckets, where `runs` is a power of two. `sums` has W·runs points. `weighted` has W·runs points or, if each
/// run is one bucket, W points.
pub(crate) fn layered<S: Stream>(
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
    let run_length = buckets / runs;
    let results = Results { sums: arithmetic.points(sums), weighted: arithmetic.points(weighted) };
    let parts = HALVE_SUMS
        | if run_length > 1 { HALVE_WEIGHTED } else { 0 }
        | if exponent_bits > 0 { HAVE_ODD_DIGITS } else { 0 };
    let halved = Halved { rows, log2_runs: runs.ilog2(), log2_run_length: run_length.ilog2(), parts };
    halved.run(launcher, arithmetic, results)
}

/// Stores the sum of each run of buckets in `sums`, which has W·runs points. If a run has several buckets, also stores
/// the weighted sum of each run in `weighted`. The weight of a bucket is its position in the run. The first bucket of a
/// run has weight 1.
pub(crate) fn sum_bucket_runs<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    shape: Shape,
    runs: u32,
    accumulated: &Accumulated<'_, S::Buffer>,
    sums: &mut S::Buffer,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { rows, buckets, .. } = shape;
    let (bounds, bucket_sums) = (accumulated.bounds.argument(), arithmetic.points(accumulated.sums));
    let call = launcher.call(arithmetic.kernels.bucket_runs).args([bounds, bucket_sums]);
    let call = call.args([arithmetic.points(sums), arithmetic.points(weighted)]);
    let call = call.args([buckets, buckets / runs, rows]).arg(accumulated.has_all);
    // SAFETY: the accumulation wrote the bounds and the sums of buckets. `sums` has W·runs points. If a run has several
    // buckets, `weighted` also has W·runs points. If a run is one bucket, the kernel does not write `weighted`.
    unsafe { call.threads(rows * runs, 1) }
}

/// The arguments for the sums of runs, and for the weighted sums of runs.
#[derive(Clone, Copy)]
struct Results {
    sums: Argument,
    weighted: Argument,
}

/// The parameters of the kernel `sum_runs`. `parts` combines the bits `HALVE_SUMS`, `HALVE_WEIGHTED` and
/// `HAVE_ODD_DIGITS`.
struct Halved {
    rows: u32,
    log2_runs: u32,
    log2_run_length: u32,
    parts: u32,
}

const HALVE_SUMS: u32 = 1;
const HALVE_WEIGHTED: u32 = 2;
const HAVE_ODD_DIGITS: u32 = 4;

impl Halved {
    /// Adds up the points of each row in the buffers that `parts` selects. Each selected buffer has W·runs points. Each
    /// round halves the number of points. The results are the first W points of `weighted`.
    fn run<S: Stream>(
        &self,
        launcher: Launcher<'_, S>,
        arithmetic: PointArithmetic,
        results: Results,
    ) -> Result<(), DeviceError> {
        let &Self { rows, log2_runs, log2_run_length, parts } = self;
        for launch in Halving::launches(log2_runs) {
            let Halving { log2_from, log2_to, log2_own } = launch;
            let call = launcher.call(arithmetic.kernels.runs).args([results.sums, results.weighted]);
            let call = call.args([log2_runs, log2_run_length, rows, log2_from, log2_to, log2_own, parts]);
            // SAFETY: the halved buffers have W·runs points, and `weighted` has at least W points.
            unsafe { call.blocks((rows * launch.blocks(), 1))? };
        }
        Ok(())
    }
}

/// Adds up `runs` points for each of W rows. Point t of row w is at index t·W + w, and the sum of row w is stored at
/// index w. `runs` is a power of two.
pub(crate) fn sum_rows<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    rows: u32,
    runs: u32,
    weighted: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let halved = Halved { rows, log2_runs: runs.ilog2(), log2_run_length: 0, parts: HALVE_WEIGHTED };
    let weighted = arithmetic.points(weighted);
    halved.run(launcher, arithmetic, Results { sums: weighted, weighted })
}
