//! The engine. The engine chooses a backend and a plan, and runs the plan.
//!
//! | file | contents |
//! |---|---|
//! | `options.rs` | the options of the caller |
//! | `run.rs` | one computation: the choice of the backend, and the run |
//! | `batch.rs` | batches on the CPU in which each thread computes whole vectors |
//! | `gpus.rs` | the GPUs that an engine has found |
//! | `gpu.rs`, `cpu.rs`, `low_memory.rs` | plans from options and sizes, one file for each backend; for the CPU, also sums |
//! | `devices.rs` | the runs of plans on one or several GPUs |
//! | `table.rs`, `precomputation.rs` | bases that are kept for many computations, and the number of multiples of each base |
//! | `view.rs` | the places where a computation finds its bases |
//! | `place.rs`, `vector.rs`, `spmv.rs`, `quotient.rs` | vectors and matrices that stay where the engine computes; the scalars of the quotient h |
//! | `validation.rs` | the check of bases |
//! | `self_check.rs` | the check of a GPU's results |
//! | `compiled.rs` | the entry points that are compiled once for each curve |

mod batch;
mod compiled;
mod cpu;
mod devices;
mod gpu;
mod gpus;
mod low_memory;
mod options;
mod output;
mod place;
mod plan_cache;
mod precomputation;
mod quotient;
mod run;
mod self_check;
mod spmv;
mod table;
mod validation;
mod vector;
mod view;

use std::sync::Arc;

use crate::algorithm::Algorithm;
use crate::error::MsmError;
use crate::gpu::EmulatorOptions;
use crate::types::{Backend, PointForm};

pub(crate) use compiled::{Compiled, CompiledField};
use gpus::{FoundGpus, Machines, cuda_gpus, emulated_gpus};
pub(crate) use options::Options;
pub use output::MsmOutput;
pub(crate) use output::{MsmOutputs, normalised};
pub(crate) use place::Place;
use plan_cache::PlanCache;
pub(crate) use quotient::on_the_cpu as quotient_on_the_cpu;
pub(crate) use self_check::SelfCheck;
pub(crate) use table::BaseTable;
pub use table::TableBuilder;

/// A configured engine. Several threads can use an engine at the same time, for any number of computations.
#[derive(Clone, Debug)]
pub struct Engine {
    pub(crate) options: Options,
    machines: Machines,
    plans: Arc<PlanCache>,
}

impl Default for Engine {
    /// The engine with the default options. This function cannot fail, because the default options do not contradict
    /// each other, and the CPU is always available.
    fn default() -> Self {
        let options = Options::default();
        Self { machines: cuda_gpus(&options).map(FoundGpus::new), options, plans: Arc::default() }
    }
}

impl Engine {
    /// Checks the options, and finds the GPUs of the requested backend.
    pub(crate) fn new(mut options: Options) -> Result<Self, MsmError> {
        options.check()?;
        let unavailable = |reason| MsmError::BackendUnavailable { backend: options.backend, reason };
        let machines = match options.backend {
            Backend::Cpu => Err("as asked".into()),
            Backend::Cuda => Ok(FoundGpus::new(cuda_gpus(&options).map_err(unavailable)?)),
            Backend::Auto => cuda_gpus(&options).map(FoundGpus::new),
            Backend::Emulator => Ok(FoundGpus::new(emulated_gpus(&options).map_err(unavailable)?)),
        };
        if let (Err(reason), Some(algorithm)) = (&machines, options.algorithm) {
            if algorithm != Algorithm::EDMSM {
                let reason = options::without_a_gpu(options.backend, reason);
                return Err(options::algorithm_unavailable(algorithm, reason));
            }
            options.point_form = Some(PointForm::TwistedEdwards);
        }
        Ok(Self { options, machines, plans: Arc::default() })
    }

    /// An engine that makes plans, but does not compute. The plans may be for GPUs that this machine does not have.
    pub(crate) fn of_plans(options: Options) -> Result<Self, MsmError> {
        options.check()?;
        let machines = Err("as asked".into());
        Ok(Self { options, machines, plans: Arc::default() })
    }

    /// An engine that computes on the CPU, with the options `base_origin` and `cpu_arithmetic` of this engine. All
    /// other options are the default options.
    pub(crate) fn on_the_cpu(&self) -> Self {
        let Options { base_origin, cpu_arithmetic, .. } = self.options;
        let options = Options { backend: Backend::Cpu, base_origin, cpu_arithmetic, ..Options::default() };
        Self { options, machines: Err("instead of a GPU".into()), plans: Arc::default() }
    }

