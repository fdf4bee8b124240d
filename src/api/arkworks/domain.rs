//! Evaluation domains of arkworks.

use std::any::TypeId;
use std::io::{Read, Write};
use std::marker::PhantomData;

use ark_poly::domain::DomainCoeff;
use ark_poly::univariate::SparsePolynomial;
use ark_poly::{EvaluationDomain, GeneralEvaluationDomain};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress, SerializationError, Valid, Validate};

use crate::api::domain::{Domain, DomainField};
use crate::types::EvaluationOrder;

/// A [`GeneralEvaluationDomain`] that computes transforms with [`Domain`], for provers that are generic over
/// [`EvaluationDomain`]. The values, the serialization and the panics are the same as for [`GeneralEvaluationDomain`].
///
/// ```
/// use ark_bls12_381::Fr;
/// use ark_poly::EvaluationDomain;
/// use cumsm::arkworks::AcceleratedDomain;
///
/// // The code of a library that does not use cumsm.
/// fn extend<D: EvaluationDomain<Fr>>(evaluations: &[Fr]) -> Option<Vec<Fr>> {
///     let coefficients = D::new(evaluations.len())?.ifft(evaluations);
///     Some(D::new(4 * evaluations.len())?.fft(&coefficients))
/// }
///
/// let evaluations = extend::<AcceleratedDomain<Fr>>(&[Fr::from(1), Fr::from(2)]).unwrap();
/// assert_eq!(evaluations[4], Fr::from(2));
/// ```
///
/// For four kinds of transforms, this type calls arkworks instead of [`Domain`]:
///
/// - forward transforms of at most four coefficients
/// - transforms of values that are not field elements, such as points
/// - transforms in domains whose size is not a power of two
/// - transforms for which this crate cannot allocate memory
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AcceleratedDomain<F: DomainField>(GeneralEvaluationDomain<F>);

impl<F: DomainField> AcceleratedDomain<F> {
    /// Returns the domain as arkworks' type.
    pub fn into_inner(self) -> GeneralEvaluationDomain<F> {
        self.0
    }

    /// Returns the domain as this crate's type, or `None` if this crate has no transforms for the domain.
    fn accelerated(&self) -> Option<Domain<F>> {
        let GeneralEvaluationDomain::Radix2(domain) = self.0 else { return None };
        Some(Domain::of_offset(domain.log_size_of_group, domain.offset, domain.offset_inv))
    }
}

impl<F: DomainField> From<GeneralEvaluationDomain<F>> for AcceleratedDomain<F> {
    fn from(domain: GeneralEvaluationDomain<F>) -> Self {
        Self(domain)
    }
}

/// The greatest number of coefficients for which arkworks computes the forward transform. If the domain is large,
/// arkworks' transform of 4 coefficients is fast, because most rounds of this transform only copy elements.
const FEW_COEFFICIENTS: usize = 4;

impl<F: DomainField> EvaluationDomain<F> for AcceleratedDomain<F> {
    type Elements = <GeneralEvaluationDomain<F> as EvaluationDomain<F>>::Elements;

    fn new(num_coeffs: usize) -> Option<Self> {
        GeneralEvaluationDomain::new(num_coeffs).map(Self)
    }

    fn get_coset(&self, offset: F) -> Option<Self> {
        self.0.get_coset(offset).map(Self)
    }

    fn compute_size_of_domain(num_coeffs: usize) -> Option<usize> {
        GeneralEvaluationDomain::<F>::compute_size_of_domain(num_coeffs)
    }

    fn size(&self) -> usize {
        self.0.size()
    }

    fn log_size_of_group(&self) -> u64 {
        self.0.log_size_of_group()
    }

    fn size_inv(&self) -> F {
        self.0.size_inv()
    }

    fn group_gen(&self) -> F {
        self.0.group_gen()
    }

    fn group_gen_inv(&self) -> F {
        self.0.group_gen_inv()
    }

    fn coset_offset(&self) -> F {
        self.0.coset_offset()
    }

