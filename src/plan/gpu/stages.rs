//! The digits and threads of each stage.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::DeviceLimits;
use super::affine::most_listed;
use super::hardware::WARP;
use super::kernels::{self, Kernel};
use super::launches::Launches;
use super::problem::{GpuProblem, Source};
use super::search::exponents;
use super::sorting::Radix;
use super::time::Prediction;
use crate::algorithm::{Accumulation, Aggregation, Algorithm, Comparison, Coordinates};
use crate::plan::tuning;
use crate::recode::Windows;

/// The buckets of a window, as the aggregation counts them. The layered aggregation needs a power of two.
pub(super) fn buckets(windows: &Windows, algorithm: Algorithm) -> u32 {
    match algorithm.aggregation {
        Aggregation::Layered => windows.buckets().next_power_of_two(),
        Aggregation::ChunkedRunningSum => windows.buckets(),
    }
}

/// The most buckets of a thread of the aggregation: 2^8.
const LOG2_MOST_BUCKETS: u32 = 8;

/// The choices that buffers and time depend on.
pub(super) struct Stages<'a> {
    pub(super) windows: &'a Windows,
    pub(super) algorithm: Algorithm,
    pub(super) prepared: u32,
    pub(super) source: Source,
    pub(super) window_slice: (u32, u32),
    /// Whether the plan chooses the number of affine rounds. Smaller chunks then have fewer.
    pub(super) chooses_rounds: bool,
    /// For each number of rows that was asked for: the best number of threads that aggregate a row, and the time that they
    /// take.
    pub(super) aggregation: RefCell<BTreeMap<u64, (u64, Prediction)>>,
    /// For a number of entries in a row, of rows, and of bits in a pass: the tiles of the sort.
    pub(super) tiles: RefCell<BTreeMap<(u64, u64, u32), u64>>,
    /// For a number of points: how many of them share an inversion.
    pub(super) inversions: Cell<Option<(u64, u64)>>,
}

/// The size of one sequence of launches: its rows of digits, those of all vectors together.
#[derive(Clone, Copy)]
pub(super) struct Launch {
    /// Scalars of a vector, and points of a level.
    pub(super) n: u64,
    pub(super) vectors: u64,
    /// Points at all levels.
    pub(super) points: u64,
    /// Digits of a row: one for each point. From checkpoints, a vector has a single row, with one digit for each point
    /// and row of windows.
    pub(super) row: u64,
    /// Rows. Each row has its own buckets.
    pub(super) rows: u64,
    /// Affine rounds.
    pub(super) affine_rounds: u32,
}

impl<'a> Stages<'a> {
    pub(super) fn new(problem: &GpuProblem, windows: &'a Windows, algorithm: Algorithm) -> Self {
        Self {
            windows,
            algorithm,
            prepared: exponents(algorithm, windows.window_bits()),
            source: problem.source,
            window_slice: problem.window_slice,
            chooses_rounds: false,
            aggregation: RefCell::default(),
            tiles: RefCell::default(),
            inversions: Cell::default(),
        }
    }
}

