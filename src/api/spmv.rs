//! Products of sparse matrices and vectors over a scalar field (cuzk 4.2), on the backend of an engine.

use std::fmt;
use std::sync::Arc;

use super::{DomainField, Msm, Vector};
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::gpu::GpuMatrix;
use crate::sparse::SparseMatrix;

impl<F: MatrixField> SparseMatrix<F> {
    /// Computes the product that [`multiply`](Self::multiply) returns, but on the engine's backend. If the backend is a
    /// GPU, each call copies the matrix to the GPU. To copy the matrix only once, use [`Msm::matrix`].
    ///
    /// # Errors
    ///
    /// The errors of [`multiply`](Self::multiply). If the backend is not [`Backend::Auto`](crate::Backend::Auto), the
    /// errors also include [`MsmError::OutOfDeviceMemory`] and [`MsmError::Device`].
    pub fn multiply_with(&self, engine: &Msm, vector: &[F]) -> Result<Vec<F>, MsmError> {
        engine.engine.multiply(self, vector)
    }
}

impl Msm {
    /// Copies a matrix to the memory of the engine's first GPU, if the engine computes on a GPU. The host also keeps
    /// the matrix. With [`Backend::Auto`](crate::Backend::Auto), if the GPU fails or has too little memory, only the
    /// host keeps the matrix, and [`ResidentMatrix::fallback`] returns the reason.
    ///
    /// # Errors
    ///
    /// [`MsmError::OutOfDeviceMemory`] and [`MsmError::Device`], if the backend is not
    /// [`Backend::Auto`](crate::Backend::Auto).
    pub fn matrix<F: DomainField>(
        &self,
        matrix: impl Into<Arc<SparseMatrix<F>>>,
    ) -> Result<ResidentMatrix<F>, MsmError> {
        let matrix = matrix.into();
        let (kept, fallback) = self.engine.matrix(&matrix)?;
        Ok(ResidentMatrix { engine: self.clone(), matrix, kept, fallback: fallback.map(Box::new) })
    }
}

/// A sparse matrix in the memory in which an engine computes.
///
/// ```
/// use ark_bls12_381::Fr;
/// use cumsm::{Msm, SparseMatrix};
///
/// let engine = Msm::builder().build()?;
/// let rows = vec![vec![(Fr::from(2), 0), (Fr::from(3), 2)], vec![], vec![(Fr::from(5), 1)]];
/// let matrix = engine.matrix(SparseMatrix::new(&rows, 3)?)?;
/// let product = matrix.multiply(&engine.vector(&[1, 10, 100].map(Fr::from))?)?;
/// assert_eq!(*product.to_vec()?, [302, 0, 50].map(Fr::from));
/// # Ok::<(), cumsm::MsmError>(())
/// ```
pub struct ResidentMatrix<F: DomainField> {
    engine: Msm,
    matrix: Arc<SparseMatrix<F>>,
    kept: Option<GpuMatrix>,
    fallback: Option<Box<MsmError>>,
}

impl<F: DomainField> ResidentMatrix<F> {
    /// The matrix on the host.
    pub fn matrix(&self) -> &SparseMatrix<F> {
        &self.matrix
    }

    /// True if the matrix is in device memory.
    pub fn is_on_device(&self) -> bool {
        self.kept.is_some()
    }

    /// The reason why the matrix is on the host instead of a GPU. `None` if no GPU failed.
    pub fn fallback(&self) -> Option<&MsmError> {
        self.fallback.as_deref()
    }

    /// The product of the matrix and a vector. The vector has one element for each column. The product has one element
    /// for each row. If the matrix is in device memory, the product is also in device memory.
    ///
    /// # Errors
    ///
    /// [`MsmError::VectorLength`], and the errors of operations in device memory (see [`Vector`]).
    pub fn multiply(&self, vector: &Vector<F>) -> Result<Vector<F>, MsmError> {
        let place = self.engine.engine.product(&self.matrix, self.kept.as_ref(), vector.place())?;
        Ok(Vector::of(&self.engine, place))
    }
}

impl<F: DomainField> fmt::Debug for ResidentMatrix<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns, on_device) = (self.matrix.rows(), self.matrix.columns(), self.is_on_device());
        f.debug_struct("ResidentMatrix")
            .field("rows", &rows)
            .field("columns", &columns)
            .field("is_on_device", &on_device)
            .finish_non_exhaustive()
    }
}
