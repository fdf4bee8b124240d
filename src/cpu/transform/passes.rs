//! The passes of a transform. A pass reads all elements in tiles, transforms each tile, and writes the tile.
//!
//! A block of 2^b elements has R rows and C columns. Element r·C + c is in row r and column c. The root of unity w has
//! the order R·C, and rev reverses the bits of an index:
//!
//! ```text
//! X[k + R·l] = Σ over c of w^(R·c·l) · w^(c·k) · Σ over r of w^(C·r·k) · x[r·C + c]
//!                          │           │         └ a pass over columns leaves it in row rev(k)
//!                          │           └ the pass over columns multiplies by it
//!                          └ later passes transform each row, which is a block of C elements
//! ```
//!
//! So position rev(k)·C + rev(l) has X[k + R·l], and X is in bit-reversed order. The last pass transforms rows. For
//! natural order, a tile of the last pass reads eight rows, for eight consecutive values of k. For each l, the tile
//! writes eight consecutive elements. If evaluations in bit-reversed order are transformed to coefficients, the passes
//! run in the opposite order.

use super::shared::Shared;
use super::tables::{LaneTables, Powers, reversed};
use super::tile::{ToNatural, ToReversed};
use crate::field::lanes::Work;
use crate::field::transform::TransformLanes;
use crate::plan::TILE_WIDTH;
use crate::transform::Direction;

/// The data that all tiles of a computation share.
pub(super) struct Context<'a, L: TransformLanes> {
    pub(super) cpu: L::Cpu,
    pub(super) tables: &'a LaneTables<L>,
    /// The direction of the root of unity. For the inverse direction, the inverse of the root is used.
    pub(super) root: Direction,
    /// The order of the tile's rows before and after the transform.
    pub(super) order: TileOrder,
}

/// The order of rows in a tile, before and after the transform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TileOrder {
    ToReversed,
    ToNatural,
}

impl<L: TransformLanes> Context<'_, L> {
    #[inline(always)]
    fn transform(&self, tile: &mut [L], log_rows: u32) {
        match self.order {
            TileOrder::ToReversed => {
                let blocks = self.tables.blocks(log_rows, self.root);
                L::run(self.cpu, ToReversed { tile, log_rows, blocks });
            }
            TileOrder::ToNatural => {
                let powers = self.tables.powers(log_rows);
                L::run(self.cpu, ToNatural { tile, log_rows, groups: TILE_WIDTH / L::WIDTH, powers });
            }
        }
    }
}

/// A pass over the columns of blocks.
#[derive(Clone, Copy)]
pub(super) struct Columns<'a, L: TransformLanes> {
    /// The logarithms of the number of rows R and of the number of columns C.
    pub(super) log_rows: u32,
    pub(super) log_columns: u32,
    /// For each row in natural order, the factor by which the row's elements are multiplied.
    pub(super) row_factors: Option<&'a [L::Factor]>,
    /// For each column, the factor by which the column's elements are multiplied. `None` if all factors are 1.
    pub(super) column_factors: Option<&'a Powers<L>>,
    /// An element h. Row k of the transformed values is multiplied by h^k, in addition to w^(c·k).
    pub(super) evaluation_base: Option<L::Field>,
    /// The factor by which all elements are multiplied.
    pub(super) constant: Option<L::Field>,
}

/// One tile of [`Columns`].
pub(super) struct ColumnTile<'a, 'b, L: TransformLanes> {
    pub(super) context: &'a Context<'a, L>,
    pub(super) pass: &'a Columns<'a, L>,
    /// The vector to read, and the vector to write. `from` and `to` may be the same vector.
    pub(super) from: Shared<'b, L::Field>,
    pub(super) to: Shared<'b, L::Field>,
    /// The index of the tile in the vector.
    pub(super) number: usize,
    /// The memory for a tile of 2^`log_rows` rows.
    pub(super) tile: &'a mut [L],
}

/// The factors of the columns of a tile. One value of type `L` holds the factors of `L::WIDTH` columns, so only the
/// first `TILE_WIDTH / L::WIDTH` places of a `Row` are used. If `L` has one lane, all places are used.
type Row<L> = [L; TILE_WIDTH];

