//! The search for the fastest plan.

use std::ops::RangeInclusive;

use super::choose::Choices;
use super::chunks::{Chunks, HALF_WAVE_TIME_FACTOR};
use super::launches::copies::first;
use super::model::rates::Rates;
use super::plan::GpuPlan;
use super::problem::GpuProblem;
use super::shape::{Radix, Stages, exponents};
use crate::algorithm::{Algorithm, Conversion};
use crate::error::MsmError;
use crate::plan::band::{Band, Case};
use crate::plan::limits::MAX_POINTS;
use crate::recode::{MAX_WINDOW, MIN_WINDOW, Windows};

/// The window sizes that the search for a GPU plan tries, in bits: the requested size, or all sizes that can be the
/// best.
pub(crate) fn gpu_windows(asked: Option<u32>) -> RangeInclusive<u32> {
    asked.map_or(MIN_WINDOW + 2..=MAX_WINDOW.min(22), |c| c..=c)
}

impl GpuPlan {
    /// The plan with the least predicted time. The field `rejected` lists the best plans with other algorithms or
    /// preparations. For a rejected plan that is nearly as fast as the best plan, the search has found the best window.
    /// For any other rejected plan, an estimate has selected the window.
    ///
    /// # Errors
    ///
    /// [`MsmError::OutOfDeviceMemory`] if no candidate has a chunk that fits in memory, or if there are `MAX_POINTS` or
    /// more points.
    pub(crate) fn new(problem: &GpuProblem) -> Result<Self, MsmError> {
        let available = problem.limits.usable();
        if problem.n as u64 >= MAX_POINTS {
            return Err(MsmError::OutOfDeviceMemory { needed: u64::MAX, available });
        }
        let mut candidates: Vec<Candidate> =
            problem.algorithms.iter().flat_map(|&algorithm| Candidate::all(problem, algorithm)).collect();
        // If the fastest candidate comes first, the searches for all other candidates end early.
        candidates.sort_by(|a, b| a.estimate.total_cmp(&b.estimate));
        let (mut least, mut least_needed) = (f64::INFINITY, u64::MAX);
        // For each algorithm with each preparation, `best` has the fastest plan of all windows that the loop has tried.
        let mut best: Vec<(Algorithm, Self)> = Vec::new();
        for Candidate { algorithm, c, estimate } in candidates {
            let own = best.iter_mut().find(|(of, _)| *of == algorithm);
            if own.is_some() && estimate > HALF_WAVE_TIME_FACTOR * least {
                continue;
            }
            match (Self::at_window(problem, algorithm, c, least), own) {
                (Err(needed), _) => least_needed = least_needed.min(needed),
                (Ok(plan), own) => {
                    least = least.min(plan.seconds());
                    match own {
                        None => best.push((algorithm, plan)),
                        Some((_, own)) if plan.seconds() < own.seconds() => *own = plan,
                        Some(_) => {}
                    }
                }
            }
        }
        let mut best: Vec<Self> = best.into_iter().map(|(_, plan)| plan).collect();
        best.sort_by(|a, b| a.seconds().total_cmp(&b.seconds()));
        // A candidate may leave the number of affine rounds open. If 0 rounds are best for such a candidate, the plan
        // of this candidate equals the plan of the candidate without affine rounds.
        let mut known = Vec::new();
        best.retain(|plan| {
            let found = (plan.algorithm, plan.windows.window_bits());
            let is_new = !known.contains(&found);
            known.push(found);
            is_new
        });
        let rejected = best.iter().skip(1).map(|plan| (plan.algorithm, plan.windows.window_bits(), plan.seconds()));
        let rejected = rejected.collect();
        match best.into_iter().next() {
            Some(plan) => Ok(Self { rejected, ..plan }),
            None => Err(MsmError::OutOfDeviceMemory { needed: least_needed, available }),
        }
    }

