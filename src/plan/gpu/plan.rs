//! A plan: the algorithm, the windows, and the sizes of all buffers and launches.

use std::iter;
use std::ops::Range;

use super::buffers::BufferSizes;
use super::model::arithmetic::Additions;
use super::model::rates::Rates;
use super::model::time::Prediction;
use super::problem::DeviceLimits;
use super::shape::{self, Radix};
use crate::algorithm::Algorithm;
use crate::plan::band::Band;
use crate::recode::{Precomputation, Windows};
use crate::types::Stage;

/// One of the first chunks, which are smaller than the other chunks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SmallerChunk {
    /// The number of points of this chunk.
    pub points: usize,
    /// The number of affine rounds of this chunk. This number is not greater than the number of affine rounds of a
    /// larger chunk.
    pub affine_rounds: u32,
}

/// The algorithm, windows, buffers and launches of one MSM on a GPU, or of several MSMs over the same bases.
///
/// The points are divided into chunks that fit into memory. While a chunk is computed, the next chunk can be copied. In
/// a load-balanced accumulation, all chunks add to the same buckets.
#[derive(Clone, Debug)]
pub struct GpuPlan {
    /// The algorithm of each stage. The planner has made every choice.
    pub algorithm: Algorithm,
    /// The windows into which scalars are divided.
    pub windows: Windows,
    /// The multiples of the bases.
    pub precomputation: Precomputation,
    /// The number of rows that this plan computes. The windows of a row share one set of buckets.
    ///
    /// - Without multiples, each row is one window. With multiples, a row has several windows.
    /// - If the rows are divided among devices, the plan has only the rows of its device.
    /// - With the checkpoints of GZKP, all rows share one set of buckets.
    pub rows: u32,
    /// The index of the first row. If windows have c bits, the weight of the first row is 2^(c·`first_row`).
    pub first_row: u32,
    /// The number of vectors of scalars that one sequence of launches computes.
    pub vectors: usize,
    /// The number of sequences of launches for each chunk. Each sequence computes one group of vectors.
    pub groups: usize,
    /// For each base P, the points 2^h·P with h = 1, …, `prepared` are prepared. `prepared` is the number τ in lb-msm
    /// 3.1.
    pub prepared: u32,
    /// The number of points that one thread prepares. The points of a thread share an inversion.
    pub points_per_inversion: u32,
    /// The first chunks, if they are smaller than the other chunks. The device computes nothing while the first chunk
    /// is copied, so the first chunk is small. Each later chunk is copied while the preceding chunk is computed. If
    /// there are several groups of vectors, `smaller_chunks` is empty.
    pub smaller_chunks: Vec<SmallerChunk>,
    /// The number of points of each chunk that is not in `smaller_chunks`.
    pub chunk: usize,
    /// The number of chunks, including the smaller chunks.
    pub chunks: usize,
    /// The number of threads that share the pairs of a row in each affine round.
    pub pair_threads: u32,
    /// The number of threads that share the digits of a row (N in lb-msm 3.3, t in cuzk 3.2).
    ///
    /// - With Pippenger's algorithm in each thread: the number of shares into which the points are divided.
    /// - With checkpoints: the number of threads that share the digits of all windows.
    pub threads_per_row: u32,
    /// The passes that sort digits by bucket.
    pub radix: Radix,
    /// The number of digits that one block sorts.
    pub digits_per_tile: u32,
    /// The number of buckets that one block sorts, if buckets are sorted by the number of their points (cuzk 4.1).
    pub buckets_per_tile: u32,
    /// The passes that sort buckets.
    pub row_radix: Radix,
    /// The number of threads that aggregate the buckets of a row, a power of two.
    pub aggregation_threads: u32,
    /// The sizes of the buffers on the device.
    pub buffers: BufferSizes,
    /// The predicted time of each stage, if each constant of the model has its middle value. The planner compares plans
    /// by the times in `prediction`.
    pub prediction: Prediction,
    /// The predicted time of each stage, if each constant of the model has its low value.
    pub low: Prediction,
    /// The predicted time of each stage, if each constant of the model has its high value.
    pub high: Prediction,
    /// The predicted time of the first computation of this size, minus the predicted time of a later computation, in
    /// seconds. For example, only the first computation allocates memory.
    pub first: Band,
    /// The rates that the predictions assume.
    pub rates: Rates,
    /// The best plans with other algorithms or other preparations, the fastest first. Each item has the algorithm, the
    /// window in bits, and the predicted seconds. If a rejected plan is far slower than this plan, the search has not
    /// optimised its window and its number of threads.
    pub rejected: Vec<(Algorithm, u32, f64)>,
    /// True if the caller asked for this window size.
    pub(super) fixed_window: bool,
}

