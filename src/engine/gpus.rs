//! The GPUs of an engine: the GPUs that the engine has found, the GPUs that can be opened, and the GPUs that a
//! computation uses.

use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;

use super::Engine;
use super::options::Options;
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::gpu::{CudaStatus, EmulatorOptions, Gpu, GpuBuffer};
use crate::plan;
use crate::trace;
use crate::transform::HBasis;
use crate::types::Backend;

/// The GPUs of an engine. If there is no GPU, the error is the reason why the CPU computes.
pub(super) type Machines = Result<Arc<FoundGpus>, String>;

/// The GPUs that the engine has found. When the engine uses a GPU for the first time, it opens all GPUs that it has
/// found.
#[derive(Debug)]
pub(super) struct FoundGpus {
    found: Vec<Gpu>,
    open: OnceLock<Vec<Gpu>>,
    tables: Mutex<Vec<KeptTables>>,
}

/// A set of tables of powers. The set stays in a GPU's memory.
#[derive(Debug)]
struct KeptTables {
    curve: &'static str,
    log_size: u32,
    use_of: TableUse,
    tables: Arc<GpuBuffer>,
}

/// The purpose of a set of tables. Each set is for one scalar field and one size of vectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TableUse {
    /// The roots of transforms.
    Roots,
    /// The factors for the multiplications of a witness map, for example the powers of the coset's offset. The factors
    /// depend on the basis of the quotient h, and on the offset of a coset. The offset is stored as limbs.
    Quotient(HBasis, Vec<u64>),
}

/// An engine keeps at most this number of tables of factors for witness maps. A prover needs only one table of factors.
/// If the engine already keeps this number of tables, it releases the oldest table before it keeps a new table.
const MAX_QUOTIENTS: usize = 8;

impl FoundGpus {
    pub(super) fn new(found: Vec<Gpu>) -> Arc<Self> {
        Arc::new(Self { found, open: OnceLock::new(), tables: Mutex::default() })
    }

    /// The GPUs that can be opened. If no GPU can be opened, the list has all GPUs. A computation on one of these GPUs
    /// then fails, and the error gives the reason.
    fn open(&self) -> &[Gpu] {
        self.open.get_or_init(|| {
            let answers = at_once(self.found.iter().map(|gpu| || gpu.answer()));
            let mut open = Vec::new();
            for (gpu, answer) in self.found.iter().zip(answers) {
                match answer {
                    Ok(()) => open.push(gpu.clone()),
                    Err(error) => trace::without_a_gpu(&error),
                }
            }
            if open.is_empty() { self.found.clone() } else { open }
        })
    }
}

impl Engine {
    /// The GPUs of the engine that can be opened. If no GPU can be opened, the result has all GPUs of the engine. Small
    /// computations use only some of the engine's GPUs, or no GPU (see [`gpus_for`](Self::gpus_for)).
    pub(crate) fn gpus(&self) -> &[Gpu] {
        self.machines.as_ref().map_or(&[], |gpus| gpus.open())
    }

    /// The GPUs that compute sums of `n` points. There is at least one GPU. If the CPU computes, the error is the
    /// reason.
    pub(super) fn gpus_for(&self, n: usize) -> Result<&[Gpu], String> {
        let gpus = self.machines.as_ref().map_err(String::clone)?;
        match n {
            0 => Err("there is nothing to compute".into()),
            _ if self.may_fall_back() && !plan::worth_a_gpu(n) => Err(format!("{n} points are too few for a GPU")),
            _ => Ok(gpus.open()),
        }
    }

    /// Among the GPUs that compute sums of `n` points, the first GPU that is not lost. If all GPUs are lost, the result
    /// is the first GPU. If the CPU computes, the error is the reason why the CPU computes.
    pub(super) fn gpu_for(&self, n: usize) -> Result<&Gpu, String> {
        self.gpus_for(n).and_then(|gpus| first(gpus).ok_or_else(|| "there is no GPU".into()))
    }

