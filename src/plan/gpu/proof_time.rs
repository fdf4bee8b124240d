//! The predicted time of a Groth16 proof on one GPU that keeps the key's tables and the matrices.
//!
//! ```text
//! T = copy + products + witness map + 4 sums over G1 + sum over G2 + points
//! ```
//!
//! The model adds the times of the parts, as if the parts ran one after the other. But a prover runs the five sums at
//! the same time. On an H200, running the sums at the same time saved 45% of the time of a proof of 2^12 constraints,
//! and 9% of the time of a proof of 2^20 constraints (docs/measurements/2026-11-27-gpu-proofs.md). The model ignores
//! this saved time.

use super::hardware::{Field, GpuModel};
use super::model::host_times::{copied, waited};
use super::model::load::{Load, beside_products, missed};
use super::transform::ROWS_PER_LANE;
use super::transform_time::TransformTimes;
use crate::kernels::registry;
use crate::plan::band::Band;

/// The number of instructions that a warp issues for each entry of a row. The instructions load two indices and an
/// element, and make an addition. The instructions of the multiplication are not counted. The number is a guess.
const ENTRY_INSTRUCTIONS: f64 = 80.0;
/// Instructions of a warp for each row. The number is a guess.
const ROW_INSTRUCTIONS: f64 = 60.0;
/// The seconds that the host needs to compute the points of a proof from the sums. The host multiplies a few points by
/// scalars. The 16 cores of an H200's host took 0.42 to 0.49 ms for BN254, and 0.48 to 0.76 ms for BLS12-381
/// (docs/measurements/2026-11-27-gpu-proofs.md). The high value is a guess for slower hosts.
const POINTS_SECONDS: Band = Band::new(0.4e-3, 0.5e-3, 1.0e-3);

/// The predicted seconds of a proof's parts.
#[derive(Clone, Copy, Debug)]
pub struct ProofTimes {
    /// The copy of the assignment.
    pub copy: Band,
    /// The products of the three sparse matrices with the assignment, and the check of the rows.
    pub products: Band,
    /// The number-theoretic transforms, and the products of elements between the transforms.
    pub witness_map: Band,
    /// The four sums over G1: the sums of the proving key's points a, b, l and h.
    pub sums_g1: Band,
    /// The sum over G2: the sum of the proving key's points b.
    pub sum_g2: Band,
    /// The host's computation of the proof's points from the sums.
    pub points: Band,
}

impl ProofTimes {
    /// The times for 2^`log_size` constraints and 2^`log_size` variables. Each row of a matrix has `entries` entries.
    /// The model counts one product for each entry, although an entry of 1 or −1 needs no product. `sum_g1` and
    /// `sum_g2` are the seconds of one sum over G1 and of one sum over G2. The bases and scalars of the sums are on the
    /// device.
    pub(crate) fn new(
        log_size: u32,
        entries: f64,
        element_bytes: u64,
        hardware: &GpuModel,
        [sum_g1, sum_g2]: [Band; 2],
    ) -> Self {
        let rows = (1u64 << log_size) as f64;
        let product = matrix_product(rows, entries, element_bytes, hardware).time(hardware) + waited();
        Self {
            copy: copied(rows * element_bytes as f64, hardware),
            products: product * 3.0 + check_of_rows(rows, element_bytes, hardware).time(hardware) + waited(),
            witness_map: TransformTimes::new(log_size, element_bytes, hardware).witness_map + waited(),
            sums_g1: sum_g1 * 4.0,
            sum_g2,
            points: POINTS_SECONDS,
        }
    }

    /// The seconds of the sums.
    pub fn sums(&self) -> Band {
        self.sums_g1 + self.sum_g2
    }

    /// The seconds of the proof.
    pub fn total(&self) -> Band {
        self.copy + self.products + self.witness_map + self.sums() + self.points
    }
}

/// The launch that multiplies a matrix with short rows by a vector. Each thread computes one row.
fn matrix_product(rows: f64, entries: f64, element_bytes: u64, hardware: &GpuModel) -> Load {
    let field = Field { limbs: element_bytes / 4, degree: 1 };
    let bytes = element_bytes as f64;
    let wide = entries * field.multiplication();
    let beside = beside_products(wide, field);
    let all = rows * entries;
    Load {
        resident: f64::from(hardware.blocks_of(&registry::MULTIPLY_ROWS, field)),
        blocks: (rows / f64::from(registry::MULTIPLY_ROWS.block)).ceil(),
        warps: (rows / 32.0).ceil(),
        wide,
        high: beside.high,
        moves: beside.moves,
        instructions: entries * ENTRY_INSTRUCTIONS + ROW_INSTRUCTIONS,
        // For each entry, a lane reads two indices and one element of the vector. The element is read in words of 16
        // bytes. The model assumes that the elements of a warp's lanes lie in different lines.
        lines: all * (bytes / 16.0 + 2.0 * entries / 32.0) + rows * bytes / 16.0 * bytes / 128.0,
        cached: all * (bytes + 8.0) + rows * (bytes + 16.0),
        moved: all * 8.0 + rows * (bytes + 16.0),
        scattered: all * bytes.max(64.0) * missed(rows * bytes, hardware),
        ..Load::default()
    }
}

/// The launch that compares a·b with c in each row.
fn check_of_rows(rows: f64, element_bytes: u64, hardware: &GpuModel) -> Load {
    let field = Field { limbs: element_bytes / 4, degree: 1 };
    let bytes = 3.0 * rows * element_bytes as f64;
    let wide = field.multiplication();
    let beside = beside_products(wide, field);
    let per_lane = f64::from(ROWS_PER_LANE);
    Load {
        resident: f64::from(hardware.blocks_of(&registry::UNSATISFIED_ROWS, field)),
        blocks: (rows / per_lane / f64::from(registry::UNSATISFIED_ROWS.block)).ceil(),
        warps: (rows / per_lane / 32.0).ceil(),
        wide: wide * per_lane,
        high: beside.high * per_lane,
        moves: beside.moves * per_lane,
        instructions: ROW_INSTRUCTIONS * per_lane,
        lines: bytes / 16.0 * element_bytes as f64 / 128.0,
        cached: bytes,
        moved: bytes * missed(bytes, hardware),
        ..Load::default()
    }
}
