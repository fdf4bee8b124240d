//! Compares the time of a sum with a lower limit, the floor: the time of the field multiplications and squarings in the
//! sum's additions.
//!
//! `cargo bench -p cumsm-benches --bench floor -- [LOG_SIZES] [GROUPS] [THREADS]`, for example `-- 14,16,18,20
//! g1,bn254-g1 2`. `CUMSM_ARITHMETIC` has the same meaning as for `cpu.rs`.
//!
//! For each sum, in interleaved rounds, the bench measures:
//!
//! - the time of the sum on the given number of threads
//! - the time of a multiplication in lanes and the time of a squaring in lanes: on one thread, and on all threads at
//!   once
//! - the time of each part of the sum's work on one thread (see `internals::record`). The sum is planned for the given
//!   number of threads
//!
//! An addition in a batch takes 5 multiplications and 1 squaring. The floor is the time that the multiplications and
//! squarings of all additions take if each thread computes an equal share of them. The bench lists the remaining time
//! by cause, in percent of the sum's time. To list a time that was measured on one thread, the bench divides the time
//! by the number of threads, and multiplies it by the slow-down. The slow-down is the time of a multiplication if all
//! threads compute, divided by the time of a multiplication if one thread computes. `idle threads` is the predicted
//! time in which threads wait for the last task of a part. `unexplained` is the sum's time minus the floor and all
//! other listed times. Sums without batches of additions, such as the sums of small numbers of points, have no floor.

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;

use std::hint::black_box;
use std::time::{Duration, Instant};

use arithmetic::arithmetic;
use cumsm::internals::{Phase, Product, Recorded, RecordedPart, Stage, arithmetic_of, compute_products, record};
use cumsm::{Backend, Curve, Msm};
use generators::{PointKind, ScalarKind, points, scalars};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// `BUDGET` is the time for all rounds of a sum, and `MIN_ROUNDS` is the least number of rounds. The result is the
/// shortest time of all rounds.
const BUDGET: Duration = Duration::from_secs(5);
const MIN_ROUNDS: usize = 7;
/// The number of products that each thread computes in a measurement, so that a measurement takes a few milliseconds.
const PRODUCTS: usize = 1 << 19;
/// The number of multiplications and the number of squarings in an addition.
const MULTIPLICATIONS: f64 = 5.0;
const SQUARINGS: f64 = 1.0;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |i: usize, default: &str| -> Vec<String> {
        arguments.get(i).map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    let number = |text: String| text.parse::<usize>().unwrap_or_else(|_| panic!("`{text}` is not a number"));
    let sizes: Vec<usize> = list(0, "14,16,18,20").into_iter().map(number).collect();
    for threads in list(2, "2").into_iter().map(number) {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("the system starts the threads");
        for name in list(1, "g1") {
            let (curve, group) = name.rsplit_once('-').unwrap_or(("bls12-381", &name));
            cumsm::on_curve!(curve, group, P => measure::<P>(&sizes, &pool))
                .unwrap_or_else(|| panic!("this build has no group `{name}`"));
        }
    }
}

/// The time of a product, in nanoseconds.
struct ProductTime {
    product: Product,
    on_one_thread: f64,
    /// The time of a product on each thread, if all threads compute.
    on_all_threads: f64,
}

impl ProductTime {
    fn new(product: Product) -> Self {
        Self { product, on_one_thread: f64::INFINITY, on_all_threads: f64::INFINITY }
    }

    fn measure<P: Curve>(&mut self, pool: &ThreadPool) {
        let compute = || compute_products::<P>(arithmetic(), self.product, PRODUCTS);
        let began = Instant::now();
        let count = compute();
        let one = began.elapsed();
        let began = Instant::now();
        pool.broadcast(|_| compute());
        let all = began.elapsed();
        self.on_one_thread = self.on_one_thread.min(1e9 * one.as_secs_f64() / count as f64);
        self.on_all_threads = self.on_all_threads.min(1e9 * all.as_secs_f64() / count as f64);
    }
}

fn measure<P: Curve>(sizes: &[usize], pool: &ThreadPool) {
    let threads = pool.current_num_threads();
    println!("\n{} {}, {}, {threads} threads", P::NAME, P::GROUP, arithmetic_of::<P>(arithmetic()));
    for &size in sizes {
        Sum::measure::<P>(size, pool).print(size, threads);
    }
}

/// The measurements of a sum.
struct Sum {
    /// The shortest time of the sum.
    time: Duration,
    multiplication: ProductTime,
    squaring: ProductTime,
    /// The recording of the sum's work on one thread. Of several recordings, the recording with the shortest total time
    /// counts.
    recorded: Recorded,
}

