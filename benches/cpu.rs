//! The CPU engine beside ark-ec: the table of milliseconds and ratios, measured in turns, the best of several.
//!
//! `cargo bench --bench cpu -- [LOG_SIZES] [KINDS]`, as in `-- 10,14,16,18 uniform,witness`. `RAYON_NUM_THREADS` is the
//! number of threads. With `CUMSM_WINDOWS=11,13` each of these windows is measured beside the one that the plan chooses,
//! and with `CUMSM_FORMS=1` each form of points that the curve has.
//! A size that is not a logarithm is written with `=`, as in `=10`.

#[path = "../tests/common/generators.rs"]
mod generators;

use std::sync::LazyLock;
use std::time::Instant;

use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::Projective;
use cumsm::{Backend, Curve, Msm, PointForm};
use generators::{PointKind, ScalarKind, points, scalars};

/// Seconds of wall time; with `CUMSM_CPU_TIME=1` of all threads' CPU time, which other programs disturb less.
fn now() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    static CPU_TIME: LazyLock<bool> = LazyLock::new(|| std::env::var_os("CUMSM_CPU_TIME").is_some());
    if !*CPU_TIME {
        return START.elapsed().as_secs_f64();
    }
    let tasks = std::fs::read_dir("/proc/self/task").expect("Linux' account of threads").flatten();
    let times = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("schedstat")).ok());
    times.filter_map(|text| text.split(' ').next()?.parse::<f64>().ok()).sum::<f64>() * 1e-9
}

fn compare<P: Curve>(n: usize, kind: ScalarKind, windows: &[u32]) {
    let bases = points::<P>(PointKind::Random, n, 1);
    let k = scalars::<P::ScalarField>(kind, n, 2);
    let mut builders = vec![(String::new(), Msm::builder().backend(Backend::Cpu))];
    if std::env::var_os("CUMSM_FORMS").is_some() {
        for form in [PointForm::Weierstrass, PointForm::TwistedEdwards] {
            builders.push((form.to_string(), Msm::builder().backend(Backend::Cpu).point_form(form)));
        }
    }
    for (name, builder) in builders.clone() {
        builders.extend(windows.iter().map(|&c| (name.clone(), builder.clone().window_bits(c))));
    }
    let (names, engines): (Vec<String>, Vec<Msm>) = builders
        .into_iter()
        .map(|(name, builder)| (name, builder.build().expect("the CPU is there")))
        .filter(|(_, engine)| engine.plan::<P>(n).is_ok())
        .unzip();

    let mut best = vec![f64::INFINITY; engines.len() + 1];
    let mut timed = |i: usize, compute: &dyn Fn() -> Projective<P>| {
        let start = now();
        let point = compute();
        let seconds = now() - start;
        best[i] = best[i].min(seconds);
        (point, seconds)
    };
    let rounds = (200_000 / n.max(1)).clamp(5, 40);
    for _ in 0..rounds {
        let (expected, _) = timed(0, &|| Projective::<P>::msm(&bases, &k).expect("equal lengths"));
        for (i, engine) in engines.iter().enumerate() {
            let (found, _) = timed(i + 1, &|| engine.run(&bases, &k).expect("equal lengths"));
            assert_eq!(found, expected);
        }
    }
    let plan = engines[0].plan::<P>(n).expect("the CPU is there");
    let (ours, theirs) = (best[1] * 1e3, best[0] * 1e3);
    let ratio = theirs / ours;
    print!("{} {n:>7} {kind:<14} ark-ec {theirs:>9.3} ms  cumsm {ours:>9.3} ms  {ratio:>5.2}x", P::NAME);
    print!("  c = {:>2}", plan.window_bits());
    for ((name, engine), seconds) in names.iter().zip(&engines).zip(&best[1..]).skip(1) {
        let window = engine.plan::<P>(n).expect("the CPU is there").window_bits();
        print!("  {}: {:.3} (c = {window})", name.trim(), seconds * 1e3);
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
                compare::<ark_bls12_381::g1::Config>(n, kind, &windows);
                compare::<ark_bls12_377::g1::Config>(n, kind, &windows);
            }
        }
    }
}
