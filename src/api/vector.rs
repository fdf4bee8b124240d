//! Vectors of scalars in the memory in which an engine computes.

use std::fmt;
use std::ops::Range;

use zeroize::Zeroizing;

use super::{Domain, DomainField, Msm};
use crate::engine::{Engine, Place};
use crate::error::MsmError;
use crate::transform::Direction;
use crate::types::{EvaluationOrder, Operation};

impl Msm {
    /// Copies scalars to the memory in which the engine computes: the memory of the engine's first GPU, or the host's
    /// memory if the CPU computes. With [`Backend::Auto`](crate::Backend::Auto), if the GPU fails or has too little
    /// memory, the scalars are copied to the host's memory, and [`Vector::fallback`] returns the reason.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`]. If the backend is not [`Backend::Auto`](crate::Backend::Auto), the errors also
    /// include [`MsmError::OutOfDeviceMemory`] and [`MsmError::Device`].
    pub fn vector<F: DomainField>(&self, elements: &[F]) -> Result<Vector<F>, MsmError> {
        let (place, fallback) = self.engine.place(elements)?;
        Ok(Vector { engine: self.clone(), place, fallback: fallback.map(Box::new) })
    }
}

/// Scalars in the memory in which an engine computes: device memory, or memory of the host. Operations run in this
/// memory, in place. [`to_vec`](Self::to_vec) and [`read_into`](Self::read_into) copy scalars to the host.
/// [`BasesSlice::msm_over`](crate::BasesSlice::msm_over) also copies scalars to the host in some cases, which its
/// documentation lists.
///
/// ```
/// use ark_bls12_381::Fr;
/// use cumsm::{Domain, EvaluationOrder, Msm};
///
/// // The product of two polynomials.
/// let engine = Msm::builder().build()?;
/// let domain = Domain::<Fr>::new(4)?;
/// let mut a = engine.vector(&[1, 2, 0, 0].map(Fr::from))?;
/// let mut b = engine.vector(&[3, 5, 0, 0].map(Fr::from))?;
/// a.forward(&domain, EvaluationOrder::BitReversed)?;
/// b.forward(&domain, EvaluationOrder::BitReversed)?;
/// a.multiply(&b)?;
/// a.inverse(&domain, EvaluationOrder::BitReversed)?;
/// assert_eq!(*a.to_vec()?, [3, 11, 10, 0].map(Fr::from));
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// Scalars are secrets: the memory is wiped before it is released, and `Debug` does not print scalars.
///
/// Operations on a vector in device memory return [`MsmError::Device`] if the GPU fails, and
/// [`MsmError::OutOfDeviceMemory`] if the GPU has too little free memory for the operation. The CPU does not repeat the
/// operation, because the scalars are in device memory.
pub struct Vector<F: DomainField> {
    engine: Msm,
    pub(super) place: Place<F>,
    fallback: Option<Box<MsmError>>,
}

/// A range of a [`Vector`].
#[derive(Debug)]
pub struct VectorSlice<'v, F: DomainField> {
    vector: &'v Vector<F>,
    pub(super) range: Range<usize>,
}

impl<'v, F: DomainField> From<&'v Vector<F>> for VectorSlice<'v, F> {
    fn from(vector: &'v Vector<F>) -> Self {
        Self { vector, range: 0..vector.len() }
    }
}

impl<F: DomainField> VectorSlice<'_, F> {
    /// The number of scalars.
    pub fn len(&self) -> usize {
        self.range.len()
    }

    /// True if there are no scalars.
    pub fn is_empty(&self) -> bool {
        self.range.is_empty()
    }

    /// Copies the scalars to the host. The copy is wiped when it is dropped.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`], [`MsmError::Device`].
    pub fn to_vec(&self) -> Result<Zeroizing<Vec<F>>, MsmError> {
        self.place().part_to_host(self.range.clone())
    }

    pub(super) fn place(&self) -> &Place<F> {
        &self.vector.place
    }
}

impl<F: DomainField> Vector<F> {
    /// The number of scalars.
    pub fn len(&self) -> usize {
        self.place.len()
    }

