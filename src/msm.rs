//! The entry points: bases and scalars, to a plan, to a backend, to a point.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{Field, One, PrimeField, Zero};

use crate::algorithm::{Algorithm, Coordinates};
use crate::cpu::{self, FastField};
#[cfg(feature = "emulator")]
use crate::gpu::counts::LaunchCounts;
#[cfg(feature = "emulator")]
use crate::gpu::emulator::{EmulatedDevice, EmulatedMemory, EmulatorOptions};
use crate::gpu::{Gpu, GpuTable};
use crate::plan::{
    self, CpuPlan, CpuProblem, GpuProblem, Levels, LevelsPlan, LimitedPlan, LimitedProblem, LimitedStages, Machine,
    MadePlans, Plan, Share, Source, Steps, TablePlan, TableProblem, Wanted,
};
use crate::recode::{Elastic, MAX_WINDOW, MIN_WINDOW};
use crate::scalars::Scalars;
use crate::timings::{Stage, StageTimings, Stopwatch};
use crate::{Curve, MsmError, devices};

/// Where a multi-scalar multiplication is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Backend {
    /// A GPU where there is one and the size is worth it, else the CPU. A GPU that fails is
    /// replaced by the CPU.
    #[default]
    Auto,
    /// The CPU, in the caller's rayon pool.
    Cpu,
    /// An NVIDIA GPU.
    Cuda,
    /// The CUDA kernels, emulated on the CPU: for tests.
    Emulator,
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Auto => "auto",
            Self::Cpu => "cpu",
            Self::Cuda => "cuda",
            Self::Emulator => "emulator",
        })
    }
}

/// What is known of the bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum BaseOrigin {
    /// They lie in the subgroup of prime order r, as arkworks' constructors and deserialization check, and as ark-ec's
    /// own MSM takes for granted. Scalars may then be rewritten modulo r, which makes them shorter.
    #[default]
    Subgroup,
    /// They lie on the curve, in the subgroup or not. Scalars are the plain integers that they are.
    Curve,
}

/// The equation that points are added up on. The form of the caller's bases and of the result is arkworks' in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PointForm {
    /// y² = x³ + ax + b.
    Weierstrass,
    /// −x² + y² = 1 + dx²y²: additions without inversions or special cases, for bases in the subgroup, on curves that
    /// state [`Curve::TWISTED_EDWARDS`]: BLS12-377's G1.
    TwistedEdwards,
}

impl fmt::Display for PointForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Weierstrass => "short Weierstrass",
            Self::TwistedEdwards => "twisted Edwards",
        })
    }
}

/// Computes Σ kᵢ·Pᵢ on the best backend there is.
///
/// The result is normalised (Z = 1), so that it is the same to the byte on every backend. Bases may repeat, cancel
/// and be the identity; they must lie in the subgroup of prime order, which is not checked (for others, see
/// [`MsmBuilder::bases`]). No bases and no scalars give the identity.
///
/// ```
/// use ark_bls12_381::{Fr, G1Affine, G1Projective};
/// use ark_ec::{AffineRepr, CurveGroup};
///
/// let bases = [G1Affine::generator(), (G1Affine::generator() * Fr::from(5)).into_affine()];
/// let scalars = [Fr::from(2), Fr::from(3)];
/// let sum: G1Projective = cumsm::msm(&bases, &scalars)?;
/// assert_eq!(sum, G1Affine::generator() * Fr::from(17));
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// # Errors
///
/// [`MsmError::LengthMismatch`] unless there is one scalar for each base.
pub fn msm<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
    Msm::builder().build()?.run(bases, scalars)
}

/// As [`msm`], for integers at any value up to their width, also above the group's order.
///
/// # Errors
///
/// [`MsmError::LengthMismatch`] unless there is one scalar for each base.
pub fn msm_bigint<P: Curve>(
    bases: &[Affine<P>],
    scalars: &[<P::ScalarField as PrimeField>::BigInt],
) -> Result<Projective<P>, MsmError> {
    Msm::builder().build()?.run_bigint(bases, scalars)
}

/// Fixes how multi-scalar multiplications are computed; see [`Msm::builder`].
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MsmBuilder {
    backend: Backend,
    bases: BaseOrigin,
    algorithm: Option<Algorithm>,
    point_form: Option<PointForm>,
    window_bits: Option<u32>,
    scalar_arithmetic: bool,
    device_memory: Option<u64>,
    host_memory: Option<u64>,
    limited_stages: LimitedStages,
    cuda_devices: Option<Vec<usize>>,
    timings: bool,
    #[cfg(feature = "emulator")]
    emulators: Option<Vec<EmulatorOptions>>,
}

impl MsmBuilder {
    /// The backend; [`Backend::Auto`] if not given.
    pub fn backend(mut self, backend: Backend) -> Self {
        self.backend = backend;
        self
    }

    /// What is known of the bases; [`BaseOrigin::Subgroup`] if not given. Points of any other origin, such as input that
    /// nobody has checked, need [`BaseOrigin::Curve`]: the result would be wrong without.
    pub fn bases(mut self, origin: BaseOrigin) -> Self {
        self.bases = origin;
        self
    }

    /// The algorithm; if not given, the one of least predicted cost. An algorithm is a GPU's, except for
    /// [`Algorithm::EDMSM`], which on the CPU is [`PointForm::TwistedEdwards`]: asked for, it is computed there or not at
    /// all.
    pub fn algorithm(mut self, algorithm: Algorithm) -> Self {
        self.algorithm = Some(algorithm);
        self
    }

    /// The form that points are added up in; if not given, the one of least predicted cost.
    pub fn point_form(mut self, form: PointForm) -> Self {
        self.point_form = Some(form);
        self
    }

