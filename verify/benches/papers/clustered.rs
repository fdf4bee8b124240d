//! cuzk, Table 5: uniform scalars against scalars of 32 different values. The two implementations that cuZK compares itself
//! with give whole buckets to threads, as lb-msm's Alg. 2 does.

use cumsm::Algorithm;
use cumsm::internals::{Accumulation, Comparison, Prepare};

use crate::common::counted::multiplications;
use crate::common::generators::ScalarKind;
use crate::measure::{bases, count, filled_window, lb_msm, milliseconds, times};

const ALGORITHMS: [(&str, Algorithm); 4] = [
    ("cuzk", Algorithm::CUZK),
    ("lb-msm", lb_msm(Prepare::AllPowersOfTwo)),
    ("bucket", Algorithm { affine_rounds: Some(0), ..Algorithm::BUCKET }),
    (
        "unbalanced (lb-msm Alg. 2)",
        Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..lb_msm(Prepare::AllPowersOfTwo) },
    ),
];

pub(crate) fn print(log_sizes: &[u32]) {
    println!("## cuzk, Table 5: clustered scalars\n");
    println!("Field multiplications of the busiest thread, over all launches.\n");
    println!("| n | algorithm | uniform | 32 values | ratio |");
    println!("|---|---|---:|---:|---:|");
    for &log_n in log_sizes {
        let (bases, window_bits) = (bases(log_n), filled_window(log_n));
        let kinds = [ScalarKind::Uniform, ScalarKind::Clustered];
        for (name, algorithm) in ALGORITHMS {
            let busiest = |kind| count(algorithm, window_bits, &bases, kind).critical_path(multiplications);
            let [uniform, clustered] = kinds.map(busiest);
            println!("| 2^{log_n} | {name} | {uniform:.0} | {clustered:.0} | {:.2} |", clustered / uniform);
        }
        let cases: Vec<_> = ALGORITHMS.iter().flat_map(|&(_, algorithm)| kinds.map(|kind| (algorithm, kind))).collect();
        if let Some(times) = times(&cases, window_bits, &bases) {
            for ((name, _), times) in ALGORITHMS.iter().zip(times.chunks(kinds.len())) {
                let cells: Vec<_> = times.iter().copied().map(milliseconds).collect();
                let ratio = times[1].as_secs_f64() / times[0].as_secs_f64();
                println!("| 2^{log_n}, on the GPU | {name} | {} | {ratio:.2} |", cells.join(" | "));
            }
        }
    }
    println!();
}
