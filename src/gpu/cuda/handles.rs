//! The objects of the driver that computations create: streams, events, pinned memory and device memory.
//!
//! cudarc's types do not release the objects of this file. If cudarc fails to free one of its objects, the next call of
//! cudarc returns the failure. The call that returns the failure may belong to another computation. The types of this
//! file ignore a failed release, because the computation that owned the object has already ended with its own result.

use std::env;
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::ops::Deref;
use std::ptr::{NonNull, null_mut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cudarc::driver::result::{self, mem_pool};
use cudarc::driver::sys::{
    self, CUdevice_attribute_enum as DeviceAttribute, CUevent_flags, CUmemAllocationHandleType, CUmemAllocationType,
    CUmemLocation, CUmemLocationType, CUmemPool_attribute as PoolAttribute, CUmemPoolProps,
};
use cudarc::driver::{CudaContext, CudaStream, DriverError};

use crate::secret::wipe;

/// The context that was current on a thread before a call of this crate. The driver's functions need the context of the
/// GPU, so each call of this crate makes the GPU's context current. When a `CallersContext` is dropped, the former
/// context is current again. The caller may use CUDA on the same thread, for example on another GPU.
#[derive(Debug)]
pub(super) struct CallersContext(
    /// Null if no context was current. `None` if the driver does not answer.
    Option<sys::CUcontext>,
);

impl CallersContext {
    /// Reads the context that is current on this thread.
    pub(super) fn keep() -> Self {
        Self(present_context())
    }
}

impl Drop for CallersContext {
    fn drop(&mut self) {
        if let Some(former) = self.0
            && present_context().is_some_and(|present| present != former)
        {
            // SAFETY: the former context is null, or it was current when `keep` read it.
            let _ = unsafe { result::ctx::set_current(former) };
        }
    }
}

/// The context that is current on this thread. Null if no context is current.
fn present_context() -> Option<sys::CUcontext> {
    result::ctx::get_current().ok().map(|present| present.unwrap_or(null_mut()))
}

/// A stream. The stream is destroyed when its last `Arc` is dropped.
#[derive(Debug)]
pub(super) struct StreamHandle {
    /// cudarc's stream is never dropped, because cudarc would report a failed destruction to another computation.
    stream: ManuallyDrop<Arc<CudaStream>>,
    /// True if the GPU reads pageable memory of the host through the host's page tables, as on Grace-Hopper.
    reads_pageable_memory: bool,
}

impl StreamHandle {
    pub(super) fn new(context: &Arc<CudaContext>) -> Result<Arc<Self>, DriverError> {
        let stream = ManuallyDrop::new(context.new_stream()?);
        let attribute = DeviceAttribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES;
        let reads_pageable_memory = context.attribute(attribute)? != 0;
        Ok(Arc::new(Self { stream, reads_pageable_memory }))
    }

    /// Queues the copy of pageable memory to an address of the device. After the function has returned, the caller may
    /// change the memory.
    ///
    /// If the GPU reads pageable memory through the host's page tables, the GPU may still read the source after the
    /// driver's function has returned. So for such a GPU, this function waits for the stream. For all other GPUs, the
    /// driver's function copies the source to pinned memory before it returns. CUDA's documentation does not state when
    /// the driver makes this copy.
    ///
    /// # Safety
    ///
    /// The memory at `address` must belong to the device, and must have room for `source`.
    pub(super) unsafe fn copy_pageable(&self, source: &[u8], address: u64) -> Result<(), DriverError> {
        self.stream.context().bind_to_thread()?;
        // SAFETY: the caller promises that the memory at `address` has room for `source`.
        unsafe { result::memcpy_htod_async(address, source, self.stream.cu_stream()) }?;
        if self.reads_pageable_memory { self.stream.synchronize() } else { Ok(()) }
    }
}

impl Deref for StreamHandle {
    type Target = CudaStream;

    fn deref(&self) -> &CudaStream {
        &self.stream
    }
}

/// The driver keeps the stream until the operations that are still queued in it have ended.
impl Drop for StreamHandle {
    fn drop(&mut self) {
        let _callers = CallersContext::keep();
        let _ = self.stream.context().bind_to_thread();
        // SAFETY: the stream exists. Each user of the stream keeps an `Arc` of this value. This value is being dropped,
        // so the stream has no user any more.
        let _ = unsafe { result::stream::destroy(self.stream.cu_stream()) };
    }
}

/// A position in a stream. When an event is dropped, its driver object is kept for the next event of the GPU.
#[derive(Debug)]
pub(crate) struct Event {
    event: sys::CUevent,
    flags: CUevent_flags,
    events: Arc<Events>,
}

// SAFETY: the driver's functions can be called from every thread.
unsafe impl Send for Event {}

/// The unused driver events of a GPU.
#[derive(Debug)]
pub(super) struct Events {
    context: Arc<CudaContext>,
    idle: Mutex<Vec<(CUevent_flags, sys::CUevent)>>,
}

// SAFETY: the driver's functions can be called from every thread.
unsafe impl Send for Events {}
// SAFETY: the driver's functions can be called from every thread.
unsafe impl Sync for Events {}

impl Events {
    pub(super) fn new(context: &Arc<CudaContext>) -> Arc<Self> {
        Arc::new(Self { context: Arc::clone(context), idle: Mutex::default() })
    }

    /// Returns an event that is not in a stream yet.
    pub(super) fn make(self: &Arc<Self>, flags: CUevent_flags) -> Result<Event, DriverError> {
        self.context.bind_to_thread()?;
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let place = idle.iter().rposition(|(of, _)| *of == flags);
        let kept = place.map(|place| idle.swap_remove(place).1);
        drop(idle);
        let event = kept.map_or_else(|| result::event::create(flags), Ok)?;
        Ok(Event { event, flags, events: Arc::clone(self) })
    }

    pub(super) fn record(self: &Arc<Self>, stream: &CudaStream, flags: CUevent_flags) -> Result<Event, DriverError> {
        let event = self.make(flags)?;
        event.record(stream)?;
        Ok(event)
    }
}

impl Event {
    /// Records the event in a stream, after all work that is queued in the stream. If the event was recorded before,
    /// its former position is replaced.
    pub(super) fn record(&self, stream: &CudaStream) -> Result<(), DriverError> {
        self.events.context.bind_to_thread()?;
        // SAFETY: the event and the stream exist, and belong to one context. Streams that already wait for the event
        // keep waiting for the event's former position, because the driver reads the position when a wait is queued.
        unsafe { result::event::record(self.event, stream.cu_stream()) }
    }

    /// Makes the host wait for the event.
    pub(super) fn wait(&self) -> Result<(), DriverError> {
        self.events.context.bind_to_thread()?;
        // SAFETY: the event exists.
        unsafe { result::event::synchronize(self.event) }
    }

    /// Makes a stream wait for the event.
    pub(super) fn hold(&self, stream: &CudaStream) -> Result<(), DriverError> {
        self.events.context.bind_to_thread()?;
        let flags = sys::CUevent_wait_flags::CU_EVENT_WAIT_DEFAULT;
        // SAFETY: the event and the stream exist.
        unsafe { result::stream::wait_event(stream.cu_stream(), self.event, flags) }
    }

    /// Waits for this event and for the event `end`, and returns the time from this event to `end`.
    pub(super) fn until(&self, end: &Self) -> Result<Duration, DriverError> {
        self.wait()?;
        end.wait()?;
        // SAFETY: both events exist.
        let milliseconds = unsafe { result::event::elapsed(self.event, end.event) }?;
        // A negative time becomes zero. No driver should return a negative time.
        Ok(Duration::try_from_secs_f32(milliseconds / 1e3).unwrap_or_default())
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let mut idle = self.events.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push((self.flags, self.event));
    }
}

impl Drop for Events {
    fn drop(&mut self) {
        let _ = self.context.bind_to_thread();
        for (_, event) in self.idle.get_mut().unwrap_or_else(PoisonError::into_inner).drain(..) {
            // SAFETY: the event exists, and nothing else uses it.
            let _ = unsafe { result::event::destroy(event) };
        }
    }
}

/// The way in which the processor caches pinned memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PinnedForm {
    /// The processor caches the memory like other memory.
    Plain,
    /// Writes bypass the caches. Some PCIe systems read write-combined memory faster than plain memory. Grace-Hopper
    /// writes write-combined memory at half the rate of plain memory.
    WriteCombined,
}

