//! Compares the CPU engine with ark-ec. With the feature `peers`, also compares with blst (BLS12-381), halo2curves
//! (BN254, Grumpkin, Pallas, Vesta), pasta-msm (Pallas, Vesta) and, if Go is installed, gnark-crypto. All libraries are
//! measured in interleaved rounds, and the result is the shortest time of each library. Set `NVCC=off` for the build.
//! If a build is made without `NVCC=off` and the machine has a GPU, pasta-msm computes large sums on the GPU.
//!
//! `cargo bench` at the root runs this bench. `cargo bench -p cumsm-benches --features peers --bench cpu -- [LOG_SIZES]
//! [KINDS] [GROUPS]` takes three lists, for example `-- 10,14,16,18 uniform,witness g1,g2`. A size is the binary
//! logarithm of the number of points. A size that begins with `=`, for example `=10`, is the number of points itself.
//! `g1` and `g2` mean G1 and G2 of BLS12-381, of BLS12-377 and, with the feature `peers`, of BN254. For a group of
//! another curve, write the curve's name before the group, for example `bw6-761-g2`. Groups of other curves need the
//! feature `all-curves`.
//!
//! | variable | meaning |
//! |---|---|
//! | `RAYON_NUM_THREADS` | the number of threads. blst ignores all values except 1. pasta-msm obeys only `taskset` |
//! | `CUMSM_ARITHMETIC=fma` | the fastest instructions to use: `ifma` (the default), `fma` or `scalar` |
//! | `CUMSM_WINDOWS=11,13` | also measure windows of 11 and 13 bits |
//! | `CUMSM_TSV=file` | append the measured times to a table like `verify/golden/cpu-speed.tsv`, for `figure.rs` |
//! | `CUMSM_MACHINE=name` | the name of the machine in the table of `CUMSM_TSV` |

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;
#[path = "peers/gnark.rs"]
mod gnark;
mod peers;

use std::fs::OpenOptions;
use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use arithmetic::arithmetic;
use ark_ec::CurveGroup;
use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::internals::CpuArithmetic;
#[cfg(all(feature = "peers", feature = "all-curves"))]
use cumsm::internals::groups;
use cumsm::{Backend, BaseOrigin, Curve, Msm, MsmBuilder, PointForm};
use generators::{PointKind, ScalarKind, points, scalars};
use gnark::Gnark;
use peers::{NoPeer, Peer};

