//! Evaluation domains of arkworks.

use std::any::TypeId;
use std::io::{Read, Write};
use std::marker::PhantomData;

use ark_poly::domain::DomainCoeff;
use ark_poly::univariate::SparsePolynomial;
use ark_poly::{EvaluationDomain, GeneralEvaluationDomain, Radix2EvaluationDomain};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress, SerializationError, Valid, Validate};

use crate::api::domain::{Domain, DomainField};
use crate::secret::Wiped;
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
/// For five kinds of transforms, this type calls arkworks instead of [`Domain`]:
///
/// - forward transforms of at most four coefficients
/// - transforms of values that are not field elements, such as points
/// - transforms in domains whose size is not a power of two
/// - transforms in domains with other constants than the domains that arkworks makes, such as another root of unity.
///   Deserialization can make domains with other constants.
/// - transforms for which this crate cannot allocate memory
///
/// If a vector has at most a quarter as many coefficients as the domain has elements, arkworks' forward transform skips
/// the levels that only copy elements. This crate's transform computes all levels. So for few coefficients in a large
/// domain, arkworks can be faster, above all on a CPU without AVX-512 IFMA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AcceleratedDomain<F: DomainField> {
    domain: GeneralEvaluationDomain<F>,
    /// True if this crate has transforms for the domain. The value depends only on `domain`.
    accelerated: bool,
}

impl<F: DomainField> AcceleratedDomain<F> {
    /// Returns the domain as arkworks' type.
    pub fn into_inner(self) -> GeneralEvaluationDomain<F> {
        self.domain
    }

    /// Returns the domain as this crate's type, or `None` if this crate has no transforms for the domain.
    fn accelerated(&self) -> Option<Domain<F>> {
        let GeneralEvaluationDomain::Radix2(domain) = self.domain else { return None };
        self.accelerated.then(|| Domain::of_offset(domain.log_size_of_group, domain.offset, domain.offset_inv))
    }
}

impl<F: DomainField> From<GeneralEvaluationDomain<F>> for AcceleratedDomain<F> {
    fn from(domain: GeneralEvaluationDomain<F>) -> Self {
        Self { domain, accelerated: has_usual_constants(&domain) }
    }
}

/// True if the size of the domain is a power of two, and all constants are the constants that arkworks computes for
/// this size and offset. [`Domain`] computes with arkworks' constants.
fn has_usual_constants<F: DomainField>(domain: &GeneralEvaluationDomain<F>) -> bool {
    let GeneralEvaluationDomain::Radix2(domain) = domain else { return false };
    // `new` would panic if the next power of two did not fit in a `usize`.
    let size = usize::try_from(domain.size).ok().filter(|size| size.is_power_of_two());
    let usual = size.and_then(Radix2EvaluationDomain::new).and_then(|usual| usual.get_coset(domain.offset));
    usual == Some(*domain)
}

/// The greatest number of coefficients for which arkworks computes the forward transform. If the domain is large,
/// arkworks' transform of 4 coefficients is fast, because most levels of this transform only copy elements.
const FEW_COEFFICIENTS: usize = 4;

impl<F: DomainField> EvaluationDomain<F> for AcceleratedDomain<F> {
    type Elements = <GeneralEvaluationDomain<F> as EvaluationDomain<F>>::Elements;

    fn new(num_coeffs: usize) -> Option<Self> {
        GeneralEvaluationDomain::new(num_coeffs).map(Self::from)
    }

    fn get_coset(&self, offset: F) -> Option<Self> {
        self.domain.get_coset(offset).map(Self::from)
    }

    fn compute_size_of_domain(num_coeffs: usize) -> Option<usize> {
        GeneralEvaluationDomain::<F>::compute_size_of_domain(num_coeffs)
    }

    fn size(&self) -> usize {
        self.domain.size()
    }

    fn log_size_of_group(&self) -> u64 {
        self.domain.log_size_of_group()
    }