impl PinnedForm {
    /// The form that the environment variable `CUMSM_PINNED_MEMORY` names, or the plain form if the variable is not
    /// set. A value that names no form is an error.
    pub(super) fn chosen() -> Result<Self, String> {
        match env::var_os("CUMSM_PINNED_MEMORY") {
            None => Ok(Self::Plain),
            Some(value) => match value.to_str() {
                Some("plain") => Ok(Self::Plain),
                Some("write-combined") => Ok(Self::WriteCombined),
                _ => Err(format!("CUMSM_PINNED_MEMORY is {value:?}; it takes `plain` or `write-combined`")),
            },
        }
    }
}

/// Pinned memory of the host.
#[derive(Debug)]
pub(super) struct Pinned {
    start: NonNull<u8>,
    bytes: usize,
    context: Arc<CudaContext>,
}

// SAFETY: only this value owns the memory.
unsafe impl Send for Pinned {}

impl Pinned {
    /// Allocates `bytes` bytes of pinned memory on the host, and fills them with zeros.
    pub(super) fn new(context: &Arc<CudaContext>, bytes: usize, form: PinnedForm) -> Result<Self, DriverError> {
        context.bind_to_thread()?;
        let flags = match form {
            PinnedForm::Plain => 0,
            PinnedForm::WriteCombined => sys::CU_MEMHOSTALLOC_WRITECOMBINED,
        };
        // SAFETY: the code below writes the memory before any code reads it.
        let start = unsafe { result::malloc_host(bytes, flags) }?;
        let start = NonNull::new(start.cast()).ok_or(DriverError(sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY))?;
        // SAFETY: the driver has allocated this number of bytes.
        unsafe { start.write_bytes(0, bytes) };
        Ok(Self { start, bytes, context: Arc::clone(context) })
    }

