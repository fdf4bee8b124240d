//! The streams of a GPU.

use std::cell::{Cell, RefCell};
use std::mem;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use cudarc::driver::sys::{CUevent_flags, CUresult};
use cudarc::driver::{DriverError, LaunchConfig, PushKernelArg, result};

use super::device::{CudaDevice, Kernel, Opened, error};
use super::handles::{Block, CallersContext, Event, PinnedForm, StreamHandle};
use super::spare::{CudaBuffer, Shelf, SpareMemory};
use super::staging::Staging;
use crate::gpu::budget::{Promise, Purpose};
use crate::gpu::device::{Argument, Buffer, Built, Device, DeviceError, Grid, Stream};
use crate::kernels::Module;

/// A CUDA stream. When a `CudaQueue` is dropped, the device keeps the stream for the next computation.
pub(crate) struct CudaQueue<'a> {
    device: &'a CudaDevice,
    opened: &'a Opened,
    stream: Arc<StreamHandle>,
    /// The staging buffer for uploads. `None` until a copy needs a staging buffer.
    staging: RefCell<Option<Staging>>,
    /// The memory that the device's budget has promised to the stream's computation. `None` if the stream does not
    /// leave its memory behind for the next computation.
    computation: Option<Computation>,
    /// True if the host has waited for all queued operations.
    has_ended: Cell<bool>,
    /// True if memory has been allocated on this stream. If memory has been allocated, a release of this memory may
    /// still be queued on the stream.
    has_allocated: Cell<bool>,
    /// True if the stream belongs to the buffer of a vector. When the buffer is dropped, it returns the stream to the
    /// GPU.
    is_of_vector: bool,
    /// The last field, so that the caller's context is current again after all other fields are dropped.
    _callers: CallersContext,
}

/// The result of [`CudaQueue::promised`]. `blocks` contains the memory that other buffers of the same sizes have left
/// behind.
struct Promised<'a> {
    promise: Promise<SpareMemory>,
    blocks: Vec<Block>,
    opened: &'a Opened,
    stream: Arc<StreamHandle>,
    callers: CallersContext,
}

/// The promised memory of a computation.
struct Computation {
    /// The size of each buffer.
    layout: Box<[u64]>,
    promise: Promise<SpareMemory>,
    shelf: Arc<Shelf>,
}

impl<'a> CudaQueue<'a> {
    /// Returns a stream. The memory of the stream's buffers is not kept for the next computation.
    pub(super) fn new(device: &'a CudaDevice) -> Result<Self, DeviceError> {
        let callers = CallersContext::keep();
        let opened = device.opened()?;
        let stream = opened.stream().map_err(error("opening a stream"))?;
        Ok(Self::of(device, opened, stream, None, callers))
    }

    /// Allocates the memory of a table or of a vector, and returns a stream and the memory. A vector keeps its stream.
    /// The memory and the stream of a vector may come from an earlier vector that has been dropped.
    pub(super) fn for_kept_memory(
        device: &'a CudaDevice,
        purpose: Purpose,
        bytes: u64,
    ) -> Result<(Self, Built<CudaDevice>), DeviceError> {
        let Promised { promise, blocks, opened, stream, callers } = Self::promised(device, purpose, &[bytes])?;
        let mut queue = Self::of(device, opened, stream, None, callers);
        let mut buffer = match blocks.into_iter().next() {
            Some(mut block) => {
                block.is_secret = true;
                CudaBuffer::new(Some(block), None)
            }
            None => queue.allocate(bytes)?,
        };
        queue.is_of_vector = purpose == Purpose::Vector && buffer.own_stream(&opened.streams);
        Ok((queue, (buffer, promise)))
    }

    /// Returns a stream for buffers with the sizes in `layout`. If a computation with buffers of the same sizes has
    /// left its memory behind, the stream takes the memory of that computation.
    pub(super) fn for_computation(device: &'a CudaDevice, layout: &[u64]) -> Result<Self, DeviceError> {
        let purpose = Purpose::Computation;
        let Promised { promise, blocks, opened, stream, callers } = Self::promised(device, purpose, layout)?;
        let computation = Computation { layout: layout.into(), promise, shelf: Shelf::new(blocks) };
        Ok(Self::of(device, opened, stream, Some(computation), callers))
    }

