//! Vectors of scalars in the memory of an engine, and their operations on the engine's backend.

use std::ops::Range;
use std::sync::Arc;

use zeroize::{Zeroize, Zeroizing};

use super::gpus::TableUse;
use super::place::Place;
use super::{CompiledField, Engine};
use crate::error::MsmError;
use crate::gpu::GpuBuffer;
use crate::memory::{filled, reserved};
use crate::transform::Transform;
use crate::types::Operation;

/// The greatest number of elements of a vector on a GPU. In some kernels, the indexes of elements and threads are
/// 32-bit integers. The number of threads is rounded up to whole blocks. So one of the 32 bits is reserved for this
/// rounding, as in `Launch::can_be_counted` (`src/plan/gpu/shape.rs`).
const MAX_ON_DEVICE: usize = 1 << 31;

impl Engine {
    /// The tables of roots for transforms of 2^`log_size` elements, on the GPU that holds `memory`.
    pub(super) fn roots_beside<F: CompiledField>(
        &self,
        memory: &GpuBuffer,
        log_size: u32,
    ) -> Result<Arc<GpuBuffer>, MsmError> {
        self.tables_beside::<F>(memory, log_size, TableUse::Roots, || memory.roots_beside::<F>(log_size))
    }

    /// Copies elements to the memory of the first GPU that is not lost. The copy is on the host if the CPU computes, or
    /// if there are more than [`MAX_ON_DEVICE`] elements. If the GPU fails and the CPU may replace the GPU, the
    /// function copies the elements to the host, and also returns the error of the GPU.
    pub(crate) fn place<F: CompiledField>(&self, elements: &[F]) -> Result<(Place<F>, Option<MsmError>), MsmError> {
        let mut fallback = None;
        let gpu = self.gpu_for(elements.len()).ok();
        if let Some(gpu) = gpu.filter(|_| elements.len() <= MAX_ON_DEVICE) {
            match gpu.vector(elements) {
                Err(error) if self.may_repeat(&error) => {
                    self.report_fallback(&error);
                    fallback = Some(error);
                }
                placed => return Ok((Place::Device(placed?, elements.len()), None)),
            }
        }
        let mut copy = Zeroizing::new(reserved(elements.len(), "a vector")?);
        copy.extend_from_slice(elements);
        Ok((Place::Host(copy), fallback))
    }
}

impl<F: CompiledField> Place<F> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Host(elements) => elements.len(),
            Self::Device(_, length) => *length,
        }
    }

    /// Copies all elements to a slice of the same length.
    pub(crate) fn read(&self, target: &mut [F]) -> Result<(), MsmError> {
        match self {
            Self::Host(elements) => {
                target.copy_from_slice(elements);
                Ok(())
            }
            Self::Device(buffer, _) => buffer.read(target),
        }
    }

    /// Copies a range of the elements to the host.
    pub(crate) fn part_to_host(&self, range: Range<usize>) -> Result<Zeroizing<Vec<F>>, MsmError> {
        if range.is_empty() {
            return Ok(Zeroizing::default());
        }
        let mut all = self.to_host()?;
        all.copy_within(range.clone(), 0);
        all.iter_mut().skip(range.len()).for_each(Zeroize::zeroize);
        all.truncate(range.len());
        Ok(all)
    }

    /// Moves the elements to the memory that holds `other`.
    pub(crate) fn move_beside(&mut self, other: &Self) -> Result<(), MsmError> {
        match (&*self, other) {
            (Self::Host(_), Self::Host(_)) => {}
            (Self::Device(own, _), Self::Device(other, _)) if own.is_beside(other) => {}
            (_, Self::Device(other, _)) => {
                let moved = other.vector_beside(&self.to_host()?)?;
                *self = Self::Device(moved, self.len());
            }
            (_, Self::Host(_)) => *self = Self::Host(self.to_host()?),
        }
        Ok(())
    }

    /// Copies the elements to the host.
    pub(crate) fn to_host(&self) -> Result<Zeroizing<Vec<F>>, MsmError> {
        let mut elements = Zeroizing::new(filled(self.len(), F::ZERO, "a vector")?);
        self.read(&mut elements)?;
        Ok(elements)
    }

    /// Replaces each element by the result of the operation. `other` must have the same length or, for
    /// [`Operation::Scale`], one element.
    pub(crate) fn combine(&mut self, operation: Operation, other: &Self) -> Result<(), MsmError> {
        match (&mut *self, other) {
            (Self::Device(own, _), Self::Device(other, _)) if own.is_beside(other) => {
                own.combine::<F>(operation, other)
            }
            // The vectors are in different memories.
            (Self::Device(own, _), other) => {
                let copy = own.vector_beside(&other.to_host()?)?;
                own.combine::<F>(operation, &copy)
            }
            (Self::Host(own), Self::Host(other)) => {
                F::combine(operation, own, other);
                Ok(())
            }
            (Self::Host(own), other) => {
                F::combine(operation, own, &other.to_host()?);
                Ok(())
            }
        }
    }

    /// Transforms the vector. The length of the vector must be the size of the transform.
    pub(crate) fn transform(&mut self, engine: &Engine, transform: &Transform<F>) -> Result<(), MsmError> {
        match self {
            Self::Host(elements) => F::transform(transform, &mut [elements]),
            Self::Device(buffer, _) => {
                let roots = engine.roots_beside::<F>(buffer, transform.log_size)?;
                buffer.transform(&roots, transform)
            }
        }
    }
}
