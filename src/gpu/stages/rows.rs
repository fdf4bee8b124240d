//! Row-balanced summation: `cuda/stages/rows.cuh`.

use super::super::Module;
use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::super::row_groups::{ROW_GROUP_BYTES, RowGroups};
use super::{BLOCK, DIGIT_BYTES, WORD_BYTES};

/// A matrix in CSR format, and a vector, on the device.
pub(crate) struct Operands<'a, B> {
    /// The table of row groups.
    pub(crate) groups: &'a B,
    /// Rows, as digits of their length and number, in the order of the table.
    pub(crate) order: &'a B,
    /// The first position of each row, and the end.
    pub(crate) pointers: &'a B,
    /// The column of each entry, below the vector's length.
    pub(crate) columns: &'a B,
    /// The value of each entry.
    pub(crate) values: &'a B,
    /// The vector.
    pub(crate) vector: &'a B,
}

/// Leaves the product of each row and the vector in `products`. Values, vector, products and pieces are elements of
/// `element_bytes` bytes.
pub(crate) fn multiply<S: Stream>(
    stream: &S,
    module: &'static Module,
    table: &RowGroups,
    rows: u32,
    operands: Operands<'_, S::Buffer>,
    products: &mut S::Buffer,
    pieces: &mut S::Buffer,
    element_bytes: u64,
) -> Result<(), DeviceError> {
    let elements = |buffer: &S::Buffer| buffer.slice(element_bytes);
    let (groups, order) = (operands.groups.slice(ROW_GROUP_BYTES), operands.order.slice(DIGIT_BYTES));
    let (products, pieces) = (elements(products), elements(pieces));
    let arguments = [
        groups,
        order,
        operands.pointers.slice(WORD_BYTES),
        operands.columns.slice(WORD_BYTES),
        elements(operands.values),
        elements(operands.vector),
        products,
        pieces,
        U32(rows),
    ];
    // SAFETY: the parameters are those of the two kernels. Positions are below the number of values and of columns,
    // columns below the vector's length; there are `rows` products, and as many pieces as the table stores.
    unsafe {
        stream.launch(module, "multiply_rows", Grid::covering(table.threads(), 1, BLOCK), &arguments)?;
        let grid = Grid::covering(table.stored_pieces(), 1, BLOCK);
        for round in 0..table.rounds() {
            let arguments = [groups, order, products, pieces, U32(rows), U32(round)];
            stream.launch(module, "combine_products_round", grid, &arguments)?;
        }
    }
    Ok(())
}
