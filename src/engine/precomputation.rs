//! Plans the preparation of bases on each backend, and compares several numbers of multiples of each base.

use super::Engine;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::plan::{self, GpuModel, PrecomputationPlan, PrecomputeFactor};

/// The factors that [`Engine::plan_precomputation`] compares.
pub(super) fn compared() -> impl Iterator<Item = PrecomputeFactor> {
    [1, 2, 4, 8, 16, 32].map(PrecomputeFactor::Fixed).into_iter().chain([PrecomputeFactor::Max])
}

impl Engine {
    /// Returns the plans of the preparation of `n` bases, for several numbers of multiples of each base. See
    /// [`Msm::plan_precomputation`](crate::Msm::plan_precomputation).
    pub(crate) fn plan_precomputation<P: CurveParams>(&self, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let gpu = match self.gpu_for(n) {
            Ok(gpu) => match self.gpu_limits::<P>(gpu).and_then(|limits| self.on_a_gpu::<P>(limits, n)) {
                Err(_) if self.may_fall_back() => None,
                plans => Some(plans?),
            },
            _ => None,
        };
        let mut plans: Vec<PrecomputationPlan> = match (gpu, self.options.host_memory) {
            (Some(plans), _) => plans,
            (None, _) if n == 0 => Vec::new(),
            (None, Some(limit)) => compared()
                .map(|factor| self.low_memory_precomputation::<P>(n, limit, factor, u64::MAX, u64::MAX))
                .collect::<Result<_, _>>()?,
            (None, None) => compared()
                .filter_map(|factor| self.cpu_precomputation::<P>(n, factor, u64::MAX, u64::MAX))
                .map(|(plan, _)| plan)
                .collect(),
        };
        plans.dedup_by_key(|plan| plan.precomputation);
        Ok(plans)
    }

    /// Returns the costs of preparing `n` bases on a GPU of the given kind. The costs assume that the GPU's whole
    /// memory is free. See [`MsmBuilder::plan_precomputation_on`](crate::MsmBuilder::plan_precomputation_on).
    pub(crate) fn plan_precomputation_on<P: CurveParams>(
        &self,
        n: usize,
        hardware: GpuModel,
    ) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let mut plans = self.on_a_gpu::<P>(self.described::<P>(hardware)?, n)?;
        plans.dedup_by_key(|plan| plan.precomputation);
        Ok(plans)
    }
}
