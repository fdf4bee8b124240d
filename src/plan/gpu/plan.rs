//! A plan: the algorithm, the windows, and the sizes of every buffer and launch.

use std::iter;
use std::ops::Range;

use super::buffers::BufferSizes;
use super::model::arithmetic::Additions;
use super::model::time::{Prediction, Rates};
use super::problem::DeviceLimits;
use super::shape::{self, Radix};
use crate::algorithm::Algorithm;
use crate::recode::{Precomputation, Windows};

/// A chunk that is smaller than others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SmallerChunk {
    /// Its points.
    pub points: usize,
    /// The number of affine rounds of this chunk: not more than the other chunks have.
    pub affine_rounds: u32,
}

/// Algorithm, windows, buffers and launches of one MSM on a GPU, or of several over the same bases.
///
/// Points are computed in chunks that fit into memory. One chunk is copied while another is computed. Load-balanced
/// accumulations of all chunks add to the same buckets.
#[derive(Clone, Debug)]
pub struct GpuPlan {
    /// The stages. No choice is left open.
    pub algorithm: Algorithm,
    /// The digits of a scalar.
    pub windows: Windows,
    /// The multiples of the bases.
    pub precomputation: Precomputation,
    /// Rows of windows that share buckets.
    ///
    /// - Without multiples, and on one device, each window is a row.
    /// - With multiples, or if the windows are divided among devices, there are fewer rows.
    /// - From checkpoints, all rows share one set of buckets.
    pub rows: u32,
    /// The first row. The result must be doubled c times for each row below it.
    pub first_row: u32,
    /// Vectors of scalars that one sequence of launches computes.
    pub vectors: usize,
    /// Number of such sequences for each chunk.
    pub groups: usize,
    /// The number of exponents h > 0 for which 2^h·P is prepared (lb-msm 3.1, its τ).
    pub prepared: u32,
    /// Points that one thread prepares. They share an inversion.
    pub points_per_inversion: u32,
    /// The first chunks, if they are smaller. Nothing is computed while the first chunk is copied, and each later chunk
    /// is copied while the chunk before it is computed. There are none for several groups of vectors.
    pub smaller_chunks: Vec<SmallerChunk>,
    /// Points in each other chunk.
    pub chunk: usize,
    /// Number of chunks.
    pub chunks: usize,
    /// Threads that share a window's pairs in each affine round.
    pub pair_threads: u32,
    /// Threads that share a window's digits (lb-msm 3.3, its N; cuzk 3.2, its t).
    ///
    /// - With a Pippenger in each thread: the shares into which the points are divided.
    /// - From checkpoints: the threads that share the digits of all windows.
    pub threads_per_row: u32,
    /// The passes that sort digits by bucket.
    pub radix: Radix,
    /// Digits that one block sorts.
    pub digits_per_tile: u32,
    /// Buckets that one block sorts, if buckets are sorted by the number of their points (cuzk 4.1).
    pub buckets_per_tile: u32,
    /// The passes that sort buckets.
    pub row_radix: Radix,
    /// Threads that aggregate a window's buckets: a power of two.
    pub aggregation_threads: u32,
    /// The device's buffers.
    pub buffers: BufferSizes,
    /// The predicted time of each stage.
    pub prediction: Prediction,
    /// The rates of this prediction.
    pub rates: Rates,
    /// Plans with other algorithms and preparations, the fastest first: the stages, the window in bits, the predicted
    /// seconds. The search does not look for the best window and threads of far slower plans.
    pub rejected: Vec<(Algorithm, u32, f64)>,
    /// True if the caller asked for the window.
    pub(super) fixed_window: bool,
}

impl GpuPlan {
    /// The steps, one after the other, for some vectors of scalars. `n` is the length of the longest vector. A
    /// step is a range of the vectors and a range of the points.
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

    /// The predicted time of all stages, in seconds.
    pub fn seconds(&self) -> f64 {
        self.prediction.total()
    }

    /// True if a copy runs during a computation.
    pub fn overlaps(&self) -> bool {
        self.buffers.overlap()
    }

    /// True if the codes of all window values are looked up.
    pub(crate) fn has_table(&self) -> bool {
        self.buffers.table.elements > 0
    }

    /// True if chunks add to the same buckets, which are aggregated once, after the last chunk of each group of vectors.
    pub fn carries_buckets(&self) -> bool {
        self.chunks > 1 && self.algorithm.carries_buckets()
    }

    /// The number of affine rounds before the accumulation, except for the smaller first chunks.
    pub fn affine_rounds(&self) -> u32 {
        self.algorithm.affine_rounds.unwrap_or(0)
    }

    /// The rounds of affine additions in a step of [`steps`](Self::steps).
    pub fn affine_rounds_of(&self, step: usize) -> u32 {
        self.smaller_chunks.get(step).map_or(self.affine_rounds(), |chunk| chunk.affine_rounds)
    }

    /// Wide products of the addition that most points take: the addition of affine rounds if there are any, otherwise
    /// the addition of a base.
    pub fn addition_products(&self, limits: &DeviceLimits) -> f64 {
        let additions = Additions::of(self.algorithm, limits.field());
        if self.affine_rounds() > 0 { additions.affine } else { additions.base }
    }

    /// Buckets of a window, as the aggregation counts them. The layered aggregation needs a power of two.
    pub fn buckets(&self) -> u32 {
        shape::buckets(&self.windows, self.algorithm)
    }

    /// The most buckets that one thread of the aggregation sums.
    pub fn buckets_per_thread(&self) -> u32 {
        self.buckets().div_ceil(self.aggregation_threads)
    }
}