    fn coset_offset_inv(&self) -> F {
        self.0.coset_offset_inv()
    }

    fn coset_offset_pow_size(&self) -> F {
        self.0.coset_offset_pow_size()
    }

    fn fft_in_place<T: DomainCoeff<F>>(&self, coeffs: &mut Vec<T>) {
        if coeffs.len() > FEW_COEFFICIENTS
            && let (Some(domain), Some(elements)) = (self.accelerated(), as_elements::<F, T>(coeffs))
        {
            elements.resize(domain.size(), F::ZERO);
            if domain.forward(elements, EvaluationOrder::Natural).is_ok() {
                return;
            }
        }
        self.0.fft_in_place(coeffs);
    }

    fn ifft_in_place<T: DomainCoeff<F>>(&self, evals: &mut Vec<T>) {
        if let (Some(domain), Some(elements)) = (self.accelerated(), as_elements::<F, T>(evals)) {
            elements.resize(domain.size(), F::ZERO);
            if domain.inverse(elements, EvaluationOrder::Natural).is_ok() {
                return;
            }
        }
        self.0.ifft_in_place(evals);
    }

    fn evaluate_all_lagrange_coefficients(&self, tau: F) -> Vec<F> {
        self.0.evaluate_all_lagrange_coefficients(tau)
    }

    fn vanishing_polynomial(&self) -> SparsePolynomial<F> {
        self.0.vanishing_polynomial()
    }

    fn evaluate_vanishing_polynomial(&self, tau: F) -> F {
        self.0.evaluate_vanishing_polynomial(tau)
    }

    fn elements(&self) -> Self::Elements {
        self.0.elements()
    }
}

/// Returns the vector as a vector of field elements, or `None` if the type `T` of the items is not `F`.
fn as_elements<F: 'static, T>(vector: &mut Vec<T>) -> Option<&mut Vec<F>> {
    if erased_id::<T>() != TypeId::of::<F>() {
        return None;
    }
    // SAFETY: `T` and `F` are the same type. The comparison ignores lifetimes, but `F` is a field and has no lifetimes.
    Some(unsafe { &mut *std::ptr::from_mut(vector).cast::<Vec<F>>() })
}

/// The [`TypeId`] of `T` with all lifetimes replaced by `'static`. [`TypeId::of`] needs a `'static` type, but arkworks
/// does not require `'static` items.
fn erased_id<T>() -> TypeId {
    trait Identity {
        fn identity(&self) -> TypeId
        where
            Self: 'static;
    }
    impl<T> Identity for PhantomData<T> {
        fn identity(&self) -> TypeId
        where
            Self: 'static,
        {
            TypeId::of::<T>()
        }
    }
    let marker = PhantomData::<T>;
    let marker: &dyn Identity = &marker;
    // SAFETY: the two types differ only in a lifetime, and `identity` reads no value with this lifetime.
    let marker = unsafe { std::mem::transmute::<&dyn Identity, &(dyn Identity + 'static)>(marker) };
    marker.identity()
}

impl<F: DomainField> CanonicalSerialize for AcceleratedDomain<F> {
    fn serialize_with_mode<W: Write>(&self, writer: W, compress: Compress) -> Result<(), SerializationError> {
        self.0.serialize_with_mode(writer, compress)
    }

    fn serialized_size(&self, compress: Compress) -> usize {
        self.0.serialized_size(compress)
    }
}

impl<F: DomainField> Valid for AcceleratedDomain<F> {
    fn check(&self) -> Result<(), SerializationError> {
        self.0.check()
    }
}

impl<F: DomainField> CanonicalDeserialize for AcceleratedDomain<F> {
    fn deserialize_with_mode<R: Read>(
        reader: R,
        compress: Compress,
        validate: Validate,
    ) -> Result<Self, SerializationError> {
        GeneralEvaluationDomain::deserialize_with_mode(reader, compress, validate).map(Self)
    }
}

#[cfg(test)]
mod tests;
