//! CUDA through cudarc.
//!
//! cudarc panics if libcuda or one of its functions is missing, even when it formats an error. Only [`probe`] makes a
//! [`CudaDevice`], after it has checked the library and its functions. So a `CudaDevice` never meets such a panic.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::CStr;
use std::panic::{catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use cudarc::driver::result;
use cudarc::driver::sys::{self, CUdevice_attribute_enum as Attribute, CUevent_flags, CUresult};
use cudarc::driver::{
    CudaContext, CudaEvent, CudaFunction, CudaModule, CudaSlice, CudaStream, CudaViewMut, DevicePtr, DriverError,
    LaunchConfig, PinnedHostSlice,
};
use cudarc::nvrtc::Ptx;

use super::budget::Budget;
use super::device::{Argument, Buffer, Device, DeviceError, Grid, Properties, Stream};
use super::status::{CudaStatus, GpuInfo};
use crate::kernel_call::{CallFault, Parameters};
use crate::kernels::{Module, NVCC};
use crate::plan::Hardware;
use crate::secret::wipe;

/// The driver functions that this file calls, through cudarc.
const FUNCTIONS: [&CStr; 32] = [
    c"cuInit",
    c"cuGetErrorName",
    c"cuDeviceGet",
    c"cuDeviceGetCount",
    c"cuDeviceGetName",
    c"cuDeviceGetAttribute",
    c"cuDeviceTotalMem_v2",
    c"cuDevicePrimaryCtxRetain",
    c"cuCtxGetCurrent",
    c"cuCtxSetCurrent",
    c"cuMemGetInfo_v2",
    c"cuMemAlloc_v2",
    c"cuMemAllocAsync",
    c"cuMemFree_v2",
    c"cuMemFreeAsync",
    c"cuMemsetD8Async",
    c"cuMemHostAlloc",
    c"cuMemFreeHost",
    c"cuMemcpyHtoDAsync_v2",
    c"cuMemcpyDtoHAsync_v2",
    c"cuStreamCreate",
    c"cuStreamSynchronize",
    c"cuStreamWaitEvent",
    c"cuStreamDestroy_v2",
    c"cuEventCreate",
    c"cuEventRecord",
    c"cuEventSynchronize",
    c"cuEventElapsedTime",
    c"cuEventDestroy_v2",
    c"cuModuleLoadData",
    c"cuModuleGetFunction",
    c"cuLaunchKernel",
];

/// The GPUs that this process can use, or why there is none. Probed once.
pub(crate) fn probe() -> Result<&'static [SharedCuda], CudaStatus> {
    static PROBED: OnceLock<Result<Vec<SharedCuda>, CudaStatus>> = OnceLock::new();
    let probed = PROBED.get_or_init(|| {
        // SAFETY: this only checks whether the library can be loaded.
        if !unsafe { sys::is_culib_present() } {
            return Err(CudaStatus::NoDriver);
        }
        let whole = catch_unwind(|| {
            // SAFETY: the library is there. Its symbols are looked up, not called.
            FUNCTIONS.iter().all(|name| unsafe { sys::culib().get::<*const ()>(*name) }.is_ok())
        });
        if !matches!(whole, Ok(true)) {
            return Err(broken(DriverError(CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND)));
        }
        let count = match CudaContext::device_count() {
            Err(DriverError(CUresult::CUDA_ERROR_NO_DEVICE)) | Ok(0) => return Err(CudaStatus::NoGpu),
            Err(error) => return Err(broken(error)),
            Ok(count) => count as usize,
        };
        (0..count).map(|ordinal| CudaDevice::open(ordinal).map(Arc::new).map_err(broken)).collect()
    });
    probed.as_deref().map_err(Clone::clone)
}

/// A device, shared by engines.
pub(crate) type SharedCuda = Arc<CudaDevice>;

fn broken(error: DriverError) -> CudaStatus {
    CudaStatus::BrokenDriver { code: error.0 as u32 }
}