    /// True if both engines are clones of one engine. Clones share their GPUs, tables and plans.
    #[cfg(test)]
    pub(crate) fn is_clone_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.plans, &other.plans)
    }

    /// An engine with the backend `Auto` and the given emulated GPUs. For tests.
    pub(crate) fn auto_over_emulators(emulators: Vec<EmulatorOptions>) -> Result<Self, MsmError> {
        let options = Options { emulators: Some(emulators), ..Options::default() };
        let unavailable = |reason| MsmError::BackendUnavailable { backend: Backend::Emulator, reason };
        let machines = Ok(FoundGpus::new(emulated_gpus(&options).map_err(unavailable)?));
        Ok(Self { options, machines, plans: Arc::default() })
    }

    /// True if the CPU may replace a GPU that fails. If the caller requests an algorithm, the CPU does not replace a
    /// GPU, because the algorithms are implemented only for GPUs.
    pub(crate) fn may_fall_back(&self) -> bool {
        self.options.backend == Backend::Auto && self.options.algorithm.is_none()
    }

    /// True if the CPU may repeat an operation that failed on a GPU with this error. The result is false if the host
    /// refused memory. In this case, the GPU has not failed, and the operation on the CPU would need memory of the
    /// host.
    fn may_repeat(&self, error: &MsmError) -> bool {
        self.may_fall_back() && !matches!(error, MsmError::AllocationRefused { .. })
    }
}

#[cfg(all(test, feature = "emulator", feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Affine, G1Projective, G2Affine, g1, g2};
    use ark_ec::{AffineRepr, CurveGroup};

    use super::*;
    use crate::bases::BaseView;
    use crate::curve::CurveParams;
    use crate::gpu::{GivenBases, GivenScalars, Gpu};
    use crate::kernels;
    use crate::plan::SmallerChunk;
    use crate::scalars::Scalars;

    /// An `Auto` engine computes on the GPU that it has found. For a small number of points, it computes on the CPU.
    #[test]
    fn auto_with_a_gpu_computes_what_is_worth_it_there() {
        let machines = Ok(FoundGpus::new(vec![Gpu::emulated(0, EmulatorOptions::DEFAULT).unwrap()]));
        let auto = Engine { options: Options::default(), machines, plans: Arc::default() };
        assert_eq!(auto.plan::<g2::Config>(1 << 20).unwrap().backend, Backend::Emulator);
        let plan = auto.plan::<g2::Config>(100).unwrap();
        assert_eq!((plan.backend, plan.reason.as_str()), (Backend::Cpu, "100 points are too few for a GPU"));

        let n = 3000;
        let (bases, scalars) = (vec![G2Affine::generator(); n], vec![Fr::from(2); n]);
        let output = auto.run(BaseView::of(&bases), &[Scalars::Field(&scalars)]).unwrap().into_single();
        assert_eq!((output.plan.backend, output.fallback), (Backend::Emulator, None));
        assert_eq!(output.result, G2Affine::generator() * Fr::from(6000));
    }

    /// The chunks of one plan may have different numbers of affine rounds, including 0. The planner chooses different
    /// numbers of rounds only if there are many points. For many points, an emulator takes too long. So the test plans
    /// a sum of 700 points, and itself makes some chunks of the plan smaller.
    #[test]
    fn chunks_have_affine_rounds_of_their_own() {
        let n = 700;
        let gpu = Gpu::emulated(0, EmulatorOptions::DEFAULT).unwrap();
        let planned = |device_memory| {
            let algorithm = Some(Algorithm { affine_rounds: Some(2), ..Algorithm::BUCKET });
            let options = Options { algorithm, window_bits: Some(4), device_memory, ..Options::default() };
            let engine = Engine { options, machines: Ok(FoundGpus::new(vec![gpu.clone()])), plans: Arc::default() };
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
        let (sums, _) = gpu
            .msm(
                kernels::of(g1::Config::NAME, g1::Config::GROUP),
                &plan,
                GivenBases::Host(&bases),
                0,
                GivenScalars::Host(&[Scalars::Field(&scalars)]),
                false,
            )
            .unwrap();
        assert_eq!(sums, [G1Affine::generator() * product]);
    }
}
