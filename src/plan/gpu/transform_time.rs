//! The predicted time of passes of transforms, by the model of one launch (`model/load.rs`).
//!
//! The work of a thread in a pass with large tiles, for its four elements:
//!
//! ```text
//! products      by fixed factors:
//!                 4 for each round of two bits, but 1 for the round in which all roots except one are 1
//!                 2 for a round of one bit
//!                 4 for twiddles between passes, and 4 for factors, or 8 if each element is multiplied by a low and a
//!                 high power
//!               of elements: 4 for a second vector
//! instructions  of butterflies, of exchanges through shared memory, and of addresses. The time of a product includes
//!               the product's other instructions (`tuning::PIPE_TIME_FACTOR`)
//! bytes         each element is read and written once; each twiddle, each factor of a whole table, and each element of
//!               a second vector is read once. A twiddle or a factor has twice the bytes of an element
//! ```
//!
//! With small tiles, a thread has two elements, and each round transforms along one bit. The round in which all roots
//! are 1 takes no product, and every other round takes one product.

use super::hardware::{Field, GpuModel};
use super::model::load::{Load, beside_products, missed};
use super::transform::{Pass, PassLaunch, PowerTables, RootTables, Shape, StepOrder, Tile, factor_bytes};
use crate::plan::band::Band;
use crate::transform::Direction;

/// Instructions of a butterfly for each limb: a sum and a difference, each with a conditional correction.
const BUTTERFLY_INSTRUCTIONS: f64 = 7.0;
/// Instructions of an exchange for each limb of an element: a store, a load, and a part of the addresses.
const EXCHANGE_INSTRUCTIONS: f64 = 3.0;
// The next three constants are numbers of instructions for each element. The constants come from the counts of
// `transform_pass` in `verify/golden/warp-counts.tsv`, without the instructions of products, butterflies and exchanges.
/// Instructions for addresses and exponents in each round.
const ROUND_INSTRUCTIONS: f64 = 39.0;
/// Instructions that compute the index of an element, once in each launch.
const PASS_INSTRUCTIONS: f64 = 70.0;
/// Instructions for the exponent of a twiddle or of a factor.
const EXPONENT_INSTRUCTIONS: f64 = 25.0;

/// The number of bytes that a lane reads or writes in one request.
const WORD_BYTES: f64 = 16.0;
/// The bytes of a cache line.
const LINE_BYTES: f64 = 128.0;

/// The predicted times of transforms and of witness maps of one size.
#[derive(Clone, Copy, Debug)]
pub struct TransformTimes {
    /// Seconds of a transform of one vector, from coefficients to evaluations in bit-reversed order.
    pub forward: Band,
    /// Seconds of a witness map, from the values of a, b and c to the coefficients of the quotient of Groth16.
    pub witness_map: Band,
}

impl TransformTimes {
    /// The predicted times for vectors of 2^`log_size` elements.
    pub(crate) fn new(log_size: u32, element_bytes: u64, hardware: &GpuModel) -> Self {
        let shape = Shape::of(log_size, hardware.multiprocessors);
        let small = PowerTables::small(log_size);
        let kept = |log_count| PowerTables::of_factors(log_count, element_bytes, hardware.memory);
        let time = |launches: &[PassLaunch], vectors, factors, second_vectors| {
            Passes { shape, launches, vectors, element_bytes, factors, second_vectors }.time(hardware)
        };
        // The permutation by bit reversal reads and writes each element once. The model counts all accesses of the
        // permutation as accesses at random places.
        let bytes = ((1u64 << log_size) * element_bytes) as f64;
        let reversal = Load {
            resident: 16.0,
            blocks: (f64::from(log_size) - 7.0).exp2().ceil(),
            warps: (f64::from(log_size) - 5.0).exp2().ceil(),
            instructions: 40.0,
            cached: 2.0 * bytes,
            scattered: 2.0 * bytes * missed(bytes, hardware),
            ..Load::default()
        };
        Self {
            forward: time(&shape.launches(Direction::Forward, false), 1.0, small, false),
            witness_map: time(&shape.extension(), 2.0, kept(log_size), false)
                + time(&shape.interpolation(), 1.0, kept(0), false)
                + time(&shape.interpolation(), 1.0, kept(log_size), true)
                + reversal.time(hardware),
        }
    }
}

/// The launches that make passes over vectors, and the sizes on which the time of a launch depends.
pub(crate) struct Passes<'a> {
    pub(crate) shape: Shape,
    pub(crate) launches: &'a [PassLaunch],
    /// The number of vectors. Each launch makes its pass over all vectors.
    pub(crate) vectors: f64,
    /// Bytes of an element.
    pub(crate) element_bytes: u64,
    /// The tables of factors, for launches with factors.
    pub(crate) factors: PowerTables,
    /// True if the first launch multiplies by a second vector, and the last launch subtracts a third vector.
    pub(crate) second_vectors: bool,
}