impl<L: TransformLanes> ColumnTile<'_, '_, L> {
    /// The index of the tile's first element in the vector, and the index of the first element's column.
    #[inline(always)]
    fn place(&self) -> (usize, usize) {
        let (log_rows, log_columns) = (self.pass.log_rows, self.pass.log_columns);
        let tiles_of_block = (1usize << log_columns) / TILE_WIDTH;
        let (block, column) = (self.number / tiles_of_block, self.number % tiles_of_block * TILE_WIDTH);
        ((block << (log_rows + log_columns)) + column, column)
    }

    /// Returns two factors for each column. The first factor is the twiddle for row 0 of the transformed values. The
    /// second factor is the twiddle for row k + 1, divided by the twiddle for row k. For column c, the second factor is
    /// w^c, or w^c·h if `evaluation_base` is an element h.
    #[inline(always)]
    fn twiddles(&self, column: usize) -> (Row<L>, Row<L>) {
        let Self { context, pass, .. } = self;
        let (cpu, groups) = (context.cpu, TILE_WIDTH / L::WIDTH);
        let roots = context.tables.roots(pass.log_rows + pass.log_columns, context.root);
        let one = L::multiplier(&pass.constant.unwrap_or(<L::Field as ark_ff::Field>::ONE));
        let base = pass.evaluation_base.map(|base| L::multiplier(&base));
        let (mut first, mut step) = ([L::zero(cpu); TILE_WIDTH], [L::zero(cpu); TILE_WIDTH]);
        for group in 0..groups {
            let column = column + group * L::WIDTH;
            step[group] = roots.load(cpu, column);
            if let Some(base) = &base {
                step[group] = step[group].product(L::gather(cpu, |_| base));
            }
            first[group] = match pass.column_factors {
                Some(factors) => factors.load(cpu, column),
                None => L::gather(cpu, |_| &one),
            };
        }
        (first, step)
    }

    /// For each k, multiplies row k by the twiddles for row k. If `PARK` is true, the tile has already been
    /// transformed, and [`park`](TransformLanes::park) writes each row to the output vector.
    #[inline(always)]
    fn twist<const PARK: bool>(&mut self, place: usize, column: usize) {
        let groups = TILE_WIDTH / L::WIDTH;
        let (mut twiddles, step) = self.twiddles(column);
        let (log_rows, log_columns) = (self.pass.log_rows, self.pass.log_columns);
        for k in 0..1 << log_rows {
            let row = reversed(k, log_rows);
            for group in 0..groups {
                let value = &mut self.tile[row * groups + group];
                *value = value.product(twiddles[group]);
                twiddles[group] = twiddles[group].product(step[group]);
                if PARK {
                    // SAFETY: no other tile uses these elements, and this tile has no other reference to them.
                    let elements = unsafe { self.to.part(place + (row << log_columns), TILE_WIDTH) };
                    value.park(&mut elements[group * L::WIDTH..]);
                }
            }
        }
    }
}

impl<L: TransformLanes> Work for ColumnTile<'_, '_, L> {
    type Output = ();

    /// 1. Load the rows. If the loaded rows are in natural order, multiply each row by its factor.
    /// 2. If the result is in bit-reversed order, transform, then multiply by the twiddles. If the result is in natural
    ///    order, multiply by the twiddles, then transform.
    /// 3. If the loaded rows were in bit-reversed order, the rows are now in natural order: multiply each row by its
    ///    factor. Store the rows.
    #[inline(always)]
    fn run(mut self) {
        let (cpu, groups) = (self.context.cpu, TILE_WIDTH / L::WIDTH);
        let (log_rows, log_columns) = (self.pass.log_rows, self.pass.log_columns);
        let (place, column) = self.place();
        let (from, to) = (self.from, self.to);
        let natural_first = self.context.order == TileOrder::ToReversed;
        for row in 0..1usize << log_rows {
            // SAFETY: no other tile uses these elements, and this tile has no other reference to them.
            let elements = unsafe { from.part(place + (row << log_columns), TILE_WIDTH) };
            for group in 0..groups {
                let mut value = L::load(cpu, &elements[group * L::WIDTH..]);
                if let (Some(factors), true) = (self.pass.row_factors, natural_first) {
                    value = value.scaled(&factors[row]);
                }
                self.tile[row * groups + group] = value;
            }
        }
        if natural_first {
            self.context.transform(self.tile, log_rows);
            self.twist::<true>(place, column);
            return;
        }
        self.twist::<false>(place, column);
        self.context.transform(self.tile, log_rows);
        for row in 0..1usize << log_rows {
            // SAFETY: no other tile uses these elements, and this tile has no other reference to them.
            let elements = unsafe { to.part(place + (row << log_columns), TILE_WIDTH) };
            for group in 0..groups {
                let mut value = self.tile[row * groups + group];
                if let Some(factors) = self.pass.row_factors {
                    value = value.scaled(&factors[row]);
                }
                value.store(&mut elements[group * L::WIDTH..]);
            }
        }
    }
}

