//! The product of a sparse matrix and a vector, on the engine's backend.

use super::Engine;
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::sparse::SparseMatrix;

impl Engine {
    /// Computes the product on the first GPU. If there is no GPU, or if the GPU fails, computes the product on the CPU.
    pub(crate) fn multiply<F: MatrixField>(&self, matrix: &SparseMatrix<F>, vector: &[F]) -> Result<Vec<F>, MsmError> {
        matrix.check_length(vector)?;
        match self.gpus().first().map(|gpu| gpu.multiply(matrix, vector)) {
            Some(Ok(product)) => Ok(product),
            Some(Err(error)) if !self.may_fall_back() => Err(error),
            _ => matrix.multiply(vector),
        }
    }
}
