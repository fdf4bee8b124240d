//! How many points and vectors are computed at a time.

use super::hardware::WARP;
use super::launches::{Launches, Sums};
use super::problem::{DeviceLimits, Source};
use super::stages::{Launch, Sizes, Stages};
use super::time::{Limit, Prediction};
use super::{BufferSizes, GpuProblem, Hardware};
use crate::plan::tuning;
use crate::vocabulary::Stage;

/// A plan with half a wave of threads takes at most this many times as long as one with a wave: what a product takes in a
/// warp alone, over what it takes where two warps share a partition.
pub(super) const FAR: f64 = tuning::PRODUCT_LATENCY / 4.0;

/// The work of each sequence of launches.
pub(super) struct Chunks {
    pub(super) first: usize,
    pub(super) chunk: usize,
    pub(super) chunks: usize,
    pub(super) vectors: usize,
    pub(super) groups: usize,
    pub(super) sizes: Sizes,
    pub(super) buffers: BufferSizes,
    /// The time in which a step's input is copied, over the time in which it is computed.
    copied: f64,
    /// The time of all sequences, and of copies during which nothing is computed.
    pub(super) prediction: Prediction,
    /// The sum of it.
    pub(super) seconds: f64,
}

impl Chunks {
    /// The fastest chunks over all numbers of threads. It stops when the best so far takes more than [`FAR`] times the
    /// `bound`, in seconds, unless memory is short.
    ///
    /// If memory is short, fewer threads leave room for larger chunks. `Err` is the least number of bytes that one chunk
    /// needs.
    pub(super) fn new(problem: &GpuProblem, stages: &Stages<'_>, bound: f64) -> Result<Self, u64> {
        let mut best: Result<Self, u64> = Err(u64::MAX);
        let (fits, together) = Self::computed_together(problem, stages);
        for threads in stages.thread_counts(&together, &problem.limits) {
            best = Self::better(best, Self::for_threads(problem, stages, threads));
            if best.as_ref().is_ok_and(|best| fits && best.seconds > FAR * bound) {
                return best;
            }
        }
        if best.is_ok() {
            return best;
        }
        [8, 1].into_iter().fold(best, |best, threads| Self::better(best, Self::for_threads(problem, stages, threads)))
    }

    /// The seconds in which half a wave of threads computes, if there is room for all and nothing misses the cache. No plan is
    /// expected to be more than [`FAR`] times as fast.
    pub(super) fn estimate(problem: &GpuProblem, stages: &mut Stages<'_>) -> f64 {
        let launch = stages.launch(problem.n.max(1), problem.vectors.max(1));
        let hardware = Hardware { cache: u64::MAX, ..problem.limits.hardware };
        let limits = &DeviceLimits { hardware, ..problem.limits };
        if stages.algorithm.affine_rounds.is_none() && stages.algorithm.allows_affine_rounds() {
            stages.algorithm.affine_rounds = Some(stages.worthwhile_rounds(&launch, limits));
        }
        let half = stages.thread_counts(&launch, limits).first().copied().unwrap_or(1);
        let sizes = Sizes::new(&launch, stages, limits, half);
        let computed = Launches::predict(stages, &launch, &sizes, limits, Sums::All);
        computed.total() + Launches::ending(stages, &launch, &sizes, limits).total()
    }

