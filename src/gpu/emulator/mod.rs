//! The emulator: a device whose kernels are the CUDA source compiled as C++17, run thread by thread on the CPU.

mod abi;
mod device;
mod memory;
mod stream;

use std::sync::Arc;

pub(crate) use device::EmulatedDevice;
pub(crate) use memory::EmulatedBuffer;

use super::emulation::EmulatorOptions;

/// A device, shared by clones of its engine.
pub(crate) type SharedEmulator = Arc<EmulatedDevice>;

/// A new device.
pub(crate) fn open(options: EmulatorOptions) -> Result<SharedEmulator, String> {
    Ok(Arc::new(EmulatedDevice::new(options)))
}
