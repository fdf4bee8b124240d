//! The options and the state of an emulated device. Every build contains the types of this file, even a build without
//! the feature `emulator`. So code that sets options needs no `cfg`.

use super::counts::Counting;

/// The options of an emulated device: its size, the order of its threads, the counting of operations, and its faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmulatorOptions {
    /// Bytes of device memory. An allocation that does not fit in this memory fails, as on a GPU.
    pub memory: u64,
    /// The number of streaming multiprocessors. The plan derives its launches from the number of multiprocessors.
    pub multiprocessors: u32,
    /// The seed of the order in which blocks and threads run.
    pub seed: u64,
    /// The way in which operations are counted. [`Msm::operation_counts`](crate::Msm::operation_counts) returns the
    /// counts.
    #[doc(hidden)]
    pub counting: Counting,
    /// The faults to inject, for tests.
    #[doc(hidden)]
    pub faults: Faults,
}

/// The faults to inject into an emulated device. The allocations of all streams together are numbered from 0, and so
/// are the launches of all streams together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// The index of the allocation that fails for lack of memory.
    pub allocation: Option<u64>,
    /// The index of the launch at which the device is lost. The launch with this index and all later operations fail.
    pub lost_at_launch: Option<u64>,
    /// The bit to flip.
    pub flip: Option<BitFlip>,
}

/// A bit that is flipped once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitFlip {
    /// The index of the launch, numbered as in [`Faults`].
    pub launch: u64,
    /// The data that contains the bit.
    pub place: FlipPlace,
    /// The index of the bit in `place`, taken modulo the number of bits of `place`.
    pub bit: u64,
}

/// The data in which a bit is flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlipPlace {
    /// The memory of the kernel's slices. The bit is flipped before the kernel runs.
    Memory,
    /// A product of field elements. The bit is flipped before the kernel uses the product. The number in this variant
    /// is the index of the product among all products of the launch.
    Product(u64),
}

/// The memory of an emulated device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmulatedMemory {
    /// Bytes that are allocated now.
    pub used: u64,
    /// The greatest number of bytes that were allocated at the same time.
    pub peak: u64,
    /// The number of allocations so far.
    pub allocations: u64,
    /// The number of allocations that failed because the memory was too small.
    pub refused: u64,
    /// The bytes that are currently promised to computations, tables and vectors. Some of these bytes may not be
    /// allocated yet.
    pub promised: u64,
}

impl EmulatorOptions {
    /// The default: 4 GiB, 4 multiprocessors, seed 0, no counting, no faults. A CPU runs launches for 4 multiprocessors
    /// in reasonable time.
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
