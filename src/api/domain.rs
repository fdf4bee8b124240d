//! Number-theoretic transforms over the scalar fields of this build.

use crate::engine::CompiledField;
use crate::error::MsmError;
use crate::transform::{Direction, Transform};
use crate::types::{CpuArithmetic, EvaluationOrder};

/// A field of a [`Domain`]: the scalar field of a [`Curve`](crate::Curve) of this build. The trait is sealed.
pub trait DomainField: CompiledField {}

impl<F: CompiledField> DomainField for F {}

/// A domain of n elements, where n is a power of two. The domain is the subgroup H of n-th roots of unity, or a coset
/// g·H. Transforms convert between the n coefficients of a polynomial and its n evaluations on the domain. Transforms
/// run on the CPU, in the caller's rayon pool.
///
/// Evaluation i is the polynomial's value at g·wⁱ, with g = 1 for the subgroup. Here w is the primitive n-th root of
/// unity that arkworks' [`Radix2EvaluationDomain`](ark_poly::Radix2EvaluationDomain) uses.
///
/// ```
/// use ark_bls12_381::Fr;
/// use cumsm::{Domain, EvaluationOrder};
///
/// // The product of two polynomials. The product has 3 coefficients, so 4 evaluations determine the product.
/// let domain = Domain::<Fr>::new(4)?;
/// let mut a = [1, 2, 0, 0].map(Fr::from);
/// let mut b = [3, 5, 0, 0].map(Fr::from);
/// domain.forward_many(&mut [&mut a, &mut b], EvaluationOrder::BitReversed)?;
/// let mut product: Vec<Fr> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
/// domain.inverse(&mut product, EvaluationOrder::BitReversed)?;
/// assert_eq!(product, [3, 11, 10, 0].map(Fr::from));
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// The constants of transforms stay in memory until the process ends. The memory of the constants is about 1 MB for
/// each field, plus about 4·√n field elements for each size n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domain<F> {
    log_size: u32,
    /// The offset of the coset, and the inverse of the offset. `None` for the subgroup.
    offset: Option<(F, F)>,
    arithmetic: CpuArithmetic,
}

impl<F: DomainField> Domain<F> {
    /// The subgroup of `size` elements.
    ///
    /// # Errors
    ///
    /// [`MsmError::DomainSize`].
    pub fn new(size: usize) -> Result<Self, MsmError> {
        let most_log = F::TWO_ADICITY;
        if !size.is_power_of_two() || size.trailing_zeros() > most_log {
            return Err(MsmError::DomainSize { size, most_log });
        }
        Ok(Self { log_size: size.trailing_zeros(), offset: None, arithmetic: CpuArithmetic::default() })
    }

    /// The coset `offset`·H of the subgroup H.
    ///
    /// # Errors
    ///
    /// [`MsmError::InvalidOption`]: the offset is 0.
    pub fn coset(self, offset: F) -> Result<Self, MsmError> {
        let inverse = Self::inverse_of_offset(offset)?;
        Ok(Self { offset: (offset != F::ONE).then_some((offset, inverse)), ..self })
    }

    pub(super) fn inverse_of_offset(offset: F) -> Result<F, MsmError> {
        let reason = "0 has no coset; pass another element of the field";
        offset.inverse().ok_or(MsmError::InvalidOption { option: "offset", reason })
    }

    /// The coset of the subgroup of 2^`log_size` elements, for an offset and the offset's inverse.
    pub(super) fn of_offset(log_size: u32, offset: F, inverse: F) -> Self {
        let offset = (offset != F::ONE).then_some((offset, inverse));
        Self { log_size, offset, arithmetic: CpuArithmetic::default() }
    }

    /// Sets the fastest instructions that transforms may use. This option is for tests and benches.
    #[doc(hidden)]
    #[must_use]
    pub fn cpu_arithmetic(mut self, fastest: CpuArithmetic) -> Self {
        self.arithmetic = fastest;
        self
    }

    /// The number of elements.
    pub fn size(&self) -> usize {
        1 << self.log_size
    }

    /// The offset of the coset. The offset of the subgroup is 1.
    pub fn offset(&self) -> F {
        self.offset.map_or(F::ONE, |(offset, _)| offset)
    }

    /// Converts coefficients to evaluations, in place.
    ///
    /// # Errors
    ///
    /// [`MsmError::DomainLength`], [`MsmError::AllocationRefused`]. If there is an error, the vector is unchanged.
    pub fn forward(&self, coefficients: &mut [F], order: EvaluationOrder) -> Result<(), MsmError> {
        self.forward_many(&mut [coefficients], order)
    }

    /// Converts evaluations to coefficients, in place.
    ///
    /// # Errors
    ///
    /// The errors of [`forward`](Self::forward).
    pub fn inverse(&self, evaluations: &mut [F], order: EvaluationOrder) -> Result<(), MsmError> {
        self.inverse_many(&mut [evaluations], order)
    }

    /// Converts several vectors of coefficients to evaluations, in place. See [`forward`](Self::forward).
    ///
    /// # Errors
    ///
    /// The errors of [`forward`](Self::forward).
    pub fn forward_many(&self, coefficients: &mut [&mut [F]], order: EvaluationOrder) -> Result<(), MsmError> {
        self.transform(Direction::Forward, coefficients, order)
    }

    /// Converts several vectors of evaluations to coefficients, in place. See [`inverse`](Self::inverse).
    ///
    /// # Errors
    ///
    /// The errors of [`forward`](Self::forward).
    pub fn inverse_many(&self, evaluations: &mut [&mut [F]], order: EvaluationOrder) -> Result<(), MsmError> {
        self.transform(Direction::Inverse, evaluations, order)
    }

    fn transform(
        &self,
        direction: Direction,
        vectors: &mut [&mut [F]],
        order: EvaluationOrder,
    ) -> Result<(), MsmError> {
        let size = self.size();
        for (vector, elements) in vectors.iter().map(|vector| vector.len()).enumerate() {
            if elements != size {
                return Err(MsmError::DomainLength { vector, elements, size });
            }
        }
        F::transform(&self.transform_of(direction, order), vectors)
    }

    /// The transform of this domain, with the given direction and order.
    pub(super) fn transform_of(&self, direction: Direction, order: EvaluationOrder) -> Transform<F> {
        let Self { log_size, offset, arithmetic } = *self;
        Transform { log_size, direction, order, offset, arithmetic }
    }
}
