//! Row-balanced summation: `cuda/stages/rows.cuh` and `cuda/papers/row_groups.cuh`.

use super::super::call::Call;
use super::super::device::{Buffer, DeviceError, Stream};
use super::accumulate::AccumulateStage;
use super::sort::{Sort, SortBuffers};
use super::{Shape, digits, words};
use crate::kernels::Module;
use crate::kernels::registry;
use crate::plan::Radix;
use crate::plan::row_groups::{ROW_GROUP_BYTES, RowGroups, RowRoom};

/// A row-balanced accumulation (cuzk 4.1, CSR-Balanced). Digits have no exponents, a bucket is a row, and the number of threads
/// is a multiple of 32.
pub(crate) struct RowBalanced<'a, 's, S: Stream> {
    pub(crate) stage: &'a AccumulateStage<'s, S>,
    /// Rows that a block sorts alone.
    pub(crate) tile: u32,
    /// The passes of the sort by length, for the longest row that the plan has memory for.
    pub(crate) radix: Radix,
}

/// The working memory of a row-balanced accumulation of W windows of M buckets.
pub(crate) struct RowBuffers<'a, B> {
    /// The sort of the rows of each window by length: W·M digits, for tiles of M rows.
    pub(crate) sort: SortBuffers<'a, B>,
    /// W·32 entries of 24 bytes.
    pub(crate) groups: &'a mut B,
    /// Points: [`RowRoom::pieces`] for each window.
    pub(crate) pieces: &'a mut B,
}

impl<S: Stream> RowBalanced<'_, '_, S> {
    /// Stores bucket b of window w at w·M + b − 1 of `buckets`, the identity if it is empty.
    pub(crate) fn run(&self, memory: RowBuffers<'_, S::Buffer>, buckets: &mut S::Buffer) -> Result<(), DeviceError> {
        let &AccumulateStage { launcher, arithmetic, shape, threads, ref sorted, .. } = self.stage;
        let Shape { n, rows: windows, buckets: rows, .. } = shape;
        let RowBuffers { sort: SortBuffers { digits: order, spare, tile_counts, radix_counts }, groups, pieces } =
            memory;
        let call = launcher.call(&registry::ROW_LENGTHS).args([sorted.bounds.argument(), digits(order)]).arg(rows);
        // SAFETY: there are W·(M + 2) bounds and W·M digits.
        unsafe { call.threads(rows, windows)? };
        let sort = Sort { n: rows, rows: windows, radix: self.radix, lowest_bit: 1, tile: self.tile };
        sort.run(launcher, SortBuffers { digits: &mut *order, spare, tile_counts, radix_counts }, None)?;

        let (order, groups) = (digits(order), groups.slice(ROW_GROUP_BYTES));
        let (sums, pieces) = (arithmetic.points(buckets), arithmetic.points(pieces));
        let room = RowRoom::new(threads, n);
        // SAFETY: the digits name bases. A window has 32 groups, M sums, and the pieces that `RowRoom` counts.
        unsafe {
            launcher.call(&registry::GROUP_ROWS).args([order, groups]).args([rows, threads]).blocks((windows, 1))?;
            let call = self.stage.call(&registry::ACCUMULATE_ROW_BALANCED).args([order, groups, sums, pieces]);
            call.args([n, rows, room.pieces]).threads(room.threads, windows)?;
            for round in 0..room.rounds {
                let call = launcher.call(&registry::COMBINE_BUCKETS_ROUND).args([order, groups, sums, pieces]);
                call.args([rows, room.pieces, round]).threads(room.pieces, windows)?;
            }
        }
        Ok(())
    }
}

/// A matrix in CSR format and a vector, on the device.
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
    /// Bytes of a value, and of an element of the vector, the products and the pieces.
    pub(crate) element_bytes: u64,
}

/// Stores the product of each row and the vector in `products`. `pieces` has room for the pieces that the table stores.
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
    let (pointers, columns) = (words(operands.pointers), words(operands.columns));
    let (values, vector) = (elements(operands.values), elements(operands.vector));
    let call = |kernel| Call::new(stream, Some(module), kernel).args([groups, order]);
    // SAFETY: positions are below the number of values and of columns, columns are below the vector's length. There are
    // `rows` products, and the pieces that the table stores.
    unsafe {
        let first = call(&registry::MULTIPLY_ROWS).args([pointers, columns, values, vector, products, pieces]);
        first.arg(rows).threads(table.threads(), 1)?;
        for round in 0..table.rounds() {
            let next = call(&registry::COMBINE_PRODUCTS_ROUND).args([products, pieces]).args([rows, round]);
            next.threads(table.stored_pieces(), 1)?;
        }
    }
    Ok(())
}