/// A GPU whose driver has answered.
#[derive(Debug)]
pub(crate) struct CudaDevice {
    context: Arc<CudaContext>,
    properties: Properties,
    loaded: Mutex<HashMap<&'static str, Arc<CudaModule>>>,
    functions: Mutex<HashMap<(&'static str, &'static str), Kernel>>,
    /// Stagings that no stream uses now. Streams reuse them, because pinning memory is slow.
    stagings: Mutex<Vec<Staging>>,
    budget: Arc<Budget>,
    /// Bytes that this process has allocated.
    allocated: Arc<Mutex<u64>>,
}

/// The hardware with the attributes that the driver reports. Drivers for new chips leave some of them at 0.
fn reported(context: &CudaContext, like: Hardware) -> Hardware {
    let attribute = |attribute| context.attribute(attribute).ok().filter(|&value| value > 0).map(|value| value as u64);
    let clock_khz = attribute(Attribute::CU_DEVICE_ATTRIBUTE_CLOCK_RATE).map_or(like.clock_khz, |khz| khz as u32);
    let cache = attribute(Attribute::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE).unwrap_or(like.cache);
    let memory_clock = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
    let bus_bits = attribute(Attribute::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    // Memory transfers twice in a clock. The clock is in kHz.
    let memory_bandwidth = memory_clock.zip(bus_bits).map(|(khz, bits)| 2 * 1000 * khz * bits / 8);
    let memory_bandwidth = memory_bandwidth.unwrap_or(like.memory_bandwidth);
    Hardware { clock_khz, cache, memory_bandwidth, ..like }
}

/// A kernel that has been loaded.
#[derive(Clone, Debug)]
struct Kernel {
    function: CudaFunction,
    parameters: Parameters<'static>,
}

impl CudaDevice {
    fn open(ordinal: usize) -> Result<Self, DriverError> {
        let context = CudaContext::new(ordinal)?;
        // SAFETY: cudarc's events would order streams that share a buffer. This file needs no such order:
        // - Other streams read a table only after the host has waited for the table's own stream.
        // - The stream that copies an input waits for the input's allocation.
        // - When a stream is dropped, the host waits for it, before these buffers are dropped.
        unsafe { context.disable_event_tracking() };
        let (major, minor) = context.compute_capability()?;
        let multiprocessors = context.attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
        let like = Hardware::of_capability((major as u32, minor as u32), multiprocessors as u32);
        let hardware = Hardware { memory: context.total_mem()? as u64, ..reported(&context, like) };
        Ok(Self {
            properties: Properties { name: context.name()?, hardware },
            context,
            loaded: Mutex::default(),
            functions: Mutex::default(),
            stagings: Mutex::default(),
            budget: Arc::default(),
            allocated: Arc::default(),
        })
    }

    pub(crate) fn info(&self) -> GpuInfo {
        GpuInfo {
            name: self.properties.name.clone(),
            compute_capability: self.properties.hardware.compute_capability,
            multiprocessors: self.properties.hardware.multiprocessors,
            memory: self.properties.hardware.memory,
        }
    }

    fn kernel(&self, module: &'static Module, kernel: &'static str) -> Result<Kernel, DeviceError> {
        let operation = || format!("loading kernel {}.{kernel}", module.name);
        let mut functions = self.functions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(loaded) = functions.get(&(module.name, kernel)) {
            return Ok(loaded.clone());
        }
        let signature = module.signatures.iter().find(|(name, _)| *name == kernel);
        let Some(&(_, parameters)) = signature else {
            return Err(DeviceError::kernel_call(module, kernel, CallFault::UnknownKernel));
        };
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let image = match loaded.get(module.name) {
            Some(image) => Arc::clone(image),
            None => {
                let ptx = Ptx::from_binary(module.image.to_vec());
                let image = self.context.load_module(ptx).map_err(|failed| self.not_loaded(operation(), failed))?;
                loaded.insert(module.name, Arc::clone(&image));
                image
            }
        };
        let function = image.load_function(kernel).map_err(error(operation()))?;
        let loaded = Kernel { function, parameters };
        functions.insert((module.name, kernel), loaded.clone());
        Ok(loaded)
    }

    /// Why the driver does not load a module, and what to do if the build does not fit the GPU or the driver.
    fn not_loaded(&self, operation: String, failed: DriverError) -> DeviceError {
        let (major, minor) = self.properties.hardware.compute_capability;
        let remedy = match failed.0 {
            CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU => format!(
                "this build has no kernels for compute capability {major}.{minor}; \
                 build it with CUMSM_CUDA_ARCHS={major}{minor}"
            ),
            CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION | CUresult::CUDA_ERROR_INVALID_PTX => format!(
                "the driver is older than the {} that compiled the kernels; \
                 install a newer driver, or build with an older nvcc or with CUMSM_CUDA_ARCHS={major}{minor}",
                NVCC.split(" (").next().unwrap_or(NVCC)
            ),
            _ => return error(operation)(failed),
        };
        match error(operation)(failed) {
            DeviceError::Failed { operation, code, message } => {
                DeviceError::Failed { operation, code, message: format!("{message}: {remedy}") }
            }
            other => other,
        }
    }
}

/// The number and the name of a driver's error. The driver is there, so it can be asked for the name.
fn error(operation: impl Into<String>) -> impl FnOnce(DriverError) -> DeviceError {
    let operation = operation.into();
    move |error| {
        let message = error.error_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        DeviceError::Failed { operation, code: Some(error.0 as u32), message }
    }
}

impl Device for CudaDevice {
    type Buffer = CudaBuffer;
    type Stream<'a> = CudaQueue<'a>;

    fn properties(&self) -> &Properties {
        &self.properties
    }

    fn capacity(&self) -> Result<u64, DeviceError> {
        // Locked, because an allocation moves bytes from one number to the other.
        let allocated = self.allocated.lock().unwrap_or_else(PoisonError::into_inner);
        let (free, _) = self.context.mem_get_info().map_err(error("reading the free memory"))?;
        Ok(free as u64 + *allocated)
    }

    fn budget(&self) -> &Arc<Budget> {
        &self.budget
    }

    fn stream(&self) -> Result<CudaQueue<'_>, DeviceError> {
        let stream = self.context.new_stream().map_err(error("opening a stream"))?;
        Ok(CudaQueue { device: self, stream, staging: RefCell::default() })
    }
}

