//! The options of the emulator, and the counts of its launches.

use super::{Msm, MsmBuilder};
use crate::gpu::{EmulatedMemory, EmulatorOptions, LaunchCounts};

impl MsmBuilder {
    /// The device that [`Backend::Emulator`](crate::Backend::Emulator) emulates.
    #[doc(hidden)]
    pub fn emulator(self, options: EmulatorOptions) -> Self {
        self.emulators([options])
    }

    /// The devices that [`Backend::Emulator`](crate::Backend::Emulator) emulates. The emulated devices replace the
    /// devices of [`cuda_devices`](Self::cuda_devices).
    #[doc(hidden)]
    pub fn emulators(mut self, options: impl IntoIterator<Item = EmulatorOptions>) -> Self {
        self.options.emulators = Some(options.into_iter().collect());
        self
    }
}

impl Msm {
    /// Returns the operation counts of all successful kernel launches since the last call of this function, and resets
    /// the counts. Each launch has one entry. The entries are sorted by device, and the entries of a device by the time
    /// of the launch. If no emulated device [counts operations](EmulatorOptions::counting), the list is empty.
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
