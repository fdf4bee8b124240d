//! The engine: chooses a backend and a plan, and runs the plan.
//!
//! | file | what it does |
//! |---|---|
//! | `options.rs` | what the caller asks for |
//! | `problem.rs` | options and sizes in, a problem for the planner out; its plan |
//! | `run.rs` | one computation: on GPUs, on the CPU, or on the CPU within a limit on memory |
//! | `devices.rs` | one computation on several GPUs |
//! | `prepare.rs`, `precompute.rs` | bases that are kept, and how many multiples of each |
//! | `validation.rs` | the check of bases |
//! | `self_check.rs` | the check of a GPU's results |
//! | `compiled.rs` | the entry points that are compiled once for each curve |

mod compiled;
mod devices;
mod location;
mod options;
mod output;
mod plan_cache;
mod precompute;
mod prepare;
mod problem;
mod run;
mod self_check;
mod spmv;
mod validation;

use std::sync::{Arc, OnceLock};

use crate::algorithm::Algorithm;
use crate::error::MsmError;
use crate::gpu::{CudaStatus, EmulatorOptions, Gpu};
use crate::plan;
use crate::trace;
use crate::vocabulary::{Backend, PointForm};

pub(crate) use compiled::{Compiled, CompiledField};
pub(crate) use location::{BaseLocation, MsmInput};
pub(crate) use options::Options;
pub use output::MsmOutput;
pub(crate) use output::{MsmOutputs, normalised};
use plan_cache::PlanCache;
pub(crate) use prepare::{PreparationRequest, PreparedStorage, Watcher};
pub(crate) use self_check::SelfCheck;

/// A configured engine. It can be shared by threads, and reused.
#[derive(Clone, Debug)]
pub struct Engine {
    pub(crate) options: Options,
    machines: Machines,
    plans: Arc<PlanCache>,
}

/// What an engine has found to compute on.
#[derive(Clone, Debug)]
enum Machines {
    /// The CPU, and why.
    Cpu { reason: String },
    /// One GPU at least.
    Gpus(Arc<FoundGpus>),
}

/// GPUs that are opened when one of them is first used.
#[derive(Debug)]
struct FoundGpus {
    found: Vec<Gpu>,
    open: OnceLock<Vec<Gpu>>,
}

