//! The status of CUDA: the kernels in this build, and the GPUs of this machine.

use std::fmt;

use super::failure::{self, Fit};
use crate::kernels;
use crate::plan::GpuModel;

/// The status of CUDA on this machine. The status says that CUDA is ready, or why CUDA cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CudaStatus {
    /// No kernels are compiled in.
    NotCompiled {
        /// The reason why no kernels are compiled in.
        reason: &'static str,
    },
    /// There is no NVIDIA driver.
    NoDriver,
    /// The driver shows no GPU.
    NoGpu,
    /// The driver fails.
    BrokenDriver {
        /// The `CUresult` of the driver.
        code: u32,
    },
    /// There is at least one GPU.
    Ready {
        /// The GPUs that can be used.
        gpus: Vec<GpuInfo>,
        /// The ordinals of the GPUs that fail, each with the `CUresult` of the failure.
        failed: Vec<(usize, u32)>,
    },
}

impl CudaStatus {
    /// The name of the compiler of this build's kernels. The name is empty if the build has no kernels.
    #[doc(hidden)]
    pub const NVCC: &'static str = kernels::NVCC;
    /// The compute capabilities for which this build has machine code. The number 80 stands for 8.0.
    pub const ARCHITECTURES: &'static [u32] = kernels::ARCHITECTURES;

    /// True if this build has machine code for GPUs of this compute capability. For a GPU without machine code in this
    /// build, the driver compiles PTX.
    #[doc(hidden)]
    pub fn has_machine_code(compute_capability: (u32, u32)) -> bool {
        Fit { compute_capability, driver: None, nvcc: Self::NVCC, architectures: Self::ARCHITECTURES }
            .has_machine_code()
    }
}

impl fmt::Display for CudaStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCompiled { reason } => write!(f, "no CUDA kernels were compiled in: {reason}"),
            Self::NoDriver => f.write_str(
                "there is no NVIDIA driver: libcuda could not be loaded; install the driver, then restart the process",
            ),
            Self::NoGpu => f.write_str(
                "the NVIDIA driver sees no GPU; check CUDA_VISIBLE_DEVICES and `nvidia-smi`, then restart the process",
            ),
            Self::BrokenDriver { code } => {
                let remedy = failure::remedy(*code).unwrap_or("run `nvidia-smi` to see why, then restart the process");
                write!(f, "the NVIDIA driver fails with CUDA error {code}; {remedy}")
            }
            Self::Ready { gpus, failed } => {
                write!(f, "{} GPU(s)", gpus.len())?;
                failed.iter().try_for_each(|(ordinal, code)| write!(f, "; GPU {ordinal} fails with CUDA error {code}"))
            }
        }
    }
}

/// A GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuInfo {
    /// The ordinal of the GPU. [`MsmBuilder::cuda_devices`](crate::MsmBuilder::cuda_devices) selects GPUs by ordinal.
    pub ordinal: usize,
    /// The name of the GPU.
    pub name: String,
    /// The model of the GPU's hardware. Some rates of the model are taken from a similar GPU.
    pub hardware: GpuModel,
}

/// A GPU that cannot be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GpuFailure {
    pub(crate) ordinal: usize,
    /// The error number of the CUDA driver API (`CUresult`).
    pub(crate) code: u32,
}

#[cfg(all(test, feature = "cuda", target_family = "wasm"))]
mod tests {
    use super::*;

    #[test]
    fn a_target_without_cuda_says_so() {
        let status = CudaStatus::query();
        assert!(matches!(status, CudaStatus::NotCompiled { reason } if reason.contains("wasm32")), "{status}");
    }
}
