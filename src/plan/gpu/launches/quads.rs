//! The reduction and the aggregation, in which quads add in layers. A quad is four lanes of a warp that compute one
//! addition of points together.

use super::Launches;
use crate::algorithm::{Accumulation, Aggregation};
use crate::kernels::registry::{self, Kernel};
use crate::plan::gpu::hardware::WARP;
use crate::plan::gpu::layers::{Halving, Joining, Reduction};
use crate::plan::gpu::model::arithmetic::{Additions, QuadOperation, Quads, log2, rounds};
use crate::plan::gpu::model::load::missed;
use crate::plan::gpu::model::time::KernelLaunch;
use crate::plan::gpu::model::tuning;
use crate::plan::gpu::shape::Sizes;
use crate::types::Stage;

/// The operations of one kind, counted in two ways. `chain` is the number of operations in the longest chain of a
/// block. `by_warps` is the number of operations of all warps.
#[derive(Clone, Copy, Default)]
struct Operations {
    chain: f64,
    by_warps: f64,
}

/// The work of a launch by quads.
struct QuadWork {
    /// The number of layers. Each layer has a barrier.
    layers: f64,
    /// The number of successive loads in a layer. Each load waits for the load before it.
    loads: f64,
    additions: Operations,
    doublings: Operations,
}

