//! The digits and threads of each stage.

use super::problem::Source;
use crate::algorithm::{Accumulation, Aggregation, Algorithm};
use crate::plan::tuning;
use crate::recode::Windows;

/// The passes of a radix sort: the fewest with at most 8 bits each (a warp has 256 counters), and then the fewest bits
/// for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Radix {
    /// Number of passes.
    pub passes: u32,
    /// Bits of the key for each pass.
    pub bits: u32,
}

impl Radix {
    const MAX_BITS: u32 = 8;

    /// The passes for a key of that many bits.
    pub fn for_bits(bits: u32) -> Self {
        let passes = bits.div_ceil(Self::MAX_BITS).max(1);
        Self { passes, bits: bits.div_ceil(passes).max(1) }
    }

    /// The number of values that a pass distinguishes.
    pub fn values(&self) -> u32 {
        1 << self.bits
    }
}

/// The buckets of a window, as the aggregation counts them. The layered aggregation needs a power of two.
pub(super) fn buckets(windows: &Windows, algorithm: Algorithm) -> u32 {
    match algorithm.aggregation {
        Aggregation::Layered => windows.buckets().next_power_of_two(),
        Aggregation::ChunkedRunningSum => windows.buckets(),
    }
}

/// The choices that buffers and cost depend on.
pub(super) struct Stages<'a> {
    pub(super) windows: &'a Windows,
    pub(super) algorithm: Algorithm,
    pub(super) prepared: u32,
    pub(super) source: Source,
    pub(super) window_slice: (u32, u32),
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
}

impl Stages<'_> {
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

    pub(super) fn launch(&self, n: usize, vectors: usize) -> Launch {
        let (n, vectors) = (n as u64, vectors as u64);
        let points = u64::from(self.source.precomputation().factor()) * n;
        let rows = u64::from(self.rows());
        match self.algorithm.consolidates_windows() {
            true => Launch { n, vectors, points, row: rows * points, rows: vectors },
            false => Launch { n, vectors, points, row: points, rows: vectors * rows },
        }
    }
}

impl Launch {
    /// Whether the kernels can count. The number of rows must fit a grid dimension. The indices of a row's digits, of
    /// scalars, and of the partial sums of all rows must fit in 32 bits, with some bits left for rounding up.
    pub(super) fn can_be_counted(&self, buckets: u64, sizes: &Sizes) -> bool {
        const MOST: u64 = 1 << 31;
        self.rows < 1 << 16
            && self.row <= MOST
            && self.n.saturating_mul(self.vectors) <= MOST
            && self.rows.saturating_mul(sizes.threads + buckets) <= MOST
    }
}

/// How a chunk is divided among threads.
pub(super) struct Sizes {
    pub(super) run: u64,
    pub(super) threads: u64,
    pub(super) tile: u64,
    pub(super) row_tile: u64,
    pub(super) row_radix: Radix,
    pub(super) runs: u64,
}

impl Sizes {
    /// The sizes for that many threads at a time.
    pub(super) fn new(launch: &Launch, stages: &Stages<'_>, resident_threads: u64) -> Self {
        let &Launch { points, row, rows, vectors, .. } = launch;
        let (algorithm, buckets) = (stages.algorithm, stages.buckets());
        let resident = (resident_threads / rows).max(1);
        let shares = |threads: u64| row.div_ceil(tuning::LEAST_SHARE).min(threads).max(1);
        let threads = match (algorithm.accumulation, algorithm.windows_per_thread(rows / vectors.max(1))) {
            (_, Some(windows)) => shares((resident_threads / (rows / windows)).max(1)).next_power_of_two(),
            // Partial sums and buckets together fill a power of two. The rounds of the gather halve it.
            (Accumulation::ConstantTime, _) => {
                let all = (shares(resident) + buckets).next_power_of_two();
                if all - buckets > resident.max(buckets) { all / 2 - buckets } else { all - buckets }
            }
            // Warps are assigned whole. Each group of rows takes at least one.
            (Accumulation::RowBalanced, _) => shares(resident).next_multiple_of(32),
            _ => shares(resident),
        };
        // Whole warps of digits, and enough tiles to keep the device busy.
        let warps = (resident_threads / 32 / rows).max(1);
        let tile = |sorted: u64| sorted.div_ceil(warps).next_multiple_of(32).min(tuning::TILE_DIGITS);
        // One run for each thread: the serial part is short, and no thread idles.
        let runs = 1 << resident.ilog2().min(buckets.ilog2());
        let run = points.div_ceil(resident_threads).clamp(1, tuning::LONGEST_RUN);
        let row_radix = Radix::for_bits(u64::BITS - row.leading_zeros());
        Self { run, threads, tile: tile(row), row_tile: tile(buckets), row_radix, runs }
    }
}
