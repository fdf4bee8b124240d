//! The choice of the numbers of threads, of the size of tiles, and of the number of points that share an inversion. The
//! search in this file chooses the values with the least predicted time, and caches its results.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::hardware::WARP;
use super::launches::Launches;
use super::model::time::Prediction;
use super::problem::DeviceLimits;
use super::shape::{Launch, MAX_AFFINE_ROUNDS, MAX_TILE, Radix, SORT_THREADS, Sizes, Stages};
use super::tuning;
use crate::algorithm::{Accumulation, Coordinates};
use crate::kernels::registry;

/// The binary logarithm of the greatest number of buckets that one thread of the aggregation sums.
const LOG2_MAX_BUCKETS: u32 = 8;

/// The choices for one problem on one device.
pub(super) struct Choices<'a> {
    pub(super) stages: Stages<'a>,
    pub(super) limits: DeviceLimits,
    /// True if the planner chooses the number of affine rounds. In this case, smaller chunks may have fewer rounds than
    /// the other chunks.
    pub(super) chooses_rounds: bool,
    /// For each number of rows: the fastest number of threads for the aggregation of a row, and the predicted time.
    aggregations: RefCell<BTreeMap<u64, (u64, Prediction)>>,
    /// The size of the sort's tiles, for each triple (entries in a row, rows, bits of a pass).
    tiles: RefCell<BTreeMap<(u64, u64, u32), u64>>,
    /// The last search of `points_per_inversion`: the number of points of the launch, and the best number of points
    /// that share an inversion.
    inversions: Cell<Option<(u64, u64)>>,
}

impl<'a> Choices<'a> {
    pub(super) fn new(stages: Stages<'a>, limits: DeviceLimits) -> Self {
        Self {
            stages,
            limits,
            chooses_rounds: false,
            aggregations: RefCell::default(),
            tiles: RefCell::default(),
            inversions: Cell::default(),
        }
    }

    /// The numbers of threads for a row that the search tries. A wave is the number of threads that the GPU holds at a
    /// time. The list begins with the least number for which all rows together have at least half a wave of threads.
    /// The list contains these numbers:
    ///
    /// - Whole blocks: all rows together have 1, 2, 3, …, 2r, 3r or 4r blocks for each multiprocessor, where r is the
    ///   number of blocks that a multiprocessor holds at a time.
    /// - Fewer blocks than multiprocessors: 1/2 or 3/4 of the number of multiprocessors, then 1/4 or 3/8, and so on.
    ///   Fewer threads leave fewer partial sums to reduce.
    /// - 1 to 3 warps, which leave few partial sums to reduce.
    /// - One thread for each digit, or for every 2, 3 or 4 digits.
    pub(super) fn thread_counts(&self, launch: &Launch) -> Vec<u64> {
        let hardware = &self.limits.hardware;
        let launch = &self.stages.accumulated(launch);
        let kernel = self.stages.accumulation_kernel();
        let block = u64::from(kernel.block);
        let per_thread = self.stages.algorithm.windows_per_thread(launch.rows / launch.vectors.max(1)).unwrap_or(1);
        let rows = (launch.rows / per_thread.max(1)).max(1);
        let wave = hardware.resident_threads(kernel, self.limits.field()) / block;
        let multiprocessors = u64::from(hardware.multiprocessors);
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
        // If each thread has only 1 to 4 digits, nearly all additions are in the reduction.
        let few = (1..=4).map(|share| launch.digits_per_row.div_ceil(share));
        threads.extend(few.filter(|threads| threads * rows <= 8 * wave * block));
        threads.sort_unstable();
        threads.dedup();
        // If there are more threads than digits, the additional threads are idle.
        let enough = threads.partition_point(|&threads| threads < launch.digits_per_row).min(threads.len() - 1);
        threads.truncate(enough + 1);
        let half = threads.partition_point(|&threads| threads < wave * block / rows / 2);
        let first = half.min(threads.len() - 1);
        threads.rotate_left(first);
        threads
    }

    /// The sizes for a launch with about `wanted` threads for each row.
    pub(super) fn sizes(&self, launch: &Launch, wanted: u64) -> Sizes {
        let stages = &self.stages;
        let &Launch { digits_per_row, rows, vectors, .. } = launch;
        let (algorithm, buckets) = (stages.algorithm, stages.buckets());
        let added = stages.accumulated(launch).digits_per_row;
        let shares = wanted.min(added).max(1);
        let threads = match (algorithm.accumulation, algorithm.windows_per_thread(rows / vectors.max(1))) {
            (_, Some(_)) => shares.next_power_of_two(),
            // Each round of the reduction halves the total number of partial sums and buckets. So the total is a power
            // of two.
            (Accumulation::ConstantTime, _) => {
                let all = (shares + buckets).next_power_of_two();
                if all - buckets > wanted.max(buckets) { all / 2 - buckets } else { all - buckets }
            }
            // Threads are assigned in whole warps. Each group of rows takes at least one warp.
            (Accumulation::RowBalanced, _) => shares.next_multiple_of(u64::from(WARP)),
            // Each thread gets an equal share of the digits, and the size of a share is rounded up. So there may be
            // fewer threads than `shares`.
            _ => added.div_ceil(added.div_ceil(shares).max(1)).max(1),
        };
        let radix = Radix::for_bits(stages.windows.magnitude_bits());
        let row_radix = Radix::for_bits(u64::BITS - digits_per_row.leading_zeros());
        let row_tile = match algorithm.accumulation {
            Accumulation::RowBalanced => self.tile(launch, buckets, row_radix),
            _ => 1,
        };
        // `wanted` is less than the number of threads of a warp only if memory is short.
        let max_threads = if wanted < u64::from(WARP) { wanted.max(1) } else { u64::MAX };
        Sizes {
            points_per_inversion: self.points_per_inversion(launch),
            pair_threads: self.pair_threads(launch),
            threads,
            tile: self.tile(launch, digits_per_row, radix),
            row_tile,
            row_radix,
            aggregation_threads: self.aggregation(launch).0.min(1 << max_threads.ilog2()),
        }
    }