impl Stages<'_> {
    /// Whether each slice has a row, and each point a number. No amount of memory changes that.
    pub(super) fn are_possible(&self) -> bool {
        self.start_of_slice(self.window_slice.1) >= self.window_slice.1 && self.points_have_numbers()
    }

    /// The first row of a slice.
    pub(super) fn start_of_slice(&self, part: u32) -> u32 {
        let rows = self.source.precomputation().rows(self.windows.window_bits(), self.windows.count());
        (u64::from(rows) * u64::from(part) / u64::from(self.window_slice.1)) as u32
    }

    pub(super) fn first_row(&self) -> u32 {
        self.start_of_slice(self.window_slice.0)
    }

    pub(super) fn rows(&self) -> u32 {
        self.start_of_slice(self.window_slice.0 + 1) - self.first_row()
    }

    pub(super) fn buckets(&self) -> u64 {
        u64::from(buckets(self.windows, self.algorithm))
    }

    /// Whether 32 bits can number the points of a table. From checkpoints, each row has its own numbers.
    pub(super) fn points_have_numbers(&self) -> bool {
        match self.source {
            Source::Device { points, .. } if self.algorithm.consolidates_windows() => {
                u64::from(self.rows()) * points < 1 << 32
            }
            _ => true,
        }
    }

    /// The kernel that adds bases.
    pub(super) fn accumulation_kernel(&self) -> &'static Kernel {
        match (self.algorithm.accumulation, self.algorithm.coordinates) {
            (Accumulation::ConstantTime, _) => &kernels::CONSTANT_ACCUMULATE,
            (Accumulation::RowBalanced, _) => &kernels::ACCUMULATE_ROW_BALANCED,
            (Accumulation::Comparison(comparison), _) => match comparison {
                Comparison::Unbalanced => &kernels::ACCUMULATE_UNBALANCED,
                Comparison::Checkpoints => &kernels::ACCUMULATE_CHECKPOINTS,
                Comparison::HomogeneousPairs => &kernels::ACCUMULATE_HOMOGENEOUS,
                Comparison::PippengerPerThread | Comparison::WindowPerThread => &kernels::PIPPENGER_PER_THREAD,
            },
            (_, Coordinates::TwistedEdwards) => &kernels::EDWARDS_ACCUMULATE,
            _ if self.windows.exponent_bits() > 0 => &kernels::ACCUMULATE_ODD_FLOAT,
            _ => &kernels::ACCUMULATE_LOAD_BALANCED,
        }
    }

    /// The numbers of threads for each row to try. Half a wave comes first.
    ///
    /// - Whole blocks, so that those of all rows fill each multiprocessor with 1 to 2r blocks, 3r or 4r, where it holds r
    ///   at a time.
    /// - Halves and three quarters of one block for each multiprocessor, and 1 to 3 warps: there is less to gather.
    /// - A thread for each 1 to 4 digits.
    pub(super) fn thread_counts(&self, launch: &Launch, limits: &DeviceLimits) -> Vec<u64> {
        let launch = &self.accumulated(launch);
        let kernel = self.accumulation_kernel();
        let block = u64::from(kernel.block);
        let per_thread = self.algorithm.windows_per_thread(launch.rows / launch.vectors.max(1)).unwrap_or(1);
        let rows = (launch.rows / per_thread.max(1)).max(1);
        let wave = limits.hardware.resident_threads(kernel, limits.field()) / block;
        let multiprocessors = u64::from(limits.hardware.multiprocessors);
        let resident = wave / multiprocessors;
        let on_each = (1..=2 * resident).chain([3 * resident, 4 * resident]);
        let mut blocks: Vec<u64> = on_each.map(|blocks| blocks * multiprocessors / rows).collect();
        let mut fewer = multiprocessors / rows;
        while fewer > 1 {
            blocks.extend([fewer / 2, fewer / 4 * 3]);
            fewer /= 2;
        }
        let warps = [1, 2, 3].map(|warps| warps * u64::from(WARP));
        let mut threads: Vec<u64> = blocks.into_iter().map(|blocks| blocks.max(1) * block).chain(warps).collect();
        threads.push(block);
        // With a few digits for each thread, nearly all additions are in the gather.
        let few = (1..=4).map(|share| launch.row.div_ceil(share));
        threads.extend(few.filter(|threads| threads * rows <= 8 * wave * block));
        threads.sort_unstable();
        threads.dedup();
        // More threads than digits are as many as digits.
        let enough = threads.partition_point(|&threads| threads < launch.row).min(threads.len() - 1);
        threads.truncate(enough + 1);
        let half = threads.partition_point(|&threads| threads < wave * block / rows / 2);
        let first = half.min(threads.len() - 1);
        threads.rotate_left(first);
        threads
    }

    /// The number of points that share an inversion when they are prepared in the least time: a power of two. With many, there
    /// are few inversions; with few, all threads have work.
    fn points_per_inversion(&self, launch: &Launch, limits: &DeviceLimits) -> u64 {
        let is_prepared = self.prepared > 0 || self.algorithm.coordinates == Coordinates::TwistedEdwards;
        if !is_prepared || matches!(self.source, Source::Device { .. }) {
            return 1;
        }
        if let Some((points, run)) = self.inversions.get()
            && points == launch.points
        {
            return run;
        }
        let runs =
            (0..=tuning::LONGEST_RUN.ilog2()).map(|log2| 1u64 << log2).filter(|&run| run <= launch.points.max(1));
        let seconds = runs.map(|run| (Launches::preparation(self, launch, run, limits), run));
        let least = seconds.fold((f64::INFINITY, 1), |least, found| if found.0 < least.0 { found } else { least });
        self.inversions.set(Some((launch.points, least.1)));
        least.1
    }

    /// The number of threads that aggregate a row in the least time, a power of two, and the time of the aggregation.
    pub(super) fn aggregation(&self, launch: &Launch, limits: &DeviceLimits) -> (u64, Prediction) {
        if let Some(&found) = self.aggregation.borrow().get(&launch.rows) {
            return found;
        }
        let most = self.buckets().max(1).ilog2();
        let candidates = (most.saturating_sub(LOG2_MOST_BUCKETS)..=most).map(|log2| 1 << log2);
        let times = candidates.map(|runs| (runs, Launches::aggregation(self, launch, runs, limits)));
        let faster = |a: &(u64, Prediction), b: &(u64, Prediction)| a.1.total().total_cmp(&b.1.total());
        let least = times.min_by(faster).unwrap_or((1, Prediction::default()));
        self.aggregation.borrow_mut().insert(launch.rows, least);
        least
    }

    pub(super) fn launch(&self, n: usize, vectors: usize) -> Launch {
        let (n, vectors) = (n as u64, vectors as u64);
        let points = u64::from(self.source.precomputation().factor()) * n;
        let (rows, affine_rounds) = (u64::from(self.rows()), self.affine_rounds());
        match self.algorithm.consolidates_windows() {
            true => Launch { n, vectors, points, row: rows * points, rows: vectors, affine_rounds },
            false => Launch { n, vectors, points, row: points, rows: vectors * rows, affine_rounds },
        }
    }
}