    /// Returns the tables for vectors of 2^`log_size` elements, on the GPU that holds `memory`. If the engine does not
    /// keep the tables yet, `make` makes the tables. Tables of roots stay until the engine is dropped. A table of
    /// factors stays until there are [`MAX_QUOTIENTS`] newer tables of factors.
    pub(super) fn tables_beside<F: MatrixField>(
        &self,
        memory: &GpuBuffer,
        log_size: u32,
        use_of: TableUse,
        make: impl FnOnce() -> Result<GpuBuffer, MsmError>,
    ) -> Result<Arc<GpuBuffer>, MsmError> {
        let Ok(gpus) = &self.machines else { return make().map(Arc::new) };
        // The lock is held while the tables are made, so two threads do not make the same tables.
        let mut kept = gpus.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let is_wanted = |of: &&KeptTables| {
            (of.curve, of.log_size, &of.use_of) == (F::CURVE, log_size, &use_of) && of.tables.is_beside(memory)
        };
        if let Some(of) = kept.iter().find(is_wanted) {
            return Ok(of.tables.clone());
        }
        let tables = Arc::new(make()?);
        let is_quotient = |of: &KeptTables| of.use_of != TableUse::Roots;
        if use_of != TableUse::Roots
            && kept.iter().filter(|of| is_quotient(of)).count() >= MAX_QUOTIENTS
            && let Some(oldest) = kept.iter().position(is_quotient)
        {
            kept.remove(oldest);
        }
        kept.push(KeptTables { curve: F::CURVE, log_size, use_of, tables: tables.clone() });
        Ok(tables)
    }

    /// Returns the number of bytes that a computation may use on the first GPU that works. The free memory is the
    /// memory that tables, matrices and vectors leave free. If the caller has set a limit, the number is the smaller of
    /// the limit and the free memory. If the caller has set no limit, the number is a share of the free memory. `None`
    /// if there is no GPU, or if the GPU fails and the CPU may replace the GPU.
    pub(crate) fn device_memory(&self) -> Result<Option<u64>, MsmError> {
        let Some(gpu) = first(self.gpus()) else { return Ok(None) };
        match gpu.room() {
            Err(_) if self.may_fall_back() => Ok(None),
            room => room.map(|room| Some(plan::usable_memory(room, self.options.device_memory))),
        }
    }

    /// Returns the GPUs that compute sums of `n` points (see [`gpus_for`](Self::gpus_for)). The list is empty if the
    /// CPU computes, or if an emulator only counts operations.
    pub(super) fn computing_gpus_for(&self, n: usize) -> &[Gpu] {
        self.gpus_for(n).ok().filter(|gpus| gpus.iter().all(Gpu::computes)).unwrap_or_default()
    }

    /// Reports that the CPU computes because of an error of a GPU.
    pub(super) fn report_fallback(&self, error: &MsmError) {
        match working(self.gpus()) {
            Ok(_) => trace::instead_of_a_gpu(error),
            Err(_) => trace::without_any_gpu(error),
        }
    }

    /// True if the results of all GPUs are valid. If an emulator only counts operations, its results are meaningless.
    pub(super) fn computes(&self) -> bool {
        self.gpus().iter().all(Gpu::computes)
    }
}

/// The requested CUDA devices, except devices that the driver cannot describe. The error gives the reason why there is
/// no device. If a requested device does not exist, the function returns an error. With [`Backend::Auto`], the function
/// leaves out the missing device instead.
pub(super) fn cuda_gpus(options: &Options) -> Result<Vec<Gpu>, String> {
    let (mut gpus, mut missing) = (Vec::new(), Vec::new());
    for &ordinal in options.cuda_devices.as_deref().unwrap_or(&[0]) {
        match Gpu::cuda(ordinal, options.device_memory) {
            Ok(gpu) => gpus.extend(gpu),
            Err(reason) if options.backend == Backend::Auto => missing.push(reason),
            Err(reason) => return Err(reason),
        }
    }
    if gpus.is_empty() {
        return Err(missing.pop().unwrap_or_else(|| CudaStatus::query().to_string()));
    }
    missing.iter().for_each(|reason| trace::missing_gpu(reason));
    Ok(gpus)
}

