//! The witness map of Groth16, for a quadratic arithmetic program (QAP).

use super::{Domain, DomainField, Vector};
use crate::engine;
use crate::error::MsmError;
use crate::transform::{HBasis, Quotient};

impl<F: DomainField> Domain<F> {
    /// Computes the quotient (a·b − c)/(Xⁿ − 1) on the CPU. The polynomials a, b and c have degrees below n. Before the
    /// call, the slices have the values of these polynomials at the n-th roots of unity, in natural order. After the
    /// call, `a` has the coefficients of the quotient, and the contents of `b` and `c` are unspecified.
    ///
    /// If a·b ≠ c at an n-th root of unity, Xⁿ − 1 does not divide a·b − c, and the result is unspecified.
    ///
    /// # Errors
    ///
    /// [`MsmError::DomainLength`], [`MsmError::AllocationRefused`], and [`MsmError::InvalidOption`] if the domain is a
    /// coset.
    pub fn quotient(&self, a: &mut [F], b: &mut [F], c: &mut [F]) -> Result<(), MsmError> {
        self.check_lengths([a.len(), b.len(), c.len()])?;
        engine::quotient_on_the_cpu(&self.quotient_of(F::GENERATOR, HBasis::Powers)?, [a, b, c])
    }

    /// Computes, on the CPU, the values of a·b − c on the coset `offset`·H, where H is the subgroup of n-th roots of
    /// unity. This function writes the values to `a`, in natural order. Before the call, the slices must have the same
    /// contents as before a call of [`quotient`](Self::quotient).
    ///
    /// # Errors
    ///
    /// The errors of [`quotient`](Self::quotient), and [`MsmError::InvalidOption`]: the offset is 0.
    pub fn product_on_coset(&self, offset: F, a: &mut [F], b: &mut [F], c: &mut [F]) -> Result<(), MsmError> {
        self.check_lengths([a.len(), b.len(), c.len()])?;
        engine::quotient_on_the_cpu(&self.quotient_of(offset, HBasis::Coset)?, [a, b, c])
    }

    fn quotient_of(&self, offset: F, basis: HBasis) -> Result<Quotient<F>, MsmError> {
        if self.offset() != F::ONE {
            let reason = "it is a coset; pass the subgroup itself";
            return Err(MsmError::InvalidOption { option: "domain", reason });
        }
        let offset_inverse = Self::inverse_of_offset(offset)?;
        Ok(Quotient { log_size: self.size().trailing_zeros(), offset, offset_inverse, basis })
    }

    fn check_lengths(&self, lengths: [usize; 3]) -> Result<(), MsmError> {
        let size = self.size();
        match (0..).zip(lengths).find(|(_, elements)| *elements != size) {
            None => Ok(()),
            Some((vector, elements)) => Err(MsmError::DomainLength { vector, elements, size }),
        }
    }
}

/// A quadratic arithmetic program in the memory of an engine. The program is stored as the values of three polynomials
/// a, b and c at the n-th roots of unity, in natural order.
///
/// ```
/// use ark_bls12_381::Fr;
/// use ark_ff::{AdditiveGroup, Field};
/// use cumsm::{Domain, Msm, Qap};
///
/// let engine = Msm::builder().build()?;
/// let vector = |values: [u64; 4]| engine.vector(&values.map(Fr::from));
/// let mut qap = Qap::new(vector([1, 2, 3, 4])?, vector([5, 6, 7, 8])?, vector([5, 12, 21, 32])?)?;
/// assert_eq!(qap.first_unsatisfied(4)?, None);
/// let h = qap.quotient(&Domain::new(4)?)?;
/// assert_eq!(h.to_vec()?[3], Fr::ZERO);
/// # Ok::<(), cumsm::MsmError>(())
/// ```
#[derive(Debug)]
pub struct Qap<F: DomainField> {
    a: Vector<F>,
    b: Vector<F>,
    c: Vector<F>,
}

impl<F: DomainField> Qap<F> {
    /// Makes the program from the values of a, b and c. If the vectors are not all in the same memory, the other
    /// functions of this type copy b and c to the memory in which a is stored.
    ///
    /// # Errors
    ///
    /// [`MsmError::VectorsDiffer`].
    pub fn new(a: Vector<F>, b: Vector<F>, c: Vector<F>) -> Result<Self, MsmError> {
        a.check_length(b.len())?;
        a.check_length(c.len())?;
        Ok(Self { a, b, c })
    }

    /// Returns the index of the first row in which a·b ≠ c. The function searches only the first `rows` rows.
    ///
    /// # Errors
    ///
    /// [`MsmError::VectorsDiffer`] if `rows` is greater than the length of the vectors, and the errors of operations in
    /// device memory (see [`Vector`]).
    pub fn first_unsatisfied(&mut self, rows: usize) -> Result<Option<usize>, MsmError> {
        if rows > self.a.len() {
            return Err(MsmError::VectorsDiffer { elements: self.a.len(), other: rows });
        }
        let Self { a, b, c } = self;
        let engine = a.engine().clone();
        engine.first_unsatisfied([&mut a.place, &mut b.place, &mut c.place], rows)
    }

    /// The coefficients of the quotient (a·b − c)/(Xⁿ − 1): see [`Domain::quotient`].
    ///
    /// # Errors
    ///
    /// [`MsmError::DomainLength`], and the errors of operations in device memory (see [`Vector`]).
    pub fn quotient(self, domain: &Domain<F>) -> Result<Vector<F>, MsmError> {
        self.scalars(domain, F::GENERATOR, HBasis::Powers)
    }

    /// The values of a·b − c on the coset `offset`·H, in natural order: see [`Domain::product_on_coset`].
    ///
    /// # Errors
    ///
    /// The errors of [`quotient`](Self::quotient), and [`MsmError::InvalidOption`]: the offset is 0.
    pub fn product_on_coset(self, domain: &Domain<F>, offset: F) -> Result<Vector<F>, MsmError> {
        self.scalars(domain, offset, HBasis::Coset)
    }

    fn scalars(self, domain: &Domain<F>, offset: F, basis: HBasis) -> Result<Vector<F>, MsmError> {
        let Self { mut a, mut b, mut c } = self;
        domain.check_lengths([a.len(), b.len(), c.len()])?;
        let quotient = domain.quotient_of(offset, basis)?;
        let engine = a.engine().clone();
        engine.quotient(&quotient, [&mut a.place, &mut b.place, &mut c.place])?;
        Ok(a)
    }
}
