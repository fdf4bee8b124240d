//! The options of an engine.

use std::ops::RangeInclusive;

use super::{Curve, Msm};
use crate::algorithm::Algorithm;
use crate::engine::{Engine, Options};
use crate::error::MsmError;
use crate::plan::{Hardware, LowMemoryStages, Plan, PrecomputationPlan};
use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::vocabulary::{Backend, BaseOrigin, CpuArithmetic, PointForm};

/// Collects the options of an engine; see [`Msm::builder`].
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MsmBuilder {
    pub(super) options: Options,
}

impl MsmBuilder {
    /// The window sizes that can be asked for, in bits.
    pub const WINDOW_BITS: RangeInclusive<u32> = MIN_WINDOW..=MAX_WINDOW;

    /// The backend. Default: [`Backend::Auto`].
    pub fn backend(mut self, backend: Backend) -> Self {
        self.options.backend = backend;
        self
    }

    /// Where the bases lie. Default: [`BaseOrigin::Subgroup`], with which results over other points are wrong.
    pub fn bases(mut self, origin: BaseOrigin) -> Self {
        self.options.bases = origin;
        self
    }

    /// The algorithm. Default: the one of least predicted cost.
    ///
    /// Algorithms run on GPUs; [`Algorithm::EDMSM`] also on the CPU, as [`PointForm::TwistedEdwards`]. With an algorithm, a
    /// failing GPU is an error, except for a failed [self-check](crate::Preparation::self_check).
    pub fn algorithm(mut self, algorithm: Algorithm) -> Self {
        self.options.algorithm = Some(algorithm);
        self
    }

    /// The form in which points are added. Default: the one of least predicted cost.
    pub fn point_form(mut self, form: PointForm) -> Self {
        self.options.point_form = Some(form);
        self
    }

    /// The window size in bits, one of [`WINDOW_BITS`](Self::WINDOW_BITS). Default: the size of least predicted cost.
    pub fn window_bits(mut self, window_bits: u32) -> Self {
        self.options.window_bits = Some(window_bits);
        self
    }

    /// The most bytes of device memory for one computation. Default: nine tenths of what is free. Points that do not fit
    /// are computed in chunks.
    pub fn device_memory(mut self, bytes: u64) -> Self {
        self.options.device_memory = Some(bytes);
        self
    }

    /// The most bytes of heap for one computation on the CPU. Default: no limit. 1 KiB is always enough. Bases, scalars and
    /// [prepared multiples](crate::Preparation::memory) do not count; a rayon pool that the computation starts does, from a
    /// limit of 8 KiB on. Each thread needs a stack of 64 KiB.
    pub fn host_memory(mut self, bytes: u64) -> Self {
        self.options.host_memory = Some(bytes);
        self
    }

    /// The ordinals of the GPUs. Default: 0. Several GPUs share each computation. If one fails, the others compute its
    /// part. One that cannot be opened is left out; [`CudaStatus::Ready`](crate::CudaStatus::Ready) lists it.
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
    #[doc(hidden)]
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

    /// As [`Msm::plan`], on an empty GPU of that kind, which need not be there.
    ///
    /// # Errors
    ///
    /// Those of [`Msm::plan`] and [`build`](Self::build); [`MsmError::InvalidOption`] if an option names another machine, or
    /// a rate is 0.
    pub fn plan_on<P: Curve>(self, n: usize, hardware: Hardware) -> Result<Plan, MsmError> {
        Engine::of_plans(self.options)?.plan_on::<P>(n, hardware)
    }

    /// As [`Msm::plan_precomputation`], on an empty GPU of that kind, which need not be there.
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
    /// [`MsmError::WindowOutOfRange`], [`MsmError::BackendUnavailable`]; [`MsmError::InvalidOption`] for 0 bytes of device
    /// memory or no devices; [`MsmError::PointFormUnavailable`] and [`MsmError::AlgorithmUnavailable`] for options that
    /// contradict each other, or if there is no GPU.
    pub fn build(self) -> Result<Msm, MsmError> {
        Ok(Msm { engine: Engine::new(self.options)? })
    }
}
