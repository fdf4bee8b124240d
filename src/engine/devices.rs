//! Runs one computation, or a batch of computations, on one or several GPUs (cuzk 4.1).

use std::ops::Range;

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use super::gpus::{at_once, multiprocessors, on_working};
use super::output::normalised;
use super::{BaseTable, Engine, MsmOutputs};
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::{GivenBases, GivenScalars, Gpu, GpuBuffer};
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
/// 1. Divide the work among the devices that are not lost. Among all divisions, choose the division whose slowest task
///    has the least predicted time.
/// 2. Run all tasks at the same time, one on each device.
/// 3. If a device failed, run its task on another device. If no other device can run the task, return the error of the
///    device that failed first.
/// 4. Add the sums of the tasks.
#[expect(clippy::indexing_slicing, reason = "a partition has indices of existing vectors")]
pub(super) fn run<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &'a [Gpu],
    input: &BaseView<'a, P, BaseTable<P>>,
    vectors: &[Scalars<'a, P>],
) -> Result<MsmOutputs<P>, MsmError> {
    let tasks = on_working(gpus, |devices| cheapest(engine, gpus, devices, input, vectors))?;
    let (mut partitions, mut results): (Vec<Partition>, Vec<_>) = at_once(tasks.into_iter().map(|(task, plan)| {
        move || {
            let result = task.run(engine, plan);
            (task.partition, result)
        }
    }))
    .into_iter()
    .unzip();

    let failure = |(partition, result): (&Partition, &Result<_, _>)| result.is_err().then_some(partition.device);
    let mut failed: Vec<usize> = partitions.iter().zip(&results).filter_map(failure).collect();
    for (partition, result) in partitions.iter_mut().zip(&mut results) {
        for (device, gpu) in gpus.iter().enumerate() {
            if result.is_err() && !failed.contains(&device) && gpu.lost().is_none() {
                let task = Task::new(gpus, Partition { device, ..partition.clone() }, input, vectors)?;
                match task.plan(engine).and_then(|plan| task.run(engine, plan)) {
                    Ok(sums) => {
                        partition.device = device;
                        *result = Ok(sums);
                    }
                    Err(_) => failed.push(device),
                }
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
    vector: &GpuBuffer,
    range: Range<usize>,
) -> Option<Result<MsmOutputs<P>, MsmError>> {
    let device = gpus.iter().position(|gpu| gpu.holds(vector))?;
    // If each device holds its own range of the bases, no device holds all bases.
    let n = range.len();
    if n == 0 || input.ranges(0).is_some_and(|ranges| ranges.len() > 1) {
        return None;
    }
    let partition = Partition { device, points: 0..n, vectors: 0..1, row_slice: (0, 1), agreed: None };
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

    /// Runs the plan. After the plan was made, tables may have taken some of the planned memory. If the planned memory
    /// is no longer free, the function plans the task again for the memory that is still free, and runs the new plan.
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
        let (bases, first) = match self.input.on_gpu(self.partition.device) {
            Some((table, points, first)) => (GivenBases::Table { points, n: table.table.n }, first),
            None => {
                let (points, first) = self.input.on_the_host();
                (GivenBases::Host(points), first)
            }
        };
        gpu.msm(kernels, plan, bases, first, scalars, timed)
    }
}

/// Tasks, each with its plan.
type Planned<'a, P> = Vec<(Task<'a, P>, GpuPlan)>;

/// Returns the tasks of the best division of the work among `devices`: the division whose slowest task has the least
/// predicted time.
#[expect(clippy::expect_used, reason = "there is at least one cut")]
fn cheapest<'a, P: CurveParams>(
    engine: &Engine,
    gpus: &'a [Gpu],
    devices: &[(usize, &Gpu)],
    input: &BaseView<'a, P, BaseTable<P>>,
    vectors: &[Scalars<'a, P>],
) -> Result<Planned<'a, P>, MsmError> {
    let held = input.ranges(longest(vectors));
    let mut best: Result<(f64, Planned<'a, P>), Option<MsmError>> = Err(None);
    let indexes = devices.iter().map(|&(device, _)| device);
    let weighted: Vec<_> = indexes.zip(multiprocessors(devices)).collect();
    for partitions in cuts(&weighted, longest(vectors), vectors.len(), held.as_deref()) {
        match planned(engine, gpus, partitions, input, vectors) {
            Ok((slowest, _)) if best.as_ref().is_ok_and(|(least, _)| *least <= slowest) => {}
            Ok(found) => best = Ok(found),
            Err(error) => best = best.map_err(|known| Some(least_need(known, error))),
        }
    }
    best.map(|(_, tasks)| tasks).map_err(|error| error.expect("there is at least one cut"))
}

/// Returns the error to report if two divisions fail. If both divisions need too much memory, the result is the error
/// of the division that needs less memory. If there are fewer rows than devices, a division by windows is impossible,
/// and its error states a need of `u64::MAX` bytes.
fn least_need(known: Option<MsmError>, error: MsmError) -> MsmError {
    let needed = |error: &MsmError| match error {
        MsmError::OutOfDeviceMemory { needed, .. } => Some(*needed),
        _ => None,
    };
    match known {
        Some(known) if needed(&known).zip(needed(&error)).is_some_and(|(least, other)| least <= other) => known,
        _ => error,
    }
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
        if task.partition.row_slice.1 > 1 {
            agreed = Some((plan.algorithm, plan.windows.window_bits()));
            task.partition.agreed = agreed;
        }
        slowest = slowest.max(plan.seconds());
        tasks.push((task, plan));
    }
    Ok((slowest, tasks))
}

