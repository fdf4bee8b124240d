//! Runs multi-scalar multiplications on an emulator that counts operations. The counts show how the work is distributed
//! among threads.
#![allow(dead_code)] // each file that includes this module uses only some of its items

use ark_ec::short_weierstrass::Affine;
use cumsm::internals::{Counting, EmulatorOptions, GpuPlan, LaunchCounts, OperationCounts, Steps, ThreadCounts};
use cumsm::{Algorithm, Backend, Curve, Msm, PrecomputeFactor};

use super::generators::{PointKind, ScalarKind, points, scalars};

const SEED: u64 = 1;

/// A computation whose operations are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case {
    pub(crate) algorithm: Algorithm,
    /// The size of a window, in bits.
    pub(crate) window_bits: u32,
    /// The number of points.
    pub(crate) n: usize,
    /// The kind of scalars.
    pub(crate) scalars: ScalarKind,
    /// In each window, each thread gets at least this number of digits, including digits that are zero. The function
    /// `device` chooses the size of the emulated device so that each thread gets enough digits. (The plan for any
    /// device gives each thread at least 8 digits.)
    pub(crate) share: usize,
    /// The number of prepared multiples of each base: elastic-msm's w.
    pub(crate) levels: u32,
}

/// The counts of a computation.
#[derive(Debug)]
pub(crate) struct Counted {
    /// The plan of the computation.
    pub(crate) plan: GpuPlan,
    /// The counts of each launch, in order.
    pub(crate) launches: Vec<LaunchCounts>,
}

/// The stages that do point operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Convert,
    Accumulate,
    Reduce,
    Aggregate,
}

impl Stage {
    /// Returns the stage of a kernel, or `None` for kernels that recode or group digits. Kernels that recode or group
    /// digits do no point operations.
    fn of(kernel: &str) -> Option<Self> {
        match kernel.split('_').next() {
            Some("convert" | "precompute") => Some(Self::Convert),
            Some("accumulate" | "pippenger") => Some(Self::Accumulate),
            Some("reduce" | "combine") => Some(Self::Reduce),
            Some("sum" | "weigh") => Some(Self::Aggregate),
            _ => None,
        }
    }
}

/// Computes the case on an emulated device in one chunk, and counts the operations.
pub(crate) fn count<P: Curve>(case: &Case, counting: Counting) -> Counted {
    let bases = points::<P>(PointKind::Random, case.n, SEED);
    let counted = count_with(case, counting, &bases);
    assert_eq!(counted.plan.chunks, 1, "{case:?}");
    counted
}

/// Computes the case with the given bases, in one or several chunks, and counts the operations.
pub(crate) fn count_with<P: Curve>(case: &Case, counting: Counting, bases: &[Affine<P>]) -> Counted {
    let scalars = scalars::<P::ScalarField>(case.scalars, case.n, SEED);
    let engine = device::<P>(case, counting);
    let failed = |error| panic!("{case:?}: {error}");
    let output = match case.levels {
        1 => engine.msm_output(&bases[..case.n], &scalars).unwrap_or_else(failed),
        levels => {
            let prepared = engine.prepare(&bases[..case.n]).precompute(PrecomputeFactor::Fixed(levels)).build();
            prepared.and_then(|bases| bases.slice(..).msm_output(&scalars)).unwrap_or_else(failed)
        }
    };
    let launches = engine.operation_counts();
    for launch in launches.iter().filter(|launch| Stage::of(launch.kernel).is_none()) {
        assert_eq!(launch.total().point_operations(), 0, "{} belongs to no stage", launch.kernel);
    }
    let Steps::Gpu(plan) = output.plan.steps else { unreachable!("the emulator has a GPU's plan") };
    Counted { plan: *plan, launches }
}

/// Returns an engine for the largest device that meets two conditions: each thread has at least `case.share` digits,
/// and each bucket has a thread. If no device meets both conditions, only the first condition must hold, and several
/// buckets may share a thread. If no device meets the first condition, the function takes the smallest device.
fn device<P: Curve>(case: &Case, counting: Counting) -> Msm {
    let engine = |multiprocessors| {
        let options = EmulatorOptions { counting, multiprocessors, ..EmulatorOptions::default() };
        let builder = Msm::builder().backend(Backend::Emulator).emulator(options);
        builder.algorithm(case.algorithm).window_bits(case.window_bits).build().expect("the emulator is there")
    };
    let found = |multiprocessors| {
        let engine = engine(multiprocessors);
        let plan = engine.plan::<P>(case.n).unwrap_or_else(|error| panic!("{case:?}: {error}"));
        let Steps::Gpu(plan) = plan.steps else { unreachable!("the emulator has a GPU's plan") };
        let has_shares = case.n / plan.threads_per_row as usize >= case.share;
        has_shares.then_some((plan.aggregation_threads == plan.buckets(), multiprocessors, engine))
    };
    let all = (1..=LARGEST_DEVICE).filter_map(found);
    let best = all.max_by_key(|(has_threads, multiprocessors, _)| (*has_threads, *multiprocessors));
    best.map_or_else(|| engine(1), |(.., engine)| engine)
}

/// The number of multiprocessors of the largest device that is tried.
const LARGEST_DEVICE: u32 = 160;

