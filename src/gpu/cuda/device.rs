//! A GPU, and the kernels that are loaded on the GPU.

use std::collections::HashMap;
use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use cudarc::driver::sys::{self, CUdevice_attribute_enum as Attribute, CUlimit_enum as Limit};
use cudarc::driver::{CudaContext, CudaFunction, CudaModule, DriverError, result};
use cudarc::nvrtc::Ptx;

use super::handles::{CallersContext, Events, Memory, StreamHandle};
use super::spare::{SpareMemory, Streams};
use super::staging::Staging;
use crate::gpu::budget::Budget;
use crate::gpu::device::{DeviceError, Properties};
use crate::gpu::failure::{self, Fit};
use crate::gpu::status::{GpuFailure, GpuInfo};
use crate::kernel_call::{CallFault, Parameters};
use crate::kernels::{ARCHITECTURES, Module, NVCC};
use crate::plan::GpuModel;
use crate::trace;

pub(super) fn failure(ordinal: usize, error: &DriverError) -> GpuFailure {
    GpuFailure { ordinal, code: error.0 as u32 }
}

/// A GPU that the driver shows.
#[derive(Debug)]
pub(crate) struct CudaDevice {
    pub(super) properties: Properties,
    pub(super) opened: OnceLock<Result<Opened, DriverError>>,
    /// The error that made the device unusable, if there was one. After an error that makes the device unusable, the
    /// driver refuses every call of this process for the device.
    lost: OnceLock<Loss>,
    /// The modules, each with its own lock. The driver may take many seconds to compile the PTX of a module. During
    /// this time, calls that need other modules must not wait.
    loaded: Mutex<HashMap<&'static str, Loading>>,
    functions: Mutex<HashMap<(&'static str, &'static str), Kernel>>,
    /// The staging buffers that no stream uses now. Streams reuse staging buffers, because pinning memory is slow.
    pub(super) stagings: Mutex<Vec<Staging>>,
    pub(super) budget: Arc<Budget<SpareMemory>>,
    /// The number of [`SharedCuda`] values of this device.
    users: AtomicUsize,
}

/// A device that an engine or a table uses. When the last `SharedCuda` of a device is dropped, the device's spare memory
/// is wiped and released. The driver then gives all unused memory of this process back to the system.
#[derive(Debug)]
pub(crate) struct SharedCuda {
    device: Arc<CudaDevice>,
    /// The engine's limit for device memory.
    limit: Option<u64>,
}

/// Adds a user to the device, and returns the shared device. `limit` is the user's limit for device memory.
pub(crate) fn shared(device: &Arc<CudaDevice>, limit: Option<u64>) -> SharedCuda {
    device.users.fetch_add(1, Ordering::Relaxed);
    limit.into_iter().for_each(|bytes| device.budget.add_limit(bytes));
    SharedCuda { device: Arc::clone(device), limit }
}

impl Clone for SharedCuda {
    fn clone(&self) -> Self {
        shared(&self.device, self.limit)
    }
}

impl AsRef<CudaDevice> for SharedCuda {
    fn as_ref(&self) -> &CudaDevice {
        &self.device
    }
}

impl Drop for SharedCuda {
    fn drop(&mut self) {
        let &mut Self { ref device, limit } = self;
        limit.into_iter().for_each(|bytes| device.budget.remove_limit(bytes));
        if device.users.fetch_sub(1, Ordering::AcqRel) == 1 {
            let _callers = CallersContext::keep();
            device.budget.release_spare();
            // When a staging buffer is dropped, it waits for its threads. So the lock is released before the staging
            // buffers are dropped.
            let stagings = mem::take(&mut *device.stagings.lock().unwrap_or_else(PoisonError::into_inner));
            drop(stagings);
            device.trim();
        }
    }
}

/// A module, or `None` until the module is loaded.
type Loading = Arc<Mutex<Option<Arc<CudaModule>>>>;

/// The error after which a device is lost.
#[derive(Debug)]
struct Loss {
    code: u32,
    operation: String,
}

/// The resources of a GPU that has been opened.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) context: Arc<CudaContext>,
    pub(super) memory: Arc<Memory>,
    pub(super) events: Arc<Events>,
    pub(super) streams: Arc<Streams>,
    /// The bytes of local memory that are reserved for each thread. The number is 0 before the first reservation.
    stack_bytes: Mutex<usize>,
}

impl Opened {
    /// Returns a stream that is not in use.
    pub(super) fn stream(&self) -> Result<Arc<StreamHandle>, DriverError> {
        self.streams.take(&self.context)
    }
}