    fn size_inv(&self) -> F {
        self.domain.size_inv()
    }

    fn group_gen(&self) -> F {
        self.domain.group_gen()
    }

    fn group_gen_inv(&self) -> F {
        self.domain.group_gen_inv()
    }

    fn coset_offset(&self) -> F {
        self.domain.coset_offset()
    }

    fn coset_offset_inv(&self) -> F {
        self.domain.coset_offset_inv()
    }

    fn coset_offset_pow_size(&self) -> F {
        self.domain.coset_offset_pow_size()
    }

    fn fft<T: DomainCoeff<F>>(&self, coeffs: &[T]) -> Vec<T> {
        let mut evaluations = with_room(coeffs, self.size());
        self.fft_in_place(&mut evaluations);
        evaluations
    }

    fn fft_in_place<T: DomainCoeff<F>>(&self, coeffs: &mut Vec<T>) {
        if let Some(elements) = as_elements::<F, T>(coeffs) {
            make_room(elements, self.size());
            if elements.len() > FEW_COEFFICIENTS
                && let Some(domain) = self.accelerated()
            {
                elements.resize(domain.size(), F::ZERO);
                if domain.forward(elements, EvaluationOrder::Natural).is_ok() {
                    return;
                }
            }
        }
        self.domain.fft_in_place(coeffs);
    }

    fn ifft<T: DomainCoeff<F>>(&self, evals: &[T]) -> Vec<T> {
        let mut coefficients = with_room(evals, self.size());
        self.ifft_in_place(&mut coefficients);
        coefficients
    }

    fn ifft_in_place<T: DomainCoeff<F>>(&self, evals: &mut Vec<T>) {
        if let Some(elements) = as_elements::<F, T>(evals) {
            make_room(elements, self.size());
            if let Some(domain) = self.accelerated() {
                elements.resize(domain.size(), F::ZERO);
                if domain.inverse(elements, EvaluationOrder::Natural).is_ok() {
                    return;
                }
            }
        }
        self.domain.ifft_in_place(evals);
    }

    fn evaluate_all_lagrange_coefficients(&self, tau: F) -> Vec<F> {
        self.domain.evaluate_all_lagrange_coefficients(tau)
    }

    fn vanishing_polynomial(&self) -> SparsePolynomial<F> {
        self.domain.vanishing_polynomial()
    }

    fn evaluate_vanishing_polynomial(&self, tau: F) -> F {
        self.domain.evaluate_vanishing_polynomial(tau)
    }

    fn elements(&self) -> Self::Elements {
        self.domain.elements()
    }
}

/// Returns a copy of the items, with room for `size` items.
fn with_room<T: Copy>(items: &[T], size: usize) -> Vec<T> {
    let mut copy = Vec::with_capacity(size.max(items.len()));
    copy.extend_from_slice(items);
    copy
}

/// Makes room for `size` elements. If the elements have to move to larger memory, the old memory is wiped.
fn make_room<F: Copy>(elements: &mut Vec<F>, size: usize) {
    if elements.capacity() < size {
        let larger = with_room(elements, size);
        drop(Wiped(std::mem::replace(elements, larger)));
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
        self.domain.serialize_with_mode(writer, compress)
    }

    fn serialized_size(&self, compress: Compress) -> usize {
        self.domain.serialized_size(compress)
    }
}

impl<F: DomainField> Valid for AcceleratedDomain<F> {
    fn check(&self) -> Result<(), SerializationError> {
        self.domain.check()
    }
}

impl<F: DomainField> CanonicalDeserialize for AcceleratedDomain<F> {
    fn deserialize_with_mode<R: Read>(
        reader: R,
        compress: Compress,
        validate: Validate,
    ) -> Result<Self, SerializationError> {
        GeneralEvaluationDomain::deserialize_with_mode(reader, compress, validate).map(Self::from)
    }
}

#[cfg(test)]
mod tests;