/// The order of a vector after a pass over rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowOrder {
    /// Each row stays at its place in the vector.
    InPlace,
    /// The result is in natural order. The rows of the input are in bit-reversed order.
    Natural,
}

/// The pass over contiguous rows.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a, L: TransformLanes> {
    /// The logarithms of the number of rows and of the number of elements in a row.
    pub(super) log_rows: u32,
    pub(super) log_columns: u32,
    pub(super) order: RowOrder,
    /// One factor for each place in a transformed row, in natural order.
    pub(super) factors: Option<&'a [L::Factor]>,
}

/// One tile of [`Rows`]: eight rows, transposed.
pub(super) struct RowTile<'a, 'b, L: TransformLanes> {
    pub(super) context: &'a Context<'a, L>,
    pub(super) pass: &'a Rows<'a, L>,
    pub(super) from: Shared<'b, L::Field>,
    pub(super) to: Shared<'b, L::Field>,
    pub(super) number: usize,
    pub(super) tile: &'a mut [L],
}

impl<L: TransformLanes> Work for RowTile<'_, '_, L> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { context, pass, from, to, number, tile } = self;
        let (cpu, groups) = (context.cpu, TILE_WIDTH / L::WIDTH);
        let (log_rows, log_columns) = (pass.log_rows, pass.log_columns);
        let length = 1usize << log_columns;
        let mut places = [0; TILE_WIDTH];
        for (lane, place) in places.iter_mut().enumerate() {
            let row = number * TILE_WIDTH + lane;
            let row = if pass.order == RowOrder::Natural { reversed(row, log_rows) } else { row };
            *place = row << log_columns;
        }
        {
            // SAFETY: no other tile uses these rows, and this tile has no other reference to them.
            let rows: [&[L::Field]; TILE_WIDTH] = places.map(|place| &*unsafe { from.part(place, length) });
            for position in 0..length {
                for group in 0..groups {
                    tile[position * groups + group] = L::gather(cpu, |lane| &rows[group * L::WIDTH + lane][position]);
                }
            }
        }
        context.transform(tile, log_columns);
        let natural = |position: usize| match context.order {
            TileOrder::ToReversed => reversed(position, log_columns),
            TileOrder::ToNatural => position,
        };
        for position in 0..length {
            // If the output vector is in natural order, the loop visits the values in natural order.
            let (index, position) = match pass.order {
                RowOrder::Natural => (position, natural(position)),
                RowOrder::InPlace => (natural(position), position),
            };
            for group in 0..groups {
                let mut value = tile[position * groups + group];
                if let Some(factors) = pass.factors {
                    value = value.scaled(&factors[index]);
                }
                match pass.order {
                    RowOrder::Natural => {
                        let place = (index << log_rows) + number * TILE_WIDTH + group * L::WIDTH;
                        // SAFETY: no other tile writes these elements.
                        value.store(unsafe { to.part(place, L::WIDTH) });
                    }
                    RowOrder::InPlace => value.scatter(|lane, element| {
                        // SAFETY: no other tile writes this element.
                        let to = unsafe { to.part(places[group * L::WIDTH + lane] + position, 1) };
                        to[0] = element;
                    }),
                }
            }
        }
    }
}
