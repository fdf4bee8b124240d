//! Predicts the time of a sum on the CPU with many threads, and measures the work that additional threads cause.
//!
//! `cargo bench -p cumsm-benches --bench threads -- [LOG_SIZES] [GROUPS] [THREADS]`, for example `-- 16,18,20
//! g1,bn254-g1 1,2,64`. The first two numbers of threads must be 1 and 2. `CUMSM_ARITHMETIC` has the same meaning as
//! for `cpu.rs`.
//!
//! Each sum is planned for the given number of threads. The bench uses the plan of a sum in two ways:
//!
//! - One thread runs the tasks of the sum one after another, and times each task separately. The total time of all
//!   tasks is the work. The predicted time is the time in which the given number of threads would run all tasks. The
//!   prediction makes three assumptions: an idle thread takes the next task at once, all threads are as fast as the
//!   measured thread, and the memory bandwidth suffices. For each stage, the bench also prints the time of the work
//!   that only one thread can do.
//! - The given number of threads compute the sum on this machine. If the machine has fewer cores than threads, the time
//!   of the sum, compared with the time for two threads, shows the additional work. A round runs the sum once with each
//!   number of threads, one number after the other.

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;

use std::hint::black_box;
use std::time::{Duration, Instant};

use arithmetic::arithmetic;
use cumsm::internals::{RecordedPart, record};
use cumsm::{Backend, Curve, Msm};
use generators::{PointKind, ScalarKind, points, scalars};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The number of recordings, and also the number of measurements, for each number of threads. The results are the
/// shortest times.
const ROUNDS: usize = 5;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |i: usize, default: &str| -> Vec<String> {
        arguments.get(i).map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    let number = |text: String| text.parse::<usize>().unwrap_or_else(|_| panic!("`{text}` is not a number"));
    let threads: Vec<usize> = list(2, "1,2,4,8,16,32,64,128").into_iter().map(number).collect();
    assert!(threads.starts_with(&[1, 2]), "the numbers of threads begin with 1,2");
    for log_size in list(0, "18,20").into_iter().map(number) {
        for name in list(1, "g1") {
            let (curve, group) = name.rsplit_once('-').unwrap_or(("bls12-381", &name));
            cumsm::on_curve!(curve, group, P => measure::<P>(log_size, &threads))
                .unwrap_or_else(|| panic!("this build has no group `{name}`"));
        }
    }
}

/// The results for one number of threads.
struct Case {
    pool: ThreadPool,
    parts: Vec<RecordedPart>,
    measured: f64,
}

fn measure<P: Curve>(log_size: usize, threads: &[usize]) {
    let (bases, scalars) =
        (points::<P>(PointKind::Random, 1 << log_size, 1), scalars(ScalarKind::Uniform, 1 << log_size, 2));
    let engine = Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic()).build();
    let engine = engine.expect("every machine has the CPU backend");
    let compute = || engine.msm::<P>(&bases, &scalars).expect("there is one scalar for each base");

    let case = |&threads| Case {
        pool: ThreadPoolBuilder::new().num_threads(threads).build().expect("the system starts the threads"),
        parts: Vec::new(),
        measured: f64::INFINITY,
    };
    let mut cases: Vec<Case> = threads.iter().map(case).collect();
    for _ in 0..ROUNDS {
        for Case { pool, parts, measured } in &mut cases {
            let recorded = pool.install(|| record(compute)).1.parts;
            if parts.is_empty() {
                *parts = recorded;
            } else {
                // All recordings have the same tasks, because all recordings use the same plan.
                assert_eq!(parts.len(), recorded.len(), "the computation is deterministic");
                let tasks =
                    parts.iter_mut().zip(&recorded).flat_map(|(part, other)| part.tasks.iter_mut().zip(&other.tasks));
                tasks.for_each(|(time, other)| *time = (*time).min(*other));
            }
            let began = Instant::now();
            let _ = black_box(pool.install(compute));
            *measured = measured.min(began.elapsed().as_secs_f64());
        }
    }

    println!("\n{} {} 2^{log_size}, {}, times in ms", P::NAME, P::GROUP, arithmetic());
    println!(
        "{:>7} {:>9} {:>7} {:>10} {:>9} {:>9} {:>9} {:>7}  on one thread",
        "threads", "work", "growth", "predicted", "speed-up", "longest", "measured", "growth"
    );
    let (one, two) = (&cases[0], &cases[1]);
    for (&threads, case) in threads.iter().zip(&cases) {
        let (work, predicted) = (work(&case.parts), time(&case.parts, threads));
        let longest = case.parts.iter().flat_map(|part| &part.tasks).max().copied().unwrap_or_default();
        print!("{threads:>7} {:>9.2} {:>7.3}", ms(work), ms(work) / ms(self::work(&two.parts)));
        print!(
            " {:>10.3} {:>9.2} {:>8.2}%",
            ms(predicted),
            ms(time(&one.parts, 1)) / ms(predicted),
            100.0 * ms(longest) / ms(work)
        );
        print!(" {:>9.2} {:>7.3} ", 1e3 * case.measured, case.measured / two.measured);
        for part in case.parts.iter().filter(|part| threads > 1 && part.tasks.len() == 1 && ms(part.work()) > 0.02) {
            print!(" {} {:.3}", part.stage.map_or("before".to_owned(), |stage| stage.to_string()), ms(part.work()));
        }
        println!();
    }
    for (&threads, case) in threads.iter().zip(&cases) {
        print!("{threads:>7} parts:");
        for part in case.parts.iter().filter(|part| part.tasks.len() > 1) {
            let stage = part.stage.map_or("before".to_owned(), |stage| stage.to_string());
            print!(" {stage} {}×{:.3}→{:.3}", part.tasks.len(), ms(part.work()), ms(part.time(threads)));
        }
        println!();
    }
}

fn work(parts: &[RecordedPart]) -> Duration {
    parts.iter().map(RecordedPart::work).sum()
}

fn time(parts: &[RecordedPart], threads: usize) -> Duration {
    parts.iter().map(|part| part.time(threads)).sum()
}

fn ms(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}
