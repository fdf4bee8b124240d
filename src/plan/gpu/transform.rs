//! The passes of number-theoretic transforms on a GPU: `cuda/stages/transform.cuh`.

use crate::kernels::registry::{self, Kernel};
use crate::transform::Direction;

/// The kind of a tile. A block of threads transforms a tile. A tile consists of neighbouring columns of one or several
/// blocks of a [`Pass`], with all rows of these columns. So the number of rows in a block of a pass is at most the
/// number of elements in a tile. If a block has one row for each element of a tile, the tile has a single column.
/// Blocks of threads with neighbouring columns run at the same time, so the L2 cache joins the sectors of these columns
/// into whole atoms of device memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tile {
    /// 2^8 elements. A thread holds two elements.
    Small,
    /// 2^10 elements. A thread holds four elements.
    Large,
}

impl Tile {
    /// The logarithm of the number of elements of a tile.
    pub(crate) fn log_elements(self) -> u32 {
        match self {
            Self::Small => 8,
            Self::Large => 10,
        }
    }

    /// The logarithm of the number of elements that a thread holds. A round transforms along `log_held` bits of an
    /// index.
    pub(crate) fn log_held(self) -> u32 {
        match self {
            Self::Small => 1,
            Self::Large => 2,
        }
    }

    /// The kernel that computes a pass with tiles of this kind.
    pub(crate) fn kernel(self) -> &'static Kernel {
        match self {
            Self::Small => &registry::TRANSFORM_PASS_SMALL,
            Self::Large => &registry::TRANSFORM_PASS,
        }
    }
}

/// The size of a transform, and the kind of its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) log_size: u32,
    pub(crate) tile: Tile,
}

impl Shape {
    /// A transform of 2^`log_size` elements. The tiles are small if large tiles would leave a multiprocessor without
    /// work, and if small tiles need at most two passes. On an H200, a transform of 2^10 to 2^16 elements is 1.3 to 1.6
    /// times as fast with small tiles as with large tiles.
    pub(crate) fn of(log_size: u32, multiprocessors: u32) -> Self {
        let large_tiles = 1u64 << log_size.saturating_sub(Tile::Large.log_elements());
        let is_small = large_tiles < u64::from(multiprocessors) && log_size <= 2 * Tile::Small.log_elements();
        Self { log_size, tile: if is_small { Tile::Small } else { Tile::Large } }
    }

    /// The passes of a transform of 2^`log_size` elements, from the highest bits of an index to the lowest. With large
    /// tiles, a transform of up to 2^20 elements needs at most two passes, and a transform of up to 2^30 elements needs
    /// at most three passes.
    pub(crate) fn passes(self) -> Vec<Pass> {
        let Self { log_size, tile } = self;
        let count = log_size.div_ceil(tile.log_elements()).max(1);
        let mut parts = Vec::new();
        let mut rest = log_size;
        for left in (1..=count).rev() {
            let part = rest.div_ceil(left);
            // A round transforms along one bit of the index (small tiles) or along two bits (large tiles). With large
            // tiles, parts with an even number of bits need fewer rounds in total.
            let multiple = part.next_multiple_of(tile.log_held());
            let part = if left > 1 && multiple <= tile.log_elements() { multiple } else { part };
            parts.push(part);
            rest -= part;
        }
        let mut log_columns = 0;
        let mut passes: Vec<Pass> = parts
            .into_iter()
            .map(|log_rows| {
                let pass = Pass { log_rows, log_columns };
                log_columns += log_rows;
                pass
            })
            .collect();
        passes.reverse();
        passes
    }

    /// The launches of one transform, in their order. An inverse transform multiplies by factors. A forward transform
    /// multiplies by factors only on a coset.
    ///
    /// - Forward: from coefficients in natural order to evaluations in bit-reversed order.
    /// - Inverse: from evaluations in bit-reversed order to coefficients in natural order.
    ///
    /// For evaluations in natural order, the caller permutes the elements by bit reversal, after a forward transform or
    /// before an inverse transform.
    pub(crate) fn launches(self, direction: Direction, has_offset: bool) -> Vec<PassLaunch> {
        let passes = self.passes().into_iter();
        match direction {
            Direction::Forward => {
                let mut launches = self.with_step(passes, Step { order: StepOrder::ToReversed, root: direction });
                if has_offset && let Some(first) = launches.first_mut() {
                    first.factors = Some(Factors { place: FactorPlace::BeforeSteps, reversed: false });
                }
                launches
            }
            Direction::Inverse => {
                let mut launches = self.with_step(passes.rev(), Step { order: StepOrder::ToNatural, root: direction });
                if let Some(last) = launches.last_mut() {
                    last.factors = Some(Factors { place: FactorPlace::AfterFirstStep, reversed: false });
                }
                launches
            }
        }
    }

