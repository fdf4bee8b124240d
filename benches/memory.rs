//! Compares AdaptiveSetBucket with Pippenger's algorithm under the same memory limit. Prints Table 2 of the paper that
//! introduces AdaptiveSetBucket, beside cumsm's results. Draws the curves of the paper's figures 1 and 2 as an SVG.
//!
//! `cargo bench -p cumsm-benches --bench memory -- [table] [steps] [levels] [large] [figures=FILE.svg]`; without an
//! argument, the bench prints the table. One thread computes, as in the paper, except in the last improvement of
//! `steps`. The compared engines are measured in interleaved rounds, and the result is the shortest time of each
//! engine.
//!
//! - `table`: 2^13 points, with the paper's limits of 9 to 175 KB, and with ample memory
//! - `steps`: Pippenger's algorithm, the paper's algorithm, and the paper's algorithm with one improvement, two
//!   improvements and so on; the last improvement is a second thread
//! - `levels`: 2^13 prepared points, with each number of multiples per base (levels) that the plan lists
//! - `large`: 2^18 points in 32 KB
//! - `figures`: plots of time against memory, for 2^9 and 2^13 points

#[path = "../tests/common/generators.rs"]
mod generators;

use std::path::Path;
use std::sync::LazyLock;
use std::time::Instant;

use ark_bls12_381::g1::Config;
use ark_bls12_381::{Fr, G1Affine, G1Projective};
use cumsm::internals::DigitForm;
use cumsm::internals::{BucketForm, LowMemoryPlan, LowMemoryStages, ScalarReading, Steps};
use cumsm::{Backend, Msm, PrecomputeFactor};
use generators::{PointKind, ScalarKind, points, scalars};
use plotters::prelude::*;
use rayon::ThreadPool;

const KB: u64 = 1024;

/// A row of the paper's Table 2, with one entry for Pippenger's algorithm and one entry for AdaptiveSetBucket.
struct Row {
    kb: u64,
    /// Each entry has the window, the number of buckets, and the cycles.
    pippenger: (u32, u32, u32),
    adaptive: (u32, u32, u32),
}

const fn row(kb: u64, pippenger: (u32, u32, u32), adaptive: (u32, u32, u32)) -> Row {
    Row { kb, pippenger, adaptive }
}

const PAPER: [Row; 9] = [
    row(9, (5, 31, 274_039), (8, 61, 200_871)),
    row(15, (6, 63, 234_968), (9, 104, 188_185)),
    row(20, (7, 127, 205_245), (9, 140, 184_000)),
    row(35, (7, 127, 205_245), (10, 246, 177_541)),
    row(50, (8, 255, 181_672), (10, 353, 171_115)),
    row(70, (8, 255, 181_672), (10, 495, 170_468)),
    row(100, (9, 511, 169_744), (10, 709, 166_913)),
    row(140, (9, 511, 169_744), (10, 993, 165_584)),
    row(175, (10, 1023, 162_334), (10, 1023, 162_359)),
];

struct Inputs {
    bases: Vec<G1Affine>,
    scalars: Vec<Fr>,
}

impl Inputs {
    fn new(log: u32) -> Self {
        Self { bases: points(PointKind::Random, 1 << log, 1), scalars: scalars(ScalarKind::Uniform, 1 << log, 2) }
    }
}

fn engine(limit: Option<u64>, stages: LowMemoryStages) -> Msm {
    let builder = Msm::builder().backend(Backend::Cpu).low_memory_stages(stages);
    limit
        .map_or(builder.clone(), |limit| builder.host_memory(limit))
        .build()
        .expect("every machine has the CPU backend")
}

fn plan(engine: &Msm, n: usize) -> LowMemoryPlan {
    match engine.plan::<Config>(n).expect("the limit is above the minimum").steps {
        Steps::LowMemory(plan) => plan,
        steps => panic!("the plan is not a plan for limited memory: {steps:?}"),
    }
}

/// The clock of a measurement.
#[derive(Clone, Copy, PartialEq)]
enum Clock {
    /// The CPU time of the calling thread. Other threads on the same processor do not change the CPU time. If the
    /// operating system does not report the CPU time, the wall-clock time is used.
    Thread,
    /// The wall-clock time. With wall-clock times, two threads can be compared with one thread.
    Wall,
}

