//! Runs one computation, or a batch of computations, on one or several GPUs (cuzk 4.1).

use std::ops::Range;

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use super::gpus::{at_once, multiprocessors};
use super::output::normalised;
use super::{BaseTable, Engine, MsmOutputs};
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::{GivenScalars, Gpu, GpuBuffer};
use crate::kernels;
use crate::memory::{filled, reserved};
use crate::plan::{GpuPlan, Partition, Plan, Steps, cuts};
use crate::scalars::{Scalars, longest};
use crate::timings::StageTimings;

/// The work of one device.
struct Task<'a, P: CurveParams> {
    gpu: &'a Gpu,
    partition: Partition,
    /// The bases of the partition.
    input: BaseView<'a, P, BaseTable<P>>,
    scalars: TaskScalars<'a, P>,
}

/// The scalars of a partition.
enum TaskScalars<'a, P: CurveParams> {
    Vectors(Vec<Scalars<'a, P>>),
    /// A range of a vector on the task's device.
    OnDevice(&'a GpuBuffer, Range<usize>),
}

/// The result of a device: the sums for the vectors of the device's partition, the plan that ran, and the times of the
/// stages.
type Sums<P> = (Vec<Projective<P>>, GpuPlan, Option<StageTimings>);

/// Computes the sum Σ kᵢ·Pᵢ for each vector, in four steps:
///
/// 1. Divide the work. Among all divisions, choose the division whose slowest task has the least predicted time.
/// 2. Run all tasks at the same time, one on each device.
/// 3. If a device failed, run its task on another device.
/// 4. Add the sums of the tasks.
#[expect(clippy::indexing_slicing, reason = "a partition has indices of existing vectors")]
pub(super) fn run<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &'a [Gpu],
    input: &BaseView<'a, P, BaseTable<P>>,
    vectors: &[Scalars<'a, P>],
) -> Result<MsmOutputs<P>, MsmError> {
    let (partitions, mut results): (Vec<Partition>, Vec<_>) =
        at_once(cheapest(engine, gpus, input, vectors)?.into_iter().map(|(task, plan)| {
            move || {
                let result = task.run(engine, plan);
                (task.partition, result)
            }
        }))
        .into_iter()
        .unzip();

    let failure = |(partition, result): (&Partition, &Result<_, _>)| result.is_err().then_some(partition.device);
    let mut failed: Vec<usize> = partitions.iter().zip(&results).filter_map(failure).collect();
    // If each device holds its own range of the bases, another device must read the bases of a failed task from the
    // host.
    let divided = input.ranges(0).is_some();
    let elsewhere = if divided { BaseView::of(input.bases) } else { *input };
    for (partition, result) in partitions.iter().zip(&mut results) {
        for device in 0..gpus.len() {
            if result.is_err() && !failed.contains(&device) {
                let task = Task::new(gpus, Partition { device, ..partition.clone() }, &elsewhere, vectors)?;
                *result = task.plan(engine).and_then(|plan| task.run(engine, plan));
                failed.extend(result.is_err().then_some(device));
            }
        }
    }

    let mut points = filled(vectors.len(), Projective::zero(), "a batch's results")?;
    let (mut ran, mut timings) = (Vec::new(), None::<StageTimings>);
    for (partition, result) in partitions.into_iter().zip(results) {
        let (sums, plan, times) = result?;
        for (sum, point) in points[partition.vectors.clone()].iter_mut().zip(sums) {
            *sum += point;
        }
        // The devices work at the same time. So the output has the times of the slowest device.
        timings = timings.into_iter().chain(times).max_by_key(StageTimings::total);
        ran.push((partition, plan));
    }
    points.iter_mut().for_each(|point| *point = normalised(*point));
    Ok(MsmOutputs { result: points, plan: joint_plan::<P>(gpus, longest(vectors), ran), fallback: None, timings })
}

/// The sum Σ kᵢ·Pᵢ for a range of a vector that is on a device. `None` if no GPU of `gpus` holds the vector, if the
/// range is empty, or if the GPU with the vector cannot read all bases.
#[expect(clippy::indexing_slicing, reason = "the index is of one of the GPUs")]
pub(super) fn run_over_vector<P: CurveParams>(
    engine: &Engine,
    gpus: &[Gpu],
    input: &BaseView<'_, P, BaseTable<P>>,
    (vector, range): (&GpuBuffer, Range<usize>),
) -> Option<Result<MsmOutputs<P>, MsmError>> {
    let device = gpus.iter().position(|gpu| gpu.holds(vector))?;
    // If each device holds its own range of the bases, no device holds all bases.
    let n = range.len();
    if n == 0 || gpus.len() > 1 && input.ranges(0).is_some() {
        return None;
    }
    let partition = Partition { device, points: 0..n, vectors: 0..1, window_slice: (0, 1), agreed: None };
    let input = input.on(device, &partition.points);
    let task = Task { gpu: &gpus[device], partition, input, scalars: TaskScalars::OnDevice(vector, range) };
    let computed = task.plan(engine).and_then(|plan| task.run(engine, plan));
    Some(computed.map(|(sums, plan, timings)| {
        let result = sums.into_iter().map(normalised).collect();
        let plan = joint_plan::<P>(gpus, n, vec![(task.partition, plan)]);
        MsmOutputs { result, plan, fallback: None, timings }
    }))
}

/// The plan that joins the plans of all partitions.
#[expect(
    clippy::indexing_slicing,
    reason = "there is at least one partition, with indices of existing devices, vectors and points"
)]
fn joint_plan<P: CurveParams>(gpus: &[Gpu], n: usize, ran: Vec<(Partition, GpuPlan)>) -> Plan {
    let named = |(partition, plan): (Partition, GpuPlan)| {
        let name = gpus[partition.device].name().to_string();
        (partition, name, Box::new(plan))
    };
    let count = ran.len();
    let mut ran: Vec<_> = ran.into_iter().map(named).collect();
    let (reason, steps) = match count {
        1 => (ran[0].1.clone(), Steps::Gpu(ran.remove(0).2)),
        _ => (format!("{count} GPUs"), Steps::Gpus(ran)),
    };
    Plan { curve: P::NAME, group: P::GROUP, n, backend: gpus[0].backend(), reason, steps }
}