    /// The fastest plan with windows of c bits. If no chunk fits, `Err` has the number of bytes that the smallest chunk
    /// needs. If the plan takes far longer than `bound` seconds, the function may return before the search has tried
    /// all numbers of threads.
    pub(super) fn at_window(problem: &GpuProblem, algorithm: Algorithm, c: u32, bound: f64) -> Result<Self, u64> {
        let windows = Windows::for_maximum(algorithm.recoding, c, &problem.maximum);
        let prepared = exponents(algorithm, c);
        let mut choices = Choices::new(Stages::new(problem, &windows, algorithm), problem.limits);
        if !choices.stages.are_possible() {
            return Err(u64::MAX);
        }
        let chunks = match algorithm.affine_rounds {
            None if algorithm.allows_affine_rounds() => Chunks::with_affine_rounds(problem, &mut choices, bound)?,
            _ => Chunks::new(problem, &choices, bound)?,
        };
        let (stages, algorithm) = (choices.stages, choices.stages.algorithm);
        let [low, high] = [Case::Low, Case::High].map(|case| chunks.in_case(&stages, &problem.limits, case));
        let first = Band::of(|case| first(&chunks.buffers, &problem.limits.hardware.in_case(case)));
        let Chunks { smaller, chunk, chunks, vectors, groups, sizes, buffers, prediction, .. } = chunks;
        Ok(Self {
            algorithm,
            precomputation: problem.precomputation(),
            rows: stages.rows(),
            first_row: stages.first_row(),
            vectors,
            groups,
            prepared,
            points_per_inversion: sizes.points_per_inversion as u32,
            smaller_chunks: smaller,
            chunk,
            chunks,
            pair_threads: sizes.pair_threads as u32,
            threads_per_row: sizes.threads as u32,
            radix: Radix::for_bits(windows.magnitude_bits()),
            digits_per_tile: sizes.tile as u32,
            buckets_per_tile: sizes.row_tile as u32,
            row_radix: sizes.row_radix,
            aggregation_threads: sizes.aggregation_threads as u32,
            buffers,
            prediction,
            low,
            high,
            first,
            rates: Rates::of(&problem.limits.hardware),
            rejected: Vec::new(),
            fixed_window: problem.window_bits.is_some(),
            windows,
        })
    }
}

/// An algorithm with its preparation, a window in bits, and the seconds that [`Chunks::estimate`] predicts.
struct Candidate {
    algorithm: Algorithm,
    c: u32,
    estimate: f64,
}

impl Candidate {
    /// Returns the candidates for `algorithm`: one for each possible combination of a preparation and a window.
    fn all(problem: &GpuProblem, algorithm: Algorithm) -> Vec<Self> {
        let is_open = algorithm.conversion == Conversion::PowersOfTwo(None);
        let mut all = Vec::new();
        for candidate in prepared(algorithm) {
            let suits = |c: &u32| {
                problem.suits(candidate, *c, exponents(candidate, *c)) && (!is_open || is_distinct(candidate, *c))
            };
            for c in gpu_windows(problem.window_bits).filter(suits) {
                let windows = Windows::for_maximum(candidate.recoding, c, &problem.maximum);
                let mut stages = Stages::new(problem, &windows, candidate);
                if stages.are_possible() {
                    let estimate = Chunks::estimate(problem, &mut stages);
                    // A candidate for which the estimate chooses 0 affine rounds is left out, because the algorithm
                    // without affine rounds is a separate candidate.
                    if candidate == stages.algorithm || stages.affine_rounds() > 0 {
                        all.push(Self { algorithm: candidate, c, estimate });
                    }
                }
            }
        }
        all
    }
}

/// The variants of an algorithm that the search tries. If the algorithm leaves the preparation open, the variants have
/// different preparations. If the algorithm leaves the number of affine rounds open, one variant has no affine rounds,
/// and the other variant leaves the number open.
pub(super) fn prepared(algorithm: Algorithm) -> Vec<Algorithm> {
    if algorithm.affine_rounds.is_none() && algorithm.allows_affine_rounds() {
        return vec![Algorithm { affine_rounds: Some(0), ..algorithm }, algorithm];
    }
    match algorithm.conversion {
        Conversion::PowersOfTwo(None) => {
            let some = [0, 1, 2, 3, 4, 6, 8].map(|exponents| Conversion::PowersOfTwo(Some(exponents)));
            some.into_iter()
                .chain([Conversion::AllPowersOfTwo])
                .map(|conversion| Algorithm { conversion, ..algorithm })
                .collect()
        }
        _ => vec![algorithm],
    }
}

/// True if no other candidate for windows of c bits prepares the same points. A digit is ±m·2^h. In windows of c bits,
/// the exponent h is at most c − 1. So if τ in `PowersOfTwo(Some(τ))` is c − 1 or more, the candidate prepares the same
/// points as the candidate with [`Conversion::AllPowersOfTwo`]. Only the candidate with `AllPowersOfTwo` is tried.
fn is_distinct(algorithm: Algorithm, c: u32) -> bool {
    !matches!(algorithm.conversion, Conversion::PowersOfTwo(Some(exponents)) if exponents >= c - 1)
}
