//! The options and the state of an emulated device. They are compiled into every build, so that options need no feature
//! gates.

use super::counts::Counting;

/// The options of an emulated device: its size, the order of its threads, and whether operations are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmulatorOptions {
    /// Bytes of device memory. Larger allocations fail, as on a GPU.
    pub memory: u64,
    /// Streaming multiprocessors. The plan derives its launches from this number.
    pub multiprocessors: u32,
    /// Seed for the order in which blocks and threads run.
    pub seed: u64,
    /// True if operations are counted, for [`Msm::operation_counts`](crate::Msm::operation_counts).
    #[doc(hidden)]
    pub counting: Counting,
    /// Faults to inject, for tests.
    #[doc(hidden)]
    pub faults: Faults,
}

/// Faults to inject into an emulated device. Allocations and launches are counted from 0, over all streams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// The allocation that fails for lack of memory.
    pub allocation: Option<u64>,
    /// The launch at which the device is lost. From then on, all operations fail.
    pub lost_at_launch: Option<u64>,
    /// The bit that is wrong.
    pub flip: Option<BitFlip>,
}

/// One bit that is wrong, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitFlip {
    /// The launch.
    pub launch: u64,
    /// Where the bit is.
    pub place: FlipPlace,
    /// Which bit of this place; counted again from the first after the last.
    pub bit: u64,
}

/// Where a bit is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlipPlace {
    /// In the memory that the launch's kernel is given, before it runs.
    Memory,
    /// In the launch's product of field elements with this number, from 0, before it is used.
    Product(u64),
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
    /// Allocations that did not fit.
    pub refused: u64,
    /// Bytes that are promised to computations and to tables now.
    pub promised: u64,
}

impl EmulatorOptions {
    /// 4 GiB, 4 multiprocessors, seed 0, no counting, no faults. With 4 multiprocessors, a CPU runs the launches in
    /// reasonable time.
    pub const DEFAULT: Self = Self {
        memory: 4 << 30,
        multiprocessors: 4,
        seed: 0,
        counting: Counting::Off,
        faults: Faults { allocation: None, lost_at_launch: None, flip: None },
    };
}

impl Default for EmulatorOptions {
    fn default() -> Self {
        Self::DEFAULT
    }
}
