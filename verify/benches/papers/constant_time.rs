//! Reproduces Table 6 of lb-msm, which compares algorithms that run in constant time with algorithms that do not run in
//! constant time. The scalars are uniform (the average case) or all equal.

use cumsm::Algorithm;
use cumsm::internals::Conversion;

use crate::common::counted::multiplications;
use crate::common::generators::ScalarKind;
use crate::measure::{Row, bases, count, lb_msm, print_time, times};

/// The preparation of six powers of two of each base. The paper uses this preparation if there is little memory.
const FEW: Conversion = Conversion::PowersOfTwo(Some(6));

/// The columns of the paper's table.
const COLUMNS: [(&str, Algorithm, ScalarKind); 6] = [
    ("cuZK", Algorithm::CUZK, ScalarKind::Uniform),
    ("τ = 6, not const (avg)", lb_msm(FEW), ScalarKind::Uniform),
    ("τ = c − 1, not const (avg)", lb_msm(Conversion::AllPowersOfTwo), ScalarKind::Uniform),
    ("const (avg)", Algorithm::LB_MSM_CONST, ScalarKind::Uniform),
    ("not const (corner)", lb_msm(Conversion::AllPowersOfTwo), ScalarKind::Equal),
    ("const (corner)", Algorithm::LB_MSM_CONST, ScalarKind::Equal),
];

const PAPER: &str = "lb-msm, Table 6";

/// Returns the field multiplications of the busiest thread, summed over all launches, for each column of the paper's
/// table.
pub(crate) fn rows(log_sizes: &[u32]) -> Vec<Row> {
    let mut rows = Vec::new();
    for &log_n in log_sizes {
        // A bucket gets 32 odd-float digits on average, as in the paper with 2^19 points and windows of 16 bits.
        let (bases, window_bits) = (bases(log_n), log_n - 3);
        rows.extend(COLUMNS.map(|(name, algorithm, kind)| {
            let count = count(algorithm, window_bits, &bases, kind).critical_path(multiplications);
            Row { log_n, paper: PAPER, quantity: format!("{name}: busiest thread"), count }
        }));
        if let Some(times) = times(&COLUMNS.map(|(_, algorithm, kind)| (algorithm, kind)), window_bits, &bases) {
            for ((name, ..), time) in COLUMNS.iter().zip(times) {
                print_time(log_n, PAPER, name, time);
            }
        }
    }
    rows
}
