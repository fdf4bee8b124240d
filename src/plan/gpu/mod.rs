//! The plan of the GPU pipeline: the algorithm, and the sizes of every buffer and launch.

mod buffers;
mod check;
mod cost;
mod table;

use std::ops::Range;
use std::{fmt, iter};

pub use buffers::{Buffers, Extent};
pub(crate) use check::CheckPlan;
pub use table::TablePlan;
pub(crate) use table::TableProblem;

use super::{Bytes, tuning, window_origin};
use crate::algorithm::{Accumulation, Aggregation, Algorithm, Comparison, Coordinates, Prepare, SortMethod};
use crate::error::MsmError;
use crate::recode::{MAX_WINDOW, MIN_WINDOW, Precomputation, Recoding, Windows};
use crate::vocabulary::PointForm;

/// What a plan needs to know about a device and a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceLimits {
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

impl DeviceLimits {
    fn usable(&self) -> u64 {
        let free = (self.free as f64 * tuning::FREE_MEMORY_SHARE) as u64;
        self.limit.map_or(free, |limit| limit.min(self.free))
    }

    /// The same with so many bytes less of its memory.
    fn less(&self, bytes: u64) -> Self {
        let rest = |of: u64| of.saturating_sub(bytes);
        Self { limit: self.limit.map(rest), free: rest(self.free), ..*self }
    }

    /// Bytes of a sum: four coordinates, in all forms.
    fn point_bytes(&self) -> u64 {
        2 * self.affine_bytes
    }

    fn resident_threads(&self) -> u64 {
        u64::from(self.multiprocessors) * tuning::RESIDENT_THREADS
    }
}

/// Where the bases of a computation are, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// On the host, at every level: they are copied with each chunk, and prepared there.
    Host(Precomputation),
    /// On the device, at every level.
    Device {
        precomputation: Precomputation,
        /// The form that they are added up in.
        form: PointForm,
        /// The exponents h, beside 0, for which 2^h·P is there.
        powers: u32,
        /// Points, at all levels.
        points: u64,
    },
}

impl Source {
    /// The bases as the caller gave them.
    pub(crate) const CALLER: Self = Self::Host(Precomputation::NONE);

    pub(crate) fn precomputation(&self) -> Precomputation {
        match self {
            Self::Host(precomputation) | Self::Device { precomputation, .. } => *precomputation,
        }
    }

    /// Whether an algorithm can take them in windows of c bits, with so many exponents prepared.
    fn suits(&self, algorithm: Algorithm, c: u32, prepared: u32) -> bool {
        self.precomputation().fits(c)
            && match *self {
                Self::Host(_) => true,
                Self::Device { form, powers, .. } => form == algorithm.point_form() && prepared <= powers,
            }
    }
}

/// What is to be planned.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GpuProblem {
    /// Points.
    pub(crate) n: usize,
    /// Vectors of scalars, each of which has a result of its own.
    pub(crate) vectors: usize,
    /// Of the rows of windows, cut into so many equal parts, the part of that number: `(part, parts)`.
    pub(crate) window_slice: (u32, u32),
    /// Where the points are.
    pub(crate) source: Source,
    /// The greatest scalar, as little-endian limbs.
    pub(crate) maximum: Vec<u64>,
    /// The window, if it is not to be chosen.
    pub(crate) window_bits: Option<u32>,
    /// The algorithms to choose from.
    pub(crate) algorithms: Vec<Algorithm>,
    /// Whether the curve has homogeneous pairs.
    pub(crate) homogeneous: bool,
    /// The device and the curve.
    pub(crate) limits: DeviceLimits,
}