/// A CUDA stream.
pub(crate) struct CudaQueue<'a> {
    device: &'a CudaDevice,
    stream: Arc<CudaStream>,
    /// Present from the first copy that needs it.
    staging: RefCell<Option<Staging>>,
}

/// If a computation fails, its queued work may still read the staging and the buffers of other streams. So the drop waits.
impl Drop for CudaQueue<'_> {
    fn drop(&mut self) {
        // Two attempts: the first may return an older failure, which cudarc keeps for its next call. Nobody needs the
        // failure now, because the computation has ended. But staging that may still be read must not be reused or freed.
        let waited = self.stream.synchronize().or_else(|_| self.stream.synchronize());
        if let Some(mut staging) = self.staging.take() {
            match waited {
                Ok(()) => {
                    staging.pieces.iter_mut().for_each(Piece::wipe);
                    self.device.stagings.lock().unwrap_or_else(PoisonError::into_inner).push(staging);
                }
                Err(_) => std::mem::forget(staging),
            }
        }
    }
}

/// Pinned memory for uploads: the device reads it directly, without the driver's own copy. Several threads fill it, each its
/// own piece: by data sheets, one thread is slower than the bus. They are not threads of rayon: threads of a pool that
/// wait for a device would wait for each other. The gain and the sizes have not been measured.
#[derive(Debug)]
struct Staging {
    pieces: Vec<Piece>,
}

#[derive(Debug)]
struct Piece {
    memory: PinnedHostSlice<u8>,
    /// The event after which the device has read it.
    read: Option<CudaEvent>,
}