    /// The launches that compute coefficients in bit-reversed order from evaluations in natural order. The last launch
    /// multiplies by factors.
    pub(crate) fn interpolation(self) -> Vec<PassLaunch> {
        let step = Step { order: StepOrder::ToReversed, root: Direction::Inverse };
        let mut launches = self.with_step(self.passes().into_iter(), step);
        if let Some(last) = launches.last_mut() {
            last.factors = Some(Factors { place: FactorPlace::AfterFirstStep, reversed: true });
        }
        launches
    }

    /// The launches that compute evaluations on a coset from evaluations on the subgroup. All evaluations are in
    /// natural order. One launch computes the last pass of the inverse transform, the multiplication by factors, and
    /// the first pass of the forward transform.
    pub(crate) fn extension(self) -> Vec<PassLaunch> {
        let step = Step { order: StepOrder::ToNatural, root: Direction::Forward };
        let mut launches = self.interpolation();
        if let Some(last) = launches.last_mut() {
            last.steps[1] = Some(step);
        }
        launches.extend(self.with_step(self.passes().into_iter().rev().skip(1), step));
        launches
    }

    /// Returns one launch for each pass. The only step of each launch is `step`.
    fn with_step(self, passes: impl Iterator<Item = Pass>, step: Step) -> Vec<PassLaunch> {
        passes.map(|pass| PassLaunch { tile: self.tile, pass, steps: [Some(step), None], factors: None }).collect()
    }
}

/// A table with all powers of a root or of an offset takes at most the device's memory divided by `MAX_TABLE_SHARE`. A
/// larger table is replaced by two smaller tables, and a multiplication by a power then takes two products. If elements
/// have 32 bytes, a table on an H200 has at most 2^24 powers.
const MAX_TABLE_SHARE: u64 = 128;

/// The logarithm of the greatest number of powers in a single table, if the table is computed for one transform only.
const LOG_SINGLE: u32 = 10;

/// The bytes of a factor in a table. The table stores the factor and the factor's quotient
/// (`cuda/field/fixed_factor.cuh`).
pub(crate) fn factor_bytes(element_bytes: u64) -> u64 {
    2 * element_bytes
}

/// A pass over all blocks of 2^(`log_rows` + `log_columns`) elements. A block is a matrix, and a column has one element
/// of each row. The pass transforms each column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) log_rows: u32,
    /// The logarithm of the number of columns of a block. In the pass over the lowest bits of an index, `log_columns`
    /// is 0: a block has a single column, and the elements of this column are contiguous in memory.
    pub(crate) log_columns: u32,
}

/// States how a step changes the order of a tile's rows: from natural to bit-reversed order, or from bit-reversed to
/// natural order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepOrder {
    ToReversed,
    ToNatural,
}

/// A step of a pass: a transform of each column, and the multiplication by the twiddles between two passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) order: StepOrder,
    /// The direction of the transform. The inverse direction uses the inverse root.
    pub(crate) root: Direction,
}

/// States when a pass multiplies each element by its factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FactorPlace {
    BeforeSteps,
    /// After the first step. If a pass has two steps, the multiplication is between the two steps.
    AfterFirstStep,
}

/// The multiplication of each element by a factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Factors {
    pub(crate) place: FactorPlace,
    /// True if the index of a factor is the bit-reversed index of the element.
    pub(crate) reversed: bool,
}

/// A launch of the kernel `transform_pass` or `transform_pass_small`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassLaunch {
    pub(crate) tile: Tile,
    pub(crate) pass: Pass,
    pub(crate) steps: [Option<Step>; 2],
    pub(crate) factors: Option<Factors>,
}

impl PassLaunch {
    /// Returns the launch for a table in which the factors have the same order as the elements in memory.
    pub(crate) fn with_factors_in_order(mut self) -> Self {
        if let Some(factors) = &mut self.factors {
            factors.reversed = false;
        }
        self
    }

    /// Returns the value of the kernel's parameter `steps`.
    pub(crate) fn code(&self) -> u32 {
        let of_step = |step: Option<Step>| {
            step.map_or(0, |step| {
                let order = match step.order {
                    StepOrder::ToReversed => 1,
                    StepOrder::ToNatural => 2,
                };
                order | if step.root == Direction::Inverse { 4 } else { 0 }
            })
        };
        let [first, second] = self.steps.map(of_step);
        let factors = self.factors.map_or(0, |Factors { place, reversed }| {
            let place = match place {
                FactorPlace::BeforeSteps => 1 << 6,
                FactorPlace::AfterFirstStep => 1 << 7,
            };
            place | if reversed { 1 << 8 } else { 0 }
        });
        first | second << 3 | factors
    }
}

