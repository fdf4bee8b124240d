//! How many multiples of each base are kept, on either backend.

use ark_ec::short_weierstrass::Affine;

use super::problem::any_scalars;
use super::{Choice, Engine};
use crate::cpu::{self, low_memory};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::Gpu;
use crate::plan::{
    self, CpuProblem, LowMemoryProblem, PrecomputationPlan, PrecomputationRequest, PrecomputeFactor, TablePlan,
};
use crate::recode::Precomputation;

impl Engine {
    /// Plans for several factors; see [`Msm::plan_precomputation`](crate::Msm::plan_precomputation).
    pub(crate) fn plan_precomputation<P: CurveParams>(&self, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let gpu = match self.choice(n) {
            Choice::Gpus([gpu, ..]) => match self.gpu_plan_for::<P>(gpu, n) {
                Err(_) if self.may_fall_back() => None,
                plan => Some((gpu, plan?.multiplications)),
            },
            _ => None,
        };
        let factors = [1, 2, 4, 8, 16, 32].map(PrecomputeFactor::Fixed).into_iter().chain([PrecomputeFactor::Max]);
        let requests = factors.map(PrecomputationRequest::Factor);
        let mut plans: Vec<PrecomputationPlan> = match (gpu, self.options.host_memory) {
            (Some((gpu, unprepared)), _) => {
                requests.filter_map(|request| self.on_a_gpu::<P>(gpu, n, request, unprepared)).collect()
            }
            (None, _) if n == 0 => Vec::new(),
            (None, Some(limit)) => requests
                .map(|request| self.low_memory_precomputation::<P>(n, limit, request, u64::MAX, u64::MAX))
                .collect::<Result<_, _>>()?,
            (None, None) => requests
                .filter_map(|request| self.cpu_precomputation::<P>(n, request, u64::MAX, u64::MAX))
                .map(|(plan, _)| plan)
                .collect(),
        };
        plans.dedup_by_key(|plan| plan.precomputation);
        Ok(plans)
    }

    /// The plan on a GPU, where an unprepared computation costs so much; `None` if it does not fit.
    fn on_a_gpu<P: CurveParams>(
        &self,
        gpu: &Gpu,
        n: usize,
        request: PrecomputationRequest,
        unprepared: f64,
    ) -> Option<PrecomputationPlan> {
        let table: TablePlan = self.table_plan::<P>(gpu, n, request, None, u64::MAX, false).ok()?;
        let (bytes, computation) = (table.bytes(), table.computation);
        Some(PrecomputationPlan::new(table.precomputation, bytes, table.multiplications, computation, unprepared))
    }

    /// The table of `n` bases that is best on the CPU in at most `memory` bytes, and the problem it is made for. If the
    /// factor is left to the plan, the cost of the preparation is shared out over `uses`. Scalars are split by the
    /// endomorphism unless many multiples of the bases save more.
    pub(super) fn cpu_precomputation<P: CurveParams>(
        &self,
        n: usize,
        request: PrecomputationRequest,
        memory: u64,
        uses: u64,
    ) -> Option<(PrecomputationPlan, CpuProblem)> {
        let split = self.cpu_problem(n, any_scalars::<P>(), self.components::<P>());
        let unprepared = split.cost();
        let mut problems = vec![split.clone()];
        if split.components > 1 {
            problems.push(self.cpu_problem(n, any_scalars::<P>(), 1));
        }
        let of_form = |problem: &CpuProblem, form| CpuProblem { forms: vec![form], ..problem.clone() };
        let mut best: Option<(PrecomputationPlan, CpuProblem)> = None;
        for problem in problems.iter().flat_map(|problem| problem.forms.iter().map(|&form| of_form(problem, form))) {
            for precomputation in problem.precomputations(request) {
                let bytes = cpu::CpuTable::<P>::bytes(precomputation, &problem);
                let (preparation, computation) =
                    (problem.preparation(precomputation), problem.cost_over(precomputation));
                let plan = PrecomputationPlan::new(precomputation, bytes, preparation, computation, unprepared);
                let better = |(best, _): &(PrecomputationPlan, _)| plan.cost(request, uses) < best.cost(request, uses);
                if plan.bytes <= memory && best.as_ref().is_none_or(better) {
                    best = Some((plan, problem.clone()));
                }
            }
        }
        best.filter(|(plan, _)| !request.is_planned() || plan.pays_after.is_some_and(|after| after <= uses.max(1)))
    }

    /// The multiples of `n` bases, in at most `memory` bytes, that are best for computations within `limit` bytes of
    /// working memory. The multiples do not count against that limit. If the factor is left to the plan, the cost of the
    /// preparation is shared out over `uses`.
    pub(super) fn low_memory_precomputation<P: CurveParams>(
        &self,
        n: usize,
        limit: u64,
        request: PrecomputationRequest,
        memory: u64,
        uses: u64,
    ) -> Result<PrecomputationPlan, MsmError> {
        let problem = self.cpu_problem(n, any_scalars::<P>(), 1);
        let computation = |precomputation| {
            let plan = self.low_memory_plan(n, any_scalars::<P>(), limit, "", precomputation)?;
            Ok::<_, MsmError>(plan.multiplications)
        };
        let unprepared = computation(Precomputation::NONE)?;
        let plan = |precomputation: Precomputation, computation| {
            let bytes = n as u64 * u64::from(precomputation.factor()) * size_of::<Affine<P>>() as u64;
            let preparation = problem.multiples(precomputation);
            PrecomputationPlan::new(precomputation, bytes, preparation, computation, unprepared)
        };
        let mut best = plan(Precomputation::NONE, unprepared);
        for precomputation in LowMemoryProblem::multiples::<P::ScalarField>(request) {
            let plan = plan(precomputation, computation(precomputation)?);
            let points = n.saturating_mul(precomputation.factor() as usize);
            let usable = plan.bytes <= memory && low_memory::can_number(points);
            if usable && plan.cost(request, uses) < best.cost(request, uses) {
                best = plan;
            }
        }
        Ok(best)
    }
}
