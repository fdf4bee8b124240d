//! The CPU engine beside its peers, ark-ec and, for BLS12-381, blst: the table of milliseconds and ratios, measured in
//! turns, the best of several.
//!
//! `cargo bench --bench cpu -- [LOG_SIZES] [KINDS] [GROUPS]`, as in `-- 10,14,16,18 uniform,witness g1,g2`.
//! `RAYON_NUM_THREADS` is the number of threads, of blst too if it is 1. With `CUMSM_WINDOWS=11,13` each of these windows
//! is measured beside the one that the plan chooses. A size that is not a logarithm is written with `=`, as in `=10`.

#[path = "../tests/common/generators.rs"]
mod generators;
mod peers;

use std::hint::black_box;
use std::time::Instant;

use ark_ec::CurveGroup;
use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::{Backend, BaseOrigin, Curve, Msm, MsmBuilder, PointForm};
use generators::{PointKind, ScalarKind, points, scalars};
use peers::{Blst, NoBlst};

/// The least time of each contender, by turns.
fn best_of<T: PartialEq>(rounds: usize, contenders: &[&dyn Fn() -> T]) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; contenders.len()];
    for _ in 0..rounds {
        let mut expected = None;
        for (best, compute) in best.iter_mut().zip(contenders) {
            let start = Instant::now();
            let found = black_box(compute());
            *best = best.min(start.elapsed().as_secs_f64());
            match &expected {
                None => expected = Some(found),
                Some(expected) => assert!(*expected == found, "the contenders disagree"),
            }
        }
    }
    best
}

fn engine_result<P: Curve>(engine: &Msm, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Affine<P> {
    engine.msm(bases, scalars).expect("equal lengths").into_affine()
}

fn compare<P: Curve, B: Blst<P>>(n: usize, kind: ScalarKind, windows: &[u32]) {
    let bases = points::<P>(PointKind::Random, n, 1);
    let k = scalars::<P::ScalarField>(kind, n, 2);
    let engine = |configure: &dyn Fn(MsmBuilder) -> MsmBuilder| {
        configure(Msm::builder().backend(Backend::Cpu)).build().expect("the CPU is there")
    };
    let mut engines = vec![
        engine(&|builder| builder),
        engine(&|builder| builder.bases(BaseOrigin::Curve)),
        engine(&|builder| builder.scalar_arithmetic().point_form(PointForm::Weierstrass)),
    ];
    let edwards = P::TWISTED_EDWARDS.map(|_| engine(&|builder| builder.point_form(PointForm::TwistedEdwards)));
    engines.extend(windows.iter().map(|&bits| engine(&|builder| builder.window_bits(bits))));

    let blst = B::prepare(&bases, &k);
    let ark = || Projective::<P>::msm(&bases, &k).expect("equal lengths").into_affine();
    let theirs = || blst.as_ref().map_or_else(ark_ec::AffineRepr::zero, Blst::compute);
    let ours: Vec<_> = engines.iter().map(|engine| || engine_result(engine, &bases, &k)).collect();
    let in_edwards_form = || engine_result(edwards.as_ref().unwrap_or(&engines[0]), &bases, &k);
    let mut contenders: Vec<&dyn Fn() -> _> = vec![&ark, &in_edwards_form];
    contenders.extend(ours.iter().map(|compute| compute as &dyn Fn() -> _));
    if blst.is_some() {
        contenders.push(&theirs);
    }
    let best = best_of((100_000 / n.max(1)).clamp(4, 40), &contenders);

    let ours = best[2];
    let name = format!("{} {}", P::NAME, P::GROUP);
    print!("{name:<12} {n:>7} {kind:<14} cumsm {:>9.3} ms", ours * 1e3);
    print!("  ark-ec {:>9.3} ms {:>5.2}x", best[0] * 1e3, best[0] / ours);
    if blst.is_some() {
        let theirs = best[best.len() - 1];
        print!("  blst {:>9.3} ms {:>5.2}x", theirs * 1e3, theirs / ours);
    }
    print!("  not vouched for {:>9.3} ms  without lanes {:>9.3} ms", best[3] * 1e3, best[4] * 1e3);
    if edwards.is_some() {
        print!("  Edwards {:>9.3} ms {:>5.2}x", best[1] * 1e3, best[0] / best[1]);
    }
    let plan = engines[0].plan::<P>(n).expect("the CPU is there");
    print!("  c = {}", plan.window_bits());
    for (window, seconds) in windows.iter().zip(&best[5..]) {
        print!("  {window}: {:.3}", seconds * 1e3);
    }
    println!();
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |text: Option<&String>, default: &str| -> Vec<String> {
        text.map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    let windows = std::env::var("CUMSM_WINDOWS").unwrap_or_default();
    let windows: Vec<u32> = windows.split(',').filter_map(|bits| bits.parse().ok()).collect();
    for size in list(arguments.first(), "10") {
        let n = match size.strip_prefix('=') {
            Some(n) => n.parse().expect("a size"),
            None => 1 << size.parse::<u32>().expect("the logarithm of a size"),
        };
        for kind in list(arguments.get(1), "uniform") {
            let kinds = if kind == "all" { ScalarKind::ALL.to_vec() } else { vec![kind.parse().expect("a kind")] };
            for kind in kinds {
                for group in list(arguments.get(2), "g1") {
                    match group.as_str() {
                        "g1" => {
                            compare::<ark_bls12_381::g1::Config, peers::G1>(n, kind, &windows);
                            compare::<ark_bls12_377::g1::Config, NoBlst>(n, kind, &windows);
                        }
                        "g2" => {
                            compare::<ark_bls12_381::g2::Config, peers::G2>(n, kind, &windows);
                            compare::<ark_bls12_377::g2::Config, NoBlst>(n, kind, &windows);
                        }
                        group => panic!("no group `{group}`"),
                    }
                }
            }
        }
    }
}
