//! The product of a sparse matrix and a vector over a scalar field (cuzk 4.2), on the backend of an engine.

use super::Msm;
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::sparse::SparseMatrix;

impl<F: MatrixField> SparseMatrix<F> {
    /// Like [`multiply`](Self::multiply), on the engine's backend.
    ///
    /// # Errors
    ///
    /// The errors of [`multiply`](Self::multiply). Unless the backend is [`Backend::Auto`](crate::Backend::Auto), also
    /// [`MsmError::OutOfDeviceMemory`] and [`MsmError::Device`].
    pub fn multiply_with(&self, engine: &Msm, vector: &[F]) -> Result<Vec<F>, MsmError> {
        engine.engine.multiply(self, vector)
    }
}
