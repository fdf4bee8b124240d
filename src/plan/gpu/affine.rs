//! Affine rounds: how many there are, what is left after them, and their launches (`cuda/stages/affine_rounds.cuh`).

use super::DeviceLimits;
use super::hardware::Field;
use super::kernels;
use super::launches::{DIGIT, Launches};
use super::problem::Source;
use super::stages::{Launch, Sizes, Stages};
use super::time::{KernelLaunch, missed};
use crate::plan::tuning;
use crate::vocabulary::Stage;

/// The most rounds: a bucket's points are divided by 2^12.
const MOST_ROUNDS: u32 = 12;

/// The most points of a window's list after some rounds. A bucket with m digits has ⌈m/2^rounds⌉.
pub(crate) fn most_listed(digits: u64, buckets: u64, rounds: u32) -> u64 {
    (digits + ((1 << rounds) - 1) * buckets.min(digits)) >> rounds
}

impl Stages<'_> {
    /// The number of affine rounds.
    pub(super) fn affine_rounds(&self) -> u32 {
        self.algorithm.affine_rounds.unwrap_or(0)
    }

    /// The points of a window's list that are expected after some rounds, if the digits are uniform: of each bucket that has
    /// any, half of a point more than the quotient, less what that quotient has of it.
    pub(super) fn expected_listed(&self, launch: &Launch, rounds: u32) -> f64 {
        let (digits, buckets) = (launch.row as f64, self.buckets() as f64);
        if rounds == 0 {
            return digits;
        }
        let nonzero = digits * (1.0 - 0.5f64.powi(self.windows.window_bits() as i32));
        let filled = buckets * (1.0 - (-nonzero / buckets).exp());
        let left = 0.5f64.powi(rounds as i32);
        // A bucket has at least one point.
        (nonzero * left + 0.5 * filled * (1.0 - left)).max(filled)
    }

    /// The pairs of a window that are expected in a round.
    pub(super) fn expected_pairs(&self, launch: &Launch, round: u32) -> f64 {
        let digits = launch.row as f64 * (1.0 - 0.5f64.powi(self.windows.window_bits() as i32));
        let before = if round == 0 { digits } else { self.expected_listed(launch, round) };
        (before - self.expected_listed(launch, round + 1)).max(0.0)
    }

    /// Threads that share the pairs of a window: all that the GPU holds at a time, in whole blocks, but none without a pair
    /// in the first round.
    pub(super) fn pair_threads(&self, launch: &Launch, limits: &DeviceLimits) -> u64 {
        let kernel = &kernels::ADD_PAIRS;
        let block = u64::from(kernel.block);
        let resident = limits.hardware.resident_threads(kernel, limits.field()) / block;
        let blocks = (resident / launch.rows.max(1)).max(1);
        (blocks * block).min(launch.row.div_ceil(2)).max(1)
    }

    /// The rounds in which a thread has enough pairs to share an inversion.
    pub(super) fn worthwhile_rounds(&self, launch: &Launch, limits: &DeviceLimits) -> u32 {
        let threads = self.pair_threads(launch, limits) as f64;
        let is_worthwhile = |round: &u32| self.expected_pairs(launch, *round) >= tuning::LEAST_PAIRS * threads;
        (0..MOST_ROUNDS).take_while(is_worthwhile).count() as u32
    }

    /// As [`launch`](Self::launch), for a chunk that is smaller than others: a thread has fewer pairs to share an inversion, so fewer
    /// rounds are worthwhile.
    pub(super) fn launch_of_smaller(&self, n: usize, vectors: usize, limits: &DeviceLimits) -> Launch {
        let launch = self.launch(n, vectors);
        match self.chooses_rounds {
            true => {
                Launch { affine_rounds: launch.affine_rounds.min(self.worthwhile_rounds(&launch, limits)), ..launch }
            }
            false => launch,
        }
    }

    /// What the accumulation adds: after affine rounds, the points of a list instead of the digits.
    pub(super) fn accumulated(&self, launch: &Launch) -> Launch {
        match launch.affine_rounds {
            0 => *launch,
            rounds => Launch { row: (self.expected_listed(launch, rounds).ceil() as u64).max(1), ..*launch },
        }
    }
}

/// An inversion by division steps, 30 at a time (`cuda/field/inverse.cuh`), in the prime field.
pub(super) struct Inversion {
    /// Wide products. Each round multiplies four numbers of 30-bit digits by two coefficients each, and the modulus by two.
    products: f64,
    /// Other instructions.
    instructions: f64,
    /// Clocks of its longest chain.
    chain: f64,
}

impl Inversion {
    pub(super) fn of(field: Field) -> Self {
        let bits = 32.0 * field.limbs as f64;
        let (rounds, digits) = ((2.3 * bits / 30.0).ceil(), (bits / 30.0).ceil());
        let products = rounds * 10.0 * digits;
        let instructions = rounds * tuning::DIVISION_STEPS * (1.0 + digits / 13.0) / 2.0;
        let chain = rounds * (30.0 * tuning::DIVISION_STEP_LATENCY + digits * tuning::DIGIT_LATENCY);
        Self { products, instructions, chain }
    }