impl Sum {
    fn measure<P: Curve>(log_size: usize, pool: &ThreadPool) -> Self {
        let bases = points::<P>(PointKind::Random, 1 << log_size, 1);
        let scalars = scalars(ScalarKind::Uniform, 1 << log_size, 2);
        let engine = Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic()).build();
        let engine = engine.expect("every machine has the CPU backend");
        let compute = || engine.msm::<P>(&bases, &scalars).expect("there is one scalar for each base");
        let record = || pool.install(|| record(compute)).1;

        let mut multiplication = ProductTime::new(Product::Multiplication);
        let mut squaring = ProductTime::new(Product::Square);
        let (mut time, mut recorded) = (Duration::MAX, record());
        let (began, mut rounds) = (Instant::now(), 0);
        while rounds < MIN_ROUNDS || began.elapsed() < BUDGET {
            let began = Instant::now();
            let _ = black_box(pool.install(compute));
            time = time.min(began.elapsed());
            multiplication.measure::<P>(pool);
            squaring.measure::<P>(pool);
            let again = record();
            if work(&again.parts) < work(&recorded.parts) {
                recorded = again;
            }
            rounds += 1;
        }
        Self { time, multiplication, squaring, recorded }
    }

    fn print(&self, log_size: usize, threads: usize) {
        let Self { time, multiplication, squaring, recorded: Recorded { parts, phases } } = self;
        let additions = phases.additions as f64;
        let products = |multiplication: f64, squaring: f64| {
            1e-9 * additions * (MULTIPLICATIONS * multiplication + SQUARINGS * squaring)
        };
        let on_one_thread = products(multiplication.on_one_thread, squaring.on_one_thread);
        let on_all_threads = products(multiplication.on_all_threads, squaring.on_all_threads);
        let slow_down = multiplication.on_all_threads / multiplication.on_one_thread;
        // Divides the time of work on one thread by the number of threads, multiplies it by the slow-down, and returns
        // the result in percent of the sum's time.
        let share = |seconds: f64| 100.0 * seconds * slow_down / threads as f64 / time.as_secs_f64();
        let phase = |phase| phases.time(phase).as_secs_f64();
        let in_batches = phase(Phase::ScatteredAdditions) + phase(Phase::OrderedAdditions);
        let stage = |stage: &[Option<Stage>]| -> f64 {
            parts.iter().filter(|part| stage.contains(&part.stage)).map(|part| part.work().as_secs_f64()).sum()
        };
        let busy = work(parts).as_secs_f64();
        let predicted: f64 = parts.iter().map(|part| part.time(threads).as_secs_f64()).sum();
        let accumulation = in_batches + phase(Phase::Inversions) + phase(Phase::Pairing) + phase(Phase::Grids);
        let causes = [
            ("loads, carries, stores of additions", in_batches - on_one_thread),
            ("inversions", phase(Phase::Inversions)),
            ("pairing", phase(Phase::Pairing)),
            ("grids of the aggregation", phase(Phase::Grids)),
            ("recoding, plan, checks", stage(&[None, Some(Stage::Recode)])),
            ("sort", stage(&[Some(Stage::Sort)])),
            ("conversion of bases", stage(&[Some(Stage::Convert)])),
            (
                "other work",
                busy - accumulation - stage(&[None, Some(Stage::Recode), Some(Stage::Sort), Some(Stage::Convert)]),
            ),
            ("idle threads", threads as f64 * predicted - busy),
        ];
        let floor = on_all_threads / threads as f64;
        let floor_share = 100.0 * floor / time.as_secs_f64();
        println!(
            "2^{log_size}: {:.2} ms, floor {:.2} ms = {floor_share:.1}%; {additions} additions in {} batches, {:.2} and \
             {:.2} ns for a multiplication and a squaring ({:.2} and {:.2} on one thread)",
            1e3 * time.as_secs_f64(),
            1e3 * floor,
            phases.batches,
            multiplication.on_all_threads,
            squaring.on_all_threads,
            multiplication.on_one_thread,
            squaring.on_one_thread,
        );
        let mut unexplained = 100.0 - floor_share;
        for (cause, seconds) in causes {
            println!("    {:5.1}% {cause}", share(seconds));
            unexplained -= share(seconds);
        }
        println!("    {unexplained:5.1}% unexplained");
    }
}

fn work(parts: &[RecordedPart]) -> Duration {
    parts.iter().map(RecordedPart::work).sum()
}
