//! The launches of a plan: the instructions that each kernel issues, and the bytes that each kernel moves.
//!
//! ```text
//! convert      one thread for every L points, which share an inversion: τ·(L·D + I).
//!              In twisted Edwards form: L·E + I
//! recode       one thread for each scalar: its digits, 8 bytes each
//! sort         one launch if a row fits in one tile. Otherwise, up to three launches for each pass: count, offset (if
//!              there are many tiles) and scatter. With several passes, one more launch for the bounds. With ELL
//!              and CSR, three more launches
//! affine       for each round, one thread for every p pairs, which share an inversion: p·(5M + 1S) + I
//! accumulate   N threads for each row, with s = ⌈n·(1 − 2^−c)/N⌉ digits each. A thread copies its first point, and
//!              adds the other s − 1 points: (s − 1)·A. In the following cases, the cost is s·A:
//!              - for odd-float digits and for balanced rows
//!              - in later chunks, because they add to the sums of earlier chunks
//!              - in constant time, where zero digits are not skipped, so s = ⌈n/N⌉
//!              Before the first of several chunks, buckets are cleared
//! reduction    log₂ N layers of additions by quads, for buckets that several threads share. The constant-time
//!              reduction has log₂(N + M) launches instead. In each of these launches except the last, a thread
//!              makes two additions
//! aggregate    2·(M/T − 1) additions, then log₂ T layers by quads, then log₂ M doublings and log₂ log₂ T additions.
//!              The chunked running sum has other launches
//! ```
//!
//! The variables are:
//!
//! - n: the number of digits of a row. A row has one digit for each point of each level of multiples. With checkpoints,
//!   a single row has the digits of all rows of windows.
//! - N: the number of threads of a row in the accumulation
//! - T: the number of threads of a row in the aggregation
//! - M: the number of buckets of a row. But in "5M + 1S", M is a multiplication and S is a square.
//! - L: the number of points that a thread converts. The points of a thread share an inversion
//! - p: the number of pairs that a thread adds in an affine round. The pairs of a thread share an inversion
//! - c: the number of bits of a window
//! - τ: the number of prepared exponents. For each base P, the points 2^h·P with 1 ≤ h ≤ τ are prepared
//! - A: the addition of a base
//! - D: the doubling of a base
//! - E: the conversion of a base to twisted Edwards form
//! - I: an inversion
//!
//! An odd-float digit has an exponent of j or more with probability 2^−j. For each j > τ, a warp issues one more
//! doubling if at least one of its 32 digits has an exponent of j or more. If at least one of the 32 digits has an
//! exponent of more than τ, the warp also issues an addition.
//!
//! The cost of an addition is the number of wide products in its reductions, multiplications and squares ([`Field`]).
//! Quads add in layers ([`layers`](super::layers)). In a chain of additions by quads, the cost of an addition has two
//! parts: the time of the addition's products, one after the other, and the time of the exchanges of coordinates.

mod affine;
pub(crate) mod copies;
mod quads;
mod sort;
mod tuning;

use super::hardware::{Field, GpuModel};
use super::model::arithmetic::{Additions, Inversion, rounds};
use super::model::load::{in_atoms, missed};
use super::model::time::{KernelLaunch, Prediction};
use super::problem::DeviceLimits;
use super::row_groups::RowRoom;
use super::shape::{Launch, Sizes, Stages};
use crate::algorithm::{Accumulation, Coordinates};
use crate::kernels::registry::{self, Kernel, SumKernels};
use crate::recode::Recoding;
use crate::types::Stage;

/// States which chunks have added their points to the buckets at the end of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sums {
    /// The buckets contain only the points of the step's chunk, and are aggregated after the step.
    All,
    /// The step computes the first of several chunks that add to the same buckets. The buckets are cleared before the
    /// step of the first chunk.
    First,
    /// The step computes a later chunk. The buckets already contain the points of earlier chunks.
    Later,
}

/// The launches of one step, and the values on which the time of the launches depends.
pub(crate) struct Launches<'a> {
    pub(crate) stages: &'a Stages<'a>,
    pub(crate) launch: &'a Launch,
    pub(crate) limits: &'a DeviceLimits,
    pub(crate) field: Field,
    pub(crate) additions: Additions,
    pub(crate) sums: SumKernels,
    predicted: Prediction,
}

