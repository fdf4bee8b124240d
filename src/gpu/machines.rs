//! The two machines behind one type.

use std::sync::Arc;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Field;

#[cfg(feature = "cuda")]
use super::cuda::{self, CudaDevice};
use super::device::{Device, DeviceError};
#[cfg(feature = "emulator")]
use super::emulator::EmulatedDevice;
use super::{CudaStatus, Kernels, cuda_status, layout, pipeline, spmv};
use crate::plan::{GpuPlan, Machine};
use crate::scalars::Scalars;
use crate::spmv::{MatrixField, SparseMatrix};
use crate::timings::StageTimings;
use crate::{Backend, Curve, MsmError};

/// A device of either machine.
#[derive(Clone, Debug)]
pub(crate) enum Gpu {
    #[cfg(feature = "cuda")]
    Cuda(Arc<CudaDevice>),
    #[cfg(feature = "emulator")]
    Emulator(Arc<EmulatedDevice>),
}

/// Binds `$device` to the device of either machine.
macro_rules! on_device {
    ($gpu:expr, $device:ident => $body:expr) => {
        match $gpu {
            #[cfg(feature = "cuda")]
            Gpu::Cuda($device) => $body,
            #[cfg(feature = "emulator")]
            Gpu::Emulator($device) => $body,
        }
    };
}
#[cfg(feature = "probes")]
pub(super) use on_device;

impl Gpu {
    /// The GPU of that ordinal, or why it is not there.
    pub(crate) fn cuda(ordinal: usize) -> Result<Self, String> {
        let status = cuda_status();
        let CudaStatus::Ready { gpus } = &status else {
            return Err(status.to_string());
        };
        #[cfg(feature = "cuda")]
        if let Some(device) = cuda::probe().iter().flatten().nth(ordinal) {
            return Ok(Self::Cuda(Arc::clone(device)));
        }
        Err(format!("there is no GPU {ordinal}: the driver shows {}", gpus.len()))
    }

    pub(crate) fn backend(&self) -> Backend {
        match self {
            #[cfg(feature = "cuda")]
            Self::Cuda(_) => Backend::Cuda,
            #[cfg(feature = "emulator")]
            Self::Emulator(_) => Backend::Emulator,
        }
    }

    pub(crate) fn name(&self) -> &str {
        on_device!(self, device => &device.properties().name)
    }

    /// What a plan needs to know of the device now.
    pub(crate) fn machine<P: Curve>(&self, limit: Option<u64>) -> Result<Machine, MsmError> {
        let free = on_device!(self, device => device.free_memory()).map_err(|error| self.error(error))?;
        Ok(Machine {
            multiprocessors: on_device!(self, device => device.properties().multiprocessors),
            limit,
            free,
            affine_bytes: layout::affine_bytes::<P>(),
            scalar_bytes: layout::scalar_bytes::<P>(),
            degree: P::BaseField::extension_degree(),
        })
    }

    /// Σ kᵢ·Pᵢ, and how long its stages took, if that is to be known.
    pub(crate) fn msm<P: Curve>(
        &self,
        kernels: &Kernels,
        plan: &GpuPlan,
        bases: &[Affine<P>],
        scalars: Scalars<'_, P>,
        timed: bool,
    ) -> Result<(Projective<P>, Option<StageTimings>), MsmError> {
        on_device!(self, device => pipeline::msm(&**device, kernels, plan, bases, scalars, timed))
            .map_err(|error| self.error(error))
    }

    /// The product of a matrix and a vector that has an element for each of its columns.
    pub(crate) fn multiply<F: MatrixField>(&self, matrix: &SparseMatrix<F>, vector: &[F]) -> Result<Vec<F>, MsmError> {
        on_device!(self, device => spmv::multiply(&**device, matrix, vector)).map_err(|error| self.error(error))
    }

    /// A device's error as the library's callers see it.
    pub(super) fn error(&self, error: DeviceError) -> MsmError {
        match error {
            DeviceError::OutOfMemory { needed, available } => MsmError::OutOfDeviceMemory { needed, available },
            DeviceError::Failed { operation, message } => {
                MsmError::Device { device: self.name().into(), operation, message }
            }
        }
    }
}
