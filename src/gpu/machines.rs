//! The two machines behind one type.

use std::ops::Range;
use std::sync::Arc;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Field;

#[cfg(feature = "cuda")]
use super::cuda::{self, CudaBuffer, CudaDevice};
use super::device::{Device, DeviceError};
#[cfg(feature = "emulator")]
use super::emulator::{EmulatedBuffer, EmulatedDevice};
use super::pipeline::Bases;
use super::table::Table;
use super::{CudaStatus, Kernels, check, cuda_status, layout, pipeline, spmv};
use crate::plan::{CheckPlan, GpuPlan, Machine, TablePlan};
use crate::scalars::Scalars;
use crate::spmv::{MatrixField, SparseMatrix};
use crate::timings::StageTimings;
use crate::validation::Fault;
use crate::{Backend, Curve, MsmError};

/// A device of either machine.
#[derive(Clone, Debug)]
pub(crate) enum Gpu {
    #[cfg(feature = "cuda")]
    Cuda(Arc<CudaDevice>),
    #[cfg(feature = "emulator")]
    Emulator(Arc<EmulatedDevice>),
}

/// Bases that stay on a device, and that device.
pub(crate) enum GpuTable {
    #[cfg(feature = "cuda")]
    Cuda(Arc<CudaDevice>, Table<CudaBuffer>),
    #[cfg(feature = "emulator")]
    Emulator(Arc<EmulatedDevice>, Table<EmulatedBuffer>),
}

/// What the stages of several MSMs at once make: their sums, and how long they took, if that is to be known.
type Sums<P> = (Vec<Projective<P>>, Option<StageTimings>);

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

    pub(crate) fn multiprocessors(&self) -> u32 {
        on_device!(self, device => device.properties().multiprocessors)
    }

    /// Whether it computes, and does not only count what it would.
    pub(crate) fn computes(&self) -> bool {
        match self {
            #[cfg(feature = "cuda")]
            Self::Cuda(_) => true,
            #[cfg(feature = "emulator")]
            Self::Emulator(device) => device.computes(),
        }
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

    /// Σ kᵢ·Pᵢ of each vector of scalars, the first of which belongs to base `first` of those on the host, which are there
    /// at every level that is planned.
    pub(crate) fn msm<P: Curve>(
        &self,
        kernels: &Kernels,
        plan: &GpuPlan,
        (bases, first): (&[Affine<P>], usize),
        vectors: &[Scalars<'_, P>],
        timed: bool,
    ) -> Result<Sums<P>, MsmError> {
        on_device!(self, device => pipeline::msm(&**device, kernels, plan, &Bases::Host(bases), first, vectors, timed))
            .map_err(|error| self.error(error))
    }

    /// The first of the points that has a fault.
    pub(crate) fn check<P: Curve>(
        &self,
        kernels: &Kernels,
        plan: &CheckPlan,
        points: &[Affine<P>],
        in_subgroup: bool,
    ) -> Result<Option<(usize, Fault)>, MsmError> {
        on_device!(self, device => check::first_fault(&**device, kernels, plan, points, in_subgroup))
            .map_err(|error| self.error(error))
    }

    /// Brings a range of bases to the device for good; none if `progress` says not to go on (see [`Table::new`]).
    pub(crate) fn prepare<P: Curve>(
        &self,
        kernels: &Kernels,
        plan: &TablePlan,
        bases: (&[Affine<P>], Range<usize>),
        multiples: Option<&[Affine<P>]>,
        progress: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<GpuTable>, MsmError> {
        let table = match self {
            #[cfg(feature = "cuda")]
            Self::Cuda(device) => Table::new(&**device, kernels, plan, bases, multiples, progress)
                .map(|table| table.map(|table| GpuTable::Cuda(Arc::clone(device), table))),
            #[cfg(feature = "emulator")]
            Self::Emulator(device) => Table::new(&**device, kernels, plan, bases, multiples, progress)
                .map(|table| table.map(|table| GpuTable::Emulator(Arc::clone(device), table))),
        };
        table.map_err(|error| self.error(error))
    }

    /// The multiples of the bases of a table, level after level.
    pub(crate) fn multiples<P: Curve>(&self, plan: &TablePlan, table: &GpuTable) -> Result<Vec<Affine<P>>, MsmError> {
        match table {
            #[cfg(feature = "cuda")]
            GpuTable::Cuda(device, table) => table.multiples(&**device, plan),
            #[cfg(feature = "emulator")]
            GpuTable::Emulator(device, table) => table.multiples(&**device, plan),
        }
        .map_err(|error| self.error(error))
    }

    /// The product of a matrix and a vector that has an element for each of its columns.
    pub(crate) fn multiply<F: MatrixField>(&self, matrix: &SparseMatrix<F>, vector: &[F]) -> Result<Vec<F>, MsmError> {
        on_device!(self, device => spmv::multiply(&**device, matrix, vector)).map_err(|error| self.error(error))
    }

    /// Σ kᵢ·Pᵢ of each vector of scalars over the bases of a table, from the first on.
    pub(crate) fn msm_over<P: Curve>(
        &self,
        kernels: &Kernels,
        plan: &GpuPlan,
        (table, first): (&GpuTable, usize),
        vectors: &[Scalars<'_, P>],
        timed: bool,
    ) -> Result<Sums<P>, MsmError> {
        match table {
            #[cfg(feature = "cuda")]
            GpuTable::Cuda(device, table) => {
                pipeline::msm(&**device, kernels, plan, &Bases::Device(table), first, vectors, timed)
            }
            #[cfg(feature = "emulator")]
            GpuTable::Emulator(device, table) => {
                pipeline::msm(&**device, kernels, plan, &Bases::Device(table), first, vectors, timed)
            }
        }
        .map_err(|error| self.error(error))
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
