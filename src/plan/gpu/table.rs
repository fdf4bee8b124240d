//! The plan of bases that stay on a device.

use super::search::{exponents, prepared};
use super::{DeviceLimits, Extent, GpuPlan, GpuProblem, Source};
use crate::algorithm::Algorithm;
use crate::error::MsmError;
use crate::plan::{PrecomputationRequest, tuning};
use crate::recode::{MAX_WINDOW, MIN_WINDOW, Precomputation, Windows};
use crate::vocabulary::PointForm;

impl PrecomputationRequest {
    /// The multiples to try, for windows of c bits.
    fn candidates(self, windows: &Windows) -> Vec<Precomputation> {
        let (c, count) = (windows.window_bits(), windows.count());
        let of_factor = |levels: u32| {
            let per_level = count.div_ceil(levels);
            Precomputation::new(count.div_ceil(per_level), per_level * c)
        };
        let mut candidates: Vec<_> = match self {
            Self::Known(precomputation) => vec![precomputation],
            Self::Factor(levels) => levels.candidates(count).into_iter().map(of_factor).collect(),
        };
        candidates.retain(|precomputation| precomputation.fits(c));
        candidates.dedup();
        candidates
    }
}

/// A table of prepared bases on a device.
#[derive(Clone, Debug)]
pub struct TablePlan {
    /// Number of bases.
    pub n: usize,
    /// The multiples of each base.
    pub precomputation: Precomputation,
    /// The form in which they are stored.
    pub form: PointForm,
    /// The number of exponents h > 0 for which 2^h times each multiple is stored too (lb-msm 3.1, its τ).
    pub powers: u32,
    /// Points whose multiples one thread computes. They share an inversion.
    pub run: u32,
    /// Bases whose multiples one launch computes.
    pub together: usize,
    /// Points in affine form.
    pub affine: Extent,
    /// Points in another form. If there are any, the affine ones are dropped.
    pub converted: Extent,
    /// Further memory for computing the multiples.
    pub scratch: Extent,
    /// Predicted cost of the preparation, in field multiplications of one resident thread.
    pub multiplications: f64,
    /// Predicted cost of a computation with all bases, in the same unit.
    pub computation: f64,
}

/// The input of a table's plan.
pub(crate) struct TableProblem {
    /// The computation that the table is for, with its bases on the host.
    pub(crate) msm: GpuProblem,
    pub(crate) request: PrecomputationRequest,
    /// The caller's limit on the table, in bytes.
    pub(crate) memory: Option<u64>,
    /// The expected number of uses.
    pub(crate) uses: u64,
}

impl TablePlan {
    /// The table of least cost. The cost of the preparation is divided by the uses.
    ///
    /// # Errors
    ///
    /// [`MsmError::OutOfDeviceMemory`] if no table fits.
    pub(crate) fn new(problem: &TableProblem) -> Result<Self, MsmError> {
        let mut best: Option<(f64, Self)> = None;
        let mut least = u64::MAX;
        let msm = &problem.msm;
        let (usable, limit) = (msm.limits.usable(), problem.memory.unwrap_or(u64::MAX));
        let candidates = msm.algorithms.iter().flat_map(|&algorithm| prepared(algorithm));
        for algorithm in candidates {
            for c in msm.window_bits.map_or(MIN_WINDOW + 2..=MAX_WINDOW.min(22), |c| c..=c) {
                let windows = Windows::for_maximum(algorithm.recoding, c, &msm.maximum);
                for precomputation in problem.request.candidates(&windows) {
                    let table = Self::of(msm.n, precomputation, algorithm, c, &msm.limits);
                    let needed = table.peak();
                    if needed > usable
                        || table.bytes() > limit
                        || table.points() as u64 * u64::from(1 + table.powers) >= 1 << 32
                    {
                        least = least.min(needed);
                        continue;
                    }
                    let limits = msm.limits.less(table.bytes());
                    let source = table.source();
                    let problem_there = GpuProblem { source, limits, ..msm.clone() };
                    match GpuPlan::at_window(&problem_there, algorithm, c) {
                        Ok(plan) => {
                            let cost = plan.multiplications + table.multiplications / problem.uses.max(1) as f64;
                            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                                best = Some((cost, Self { computation: plan.multiplications, ..table }));
                            }
                        }
                        Err(working) => least = least.min(table.bytes() + working),
                    }
                }
            }
        }
        match best {
            Some((_, table)) => Ok(table),
            None => Err(MsmError::OutOfDeviceMemory { needed: least, available: usable.min(limit) }),
        }
    }

    fn of(n: usize, precomputation: Precomputation, algorithm: Algorithm, c: u32, limits: &DeviceLimits) -> Self {
        let (form, powers) = (algorithm.point_form(), exponents(algorithm, c));
        let levels = u64::from(precomputation.factor());
        let points = levels * n as u64;
        let resident = limits.resident_threads();
        // The doublings cost many times the inversion. Few points share one, so that all threads have work.
        let run = (n as u64).div_ceil(resident).clamp(1, tuning::LONGEST_RUN);
        let together = (n as u64).min(resident * run).max(1);
        let converted = if form == PointForm::TwistedEdwards { points } else { 0 };
        let waves = |points: f64| (points / run as f64 / resident as f64).ceil() * run as f64;
        let share = tuning::GPU_INVERSION / run as f64;
        let multiples =
            tuning::JACOBIAN_DOUBLING * f64::from(precomputation.stride()) + tuning::NORMALISED_MULTIPLE + share;
        let conversion = match form {
            PointForm::TwistedEdwards => tuning::GPU_EDWARDS_PREPARATION + share,
            PointForm::Weierstrass => f64::from(powers) * (tuning::PREPARED_DOUBLING + share),
        };
        Self {
            n,
            precomputation,
            form,
            powers,
            run: run as u32,
            together: together as usize,
            affine: Extent::new(points * u64::from(1 + powers), limits.affine_bytes),
            converted: Extent::new(converted, limits.affine_bytes / 2 * 3),
            scratch: Extent::new(if levels > 1 { together } else { 0 }, limits.affine_bytes),
            multiplications: waves((levels - 1) as f64 * n as f64) * multiples + waves(points as f64) * conversion,
            computation: f64::INFINITY,
        }
    }

    /// Points at all levels, without their powers of two.
    pub fn points(&self) -> usize {
        self.n * self.precomputation.factor() as usize
    }

    /// Bytes of the finished table.
    pub fn bytes(&self) -> u64 {
        match self.form {
            PointForm::TwistedEdwards => self.converted.bytes(),
            PointForm::Weierstrass => self.affine.bytes(),
        }
    }

    /// The most bytes that the preparation takes.
    pub fn peak(&self) -> u64 {
        self.affine.bytes() + self.converted.bytes().max(self.scratch.bytes())
    }

    /// What the plan of a computation must know about the table.
    pub(crate) fn source(&self) -> Source {
        Source::Device {
            precomputation: self.precomputation,
            form: self.form,
            powers: self.powers,
            points: self.points() as u64,
        }
    }

    /// Doublings of the preparation, for all points.
    pub fn doublings(&self) -> u64 {
        (u64::from(self.precomputation.factor()) - 1) * self.n as u64 * u64::from(self.precomputation.stride())
    }
}
