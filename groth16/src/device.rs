//! The constraints of a circuit in device memory. The GPU computes the products and the scalars of h.

use std::sync::Arc;

use cumsm::{Domain, DomainField, Msm, MsmError, Qap, ResidentMatrix, SparseMatrix, Vector};

use crate::constraints::Constraints;
use crate::error::ProverError;

/// The matrices of [`Constraints`] in device memory.
pub(crate) struct ConstraintsOnDevice<F: DomainField> {
    a: ResidentMatrix<F>,
    b: ResidentMatrix<F>,
    c: Option<ResidentMatrix<F>>,
    /// The permutation matrix that puts the entries of A·z, B·z and C·z in the order of the domain. `None` if the rows
    /// are already in the order of the domain.
    order: Option<ResidentMatrix<F>>,
    /// The number of constraints.
    rows: usize,
}

impl<F: DomainField> ConstraintsOnDevice<F> {
    /// Copies the matrices to the engine's GPU. Returns `None` if the engine computes on the CPU. Returns the error of
    /// the GPU if the GPU fails, even if the CPU may replace the GPU.
    pub(crate) fn new(engine: &Msm, constraints: &Constraints<F>) -> Result<Option<Self>, MsmError> {
        let a = matrix_on_gpu(engine, constraints.a.clone())?;
        let b = matrix_on_gpu(engine, constraints.b.clone())?;
        let c = constraints.c.as_ref().map(|c| matrix_on_gpu(engine, c.clone())).transpose()?;
        let ordered = |places: &Vec<u32>| {
            let entries = places.iter().enumerate().map(|(i, &place)| (i, place as usize, F::ONE));
            matrix_on_gpu(engine, SparseMatrix::from_entries(places.len(), constraints.a.rows(), entries)?)
        };
        let order = constraints.places.as_ref().map(ordered).transpose()?;
        let all_on_device = [&a, &b].into_iter().chain(&c).chain(&order).all(ResidentMatrix::is_on_device);
        Ok(all_on_device.then_some(Self { a, b, c, order, rows: constraints.rows }))
    }

    /// Returns the vectors of a proof, filled with zeros. While the returned vectors exist, tables of bases cannot take
    /// the memory that a proof needs. This function also computes a witness map, so that the engine's tables of roots
    /// are in memory before the tables of bases are made.
    pub(crate) fn reserved(
        &self,
        engine: &Msm,
        domain: &Domain<F>,
        variables: usize,
        coset: Option<F>,
    ) -> Result<[Vector<F>; 5], MsmError> {
        let zeros = |length| vector_on_gpu(engine, &vec![F::ZERO; length]);
        let size = domain.size();
        let qap = Qap::new(zeros(size)?, zeros(size)?, zeros(size)?)?;
        let h = scalars_of_h(qap, domain, coset)?;
        Ok([h, zeros(size)?, zeros(size)?, zeros(size)?, zeros(variables)?])
    }

    /// Computes A·z, B·z and C·z on the device, for the assignment z. If there is no matrix C, the elementwise product
    /// of A·z and B·z replaces C·z.
    pub(crate) fn evaluations(&self, assignment: &Vector<F>) -> Result<Qap<F>, MsmError> {
        let product = |matrix: &ResidentMatrix<F>| {
            let rows = matrix.multiply(assignment)?;
            match &self.order {
                Some(order) => order.multiply(&rows),
                None => Ok(rows),
            }
        };
        let (a, b) = (product(&self.a)?, product(&self.b)?);
        let c = match &self.c {
            Some(c) => product(c)?,
            None => {
                let mut c = product(&self.a)?;
                c.multiply(&b)?;
                c
            }
        };
        Qap::new(a, b, c)
    }

    /// Returns the scalars of h, or an error if a constraint is not satisfied. If there is no matrix C, the constraints
    /// are not checked. If the bases of h belong to the Lagrange polynomials of a coset, `coset` is the offset of this
    /// coset.
    pub(crate) fn scalars_of_h(
        &self,
        mut qap: Qap<F>,
        domain: &Domain<F>,
        coset: Option<F>,
    ) -> Result<Vector<F>, ProverError> {
        if self.c.is_some()
            && let Some(constraint) = qap.first_unsatisfied(self.rows)?
        {
            return Err(ProverError::Unsatisfied { constraint });
        }
        Ok(scalars_of_h(qap, domain, coset)?)
    }
}

/// Copies a matrix like [`Msm::matrix`], but returns the error of the GPU if the GPU fails.
pub(crate) fn matrix_on_gpu<F: DomainField>(
    engine: &Msm,
    matrix: impl Into<Arc<SparseMatrix<F>>>,
) -> Result<ResidentMatrix<F>, MsmError> {
    let matrix = engine.matrix(matrix)?;
    match matrix.fallback() {
        Some(reason) => Err(reason.clone()),
        None => Ok(matrix),
    }
}

/// Copies scalars like [`Msm::vector`], but returns the error of the GPU if the GPU fails.
pub(crate) fn vector_on_gpu<F: DomainField>(engine: &Msm, elements: &[F]) -> Result<Vector<F>, MsmError> {
    let vector = engine.vector(elements)?;
    match vector.fallback() {
        Some(reason) => Err(reason.clone()),
        None => Ok(vector),
    }
}

/// The scalars of h. All constraints must be satisfied.
fn scalars_of_h<F: DomainField>(qap: Qap<F>, domain: &Domain<F>, coset: Option<F>) -> Result<Vector<F>, MsmError> {
    match coset {
        Some(offset) => qap.product_on_coset(domain, offset),
        None => qap.quotient(domain),
    }
}
