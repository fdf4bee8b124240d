//! The transform of a tile. A tile has rows and columns, and all columns of the tile are transformed at the same time.
//!
//! Every butterfly replaces (a, b) by (a + w·b, a − w·b). So at each level, the bound of a value that is not multiplied
//! grows by only one unit (see [`TransformLanes`]), and does not double. Two levels are computed together, on four
//! rows.
//!
//! | order of rows | the root w of a butterfly depends on |
//! |---|---|
//! | natural to bit-reversed | the butterfly's block |
//! | bit-reversed to natural | the butterfly's place in its block |

use crate::field::lanes::Work;
use crate::field::transform::TransformLanes;

/// A *near block* is a block for which all remaining levels are computed before the next block is read. In a tile with
/// an even number of levels, a near block has at most 2^`LOG_NEAR_ROWS` rows. With eight elements of 40 bytes in each
/// row, a near block fits in a first-level cache.
const LOG_NEAR_ROWS: u32 = 6;

/// The transform of a tile from natural to bit-reversed order.
pub(super) struct ToReversed<'a, L: TransformLanes> {
    /// The values of the tile, row after row. All rows have the same number of values.
    pub(super) tile: &'a mut [L],
    pub(super) log_rows: u32,
    /// See [`LaneTables::blocks`](super::tables::LaneTables::blocks).
    pub(super) blocks: &'a [L::Factor],
}

impl<L: TransformLanes> Work for ToReversed<'_, L> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { tile, log_rows, blocks } = self;
        let odd = log_rows % 2;
        if odd == 1 {
            halves(tile);
        }
        // Step 0 computes the levels with large blocks, each level for all rows. Each further step computes all
        // remaining levels for one block. One loop does all steps, so that the long code of a level is compiled only
        // once.
        let near = log_rows.saturating_sub(LOG_NEAR_ROWS).next_multiple_of(2) + odd;
        let near = near.min(log_rows);
        let (length, count) = (tile.len() >> near, 1usize << near);
        for step in 0..=count {
            let (rows, number, from, to, start) = match step.checked_sub(1) {
                None => (&mut *tile, 0, odd, near, 0),
                Some(block) => (&mut tile[block * length..][..length], block, near, log_rows, near),
            };
            for level in (from..to).step_by(2) {
                let inner = level - start;
                to_reversed_level(rows, number << inner, 1 << inner, tidies::<L>(level, odd), level == 0, blocks);
            }
        }
    }
}

/// True if values must be [tidied](TransformLanes::tidied) before the pair of levels `level` and `level` + 1. `odd` is
/// the number of levels before the first pair, 0 or 1.
#[inline(always)]
fn tidies<L: TransformLanes>(level: u32, odd: u32) -> bool {
    let mut grown = odd as usize;
    for _ in 0..(level - odd) / 2 {
        grown = if grown + 2 > L::LOOSE_LEVELS { 2 } else { grown + 2 };
    }
    grown + 2 > L::LOOSE_LEVELS
}

/// Computes only the first level, whose root is 1.
#[inline(always)]
fn halves<L: TransformLanes>(tile: &mut [L]) {
    let (low, high) = tile.split_at_mut(tile.len() / 2);
    for (a, b) in low.iter_mut().zip(high) {
        (*a, *b) = (a.plus(*b), a.minus(*b));
    }
}

/// Computes two levels of `count` blocks, from block `first` on. `rows` holds the `count` blocks. `fresh` is true if no
/// level has been computed yet. Fresh values need not be tidied.
#[inline(always)]
fn to_reversed_level<L: TransformLanes>(
    rows: &mut [L],
    first: usize,
    count: usize,
    tidy: bool,
    fresh: bool,
    blocks: &[L::Factor],
) {
    let length = rows.len() / count;
    for (number, block) in (first..).zip(rows.chunks_exact_mut(length)) {
        if number == 0 {
            first_of_four(block, !fresh, blocks);
        } else {
            block_of_four(block, tidy, [&blocks[number], &blocks[2 * number], &blocks[2 * number + 1]]);
        }
    }
}

/// The four quarters of a block.
#[inline(always)]
fn quarters<L>(block: &mut [L]) -> [&mut [L]; 4] {
    let (low, high) = block.split_at_mut(block.len() / 2);
    let (a, b) = low.split_at_mut(low.len() / 2);
    let (c, d) = high.split_at_mut(high.len() / 2);
    [a, b, c, d]
}

/// Computes two levels of a block. The first level has one root. The second level has one root for each half of the
/// block.
#[inline(always)]
fn block_of_four<L: TransformLanes>(block: &mut [L], tidy: bool, [outer, lower, upper]: [&L::Factor; 3]) {
    let [a, b, c, d] = quarters(block);
    for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
        let (x, y) = if tidy { (a.tidied(), b.tidied()) } else { (*a, *b) };
        let z = c.scaled(outer);
        let (x, z) = (x.plus(z), x.minus(z));
        let w = d.scaled(outer);
        let (y, w) = (y.plus(w), y.minus(w));
        let y = y.scaled(lower);
        (*a, *b) = (x.plus(y), x.minus(y));
        let w = w.scaled(upper);
        (*c, *d) = (z.plus(w), z.minus(w));
    }
}