impl<'a> Launches<'a> {
    fn new(stages: &'a Stages<'a>, launch: &'a Launch, limits: &'a DeviceLimits) -> Self {
        let field = limits.field();
        let sums = match (stages.algorithm.accumulation, stages.algorithm.coordinates) {
            (Accumulation::ConstantTime, _) => registry::CONSTANT_TIME,
            (_, Coordinates::TwistedEdwards) => registry::EDWARDS,
            _ => registry::XYZZ,
        };
        let additions = Additions::of(stages.algorithm, field);
        Self { stages, launch, limits, field, additions, sums, predicted: Prediction::default() }
    }

    /// The time of a step's launches until the sums of the buckets are complete.
    pub(crate) fn predict(
        stages: &'a Stages<'a>,
        launch: &'a Launch,
        sizes: &Sizes,
        limits: &'a DeviceLimits,
        sums: Sums,
    ) -> Prediction {
        let mut all = Self::new(stages, launch, limits);
        all.convert(sizes.points_per_inversion);
        all.recode();
        match stages.algorithm.windows_per_thread(launch.rows / launch.vectors.max(1)) {
            Some(windows) => all.pippengers(sizes, windows),
            None => {
                all.sort(sizes);
                all.affine_rounds(sizes);
                let accumulated = stages.accumulated(launch);
                let mut rest = Launches::new(stages, &accumulated, limits);
                rest.accumulate(sizes, sums);
                all.predicted += rest.predicted;
            }
        }
        all.predicted
    }

    /// The time of the launches from the end of the accumulation until the sums of the rows are complete.
    /// `aggregation` is the time of the aggregation.
    pub(crate) fn ending(
        stages: &'a Stages<'a>,
        launch: &'a Launch,
        sizes: &Sizes,
        limits: &'a DeviceLimits,
        aggregation: Prediction,
    ) -> Prediction {
        match stages.algorithm.windows_per_thread(launch.rows / launch.vectors.max(1)) {
            Some(windows) => {
                let mut all = Self::new(stages, launch, limits);
                all.halve(sizes.threads, (launch.rows / windows) as f64, None);
                all.predicted
            }
            None => aggregation,
        }
    }

    /// The time of an aggregation with `threads` threads for each row.
    pub(crate) fn aggregation(
        stages: &'a Stages<'a>,
        launch: &'a Launch,
        threads: u64,
        limits: &'a DeviceLimits,
    ) -> Prediction {
        let mut all = Self::new(stages, launch, limits);
        all.aggregate(threads);
        all.predicted
    }

    /// The seconds of a preparation in which `points_per_inversion` points share an inversion.
    pub(crate) fn preparation(
        stages: &'a Stages<'a>,
        launch: &'a Launch,
        points_per_inversion: u64,
        limits: &'a DeviceLimits,
    ) -> f64 {
        let mut all = Self::new(stages, launch, limits);
        all.convert(points_per_inversion);
        all.predicted.total()
    }

