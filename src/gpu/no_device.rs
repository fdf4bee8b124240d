//! The device type of a machine that is not compiled in.

use std::sync::Arc;
use std::time::Duration;

use super::budget::Budget;
use super::device::{Argument, Buffer, Device, DeviceError, Grid, Properties, Stream};
use crate::kernels::Module;

/// A device that does not exist.
#[derive(Clone, Debug)]
pub(crate) enum NoDevice {}

/// The module that replaces `cuda/`.
pub(super) mod no_cuda {
    use super::super::status::{CudaStatus, GpuFailure, GpuInfo};
    pub(crate) use super::{NoDevice as CudaBuffer, NoDevice as CudaDevice, NoDevice as SharedCuda};

    pub(crate) fn probe() -> Result<&'static [Result<SharedCuda, GpuFailure>], CudaStatus> {
        Err(CudaStatus::NotCompiled { reason: "the feature `cuda` is off" })
    }

    pub(crate) fn shared(device: &SharedCuda, _: Option<u64>) -> SharedCuda {
        match *device {}
    }

    impl CudaDevice {
        pub(crate) fn info(&self) -> Result<GpuInfo, GpuFailure> {
            match *self {}
        }
    }
}

/// The module that replaces `emulator/`.
pub(super) mod no_emulator {
    use super::super::counts::LaunchCounts;
    use super::super::emulation::{EmulatedMemory, EmulatorOptions};
    pub(crate) use super::{NoDevice as EmulatedBuffer, NoDevice as EmulatedDevice, NoDevice as SharedEmulator};

    pub(crate) fn open(_: usize, _: EmulatorOptions) -> Result<SharedEmulator, String> {
        Err("this build is without the feature `emulator`".into())
    }

    impl EmulatedDevice {
        pub(crate) fn computes(&self) -> bool {
            match *self {}
        }

        pub(crate) fn take_counts(&self) -> Vec<LaunchCounts> {
            match *self {}
        }

        pub(crate) fn memory(&self) -> EmulatedMemory {
            match *self {}
        }
    }
}

impl AsRef<Self> for NoDevice {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl Device for NoDevice {
    type Buffer = Self;
    type Stream<'a> = Self;
    type Spare = ();

    fn properties(&self) -> &Properties {
        match *self {}
    }

    fn capacity(&self) -> Result<u64, DeviceError> {
        match *self {}
    }

    fn budget(&self) -> &Arc<Budget> {
        match *self {}
    }

    fn stream(&self) -> Result<Self, DeviceError> {
        match *self {}
    }

    fn computation(&self, _: &[u64]) -> Result<Self, DeviceError> {
        match *self {}
    }
}

impl Stream for NoDevice {
    type Buffer = Self;
    type Event = Self;

    fn allocate(&self, _: u64) -> Result<Self, DeviceError> {
        match *self {}
    }

    fn upload(&self, _: &[u8], _: &mut Self, _: u64) -> Result<(), DeviceError> {
        match *self {}
    }

    fn download(&self, _: &Self, _: &mut [u8]) -> Result<(), DeviceError> {
        match *self {}
    }

    fn wait(&self) -> Result<(), DeviceError> {
        match *self {}
    }

    fn wait_for(&self, _: &Self) -> Result<(), DeviceError> {
        match *self {}
    }

    unsafe fn launch(&self, _: &'static Module, _: &'static str, _: Grid, _: &[Argument]) -> Result<(), DeviceError> {
        match *self {}
    }

    fn event(&self) -> Result<Self, DeviceError> {
        match *self {}
    }

    fn elapsed(&self, _: &Self, _: &Self) -> Result<Duration, DeviceError> {
        match *self {}
    }
}

impl Buffer for NoDevice {
    fn address(&self) -> u64 {
        match *self {}
    }

    fn bytes(&self) -> u64 {
        match *self {}
    }
}
