//! One computation, or a batch of them, on one GPU or several (cuzk 4.1).

use std::panic::resume_unwind;
use std::thread;

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use super::output::normalised;
use super::problem::longest;
use super::{BaseLocation, Engine, MsmInput, MsmOutputs};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::Gpu;
use crate::kernels;
use crate::plan::{GpuPlan, Partition, Plan, Steps, cuts};
use crate::scalars::Scalars;
use crate::timings::StageTimings;

/// A partition, and the plan for it.
struct Assignment {
    partition: Partition,
    plan: GpuPlan,
}

/// What a device has computed: a sum for each vector of its partition, the plan that ran, and the time it took.
type Sums<P> = (Vec<Projective<P>>, GpuPlan, Option<StageTimings>);

/// Σ kᵢ·Pᵢ for each vector.
///
/// 1. Cut the work in the way whose slowest partition is predicted to be the fastest.
/// 2. Compute all partitions at the same time, one on each device.
/// 3. Compute the partition of a device that failed on another device.
/// 4. Add the sums of the partitions.
#[expect(
    clippy::indexing_slicing,
    reason = "a cut has a partition at least, and names devices, vectors and points that there are"
)]
pub(super) fn run<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &[Gpu],
    input: &MsmInput<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<MsmOutputs<P>, MsmError> {
    let (partitions, plans): (Vec<Partition>, Vec<GpuPlan>) = cheapest(engine, gpus, input, vectors)?
        .into_iter()
        .map(|Assignment { partition, plan }| (partition, plan))
        .unzip();
    let tasks = partitions.iter().zip(plans);
    let mut results = at_once(tasks.map(|(partition, plan)| {
        move || run_on(engine, &gpus[partition.device], partition, Some(plan), input, vectors)
    }));

    let failure = |(partition, result): (&Partition, &Result<_, _>)| result.is_err().then_some(partition.device);
    let mut failed: Vec<usize> = partitions.iter().zip(&results).filter_map(failure).collect();
    // Where each device holds its own range of the bases, another device reads them from the host.
    let divided = input.location.ranges(0).is_some();
    let elsewhere = if divided { MsmInput::of(input.bases) } else { *input };
    for (partition, result) in partitions.iter().zip(&mut results) {
        for (device, gpu) in gpus.iter().enumerate() {
            if result.is_err() && !failed.contains(&device) {
                let partition = Partition { device, ..partition.clone() };
                *result = run_on(engine, gpu, &partition, None, &elsewhere, vectors);
                failed.extend(result.is_err().then_some(device));
            }
        }
    }

    let mut points = vec![Projective::zero(); vectors.len()];
    let (mut ran, mut timings) = (Vec::new(), None::<StageTimings>);
    for (partition, result) in partitions.into_iter().zip(results) {
        let (sums, plan, times) = result?;
        for (sum, point) in points[partition.vectors.clone()].iter_mut().zip(sums) {
            *sum += point;
        }
        // The devices work at the same time.
        timings = timings.into_iter().chain(times).max_by_key(StageTimings::total);
        ran.push((partition, plan));
    }
    let points = points.into_iter().map(normalised).collect();
    Ok(MsmOutputs { result: points, plan: joint_plan::<P>(gpus, longest(vectors), ran), fallback: None, timings })
}

/// The plan of all partitions together.
#[expect(
    clippy::indexing_slicing,
    reason = "a cut has a partition at least, and names devices, vectors and points that there are"
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