impl Passes<'_> {
    /// The predicted seconds of all launches.
    pub(crate) fn time(&self, hardware: &GpuModel) -> Band {
        let last = self.launches.len().saturating_sub(1);
        self.launches.iter().enumerate().fold(Band::default(), |sum, (i, launch)| {
            let mut load = self.load(launch, hardware);
            if self.second_vectors && i == 0 {
                self.add_products(&mut load, self.held());
            }
            let vectors = u32::from(i == 0) + u32::from(i == last);
            for _ in (0..vectors).filter(|_| self.second_vectors) {
                self.add_coalesced(&mut load, self.element_bytes, hardware);
            }
            sum + load.time(hardware)
        })
    }

    /// The number of products by fixed factors that one thread computes in a launch.
    fn products(&self, launch: &PassLaunch, hardware: &GpuModel) -> f64 {
        let Pass { log_rows, log_columns } = launch.pass;
        let steps = launch.steps.iter().flatten().count() as f64;
        let tables = RootTables::of(self.shape, self.element_bytes, hardware.memory).powers;
        let of_power = |tables: PowerTables, direct: bool| if tables.log_high.is_some() && !direct { 2.0 } else { 1.0 };
        let direct = self.shape.log_size - log_rows - log_columns >= tables.log_low;
        let twiddles = if log_columns > 0 { self.held() * of_power(tables, direct) } else { 0.0 };
        let factors = match launch.factors {
            None => 0.0,
            Some(_) => self.held() * of_power(self.factors, false),
        };
        steps * (butterfly_products(self.shape.tile, log_rows) + twiddles) + factors
    }

    /// The number of elements of all vectors.
    fn elements(&self) -> f64 {
        self.vectors * (1u64 << self.shape.log_size) as f64
    }

    /// The number of elements that a thread holds in registers.
    fn held(&self) -> f64 {
        f64::from(1u32 << self.shape.tile.log_held())
    }

    fn load(&self, launch: &PassLaunch, hardware: &GpuModel) -> Load {
        let Pass { log_rows, log_columns } = launch.pass;
        let field = self.field();
        let (elements, held) = (self.elements(), self.held());
        let blocks = (elements / f64::from(1u32 << self.shape.tile.log_elements())).ceil();
        let products = self.products(launch, hardware);
        let limbs = field.limbs as f64;
        let steps = launch.steps.iter().flatten().count() as f64;
        let rounds = f64::from(log_rows.div_ceil(self.shape.tile.log_held()));
        let butterflies = f64::from(log_rows) / 2.0;
        let of_element = steps * butterflies * BUTTERFLY_INSTRUCTIONS * limbs
            + steps * (rounds - 1.0).max(0.0) * EXCHANGE_INSTRUCTIONS * limbs
            + steps * rounds * ROUND_INSTRUCTIONS
            + if log_columns > 0 { steps * EXPONENT_INSTRUCTIONS } else { 0.0 }
            + if launch.factors.is_some() { EXPONENT_INSTRUCTIONS } else { 0.0 }
            + PASS_INSTRUCTIONS;
        let instructions = held * of_element;
        let bytes = elements * self.element_bytes as f64;
        // Each twiddle of a step is read once. A step has at most 2^(log_rows + log_columns) different twiddles.
        let twiddles = if log_columns > 0 { steps * factor_bytes(self.element_bytes) as f64 * elements } else { 0.0 };
        let tables = RootTables::of(self.shape, self.element_bytes, hardware.memory).powers;
        let powers = f64::from(log_rows + log_columns).exp2().min(tables.elements() as f64);
        let table = factor_bytes(self.element_bytes) as f64 * powers;
        let mut load = Load {
            resident: f64::from(hardware.blocks_of(self.shape.tile.kernel(), field)),
            blocks,
            warps: (elements / held / 32.0).ceil(),
            wide: products * field.fixed_product(),
            moves: products * field.moves_of_fixed_product(),
            instructions,
            lines: self.lines(launch),
            cached: 2.0 * bytes + twiddles,
            moved: 2.0 * bytes * missed(bytes, hardware),
            scattered: twiddles * missed(table, hardware),
            ..Load::default()
        };
        if launch.factors.is_some() && self.factors.is_whole() && self.factors.log_low > 0 {
            self.add_coalesced(&mut load, factor_bytes(self.element_bytes), hardware);
        }
        load
    }

    fn field(&self) -> Field {
        Field { limbs: self.element_bytes / 4, degree: 1 }
    }

    /// Adds to `load` the multiplications of one element by another element. Each thread computes `products`
    /// multiplications.
    fn add_products(&self, load: &mut Load, products: f64) {
        let wide = products * self.field().multiplication();
        let beside = beside_products(wide, self.field());
        load.wide += wide;
        load.high += beside.high;
        load.moves += beside.moves;
    }

    /// Adds to `load` the reads of a vector or of a table. The entries are read in the order of the elements.
    fn add_coalesced(&self, load: &mut Load, entry_bytes: u64, hardware: &GpuModel) {
        let elements = self.elements();
        let bytes = elements * entry_bytes as f64;
        load.lines += elements * entry_bytes as f64 / WORD_BYTES * entry_bytes as f64 / LINE_BYTES;
        load.cached += bytes;
        load.moved += bytes * missed(bytes, hardware);
    }

    /// The number of cache lines that the memory requests of all warps touch.
    fn lines(&self, launch: &PassLaunch) -> f64 {
        let Pass { log_rows, log_columns } = launch.pass;
        let elements = self.elements();
        let of_element = self.element_bytes as f64 / WORD_BYTES;
        let of_factor = factor_bytes(self.element_bytes) as f64 / WORD_BYTES;
        // In some launches, each thread holds two or four neighbouring elements. Then the indices that neighbouring
        // lanes read differ by two or four. In all other launches, neighbouring lanes read neighbouring elements. A
        // tile has a single column, or a few neighbouring columns.
        let neighbours = self.element_bytes as f64 / LINE_BYTES;
        let columns = f64::from(log_columns.min(self.shape.tile.log_elements() - log_rows)).exp2();
        let apart = (self.held() * neighbours).min(1.0);
        let (first, last) = match launch.steps[0].map(|step| step.order) {
            Some(StepOrder::ToNatural) if log_columns == 0 => (apart, neighbours),
            _ if log_columns == 0 => (neighbours, apart),
            _ => (neighbours.max(1.0 / columns), neighbours.max(1.0 / columns)),
        };
        let steps = launch.steps.iter().flatten().count() as f64;
        let twiddles = if log_columns > 0 { steps } else { 0.0 };
        // Each lane reads its own powers, from two tables.
        let factors = if launch.factors.is_some() && !self.factors.is_whole() { 2.0 } else { 0.0 };
        // A round of two bits reads three roots for four elements. A round of one bit reads one root for two elements.
        let rounds = f64::from(log_rows.div_ceil(self.shape.tile.log_held()));
        let of_round = if self.shape.tile == Tile::Large { 0.75 } else { 0.5 };
        let roots = steps * rounds * of_round * factor_bytes(self.element_bytes) as f64 / LINE_BYTES;
        elements * (of_element * (first + last) + of_factor * (twiddles + factors + roots))
    }
}

