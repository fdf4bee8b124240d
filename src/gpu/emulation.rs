//! What can be set and read of an emulated device. Compiled into every build, so that options need no feature gates.

use super::counts::Counting;

/// The emulated device: how large it is, in which order its threads run, and whether their operations are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmulatorOptions {
    /// Bytes of device memory; allocations beyond fail as on a GPU.
    pub memory: u64,
    /// Streaming multiprocessors, from which the plan derives its launches.
    pub multiprocessors: u32,
    /// Seed of the order in which blocks and threads run.
    pub seed: u64,
    /// Whether operations are counted, for [`Msm::operation_counts`](crate::Msm::operation_counts).
    #[doc(hidden)]
    pub counting: Counting,
    /// What goes wrong, for tests.
    #[doc(hidden)]
    pub faults: Faults,
}

/// What goes wrong on an emulated device. Allocations and launches are counted from 0, all streams' together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// The allocation that finds no memory.
    pub allocation: Option<u64>,
    /// The launch with which the device is lost: all operations fail from then on.
    pub lost_at_launch: Option<u64>,
}

/// The memory of an emulated device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmulatedMemory {
    /// Bytes allocated now.
    pub used: u64,
    /// The most bytes that were allocated at a time.
    pub peak: u64,
    /// Allocations so far.
    pub allocations: u64,
}

impl EmulatorOptions {
    /// 4 GiB, 4 multiprocessors (launches no wider than a CPU can run in reasonable time), seed 0, nothing counted, nothing wrong.
    pub const DEFAULT: Self = Self {
        memory: 4 << 30,
        multiprocessors: 4,
        seed: 0,
        counting: Counting::Off,
        faults: Faults { allocation: None, lost_at_launch: None },
    };
}

impl Default for EmulatorOptions {
    fn default() -> Self {
        Self::DEFAULT
    }
}