    /// The bytes of the memory. All reads by the device must have ended.
    pub(super) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the memory has this number of bytes, `new` has written them, and the borrow is exclusive.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.bytes) }
    }

    /// Sets the first `bytes` bytes to zero. All reads by the device must have ended.
    pub(super) fn wipe(&mut self, bytes: usize) {
        let (start, _) = self.bytes().split_at_mut(bytes);
        wipe(start);
    }
}

impl Drop for Pinned {
    fn drop(&mut self) {
        let _ = self.context.bind_to_thread();
        // SAFETY: the memory is from `malloc_host`, and nothing else uses it.
        let _ = unsafe { result::free_host(self.start.as_ptr().cast()) };
    }
}

/// The memory that this process allocates on a device.
///
/// The memory comes from a pool that keeps freed memory until the device has no user (see [`trim`](Self::trim)). The
/// device's default pool returns freed memory to the system whenever the host waits. With the default pool, the next
/// computation would have to allocate the memory again. This crate does not change the default pool, because other code
/// of the process may use it.
#[derive(Debug)]
pub(super) struct Memory {
    context: Arc<CudaContext>,
    /// `None` if the device has no pools.
    pool: Option<sys::CUmemoryPool>,
    /// Bytes allocated without a pool. The lock of `allocated` is held while memory is allocated. So
    /// [`capacity`](Self::capacity) counts each byte once: either as free memory, or as memory of this process.
    allocated: Mutex<u64>,
    /// The capacity. `None` until the driver has been asked for the free memory.
    capacity: Mutex<Option<u64>>,
}

// SAFETY: the driver's functions can be called from every thread.
unsafe impl Send for Memory {}
// SAFETY: the driver's functions can be called from every thread.
unsafe impl Sync for Memory {}

impl Memory {
    pub(super) fn new(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let pool = context.has_async_alloc().then(|| Self::pool(context.ordinal())).transpose()?;
        Ok(Self { context: Arc::clone(context), pool, allocated: Mutex::default(), capacity: Mutex::default() })
    }

    /// Creates a pool that keeps all freed memory.
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

    /// The bytes that this process can use: the bytes that it has already allocated, and the free bytes. The driver is
    /// asked only on the first call and after [`forget_capacity`](Self::forget_capacity) or [`trim`](Self::trim),
    /// because the driver's answer takes long compared with a small computation.
    pub(super) fn capacity(&self) -> Result<u64, DriverError> {
        let mut known = self.capacity.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(capacity) = *known {
            return Ok(capacity);
        }
        let allocated = self.allocated();
        let reserved = self.attribute(PoolAttribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)?;
        let capacity = self.free()? + reserved + *allocated;
        *known = Some(capacity);
        Ok(capacity)
    }

