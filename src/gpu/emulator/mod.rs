//! The emulator: a device whose kernels are the CUDA source, compiled as C++17. The emulator runs these kernels thread
//! by thread on the CPU.

mod abi;
mod device;
mod memory;
mod stream;

use std::sync::Arc;

pub(crate) use device::EmulatedDevice;
pub(crate) use memory::EmulatedBuffer;

use super::emulation::EmulatorOptions;

/// A device that the clones of an engine share.
pub(crate) type SharedEmulator = Arc<EmulatedDevice>;

/// Makes a new device.
pub(crate) fn open(ordinal: usize, options: EmulatorOptions) -> Result<SharedEmulator, String> {
    Ok(Arc::new(EmulatedDevice::new(ordinal, options)))
}