/// The number of products that a thread computes for its elements in the butterflies of a step.
fn butterfly_products(tile: Tile, log_rows: u32) -> f64 {
    let single = if log_rows % 2 == 1 { 2.0 } else { 0.0 };
    let pairs = f64::from(log_rows / 2);
    match (tile, log_rows) {
        (_, 0 | 1) => 0.0,
        // In one of the rounds, all roots are 1, so this round takes no product.
        (Tile::Small, _) => f64::from(log_rows - 1),
        // In one of the rounds, only one root differs from 1, so this round takes one product.
        (Tile::Large, _) => single + 4.0 * (pairs - 1.0) + 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of products of a forward transform on an H200.
    fn products(log_size: u32, has_offset: bool) -> f64 {
        let shape = Shape::of(log_size, GpuModel::H200.multiprocessors);
        let launches = &shape.launches(Direction::Forward, has_offset);
        let factors = PowerTables::small(log_size);
        let passes = Passes { shape, launches, vectors: 1.0, element_bytes: 32, factors, second_vectors: false };
        let threads = passes.elements() / passes.held();
        launches.iter().map(|launch| passes.products(launch, &GpuModel::H200)).sum::<f64>() * threads
    }

    /// Compares the number of products of a transform with the number of its butterflies, n/2·log₂ n. Up to 2^24
    /// elements, the transform has at most one product for each butterfly, because the transform leaves out products
    /// with the factor 1. Above 2^24 elements, the twiddles of the first pass take two products each.
    #[test]
    fn products_are_few() {
        for log_size in 2..=28 {
            let n = f64::from(1u32 << log_size);
            let least = n / 2.0 * f64::from(log_size);
            let plain = products(log_size, false) / least;
            let most = if log_size <= 24 { 1.0 } else { 1.07 };
            assert!((0.2..=most).contains(&plain), "2^{log_size}: {plain}");
            // On a coset, each element also takes two products: one by a low power and one by a high power.
            let coset = products(log_size, true) / (least + 2.0 * n);
            assert!(coset <= if log_size <= 24 { 1.0 } else { 1.06 }, "2^{log_size}: {coset}");
        }
    }

    /// Compares the number of products for each element with docs/transforms.md.
    #[test]
    fn products_are_those_of_the_comparison() {
        let of = |log_size| products(log_size, false) / f64::from(1 << log_size);
        assert_eq!([16, 18, 20, 22, 24, 26].map(of), [8.0, 8.5, 9.5, 10.75, 11.75, 13.75]);
    }

    /// Compares the predicted time of the witness map of Groth16 over BN254 on an H200 with bounds.
    #[test]
    fn a_witness_map_takes_milliseconds() {
        let map = |log_size| TransformTimes::new(log_size, 32, &GpuModel::H200).witness_map.milliseconds();
        let bands = [20, 22, 24].map(map);
        assert!(bands[0].low > 0.8 && bands[0].high < 3.0, "{bands:?}");
        assert!(bands[2].middle > 16.0 * bands[0].middle, "{bands:?}");
    }
}
