//! A GPU, and the kernels that are loaded there.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use cudarc::driver::sys::{CUdevice_attribute_enum as Attribute, CUresult};
use cudarc::driver::{CudaContext, CudaFunction, CudaModule, DriverError, result};
use cudarc::nvrtc::Ptx;

use super::handles::{Events, Memory};
use super::spare::{SpareMemory, Streams};
use super::staging::Staging;
use crate::gpu::budget::Budget;
use crate::gpu::device::{DeviceError, Properties};
use crate::gpu::status::{GpuFailure, GpuInfo};
use crate::kernel_call::{CallFault, Parameters};
use crate::kernels::{Module, NVCC};
use crate::plan::GpuModel;

pub(super) fn failure(ordinal: usize, error: &DriverError) -> GpuFailure {
    GpuFailure { ordinal, code: error.0 as u32 }
}

/// A GPU that the driver shows.
#[derive(Debug)]
pub(crate) struct CudaDevice {
    ordinal: usize,
    pub(super) properties: Properties,
    pub(super) opened: OnceLock<Result<Opened, DriverError>>,
    loaded: Mutex<HashMap<&'static str, Arc<CudaModule>>>,
    functions: Mutex<HashMap<(&'static str, &'static str), Kernel>>,
    /// Stagings that no stream uses now. Streams reuse them, because pinning memory is slow.
    pub(super) stagings: Mutex<Vec<Staging>>,
    pub(super) budget: Arc<Budget<SpareMemory>>,
    /// The number of [`SharedCuda`].
    users: AtomicUsize,
}

/// A device that an engine or a table uses. When the last one is dropped, the memory that computations have left behind is
/// wiped and released.
#[derive(Debug)]
pub(crate) struct SharedCuda {
    device: Arc<CudaDevice>,
    /// The engine's limit for device memory.
    limit: Option<u64>,
}

/// The device, for one more user, who may limit its memory.
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
            device.budget.release_spare();
            // The drop of a staging waits for its threads, so the lock is free by then.
            let stagings = std::mem::take(&mut *device.stagings.lock().unwrap_or_else(PoisonError::into_inner));
            drop(stagings);
        }
    }
}

/// What a GPU has from its first use on.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) context: Arc<CudaContext>,
    pub(super) memory: Arc<Memory>,
    pub(super) events: Arc<Events>,
    pub(super) streams: Arc<Streams>,
}

/// The hardware with the attributes that the driver reports. Drivers for new chips leave some of them at 0.
fn reported(attribute: impl Fn(Attribute) -> Result<i32, DriverError>, like: GpuModel) -> GpuModel {
    let attribute = |which| attribute(which).ok().filter(|&value| value > 0).map(|value| value as u64);
    let clock_khz = attribute(Attribute::CU_DEVICE_ATTRIBUTE_CLOCK_RATE).map_or(like.clock_khz, |khz| khz as u32);
    let cache = attribute(Attribute::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE).unwrap_or(like.cache);
    let memory_clock = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
    let bus_bits = attribute(Attribute::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    // Memory transfers twice in a clock. The clock is in kHz.
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
    /// Asks the driver for the GPU's properties. This allocates no device memory.
    pub(super) fn found(ordinal: usize) -> Result<Self, DriverError> {
        let device = result::device::get(ordinal as i32)?;
        // SAFETY: the driver has just given the device.
        let attribute = |which| unsafe { result::device::get_attribute(device, which) };
        // SAFETY: as above.
        let memory = unsafe { result::device::total_mem(device) }? as u64;
        let major = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        let minor = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
        let multiprocessors = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
        let like = GpuModel::of_capability((major as u32, minor as u32), multiprocessors as u32);
        let hardware = GpuModel { memory, ..reported(attribute, like) };
        Ok(Self {
            ordinal,
            properties: Properties { name: result::device::get_name(device)?, hardware },
            opened: OnceLock::new(),
            loaded: Mutex::default(),
            functions: Mutex::default(),
            stagings: Mutex::default(),
            budget: Arc::default(),
            users: AtomicUsize::new(0),
        })
    }

    /// Opens the GPU on the first call. A context takes device memory, so an unused GPU stays closed.
    pub(super) fn opened(&self) -> Result<&Opened, DeviceError> {
        let opened = self.opened.get_or_init(|| {
            let context = CudaContext::new(self.ordinal)?;
            // SAFETY: cudarc's events would order streams that share a buffer. This crate needs no such order:
            // - Other streams read a table only after the host has waited for the table's own stream.
            // - The stream that copies an input waits for the input's allocation.
            // - Before a stream is dropped, the host has waited for what reads other streams' buffers.
            // - A computation's buffers are only used again on the stream that made them.
            unsafe { context.disable_event_tracking() };
            let (memory, events) = (Arc::new(Memory::new(&context)?), Events::new(&context));
            Ok(Opened { memory, events, streams: Arc::default(), context })
        });
        opened.as_ref().map_err(|failed| error(format!("opening GPU {}", self.ordinal))(DriverError(failed.0)))
    }

    /// The device, or the reason why it could not be opened.
    pub(crate) fn info(&self) -> Result<GpuInfo, GpuFailure> {
        if let Some(Err(error)) = self.opened.get() {
            return Err(failure(self.ordinal, error));
        }
        Ok(GpuInfo { ordinal: self.ordinal, name: self.properties.name.clone(), hardware: self.properties.hardware })
    }

    pub(super) fn kernel(&self, module: &'static Module, kernel: &'static str) -> Result<Kernel, DeviceError> {
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
                let image =
                    self.opened()?.context.load_module(ptx).map_err(|failed| self.not_loaded(operation(), failed))?;
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
pub(super) fn error(operation: impl Into<String>) -> impl FnOnce(DriverError) -> DeviceError {
    let operation = operation.into();
    move |error| {
        let message = error.error_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        DeviceError::Failed { operation, code: Some(error.0 as u32), message }
    }
}
