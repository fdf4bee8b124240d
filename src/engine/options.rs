//! The options of an engine.

use crate::algorithm::Algorithm;
use crate::error::MsmError;
use crate::gpu::EmulatorOptions;
use crate::plan::LowMemoryStages;
use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::types::{Backend, BaseOrigin, CpuArithmetic, PointForm};

/// The options of an engine. If `algorithm`, `point_form` or `window_bits` is `None`, the plan makes the choice. If
/// `device_memory` or `host_memory` is `None`, the caller sets no limit on this kind of memory. If `cuda_devices` is
/// `None`, an engine on CUDA uses the GPU with the ordinal 0. If `emulators` is `None`, an engine on the emulator uses
/// one emulated GPU.
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
    /// True if the engine may replace a scalar by another integer that is congruent modulo the group's order.
    pub(crate) fn in_subgroup(&self) -> bool {
        self.base_origin == BaseOrigin::Subgroup
    }

    /// Returns an error if an option is invalid, or if options contradict each other. The checks do not depend on the
    /// curve or the machine.
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
                let reason = format!(
                    "it adds points in {} form, but the option `point_form` is another form",
                    algorithm.point_form()
                );
                Err(algorithm_unavailable(algorithm, reason))
            }
            None => Ok(()),
        }
    }

    /// Returns an error if an option selects the machine that computes. The caller already describes the GPU of the
    /// plan, and such an option would contradict the description.
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

const DESCRIBED: &str = "the plan is for the described GPU; leave the option out";
const NO_MEMORY: &str = "a computation needs more than 0 bytes; give a greater limit, or leave the option out";
const NO_DEVICE: &str = "the list of devices is empty; name a device, or leave the option out for the first device";
const WITHOUT_PAPERS: &str =
    "its kernels are for comparisons: build cumsm with the feature `papers`, or choose another algorithm";
const OUTSIDE_THE_SUBGROUP: &str = "its results are right only in the subgroup, but the bases are `BaseOrigin::Curve`";

/// The reason why a GPU algorithm cannot run without a GPU, and the remedy.
pub(super) fn without_a_gpu(backend: Backend, reason: &str) -> String {
    let remedy = "for tests, the emulator backend can run it";
    match backend {
        Backend::Cpu => format!("it runs on a GPU, but the requested backend is the CPU; {remedy}"),
        _ => format!("it runs on a GPU, but this machine has none ({reason}); {remedy}"),
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

    /// Even a build without the feature `papers` knows the names of the papers' algorithms. If one of these algorithms
    /// is requested, the error contains the name of the feature.
    #[test]
    fn an_algorithm_of_the_papers_names_its_feature() {
        let cuzk = Options { algorithm: "cuzk".parse().ok(), ..Options::default() };
        let error = cuzk.check().unwrap_err().to_string();
        assert!(error.contains("cuzk") && error.contains("the feature `papers`"), "{error}");
    }
}
