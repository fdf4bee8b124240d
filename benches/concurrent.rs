//! Compares two ways to compute several sums on the CPU: at the same time in one rayon pool, and one after the other.
//!
//! `cargo bench -p cumsm-benches --bench concurrent -- [LOG_SIZES] [GROUPS]`, for example `-- 16,18 g1,bls12-377-g1`.
//! `CUMSM_ARITHMETIC` and `RAYON_NUM_THREADS` have the same meaning as for `cpu.rs`.
//!
//! The bench prints the ratio t/s for each set of sums. t is the time of the set if its sums run at the same time, in a
//! parallel iterator. s is the time of the set if its sums run one after the other. The sets are:
//!
//! - five sums of the given size, as in a Groth16 proof
//! - 64 sums of 2^10 points

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;

use std::time::Instant;

use arithmetic::arithmetic;
use ark_ec::short_weierstrass::Projective;
use cumsm::{Backend, Curve, Msm};
use generators::{PointKind, ScalarKind, points, scalars};
use rayon::prelude::*;

/// The number of rounds. Each round measures both ways to compute the sums: at the same time, and one after the other.
/// For each way, the shortest time counts.
const ROUNDS: usize = 10;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |i: usize, default: &str| -> Vec<String> {
        arguments.get(i).map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    for name in list(1, "g1") {
        let (curve, group) = name.rsplit_once('-').unwrap_or(("bls12-381", &name));
        let run = cumsm::on_curve!(curve, group, P => {
            for log_size in list(0, "16,18") {
                let log_size: u32 = log_size.parse().expect("the logarithm of a size is a number");
                compare::<P>(5, 1 << log_size);
            }
            compare::<P>(64, 1 << 10);
        });
        run.unwrap_or_else(|| panic!("this build has no group `{name}`"));
    }
}

fn compare<P: Curve>(sums: usize, n: usize) {
    let engine = Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic()).build();
    let engine = engine.expect("every machine has the CPU backend");
    let bases = points::<P>(PointKind::Random, n, 1);
    let vectors: Vec<Vec<P::ScalarField>> =
        (0..sums).map(|seed| scalars(ScalarKind::Uniform, n, 2 + seed as u64)).collect();
    let sum = |scalars: &Vec<P::ScalarField>| -> Projective<P> {
        engine.msm(&bases, scalars).expect("there is one scalar for each base")
    };
    let mut best = [f64::INFINITY; 2];
    for _ in 0..ROUNDS {
        let mut results = [const { Vec::new() }; 2];
        let ways: [&dyn Fn() -> Vec<Projective<P>>; 2] =
            [&|| vectors.iter().map(sum).collect(), &|| vectors.par_iter().with_max_len(1).map(sum).collect()];
        for ((way, best), results) in ways.iter().zip(&mut best).zip(&mut results) {
            let began = Instant::now();
            *results = way();
            *best = best.min(began.elapsed().as_secs_f64());
        }
        assert_eq!(results[0], results[1], "the sums do not depend on their order");
    }
    let [alone, together] = best.map(|seconds| 1e3 * seconds);
    let name = format!("{} {}", P::NAME, P::GROUP);
    println!(
        "{name:<12} {sums:>3} sums of {n:>7} points: one after the other {alone:>9.2} ms, at the same time {together:>9.2} ms, ratio {:.3}",
        together / alone
    );
}
