//! The two machines, CUDA and the emulator, behind one type.

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;

use super::counts::LaunchCounts;
use super::cuda::{self, CudaBuffer, SharedCuda};
use super::device::{Device, DeviceError};
use super::emulation::{EmulatedMemory, EmulatorOptions};
use super::emulator::{self, EmulatedBuffer, SharedEmulator};
use super::held::{GpuBuffer, Held, MachineBuffer, other_machine};
use super::pipeline::{BaseSource, ScalarSource};
use super::status::CudaStatus;
use super::{check, layout, pipeline, table};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::kernels::{self, Kernels};
use crate::plan::{CheckPlan, DeviceLimits, GpuPlan, MultiplesPlan, TablePlan};
use crate::scalars::{Scalars, longest};
use crate::timings::StageTimings;
use crate::types::{Backend, Validation};

/// A device of CUDA or of the emulator.
#[derive(Clone, Debug)]
pub(crate) enum Gpu {
    Cuda(SharedCuda),
    Emulator(SharedEmulator),
}

/// The bases of a computation.
pub(crate) enum GivenBases<'a, P: CurveParams> {
    /// The bases are on the host: all bases at level 0, then all bases at level 1, and so on, for the levels of the
    /// plan's [`Precomputation`](crate::recode::Precomputation).
    Host(&'a [Affine<P>]),
    /// The bases are in a table on the device. `points` has the bases at all levels, and `n` is the number of bases at
    /// each level.
    Table { points: &'a GpuBuffer, n: usize },
}

impl<'a, P: CurveParams> GivenBases<'a, P> {
    fn on_cuda(self) -> Result<BaseSource<'a, P, CudaBuffer>, DeviceError> {
        match self {
            Self::Host(bases) => Ok(BaseSource::Host(bases)),
            Self::Table { points: GpuBuffer(MachineBuffer::Cuda(held)), n } => {
                Ok(BaseSource::Table { points: &held.memory, n })
            }
            Self::Table { .. } => Err(other_machine()),
        }
    }

    fn on_the_emulator(self) -> Result<BaseSource<'a, P, EmulatedBuffer>, DeviceError> {
        match self {
            Self::Host(bases) => Ok(BaseSource::Host(bases)),
            Self::Table { points: GpuBuffer(MachineBuffer::Emulator(held)), n } => {
                Ok(BaseSource::Table { points: &held.memory, n })
            }
            Self::Table { .. } => Err(other_machine()),
        }
    }
}

/// The scalars of a computation.
pub(crate) enum GivenScalars<'a, P: CurveParams> {
    /// Vectors on the host. Either all vectors contain field elements, or all vectors contain integers.
    Host(&'a [Scalars<'a, P>]),
    /// Some elements of a vector on the device. The two numbers of the variant are the index of the first element, and
    /// the number of elements.
    Device(&'a GpuBuffer, usize, usize),
}

impl<P: CurveParams> Clone for GivenScalars<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams> Copy for GivenScalars<'_, P> {}

impl<'a, P: CurveParams> GivenScalars<'a, P> {
    /// The number of vectors.
    pub(crate) fn vectors(&self) -> usize {
        match self {
            Self::Host(vectors) => vectors.len(),
            Self::Device(..) => 1,
        }
    }

    /// The length of the longest vector.
    pub(crate) fn longest(&self) -> usize {
        match self {
            Self::Host(vectors) => longest(vectors),
            Self::Device(_, _, n) => *n,
        }
    }

    /// The greatest value that a scalar can have.
    pub(crate) fn maximum(&self) -> <P::ScalarField as PrimeField>::BigInt {
        match self {
            Self::Host(vectors) => vectors.iter().map(Scalars::maximum).max().unwrap_or_default(),
            Self::Device(..) => Scalars::<P>::ANY.maximum(),
        }
    }

    pub(crate) fn are_on_device(&self) -> bool {
        matches!(self, Self::Device(..))
    }

