//! Sparse matrix times vector over a scalar field (cuzk 4.2). Provers do this with the matrices of an R1CS.
//!
//! ```
//! use ark_bls12_381::Fr;
//! use cumsm::spmv::SparseMatrix;
//!
//! // As in ark-relations: for each row, its values and their columns.
//! let rows = vec![vec![(Fr::from(2), 0), (Fr::from(3), 2)], vec![], vec![(Fr::from(5), 1)]];
//! let matrix = SparseMatrix::new(&rows, 3)?;
//! let product = matrix.multiply(&[Fr::from(1), Fr::from(10), Fr::from(100)])?;
//! assert_eq!(product, [Fr::from(302), Fr::from(0), Fr::from(50)]);
//! # Ok::<(), cumsm::spmv::SpmvError>(())
//! ```

use super::Msm;
pub use crate::curve::MatrixField;
pub use crate::sparse::{RowScheme, RowStatistics, SparseMatrix, SpmvError};

impl<F: MatrixField> SparseMatrix<F> {
    /// The product with a vector, on the backend of an engine. It has one element for each row.
    ///
    /// - [`Backend::Auto`](crate::Backend::Auto) uses the GPU if there is one, and the CPU if the GPU fails.
    /// - The CPU ignores the scheme.
    /// - Each call copies the matrix to the device. This takes longer than the multiplication there.
    ///
    /// # Errors
    ///
    /// - [`SpmvError::LengthMismatch`] unless the vector has one element for each column.
    /// - [`SpmvError::OutOfDeviceMemory`]: with a GPU backend asked for by name.
    /// - [`SpmvError::Engine`]: with a GPU backend asked for by name, or the system refuses memory for the product.
    pub fn multiply_with(&self, engine: &Msm, vector: &[F]) -> Result<Vec<F>, SpmvError> {
        engine.engine.multiply(self, vector)
    }
}
