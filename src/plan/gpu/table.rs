//! Tables of multiples of bases that stay on a device: the number of multiples, and their computation on the device.

use super::buffers::Extent;
use super::chunks::{Chunks, HALF_WAVE_TIME_FACTOR};
use super::model::arithmetic::Inversion;
use super::model::rates::Rates;
use super::model::time::KernelLaunch;
use super::model::tuning::{COPY_SECONDS, SYNC_SECONDS};
use super::plan::GpuPlan;
use super::problem::{DeviceLimits, GpuProblem};
use super::search::{gpu_windows, prepared};
use super::shape::{Stages, exponents};
use super::tuning;
use crate::algorithm::Algorithm;
use crate::error::MsmError;
use crate::kernels::registry::{CONVERT_TO_EDWARDS, PRECOMPUTE_MULTIPLES, PRECOMPUTE_POWERS_OF_TWO};
use crate::plan::band::Band;
use crate::plan::precompute::{PrecomputeFactor, TablePlan};
use crate::recode::{Precomputation, Windows};
use crate::types::{PointForm, Stage};

impl PrecomputeFactor {
    /// The precomputations to try with the given windows.
    fn precomputations(self, windows: &Windows) -> Vec<Precomputation> {
        let (c, count) = (windows.window_bits(), windows.count());
        let of_factor = |levels: u32| {
            let per_level = count.div_ceil(levels);
            Precomputation::new(count.div_ceil(per_level), per_level * c)
        };
        let mut candidates: Vec<_> = match self {
            Self::Known(precomputation) => vec![precomputation],
            factor => factor.candidates(count).into_iter().map(of_factor).collect(),
        };
        candidates.retain(|precomputation| precomputation.fits(c));
        candidates.dedup();
        candidates
    }
}

/// The computation of a table's multiples on a device.
#[derive(Clone, Debug)]
pub struct MultiplesPlan {
    /// The properties of the table.
    pub table: TablePlan,
    /// The number of points whose multiples one thread computes. The points of a thread share an inversion.
    pub points_per_inversion: u32,
    /// The number of bases whose multiples one launch computes.
    pub together: usize,
    /// The buffer for points in affine form.
    pub affine: Extent,
    /// The buffer for points in twisted Edwards form. `converted` is empty if the table is in Weierstrass form. If the
    /// table is in twisted Edwards form, the buffer `affine` is freed after the conversion.
    pub converted: Extent,
    /// The additional memory for computing the multiples.
    pub scratch: Extent,
    /// The predicted time of the preparation, in seconds.
    pub preparation: Band,
    /// The predicted time of an MSM with all bases, in seconds.
    pub computation: Band,
    /// Bytes that an MSM with all bases takes in addition to the table.
    pub working: u64,
}

/// The predicted time of the preparation of a table, in seconds. The bases are copied, and the multiples are computed
/// level by level. Then, if `form` is twisted Edwards, the points are converted to this form. If `form` is Weierstrass,
/// `powers` points 2^h·P are computed from each point P.
fn preparation(
    n: u64,
    precomputation: Precomputation,
    form: PointForm,
    powers: u32,
    points_per_inversion: u64,
    together: u64,
    limits: &DeviceLimits,
) -> f64 {
    let (hardware, field) = (&limits.hardware, limits.field());
    let (m, s) = (field.multiplication(), field.square());
    let case = hardware.case;
    let inversion = Inversion::of(field, case);
    let levels = f64::from(precomputation.factor());
    let time = |kernel, points: u64, of_point: f64| {
        let launch = KernelLaunch::of(Stage::Convert, kernel, points.div_ceil(points_per_inversion) as f64, 1.0);
        let moved = 4.0 * (points * limits.affine_bytes) as f64;
        let launch = inversion.beside(points_per_inversion as f64 * of_point, 1.0, launch);
        KernelLaunch { moved, cached: 2.0 * moved, ..launch }.time(hardware, field).0
    };
    let multiple = f64::from(precomputation.stride()) * (2.0 * m + 5.0 * s) + 6.0 * m + s;
    let whole = (n / together) as f64 * (time(&PRECOMPUTE_MULTIPLES, together, multiple) + SYNC_SECONDS.at(case));
    let rest = match n % together {
        0 => 0.0,
        rest => time(&PRECOMPUTE_MULTIPLES, rest, multiple) + SYNC_SECONDS.at(case),
    };
    let points = n * u64::from(precomputation.factor());
    let conversion = match form {
        PointForm::TwistedEdwards => time(&CONVERT_TO_EDWARDS, points, 11.0 * m),
        PointForm::Weierstrass => f64::from(powers) * time(&PRECOMPUTE_POWERS_OF_TWO, points, 5.0 * m + 2.0 * s),
    };
    let copied = COPY_SECONDS.at(case) + (n * limits.affine_bytes) as f64 / Rates::of(hardware).copied;
    copied + (levels - 1.0) * (whole + rest) + conversion
}