impl<'a, P: CurveParams> Task<'a, P> {
    #[expect(clippy::indexing_slicing, reason = "a partition has indices of an existing device, points and vectors")]
    fn new(
        gpus: &'a [Gpu],
        partition: Partition,
        input: &BaseView<'a, P, BaseTable<P>>,
        vectors: &[Scalars<'a, P>],
    ) -> Result<Self, MsmError> {
        let input = input.on(partition.device, &partition.points);
        let vectors = &vectors[partition.vectors.clone()];
        let mut parts = reserved(vectors.len(), "a batch's vectors")?;
        parts.extend(vectors.iter().map(|vector| vector.part(&partition.points)));
        Ok(Self { gpu: &gpus[partition.device], partition, input, scalars: TaskScalars::Vectors(parts) })
    }

    fn scalars(&self) -> GivenScalars<'_, P> {
        match &self.scalars {
            TaskScalars::Vectors(vectors) => GivenScalars::Host(vectors),
            TaskScalars::OnDevice(vector, range) => GivenScalars::Device(vector, range.start, range.len()),
        }
    }

    /// Plans the task within the caller's limit on the device's memory.
    fn plan(&self, engine: &Engine) -> Result<GpuPlan, MsmError> {
        self.plan_within(engine, engine.options.device_memory)
    }

    fn plan_within(&self, engine: &Engine, memory: Option<u64>) -> Result<GpuPlan, MsmError> {
        engine.gpu_plan_of(self.gpu, self.scalars(), &self.input, memory, &self.partition)
    }

