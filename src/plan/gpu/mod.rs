//! The plan of the GPU pipeline: the algorithm, and the sizes of every buffer and launch.

mod buffers;
mod cost;

use std::fmt;

pub use buffers::{Buffers, Extent};

use super::{Bytes, tuning, window_origin};
use crate::algorithm::{Accumulation, Aggregation, Algorithm, Coordinates, Grouping, Prepare};
use crate::recode::{MAX_WINDOW, MIN_WINDOW, Recoding, Windows};
use crate::{MsmError, PointForm};

/// What a plan needs to know about a device and a curve.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// Streaming multiprocessors.
    pub multiprocessors: u32,
    /// Bytes of device memory that may be used, if limited by the caller.
    pub limit: Option<u64>,
    /// Bytes of device memory that are free.
    pub free: u64,
    /// Bytes of an affine point.
    pub affine_bytes: u64,
    /// Bytes of a scalar.
    pub scalar_bytes: u64,
    /// Degree of the field of coordinates over its prime field.
    pub degree: u64,
}

impl Machine {
    fn usable(&self) -> u64 {
        let free = (self.free as f64 * tuning::FREE_MEMORY_SHARE) as u64;
        self.limit.map_or(free, |limit| limit.min(self.free))
    }

    /// Bytes of a sum: four coordinates, in all forms.
    fn point_bytes(&self) -> u64 {
        2 * self.affine_bytes
    }

    fn resident_threads(&self) -> u64 {
        u64::from(self.multiprocessors) * tuning::RESIDENT_THREADS
    }
}

/// What is to be planned.
pub(crate) struct GpuProblem<'a> {
    /// Points.
    pub(crate) n: usize,
    /// The greatest scalar, as little-endian limbs.
    pub(crate) maximum: &'a [u64],
    /// The window, if it is not to be chosen.
    pub(crate) window_bits: Option<u32>,
    /// The algorithms to choose from.
    pub(crate) algorithms: &'a [Algorithm],
    /// Whether the curve has homogeneous pairs.
    pub(crate) homogeneous: bool,
    /// The device and the curve.
    pub(crate) machine: &'a Machine,
}

/// Algorithm, windows, buffers and launches of one MSM on a GPU. Points are taken in chunks that fit into memory.
#[derive(Clone, Debug)]
pub struct GpuPlan {
    /// The stages, with nothing left open.
    pub algorithm: Algorithm,
    /// The digits of a scalar.
    pub windows: Windows,
    /// The exponents h, beside 0, for which 2^h·P is prepared (lb-msm 3.1, its τ).
    pub prepared: u32,
    /// Points that one thread prepares, and that share an inversion.
    pub run: u32,
    /// Points in a chunk.
    pub chunk: usize,
    /// Number of chunks.
    pub chunks: usize,
    /// Threads that share a window's digits (lb-msm 3.3, its N; cuzk 3.2, its t). For a Pippenger per thread, the shares
    /// that points are cut into.
    pub threads_per_window: u32,
    /// The passes that sort digits by bucket.
    pub radix: Radix,
    /// Digits that one warp sorts by itself.
    pub tile: u32,
    /// Buckets that one warp sorts by itself, where they are sorted by the number of their points (cuzk 4.1).
    pub row_tile: u32,
    /// Threads that aggregate a window's buckets; a power of two.
    pub runs: u32,
    /// The device's buffers.
    pub buffers: Buffers,
    /// Predicted cost, in multiplications of one resident thread.
    pub multiplications: f64,
    /// The best plans of other algorithms and preparations, least cost first: the stages, the window in bits, the cost.
    pub rejected: Vec<(Algorithm, u32, f64)>,
    fixed_window: bool,
}

/// The passes of a sort, as few as 8 bits a pass allow (a warp has 256 counters), and then of as few bits as will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Radix {
    /// Number of passes.
    pub passes: u32,
    /// Bits of the key that one pass sorts by.
    pub bits: u32,
}