/// The model of the GPU, with the attributes that the driver reports. Drivers for new chips report the value 0 for some
/// attributes. If the driver reports 0 for an attribute, the model takes the attribute's value from `like`.
fn reported(attribute: impl Fn(Attribute) -> Result<i32, DriverError>, like: GpuModel) -> GpuModel {
    let attribute = |which| attribute(which).ok().filter(|&value| value > 0).map(|value| value as u64);
    let clock_khz = attribute(Attribute::CU_DEVICE_ATTRIBUTE_CLOCK_RATE).map_or(like.clock_khz, |khz| khz as u32);
    let cache = attribute(Attribute::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE).unwrap_or(like.cache);
    let memory_clock = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
    let bus_bits = attribute(Attribute::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    // The memory transfers data twice in each clock cycle. The clock rate is in kHz.
    let memory_bandwidth = memory_clock.zip(bus_bits).map(|(khz, bits)| 2 * 1000 * khz * bits / 8);
    let memory_bandwidth = memory_bandwidth.unwrap_or(like.memory_bandwidth);
    GpuModel { clock_khz, cache, memory_bandwidth, ..like }
}

/// A kernel that has been loaded.
#[derive(Clone, Debug)]
pub(super) struct Kernel {
    pub(super) function: CudaFunction,
    pub(super) parameters: Parameters<'static>,
}

impl CudaDevice {
    /// Asks the driver for the GPU's properties. The call allocates no device memory.
    pub(super) fn found(ordinal: usize) -> Result<Self, DriverError> {
        let device = result::device::get(ordinal as i32)?;
        // SAFETY: the driver has just given the device.
        let attribute = |which| unsafe { result::device::get_attribute(device, which) };
        // SAFETY: the driver has just given the device.
        let memory = unsafe { result::device::total_mem(device) }? as u64;
        let major = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        let minor = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
        let multiprocessors = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
        let like = GpuModel::of_capability((major as u32, minor as u32), multiprocessors as u32);
        let hardware = GpuModel { memory, ..reported(attribute, like) };
        Ok(Self {
            properties: Properties { name: result::device::get_name(device)?, ordinal, hardware },
            opened: OnceLock::new(),
            lost: OnceLock::new(),
            loaded: Mutex::default(),
            functions: Mutex::default(),
            stagings: Mutex::default(),
            budget: Arc::default(),
            users: AtomicUsize::new(0),
        })
    }

    /// Returns the resources of the GPU. The first call opens the GPU, and creates a CUDA context. A context takes
    /// device memory, so a GPU that is not used stays closed. If the GPU is lost, the function returns an error, and
    /// does not call the driver.
    pub(super) fn opened(&self) -> Result<&Opened, DeviceError> {
        if let Some(Loss { code, operation }) = self.lost.get() {
            return Err(DeviceError::Failed {
                operation: format!("using GPU {}", self.properties.ordinal),
                code: Some(*code),
                message: format!("it is lost to this process since {operation} failed; restart the process"),
            });
        }
        let opened = self.opened.get_or_init(|| {
            let context = CudaContext::new(self.properties.ordinal)?;
            // SAFETY: cudarc's event tracking orders the streams that share a buffer. This crate orders the streams
            // itself:
            // - Other streams read a table or a vector only after the host has waited for the stream that wrote the
            //   table or the vector.
            // - The first write to a vector may be on a stream that is not the vector's own stream. Before this write,
            //   the writing stream waits for the vector's own stream.
            // - Before a stream copies an input, the stream waits until the input's buffer is allocated.
            // - Before a stream is dropped, the host waits until the stream has read the buffers of other streams.
            // - A computation that takes the memory of an earlier computation also takes the stream on which this
            //   memory was allocated.
            unsafe { context.disable_event_tracking() };
            let (memory, events) = (Arc::new(Memory::new(&context)?), Events::new(&context));
            Ok(Opened { memory, events, streams: Arc::default(), stack_bytes: Mutex::default(), context })
        });
        opened
            .as_ref()
            .map_err(|failed| error(format!("opening GPU {}", self.properties.ordinal))(DriverError(failed.0)))
    }

    /// Gives unused device memory of this process back to the system. Does nothing if the device is not open, or is
    /// lost.
    fn trim(&self) {
        let (Some(Ok(opened)), None) = (self.opened.get(), self.lost.get()) else { return };
        opened.streams.wait();
        if let Err(DriverError(code)) = opened.memory.trim() {
            trace::keeps_memory(self.properties.ordinal, code as u32);
        }
    }

    /// Records the error if no call can succeed after this error.
    pub(super) fn lose(&self, code: u32, operation: &str) {
        if failure::is_lasting(code) {
            self.lost.get_or_init(|| Loss { code, operation: operation.into() });
        }
    }

    /// The error of every later call, if the device is lost or could not be opened. The function does not open the
    /// device.
    pub(super) fn loss(&self) -> Option<DeviceError> {
        if self.lost.get().is_none() && self.opened.get().is_none() {
            return None;
        }
        self.opened().err()
    }

    /// The description of the device. The error is the reason why the device could not be opened or was lost.
    pub(crate) fn info(&self) -> Result<GpuInfo, GpuFailure> {
        if let Some(&Loss { code, .. }) = self.lost.get() {
            return Err(GpuFailure { ordinal: self.properties.ordinal, code });
        }
        if let Some(Err(error)) = self.opened.get() {
            return Err(failure(self.properties.ordinal, error));
        }
        Ok(GpuInfo {
            ordinal: self.properties.ordinal,
            name: self.properties.name.clone(),
            hardware: self.properties.hardware,
        })
    }

    /// Gives each thread local memory for a stack frame.
    ///
    /// The driver reserves a frame for every thread that can be resident on the GPU: 0.8 GB for frames of 3 KB on 132
    /// multiprocessors. Without this call, the driver would reserve the frames at a kernel's first launch, after the
    /// plan has divided the free memory.
    pub(super) fn reserve_stack(&self, bytes: usize) -> Result<(), DeviceError> {
        let _callers = CallersContext::keep();
        let opened = self.opened()?;
        let mut reserved = locked(&opened.stack_bytes);
        if bytes <= *reserved {
            return Ok(());
        }
        let raise = || {
            opened.context.bind_to_thread()?;
            // The driver's default limit for local memory is 1 KiB. The code never lowers this limit, because a lower
            // limit would take local memory from other users of the context.
            let present = result::ctx::get_limit(Limit::CU_LIMIT_STACK_SIZE)?;
            if present < bytes {
                result::ctx::set_limit(Limit::CU_LIMIT_STACK_SIZE, bytes)?;
                opened.memory.forget_capacity(); // the frames take free memory
            }
            Ok(present.max(bytes))
        };
        *reserved = raise().map_err(error(format!("reserving {bytes} bytes of local memory for each thread")))?;
        Ok(())
    }

    pub(super) fn kernel(&self, module: &'static Module, kernel: &'static str) -> Result<Kernel, DeviceError> {
        if let Some(loaded) = locked(&self.functions).get(&(module.name, kernel)) {
            return Ok(loaded.clone());
        }
        let signature = module.signatures.iter().find(|(name, _)| *name == kernel);
        let Some(&(_, parameters)) = signature else {
            return Err(DeviceError::kernel_call(module, kernel, CallFault::UnknownKernel));
        };
        let operation = || format!("loading kernel {}.{kernel}", module.name);
        let image = self.image(module).map_err(|failed| match failed {
            ImageError::Device(error) => error,
            ImageError::Driver(failed) => self.not_loaded(operation(), failed),
        })?;
        let bound = self.opened()?.context.bind_to_thread();
        let function = bound.and_then(|()| image.load_function(kernel)).map_err(error(operation()))?;
        let loaded = Kernel { function, parameters };
        locked(&self.functions).insert((module.name, kernel), loaded.clone());
        Ok(loaded)
    }

    /// Returns the module on the device. The first call loads the module. Other threads that need the same module wait
    /// for the first call. If the first call fails, the next call tries to load the module again, because the device
    /// may have enough free memory by then.
    fn image(&self, module: &'static Module) -> Result<Arc<CudaModule>, ImageError> {
        let loading = Arc::clone(locked(&self.loaded).entry(module.name).or_default());
        let mut loaded = locked(&loading);
        if let Some(image) = &*loaded {
            return Ok(Arc::clone(image));
        }
        let opened = self.opened().map_err(ImageError::Device)?;
        let fit = self.fit();
        if !fit.has_machine_code() {
            trace::compiles_kernels(module.name, fit.compute_capability);
        }
        let ptx = Ptx::from_binary(module.image.to_vec());
        let image = opened.context.load_module(ptx).map_err(ImageError::Driver)?;
        *loaded = Some(Arc::clone(&image));
        Ok(image)
    }

    /// The properties of the GPU, of the driver and of the build that decide if the build fits this machine.
    fn fit(&self) -> Fit<'static> {
        let mut version = 0;
        // SAFETY: the driver writes one number.
        let answer = unsafe { sys::cuDriverGetVersion(&raw mut version) }.result();
        Fit {
            compute_capability: self.properties.hardware.compute_capability,
            driver: answer.ok().map(|()| version as u32),
            nvcc: NVCC,
            architectures: ARCHITECTURES,
        }
    }

    /// The error for a module that the driver does not load. If the build does not fit the GPU or the driver, the error
    /// includes the remedy.
    fn not_loaded(&self, operation: String, failed: DriverError) -> DeviceError {
        described(operation, &failed, self.fit().remedy(failed.0 as u32))
    }
}

/// The reason why a module could not be loaded.
enum ImageError {
    Device(DeviceError),
    Driver(DriverError),
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Converts an error of the driver. The result has the number and the name of the error, and the remedy. Because the
/// driver is loaded, the function can ask the driver for the name of the error.
fn described(operation: String, error: &DriverError, remedy: Option<String>) -> DeviceError {
    let name = error.error_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let message = [Some(name), remedy].into_iter().flatten().collect::<Vec<_>>().join(": ");
    DeviceError::Failed { operation, code: Some(error.0 as u32), message }
}

/// An error of the driver, with its remedy.
pub(super) fn error(operation: impl Into<String>) -> impl FnOnce(DriverError) -> DeviceError {
    move |error| described(operation.into(), &error, failure::remedy(error.0 as u32).map(String::from))
}