    fn on_cuda(self) -> Result<ScalarSource<'a, P, CudaBuffer>, DeviceError> {
        match self {
            Self::Host(vectors) => Ok(ScalarSource::Host(vectors)),
            Self::Device(GpuBuffer(MachineBuffer::Cuda(held)), first, n) => {
                Ok(ScalarSource::Device { vector: &held.memory, first, n })
            }
            Self::Device(..) => Err(other_machine()),
        }
    }

    fn on_the_emulator(self) -> Result<ScalarSource<'a, P, EmulatedBuffer>, DeviceError> {
        match self {
            Self::Host(vectors) => Ok(ScalarSource::Host(vectors)),
            Self::Device(GpuBuffer(MachineBuffer::Emulator(held)), first, n) => {
                Ok(ScalarSource::Device { vector: &held.memory, first, n })
            }
            Self::Device(..) => Err(other_machine()),
        }
    }
}

/// The sums of several MSMs that are computed together, and the times of the stages. If the stages are not measured,
/// the times are `None`.
type Sums<P> = (Vec<Projective<P>>, Option<StageTimings>);

/// Evaluates `$body` with `$device` bound to the device of the machine.
macro_rules! on_device {
    ($gpu:expr, $device:ident => $body:expr) => {
        match $gpu {
            Gpu::Cuda($device) => $body,
            Gpu::Emulator($device) => $body,
        }
    };
}

impl Gpu {
    /// Returns the GPU with the given ordinal, or `None` if the driver cannot describe this GPU. If there is no GPU
    /// with this ordinal, the error gives the reason. `limit` is the engine's limit for device memory.
    pub(crate) fn cuda(ordinal: usize, limit: Option<u64>) -> Result<Option<Self>, String> {
        let devices = cuda::probe().map_err(|_| CudaStatus::query().to_string())?;
        match devices.get(ordinal) {
            Some(found) => Ok(found.as_ref().ok().map(|device| cuda::shared(device, limit)).map(Self::Cuda)),
            None => Err(format!("there is no GPU {ordinal}: the driver shows {} GPUs, numbered from 0", devices.len())),
        }
    }

    /// Opens the device if it is not open yet, and asks for the size of its memory.
    pub(crate) fn answer(&self) -> Result<(), MsmError> {
        on_device!(self, device => device.as_ref().capacity()).map(drop).map_err(|error| self.error(error))
    }

    /// The error of every later operation, if the device is lost or could not be opened. `None` for a device that
    /// works, and for a device that is not open yet.
    pub(crate) fn lost(&self) -> Option<MsmError> {
        on_device!(self, device => device.as_ref().lost()).map(|error| self.error(error))
    }

    /// The bytes of device memory that tables, matrices and vectors leave free.
    pub(crate) fn room(&self) -> Result<u64, MsmError> {
        on_device!(self, device => device.as_ref().room()).map_err(|error| self.error(error))
    }

    /// A new emulated GPU. The error is the reason why this build has no emulator.
    pub(crate) fn emulated(ordinal: usize, options: EmulatorOptions) -> Result<Self, String> {
        emulator::open(ordinal, options).map(Self::Emulator)
    }

    pub(crate) fn backend(&self) -> Backend {
        match self {
            Self::Cuda(_) => Backend::Cuda,
            Self::Emulator(_) => Backend::Emulator,
        }
    }

    pub(crate) fn name(&self) -> &str {
        on_device!(self, device => &device.as_ref().properties().name)
    }

    pub(crate) fn multiprocessors(&self) -> u32 {
        on_device!(self, device => device.as_ref().properties().hardware.multiprocessors)
    }

    /// True if results are valid. If an emulator only counts operations, its results are meaningless.
    pub(crate) fn computes(&self) -> bool {
        match self {
            Self::Cuda(_) => true,
            Self::Emulator(device) => device.computes(),
        }
    }

    /// The counts of an emulated device's launches since the last call of this function. The list is empty for a CUDA
    /// device.
    pub(crate) fn take_counts(&self) -> Vec<LaunchCounts> {
        match self {
            Self::Cuda(_) => Vec::new(),
            Self::Emulator(device) => device.take_counts(),
        }
    }

    /// The memory statistics of an emulated device. `None` for a CUDA device.
    pub(crate) fn emulated_memory(&self) -> Option<EmulatedMemory> {
        match self {
            Self::Cuda(_) => None,
            Self::Emulator(device) => Some(device.memory()),
        }
    }

