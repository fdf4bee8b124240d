//! Tables. A table holds bases with their multiples for many computations.

use std::borrow::Cow;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use ark_ec::short_weierstrass::Affine;
use ark_ff::PrimeField;

use super::Engine;
use super::gpus::{first, multiprocessors, on_working};
use crate::cpu::{self, CpuTable};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::gpu::{Gpu, GpuBuffer};
use crate::kernels;
use crate::memory;
use crate::plan::{self, DeviceLimits, MultiplesPlan, PrecomputationPlan, PrecomputeFactor};
use crate::pool;
use crate::recode::Precomputation;
use crate::trace;
use crate::types::Validation;

/// A function that receives the number of finished point doublings and the total number of point doublings.
pub(crate) type Watcher<'a> = Box<dyn FnMut(u64, u64) -> ControlFlow<()> + Send + 'a>;

/// The default value for the expected number of computations with a table. A prover that makes one proof commits to
/// about ten polynomials with the same bases.
const DEFAULT_USES: u64 = 10;

/// The options of a preparation of bases.
#[must_use]
pub struct TableBuilder<'a, P: CurveParams> {
    pub(crate) engine: Engine,
    pub(crate) points: Cow<'a, [Affine<P>]>,
    /// The multiples from a file, level after level (see [`BaseTable::Host`]). `None` if the bases do not come from a
    /// file.
    pub(crate) multiples: Option<(Vec<Affine<P>>, Precomputation)>,
    pub(crate) factor: PrecomputeFactor,
    pub(crate) memory: Option<u64>,
    pub(crate) uses: u64,
    pub(crate) validation: Validation,
    pub(crate) self_check: bool,
    pub(crate) progress: Option<Watcher<'a>>,
    /// The reason why the CPU prepared the bases instead of a GPU.
    pub(crate) fallback: Option<MsmError>,
}

/// The data that prepared bases keep in addition to the bases.
pub enum BaseTable<P: CurveParams> {
    /// The bases with their multiples, in the form that the CPU engine reads.
    Cpu(Box<CpuTable<P>>),
    /// The bases with their multiples on the host: level 0 of all bases, then level 1 of all bases, and so on. If the
    /// tables do not fit on the GPUs, computations copy these points to the GPUs in chunks. If host memory is limited,
    /// the CPU engine reads these multiples.
    Host(Vec<Affine<P>>, Precomputation),
    /// The bases with their multiples on GPUs. A GPU that was lost before or during the preparation has no table.
    Gpus(Vec<DeviceTable>),
}

/// A table on one GPU.
pub struct DeviceTable {
    /// The GPU, as an index into the engine's list.
    pub(super) device: usize,
    /// The range of the bases that the GPU holds.
    pub(super) range: Range<usize>,
    pub(super) plan: MultiplesPlan,
    /// The points in the GPU's memory.
    pub(super) points: GpuBuffer,
}

impl<P: CurveParams> BaseTable<P> {
    /// The multiples that the table has for each base.
    pub(crate) fn precomputation(&self) -> Precomputation {
        match self {
            Self::Cpu(table) => table.precomputation(),
            Self::Host(_, precomputation) => *precomputation,
            Self::Gpus(tables) => tables.first().map_or(Precomputation::NONE, |table| table.plan.table.precomputation),
        }
    }

    /// The plans of the tables on GPUs.
    pub(crate) fn device_plans(&self) -> impl Iterator<Item = &MultiplesPlan> {
        let tables = match self {
            Self::Gpus(tables) => &tables[..],
            _ => &[],
        };
        tables.iter().map(|table| &table.plan)
    }

