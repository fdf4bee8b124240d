//! Compares ways to compute the same sums on the CPU. In each comparison of the next list, the first way must not be
//! slower than the second way:
//!
//! - prepared bases, and plain bases
//! - a slice of prepared bases, and the points of this slice as plain bases
//! - a batch, and the vectors of this batch one by one
//! - `msm_small`, and a sum of field elements
//!
//! Sums of small integers are also compared with ark-ec's own functions. For each comparison, the bench prints a ratio:
//! the time of the second way divided by the time of the first way. Each ratio has a limit: the smallest ratio that the
//! bench accepts.
//!
//! `cargo bench -p cumsm-benches --bench prepared -- [LOG_SIZES] [KINDS] [GROUPS] [FACTORS] [WAYS]`, for example `--
//! 8,12,16 powers,one-in:100 g1,bn254-g2 auto,1,4,max tables,slices`. Each argument is a list, or `all`. A size is the
//! binary logarithm of the number of points. A size that begins with `=`, for example `=10`, is the number of points
//! itself.
//!
//! A row of the output has the times of several contenders: ways to compute the same sums. All contenders of a row are
//! measured in interleaved rounds, and the result is the shortest time of each contender. If a ratio is far above its
//! limit, the first rounds are enough. If a ratio is near its limit or below its limit, both contenders of the ratio
//! are measured again with more rounds. Another program, or the place of a table in the caches, can slow down one
//! contender for a while. So, at the end of the bench, rows that have a ratio below its limit are measured two more
//! times, with new tables. The last lines of output list the ratios that are below their limits in all measurements,
//! and then the number of these ratios. The exit status is 1 if at least one ratio is listed. `CUMSM_ARITHMETIC` and
//! `RAYON_NUM_THREADS` have the same meaning as for `cpu.rs`.

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;

use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use arithmetic::arithmetic;
use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::{Backend, Bases, Curve, Msm, PrecomputeFactor, SmallScalar};
use generators::{PointKind, ScalarKind, points, scalars};
use rand::distributions::{Distribution, Standard};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// If a way A must not be slower than a way B, this number is the minimum of B's time divided by A's time.
const NOT_SLOWER: f64 = 0.98;
/// The minimum ratio of ark-ec's time for small integers to the time of `msm_small`.
const FASTER_THAN_ARK: f64 = 1.5;
/// `BUDGET_SECONDS` is the time for the first rounds of a row. `ROUNDS` has the minimum and the maximum of the number
/// of first rounds.
const BUDGET_SECONDS: f64 = 0.05;
const ROUNDS: (usize, usize) = (2, 50);
/// The maximum number of repetitions for contenders whose ratio is near or below its limit. Each repetition has twice
/// the rounds of the previous repetition, but at least `REPEATED_ROUNDS`.
const REPEATS: u32 = 4;
const REPEATED_ROUNDS: usize = 5;
/// A ratio below `NEAR` times its limit is measured again.
const NEAR: f64 = 1.05;
/// The number of times that rows with a ratio below its limit are measured again at the end.
const PASSES_AT_THE_END: u32 = 2;
/// The resolution of the measurements in seconds. If the difference between two measured times is smaller than this
/// resolution, the difference is not significant.
const RESOLUTION_SECONDS: f64 = 0.3e-6;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |i: usize, default: &str, all: &str| -> Vec<String> {
        let text = arguments.get(i).map_or(default, String::as_str);
        (if text == "all" { all } else { text }).split(',').map(str::to_owned).collect()
    };
    let mut sweep = Sweep {
        kinds: Vec::new(),
        factors: list(3, "all", "auto,1,2,4,8,max").iter().map(|name| factor(name)).collect(),
        ways: list(4, "all", "tables,slices,batches,small"),
        only: None,
        slow: BTreeMap::new(),
        ratios: 0,
    };
    for kind in list(1, "powers", "all") {
        match kind.as_str() {
            "all" => sweep.kinds.extend(ScalarKind::ALL),
            kind => sweep.kinds.push(kind.parse().expect("the kind of scalars exists")),
        }
    }
    let sizes: Vec<usize> = list(0, "8", "8,10,12,14,16").iter().map(|name| size(name)).collect();
    let groups = list(2, "bls12-381-g1", "g1,g2");
    sweep.pass(&sizes, &groups);
    let ratios = sweep.ratios;
    for _ in 0..PASSES_AT_THE_END {
        let before = std::mem::take(&mut sweep.slow);
        if !before.is_empty() {
            println!("\nagain:");
            sweep.only = Some(before.keys().map(|(row, _)| row.clone()).collect());
            sweep.pass(&sizes, &groups);
            sweep.slow.retain(|ratio, _| before.contains_key(ratio));
        }
    }
    println!();
    sweep.slow.iter().for_each(|((row, ratio), text)| println!("{row}: {ratio}: {text}"));
    println!("{} of {ratios} ratios are below their limits", sweep.slow.len());
    ExitCode::from(u8::from(!sweep.slow.is_empty()))
}

