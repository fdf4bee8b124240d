//! Reproduces Table 5 of elastic-msm, which compares GZKP's checkpoints with elastic-msm. In elastic-msm, several
//! windows share the buckets of a row. GZKP's checkpoints and elastic-msm use the same multiples of the bases.

use ark_bls12_381::G1Affine;
use cumsm::Algorithm;
use cumsm::internals::{Accumulation, Comparison};
use cumsm::internals::{Counting, OperationCounts};
use rayon::prelude::*;

use crate::common::counted::{Case, Counted, Stage, additions, count_with, multiplications};
use crate::common::generators::ScalarKind;
use crate::measure::{Row, bases, filled_window};

const CHECKPOINTS: Algorithm =
    Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET };
const BUCKET: Algorithm = Algorithm { affine_rounds: Some(0), ..Algorithm::BUCKET };

/// The numbers of multiples of each base, including the base itself. The paper calls this number w. The paper's table
/// has 1, 2, 3, 5 and 7 multiples in addition to the base. `LEVELS` also has the number 1, for the base without further
/// multiples.
const LEVELS: [u32; 6] = [1, 2, 3, 4, 6, 8];

/// Counts a computation on an emulated device. The device is so small that each thread gets at least 32 digits.
fn counted(algorithm: Algorithm, window_bits: u32, levels: u32, bases: &[G1Affine]) -> Counted {
    // With GZKP's checkpoints, each thread has digits of every window, so the 32 digits of a thread are divided among
    // the windows.
    let windows = 256 / window_bits as usize;
    let share = if algorithm == CHECKPOINTS { 32 / windows } else { 32 };
    let case = Case { algorithm, window_bits, n: bases.len(), scalars: ScalarKind::Uniform, share, levels };
    count_with(&case, Counting::CountedOnly, bases)
}

const PAPER: &str = "elastic-msm, Table 5";

/// Returns the rows of the comparison. GZKP's checkpoints and elastic-msm use the same amount of memory. The scalars
/// are uniform, and the windows are signed. The doublings and additions of elastic-msm include Horner's rule on the
/// host. The field multiplications include only the work of the device.
pub(crate) fn rows(log_sizes: &[u32]) -> Vec<Row> {
    let cases: Vec<_> = log_sizes.iter().flat_map(|&log_n| LEVELS.map(|levels| (log_n, levels))).collect();
    cases.into_par_iter().flat_map_iter(|(log_n, levels)| compared(log_n, levels)).collect()
}

/// Returns the rows for 2^`log_n` points and `levels` multiples of each base.
fn compared(log_n: u32, levels: u32) -> Vec<Row> {
    let (bases, s) = (bases(log_n), filled_window(log_n));
    let [gzkp, precomputation] = [CHECKPOINTS, BUCKET].map(|algorithm| counted(algorithm, s, levels, &bases));
    let stages = [Stage::Accumulate, Stage::Reduce, Stage::Aggregate];
    let total = |counted: &Counted| -> OperationCounts { stages.map(|stage| counted.total(stage)).into_iter().sum() };
    let [prepared, again] = [&gzkp, &precomputation].map(|counted| counted.total(Stage::Convert).doublings);
    assert_eq!((prepared, gzkp.plan.precomputation), (again, precomputation.plan.precomputation), "the same multiples");
    let (k, w) = (precomputation.plan.rows, precomputation.plan.precomputation.factor());
    // Horner's rule on the host takes s doublings and one addition from each row to the next row.
    let (horner_doublings, horner_additions) = (u64::from(s * (k - 1)), u64::from(k - 1));
    let [all, other] = [&gzkp, &precomputation].map(total);
    let busiest = |counted: &Counted| counted.critical_path(multiplications);
    let counts = [
        ("prepare, doublings", prepared as f64),
        ("GZKP, doublings", all.doublings as f64),
        ("GZKP, additions", additions(&all) as f64),
        ("GZKP, field multiplications", multiplications(&all)),
        ("GZKP, field multiplications of the busiest thread", busiest(&gzkp)),
        ("elastic-msm, doublings", (other.doublings + horner_doublings) as f64),
        ("elastic-msm, additions", (additions(&other) + horner_additions) as f64),
        ("elastic-msm, field multiplications", multiplications(&other)),
        ("elastic-msm, field multiplications of the busiest thread", busiest(&precomputation)),
    ];
    let row = |(quantity, count)| Row { log_n, paper: PAPER, quantity: format!("w = {w}, k = {k}: {quantity}"), count };
    counts.map(row).into()
}
