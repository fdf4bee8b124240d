//! The options of an engine.

use crate::algorithm::Algorithm;
use crate::error::MsmError;
use crate::gpu::EmulatorOptions;
use crate::plan::LowMemoryStages;
use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::types::{Backend, BaseOrigin, CpuArithmetic, PointForm};

/// The options of an engine. `None` leaves a choice to the plan.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    pub(crate) backend: Backend,
    pub(crate) base_origin: BaseOrigin,
    pub(crate) algorithm: Option<Algorithm>,
    pub(crate) point_form: Option<PointForm>,
    pub(crate) window_bits: Option<u32>,
    pub(crate) cpu_arithmetic: CpuArithmetic,
    pub(crate) device_memory: Option<u64>,
    pub(crate) host_memory: Option<u64>,
    pub(crate) low_memory_stages: LowMemoryStages,
    pub(crate) cuda_devices: Option<Vec<usize>>,
    pub(crate) timings: bool,
    pub(crate) emulators: Option<Vec<EmulatorOptions>>,
}

impl Options {
    /// True if scalars may be rewritten modulo the group's order.
    pub(crate) fn in_subgroup(&self) -> bool {
        self.base_origin == BaseOrigin::Subgroup
    }

    /// Refuses options that contradict each other on every curve and machine.
    pub(super) fn check(&self) -> Result<(), MsmError> {
        for (option, wrong, reason) in [
            ("device_memory", self.device_memory == Some(0), NO_MEMORY),
            ("cuda_devices", self.cuda_devices.as_ref().is_some_and(Vec::is_empty), NO_DEVICE),
            ("emulators", self.emulators.as_ref().is_some_and(Vec::is_empty), NO_DEVICE),
        ] {
            if wrong {
                return Err(MsmError::InvalidOption { option, reason });
            }
        }
        if let Some(window_bits) = self.window_bits.filter(|bits| !(MIN_WINDOW..=MAX_WINDOW).contains(bits)) {
            return Err(MsmError::WindowOutOfRange { window_bits });
        }
        if self.point_form == Some(PointForm::TwistedEdwards) && !self.in_subgroup() {
            return Err(edwards_unavailable(OUTSIDE_THE_SUBGROUP));
        }
        let Some(algorithm) = self.algorithm else { return Ok(()) };
        let edwards = algorithm.point_form() == PointForm::TwistedEdwards;
        match algorithm.conflict() {
            Some(reason) => Err(algorithm_unavailable(algorithm, reason)),
            None if algorithm.is_of_papers() && !cfg!(feature = "papers") => {
                Err(algorithm_unavailable(algorithm, WITHOUT_PAPERS))
            }
            None if edwards && !self.in_subgroup() => Err(algorithm_unavailable(algorithm, OUTSIDE_THE_SUBGROUP)),
            None if self.point_form.is_some_and(|form| form != algorithm.point_form()) => {
                let reason =
                    format!("it adds points in {} form, and another form is asked for", algorithm.point_form());
                Err(algorithm_unavailable(algorithm, reason))
            }
            None => Ok(()),
        }
    }

    /// Refuses options for the place of a computation, because this plan is for a described GPU.
    pub(super) fn check_described(&self) -> Result<(), MsmError> {
        let elsewhere = [
            ("backend", !matches!(self.backend, Backend::Auto | Backend::Cuda)),
            ("host_memory", self.host_memory.is_some()),
            ("cuda_devices", self.cuda_devices.is_some()),
            ("emulators", self.emulators.is_some()),
        ];
        match elsewhere.into_iter().find(|&(_, is_set)| is_set) {
            Some((option, _)) => Err(MsmError::InvalidOption { option, reason: DESCRIBED }),
            None => Ok(()),
        }
    }
}

const DESCRIBED: &str = "the plan is for the GPU that is described; leave the option out";
const NO_MEMORY: &str = "nothing is computed in 0 bytes; give a limit, or leave the option out";
const NO_DEVICE: &str = "the list of devices is empty; name a device, or leave the option out for the first one";
const WITHOUT_PAPERS: &str =
    "its kernels are for comparisons: build cumsm with the feature `papers`, or choose another algorithm";
const OUTSIDE_THE_SUBGROUP: &str = "it is right only in the subgroup, and the bases are `BaseOrigin::Curve`";

/// The reason why there is no GPU algorithm without a GPU, and the remedy.
pub(super) fn without_a_gpu(backend: Backend, reason: &str) -> String {
    let remedy = "the emulator backend computes it too, for tests";
    match backend {
        Backend::Cpu => format!("it runs on a GPU, and the backend asked for is the CPU; {remedy}"),
        _ => format!("it runs on a GPU, and there is none here ({reason}); {remedy}"),
    }
}

pub(super) fn algorithm_unavailable(algorithm: Algorithm, reason: impl Into<String>) -> MsmError {
    MsmError::AlgorithmUnavailable { algorithm: algorithm.to_string(), reason: reason.into() }
}

pub(super) fn edwards_unavailable(reason: impl Into<String>) -> MsmError {
    MsmError::PointFormUnavailable { form: PointForm::TwistedEdwards, reason: reason.into() }
}

#[cfg(all(test, not(feature = "papers")))]
mod tests {
    use super::*;

    /// Every build knows the presets of the papers by name; the error says what they need.
    #[test]
    fn an_algorithm_of_the_papers_names_its_feature() {
        let cuzk = Options { algorithm: "cuzk".parse().ok(), ..Options::default() };
        let error = cuzk.check().unwrap_err().to_string();
        assert!(error.contains("cuzk") && error.contains("the feature `papers`"), "{error}");
    }
}
