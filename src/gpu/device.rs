//! The traits that a machine must implement for the pipeline.

use std::sync::Arc;
use std::time::Duration;

use super::budget::{Budget, Promise, Purpose};
pub(crate) use super::failure::DeviceError;
use crate::kernel_call::Parameter;
use crate::kernels::{Kernels, Module};
use crate::plan::GpuModel;

/// Memory that is kept on a device, and the [`Promise`] of the device's budget for this memory. The promise must be
/// dropped after the memory.
pub(crate) type Built<D> = (<D as Device>::Buffer, Promise<<D as Device>::Spare>);

/// A GPU, real or emulated.
pub(crate) trait Device: Send + Sync {
    /// The memory of the device.
    type Buffer: Buffer;
    /// A queue of copies and launches, which run in order.
    type Stream<'a>: Stream<Buffer = Self::Buffer>
    where
        Self: 'a;
    /// The memory that a computation or a vector leaves behind for the next computation or vector with buffers of the
    /// same sizes.
    type Spare: Send;

    /// The name of the device, and the model of its hardware.
    fn properties(&self) -> &Properties;

    /// Reserves the device memory that the kernels of a group take in addition to buffers. `Gpu::limits` calls this
    /// function before it asks for the memory that a plan may use.
    fn reserve(&self, kernels: &Kernels) -> Result<(), DeviceError> {
        let _ = kernels;
        Ok(())
    }

    /// Records an error of an operation on the device. After a lasting error, each later operation fails at once.
    fn note(&self, error: &DeviceError) {
        let _ = error;
    }

    /// The error of every later operation, if the device is lost or could not be opened. `None` for a device that
    /// works, and for a device that is not open yet.
    fn lost(&self) -> Option<DeviceError> {
        None
    }

    /// The bytes of device memory that this process can use: the bytes that it has already allocated, and the free
    /// bytes. An implementation may cache the number of bytes.
    fn capacity(&self) -> Result<u64, DeviceError>;

    /// The budget, which records the promised part of the device's memory.
    fn budget(&self) -> &Arc<Budget<Self::Spare>>;

    /// The bytes of device memory that computations can use: the capacity minus the bytes of tables and vectors.
    fn room(&self) -> Result<u64, DeviceError> {
        Ok(self.capacity()?.saturating_sub(self.budget().kept()))
    }

    /// Promises bytes of the device's memory. Waits until other computations have given back enough bytes.
    fn promise(&self, purpose: Purpose, bytes: u64) -> Result<Promise<Self::Spare>, DeviceError> {
        // The first call of `capacity` may take long. So `capacity` is called here, before `promise` locks the budget.
        self.capacity()?;
        self.budget().promise(purpose, bytes, || self.capacity())
    }

    /// Returns a new stream for a computation whose buffers have the given sizes in bytes. The memory of the buffers is
    /// promised until the stream is dropped. Waits until other computations have given back enough memory. The stream
    /// must be dropped after its buffers.
    fn computation(&self, sizes: &[u64]) -> Result<Self::Stream<'_>, DeviceError>;

    /// Returns a new stream. Streams of one device are independent of each other.
    fn stream(&self) -> Result<Self::Stream<'_>, DeviceError>;

    /// Allocates the memory of a table or of a vector, and returns a stream and the memory. Before a second stream
    /// writes the memory, the second stream must wait for an event of the returned stream. A vector may get the memory
    /// that another vector has left behind.
    fn allocate_kept(&self, purpose: Purpose, bytes: u64) -> Result<(Self::Stream<'_>, Built<Self>), DeviceError> {
        let promise = self.promise(purpose, bytes)?;
        let stream = self.stream()?;
        let buffer = stream.allocate(bytes)?;
        Ok((stream, (buffer, promise)))
    }

    /// Leaves the memory of a vector behind for the next vector. Does nothing if the device keeps no spare memory. All
    /// uses of the memory must have ended.
    fn leave(&self, buffer: &mut Self::Buffer, promise: &mut Promise<Self::Spare>) {
        let _ = (buffer, promise);
    }
}

/// A queue of copies and launches. A buffer belongs to the stream that allocated it. Before a second stream uses the
/// buffer, the second stream must wait for an event of the buffer's stream, or the host must wait for the buffer's
/// stream. All uses of the buffer by other streams must end before the buffer is dropped.
pub(crate) trait Stream {
    /// Device memory. When a buffer is dropped, its memory is freed after all operations that were queued before the
    /// drop.
    type Buffer: Buffer;
    /// A position in the queue, and the time at which the device reached this position.
    type Event;

    /// Allocates `bytes` bytes of device memory with unspecified contents. An allocation of 0 bytes takes no memory.
    fn allocate(&self, bytes: u64) -> Result<Self::Buffer, DeviceError>;