    /// As [`new`](Self::new), with the affine rounds that are worthwhile for a chunk. Their number depends on the chunk, which depends
    /// on it; so it is found for all points first.
    pub(super) fn with_affine_rounds(problem: &GpuProblem, stages: &mut Stages<'_>, bound: f64) -> Result<Self, u64> {
        let worthwhile = |stages: &Stages<'_>, n: usize, vectors: usize| {
            Some(stages.worthwhile_rounds(&stages.launch(n, vectors), &problem.limits))
        };
        stages.algorithm.affine_rounds = worthwhile(stages, problem.n.max(1), problem.vectors.max(1));
        let of_all = Self::new(problem, stages, bound)?;
        let rounds = worthwhile(stages, of_all.chunk.max(1), of_all.vectors);
        if rounds == stages.algorithm.affine_rounds {
            return Ok(of_all);
        }
        stages.algorithm.affine_rounds = rounds;
        Self::new(problem, stages, bound)
    }

    /// Whether all fits beside few threads for each row, and about what is computed at a time.
    fn computed_together(problem: &GpuProblem, stages: &Stages<'_>) -> (bool, Launch) {
        let whole = (problem.n.max(1), problem.vectors.max(1));
        let few = u64::from(WARP);
        let fits = Self::of(problem, stages, few, Cut::whole(problem)).is_ok();
        let (n, vectors) = match fits {
            true => whole,
            false => Self::largest(problem, stages, few, 1).map_or(whole, |found| (found.chunk, found.vectors)),
        };
        (fits, stages.launch(n, vectors))
    }

    /// The faster of two, or the lesser need of memory.
    fn better(best: Result<Self, u64>, found: Result<Self, u64>) -> Result<Self, u64> {
        match (best, found) {
            (Ok(best), Ok(found)) if found.seconds < best.seconds => Ok(found),
            (Ok(best), _) => Ok(best),
            (Err(_), Ok(found)) => Ok(found),
            (Err(best), Err(found)) => Err(best.min(found)),
        }
    }

    /// The fastest chunks for a number of threads for each row.
    ///
    /// If not everything fits into memory at once, there are two input buffers. There is one if the room for larger
    /// chunks is worth more than the overlap.
    pub(super) fn for_threads(problem: &GpuProblem, stages: &Stages<'_>, threads: u64) -> Result<Self, u64> {
        if let Ok(whole) = Self::of(problem, stages, threads, Cut::whole(problem)) {
            return Ok(whole.or_overlapped(problem, stages, threads));
        }
        // If the smallest chunk does not fit, no chunk does. This returns early for the many windows that need too much
        // memory.
        let smallest = Cut { chunks: problem.n.max(1), vectors: 1, ..Cut::whole(problem) };
        let least = |inputs| Self::of(problem, stages, threads, Cut { inputs, ..smallest });
        least(1)?;
        let overlapped = least(2).and_then(|_| Self::largest(problem, stages, threads, 2)).ok();
        let overlapped = overlapped.map(|found| found.or_overlapped(problem, stages, threads));
        let one_after_the_other = Self::largest(problem, stages, threads, 1)?;
        let faster = overlapped.filter(|found| found.seconds <= one_after_the_other.seconds);
        Ok(faster.unwrap_or(one_after_the_other))
    }

    /// Tries, in this order, and takes the first that fits:
    ///
    /// 1. all vectors and all points
    /// 2. fewer vectors
    /// 3. more chunks of one vector
    ///
    /// `Err` is the number of bytes that chunks of one point need.
    fn largest(problem: &GpuProblem, stages: &Stages<'_>, threads: u64, inputs: u32) -> Result<Self, u64> {
        let mut cut = Cut { inputs, ..Cut::whole(problem) };
        loop {
            match Self::of(problem, stages, threads, cut) {
                Ok(found) => return Ok(found),
                Err(needed) if cut.chunks >= problem.n && cut.vectors == 1 => return Err(needed),
                Err(_) if cut.vectors == 1 => cut.chunks += cut.chunks.div_ceil(8),
                Err(_) => cut.vectors -= cut.vectors.div_ceil(8),
            }
        }
    }

    /// Adds some chunks, if that is faster: each is copied while the previous one is computed. Nothing is computed while the
    /// first one is copied, so it is small. It takes about as long as the copy of the second one, or half of that.
    fn or_overlapped(self, problem: &GpuProblem, stages: &Stages<'_>, threads: u64) -> Self {
        let BufferSizes { bases, scalars, .. } = &self.buffers;
        let is_short = self.chunks == 1 && bases.bytes() + scalars.bytes() < tuning::COPIED_ASIDE;
        if is_short {
            return self;
        }
        let fewest = self.chunks + 1;
        let mut best = self;
        for chunks in fewest..fewest + tuning::MORE_OVERLAPPED {
            let cut = |first: f64| Cut {
                chunks,
                vectors: best.vectors,
                inputs: 2,
                first: first.clamp(tuning::LEAST_FIRST, 1.0),
            };
            let found = [best.copied, best.copied / 2.0].map(|first| Self::of(problem, stages, threads, cut(first)));
            let found = found.into_iter().flatten().min_by(|a, b| a.seconds.total_cmp(&b.seconds));
            match found {
                Some(found) if found.seconds < best.seconds => best = found,
                // More chunks cost more than they hide, or do not fit.
                _ => return best,
            }
        }
        best
    }

    /// `Err` is the number of bytes needed, if they are not available.
    fn of(problem: &GpuProblem, stages: &Stages<'_>, threads: u64, cut: Cut) -> Result<Self, u64> {
        let Cut { chunks, vectors, inputs, first } = cut;
        let limits = &problem.limits;
        let groups = problem.vectors.div_ceil(vectors).max(1);
        // With several groups, a group's first chunk is copied while the previous group's last one is computed.
        let (first, chunk) = divided(problem.n, chunks, if groups == 1 { first } else { 1.0 });
        let chunks = 1 + (problem.n - first).div_ceil(chunk);
        let inputs = if chunks * groups > 1 { inputs } else { 1 };
        let launch = stages.launch(chunk, vectors);
        let sizes = Sizes::new(&launch, stages, limits, threads);
        let buffers = BufferSizes::new(&launch, stages, &sizes, limits, inputs);
        if !launch.can_be_counted(stages.buckets(), stages.affine_rounds(), &sizes) || buffers.bytes() > limits.usable()
        {
            return Err(buffers.bytes());
        }
        let carries = chunks > 1 && stages.algorithm.carries_buckets();
        let (of_first, of_later) = if carries { (Sums::First, Sums::Later) } else { (Sums::All, Sums::All) };
        let step = |points: usize, sums: Sums| {
            let launch = stages.launch(points, vectors);
            (copied(stages, &launch, limits), Launches::predict(stages, &launch, &sizes, limits, sums))
        };
        let (copied, later_step) = step(chunk, of_later);
        let is_same = first == chunk && of_first == of_later;
        let (copied_first, first_step) = if is_same { (copied, later_step) } else { step(first, of_first) };
        let mut ending = Launches::ending(stages, &launch, &sizes, limits);
        ending.add(Stage::Combine, Limit::Host, combined(stages, &launch, limits));
        let steps = Steps {
            chunks: chunks as f64,
            groups: groups as f64,
            first: first_step.total(),
            later: later_step.total(),
            ending: ending.total(),
            carries,
        };
        let seconds = copied_first + if inputs > 1 { steps.overlapped(copied) } else { steps.in_turn(copied) };
        let mut prediction = first_step * steps.groups;
        prediction += later_step * (steps.groups * (steps.chunks - 1.0));
        prediction += ending * (steps.groups * if carries { 1.0 } else { steps.chunks });
        prediction.add(Stage::Upload, Limit::Copies, (seconds - prediction.total()).max(0.0));
        let (seconds, copied) = (prediction.total(), copied / later_step.total());
        Ok(Self { first, chunk, chunks, vectors, groups, sizes, buffers, copied, prediction, seconds })
    }
}

