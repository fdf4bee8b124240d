//! Sparse matrices over a scalar field, and their product with a vector on the CPU (cuzk 2.4, 4.2).

mod error;
mod scheme;

use rayon::prelude::*;

use crate::curve::MatrixField;
use crate::memory::reserved;

pub use error::SpmvError;
pub use scheme::{RowScheme, RowStatistics};

/// The limit on rows, columns and entries. They are counted in 31 bits, because kernels store a row's length beside
/// another bit.
const LIMIT: usize = 1 << 31;

/// The most entries that one CPU thread sums at once. Longer rows are divided among threads.
const CPU_TERMS: usize = 4096;

/// A sparse matrix in CSR format (cuzk 2.4), with the scheme by which devices multiply it.
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
    /// A matrix of `columns` columns. Each row is given by the values and columns of its entries.
    ///
    /// - Entries of a row may come in any order. Values in the same column are added.
    /// - The scheme is chosen by the lengths of the rows.
    ///
    /// # Errors
    ///
    /// - [`SpmvError::ColumnOutOfRange`]: the column of an entry is not below `columns`. The first such entry is named.
    /// - [`SpmvError::TooLarge`]: there are 2³¹ or more rows, columns or entries.
    /// - [`SpmvError::Engine`]: the system refuses memory for the matrix.
    pub fn new(rows: &[Vec<(F, usize)>], columns: usize) -> Result<Self, SpmvError> {
        let entries = rows.iter().map(Vec::len).sum();
        for (what, count) in [("rows", rows.len()), ("columns", columns), ("entries", entries)] {
            if count >= LIMIT {
                return Err(SpmvError::TooLarge { what, count });
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
                    return Err(SpmvError::ColumnOutOfRange { row, entry, column, columns });
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
    #[must_use]
    pub fn with_scheme(mut self, scheme: RowScheme) -> Self {
        scheme.order(&self.row_pointers, &mut self.order);
        self.scheme = scheme;
        self.reason = "as asked".into();
        self
    }

    /// The number of rows and entries, and the lengths of the rows.
    pub fn statistics(&self) -> RowStatistics {
        self.statistics
    }

    /// The scheme by which devices multiply.
    pub fn scheme(&self) -> RowScheme {
        self.scheme
    }

    /// The reason for this scheme.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The product with a vector, on the CPU, in the caller's rayon pool. It has one element for each row.
    ///
    /// # Errors
    ///
    /// - [`SpmvError::LengthMismatch`] unless the vector has one element for each column.
    /// - [`SpmvError::Engine`]: the system refuses memory for the product.
    pub fn multiply(&self, vector: &[F]) -> Result<Vec<F>, SpmvError> {
        self.check_length(vector)?;
        self.multiply_on_cpu(vector)
    }

    pub(crate) fn check_length(&self, vector: &[F]) -> Result<(), SpmvError> {
        match vector.len() == self.columns {
            true => Ok(()),
            false => Err(SpmvError::LengthMismatch { columns: self.columns, elements: vector.len() }),
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "pointers and columns were checked when the matrix was made, and the vector's length by the caller"
    )]
    fn multiply_on_cpu(&self, vector: &[F]) -> Result<Vec<F>, SpmvError> {
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
