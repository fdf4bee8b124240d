//! The shape of a plan: the numbers of digits, rows, threads and passes of each stage. The types of this file are plain
//! data.

use super::problem::GpuProblem;
use crate::algorithm::{Accumulation, Aggregation, Algorithm, Comparison, Conversion, Coordinates};
use crate::kernels::registry::{self, Kernel};
use crate::plan::precompute::TablePlan;
use crate::recode::{Precomputation, Windows};

/// The number of threads of a block that sorts.
pub(super) const SORT_THREADS: u32 = registry::SORT_COUNT.block;
/// The greatest number of digits of a tile. One block sorts a tile, and each thread sorts at most 16 digits.
pub(super) const MAX_TILE: u32 = 16 * SORT_THREADS;
/// If a row has at most `MAX_TILES_ADDED` tiles, each block itself adds up the counts of the tiles. If a row has
/// more tiles, the kernel `sort_offset` computes prefix sums of the counts.
pub(crate) const MAX_TILES_ADDED: u32 = 32;

/// The passes of a radix sort. A key of at most 10 bits takes one pass. A longer key takes as few passes as possible,
/// with at most 9 bits in each pass. All passes have the same number of bits: the length of the key divided by the
/// number of passes, rounded up, but at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Radix {
    /// The number of passes.
    pub passes: u32,
    /// The number of bits of the key in each pass.
    pub bits: u32,
}

impl Radix {
    /// The greatest number of bits of a key that takes a single pass. With 1024 radix values, a tile of 4096 digits
    /// still has four digits of each value on average. Four digits of 8 bytes fill a sector of 32 bytes. If a sort has
    /// a single pass, the pass also stores the bounds of the buckets.
    const MAX_BITS_ALONE: u32 = 10;
    /// The greatest number of bits of a pass if there are several passes. On an H100, two passes of 10 bits took longer
    /// than three passes of 7 bits.
    const MAX_BITS: u32 = 9;

    /// The passes for a key of `bits` bits.
    pub fn for_bits(bits: u32) -> Self {
        let passes = if bits <= Self::MAX_BITS_ALONE { 1 } else { bits.div_ceil(Self::MAX_BITS) };
        Self { passes, bits: bits.div_ceil(passes).max(1) }
    }

    /// The number of radix values of a pass.
    pub fn values(&self) -> u32 {
        1 << self.bits
    }
}

/// The number of prepared exponents. For each base P, the points 2^h·P are prepared, for all h from 1 to the number of
/// prepared exponents.
pub(super) fn exponents(algorithm: Algorithm, c: u32) -> u32 {
    match algorithm.conversion {
        Conversion::None => 0,
        Conversion::PowersOfTwo(exponents) => exponents.unwrap_or(0).min(c - 1),
        Conversion::AllPowersOfTwo => c - 1,
    }
}

/// The number of buckets of a row that the aggregation sums. For layered aggregations and for suffix sums, this
/// number is rounded up to a power of two.
pub(super) fn buckets(windows: &Windows, algorithm: Algorithm) -> u32 {
    match algorithm.aggregation {
        Aggregation::Layered | Aggregation::SuffixSums => windows.buckets().next_power_of_two(),
        Aggregation::ChunkedRunningSum => windows.buckets(),
    }
}

/// The greatest number of affine rounds. Twelve rounds divide the number of points of a bucket by 2^12.
pub(super) const MAX_AFFINE_ROUNDS: u32 = 12;

/// The greatest number of points that are left in the list of a row after `rounds` affine rounds. A bucket with m
/// digits has ⌈m/2^rounds⌉ points in the list.
pub(crate) fn max_listed(digits: u64, buckets: u64, rounds: u32) -> u64 {
    (digits + ((1 << rounds) - 1) * buckets.min(digits)) >> rounds
}

/// The choices of a plan that determine the sizes of buffers and the predicted times.
#[derive(Clone, Copy)]
pub(super) struct Stages<'a> {
    pub(super) windows: &'a Windows,
    pub(super) algorithm: Algorithm,
    pub(super) prepared: u32,
    /// The multiples of each base that the computation uses.
    pub(super) precomputation: Precomputation,
    /// The table that holds the bases on the device.
    pub(super) table: Option<TablePlan>,
    /// True if the scalars are already on the device, and need no copy.
    pub(super) scalars_on_device: bool,
    pub(super) row_slice: (u32, u32),
}