/// Returns the shortest time of each contender, and the shortest time that `other` returns. The rounds of all
/// contenders and of `other` are interleaved.
fn best_of<T: PartialEq>(
    rounds: usize,
    contenders: &[&dyn Fn() -> T],
    mut other: impl FnMut() -> Option<f64>,
) -> (Vec<f64>, Option<f64>) {
    let mut best = vec![f64::INFINITY; contenders.len()];
    let mut best_of_other = None::<f64>;
    for _ in 0..rounds {
        best_of_other = best_of_other.into_iter().chain(other()).reduce(f64::min);
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
    (best, best_of_other)
}

/// Appends a measurement to the file that `CUMSM_TSV` names, in the format that `figure.rs` reads.
fn record(name: &str, n: usize, contender: &str, seconds: f64) {
    let Some(path) = std::env::var_os("CUMSM_TSV") else { return };
    let machine = std::env::var("CUMSM_MACHINE").unwrap_or_else(|_| "unnamed".into());
    let mut file = OpenOptions::new().create(true).append(true).open(path).expect("the file can be written");
    writeln!(file, "{machine}\t{name}\t{n}\t{contender}\t{:.3}", seconds * 1e3).expect("the file can be written");
}

fn engine_result<P: Curve>(engine: &Msm, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Affine<P> {
    engine.msm(bases, scalars).expect("there is one scalar for each base").into_affine()
}

fn compare<P: Curve, B: Peer<P>>(n: usize, kind: ScalarKind, windows: &[u32], gnark: Option<&mut Gnark>) {
    let bases = points::<P>(PointKind::Random, n, 1);
    let k = scalars::<P::ScalarField>(kind, n, 2);
    let engine = |configure: &dyn Fn(MsmBuilder) -> MsmBuilder| {
        configure(Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic()))
            .build()
            .expect("every machine has the CPU backend")
    };
    let mut engines = vec![
        engine(&|builder| builder),
        engine(&|builder| builder.base_origin(BaseOrigin::Curve)),
        engine(&|builder| builder.cpu_arithmetic(CpuArithmetic::Scalar).point_form(PointForm::Weierstrass)),
    ];
    let edwards = P::TWISTED_EDWARDS.map(|_| engine(&|builder| builder.point_form(PointForm::TwistedEdwards)));
    engines.extend(windows.iter().map(|&bits| engine(&|builder| builder.window_bits(bits))));

    let peer = B::prepare(&bases, &k);
    let ark = || Projective::<P>::msm(&bases, &k).expect("there is one scalar for each base").into_affine();
    let theirs = || peer.as_ref().map_or_else(ark_ec::AffineRepr::zero, Peer::compute);
    let ours: Vec<_> = engines.iter().map(|engine| || engine_result(engine, &bases, &k)).collect();
    let in_edwards_form = || engine_result(edwards.as_ref().unwrap_or(&engines[0]), &bases, &k);
    let mut contenders: Vec<&dyn Fn() -> _> = vec![&ark, &in_edwards_form];
    contenders.extend(ours.iter().map(|compute| compute as &dyn Fn() -> _));
    if peer.is_some() {
        contenders.push(&theirs);
    }
    let mut gnark = gnark.filter(|_| kind == ScalarKind::Uniform && n > 0);
    let in_go = || Some(gnark.as_deref_mut()?.seconds(P::NAME, &P::GROUP.to_string(), n));
    let (best, in_go) = best_of((100_000 / n.max(1)).clamp(4, 40), &contenders, in_go);

    let ours = best[2];
    let name = format!("{} {}", P::NAME, P::GROUP);
    print!("{name:<12} {n:>7} {kind:<14} cumsm {:>9.3} ms", ours * 1e3);
    print!("  ark-ec {:>9.3} ms {:>5.2}x", best[0] * 1e3, best[0] / ours);
    if peer.is_some() {
        let theirs = best[best.len() - 1];
        print!("  {} {:>9.3} ms {:>5.2}x", B::NAME, theirs * 1e3, theirs / ours);
    }
    if let Some(in_go) = in_go {
        print!("  gnark {:>9.3} ms {:>5.2}x", in_go * 1e3, in_go / ours);
        record(&name, n, "gnark-crypto", in_go);
    }
    record(&name, n, "cumsm", ours);
    record(&name, n, "ark-ec", best[0]);
    if peer.is_some() {
        record(&name, n, B::NAME, best[best.len() - 1]);
    }
    print!("  any bases {:>9.3} ms  one lane {:>9.3} ms", best[3] * 1e3, best[4] * 1e3);
    if edwards.is_some() {
        print!("  Edwards {:>9.3} ms {:>5.2}x", best[1] * 1e3, best[0] / best[1]);
    }
    let plan = engines[0].plan::<P>(n).expect("every machine has the CPU backend");
    print!("  c = {}", plan.window_bits());
    for (window, seconds) in windows.iter().zip(&best[5..]) {
        print!("  {window}: {:.3}", seconds * 1e3);
    }
    println!();
}

/// The curves for which the last arm of the `match` in `main` also measures gnark-crypto.
const IN_GNARK: [&str; 2] = ["bls24-315", "bw6-761"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |text: Option<&String>, default: &str| -> Vec<String> {
        text.map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    let windows = std::env::var("CUMSM_WINDOWS").unwrap_or_default();
    let windows: Vec<u32> = windows.split(',').filter_map(|bits| bits.parse().ok()).collect();
    let mut gnark = if cfg!(feature = "peers") { Gnark::start() } else { None };
    for size in list(arguments.first(), "10,14,16") {
        let n = match size.strip_prefix('=') {
            Some(n) => n.parse().expect("a size is a number"),
            None => 1 << size.parse::<u32>().expect("the logarithm of a size is a number"),
        };
        for kind in list(arguments.get(1), "uniform") {
            let kinds = if kind == "all" {
                ScalarKind::ALL.to_vec()
            } else {
                vec![kind.parse().expect("the kind of scalars exists")]
            };
            for kind in kinds {
                for group in list(arguments.get(2), "g1,g2") {
                    match group.as_str() {
                        "g1" => {
                            compare::<ark_bls12_381::g1::Config, peers::G1>(n, kind, &windows, gnark.as_mut());
                            compare::<ark_bls12_377::g1::Config, NoPeer>(n, kind, &windows, gnark.as_mut());
                            #[cfg(feature = "peers")]
                            compare::<ark_bn254::g1::Config, peers::Bn254G1>(n, kind, &windows, gnark.as_mut());
                        }
                        "g2" => {
                            compare::<ark_bls12_381::g2::Config, peers::G2>(n, kind, &windows, gnark.as_mut());
                            compare::<ark_bls12_377::g2::Config, NoPeer>(n, kind, &windows, gnark.as_mut());
                            #[cfg(feature = "peers")]
                            compare::<ark_bn254::g2::Config, peers::Bn254G2>(n, kind, &windows, gnark.as_mut());
                        }
                        #[cfg(all(feature = "peers", feature = "all-curves"))]
                        "grumpkin-g1" => {
                            compare::<groups::GrumpkinG1, peers::Grumpkin>(n, kind, &windows, gnark.as_mut());
                        }
                        #[cfg(all(feature = "peers", feature = "all-curves"))]
                        "pallas-g1" => {
                            compare::<groups::PallasG1, peers::Pallas>(n, kind, &windows, None);
                            compare::<groups::PallasG1, peers::PallasOfPastaMsm>(n, kind, &windows, None);
                        }
                        #[cfg(all(feature = "peers", feature = "all-curves"))]
                        "vesta-g1" => {
                            compare::<groups::VestaG1, peers::Vesta>(n, kind, &windows, None);
                            compare::<groups::VestaG1, peers::VestaOfPastaMsm>(n, kind, &windows, None);
                        }
                        name => {
                            let (curve, group) = name.rsplit_once('-').unwrap_or_default();
                            let mut gnark = gnark.as_mut().filter(|_| IN_GNARK.contains(&curve));
                            let run = cumsm::on_curve!(curve, group, P => {
                                compare::<P, NoPeer>(n, kind, &windows, gnark.take())
                            });
                            run.unwrap_or_else(|| panic!("this build has no group `{name}`"));
                        }
                    }
                }
            }
        }
    }
}