/// Reads a size: the logarithm of a number of points, or the number of points after `=`.
fn size(name: &str) -> usize {
    match name.strip_prefix('=') {
        Some(n) => n.parse().expect("a size is a number"),
        None => 1 << name.parse::<u32>().expect("the logarithm of a size is a number"),
    }
}

fn factor(name: &str) -> PrecomputeFactor {
    match name {
        "auto" => PrecomputeFactor::Auto,
        "max" => PrecomputeFactor::Max,
        levels => PrecomputeFactor::Fixed(levels.parse().expect("a factor is a number of multiples, `auto` or `max`")),
    }
}

struct Sweep {
    kinds: Vec<ScalarKind>,
    factors: Vec<PrecomputeFactor>,
    ways: Vec<String>,
    /// The names of the rows to measure. With `None`, all rows are measured.
    only: Option<BTreeSet<String>>,
    /// The ratios that are below their limits in this pass, as text. A key has the name of the row, and the names of
    /// the ratio's two contenders.
    slow: BTreeMap<(String, String), String>,
    /// The number of ratios that have been computed so far.
    ratios: usize,
}

/// One way to compute a sum or several sums.
struct Contender<'a, T> {
    name: String,
    compute: Box<dyn Fn() -> T + 'a>,
    /// The contenders with which this contender is compared. Each entry has the index of another contender, and a
    /// limit. The other contender's time divided by this contender's time must be at least the limit.
    limits: Vec<(usize, f64)>,
}

impl<'a, T> Contender<'a, T> {
    fn new(name: impl Into<String>, limits: &[(usize, f64)], compute: impl Fn() -> T + 'a) -> Self {
        Self { name: name.into(), compute: Box::new(compute), limits: limits.to_vec() }
    }
}

impl Sweep {
    /// Measures the rows of all sizes and groups.
    fn pass(&mut self, sizes: &[usize], groups: &[String]) {
        for &n in sizes {
            for group in groups {
                let is = |name: &str| group == name || name.strip_suffix(group).is_some_and(|rest| rest.ends_with('-'));
                let mut known = false;
                let mut run = |name, of_group: &dyn Fn(&mut Self)| {
                    if is(name) {
                        known = true;
                        of_group(self);
                    }
                };
                run("bls12-381-g1", &|sweep| sweep.group::<ark_bls12_381::g1::Config>(n));
                run("bls12-377-g1", &|sweep| sweep.group::<ark_bls12_377::g1::Config>(n));
                run("bn254-g1", &|sweep| sweep.group::<ark_bn254::g1::Config>(n));
                run("bls12-381-g2", &|sweep| sweep.group::<ark_bls12_381::g2::Config>(n));
                run("bls12-377-g2", &|sweep| sweep.group::<ark_bls12_377::g2::Config>(n));
                run("bn254-g2", &|sweep| sweep.group::<ark_bn254::g2::Config>(n));
                assert!(known, "there is no group `{group}`");
            }
        }
    }