#[cfg(all(test, feature = "emulator", feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Affine, G1Projective, g1};
    use ark_ec::{AffineRepr, CurveGroup};

    use super::*;
    use crate::algorithm::Algorithm;
    use crate::cpu;
    use crate::engine::Options;
    use crate::engine::table::DeviceTable;
    use crate::gpu::{EmulatorOptions, Faults};
    use crate::plan::PrecomputeFactor;
    use crate::recode::Precomputation;
    use crate::types::{Backend, CpuArithmetic};

    /// Three devices hold ranges of the bases, and device 1 is lost after some sums. Later sums are planned without
    /// device 1. The other devices keep their own ranges, and divide the range of device 1.
    #[test]
    fn the_range_of_a_lost_device_is_divided() {
        let n = 12;
        let multiples: Vec<_> = (1..=n as u64).map(|i| G1Affine::generator() * Fr::from(i)).collect();
        let points = G1Projective::normalize_batch(&multiples);
        let mut emulators = vec![EmulatorOptions::DEFAULT; 3];
        emulators[1].faults = Faults { lost_at_launch: Some(20), ..Faults::default() };
        let options = Options {
            backend: Backend::Emulator,
            emulators: Some(emulators),
            algorithm: Some(Algorithm::BUCKET),
            window_bits: Some(7),
            ..Options::default()
        };
        let engine = Engine::new(options).unwrap();
        let gpus = engine.gpus();
        let tables = gpus.iter().enumerate().zip([0..3, 3..7, 7..12]).map(|((device, gpu), range)| {
            let limits = engine.gpu_limits::<g1::Config>(gpu).unwrap();
            let factor = PrecomputeFactor::Fixed(1);
            let plan = engine.multiples_plan::<g1::Config>(limits, range.len(), factor, None, 1).unwrap();
            let kernels = kernels::of(g1::Config::NAME, g1::Config::GROUP);
            let prepared = gpu.prepare(kernels, &plan, &points, range.clone(), None, &mut |_| true);
            DeviceTable { device, range, plan, points: prepared.unwrap().unwrap() }
        });
        let table = BaseTable::Gpus(tables.collect());
        let scalars: Vec<_> = (0..n as u64).map(|i| Fr::from(i * i + 5)).collect();
        let sum: Fr = scalars.iter().zip(1..).map(|(k, i)| *k * Fr::from(i as u64)).sum();
        let division = || {
            let input = BaseView::new(&points, Some(&table), 0);
            let output = engine.run(input, &[Scalars::Field(&scalars)]).unwrap();
            assert_eq!(output.result, [G1Affine::generator() * sum]);
            let Steps::Gpus(parts) = output.plan.steps else { panic!("one device has computed everything") };
            parts.into_iter().map(|(part, ..)| (part.device, part.points)).collect::<Vec<_>>()
        };
        let mut last = division();
        while gpus[1].lost().is_none() {
            last = division();
        }
        // In the sum during which device 1 was lost, device 0 has computed the range of device 1.
        assert_eq!(last, [(0, 0..3), (0, 3..7), (2, 7..12)]);
        assert_eq!(division(), [(0, 0..3), (0, 3..5), (2, 5..7), (2, 7..12)]);
    }

    /// The bases have one multiple for each window, so all windows are one row. One row cannot be divided between two
    /// devices, so a division by windows is impossible. The other divisions do not fit in the memory. The error states
    /// the memory that one of the other divisions needs.
    #[test]
    fn the_error_has_the_memory_of_a_possible_division() {
        let (points, scalars) = ([G1Affine::generator(); 5], [Fr::from(7); 5]);
        let sums = |device_memory| {
            let engine = Engine::new(Options {
                backend: Backend::Emulator,
                emulators: Some(vec![EmulatorOptions::DEFAULT; 2]),
                algorithm: Some(Algorithm::BUCKET),
                window_bits: Some(7),
                device_memory: Some(device_memory),
                ..Options::default()
            });
            let precomputation = Precomputation::new(37, 7);
            let multiples = cpu::multiples(&points, precomputation, CpuArithmetic::Scalar, 1, &|_| true).unwrap();
            let table = BaseTable::Host(multiples, precomputation);
            engine.unwrap().run(BaseView::new(&points, Some(&table), 0), &[Scalars::Field(&scalars)])
        };
        let Err(MsmError::OutOfDeviceMemory { needed, .. }) = sums(1) else { panic!("a byte holds no point") };
        assert!(needed < 1 << 20, "{needed}");
        assert_eq!(sums(needed).unwrap().result, [G1Affine::generator() * Fr::from(35)]);
    }

    /// Device 0 fails first. Device 1 fails when it computes the part of device 0. The result is the error of device 0.
    #[test]
    fn the_error_names_the_device_that_failed_first() {
        let faults = Faults { lost_at_launch: Some(1), ..Faults::default() };
        let emulators = Some(vec![EmulatorOptions { faults, ..EmulatorOptions::DEFAULT }; 2]);
        let engine = Engine::new(Options { backend: Backend::Emulator, emulators, ..Options::default() }).unwrap();
        let (points, scalars) = ([G1Affine::generator(); 5], [Fr::from(7); 5]);
        for _ in 0..2 {
            let error = engine.run(BaseView::of(&points), &[Scalars::Field(&scalars)]).unwrap_err();
            let MsmError::Device { device, .. } = &error else { panic!("{error}") };
            assert_eq!(device, "emulated GPU (GPU 0)", "{error}");
        }
        assert!(engine.gpus().iter().all(|gpu| gpu.lost().is_some()));
    }

    /// All GPUs of an `Auto` engine are lost. So the CPU computes each sum, and each output reports the error of a lost
    /// GPU as the reason of the fallback.
    #[test]
    fn without_a_working_gpu_the_cpu_computes() {
        let faults = Faults { lost_at_launch: Some(1), ..Faults::default() };
        let lost = |ordinal| Gpu::emulated(ordinal, EmulatorOptions { faults, ..EmulatorOptions::DEFAULT }).unwrap();
        let mut engine = Engine::new(Options::default()).unwrap();
        engine.machines = Ok(crate::engine::FoundGpus::new([0, 1].map(lost).to_vec()));
        let n = 3000;
        let (points, scalars) = (vec![G1Affine::generator(); n], vec![Fr::from(3); n]);
        for _ in 0..2 {
            let output = engine.run(BaseView::of(&points), &[Scalars::Field(&scalars)]).unwrap();
            assert_eq!(output.result, [G1Affine::generator() * Fr::from(3 * n as u64)]);
            assert_eq!(output.plan.backend, Backend::Cpu);
            assert!(matches!(output.fallback, Some(MsmError::Device { .. })), "{:?}", output.fallback);
        }
        assert!(engine.place(&scalars).is_ok_and(|vector| matches!(vector, (crate::engine::Place::Host(_), Some(_)))));
    }
}
