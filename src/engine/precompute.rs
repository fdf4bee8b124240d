//! How many multiples of each base are kept, on either backend.

use ark_ec::short_weierstrass::Affine;

use super::problem::any_scalars;
use super::{Choice, Engine};
use crate::cpu::{self, low_memory};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::plan::{
    self, CostUnit, Costs, CpuProblem, DeviceLimits, Hardware, LowMemoryProblem, PrecomputationPlan,
    PrecomputationRequest, PrecomputeFactor, TablePlan,
};
use crate::recode::Precomputation;
use crate::vocabulary::PointForm;

/// The factors that are compared.
fn compared() -> impl Iterator<Item = PrecomputationRequest> {
    let factors = [1, 2, 4, 8, 16, 32].map(PrecomputeFactor::Fixed).into_iter().chain([PrecomputeFactor::Max]);
    factors.map(PrecomputationRequest::Factor)
}

impl Engine {
    /// Plans for several factors; see [`Msm::plan_precomputation`](crate::Msm::plan_precomputation).
    pub(crate) fn plan_precomputation<P: CurveParams>(&self, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let gpu = match self.choice(n) {
            Choice::Gpus([gpu, ..]) => match self.gpu_limits::<P>(gpu).and_then(|limits| self.on_a_gpu::<P>(limits, n))
            {
                Err(_) if self.may_fall_back() => None,
                plans => Some(plans?),
            },
            _ => None,
        };
        let mut plans: Vec<PrecomputationPlan> = match (gpu, self.options.host_memory) {
            (Some(plans), _) => plans,
            (None, _) if n == 0 => Vec::new(),
            (None, Some(limit)) => compared()
                .map(|request| self.low_memory_precomputation::<P>(n, limit, request, u64::MAX, u64::MAX))
                .collect::<Result<_, _>>()?,
            (None, None) => compared()
                .filter_map(|request| self.cpu_precomputation::<P>(n, request, u64::MAX, u64::MAX))
                .map(|(plan, _)| plan)
                .collect(),
        };
        plans.dedup_by_key(|plan| plan.precomputation);
        Ok(plans)
    }

    /// As [`plan_precomputation`](Self::plan_precomputation), on a GPU of that kind with nothing in its memory; see
    /// [`MsmBuilder::plan_precomputation_on`](crate::MsmBuilder::plan_precomputation_on).
    pub(crate) fn plan_precomputation_on<P: CurveParams>(
        &self,
        n: usize,
        hardware: Hardware,
    ) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let mut plans = self.on_a_gpu::<P>(self.described::<P>(hardware)?, n)?;
        plans.dedup_by_key(|plan| plan.precomputation);
        Ok(plans)
    }

    /// The plans on a GPU that fit.
    fn on_a_gpu<P: CurveParams>(&self, limits: DeviceLimits, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        let unprepared = self.gpu_plan_for::<P>(limits, n)?.seconds();
        let plan = |request| {
            let table: TablePlan = self.table_plan::<P>(limits, n, request, None, u64::MAX).ok()?;
            let costs = Costs { preparation: table.seconds, computation: table.computation, unprepared };
            Some(PrecomputationPlan::new(table.precomputation, table.bytes(), costs, CostUnit::Seconds))
        };
        Ok(compared().filter_map(plan).collect())
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
        let of_form = |problem: &CpuProblem, form: PointForm| CpuProblem { forms: form.alone(), ..problem.clone() };
        let mut best: Option<(PrecomputationPlan, CpuProblem)> = None;
        for problem in problems.iter().flat_map(|problem| problem.forms.iter().map(|&form| of_form(problem, form))) {
            for precomputation in problem.precomputations(request) {
                let bytes = cpu::CpuTable::<P>::bytes(precomputation, &problem);
                let (preparation, computation) =
                    (problem.preparation(precomputation), problem.cost_over(precomputation));
                let costs = Costs { preparation, computation, unprepared };
                let plan = PrecomputationPlan::new(precomputation, bytes, costs, CostUnit::Multiplications);
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
            let costs = Costs { preparation: problem.multiples(precomputation), computation, unprepared };
            PrecomputationPlan::new(precomputation, bytes, costs, CostUnit::Multiplications)
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
