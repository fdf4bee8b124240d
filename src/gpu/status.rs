//! What is compiled into the crate, and what the machine has.

use std::fmt;

use crate::kernels;

/// What the build script compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BuildInfo {
    /// The nvcc that compiled the kernels, or the reason why there are none.
    pub nvcc: Result<&'static str, &'static str>,
    /// Compute capabilities with machine code; 80 means 8.0. Newer devices use the PTX of the first one.
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

/// Whether CUDA can be used here. If not, the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CudaStatus {
    /// No kernels were compiled in.
    NotCompiled {
        /// The reason.
        reason: &'static str,
    },
    /// There is no NVIDIA driver: libcuda cannot be loaded.
    NoDriver,
    /// There is a driver, but it shows no GPU to this process.
    NoGpu,
    /// There is a driver, but it fails.
    BrokenDriver {
        /// The CUDA driver API's error number (`CUresult`).
        code: u32,
    },
    /// There are GPUs.
    Ready {
        /// The GPUs. A GPU is opened when it is first used.
        gpus: Vec<GpuInfo>,
        /// GPUs that failed when they were opened, or when the driver was asked what they are. Engines use the others. If
        /// there is no other, a computation returns the error.
        failed: Vec<GpuFailure>,
    },
}

impl fmt::Display for CudaStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCompiled { reason } => write!(f, "no CUDA kernels were compiled in: {reason}"),
            Self::NoDriver => f.write_str("no NVIDIA driver: libcuda could not be loaded"),
            Self::NoGpu => f.write_str("the NVIDIA driver sees no GPU (is CUDA_VISIBLE_DEVICES set?)"),
            Self::BrokenDriver { code } => {
                write!(f, "the NVIDIA driver fails with CUDA error {code}; run `nvidia-smi` to see why")
            }
            Self::Ready { gpus, failed } => {
                write!(f, "{} GPU(s)", gpus.len())?;
                failed.iter().try_for_each(|failure| write!(f, "; {failure}"))
            }
        }
    }
}

/// A GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuInfo {
    /// The number that [`MsmBuilder::cuda_devices`](crate::MsmBuilder::cuda_devices) takes.
    pub ordinal: usize,
    /// The name that the driver reports.
    pub name: String,
    /// The compute capability, major and minor.
    pub compute_capability: (u32, u32),
    /// Streaming multiprocessors.
    pub multiprocessors: u32,
    /// Bytes of device memory.
    pub memory: u64,
}

/// A GPU that cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuFailure {
    /// Its number.
    pub ordinal: usize,
    /// The CUDA driver API's error number (`CUresult`).
    pub code: u32,
}

impl fmt::Display for GpuFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ordinal, code } = self;
        write!(f, "GPU {ordinal} fails with CUDA error {code}")
    }
}
