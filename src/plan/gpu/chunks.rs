//! The choice of the number of points and the number of vectors that one sequence of launches computes.

use super::buffers::BufferSizes;
use super::choose::Choices;
use super::hardware::{GpuModel, WARP};
use super::launches::copies::{cleared, combined, copied};
use super::launches::{Launches, Sums};
use super::model::rates::Limit;
use super::model::time::Prediction;
use super::model::timeline::{Step, Timeline};
use super::model::tuning::PRODUCT_CLOCKS;
use super::plan::SmallerChunk;
use super::problem::{DeviceLimits, GpuProblem};
use super::shape::{Launch, Sizes, Stages};
use super::tuning;
use crate::plan::band::Case;
use crate::types::Stage;

/// With half a wave of threads, a computation takes at most `HALF_WAVE_TIME_FACTOR` times as long as with a whole wave
/// (`model/load.rs` defines a wave). A product takes `PRODUCT_CLOCKS` clocks if its warp is alone in a partition, and 4
/// clocks if two warps share the partition.
pub(super) const HALF_WAVE_TIME_FACTOR: f64 = PRODUCT_CLOCKS.middle / 4.0;

/// The division of the work into sequences of launches.
pub(super) struct Chunks {
    /// The first chunks, which are smaller than the other chunks.
    pub(super) smaller: Vec<SmallerChunk>,
    /// The number of points of each other chunk.
    pub(super) chunk: usize,
    pub(super) chunks: usize,
    pub(super) vectors: usize,
    pub(super) groups: usize,
    pub(super) sizes: Sizes,
    pub(super) buffers: BufferSizes,
    /// The number of input buffers, if there is more than one chunk.
    inputs: u32,
    /// The time of the launches for all chunks and vectors, plus the time of copies during which nothing is computed.
    pub(super) prediction: Prediction,
    /// The total of the times in `prediction`, in seconds.
    pub(super) seconds: f64,
}

impl Chunks {
    /// Tries several numbers of threads for each row, and returns the fastest division into chunks. `bound` is a time
    /// in seconds, for example the time of the best plan so far. If all points and vectors fit in memory, the search
    /// stops when the best division so far takes more than [`HALF_WAVE_TIME_FACTOR`] times `bound`.
    ///
    /// If no division fits in memory, the search tries 8 threads for each row, and then 1 thread for each row. Fewer
    /// threads leave more memory for points. If no tried division fits, `Err` is the least number of bytes that a tried
    /// division needs.
    pub(super) fn new(problem: &GpuProblem, choices: &Choices<'_>, bound: f64) -> Result<Self, u64> {
        let mut best: Result<Self, u64> = Err(u64::MAX);
        let (fits, together) = Self::computed_together(problem, choices);
        for threads in choices.thread_counts(&together) {
            let least = best.as_ref().map_or(f64::INFINITY, |best| best.seconds);
            best = Self::better(best, Self::for_threads(problem, choices, threads, least));
            if best.as_ref().is_ok_and(|best| fits && best.seconds > HALF_WAVE_TIME_FACTOR * bound) {
                return best;
            }
        }
        if best.is_ok() {
            return best;
        }
        let of_few = [8, 1].map(|threads| Self::for_threads(problem, choices, threads, f64::INFINITY));
        of_few.into_iter().fold(best, Self::better)
    }

    /// The predicted seconds with half a wave of threads, if all points fit in memory and all reads hit the cache. No
    /// plan is expected to take less than the estimate divided by [`HALF_WAVE_TIME_FACTOR`].
    pub(super) fn estimate(problem: &GpuProblem, stages: &mut Stages<'_>) -> f64 {
        let hardware = GpuModel { cache: u64::MAX, ..problem.limits.hardware };
        let mut choices = Choices::new(*stages, DeviceLimits { hardware, ..problem.limits });
        let whole = |stages: &Stages<'_>| stages.launch(problem.n.max(1), problem.vectors.max(1));
        if stages.algorithm.affine_rounds.is_none() && stages.algorithm.allows_affine_rounds() {
            stages.algorithm.affine_rounds = Some(choices.worthwhile_rounds(&whole(stages)));
            choices.stages = *stages;
        }
        let launch = whole(stages);
        let half = choices.thread_counts(&launch).first().copied().unwrap_or(1);
        let sizes = choices.sizes(&launch, half);
        let computed = Launches::predict(stages, &launch, &sizes, &choices.limits, Sums::All);
        computed.total() + choices.ending(&launch, &sizes).total()
    }