    /// Copies `source` to `target`, from byte `offset` on. After the function has returned, the caller may change
    /// `source`.
    fn upload(&self, source: &[u8], target: &mut Self::Buffer, offset: u64) -> Result<(), DeviceError>;

    /// Allocates device memory, and copies the bytes to this memory.
    fn uploaded(&self, bytes: &[u8]) -> Result<Self::Buffer, DeviceError> {
        let mut buffer = self.allocate(bytes.len() as u64)?;
        if !bytes.is_empty() {
            self.upload(bytes, &mut buffer, 0)?;
        }
        Ok(buffer)
    }

    /// Waits for all queued operations, then fills `target` with the first bytes of `source`.
    fn download(&self, source: &Self::Buffer, target: &mut [u8]) -> Result<(), DeviceError>;

    /// Tells this stream that all its queued operations have ended. The caller knows that the operations have ended:
    /// the host has waited for a second stream, and the second stream had waited for this stream. After a call of
    /// `has_ended`, the drop of this stream does not wait.
    fn has_ended(&self) {}

    /// Waits for all queued operations.
    fn wait(&self) -> Result<(), DeviceError>;

    /// All operations that are queued after this call wait for the event. The event may belong to any stream of the
    /// device.
    fn wait_for(&self, event: &Self::Event) -> Result<(), DeviceError>;

    /// Queues a kernel. Refuses arguments that do not match the kernel's parameters in number, kind or element size.
    ///
    /// # Safety
    ///
    /// The kernel must stay inside its slices if it is called with `arguments`.
    unsafe fn launch(
        &self,
        module: &'static Module,
        kernel: &'static str,
        grid: Grid,
        arguments: &[Argument],
    ) -> Result<(), DeviceError>;

    /// Queues an event. The time of the event is the time at which all operations queued before the event are done.
    fn event(&self) -> Result<Self::Event, DeviceError>;

    /// Waits for two events of this stream, and returns the time from the first to the second.
    fn elapsed(&self, start: &Self::Event, end: &Self::Event) -> Result<Duration, DeviceError>;
}

/// Device memory.
pub(crate) trait Buffer {
    /// The address, in the form that kernels use.
    fn address(&self) -> u64;
    /// The size in bytes.
    fn bytes(&self) -> u64;

    /// Records that the buffer holds points, and no scalars or digits. The memory of a buffer of points need not be
    /// wiped before another computation takes the memory.
    fn hold_points(&mut self) {}

    /// The buffer as an argument of type `Slice<T>`. `T` has `element_bytes` bytes.
    fn slice(&self, element_bytes: u64) -> Argument {
        self.slice_from(0, element_bytes)
    }

    /// The slice of all elements from index `first` on. If the buffer has `first` elements or fewer, the slice is
    /// empty.
    fn slice_from(&self, first: u64, element_bytes: u64) -> Argument {
        self.slice_of(first, u64::MAX, element_bytes)
    }

    /// The slice of at most `count` elements from index `first` on.
    fn slice_of(&self, first: u64, count: u64, element_bytes: u64) -> Argument {
        let elements = self.bytes() / element_bytes;
        let first = first.min(elements);
        let slice = Slice { address: self.address() + first * element_bytes, length: count.min(elements - first) };
        Argument::Slice { slice, element_bytes: element_bytes as u32 }
    }
}

/// A kernel's argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument {
    /// A `Slice<T>`.
    Slice {
        slice: Slice,
        /// The size of `T` in bytes.
        element_bytes: u32,
    },
    /// A `uint32_t`.
    U32(u32),
}

impl Argument {
    /// If the argument is a slice, returns an empty slice with the same element size. If the argument is a number,
    /// returns the argument unchanged.
    pub(crate) fn none(self) -> Self {
        match self {
            Self::Slice { slice, element_bytes } => Self::Slice { slice: Slice { length: 0, ..slice }, element_bytes },
            Self::U32(_) => self,
        }
    }

    /// The number of elements of a slice.
    pub(crate) fn elements(&self) -> u64 {
        match self {
            Self::Slice { slice, .. } => slice.length,
            Self::U32(_) => 0,
        }
    }

    /// The parameter that this argument matches.
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

/// The struct `Slice<T>` of `cuda/platform.cuh`.
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

/// The numbers of blocks of a launch in x and y, and the number of threads of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) blocks: (u32, u32),
    pub(crate) threads: u32,
}

/// The name and the ordinal of a device, and the model of its hardware.
#[derive(Clone, Debug)]
pub(crate) struct Properties {
    pub(crate) name: String,
    pub(crate) ordinal: usize,
    pub(crate) hardware: GpuModel,
}
