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
    /// The sizes that [`window_bits`](Self::window_bits) takes.
    pub const WINDOW_BITS: RangeInclusive<u32> = MIN_WINDOW..=MAX_WINDOW;

    /// Default: [`Backend::Auto`].
    pub fn backend(mut self, backend: Backend) -> Self {
        self.options.backend = backend;
        self
    }

    /// Default: [`BaseOrigin::Subgroup`]. With this default, sums over points outside the subgroup are wrong.
    pub fn base_origin(mut self, origin: BaseOrigin) -> Self {
        self.options.base_origin = origin;
        self
    }

    /// Default: the algorithm of least predicted cost. With an algorithm, a failing GPU is an error, except for a
    /// failed [self-check](crate::TableBuilder::self_check).
    pub fn algorithm(mut self, algorithm: Algorithm) -> Self {
        self.options.algorithm = Some(algorithm);
        self
    }

    /// Default: the form of least predicted cost.
    pub fn point_form(mut self, form: PointForm) -> Self {
        self.options.point_form = Some(form);
        self
    }

    /// Default: the size of least predicted cost.
    pub fn window_bits(mut self, window_bits: u32) -> Self {
        self.options.window_bits = Some(window_bits);
        self
    }

    /// The most bytes for one computation. Default: nine tenths of the free memory.
    pub fn device_memory(mut self, bytes: u64) -> Self {
        self.options.device_memory = Some(bytes);
        self
    }

    /// The most bytes of heap for one computation on the CPU. Default: no limit. 1 KiB is always enough. Bases, scalars
    /// and [multiples](crate::TableBuilder::memory) do not count. Each thread needs 64 KiB of stack.
    pub fn host_memory(mut self, bytes: u64) -> Self {
        self.options.host_memory = Some(bytes);
        self
    }

    /// The ordinals of the GPUs that share each computation. Default: 0.
    pub fn cuda_devices(mut self, ordinals: impl IntoIterator<Item = usize>) -> Self {
        self.options.cuda_devices = Some(ordinals.into_iter().collect());
        self
    }

    /// If true, [`MsmOutput::timings`](crate::MsmOutput::timings) are measured. Default: false.
    pub fn timings(mut self, wanted: bool) -> Self {
        self.options.timings = wanted;
        self
    }

    /// The fastest instructions that the CPU may use to add points. Default: the fastest that the CPU and the curve
    /// support. If the CPU or the curve does not support the given instructions, the next slower ones are used. The
    /// printed [`Plan`] of a large computation names the instructions in use.
    #[doc(hidden)]
    pub fn cpu_arithmetic(mut self, fastest: CpuArithmetic) -> Self {
        self.options.cpu_arithmetic = fastest;
        self
    }

    /// The stages of a computation within [`host_memory`](Self::host_memory): for tests and benches.
    #[doc(hidden)]
    pub fn low_memory_stages(mut self, stages: LowMemoryStages) -> Self {
        self.options.low_memory_stages = stages;
        self
    }

    /// Like [`Msm::plan`], for a GPU that need not be there, with all its memory free.
    ///
    /// # Errors
    ///
    /// The errors of [`Msm::plan`] and [`build`](Self::build); [`MsmError::InvalidOption`] for an option that a GPU
    /// does not have, or for a rate of 0.
    pub fn plan_on<P: Curve>(self, n: usize, hardware: GpuModel) -> Result<Plan, MsmError> {
        Engine::of_plans(self.options)?.plan_on::<P>(n, hardware)
    }

    /// Like [`plan_on`](Self::plan_on), for [`Msm::plan_precomputation`].
    pub fn plan_precomputation_on<P: Curve>(
        self,
        n: usize,
        hardware: GpuModel,
    ) -> Result<Vec<PrecomputationPlan>, MsmError> {
        Engine::of_plans(self.options)?.plan_precomputation_on::<P>(n, hardware)
    }

    /// Checks the options.
    ///
    /// # Errors
    ///
    /// - [`MsmError::WindowOutOfRange`], [`MsmError::BackendUnavailable`].
    /// - [`MsmError::InvalidOption`]: 0 bytes of device memory, or no devices.
    /// - [`MsmError::PointFormUnavailable`], [`MsmError::AlgorithmUnavailable`]: contradictory options, or no GPU.
    pub fn build(self) -> Result<Msm, MsmError> {
        Ok(Msm { engine: Engine::new(self.options)? })
    }
}