/// The seconds of steps: of the first chunk of a group of vectors, of a later one, and of the sums of windows that follow each
/// chunk or, if chunks carry buckets, the last.
struct Steps {
    chunks: f64,
    groups: f64,
    first: f64,
    later: f64,
    ending: f64,
    carries: bool,
}

impl Steps {
    /// A group whose steps take that long or longer, and its last step.
    fn group(&self, least: f64) -> (f64, f64) {
        let &Self { chunks, first, later, ending, carries, .. } = self;
        let of_each = if carries { 0.0 } else { ending };
        let (first, last) = (first + of_each, if chunks > 1.0 { later + ending } else { first + ending });
        let between = (chunks - 2.0).max(0.0) * (later + of_each).max(least);
        (if chunks > 1.0 { first.max(least) + between } else { 0.0 } + last.max(least), last)
    }

    /// If the input of each step is copied while the step before it is computed.
    fn overlapped(&self, copied: f64) -> f64 {
        let (group, last) = self.group(copied);
        self.groups * group + last - last.max(copied)
    }

    /// If the input of each step but the first is copied before it.
    fn in_turn(&self, copied: f64) -> f64 {
        self.groups * self.group(0.0).0 + (self.chunks * self.groups - 1.0) * copied
    }
}

/// The seconds in which a step's input is copied to the device.
fn copied(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> f64 {
    let points = match stages.source {
        Source::Host(_) => launch.points,
        Source::Device { .. } => 0,
    };
    let bytes = points * limits.affine_bytes + launch.vectors * launch.n * limits.scalar_bytes;
    tuning::COPY + bytes as f64 / limits.hardware.link_bandwidth as f64
}

/// The seconds in which the host waits for a step's results, and combines those of each vector: c doublings and an
/// addition for each row.
fn combined(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> f64 {
    let field = limits.field();
    let products = if field.degree == 2 { tuning::EXTENSION_MULTIPLICATION } else { 1.0 };
    let multiplication = tuning::HOST_MULTIPLICATION * products * (field.limbs as f64 / 12.0).powi(2);
    let (rows, c) = (f64::from(stages.rows()), f64::from(stages.windows.window_bits()));
    let doublings = (rows - 1.0 + f64::from(stages.first_row())).max(0.0) * c;
    let of_vector = doublings * tuning::JACOBIAN_DOUBLING + rows * tuning::JACOBIAN_ADDITION;
    tuning::SYNC + launch.vectors as f64 * of_vector * multiplication
}

/// How a computation is cut into steps.
#[derive(Clone, Copy)]
struct Cut {
    /// The most chunks.
    chunks: usize,
    /// Vectors at a time.
    vectors: usize,
    /// Input buffers, if anything can be copied ahead.
    inputs: u32,
    /// The part of another chunk that the first one has.
    first: f64,
}

impl Cut {
    fn whole(problem: &GpuProblem) -> Self {
        Self { chunks: 1, vectors: problem.vectors.max(1), inputs: 1, first: 1.0 }
    }
}

/// Divides n points into at most that many chunks, of which the first is about that part of the others. Returns the sizes of
/// the first chunk and of the others; the last may be smaller.
fn divided(n: usize, chunks: usize, first: f64) -> (usize, usize) {
    let chunk = (n as f64 / ((chunks - 1) as f64 + first)).ceil().max(1.0) as usize;
    match n.checked_sub((chunks - 1) * chunk) {
        Some(first) if first > 0 => (first, chunk),
        _ => {
            let chunk = n.div_ceil(chunks).max(1);
            (chunk.min(n), chunk)
        }
    }
}