/// The size of one sequence of launches. The sequence computes the rows of all vectors.
#[derive(Clone, Copy)]
pub(super) struct Launch {
    /// The number of scalars of a vector. `n` is also the number of points of each level of multiples
    /// ([`Precomputation`]).
    pub(super) n: u64,
    pub(super) vectors: u64,
    /// The number of points of all levels of multiples.
    pub(super) points: u64,
    /// The number of digits of a row. A row has one digit for each point. With checkpoints, all rows of windows of a
    /// vector form a single row. The single row has one digit for each pair of a point and a row of windows.
    pub(super) digits_per_row: u64,
    /// The number of rows. Each row has its own buckets.
    pub(super) rows: u64,
    /// The number of affine rounds.
    pub(super) affine_rounds: u32,
}

impl<'a> Stages<'a> {
    pub(super) fn new(problem: &GpuProblem, windows: &'a Windows, algorithm: Algorithm) -> Self {
        Self {
            windows,
            algorithm,
            prepared: exponents(algorithm, windows.window_bits()),
            precomputation: problem.precomputation(),
            table: problem.table,
            scalars_on_device: problem.scalars_on_device,
            row_slice: problem.row_slice,
        }
    }
}

impl Stages<'_> {
    /// True if each slice of the rows has at least one row, and the indices of points fit in 32 bits. If a slice has no
    /// row, or if an index does not fit, no plan is possible, even with more memory.
    pub(super) fn are_possible(&self) -> bool {
        self.start_of_slice(self.row_slice.1) >= self.row_slice.1 && self.points_have_numbers()
    }

    /// The index of the first row of a slice.
    pub(super) fn start_of_slice(&self, part: u32) -> u32 {
        let rows = self.precomputation.rows(self.windows.window_bits(), self.windows.count());
        (u64::from(rows) * u64::from(part) / u64::from(self.row_slice.1)) as u32
    }

    pub(super) fn first_row(&self) -> u32 {
        self.start_of_slice(self.row_slice.0)
    }

    pub(super) fn rows(&self) -> u32 {
        self.start_of_slice(self.row_slice.0 + 1) - self.first_row()
    }

    pub(super) fn buckets(&self) -> u64 {
        u64::from(buckets(self.windows, self.algorithm))
    }

    /// True if the indices of a table's points fit in 32 bits. With checkpoints, a point has a different index in each
    /// row.
    pub(super) fn points_have_numbers(&self) -> bool {
        match self.table {
            Some(table) if self.algorithm.consolidates_windows() => {
                u64::from(self.rows()) * (table.points() as u64) < 1 << 32
            }
            _ => true,
        }
    }

    /// The kernel that adds bases to sums.
    pub(super) fn accumulation_kernel(&self) -> &'static Kernel {
        match (self.algorithm.accumulation, self.algorithm.coordinates) {
            (Accumulation::ConstantTime, _) => &registry::CONSTANT_ACCUMULATE,
            (Accumulation::RowBalanced, _) => &registry::ACCUMULATE_ROW_BALANCED,
            (Accumulation::Comparison(comparison), _) => match comparison {
                Comparison::Unbalanced => &registry::ACCUMULATE_UNBALANCED,
                Comparison::Checkpoints => &registry::ACCUMULATE_CHECKPOINTS,
                Comparison::HomogeneousPairs => &registry::ACCUMULATE_HOMOGENEOUS,
                Comparison::PippengerPerThread | Comparison::WindowPerThread => &registry::PIPPENGER_PER_THREAD,
            },
            (_, Coordinates::TwistedEdwards) => &registry::EDWARDS_ACCUMULATE,
            _ if self.windows.exponent_bits() > 0 => &registry::ACCUMULATE_ODD_FLOAT,
            _ => &registry::ACCUMULATE_LOAD_BALANCED,
        }
    }

    /// The number of affine rounds.
    pub(super) fn affine_rounds(&self) -> u32 {
        self.algorithm.affine_rounds.unwrap_or(0)
    }

    /// The expected number of points in a row's list after `rounds` affine rounds, if the digits are uniform. For
    /// each nonempty bucket, the number of digits is divided by 2^rounds and rounded up. Rounding up adds (1 −
    /// 2^−rounds)/2 points to each nonempty bucket on average.
    pub(super) fn expected_listed(&self, launch: &Launch, rounds: u32) -> f64 {
        let (digits, buckets) = (launch.digits_per_row as f64, self.buckets() as f64);
        if rounds == 0 {
            return digits;
        }
        let nonzero = digits * (1.0 - 0.5f64.powi(self.windows.window_bits() as i32));
        let filled = buckets * (1.0 - (-nonzero / buckets).exp());
        let left = 0.5f64.powi(rounds as i32);
        // Each nonempty bucket has at least one point.
        (nonzero * left + 0.5 * filled * (1.0 - left)).max(filled)
    }

    /// The expected number of pairs of points that an affine round adds in a row.
    pub(super) fn expected_pairs(&self, launch: &Launch, round: u32) -> f64 {
        let digits = launch.digits_per_row as f64 * (1.0 - 0.5f64.powi(self.windows.window_bits() as i32));
        let before = if round == 0 { digits } else { self.expected_listed(launch, round) };
        (before - self.expected_listed(launch, round + 1)).max(0.0)
    }

    /// Returns the launch, but `digits_per_row` is the number of entries that the accumulation reads in a row. Without
    /// affine rounds, the accumulation reads digits. After affine rounds, the accumulation reads a list of points, and
    /// `digits_per_row` is the expected number of points in the list.
    pub(super) fn accumulated(&self, launch: &Launch) -> Launch {
        match launch.affine_rounds {
            0 => *launch,
            rounds => Launch { digits_per_row: (self.expected_listed(launch, rounds).ceil() as u64).max(1), ..*launch },
        }
    }

    /// The size of the launches for `n` points and `vectors` vectors of `n` scalars.
    pub(super) fn launch(&self, n: usize, vectors: usize) -> Launch {
        let (n, vectors) = (n as u64, vectors as u64);
        let points = u64::from(self.precomputation.factor()) * n;
        let (rows, affine_rounds) = (u64::from(self.rows()), self.affine_rounds());
        match self.algorithm.consolidates_windows() {
            true => Launch { n, vectors, points, digits_per_row: rows * points, rows: vectors, affine_rounds },
            false => Launch { n, vectors, points, digits_per_row: points, rows: vectors * rows, affine_rounds },
        }
    }
}

