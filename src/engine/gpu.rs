//! The plans of the GPU backend. `devices.rs` runs these plans.

use super::precomputation::compared;
use super::{BaseTable, Engine};
use crate::algorithm::Algorithm;
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::{self, GivenScalars, Gpu};
use crate::plan::{
    CostUnit, Costs, DeviceLimits, GpuModel, GpuPlan, GpuProblem, MultiplesPlan, Partition, Plan, PrecomputationPlan,
    PrecomputeFactor, Steps, check_points,
};
use crate::recode::Precomputation;
use crate::scalars::Scalars;
use crate::types::{Backend, PointForm};

impl Engine {
    /// The plan for `n` points on a GPU.
    pub(super) fn plan_on_gpu<P: CurveParams>(&self, gpu: &Gpu, n: usize) -> Result<Plan, MsmError> {
        let plan = self.gpu_plan_for::<P>(self.gpu_limits::<P>(gpu)?, n)?;
        let (backend, reason) = (gpu.backend(), gpu.name().into());
        Ok(Plan { curve: P::NAME, group: P::GROUP, n, backend, reason, steps: Steps::Gpu(plan.into()) })
    }

    /// The algorithms that a GPU plan may choose from.
    fn gpu_algorithms<P: CurveParams>(&self) -> Vec<Algorithm> {
        if let Some(algorithm) = self.options.algorithm {
            return vec![algorithm];
        }
        let all = [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::CUZK, Algorithm::EDMSM];
        let possible = |algorithm: &Algorithm| match algorithm.point_form() {
            _ if algorithm.is_of_papers() && !cfg!(feature = "papers") => false,
            form if self.options.point_form.is_some_and(|asked| asked != form) => false,
            PointForm::TwistedEdwards => self.options.in_subgroup() && P::TWISTED_EDWARDS.is_some(),
            PointForm::Weierstrass => true,
        };
        all.into_iter().filter(possible).collect()
    }

    /// The problem of one sum with `n` points. The bases are the caller's bases, without a table.
    fn gpu_problem(&self, n: usize, maximum: &[u64], algorithms: Vec<Algorithm>, limits: DeviceLimits) -> GpuProblem {
        GpuProblem {
            n,
            vectors: 1,
            row_slice: (0, 1),
            copied: Precomputation::NONE,
            scalars_on_device: false,
            table: None,
            maximum: maximum.to_vec(),
            window_bits: self.options.window_bits,
            algorithms,
            limits,
        }
    }

    /// The limits of a GPU for a plan, including the caller's limit on device memory.
    pub(super) fn gpu_limits<P: CurveParams>(&self, gpu: &Gpu) -> Result<DeviceLimits, MsmError> {
        gpu.limits::<P>(self.options.device_memory)
    }

    /// The plan for `n` points on a GPU of the given kind whose whole memory is free. See
    /// [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
    pub(crate) fn plan_on<P: CurveParams>(&self, n: usize, hardware: GpuModel) -> Result<Plan, MsmError> {
        self.check_form::<P>()?;
        check_points(n)?;
        let steps = Steps::Gpu(self.gpu_plan_for::<P>(self.described::<P>(hardware)?, n)?.into());
        let reason = "a GPU that need not be there".into();
        Ok(Plan { curve: P::NAME, group: P::GROUP, n, backend: Backend::Cuda, reason, steps })
    }

    /// The plan for `n` prepared points on a GPU of the given kind. The plan assumes that all memory of the GPU except
    /// the table is free. With `PrecomputeFactor::Auto`, the plan has the number of multiples for which a computation
    /// is fastest. The time of the preparation is not counted. The table takes at most `memory` bytes. If
    /// `scalars_on_device` is true, the computation copies no scalars.
    pub(crate) fn prepared_plan_on<P: CurveParams>(
        &self,
        n: usize,
        hardware: GpuModel,
        factor: PrecomputeFactor,
        memory: Option<u64>,
        scalars_on_device: bool,
    ) -> Result<GpuPlan, MsmError> {
        let limits = self.described::<P>(hardware)?;
        let multiples = self.multiples_plan::<P>(limits, n, factor, memory, u64::MAX)?;
        let (maximum, algorithms) = (Scalars::<P>::ANY.maximum(), self.gpu_algorithms::<P>());
        let problem = self.gpu_problem(n, maximum.as_ref(), algorithms, limits);
        GpuPlan::new(&multiples.problem(&GpuProblem { scalars_on_device, ..problem }))
    }

