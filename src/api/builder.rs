//! The options of an engine.

use super::{Curve, Msm};
use crate::algorithm::Algorithm;
use crate::engine::{Engine, Options};
use crate::error::MsmError;
use crate::plan::{Hardware, LowMemoryStages, Plan, PrecomputationPlan};
use crate::vocabulary::{Backend, BaseOrigin, CpuArithmetic, PointForm};

/// Collects the options of an engine; see [`Msm::builder`].
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MsmBuilder {
    pub(super) options: Options,
}

impl MsmBuilder {
    /// The backend. Default: [`Backend::Auto`].
    pub fn backend(mut self, backend: Backend) -> Self {
        self.options.backend = backend;
        self
    }

    /// What is known of the bases. Default: [`BaseOrigin::Subgroup`].
    ///
    /// Bases of unknown origin, such as unchecked input, need [`BaseOrigin::Curve`]. With the default, the result for
    /// points outside the subgroup is wrong.
    pub fn bases(mut self, origin: BaseOrigin) -> Self {
        self.options.bases = origin;
        self
    }

    /// The algorithm. Default: the one of least predicted cost.
    ///
    /// Algorithms run on GPUs. [`Algorithm::EDMSM`] also runs on the CPU, where it is the same as
    /// [`PointForm::TwistedEdwards`]. If an algorithm is set and the GPU fails, the engine returns an error; it does not
    /// fall back to the CPU. One exception: after a failed [self-check](crate::Preparation::self_check), the CPU computes.
    pub fn algorithm(mut self, algorithm: Algorithm) -> Self {
        self.options.algorithm = Some(algorithm);
        self
    }

    /// The form in which points are added. Default: the one of least predicted cost.
    pub fn point_form(mut self, form: PointForm) -> Self {
        self.options.point_form = Some(form);
        self
    }

    /// The window size in bits, from [`MIN_WINDOW`](crate::MIN_WINDOW) to [`MAX_WINDOW`](crate::MAX_WINDOW). Default: the
    /// size of least predicted cost.
    pub fn window_bits(mut self, window_bits: u32) -> Self {
        self.options.window_bits = Some(window_bits);
        self
    }

    /// The most bytes of device memory that one computation may use. Default: nine tenths of the free memory. Points that
    /// do not fit are computed in chunks.
    pub fn device_memory(mut self, bytes: u64) -> Self {
        self.options.device_memory = Some(bytes);
        self
    }

    /// The most bytes of heap memory that one computation on the CPU may allocate. Default: no limit.
    ///
    /// With a limit, the CPU uses the algorithm AdaptiveSetBucket. A limit of 1 KiB is always enough. For a smaller limit,
    /// [`MsmError::OutOfHostMemory`] says how much is needed.
    ///
    /// - Bases and scalars do not count. They are read in place.
    /// - Multiples that [`prepare`](Msm::prepare) keeps do not count. Their limit is
    ///   [`Preparation::memory`](crate::Preparation::memory).
    /// - Each thread needs a stack of 64 KiB.
    /// - Starting a rayon pool counts. If there is none, one is started for limits of 8 KiB or more.
    pub fn host_memory(mut self, bytes: u64) -> Self {
        self.options.host_memory = Some(bytes);
        self
    }

    /// The ordinal of the GPU. Default: 0.
    pub fn cuda_device(self, ordinal: usize) -> Self {
        self.cuda_devices([ordinal])
    }

    /// The ordinals of several GPUs. Each computation is cut by points, by windows or, in a batch, by vectors of scalars:
    /// the plan takes the cut of least predicted cost. If a GPU fails, the others compute its partition. A GPU that cannot be
    /// opened is left out; [`CudaStatus::Ready`](crate::CudaStatus::Ready) lists it.
    pub fn cuda_devices(mut self, ordinals: impl IntoIterator<Item = usize>) -> Self {
        self.options.cuda_devices = Some(ordinals.into_iter().collect());
        self
    }

    /// Whether to measure the stages, for [`MsmOutput::timings`](crate::MsmOutput::timings). Default: no.
    pub fn timings(mut self, wanted: bool) -> Self {
        self.options.timings = wanted;
        self
    }

    /// The fastest instructions that the CPU may use to add points. Default: the fastest that the CPU and the curve
    /// support. If the CPU or the curve does not support the given instructions, the next slower ones are used. The
    /// printed [`Plan`] of a large computation names the instructions in use.
    pub fn cpu_arithmetic(mut self, fastest: CpuArithmetic) -> Self {
        self.options.cpu_arithmetic = Some(fastest);
        self
    }

    /// The stages of a computation within [`host_memory`](Self::host_memory): for tests and benches.
    #[doc(hidden)]
    pub fn low_memory_stages(mut self, stages: LowMemoryStages) -> Self {
        self.options.low_memory_stages = stages;
        self
    }

    /// The plan for `n` points and scalars in the field on a GPU of that kind, with nothing else in its memory. The GPU
    /// need not be there. Predicted times are those of a model.
    ///
    /// # Errors
    ///
    /// As [`Msm::plan`], and those of [`build`](Self::build) for options that contradict each other.
    /// [`MsmError::InvalidOption`] if an option names another machine, or if a rate of the hardware is 0.
    pub fn plan_on<P: Curve>(self, n: usize, hardware: Hardware) -> Result<Plan, MsmError> {
        Engine::of_plans(self.options)?.plan_on::<P>(n, hardware)
    }

    /// As [`Msm::plan_precomputation`], on a GPU of that kind with nothing else in its memory. The GPU need not be there.
    ///
    /// # Errors
    ///
    /// As [`plan_on`](Self::plan_on).
    pub fn plan_precomputation_on<P: Curve>(
        self,
        n: usize,
        hardware: Hardware,
    ) -> Result<Vec<PrecomputationPlan>, MsmError> {
        Engine::of_plans(self.options)?.plan_precomputation_on::<P>(n, hardware)
    }

    /// Checks the options and finds the backend.
    ///
    /// # Errors
    ///
    /// - [`MsmError::WindowOutOfRange`].
    /// - [`MsmError::InvalidOption`]: 0 bytes of device memory, or an empty list of devices.
    /// - [`MsmError::PointFormUnavailable`]: the form is not for these bases.
    /// - [`MsmError::AlgorithmUnavailable`]: the algorithm contradicts other options, or there is no GPU for it.
    /// - [`MsmError::BackendUnavailable`]: the backend asked for is not there.
    pub fn build(self) -> Result<Msm, MsmError> {
        Ok(Msm { engine: Engine::new(self.options)? })
    }
}