impl Clock {
    fn milliseconds(self) -> f64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        // The operating system updates the CPU time when the thread yields, and otherwise only at the next timer tick.
        std::thread::yield_now();
        let own = std::fs::read_to_string("/proc/thread-self/schedstat").ok().filter(|_| self == Self::Thread);
        let own = own.and_then(|text| text.split_whitespace().next()?.parse::<u64>().ok());
        own.map_or_else(|| START.elapsed().as_secs_f64() * 1e3, |nanoseconds| nanoseconds as f64 / 1e6)
    }
}

/// A computation that is compared with other computations.
type Computation<'a> = Box<dyn Fn() -> G1Projective + Send + Sync + 'a>;

fn unprepared<'a>(engine: &'a Msm, inputs: &'a Inputs) -> Computation<'a> {
    Box::new(|| engine.msm(&inputs.bases, &inputs.scalars).expect("the limit is above the minimum"))
}

/// Measures all engines in interleaved rounds on one thread. Returns the shortest time of each engine in milliseconds.
fn milliseconds(pool: &ThreadPool, engines: &[Msm], inputs: &Inputs, rounds: usize) -> Vec<f64> {
    let computations: Vec<_> = engines.iter().map(|engine| (pool, unprepared(engine, inputs))).collect();
    in_turns(Clock::Thread, &computations, rounds)
}