    pub(crate) fn hardware(&self) -> &'a GpuModel {
        &self.limits.hardware
    }

    pub(crate) fn add(&mut self, launch: KernelLaunch) {
        self.predicted.launch(&launch, &self.limits.hardware, self.field);
    }

    /// Bytes of a base in the form that the accumulation adds.
    pub(crate) fn base_bytes(&self) -> f64 {
        match self.stages.algorithm.coordinates {
            Coordinates::TwistedEdwards => self.limits.affine_bytes as f64 * 1.5,
            _ => self.limits.affine_bytes as f64,
        }
    }

    fn convert(&mut self, points_per_inversion: u64) {
        let (points, together) = (self.launch.points as f64, points_per_inversion as f64);
        let (m, s) = (self.field.multiplication(), self.field.square());
        let powers = f64::from(self.stages.prepared);
        let (kernel, own, inversions, bytes) = match self.stages.algorithm.coordinates {
            _ if self.stages.table.is_some() => return,
            Coordinates::TwistedEdwards => (&registry::CONVERT_TO_EDWARDS, together * 11.0 * m, 1.0, 4.0),
            _ if powers == 0.0 => return,
            _ => (&registry::PRECOMPUTE_POWERS_OF_TWO, powers * together * (5.0 * m + 2.0 * s), powers, 4.0 * powers),
        };
        let launch = KernelLaunch::of(Stage::Convert, kernel, (points / together).ceil(), 1.0);
        let moved = points * bytes * self.limits.affine_bytes as f64;
        let launch = Inversion::of(self.field, self.hardware().case).beside(own, inversions, launch);
        self.add(KernelLaunch { moved, cached: 2.0 * moved, ..launch });
    }

    fn recode(&mut self) {
        let &Launch { n, vectors, .. } = self.launch;
        let scalars = (n * vectors) as f64;
        let windows = f64::from(self.stages.windows.count());
        let kernel = match self.stages.windows.recoding() {
            Recoding::Unsigned => &registry::RECODE_UNSIGNED,
            Recoding::Signed => &registry::RECODE_SIGNED,
            Recoding::OddFloat => &registry::RECODE_ODD_FLOAT,
        };
        if self.stages.windows.exponent_bits() > 0 {
            let entries = f64::from(1u32 << self.stages.windows.window_bits().min(16));
            let table = KernelLaunch::of(Stage::Recode, &registry::ODD_FLOAT_TABLE, entries, 1.0);
            self.add(KernelLaunch { instructions: 20.0, ..table });
        }
        let limbs = self.limits.scalar_bytes as f64 / 4.0;
        let bytes = scalars * self.limits.scalar_bytes as f64 + self.digits() * DIGIT_BYTES;
        self.add(KernelLaunch {
            products: limbs * (limbs - 1.0) + 2.0 * windows,
            instructions: tuning::RECODED_WINDOW_INSTRUCTIONS * windows,
            cached: bytes,
            moved: bytes * missed(bytes, self.hardware()),
            ..KernelLaunch::of(Stage::Recode, kernel, scalars, 1.0)
        });
        if self.stages.algorithm.consolidates_windows() {
            let rows = KernelLaunch::of(Stage::Sort, &registry::CONSOLIDATE_ROWS, self.digits(), 1.0);
            self.add(KernelLaunch { instructions: 12.0, cached: 16.0 * self.digits(), ..rows });
        }
    }

    /// The number of digits of all rows.
    fn digits(&self) -> f64 {
        self.launch.rows as f64 * self.launch.digits_per_row as f64
    }

    /// Adds the launch of a kernel that reads and writes all digits once.
    fn over_digits(&mut self, kernel: &'static Kernel, threads: f64, instructions: f64) {
        let bytes = 2.0 * DIGIT_BYTES * self.digits();
        self.add(KernelLaunch {
            instructions,
            cached: bytes,
            moved: bytes * missed(bytes, self.hardware()),
            ..KernelLaunch::of(Stage::Sort, kernel, threads, self.launch.rows as f64)
        });
    }
}

