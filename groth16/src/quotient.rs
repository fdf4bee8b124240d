//! The witness map: the computation of the scalars of h from the values of the polynomials a, b and c on the domain.
//!
//! H is the domain of n elements. The polynomials a, b and c have degrees below n. The assignment determines the values
//! of a, b and c on H. The sum over the bases of h is a commitment to the quotient (a·b − c)/(Xⁿ − 1). To commit to the
//! quotient, the key has the points of one of two polynomial bases:
//!
//! - arkworks and libsnark use the powers of X, so the scalars of h are the coefficients of the quotient.
//! - snarkjs uses the Lagrange polynomials of a coset w·H with wⁿ = −1, so the scalars of h are the values of a·b − c
//!   on w·H. The quotient's values on w·H are the scalars divided by wⁿ − 1 = −2. The points of the key already contain
//!   the division by −2.

use ark_ff::Field;
use cumsm::{Domain, DomainField, MsmError};
use rayon::prelude::*;

use crate::error::ProverError;
use crate::secret::Secret;

/// The minimum number of elements for which a separate task saves time.
pub(crate) const TASK: usize = 1 << 10;

/// The values of a, b and c on H, in natural order. Each vector has n values.
///
/// If row i of the matrices belongs to element i of H, each vector begins with the values of the constraints. In `a`,
/// the constant 1 and the public inputs follow the values of the constraints. All remaining values are zero.
pub struct Evaluations<F: Field> {
    pub(crate) a: Secret<F>,
    pub(crate) b: Secret<F>,
    pub(crate) c: Secret<F>,
}

/// The size of the smallest domain with at least `rows` elements.
pub(crate) fn domain_size(rows: usize) -> Result<usize, ProverError> {
    rows.checked_next_power_of_two().ok_or(MsmError::MatrixTooLarge { what: "rows", count: rows }.into())
}

impl<F: DomainField> Evaluations<F> {
    /// The n coefficients of the quotient. If the witness satisfies the circuit, the last coefficient is 0.
    pub(crate) fn quotient(self, domain: &Domain<F>) -> Result<Secret<F>, MsmError> {
        let Self { mut a, mut b, mut c } = self;
        domain.quotient(&mut a, &mut b, &mut c)?;
        Ok(a)
    }

    /// The values of a·b − c on `offset`·H, in natural order.
    pub(crate) fn on_coset(self, domain: &Domain<F>, offset: F) -> Result<Secret<F>, MsmError> {
        let Self { mut a, mut b, mut c } = self;
        domain.product_on_coset(offset, &mut a, &mut b, &mut c)?;
        Ok(a)
    }
}

/// Multiplies each element of `a` by the element of `b` with the same index.
pub(crate) fn multiply<F: Field>(a: &mut [F], b: &[F]) {
    a.par_iter_mut().zip(b).with_min_len(TASK).for_each(|(a, b)| *a *= b);
}

/// The products of the elements of `a` and `b` with the same index.
pub(crate) fn product_of<F: Field>(a: &[F], b: &[F]) -> Secret<F> {
    a.par_iter().zip(b).with_min_len(TASK).map(|(a, b)| *a * b).collect::<Vec<F>>().into()
}

/// The index of the first row with a·b ≠ c, among the first `rows` rows.
pub(crate) fn first_unsatisfied<F: Field>(evaluations: &Evaluations<F>, rows: usize) -> Option<usize> {
    let Evaluations { a, b, c } = evaluations;
    let rows = a.par_iter().zip(&**b).zip(&**c).take(rows).with_min_len(TASK);
    rows.position_first(|((a, b), c)| *a * b != *c)
}