    /// The window size in bits, [`MIN_WINDOW`] to [`MAX_WINDOW`]; if not given, the plan chooses the cheapest.
    pub fn window_bits(mut self, window_bits: u32) -> Self {
        self.window_bits = Some(window_bits);
        self
    }

    /// Leaves the CPU's vector instructions (AVX-512 IFMA) unused: for tests, and to see what they bring.
    pub fn scalar_arithmetic(mut self) -> Self {
        self.scalar_arithmetic = true;
        self
    }

    /// The most bytes of device memory that one computation may use; if not given, nine tenths of what is free. Points
    /// that do not fit are computed in chunks.
    pub fn device_memory(mut self, bytes: u64) -> Self {
        self.device_memory = Some(bytes);
        self
    }

    /// The most bytes of working memory that one computation on the CPU may take from the heap; if not given, there is
    /// no limit. Given one, whatever it is, the CPU computes by [`LimitedPlan`].
    ///
    /// Bases and scalars do not count: they are read where they are, and scalars converted one at a time. Everything else
    /// does. Beside the heap, a thread with a stack of 64 KiB is enough, the calling one and each one of a rayon pool that
    /// is used. A pool is the caller's; one is started, and counts, only if there
    /// is none, and is not looked for under a limit of less than 8 KiB.
    ///
    /// What [`prepare`](Msm::prepare) keeps does not count either: it is bounded by
    /// [`Preparation::memory`](crate::Preparation::memory).
    ///
    /// From 1 KB up there always is a plan; where there is none, the error says what is needed.
    pub fn host_memory(mut self, bytes: u64) -> Self {
        self.host_memory = Some(bytes);
        self
    }

    /// The stages of the computation within [`host_memory`](Self::host_memory); if not given, the cheapest.
    pub fn limited_stages(mut self, stages: LimitedStages) -> Self {
        self.limited_stages = stages;
        self
    }

    /// The ordinal of the GPU for [`Backend::Cuda`] and [`Backend::Auto`]; if not given, 0.
    pub fn cuda_device(self, ordinal: usize) -> Self {
        self.cuda_devices([ordinal])
    }

    /// The ordinals of the GPUs, if it is to be several. Each computation is cut for them as is predicted to be cheapest: by
    /// points, by windows, or, in a batch, by vectors of scalars. Where one fails, the others compute its share.
    pub fn cuda_devices(mut self, ordinals: impl IntoIterator<Item = usize>) -> Self {
        self.cuda_devices = Some(ordinals.into_iter().collect());
        self
    }

    /// Whether to take the times of stages, for [`Outcome::timings`]; if not given, they are not taken.
    pub fn timings(mut self, wanted: bool) -> Self {
        self.timings = wanted;
        self
    }

    /// The device that [`Backend::Emulator`] emulates.
    #[cfg(feature = "emulator")]
    pub fn emulator(self, options: EmulatorOptions) -> Self {
        self.emulators([options])
    }

    /// The devices that [`Backend::Emulator`] emulates, if it is to be several; see [`cuda_devices`](Self::cuda_devices).
    #[cfg(feature = "emulator")]
    pub fn emulators(mut self, options: impl IntoIterator<Item = EmulatorOptions>) -> Self {
        self.emulators = Some(options.into_iter().collect());
        self
    }

    /// Finds the backend.
    ///
    /// # Errors
    ///
    /// [`MsmError::WindowOutOfRange`]; [`MsmError::PointFormUnavailable`] if the form asked for is not for these bases;
    /// [`MsmError::AlgorithmUnavailable`] if the algorithm asked for does not go with the other wishes or with what this
    /// machine has; or [`MsmError::BackendUnavailable`] if the backend is named and not there.
    pub fn build(self) -> Result<Msm, MsmError> {
        if let Some(window_bits) = self.window_bits.filter(|bits| !(MIN_WINDOW..=MAX_WINDOW).contains(bits)) {
            return Err(MsmError::WindowOutOfRange { window_bits });
        }
        if self.point_form == Some(PointForm::TwistedEdwards) && self.bases == BaseOrigin::Curve {
            return Err(edwards_unavailable(OUTSIDE_THE_SUBGROUP));
        }
        self.check_algorithm()?;
        let unavailable = |reason| MsmError::BackendUnavailable { backend: self.backend, reason };
        let engine = match self.backend {
            Backend::Cpu => Engine::Cpu { reason: "as asked".into() },
            Backend::Cuda => Engine::Gpus(self.cuda_gpus().map_err(unavailable)?),
            Backend::Auto => self.cuda_gpus().map_or_else(|reason| Engine::Cpu { reason }, Engine::Gpus),
            #[cfg(feature = "emulator")]
            Backend::Emulator => {
                let emulated = |options: &EmulatorOptions| Gpu::Emulator(EmulatedDevice::new(*options).into());
                let options = self.emulators.as_deref().unwrap_or(&[EmulatorOptions::DEFAULT]);
                let gpus: Vec<_> = options.iter().map(emulated).collect();
                if gpus.is_empty() {
                    return Err(unavailable("the list of devices is empty".into()));
                }
                Engine::Gpus(gpus)
            }
            #[cfg(not(feature = "emulator"))]
            Backend::Emulator => return Err(unavailable("this build is without the feature `emulator`".into())),
        };
        let mut options = self;
        if let (Engine::Cpu { reason }, Some(algorithm)) = (&engine, options.algorithm) {
            if algorithm != Algorithm::EDMSM {
                return Err(algorithm_unavailable(algorithm, without_a_gpu(options.backend, reason)));
            }
            options.point_form = Some(PointForm::TwistedEdwards);
        }
        Ok(Msm { options, engine, plans: Arc::default() })
    }