    /// Chooses the number of affine rounds, and then the fastest division into chunks by [`new`](Self::new). The search
    /// for the number of affine rounds uses half a wave of threads, if a plan with this number of threads fits in
    /// memory.
    ///
    /// The number of worthwhile rounds depends on the size of a chunk, and the size of a chunk depends on the number of
    /// rounds. So the search has three steps:
    ///
    /// 1. The search finds the number of worthwhile rounds for all points, and the size of a chunk with this number of
    ///    rounds.
    /// 2. The search finds the number of worthwhile rounds for the size of a chunk from step 1.
    /// 3. The search tries fewer rounds. Fewer rounds change the size of a chunk, so the plan may become faster.
    pub(super) fn with_affine_rounds(problem: &GpuProblem, choices: &mut Choices<'_>, bound: f64) -> Result<Self, u64> {
        let worthwhile = |choices: &Choices<'_>, n: usize, vectors: usize| {
            choices.worthwhile_rounds(&choices.stages.launch(n, vectors))
        };
        let with = |choices: &mut Choices<'_>, rounds: u32| {
            choices.stages.algorithm.affine_rounds = Some(rounds);
            let (_, together) = Self::computed_together(problem, choices);
            let half = choices.thread_counts(&together).first().copied().unwrap_or(1);
            let found = Self::for_threads(problem, choices, half, f64::INFINITY);
            found.or_else(|_| Self::new(problem, choices, bound))
        };
        choices.chooses_rounds = true;
        let of_all = worthwhile(choices, problem.n.max(1), problem.vectors.max(1));
        if let Ok(found) = with(choices, of_all) {
            let most = worthwhile(choices, found.chunk.max(1), found.vectors);
            let mut best = (f64::INFINITY, most);
            for rounds in (0..=most).rev() {
                match with(choices, rounds) {
                    Ok(found) if found.seconds < best.0 => best = (found.seconds, rounds),
                    _ => break,
                }
            }
            choices.stages.algorithm.affine_rounds = Some(best.1);
        }
        Self::new(problem, choices, bound)
    }

    /// Returns two values. The first value is true if all points and vectors fit in memory with [`WARP`] threads for
    /// each row. The second value is a launch. From the sizes of this launch, the search derives the numbers of threads
    /// to try. If all points and vectors fit, or if no chunk fits, the launch computes all points and vectors. If only
    /// a part of the points and vectors fits, the launch computes a chunk that fits with one input buffer. The search
    /// may later choose a division with other chunks.
    fn computed_together(problem: &GpuProblem, choices: &Choices<'_>) -> (bool, Launch) {
        let whole = (problem.n.max(1), problem.vectors.max(1));
        let few = u64::from(WARP);
        let fits = Self::of(problem, choices, few, Cut::whole(problem)).is_ok();
        let (n, vectors) = match fits {
            true => whole,
            false => Self::largest(problem, choices, few, 1).map_or(whole, |found| (found.chunk, found.vectors)),
        };
        (fits, choices.stages.launch(n, vectors))
    }

    /// The faster of two plans. If neither plan fits, `Err` is the lesser of the two numbers of bytes that the plans
    /// need.
    fn better(best: Result<Self, u64>, found: Result<Self, u64>) -> Result<Self, u64> {
        match (best, found) {
            (Ok(best), Ok(found)) if found.seconds < best.seconds => Ok(found),
            (Ok(best), _) => Ok(best),
            (Err(_), Ok(found)) => Ok(found),
            (Err(best), Err(found)) => Err(best.min(found)),
        }
    }

    /// The fastest division into chunks, if each row has `threads` threads.
    ///
    /// If the points and vectors do not all fit in memory at once, the plan has one or two input buffers. With two
    /// input buffers, copies overlap computations. With one input buffer, chunks are larger than with two. The function
    /// returns the faster division. If all points and vectors fit, and the computation without copies takes `least`
    /// seconds or more, the function does not try to cut the points.
    pub(super) fn for_threads(
        problem: &GpuProblem,
        choices: &Choices<'_>,
        threads: u64,
        least: f64,
    ) -> Result<Self, u64> {
        if let Ok(whole) = Self::of(problem, choices, threads, Cut::whole(problem)) {
            let computed = whole.seconds - whole.prediction.seconds(Stage::Upload);
            return Ok(if computed < least { whole.or_overlapped(problem, choices, threads) } else { whole });
        }
        // If the smallest chunk does not fit, no chunk fits. Many window sizes need too much memory. The smallest chunk
        // is tried first, so that the function returns early for these window sizes.
        let smallest = |inputs| Self::of(problem, choices, threads, Cut::equal(problem, problem.n.max(1), 1, inputs));
        smallest(1)?;
        let overlapped = smallest(2).and_then(|_| Self::largest(problem, choices, threads, 2)).ok();
        let overlapped = overlapped.map(|found| found.or_overlapped(problem, choices, threads));
        let one_after_the_other = Self::largest(problem, choices, threads, 1)?;
        let faster = overlapped.filter(|found| found.seconds <= one_after_the_other.seconds);
        Ok(faster.unwrap_or(one_after_the_other))
    }

    /// Tries the following divisions in order, and returns the first division that fits:
    ///
    /// 1. all vectors and all points
    /// 2. fewer vectors
    /// 3. one vector, in more chunks
    ///
    /// `Err` is the number of bytes that chunks of one point need.
    fn largest(problem: &GpuProblem, choices: &Choices<'_>, threads: u64, inputs: u32) -> Result<Self, u64> {
        let (mut chunks, mut vectors) = (1, problem.vectors.max(1));
        loop {
            match Self::of(problem, choices, threads, Cut::equal(problem, chunks, vectors, inputs)) {
                Ok(found) => return Ok(found),
                Err(needed) if chunks >= problem.n && vectors == 1 => return Err(needed),
                Err(_) if vectors == 1 => chunks += chunks.div_ceil(8),
                Err(_) => vectors -= vectors.div_ceil(8),
            }
        }
    }

    /// Cuts the points into more chunks if more chunks make the computation faster. Each chunk is copied while the
    /// previous chunk is computed. The device computes nothing while the scalars of the first chunk are copied. So the
    /// first chunk is small, and each later chunk is larger than the previous chunk.
    fn or_overlapped(self, problem: &GpuProblem, choices: &Choices<'_>, threads: u64) -> Self {
        let is_short = self.chunks == 1 && self.buffers.input_bytes() < tuning::MIN_ASIDE_BYTES;
        if is_short {
            return self;
        }
        let most = self.chunk;
        let (mut best, mut slower) = (self, 0);
        for part in tuning::FIRST_CHUNK_DIVISORS {
            let first = (most as f64 / part).ceil() as usize;
            let cut = best.growing(problem, choices, first, most);
            match Self::of(problem, choices, threads, cut) {
                Ok(found) if found.seconds < best.seconds => (best, slower) = (found, 0),
                Ok(_) if slower == tuning::MAX_SLOWER_CHUNKS => break,
                Ok(_) => slower += 1,
                // Two input buffers do not fit in memory.
                Err(_) => {}
            }
        }
        best
    }

    /// The cut that begins with a chunk of `first` points. The size of each later chunk is chosen so that the copy of
    /// the chunk takes as long as the computation of the previous chunk. No chunk has more than `most` points.
    ///
    /// All chunks have equal sizes in two cases:
    ///
    /// - The rule for later chunks would make the second chunk hardly larger than the first chunk.
    /// - There are several groups of vectors. The first chunk of a later group is copied while the last chunk of the
    ///   previous group is computed. So the first chunk of a later group need not be small.
    fn growing(&self, problem: &GpuProblem, choices: &Choices<'_>, first: usize, most: usize) -> Cut {
        let n = problem.n.max(1);
        let (mut smaller, mut before, mut chunk) = (Vec::new(), 0, first);
        while before + chunk < n && self.groups == 1 {
            let launch = choices.launch_of_smaller(chunk, self.vectors);
            let computed = Launches::predict(&choices.stages, &launch, &self.sizes, &problem.limits, Sums::Later);
            let step = Step::new(&copied(&choices.stages, &launch, &problem.limits), &computed);
            let next = most.min((chunk as f64 / step.copied_to_computed()) as usize);
            if (next as f64) < tuning::MIN_GROWTH_FACTOR * chunk as f64 {
                break;
            }
            smaller.push(chunk);
            before += chunk;
            chunk = next;
        }
        // All chunks are made a little smaller. Then all chunks outside `smaller`, including the last chunk, have about
        // the same size.
        let others = (n - before).div_ceil(chunk);
        let part = n as f64 / (before + others * chunk) as f64;
        smaller.iter_mut().for_each(|size| *size = (*size as f64 * part).max(1.0) as usize);
        let chunk = (n - smaller.iter().sum::<usize>()).div_ceil(others);
        Cut { smaller, chunk, vectors: self.vectors, inputs: 2 }
    }

    /// The chunks of a cut. The function returns an error if there is not enough memory, or if the kernels' counters
    /// cannot hold the numbers of the cut. The error is the number of bytes that the cut needs.
    fn of(problem: &GpuProblem, choices: &Choices<'_>, threads: u64, cut: Cut) -> Result<Self, u64> {
        let Cut { smaller, chunk, vectors, inputs } = cut;
        let (stages, limits) = (&choices.stages, &problem.limits);
        let groups = problem.vectors.div_ceil(vectors).max(1);
        let others = (problem.n - smaller.iter().sum::<usize>()).div_ceil(chunk).max(1);
        let chunks = smaller.len() + others;
        let inputs = if chunks * groups > 1 { inputs } else { 1 };
        let launch = stages.launch(chunk, vectors);
        let sizes = choices.sizes(&launch, threads);
        let buffers = BufferSizes::new(&launch, stages, &sizes, limits, inputs);
        if !launch.can_be_counted(stages.buckets(), stages.affine_rounds(), &sizes) || buffers.bytes() > limits.usable()
        {
            return Err(buffers.bytes());
        }
        let smaller = smaller.iter().map(|&points| {
            let affine_rounds = choices.launch_of_smaller(points, vectors).affine_rounds;
            SmallerChunk { points, affine_rounds }
        });
        let smaller = smaller.collect();
        let prediction = Prediction::default();
        let seconds = 0.0;
        let cut = Self { smaller, chunk, chunks, vectors, groups, sizes, buffers, inputs, prediction, seconds };
        let prediction = cut.predict(stages, limits, choices.ending(&launch, &sizes));
        Ok(Self { seconds: prediction.total(), prediction, ..cut })
    }

    /// The predicted time of all chunks, if the model's constants have the values of the given case (low, middle or
    /// high).
    pub(super) fn in_case(&self, stages: &Stages<'_>, limits: &DeviceLimits, case: Case) -> Prediction {
        let limits = DeviceLimits { hardware: limits.hardware.in_case(case), ..*limits };
        let launch = stages.launch(self.chunk, self.vectors);
        let aggregation = Launches::aggregation(stages, &launch, self.sizes.aggregation_threads, &limits);
        let ending = Launches::ending(stages, &launch, &self.sizes, &limits, aggregation);
        self.predict(stages, &limits, ending)
    }

    /// The predicted time of all chunks. `ending` is the time of the launches from the end of the accumulation until
    /// the sums of the rows are complete.
    fn predict(&self, stages: &Stages<'_>, limits: &DeviceLimits, mut ending: Prediction) -> Prediction {
        let &Self { chunk, chunks, vectors, groups, ref sizes, ref buffers, inputs, .. } = self;
        let launch = stages.launch(chunk, vectors);
        let carries = chunks > 1 && stages.algorithm.carries_buckets();
        let (of_first, of_later) = if carries { (Sums::First, Sums::Later) } else { (Sums::All, Sums::All) };
        let step = |launch: Launch, times: usize, sums: Sums| {
            let predicted = Launches::predict(stages, &launch, sizes, limits, sums);
            (times, Step::new(&copied(stages, &launch, limits), &predicted), predicted)
        };
        let of_smaller = self.smaller.iter();
        let of_smaller = of_smaller.map(|cut| stages.launch(cut.points, vectors).with_at_most(cut.affine_rounds));
        let of_smaller: Vec<_> = of_smaller.collect();
        let mut steps = vec![step(of_smaller.first().copied().unwrap_or(launch), 1, of_first)];
        steps.extend(of_smaller.iter().skip(1).map(|&launch| step(launch, 1, of_later)));
        let rest = chunks - steps.len();
        steps.extend((rest > 0).then(|| step(launch, rest, of_later)));
        ending.add(Stage::Combine, Limit::Host, combined(stages, &launch, limits));
        let (after_each, after_last) = if carries { (0.0, ending.total()) } else { (ending.total(), 0.0) };
        let mut timeline = Timeline::new(buffers.overlap(), inputs);
        timeline.repeat(groups, |timeline| {
            for (times, step, _) in &steps {
                timeline.repeat(*times, |timeline| timeline.step(step, after_each));
            }
            timeline.compute(after_last);
        });
        let mut prediction = ending * if carries { 1.0 } else { chunks as f64 };
        steps.iter().for_each(|(times, _, computed)| prediction += *computed * *times as f64);
        prediction = prediction * groups as f64;
        prediction.add(Stage::Upload, Limit::Copies, (timeline.seconds() - prediction.total()).max(0.0));
        prediction.add(Stage::Combine, Limit::Memory, cleared(buffers, &limits.hardware));
        prediction
    }
}

/// The division of a computation into chunks of points and groups of vectors.
struct Cut {
    /// The sizes of the first chunks, if they are smaller than the other chunks.
    smaller: Vec<usize>,
    /// The number of points of each other chunk. The last chunk may be smaller.
    chunk: usize,
    /// The number of vectors that are computed at a time.
    vectors: usize,
    /// The number of input buffers, if there is more than one chunk.
    inputs: u32,
}

impl Cut {
    fn whole(problem: &GpuProblem) -> Self {
        Self::equal(problem, 1, problem.vectors.max(1), 1)
    }

    /// At most `chunks` chunks of equal size, with `vectors` vectors at a time.
    fn equal(problem: &GpuProblem, chunks: usize, vectors: usize, inputs: u32) -> Self {
        Self { smaller: Vec::new(), chunk: problem.n.div_ceil(chunks).max(1), vectors, inputs }
    }
}