    /// The number of points that share an inversion in the preparation: the power of two with the least predicted time.
    /// If more points share an inversion, fewer inversions are computed. If fewer points share an inversion, more
    /// threads have work.
    fn points_per_inversion(&self, launch: &Launch) -> u64 {
        let stages = &self.stages;
        let is_prepared = stages.prepared > 0 || stages.algorithm.coordinates == Coordinates::TwistedEdwards;
        if !is_prepared || stages.table.is_some() {
            return 1;
        }
        if let Some((points, together)) = self.inversions.get()
            && points == launch.points
        {
            return together;
        }
        let candidates = (0..=tuning::MAX_POINTS_PER_INVERSION.ilog2()).map(|log2| 1u64 << log2);
        let candidates = candidates.filter(|&together| together <= launch.points.max(1));
        let seconds =
            candidates.map(|together| (Launches::preparation(stages, launch, together, &self.limits), together));
        let least = seconds.fold((f64::INFINITY, 1), |least, found| if found.0 < least.0 { found } else { least });
        self.inversions.set(Some((launch.points, least.1)));
        least.1
    }

    /// The fastest number of threads for the aggregation of a row, and the predicted time. The number of threads is a
    /// power of two.
    fn aggregation(&self, launch: &Launch) -> (u64, Prediction) {
        if let Some(&found) = self.aggregations.borrow().get(&launch.rows) {
            return found;
        }
        let most = self.stages.buckets().max(1).ilog2();
        let candidates = (most.saturating_sub(LOG2_MAX_BUCKETS)..=most).map(|log2| 1 << log2);
        let times =
            candidates.map(|threads| (threads, Launches::aggregation(&self.stages, launch, threads, &self.limits)));
        let faster = |a: &(u64, Prediction), b: &(u64, Prediction)| a.1.total().total_cmp(&b.1.total());
        let least = times.min_by(faster).unwrap_or((1, Prediction::default()));
        self.aggregations.borrow_mut().insert(launch.rows, least);
        least
    }

    /// The time of the launches from the end of the accumulation until the sums of the rows are complete.
    pub(super) fn ending(&self, launch: &Launch, sizes: &Sizes) -> Prediction {
        let aggregation = match self.aggregation(launch) {
            (threads, time) if threads == sizes.aggregation_threads => time,
            _ => Launches::aggregation(&self.stages, launch, sizes.aggregation_threads, &self.limits),
        };
        Launches::ending(&self.stages, launch, sizes, &self.limits, aggregation)
    }

    /// The size of a tile with the least predicted time for sorting rows of `sorted` entries. If a row fits in one
    /// tile, the row is one tile.
    fn tile(&self, launch: &Launch, sorted: u64, radix: Radix) -> u64 {
        let (threads, most) = (u64::from(SORT_THREADS), u64::from(MAX_TILE));
        if sorted <= most {
            return sorted.next_multiple_of(threads).max(threads);
        }
        let key = (sorted, launch.rows, radix.bits);
        if let Some(&tile) = self.tiles.borrow().get(&key) {
            return tile;
        }
        let tiles = [most, most / 2, most / 4, most / 8];
        let times =
            tiles.map(|tile| (tile, Launches::sorting(&self.stages, launch, sorted, tile, radix, &self.limits)));
        let least =
            times.into_iter().fold((most, f64::INFINITY), |least, time| if time.1 < least.1 { time } else { least });
        self.tiles.borrow_mut().insert(key, least.0);
        least.0
    }

    /// The number of threads that share the pairs of a row. All rows together have about as many threads as the GPU can
    /// hold at a time. Threads are assigned in whole blocks. A row has at most one thread for each pair of the first
    /// round.
    fn pair_threads(&self, launch: &Launch) -> u64 {
        let kernel = &registry::ADD_PAIRS;
        let block = u64::from(kernel.block);
        let resident = self.limits.hardware.resident_threads(kernel, self.limits.field()) / block;
        let blocks = (resident / launch.rows.max(1)).max(1);
        (blocks * block).min(launch.digits_per_row.div_ceil(2)).max(1)
    }

    /// The number of affine rounds that are worthwhile. A round is worthwhile if a thread is expected to have at least
    /// `MIN_PAIRS_PER_THREAD` pairs in the round. The pairs of a thread share an inversion.
    pub(super) fn worthwhile_rounds(&self, launch: &Launch) -> u32 {
        let threads = self.pair_threads(launch) as f64;
        let is_worthwhile =
            |round: &u32| self.stages.expected_pairs(launch, *round) >= tuning::MIN_PAIRS_PER_THREAD * threads;
        (0..MAX_AFFINE_ROUNDS).take_while(is_worthwhile).count() as u32
    }

    /// The launch of a smaller chunk. In a smaller chunk, a thread has fewer pairs for each inversion, so fewer affine
    /// rounds are worthwhile.
    pub(super) fn launch_of_smaller(&self, n: usize, vectors: usize) -> Launch {
        let launch = self.stages.launch(n, vectors);
        if self.chooses_rounds { launch.with_at_most(self.worthwhile_rounds(&launch)) } else { launch }
    }
}