    /// Returns a promise for buffers with the sizes in `layout`. If buffers with the same sizes have left their memory
    /// behind, the result contains this memory and the memory's stream. Otherwise, the result contains no memory, and
    /// an unused stream.
    fn promised(device: &'a CudaDevice, purpose: Purpose, layout: &[u64]) -> Result<Promised<'a>, DeviceError> {
        let callers = CallersContext::keep();
        // The first call of `capacity` for a device may take long, because the first call opens the device and asks the
        // driver. So `capacity` is called here, before `promise_buffers` locks the budget.
        device.capacity()?;
        let (promise, spare) = device.budget.promise_buffers(purpose, layout, || device.capacity())?;
        let opened = device.opened()?;
        let (blocks, stream) = match spare {
            Some(spare) => spare.taken(),
            None => (Vec::new(), opened.stream().map_err(error("opening a stream"))?),
        };
        Ok(Promised { promise, blocks, opened, stream, callers })
    }

    fn of(
        device: &'a CudaDevice,
        opened: &'a Opened,
        stream: Arc<StreamHandle>,
        computation: Option<Computation>,
        callers: CallersContext,
    ) -> Self {
        let (has_ended, has_allocated) = (Cell::new(true), Cell::new(false));
        let (staging, is_of_vector) = (RefCell::default(), false);
        Self { device, opened, stream, staging, computation, has_ended, has_allocated, is_of_vector, _callers: callers }
    }

    /// Returns an unused block of the computation, or a new block from the driver. If the driver has no memory left,
    /// this function releases all spare memory, and asks the driver again.
    fn block(&self, bytes: u64) -> Result<Block, DriverError> {
        if let Some(mut block) = self.computation.as_ref().and_then(|computation| computation.shelf.take(bytes)) {
            block.is_secret = true;
            return Ok(block);
        }
        self.has_ended.set(false);
        self.has_allocated.set(true);
        let memory = &self.opened.memory;
        match memory.allocate(&self.stream, bytes) {
            Err(DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY)) => {
                memory.forget_capacity();
                self.device.budget.release_spare();
                memory.allocate(&self.stream, bytes)
            }
            other => other,
        }
    }

    fn wait_here(&self) -> Result<(), DriverError> {
        self.stream.synchronize()?;
        self.has_ended.set(true);
        Ok(())
    }
}

/// If a computation fails, its queued operations may still read the staging buffer, and the buffers of other streams.
/// So the drop waits for the queued operations. If the host has already waited for all queued operations, the drop only
/// queues the wipes of secrets, and does not wait.
///
/// A stream that has failed is not used again, so it is destroyed. The staging buffer of a failed stream is leaked,
/// because the device may still read this buffer.
impl Drop for CudaQueue<'_> {
    fn drop(&mut self) {
        let staging = self.staging.take();
        let has_ended = self.has_ended.get();
        let Some(Computation { layout, mut promise, shelf }) = self.computation.take() else {
            return self.end(has_ended && !self.has_allocated.get(), staging);
        };
        let mut blocks = shelf.close();
        let is_whole = blocks.len() == layout.iter().filter(|&&bytes| bytes > 0).count();
        let secret = |block: &&Block| block.is_secret;
        if has_ended && is_whole && blocks.iter().filter(secret).all(|block| block.wipe().is_ok()) {
            self.recycle(staging);
            let (stream, streams) = (Arc::clone(&self.stream), Arc::clone(&self.opened.streams));
            return promise.leave(&layout, SpareMemory { blocks, stream, streams });
        }
        // This line queues the release of the blocks on the stream. `end` waits for the stream. So the promise ends
        // only after the blocks are released.
        blocks.clear();
        self.end(false, staging);
        drop(promise);
    }
}

impl CudaQueue<'_> {
    /// Keeps the stream and the staging buffer, if the stream has not failed.
    fn end(&self, has_ended: bool, staging: Option<Staging>) {
        if !has_ended && self.stream.synchronize().is_err() {
            mem::forget(staging);
            return;
        }
        if !self.is_of_vector {
            self.opened.streams.keep(Arc::clone(&self.stream));
        }
        self.recycle(staging);
    }

    /// Keeps a staging buffer for later uploads. The device must have finished all reads of the staging buffer.
    fn recycle(&self, staging: Option<Staging>) {
        let Some(staging) = staging else { return };
        staging.wipe_behind();
        let mut kept = self.device.stagings.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < MAX_STAGINGS {
            kept.push(staging);
            return;
        }
        drop(kept);
        // When a staging buffer is dropped, it waits for its threads.
        drop(staging);
    }
}

/// The maximum number of staging buffers that are kept for later uploads. Each staging buffer pins up to 16 MiB of the
/// host's memory.
const MAX_STAGINGS: usize = 4;

