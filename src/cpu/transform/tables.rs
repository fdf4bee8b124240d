//! The constants of transforms. The constants depend only on the field and on the sizes of transforms, and are kept
//! until the process ends. The total size of the constants is bounded. For each field, the constants of tiles take
//! about 1 MB. For each size n that a transform uses, the remaining constants take the memory of about 4·√n elements.

use std::sync::OnceLock;

use crate::field::transform::{OneLane, TransformField, TransformLanes};
use crate::plan::MAX_LOG_ROWS;
use crate::transform::{Direction, powers, root};

/// The number of possible logarithms of a size, from 0 to 63. No memory can hold a vector of 2^64 elements.
const SIZES: usize = 64;

/// The constants of a field, for each kind of lanes.
pub(crate) struct TransformTables<F: TransformField> {
    pub(super) ifma: LaneTables<F::TransformIfma>,
    pub(super) fma: LaneTables<F::TransformFma>,
    pub(super) one: LaneTables<OneLane<F>>,
}

impl<F: TransformField> TransformTables<F> {
    /// Makes empty tables. The constants are computed when a transform first needs them.
    pub(crate) const fn new() -> Self {
        Self { ifma: LaneTables::new(), fma: LaneTables::new(), one: LaneTables::new() }
    }
}

/// The constants for one kind of lanes.
pub(super) struct LaneTables<L: TransformLanes> {
    /// The results of [`blocks`](Self::blocks), for each direction and size.
    blocks: [[OnceLock<Vec<L::Factor>>; MAX_LOG_ROWS as usize + 1]; 2],
    /// The results of [`powers`](Self::powers), for each size.
    powers: [OnceLock<Vec<L::Factor>>; MAX_LOG_ROWS as usize + 1],
    /// The results of [`roots`](Self::roots), for each direction and size.
    roots: [[OnceLock<Powers<L>>; SIZES]; 2],
}

impl<L: TransformLanes> LaneTables<L> {
    pub(super) const fn new() -> Self {
        Self {
            blocks: [const { [const { OnceLock::new() }; MAX_LOG_ROWS as usize + 1] }; 2],
            powers: [const { OnceLock::new() }; MAX_LOG_ROWS as usize + 1],
            roots: [const { [const { OnceLock::new() }; SIZES] }; 2],
        }
    }

    /// The constants for the transform of a tile of 2^`log_rows` rows from natural to bit-reversed order. At each
    /// level, block b has the root w^rev(b). Here w is the root of unity of order 2^`log_rows`. To compute rev(b),
    /// write b with `log_rows` − 1 bits at every level, and reverse the order of these bits.
    pub(super) fn blocks(&self, log_rows: u32, direction: Direction) -> &[L::Factor] {
        self.blocks[direction as usize][log_rows as usize].get_or_init(|| {
            let powers = powers(root::<L::Field>(log_rows, direction), 1 << log_rows >> 1);
            let bits = log_rows.saturating_sub(1);
            (0..powers.len()).map(|b| L::factor(&powers[reversed(b, bits)])).collect()
        })
    }

    /// The constants for the inverse transform of a tile of 2^`log_rows` rows from bit-reversed to natural order. Let h
    /// be a power of two, and let j be below h. Then the result has g^(−j) at the index h + j, where g is the root of
    /// unity of order 2h.
    pub(super) fn powers(&self, log_rows: u32) -> &[L::Factor] {
        self.powers[log_rows as usize].get_or_init(|| {
            let mut factors = vec![L::factor(&<L::Field as ark_ff::Field>::ONE)];
            for log_half in 0..log_rows {
                let root = root::<L::Field>(log_half + 1, Direction::Inverse);
                factors.extend(powers(root, 1 << log_half).iter().map(L::factor));
            }
            factors
        })
    }

    /// The powers of the root of unity of order 2^`log_size`.
    pub(super) fn roots(&self, log_size: u32, direction: Direction) -> &Powers<L> {
        self.roots[direction as usize][log_size as usize].get_or_init(|| {
            Powers::new(root::<L::Field>(log_size, direction), <L::Field as ark_ff::Field>::ONE, log_size)
        })
    }
}

/// The powers of an element g, each times a constant. Each power is computed as a product of two stored powers:
/// with a = `log_low`, constant·g^(2^a·h + l) is `high[h]` times `low[l]`.
pub(super) struct Powers<L: TransformLanes> {
    log_low: u32,
    low: Vec<L::Field>,
    high: Vec<L::Field>,
}

impl<L: TransformLanes> Powers<L> {
    /// The powers with exponents below 2^`log_count`. At least 8 low powers are stored, because [`load`](Self::load)
    /// reads up to 8 neighbouring low powers.
    pub(super) fn new(g: L::Field, constant: L::Field, log_count: u32) -> Self {
        use ark_ff::Field;

        let log_low = log_count.div_ceil(2).max(3);
        let mut low = powers(g, 1 << log_low);
        let step = low[low.len() - 1] * g;
        let mut high = powers(step, 1 << log_count.saturating_sub(log_low));
        low.iter_mut().for_each(|power| *power = L::multiplier(power));
        if !constant.eq(&L::Field::ONE) {
            high.iter_mut().for_each(|power| *power *= constant);
        }
        high.iter_mut().for_each(|power| *power = L::multiplier(power));
        Self { log_low, low, high }
    }

    /// A multiplier with one power in each lane: the power in lane i has the exponent `first` + i. `first` must be a
    /// multiple of the number of lanes.
    #[inline(always)]
    pub(super) fn load(&self, cpu: L::Cpu, first: usize) -> L {
        let low = L::load(cpu, &self.low[first & (self.low.len() - 1)..]);
        low.product(L::gather(cpu, |_| &self.high[first >> self.log_low]))
    }
}

/// The lowest `bits` bits of a number in reverse order.
#[inline(always)]
pub(super) fn reversed(number: usize, bits: u32) -> usize {
    if bits == 0 { 0 } else { number.reverse_bits() >> (usize::BITS - bits) }
}
