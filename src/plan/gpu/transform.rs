//! The passes of number-theoretic transforms on a GPU: `cuda/stages/transform.cuh`.

use crate::transform::Direction;

/// The logarithm of T, where T is the number of elements of a tile. A block of threads transforms a tile. A tile
/// consists of neighbouring columns of one or several blocks of a [`Pass`], with all rows of these columns. So a block
/// of a pass has at most T rows. A tile with T rows has a single column. Blocks of threads with neighbouring columns
/// run at the same time, so L2 joins the sectors of these columns to atoms of device memory.
pub(crate) const LOG_TILE: u32 = 10;
/// A table with all powers of a root or of an offset takes at most the device's memory divided by this number. If the
/// table would be larger, there are two smaller tables instead, and a multiplication by a power takes two products. If
/// elements have 32 bytes, a table on an H200 has at most 2^24 powers.
const MAX_TABLE_SHARE: u64 = 128;

/// The bytes of a factor in a table: the factor and its quotient (`cuda/field/fixed_factor.cuh`).
pub(crate) fn factor_bytes(element_bytes: u64) -> u64 {
    2 * element_bytes
}

/// A pass over all blocks of 2^(`log_rows` + `log_columns`) elements. A block is a matrix. The pass transforms each
/// column, which has one element of each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) log_rows: u32,
    /// The logarithm of the number of columns of a block. In the pass over the lowest bits of an index, this logarithm
    /// is 0: a block has a single column, whose elements are contiguous in memory.
    pub(crate) log_columns: u32,
}

/// The change of the order of a tile's rows in a step: from natural to bit-reversed order, or from bit-reversed to
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

/// The point of a pass at which each element is multiplied by the factor of the element's index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FactorPlace {
    BeforeSteps,
    /// After the first step. If there are two steps, this point is between them.
    AfterFirstStep,
}

/// The multiplication of each element by a factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Factors {
    pub(crate) place: FactorPlace,
    /// True if the index of an element's factor is the element's index with its bits reversed.
    pub(crate) reversed: bool,
}

/// A launch of the kernel `transform_pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassLaunch {
    pub(crate) pass: Pass,
    pub(crate) steps: [Option<Step>; 2],
    pub(crate) factors: Option<Factors>,
}

impl PassLaunch {
    /// The same launch, for a table whose factors have the order of the elements in memory.
    pub(crate) fn with_factors_in_order(mut self) -> Self {
        if let Some(factors) = &mut self.factors {
            factors.reversed = false;
        }
        self
    }