impl Radix {
    const MAX_BITS: u32 = 8;

    /// The passes for a key of that many bits.
    pub fn for_bits(bits: u32) -> Self {
        let passes = bits.div_ceil(Self::MAX_BITS).max(1);
        Self { passes, bits: bits.div_ceil(passes).max(1) }
    }

    /// The number of values that a pass tells apart.
    pub fn values(&self) -> u32 {
        1 << self.bits
    }
}

impl GpuPlan {
    /// The cheapest plan.
    ///
    /// # Errors
    ///
    /// [`MsmError::OutOfDeviceMemory`] where no candidate's smallest chunk fits.
    pub(crate) fn new(problem: &GpuProblem<'_>) -> Result<Self, MsmError> {
        let windows = match problem.window_bits {
            Some(fixed) => fixed..=fixed,
            None => MIN_WINDOW + 2..=MAX_WINDOW.min(22),
        };
        let mut least_needed = u64::MAX;
        // The best window of each algorithm with each preparation.
        let mut best: Vec<Self> = Vec::new();
        for &algorithm in problem.algorithms {
            let is_open = algorithm.prepare == Prepare::PowersOfTwo(None);
            for candidate in prepared(algorithm) {
                let mut own: Option<Self> = None;
                for c in windows.clone().filter(|&c| !is_open || is_distinct(candidate, c)) {
                    match Self::at_window(problem, candidate, c) {
                        Ok(plan) if own.as_ref().is_none_or(|best| plan.multiplications < best.multiplications) => {
                            own = Some(plan);
                        }
                        Err(needed) => least_needed = least_needed.min(needed),
                        Ok(_) => {}
                    }
                }
                best.extend(own);
            }
        }
        best.sort_by(|a, b| a.multiplications.total_cmp(&b.multiplications));
        let rejected =
            best.iter().skip(1).map(|plan| (plan.algorithm, plan.windows.window_bits(), plan.multiplications));
        let rejected = rejected.collect();
        match best.into_iter().next() {
            Some(plan) => Ok(Self { rejected, ..plan }),
            None => Err(MsmError::OutOfDeviceMemory { needed: least_needed, available: problem.machine.usable() }),
        }
    }

    /// The plan at one window, or the bytes that its smallest chunk needs.
    fn at_window(problem: &GpuProblem<'_>, algorithm: Algorithm, c: u32) -> Result<Self, u64> {
        let machine = problem.machine;
        let windows = Windows::for_maximum(algorithm.recoding, c, problem.maximum);
        let prepared = match algorithm.prepare {
            Prepare::None => 0,
            Prepare::PowersOfTwo(exponents) => exponents.unwrap_or(0).min(c - 1),
            Prepare::AllPowersOfTwo => c - 1,
        };
        let algorithm = Algorithm {
            coordinates: match algorithm.coordinates {
                Coordinates::XyzzOrHomogeneous if prepared == c - 1 && problem.homogeneous => {
                    Coordinates::HomogeneousPairs
                }
                Coordinates::XyzzOrHomogeneous => Coordinates::Xyzz,
                other => other,
            },
            ..algorithm
        };
        let (chunk, sizes, buffers) = largest_chunk(problem.n, &windows, algorithm, prepared, machine)?;
        let chunks = problem.n.div_ceil(chunk).max(1);
        let shape = cost::Shape { chunk: chunk as u64, windows: &windows, prepared, algorithm, sizes: &sizes };
        let multiplications = chunks as f64 * cost::multiplications(&shape, machine);
        Ok(Self {
            algorithm,
            prepared,
            run: sizes.run as u32,
            chunk,
            chunks,
            threads_per_window: sizes.threads as u32,
            radix: Radix::for_bits(windows.magnitude_bits()),
            tile: sizes.tile as u32,
            row_tile: sizes.row_tile as u32,
            runs: sizes.runs as u32,
            buffers,
            multiplications,
            rejected: Vec::new(),
            fixed_window: problem.window_bits.is_some(),
            windows,
        })
    }