/// The number of rows a·b = c that a lane of the kernel `unsatisfied_rows` tests. If a lane tests more rows, too few
/// threads run at the same time. On an H200, the kernel took 87 µs for 2^18 rows with 64 rows for each thread.
pub(crate) const ROWS_PER_LANE: u32 = 4;

/// The tables of powers that the passes of a transform read. The tables lie one after the other in memory. The inverse
/// of the number of elements follows the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RootTables {
    /// The base-2 logarithm of R, the greatest number of rows of a tile. For each power of two h < R and each j < h,
    /// entry h + j of the first table is power j of the root of order 2·h. Entry h + j of the second table is power j
    /// of the inverse root.
    pub(crate) log_tile: u32,
    /// The powers of the root of order 2^`log_size`.
    pub(crate) powers: PowerTables,
}

impl RootTables {
    /// The tables for transforms of one shape, of elements of `element_bytes` bytes, on a device with `memory` bytes of
    /// memory.
    pub(crate) fn of(shape: Shape, element_bytes: u64, memory: u64) -> Self {
        let passes = shape.passes();
        let log_tile = passes.iter().map(|pass| pass.log_rows).max().unwrap_or(0);
        // There are no twiddles between passes if there is only one pass.
        let log_count = if passes.len() > 1 { shape.log_size } else { 0 };
        Self { log_tile, powers: PowerTables::of(log_count, most_powers(element_bytes, memory)) }
    }

    /// The number of elements of all tables.
    pub(crate) fn elements(&self) -> u64 {
        self.tile() + self.powers.elements()
    }

    /// The number of elements of the first two tables.
    pub(crate) fn tile(&self) -> u64 {
        2 << self.log_tile
    }
}

/// The logarithm of the greatest number of powers in a table that is kept on the device.
fn most_powers(element_bytes: u64, memory: u64) -> u32 {
    (memory / MAX_TABLE_SHARE / factor_bytes(element_bytes)).max(1).ilog2()
}

/// Tables of the powers g^i of an element g, for all i below 2^`log_count`. The first table has the low powers: the
/// exponents are below 2^`log_low`. The second table has the high powers: the exponents are multiples of 2^`log_low`.
/// If the table of low powers has all exponents, there are no high powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PowerTables {
    pub(crate) log_low: u32,
    /// Logarithm of the number of high powers.
    pub(crate) log_high: Option<u32>,
}

impl PowerTables {
    /// The tables of the powers of a root. The tables are kept on the device. If two tables of 2^`most` powers are
    /// enough, no table has more than 2^`most` powers.
    fn of(log_count: u32, most: u32) -> Self {
        match log_count <= most {
            true => Self { log_low: log_count, log_high: None },
            false => {
                let log_high = most.max(log_count.div_ceil(2));
                Self { log_low: log_count - log_high, log_high: Some(log_high) }
            }
        }
    }

    /// Returns a single table for at most 2^[`LOG_SINGLE`] powers. For more powers, returns two tables of about equal
    /// size. The two tables together have far fewer elements than a single table.
    pub(crate) fn small(log_count: u32) -> Self {
        match log_count <= LOG_SINGLE {
            true => Self { log_low: log_count, log_high: None },
            false => Self { log_low: log_count.div_ceil(2), log_high: Some(log_count / 2) },
        }
    }

    /// The tables of the powers of an offset. The tables are kept on the device for witness maps.
    pub(crate) fn of_factors(log_count: u32, element_bytes: u64, memory: u64) -> Self {
        match log_count <= most_powers(element_bytes, memory) {
            true => Self { log_low: log_count, log_high: None },
            false => Self::small(log_count),
        }
    }

    /// True if one table has all powers.
    pub(crate) fn is_whole(&self) -> bool {
        self.log_high.is_none()
    }

    pub(crate) fn low(&self) -> u64 {
        1 << self.log_low
    }

    pub(crate) fn high(&self) -> u64 {
        self.log_high.map_or(0, |log_high| 1 << log_high)
    }

