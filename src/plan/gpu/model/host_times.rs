//! The predicted times of copies, waits and allocations, each with a low, a middle and a high value. The predicted
//! times of proofs, and the validation of the model, use the times of this file.

use super::rates::copy_seconds;
use super::tuning;
use crate::plan::band::Band;
use crate::plan::gpu::hardware::GpuModel;

/// The seconds of a copy from the host, if no computation hides the copy.
pub fn copied(bytes: f64, hardware: &GpuModel) -> Band {
    Band::of(|case| copy_seconds(bytes, &hardware.in_case(case)))
}

/// The seconds of a wait for the device.
pub const fn waited() -> Band {
    tuning::SYNC_SECONDS
}

/// The seconds of `allocations` allocations of device memory, with `bytes` bytes in total.
pub fn allocated(allocations: f64, bytes: f64) -> Band {
    tuning::ALLOCATION_SECONDS * allocations + tuning::ALLOCATED_BYTE_SECONDS * bytes
}
