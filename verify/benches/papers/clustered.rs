//! Reproduces Table 5 of cuzk, which compares uniform scalars with scalars that have only 32 different values. The
//! paper compares cuZK with two other implementations, in which each thread adds whole buckets, as in Alg. 2 of lb-msm.

use cumsm::Algorithm;
use cumsm::internals::{Accumulation, Comparison, Conversion};

use crate::common::counted::multiplications;
use crate::common::generators::ScalarKind;
use crate::measure::{Row, bases, count, filled_window, lb_msm, print_time, times};

const ALGORITHMS: [(&str, Algorithm); 4] = [
    ("cuzk", Algorithm::CUZK),
    ("lb-msm", lb_msm(Conversion::AllPowersOfTwo)),
    ("bucket", Algorithm { affine_rounds: Some(0), ..Algorithm::BUCKET }),
    (
        "unbalanced (lb-msm Alg. 2)",
        Algorithm {
            accumulation: Accumulation::Comparison(Comparison::Unbalanced),
            ..lb_msm(Conversion::AllPowersOfTwo)
        },
    ),
];

const PAPER: &str = "cuzk, Table 5";
const KINDS: [(&str, ScalarKind); 2] = [("uniform", ScalarKind::Uniform), ("32 values", ScalarKind::Clustered)];

/// Returns the field multiplications of the busiest thread, summed over all launches, for each algorithm and each kind
/// of scalars.
pub(crate) fn rows(log_sizes: &[u32]) -> Vec<Row> {
    let mut rows = Vec::new();
    for &log_n in log_sizes {
        let (bases, window_bits) = (bases(log_n), filled_window(log_n));
        let cases: Vec<_> = ALGORITHMS
            .iter()
            .flat_map(|&(name, algorithm)| KINDS.map(|(of, kind)| (format!("{name}, {of}"), (algorithm, kind))))
            .collect();
        for (name, (algorithm, kind)) in &cases {
            let count = count(*algorithm, window_bits, &bases, *kind).critical_path(multiplications);
            rows.push(Row { log_n, paper: PAPER, quantity: format!("{name}: busiest thread"), count });
        }
        let timed: Vec<_> = cases.iter().map(|&(_, case)| case).collect();
        if let Some(times) = times(&timed, window_bits, &bases) {
            for ((name, _), time) in cases.iter().zip(times) {
                print_time(log_n, PAPER, name, time);
            }
        }
    }
    rows
}
