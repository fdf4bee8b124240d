//! Operations on vectors and matrices that are kept on a device of CUDA or of the emulator.

use std::fmt;

use super::held::{GpuBuffer, GpuMatrix, Held, OnMachine, other_machine};
use super::machines::Gpu;
use super::{spmv, vector};
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::sparse::SparseMatrix;
use crate::transform::{Quotient, Transform};
use crate::types::Operation;

impl<C, E> OnMachine<C, E> {
    fn gpu(&self) -> Gpu {
        match self {
            Self::Cuda(held) => Gpu::Cuda(held.device.clone()),
            Self::Emulator(held) => Gpu::Emulator(held.device.clone()),
        }
    }

    fn is_on(&self, gpu: &Gpu) -> bool {
        match (self, gpu) {
            (Self::Cuda(held), Gpu::Cuda(device)) => std::ptr::eq(held.device.as_ref(), device.as_ref()),
            (Self::Emulator(held), Gpu::Emulator(device)) => std::ptr::eq(held.device.as_ref(), device.as_ref()),
            _ => false,
        }
    }
}

/// Creates a table, a matrix or a vector on the device of a machine, where the object is kept.
macro_rules! keep {
    ($gpu:expr, $device:ident => $make:expr) => {
        match $gpu {
            Gpu::Cuda(shared) => {
                let $device = shared.as_ref();
                $make.map(|built| OnMachine::Cuda(Held::new(shared, built)))
            }
            Gpu::Emulator(shared) => {
                let $device = shared.as_ref();
                $make.map(|built| OnMachine::Emulator(Held::new(shared, built)))
            }
        }
        .map_err(|error| $gpu.error(error))
    };
}

impl Gpu {
    /// True if the memory belongs to this device.
    pub(crate) fn holds(&self, memory: &GpuBuffer) -> bool {
        memory.0.is_on(self)
    }

    /// Copies elements to a new vector, which is kept on the device.
    pub(crate) fn vector<F: MatrixField>(&self, elements: &[F]) -> Result<GpuBuffer, MsmError> {
        keep!(self, device => vector::upload(device, elements)).map(GpuBuffer)
    }

    /// The tables for transforms of 2^`log_size` elements. The tables are kept on the device.
    fn roots<F: MatrixField>(&self, log_size: u32) -> Result<GpuBuffer, MsmError> {
        keep!(self, device => vector::roots::<_, F>(device, log_size)).map(GpuBuffer)
    }

    fn quotient_factors<F: MatrixField>(&self, quotient: &Quotient<F>) -> Result<GpuBuffer, MsmError> {
        keep!(self, device => vector::quotient_factors(device, quotient)).map(GpuBuffer)
    }

    /// Copies a matrix to the device, where it is kept.
    pub(crate) fn matrix<F: MatrixField>(&self, matrix: &SparseMatrix<F>) -> Result<GpuMatrix, MsmError> {
        keep!(self, device => spmv::upload(device, matrix)).map(GpuMatrix)
    }
}

impl GpuMatrix {
    /// True if the vector is on the device of the matrix.
    pub(crate) fn is_beside(&self, vector: &GpuBuffer) -> bool {
        self.gpu().holds(vector)
    }

    fn gpu(&self) -> Gpu {
        self.0.gpu()
    }

    /// Copies elements to a new vector on the device of the matrix.
    pub(crate) fn vector_beside<F: MatrixField>(&self, elements: &[F]) -> Result<GpuBuffer, MsmError> {
        self.gpu().vector(elements)
    }

    /// The product of the matrix and a vector on the same device. The vector has one element for each column, and the
    /// product has one element for each row.
    pub(crate) fn multiply<F: MatrixField>(&self, vector: &GpuBuffer) -> Result<GpuBuffer, MsmError> {
        let product = match (&self.0, &vector.0) {
            (OnMachine::Cuda(held), OnMachine::Cuda(vector)) => {
                spmv::multiply::<_, F>(held.device.as_ref(), &held.memory, &vector.memory)
                    .map(|built| OnMachine::Cuda(Held::new(&held.device, built)))
            }
            (OnMachine::Emulator(held), OnMachine::Emulator(vector)) => {
                spmv::multiply::<_, F>(held.device.as_ref(), &held.memory, &vector.memory)
                    .map(|built| OnMachine::Emulator(Held::new(&held.device, built)))
            }
            _ => Err(other_machine()),
        };
        product.map(GpuBuffer).map_err(|error| self.gpu().error(error))
    }
}

impl GpuBuffer {
    fn gpu(&self) -> Gpu {
        self.0.gpu()
    }

    /// Copies elements to a new vector on this buffer's device.
    pub(crate) fn vector_beside<F: MatrixField>(&self, elements: &[F]) -> Result<Self, MsmError> {
        self.gpu().vector(elements)
    }

    /// The tables for transforms of 2^`log_size` elements. The tables are kept on this buffer's device.
    pub(crate) fn roots_beside<F: MatrixField>(&self, log_size: u32) -> Result<Self, MsmError> {
        self.gpu().roots::<F>(log_size)
    }