    fn group<P: Curve>(&mut self, n: usize) {
        let group = format!("{} {} {n}", P::NAME, P::GROUP);
        let names = |row: &String| row.strip_prefix(&group).is_some_and(|rest| rest.starts_with(' '));
        if self.only.as_ref().is_some_and(|only| !only.iter().any(names)) {
            return;
        }
        let msm = Msm::builder()
            .backend(Backend::Cpu)
            .cpu_arithmetic(arithmetic())
            .build()
            .expect("every machine has the CPU backend");
        let points = points::<P>(PointKind::Random, n, 1);
        let tables: Vec<(PrecomputeFactor, Bases<'_, P>)> = self
            .factors
            .iter()
            .map(|&factor| (factor, msm.prepare(&points).precompute(factor).build().expect("there is memory")))
            .collect();
        for kind in self.kinds.clone() {
            let k = scalars::<P::ScalarField>(kind, n, 2);
            let name = format!("{group} {kind}");
            if self.ways("tables") {
                let mut contenders = vec![Contender::new("plain", &[], || {
                    msm.msm(&points, &k).expect("there is one scalar for each base")
                })];
                contenders.extend(tables.iter().map(|(factor, bases)| {
                    let name = format!("{factor:?} ({})", bases.multiples());
                    Contender::new(name, &[(0, NOT_SLOWER)], || {
                        bases.msm(&k).expect("there is one scalar for each base")
                    })
                }));
                self.row(&name, &contenders);
            }
            for share in [2, 16] {
                if self.ways("slices") {
                    let range = n - n / share..n;
                    let (points, k) = (&points[range.clone()], &k[range.clone()]);
                    let mut contenders = vec![Contender::new("plain", &[], || {
                        msm.msm(points, k).expect("there is one scalar for each base")
                    })];
                    contenders.extend(tables.iter().map(|(factor, bases)| {
                        let slice = bases.slice(range.clone());
                        let name = format!("{factor:?} ({})", bases.multiples());
                        Contender::new(name, &[(0, NOT_SLOWER)], move || {
                            slice.msm(k).expect("there is one scalar for each base")
                        })
                    }));
                    self.row(&format!("{name}, slice of 1/{share}"), &contenders);
                }
            }
            if self.ways("batches") {
                let vectors: Vec<Vec<P::ScalarField>> = (3..6).map(|seed| scalars(kind, n, seed)).collect();
                let mut contenders = Vec::new();
                for (factor, bases) in &tables {
                    let single = contenders.len();
                    let one_by_one = || {
                        vectors
                            .iter()
                            .map(|k| bases.msm(k).expect("there is one scalar for each base"))
                            .collect::<Vec<_>>()
                    };
                    contenders.push(Contender::new(format!("{factor:?} one by one"), &[], one_by_one));
                    let batch = || bases.batch(&vectors).expect("there is one scalar for each base").result;
                    contenders.push(Contender::new("batch", &[(single, NOT_SLOWER)], batch));
                }
                self.row(&format!("{name}, batch of 3"), &contenders);
            }
        }
        if self.ways("small") {
            let mut small = SmallRows { sweep: self, name: group, points: &points, tables: &tables };
            small.row("bool", Some(Projective::<P>::msm_u1));
            small.row("u8", Some(Projective::<P>::msm_u8));
            small.row("u16", Some(Projective::<P>::msm_u16));
            small.row("u32", Some(Projective::<P>::msm_u32));
            small.row("u64", Some(Projective::<P>::msm_u64));
            small.row::<u128>("u128", None);
            small.row::<i8>("i8", None);
            small.row::<i16>("i16", None);
            small.row::<i32>("i32", None);
            small.row::<i64>("i64", None);
            small.row::<i128>("i128", None);
        }
    }

    fn ways(&self, way: &str) -> bool {
        self.ways.iter().any(|asked| asked == way)
    }

    /// Measures the contenders, prints their times, and stores the ratios below their limits in `slow`.
    fn row<T: PartialEq>(&mut self, name: &str, contenders: &[Contender<'_, T>]) {
        if self.only.as_ref().is_some_and(|only| !only.contains(name)) {
            return;
        }
        let start = Instant::now();
        let expected = (contenders[0].compute)();
        let first = start.elapsed().as_secs_f64();
        let mut rounds = ((BUDGET_SECONDS / (first * contenders.len() as f64)) as usize).clamp(ROUNDS.0, ROUNDS.1);
        let mut best = vec![f64::INFINITY; contenders.len()];
        let is_below =
            |best: &[f64], i: usize, (other, limit): (usize, f64)| best[other] < limit * (best[i] - RESOLUTION_SECONDS);
        let mut measured: Vec<usize> = (0..contenders.len()).collect();
        for repeat in 0..=REPEATS {
            for round in 0..rounds {
                for turn in 0..measured.len() {
                    // Each round starts with a different contender.
                    let i = measured[(turn + round) % measured.len()];
                    let start = Instant::now();
                    let found = black_box((contenders[i].compute)());
                    best[i] = best[i].min(start.elapsed().as_secs_f64());
                    assert!(found == expected, "{name}: {} is wrong", contenders[i].name);
                }
            }
            // After the first measurement, both contenders of each ratio near or below its limit are measured again.
            // After each later measurement, only the contenders of ratios below their limits are measured again.
            let (factor, best) = (if repeat == 0 { NEAR } else { 1.0 }, &best);
            let again = contenders.iter().enumerate().flat_map(|(i, contender)| {
                let near =
                    contender.limits.iter().filter(move |(other, limit)| is_below(best, i, (*other, limit * factor)));
                near.flat_map(move |&(other, _)| [other, i])
            });
            measured = again.collect::<BTreeSet<_>>().into_iter().collect();
            rounds = (2 * rounds).max(REPEATED_ROUNDS);
        }
        print!("{name}:");
        for (i, contender) in contenders.iter().enumerate() {
            print!("  {} {:.3} ms", contender.name, best[i] * 1e3);
            for &(other, limit) in &contender.limits {
                let ratio = best[other] / best[i];
                self.ratios += 1;
                print!(" {ratio:.2}x");
                if is_below(&best, i, (other, limit)) {
                    print!(" SLOW");
                    let other = &contenders[other].name;
                    let text = format!("{ratio:.3}, limit {limit}");
                    self.slow.insert((name.into(), format!("{} beside {other}", contender.name)), text);
                }
            }
        }
        println!();
    }
}

/// Measures sums of small integers. Each row is for one type of integer, and has the time with each table of multiples.
struct SmallRows<'a, P: Curve> {
    sweep: &'a mut Sweep,
    name: String,
    points: &'a [Affine<P>],
    tables: &'a [(PrecomputeFactor, Bases<'a, P>)],
}

