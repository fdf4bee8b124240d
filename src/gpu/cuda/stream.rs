//! CUDA's streams.

use std::cell::RefCell;
use std::mem;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use cudarc::driver::sys::{CUevent_flags, CUresult};
use cudarc::driver::{CudaStream, DriverError, LaunchConfig, PushKernelArg, result};

use super::device::{CudaDevice, Kernel, Opened, error};
use super::handles::{CudaBuffer, Event};
use super::staging::Staging;
use crate::gpu::device::{Argument, Buffer, DeviceError, Grid, Stream};
use crate::kernels::Module;

/// A CUDA stream. When it is dropped, the device keeps the stream for the next computation.
pub(crate) struct CudaQueue<'a> {
    pub(super) device: &'a CudaDevice,
    pub(super) opened: &'a Opened,
    pub(super) stream: Arc<CudaStream>,
    /// Present from the first copy that needs it.
    pub(super) staging: RefCell<Option<Staging>>,
}

/// If a computation fails, its queued work may still read the staging and the buffers of other streams. So the drop waits.
///
/// A stream that fails is not used again, and its staging may still be read. They are leaked: cudarc would return a failure of
/// a stream's drop to another computation.
impl Drop for CudaQueue<'_> {
    fn drop(&mut self) {
        let staging = self.staging.take();
        if self.stream.synchronize().is_err() {
            mem::forget((Arc::clone(&self.stream), staging));
            return;
        }
        self.device.streams.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&self.stream));
        if let Some(mut staging) = staging {
            staging.wipe();
            self.device.stagings.lock().unwrap_or_else(PoisonError::into_inner).push(staging);
        }
    }
}

impl Stream for CudaQueue<'_> {
    type Buffer = CudaBuffer;
    type Event = Event;

    fn allocate(&self, bytes: u64) -> Result<CudaBuffer, DeviceError> {
        let memory = &self.opened.memory;
        memory.allocate(&self.stream, bytes).map_err(|failed| match failed {
            DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY) => {
                DeviceError::OutOfMemory { needed: bytes, available: memory.available().unwrap_or_default() }
            }
            other => error(format!("allocating {bytes} bytes"))(other),
        })
    }

    fn upload(&self, source: &[u8], target: &mut CudaBuffer, offset: u64) -> Result<(), DeviceError> {
        assert!(offset + source.len() as u64 <= target.bytes, "a copy ends after its buffer");
        if source.is_empty() {
            return Ok(());
        }
        let place = target.address + offset;
        let mut staging = self.staging.borrow_mut();
        if staging.is_none() && source.len() >= Staging::MIN_BYTES {
            let unused = self.device.stagings.lock().unwrap_or_else(PoisonError::into_inner).pop();
            // If the host has no memory to pin, copies only take longer.
            *staging = unused.or_else(|| Staging::new(&self.opened.context).ok());
        }
        match &mut *staging {
            Some(staging) if source.len() >= Staging::MIN_BYTES => staging.copy(&self.stream, source, place),
            // For pageable memory the driver returns after it has staged the source.
            _ => self.opened.context.bind_to_thread().and_then(|()| {
                // SAFETY: the bytes end inside the buffer, as asserted above.
                unsafe { result::memcpy_htod_async(place, source, self.stream.cu_stream()) }
            }),
        }
        .map_err(error("copying to the device"))
    }

    fn download(&self, source: &CudaBuffer, target: &mut [u8]) -> Result<(), DeviceError> {
        assert!(target.len() as u64 <= source.bytes, "a copy begins after its buffer");
        if !target.is_empty() {
            let copied = self.opened.context.bind_to_thread().and_then(|()| {
                // SAFETY: the bytes are inside the buffer, as asserted above. `wait` returns after they are written; if it
                // fails, the device does not run any more.
                unsafe { result::memcpy_dtoh_async(target, source.address, self.stream.cu_stream()) }
            });
            copied.map_err(error("copying from the device"))?;
        }
        self.wait()
    }

    fn wait(&self) -> Result<(), DeviceError> {
        self.stream.synchronize().map_err(error("waiting for the device"))
    }

    fn wait_for(&self, event: &Event) -> Result<(), DeviceError> {
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
        let mut launch = self.stream.launch_builder(&function);
        for argument in arguments {
            match argument {
                Argument::Slice { slice, .. } => launch.arg(slice),
                Argument::U32(value) => launch.arg(value),
            };
        }
        // SAFETY: the arguments match the parameters, as checked above. The caller promises that the kernel stays inside its
        // slices.
        unsafe { launch.launch(config) }.map(drop).map_err(error(format!("launching {}.{kernel}", module.name)))
    }

    fn event(&self) -> Result<Event, DeviceError> {
        Event::record(&self.stream, CUevent_flags::CU_EVENT_DEFAULT).map_err(error("recording an event"))
    }

    fn elapsed(&self, start: &Event, end: &Event) -> Result<Duration, DeviceError> {
        start.until(end).map_err(error("reading the time between two events"))
    }
}

// SAFETY: `#[repr(C)]` of two 64-bit words, as `Slice<T>` in cuda/platform.cuh.
unsafe impl cudarc::driver::DeviceRepr for crate::gpu::device::Slice {}

impl Buffer for CudaBuffer {
    fn address(&self) -> u64 {
        self.address
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }
}