    /// All multiples, level after level. If the multiples are on GPUs, this function downloads the multiples. If a GPU
    /// has failed, this function computes the multiples again.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn multiples<'b>(
        &'b self,
        engine: &Engine,
        points: &'b [Affine<P>],
    ) -> Result<Cow<'b, [Affine<P>]>, MsmError> {
        let (precomputation, threads) = (self.precomputation(), pool::threads());
        Ok(match self {
            Self::Host(multiples, _) => Cow::Borrowed(&multiples[..]),
            Self::Cpu(table) if precomputation.factor() > 1 => table.multiples(threads)?.into(),
            Self::Gpus(tables) if precomputation.factor() > 1 => {
                let arithmetic = engine.cpu_arithmetic::<P>();
                let again = || cpu::multiples(points, precomputation, arithmetic, threads, &|_| true);
                memory::ensure(levels_bytes::<P>(points.len(), precomputation), "multiples of the bases")?;
                downloaded(engine, tables, points.len()).map_or_else(again, Ok)?.into()
            }
            // Without multiples, level 0 is the only level.
            _ => Cow::Borrowed(points),
        })
    }
}

/// The number of bytes that the multiples of `n` bases take as affine points.
fn levels_bytes<P: CurveParams>(n: usize, precomputation: Precomputation) -> u64 {
    n as u64 * u64::from(precomputation.factor()) * size_of::<Affine<P>>() as u64
}

/// The multiples of `n` bases, downloaded from devices. Each device holds all levels of a range of the bases, or of all
/// bases. `None` if a device has failed and no other device holds its multiples.
#[expect(clippy::indexing_slicing, reason = "the range of a table lies within the bases")]
fn downloaded<P: CurveParams>(engine: &Engine, tables: &[DeviceTable], n: usize) -> Option<Vec<Affine<P>>> {
    let gpus = engine.computing_gpus_for(n);
    let mut multiples = Vec::new();
    let mut copied = 0;
    for DeviceTable { device, range, plan: MultiplesPlan { table, .. }, points } in tables {
        // Skips a range that is empty, a range that another device has already provided, and a range that follows a
        // missing range.
        if range.start != copied || range.is_empty() {
            continue;
        }
        let Ok(part) = gpus.get(*device)?.multiples::<P>(table, points) else { continue };
        copied = range.end;
        if *range == (0..n) {
            multiples = part;
            continue;
        }
        multiples.resize(n * table.precomputation.factor() as usize, Affine::identity());
        for (level, part) in multiples.chunks_exact_mut(n).zip(part.chunks_exact(range.len())) {
            level[range.clone()].copy_from_slice(part);
        }
    }
    (copied == n).then_some(multiples)
}

impl<'a, P: CurveParams> TableBuilder<'a, P> {
    pub(crate) fn new(engine: &Engine, points: Cow<'a, [Affine<P>]>) -> Self {
        Self {
            engine: engine.clone(),
            points,
            multiples: None,
            factor: PrecomputeFactor::default(),
            memory: None,
            uses: DEFAULT_USES,
            validation: Validation::default(),
            self_check: false,
            progress: None,
            fallback: None,
        }
    }

    /// Prepares the bases on the backend that will compute with the bases. Returns `None` if computations will use the
    /// bases without a table.
    pub(super) fn run(&mut self) -> Result<Option<BaseTable<P>>, MsmError> {
        let engine = &self.engine.clone();
        let _span = trace::prepare_bases(P::NAME, P::GROUP, self.points.len());
        if self.factor == PrecomputeFactor::Fixed(0) {
            let reason = "with 0 multiples, not even the bases would be kept; \
                          use 1 for the bases alone, or leave the choice to the plan";
            return Err(MsmError::InvalidOption { option: "precompute", reason });
        }
        self.validation.check(engine, &self.points)?;
        engine.check_form::<P>()?;
        let gpus = engine.gpus_for(self.points.len()).unwrap_or_default();
        // If the CPU computes with limited host memory, the requested window size is only an upper bound.
        let exact = engine.options.window_bits.filter(|_| engine.options.host_memory.is_none() || !gpus.is_empty());
        let unfit = |(_, precomputation): &(_, Precomputation)| exact.filter(|&c| !precomputation.fits(c));
        if let Some(window_bits) = self.multiples.as_ref().and_then(unfit) {
            return Err(MsmError::PrecomputationUnfit { window_bits });
        }
        if gpus.is_empty() {
            return self.on_the_cpu();
        }
        // Between the plan and the preparation, other tables may take the planned memory. So the second call of
        // `on_gpus` makes a new plan for the memory that is still free.
        let mut on_gpus = || on_working(gpus, |devices| self.on_gpus(devices));
        let table = match on_gpus() {
            Err(MsmError::OutOfDeviceMemory { .. }) => on_gpus(),
            table => table,
        };
        let table = match table {
            Err(MsmError::OutOfDeviceMemory { .. }) if self.factor == PrecomputeFactor::Auto => Ok(None),
            Err(MsmError::OutOfDeviceMemory { .. }) => self.for_copies(gpus),
            table => table.map(Some),
        };
        match table {
            Err(MsmError::Cancelled) => Err(MsmError::Cancelled),
            Err(MsmError::PrecomputationUnfit { .. }) if engine.may_fall_back() => self.on_the_cpu(),
            Err(error) if engine.may_repeat(&error) => {
                engine.report_fallback(&error);
                self.fallback = Some(error);
                self.on_the_cpu()
            }
            table => table,
        }
    }

