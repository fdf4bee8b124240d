//! The methods that the papers compare theirs with: `cuda/papers/`.

use super::super::device::{Argument::U32, DeviceError, Grid, Stream};
use super::accumulate::{AccumulateStage, BucketSums};
use super::{BLOCK, PointArithmetic, Shape, digits};
use crate::algorithm::Comparison;
use crate::kernels::{self, Kernels, Module};

/// The kernels of `cuda/papers/`.
#[derive(Clone, Copy)]
pub(crate) struct PapersKernels {
    /// Sparse matrices of digits.
    pub(crate) sparse: &'static Module,
    /// Sums of points.
    pub(crate) of_points: &'static Module,
}

/// The kernels of cuZK and of the comparison methods. An engine without them refuses such an algorithm before it plans.
pub(crate) fn kernels(kernels: &Kernels) -> Result<PapersKernels, DeviceError> {
    let papers = kernels::sparse().zip(kernels.comparison);
    papers.map(|(sparse, of_points)| PapersKernels { sparse, of_points }).ok_or_else(missing)
}

fn missing() -> DeviceError {
    DeviceError::failed("accumulation", "this build is without the feature `papers`")
}

/// Sums the buckets by a comparison method. Partial sums may be left, which a gather adds.
#[expect(clippy::unreachable, reason = "the pipeline runs these two as a whole, by `PippengerPerThread`")]
pub(crate) fn accumulate<S: Stream>(
    stage: &AccumulateStage<'_, S>,
    comparison: Comparison,
    kernels: &Kernels,
    window_bits: u32,
    sums: &mut BucketSums<'_, S::Buffer>,
) -> Result<(), DeviceError> {
    let module = match comparison {
        Comparison::HomogeneousPairs => kernels.homogeneous.ok_or_else(missing),
        _ => self::kernels(kernels).map(|papers| papers.of_points),
    }?;
    match comparison {
        Comparison::Unbalanced => unbalanced(stage, module, sums.buckets),
        Comparison::Checkpoints => checkpoints(stage, module, window_bits, sums),
        Comparison::HomogeneousPairs => homogeneous_pairs(stage, module, sums),
        Comparison::PippengerPerThread | Comparison::WindowPerThread => {
            unreachable!("these methods have no accumulation of their own: see PippengerPerThread")
        }
    }
}

/// Whole buckets for each thread (lb-msm Alg. 2). Stores one sum for each bucket; those of empty buckets stay unwritten.
fn unbalanced<S: Stream>(
    accumulation: &AccumulateStage<'_, S>,
    module: &'static Module,
    sums: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let &AccumulateStage { arithmetic, shape, threads, .. } = accumulation;
    let Shape { n, buckets, exponent_bits, points, .. } = shape;
    let [bases, digits, bounds] = accumulation.inputs();
    let sizes = [n, buckets, threads, exponent_bits, points].map(U32);
    let arguments = [&[bases, digits, bounds, arithmetic.points(sums)], &sizes[..]].concat();
    // SAFETY: the digits name bases, and each exponent has its points; there are W·M sums.
    unsafe { accumulation.launch(module, "accumulate_unbalanced", &arguments) }
}

/// The sums of digits with exponents that are all prepared, two points at a time (lb-msm 3.2).
fn homogeneous_pairs<S: Stream>(
    accumulation: &AccumulateStage<'_, S>,
    module: &'static Module,
    sums: &mut BucketSums<'_, S::Buffer>,
) -> Result<(), DeviceError> {
    let Shape { n, buckets, exponent_bits, points, .. } = accumulation.shape;
    let sizes = [n, buckets, accumulation.threads, exponent_bits, points].map(U32);
    let arguments = [&accumulation.inputs()[..], &accumulation.outputs(sums), &sizes].concat();
    // SAFETY: the digits name bases, and each exponent has its points; there are W·M sums and W·threads partial sums.
    unsafe { accumulation.launch(module, "accumulate_homogeneous", &arguments) }
}

/// Joins the windows of each vector, `rows` of them, into one row, so that they share one set of buckets (elastic-msm 3.2,
/// GZKP's "Computation Consolidation"). Returns the new shape.
pub(crate) fn consolidate_rows<S: Stream>(
    stream: &S,
    module: &'static Module,
    shape: Shape,
    rows: u32,
    all_digits: &mut S::Buffer,
) -> Result<Shape, DeviceError> {
    let arguments = [digits(all_digits), U32(shape.n), U32(rows), U32(shape.points)];
    let consolidated = Shape { n: rows * shape.n, windows: shape.windows / rows, ..shape };
    let grid = Grid::covering(consolidated.n, consolidated.windows, BLOCK);
    // SAFETY: there are W·n digits.
    unsafe { stream.launch(module, "consolidate_rows", grid, &arguments)? };
    Ok(consolidated)
}

/// As [`AccumulateStage::load_balanced`], for consolidated rows of windows, from GZKP's checkpoints (elastic-msm 4.2).
fn checkpoints<S: Stream>(
    accumulation: &AccumulateStage<'_, S>,
    module: &'static Module,
    window_bits: u32,
    sums: &mut BucketSums<'_, S::Buffer>,
) -> Result<(), DeviceError> {
    let Shape { n, buckets, points, .. } = accumulation.shape;
    let sizes = [n, buckets, accumulation.threads, points, window_bits].map(U32);
    let arguments = [&accumulation.inputs()[..], &accumulation.outputs(sums), &sizes].concat();
    // SAFETY: the digits name a row and a base; there are W·M sums and W·threads partial sums.
    unsafe { accumulation.launch(module, "accumulate_checkpoints", &arguments) }
}

/// Pippenger's algorithm in each thread (cuzk 3.1).
pub(crate) struct PippengerPerThread<'a, S: Stream> {
    pub(crate) stream: &'a S,
    pub(crate) module: &'static Module,
    pub(crate) arithmetic: PointArithmetic,
    pub(crate) shape: Shape,
    pub(crate) window_bits: u32,
    /// Windows of a thread.
    pub(crate) per_thread: u32,
    /// Parts that the points are cut into.
    pub(crate) shares: u32,
    pub(crate) bases: &'a S::Buffer,
    pub(crate) digits: &'a S::Buffer,
}

impl<S: Stream> PippengerPerThread<'_, S> {
    /// One result for each share and each group of `per_thread` windows, in the order that
    /// [`sum_rows`](super::aggregate::sum_rows) takes. The scratch has 2^c − 1 points for each result.
    pub(crate) fn run(&self, scratch: &mut S::Buffer, results: &mut S::Buffer) -> Result<(), DeviceError> {
        let &Self { stream, module, arithmetic, shape: Shape { n, windows, .. }, per_thread, shares, .. } = self;
        let sizes = [n, self.window_bits, windows, per_thread, shares].map(U32);
        let inputs = [arithmetic.bases(self.bases), digits(self.digits)];
        let outputs = [arithmetic.points(scratch), arithmetic.points(results)];
        let arguments = [&inputs[..], &outputs, &sizes].concat();
        let grid = Grid::covering(shares, windows.div_ceil(per_thread), BLOCK);
        // SAFETY: the digits name bases; each thread has 2^c − 1 points of the scratch and one result.
        unsafe { stream.launch(module, "pippenger_per_thread", grid, &arguments) }
    }
}