    /// A launch whose warps compute some products of their own, and some inversions.
    pub(super) fn beside(&self, own: f64, inversions: f64, launch: KernelLaunch) -> KernelLaunch {
        KernelLaunch {
            products: own + inversions * self.products,
            instructions: inversions * self.instructions,
            chain: Some(own * tuning::PRODUCT_LATENCY + inversions * self.chain),
            ..launch
        }
    }
}

impl Launches<'_> {
    /// Rounds of affine additions. Each pair is read twice: the x-coordinates for the product of all denominators, then both
    /// points. Its place in the list is written twice and read once.
    pub(super) fn affine_rounds(&mut self, sizes: &Sizes) {
        let (rows, rounds) = (self.launch.rows as f64, self.launch.affine_rounds);
        if rounds == 0 {
            return;
        }
        let buckets = self.stages.buckets() as f64;
        let threads = f64::from(kernels::LIST_BOUNDS.block);
        let bounds = KernelLaunch::of(Stage::Accumulate, &kernels::LIST_BOUNDS, threads, rows * f64::from(rounds));
        let instructions = tuning::LISTED_BUCKET * (buckets / threads).ceil() + 200.0;
        self.add(KernelLaunch { instructions, cached: 12.0 * rows * buckets * f64::from(rounds), ..bounds });

        let base = self.base_bytes();
        let inversion = Inversion::of(self.field);
        let of_bases = match self.stages.source {
            Source::Device { points, .. } => points as f64,
            Source::Host(_) => self.launch.points as f64,
        };
        for round in 0..rounds {
            let pairs = self.stages.expected_pairs(self.launch, round);
            let left = self.stages.expected_listed(self.launch, round + 1);
            let threads = (sizes.pair_threads as f64).min(pairs.ceil().max(1.0));
            let share = (pairs / threads).ceil();
            let read = if round == 0 { of_bases } else { rows * self.stages.expected_listed(self.launch, round) };
            let missed = |points: f64| missed(points * base, &self.limits.hardware);
            let (all, copied) = (rows * pairs, rows * (left - pairs).max(0.0));
            let digits = if round == 0 { 3.0 * DIGIT } else { 0.0 };
            let launch = KernelLaunch::of(Stage::Accumulate, &kernels::ADD_PAIRS, threads, rows);
            self.add(KernelLaunch {
                instructions: 100.0,
                cached: 12.0 * rows * buckets + copied * 4.0 * base,
                moved: copied * base * (missed(read) + missed(rows * left)),
                ..KernelLaunch::of(Stage::Accumulate, &kernels::COPY_UNPAIRED, buckets, rows)
            });
            self.add(KernelLaunch {
                cached: all * (10.0 * base + 2.0 * digits),
                moved: all * ((3.0 * base + 2.0 * digits) * missed(read) + 2.0 * base * missed(rows * left)),
                ..inversion.beside(share * self.additions.affine, 1.0, launch)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Buckets with some digits each, after some rounds.
    fn listed(digits: &[u64], rounds: u32) -> u64 {
        digits.iter().map(|digits| digits.div_ceil(1 << rounds)).sum()
    }

    #[test]
    fn a_list_has_room_for_every_division_of_digits_among_buckets() {
        for digits in [
            vec![0; 7],
            vec![1; 7],
            vec![1, 0, 0],
            vec![1000, 0, 0, 1],
            vec![9, 9, 9, 9],
            vec![17, 1, 33, 0, 2, 129],
            (0..100).collect(),
        ] {
            let (n, buckets) = (digits.iter().sum(), digits.len() as u64);
            for rounds in 0..=MOST_ROUNDS {
                let (found, most) = (listed(&digits, rounds), most_listed(n, buckets, rounds));
                assert!(found <= most && most <= n.max(1), "{digits:?} {rounds}: {found} {most}");
            }
            // Each bucket with one digit more than a multiple needs all of it.
            assert_eq!(most_listed(4 * 8 + 4, 4, 3), 8);
        }
    }

    /// The expectation against a few random divisions.
    #[test]
    fn uniform_digits_leave_as_many_points_as_expected() {
        use crate::algorithm::Algorithm;
        use crate::plan::gpu::tests::GROUPS;
        use crate::plan::{Hardware, gpu::Windows};
        use rand::{Rng, SeedableRng, rngs::StdRng};

        let mut rng = StdRng::seed_from_u64(1);
        for (log2, c) in [(12u32, 8), (12, 12), (16, 10), (16, 14)] {
            let problem = GROUPS[0].problem(1 << log2, Hardware::H200);
            let windows = Windows::for_maximum(Algorithm::BUCKET.recoding, c, &problem.maximum);
            let stages = Stages::new(&problem, &windows, Algorithm::BUCKET);
            let launch = stages.launch(problem.n, 1);
            let mut digits = vec![0u64; 1 << (c - 1)];
            for _ in 0..1u32 << log2 {
                let value = rng.gen_range(0..1usize << c);
                if value > 0 {
                    digits[value.min((1 << c) - value) - 1] += 1;
                }
            }
            for rounds in 1..=6 {
                let (found, expected) = (listed(&digits, rounds) as f64, stages.expected_listed(&launch, rounds));
                assert!((found / expected - 1.0).abs() < 0.12, "2^{log2}, {c} bits, {rounds}: {found} {expected}");
            }
        }
    }
}
