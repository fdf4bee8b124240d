//! What is compiled into the crate, and what the machine has.

use std::fmt;

use super::cuda;
use crate::kernels;
use crate::plan::Hardware;

/// Whether CUDA can be used here, and why not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CudaStatus {
    /// No kernels were compiled in.
    NotCompiled {
        /// The reason.
        reason: &'static str,
    },
    /// There is no NVIDIA driver.
    NoDriver,
    /// The driver shows no GPU to this process.
    NoGpu,
    /// The driver fails.
    BrokenDriver {
        /// Its error number (`CUresult`).
        code: u32,
    },
    /// There are GPUs.
    Ready {
        /// The GPUs. Each is opened when it is first used.
        gpus: Vec<GpuInfo>,
        /// GPUs that could not be opened: the ordinal of each, and the driver's error number. Engines use the others.
        failed: Vec<(usize, u32)>,
    },
}

impl CudaStatus {
    /// The compiler of this build's kernels. Empty if there are none.
    #[doc(hidden)]
    pub const NVCC: &'static str = kernels::NVCC;
    /// The compute capabilities with machine code in this build; 80 means 8.0. Newer GPUs use the PTX of the first one.
    pub const ARCHITECTURES: &'static [u32] = kernels::ARCHITECTURES;

    /// Looks for compiled kernels, the driver, and GPUs.
    pub fn query() -> Self {
        if !kernels::CUDA_ABSENCE.is_empty() {
            return Self::NotCompiled { reason: kernels::CUDA_ABSENCE };
        }
        let devices = match cuda::probe() {
            Ok(devices) => devices,
            Err(status) => return status,
        };
        let (mut gpus, mut failed) = (Vec::new(), Vec::new());
        for device in devices {
            match device.as_ref().map_err(|failure| *failure).and_then(|device| device.info()) {
                Ok(gpu) => gpus.push(gpu),
                Err(GpuFailure { ordinal, code }) => failed.push((ordinal, code)),
            }
        }
        Self::Ready { gpus, failed }
    }
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
                failed.iter().try_for_each(|(ordinal, code)| write!(f, "; GPU {ordinal} fails with CUDA error {code}"))
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
    /// What it can do. What the driver does not report is taken from a similar GPU.
    pub hardware: Hardware,
}

/// A GPU that cannot be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GpuFailure {
    pub(crate) ordinal: usize,
    /// The CUDA driver API's error number (`CUresult`).
    pub(crate) code: u32,
}