/// The requested emulated devices. The error gives the reason why there is no device.
pub(super) fn emulated_gpus(options: &Options) -> Result<Vec<Gpu>, String> {
    let devices = options.emulators.as_deref().unwrap_or(&[EmulatorOptions::DEFAULT]);
    devices.iter().enumerate().map(|(ordinal, &device)| Gpu::emulated(ordinal, device)).collect()
}

/// Runs tasks at the same time, each on its own thread. A single task runs on the calling thread. If the operating
/// system cannot start the thread of a task, the calling thread runs the task. If a task panics, this function resumes
/// the panic.
pub(super) fn at_once<T: Send>(tasks: impl ExactSizeIterator<Item = impl FnOnce() -> T + Send>) -> Vec<T> {
    if tasks.len() == 1 {
        return tasks.map(|task| task()).collect();
    }
    // A started thread takes its task from the list. If a thread cannot be started, its task stays in the list.
    let tasks: Vec<_> = tasks.map(|task| Mutex::new(Some(task))).collect();
    thread::scope(|scope| {
        let start = |task| thread::Builder::new().spawn_scoped(scope, move || run(task)).ok();
        let threads: Vec<_> = tasks.iter().map(start).collect();
        let results = threads.into_iter().zip(&tasks).map(|(thread, task)| match thread {
            Some(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            None => run(task),
        });
        results.flatten().collect()
    })
}

/// Takes the task, and runs it. `None` if another thread has taken the task.
fn run<T>(task: &Mutex<Option<impl FnOnce() -> T>>) -> Option<T> {
    let task = task.lock().unwrap_or_else(PoisonError::into_inner).take();
    task.map(|task| task())
}

/// The number of multiprocessors of each device. A device's share of the work is in proportion to its number of
/// multiprocessors.
pub(super) fn multiprocessors(devices: &[(usize, &Gpu)]) -> Vec<u64> {
    devices.iter().map(|(_, gpu)| u64::from(gpu.multiprocessors())).collect()
}

/// The GPUs that are not lost, each with its index in `gpus`.
///
/// # Errors
///
/// The error of the first GPU, if all GPUs are lost.
pub(super) fn working(gpus: &[Gpu]) -> Result<Vec<(usize, &Gpu)>, MsmError> {
    let (mut working, mut loss) = (Vec::new(), None);
    for (device, gpu) in gpus.iter().enumerate() {
        match gpu.lost() {
            None => working.push((device, gpu)),
            Some(error) => loss = loss.or(Some(error)),
        }
    }
    loss.filter(|_| working.is_empty()).map_or(Ok(working), Err)
}

/// The first GPU that is not lost. If all GPUs are lost, the result is the first GPU. The error of this GPU gives the
/// reason of the loss.
pub(super) fn first(gpus: &[Gpu]) -> Option<&Gpu> {
    gpus.iter().find(|gpu| gpu.lost().is_none()).or(gpus.first())
}

/// Calls `attempt` with the GPUs that are not lost. If GPUs are lost during the call, the function calls `attempt`
/// again with the remaining GPUs, if there are any.
pub(super) fn on_working<'g, T>(
    gpus: &'g [Gpu],
    mut attempt: impl FnMut(&[(usize, &'g Gpu)]) -> Result<T, MsmError>,
) -> Result<T, MsmError> {
    let mut devices = working(gpus)?;
    loop {
        let result = attempt(&devices);
        match working(gpus) {
            Ok(others) if matches!(result, Err(MsmError::Device { .. })) && others.len() < devices.len() => {
                devices = others;
            }
            _ => return result,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_tasks() {
        for count in [0, 1, 2, 9] {
            let tasks: Vec<_> = (0..count).map(|i| move || i).collect();
            assert_eq!(at_once(tasks.into_iter()), (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_task_runs_once() {
        let task = Mutex::new(Some(|| 7));
        assert_eq!((run(&task), run(&task)), (Some(7), None));
    }
}