impl GpuPlan {
    /// The steps that compute `vectors` vectors of scalars, in order. `n` is the length of the longest vector. A step
    /// is a range of the vectors and a range of the points.
    pub fn steps(&self, vectors: usize, n: usize) -> Vec<(Range<usize>, Range<usize>)> {
        let sizes = self.smaller_chunks.iter().map(|chunk| chunk.points).chain(iter::repeat(self.chunk));
        let ranges = sizes.scan(0, |end, size| {
            let start = *end;
            *end = n.min(start + size);
            (start < n).then_some(start..*end)
        });
        let chunks: Vec<_> = ranges.collect();
        let groups = (0..vectors).step_by(self.vectors).map(|start| start..vectors.min(start + self.vectors));
        groups.flat_map(|group| chunks.iter().map(move |chunk| (group.clone(), chunk.clone()))).collect()
    }

    /// The predicted time of all stages together, in seconds. A prediction is a band; the value is the middle of the
    /// band.
    pub fn seconds(&self) -> f64 {
        self.prediction.total()
    }

    /// The predicted time of all stages, in seconds. The prediction is for a computation that follows immediately after
    /// another computation of the same size.
    pub fn time(&self) -> Band {
        Band::new(self.low.total(), self.prediction.total(), self.high.total())
    }

    /// The predicted time of a stage, in seconds.
    pub fn time_of(&self, stage: Stage) -> Band {
        Band::new(self.low.seconds(stage), self.prediction.seconds(stage), self.high.seconds(stage))
    }

    /// True if copies can run during computations.
    pub fn overlaps(&self) -> bool {
        self.buffers.overlap()
    }

    /// True if the recoding uses a table. For each value of a window, the table has the code of the digit.
    pub(crate) fn has_table(&self) -> bool {
        self.buffers.table.elements > 0
    }

    /// True if all chunks add to the same buckets. The buckets of a group of vectors are aggregated once, after the
    /// last chunk.
    pub fn carries_buckets(&self) -> bool {
        self.chunks > 1 && self.algorithm.carries_buckets()
    }

    /// The number of affine rounds before the accumulation. The smaller first chunks may have fewer rounds.
    pub fn affine_rounds(&self) -> u32 {
        self.algorithm.affine_rounds.unwrap_or(0)
    }

    /// The number of affine rounds in the step with the given index in [`steps`](Self::steps).
    pub fn affine_rounds_of(&self, step: usize) -> u32 {
        self.smaller_chunks.get(step).map_or(self.affine_rounds(), |chunk| chunk.affine_rounds)
    }

    /// The number of wide products in the most frequent kind of addition. With affine rounds, the most frequent kind is
    /// the affine addition. Without affine rounds, the most frequent kind is the addition of a base to a sum.
    pub fn addition_products(&self, limits: &DeviceLimits) -> f64 {
        let additions = Additions::of(self.algorithm, limits.field());
        if self.affine_rounds() > 0 { additions.affine } else { additions.base }
    }

    /// The number of buckets of a row that the aggregation sums. Some aggregations round the number of buckets up to
    /// a power of two.
    pub fn buckets(&self) -> u32 {
        shape::buckets(&self.windows, self.algorithm)
    }

    /// The greatest number of buckets that one thread of the aggregation sums.
    pub fn buckets_per_thread(&self) -> u32 {
        self.buckets().div_ceil(self.aggregation_threads)
    }
}
