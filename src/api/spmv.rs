//! Sparse matrix times vector over a scalar field (cuzk 4.2), on the backend of an engine.

use super::Msm;
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::sparse::SparseMatrix;

impl<F: MatrixField> SparseMatrix<F> {
    /// As [`multiply`](Self::multiply), on the backend of an engine. On a GPU, each call copies the matrix to the device,
    /// which takes longer than the product.
    ///
    /// # Errors
    ///
    /// Those of [`multiply`](Self::multiply). With a GPU asked for by name, [`MsmError::OutOfDeviceMemory`] and
    /// [`MsmError::Device`].
    pub fn multiply_with(&self, engine: &Msm, vector: &[F]) -> Result<Vec<F>, MsmError> {
        engine.engine.multiply(self, vector)
    }
}