impl FoundGpus {
    /// The GPUs that can be opened. If there is none, all of them: then the error of a computation says why.
    fn open(&self) -> &[Gpu] {
        self.open.get_or_init(|| {
            let answers = devices::at_once(self.found.iter().map(|gpu| || gpu.answer()));
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

/// Where one computation takes place.
enum Choice<'a> {
    /// The CPU, and why.
    Cpu { reason: String },
    /// On these GPUs.
    Gpus(&'a [Gpu]),
}

impl Machines {
    fn of(found: Vec<Gpu>) -> Self {
        Self::Gpus(Arc::new(FoundGpus { found, open: OnceLock::new() }))
    }

    /// The GPUs, or the CPU if there are none.
    fn found(options: &Options) -> Self {
        cuda_gpus(options).map_or_else(|reason| Self::Cpu { reason }, Self::of)
    }
}

impl Default for Engine {
    /// The default options have no conflict, and the CPU is always there.
    fn default() -> Self {
        let options = Options::default();
        Self { machines: Machines::found(&options), options, plans: Arc::default() }
    }
}

impl Engine {
    /// Checks the options and finds the machines.
    pub(crate) fn new(mut options: Options) -> Result<Self, MsmError> {
        options.check()?;
        let unavailable = |reason| MsmError::BackendUnavailable { backend: options.backend, reason };
        let machines = match options.backend {
            Backend::Cpu => Machines::Cpu { reason: "as asked".into() },
            Backend::Cuda => Machines::of(cuda_gpus(&options).map_err(unavailable)?),
            Backend::Auto => Machines::found(&options),
            Backend::Emulator => Machines::of(emulated_gpus(&options).map_err(unavailable)?),
        };
        if let (Machines::Cpu { reason }, Some(algorithm)) = (&machines, options.algorithm) {
            if algorithm != Algorithm::EDMSM {
                let reason = options::without_a_gpu(options.backend, reason);
                return Err(options::algorithm_unavailable(algorithm, reason));
            }
            options.point_form = Some(PointForm::TwistedEdwards);
        }
        Ok(Self { options, machines, plans: Arc::default() })
    }

    /// An engine that plans for GPUs that need not be there.
    pub(crate) fn of_plans(options: Options) -> Result<Self, MsmError> {
        options.check()?;
        let machines = Machines::Cpu { reason: "as asked".into() };
        Ok(Self { options, machines, plans: Arc::default() })
    }

    /// The same engine without its GPUs. It has the defaults of the CPU engine, apart from what is known of the bases.
    pub(crate) fn on_the_cpu(&self) -> Self {
        let options = Options { backend: Backend::Cpu, bases: self.options.bases, ..Options::default() };
        Self { options, machines: Machines::Cpu { reason: "instead of a GPU".into() }, plans: Arc::default() }
    }

    /// Whether its results are real: an emulator may only count operations.
    fn computes(&self) -> bool {
        self.gpus().iter().all(Gpu::computes)
    }

    /// All GPUs of the engine that can be opened, used or not.
    pub(crate) fn gpus(&self) -> &[Gpu] {
        match &self.machines {
            Machines::Gpus(gpus) => gpus.open(),
            Machines::Cpu { .. } => &[],
        }
    }

    /// The GPUs that compute `n` points; none where the CPU does.
    fn gpus_for(&self, n: usize) -> &[Gpu] {
        match self.choice(n) {
            Choice::Gpus(gpus) => gpus,
            Choice::Cpu { .. } => &[],
        }
    }

    /// As [`gpus_for`](Self::gpus_for), if their results are real: an emulator may only count operations.
    fn computing_gpus_for(&self, n: usize) -> &[Gpu] {
        let gpus = self.gpus_for(n);
        if gpus.iter().all(Gpu::computes) { gpus } else { &[] }
    }

    /// Where `n` points are computed.
    fn choice(&self, n: usize) -> Choice<'_> {
        let gpus = match &self.machines {
            Machines::Cpu { reason } => return Choice::Cpu { reason: reason.clone() },
            Machines::Gpus(gpus) => gpus,
        };
        let reason = match n {
            0 => "there is nothing to compute".into(),
            _ if self.may_fall_back() && !plan::worth_a_gpu(n) => format!("{n} points are too few for a GPU"),
            _ => return Choice::Gpus(gpus.open()),
        };
        Choice::Cpu { reason }
    }

    /// Whether the CPU may take over from a GPU. It has none of the GPU's algorithms.
    fn may_fall_back(&self) -> bool {
        self.options.backend == Backend::Auto && self.options.algorithm.is_none()
    }
}

/// The CUDA devices asked for, except those that the driver cannot describe. The error says why there is none.
fn cuda_gpus(options: &Options) -> Result<Vec<Gpu>, String> {
    let asked = options.cuda_devices.as_deref().unwrap_or(&[0]).iter();
    let found = asked.map(|&ordinal| Gpu::cuda(ordinal)).collect::<Result<Vec<_>, _>>()?;
    let gpus: Vec<Gpu> = found.into_iter().flatten().collect();
    if gpus.is_empty() { Err(CudaStatus::query().to_string()) } else { Ok(gpus) }
}

/// The emulated devices asked for, or why they are not there.
fn emulated_gpus(options: &Options) -> Result<Vec<Gpu>, String> {
    let devices = options.emulators.as_deref().unwrap_or(&[EmulatorOptions::DEFAULT]);
    devices.iter().map(|&device| Gpu::emulated(device)).collect()
}

#[cfg(all(test, feature = "emulator", feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Affine, G1Projective, G2Affine, g1, g2};
    use ark_ec::{AffineRepr, CurveGroup};

    use super::*;
    use crate::curve::CurveParams;
    use crate::plan::SmallerChunk;
    use crate::scalars::Scalars;

    /// An `Auto` engine that has found a GPU uses it, except for a few points.
    #[test]
    fn auto_with_a_gpu_computes_what_is_worth_it_there() {
        let machines = Machines::of(vec![Gpu::emulated(EmulatorOptions::DEFAULT).unwrap()]);
        let auto = Engine { options: Options::default(), machines, plans: Arc::default() };
        assert_eq!(auto.plan::<g2::Config>(1 << 20).unwrap().backend, Backend::Emulator);
        let plan = auto.plan::<g2::Config>(100).unwrap();
        assert_eq!((plan.backend, plan.reason.as_str()), (Backend::Cpu, "100 points are too few for a GPU"));

        let n = 3000;
        let (bases, scalars) = (vec![G2Affine::generator(); n], vec![Fr::from(2); n]);
        let output = auto.run(MsmInput::of(&bases), &[Scalars::Field(&scalars)]).unwrap().into_single();
        assert_eq!((output.plan.backend, output.fallback), (Backend::Emulator, None));
        assert_eq!(output.result, G2Affine::generator() * Fr::from(6000));
    }

    /// Each chunk makes its own number of affine rounds, or none. Plans mix them only for more points than an emulator adds
    /// in a test, so the chunks of this plan are cut here.
    #[test]
    fn chunks_have_affine_rounds_of_their_own() {
        let n = 700;
        let gpu = Gpu::emulated(EmulatorOptions::DEFAULT).unwrap();
        let planned = |device_memory| {
            let algorithm = Some(Algorithm { affine_rounds: Some(2), ..Algorithm::BUCKET });
            let options = Options { algorithm, window_bits: Some(4), device_memory, ..Options::default() };
            let engine = Engine { options, machines: Machines::of(vec![gpu.clone()]), plans: Arc::default() };
            let limits = engine.gpu_limits::<g1::Config>(&gpu).unwrap();
            engine.gpu_plan_for::<g1::Config>(limits, n).unwrap()
        };
        let mut plan = planned(Some(planned(None).buffers.bytes() * 2 / 3));
        assert!((2..=n / 200).contains(&plan.chunks), "{} chunks", plan.chunks);
        let chunk = |points, affine_rounds| SmallerChunk { points, affine_rounds };
        plan.smaller_chunks = vec![chunk(100, 0), chunk(150, 1)];
        plan.chunks = plan.steps(1, n).len();
        let rounds: Vec<_> = (0..plan.chunks).map(|step| plan.affine_rounds_of(step)).collect();
        assert_eq!(rounds[..3], [0, 1, 2]);

        let multiples: Vec<_> = (1..=n as u64).map(|i| G1Affine::generator() * Fr::from(i)).collect();
        let bases = G1Projective::normalize_batch(&multiples);
        let scalars: Vec<_> = (0..n as u64).map(|i| Fr::from(i * i) - Fr::from(1000u64)).collect();
        let product: Fr = scalars.iter().zip(1..).map(|(k, i)| *k * Fr::from(i as u64)).sum();
        let (sums, _) = gpu.msm(&g1::Config::KERNELS, &plan, (&bases, 0), &[Scalars::Field(&scalars)], false).unwrap();
        assert_eq!(sums, [G1Affine::generator() * product]);
    }
}