    /// Runs the plan. Since the planning, tables may have taken some of the planned memory. If the planned memory is no
    /// longer free, the function plans the task again for the memory that is still free, and runs the new plan.
    ///
    /// If the planned memory seems to be free, but the allocation fails, the task is planned again for less memory. An
    /// allocation of free memory can fail if other processes use the device. The task fails if the memory is too small
    /// even for the smallest chunk.
    fn run(&self, engine: &Engine, mut plan: GpuPlan) -> Result<Sums<P>, MsmError> {
        loop {
            match self.sums(engine, &plan) {
                Err(MsmError::OutOfDeviceMemory { .. }) => {
                    let again = self.plan(engine)?;
                    let planned = plan.buffers.bytes();
                    plan = match again.buffers.bytes() < planned {
                        true => again,
                        false => self.plan_within(engine, Some(self.table_bytes() + planned / 4 * 3))?,
                    };
                }
                result => return result.map(|(sums, timings)| (sums, plan, timings)),
            }
        }
    }

    /// The size in bytes of the table of the bases on the device.
    fn table_bytes(&self) -> u64 {
        self.input.on_gpu(self.partition.device).map_or(0, |(table, ..)| table.bytes())
    }

    fn sums(&self, engine: &Engine, plan: &GpuPlan) -> Result<(Vec<Projective<P>>, Option<StageTimings>), MsmError> {
        let (gpu, kernels, timed) = (self.gpu, kernels::of(P::NAME, P::GROUP), engine.options.timings);
        let scalars = self.scalars();
        match self.input.on_gpu(self.partition.device) {
            Some((table, points, first)) => gpu.msm_over(kernels, plan, (points, table.table.n), first, scalars, timed),
            None => gpu.msm(kernels, plan, self.input.on_the_host(), scalars, timed),
        }
    }
}

/// Tasks, each with its plan.
type Planned<'a, P> = Vec<(Task<'a, P>, GpuPlan)>;

/// Returns the tasks of the best division of the work: the division whose slowest task has the least predicted time.
#[expect(clippy::expect_used, reason = "there is at least one cut")]
fn cheapest<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &'a [Gpu],
    input: &BaseView<'a, P, BaseTable<P>>,
    vectors: &[Scalars<'a, P>],
) -> Result<Planned<'a, P>, MsmError> {
    let held = input.ranges(longest(vectors));
    let mut best: Result<(f64, Planned<'a, P>), Option<MsmError>> = Err(None);
    for partitions in cuts(&multiprocessors(gpus), longest(vectors), vectors.len(), held.as_deref()) {
        match planned(engine, gpus, partitions, input, vectors) {
            Ok((slowest, _)) if best.as_ref().is_ok_and(|(least, _)| *least <= slowest) => {}
            Ok(found) => best = Ok(found),
            Err(error) => best = best.map_err(|_| Some(error)),
        }
    }
    best.map(|(_, tasks)| tasks).map_err(|error| error.expect("there is at least one cut"))
}

/// Plans each partition. Returns the predicted time of the slowest partition in seconds, and the tasks with their
/// plans. If the partitions divide the windows, all partitions use the algorithm and the window size of the first
/// partition.
fn planned<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &'a [Gpu],
    partitions: Vec<Partition>,
    input: &BaseView<'a, P, BaseTable<P>>,
    vectors: &[Scalars<'a, P>],
) -> Result<(f64, Planned<'a, P>), MsmError> {
    let (mut slowest, mut agreed, mut tasks) = (0.0f64, None, Vec::new());
    for partition in partitions {
        let mut task = Task::new(gpus, Partition { agreed, ..partition }, input, vectors)?;
        let plan = task.plan(engine)?;
        if task.partition.window_slice.1 > 1 {
            agreed = Some((plan.algorithm, plan.windows.window_bits()));
            task.partition.agreed = agreed;
        }
        slowest = slowest.max(plan.seconds());
        tasks.push((task, plan));
    }
    Ok((slowest, tasks))
}