    /// The parameter `steps` of the kernel.
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

/// The passes of a transform of 2^`log_size` elements, from the highest bits of an index to the lowest. There are at
/// most two passes up to 2^20 elements, and at most three up to 2^30.
pub(crate) fn passes(log_size: u32) -> Vec<Pass> {
    let count = log_size.div_ceil(LOG_TILE).max(1);
    let mut parts = Vec::new();
    let mut rest = log_size;
    for left in (1..=count).rev() {
        let part = rest.div_ceil(left);
        // A round transforms along two bits, so parts with an even number of bits need fewer rounds.
        let even = part.next_multiple_of(2);
        let part = if left > 1 && even <= LOG_TILE { even } else { part };
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
pub(crate) fn launches(log_size: u32, direction: Direction, has_offset: bool) -> Vec<PassLaunch> {
    let passes = passes(log_size).into_iter();
    match direction {
        Direction::Forward => {
            let mut launches = with_step(passes, Step { order: StepOrder::ToReversed, root: direction });
            if has_offset && let Some(first) = launches.first_mut() {
                first.factors = Some(Factors { place: FactorPlace::BeforeSteps, reversed: false });
            }
            launches
        }
        Direction::Inverse => {
            let mut launches = with_step(passes.rev(), Step { order: StepOrder::ToNatural, root: direction });
            if let Some(last) = launches.last_mut() {
                last.factors = Some(Factors { place: FactorPlace::AfterFirstStep, reversed: false });
            }
            launches
        }
    }
}

/// The launches from evaluations in natural order to coefficients in bit-reversed order. The last launch multiplies by
/// factors.
pub(crate) fn interpolation(log_size: u32) -> Vec<PassLaunch> {
    let step = Step { order: StepOrder::ToReversed, root: Direction::Inverse };
    let mut launches = with_step(passes(log_size).into_iter(), step);
    if let Some(last) = launches.last_mut() {
        last.factors = Some(Factors { place: FactorPlace::AfterFirstStep, reversed: true });
    }
    launches
}

/// The launches from evaluations on the subgroup to evaluations on a coset, both in natural order. One launch computes
/// the last pass of the inverse transform, the multiplication by factors, and the first pass of the forward transform.
pub(crate) fn extension(log_size: u32) -> Vec<PassLaunch> {
    let step = Step { order: StepOrder::ToNatural, root: Direction::Forward };
    let mut launches = interpolation(log_size);
    if let Some(last) = launches.last_mut() {
        last.steps[1] = Some(step);
    }
    launches.extend(with_step(passes(log_size).into_iter().rev().skip(1), step));
    launches
}

/// For each pass, a launch that has this step.
fn with_step(passes: impl Iterator<Item = Pass>, step: Step) -> Vec<PassLaunch> {
    passes.map(|pass| PassLaunch { pass, steps: [Some(step), None], factors: None }).collect()
}

/// The number of rows a·b = c that a lane of the kernel `unsatisfied_rows` tests. With more rows, too few threads run
/// at the same time: on an H200, the kernel took 87 µs for 2^18 rows with 64 rows for each thread.
pub(crate) const ROWS_PER_LANE: u32 = 4;

/// The tables of powers that the passes of a transform read. The tables lie one after the other in memory. The inverse
/// of the number of elements follows the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RootTables {
    /// Logarithm of the greatest number of rows R of a tile. For each power of two h < R and each j < h, place h + j of
    /// the first table has power j of the root of order 2·h. The second table has the same powers of the inverse roots.
    pub(crate) log_tile: u32,
    /// The powers of the root of order 2^`log_size`.
    pub(crate) powers: PowerTables,
}

impl RootTables {
    /// The tables for transforms of 2^`log_size` elements of `element_bytes` bytes, on a device with `memory` bytes of
    /// memory.
    pub(crate) fn of(log_size: u32, element_bytes: u64, memory: u64) -> Self {
        let passes = passes(log_size);
        let log_tile = passes.iter().map(|pass| pass.log_rows).max().unwrap_or(0);
        // There are no twiddles between passes if there is only one pass.
        let log_count = if passes.len() > 1 { log_size } else { 0 };
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

/// Tables of the powers g^i of an element g, for all i below 2^`log_count`. One table has low powers. The other table
/// has high powers, whose exponents are multiples of 2^`log_low`. If the table of low powers has all exponents, there
/// are no high powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PowerTables {
    pub(crate) log_low: u32,
    /// Logarithm of the number of high powers.
    pub(crate) log_high: Option<u32>,
}

impl PowerTables {
    /// Tables of the powers of a root. They are kept on the device. A table has at most 2^`most` powers if two tables
    /// of this size are enough.
    fn of(log_count: u32, most: u32) -> Self {
        match log_count <= most {
            true => Self { log_low: log_count, log_high: None },
            false => {
                let log_high = most.max(log_count.div_ceil(2));
                Self { log_low: log_count - log_high, log_high: Some(log_high) }
            }
        }
    }

    /// A single table for at most 2^[`LOG_TILE`] powers. For more powers, two tables of about the same size, which
    /// together have only a few elements.
    pub(crate) fn small(log_count: u32) -> Self {
        match log_count <= LOG_TILE {
            true => Self { log_low: log_count, log_high: None },
            false => Self { log_low: log_count.div_ceil(2), log_high: Some(log_count / 2) },
        }
    }

    /// Tables of the powers of an offset. They are kept on the device for witness maps.
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

    #[test]
    fn parts_make_up_the_size() {
        for log_size in 0..=37 {
            let passes = passes(log_size);
            let mut log_columns = log_size;
            for pass in &passes {
                log_columns -= pass.log_rows;
                assert_eq!(pass.log_columns, log_columns, "{passes:?}");
                // A part has fewer than two bits only if it is the only part of the transform.
                let least = if passes.len() == 1 { log_size } else { 2 };
                assert!((least..=LOG_TILE).contains(&pass.log_rows), "{passes:?}");
                // Each tile is full, and its columns belong to one block.
                assert!(log_columns == 0 || pass.log_rows + log_columns >= LOG_TILE, "{passes:?}");
            }
            assert_eq!(log_columns, 0);
        }
        let count = |log_size| passes(log_size).len();
        assert_eq!([10, 11, 20, 21, 30, 31].map(count), [1, 2, 2, 3, 3, 4]);
        let rows = |log_size| passes(log_size).iter().map(|pass| pass.log_rows).collect::<Vec<_>>();
        assert_eq!([rows(18), rows(20), rows(26)], [vec![8, 10], vec![10, 10], vec![8, 8, 10]]);
    }

    #[test]
    fn the_ends_of_transforms_have_the_factors() {
        let places = |direction, has_offset| -> Vec<_> {
            let place = |launch: &PassLaunch| (launch.pass.log_columns, launch.factors.map(|factors| factors.place));
            launches(26, direction, has_offset).iter().map(place).collect()
        };
        let (before, after) = (Some(FactorPlace::BeforeSteps), Some(FactorPlace::AfterFirstStep));
        assert_eq!(places(Direction::Forward, true), [(18, before), (10, None), (0, None)]);
        assert_eq!(places(Direction::Forward, false), [(18, None), (10, None), (0, None)]);
        assert_eq!(places(Direction::Inverse, false), [(0, None), (10, None), (18, after)]);
        let codes = |direction| launches(26, direction, true).iter().map(PassLaunch::code).collect::<Vec<_>>();
        assert_eq!(codes(Direction::Forward), [1 | 1 << 6, 1, 1]);
        assert_eq!(codes(Direction::Inverse), [6, 6, 6 | 1 << 7]);
    }

    /// The witness map of 2^20 elements makes 10 passes, each over one vector: three over a, three over b, two over c,
    /// and two over the product a·b.
    #[test]
    fn an_extension_has_one_pass_less_than_two_transforms() {
        let codes = |launches: Vec<PassLaunch>| launches.iter().map(PassLaunch::code).collect::<Vec<_>>();
        assert_eq!(codes(interpolation(20)), [5, 5 | 1 << 7 | 1 << 8]);
        assert_eq!(codes(extension(20)), [5, 5 | 2 << 3 | 1 << 7 | 1 << 8, 2]);
        let columns = extension(20).iter().map(|launch| launch.pass.log_columns).collect::<Vec<_>>();
        assert_eq!(columns, [10, 0, 10]);
        assert_eq!(2 * extension(20).len() + 2 * interpolation(20).len(), 10);
        assert_eq!(extension(8).len(), 1);
    }

    #[test]
    fn tables_have_all_powers() {
        for log_size in 0..=37 {
            for memory in [1 << 20, 1 << 30, 1 << 37] {
                let factors = PowerTables::of_factors(log_size, 32, memory);
                for tables in [RootTables::of(log_size, 32, memory).powers, PowerTables::small(log_size), factors] {
                    let exponents = tables.low() * tables.high().max(1);
                    assert!(exponents == 1 << log_size || passes(log_size).len() == 1, "{tables:?}");
                }
            }
        }
        assert_eq!(RootTables::of(20, 32, 141 << 30).elements(), 2048 + (1 << 20));
        assert_eq!(RootTables::of(26, 32, 141 << 30).elements(), 2048 + 4 + (1 << 24));
        assert_eq!(RootTables::of(20, 32, 1 << 20).elements(), 2048 + 1024 + 1024);
    }
}