impl Launch {
    /// True if the kernels' 32-bit counters can hold all counts and indices. The number of rows must be a possible grid
    /// dimension. One bit of each 32-bit number is reserved for rounding up. So the indices of the following items must
    /// fit in 31 bits:
    ///
    /// - the digits of a row
    /// - the scalars of all vectors
    /// - the partial sums of all rows
    /// - with affine rounds, the points in the lists of all rows
    pub(super) fn can_be_counted(&self, buckets: u64, rounds: u32, sizes: &Sizes) -> bool {
        const MAX: u64 = 1 << 31;
        self.rows < 1 << 16
            && self.digits_per_row <= MAX
            && self.n.saturating_mul(self.vectors) <= MAX
            && self.rows.saturating_mul(sizes.threads + buckets) <= MAX
            && (rounds == 0 || self.rows.saturating_mul(max_listed(self.digits_per_row, buckets, 1)) <= MAX)
    }

    /// Returns this launch, with its number of affine rounds limited to `affine_rounds`.
    pub(super) fn with_at_most(self, affine_rounds: u32) -> Self {
        Self { affine_rounds: self.affine_rounds.min(affine_rounds), ..self }
    }
}

/// The division of a chunk among threads.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// The number of points that share an inversion while they are prepared.
    pub(super) points_per_inversion: u64,
    /// The number of threads that share the pairs of a row in each affine round.
    pub(super) pair_threads: u64,
    /// The number of threads that share the digits of a row.
    pub(super) threads: u64,
    /// The number of digits that a block sorts.
    pub(super) tile: u64,
    /// The number of buckets that a block sorts.
    pub(super) row_tile: u64,
    /// The passes that sort buckets.
    pub(super) row_radix: Radix,
    /// The number of threads that aggregate the buckets of a row.
    pub(super) aggregation_threads: u64,
}

/// Checks at compile time that threads can share the types of a shape. For example, a type that contains a `Cell` does
/// not compile here.
const _: fn() = || {
    fn shared<T: Copy + Send + Sync>() {}
    shared::<(Stages<'_>, Launch, Sizes)>();
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of points that `rounds` affine rounds leave in buckets with the given numbers of digits.
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
            for rounds in 0..=MAX_AFFINE_ROUNDS {
                let (found, most) = (listed(&digits, rounds), max_listed(n, buckets, rounds));
                assert!(found <= most && most <= n.max(1), "{digits:?} {rounds}: {found} {most}");
            }
            // If each of four buckets has 9 digits, three rounds leave ⌈9/8⌉ = 2 points in each bucket.
            assert_eq!(max_listed(4 * 8 + 4, 4, 3), 8);
        }
    }

    /// Divides digits among buckets at random. Then compares the number of points after affine rounds with the expected
    /// number.
    #[test]
    fn uniform_digits_leave_as_many_points_as_expected() {
        use crate::plan::GpuModel;
        use crate::plan::gpu::tests::GROUPS;
        use rand::{Rng, SeedableRng, rngs::StdRng};

        let mut rng = StdRng::seed_from_u64(1);
        for (log2, c) in [(12u32, 8), (12, 12), (16, 10), (16, 14)] {
            let problem = GROUPS[0].problem(1 << log2, GpuModel::H200);
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
