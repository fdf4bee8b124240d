//! Sparse matrices in the memory in which an engine computes, and the products of matrices and vectors.

use super::gpus::first;
use super::place::Place;
use super::{CompiledField, Engine};
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::gpu::{Gpu, GpuMatrix};
use crate::memory::filled;
use crate::sparse::SparseMatrix;

impl Engine {
    /// Computes the product of a matrix and a vector on the first GPU that is not lost. The CPU computes the product if
    /// there is no GPU, or if the GPU fails and the CPU may replace the GPU.
    pub(crate) fn multiply<F: MatrixField>(&self, matrix: &SparseMatrix<F>, vector: &[F]) -> Result<Vec<F>, MsmError> {
        matrix.check_length(vector.len())?;
        let on_gpu = |gpu: &Gpu| {
            let mut product = filled(matrix.rows(), F::ZERO, "the product of a matrix and a vector")?;
            if matrix.rows() > 0 {
                gpu.matrix(matrix)?.multiply::<F>(&gpu.vector(vector)?)?.read(&mut product)?;
            }
            Ok(product)
        };
        match first(self.gpus()).map(on_gpu) {
            Some(Err(error)) if self.may_repeat(&error) => self.report_fallback(&error),
            Some(product) => return product,
            None => {}
        }
        matrix.multiply(vector)
    }

    /// Copies a matrix to the first GPU that is not lost. There is no copy if the CPU computes, or if the GPU fails and
    /// the CPU may replace the GPU. If the GPU fails, the error of the GPU is returned instead of the copy.
    pub(crate) fn matrix<F: MatrixField>(
        &self,
        matrix: &SparseMatrix<F>,
    ) -> Result<(Option<GpuMatrix>, Option<MsmError>), MsmError> {
        let size = matrix.rows().max(matrix.columns());
        let Ok(gpu) = self.gpu_for(size) else { return Ok((None, None)) };
        match gpu.matrix(matrix) {
            Err(error) if self.may_repeat(&error) => {
                self.report_fallback(&error);
                Ok((None, Some(error)))
            }
            kept => Ok((Some(kept?), None)),
        }
    }

    /// The product of a matrix and a vector. If the matrix is on a GPU, the product is on the same GPU.
    pub(crate) fn product<F: CompiledField>(
        &self,
        matrix: &SparseMatrix<F>,
        kept: Option<&GpuMatrix>,
        vector: &Place<F>,
    ) -> Result<Place<F>, MsmError> {
        matrix.check_length(vector.len())?;
        if matrix.rows() == 0 {
            return Ok(Place::Host(Vec::new().into()));
        }
        match (kept, vector) {
            (Some(kept), Place::Device(buffer, _)) if kept.is_beside(buffer) => {
                Ok(Place::Device(kept.multiply::<F>(buffer)?, matrix.rows()))
            }
            (Some(kept), vector) => {
                let copy = kept.vector_beside(&vector.to_host()?)?;
                Ok(Place::Device(kept.multiply::<F>(&copy)?, matrix.rows()))
            }
            (_, Place::Host(elements)) => matrix.multiply(elements).map(|product| Place::Host(product.into())),
            (_, vector) => matrix.multiply(&vector.to_host()?).map(|product| Place::Host(product.into())),
        }
    }
}