    /// Buckets of a window, as the aggregation counts them: the layered one takes a power of two.
    pub fn buckets(&self) -> u32 {
        buckets(&self.windows, self.algorithm)
    }

    /// Buckets that one thread of the aggregation sums, at most.
    pub fn buckets_per_thread(&self) -> u32 {
        self.buckets().div_ceil(self.runs)
    }
}

fn buckets(windows: &Windows, algorithm: Algorithm) -> u32 {
    match algorithm.aggregation {
        Aggregation::Layered => windows.buckets().next_power_of_two(),
        Aggregation::ChunkedRunningSum => windows.buckets(),
    }
}

/// The algorithm with each preparation that is worth a try, where it leaves that open.
fn prepared(algorithm: Algorithm) -> Vec<Algorithm> {
    match algorithm.prepare {
        Prepare::PowersOfTwo(None) => {
            let some = [0, 1, 2, 3, 4, 6, 8].map(|exponents| Prepare::PowersOfTwo(Some(exponents)));
            some.into_iter()
                .chain([Prepare::AllPowersOfTwo])
                .map(|prepare| Algorithm { prepare, ..algorithm })
                .collect()
        }
        _ => vec![algorithm],
    }
}

/// Whether a window leaves more exponents than are prepared; all of them have a candidate of their own.
fn is_distinct(algorithm: Algorithm, c: u32) -> bool {
    !matches!(algorithm.prepare, Prepare::PowersOfTwo(Some(exponents)) if exponents >= c - 1)
}

/// All points if they fit, else the largest equal share of them that does; or the bytes that a share of one needs.
fn largest_chunk(
    n: usize,
    windows: &Windows,
    algorithm: Algorithm,
    prepared: u32,
    machine: &Machine,
) -> Result<(usize, Sizes, Buffers), u64> {
    // Positions in a window have 32 bits, and those of the sort's tiles are rounded up.
    let mut chunks = n.div_ceil(1 << 31).max(1);
    loop {
        let chunk = n.div_ceil(chunks).max(1);
        let sizes = Sizes::new(chunk as u64, windows, algorithm, machine);
        let buffers = Buffers::new(chunk as u64, windows, algorithm, prepared, &sizes, machine);
        if buffers.bytes() <= machine.usable() {
            return Ok((chunk, sizes, buffers));
        }
        if chunk == 1 {
            return Err(buffers.bytes());
        }
        chunks += chunks.div_ceil(8);
    }
}

/// How a chunk is shared out among threads.
struct Sizes {
    run: u64,
    threads: u64,
    tile: u64,
    row_tile: u64,
    runs: u64,
}

impl Sizes {
    fn new(chunk: u64, windows: &Windows, algorithm: Algorithm, machine: &Machine) -> Self {
        let (count, buckets) = (u64::from(windows.count()), u64::from(buckets(windows, algorithm)));
        let resident = (machine.resident_threads() / count).max(1);
        let shares = |threads: u64| chunk.div_ceil(tuning::LEAST_SHARE).min(threads).max(1);
        let threads = match algorithm.accumulation {
            // Parts and buckets fill a power of two, which the rounds of the gather halve.
            Accumulation::ConstantTime => {
                let all = (shares(resident) + buckets).next_power_of_two();
                if all - buckets > resident.max(buckets) { all / 2 - buckets } else { all - buckets }
            }
            // Warps are given out whole, and each group of rows takes one.
            Accumulation::RowBalanced => shares(resident).next_multiple_of(32),
            Accumulation::PippengerPerThread => shares(machine.resident_threads()).next_power_of_two(),
            Accumulation::WindowPerThread => shares(resident).next_power_of_two(),
            Accumulation::LoadBalanced | Accumulation::Unbalanced => shares(resident),
        };
        // Whole warps of digits, and no fewer tiles than keep the device busy.
        let warps = (machine.resident_threads() / 32 / count).max(1);
        let tile = |sorted: u64| sorted.div_ceil(warps).next_multiple_of(32).min(tuning::TILE_DIGITS);
        // As many as there are threads for, so that the serial part is short and nothing idles.
        let runs = 1 << resident.ilog2().min(buckets.ilog2());
        let run = chunk.div_ceil(machine.resident_threads()).clamp(1, tuning::LONGEST_RUN);
        Self { run, threads, tile: tile(chunk), row_tile: tile(buckets), runs }
    }
}

