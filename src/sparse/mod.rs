//! Sparse matrices over a scalar field, and their product with a vector on the CPU (cuzk 2.4, 4.2).
//!
//! | file | contents |
//! |---|---|
//! | `build.rs` | the construction of a matrix from its rows, or from entries in any order |
//! | `dictionary.rs` | the distinct coefficients |
//! | `product.rs` | the product on the CPU |
//! | `scheme.rs` | the division of rows among the threads of a device |

mod build;
mod dictionary;
mod product;
mod scheme;
#[cfg(test)]
mod tests;

use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::memory::{pages, reserved};

pub(crate) use build::EntryList;
use dictionary::Dictionary;
pub use scheme::{RowScheme, RowStatistics};

/// A sparse matrix over the scalar field of a [`Curve`](crate::Curve).
///
/// ```
/// use ark_bls12_381::Fr;
/// use cumsm::SparseMatrix;
///
/// // The rows in the form of ark-relations: for each row, its values with their columns.
/// let rows = vec![vec![(Fr::from(2), 0), (Fr::from(3), 2)], vec![], vec![(Fr::from(5), 1)]];
/// let matrix = SparseMatrix::new(&rows, 3)?;
/// let product = matrix.multiply(&[Fr::from(1), Fr::from(10), Fr::from(100)])?;
/// assert_eq!(product, [Fr::from(302), Fr::from(0), Fr::from(50)]);
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// An entry takes 8 bytes, and a row takes 4 bytes. If an element has 32 bytes, each distinct value takes 48 bytes.
/// Equal values are stored only once. So the matrix is small if values repeat, as in an R1CS.
#[derive(Clone, Debug)]
pub struct SparseMatrix<F> {
    /// The index of the first entry of each row, and then the number of all entries. The list has one item more than
    /// the matrix has rows.
    row_pointers: Vec<u32>,
    column_indices: Vec<u32>,
    /// The index of each entry's value in the dictionary. The column and the value index of an entry are in two
    /// separate lists, so that devices can read the list of columns without a conversion. Indices of 16 bits would be
    /// enough for most circuits, but not for all circuits. A product that handles indices of 16 bits and of 32 bits
    /// would be slower than this product.
    value_indices: Vec<u32>,
    dictionary: Dictionary<F>,
    columns: usize,
    statistics: RowStatistics,
    scheme: RowScheme,
    reason: String,
}

/// Matrices are equal if their rows list the same entries in the same order, and if they have the same number of
/// columns and the same scheme.
impl<F: MatrixField> PartialEq for SparseMatrix<F> {
    fn eq(&self, other: &Self) -> bool {
        self.columns == other.columns
            && self.scheme == other.scheme
            && self.row_pointers == other.row_pointers
            && self.column_indices == other.column_indices
            && self.entry_values().eq(other.entry_values())
    }
}

impl<F: MatrixField> Eq for SparseMatrix<F> {}

impl<F: MatrixField> SparseMatrix<F> {
    /// The number of rows, which is also the length of a product.
    pub fn rows(&self) -> usize {
        self.statistics.rows
    }

    /// The number of columns, which is also the length of the vector in a product.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Returns this matrix with the given scheme. All schemes give the same product, byte for byte.
    #[doc(hidden)]
    #[must_use]
    pub fn with_scheme(self, scheme: RowScheme) -> Self {
        Self { scheme, reason: "as asked".into(), ..self }
    }

    /// The number of rows, the number of entries, and statistics of the lengths of the rows.
    #[doc(hidden)]
    pub fn statistics(&self) -> RowStatistics {
        self.statistics
    }

    /// The scheme by which devices multiply the matrix.
    #[doc(hidden)]
    pub fn scheme(&self) -> RowScheme {
        self.scheme
    }

    /// The reason for the choice of the scheme.
    #[doc(hidden)]
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// Computes the product of the matrix and a vector on the CPU. The vector has one element for each column, and the
    /// product has one element for each row.
    ///
    /// # Errors
    ///
    /// - [`MsmError::VectorLength`] if the vector does not have one element for each column.
    /// - [`MsmError::AllocationRefused`] if the memory for the product cannot be allocated.
    pub fn multiply(&self, vector: &[F]) -> Result<Vec<F>, MsmError> {
        self.check_length(vector.len())?;
        let mut product = pages::zeros(self.rows(), "the product of a matrix and a vector")?;
        self.product(vector, &mut product);
        Ok(product)
    }

    /// Computes the product that [`multiply`](Self::multiply) returns, and writes the product into a slice with one
    /// element for each row. The function allocates nothing.
    ///
    /// # Errors
    ///
    /// - [`MsmError::VectorLength`] if the vector does not have one element for each column.
    /// - [`MsmError::ProductLength`] if the slice does not have one element for each row.
    ///
    /// If there is an error, the slice is unchanged.
    pub fn multiply_into(&self, vector: &[F], product: &mut [F]) -> Result<(), MsmError> {
        self.check_length(vector.len())?;
        if product.len() != self.rows() {
            return Err(MsmError::ProductLength { rows: self.rows(), elements: product.len() });
        }
        self.product(vector, product);
        Ok(())
    }

    pub(crate) fn check_length(&self, elements: usize) -> Result<(), MsmError> {
        match elements == self.columns {
            true => Ok(()),
            false => Err(MsmError::VectorLength { columns: self.columns, elements }),
        }
    }

    fn entry_values(&self) -> impl Iterator<Item = &F> {
        self.value_indices.iter().map(|&index| self.dictionary.value(index))
    }

    /// The distinct values. The first two values are 1 and −1.
    pub(crate) fn values(&self) -> &[F] {
        self.dictionary.values()
    }

    /// The rows in the scheme's order. Each item has the length of a row, shifted left by one as in the kernels'
    /// `Digit`, and the index of the row.
    pub(crate) fn order(&self) -> Result<Vec<[u32; 2]>, MsmError> {
        let mut order = reserved(self.rows(), "the order of a matrix's rows")?;
        self.scheme.order(&self.row_pointers, &mut order);
        Ok(order)
    }
}

impl<F> SparseMatrix<F> {
    pub(crate) fn pointers(&self) -> &[u32] {
        &self.row_pointers
    }

    pub(crate) fn column_indices(&self) -> &[u32] {
        &self.column_indices
    }

    /// The index of each entry's value in the list of distinct values.
    pub(crate) fn value_indices(&self) -> &[u32] {
        &self.value_indices
    }
}