    /// The GPUs asked for, or why they are not there.
    fn cuda_gpus(&self) -> Result<Vec<Gpu>, String> {
        match self.cuda_devices.as_deref().unwrap_or(&[0]) {
            [] => Err("the list of devices is empty".into()),
            ordinals => ordinals.iter().map(|&ordinal| Gpu::cuda(ordinal)).collect(),
        }
    }

    /// Whether the algorithm asked for, if one is, can be computed at all, given the other wishes.
    fn check_algorithm(&self) -> Result<(), MsmError> {
        let Some(algorithm) = self.algorithm else { return Ok(()) };
        let edwards = algorithm.point_form() == PointForm::TwistedEdwards;
        match algorithm.conflict() {
            Some(reason) => Err(algorithm_unavailable(algorithm, reason)),
            None if algorithm.is_comparison() && !cfg!(feature = "comparisons") => {
                Err(algorithm_unavailable(algorithm, "this build is without the feature `comparisons`"))
            }
            None if edwards && self.bases == BaseOrigin::Curve => {
                Err(algorithm_unavailable(algorithm, OUTSIDE_THE_SUBGROUP))
            }
            None if self.point_form.is_some_and(|form| form != algorithm.point_form()) => Err(algorithm_unavailable(
                algorithm,
                format!("it adds points in {} form, and another is asked for", algorithm.point_form()),
            )),
            None => Ok(()),
        }
    }
}

/// A configured engine for multi-scalar multiplications. It can be shared by threads, and reused.
#[derive(Clone, Debug)]
pub struct Msm {
    options: MsmBuilder,
    engine: Engine,
    plans: Arc<MadePlans>,
}

#[derive(Clone, Debug)]
enum Engine {
    /// The CPU, and why.
    Cpu { reason: String },
    /// One GPU at least.
    Gpus(Vec<Gpu>),
}

/// Where one computation takes place.
enum Choice<'a> {
    /// The CPU, and why.
    Cpu { reason: String },
    /// On these GPUs.
    Gpus(&'a [Gpu]),
}

/// A result, and how it came about.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome<P: Curve> {
    /// Σ kᵢ·Pᵢ, normalised.
    pub point: Projective<P>,
    /// What was done.
    pub plan: Plan,
    /// Why [`Backend::Auto`] had to turn from the GPU to the CPU, if it had to.
    pub fallback: Option<MsmError>,
    /// How long the stages took, if [asked for](MsmBuilder::timings).
    pub timings: Option<StageTimings>,
}

/// What is computed over: bases, and where else they are.
pub struct Input<'a, P: Curve> {
    /// On the host: one for each scalar of the longest vector, or more.
    pub(crate) bases: &'a [Affine<P>],
    pub(crate) place: Place<'a, P>,
}

/// Where the bases of a computation on GPUs are. `first` is the number there of the first of [`Input::bases`].
pub(crate) enum Place<'a, P: Curve> {
    /// With the caller.
    Caller,
    /// On the host at every level, level after level.
    Host { multiples: &'a [Affine<P>], elastic: Elastic, first: usize },
    /// On the host as the CPU engine reads them.
    Table { table: &'a cpu::Table<P>, first: usize },
    /// On the devices.
    Kept { held: &'a [Held], first: usize },
    /// On the one device that they are read on.
    Held { held: &'a Held, first: usize },
}

/// Bases that a device holds.
pub(crate) struct Held {
    /// The device, by its place in the engine's list.
    pub(crate) device: usize,
    /// Those of all bases.
    pub(crate) range: Range<usize>,
    pub(crate) table: GpuTable,
    pub(crate) plan: TablePlan,
}

impl<P: Curve> Clone for Input<'_, P> {
    fn clone(&self) -> Self {
        Self { bases: self.bases, place: self.place.clone() }
    }
}

impl<P: Curve> Clone for Place<'_, P> {
    fn clone(&self) -> Self {
        match *self {
            Self::Caller => Self::Caller,
            Self::Host { multiples, elastic, first } => Self::Host { multiples, elastic, first },
            Self::Table { table, first } => Self::Table { table, first },
            Self::Kept { held, first } => Self::Kept { held, first },
            Self::Held { held, first } => Self::Held { held, first },
        }
    }
}

impl<P: Curve> Place<'_, P> {
    /// The place for a device's share of the points, from the given one on.
    pub(crate) fn on(&self, device: usize, start: usize) -> Self {
        match self {
            &Self::Kept { held, first } => match held.iter().find(|held| held.device == device) {
                Some(held) => Self::Held { held, first: first + start - held.range.start },
                None => Self::Caller,
            },
            &Self::Host { multiples, elastic, first } => Self::Host { multiples, elastic, first: first + start },
            &Self::Held { held, first } => Self::Held { held, first: first + start },
            Self::Caller | Self::Table { .. } => Self::Caller,
        }
    }

    /// For each device, those of the n first points that it holds, if not all hold the same.
    pub(crate) fn ranges(&self, n: usize) -> Option<Vec<(usize, Range<usize>)>> {
        let Self::Kept { held: all, first } = *self else { return None };
        let same = |held: &Held| held.range == all[0].range;
        let within = |place: usize| place.clamp(first, first + n) - first;
        let part = |held: &Held| (held.device, within(held.range.start)..within(held.range.end));
        (all.len() == 1 || !all.iter().all(same)).then(|| all.iter().map(part).collect())
    }

    fn source(&self) -> Source {
        match self {
            Self::Host { elastic, .. } => Source::Host(*elastic),
            Self::Held { held, .. } => held.plan.source(),
            Self::Caller | Self::Table { .. } | Self::Kept { .. } => Source::CALLER,
        }
    }

    /// Bytes of the device's memory.
    fn bytes(&self) -> u64 {
        match self {
            Self::Held { held, .. } => held.plan.bytes(),
            _ => 0,
        }
    }
}