/// Algorithm, windows, buffers and launches of one MSM on a GPU, or of several over the same bases. Points are taken in
/// chunks that fit into memory, and of which one is copied while another is computed.
#[derive(Clone, Debug)]
pub struct GpuPlan {
    /// The stages, with nothing left open.
    pub algorithm: Algorithm,
    /// The digits of a scalar.
    pub windows: Windows,
    /// The multiples of the bases that there are.
    pub precomputation: Precomputation,
    /// Rows of windows that share buckets; as many as there are windows, if there are no multiples, and this is not one
    /// device's part of them. From checkpoints, all rows share one set of buckets.
    pub rows: u32,
    /// The first of them: what is computed is to be doubled c times for each row below.
    pub first_row: u32,
    /// Vectors of scalars that one sequence of launches computes.
    pub vectors: usize,
    /// Number of such sequences, for each chunk.
    pub groups: usize,
    /// The exponents h, beside 0, for which 2^h·P is prepared (lb-msm 3.1, its τ).
    pub prepared: u32,
    /// Points that one thread prepares, and that share an inversion.
    pub run: u32,
    /// Points in the first chunk, which is smaller where nothing else can be computed while it is copied.
    pub first_chunk: usize,
    /// Points in each other chunk.
    pub chunk: usize,
    /// Number of chunks.
    pub chunks: usize,
    /// Threads that share a window's digits (lb-msm 3.3, its N; cuzk 3.2, its t). For a Pippenger per thread, the shares
    /// that points are cut into; from checkpoints, the threads that share the digits of all windows.
    pub threads_per_window: u32,
    /// The passes that sort digits by bucket.
    pub radix: Radix,
    /// Digits that one warp sorts by itself.
    pub tile: u32,
    /// Buckets that one warp sorts by itself, where they are sorted by the number of their points (cuzk 4.1).
    pub row_tile: u32,
    /// The passes of that sort.
    pub row_radix: Radix,
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
    pub(crate) fn new(problem: &GpuProblem) -> Result<Self, MsmError> {
        let available = problem.limits.usable();
        if problem.n >= 1 << 48 {
            // Below, no size in bytes leaves 64 bits.
            return Err(MsmError::OutOfDeviceMemory { needed: u64::MAX, available });
        }
        let windows = match problem.window_bits {
            Some(fixed) => fixed..=fixed,
            None => MIN_WINDOW + 2..=MAX_WINDOW.min(22),
        };
        let mut least_needed = u64::MAX;
        // The best window of each algorithm with each preparation.
        let mut best: Vec<Self> = Vec::new();
        for &algorithm in &problem.algorithms {
            let is_open = algorithm.prepare == Prepare::PowersOfTwo(None);
            for candidate in prepared(algorithm) {
                let mut own: Option<Self> = None;
                let suits = |c: u32| problem.source.suits(candidate, c, exponents(candidate, c));
                for c in windows.clone().filter(|&c| suits(c) && (!is_open || is_distinct(candidate, c))) {
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
            None => Err(MsmError::OutOfDeviceMemory { needed: least_needed, available }),
        }
    }

    /// The plan at one window, or the bytes that its smallest chunk needs.
    fn at_window(problem: &GpuProblem, algorithm: Algorithm, c: u32) -> Result<Self, u64> {
        let windows = Windows::for_maximum(algorithm.recoding, c, &problem.maximum);
        let prepared = exponents(algorithm, c);
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
        let stages = Stages {
            windows: &windows,
            algorithm,
            prepared,
            source: problem.source,
            window_slice: problem.window_slice,
        };
        if stages.start_of_slice(problem.window_slice.1) < problem.window_slice.1 || !stages.points_have_numbers() {
            // A part would be without rows, or a point without a number: no memory makes that right.
            return Err(u64::MAX);
        }
        let Chunks { first, chunk, chunks, vectors, groups, sizes, buffers, multiplications } =
            Chunks::new(problem, &stages)?;
        Ok(Self {
            algorithm,
            precomputation: problem.source.precomputation(),
            rows: stages.rows(),
            first_row: stages.first_row(),
            vectors,
            groups,
            prepared,
            run: sizes.run as u32,
            first_chunk: first,
            chunk,
            chunks,
            threads_per_window: sizes.threads as u32,
            radix: Radix::for_bits(windows.magnitude_bits()),
            tile: sizes.tile as u32,
            row_tile: sizes.row_tile as u32,
            row_radix: sizes.row_radix,
            runs: sizes.runs as u32,
            buffers,
            multiplications,
            rejected: Vec::new(),
            fixed_window: problem.window_bits.is_some(),
            windows,
        })
    }

    /// What is computed one after the other for that many vectors of scalars, the longest of which has `n`: ranges of the
    /// vectors and of the points.
    pub fn steps(&self, vectors: usize, n: usize) -> Vec<(Range<usize>, Range<usize>)> {
        let first = self.first_chunk.min(n);
        let others = (first..n).step_by(self.chunk).map(|start| start..n.min(start + self.chunk));
        let chunks: Vec<_> = iter::once(0..first).chain(others).collect();
        let groups = (0..vectors).step_by(self.vectors).map(|start| start..vectors.min(start + self.vectors));
        groups.flat_map(|group| chunks.iter().map(move |chunk| (group.clone(), chunk.clone()))).collect()
    }

    /// Whether something is copied while something else is computed.
    pub fn overlaps(&self) -> bool {
        let Buffers { bases, scalars, inputs, .. } = &self.buffers;
        *inputs > 1 || bases.bytes() + scalars.bytes() >= tuning::COPIED_ASIDE
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

/// The exponents h, beside 0, for which 2^h·P is prepared.
fn exponents(algorithm: Algorithm, c: u32) -> u32 {
    match algorithm.prepare {
        Prepare::None => 0,
        Prepare::PowersOfTwo(exponents) => exponents.unwrap_or(0).min(c - 1),
        Prepare::AllPowersOfTwo => c - 1,
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

/// The choices that buffers and cost depend on.
pub(super) struct Stages<'a> {
    windows: &'a Windows,
    algorithm: Algorithm,
    prepared: u32,
    source: Source,
    window_slice: (u32, u32),
}

/// The digits of one sequence of launches: so many rows of them, all vectors' together.
#[derive(Clone, Copy)]
pub(super) struct Launch {
    /// Scalars, and points of a level.
    n: u64,
    vectors: u64,
    /// Points at all levels.
    points: u64,
    /// Digits of a row: one for each point; from checkpoints, where a vector has a single row, one for each of its windows.
    row: u64,
    /// Rows, each of which has buckets of its own.
    rows: u64,
}

impl Stages<'_> {
    /// Where a part of the rows begins.
    fn start_of_slice(&self, part: u32) -> u32 {
        let rows = self.source.precomputation().rows(self.windows.window_bits(), self.windows.count());
        (u64::from(rows) * u64::from(part) / u64::from(self.window_slice.1)) as u32
    }

    fn first_row(&self) -> u32 {
        self.start_of_slice(self.window_slice.0)
    }

    fn rows(&self) -> u32 {
        self.start_of_slice(self.window_slice.0 + 1) - self.first_row()
    }

    fn buckets(&self) -> u64 {
        u64::from(buckets(self.windows, self.algorithm))
    }

    /// Whether 32 bits number the points of a table. From checkpoints, those of each row have numbers of their own.
    fn points_have_numbers(&self) -> bool {
        match (self.algorithm.accumulation, self.source) {
            (Accumulation::Comparison(Comparison::Checkpoints), Source::Device { points, .. }) => {
                u64::from(self.rows()) * points < 1 << 32
            }
            _ => true,
        }
    }

    fn launch(&self, n: usize, vectors: usize) -> Launch {
        let (n, vectors) = (n as u64, vectors as u64);
        let points = u64::from(self.source.precomputation().factor()) * n;
        let rows = u64::from(self.rows());
        match self.algorithm.accumulation {
            Accumulation::Comparison(Comparison::Checkpoints) => {
                Launch { n, vectors, points, row: rows * points, rows: vectors }
            }
            _ => Launch { n, vectors, points, row: points, rows: vectors * rows },
        }
    }
}

impl Launch {
    /// Whether kernels can count: rows are a grid's, and places of a row's digits, of scalars, and of all rows' parts have
    /// 32 bits, of which some are left for rounding up.
    fn can_be_counted(&self, buckets: u64, sizes: &Sizes) -> bool {
        const MOST: u64 = 1 << 31;
        self.rows < 1 << 16
            && self.row <= MOST
            && self.n.saturating_mul(self.vectors) <= MOST
            && self.rows.saturating_mul(sizes.threads + buckets) <= MOST
    }
}

/// What each sequence of launches computes.
struct Chunks {
    first: usize,
    chunk: usize,
    chunks: usize,
    vectors: usize,
    groups: usize,
    sizes: Sizes,
    buffers: Buffers,
    /// Of all sequences, and what is copied for them while nothing is computed.
    multiplications: f64,
}

impl Chunks {
    /// The largest there are, for as many threads as the device has; where memory is short, fewer threads, whose buckets'
    /// parts and sums take less of it, may leave room for larger chunks, and then the cheapest.
    fn new(problem: &GpuProblem, stages: &Stages<'_>) -> Result<Self, u64> {
        let mut best: Result<Self, u64> = Err(u64::MAX);
        let mut threads = problem.limits.resident_threads();
        loop {
            match Self::for_threads(problem, stages, threads) {
                Ok((found, is_ample)) => {
                    if best.as_ref().is_ok_and(|best| best.multiplications <= found.multiplications) {
                        return best;
                    }
                    best = Ok(found);
                    if is_ample {
                        return best;
                    }
                }
                Err(needed) => best = best.map_err(|least| least.min(needed)),
            }
            if threads == 1 {
                return best;
            }
            threads = (threads / 4).max(1);
        }
    }

    /// The cheapest for so many threads, and whether all fits into memory at once. Where it does not, there are two places
    /// to copy to, if that is not outweighed by the room that one leaves for larger chunks.
    fn for_threads(problem: &GpuProblem, stages: &Stages<'_>, threads: u64) -> Result<(Self, bool), u64> {
        if let Ok(whole) = Self::of(problem, stages, threads, (1, problem.vectors.max(1), 1)) {
            return Ok((whole.or_overlapped(problem, stages, threads), true));
        }
        // Where least does not fit, nothing does: that is soon said, for the many windows that need more than there is.
        let least = |inputs| Self::of(problem, stages, threads, (problem.n.max(1), 1, inputs));
        least(1)?;
        let overlapped = least(2).and_then(|_| Self::largest(problem, stages, threads, 2)).ok();
        let overlapped = overlapped.map(|found| found.or_overlapped(problem, stages, threads));
        let one_after_the_other = Self::largest(problem, stages, threads, 1)?;
        let cheaper = overlapped.filter(|found| found.multiplications <= one_after_the_other.multiplications);
        Ok((cheaper.unwrap_or(one_after_the_other), false))
    }

    /// All vectors and all points if they fit, else as many vectors as do, else the fewest chunks of which each does; or the
    /// bytes that chunks of one point need.
    fn largest(problem: &GpuProblem, stages: &Stages<'_>, threads: u64, inputs: u32) -> Result<Self, u64> {
        let (mut chunks, mut vectors) = (1, problem.vectors.max(1));
        loop {
            match Self::of(problem, stages, threads, (chunks, vectors, inputs)) {
                Ok(found) => return Ok(found),
                Err(needed) if chunks >= problem.n && vectors == 1 => return Err(needed),
                Err(_) if vectors == 1 => chunks += chunks.div_ceil(8),
                Err(_) => vectors -= vectors.div_ceil(8),
            }
        }
    }

    /// Some more chunks, if that is cheaper: each is copied while the one before it is computed.
    fn or_overlapped(self, problem: &GpuProblem, stages: &Stages<'_>, threads: u64) -> Self {
        if !matches!(stages.source, Source::Host(_)) {
            return self;
        }
        let fewest = self.chunks + 1;
        let mut best = self;
        for chunks in fewest..fewest + tuning::MORE_OVERLAPPED {
            match Self::of(problem, stages, threads, (chunks, best.vectors, 2)) {
                Ok(found) if found.multiplications < best.multiplications => best = found,
                // More of them cost more than they hide, or do not fit.
                _ => return best,
            }
        }
        best
    }

    /// So many chunks or fewer, so many vectors at a time, and so many places to copy to if there is anything to copy ahead;
    /// or the bytes that they need, if these are not there.
    fn of(
        problem: &GpuProblem,
        stages: &Stages<'_>,
        threads: u64,
        (chunks, vectors, inputs): (usize, usize, u32),
    ) -> Result<Self, u64> {
        let limits = &problem.limits;
        let groups = problem.vectors.div_ceil(vectors).max(1);
        let (first, chunk) = match stages.source {
            // A later group's first chunk is copied while the last one of the group before is computed.
            Source::Host(_) if groups == 1 && inputs > 1 => with_smaller_first(problem.n, chunks),
            _ => equal(problem.n, chunks),
        };
        let chunks = 1 + (problem.n - first).div_ceil(chunk);
        let inputs = if chunks * groups > 1 { inputs } else { 1 };
        let launch = stages.launch(chunk, vectors);
        let sizes = Sizes::new(&launch, stages, threads);
        let buffers = Buffers::new(&launch, stages, &sizes, limits, inputs);
        if !launch.can_be_counted(stages.buckets(), &sizes) || buffers.bytes() > limits.usable() {
            return Err(buffers.bytes());
        }
        let cost = |points: usize| {
            let launch = stages.launch(points, vectors);
            (cost::copied(stages, &launch, limits), cost::multiplications(stages, &launch, &sizes, limits))
        };
        let ((copied_first, computed_first), (copied, computed)) = (cost(first), cost(chunk));
        let multiplications = match chunks * groups {
            1 => copied_first + computed_first,
            steps if inputs == 1 => steps as f64 * (copied + computed),
            steps => copied_first + computed_first.max(copied) + (steps - 2) as f64 * computed.max(copied) + computed,
        };
        Ok(Self { first, chunk, chunks, vectors, groups, sizes, buffers, multiplications })
    }
}

/// The first chunk, and each other one but for the last, of so many or fewer: all alike.
fn equal(n: usize, chunks: usize) -> (usize, usize) {
    let chunk = n.div_ceil(chunks).max(1);
    (chunk.min(n), chunk)
}

/// The same with a first one of a quarter or so, because nothing is computed while it is copied.
fn with_smaller_first(n: usize, chunks: usize) -> (usize, usize) {
    let chunk = (4 * n).div_ceil(4 * chunks - 3);
    match n.checked_sub((chunks - 1) * chunk) {
        Some(first) if chunks > 1 && first > 0 => (first, chunk),
        _ => equal(n, chunks),
    }
}

/// How a chunk is shared out among threads.
pub(super) struct Sizes {
    run: u64,
    threads: u64,
    tile: u64,
    row_tile: u64,
    row_radix: Radix,
    runs: u64,
}

impl Sizes {
    /// For so many threads at a time.
    fn new(launch: &Launch, stages: &Stages<'_>, resident_threads: u64) -> Self {
        let &Launch { points, row, rows, vectors, .. } = launch;
        let (algorithm, buckets) = (stages.algorithm, stages.buckets());
        let resident = (resident_threads / rows).max(1);
        let shares = |threads: u64| row.div_ceil(tuning::LEAST_SHARE).min(threads).max(1);
        let threads = match algorithm.accumulation {
            // Parts and buckets fill a power of two, which the rounds of the gather halve.
            Accumulation::ConstantTime => {
                let all = (shares(resident) + buckets).next_power_of_two();
                if all - buckets > resident.max(buckets) { all / 2 - buckets } else { all - buckets }
            }
            // Warps are given out whole, and each group of rows takes one.
            Accumulation::RowBalanced => shares(resident).next_multiple_of(32),
            Accumulation::Comparison(Comparison::PippengerPerThread) => {
                shares((resident_threads / vectors).max(1)).next_power_of_two()
            }
            Accumulation::Comparison(Comparison::WindowPerThread) => shares(resident).next_power_of_two(),
            Accumulation::LoadBalanced
            | Accumulation::Comparison(Comparison::Unbalanced)
            | Accumulation::Comparison(Comparison::Checkpoints) => shares(resident),
        };
        // Whole warps of digits, and no fewer tiles than keep the device busy.
        let warps = (resident_threads / 32 / rows).max(1);
        let tile = |sorted: u64| sorted.div_ceil(warps).next_multiple_of(32).min(tuning::TILE_DIGITS);
        // As many as there are threads for, so that the serial part is short and nothing idles.
        let runs = 1 << resident.ilog2().min(buckets.ilog2());
        let run = points.div_ceil(resident_threads).clamp(1, tuning::LONGEST_RUN);
        let row_radix = Radix::for_bits(u64::BITS - row.leading_zeros());
        Self { run, threads, tile: tile(row), row_tile: tile(buckets), row_radix, runs }
    }
}

impl fmt::Display for GpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let (levels, threads) = (self.precomputation.factor(), self.threads_per_window);
        // Of those that share a set of buckets.
        let (rows, of) = match self.algorithm.accumulation {
            Accumulation::Comparison(Comparison::Checkpoints) => (self.rows, "for all windows"),
            _ => (1, "a window"),
        };
        let share = (self.chunk * (levels * rows) as usize).div_ceil(threads as usize);
        let Algorithm { recoding, sort: method, accumulation, coordinates, aggregation, .. } = self.algorithm;
        writeln!(f, "  algorithm   {}", self.algorithm)?;
        let first =
            if self.first_chunk < self.chunk { format!(", the first of {}", self.first_chunk) } else { String::new() };
        writeln!(f, "  chunks      {} of {} points{first}", self.chunks, self.chunk)?;
        match (recoding, coordinates) {
            (Recoding::OddFloat, _) if self.prepared == 0 => {
                writeln!(f, "  prepare     nothing: points are doubled where they are added")?;
            }
            (Recoding::OddFloat, _) => writeln!(f, "  prepare     2^h·P for h up to {}", self.prepared)?,
            (_, Coordinates::TwistedEdwards) => writeln!(f, "  prepare     {} form", PointForm::TwistedEdwards)?,
            _ => {}
        }
        writeln!(f, "  recode      {count} {recoding} windows of {c} bits ({})", window_origin(self.fixed_window))?;
        if levels > 1 {
            let stride = self.precomputation.stride();
            writeln!(
                f,
                "  precomputation     {levels} multiples of each base, {stride} bits apart: {} rows of windows",
                self.rows
            )?;
        }
        if self.vectors > 1 || self.groups > 1 {
            writeln!(f, "  batch       {} times {} vectors of scalars", self.groups, self.vectors)?;
        }
        let Radix { passes, bits } = self.radix;
        let sort = format!("sort by bucket, {passes} passes of {bits} bits, tiles of {} digits", self.tile);
        let per_thread = match accumulation {
            Accumulation::Comparison(Comparison::PippengerPerThread) => Some("all windows"),
            Accumulation::Comparison(Comparison::WindowPerThread) => Some("one window"),
            _ => None,
        };
        if let Some(windows) = per_thread {
            writeln!(f, "  accumulate  a Pippenger of {windows} and {share} points for each of {threads} shares")?;
        } else {
            match method {
                SortMethod::Radix => writeln!(f, "  sort        {sort}")?,
                SortMethod::SparseTranspose => {
                    writeln!(f, "  sort        ELL of {threads} rows to CSR, transposed: {sort}")?;
                }
            }
            let how = match accumulation {
                Accumulation::ConstantTime => "in constant time, load-balanced",
                Accumulation::RowBalanced => "row-balanced",
                Accumulation::Comparison(Comparison::Unbalanced) => "unbalanced",
                Accumulation::Comparison(Comparison::Checkpoints) => "from checkpoints, load-balanced",
                _ => "load-balanced",
            };
            writeln!(
                f,
                "  accumulate  {buckets} buckets {of}, in {coordinates}, {how} over {threads} threads {of}, {share} digits each"
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
