//! Runs one computation, or a batch of computations, from input to output, on GPUs or on the CPU.

use std::ops::Range;

use super::options::{algorithm_unavailable, edwards_unavailable};
use super::output::normalised;
use super::{BaseTable, CompiledField, Engine, MsmOutputs, Place, devices};
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::kernels;
use crate::memory;
use crate::plan::{self, Plan, Steps};
use crate::pool;
use crate::recode::Precomputation;
use crate::scalars::{Scalars, longest};
use crate::timings::Stopwatch;
use crate::trace;
use crate::types::{Backend, PointForm};

impl Engine {
    /// The plan for `n` points. Each scalar may have any value of the field. See [`Msm::plan`](crate::Msm::plan).
    pub(crate) fn plan<P: CurveParams>(&self, n: usize) -> Result<Plan, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let reason = match self.gpu_for(n) {
            Err(reason) => reason,
            Ok(gpu) => match self.plan_on_gpu::<P>(gpu, n) {
                Err(error) if self.may_fall_back() => error.to_string(),
                plan => return plan,
            },
        };
        let steps = match self.options.host_memory {
            Some(limit) => {
                let plan = self.low_memory_plan(n, Scalars::<P>::ANY, limit, &reason, Precomputation::NONE)?;
                Steps::LowMemory(plan)
            }
            None => Steps::Cpu(self.cpu_plan::<P>(n)),
        };
        Ok(on_the_cpu::<P>(n, steps, reason))
    }

    /// The sum Σ kᵢ·Pᵢ for each vector. There must be a base for each scalar of the longest vector.
    pub(super) fn run<P: CurveParams>(
        &self,
        input: BaseView<'_, P, BaseTable<P>>,
        vectors: &[Scalars<'_, P>],
    ) -> Result<MsmOutputs<P>, MsmError> {
        let _span = trace::msm(P::NAME, P::GROUP, longest(vectors), vectors.len());
        self.check_form::<P>()?;
        let (reason, fallback) = match self.gpus_for(longest(vectors).saturating_mul(vectors.len())) {
            Err(reason) => (reason, None),
            Ok(gpus) => match devices::run(self, gpus, &input, vectors) {
                Err(error) if self.may_repeat(&error) => (error.to_string(), Some(error)),
                output => return output,
            },
        };
        if let Some(error) = &fallback {
            self.report_fallback(error);
        }
        let output = self.run_on_the_cpu(&input, vectors, reason)?;
        Ok(MsmOutputs { fallback, ..output })
    }

    /// The sum Σ kᵢ·Pᵢ for a range of a vector of scalars. If the scalars are on a GPU that can read all bases, this
    /// function copies no scalars.
    pub(super) fn run_over_vector<P: CurveParams<ScalarField: CompiledField>>(
        &self,
        input: BaseView<'_, P, BaseTable<P>>,
        vector: &Place<P::ScalarField>,
        range: Range<usize>,
    ) -> Result<MsmOutputs<P>, MsmError> {
        let buffer = match vector {
            Place::Host(elements) => return self.run(input, &[Scalars::Field(elements).slice(range)]),
            Place::Device(buffer, _) => buffer,
        };
        let _span = trace::msm(P::NAME, P::GROUP, range.len(), 1);
        self.check_form::<P>()?;
        let fallback = match devices::run_over_vector(self, self.gpus(), &input, buffer, range.clone()) {
            Some(Err(error)) if self.may_repeat(&error) => Some(error),
            Some(output) => return output,
            None => None,
        };
        if let Some(error) = &fallback {
            self.report_fallback(error);
        }
        let output = self.run(input, &[Scalars::Field(&vector.part_to_host(range)?)])?;
        Ok(MsmOutputs { fallback: output.fallback.or(fallback), ..output })
    }

    /// Computes the sums of all vectors on the CPU. If the engine has a limit on host memory, the working memory of
    /// each sum stays within this limit, and the sums are computed one after another.
    pub(super) fn run_on_the_cpu<P: CurveParams>(
        &self,
        input: &BaseView<'_, P, BaseTable<P>>,
        vectors: &[Scalars<'_, P>],
        reason: String,
    ) -> Result<MsmOutputs<P>, MsmError> {
        if self.computes_vectors_at_once(input, vectors) {
            let (result, steps, timings) = self.sums_at_once(input, vectors)?;
            let plan = on_the_cpu::<P>(longest(vectors), steps, reason);
            return Ok(MsmOutputs { result, plan, fallback: None, timings });
        }
        let n = longest(vectors);
        let mut watch = Stopwatch::new(self.options.timings);
        let (mut points, mut steps_of_longest) = (Vec::new(), None);
        for &scalars in vectors {
            let (point, steps) = match self.options.host_memory {
                Some(limit) => self.sum_in_memory(limit, input, scalars, &reason, &mut watch)?,
                None => self.sum_on_the_cpu(input, scalars, pool::threads(), &mut watch)?,
            };
            if points.is_empty() {
                // The list is allocated after the first computation, because during this computation, a limit on memory
                // may leave too little memory for the list.
                points = memory::reserved(vectors.len(), "a batch's results")?;
            }
            points.push(normalised(point));
            if scalars.len() == n {
                steps_of_longest.get_or_insert(steps);
            }
        }
        let steps = steps_of_longest.unwrap_or_else(|| Steps::Cpu(self.cpu_plan::<P>(0)));
        let plan = on_the_cpu::<P>(n, steps, reason);
        Ok(MsmOutputs { result: points, plan, fallback: None, timings: watch.timings() })
    }

    /// Returns an error if the curve does not support the requested point form or algorithm.
    pub(super) fn check_form<P: CurveParams>(&self) -> Result<(), MsmError> {
        let name = || format!("{} {}", P::NAME, P::GROUP);
        let reason = || format!("{} has no twisted Edwards form with a = −1", name());
        match (self.options.point_form, self.options.algorithm) {
            (_, Some(algorithm)) if algorithm.adds_pairs() && kernels::of(P::NAME, P::GROUP).homogeneous.is_none() => {
                let reason = format!("homogeneous pairs need a curve with a = 0 and a small 3b, unlike {}", name());
                Err(algorithm_unavailable(algorithm, reason))
            }
            _ if P::TWISTED_EDWARDS.is_some() => Ok(()),
            (_, Some(algorithm)) if algorithm.point_form() == PointForm::TwistedEdwards => {
                Err(algorithm_unavailable(algorithm, reason()))
            }
            (Some(PointForm::TwistedEdwards), _) => Err(edwards_unavailable(reason())),
            _ => Ok(()),
        }
    }
}

/// Makes the [`Plan`] that the caller gets, for a computation that ran `steps` on the CPU.
fn on_the_cpu<P: CurveParams>(n: usize, steps: Steps, reason: String) -> Plan {
    Plan { curve: P::NAME, group: P::GROUP, n, backend: Backend::Cpu, reason, steps }
}
