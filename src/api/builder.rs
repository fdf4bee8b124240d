//! The options of an engine.

use std::ops::RangeInclusive;

use super::{Curve, Msm};
use crate::algorithm::Algorithm;
use crate::engine::{Engine, Options};
use crate::error::MsmError;
use crate::plan::{GpuModel, LowMemoryStages, Plan, PrecomputationPlan};
use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::types::{Backend, BaseOrigin, CpuArithmetic, PointForm};

/// The options of an engine.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MsmBuilder {
    pub(super) options: Options,
}

impl MsmBuilder {
    /// The window sizes that [`window_bits`](Self::window_bits) accepts, in bits.
    pub const WINDOW_BITS: RangeInclusive<u32> = MIN_WINDOW..=MAX_WINDOW;

    /// The backend. Default: [`Backend::Auto`].
    pub fn backend(mut self, backend: Backend) -> Self {
        self.options.backend = backend;
        self
    }

    /// The set of points to which the bases belong. Default: [`BaseOrigin::Subgroup`]. With this default, the sum is
    /// wrong if a base lies outside the subgroup.
    pub fn base_origin(mut self, origin: BaseOrigin) -> Self {
        self.options.base_origin = origin;
        self
    }

    /// The algorithm. Default: the algorithm with the least predicted cost. If an algorithm is set and the GPU fails,
    /// the call returns an error, even with [`Backend::Auto`]. The CPU replaces the GPU only after a failed
    /// [self-check](crate::TableBuilder::self_check).
    pub fn algorithm(mut self, algorithm: Algorithm) -> Self {
        self.options.algorithm = Some(algorithm);
        self
    }

    /// The form in which points are added. Default: the form with the least predicted cost.
    pub fn point_form(mut self, form: PointForm) -> Self {
        self.options.point_form = Some(form);
        self
    }

    /// The window size in bits. Default: the size with the least predicted cost.
    pub fn window_bits(mut self, window_bits: u32) -> Self {
        self.options.window_bits = Some(window_bits);
        self
    }

    /// The limit on device memory for one computation, in bytes. Default: nine tenths of the free memory.
    pub fn device_memory(mut self, bytes: u64) -> Self {
        self.options.device_memory = Some(bytes);
        self
    }

    /// The limit on heap memory for one computation on the CPU, in bytes. Default: no limit. A limit of 1 KiB is enough
    /// for every computation. The memory of bases, scalars and [multiples](crate::TableBuilder::memory) does not count
    /// towards the limit. Each thread also needs 64 KiB of stack, which does not count towards the limit.
    pub fn host_memory(mut self, bytes: u64) -> Self {
        self.options.host_memory = Some(bytes);
        self
    }

    /// The CUDA ordinals of the GPUs that share each computation. Default: only GPU 0. If a GPU does not exist, it is
    /// left out with [`Backend::Auto`], and [`build`](Self::build) returns an error with [`Backend::Cuda`].
    pub fn cuda_devices(mut self, ordinals: impl IntoIterator<Item = usize>) -> Self {
        self.options.cuda_devices = Some(ordinals.into_iter().collect());
        self
    }

    /// If true, the engine measures [`MsmOutput::timings`](crate::MsmOutput::timings). Default: false.
    pub fn timings(mut self, wanted: bool) -> Self {
        self.options.timings = wanted;
        self
    }

    /// The fastest instructions with which the CPU may add points. Default: the fastest instructions that the CPU and
    /// the curve support. If the CPU or the curve does not support the given instructions, the engine uses the next
    /// slower instructions that the CPU and the curve support. The printed [`Plan`] of a large computation names the
    /// instructions that the engine uses.
    #[doc(hidden)]
    pub fn cpu_arithmetic(mut self, fastest: CpuArithmetic) -> Self {
        self.options.cpu_arithmetic = fastest;
        self
    }

    /// The stages that a computation with a limit on [`host_memory`](Self::host_memory) runs. This option is for tests
    /// and benches.
    #[doc(hidden)]
    pub fn low_memory_stages(mut self, stages: LowMemoryStages) -> Self {
        self.options.low_memory_stages = stages;
        self
    }

    /// Returns the plan of [`Msm::plan`] for a given GPU. The GPU need not be installed. The plan assumes that all
    /// memory of this GPU is free.
    ///
    /// # Errors
    ///
    /// - The errors of [`Msm::plan`] and [`build`](Self::build).
    /// - [`MsmError::InvalidOption`]: an option that chooses a device of this machine is set, or a rate of `hardware`
    ///   is 0.
    pub fn plan_on<P: Curve>(self, n: usize, hardware: GpuModel) -> Result<Plan, MsmError> {
        Engine::of_plans(self.options)?.plan_on::<P>(n, hardware)
    }

    /// Returns the costs of [`Msm::plan_precomputation`] for a given GPU. As for [`plan_on`](Self::plan_on), the GPU
    /// need not be installed.
    pub fn plan_precomputation_on<P: Curve>(
        self,
        n: usize,
        hardware: GpuModel,
    ) -> Result<Vec<PrecomputationPlan>, MsmError> {
        Engine::of_plans(self.options)?.plan_precomputation_on::<P>(n, hardware)
    }

    /// Checks the options, and makes the engine.
    ///
    /// # Errors
    ///
    /// - [`MsmError::WindowOutOfRange`], [`MsmError::BackendUnavailable`].
    /// - [`MsmError::InvalidOption`]: the limit on device memory is 0 bytes, or the list of devices is empty.
    /// - [`MsmError::PointFormUnavailable`], [`MsmError::AlgorithmUnavailable`]: options contradict each other, or an
    ///   algorithm is set and there is no GPU.
    pub fn build(self) -> Result<Msm, MsmError> {
        Ok(Msm { engine: Engine::new(self.options)? })
    }
}
