//! Launches the kernels that multiply a sparse matrix by a vector, by row-balanced summation: `cuda/stages/rows.cuh`
//! and `cuda/stages/multiply_rows.cuh`.

use super::super::call::Call;
use super::super::device::{Buffer, DeviceError, Stream};
use super::{digits, words};
use crate::kernels::Module;
use crate::kernels::registry;
use crate::plan::row_groups::{ROW_GROUP_BYTES, RowGroups};

/// A matrix in CSR format and a vector, on the device.
pub(crate) struct Operands<'a, B> {
    /// The table of row groups.
    pub(crate) groups: &'a B,
    /// The rows in the order of the table of row groups. For each row, a `Digit` contains the row's length and index.
    pub(crate) order: &'a B,
    /// The position of the first entry of each row, followed by the end position of the last row.
    pub(crate) pointers: &'a B,
    /// The column of each entry. Each column is below the vector's length.
    pub(crate) columns: &'a B,
    /// The index of each entry's value in the list of values.
    pub(crate) value_indices: &'a B,
    /// The distinct values of the entries. The first two values are 1 and −1.
    pub(crate) values: &'a B,
    /// The vector.
    pub(crate) vector: &'a B,
    /// Bytes of a value. Elements of the vector, products and pieces have the size of a value.
    pub(crate) element_bytes: u64,
}

/// Multiplies each row by the vector, and stores the product in `products`. For each stored piece, `pieces` has memory
/// for one element (see [`RowGroups::stored_pieces`]).
pub(crate) fn multiply<S: Stream>(
    stream: &S,
    module: &'static Module,
    table: &RowGroups,
    rows: u32,
    operands: &Operands<'_, S::Buffer>,
    products: &mut S::Buffer,
    pieces: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let elements = |buffer: &S::Buffer| buffer.slice(operands.element_bytes);
    let (groups, order) = (operands.groups.slice(ROW_GROUP_BYTES), digits(operands.order));
    let (products, pieces) = (elements(products), elements(pieces));
    let [pointers, columns, value_indices] = [operands.pointers, operands.columns, operands.value_indices].map(words);
    let (values, vector) = (elements(operands.values), elements(operands.vector));
    let call = |kernel| Call::new(stream, Some(module), kernel).args([groups, order]);
    // SAFETY: positions are below the number of entries. Columns are below the vector's length, and indices of values
    // are below the number of distinct values. `products` has `rows` elements, and `pieces` has one element for each
    // stored piece.
    unsafe {
        let first = call(&registry::MULTIPLY_ROWS).args([pointers, columns, value_indices]);
        let first = first.args([values, vector, products, pieces]);
        first.arg(rows).threads(table.threads(), 1)?;
        for round in 0..table.rounds() {
            let next = call(&registry::COMBINE_PRODUCTS_ROUND).args([products, pieces]).args([rows, round]);
            next.threads(table.stored_pieces(), 1)?;
        }
    }
    Ok(())
}