impl Launches<'_> {
    /// Adds a launch of blocks whose quads add in layers.
    fn layers_of(&mut self, stage: Stage, kernel: &'static Kernel, blocks: f64, additions: f64, work: QuadWork) {
        let case = self.hardware().case;
        let Quads { addition, doubling } = self.additions.by_quads;
        // Each exchange takes one instruction for each limb.
        let limbs = (self.field.limbs * self.field.degree) as f64;
        let clocks = |QuadOperation { products, exchanges }: QuadOperation| {
            products * tuning::PRODUCT_CLOCKS.at(case) + exchanges * limbs * tuning::INSTRUCTION_CLOCKS.at(case)
        };
        let waiting = work.layers * (work.loads * tuning::LOAD_CLOCKS.at(case) + tuning::BARRIER_CLOCKS.at(case));
        let warps = f64::from(kernel.block / WARP);
        let cached = additions * 3.0 * 2.0 * self.limits.point_bytes() as f64;
        self.add(KernelLaunch {
            blocks,
            warps: blocks * warps,
            products: (work.additions.by_warps * addition.products + work.doublings.by_warps * doubling.products)
                / (blocks * warps),
            chain: Some(work.additions.chain * clocks(addition) + work.doublings.chain * clocks(doubling) + waiting),
            cached,
            moved: 0.5 * cached * missed(0.5 * cached, self.hardware()),
            ..KernelLaunch::of(stage, kernel, 0.0, 0.0)
        });
    }

    pub(crate) fn reduce_partial_sums(&mut self, sizes: &Sizes) {
        let rows = self.launch.rows as f64;
        // Two neighbouring threads of the accumulation share a bucket, unless a bucket begins exactly where the digits
        // of the second thread begin. A warp of the reduction has 8 quads. Each quad computes the addition for one pair
        // of neighbouring threads. The warp issues an addition if at least one of the 8 pairs shares a bucket.
        let joined = (1.0 - self.stages.buckets() as f64 / self.launch.digits_per_row.max(1) as f64).max(0.0);
        let any = 1.0 - (1.0 - joined).powi(8);
        for launch in Reduction::launches(sizes.threads) {
            let layers = launch.layers(sizes.threads);
            let work = QuadWork {
                layers: layers.count as f64,
                loads: 3.0,
                additions: Operations { chain: layers.chain as f64, by_warps: any * rows * layers.by_warps as f64 },
                doublings: Operations::default(),
            };
            let blocks = rows * launch.blocks(sizes.threads) as f64;
            let additions = joined * rows * layers.additions as f64;
            self.layers_of(Stage::Accumulate, self.sums.reduction, blocks, additions, work);
        }
    }

    pub(crate) fn aggregate(&mut self, runs: u64) {
        let rows = self.launch.rows as f64;
        let (threads, buckets) = (runs as f64, self.stages.buckets() as f64);
        let Additions { general, doubling, .. } = self.additions;
        let per_run = (buckets / threads).ceil();
        let sums = self.sums;
        match self.stages.algorithm.aggregation {
            Aggregation::Layered => {
                let constant = self.stages.algorithm.accumulation == Accumulation::ConstantTime;
                let added = 2.0 * if constant { per_run } else { per_run - 1.0 };
                self.additions_of(Stage::Aggregate, sums.bucket_runs, rows * threads, added * general, per_run + 2.0);
                self.halve(runs, rows, Some(rounds(per_run as u64)));
            }
            Aggregation::SuffixSums => {
                let added = 2.0 * (per_run - 1.0) * general;
                self.additions_of(Stage::Aggregate, sums.bucket_runs, rows * threads, added, per_run + 2.0);
                for _ in 0..rounds(runs) {
                    let adding = (rows * threads / 2.0).max(1.0);
                    self.additions_of(Stage::Aggregate, &registry::SUM_SUFFIXES_ROUND, adding, general, 3.0);
                }
                let weighing = if per_run > 1.0 { log2(per_run) * doubling + general } else { 0.0 };
                self.additions_of(Stage::Aggregate, &registry::WEIGH_SUFFIX_SUMS, rows * threads, weighing, 3.0);
                self.halve(runs, rows, None);
                if self.stages.windows.exponent_bits() > 0 {
                    let products = doubling + general;
                    self.additions_of(Stage::Aggregate, &registry::WEIGH_ODD_DIGITS, rows, products, 3.0);
                }
            }
            Aggregation::ChunkedRunningSum => {
                // The sum of a chunk is multiplied by the chunk's index, by double-and-add. The model assumes that at
                // each bit, at least one lane of the warp adds.
                let products = 2.0 * (per_run - 1.0) * general + log2(buckets) * (doubling + general) + general;
                let launch = KernelLaunch::of(Stage::Aggregate, &registry::SUM_BUCKET_CHUNKS, threads, rows);
                let cached = 2.0 * rows * buckets * self.limits.point_bytes() as f64;
                let moved = 0.5 * cached * missed(0.5 * cached, self.hardware());
                self.add(KernelLaunch { products, cached, moved, ..launch });
                self.halve(runs, rows, None);
            }
        }
    }

    /// Adds the launches that sum `entries` entries of each row. If `log2_run_length` is given, the sums are weighted,
    /// and `log2_run_length` is the binary logarithm of the length of a run.
    pub(crate) fn halve(&mut self, entries: u64, rows: f64, log2_run_length: Option<u32>) {
        let log2_sums = log2_run_length.map(|_| rounds(entries));
        let has_weighted = log2_run_length != Some(0);
        for launch in Halving::launches(rounds(entries)) {
            let blocks = rows * f64::from(launch.blocks());
            let layers = launch.layers(log2_sums, has_weighted);
            let joining = log2_run_length.filter(|_| launch.log2_to == 0).map(|log2_run_length| {
                let has_odd_digits = self.stages.windows.exponent_bits() > 0;
                Joining::of(rounds(entries), log2_run_length, has_odd_digits)
            });
            let joined = joining.map(|joining| joining.layers).unwrap_or_default();
            let doublings = joining.map_or(Operations::default(), |joining| Operations {
                chain: joining.doublings as f64,
                by_warps: blocks * joining.doublings_by_warps as f64,
            });
            let work = QuadWork {
                layers: (layers.count + joined.count) as f64,
                loads: 1.0,
                additions: Operations {
                    chain: (layers.chain + joined.chain) as f64,
                    by_warps: blocks * (layers.by_warps + joined.by_warps) as f64,
                },
                doublings,
            };
            let additions = blocks * (layers.additions + joined.additions) as f64;
            self.layers_of(Stage::Aggregate, self.sums.runs, blocks, additions, work);
        }
    }
}
