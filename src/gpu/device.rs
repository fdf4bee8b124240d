//! The traits of a machine, as the pipeline needs them.

use std::sync::Arc;
use std::time::Duration;

use super::budget::{Budget, Promise, Purpose};
pub(crate) use super::failure::DeviceError;
use crate::kernel_call::Parameter;
use crate::kernels::{Kernels, Module};
use crate::plan::GpuModel;

/// A GPU, real or emulated.
pub(crate) trait Device: Send + Sync {
    /// Its memory.
    type Buffer: Buffer;
    /// A queue of copies and launches, in order.
    type Stream<'a>: Stream<Buffer = Self::Buffer>
    where
        Self: 'a;

    /// What it is.
    fn properties(&self) -> &Properties;

    /// Reserves what the kernels of a group take of its memory beside buffers. This comes before the first question for
    /// its capacity.
    fn reserve(&self, kernels: &Kernels) -> Result<(), DeviceError> {
        let _ = kernels;
        Ok(())
    }

    /// Notes an error of one of its operations. If the error lasts, each later operation fails at once.
    fn note(&self, error: &DeviceError) {
        let _ = error;
    }

    /// Bytes of its memory that this process can have: those that it has, and those that are free.
    fn capacity(&self) -> Result<u64, DeviceError>;

    /// The promised part of this memory.
    fn budget(&self) -> &Arc<Budget>;

    /// Bytes of its memory that computations can have: all but the bytes of tables.
    fn room(&self) -> Result<u64, DeviceError> {
        Ok(self.capacity()?.saturating_sub(self.budget().kept()))
    }

    /// Promises bytes of its memory. Waits while computations have them.
    fn promise(&self, purpose: Purpose, bytes: u64) -> Result<Promise, DeviceError> {
        self.budget().promise(purpose, bytes, || self.capacity())
    }

    /// A new stream. Streams of one device are independent of each other.
    fn stream(&self) -> Result<Self::Stream<'_>, DeviceError>;
}

/// A queue of copies and launches. Buffers belong to the stream that made them. Another stream may use a buffer after it has
/// waited for an event or for the end of that stream, and until the buffer is dropped.
pub(crate) trait Stream {
    /// Device memory, freed when dropped, after all that was queued before.
    type Buffer: Buffer;
    /// A place in the queue, and the time at which the device reached it.
    type Event;

    /// `bytes` bytes of device memory, contents unspecified. No bytes take no memory.
    fn allocate(&self, bytes: u64) -> Result<Self::Buffer, DeviceError>;

    /// Copies `source` to the bytes of `target` from `offset` on. When it returns, `source` may change.
    fn upload(&self, source: &[u8], target: &mut Self::Buffer, offset: u64) -> Result<(), DeviceError>;

    /// Waits for all that was queued, then copies the start of `source` to `target`.
    fn download(&self, source: &Self::Buffer, target: &mut [u8]) -> Result<(), DeviceError>;

    /// Waits for all that was queued.
    fn wait(&self) -> Result<(), DeviceError>;

    /// Everything queued after this call begins after the event, which can be of any stream of the device.
    fn wait_for(&self, event: &Self::Event) -> Result<(), DeviceError>;

    /// Queues a kernel. Refuses arguments that are not the kernel's parameters in number, kind and size of elements.
    ///
    /// # Safety
    ///
    /// For these arguments the kernel stays inside its slices.
    unsafe fn launch(
        &self,
        module: &'static Module,
        kernel: &'static str,
        grid: Grid,
        arguments: &[Argument],
    ) -> Result<(), DeviceError>;

    /// Queues an event. Its time is when everything queued before it is done.
    fn event(&self) -> Result<Self::Event, DeviceError>;

    /// Waits for both events of this stream, and returns the time from the first to the second.
    fn elapsed(&self, start: &Self::Event, end: &Self::Event) -> Result<Duration, DeviceError>;
}

/// Device memory.
pub(crate) trait Buffer {
    /// The address, as kernels see it.
    fn address(&self) -> u64;
    /// The size.
    fn bytes(&self) -> u64;

    /// The buffer as a kernel's `Slice<T>`, of elements of the given size.
    fn slice(&self, element_bytes: u64) -> Argument {
        self.slice_from(0, element_bytes)
    }

    /// The same, without the elements before the first. The slice is empty if there are no more.
    fn slice_from(&self, first: u64, element_bytes: u64) -> Argument {
        let elements = self.bytes() / element_bytes;
        let first = first.min(elements);
        let slice = Slice { address: self.address() + first * element_bytes, length: elements - first };
        Argument::Slice { slice, element_bytes: element_bytes as u32 }
    }
}

/// A kernel's argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument {
    /// `Slice<T>`.
    Slice {
        slice: Slice,
        /// The size of `T`.
        element_bytes: u32,
    },
    /// `uint32_t`.
    U32(u32),
}

impl Argument {
    /// The parameter that it fits.
    pub(crate) fn parameter(&self) -> Parameter {
        match *self {
            Self::Slice { element_bytes, .. } => Parameter::Slice { element_bytes },
            Self::U32(_) => Parameter::U32,
        }
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self::U32(number)
    }
}

impl From<bool> for Argument {
    fn from(is_so: bool) -> Self {
        Self::U32(is_so.into())
    }
}

/// `Slice<T>` of `cuda/platform.cuh`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(crate) struct Slice {
    address: u64,
    length: u64,
}

#[cfg_attr(not(feature = "emulator"), allow(dead_code))]
impl Slice {
    pub(crate) fn address(&self) -> u64 {
        self.address
    }

    /// The number of elements.
    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.length == 0
    }
}

/// Blocks of a launch in x and y, and threads of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) blocks: (u32, u32),
    pub(crate) threads: u32,
}

/// What a device is.
#[derive(Clone, Debug)]
pub(crate) struct Properties {
    pub(crate) name: String,
    pub(crate) hardware: GpuModel,
}