/// The launches that compute the sums of buckets and of rows.
impl Launches<'_> {
    /// Returns the given launch of an accumulation, after setting the numbers of bytes that the launch moves. A base is
    /// read in words of 16 bytes. Each word is half a sector, and each lane of a warp reads from a line of its own.
    /// Bases are read from random places, but points that remain after affine rounds are read in order. In addition,
    /// the launch writes `sums` sums of points, and reads `carried` bytes of buckets.
    fn with_points(&self, launch: KernelLaunch, sums: f64, carried: f64) -> KernelLaunch {
        let (digits, base, point) = (self.digits(), self.base_bytes(), self.limits.point_bytes() as f64);
        let bases = match self.stages.table {
            _ if self.launch.affine_rounds > 0 => digits,
            Some(table) => table.points() as f64 * f64::from(1 + table.powers),
            None => self.launch.points as f64 * f64::from(1 + self.stages.prepared),
        };
        let missed = |bytes: f64| bytes * missed(bytes, self.hardware());
        let (in_order, scattered) =
            if self.launch.affine_rounds > 0 { (base, 0.0) } else { (0.0, in_atoms(base, base)) };
        let misses = digits * self::missed(bases * base, self.hardware());
        KernelLaunch {
            lines: digits * base / WORD_BYTES,
            cached: digits * (DIGIT_BYTES + 2.0 * base) + 2.0 * sums * point + carried,
            moved: misses * in_order + missed(digits * DIGIT_BYTES) + missed(sums * point) + missed(carried),
            scattered: misses * scattered,
            ..launch
        }
    }

    fn accumulate(&mut self, sizes: &Sizes, sums: Sums) {
        let &Stages { windows, prepared, algorithm, .. } = self.stages;
        let rows = self.launch.rows as f64;
        let (threads, buckets, c) = (sizes.threads as f64, self.stages.buckets() as f64, windows.window_bits());
        // Zero digits are skipped, except in constant time.
        let is_constant = algorithm.accumulation == Accumulation::ConstantTime;
        // After affine rounds, there are no zero digits.
        let all = is_constant || self.launch.affine_rounds > 0;
        let nonzero = if all { 1.0 } else { 1.0 - 0.5f64.powi(c as i32) };
        let share = (self.launch.digits_per_row as f64 * nonzero / threads).ceil().max(1.0);
        let kernel = self.stages.accumulation_kernel();
        // A thread copies its first point, unless the thread adds the point to the sum of earlier chunks.
        let is_copied = !is_constant && windows.exponent_bits() == 0 && sums != Sums::Later;
        let added = if is_copied { share - 1.0 } else { share };
        let products = match algorithm.accumulation {
            // Each row of the matrix begins with a copy instead of an addition. The copies save no time, because the
            // lanes of a warp begin their rows at different times.
            Accumulation::RowBalanced => share * self.additions.base,
            _ => added * (self.additions.base + self.of_exponents(prepared) + self.of_checkpoints()),
        };
        if sums == Sums::First {
            self.clear_points(self.sums.clear, rows * buckets);
        }
        let carried = if sums == Sums::All { 0.0 } else { rows * buckets * self.limits.point_bytes() as f64 };
        let launch = KernelLaunch::of(Stage::Accumulate, kernel, threads, rows);
        let launch = self.with_points(KernelLaunch { products, ..launch }, rows * (threads + buckets), carried);
        match algorithm.accumulation {
            Accumulation::ConstantTime => {
                self.clear(sizes);
                self.add(launch);
                self.reduce_in_constant_time(sizes);
            }
            Accumulation::RowBalanced => {
                self.balance_rows(sizes);
                self.add(launch);
                self.combine_pieces(sizes);
            }
            _ => {
                self.add(launch);
                if algorithm.leaves_partial_sums() {
                    self.reduce_partial_sums(sizes);
                }
            }
        }
    }

    /// The wide products that a warp issues for the exponent of a digit, without the addition of the base. The result
    /// is 0 if digits have no exponents. If at least one lane has a digit whose exponent is not prepared, the warp
    /// waits for the lane with the greatest exponent.
    fn of_exponents(&self, prepared: u32) -> f64 {
        if self.stages.windows.exponent_bits() == 0 {
            return 0.0;
        }
        let in_some_thread = |exponent: u32| 1.0 - (1.0 - 0.5f64.powi(exponent as i32)).powi(32);
        let exceeding = prepared + 1..self.stages.windows.window_bits();
        let doublings: f64 = exceeding.clone().map(in_some_thread).sum();
        let any = exceeding.take(1).map(in_some_thread).sum::<f64>();
        doublings * self.additions.doubling + any * self.additions.general
    }

    /// The wide products that checkpoints cause for each digit, without the addition of the base. The result is 0 if
    /// the algorithm uses no checkpoints. If there are W rows and windows have c bits, checkpoints cause c·(W − 1)/2
    /// doublings for each digit on average.
    fn of_checkpoints(&self) -> f64 {
        if !self.stages.algorithm.consolidates_windows() {
            return 0.0;
        }
        let rows = f64::from(self.stages.rows());
        let doublings = (rows - 1.0) / 2.0 * f64::from(self.stages.windows.window_bits());
        doublings * self.additions.doubling + (1.0 - 1.0 / rows) * (self.additions.general - self.additions.base)
    }

    /// Adds a launch in which each thread computes several additions of sums, independently of other threads.
    pub(crate) fn additions_of(
        &mut self,
        stage: Stage,
        kernel: &'static Kernel,
        threads: f64,
        products: f64,
        points: f64,
    ) {
        let launch = KernelLaunch::of(stage, kernel, threads, 1.0);
        let cached = threads * points * 2.0 * self.limits.point_bytes() as f64;
        let moved = 0.5 * cached * missed(0.5 * cached, self.hardware());
        let lines = threads * points * self.limits.point_bytes() as f64 / WORD_BYTES;
        self.add(KernelLaunch { products, lines, cached, moved, ..launch });
    }

    fn clear(&mut self, sizes: &Sizes) {
        let (rows, buckets) = (self.launch.rows as f64, self.stages.buckets() as f64);
        let length = sizes.threads as f64 + buckets;
        self.clear_points(self.sums.clear, rows * length);
        self.clear_points(&registry::CLEAR_SUM_BUCKETS, rows * length);
        self.clear_points(self.sums.clear, rows * (buckets + (length / 4.0).ceil()));
    }

    fn clear_points(&mut self, kernel: &'static Kernel, points: f64) {
        let cached = points * self.limits.point_bytes() as f64;
        let moved = cached * missed(cached, self.hardware());
        let launch = KernelLaunch::of(Stage::Accumulate, kernel, points, 1.0);
        self.add(KernelLaunch { instructions: 20.0, cached, moved, ..launch });
    }

    fn reduce_in_constant_time(&mut self, sizes: &Sizes) {
        let rows = self.launch.rows as f64;
        let length = sizes.threads + self.stages.buckets();
        let general = self.additions.general;
        for round in 0..rounds(length).saturating_sub(1) {
            let threads = rows * (length >> (round + 2)) as f64;
            self.additions_of(Stage::Accumulate, &registry::CONSTANT_REDUCTION, threads, 2.0 * general, 8.0);
        }
        self.additions_of(Stage::Accumulate, &registry::CONSTANT_REDUCTION_LAST, rows, general, 4.0);
    }

    fn balance_rows(&mut self, sizes: &Sizes) {
        let (rows, buckets) = (self.launch.rows as f64, self.stages.buckets());
        let lengths = KernelLaunch::of(Stage::Accumulate, &registry::ROW_LENGTHS, buckets as f64, rows);
        self.add(KernelLaunch { instructions: 20.0, cached: rows * buckets as f64 * 16.0, ..lengths });
        self.radix_sort(Stage::Accumulate, buckets, sizes.row_tile, sizes.row_radix);
        let group = KernelLaunch::of(Stage::Accumulate, &registry::GROUP_ROWS, 256.0, rows);
        self.add(KernelLaunch { instructions: 100.0 + buckets as f64 / 256.0 * 20.0, ..group });
    }

    fn combine_pieces(&mut self, sizes: &Sizes) {
        let rows = self.launch.rows as f64;
        let room = RowRoom::new(sizes.threads as u32, self.launch.digits_per_row as u32);
        // The model assumes that all rounds together add one piece for every two threads, and that a warp adds at most
        // one piece. If a thread does not add its piece, the thread only looks for the piece's row.
        let adding = rows * sizes.threads as f64 / 2.0 / f64::from(room.rounds.max(1));
        for _ in 0..room.rounds {
            let launch =
                KernelLaunch::of(Stage::Accumulate, &registry::COMBINE_BUCKETS_ROUND, f64::from(room.pieces), rows);
            let part = (adding / launch.warps).min(1.0);
            self.add(KernelLaunch {
                products: part * self.additions.general,
                instructions: tuning::FOUND_ROW_INSTRUCTIONS,
                ..launch
            });
        }
    }

    /// Adds the launch in which each thread runs Pippenger's algorithm.
    fn pippengers(&mut self, sizes: &Sizes, windows: u64) {
        let Additions { base, general, doubling, .. } = self.additions;
        let (threads, rows) = (sizes.threads as f64, (self.launch.rows / windows) as f64);
        let share = (self.launch.digits_per_row as f64 / threads).ceil();
        let buckets = self.stages.buckets() as f64;
        let c = f64::from(self.stages.windows.window_bits());
        let window = share * base + 2.0 * buckets * general + c * doubling;
        let launch = KernelLaunch::of(Stage::Accumulate, &registry::PIPPENGER_PER_THREAD, threads, rows);
        let launch = KernelLaunch { products: windows as f64 * window, ..launch };
        self.add(self.with_points(launch, rows * threads * buckets, 0.0));
    }
}

/// Bytes of a digit.
pub(crate) const DIGIT_BYTES: f64 = 8.0;
/// Bytes of the words in which points are read.
const WORD_BYTES: f64 = 16.0;