impl Counted {
    /// Returns the sum of the counts of all threads of a stage.
    pub(crate) fn total(&self, stage: Stage) -> OperationCounts {
        self.of_stage(stage).flat_map(|launch| &launch.per_thread).sum()
    }

    fn of_stage(&self, stage: Stage) -> impl Iterator<Item = &LaunchCounts> {
        self.launches.iter().filter(move |launch| Stage::of(launch.kernel) == Some(stage))
    }

    /// For each thread of each window, returns the work in the given stages, summed over all launches. The first stage
    /// has T threads for each window. If a later stage has more than T threads, the work of thread t of the later stage
    /// counts as work of thread t mod T. In the reduction, a quad (four lanes) makes each addition. The counts do not
    /// say which thread's partial sum the quad adds. So the function assigns each addition to one thread whose partial
    /// sum the quad may have added. In the reduction, `work` must count additions.
    pub(crate) fn shares(&self, stages: &[Stage], work: impl Fn(&OperationCounts) -> u64) -> Vec<Vec<u64>> {
        let windows = self.plan.windows.count() as usize;
        let mut shares: Vec<Vec<u64>> = vec![Vec::new(); windows];
        let launches = || stages.iter().flat_map(|&stage| self.of_stage(stage));
        let is_reduction = |launch: &&LaunchCounts| launch.kernel == "reduce_partial_sums";
        for launch in launches().filter(|launch| !is_reduction(launch)) {
            assert_eq!(launch.blocks.1 as usize, windows, "{} has a row for each window", launch.kernel);
            let length = launch.per_thread.len() / windows;
            for (shares, row) in shares.iter_mut().zip(launch.per_thread.chunks(length)) {
                if shares.is_empty() {
                    shares.resize(length, 0);
                }
                for (thread, counts) in row.iter().enumerate() {
                    let turn = thread % shares.len();
                    shares[turn] += work(&counts.into());
                }
            }
        }
        let mut first_round = 0;
        for launch in launches().filter(is_reduction) {
            let blocks = launch.blocks.0 as usize / windows;
            let all_rounds = self.plan.threads_per_row.next_power_of_two().ilog2();
            // A launch with several blocks for each window computes 7 rounds. A launch with one block for each window
            // computes all rounds that are left.
            let end = if blocks == 1 { all_rounds } else { first_round + 7 };
            for (shares, row) in shares.iter_mut().zip(launch.per_thread.chunks(launch.per_thread.len() / windows)) {
                let threads = shares.len();
                for (block, counts) in row.chunks(launch.threads as usize).enumerate() {
                    let quads = counts.len() / 4;
                    for (quad, counts) in counts.chunks(4).enumerate() {
                        let mut left: u64 = counts.iter().map(|counts| work(&counts.into())).sum();
                        // This quad may have added the partial sums of several threads to other sums. `middles` has the
                        // indices of these threads, without repetition.
                        let middles = (first_round..end).flat_map(|round| {
                            let of_round = (quad..1 << (end - 1 - round)).step_by(quads);
                            of_round.map(move |i| (block << end) + ((2 * i + 1) << round))
                        });
                        for middle in middles.filter(|&middle| middle < threads) {
                            shares[middle] += left.min(1);
                            left -= left.min(1);
                        }
                        assert_eq!(left, 0, "a partial sum is passed on once");
                    }
                }
            }
            first_round = end;
        }
        shares
    }

    /// For each launch of `stage`, takes the work of the busiest thread. Returns the sum over the launches. Launches
    /// run one after another. So if all threads are resident, the time of the stage is proportional to the returned
    /// sum.
    pub(crate) fn busiest(&self, stage: Stage, work: impl Fn(&OperationCounts) -> f64) -> f64 {
        let busiest = |threads: &[ThreadCounts]| threads.iter().map(|thread| work(&thread.into())).fold(0.0, f64::max);
        self.of_stage(stage).map(|launch| busiest(&launch.per_thread)).sum()
    }

    /// Returns the sum of [`busiest`](Self::busiest) over all stages except the preparation of bases. The preparation
    /// is done only once for a set of bases.
    pub(crate) fn critical_path(&self, work: impl Fn(&OperationCounts) -> f64) -> f64 {
        let stages = [Stage::Accumulate, Stage::Reduce, Stage::Aggregate];
        stages.into_iter().map(|stage| self.busiest(stage, &work)).sum()
    }
}

/// Returns the number of all additions of points: mixed additions and other additions.
pub(crate) fn additions(counts: &OperationCounts) -> u64 {
    counts.mixed_additions + counts.additions
}

/// Returns the number of products of field elements, including squares.
pub(crate) fn products(counts: &OperationCounts) -> u64 {
    counts.multiplications + counts.squarings
}

/// Returns the number of reductions modulo p. A single product takes one reduction. The two products of a double
/// product together take one reduction (lb-msm, "lazy reduction").
pub(crate) fn reductions(counts: &OperationCounts) -> u64 {
    products(counts) - counts.double_products
}

/// Returns the cost in field multiplications. A field multiplication consists of a product and a reduction. The product
/// costs about as much as the reduction: with 12 limbs, the product takes 108 wide multiplications of limbs, and the
/// reduction takes 132 wide multiplications.
pub(crate) fn multiplications(counts: &OperationCounts) -> f64 {
    (products(counts) + reductions(counts)) as f64 / 2.0
}