/// Runs tasks at the same time, each on its own thread; a single task runs on the calling thread. A panic is passed on.
pub(super) fn at_once<T: Send>(tasks: impl ExactSizeIterator<Item = impl FnOnce() -> T + Send>) -> Vec<T> {
    if tasks.len() == 1 {
        return tasks.map(|task| task()).collect();
    }
    thread::scope(|scope| {
        let begun: Vec<_> = tasks.map(|task| scope.spawn(task)).collect();
        begun.into_iter().map(|task| task.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// The sizes of devices: weights for what each is given.
pub(super) fn multiprocessors(gpus: &[Gpu]) -> Vec<u64> {
    gpus.iter().map(|gpu| u64::from(gpu.multiprocessors())).collect()
}

/// The bases and scalars of a partition.
#[expect(clippy::indexing_slicing, reason = "as above")]
fn part_of<'a, P: CurveParams>(
    partition: &Partition,
    input: &MsmInput<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> (MsmInput<'a, P>, Vec<Scalars<'a, P>>) {
    let location = input.location.on(partition.device, partition.points.start);
    let bases = &input.bases[partition.points.clone()];
    let vectors = vectors[partition.vectors.clone()].iter().map(|vector| vector.part(&partition.points)).collect();
    (MsmInput { bases, location }, vectors)
}

/// Computes a partition on a device, by the given plan or, if there is none, by one made now.
///
/// Tables may have taken the planned memory meanwhile: then the partition is planned for what is left. A planned allocation
/// can also fail, for example if other processes use the device too. The partition is then planned again for less memory,
/// until not even the smallest chunk fits.
fn run_on<'a, P: CurveParams>(
    engine: &Engine,
    gpu: &Gpu,
    partition: &Partition,
    plan: Option<GpuPlan>,
    input: &MsmInput<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<Sums<P>, MsmError> {
    let (input, vectors) = part_of(partition, input, vectors);
    let plan_for = |memory| engine.gpu_plan_of(gpu, &vectors, &input.location, memory, partition);
    let mut plan = plan.map_or_else(|| plan_for(engine.options.device_memory), Ok)?;
    loop {
        match sums(engine, gpu, &plan, &input, &vectors) {
            Err(MsmError::OutOfDeviceMemory { .. }) => {
                let again = plan_for(engine.options.device_memory)?;
                let planned = plan.buffers.bytes();
                plan = match again.buffers.bytes() < planned {
                    true => again,
                    false => plan_for(Some(input.location.bytes() + planned / 4 * 3))?,
                };
            }
            result => return result.map(|(sums, timings)| (sums, plan, timings)),
        }
    }
}

/// Runs a plan.
#[expect(clippy::unreachable, reason = "`assigned` gives each partition the table of its own device")]
fn sums<P: CurveParams>(
    engine: &Engine,
    gpu: &Gpu,
    plan: &GpuPlan,
    input: &MsmInput<'_, P>,
    vectors: &[Scalars<'_, P>],
) -> Result<(Vec<Projective<P>>, Option<StageTimings>), MsmError> {
    let (kernels, timed) = (kernels::of(P::NAME, P::GROUP), engine.options.timings);
    match input.location {
        BaseLocation::Caller | BaseLocation::CpuTable { .. } => {
            gpu.msm(kernels, plan, (input.bases, 0), vectors, timed)
        }
        BaseLocation::Host { multiples, first, .. } => gpu.msm(kernels, plan, (multiples, first), vectors, timed),
        BaseLocation::Device { table, first } => gpu.msm_over(kernels, plan, (&table.points, first), vectors, timed),
        BaseLocation::Devices { .. } => unreachable!("a partition reads the table of its own device"),
    }
}

/// The cut whose slowest partition is predicted to be the fastest.
#[expect(clippy::expect_used, reason = "there is one cut at least")]
fn cheapest<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &[Gpu],
    input: &MsmInput<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<Vec<Assignment>, MsmError> {
    let n = longest(vectors);
    let held = input.location.ranges(n);
    let mut best: Result<(f64, Vec<Assignment>), Option<MsmError>> = Err(None);
    for partitions in cuts(&multiprocessors(gpus), n, vectors.len(), held.as_deref()) {
        match assigned(engine, gpus, partitions, input, vectors) {
            Ok((slowest, _)) if best.as_ref().is_ok_and(|(least, _)| *least <= slowest) => {}
            Ok(found) => best = Ok(found),
            Err(error) => best = best.map_err(|_| Some(error)),
        }
    }
    best.map(|(_, assignments)| assignments).map_err(|error| error.expect("there is at least one cut"))
}

/// Plans each partition, and returns the predicted seconds of the slowest one. Partitions by windows agree on the first one's
/// algorithm and window.
#[expect(clippy::indexing_slicing, reason = "as above")]
fn assigned<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &[Gpu],
    partitions: Vec<Partition>,
    input: &MsmInput<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<(f64, Vec<Assignment>), MsmError> {
    let (mut slowest, mut agreed, mut assignments) = (0.0f64, None, Vec::new());
    for mut partition in partitions {
        partition.agreed = agreed;
        let gpu = &gpus[partition.device];
        let (input, vectors) = part_of(&partition, input, vectors);
        let plan = engine.gpu_plan_of(gpu, &vectors, &input.location, engine.options.device_memory, &partition)?;
        if partition.window_slice.1 > 1 {
            agreed = Some((plan.algorithm, plan.windows.window_bits()));
            partition.agreed = agreed;
        }
        slowest = slowest.max(plan.seconds());
        assignments.push(Assignment { partition, plan });
    }
    Ok((slowest, assignments))
}