impl MultiplesPlan {
    /// The table with the least predicted cost. The cost is the time of one computation with the table, plus the time
    /// of the preparation divided by `uses`. `msm` describes the computation without a table, with its bases on the
    /// host. The table has at most `memory` bytes.
    ///
    /// # Errors
    ///
    /// [`MsmError::OutOfDeviceMemory`] if no table fits.
    pub(crate) fn new(
        msm: &GpuProblem,
        factor: PrecomputeFactor,
        memory: Option<u64>,
        uses: u64,
    ) -> Result<Self, MsmError> {
        let mut least = u64::MAX;
        let (usable, limit) = (msm.limits.usable(), memory.unwrap_or(u64::MAX));
        let uses = uses.max(1) as f64;
        // For each table that fits, `plans` has four values: a low estimate of the table's cost, the plan that computes
        // the table, the algorithm, and the window in bits.
        let mut plans = Vec::new();
        for algorithm in msm.algorithms.iter().flat_map(|&algorithm| prepared(algorithm)) {
            for c in gpu_windows(msm.window_bits) {
                let windows = Windows::for_maximum(algorithm.recoding, c, &msm.maximum);
                for precomputation in factor.precomputations(&windows) {
                    let plan = Self::of(msm.n, precomputation, algorithm, c, &msm.limits);
                    let needed = plan.peak();
                    if needed > usable
                        || plan.bytes() > limit
                        || plan.table.points() as u64 * u64::from(1 + plan.table.powers) >= 1 << 32
                    {
                        least = least.min(needed);
                        continue;
                    }
                    let over = plan.problem(msm);
                    let mut stages = Stages::new(&over, &windows, algorithm);
                    if stages.are_possible() {
                        let estimate = Chunks::estimate(&over, &mut stages) / HALF_WAVE_TIME_FACTOR
                            + plan.preparation.middle / uses;
                        plans.push((estimate, plan, algorithm, c));
                    }
                }
            }
        }
        plans.sort_by(|(a, ..), (b, ..)| a.total_cmp(b));
        let mut best: Option<(f64, Self)> = None;
        for (estimate, multiples, algorithm, c) in plans {
            let bound = best.as_ref().map_or(f64::INFINITY, |(least, _)| *least);
            if estimate > bound {
                break;
            }
            match GpuPlan::at_window(&multiples.problem(msm), algorithm, c, bound) {
                Ok(plan) => {
                    let computation = plan.time();
                    let cost = computation.middle + multiples.preparation.middle / uses;
                    if cost < bound {
                        let working = plan.buffers.bytes();
                        best = Some((cost, Self { computation, working, ..multiples }));
                    }
                }
                Err(working) => least = least.min(multiples.bytes().saturating_add(working)),
            }
        }
        match best {
            Some((_, plan)) => Ok(plan),
            None => Err(MsmError::OutOfDeviceMemory { needed: least, available: usable.min(limit) }),
        }
    }

    fn of(n: usize, precomputation: Precomputation, algorithm: Algorithm, c: u32, limits: &DeviceLimits) -> Self {
        let (form, powers) = (algorithm.point_form(), exponents(algorithm, c));
        let levels = u64::from(precomputation.factor());
        let points = levels * n as u64;
        let resident = limits.hardware.resident_threads(&PRECOMPUTE_MULTIPLES, limits.field());
        // The doublings of a point take many times the time of an inversion. So points share an inversion only if there
        // are more points than resident threads. With fewer points, shared inversions would leave some threads without
        // work.
        let points_per_inversion = (n as u64).div_ceil(resident).clamp(1, tuning::MAX_POINTS_PER_INVERSION);
        let together = (n as u64).min(resident * points_per_inversion).max(1);
        let converted = if form == PointForm::TwistedEdwards { points } else { 0 };
        let preparation = Band::of(|case| {
            let limits = DeviceLimits { hardware: limits.hardware.in_case(case), ..*limits };
            preparation(n as u64, precomputation, form, powers, points_per_inversion, together, &limits)
        });
        Self {
            table: TablePlan { powers, ..TablePlan::new(n, precomputation, form) },
            points_per_inversion: points_per_inversion as u32,
            together: together as usize,
            affine: Extent::new(points * u64::from(1 + powers), limits.affine_bytes),
            converted: Extent::new(converted, limits.affine_bytes / 2 * 3),
            scratch: Extent::new(if levels > 1 { together } else { 0 }, limits.affine_bytes),
            preparation,
            computation: Band::known(f64::INFINITY),
            working: 0,
        }
    }

    /// Bytes of the finished table.
    pub fn bytes(&self) -> u64 {
        match self.table.form {
            PointForm::TwistedEdwards => self.converted.bytes(),
            PointForm::Weierstrass => self.affine.bytes(),
        }
    }

    /// The greatest number of bytes that the preparation takes at any time.
    pub fn peak(&self) -> u64 {
        self.affine.bytes().saturating_add(self.converted.bytes().max(self.scratch.bytes()))
    }

    /// Returns the problem `msm`, changed so that the computation reads the table instead of bases on the host.
    pub(crate) fn problem(&self, msm: &GpuProblem) -> GpuProblem {
        GpuProblem { table: Some(self.table), limits: msm.limits.less(self.bytes()), ..msm.clone() }
    }

    /// The number of doublings in the preparation of all points.
    pub fn doublings(&self) -> u64 {
        let TablePlan { n, precomputation, .. } = self.table;
        (u64::from(precomputation.factor()) - 1) * n as u64 * u64::from(precomputation.stride())
    }
}
