//! The launches of affine rounds: `cuda/stages/affine_rounds.cuh`.

use super::{DIGIT_BYTES, Launches, tuning};
use crate::kernels::registry;
use crate::plan::gpu::buffers::kept_pair_bytes;
use crate::plan::gpu::model::arithmetic::Inversion;
use crate::plan::gpu::model::load::{in_atoms, missed};
use crate::plan::gpu::model::time::KernelLaunch;
use crate::plan::gpu::shape::Sizes;
use crate::types::Stage;

impl Launches<'_> {
    /// Adds the launches of all rounds of affine additions. Each pair is read twice: first the x-coordinates, for the
    /// product of all denominators, and then both points. Between the two reads of a pair, a thread stores a product
    /// and three positions: the positions of the pair's two points and of their sum.
    pub(crate) fn affine_rounds(&mut self, sizes: &Sizes) {
        let (rows, rounds) = (self.launch.rows as f64, self.launch.affine_rounds);
        if rounds == 0 {
            return;
        }
        let buckets = self.stages.buckets() as f64;
        let threads = f64::from(registry::LIST_BOUNDS.block);
        let bounds = KernelLaunch::of(Stage::Accumulate, &registry::LIST_BOUNDS, threads, rows * f64::from(rounds));
        let chain = Some(tuning::LISTED_STEP_CLOCKS * (buckets / tuning::LISTED_BUCKETS).ceil());
        self.add(KernelLaunch { chain, cached: 12.0 * rows * buckets * f64::from(rounds), ..bounds });

        let base = self.base_bytes();
        let inversion = Inversion::of(self.field, self.hardware().case);
        let of_bases = self.stages.table.map_or(self.launch.points as f64, |table| table.points() as f64);
        for round in 0..rounds {
            let pairs = self.stages.expected_pairs(self.launch, round);
            let left = self.stages.expected_listed(self.launch, round + 1);
            let threads = (sizes.pair_threads as f64).min(pairs.ceil().max(1.0));
            let share = (pairs / threads).ceil();
            let read = if round == 0 { of_bases } else { rows * self.stages.expected_listed(self.launch, round) };
            let missed = |points: f64| missed(points * base, &self.limits.hardware);
            let (all, copied) = (rows * pairs, rows * (left - pairs).max(0.0));
            let digits = if round == 0 { 2.0 * DIGIT_BYTES } else { 0.0 };
            let kept = kept_pair_bytes(self.limits.affine_bytes) as f64;
            let launch = KernelLaunch::of(Stage::Accumulate, &registry::ADD_PAIRS, threads, rows);
            self.add(KernelLaunch {
                instructions: 100.0,
                cached: 12.0 * rows * buckets + copied * 4.0 * base,
                moved: copied * base * (missed(read) + missed(rows * left)),
                ..KernelLaunch::of(Stage::Accumulate, &registry::COPY_UNPAIRED, buckets, rows)
            });
            // The first round reads bases at random places: first the x-coordinates of both points of a pair, then both
            // points. Later rounds read lists in order.
            let (in_order, scattered) = match round {
                0 => (digits, 2.0 * (in_atoms(0.5 * base, base) + in_atoms(base, base))),
                _ => (3.0 * base, 0.0),
            };
            self.add(KernelLaunch {
                moves: tuning::pair_moves(self.field.limbs),
                lines: all * tuning::PAIR_LINES * base / 96.0,
                cached: all * (8.0 * base + 2.0 * kept + digits),
                moved: all
                    * (in_order * missed(read) + 2.0 * kept * missed(all * kept / base) + base * missed(rows * left)),
                scattered: all * scattered * missed(read),
                ..inversion.beside(share * self.additions.affine, 1.0, launch)
            });
        }
    }
}