    /// Forgets the capacity. Callers forget the capacity in two cases: after a failed allocation, because other
    /// processes may have taken memory, and after a reservation of local memory, because the reservation takes free
    /// memory.
    pub(super) fn forget_capacity(&self) {
        *self.capacity.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Returns the unused memory of the pool to the system, and forgets the capacity. The host must first have waited
    /// for the streams on which memory was released. Before this wait, the driver may still count the released memory
    /// as used.
    pub(super) fn trim(&self) -> Result<(), DriverError> {
        // The lock is held during the trim. Without the lock, `capacity` could ask for the reserved memory before the
        // trim, and for the free memory after the trim. It would then count the trimmed bytes twice.
        let mut capacity = self.capacity.lock().unwrap_or_else(PoisonError::into_inner);
        *capacity = None;
        let Some(pool) = self.pool else { return Ok(()) };
        self.context.bind_to_thread()?;
        // SAFETY: the pool exists.
        unsafe { mem_pool::trim_to(pool, 0) }
    }

    /// The number of bytes that can be allocated now.
    pub(super) fn available(&self) -> Result<u64, DriverError> {
        let _allocated = self.allocated();
        let reserved = self.attribute(PoolAttribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)?;
        let used = self.attribute(PoolAttribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT)?;
        Ok(self.free()? + reserved.saturating_sub(used))
    }

    /// Allocates `bytes` bytes. The number must not be 0.
    pub(super) fn allocate(self: &Arc<Self>, stream: &Arc<StreamHandle>, bytes: u64) -> Result<Block, DriverError> {
        self.context.bind_to_thread()?;
        let mut allocated = self.allocated();
        let address = match self.pool {
            // SAFETY: the pool and the stream exist. No kernel reads memory that has not been written.
            Some(pool) => unsafe { mem_pool::alloc_async(pool, bytes as usize, stream.cu_stream()) }?,
            None => {
                // SAFETY: no kernel reads memory that has not been written.
                let address = unsafe { result::malloc_sync(bytes as usize) }?;
                *allocated += bytes;
                address
            }
        };
        Ok(Block { address, bytes, is_secret: true, stream: Arc::clone(stream), memory: Arc::clone(self) })
    }

    /// The free bytes of the device. All processes share the free bytes.
    fn free(&self) -> Result<u64, DriverError> {
        self.context.mem_get_info().map(|(free, _)| free as u64)
    }

    /// The value of `attribute` for the pool, in bytes. If the device has no pool, the result is 0.
    fn attribute(&self, attribute: PoolAttribute) -> Result<u64, DriverError> {
        let Some(pool) = self.pool else { return Ok(0) };
        let mut bytes = 0u64;
        let value: *mut c_void = (&raw mut bytes).cast();
        // SAFETY: the pool exists, and the requested attributes are of type `u64`.
        unsafe { mem_pool::get_attribute(pool, attribute, value) }?;
        Ok(bytes)
    }

    fn allocated(&self) -> MutexGuard<'_, u64> {
        self.allocated.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Device memory. When a block is dropped, a wipe and the release are queued on the block's stream, even if another
/// computation already uses the stream. If the device has no pools, the drop waits for the stream, and then releases
/// the memory.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) address: u64,
    pub(super) bytes: u64,
    /// True if the memory may hold scalars or digits.
    pub(super) is_secret: bool,
    pub(super) stream: Arc<StreamHandle>,
    memory: Arc<Memory>,
}

impl Block {
    /// Queues a wipe of the memory on the block's stream.
    pub(super) fn wipe(&self) -> Result<(), DriverError> {
        self.memory.context.bind_to_thread()?;
        // SAFETY: the memory has this number of bytes, and is freed only by the drop.
        unsafe { result::memset_d8_async(self.address, 0, self.bytes as usize, self.stream.cu_stream()) }
    }
}

/// Wipes the block, because its contents may be secret. If the device has failed, the block cannot be wiped.
impl Drop for Block {
    fn drop(&mut self) {
        let _callers = CallersContext::keep();
        let _ = self.wipe();
        let Self { address, bytes, stream, memory, .. } = self;
        if memory.pool.is_some() {
            // SAFETY: the memory is from the pool, and all uses of it have ended.
            let _ = unsafe { result::free_async(*address, stream.cu_stream()) };
            return;
        }
        let _ = stream.synchronize();
        let mut allocated = memory.allocated();
        // SAFETY: the memory is from `malloc_sync`, and all uses of it have ended.
        if unsafe { result::free_sync(*address) }.is_ok() {
            *allocated -= *bytes;
        }
    }
}
