//! The driver's objects that computations make: events, pinned memory and device memory.
//!
//! They are not cudarc's. If one of cudarc's objects cannot be dropped, cudarc returns that failure from its next call, which
//! may belong to another computation. Here such a failure is ignored: the computation has ended, with its own result.

use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cudarc::driver::result::{self, mem_pool};
use cudarc::driver::sys::{
    self, CUevent_flags, CUmemAllocationHandleType, CUmemAllocationType, CUmemLocation, CUmemLocationType,
    CUmemPool_attribute as PoolAttribute, CUmemPoolProps,
};
use cudarc::driver::{CudaContext, CudaStream, DriverError};

use crate::secret::wipe;

/// A place in a stream.
#[derive(Debug)]
pub(crate) struct Event {
    event: sys::CUevent,
    context: Arc<CudaContext>,
}

// SAFETY: the driver's functions can be called from every thread.
unsafe impl Send for Event {}

impl Event {
    pub(super) fn record(stream: &CudaStream, flags: CUevent_flags) -> Result<Self, DriverError> {
        let context = Arc::clone(stream.context());
        context.bind_to_thread()?;
        let event = Self { event: result::event::create(flags)?, context };
        // SAFETY: the event and the stream exist, in one context.
        unsafe { result::event::record(event.event, stream.cu_stream()) }?;
        Ok(event)
    }

    /// Waits on the host.
    pub(super) fn wait(&self) -> Result<(), DriverError> {
        self.context.bind_to_thread()?;
        // SAFETY: the event exists.
        unsafe { result::event::synchronize(self.event) }
    }

    /// Lets a stream wait.
    pub(super) fn hold(&self, stream: &CudaStream) -> Result<(), DriverError> {
        self.context.bind_to_thread()?;
        let flags = sys::CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
        // SAFETY: the event and the stream exist.
        unsafe { result::stream::wait_event(stream.cu_stream(), self.event, flags) }
    }

    /// Waits for both events. The time from this one to the other.
    pub(super) fn until(&self, end: &Self) -> Result<Duration, DriverError> {
        self.wait()?;
        end.wait()?;
        // SAFETY: both events exist.
        let milliseconds = unsafe { result::event::elapsed(self.event, end.event) }?;
        // A negative time becomes zero. No driver should return one.
        Ok(Duration::try_from_secs_f32(milliseconds / 1e3).unwrap_or_default())
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let _ = self.context.bind_to_thread();
        // SAFETY: the event exists, and nobody else has it.
        let _ = unsafe { result::event::destroy(self.event) };
    }
}

/// Pinned memory of the host.
#[derive(Debug)]
pub(super) struct Pinned {
    start: NonNull<u8>,
    bytes: usize,
    context: Arc<CudaContext>,
}

// SAFETY: the memory is this value's own.
unsafe impl Send for Pinned {}

impl Pinned {
    /// Zeros.
    pub(super) fn new(context: &Arc<CudaContext>, bytes: usize) -> Result<Self, DriverError> {
        context.bind_to_thread()?;
        // SAFETY: the memory is written before it is read: see below.
        let start = unsafe { result::malloc_host(bytes, sys::CU_MEMHOSTALLOC_WRITECOMBINED) }?;
        let start = NonNull::new(start.cast()).ok_or(DriverError(sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY))?;
        // SAFETY: the driver has given that many bytes.
        unsafe { start.write_bytes(0, bytes) };
        Ok(Self { start, bytes, context: Arc::clone(context) })
    }

    /// The device must have read what it was to read.
    pub(super) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: valid for that many bytes, which `new` has written, and borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.bytes) }
    }

    pub(super) fn wipe(&mut self) {
        wipe(self.bytes());
    }
}

impl Drop for Pinned {
    fn drop(&mut self) {
        let _ = self.context.bind_to_thread();
        // SAFETY: the memory is from `malloc_host`, and nobody else has it.
        let _ = unsafe { result::free_host(self.start.as_ptr().cast()) };
    }
}

/// A device's memory for this process.
///
/// It comes from a pool that keeps what is freed. The device's default pool would return it to the system whenever the host
/// waits, and get it again in the next computation. Other users of the process have the default pool for themselves.
#[derive(Debug)]
pub(super) struct Memory {
    context: Arc<CudaContext>,
    /// `None` if the device has no pools.
    pool: Option<sys::CUmemoryPool>,
    /// Bytes allocated without a pool. Locked while memory is allocated, so that [`capacity`](Self::capacity) sees all bytes
    /// once: as free or as this process's.
    allocated: Mutex<u64>,
}