impl fmt::Display for GpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let threads = self.threads_per_window;
        let share = self.chunk.div_ceil(threads as usize);
        let Algorithm { recoding, grouping, accumulation, coordinates, aggregation, .. } = self.algorithm;
        writeln!(f, "  algorithm   {}", self.algorithm)?;
        writeln!(f, "  chunks      {} of {} points", self.chunks, self.chunk)?;
        match (recoding, coordinates) {
            (Recoding::OddFloat, _) if self.prepared == 0 => {
                writeln!(f, "  prepare     nothing: points are doubled where they are added")?;
            }
            (Recoding::OddFloat, _) => writeln!(f, "  prepare     2^h·P for h up to {}", self.prepared)?,
            (_, Coordinates::TwistedEdwards) => writeln!(f, "  prepare     {} form", PointForm::TwistedEdwards)?,
            _ => {}
        }
        writeln!(f, "  recode      {count} {recoding} windows of {c} bits ({})", window_origin(self.fixed_window))?;
        let Radix { passes, bits } = self.radix;
        let sort = format!("sort by bucket, {passes} passes of {bits} bits, tiles of {} digits", self.tile);
        let per_thread = match accumulation {
            Accumulation::PippengerPerThread => Some("all windows"),
            Accumulation::WindowPerThread => Some("one window"),
            _ => None,
        };
        if let Some(windows) = per_thread {
            writeln!(f, "  accumulate  a Pippenger of {windows} and {share} points for each of {threads} shares")?;
        } else {
            match grouping {
                Grouping::Sort => writeln!(f, "  group       {sort}")?,
                Grouping::SparseTranspose => {
                    writeln!(f, "  group       ELL of {threads} rows to CSR, transposed: {sort}")?;
                }
            }
            let how = match accumulation {
                Accumulation::ConstantTime => "in constant time, load-balanced",
                Accumulation::RowBalanced => "row-balanced",
                Accumulation::Unbalanced => "unbalanced",
                _ => "load-balanced",
            };
            writeln!(
                f,
                "  accumulate  {buckets} buckets a window, in {coordinates}, {how} over {threads} threads a window, {share} digits each"
            )?;
            let runs = self.buckets_per_thread();
            match aggregation {
                Aggregation::Layered => {
                    writeln!(
                        f,
                        "  aggregate   running sums over {runs} buckets, then {} layered rounds",
                        self.runs.ilog2()
                    )?;
                }
                Aggregation::ChunkedRunningSum => {
                    writeln!(f, "  aggregate   running sums over {runs} buckets for each of {} threads", self.runs)?;
                }
            }
        }
        writeln!(f, "  memory      {} on the device", Bytes(self.buffers.bytes()))?;
        writeln!(f, "  cost        {:.3e} field multiplications of each resident thread", self.multiplications)?;
        for (algorithm, c, cost) in self.rejected.iter().take(REJECTED_SHOWN) {
            let more = 100.0 * (cost / self.multiplications - 1.0);
            writeln!(f, "  rejected    {algorithm}, windows of {c} bits: {cost:.3e}, {more:.0}% more")?;
        }
        Ok(())
    }
}

/// Rejected alternatives that the explanation lists.
const REJECTED_SHOWN: usize = 12;