    /// True if the other buffer is on the same device.
    pub(crate) fn is_beside(&self, other: &Self) -> bool {
        self.gpu().holds(other)
    }

    /// Copies all elements to the host.
    pub(crate) fn read<F: MatrixField>(&self, elements: &mut [F]) -> Result<(), MsmError> {
        match &self.0 {
            OnMachine::Cuda(held) => vector::download(held.device.as_ref(), &held.memory, elements),
            OnMachine::Emulator(held) => vector::download(held.device.as_ref(), &held.memory, elements),
        }
        .map_err(|error| self.gpu().error(error))
    }

    /// Applies an operation to each element of this vector and the element of `other` at the same index. The results
    /// replace the elements of this vector. `other` is on the device of this vector, and has the length of this vector.
    /// For [`Operation::Scale`], `other` has a single element, which is the second operand of every operation.
    pub(crate) fn combine<F: MatrixField>(&mut self, operation: Operation, other: &Self) -> Result<(), MsmError> {
        match (&mut self.0, &other.0) {
            (OnMachine::Cuda(held), OnMachine::Cuda(other)) => {
                vector::combine::<_, F>(held.device.as_ref(), operation, &mut held.memory, &other.memory)
            }
            (OnMachine::Emulator(held), OnMachine::Emulator(other)) => {
                vector::combine::<_, F>(held.device.as_ref(), operation, &mut held.memory, &other.memory)
            }
            _ => Err(other_machine()),
        }
        .map_err(|error| self.gpu().error(error))
    }

    /// Transforms the vector. `roots` has the tables for the transform's size, on the same device.
    pub(crate) fn transform<F: MatrixField>(&mut self, roots: &Self, transform: &Transform<F>) -> Result<(), MsmError> {
        match (&mut self.0, &roots.0) {
            (OnMachine::Cuda(held), OnMachine::Cuda(roots)) => {
                vector::transform(held.device.as_ref(), &roots.memory, transform, &mut held.memory)
            }
            (OnMachine::Emulator(held), OnMachine::Emulator(roots)) => {
                vector::transform(held.device.as_ref(), &roots.memory, transform, &mut held.memory)
            }
            _ => Err(other_machine()),
        }
        .map_err(|error| self.gpu().error(error))
    }

    /// The index of the first row with a·b ≠ c, among the first `rows` rows of three vectors. All three vectors are on
    /// the same device.
    pub(crate) fn first_unsatisfied<F: MatrixField>(
        [a, b, c]: [&Self; 3],
        rows: usize,
    ) -> Result<Option<usize>, MsmError> {
        match (&a.0, &b.0, &c.0) {
            (OnMachine::Cuda(held), OnMachine::Cuda(b), OnMachine::Cuda(c)) => {
                vector::first_unsatisfied::<_, F>(held.device.as_ref(), [&held.memory, &b.memory, &c.memory], rows)
            }
            (OnMachine::Emulator(held), OnMachine::Emulator(b), OnMachine::Emulator(c)) => {
                vector::first_unsatisfied::<_, F>(held.device.as_ref(), [&held.memory, &b.memory, &c.memory], rows)
            }
            _ => Err(other_machine()),
        }
        .map_err(|error| a.gpu().error(error))
    }

    /// The tables of factors for a witness map. The tables are kept on this buffer's device.
    pub(crate) fn quotient_factors_beside<F: MatrixField>(&self, quotient: &Quotient<F>) -> Result<Self, MsmError> {
        self.gpu().quotient_factors(quotient)
    }

    /// Computes the scalars of h (see [`vector::quotient`]). The scalars of h replace the elements of vector a. All
    /// vectors and tables are on the same device.
    pub(crate) fn quotient<F: MatrixField>(
        [a, b, c]: [&mut Self; 3],
        roots: &Self,
        factors: &Self,
        quotient: &Quotient<F>,
    ) -> Result<(), MsmError> {
        match (&mut a.0, &mut b.0, &mut c.0, (&roots.0, &factors.0)) {
            (
                OnMachine::Cuda(held),
                OnMachine::Cuda(b),
                OnMachine::Cuda(c),
                (OnMachine::Cuda(roots), OnMachine::Cuda(factors)),
            ) => {
                let vectors = [&mut held.memory, &mut b.memory, &mut c.memory];
                vector::quotient(held.device.as_ref(), &roots.memory, &factors.memory, quotient, vectors)
            }
            (
                OnMachine::Emulator(held),
                OnMachine::Emulator(b),
                OnMachine::Emulator(c),
                (OnMachine::Emulator(roots), OnMachine::Emulator(factors)),
            ) => {
                let vectors = [&mut held.memory, &mut b.memory, &mut c.memory];
                vector::quotient(held.device.as_ref(), &roots.memory, &factors.memory, quotient, vectors)
            }
            _ => Err(other_machine()),
        }
        .map_err(|error| a.gpu().error(error))
    }
}

impl fmt::Debug for GpuBuffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GpuBuffer").field(&self.gpu().name()).finish()
    }
}
