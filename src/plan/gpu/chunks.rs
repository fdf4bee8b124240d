//! How many points and vectors are computed at a time.

use super::problem::Source;
use super::stages::{Sizes, Stages};
use super::{BufferSizes, GpuProblem, cost};
use crate::plan::tuning;

/// The work of each sequence of launches.
pub(super) struct Chunks {
    pub(super) first: usize,
    pub(super) chunk: usize,
    pub(super) chunks: usize,
    pub(super) vectors: usize,
    pub(super) groups: usize,
    pub(super) sizes: Sizes,
    pub(super) buffers: BufferSizes,
    /// The cost of all sequences, and of copies during which nothing is computed.
    pub(super) multiplications: f64,
}

impl Chunks {
    /// The largest chunks for the full number of the device's threads.
    ///
    /// If memory is short, fewer threads are tried too. Their partial sums and sums take less memory, which may leave
    /// room for larger chunks. The cheapest result is taken. `Err` is the least number of bytes that one chunk needs.
    pub(super) fn new(problem: &GpuProblem, stages: &Stages<'_>) -> Result<Self, u64> {
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

    /// The cheapest chunks for a number of threads, and whether everything fits into memory at once.
    ///
    /// If it does not, there are two input buffers. There is one if the room for larger chunks is worth more than the
    /// overlap.
    fn for_threads(problem: &GpuProblem, stages: &Stages<'_>, threads: u64) -> Result<(Self, bool), u64> {
        if let Ok(whole) = Self::of(problem, stages, threads, (1, problem.vectors.max(1), 1)) {
            return Ok((whole.or_overlapped(problem, stages, threads), true));
        }
        // If the smallest chunk does not fit, no chunk does. This returns early for the many windows that need too much
        // memory.
        let least = |inputs| Self::of(problem, stages, threads, (problem.n.max(1), 1, inputs));
        least(1)?;
        let overlapped = least(2).and_then(|_| Self::largest(problem, stages, threads, 2)).ok();
        let overlapped = overlapped.map(|found| found.or_overlapped(problem, stages, threads));
        let one_after_the_other = Self::largest(problem, stages, threads, 1)?;
        let cheaper = overlapped.filter(|found| found.multiplications <= one_after_the_other.multiplications);
        Ok((cheaper.unwrap_or(one_after_the_other), false))
    }

    /// Tries, in this order, and takes the first that fits:
    ///
    /// 1. all vectors and all points
    /// 2. fewer vectors
    /// 3. more chunks of one vector
    ///
    /// `Err` is the number of bytes that chunks of one point need.
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

    /// Adds some chunks, if that is cheaper: each is copied while the previous one is computed.
    fn or_overlapped(self, problem: &GpuProblem, stages: &Stages<'_>, threads: u64) -> Self {
        if !matches!(stages.source, Source::Host(_)) {
            return self;
        }
        let fewest = self.chunks + 1;
        let mut best = self;
        for chunks in fewest..fewest + tuning::MORE_OVERLAPPED {
            match Self::of(problem, stages, threads, (chunks, best.vectors, 2)) {
                Ok(found) if found.multiplications < best.multiplications => best = found,
                // More chunks cost more than they hide, or do not fit.
                _ => return best,
            }
        }
        best
    }

    /// At most this many chunks, with this many vectors at a time. There are this many input buffers if anything can be
    /// copied ahead. `Err` is the number of bytes needed, if they are not available.
    fn of(
        problem: &GpuProblem,
        stages: &Stages<'_>,
        threads: u64,
        (chunks, vectors, inputs): (usize, usize, u32),
    ) -> Result<Self, u64> {
        let limits = &problem.limits;
        let groups = problem.vectors.div_ceil(vectors).max(1);
        let (first, chunk) = match stages.source {
            // With several groups, a group's first chunk is copied while the previous group's last one is computed.
            Source::Host(_) if groups == 1 && inputs > 1 => with_smaller_first(problem.n, chunks),
            _ => equal(problem.n, chunks),
        };
        let chunks = 1 + (problem.n - first).div_ceil(chunk);
        let inputs = if chunks * groups > 1 { inputs } else { 1 };
        let launch = stages.launch(chunk, vectors);
        let sizes = Sizes::new(&launch, stages, threads);
        let buffers = BufferSizes::new(&launch, stages, &sizes, limits, inputs);
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

/// Divides n points into at most that many equal chunks. Returns the sizes of the first chunk and of the others; the
/// last may be smaller.
fn equal(n: usize, chunks: usize) -> (usize, usize) {
    let chunk = n.div_ceil(chunks).max(1);
    (chunk.min(n), chunk)
}

/// The same, with a first chunk of about a quarter, because nothing is computed while it is copied.
fn with_smaller_first(n: usize, chunks: usize) -> (usize, usize) {
    let chunk = (4 * n).div_ceil(4 * chunks - 3);
    match n.checked_sub((chunks - 1) * chunk) {
        Some(first) if chunks > 1 && first > 0 => (first, chunk),
        _ => equal(n, chunks),
    }
}
