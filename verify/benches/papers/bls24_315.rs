//! Reproduces Fig. 7 of lb-msm, which compares balanced and unbalanced accumulations on BLS24-315. Both accumulations
//! of the paper add pairs of points in homogeneous coordinates. In this crate, the unbalanced accumulation uses XYZZ
//! coordinates. The balanced accumulation is counted twice: once with XYZZ coordinates, and once with homogeneous
//! coordinates.

use cumsm::internals::groups::Bls24_315G1;
use cumsm::internals::{Accumulation, Comparison, Conversion, paper_plan_on};
use cumsm::{Algorithm, GpuModel};

use crate::common::counted::{Stage, multiplications};
use crate::common::generators::ScalarKind;
use crate::measure::{Row, bases_of, count, filled_window, lb_msm, print_time, times};

const PAPER: &str = "lb-msm, Fig. 7 (BLS24-315)";

const BALANCED: Algorithm = lb_msm(Conversion::AllPowersOfTwo);
const VARIANTS: [(&str, Algorithm); 3] = [
    ("imbal", Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..BALANCED }),
    ("bal", BALANCED),
    (
        "bal, homogeneous",
        Algorithm { accumulation: Accumulation::Comparison(Comparison::HomogeneousPairs), ..BALANCED },
    ),
];

/// The binary logarithm of the number of points, the window size in bits, and the time in milliseconds that the paper
/// reports for an RTX 4090. The paper's points are in homogeneous coordinates, the accumulation is balanced, and all
/// powers of two are prepared.
const PAPERS_TIME: (u32, u32, f64) = (23, 16, 90.35);

/// Prints the times that this crate's time model predicts for the balanced accumulations, and the paper's time. A
/// predicted time includes the copy of the scalars.
fn predict() {
    let (log_n, window_bits, milliseconds) = PAPERS_TIME;
    // The model knows only the mean load of a thread, so the model cannot predict a time for the unbalanced
    // accumulation.
    for (name, algorithm) in VARIANTS.into_iter().skip(1) {
        let plan = paper_plan_on::<Bls24_315G1>(algorithm, window_bits, 1 << log_n, GpuModel::RTX_4090);
        let time = plan.expect("the points fit on an RTX 4090").time().milliseconds();
        println!("# 2^{log_n}, {PAPER}, {name}: predicted for an RTX 4090: {time:.1} ms");
    }
    println!("# 2^{log_n}, {PAPER}: the paper's time, balanced and homogeneous: {milliseconds} ms");
}

/// Returns the counts of field multiplications. Scalars are uniform, and all powers of two are prepared.
pub(crate) fn rows(log_sizes: &[u32]) -> Vec<Row> {
    predict();
    let mut rows = Vec::new();
    for &log_n in log_sizes {
        let (bases, window_bits) = (bases_of::<Bls24_315G1>(log_n), filled_window(log_n));
        for (name, algorithm) in VARIANTS {
            let counted = count(algorithm, window_bits, &bases, ScalarKind::Uniform);
            let stages = [Stage::Accumulate, Stage::Reduce];
            let busiest: f64 = stages.iter().map(|&stage| counted.busiest(stage, multiplications)).sum();
            let total: f64 = stages.iter().map(|&stage| multiplications(&counted.total(stage))).sum();
            let mut add = |quantity: &str, count| {
                rows.push(Row { log_n, paper: PAPER, quantity: format!("{name}: {quantity}"), count });
            };
            add("accumulate and reduction, busiest thread", busiest);
            add("accumulate and reduction, all threads", total);
            add("all stages, busiest thread", counted.critical_path(multiplications));
        }
        let cases = VARIANTS.map(|(_, algorithm)| (algorithm, ScalarKind::Uniform));
        if let Some(times) = times(&cases, window_bits, &bases) {
            for ((name, _), time) in VARIANTS.into_iter().zip(times) {
                print_time(log_n, PAPER, name, time);
            }
        }
    }
    rows
}
