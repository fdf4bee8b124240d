//! The failures of a device.

use std::fmt;

use crate::kernel_call::CallFault;
use crate::kernels::Module;

/// The reason why an operation on a device failed.
#[derive(Clone, Debug)]
pub(crate) enum DeviceError {
    /// An allocation does not fit.
    OutOfMemory { needed: u64, available: u64 },
    /// The arguments of a launch do not match the kernel's parameters.
    KernelCall { kernel: String, reason: String },
    /// Any other failure, with the message of the device. `code` is the error number of the driver.
    Failed { operation: String, code: Option<u32>, message: String },
}

impl DeviceError {
    pub(crate) fn failed(operation: impl Into<String>, message: impl fmt::Display) -> Self {
        Self::Failed { operation: operation.into(), code: None, message: message.to_string() }
    }

    pub(crate) fn kernel_call(module: &Module, kernel: &str, fault: CallFault) -> Self {
        Self::KernelCall { kernel: format!("{}.{kernel}", module.name), reason: fault.to_string() }
    }
}
