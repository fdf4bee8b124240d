//! The query for the status of CUDA on this machine.

use super::cuda;
use super::status::{CudaStatus, GpuFailure};
use crate::kernels;

impl CudaStatus {
    /// Queries the status of CUDA on this machine. The driver is asked for its GPUs only once. If the driver or a GPU
    /// is repaired later, the process must be restarted.
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