impl Stream for CudaQueue<'_> {
    type Buffer = CudaBuffer;
    type Event = Event;

    fn allocate(&self, bytes: u64) -> Result<CudaBuffer, DeviceError> {
        let memory = &self.opened.memory;
        let block = (bytes > 0).then(|| self.block(bytes)).transpose().map_err(|failed| match failed {
            DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY) => {
                DeviceError::OutOfMemory { needed: bytes, available: memory.available().unwrap_or_default() }
            }
            other => error(format!("allocating {bytes} bytes"))(other),
        })?;
        Ok(CudaBuffer::new(block, self.computation.as_ref().map(|computation| Arc::clone(&computation.shelf))))
    }

    fn upload(&self, source: &[u8], target: &mut CudaBuffer, offset: u64) -> Result<(), DeviceError> {
        assert!(offset + source.len() as u64 <= target.bytes(), "the copy must end within the buffer");
        if source.is_empty() {
            return Ok(());
        }
        self.has_ended.set(false);
        let place = target.address() + offset;
        let mut staging = self.staging.borrow_mut();
        if staging.is_none() && source.len() >= Staging::MIN_BYTES {
            let unused = self.device.stagings.lock().unwrap_or_else(PoisonError::into_inner).pop();
            *staging = Some(match unused {
                Some(staging) => staging,
                None => {
                    let form = PinnedForm::chosen();
                    let form = form.map_err(|reason| DeviceError::failed("pinning memory of the host", reason))?;
                    Staging::new(&self.opened.context, &self.opened.events, form)
                }
            });
        }
        match &*staging {
            Some(staging) if source.len() >= Staging::MIN_BYTES => {
                staging.copy(&self.stream, source, place, target.is_secret())
            }
            // SAFETY: the bytes end inside the buffer, as asserted above.
            _ => unsafe { self.stream.copy_pageable(source, place) },
        }
        .map_err(error("copying to the device"))
    }

    fn download(&self, source: &CudaBuffer, target: &mut [u8]) -> Result<(), DeviceError> {
        assert!(target.len() as u64 <= source.bytes(), "the copy must not be longer than the buffer");
        if !target.is_empty() {
            self.has_ended.set(false);
            let copied = self.opened.context.bind_to_thread().and_then(|()| {
                // SAFETY: the bytes are inside the buffer, as asserted above. `wait` returns after the bytes are
                // written. If `wait` fails, the device has failed, and executes no more operations.
                unsafe { result::memcpy_dtoh_async(target, source.address(), self.stream.cu_stream()) }
            });
            copied.map_err(error("copying from the device"))?;
        }
        self.wait()
    }

    fn has_ended(&self) {
        self.has_ended.set(true);
    }

    fn wait(&self) -> Result<(), DeviceError> {
        self.wait_here().map_err(error("waiting for the device"))
    }

    fn wait_for(&self, event: &Event) -> Result<(), DeviceError> {
        self.has_ended.set(false);
        event.hold(&self.stream).map_err(error("waiting for another stream"))
    }

    unsafe fn launch(
        &self,
        module: &'static Module,
        kernel: &'static str,
        grid: Grid,
        arguments: &[Argument],
    ) -> Result<(), DeviceError> {
        let Kernel { function, parameters } = self.device.kernel(module, kernel)?;
        parameters
            .check(arguments.iter().map(Argument::parameter))
            .map_err(|fault| DeviceError::kernel_call(module, kernel, fault))?;
        let config = LaunchConfig {
            grid_dim: (grid.blocks.0, grid.blocks.1, 1),
            block_dim: (grid.threads, 1, 1),
            shared_mem_bytes: 0,
        };
        self.has_ended.set(false);
        let mut launch = self.stream.launch_builder(&function);
        for argument in arguments {
            match argument {
                Argument::Slice { slice, .. } => launch.arg(slice),
                Argument::U32(value) => launch.arg(value),
            };
        }
        // SAFETY: the arguments match the parameters, as checked above. The caller promises that the kernel stays
        // inside its slices.
        let launched = unsafe { launch.launch(config) };
        launched.map(drop).map_err(|failed| error(format!("launching {}.{kernel}", module.name))(failed))
    }

    fn event(&self) -> Result<Event, DeviceError> {
        let recorded = self.opened.events.record(&self.stream, CUevent_flags::CU_EVENT_DEFAULT);
        recorded.map_err(error("recording an event"))
    }

    fn elapsed(&self, start: &Event, end: &Event) -> Result<Duration, DeviceError> {
        start.until(end).map_err(error("reading the time between two events"))
    }
}

// SAFETY: the type is `#[repr(C)]` and has two 64-bit words, like `Slice<T>` in cuda/platform.cuh.
unsafe impl cudarc::driver::DeviceRepr for crate::gpu::device::Slice {}