    /// The requested factor. If the multiples come from a file, the factor describes these multiples. Otherwise, the
    /// caller requests the factor.
    fn wanted(&self) -> PrecomputeFactor {
        self.multiples.as_ref().map_or(self.factor, |&(_, precomputation)| PrecomputeFactor::Known(precomputation))
    }

    /// The factors to try in turn until the multiples fit in memory (see [`PrecomputeFactor::with_fewer`]).
    fn factors(&self) -> impl Iterator<Item = PrecomputeFactor> + use<P> {
        self.wanted().with_fewer(P::ScalarField::MODULUS_BIT_SIZE)
    }

    /// The table for the CPU. If `host_memory` is not set, the table is a table of the CPU engine. If `host_memory` is
    /// set, the table is a list of the multiples, and `host_memory` does not limit the memory of the list. A list of
    /// multiples is stored only if the plan expects that computations with the multiples take less time than
    /// computations without multiples. Even a list of multiples from a file is not stored if the plan expects no gain.
    fn on_the_cpu(&mut self) -> Result<Option<BaseTable<P>>, MsmError> {
        let (n, uses) = (self.points.len(), self.uses);
        let memory = self.memory.unwrap_or(plan::default_table_bytes(n * size_of::<Affine<P>>()));
        match self.engine.options.host_memory {
            _ if n == 0 => Ok(None),
            Some(limit) => {
                let plan = self.engine.low_memory_precomputation::<P>(n, limit, self.wanted(), memory, uses)?;
                let precomputation = plan.precomputation;
                if precomputation.factor() == 1 {
                    return Ok(None);
                }
                let multiples = self.multiples(precomputation, pool::threads())?;
                Ok(Some(BaseTable::Host(multiples, precomputation)))
            }
            None => {
                let planned = |factor| self.engine.cpu_precomputation::<P>(n, factor, memory, uses);
                let planned = self.factors().find_map(planned);
                let Some((PrecomputationPlan { precomputation, .. }, problem)) = planned else {
                    return Ok(None);
                };
                let computed = if self.multiples.is_some() { 0 } else { levels_bytes::<P>(n, precomputation) };
                let table = CpuTable::<P>::bytes(precomputation, &problem);
                memory::ensure(computed + table, "multiples of the bases")?;
                let multiples = self.multiples(precomputation, problem.threads)?;
                let table = CpuTable::new(&multiples, precomputation, &problem)?;
                let whole = self.engine.lengths_of_whole_scalars(n, &table);
                Ok(Some(BaseTable::Cpu(table.with_whole(whole).into())))
            }
        }
    }