/// Returns the shortest time of each computation, in milliseconds. Each entry of `computations` has a computation and
/// the pool in which the computation runs. The rounds of all computations are interleaved.
fn in_turns(clock: Clock, computations: &[(&ThreadPool, Computation<'_>)], rounds: usize) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; computations.len()];
    let mut expected: Option<G1Projective> = None;
    for _ in 0..rounds {
        for ((pool, compute), best) in computations.iter().zip(&mut best) {
            pool.install(|| {
                let start = clock.milliseconds();
                let found = compute();
                *best = best.min(clock.milliseconds() - start);
                assert_eq!(found, *expected.get_or_insert(found));
            });
        }
    }
    best
}

fn gain(ours: f64, theirs: f64) -> f64 {
    100.0 * (1.0 - ours / theirs)
}

fn named(digits: DigitForm, form: Option<BucketForm>) -> LowMemoryStages {
    LowMemoryStages { digits: Some(digits), form, ..LowMemoryStages::default() }
}

/// The comparisons that the table shows. Each comparison has a name and the stages of AdaptiveSetBucket.
fn comparisons() -> [(&'static str, LowMemoryStages); 4] {
    [
        ("plain, extended", LowMemoryStages::plain()),
        ("plain, any form", named(DigitForm::Plain, None)),
        ("signed, extended", named(DigitForm::Signed, Some(BucketForm::Extended))),
        ("signed, any form", named(DigitForm::Signed, None)),
    ]
}

fn table(pool: &ThreadPool) {
    let inputs = Inputs::new(13);
    let n = inputs.bases.len();
    println!("2^13 points of BLS12-381 G1, one thread; w, d as each plan chose them; milliseconds; gains in percent.");
    println!("`f` is the form of buckets: x extended, a(B) affine in batches of B. Paper: w d / w d / gain.\n");
    println!(
        "| KB | stages | Pippenger w d f | ms | AdaptiveSetBucket w d f | ranges | ms | gain | predicted | paper |"
    );
    println!("|---:|---|---|---:|---|---:|---:|---:|---:|---|");
    for (kb, paper) in PAPER.iter().map(|row| (row.kb, Some(row))).chain([(16 * KB, None)]) {
        let comparisons = comparisons();
        let engines: Vec<Msm> = comparisons
            .iter()
            .flat_map(|(_, stages)| [stages.pippenger(), *stages].map(|stages| engine(Some(kb * KB), stages)))
            .collect();
        let times = milliseconds(pool, &engines, &inputs, 15);
        for (i, (name, _)) in comparisons.iter().enumerate() {
            let plans = [0, 1].map(|j| pool.install(|| plan(&engines[2 * i + j], n)));
            let [pippenger, adaptive] = [times[2 * i], times[2 * i + 1]];
            let choice = |plan: &LowMemoryPlan| {
                let form = match plan.form {
                    BucketForm::Extended => "x".into(),
                    BucketForm::Affine => format!("a({})", plan.batch),
                };
                format!("{} {} {form}", plan.windows.greatest_width(), plan.buckets)
            };
            let paper = paper.filter(|_| i == 0).map_or(String::new(), |row| {
                let ((w, d, theirs), (wider, fewer, ours)) = (row.pippenger, row.adaptive);
                format!("{w} {d} / {wider} {fewer} / {:.1}", gain(ours.into(), theirs.into()))
            });
            println!(
                "| {kb} | {name} | {} | {pippenger:.2} | {} | {} | {adaptive:.2} | {:.1} | {:.1} | {paper} |",
                choice(&plans[0]),
                choice(&plans[1]),
                plans[1].ranges(),
                gain(adaptive, pippenger),
                gain(plans[1].multiplications, plans[0].multiplications),
            );
        }
    }
}

/// Measures the improvements on the paper's algorithm. Each measured engine has one improvement more than the previous
/// engine.
fn steps(pools: &[ThreadPool; 2]) {
    let inputs = Inputs::new(13);
    let converted = LowMemoryStages { scalars: Some(ScalarReading::Integer), ..LowMemoryStages::plain() };
    println!("\n2^13 points, milliseconds. Each column adds a step to the column before it.\n");
    println!(
        "| KB | Pippenger | AdaptiveSetBucket | unconverted scalars | signed digits | affine buckets | wall time | \
         wall time, 2 threads |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    for kb in [1, 2, 4, 6, 9, 15, 20, 35, 50, 100, 175, 1024] {
        let signed = named(DigitForm::Signed, Some(BucketForm::Extended));
        let columns =
            [converted.pippenger(), converted, LowMemoryStages::plain(), signed, named(DigitForm::Signed, None)];
        let engines = columns.map(|stages| engine(Some(kb * KB), stages));
        let times = milliseconds(&pools[0], &engines, &inputs, 8);
        let walls = in_turns(Clock::Wall, &pools.each_ref().map(|pool| (pool, unprepared(&engines[4], &inputs))), 10);
        let cells: Vec<String> = times.iter().chain(&walls).map(|time| format!("{time:.2}")).collect();
        println!("| {kb} | {} |", cells.join(" | "));
    }
    let unlimited = milliseconds(&pools[0], &[engine(None, LowMemoryStages::default())], &inputs, 8)[0];
    println!("\nThe engine without a limit: {unlimited:.2} ms on one thread.");
}

/// Measures the speed-up of sums by prepared multiples of the bases. The memory limit does not include the memory of
/// the prepared multiples.
fn levels(pool: &ThreadPool) {
    let inputs = &Inputs::new(13);
    println!("\n2^13 prepared points, one thread; predictions in field multiplications.\n");
    println!("| KB | levels | bits apart | MiB | ms | speed-up | predicted |");
    println!("|---:|---:|---:|---:|---:|---:|---:|");
    for kb in [9, 20, 35, 175] {
        let engine = engine(Some(kb * KB), LowMemoryStages::default());
        let plans =
            pool.install(|| engine.plan_precomputation::<Config>(inputs.bases.len()).expect("the limit is enough"));
        let prepared = plans.iter().map(|plan| {
            let levels = PrecomputeFactor::Fixed(plan.precomputation.factor());
            let bases = engine.prepare(&inputs.bases).precompute(levels).build().expect("the bases are not validated");
            assert_eq!(bases.precomputation(), plan.precomputation, "the bases keep the planned multiples");
            let compute = move || bases.msm(&inputs.scalars).expect("the limit is above the minimum");
            (pool, Box::new(compute) as Computation<'_>)
        });
        let times = in_turns(Clock::Thread, &pool.install(|| prepared.collect::<Vec<_>>()), 15);
        for (plan, time) in plans.iter().zip(&times) {
            println!(
                "| {kb} | {} | {} | {:.1} | {time:.2} | {:.2} | {:.2} |",
                plan.precomputation.factor(),
                plan.precomputation.stride(),
                plan.bytes as f64 / 1_048_576.0,
                times[0] / time,
                plans[0].computation / plan.computation,
            );
        }
    }
}

fn large(pool: &ThreadPool) {
    let inputs = Inputs::new(18);
    println!("\n2^18 points in 32 KB, milliseconds:\n");
    println!("| stages | Pippenger w d B | ms | AdaptiveSetBucket w d B | ms | gain |");
    println!("|---|---|---:|---|---:|---:|");
    for (name, stages) in comparisons() {
        let engines = [stages.pippenger(), stages].map(|stages| engine(Some(32 * KB), stages));
        let [theirs, ours] = engines.each_ref().map(|engine| {
            let plan = pool.install(|| plan(engine, inputs.bases.len()));
            format!("{} {} {}", plan.windows.greatest_width(), plan.buckets, plan.batch)
        });
        let times = milliseconds(pool, &engines, &inputs, 3);
        println!(
            "| {name} | {theirs} | {:.0} | {ours} | {:.0} | {:.1} |",
            times[0],
            times[1],
            gain(times[1], times[0])
        );
    }
}

/// Plots time against memory for 2^9 and 2^13 points, as in the paper's figures 1 and 2.
fn figures(pool: &ThreadPool, file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::new(file, (1200, 520)).into_drawing_area();
    root.fill(&WHITE)?;
    let halves = root.split_evenly((1, 2));
    for (area, (log, most)) in halves.iter().zip([(9, 40u64), (13, 300)]) {
        let inputs = Inputs::new(log);
        let limits: Vec<u64> = (1..=40).map(|i| i * most * KB / 40).filter(|&limit| limit >= KB).collect();
        let curves = [
            ("Pippenger, plain", LowMemoryStages::plain().pippenger(), RED),
            ("AdaptiveSetBucket, plain, as the paper", LowMemoryStages::plain(), BLUE),
            ("AdaptiveSetBucket, signed, affine", LowMemoryStages::default(), BLACK),
        ];
        let times: Vec<Vec<f64>> = limits
            .iter()
            .map(|&limit| {
                let engines: Vec<Msm> = curves.iter().map(|(_, stages, _)| engine(Some(limit), *stages)).collect();
                milliseconds(pool, &engines, &inputs, if log < 12 { 20 } else { 4 })
            })
            .collect();
        let highest = times.iter().flatten().fold(0.0f64, |highest, &time| highest.max(time));
        let mut chart = ChartBuilder::on(area)
            .caption(format!("2^{log} points, BLS12-381 G1, one thread"), ("sans-serif", 20))
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(60)
            .build_cartesian_2d(0.0..most as f64, 0.0..highest * 1.05)?;
        chart.configure_mesh().x_desc("memory, KB").y_desc("milliseconds").draw()?;
        for (i, (name, _, colour)) in curves.iter().enumerate() {
            let line = limits.iter().zip(&times).map(|(&limit, times)| (limit as f64 / KB as f64, times[i]));
            chart
                .draw_series(LineSeries::new(line, colour))?
                .label(*name)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 20, y)], colour));
        }
        if log == 13 {
            // The paper's cycles are scaled to milliseconds. The scale is chosen so that two times are equal: the
            // paper's time for Pippenger's algorithm in 175 KB, and the measured time for Pippenger's algorithm with
            // the greatest limit.
            let scale = times[times.len() - 1][0] / f64::from(PAPER[8].pippenger.2);
            for (name, cycles, colour) in [
                ("Pippenger, the paper's Table 2", PAPER.each_ref().map(|row| row.pippenger.2), RED),
                ("AdaptiveSetBucket, the paper's Table 2", PAPER.each_ref().map(|row| row.adaptive.2), BLUE),
            ] {
                let dots = PAPER.iter().zip(cycles).map(|(row, cycles)| (row.kb as f64, f64::from(cycles) * scale));
                chart
                    .draw_series(dots.map(|dot| Circle::new(dot, 4, colour)))?
                    .label(name)
                    .legend(move |(x, y)| Circle::new((x + 10, y), 4, colour));
            }
        }
        chart.configure_series_labels().border_style(BLACK).background_style(WHITE).draw()?;
    }
    root.present()?;
    println!("\nfigures 1 and 2: {}", file.display());
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut asked: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    if asked.is_empty() {
        asked.push("table".into());
    }
    let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pools = [pool(1)?, pool(2)?];
    for part in &asked {
        match (part.as_str(), part.strip_prefix("figures=")) {
            ("table", _) => table(&pools[0]),
            ("steps", _) => steps(&pools),
            ("levels", _) => levels(&pools[0]),
            ("large", _) => large(&pools[0]),
            (_, Some(file)) => figures(&pools[0], Path::new(file))?,
            _ => return Err(format!("{part:?} is not one of table, steps, levels, large, figures=FILE.svg").into()),
        }
    }
    Ok(())
}