impl Staging {
    const PIECES: usize = 4;
    /// Bytes of a piece: 25 µs on a bus of 40 GB/s, so the fixed cost of a copy is small.
    const PIECE: usize = 1 << 20;
    /// For fewer bytes the driver's own staging is good enough.
    const LEAST: usize = 4 << 20;

    fn new(context: &Arc<CudaContext>) -> Result<Self, DriverError> {
        let piece = |_| {
            // SAFETY: every bit pattern of a byte is valid, and the bytes are written before they are read.
            let memory = unsafe { context.alloc_pinned(Self::PIECE) }?;
            Ok(Piece { memory, read: None })
        };
        Ok(Self { pieces: (0..Self::PIECES).map(piece).collect::<Result<_, _>>()? })
    }

    /// Queues the copy of `source` to `target`, which has the same length. Pieces are copied in any order.
    fn copy(
        &mut self,
        stream: &Arc<CudaStream>,
        source: &[u8],
        target: &mut CudaViewMut<'_, u8>,
    ) -> Result<(), DriverError> {
        let (next, (start, _)) = (AtomicUsize::new(0), target.device_ptr(stream));
        let fill = |piece: &mut Piece| {
            loop {
                let offset = next.fetch_add(1, Ordering::Relaxed) * Self::PIECE;
                let Some(rest) = source.get(offset..).filter(|rest| !rest.is_empty()) else { return Ok(()) };
                let (bytes, _) = rest.split_at(rest.len().min(Self::PIECE));
                piece.copy(stream, bytes, start + offset as u64)?;
            }
        };
        let Some((own, others)) = self.pieces.split_first_mut() else { return Ok(()) };
        thread::scope(|scope| {
            // If the system has no thread to spare, the copy only takes longer.
            let start = |piece| thread::Builder::new().spawn_scoped(scope, || fill(piece)).ok();
            let others: Vec<_> = others.iter_mut().filter_map(start).collect();
            let results = others.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
            results.fold(fill(own), Result::and)
        })
    }
}

impl Piece {
    /// What it held may be secret. The device has read it.
    fn wipe(&mut self) {
        if self.read.take().is_some()
            && let Ok(bytes) = self.memory.as_mut_slice()
        {
            wipe(bytes);
        }
    }

    /// Queues the copy of bytes to an address of the device. There is room for them.
    fn copy(&mut self, stream: &Arc<CudaStream>, bytes: &[u8], address: u64) -> Result<(), DriverError> {
        if let Some(read) = self.read.take() {
            read.synchronize()?;
        }
        let (staged, _) = self.memory.as_mut_slice()?.split_at_mut(bytes.len());
        staged.copy_from_slice(bytes);
        stream.context().bind_to_thread()?;
        // SAFETY: the only caller passes an address with enough room. The staged bytes stay until they are read, because the
        // host waits for that before it writes or frees them.
        unsafe { result::memcpy_htod_async(address, staged, stream.cu_stream()) }?;
        self.read = Some(stream.record_event(None)?);
        Ok(())
    }
}

