//! Compares two aggregations of the same buckets: the suffix sums of lb-msm 3.4, and this crate's layered aggregation.

use cumsm::Algorithm;
use cumsm::internals::{Aggregation, Conversion};

use crate::common::counted::{Stage, multiplications};
use crate::common::generators::ScalarKind;
use crate::measure::{Row, bases, count, lb_msm, print_time, times};

const PAPER: &str = "lb-msm 3.4";

const LAYERED: Algorithm = lb_msm(Conversion::AllPowersOfTwo);
const AGGREGATIONS: [(&str, Algorithm); 2] = [
    ("suffix sums", Algorithm { aggregation: Aggregation::SuffixSums, ..LAYERED }),
    ("sums with each bit, by quads", LAYERED),
];

/// Returns two counts of the field multiplications in each aggregation: the count of all threads, and the count of the
/// busiest thread. Each count is the sum over all launches. The four lanes of a quad count as one thread.
pub(crate) fn rows(log_sizes: &[u32]) -> Vec<Row> {
    let mut rows = Vec::new();
    for &log_n in log_sizes {
        // A bucket gets 32 odd-float digits on average, as in the paper with 2^19 points and windows of 16 bits.
        let (bases, window_bits) = (bases(log_n), log_n - 3);
        for (name, algorithm) in AGGREGATIONS {
            let counted = count(algorithm, window_bits, &bases, ScalarKind::Uniform);
            let all = multiplications(&counted.total(Stage::Aggregate));
            let busiest = counted.busiest(Stage::Aggregate, multiplications);
            for (threads, count) in [("all threads", all), ("busiest thread", busiest)] {
                rows.push(Row { log_n, paper: PAPER, quantity: format!("{name}: aggregate, {threads}"), count });
            }
        }
        let cases = AGGREGATIONS.map(|(_, algorithm)| (algorithm, ScalarKind::Uniform));
        if let Some(times) = times(&cases, window_bits, &bases) {
            for ((name, _), time) in AGGREGATIONS.iter().zip(times) {
                print_time(log_n, PAPER, name, time);
            }
        }
    }
    rows
}