    /// Computes the requested multiples, and stores them on the host. If these multiples take more memory than the
    /// caller allows, the function computes fewer multiples. Returns `None` if no multiples fit in the allowed memory.
    /// Computations then read the caller's bases, which are already on the host. Multiples from a file may not match
    /// any window size that plans try. In this case, the function returns an error, because more memory would not help.
    fn for_copies(&mut self, gpus: &[Gpu]) -> Result<Option<BaseTable<P>>, MsmError> {
        let n = self.points.len();
        let fits = |precomputation: &Precomputation| {
            self.memory.is_none_or(|memory| levels_bytes::<P>(n, *precomputation) <= memory)
        };
        let precomputation = match self.wanted() {
            PrecomputeFactor::Known(precomputation) => {
                let mut windows = plan::gpu_windows(self.engine.options.window_bits);
                let window_bits = *windows.end();
                if !windows.any(|c| precomputation.fits(c)) {
                    return Err(MsmError::PrecomputationUnfit { window_bits });
                }
                Some(precomputation).filter(fits)
            }
            _ => {
                let Some(gpu) = first(gpus) else { return Ok(None) };
                self.multiples_to_copy(self.engine.gpu_limits::<P>(gpu)?, n, fits)
            }
        };
        let Some(precomputation) = precomputation.filter(|precomputation| precomputation.factor() > 1) else {
            return Ok(None);
        };
        let multiples = self.multiples(precomputation, pool::threads())?;
        Ok(Some(BaseTable::Host(multiples, precomputation)))
    }

    /// Chooses the multiples of `n` bases that computations copy to a GPU with the given limits. Tries one factor after
    /// another, until the multiples of a factor fit. A plan has fewer than 2^32 points. If a factor leads to 2^32
    /// points or more, the next factor is tried.
    fn multiples_to_copy(
        &self,
        limits: DeviceLimits,
        n: usize,
        fits: impl Fn(&Precomputation) -> bool,
    ) -> Option<Precomputation> {
        // The plans assume that the GPU has enough memory for all requested multiples.
        let limits = DeviceLimits { limit: None, free: u64::MAX >> 8, ..limits };
        let plan = |factor| self.engine.multiples_plan::<P>(limits, n, factor, None, self.uses).ok();
        self.factors().filter_map(plan).map(|plan| plan.table.precomputation).find(fits)
    }

    fn multiples(&mut self, precomputation: Precomputation, threads: usize) -> Result<Vec<Affine<P>>, MsmError> {
        if let Some((multiples, _)) = self.multiples.take() {
            return Ok(multiples);
        }
        let (levels, stride) = (u64::from(precomputation.factor() - 1), u64::from(precomputation.stride()));
        let total = levels * stride * self.points.len() as u64;
        // `watched` holds the watcher, and the last number of doublings that the watcher received.
        let (done, watched) = (AtomicU64::new(0), Mutex::new((&mut self.progress, 0)));
        // Only one thread at a time calls the watcher. No thread waits until the watcher is free, because the wait
        // could be a deadlock. If the watcher itself waits for this thread pool, the pool may run another preparation
        // task on the watcher's thread. The task would then wait for the watcher, which cannot go on before the task
        // ends.
        let tell = |doublings: usize| {
            done.fetch_add(doublings as u64, Ordering::Relaxed);
            let Ok(mut watched) = watched.try_lock() else { return true };
            let (watcher, told) = &mut *watched;
            *told = done.load(Ordering::Relaxed);
            watcher.as_mut().is_none_or(|watcher| watcher(*told, total).is_continue())
        };
        let arithmetic = self.engine.cpu_arithmetic::<P>();
        let multiples = cpu::multiples(&self.points, precomputation, arithmetic, threads, &tell)?;
        // A task that ends while another task calls the watcher does not call the watcher. So the watcher may not have
        // received the total yet.
        let (watcher, told) = watched.into_inner().unwrap_or_else(PoisonError::into_inner);
        if told < total && watcher.as_mut().is_some_and(|watcher| watcher(total, total).is_break()) {
            return Err(MsmError::Cancelled);
        }
        Ok(multiples)
    }

    /// The plans of the tables of all devices. If the requested multiples do not fit on every device, all plans have
    /// fewer multiples.
    fn table_plans(&self, devices: &[(usize, &Gpu)], ranges: &[Range<usize>]) -> Result<Vec<MultiplesPlan>, MsmError> {
        // All devices have the same precomputation, so that each device can compute some of the windows.
        let with = |wanted: PrecomputeFactor| {
            let mut plans: Vec<MultiplesPlan> = Vec::new();
            for ((_, gpu), range) in devices.iter().zip(ranges) {
                let known = |first: &MultiplesPlan| PrecomputeFactor::Known(first.table.precomputation);
                let factor = plans.first().map_or(wanted, known);
                let limits = self.engine.gpu_limits::<P>(gpu)?;
                plans.push(self.engine.multiples_plan::<P>(limits, range.len(), factor, self.memory, self.uses)?);
            }
            Ok(plans)
        };
        let mut plans = with(self.wanted());
        for factor in self.factors().skip(1) {
            let Err(MsmError::OutOfDeviceMemory { .. }) = plans else { break };
            plans = with(factor);
        }
        plans
    }

