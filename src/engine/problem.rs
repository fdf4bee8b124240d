//! From options and sizes to a problem for the planner, and to its plan.

use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, Field, PrimeField};

use super::options::{algorithm_unavailable, edwards_unavailable};
use super::{BaseLocation, Choice, Engine};
use crate::algorithm::Algorithm;
use crate::cpu::{self, CpuTable};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::{self, Gpu};
use crate::plan::{
    self, CpuPlan, CpuProblem, DeviceLimits, GpuPlan, GpuProblem, Hardware, Lengths, LowMemoryPlan, LowMemoryProblem,
    Partition, Plan, PrecomputationRequest, PrecomputeFactor, Source, Steps, TablePlan, TableProblem,
};
use crate::recode::Precomputation;
use crate::scalars::Scalars;
use crate::vocabulary::{Backend, CpuArithmetic, PointForm};

/// Scalars that may have any value in the field.
pub(super) const fn any_scalars<P: CurveParams>() -> Scalars<'static, P> {
    Scalars::Field(&[])
}

/// The length of the longest vector.
pub(super) fn longest<P: CurveParams>(vectors: &[Scalars<'_, P>]) -> usize {
    vectors.iter().map(Scalars::len).max().unwrap_or(0)
}

/// Both backends.
impl Engine {
    /// The plan for `n` points and scalars of any value in the field; see [`Msm::plan`](crate::Msm::plan).
    #[expect(clippy::indexing_slicing, reason = "GPUs compute only if there is one")]
    pub(crate) fn plan<P: CurveParams>(&self, n: usize) -> Result<Plan, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let reason = match self.choice(n) {
            Choice::Cpu { reason } => reason,
            Choice::Gpus(gpus) => {
                match self.gpu_limits::<P>(&gpus[0]).and_then(|limits| self.gpu_plan_for::<P>(limits, n)) {
                    Err(error) if self.may_fall_back() => error.to_string(),
                    plan => return Ok(gpu_plan::<P>(&gpus[0], n, plan?)),
                }
            }
        };
        let steps = match self.options.host_memory {
            Some(limit) => {
                let plan = self.low_memory_plan(n, any_scalars::<P>(), limit, &reason, Precomputation::NONE)?;
                Steps::LowMemory(plan)
            }
            None => {
                let with = |components| self.cpu_problem(n, any_scalars::<P>(), components);
                Steps::Cpu(CpuPlan::for_long_scalars(&CpuProblem::choose(
                    false,
                    || false,
                    self.components::<P>(),
                    with,
                )))
            }
        };
        Ok(cpu_plan::<P>(n, steps, reason))
    }

    /// Refuses a form or an algorithm that the curve does not have.
    pub(super) fn check_form<P: CurveParams>(&self) -> Result<(), MsmError> {
        let name = || format!("{} {}", P::NAME, P::GROUP);
        let reason = || format!("{} has no twisted Edwards form with a = −1", name());
        match (self.options.point_form, self.options.algorithm) {
            (_, Some(algorithm)) if algorithm.adds_pairs() && P::KERNELS.homogeneous.is_none() => {
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

/// GPUs.
impl Engine {
    /// The algorithms that a GPU plan may choose from.
    fn gpu_algorithms<P: CurveParams>(&self) -> Vec<Algorithm> {
        if let Some(algorithm) = self.options.algorithm {
            return vec![algorithm];
        }
        let all = [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::CUZK, Algorithm::EDMSM];
        let possible = |algorithm: &Algorithm| match algorithm.point_form() {
            form if self.options.point_form.is_some_and(|asked| asked != form) => false,
            PointForm::TwistedEdwards => self.options.in_subgroup() && P::TWISTED_EDWARDS.is_some(),
            PointForm::Weierstrass => true,
        };
        all.into_iter().filter(possible).collect()
    }

    /// One vector, whole, over the caller's bases.
    fn gpu_problem(&self, n: usize, maximum: &[u64], algorithms: Vec<Algorithm>, limits: DeviceLimits) -> GpuProblem {
        GpuProblem {
            n,
            vectors: 1,
            window_slice: (0, 1),
            source: Source::CALLER,
            maximum: maximum.to_vec(),
            window_bits: self.options.window_bits,
            algorithms,
            limits,
        }
    }

    /// What a plan must know about a GPU, within the caller's limit.
    pub(super) fn gpu_limits<P: CurveParams>(&self, gpu: &Gpu) -> Result<DeviceLimits, MsmError> {
        gpu.limits::<P>(self.options.device_memory)
    }

    /// The plan for `n` points on a GPU of that kind with nothing in its memory: see
    /// [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
    pub(crate) fn plan_on<P: CurveParams>(&self, n: usize, hardware: Hardware) -> Result<Plan, MsmError> {
        self.check_form::<P>()?;
        plan::check_points(n)?;
        let steps = Steps::Gpu(self.gpu_plan_for::<P>(self.described::<P>(hardware)?, n)?.into());
        let reason = "a GPU that need not be there".into();
        Ok(Plan { curve: P::NAME, group: P::GROUP, n, backend: Backend::Cuda, reason, steps })
    }

    /// The plan for `n` prepared points on a GPU of that kind with nothing else in its memory. There are as many multiples as
    /// take the least time, if the preparation costs nothing.
    pub(crate) fn prepared_plan_on<P: CurveParams>(&self, n: usize, hardware: Hardware) -> Result<GpuPlan, MsmError> {
        let limits = self.described::<P>(hardware)?;
        let request = PrecomputationRequest::Factor(PrecomputeFactor::Auto);
        let table = self.table_plan::<P>(limits, n, request, None, u64::MAX)?;
        let (maximum, algorithms) = (any_scalars::<P>().maximum(), self.gpu_algorithms::<P>());
        GpuPlan::new(&table.problem(&self.gpu_problem(n, maximum.as_ref(), algorithms, limits)))
    }

    /// What a plan must know about a GPU of that kind with nothing in its memory.
    pub(super) fn described<P: CurveParams>(&self, hardware: Hardware) -> Result<DeviceLimits, MsmError> {
        self.options.check_described()?;
        if !hardware.is_complete() {
            let reason = "a rate or the number of multiprocessors is 0; state all of them";
            return Err(MsmError::InvalidOption { option: "hardware", reason });
        }
        Ok(gpu::limits::<P>(hardware, self.options.device_memory, hardware.memory))
    }

    /// The plan on a GPU for `n` scalars of any value.
    pub(super) fn gpu_plan_for<P: CurveParams>(&self, limits: DeviceLimits, n: usize) -> Result<GpuPlan, MsmError> {
        let (maximum, algorithms) = (any_scalars::<P>().maximum(), self.gpu_algorithms::<P>());
        self.plans.plan(&self.gpu_problem(n, maximum.as_ref(), algorithms, limits))
    }

    /// The plan of a partition on a GPU. It takes at most `memory` bytes there, those of the bases included.
    pub(super) fn gpu_plan_of<P: CurveParams>(
        &self,
        gpu: &Gpu,
        vectors: &[Scalars<'_, P>],
        location: &BaseLocation<'_, P>,
        memory: Option<u64>,
        partition: &Partition,
    ) -> Result<GpuPlan, MsmError> {
        let n = longest(vectors);
        let maximum = vectors.iter().map(Scalars::maximum).max().unwrap_or_default();
        let limits = gpu.limits::<P>(memory.map(|memory| memory.saturating_sub(location.bytes())))?;
        let algorithms = match partition.agreed {
            Some((algorithm, _)) => vec![algorithm],
            None => self.gpu_algorithms::<P>(),
        };
        let whole = self.gpu_problem(n, maximum.as_ref(), algorithms, limits);
        let window_bits = partition.agreed.map(|(_, window_bits)| window_bits).or(whole.window_bits);
        let (source, window_slice) = (location.source(), partition.window_slice);
        self.plans.plan(&GpuProblem { vectors: vectors.len(), source, window_slice, window_bits, ..whole })
    }

    /// The plan of a table of `n` bases on a GPU: as many multiples as requested, in at most `memory` bytes, for so many
    /// uses.
    pub(super) fn table_plan<P: CurveParams>(
        &self,
        limits: DeviceLimits,
        n: usize,
        request: PrecomputationRequest,
        memory: Option<u64>,
        uses: u64,
    ) -> Result<TablePlan, MsmError> {
        let (algorithms, maximum) = (self.gpu_algorithms::<P>(), any_scalars::<P>().maximum());
        let msm = self.gpu_problem(n, maximum.as_ref(), algorithms, limits);
        TablePlan::new(&TableProblem { msm, request, memory, uses })
    }
}

/// The CPU.
impl Engine {
    /// The components that the endomorphism may split scalars into.
    pub(super) fn components<P: CurveParams>(&self) -> usize {
        if self.options.in_subgroup() { P::COMPONENTS } else { 1 }
    }

    /// The numbers of scalars of any value, up to `n`, for which the table makes whole scalars cheaper than split ones.
    pub(super) fn lengths_of_whole_scalars<P: CurveParams>(&self, n: usize, table: &CpuTable<P>) -> Lengths {
        let (prepared, components) = (Some(table.for_plan()), self.components::<P>());
        let cost =
            |n, components| CpuProblem { prepared, ..self.cpu_problem(n, any_scalars::<P>(), components) }.cost();
        Lengths::up_to(n, |n| components > 1 && cost(n, 1) < cost(n, components))
    }

    /// True if `r − k` in a vector of `n` scalars costs no more than k, and means −k: the CPU engine finds short negatives in
    /// the subgroup.
    pub(crate) fn reads_negatives(&self, n: usize) -> bool {
        self.options.in_subgroup() && self.options.host_memory.is_none() && self.gpus_for(n).is_empty()
    }

    /// The problem of these scalars, over bases that may have a table.
    pub(super) fn problem_for<P: CurveParams>(
        &self,
        scalars: Scalars<'_, P>,
        table: Option<&CpuTable<P>>,
    ) -> CpuProblem {
        let n = scalars.len();
        let in_subgroup = self.options.in_subgroup();
        let few_digits = plan::nearly_all_sparse(n, |i| scalars.has_few_digits(i, plan::FEW_ONES, in_subgroup));
        let few_split_digits = || plan::nearly_all_sparse(n, |i| cpu::split_digits(scalars, i) <= plan::FEW_SPLIT_ONES);
        let prepared = table.map(CpuTable::for_plan);
        let with = |components| CpuProblem { prepared, ..self.cpu_problem(n, scalars, components) };
        CpuProblem::choose(few_digits, few_split_digits, self.components::<P>(), with)
    }

    /// The instructions that the CPU adds points with.
    pub(super) fn cpu_arithmetic<P: CurveParams>(&self) -> CpuArithmetic {
        cpu::arithmetic::<P>(self.options.cpu_arithmetic.unwrap_or(CpuArithmetic::Ifma))
    }

    /// The problem of computing `n` terms with scalars in so many components: all that the curve has, or one.
    pub(super) fn cpu_problem<P: CurveParams>(
        &self,
        n: usize,
        scalars: Scalars<'_, P>,
        components: usize,
    ) -> CpuProblem {
        let (in_subgroup, arithmetic) = (self.options.in_subgroup(), self.cpu_arithmetic::<P>());
        let maximum = match components > 1 {
            true => P::component_maximum().to_vec(),
            false => scalars.maximum().as_ref().to_vec(),
        };
        CpuProblem {
            forms: match self.options.point_form {
                Some(form) => form.alone(),
                None if in_subgroup && P::TWISTED_EDWARDS.is_some() => PointForm::ALL,
                None => PointForm::Weierstrass.alone(),
            },
            n,
            components,
            scalar_bits: scalars.maximum().num_bits(),
            in_subgroup,
            maximum,
            affine_bytes: size_of::<Affine<P>>(),
            internal_bytes: cpu::point_bytes::<P>(arithmetic, components),
            threads: rayon::current_num_threads(),
            arithmetic,
            window_bits: self.options.window_bits,
            prepared: None,
        }
    }

    /// The plan for `n` points and the given scalars within `limit` bytes; for scalars of any value in the field, if there
    /// are none. The reason is all that planning allocates.
    pub(super) fn low_memory_plan<P: CurveParams>(
        &self,
        n: usize,
        scalars: Scalars<'_, P>,
        limit: u64,
        reason: &str,
        precomputation: Precomputation,
    ) -> Result<LowMemoryPlan, MsmError> {
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
            threads: if plan::worth_threads(limit) { rayon::current_num_threads() as u32 } else { 1 },
            window_bits: self.options.window_bits,
            stages: self.options.low_memory_stages,
            multiples: precomputation,
        })
    }
}

/// A GPU's plan as the caller sees it.
pub(super) fn gpu_plan<P: CurveParams>(gpu: &Gpu, n: usize, plan: GpuPlan) -> Plan {
    let (backend, reason) = (gpu.backend(), gpu.name().into());
    Plan { curve: P::NAME, group: P::GROUP, n, backend, reason, steps: Steps::Gpu(plan.into()) }
}

/// A plan of the CPU as the caller sees it.
pub(super) fn cpu_plan<P: CurveParams>(n: usize, steps: Steps, reason: String) -> Plan {
    Plan { curve: P::NAME, group: P::GROUP, n, backend: Backend::Cpu, reason, steps }
}