impl Stream for CudaQueue<'_> {
    type Buffer = CudaBuffer;
    type Event = CudaEvent;

    fn allocate(&self, bytes: u64) -> Result<CudaBuffer, DeviceError> {
        if bytes == 0 {
            return Ok(CudaBuffer { address: 0, memory: None, allocated: Arc::clone(&self.device.allocated) });
        }
        let mut allocated = self.device.allocated.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: every bit pattern of a byte is valid, and every kernel writes before it reads.
        match unsafe { self.stream.alloc::<u8>(bytes as usize) } {
            Ok(memory) => {
                let (address, _) = memory.device_ptr(&self.stream);
                *allocated += bytes;
                Ok(CudaBuffer { address, memory: Some(memory), allocated: Arc::clone(&self.device.allocated) })
            }
            Err(DriverError(CUresult::CUDA_ERROR_OUT_OF_MEMORY)) => {
                let (free, _) = self.device.context.mem_get_info().map_err(error("reading the free memory"))?;
                Err(DeviceError::OutOfMemory { needed: bytes, available: free as u64 })
            }
            Err(other) => Err(error(format!("allocating {bytes} bytes"))(other)),
        }
    }

    fn upload(&self, source: &[u8], target: &mut CudaBuffer, offset: u64) -> Result<(), DeviceError> {
        let Some(memory) = target.memory.as_mut().filter(|_| !source.is_empty()) else { return Ok(()) };
        let mut place = memory.slice_mut(offset as usize..offset as usize + source.len());
        let mut staging = self.staging.borrow_mut();
        if staging.is_none() && source.len() >= Staging::LEAST {
            let unused = self.device.stagings.lock().unwrap_or_else(PoisonError::into_inner).pop();
            // If the host has no memory to pin, copies only take longer.
            *staging = unused.or_else(|| Staging::new(&self.device.context).ok());
        }
        match &mut *staging {
            Some(staging) if source.len() >= Staging::LEAST => staging.copy(&self.stream, source, &mut place),
            // For pageable memory the driver returns after it has staged the source.
            _ => self.stream.memcpy_htod(source, &mut place),
        }
        .map_err(error("copying to the device"))
    }

    fn download(&self, source: &CudaBuffer, target: &mut [u8]) -> Result<(), DeviceError> {
        if let Some(memory) = source.memory.as_ref().filter(|_| !target.is_empty()) {
            let start = memory.slice(..target.len());
            self.stream.memcpy_dtoh(&start, target).map_err(error("copying from the device"))?;
        }
        self.wait()
    }

    fn wait(&self) -> Result<(), DeviceError> {
        self.stream.synchronize().map_err(error("waiting for the device"))
    }

    fn wait_for(&self, event: &CudaEvent) -> Result<(), DeviceError> {
        self.stream.wait(event).map_err(error("waiting for another stream"))
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
            use cudarc::driver::PushKernelArg;
            match argument {
                Argument::Slice { slice, .. } => launch.arg(slice),
                Argument::U32(value) => launch.arg(value),
            };
        }
        // SAFETY: the arguments match the parameters, as checked above. The caller promises that the kernel stays inside its
        // slices.
        unsafe { launch.launch(config) }.map(drop).map_err(error(format!("launching {}.{kernel}", module.name)))
    }

    fn event(&self) -> Result<CudaEvent, DeviceError> {
        // cudarc's default flags record no time.
        self.stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT)).map_err(error("recording an event"))
    }

    fn elapsed(&self, start: &CudaEvent, end: &CudaEvent) -> Result<Duration, DeviceError> {
        let milliseconds = start.elapsed_ms(end).map_err(error("reading the time between two events"))?;
        // A negative time becomes zero. No driver should return one.
        Ok(Duration::try_from_secs_f32(milliseconds / 1e3).unwrap_or_default())
    }
}

// SAFETY: `#[repr(C)]` of two 64-bit words, as `Slice<T>` in cuda/platform.cuh.
unsafe impl cudarc::driver::DeviceRepr for super::device::Slice {}

/// Device memory. Its drop queues the release on its stream.
pub(crate) struct CudaBuffer {
    /// `None` for a buffer of no bytes.
    memory: Option<CudaSlice<u8>>,
    address: u64,
    allocated: Arc<Mutex<u64>>,
}

/// What a buffer held may be secret. If the device has failed, there is nothing to be done about it.
impl Drop for CudaBuffer {
    fn drop(&mut self) {
        if let Some(mut memory) = self.memory.take() {
            let stream = Arc::clone(memory.stream());
            let _ = stream.memset_zeros(&mut memory);
            let mut allocated = self.allocated.lock().unwrap_or_else(PoisonError::into_inner);
            *allocated -= memory.len() as u64;
            drop(memory);
        }
    }
}

impl Buffer for CudaBuffer {
    fn address(&self) -> u64 {
        self.address
    }

    fn bytes(&self) -> u64 {
        self.memory.as_ref().map_or(0, |memory| memory.len() as u64)
    }
}
