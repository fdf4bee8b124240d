//! The numbers of wide products (IMAD.WIDE) that additions, doublings and inversions take, in each point form.

use super::time::KernelLaunch;
use super::tuning;
use crate::algorithm::{Accumulation, Algorithm, Coordinates};
use crate::plan::band::Case;
use crate::plan::gpu::hardware::Field;

/// The number of wide products that each operation takes in one point form.
#[derive(Clone, Copy)]
pub(crate) struct Additions {
    /// The addition of two points in an affine round, without the inversion: 5M + 1S.
    pub(crate) affine: f64,
    /// The addition of a base to a sum.
    pub(crate) base: f64,
    /// The addition of two sums.
    pub(crate) general: f64,
    pub(crate) doubling: f64,
    /// The operations that quads compute: the addition of two sums, and the doubling of a sum. A quad is four lanes
    /// that compute one operation together. A warp has 8 quads.
    pub(crate) by_quads: Quads,
}

impl Additions {
    /// Returns the numbers of wide products for `algorithm`. Each XYZZ operation adds two products before it reduces
    /// their sum, which saves one reduction.
    pub(crate) fn of(algorithm: Algorithm, field: Field) -> Self {
        let (m, s, r) = (field.multiplication(), field.square(), field.reduction());
        let by_quad = |products, exchanges| QuadOperation { products, exchanges };
        let by_quads = Quads { addition: by_quad(4.0 * m, 6.0), doubling: by_quad(s + 2.0 * m, 5.0) };
        let xyzz = Self {
            affine: 5.0 * m + s,
            base: 8.0 * m + 2.0 * s - r,
            general: 12.0 * m + 2.0 * s - r,
            doubling: 6.0 * m + 3.0 * s - r,
            by_quads,
        };
        match (algorithm.accumulation, algorithm.coordinates) {
            // In constant time, each addition computes both a sum and a doubling.
            (Accumulation::ConstantTime, _) => {
                let affine_doubling = 4.0 * m + 3.0 * s - r;
                let Quads { addition, doubling } = by_quads;
                let (products, exchanges) =
                    (addition.products + doubling.products, addition.exchanges + doubling.exchanges);
                let by_quads = Quads { addition: by_quad(products, exchanges), doubling };
                let (base, general) = (xyzz.base + affine_doubling, xyzz.general + xyzz.doubling);
                Self { base, general, by_quads, ..xyzz }
            }
            // Adding a pair of points, and then adding the sum of the pair to a bucket, takes 17M + 2S (lb-msm 3.2).
            // The model assumes that for each digit, at least one thread of a warp makes both additions. So the whole
            // warp takes the time of both additions.
            _ if algorithm.adds_pairs() => Self { base: 17.0 * m + 2.0 * s, ..xyzz },
            (_, Coordinates::TwistedEdwards) => {
                let by_quads = Quads { addition: by_quad(3.0 * m, 5.0), doubling: by_quad(s + m, 7.0) };
                Self { base: 7.0 * m, general: 9.0 * m, doubling: 4.0 * m + 4.0 * s, by_quads, ..xyzz }
            }
            _ => xyzz,
        }
    }
}

/// An operation that quads compute (`cuda/curve/*_quad.cuh`).
#[derive(Clone, Copy)]
pub(crate) struct QuadOperation {
    /// The number of wide products.
    pub(crate) products: f64,
    /// The number of exchanges of coordinates between lanes.
    pub(crate) exchanges: f64,
}

/// The operations that quads compute.
#[derive(Clone, Copy)]
pub(crate) struct Quads {
    pub(crate) addition: QuadOperation,
    pub(crate) doubling: QuadOperation,
}

/// The number of rounds in which a tree reduces `entries` entries to one. Each round halves the number of entries.
pub(crate) fn rounds(entries: u64) -> u32 {
    entries.next_power_of_two().ilog2()
}

pub(crate) fn log2(x: f64) -> f64 {
    x.max(1.0).log2().ceil()
}

/// An inversion in the prime field, by division steps (`cuda/field/inverse.cuh`). Each round of the inversion makes 30
/// division steps.
pub(crate) struct Inversion {
    /// The number of wide products. Each round multiplies four numbers by two coefficients each, and the modulus by two
    /// coefficients. The numbers and the modulus have 30-bit digits.
    products: f64,
    /// The number of instructions other than wide products.
    instructions: f64,
    /// Clocks of the longest chain of dependent instructions in an inversion.
    chain: f64,
    case: Case,
}

impl Inversion {
    pub(crate) fn of(field: Field, case: Case) -> Self {
        let bits = 32.0 * field.limbs as f64;
        let (rounds, digits) = ((2.3 * bits / 30.0).ceil(), (bits / 30.0).ceil());
        let products = rounds * 10.0 * digits;
        let instructions = rounds * tuning::DIVISION_STEPS_INSTRUCTIONS * (1.0 + digits / 13.0) / 2.0;
        let chain =
            rounds * (30.0 * tuning::DIVISION_STEP_CLOCKS.at(case) + digits * tuning::INVERSION_DIGIT_CLOCKS.at(case));
        Self { products, instructions, chain, case }
    }

    /// Returns `launch` with the work of each warp: `inversions` inversions, and `own` other wide products.
    pub(crate) fn beside(&self, own: f64, inversions: f64, launch: KernelLaunch) -> KernelLaunch {
        KernelLaunch {
            products: own + inversions * self.products,
            instructions: inversions * self.instructions,
            chain: Some(own * tuning::PRODUCT_CLOCKS.at(self.case) + inversions * self.chain),
            ..launch
        }
    }
}
