//! Row-balanced summation: `cuda/stages/rows.cuh` and `cuda/stages/row_groups.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::accumulate::Grouped;
use super::sort::Sort;
use super::{BLOCK, DIGIT_BYTES, PointArithmetic, Shape, WORD_BYTES};
use crate::kernels::Module;
use crate::kernels::SPARSE;
use crate::plan::Radix;
use crate::plan::row_groups::{ROW_GROUP_BYTES, RowGroups, RowRoom};

/// Threads of a block of `group_rows`: `GROUP_THREADS` in cuda/stages/row_groups.cuh.
const GROUP_THREADS: u32 = 256;

/// The sizes of a row-balanced accumulation (cuzk 4.1, CSR-Balanced).
#[derive(Clone, Copy)]
pub(crate) struct RowBalanced {
    /// The chunk's, without exponents. A bucket is a row.
    pub(crate) shape: Shape,
    /// Threads that share a window's digits, a multiple of 32.
    pub(crate) threads: u32,
    /// Rows that a warp sorts by itself.
    pub(crate) tile: u32,
    /// The passes of the sort by length, which is that of the longest row that memory has been planned for.
    pub(crate) radix: Radix,
}

/// Working memory of a row-balanced accumulation of W windows of M buckets.
pub(crate) struct RowBuffers<'a, B> {
    /// W·M digits: the rows of each window, by length.
    pub(crate) order: &'a mut B,
    /// As many, for the sort.
    pub(crate) spare_order: &'a mut B,
    /// Words: one for each window, radix value and tile of M rows.
    pub(crate) tile_counts: &'a mut B,
    /// Words: one for each window and radix value.
    pub(crate) radix_counts: &'a mut B,
    /// W·32 entries of 24 bytes.
    pub(crate) groups: &'a mut B,
    /// Points: [`RowRoom::pieces`] for each window.
    pub(crate) pieces: &'a mut B,
}

impl RowBalanced {
    /// What a window needs.
    pub(crate) fn room(&self) -> RowRoom {
        RowRoom::new(self.threads, self.shape.n)
    }

    /// Leaves bucket b of window w at w·M + b − 1 of `buckets`, the identity where it is empty.
    #[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
    pub(crate) fn run<S: Stream>(
        &self,
        stream: &S,
        module: &'static Module,
        law: PointArithmetic,
        bases: &S::Buffer,
        grouped: &Grouped<'_, S::Buffer>,
        memory: RowBuffers<'_, S::Buffer>,
        buckets: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let Shape { n, windows, buckets: rows, .. } = self.shape;
        let RowBuffers { order, spare_order, tile_counts, radix_counts, groups, pieces } = memory;
        let arguments = [grouped.bounds.slice(WORD_BYTES), order.slice(DIGIT_BYTES), U32(rows)];
        // SAFETY: the parameters are those of the kernel, which reads W·(M + 2) bounds and writes W·M digits.
        unsafe { stream.launch(&SPARSE, "row_lengths", Grid::covering(rows, windows, BLOCK), &arguments)? };
        let sort = Sort { n: rows, windows, radix: self.radix, lowest_bit: 1, tile: self.tile };
        sort.run(stream, order, spare_order, tile_counts, radix_counts)?;

        let (order, table) = (order.slice(DIGIT_BYTES), groups.slice(ROW_GROUP_BYTES));
        let points = |buffer: &S::Buffer| buffer.slice(law.point_bytes);
        let (sums, pieces, room) = (points(buckets), points(pieces), self.room());
        let row_of_blocks = |threads| Grid::covering(threads, windows, BLOCK);
        // SAFETY: the parameters are those of the kernels. The digits' points are below the number of bases; a window has
        // 32 groups, M sums and as many pieces as `RowRoom` says.
        unsafe {
            let grid = Grid { blocks: (windows, 1), threads: GROUP_THREADS };
            stream.launch(&SPARSE, "group_rows", grid, &[order, table, U32(rows), U32(self.threads)])?;
            let [digits, bounds] = grouped.slices();
            let buffers = [bases.slice(law.base_bytes), digits, bounds, order, table, sums, pieces];
            let arguments = [&buffers[..], &[U32(n), U32(rows), U32(room.pieces)]].concat();
            stream.launch(module, "accumulate_row_balanced", row_of_blocks(room.threads), &arguments)?;
            for round in 0..room.rounds {
                let arguments = [order, table, sums, pieces, U32(rows), U32(room.pieces), U32(round)];
                stream.launch(module, "combine_buckets_round", row_of_blocks(room.pieces), &arguments)?;
            }
        }
        Ok(())
    }
}

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
#[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
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