impl Launch {
    /// Whether the kernels can count. The number of rows must fit a grid dimension. The indices of a row's digits, of
    /// scalars, of the last list's points and of the partial sums of all rows must fit in 32 bits, with some bits left for rounding up.
    pub(super) fn can_be_counted(&self, buckets: u64, rounds: u32, sizes: &Sizes) -> bool {
        const MOST: u64 = 1 << 31;
        self.rows < 1 << 16
            && self.row <= MOST
            && self.n.saturating_mul(self.vectors) <= MOST
            && self.rows.saturating_mul(sizes.threads + buckets) <= MOST
            && (rounds == 0 || self.rows.saturating_mul(most_listed(self.row, buckets, rounds)) <= MOST)
    }
}

/// How a chunk is divided among threads.
pub(super) struct Sizes {
    pub(super) run: u64,
    pub(super) pair_threads: u64,
    pub(super) threads: u64,
    pub(super) tile: u64,
    pub(super) row_tile: u64,
    pub(super) row_radix: Radix,
    pub(super) runs: u64,
}

impl Sizes {
    /// The sizes for about that many threads for each row.
    pub(super) fn new(launch: &Launch, stages: &Stages<'_>, limits: &DeviceLimits, wanted: u64) -> Self {
        let &Launch { row, rows, vectors, .. } = launch;
        let (algorithm, buckets) = (stages.algorithm, stages.buckets());
        let added = stages.accumulated(launch).row;
        let shares = wanted.min(added).max(1);
        let threads = match (algorithm.accumulation, algorithm.windows_per_thread(rows / vectors.max(1))) {
            (_, Some(_)) => shares.next_power_of_two(),
            // Partial sums and buckets together fill a power of two. The rounds of the gather halve it.
            (Accumulation::ConstantTime, _) => {
                let all = (shares + buckets).next_power_of_two();
                if all - buckets > wanted.max(buckets) { all / 2 - buckets } else { all - buckets }
            }
            // Warps are assigned whole. Each group of rows takes at least one.
            (Accumulation::RowBalanced, _) => shares.next_multiple_of(u64::from(WARP)),
            // No thread is left without a share.
            _ => added.div_ceil(added.div_ceil(shares).max(1)).max(1),
        };
        let pair_threads = stages.pair_threads(launch, limits);
        let run = stages.points_per_inversion(launch, limits);
        let radix = Radix::for_bits(stages.windows.magnitude_bits());
        let row_radix = Radix::for_bits(u64::BITS - row.leading_zeros());
        let (tile, row_tile) = match algorithm.accumulation {
            Accumulation::RowBalanced => {
                (stages.tile(launch, row, radix, limits), stages.tile(launch, buckets, row_radix, limits))
            }
            _ => (stages.tile(launch, row, radix, limits), 1),
        };
        // Few threads mean that memory is short.
        let most = if wanted < u64::from(WARP) { wanted.max(1) } else { u64::MAX };
        let runs = stages.aggregation(launch, limits).0.min(1 << most.ilog2());
        Self { run, pair_threads, threads, tile, row_tile, row_radix, runs }
    }
}