    /// True if there are no scalars.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The scalars of a range. `None` if the range is not within the vector.
    pub fn get(&self, range: Range<usize>) -> Option<VectorSlice<'_, F>> {
        (range.start <= range.end && range.end <= self.len()).then_some(VectorSlice { vector: self, range })
    }

    /// True if the scalars are in device memory.
    pub fn is_on_device(&self) -> bool {
        matches!(self.place, Place::Device(..))
    }

    /// The reason why [`Msm::vector`] copied the scalars to the host instead of a GPU. `None` if no GPU failed.
    pub fn fallback(&self) -> Option<&MsmError> {
        self.fallback.as_deref()
    }

    /// Copies the scalars to the host. The copy is wiped when it is dropped.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`], [`MsmError::Device`].
    pub fn to_vec(&self) -> Result<Zeroizing<Vec<F>>, MsmError> {
        self.place.to_host()
    }

    /// Copies the scalars to a slice in the host's memory. The slice must have the same length as the vector.
    ///
    /// # Errors
    ///
    /// [`MsmError::VectorsDiffer`], [`MsmError::Device`].
    pub fn read_into(&self, target: &mut [F]) -> Result<(), MsmError> {
        self.check_length(target.len())?;
        self.place.read(target)
    }

    /// Adds the scalars of another vector, element by element.
    ///
    /// # Errors
    ///
    /// [`MsmError::VectorsDiffer`], and the errors of operations in device memory (see [`Vector`]).
    pub fn add(&mut self, other: &Self) -> Result<(), MsmError> {
        self.combine(Operation::Add, other)
    }

    /// Subtracts the scalars of another vector, element by element.
    ///
    /// # Errors
    ///
    /// The errors of [`add`](Self::add).
    pub fn subtract(&mut self, other: &Self) -> Result<(), MsmError> {
        self.combine(Operation::Subtract, other)
    }

    /// Multiplies the scalars by the scalars of another vector, element by element.
    ///
    /// # Errors
    ///
    /// The errors of [`add`](Self::add).
    pub fn multiply(&mut self, other: &Self) -> Result<(), MsmError> {
        self.combine(Operation::Multiply, other)
    }

    /// Multiplies all scalars by a factor.
    ///
    /// # Errors
    ///
    /// The errors of operations in device memory (see [`Vector`]).
    pub fn scale(&mut self, factor: F) -> Result<(), MsmError> {
        self.place.combine(Operation::Scale, &Place::Host(Zeroizing::new(vec![factor])))
    }

    /// Converts coefficients to evaluations on the domain: see [`Domain::forward`].
    ///
    /// The GPU keeps the tables of transforms of each size until the engine is dropped. The tables for n elements take
    /// about the same memory as two vectors of n elements, but not much more than 1/128 of the GPU's memory.
    ///
    /// # Errors
    ///
    /// [`MsmError::DomainLength`], and the errors of operations in device memory (see [`Vector`]).
    pub fn forward(&mut self, domain: &Domain<F>, order: EvaluationOrder) -> Result<(), MsmError> {
        self.transform(domain, Direction::Forward, order)
    }

    /// Converts evaluations on the domain to coefficients: see [`Domain::inverse`].
    ///
    /// # Errors
    ///
    /// The errors of [`forward`](Self::forward).
    pub fn inverse(&mut self, domain: &Domain<F>, order: EvaluationOrder) -> Result<(), MsmError> {
        self.transform(domain, Direction::Inverse, order)
    }

    pub(super) fn of(engine: &Msm, place: Place<F>) -> Self {
        Self { engine: engine.clone(), place, fallback: None }
    }

    pub(super) fn engine(&self) -> &Engine {
        &self.engine.engine
    }

    pub(super) fn place(&self) -> &Place<F> {
        &self.place
    }

    fn transform(&mut self, domain: &Domain<F>, direction: Direction, order: EvaluationOrder) -> Result<(), MsmError> {
        let transform = domain.transform_of(direction, order);
        if self.len() != domain.size() {
            return Err(MsmError::DomainLength { vector: 0, elements: self.len(), size: domain.size() });
        }
        self.place.transform(&self.engine.engine, &transform)
    }

    fn combine(&mut self, operation: Operation, other: &Self) -> Result<(), MsmError> {
        self.check_length(other.len())?;
        self.place.combine(operation, &other.place)
    }

    pub(super) fn check_length(&self, other: usize) -> Result<(), MsmError> {
        match other == self.len() {
            true => Ok(()),
            false => Err(MsmError::VectorsDiffer { elements: self.len(), other }),
        }
    }
}

impl<F: DomainField> fmt::Debug for Vector<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (length, on_device) = (self.len(), self.is_on_device());
        f.debug_struct("Vector").field("len", &length).field("is_on_device", &on_device).finish_non_exhaustive()
    }
}