    /// Prepares a range of the bases on each device. The lengths of the ranges are in proportion to the devices'
    /// numbers of multiprocessors. If the number of bases is small, every device gets a copy of all bases, not a range.
    fn on_gpus(&mut self, devices: &[(usize, &Gpu)]) -> Result<BaseTable<P>, MsmError> {
        let n = self.points.len();
        let ranges: Vec<Range<usize>> = match devices.len() > 1 && !plan::worth_a_cut(n, devices.len()) {
            true => vec![0..n; devices.len()],
            false => plan::in_proportion(&multiprocessors(devices), n),
        };
        let plans = self.table_plans(devices, &ranges)?;
        let (mut done, total) = (0, plans.iter().map(MultiplesPlan::doublings).sum());
        let watcher = &mut self.progress;
        let mut tell = |doublings| {
            done += doublings;
            watcher.as_mut().is_none_or(|watcher| watcher(done, total).is_continue())
        };
        let mut tables = Vec::new();
        for ((&(device, gpu), plan), range) in devices.iter().zip(plans).zip(ranges) {
            let known = self.multiples.as_ref().map(|(multiples, _)| &multiples[..]);
            let kernels = kernels::of(P::NAME, P::GROUP);
            let points = gpu.prepare(kernels, &plan, &self.points, range.clone(), known, &mut tell)?;
            tables.push(DeviceTable { device, range, plan, points: points.ok_or(MsmError::Cancelled)? });
        }
        Ok(BaseTable::Gpus(tables))
    }
}

#[cfg(all(test, feature = "emulator", feature = "bls12-377"))]
mod tests {
    use ark_bls12_377::g1::Config;
    use ark_ec::short_weierstrass::Projective;
    use ark_ec::{AffineRepr, CurveGroup};
    use ark_ff::UniformRand;

    use super::*;
    use crate::algorithm::Algorithm;
    use crate::engine::Options;
    use crate::gpu::EmulatorOptions;
    use crate::types::{Backend, CpuArithmetic};

    /// Tests the download of multiples, for every form in which a device stores multiples. Each device has all bases, a
    /// range of the bases, or no bases.
    #[test]
    fn multiples_are_downloaded_from_devices() {
        let mut rng = ark_std::test_rng();
        let mut points: Vec<_> = (0..7).map(|_| Projective::<Config>::rand(&mut rng).into_affine()).collect();
        points[4] = Affine::identity();
        for algorithm in [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::EDMSM] {
            let engine = Engine::new(Options {
                backend: Backend::Emulator,
                emulators: Some(vec![EmulatorOptions::DEFAULT; 3]),
                algorithm: Some(algorithm),
                window_bits: Some(7),
                ..Options::default()
            });
            let engine = engine.unwrap();
            let builder = TableBuilder::new(&engine, (&points).into());
            let table = TableBuilder { factor: PrecomputeFactor::Fixed(3), uses: 1, ..builder }.run().unwrap().unwrap();
            let precomputation = table.precomputation();
            let expected = cpu::multiples(&points, precomputation, CpuArithmetic::Scalar, 1, &|_| true).unwrap();
            let BaseTable::Gpus(tables) = &table else { panic!("the bases are not on the devices") };
            assert!(downloaded(&engine, tables, 7).unwrap() == expected, "{algorithm}");

            let gpus = engine.gpus_for(7).unwrap().iter().enumerate();
            let parts = gpus.zip([0..3, 3..3, 3..7]).map(|((device, gpu), range)| {
                let factor = PrecomputeFactor::Known(precomputation);
                let limits = engine.gpu_limits::<Config>(gpu).unwrap();
                let plan = engine.multiples_plan::<Config>(limits, range.len(), factor, None, 1).unwrap();
                let kernels = kernels::of(Config::NAME, Config::GROUP);
                let prepared = gpu.prepare(kernels, &plan, &points, range.clone(), None, &mut |_| true);
                DeviceTable { device, range, plan, points: prepared.unwrap().unwrap() }
            });
            let mut parts: Vec<_> = parts.collect();
            assert!(downloaded(&engine, &parts, 7).unwrap() == expected, "{algorithm}, in ranges");
            parts.pop();
            assert!(downloaded::<Config>(&engine, &parts, 7).is_none(), "a range is missing");
        }
    }

