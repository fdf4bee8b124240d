//! A cache of plans. To plan a problem, the planner compares a few hundred candidates. A prover has only a small number
//! of different problems, so the cache keeps the plan of each problem.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::MsmError;
use crate::plan::{GpuPlan, GpuProblem};
use crate::trace;

/// The latest plans, the newest first, each with its problem.
#[derive(Default)]
pub(crate) struct PlanCache(Mutex<VecDeque<(GpuProblem, GpuPlan)>>);

impl PlanCache {
    /// The greatest number of plans. A computation on eight devices compares divisions of the work, which need at most
    /// 25 plans together. The cache is large enough for the plans of ten computations on eight devices.
    const MAX_PLANS: usize = 256;

    /// The plan that [`GpuPlan::new`] makes for the problem. The caller must round the limits of the problem. Because
    /// of the rounding, the cache finds a plan again even if the free memory differs a little.
    pub(crate) fn plan(&self, problem: &GpuProblem) -> Result<GpuPlan, MsmError> {
        debug_assert_eq!(problem.limits, problem.limits.rounded());
        if let Some((_, plan)) = self.lock().iter().find(|(of, _)| of == problem) {
            return Ok(plan.clone());
        }
        let _span = trace::plan();
        let plan = GpuPlan::new(problem)?;
        let mut made = self.lock();
        made.truncate(Self::MAX_PLANS - 1);
        made.push_front((problem.clone(), plan.clone()));
        Ok(plan)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(GpuProblem, GpuPlan)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Prints only the number of plans, because the text of a plan fills a page.
impl fmt::Debug for PlanCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PlanCache").field(&self.lock().len()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithm::Algorithm;
    use crate::plan::{DeviceLimits, GpuModel};
    use crate::recode::Precomputation;

    fn problem(n: usize, free: u64) -> GpuProblem {
        GpuProblem {
            n,
            vectors: 1,
            row_slice: (0, 1),
            copied: Precomputation::NONE,
            scalars_on_device: false,
            table: None,
            maximum: vec![u64::MAX, 1],
            window_bits: None,
            algorithms: vec![Algorithm::BUCKET, Algorithm::CUZK],
            limits: DeviceLimits {
                hardware: GpuModel { multiprocessors: 8, ..GpuModel::H200 },
                limit: None,
                free,
                affine_bytes: 96,
                scalar_bytes: 32,
                degree: 1,
            }
            .rounded(),
        }
    }

    #[test]
    fn plans_are_made_once_for_a_problem() {
        let plans = PlanCache::default();
        for _ in 0..3 {
            // Problems of different sizes have different plans. The same problem with far less memory also has a
            // different plan.
            for (n, free) in [(5000, 1 << 30), (5001, 1 << 30), (5000, 9 << 15)] {
                let problem = problem(n, free);
                let (found, expected) = (plans.plan(&problem).unwrap(), GpuPlan::new(&problem).unwrap());
                assert_eq!(format!("{found:?}"), format!("{expected:?}"));
            }
        }
        plans.plan(&problem(5000, (1 << 30) + 12_345)).unwrap();
        assert_eq!(plans.lock().len(), 3);
        assert!(plans.plan(&problem(5000, 10)).is_err());
        assert_eq!(plans.lock().len(), 3);
        for n in 1..=2 * PlanCache::MAX_PLANS {
            plans.plan(&problem(n, 1 << 30)).unwrap();
        }
        assert_eq!(plans.lock().len(), PlanCache::MAX_PLANS);
        assert_eq!(plans.lock()[0].0.n, 2 * PlanCache::MAX_PLANS);
    }
}
