//! Memory that is kept on a device of CUDA or of the emulator.

use super::budget::Promise;
use super::cuda::{CudaBuffer, CudaDevice, SharedCuda};
use super::device::{Device, DeviceError};
use super::emulator::{EmulatedBuffer, EmulatedDevice, SharedEmulator};
use super::spmv::MatrixOnDevice;

/// Device memory that is kept from one computation to the next: a table of bases, a table for transforms or for a
/// witness map, or a vector.
pub struct GpuBuffer(pub(super) MachineBuffer);

/// If the dropped buffer is a vector, the device may keep the vector's memory for the next vector.
impl Drop for GpuBuffer {
    fn drop(&mut self) {
        match &mut self.0 {
            OnMachine::Cuda(held) => held.device.as_ref().leave(&mut held.memory, &mut held.promise),
            OnMachine::Emulator(held) => held.device.as_ref().leave(&mut held.memory, &mut held.promise),
        }
    }
}

/// A sparse matrix that is kept on a device.
pub(crate) struct GpuMatrix(pub(super) OnMachine<MatrixOnDevice<CudaBuffer>, MatrixOnDevice<EmulatedBuffer>>);

/// A buffer, and the CUDA device or emulated device that holds it.
pub(super) type MachineBuffer = OnMachine<CudaBuffer, EmulatedBuffer>;

/// Memory, and the CUDA device or emulated device that holds it.
pub(super) enum OnMachine<C, E> {
    Cuda(Held<C, SharedCuda, <CudaDevice as Device>::Spare>),
    Emulator(Held<E, SharedEmulator, <EmulatedDevice as Device>::Spare>),
}

/// Memory on a device, the [`Promise`] that reserves the memory's bytes in the device's budget, and the device. The
/// memory is dropped first, then the promise, then the device.
pub(super) struct Held<B, D, K> {
    pub(super) memory: B,
    promise: Promise<K>,
    pub(super) device: D,
}

impl<B, D: Clone, K> Held<B, D, K> {
    pub(super) fn new(device: &D, (memory, promise): (B, Promise<K>)) -> Self {
        Self { memory, promise, device: device.clone() }
    }
}

/// The error of an operation whose operands are on different machines. Callers check the devices first, so this error
/// never occurs.
pub(super) fn other_machine() -> DeviceError {
    DeviceError::failed("an operation on vectors", "the vectors are on different devices")
}
