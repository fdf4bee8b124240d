//! The launches of a sort.

use super::tuning::{self, TileInstructions};
use super::{DIGIT_BYTES, Launches};
use crate::algorithm::SortMethod;
use crate::kernels::registry;
use crate::plan::gpu::hardware::WARP;
use crate::plan::gpu::model::arithmetic::log2;
use crate::plan::gpu::model::load::missed;
use crate::plan::gpu::model::time::KernelLaunch;
use crate::plan::gpu::problem::DeviceLimits;
use crate::plan::gpu::shape::{Launch, MAX_TILES_ADDED, Radix, SORT_THREADS, Sizes, Stages};
use crate::types::Stage;

impl<'a> Launches<'a> {
    /// The seconds of all passes of a sort. Each row has `sorted` entries, and each tile has `tile` entries.
    pub(crate) fn sorting(
        stages: &'a Stages<'a>,
        launch: &'a Launch,
        sorted: u64,
        tile: u64,
        radix: Radix,
        limits: &'a DeviceLimits,
    ) -> f64 {
        let mut all = Self::new(stages, launch, limits);
        all.radix_sort(Stage::Sort, sorted, tile, radix);
        all.predicted.total()
    }

    pub(crate) fn sort(&mut self, sizes: &Sizes) {
        let &Launch { digits_per_row, rows, .. } = self.launch;
        let (buckets, threads) = (self.stages.buckets() as f64, sizes.threads as f64);
        if self.stages.algorithm.sort == SortMethod::SparseTranspose {
            let share = (digits_per_row as f64 / threads).ceil();
            self.over_digits(&registry::ELL_STORE, threads, 15.0 * share);
            let pointers = KernelLaunch::of(Stage::Sort, &registry::ELL_ROW_POINTERS, 32.0, rows as f64);
            self.add(KernelLaunch { instructions: threads / 32.0 * tuning::ROW_POINTERS_INSTRUCTIONS, ..pointers });
            self.over_digits(&registry::ELL_TO_CSR, threads, 15.0 * share);
        }
        let radix = Radix::for_bits(self.stages.windows.magnitude_bits());
        self.radix_sort(Stage::Sort, digits_per_row, sizes.tile, radix);
        // If the sort has a single pass, the pass also stores the bounds of the buckets.
        if radix.passes > 1 {
            let steps = log2(digits_per_row as f64 + 1.0);
            self.add(KernelLaunch {
                instructions: tuning::SEARCH_STEP_INSTRUCTIONS * steps,
                cached: rows as f64 * (buckets + 2.0) * (32.0 * steps / 2.0 + 4.0),
                ..KernelLaunch::of(Stage::Sort, &registry::BUCKET_BOUNDS, buckets + 2.0, rows as f64)
            });
        }
    }

    /// Adds the passes of a sort. Each row has `sorted` entries.
    pub(crate) fn radix_sort(&mut self, stage: Stage, sorted: u64, tile: u64, radix: Radix) {
        let (rows, values) = (self.launch.rows as f64, f64::from(radix.values()));
        let (tiles, steps) = (sorted.div_ceil(tile) as f64, tile as f64 / f64::from(SORT_THREADS));
        let (groups, parts) = ((values / f64::from(WARP)).ceil(), (values / f64::from(SORT_THREADS)).ceil());
        let instructions = |of: TileInstructions| {
            let step = of.step + of.vote * f64::from(radix.bits);
            step * steps + of.values * groups + of.part * parts + of.once
        };
        let bytes = rows * sorted as f64 * DIGIT_BYTES;
        let missed = missed(2.0 * bytes, self.hardware());
        let launch = |kernel| KernelLaunch::of(stage, kernel, tiles * f64::from(SORT_THREADS), rows);
        if tiles <= 1.0 {
            self.add(KernelLaunch {
                instructions: f64::from(radix.passes) * instructions(tuning::SORT_ROW_INSTRUCTIONS),
                cached: 2.0 * bytes,
                moved: bytes * missed,
                ..launch(&registry::SORT_ROW)
            });
            return;
        }
        // A tile is written in runs. All digits of a run have the same radix value. A run may begin anywhere in a
        // sector. Each write of a warp may also begin anywhere in a sector.
        let different = values * (1.0 - (1.0 - 1.0 / values).powf(tile as f64));
        let written = bytes + 24.0 * rows * tiles * (different + tile as f64 / f64::from(WARP));
        let counters = 4.0 * values * tiles * rows;
        for _ in 0..radix.passes {
            self.add(KernelLaunch {
                instructions: instructions(tuning::SORT_COUNT_INSTRUCTIONS),
                cached: bytes + counters,
                moved: bytes * missed,
                ..launch(&registry::SORT_COUNT)
            });
            let added = match tiles > f64::from(MAX_TILES_ADDED) {
                true => {
                    self.offsets(stage, tiles, groups, counters);
                    1.0
                }
                false => tiles,
            };
            let of_tiles = tuning::ADDED_TILE_INSTRUCTIONS * added * values / f64::from(SORT_THREADS);
            self.add(KernelLaunch {
                instructions: instructions(tuning::SORT_SCATTER_INSTRUCTIONS) + of_tiles,
                cached: bytes + written + (added + 1.0) * counters,
                moved: 2.0 * bytes * missed,
                ..launch(&registry::SORT_SCATTER)
            });
        }
    }

    /// Adds the launch of `sort_offset`. A block adds up the counts of 32 radix values over all tiles. The warps of the
    /// block divide the tiles among each other.
    fn offsets(&mut self, stage: Stage, tiles: f64, groups: f64, counters: f64) {
        let kernel = &registry::SORT_OFFSET;
        let threads = f64::from(kernel.block);
        let share = (tiles * f64::from(WARP) / threads).ceil();
        let launch = KernelLaunch::of(stage, kernel, groups * threads, self.launch.rows as f64);
        let instructions = tuning::SORT_OFFSET_INSTRUCTIONS + tuning::OFFSET_TILE_INSTRUCTIONS * share;
        self.add(KernelLaunch { instructions, cached: 3.0 * counters, ..launch });
    }
}