/// Computes two levels of the first block. [`block_of_four`] does the same for all other blocks. The roots of the first
/// block are 1, 1 and i, where i² = −1.
#[inline(always)]
fn first_of_four<L: TransformLanes>(block: &mut [L], tidy: bool, blocks: &[L::Factor]) {
    let quarter_turn = &blocks[1];
    let [a, b, c, d] = quarters(block);
    for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
        let (x, y, z, w) = if tidy { (a.tidied(), b.tidied(), c.tidied(), d.tidied()) } else { (*a, *b, *c, *d) };
        let (x, z) = (x.plus(z), x.minus(z));
        let (y, w) = (y.plus(w).tidied(), y.minus(w).scaled(quarter_turn));
        (*a, *b) = (x.plus(y), x.minus(y));
        (*c, *d) = (z.plus(w), z.minus(w));
    }
}

/// The transform of a tile from bit-reversed to natural order.
pub(super) struct ToNatural<'a, L: TransformLanes> {
    /// The values of the tile, row after row. Each row has `groups` values.
    pub(super) tile: &'a mut [L],
    pub(super) log_rows: u32,
    pub(super) groups: usize,
    /// See [`LaneTables::powers`](super::tables::LaneTables::powers).
    pub(super) powers: &'a [L::Factor],
}

impl<L: TransformLanes> Work for ToNatural<'_, L> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { tile, log_rows, groups, powers } = self;
        let odd = log_rows % 2;
        let near = if log_rows > LOG_NEAR_ROWS { LOG_NEAR_ROWS - LOG_NEAR_ROWS % 2 + odd } else { log_rows };
        // The loop does the steps of `ToReversed` in the opposite order. One loop does all steps, so that the long code
        // of a level is compiled only once.
        let (length, count) = (groups << near, 1usize << (log_rows - near));
        for step in 0..=count {
            let (rows, from, to) = if step < count {
                (&mut tile[step * length..][..length], odd, near)
            } else {
                (&mut *tile, near, log_rows)
            };
            if step < count && odd == 1 {
                for pair in rows.chunks_exact_mut(2 * groups) {
                    halves(pair);
                }
            }
            for level in (from..to).step_by(2) {
                to_natural_level(rows, groups << level, groups, level, odd, powers);
            }
        }
    }
}

/// Computes two levels of blocks of 4·`quarter` values.
#[inline(always)]
fn to_natural_level<L: TransformLanes>(
    rows: &mut [L],
    quarter: usize,
    groups: usize,
    level: u32,
    odd: u32,
    powers: &[L::Factor],
) {
    let half = 1 << level;
    let tidy = tidies::<L>(level, odd);
    for block in rows.chunks_exact_mut(4 * quarter) {
        let [a, b, c, d] = quarters(block);
        let columns = a.chunks_exact_mut(groups).zip(b.chunks_exact_mut(groups));
        let columns = columns.zip(c.chunks_exact_mut(groups)).zip(d.chunks_exact_mut(groups));
        for (j, (((a, b), c), d)) in columns.enumerate() {
            let roots = [&powers[half + j], &powers[2 * half + j], &powers[3 * half + j]];
            let rows = [a, b, c, d];
            if j == 0 { natural_first(rows, level > 0, roots[2]) } else { natural_four(rows, tidy, roots) }
        }
    }
}

/// Computes two levels of four rows of a block. The rows are at the same place in the four quarters of the block.
#[inline(always)]
fn natural_four<L: TransformLanes>([a, b, c, d]: [&mut [L]; 4], tidy: bool, [inner, outer, turned]: [&L::Factor; 3]) {
    for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
        let (x, z) = if tidy { (a.tidied(), c.tidied()) } else { (*a, *c) };
        let y = b.scaled(inner);
        let (x, y) = (x.plus(y), x.minus(y));
        let w = d.scaled(inner);
        let (z, w) = (z.plus(w), z.minus(w));
        let z = z.scaled(outer);
        (*a, *c) = (x.plus(z), x.minus(z));
        let w = w.scaled(turned);
        (*b, *d) = (y.plus(w), y.minus(w));
    }
}

/// Computes two levels of the first row of each quarter. [`natural_four`] does the same for all other rows. The roots
/// of the first rows are 1, 1 and i, where i² = −1.
#[inline(always)]
fn natural_first<L: TransformLanes>([a, b, c, d]: [&mut [L]; 4], tidy: bool, quarter_turn: &L::Factor) {
    for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
        let (x, y, z, w) = if tidy { (a.tidied(), b.tidied(), c.tidied(), d.tidied()) } else { (*a, *b, *c, *d) };
        let (x, y) = (x.plus(y), x.minus(y));
        let (z, w) = (z.plus(w).tidied(), z.minus(w).scaled(quarter_turn));
        (*a, *c) = (x.plus(z), x.minus(z));
        (*b, *d) = (y.plus(w), y.minus(w));
    }
}