    /// The limits for a plan on a GPU of the given kind whose whole memory is free.
    pub(super) fn described<P: CurveParams>(&self, hardware: GpuModel) -> Result<DeviceLimits, MsmError> {
        self.options.check_described()?;
        if !hardware.is_complete() {
            let reason = "a rate or the number of multiprocessors is 0; give numbers above 0";
            return Err(MsmError::InvalidOption { option: "hardware", reason });
        }
        Ok(gpu::limits::<P>(hardware, self.options.device_memory, hardware.memory))
    }

    /// The plan on a GPU for `n` scalars of any value.
    pub(super) fn gpu_plan_for<P: CurveParams>(&self, limits: DeviceLimits, n: usize) -> Result<GpuPlan, MsmError> {
        let (maximum, algorithms) = (Scalars::<P>::ANY.maximum(), self.gpu_algorithms::<P>());
        self.plans.plan(&self.gpu_problem(n, maximum.as_ref(), algorithms, limits))
    }

    /// The plan of a partition on a GPU. The computation takes at most `memory` bytes on the GPU, including the bases.
    pub(super) fn gpu_plan_of<P: CurveParams>(
        &self,
        gpu: &Gpu,
        scalars: GivenScalars<'_, P>,
        bases: &BaseView<'_, P, BaseTable<P>>,
        memory: Option<u64>,
        partition: &Partition,
    ) -> Result<GpuPlan, MsmError> {
        let (n, maximum) = (scalars.longest(), scalars.maximum());
        let table = bases.on_gpu(partition.device).map(|(table, ..)| table);
        let taken = table.map_or(0, MultiplesPlan::bytes);
        let limits = gpu.limits::<P>(memory.map(|memory| memory.saturating_sub(taken)))?;
        let algorithms = match partition.agreed {
            Some((algorithm, _)) => vec![algorithm],
            None => self.gpu_algorithms::<P>(),
        };
        let whole = self.gpu_problem(n, maximum.as_ref(), algorithms, limits);
        let window_bits = partition.agreed.map(|(_, window_bits)| window_bits).or(whole.window_bits);
        self.plans.plan(&GpuProblem {
            vectors: scalars.vectors(),
            scalars_on_device: scalars.are_on_device(),
            copied: bases.precomputation_on_the_host(),
            table: table.map(|table| table.table),
            row_slice: partition.row_slice,
            window_bits,
            ..whole
        })
    }

    /// The plan of a table of `n` bases on a GPU, with the multiples that `factor` asks for. The table takes at most
    /// `memory` bytes. The number of computations with the table is assumed to be `uses`.
    pub(super) fn multiples_plan<P: CurveParams>(
        &self,
        limits: DeviceLimits,
        n: usize,
        factor: PrecomputeFactor,
        memory: Option<u64>,
        uses: u64,
    ) -> Result<MultiplesPlan, MsmError> {
        let (algorithms, maximum) = (self.gpu_algorithms::<P>(), Scalars::<P>::ANY.maximum());
        let msm = self.gpu_problem(n, maximum.as_ref(), algorithms, limits);
        MultiplesPlan::new(&msm, factor, memory, uses)
    }

    /// Returns plans of tables for `n` bases: one plan for each factor that [`compared`] lists. A table has several
    /// multiples of each base. If the multiples of a factor do not fit on the GPU, there is no plan for this factor.
    pub(super) fn on_a_gpu<P: CurveParams>(
        &self,
        limits: DeviceLimits,
        n: usize,
    ) -> Result<Vec<PrecomputationPlan>, MsmError> {
        let unprepared = self.gpu_plan_for::<P>(limits, n)?.seconds();
        let plan = |factor| {
            let plan = self.multiples_plan::<P>(limits, n, factor, None, u64::MAX).ok()?;
            let MultiplesPlan { preparation, computation, .. } = plan;
            let costs = Costs { preparation: preparation.middle, computation: computation.middle, unprepared };
            let unit = CostUnit::Seconds { computation, preparation };
            Some(PrecomputationPlan::new(plan.table.precomputation, plan.bytes(), costs, unit))
        };
        Ok(compared().filter_map(plan).collect())
    }
}
