//! Sparse matrices over a scalar field, and their product with a vector on the CPU (cuzk 2.4, 4.2).

mod scheme;

use rayon::prelude::*;

use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::memory::reserved;

pub use scheme::{RowScheme, RowStatistics};

/// The limit on rows, columns and entries. They are counted in 31 bits, because kernels store a row's length beside
/// another bit.
const LIMIT: usize = 1 << 31;

/// The most entries that one CPU thread sums at once. Longer rows are divided among threads.
const CPU_TERMS: usize = 4096;

/// A sparse matrix over the scalar field of a [`Curve`](crate::Curve).
///
/// ```
/// use ark_bls12_381::Fr;
/// use cumsm::SparseMatrix;
///
/// // As in ark-relations: for each row, its values and their columns.
/// let rows = vec![vec![(Fr::from(2), 0), (Fr::from(3), 2)], vec![], vec![(Fr::from(5), 1)]];
/// let matrix = SparseMatrix::new(&rows, 3)?;
/// let product = matrix.multiply(&[Fr::from(1), Fr::from(10), Fr::from(100)])?;
/// assert_eq!(product, [Fr::from(302), Fr::from(0), Fr::from(50)]);
/// # Ok::<(), cumsm::MsmError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SparseMatrix<F> {
    /// The first position of each row in `column_indices` and `values`, and the end of the last row: rows + 1 words.
    row_pointers: Vec<u32>,
    column_indices: Vec<u32>,
    values: Vec<F>,
    columns: usize,
    statistics: RowStatistics,
    scheme: RowScheme,
    reason: String,
    /// The rows in the scheme's order. For each: its length, shifted left by one as in a `Digit`, and its index.
    order: Vec<[u32; 2]>,
}

impl<F: MatrixField> SparseMatrix<F> {
    /// A row lists values with their columns, in any order. Values in one column are added.
    ///
    /// # Errors
    ///
    /// [`MsmError::ColumnOutOfRange`], [`MsmError::MatrixTooLarge`], [`MsmError::AllocationRefused`].
    pub fn new(rows: &[Vec<(F, usize)>], columns: usize) -> Result<Self, MsmError> {
        let entries = rows.iter().map(Vec::len).sum();
        for (what, count) in [("rows", rows.len()), ("columns", columns), ("entries", entries)] {
            if count >= LIMIT {
                return Err(MsmError::MatrixTooLarge { what, count });
            }
        }
        let purpose = "a sparse matrix";
        let mut row_pointers = reserved(rows.len() + 1, purpose)?;
        let (mut column_indices, mut values) = (reserved(entries, purpose)?, reserved(entries, purpose)?);
        let mut order = reserved(rows.len(), purpose)?;
        row_pointers.push(0);
        for (row, terms) in rows.iter().enumerate() {
            for (entry, &(value, column)) in terms.iter().enumerate() {
                if column >= columns {
                    return Err(MsmError::ColumnOutOfRange { row, entry, column, columns });
                }
                column_indices.push(column as u32);
                values.push(value);
            }
            row_pointers.push(values.len() as u32);
        }
        let statistics = RowStatistics::of(rows.iter().map(Vec::len));
        let (scheme, reason) = statistics.scheme();
        scheme.order(&row_pointers, &mut order);
        Ok(Self { row_pointers, column_indices, values, columns, statistics, scheme, reason, order })
    }

    /// The same matrix with the given scheme. The product is the same to the byte.
    #[doc(hidden)]
    #[must_use]
    pub fn with_scheme(mut self, scheme: RowScheme) -> Self {
        scheme.order(&self.row_pointers, &mut self.order);
        self.scheme = scheme;
        self.reason = "as asked".into();
        self
    }

    /// The number of rows and entries, and the lengths of the rows.
    #[doc(hidden)]
    pub fn statistics(&self) -> RowStatistics {
        self.statistics
    }

    /// The scheme by which devices multiply.
    #[doc(hidden)]
    pub fn scheme(&self) -> RowScheme {
        self.scheme
    }

    /// The reason for this scheme.
    #[doc(hidden)]
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The product with a vector, on the CPU. The vector has one element for each column, the product one for each row.
    ///
    /// # Errors
    ///
    /// [`MsmError::VectorLength`], [`MsmError::AllocationRefused`].
    pub fn multiply(&self, vector: &[F]) -> Result<Vec<F>, MsmError> {
        self.check_length(vector)?;
        self.multiply_on_cpu(vector)
    }

    pub(crate) fn check_length(&self, vector: &[F]) -> Result<(), MsmError> {
        match vector.len() == self.columns {
            true => Ok(()),
            false => Err(MsmError::VectorLength { columns: self.columns, elements: vector.len() }),
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "pointers and columns were checked when the matrix was made, and the vector's length by the caller"
    )]
    fn multiply_on_cpu(&self, vector: &[F]) -> Result<Vec<F>, MsmError> {
        let row = |bounds: &[u32]| {
            let (begin, end) = (bounds[0] as usize, bounds[1] as usize);
            let (columns, values) = (&self.column_indices[begin..end], &self.values[begin..end]);
            let sum = |columns: &[u32], values: &[F]| -> F {
                columns.iter().zip(values).map(|(&column, &value)| value * vector[column as usize]).sum()
            };
            match end - begin > CPU_TERMS {
                false => sum(columns, values),
                true => columns
                    .par_chunks(CPU_TERMS)
                    .zip(values.par_chunks(CPU_TERMS))
                    .map(|(columns, values)| sum(columns, values))
                    .reduce(|| F::ZERO, |a, b| a + b),
            }
        };
        let mut product = reserved(self.order.len(), "the product of a matrix and a vector")?;
        self.row_pointers.par_windows(2).map(row).collect_into_vec(&mut product);
        Ok(product)
    }
}

impl<F> SparseMatrix<F> {
    pub(crate) fn pointers(&self) -> &[u32] {
        &self.row_pointers
    }

    pub(crate) fn columns(&self) -> &[u32] {
        &self.column_indices
    }

    pub(crate) fn values(&self) -> &[F] {
        &self.values
    }

    pub(crate) fn order(&self) -> &[[u32; 2]] {
        &self.order
    }
}
