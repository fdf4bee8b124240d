//! The errors of sparse matrices.

use std::fmt;

use crate::error::MsmError;

/// Why a matrix could not be built or multiplied. The message says where it failed, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpmvError {
    /// An entry's column is outside the matrix.
    ColumnOutOfRange {
        /// The entry's row.
        row: usize,
        /// The entry's index in its row.
        entry: usize,
        /// The entry's column.
        column: usize,
        /// Columns of the matrix.
        columns: usize,
    },
    /// There are too many rows, columns or entries.
    TooLarge {
        /// What there is too much of: rows, columns or entries.
        what: &'static str,
        /// How many there are.
        count: usize,
    },
    /// The vector's length is not the number of columns.
    LengthMismatch {
        /// Columns of the matrix.
        columns: usize,
        /// Elements of the vector.
        elements: usize,
    },
    /// The matrix, the vector and the product do not fit in the device's memory.
    OutOfDeviceMemory {
        /// Bytes of the buffer that did not fit.
        needed: u64,
        /// Bytes that were free.
        available: u64,
    },
    /// The engine failed, or the system refuses memory.
    Engine(MsmError),
}

impl From<MsmError> for SpmvError {
    fn from(error: MsmError) -> Self {
        match error {
            MsmError::OutOfDeviceMemory { needed, available } => Self::OutOfDeviceMemory { needed, available },
            other => Self::Engine(other),
        }
    }
}

impl fmt::Display for SpmvError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ColumnOutOfRange { row, entry, column, columns } => write!(
                f,
                "entry {entry} of row {row} is in column {column}, but the matrix has {columns} columns, counted from 0; \
                 the number of columns is the length of the vector"
            ),
            Self::TooLarge { what, count } => {
                write!(f, "the matrix has {count} {what}, the limit is 2^31 - 1; split it by rows or columns")
            }
            Self::LengthMismatch { columns, elements } => write!(
                f,
                "the vector has {elements} elements, the matrix {columns} columns; pass one element for each column"
            ),
            Self::OutOfDeviceMemory { needed, available } => write!(
                f,
                "a buffer of {needed} bytes does not fit in the {available} bytes of device memory that are free; \
                 free device memory, split the matrix by rows, or multiply on the CPU"
            ),
            Self::Engine(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SpmvError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Engine(error) => Some(error),
            _ => None,
        }
    }
}