impl<P: Curve> SmallRows<'_, P> {
    /// Measures sums over uniform values of one integer type. `ark` is ark-ec's function for sums over this type. If
    /// `ark` is `None`, the values are converted to field elements, and the bench measures ark-ec's sum over these
    /// field elements. ark-ec's sum detects small field elements.
    fn row<K>(&mut self, name: &str, ark: Option<fn(&[Affine<P>], &[K]) -> Projective<P>>)
    where
        K: SmallScalar,
        P::ScalarField: From<K>,
        Standard: Distribution<K>,
    {
        let mut rng = StdRng::seed_from_u64(7);
        let small: Vec<K> = (0..self.points.len()).map(|_| rng.r#gen()).collect();
        let field: Vec<P::ScalarField> = small.iter().map(|&k| k.into()).collect();
        let (small, field, points) = (&small, &field, self.points);
        let ark_ec = || match ark {
            Some(ark) => ark(points, small),
            None => Projective::<P>::msm_unchecked(points, field),
        };
        let mut contenders = vec![Contender::new("ark-ec", &[], ark_ec)];
        for (factor, bases) in self.tables {
            let elements = contenders.len();
            let limits = [(elements, NOT_SLOWER), (0, FASTER_THAN_ARK)];
            let name = format!("{factor:?} field elements");
            contenders.push(Contender::new(name, &[], || bases.msm(field).expect("there is one scalar for each base")));
            let name = format!("{factor:?} msm_small");
            contenders.push(Contender::new(name, &limits, || {
                bases.msm_small(small).expect("there is one scalar for each base")
            }));
        }
        self.sweep.row(&format!("{} {name}", self.name), &contenders);
    }
}
