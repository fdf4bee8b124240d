//! CUDA through cudarc.
//!
//! cudarc panics if libcuda or a function of libcuda is missing. cudarc can panic even when it only formats an error.
//! Only [`probe`] makes a [`CudaDevice`], and `probe` first checks that libcuda and its functions exist. So the
//! functions of a `CudaDevice` never cause a panic of cudarc.

mod device;
mod handles;
mod spare;
mod staging;
mod stream;

use std::ffi::CStr;
use std::panic::catch_unwind;
use std::sync::{Arc, OnceLock};

use cudarc::driver::sys::{self, CUresult};
use cudarc::driver::{CudaContext, DriverError};

pub(crate) use self::device::{CudaDevice, SharedCuda, shared};
use self::device::{error, failure};
use self::handles::CallersContext;
pub(crate) use self::spare::CudaBuffer;
use self::spare::SpareMemory;
use self::stream::CudaQueue;
use super::budget::{Budget, Promise, Purpose};
use super::device::{Built, Device, DeviceError, Properties};
use super::status::{CudaStatus, GpuFailure};
use crate::kernels::Kernels;

/// The driver functions that this folder calls, through cudarc.
const FUNCTIONS: [&CStr; 40] = [
    c"cuInit",
    c"cuDriverGetVersion",
    c"cuGetErrorName",
    c"cuDeviceGet",
    c"cuDeviceGetCount",
    c"cuDeviceGetName",
    c"cuDeviceGetAttribute",
    c"cuDeviceTotalMem_v2",
    c"cuDevicePrimaryCtxRetain",
    c"cuDevicePrimaryCtxRelease_v2",
    c"cuCtxGetCurrent",
    c"cuCtxSetCurrent",
    c"cuCtxGetLimit",
    c"cuCtxSetLimit",
    c"cuMemGetInfo_v2",
    c"cuMemAlloc_v2",
    c"cuMemPoolCreate",
    c"cuMemPoolSetAttribute",
    c"cuMemPoolGetAttribute",
    c"cuMemPoolTrimTo",
    c"cuMemAllocFromPoolAsync",
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

/// A GPU, or the reason why the driver cannot describe it.
type Found = Result<Arc<CudaDevice>, GpuFailure>;

/// The GPUs that the driver shows to this process, by ordinal. The error is the reason why there is no GPU. The driver
/// is asked only once.
pub(crate) fn probe() -> Result<&'static [Found], CudaStatus> {
    static PROBED: OnceLock<Result<Vec<Found>, CudaStatus>> = OnceLock::new();
    let probed = PROBED.get_or_init(|| {
        // SAFETY: the call only checks whether the library can be loaded.
        if !unsafe { sys::is_culib_present() } {
            return Err(CudaStatus::NoDriver);
        }
        let whole = catch_unwind(|| {
            // SAFETY: the library can be loaded. The code looks up the symbols of the library, but does not call them.
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
        let found = |ordinal| CudaDevice::found(ordinal).map(Arc::new).map_err(|error| failure(ordinal, &error));
        let found: Vec<_> = (0..count).map(found).collect();
        match found.first() {
            Some(Err(first)) if found.iter().all(Result::is_err) => Err(CudaStatus::BrokenDriver { code: first.code }),
            _ => Ok(found),
        }
    });
    probed.as_deref().map_err(Clone::clone)
}

fn broken(error: DriverError) -> CudaStatus {
    CudaStatus::BrokenDriver { code: error.0 as u32 }
}

impl Device for CudaDevice {
    type Buffer = CudaBuffer;
    type Stream<'a> = CudaQueue<'a>;
    type Spare = SpareMemory;

    fn properties(&self) -> &Properties {
        &self.properties
    }

    fn reserve(&self, kernels: &Kernels) -> Result<(), DeviceError> {
        self.reserve_stack(kernels.stack_bytes() as usize)
    }

    fn note(&self, error: &DeviceError) {
        if let DeviceError::Failed { operation, code: Some(code), .. } = error {
            self.lose(*code, operation);
        }
    }

    fn lost(&self) -> Option<DeviceError> {
        self.loss()
    }

    fn capacity(&self) -> Result<u64, DeviceError> {
        let _callers = CallersContext::keep();
        self.opened()?.memory.capacity().map_err(error("reading the free memory"))
    }

    fn budget(&self) -> &Arc<Budget<SpareMemory>> {
        &self.budget
    }

    fn stream(&self) -> Result<CudaQueue<'_>, DeviceError> {
        CudaQueue::new(self)
    }

    fn computation(&self, sizes: &[u64]) -> Result<CudaQueue<'_>, DeviceError> {
        CudaQueue::for_computation(self, sizes)
    }

    fn allocate_kept(&self, purpose: Purpose, bytes: u64) -> Result<(CudaQueue<'_>, Built<Self>), DeviceError> {
        CudaQueue::for_kept_memory(self, purpose, bytes)
    }

    fn leave(&self, buffer: &mut CudaBuffer, promise: &mut Promise<SpareMemory>) {
        if promise.purpose() == Purpose::Vector
            && let (Some(block), Ok(opened)) = (buffer.block.take(), self.opened())
        {
            let _callers = CallersContext::keep();
            let (bytes, is_wiped) = (block.bytes, block.wipe().is_ok());
            let spare = SpareMemory::of_vector(block, &opened.streams);
            if is_wiped {
                promise.leave(&[bytes], spare);
            }
        }
    }
}
