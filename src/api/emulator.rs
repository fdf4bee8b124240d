//! The options of the emulator, and its counts.

use super::{Msm, MsmBuilder};
use crate::gpu::{EmulatedMemory, EmulatorOptions, LaunchCounts};

impl MsmBuilder {
    /// The device that [`Backend::Emulator`](crate::Backend::Emulator) emulates.
    #[doc(hidden)]
    pub fn emulator(self, options: EmulatorOptions) -> Self {
        self.emulators([options])
    }

    /// The devices that [`Backend::Emulator`](crate::Backend::Emulator) emulates; see
    /// [`cuda_devices`](Self::cuda_devices).
    #[doc(hidden)]
    pub fn emulators(mut self, options: impl IntoIterator<Item = EmulatorOptions>) -> Self {
        self.options.emulators = Some(options.into_iter().collect());
        self
    }
}

impl Msm {
    /// The work of the threads of each launch since the last call: one entry for each launch, in order, device after device.
    /// The counts are then reset. Empty unless the backend is an emulator that [counts](EmulatorOptions::counting).
    /// Failed launches are left out.
    #[doc(hidden)]
    pub fn operation_counts(&self) -> Vec<LaunchCounts> {
        self.engine.gpus().iter().flat_map(|gpu| gpu.take_counts()).collect()
    }

    /// The memory of each emulated device.
    #[doc(hidden)]
    pub fn emulated_memory(&self) -> Vec<EmulatedMemory> {
        self.engine.gpus().iter().filter_map(|gpu| gpu.emulated_memory()).collect()
    }
}