/// Several results over the same bases, and how they came about.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcomes<P: Curve> {
    /// Σ kᵢ·Pᵢ of each vector of scalars, normalised.
    pub points: Vec<Projective<P>>,
    /// What was done; on the CPU, for the longest vector.
    pub plan: Plan,
    /// Why [`Backend::Auto`] had to turn from the GPU to the CPU, if it had to.
    pub fallback: Option<MsmError>,
    /// How long the stages took for all vectors, if [asked for](MsmBuilder::timings).
    pub timings: Option<StageTimings>,
}

impl<P: Curve> Outcomes<P> {
    /// The outcome of one vector.
    pub(crate) fn into_single(self) -> Outcome<P> {
        let Self { points, plan, fallback, timings } = self;
        Outcome { point: points.first().copied().unwrap_or_default(), plan, fallback, timings }
    }
}

impl Msm {
    /// Starts from the defaults: any backend, any window, any amount of memory.
    pub fn builder() -> MsmBuilder {
        MsmBuilder::default()
    }

    /// Computes Σ kᵢ·Pᵢ; see [`msm`].
    ///
    /// # Errors
    ///
    /// [`MsmError::LengthMismatch`] unless there is one scalar for each base; [`MsmError::PointFormUnavailable`] and
    /// [`MsmError::AlgorithmUnavailable`] if the curve does not have what is asked for; with a GPU backend or an algorithm
    /// asked for by name, [`MsmError::OutOfDeviceMemory`] and [`MsmError::Device`]; with a limit,
    /// [`MsmError::OutOfHostMemory`].
    pub fn run<P: Curve>(&self, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.outcome(bases, scalars).map(|outcome| outcome.point)
    }