// SAFETY: the driver's functions can be called from every thread.
unsafe impl Send for Memory {}
// SAFETY: as above.
unsafe impl Sync for Memory {}

impl Memory {
    pub(super) fn new(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let pool = context.has_async_alloc().then(|| Self::pool(context.ordinal())).transpose()?;
        Ok(Self { context: Arc::clone(context), pool, allocated: Mutex::default() })
    }

    /// A pool that keeps all memory.
    fn pool(ordinal: usize) -> Result<sys::CUmemoryPool, DriverError> {
        let properties = CUmemPoolProps {
            allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            handleTypes: CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE,
            location: CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: ordinal as i32 },
            win32SecurityAttributes: null_mut(),
            reserved: [0; 64],
        };
        // SAFETY: the properties are valid during the call.
        let pool = unsafe { mem_pool::create(&properties) }?;
        let mut threshold = u64::MAX;
        let value: *mut c_void = (&raw mut threshold).cast();
        // SAFETY: the pool exists, and this attribute is a `u64`.
        unsafe { mem_pool::set_attribute(pool, PoolAttribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, value) }?;
        Ok(pool)
    }

    /// Bytes that this process can have: those that it has, and those that are free.
    pub(super) fn capacity(&self) -> Result<u64, DriverError> {
        let allocated = self.allocated();
        Ok(self.free()? + self.attribute(PoolAttribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)? + *allocated)
    }

    /// Bytes that can be allocated now.
    pub(super) fn available(&self) -> Result<u64, DriverError> {
        let _allocated = self.allocated();
        let reserved = self.attribute(PoolAttribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)?;
        let used = self.attribute(PoolAttribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)?;
        Ok(self.free()? + reserved.saturating_sub(used))
    }

    pub(super) fn allocate(self: &Arc<Self>, stream: &Arc<CudaStream>, bytes: u64) -> Result<CudaBuffer, DriverError> {
        let mut address = 0;
        if bytes > 0 {
            self.context.bind_to_thread()?;
            let mut allocated = self.allocated();
            address = match self.pool {
                // SAFETY: the pool and the stream exist. Every kernel writes memory before it reads it.
                Some(pool) => unsafe { mem_pool::alloc_async(pool, bytes as usize, stream.cu_stream()) }?,
                None => {
                    // SAFETY: as above.
                    let address = unsafe { result::malloc_sync(bytes as usize) }?;
                    *allocated += bytes;
                    address
                }
            };
        }
        Ok(CudaBuffer { address, bytes, stream: Arc::clone(stream), memory: Arc::clone(self) })
    }

    /// Bytes that the driver has for everyone.
    fn free(&self) -> Result<u64, DriverError> {
        self.context.mem_get_info().map(|(free, _)| free as u64)
    }

    /// A number of bytes of the pool.
    fn attribute(&self, attribute: PoolAttribute) -> Result<u64, DriverError> {
        let Some(pool) = self.pool else { return Ok(0) };
        let mut bytes = 0u64;
        let value: *mut c_void = (&raw mut bytes).cast();
        // SAFETY: the pool exists, and the attributes asked for are of type `u64`.
        unsafe { mem_pool::get_attribute(pool, attribute, value) }?;
        Ok(bytes)
    }

    fn allocated(&self) -> MutexGuard<'_, u64> {
        self.allocated.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Device memory. Its drop queues the release on its stream, which another computation may use by then.
#[derive(Debug)]
pub(crate) struct CudaBuffer {
    pub(super) address: u64,
    pub(super) bytes: u64,
    stream: Arc<CudaStream>,
    memory: Arc<Memory>,
}

/// What a buffer held may be secret. If the device has failed, there is nothing to be done about it.
impl Drop for CudaBuffer {
    fn drop(&mut self) {
        if self.bytes == 0 {
            return;
        }
        let Self { address, bytes, stream, memory } = self;
        let _ = memory.context.bind_to_thread();
        // SAFETY: the memory has that many bytes, and is freed only below.
        let _ = unsafe { result::memset_d8_async(*address, 0, *bytes as usize, stream.cu_stream()) };
        if memory.pool.is_some() {
            // SAFETY: the memory is from the pool, and its users have been waited for.
            let _ = unsafe { result::free_async(*address, stream.cu_stream()) };
            return;
        }
        let _ = stream.synchronize();
        let mut allocated = memory.allocated();
        // SAFETY: the memory is from `malloc_sync`, and its users have been waited for.
        if unsafe { result::free_sync(*address) }.is_ok() {
            *allocated -= *bytes;
        }
    }
}