    /// For 2^26 bases with windows of 4 bits, one multiple for each window would make 2^32 points. A plan must have
    /// fewer than 2^32 points, so the plan has fewer multiples than windows.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn multiples_for_copies_have_indices_of_32_bits() {
        let options = Options { backend: Backend::Emulator, window_bits: Some(4), ..Options::default() };
        let engine = Engine::new(options).unwrap();
        let limits = engine.gpu_limits::<Config>(&engine.gpus()[0]).unwrap();
        let n = 1 << 26;
        for factor in [PrecomputeFactor::Fixed(64), PrecomputeFactor::Max] {
            let builder = TableBuilder { factor, ..TableBuilder::<Config>::new(&engine, Cow::Borrowed(&[])) };
            let levels = |most: u64| {
                let fits = |precomputation: &Precomputation| u64::from(precomputation.factor()) <= most;
                builder.multiples_to_copy(limits, n, fits).map(|precomputation| u64::from(precomputation.factor()))
            };
            assert!(levels(u64::MAX).is_some_and(|levels| levels > 8 && levels * (n as u64) < 1 << 32), "{factor:?}");
            assert!(levels(3).is_some_and(|levels| (2..=3).contains(&levels)), "{factor:?}");
        }
    }

    /// If the requested multiples do not fit in the memory that the caller allows, the table has fewer multiples. The
    /// test covers tables on the CPU, tables on devices, and multiples on the host for copies to a device whose memory
    /// cannot hold the bases.
    #[test]
    fn multiples_that_do_not_fit_are_left_out() {
        let points = vec![Affine::<Config>::generator(); 50];
        let five_levels = 11 * levels_bytes::<Config>(points.len(), Precomputation::NONE) / 2;
        let table = |factor, memory, options: Options| {
            let engine = Engine::new(Options { window_bits: Some(7), ..options }).unwrap();
            let builder = TableBuilder::new(&engine, (&points).into());
            TableBuilder { factor, memory, ..builder }.run().unwrap()
        };
        let cpu = || Options { backend: Backend::Cpu, ..Options::default() };
        let devices = |device_memory| Options {
            backend: Backend::Emulator,
            emulators: Some(vec![EmulatorOptions::DEFAULT; 2]),
            algorithm: Some(Algorithm::BUCKET),
            device_memory,
            ..Options::default()
        };
        for factor in [PrecomputeFactor::Fixed(16), PrecomputeFactor::Max] {
            let levels = |table: &BaseTable<Config>| table.precomputation().factor();
            let all = table(factor, None, cpu()).unwrap();
            let fewer = table(factor, Some(five_levels), cpu()).unwrap();
            assert!(levels(&fewer) < levels(&all), "{factor:?}: {} levels", levels(&fewer));

            let fewer = table(factor, Some(five_levels), devices(None)).unwrap();
            assert_eq!((levels(&fewer), fewer.device_plans().count()), (5, 2), "{factor:?}");
            assert!(fewer.device_plans().all(|plan| plan.bytes() <= five_levels), "{factor:?}");

            let on_the_host = table(factor, Some(five_levels), devices(Some(1))).unwrap();
            assert!(matches!(on_the_host, BaseTable::Host(..)), "{factor:?}");
            assert_eq!(levels(&on_the_host), 5, "{factor:?}");
            assert!(table(factor, Some(1), devices(Some(1))).is_none(), "{factor:?}");
            let without_a_limit = table(factor, None, devices(Some(1))).unwrap();
            assert!(levels(&without_a_limit) > 12, "{factor:?}");
        }
    }
}