    /// Computes Σ kᵢ·Pᵢ for plain integers; see [`msm_bigint`].
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
    pub fn run_bigint<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[<P::ScalarField as PrimeField>::BigInt],
    ) -> Result<Projective<P>, MsmError> {
        self.over(bases, Scalars::integers(scalars)).map(|outcome| outcome.point)
    }

    /// As [`run`](Self::run), and tells what was done.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
    pub fn outcome<P: Curve>(&self, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Outcome<P>, MsmError> {
        self.over(bases, Scalars::Field(scalars))
    }

    fn over<P: Curve>(&self, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Result<Outcome<P>, MsmError> {
        if bases.len() != scalars.len() {
            return Err(MsmError::LengthMismatch { bases: bases.len(), scalars: scalars.len() });
        }
        P::compute(self, Input { bases, place: Place::Caller }, &[scalars]).map(Outcomes::into_single)
    }

    /// The plan for `n` points and scalars in the field, without computing anything.
    ///
    /// # Errors
    ///
    /// [`MsmError::PointFormUnavailable`] and [`MsmError::AlgorithmUnavailable`] if the curve does not have what is asked
    /// for. With a GPU backend or an algorithm asked for by name: [`MsmError::OutOfDeviceMemory`] if not even one point
    /// fits, and [`MsmError::Device`] if the device does not answer. With a limit: [`MsmError::OutOfHostMemory`].
    pub fn plan<P: Curve>(&self, n: usize) -> Result<Plan, MsmError> {
        self.check_form::<P>()?;
        let none = Scalars::<P>::Field(&[]);
        let reason = match self.choice(n) {
            Choice::Cpu { reason } => reason,
            Choice::Gpus(gpus) => match self.gpu_plan_for::<P>(&gpus[0], n) {
                Err(error) if self.may_fall_back() => error.to_string(),
                plan => return plan,
            },
        };
        let steps = match self.options.host_memory {
            Some(limit) => Steps::Limited(self.limited_plan(n, none, limit, &reason, Elastic::NONE)?),
            None => Steps::Cpu(CpuPlan::for_long_scalars(&self.cpu_problem(n, none, self.parts::<P>()))),
        };
        Ok(cpu_plan::<P>(n, steps, reason))
    }

    /// What bases of `n` points cost to [prepare](Self::prepare), with 1, 2, 4 and more levels, and what that saves: on the
    /// first GPU, or on the CPU where there is none, within the limit on memory if there is one. Numbers of levels that do
    /// not fit on the GPU are left out.
    ///
    /// # Errors
    ///
    /// As [`plan`](Self::plan).
    pub fn plan_levels<P: Curve>(&self, n: usize) -> Result<Vec<LevelsPlan>, MsmError> {
        self.check_form::<P>()?;
        let all = [1, 2, 4, 8, 16, 32].map(Levels::Fixed).into_iter().chain([Levels::All]);
        let on_a_gpu = match self.choice(n) {
            Choice::Gpus([gpu, ..]) => match self.gpu_plan_for::<P>(gpu, n) {
                Err(_) if self.may_fall_back() => None,
                plan => Some((gpu, plan?)),
            },
            _ => None,
        };
        let wanted = all.map(Wanted::Levels);
        let mut plans: Vec<LevelsPlan> = match (on_a_gpu, self.options.host_memory) {
            (Some((gpu, Plan { steps: Steps::Gpu(steps), .. })), _) => {
                let planned = |wanted| self.table_plan::<P>(gpu, n, wanted, None, u64::MAX, false);
                let of_table = |table: TablePlan| {
                    let (bytes, computation) = (table.bytes(), table.computation);
                    LevelsPlan::new(table.elastic, bytes, table.multiplications, computation, steps.multiplications)
                };
                wanted.filter_map(|wanted| planned(wanted).ok()).map(of_table).collect()
            }
            (_, Some(limit)) if n > 0 => wanted
                .map(|wanted| self.limited_levels::<P>(n, limit, wanted, u64::MAX, u64::MAX))
                .collect::<Result<_, _>>()?,
            (_, None) if n > 0 => wanted
                .filter_map(|wanted| self.cpu_levels::<P>(n, wanted, u64::MAX, u64::MAX))
                .map(|(plan, _)| plan)
                .collect(),
            _ => Vec::new(),
        };
        plans.dedup_by_key(|plan| plan.elastic);
        Ok(plans)
    }

    /// What [`Compiled::compute`](crate::curve::sealed::Compiled::compute) is for each curve: Σ kᵢ·Pᵢ of each vector, none
    /// of which is longer than the bases.
    pub(crate) fn compute<P: Curve>(
        &self,
        input: Input<'_, P>,
        vectors: &[Scalars<'_, P>],
    ) -> Result<Outcomes<P>, MsmError> {
        let n = vectors.iter().map(Scalars::len).max().unwrap_or(0);
        self.check_form::<P>()?;
        let (reason, fallback) = match self.choice(n.saturating_mul(vectors.len())) {
            Choice::Cpu { reason } => (reason, None),
            Choice::Gpus(gpus) => match devices::compute(self, gpus, &input, vectors) {
                Err(error) if self.may_fall_back() => (error.to_string(), Some(error)),
                outcome => return outcome,
            },
        };
        let mut watch = Stopwatch::started(self.options.timings);
        let (mut points, mut steps) = (Vec::new(), None);
        for &scalars in vectors {
            let bases = &input.bases[..scalars.len()];
            let (point, plan) = match self.options.host_memory {
                Some(limit) => {
                    let (bases, elastic) = match input.place {
                        Place::Host { multiples, elastic, first } if cpu::limited::can_number(multiples.len()) => {
                            let n = multiples.len() / elastic.levels() as usize;
                            (cpu::limited::Leveled { points: &multiples[first..], n }, elastic)
                        }
                        _ => (cpu::limited::Leveled { points: bases, n: bases.len() }, Elastic::NONE),
                    };
                    let plan = self.limited_plan(scalars.len(), scalars, limit, &reason, elastic)?;
                    let point = cpu::limited::msm(&plan, bases, scalars);
                    watch.end(Stage::Accumulate);
                    (point, Steps::Limited(plan))
                }
                None => {
                    let problem = |parts| self.cpu_problem(bases.len(), scalars, parts);
                    let (point, plan) = match input.place {
                        Place::Table { table, first } => {
                            let (prepared, forms) = (Some(table.elastic()), vec![table.form()]);
                            let problem = CpuProblem { prepared, forms, ..problem(table.parts()) };
                            cpu::msm_prepared(&problem, table, first, scalars, &mut watch)
                        }
                        _ => cpu::msm(&problem(self.parts::<P>()), bases, scalars, &mut watch),
                    };
                    (point, Steps::Cpu(plan))
                }
            };
            // Not before: a limit on memory leaves no room for it beside the first computation.
            points.reserve_exact(vectors.len() - points.len());
            points.push(normalised(point));
            // That of the longest vector.
            if scalars.len() == n {
                steps.get_or_insert(plan);
            }
        }
        let steps = match steps {
            Some(steps) => steps,
            None => Steps::Cpu(CpuPlan::for_long_scalars(&self.cpu_problem(0, Scalars::<P>::Field(&[]), 1))),
        };
        Ok(Outcomes { points, plan: cpu_plan::<P>(n, steps, reason), fallback, timings: watch.timings() })
    }

    /// A share on a GPU. Where an allocation fails that had been planned for, as when others use the device too, less is
    /// asked for and chunks are smaller, until not even the smallest fits.
    pub(crate) fn compute_on<P: Curve>(
        &self,
        gpu: &Gpu,
        input: &Input<'_, P>,
        vectors: &[Scalars<'_, P>],
        share: &Share,
    ) -> Result<Outcomes<P>, MsmError> {
        let kernels = &P::KERNELS;
        let mut limit = self.options.device_memory;
        loop {
            let plan = self.gpu_plan::<P>(gpu, vectors, &input.place, limit, share)?;
            let Steps::Gpu(steps) = &plan.steps else { unreachable!("a GPU plan has the GPU's steps") };
            let timed = self.options.timings;
            let sums = match input.place {
                Place::Caller | Place::Table { .. } => gpu.msm(kernels, steps, (input.bases, 0), vectors, timed),
                Place::Host { multiples, first, .. } => gpu.msm(kernels, steps, (multiples, first), vectors, timed),
                Place::Held { held, first } => gpu.msm_over(kernels, steps, (&held.table, first), vectors, timed),
                Place::Kept { .. } => unreachable!("a share has been taken of what is kept"),
            };
            match sums {
                Err(MsmError::OutOfDeviceMemory { .. }) => {
                    limit = Some(input.place.bytes() + steps.buffers.bytes() / 4 * 3);
                }
                Err(error) => return Err(error),
                Ok((points, timings)) => {
                    let points = points.into_iter().map(normalised).collect();
                    return Ok(Outcomes { points, plan, fallback: None, timings });
                }
            }
        }
    }

    /// The window asked for, if one is.
    pub(crate) fn window_bits(&self) -> Option<u32> {
        self.options.window_bits
    }

    /// The most bytes that a computation on the CPU may take, if that is limited.
    pub(crate) fn host_memory(&self) -> Option<u64> {
        self.options.host_memory
    }

    /// The most bytes that a device may use, if that is limited.
    pub(crate) fn device_memory(&self) -> Option<u64> {
        self.options.device_memory
    }

    /// The GPU of an engine that has one; the first of several.
    pub(crate) fn gpu(&self) -> Option<&Gpu> {
        match &self.engine {
            Engine::Gpus(gpus) => gpus.first(),
            Engine::Cpu { .. } => None,
        }
    }

    /// The GPUs of an engine that computes so many points on them; none of one that does not.
    pub(crate) fn gpus_for(&self, n: usize) -> &[Gpu] {
        match self.choice(n) {
            Choice::Gpus(gpus) => gpus,
            Choice::Cpu { .. } => &[],
        }
    }

    /// The same, if what they give back means something.
    pub(crate) fn computing_gpus_for(&self, n: usize) -> &[Gpu] {
        let gpus = self.gpus_for(n);
        if gpus.iter().all(Gpu::computes) { gpus } else { &[] }
    }

    /// Where `n` points of a curve are computed.
    fn choice(&self, n: usize) -> Choice<'_> {
        let gpus = match &self.engine {
            Engine::Cpu { reason } => return Choice::Cpu { reason: reason.clone() },
            Engine::Gpus(gpus) => gpus,
        };
        let reason = match n {
            0 => "there is nothing to compute".into(),
            _ if self.may_fall_back() && !plan::worth_a_gpu(n) => format!("{n} points are too few for a GPU"),
            _ => return Choice::Gpus(gpus),
        };
        Choice::Cpu { reason }
    }

    /// Whether the CPU may take over. It has none of the GPU's algorithms.
    pub(crate) fn may_fall_back(&self) -> bool {
        self.options.backend == Backend::Auto && self.options.algorithm.is_none()
    }

    /// The algorithms that a GPU may choose from.
    fn gpu_algorithms<P: Curve>(&self) -> Vec<Algorithm> {
        if let Some(algorithm) = self.options.algorithm {
            return vec![algorithm];
        }
        let in_subgroup = self.options.bases == BaseOrigin::Subgroup;
        let all = [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::CUZK, Algorithm::EDMSM];
        let possible = |algorithm: &Algorithm| match algorithm.point_form() {
            form if self.options.point_form.is_some_and(|asked| asked != form) => false,
            PointForm::TwistedEdwards => in_subgroup && P::TWISTED_EDWARDS.is_some(),
            PointForm::Weierstrass => true,
        };
        all.into_iter().filter(possible).collect()
    }

    /// The plan of a share on a GPU, within so many bytes, those that the bases take there included.
    pub(crate) fn gpu_plan<P: Curve>(
        &self,
        gpu: &Gpu,
        vectors: &[Scalars<'_, P>],
        place: &Place<'_, P>,
        limit: Option<u64>,
        share: &Share,
    ) -> Result<Plan, MsmError> {
        let n = vectors.iter().map(Scalars::len).max().unwrap_or(0);
        let maximum = vectors.iter().map(Scalars::maximum).max().unwrap_or_default();
        let machine = gpu.machine::<P>(limit.map(|limit| limit.saturating_sub(place.bytes())))?;
        let algorithms = match share.agreed {
            Some((algorithm, _)) => vec![algorithm],
            None => self.gpu_algorithms::<P>(),
        };
        let whole = self.gpu_problem::<P>(n, maximum.as_ref(), algorithms, machine);
        let window_bits = share.agreed.map(|(_, window_bits)| window_bits).or(whole.window_bits);
        let (source, part) = (place.source(), share.part);
        self.planned::<P>(gpu, &GpuProblem { vectors: vectors.len(), source, part, window_bits, ..whole })
    }

    /// The plan on a GPU for `n` scalars of any value.
    fn gpu_plan_for<P: Curve>(&self, gpu: &Gpu, n: usize) -> Result<Plan, MsmError> {
        let machine = gpu.machine::<P>(self.options.device_memory)?;
        let (maximum, algorithms) = (Scalars::<P>::Field(&[]).maximum(), self.gpu_algorithms::<P>());
        self.planned::<P>(gpu, &self.gpu_problem::<P>(n, maximum.as_ref(), algorithms, machine))
    }

    fn planned<P: Curve>(&self, gpu: &Gpu, problem: &GpuProblem) -> Result<Plan, MsmError> {
        let steps = Steps::Gpu(self.plans.plan(problem)?.into());
        let (backend, reason) = (gpu.backend(), gpu.name().into());
        Ok(Plan { curve: P::NAME, group: P::GROUP, n: problem.n, backend, reason, steps })
    }

    /// One vector, whole, over the caller's bases.
    fn gpu_problem<P: Curve>(
        &self,
        n: usize,
        maximum: &[u64],
        algorithms: Vec<Algorithm>,
        machine: Machine,
    ) -> GpuProblem {
        GpuProblem {
            n,
            vectors: 1,
            part: (0, 1),
            source: Source::CALLER,
            maximum: maximum.to_vec(),
            window_bits: self.options.window_bits,
            algorithms,
            homogeneous: P::KERNELS.homogeneous.is_some(),
            machine,
        }
    }

    /// The plan of a table of `n` bases on a GPU, of so many levels, within so many bytes, for so many uses; or
    /// one for a GPU that has memory for all that is asked for.
    pub(crate) fn table_plan<P: Curve>(
        &self,
        gpu: &Gpu,
        n: usize,
        wanted: Wanted,
        limit: Option<u64>,
        uses: u64,
        of_any_size: bool,
    ) -> Result<TablePlan, MsmError> {
        let mut machine = gpu.machine::<P>(self.options.device_memory)?;
        if of_any_size {
            machine = Machine { limit: None, free: u64::MAX >> 8, ..machine };
        }
        let (algorithms, maximum) = (self.gpu_algorithms::<P>(), Scalars::<P>::Field(&[]).maximum());
        let msm = self.gpu_problem::<P>(n, maximum.as_ref(), algorithms, machine);
        TablePlan::new(&TableProblem { msm, wanted, limit, uses })
    }

    /// Whether the form and the algorithm asked for are there for the curve.
    pub(crate) fn check_form<P: Curve>(&self) -> Result<(), MsmError> {
        let name = format!("{} {}", P::NAME, P::GROUP);
        let reason = || format!("{name} has no twisted Edwards form with a = −1");
        let pairs = |algorithm: Algorithm| algorithm.coordinates == Coordinates::HomogeneousPairs;
        match (self.options.point_form, self.options.algorithm) {
            (_, Some(algorithm)) if pairs(algorithm) && P::KERNELS.homogeneous.is_none() => {
                let reason = format!("homogeneous pairs are for curves with a = 0 and a small 3b, and {name} is none");
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

    /// The parts that the endomorphism may split scalars into.
    fn parts<P: Curve>(&self) -> usize {
        if self.options.bases == BaseOrigin::Subgroup { P::PARTS } else { 1 }
    }

    /// The field elements that the CPU works on at once.
    pub(crate) fn lanes<P: Curve>(&self) -> usize {
        if self.options.scalar_arithmetic { 1 } else { cpu::lanes::<P>() }
    }

    /// The problem of computing `n` terms with scalars in so many parts: all that there may be, or one.
    fn cpu_problem<P: Curve>(&self, n: usize, scalars: Scalars<'_, P>, parts: usize) -> CpuProblem {
        let in_subgroup = self.options.bases == BaseOrigin::Subgroup;
        let maximum = match parts > 1 {
            true => P::part_maximum().to_vec(),
            false => scalars.maximum().as_ref().to_vec(),
        };
        CpuProblem {
            forms: match self.options.point_form {
                Some(form) => vec![form],
                None if in_subgroup && P::TWISTED_EDWARDS.is_some() => {
                    vec![PointForm::Weierstrass, PointForm::TwistedEdwards]
                }
                None => vec![PointForm::Weierstrass],
            },
            n,
            parts,
            in_subgroup,
            maximum,
            affine_bytes: size_of::<Affine<P>>(),
            threads: rayon::current_num_threads(),
            lanes: self.lanes::<P>(),
            window_bits: self.options.window_bits,
            prepared: None,
        }
    }

    /// The table of `n` bases that is best on the CPU in so many bytes, and the problem that it is made for; where levels
    /// are left to the plan, its preparation is shared out over the uses. Scalars are split or, where many multiples of the
    /// bases are worth more, not.
    pub(crate) fn cpu_levels<P: Curve>(
        &self,
        n: usize,
        wanted: Wanted,
        memory: u64,
        uses: u64,
    ) -> Option<(LevelsPlan, CpuProblem)> {
        let none = Scalars::<P>::Field(&[]);
        let unprepared = self.cpu_problem(n, none, self.parts::<P>());
        let mut problems = vec![unprepared.clone()];
        if unprepared.parts > 1 {
            problems.push(self.cpu_problem(n, none, 1));
        }
        let of_form = |problem: &CpuProblem, form| CpuProblem { forms: vec![form], ..problem.clone() };
        let unprepared = unprepared.cost();
        let mut best: Option<(LevelsPlan, CpuProblem)> = None;
        for problem in problems.iter().flat_map(|problem| problem.forms.iter().map(|&form| of_form(problem, form))) {
            let elastics = match wanted {
                Wanted::Elastic(elastic) => vec![elastic],
                Wanted::Levels(levels) => {
                    let levels = levels.candidates(problem.most_levels()).into_iter();
                    levels.map(|levels| problem.cheapest_elastic(levels)).collect()
                }
            };
            for elastic in elastics {
                let (bytes, preparation) = (cpu::Table::<P>::bytes(elastic, &problem), problem.preparation(elastic));
                let plan = LevelsPlan::new(elastic, bytes, preparation, problem.cost_over(elastic), unprepared);
                let better = |(best, _): &(LevelsPlan, _)| plan.cost(wanted, uses) < best.cost(wanted, uses);
                if plan.bytes <= memory && best.as_ref().is_none_or(better) {
                    best = Some((plan, problem.clone()));
                }
            }
        }
        best.filter(|(plan, _)| !wanted.planned() || plan.pays_after.is_some_and(|after| after <= uses.max(1)))
    }

    /// The multiples of n bases, in so many bytes, that are best for computations within a limit on memory; they are not
    /// within it. Where levels are left to the plan, their preparation is shared out over the uses.
    pub(crate) fn limited_levels<P: Curve>(
        &self,
        n: usize,
        limit: u64,
        wanted: Wanted,
        memory: u64,
        uses: u64,
    ) -> Result<LevelsPlan, MsmError> {
        let none = Scalars::<P>::Field(&[]);
        let problem = self.cpu_problem(n, none, 1);
        let computation = |elastic| self.limited_plan(n, none, limit, "", elastic).map(|plan| plan.multiplications);
        let unprepared = computation(Elastic::NONE)?;
        let plan = |elastic: Elastic, computation| {
            let bytes = n as u64 * u64::from(elastic.levels()) * size_of::<Affine<P>>() as u64;
            LevelsPlan::new(elastic, bytes, problem.multiples(elastic), computation, unprepared)
        };
        let mut best = plan(Elastic::NONE, unprepared);
        for elastic in LimitedProblem::multiples::<P::ScalarField>(wanted) {
            let plan = plan(elastic, computation(elastic)?);
            let usable = plan.bytes <= memory && cpu::limited::can_number(n.saturating_mul(elastic.levels() as usize));
            if usable && plan.cost(wanted, uses) < best.cost(wanted, uses) {
                best = plan;
            }
        }
        Ok(best)
    }

    /// The plan for `n` points and the given scalars, or, if there are none, any in the field. The plan takes nothing
    /// from the heap but its reason.
    fn limited_plan<P: Curve>(
        &self,
        n: usize,
        scalars: Scalars<'_, P>,
        limit: u64,
        reason: &str,
        multiples: Elastic,
    ) -> Result<LimitedPlan, MsmError> {
        let in_subgroup = self.options.bases == BaseOrigin::Subgroup;
        let lengths = scalars.lengths();
        let converted = matches!(scalars, Scalars::Field(_));
        LimitedPlan::new(&LimitedProblem {
            n,
            limit,
            taken: reason.len() as u64,
            scalar_bits: lengths.greatest,
            short: lengths.short as f64 / n.max(1) as f64,
            montgomery_bits: (converted && in_subgroup).then_some(P::ScalarField::MODULUS_BIT_SIZE),
            converted,
            field_bytes: size_of::<P::BaseField>() as u64,
            degree: P::BaseField::extension_degree(),
            threads: if plan::worth_threads(limit) { rayon::current_num_threads() as u32 } else { 1 },
            window_bits: self.options.window_bits,
            stages: self.options.limited_stages,
            multiples,
        })
    }
}

fn cpu_plan<P: Curve>(n: usize, steps: Steps, reason: String) -> Plan {
    Plan { curve: P::NAME, group: P::GROUP, n, backend: Backend::Cpu, reason, steps }
}

const OUTSIDE_THE_SUBGROUP: &str = "it is right in the subgroup alone, and the bases are `BaseOrigin::Curve`";

/// Why an algorithm of the GPU's is not computed without one, and what computes it.
fn without_a_gpu(backend: Backend, reason: &str) -> String {
    let remedy = "the emulator backend computes it too, for tests";
    match backend {
        Backend::Cpu => format!("it is a GPU's, and the backend asked for is the CPU; {remedy}"),
        _ => format!("it is a GPU's, and there is none here ({reason}); {remedy}"),
    }
}

fn algorithm_unavailable(algorithm: Algorithm, reason: impl Into<String>) -> MsmError {
    MsmError::AlgorithmUnavailable { algorithm: algorithm.to_string(), reason: reason.into() }
}

fn edwards_unavailable(reason: impl Into<String>) -> MsmError {
    MsmError::PointFormUnavailable { form: PointForm::TwistedEdwards, reason: reason.into() }
}

/// The same point with Z = 1, so that equal points are equal bytes.
pub(crate) fn normalised<P: Curve>(point: Projective<P>) -> Projective<P> {
    if point.z.is_one() {
        return point;
    }
    match point.z.fast_inverse() {
        None => Projective::zero(),
        Some(inverse) => {
            let square = inverse.fast_square();
            let (x, y) = (point.x.fast_mul(&square), point.y.fast_mul(&square).fast_mul(&inverse));
            Projective::new_unchecked(x, y, P::BaseField::ONE)
        }
    }
}

#[cfg(feature = "emulator")]
impl Msm {
    /// What the threads of each launch did since the last call, in the order of launches, device after device; the counts
    /// are taken out. Empty unless the backend is an emulator that [counts](EmulatorOptions::counting). A launch that
    /// failed is left out.
    pub fn operation_counts(&self) -> Vec<LaunchCounts> {
        self.emulated().flat_map(|device| device.take_counts()).collect()
    }

    /// The memory of each emulated device.
    pub fn emulated_memory(&self) -> Vec<EmulatedMemory> {
        self.emulated().map(EmulatedDevice::memory).collect()
    }

    fn emulated(&self) -> impl Iterator<Item = &EmulatedDevice> {
        let gpus = match &self.engine {
            Engine::Gpus(gpus) => &gpus[..],
            Engine::Cpu { .. } => &[],
        };
        gpus.iter().filter_map(|gpu| match gpu {
            Gpu::Emulator(device) => Some(&**device),
            #[allow(unreachable_patterns)] // where the emulator is the only machine
            _ => None,
        })
    }
}

#[cfg(all(test, feature = "emulator", feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G2Affine, g2};
    use ark_ec::AffineRepr;

    use super::*;

    /// An `Auto` that has found a GPU takes it, but for a few points.
    #[test]
    fn auto_with_a_gpu_computes_what_is_worth_it_there() {
        let gpu = Gpu::Emulator(EmulatedDevice::new(EmulatorOptions::default()).into());
        let auto = Msm { options: MsmBuilder::default(), engine: Engine::Gpus(vec![gpu]), plans: Arc::default() };
        assert_eq!(auto.plan::<g2::Config>(1 << 20).unwrap().backend, Backend::Emulator);
        let plan = auto.plan::<g2::Config>(100).unwrap();
        assert_eq!((plan.backend, plan.reason.as_str()), (Backend::Cpu, "100 points are too few for a GPU"));

        let n = 3000;
        let outcome = auto.outcome(&vec![G2Affine::generator(); n], &vec![Fr::from(2); n]).unwrap();
        assert_eq!((outcome.plan.backend, outcome.fallback), (Backend::Emulator, None));
        assert_eq!(outcome.point, G2Affine::generator() * Fr::from(6000));
    }
}
