//! Reproduces Table 4 of lb-msm, which shows the gain of each technique. Each row adds one technique to the techniques
//! of the previous row.
//!
//! Without load balance, one thread adds all points of the fullest bucket of a window. With odd-float digits, the
//! fullest bucket is bucket 1. A digit has 2^c possible values. Bucket 1 takes about 2c of these values: ±1, ±2, ±4 and
//! so on. Each of the other buckets takes 4 values on average. The fewer buckets there are, the greater is the share of
//! the points in the fullest bucket.

use cumsm::Algorithm;
use cumsm::internals::OperationCounts;
use cumsm::internals::{Accumulation, Comparison, Conversion};

use crate::common::counted::{Counted, Stage, multiplications, products};
use crate::common::generators::ScalarKind;
use crate::measure::{Row, bases, count, filled_window, lb_msm, print_time, times};

/// Returns the number of multiplications without lazy reduction, where each product is reduced.
fn eager(counts: &OperationCounts) -> f64 {
    products(counts) as f64
}

/// A variant's name, the variant's counts, and the function that computes the number of multiplications from the
/// counts.
type Variant<'a> = (&'static str, &'a Counted, fn(&OperationCounts) -> f64);

const PAPER: &str = "lb-msm, Table 4";

/// Returns the counts of field multiplications of three variants. The first variant has neither lazy reduction nor load
/// balance. The second variant has lazy reduction only. The third variant has lazy reduction and load balance. Scalars
/// are uniform, and all powers of two are prepared.
pub(crate) fn rows(log_sizes: &[u32]) -> Vec<Row> {
    let mut rows = Vec::new();
    for &log_n in log_sizes {
        let (bases, window_bits) = (bases(log_n), filled_window(log_n));
        let balanced = lb_msm(Conversion::AllPowersOfTwo);
        let unbalanced = Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..balanced };
        let [imbalanced, even] =
            [unbalanced, balanced].map(|algorithm| count(algorithm, window_bits, &bases, ScalarKind::Uniform));
        let variants: [Variant<'_>; 3] = [
            ("imbal", &imbalanced, eager),
            ("imbal + lazy", &imbalanced, multiplications),
            ("bal + lazy", &even, multiplications),
        ];
        for (name, counted, work) in variants {
            let stages = [Stage::Accumulate, Stage::Reduce];
            let busiest: f64 = stages.iter().map(|&stage| counted.busiest(stage, work)).sum();
            let total: f64 = stages.iter().map(|&stage| work(&counted.total(stage))).sum();
            let mut add = |quantity: &str, count| {
                rows.push(Row { log_n, paper: PAPER, quantity: format!("{name}: {quantity}"), count });
            };
            add("accumulate and reduction, busiest thread", busiest);
            add("accumulate and reduction, all threads", total);
            add("all stages, busiest thread", counted.critical_path(work));
        }
        if let Some(times) = times(&[unbalanced, balanced].map(|a| (a, ScalarKind::Uniform)), window_bits, &bases) {
            for (name, time) in ["imbal + lazy", "bal + lazy"].into_iter().zip(times) {
                print_time(log_n, PAPER, name, time);
            }
        }
    }
    rows
}