    /// The properties of the device that a plan needs, and the memory that the device has for computations.
    pub(crate) fn limits<P: CurveParams>(&self, limit: Option<u64>) -> Result<DeviceLimits, MsmError> {
        let kernels = kernels::of(P::NAME, P::GROUP);
        let room = on_device!(self, device => device.as_ref().reserve(kernels).and_then(|()| device.as_ref().room()));
        let free = room.map_err(|error| self.error(error))?;
        let hardware = on_device!(self, device => device.as_ref().properties().hardware);
        Ok(layout::limits::<P>(hardware, limit, free))
    }

    /// Computes the sum Σ kᵢ·Pᵢ for each vector of scalars. The first scalar of each vector belongs to the base with
    /// index `first`.
    pub(crate) fn msm<P: CurveParams>(
        &self,
        kernels: &Kernels,
        plan: &GpuPlan,
        bases: GivenBases<'_, P>,
        first: usize,
        scalars: GivenScalars<'_, P>,
        timed: bool,
    ) -> Result<Sums<P>, MsmError> {
        match self {
            Self::Cuda(device) => bases.on_cuda().and_then(|bases| {
                pipeline::msm(device.as_ref(), kernels, plan, bases, first, scalars.on_cuda()?, timed)
            }),
            Self::Emulator(device) => bases.on_the_emulator().and_then(|bases| {
                pipeline::msm(device.as_ref(), kernels, plan, bases, first, scalars.on_the_emulator()?, timed)
            }),
        }
        .map_err(|error| self.error(error))
    }

    /// Returns the index of the first point that fails a check, and the check that the point fails. Returns `None` if
    /// all points pass.
    pub(crate) fn check<P: CurveParams>(
        &self,
        kernels: &Kernels,
        plan: &CheckPlan,
        points: &[Affine<P>],
        in_subgroup: bool,
    ) -> Result<Option<(usize, Validation)>, MsmError> {
        on_device!(self, device => check::first_fault(device.as_ref(), kernels, plan, points, in_subgroup))
            .map_err(|error| self.error(error))
    }

    /// Makes a table for a range of bases, and returns the table's points. Returns `None` if `progress` cancels the
    /// preparation (see [`table::build`]).
    pub(crate) fn prepare<P: CurveParams>(
        &self,
        kernels: &Kernels,
        plan: &MultiplesPlan,
        all: &[Affine<P>],
        range: Range<usize>,
        multiples: Option<&[Affine<P>]>,
        progress: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<GpuBuffer>, MsmError> {
        let built = match self {
            Self::Cuda(device) => table::build(device.as_ref(), kernels, plan, all, range, multiples, progress)
                .map(|built| built.map(|built| MachineBuffer::Cuda(Held::new(device, built)))),
            Self::Emulator(device) => table::build(device.as_ref(), kernels, plan, all, range, multiples, progress)
                .map(|built| built.map(|built| MachineBuffer::Emulator(Held::new(device, built)))),
        };
        Ok(built.map_err(|error| self.error(error))?.map(GpuBuffer))
    }

    /// The multiples of a table's bases, level after level.
    pub(crate) fn multiples<P: CurveParams>(
        &self,
        table: &TablePlan,
        points: &GpuBuffer,
    ) -> Result<Vec<Affine<P>>, MsmError> {
        match &points.0 {
            MachineBuffer::Cuda(Held { device, memory: points, .. }) => {
                table::multiples(device.as_ref(), table, points)
            }
            MachineBuffer::Emulator(Held { device, memory: points, .. }) => {
                table::multiples(device.as_ref(), table, points)
            }
        }
        .map_err(|error| self.error(error))
    }

    /// Converts a device's error to the error of the library.
    pub(super) fn error(&self, error: DeviceError) -> MsmError {
        on_device!(self, device => device.as_ref().note(&error));
        match error {
            DeviceError::OutOfMemory { needed, available } => MsmError::OutOfDeviceMemory { needed, available },
            DeviceError::KernelCall { kernel, reason } => MsmError::KernelCall { kernel, reason },
            DeviceError::Host(error) => error,
            DeviceError::Failed { operation, code, message } => {
                let ordinal = on_device!(self, device => device.as_ref().properties().ordinal);
                MsmError::Device { device: format!("{} (GPU {ordinal})", self.name()), operation, code, message }
            }
        }
    }
}
