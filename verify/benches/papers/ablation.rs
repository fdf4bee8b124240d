//! lb-msm, Table 4: what each of its techniques brings, one after the other.
//!
//! Without balance the fullest bucket of a window is one thread's. With odd-float digits that is the bucket of 1: it takes
//! ±1, ±2, ±4, …, 2c of 2^c values, where the others take 4 on average. The fewer buckets, the worse.

use cumsm::Algorithm;
use cumsm::internals::OperationCounts;
use cumsm::internals::{Accumulation, Comparison, Prepare};

use crate::common::counted::{Counted, Stage, multiplications, products};
use crate::common::generators::ScalarKind;
use crate::measure::{bases, count, filled_window, lb_msm, milliseconds, times};

/// Without lazy reduction each product is reduced.
fn eager(counts: &OperationCounts) -> f64 {
    products(counts) as f64
}

/// A variant's name and counts, and what a multiplication is in it.
type Variant<'a> = (&'static str, &'a Counted, fn(&OperationCounts) -> f64);

pub(crate) fn print(log_sizes: &[u32]) {
    println!("## lb-msm, Table 4: lazy reduction and load balance, added one after the other\n");
    println!("Field multiplications, uniform scalars, all powers of two prepared.\n");
    println!("| n | | accumulate and gather, busiest | all threads | whole, busiest | speed-up |");
    println!("|---|---|---:|---:|---:|---:|");
    for &log_n in log_sizes {
        let (bases, window_bits) = (bases(log_n), filled_window(log_n));
        let balanced = lb_msm(Prepare::AllPowersOfTwo);
        let unbalanced = Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..balanced };
        let [imbalanced, even] =
            [unbalanced, balanced].map(|algorithm| count(algorithm, window_bits, &bases, ScalarKind::Uniform));
        let variants: [Variant<'_>; 3] = [
            ("imbal", &imbalanced, eager),
            ("imbal + lazy", &imbalanced, multiplications),
            ("bal + lazy", &even, multiplications),
        ];
        let slowest = imbalanced.critical_path(eager);
        for (name, counted, work) in variants {
            let stages = [Stage::Accumulate, Stage::Gather];
            let busiest: f64 = stages.iter().map(|&stage| counted.busiest(stage, work)).sum();
            let total: f64 = stages.iter().map(|&stage| work(&counted.total(stage))).sum();
            let path = counted.critical_path(work);
            println!("| 2^{log_n} | {name} | {busiest:.0} | {total:.0} | {path:.0} | {:.2}× |", slowest / path);
        }
        if let Some(times) = times(&[unbalanced, balanced].map(|a| (a, ScalarKind::Uniform)), window_bits, &bases) {
            for (name, time) in ["imbal + lazy", "bal + lazy"].into_iter().zip(times) {
                println!("| 2^{log_n} | {name}, on the GPU | | | {} | |", milliseconds(time));
            }
        }
    }
    println!();
}
