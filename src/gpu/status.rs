//! What was compiled in, and what this machine has.

use std::fmt;

use crate::kernels;

/// What the build script compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BuildInfo {
    /// The nvcc that compiled the kernels, or why none did.
    pub nvcc: Result<&'static str, &'static str>,
    /// Compute capabilities with machine code, as 80 for 8.0. Newer devices use the PTX of the first.
    pub architectures: &'static [u32],
    /// Whether the emulator is compiled in.
    pub emulator: bool,
}

/// What was compiled into this crate.
pub fn build_info() -> BuildInfo {
    let absence = kernels::CUDA_ABSENCE;
    BuildInfo {
        nvcc: if absence.is_empty() { Ok(kernels::NVCC) } else { Err(absence) },
        architectures: kernels::ARCHITECTURES,
        emulator: cfg!(feature = "emulator"),
    }
}

/// Whether CUDA can be used here, and if not, which of the reasons it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CudaStatus {
    /// No kernels were compiled in.
    NotCompiled {
        /// Why.
        reason: &'static str,
    },
    /// There is no NVIDIA driver: libcuda cannot be loaded.
    NoDriver,
    /// There is a driver, and no GPU that it lets this process see.
    NoGpu,
    /// There is a driver, and it fails.
    BrokenDriver {
        /// The CUDA driver API's error number (`CUresult`).
        code: u32,
    },
    /// There are GPUs.
    Ready {
        /// Each of them, by ordinal.
        gpus: Vec<GpuInfo>,
    },
}

impl fmt::Display for CudaStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCompiled { reason } => write!(f, "no CUDA kernels were compiled in: {reason}"),
            Self::NoDriver => f.write_str("no NVIDIA driver: libcuda could not be loaded"),
            Self::NoGpu => f.write_str("the NVIDIA driver sees no GPU (is CUDA_VISIBLE_DEVICES set?)"),
            Self::BrokenDriver { code } => {
                write!(f, "the NVIDIA driver fails with CUDA error {code}; `nvidia-smi` may tell why")
            }
            Self::Ready { gpus } => write!(f, "{} GPU(s)", gpus.len()),
        }
    }
}

/// A GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuInfo {
    /// The name that the driver gives.
    pub name: String,
    /// The compute capability, major and minor.
    pub compute_capability: (u32, u32),
    /// Streaming multiprocessors.
    pub multiprocessors: u32,
    /// Bytes of device memory.
    pub memory: u64,
}

/// Probes for CUDA: kernels compiled in, driver, GPU. Never panics. The answer does not change while the process runs.
pub fn cuda_status() -> CudaStatus {
    if let Err(reason) = build_info().nvcc {
        return CudaStatus::NotCompiled { reason };
    }
    match super::cuda::probe() {
        Ok(devices) => CudaStatus::Ready { gpus: devices.iter().map(|device| device.info()).collect() },
        Err(status) => status,
    }
}