    pub(crate) fn elements(&self) -> u64 {
        self.low() + self.high()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn large(log_size: u32) -> Shape {
        Shape { log_size, tile: Tile::Large }
    }

    fn small(log_size: u32) -> Shape {
        Shape { log_size, tile: Tile::Small }
    }

    #[test]
    fn parts_make_up_the_size() {
        for shape in (0..=37).map(large).chain((0..=16).map(small)) {
            let Shape { log_size, tile } = shape;
            let passes = shape.passes();
            let mut log_columns = log_size;
            for pass in &passes {
                log_columns -= pass.log_rows;
                assert_eq!(pass.log_columns, log_columns, "{passes:?}");
                // A part has fewer than two bits only if it is the only part of the transform.
                let least = if passes.len() == 1 { log_size } else { 2 };
                assert!((least..=tile.log_elements()).contains(&pass.log_rows), "{passes:?}");
                // Each tile is full, and its columns belong to one block.
                assert!(log_columns == 0 || pass.log_rows + log_columns >= tile.log_elements(), "{passes:?}");
            }
            assert_eq!(log_columns, 0);
        }
        let count = |log_size| large(log_size).passes().len();
        assert_eq!([10, 11, 20, 21, 30, 31].map(count), [1, 2, 2, 3, 3, 4]);
        assert_eq!([8, 9, 16].map(|log_size| small(log_size).passes().len()), [1, 2, 2]);
        let rows = |log_size| large(log_size).passes().iter().map(|pass| pass.log_rows).collect::<Vec<_>>();
        assert_eq!([rows(18), rows(20), rows(26)], [vec![8, 10], vec![10, 10], vec![8, 8, 10]]);
    }

    /// Small tiles are chosen only if there are more multiprocessors than large tiles.
    #[test]
    fn short_vectors_have_small_tiles() {
        let largest_small = |multiprocessors| {
            (0..=37).take_while(|&log_size| Shape::of(log_size, multiprocessors) == small(log_size)).last()
        };
        assert_eq!(largest_small(1), None);
        assert_eq!([2, 4, 58, 132, 1000].map(largest_small), [10, 11, 15, 16, 16].map(Some));
    }

    #[test]
    fn the_ends_of_transforms_have_the_factors() {
        let places = |direction, has_offset| -> Vec<_> {
            let place = |launch: &PassLaunch| (launch.pass.log_columns, launch.factors.map(|factors| factors.place));
            large(26).launches(direction, has_offset).iter().map(place).collect()
        };
        let (before, after) = (Some(FactorPlace::BeforeSteps), Some(FactorPlace::AfterFirstStep));
        assert_eq!(places(Direction::Forward, true), [(18, before), (10, None), (0, None)]);
        assert_eq!(places(Direction::Forward, false), [(18, None), (10, None), (0, None)]);
        assert_eq!(places(Direction::Inverse, false), [(0, None), (10, None), (18, after)]);
        let codes = |direction| large(26).launches(direction, true).iter().map(PassLaunch::code).collect::<Vec<_>>();
        assert_eq!(codes(Direction::Forward), [1 | 1 << 6, 1, 1]);
        assert_eq!(codes(Direction::Inverse), [6, 6, 6 | 1 << 7]);
    }

    /// The witness map of 2^20 elements makes 10 passes over vectors: three over a, three over b, two over c, and two
    /// over the product a·b. The passes over a and b share their launches: one launch makes a pass over a and the same
    /// pass over b.
    #[test]
    fn an_extension_has_one_pass_less_than_two_transforms() {
        let codes = |launches: Vec<PassLaunch>| launches.iter().map(PassLaunch::code).collect::<Vec<_>>();
        assert_eq!(codes(large(20).interpolation()), [5, 5 | 1 << 7 | 1 << 8]);
        assert_eq!(codes(large(20).extension()), [5, 5 | 2 << 3 | 1 << 7 | 1 << 8, 2]);
        let columns = large(20).extension().iter().map(|launch| launch.pass.log_columns).collect::<Vec<_>>();
        assert_eq!(columns, [10, 0, 10]);
        assert_eq!(2 * large(20).extension().len() + 2 * large(20).interpolation().len(), 10);
        assert_eq!(large(8).extension().len(), 1);
    }

    #[test]
    fn tables_have_all_powers() {
        for shape in (0..=37).map(large).chain((0..=16).map(small)) {
            let log_size = shape.log_size;
            for memory in [1 << 20, 1 << 30, 1 << 37] {
                let factors = PowerTables::of_factors(log_size, 32, memory);
                for tables in [RootTables::of(shape, 32, memory).powers, PowerTables::small(log_size), factors] {
                    let exponents = tables.low() * tables.high().max(1);
                    assert!(exponents == 1 << log_size || shape.passes().len() == 1, "{tables:?}");
                }
            }
        }
        assert_eq!(RootTables::of(large(20), 32, 141 << 30).elements(), 2048 + (1 << 20));
        assert_eq!(RootTables::of(large(26), 32, 141 << 30).elements(), 2048 + 4 + (1 << 24));
        assert_eq!(RootTables::of(large(20), 32, 1 << 20).elements(), 2048 + 1024 + 1024);
    }
}
