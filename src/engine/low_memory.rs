//! Makes plans for the CPU backend, and computes sums on the CPU, within a limit on memory.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{Field, PrimeField};

use super::{BaseTable, Engine};
use crate::bases::BaseView;
use crate::cpu::low_memory;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::plan::{
    self, CostUnit, Costs, LowMemoryPlan, LowMemoryProblem, PrecomputationPlan, PrecomputeFactor, Steps,
};
use crate::pool;
use crate::recode::Precomputation;
use crate::scalars::Scalars;
use crate::timings::{Stage, Stopwatch};
use crate::trace;

impl Engine {
    /// The plan for `n` points and the given scalars within `limit` bytes. [`Scalars::ANY`] stands for scalars of any
    /// value in the field. The bytes of the text `reason` count towards the limit. The planning itself allocates no
    /// memory.
    pub(super) fn low_memory_plan<P: CurveParams>(
        &self,
        n: usize,
        scalars: Scalars<'_, P>,
        limit: u64,
        reason: &str,
        precomputation: Precomputation,
    ) -> Result<LowMemoryPlan, MsmError> {
        let _span = trace::plan();
        let lengths = scalars.lengths();
        let converted = matches!(scalars, Scalars::Field(_));
        LowMemoryPlan::new(&LowMemoryProblem {
            n,
            limit,
            taken: reason.len() as u64,
            scalar_bits: lengths.greatest,
            short: lengths.short as f64 / n.max(1) as f64,
            montgomery_bits: (converted && self.options.in_subgroup()).then_some(P::ScalarField::MODULUS_BIT_SIZE),
            converted,
            field_bytes: size_of::<P::BaseField>() as u64,
            degree: P::BaseField::extension_degree(),
            threads: if plan::worth_threads(limit) { pool::threads() as u32 } else { 1 },
            window_bits: self.options.window_bits,
            stages: self.options.low_memory_stages,
            multiples: precomputation,
        })
    }

    /// Computes the sum Σ kᵢ·Pᵢ for one vector of scalars, within `limit` bytes of working memory.
    #[expect(clippy::indexing_slicing, reason = "there are at least as many bases as scalars")]
    pub(super) fn sum_in_memory<P: CurveParams>(
        &self,
        limit: u64,
        input: &BaseView<'_, P, BaseTable<P>>,
        scalars: Scalars<'_, P>,
        reason: &str,
        watch: &mut Stopwatch,
    ) -> Result<(Projective<P>, Steps), MsmError> {
        watch.begin(Stage::Accumulate);
        let (points, of_level, precomputation) = match input.table {
            Some(BaseTable::Host(multiples, precomputation)) if low_memory::can_number(multiples.len()) => {
                let n = multiples.len() / precomputation.factor() as usize;
                (&multiples[input.first..], n, *precomputation)
            }
            _ => (&input.bases[..scalars.len()], scalars.len(), Precomputation::NONE),
        };
        let plan = self.low_memory_plan(scalars.len(), scalars, limit, reason, precomputation)?;
        Ok((low_memory::msm(&plan, points, of_level, scalars)?, Steps::LowMemory(plan)))
    }

    /// The plan of the best multiples of `n` bases, for computations within `limit` bytes of working memory. The
    /// multiples take at most `memory` bytes, which are not part of the working memory. If the plan chooses the number
    /// of multiples (`PrecomputeFactor::Auto`), the plan divides the cost of the preparation by `uses`.
    pub(super) fn low_memory_precomputation<P: CurveParams>(
        &self,
        n: usize,
        limit: u64,
        factor: PrecomputeFactor,
        memory: u64,
        uses: u64,
    ) -> Result<PrecomputationPlan, MsmError> {
        let problem = self.cpu_problem(n, Scalars::<P>::ANY, 1);
        let computation = |precomputation| {
            let plan = self.low_memory_plan(n, Scalars::<P>::ANY, limit, "", precomputation)?;
            Ok::<_, MsmError>(plan.multiplications)
        };
        let unprepared = computation(Precomputation::NONE)?;
        let plan = |precomputation: Precomputation, computation| {
            let bytes = n as u64 * u64::from(precomputation.factor()) * size_of::<Affine<P>>() as u64;
            let costs = Costs { preparation: problem.multiples(precomputation), computation, unprepared };
            PrecomputationPlan::new(precomputation, bytes, costs, CostUnit::Multiplications)
        };
        let mut best = plan(Precomputation::NONE, unprepared);
        for precomputation in LowMemoryProblem::multiples::<P::ScalarField>(factor) {
            let plan = plan(precomputation, computation(precomputation)?);
            let points = n.saturating_mul(precomputation.factor() as usize);
            let usable = plan.bytes <= memory && low_memory::can_number(points);
            if usable && plan.cost(factor, uses) < best.cost(factor, uses) {
                best = plan;
            }
        }
        Ok(best)
    }
}
