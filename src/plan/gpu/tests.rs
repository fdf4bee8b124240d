//! Tests that the planner chooses the plan for which the time model predicts the least time. The tests also compare the
//! counts of the model with the counts in `verify/golden/warp-counts.tsv`, which come from the PTX machine
//! (`docs/warp-counts.md`).

use std::collections::BTreeMap;
use std::time::Instant;

use super::choose::Choices;
use super::chunks::Chunks;
use super::launches::{Launches, Sums};
use super::layers::{Halving, Reduction};
use super::search::prepared;
use super::shape::{Sizes, Stages, exponents};
use super::*;
use crate::algorithm::{Algorithm, Conversion};
use crate::kernels::registry;
use crate::plan::{PrecomputeFactor, TablePlan};
use crate::recode::{MAX_WINDOW, MIN_WINDOW, Precomputation, Windows};
use crate::types::Stage;

/// A group: its name in tables, the bytes of a point, the degree of its field, and the highest limb of the greatest
/// scalar.
pub(super) struct Group {
    pub(super) name: &'static str,
    affine_bytes: u64,
    degree: u64,
    scalar_limbs: usize,
    highest: u64,
}

const fn group(name: &'static str, affine_bytes: u64, degree: u64, scalar_limbs: usize, highest: u64) -> Group {
    Group { name, affine_bytes, degree, scalar_limbs, highest }
}

pub(super) const GROUPS: [Group; 7] = [
    group("bls12-381 g1", 96, 1, 4, 0x73ed_a753_299d_7d47),
    group("bls12-381 g2", 192, 2, 4, 0x73ed_a753_299d_7d47),
    group("bls12-377 g1", 96, 1, 4, 0x12ab_655e_9a2c_a555),
    group("bls12-377 g2", 192, 2, 4, 0x12ab_655e_9a2c_a555),
    group("bn254 g1", 64, 1, 4, 0x3064_4e72_e131_a028),
    group("bn254 g2", 128, 2, 4, 0x3064_4e72_e131_a028),
    group("mnt4-753 g1", 192, 1, 12, 0x1_c4c6_2d92_c410),
];

impl Group {
    fn limits(&self, hardware: GpuModel) -> DeviceLimits {
        DeviceLimits {
            hardware,
            limit: None,
            free: hardware.memory,
            affine_bytes: self.affine_bytes,
            scalar_bytes: 8 * self.scalar_limbs as u64,
            degree: self.degree,
        }
    }

    pub(super) fn problem(&self, n: usize, hardware: GpuModel) -> GpuProblem {
        let mut maximum = vec![u64::MAX; self.scalar_limbs];
        maximum[self.scalar_limbs - 1] = self.highest;
        let mut algorithms = vec![Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::CUZK];
        algorithms.extend((self.name == "bls12-377 g1").then_some(Algorithm::EDMSM));
        GpuProblem {
            n,
            vectors: 1,
            row_slice: (0, 1),
            copied: Precomputation::NONE,
            scalars_on_device: false,
            table: None,
            maximum,
            window_bits: None,
            algorithms,
            limits: self.limits(hardware),
        }
    }
}

/// The least predicted seconds of an algorithm with windows of c bits, among plans with the given numbers of threads.
fn least_of(problem: &GpuProblem, algorithm: Algorithm, c: u32, thread_counts: &[u64]) -> f64 {
    least_with(problem, algorithm, c, thread_counts).0
}

/// The least predicted seconds, and the number of threads that gives the least predicted seconds.
fn least_with(problem: &GpuProblem, algorithm: Algorithm, c: u32, thread_counts: &[u64]) -> (f64, u64) {
    let windows = Windows::for_maximum(algorithm.recoding, c, &problem.maximum);
    let stages = Stages::new(problem, &windows, algorithm);
    if !problem.suits(algorithm, c, stages.prepared) || !stages.points_have_numbers() {
        return (f64::INFINITY, 0);
    }
    let choices = Choices::new(stages, problem.limits);
    let seconds = |threads: u64| {
        Chunks::for_threads(problem, &choices, threads, f64::INFINITY).map_or(f64::INFINITY, |it| it.seconds)
    };
    let all = thread_counts.iter().map(|&threads| (seconds(threads), threads));
    all.fold((f64::INFINITY, 0), |least, found| if found.0 < least.0 { found } else { least })
}

/// Numbers of threads for a row, from 32 on. There are four numbers in each range from 2^k to 2^(k+1).
fn dense_thread_counts() -> Vec<u64> {
    (0..=11).flat_map(|log2| [32u64, 40, 48, 56].map(|threads| threads << log2)).collect()
}

/// All combinations of algorithm and window that the planner may choose.
fn choices(problem: &GpuProblem) -> Vec<(Algorithm, u32)> {
    let candidates = problem.algorithms.iter().flat_map(|&algorithm| prepared(algorithm));
    candidates.flat_map(|algorithm| (MIN_WINDOW + 2..=MAX_WINDOW.min(22)).map(move |c| (algorithm, c))).collect()
}

/// The greatest allowed ratio of the chosen plan's time to another plan's time. The other plans include plans that the
/// search does not try.
const TOLERANCE: f64 = 1.03;

/// Each group with one size. No two groups have the same size. A size is the binary logarithm of the number of points.
fn some_sizes() -> impl Iterator<Item = (&'static Group, u32)> {
    (0..).zip(&GROUPS).map(|(i, group)| (group, 10 + 2 * (3 * i % 8)))
}

fn all_sizes() -> impl Iterator<Item = (&'static Group, u32)> {
    GROUPS.iter().flat_map(|group| (10..=24).step_by(2).map(move |log2| (group, log2)))
}

#[test]
fn the_chosen_plan_is_the_fastest_of_all() {
    chosen_plans_are_the_fastest(some_sizes());
}

#[test]
#[ignore = "slow: all sizes"]
fn slow_the_chosen_plan_is_the_fastest_of_all() {
    chosen_plans_are_the_fastest(all_sizes());
}

fn chosen_plans_are_the_fastest(sizes: impl Iterator<Item = (&'static Group, u32)>) {
    let thread_counts = dense_thread_counts();
    for (group, log2) in sizes {
        let problem = group.problem(1 << log2, GpuModel::H200);
        let chosen = GpuPlan::new(&problem).unwrap();
        println!("{} 2^{log2}: {chosen}", group.name);
        for (algorithm, c) in choices(&problem) {
            let (least, threads) = least_with(&problem, algorithm, c, &thread_counts);
            let case =
                format!("{} 2^{log2}: {algorithm} {c} bits with {threads} threads takes {least}: {chosen}", group.name);
            assert!(chosen.seconds() <= TOLERANCE * least, "{case}");
            // The plan of `at_window` has the best number of affine rounds for the algorithm and the window.
            if let Ok(plan) = GpuPlan::at_window(&problem, algorithm, c, f64::INFINITY) {
                assert!(chosen.seconds() <= TOLERANCE * plan.seconds(), "{} 2^{log2}: {plan}{chosen}", group.name);
            }
        }
    }
}

/// The chosen plan is the fastest plan even if the points must be cut into chunks, or if only a slice of the rows is
/// computed.
#[test]
fn the_chosen_plan_is_the_fastest_in_little_memory() {
    let thread_counts: Vec<u64> = (5..=16).map(|log2| 1 << log2).collect();
    for (group, hardware) in
        [(&GROUPS[0], GpuModel::H200), (&GROUPS[2], GpuModel::L4), (&GROUPS[4], GpuModel::RTX_4090)]
    {
        for (log2, limit, row_slice) in [(16, 8 << 20, (0, 1)), (20, 64 << 20, (0, 1)), (20, 256 << 20, (1, 3))] {
            let mut problem = GpuProblem { row_slice, ..group.problem(1 << log2, hardware) };
            problem.limits.limit = Some(limit);
            let chosen = GpuPlan::new(&problem).unwrap();
            for (algorithm, c) in choices(&problem) {
                let least = least_of(&problem, algorithm, c, &thread_counts);
                let case = format!("{} 2^{log2} in {limit} bytes: {algorithm} {c} bits takes {least}", group.name);
                assert!(chosen.seconds() <= TOLERANCE * least, "{case}: {chosen}");
            }
        }
    }
}

#[test]
fn the_chosen_table_is_the_fastest_of_all() {
    chosen_tables_are_the_fastest(some_sizes());
}

#[test]
#[ignore = "slow: all sizes"]
fn slow_the_chosen_table_is_the_fastest_of_all() {
    chosen_tables_are_the_fastest(all_sizes());
}

fn chosen_tables_are_the_fastest(sizes: impl Iterator<Item = (&'static Group, u32)>) {
    let thread_counts: Vec<u64> = (5..=16).map(|log2| 1 << log2).collect();
    for (group, log2) in sizes {
        let msm = group.problem(1 << log2, GpuModel::H200);
        let chosen = MultiplesPlan::new(&msm, PrecomputeFactor::Auto, None, u64::MAX).unwrap();
        for (algorithm, c) in choices(&msm) {
            let windows = Windows::for_maximum(algorithm.recoding, c, &msm.maximum);
            for levels in [1, 2, 4, 8, 12, windows.count()] {
                let per_level = windows.count().div_ceil(levels.min(windows.count()));
                let precomputation = Precomputation::new(windows.count().div_ceil(per_level), per_level * c);
                let (form, powers) = (algorithm.point_form(), exponents(algorithm, c));
                let points = u64::from(precomputation.factor()) << log2;
                if (points * u64::from(1 + powers)) >> 32 > 0 {
                    continue;
                }
                let table = Some(TablePlan { powers, ..TablePlan::new(1 << log2, precomputation, form) });
                let bytes = points * u64::from(1 + powers) * group.affine_bytes;
                let over = GpuProblem { table, limits: msm.limits.less(bytes), ..msm.clone() };
                let least = least_of(&over, algorithm, c, &thread_counts);
                let case = format!("{} 2^{log2}: {algorithm} {c} bits {levels} levels takes {least}", group.name);
                assert!(chosen.computation.middle <= TOLERANCE * least, "{case}: {chosen:?}");
            }
        }
    }
}

/// Even for more points and vectors than any memory holds, the planner returns a plan or an error.
#[cfg(target_pointer_width = "64")]
#[test]
fn no_number_of_points_is_too_large_to_plan() {
    for group in &GROUPS {
        for (n, vectors) in [(1, 1 << 30), (1 << 32, 1), (1 << 33, 1000), ((1 << 48) - 1, 1)] {
            let problem = GpuProblem { vectors, ..group.problem(n, GpuModel::H200) };
            if let Ok(plan) = GpuPlan::new(&problem) {
                assert!(plan.seconds().is_finite() && plan.buffers.bytes() <= problem.limits.usable(), "{plan}");
            }
            if let Ok(table) = MultiplesPlan::new(&problem, PrecomputeFactor::Auto, None, 1) {
                assert!(table.computation.high.is_finite(), "{table:?}");
            }
        }
    }
}

/// If a batch does not fit into memory, the batch is computed in parts. Each part has enough threads to fill the GPU.
#[test]
fn parts_of_a_batch_fill_the_gpu() {
    for (vectors, hardware) in [(100, GpuModel::RTX_4090), (10, GpuModel::L4)] {
        let problem = GpuProblem { vectors, ..GROUPS[0].problem(1 << 24, hardware) };
        let chosen = GpuPlan::new(&problem).unwrap();
        assert!(chosen.groups > 1 || chosen.chunks > 1, "{chosen}");
        let least = least_of(&problem, chosen.algorithm, chosen.windows.window_bits(), &dense_thread_counts());
        assert!(chosen.seconds() <= 1.1 * least, "{least} {chosen}");
    }
}

#[test]
fn the_largest_problem_in_little_memory_is_planned_soon() {
    let begin = Instant::now();
    let mut problem = GpuProblem { vectors: 1000, ..GROUPS[0].problem(1 << 28, GpuModel::L4) };
    problem.limits.limit = Some(64 << 20);
    GpuPlan::new(&problem).unwrap();
    assert!(begin.elapsed().as_secs() < 20, "{:?}", begin.elapsed());
}

/// The predicted time of a size is at least 0.97 times the predicted time of each smaller size.
#[test]
fn more_points_take_longer() {
    for (group, (name, hardware)) in GROUPS.iter().zip(GpuModel::PRESETS.iter().cycle()) {
        let mut before = 0.0;
        for step in 0..=35 {
            let n = (1000.0 * 1.32f64.powi(step)) as usize;
            let plan = GpuPlan::new(&group.problem(n, *hardware)).unwrap();
            let seconds = plan.seconds();
            assert!(
                seconds.is_finite() && seconds > 1e-5 && seconds >= 0.97 * before,
                "{} {name} {n}: {plan}",
                group.name
            );
            for stage in Stage::ALL {
                let part = plan.prediction.seconds(stage);
                assert!(part.is_finite() && part >= 0.0, "{} {name} {n} {stage}: {plan}", group.name);
            }
            for stage in [Stage::Recode, Stage::Sort, Stage::Accumulate, Stage::Aggregate, Stage::Combine] {
                assert!(plan.prediction.seconds(stage) > 0.0 && plan.prediction.limit(stage).is_some(), "{plan}");
            }
            before = f64::max(before, seconds);
        }
    }
}

#[test]
fn faster_hardware_takes_less() {
    for group in &GROUPS {
        let seconds = |hardware| GpuPlan::new(&group.problem(1 << 20, hardware)).unwrap().seconds();
        let [h200, a100, rtx_4090, l4] = GpuModel::PRESETS.map(|(_, hardware)| seconds(hardware));
        assert!(h200 < a100 && rtx_4090 < l4 && h200 < l4, "{}: {h200} {a100} {rtx_4090} {l4}", group.name);
    }
}

/// The numbers of launches, of warps and of wide products of each kernel of a computation.
type Counts = BTreeMap<String, (u64, u64, f64)>;

/// The counts in warp-counts.tsv for computations with uniform scalars. A key has the group, the algorithm and the
/// number of points.
fn counted() -> BTreeMap<[String; 3], Counts> {
    let text = include_str!("../../../verify/golden/warp-counts.tsv");
    let mut found = BTreeMap::<_, Counts>::new();
    let mut lines = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let column = |name: &str| head.iter().position(|cell| *cell == name).unwrap();
    let [launches, warps, wide] = ["launches", "warps", "wide"].map(column);
    for cells in lines {
        let number = |i: usize| cells[i].parse::<u64>().unwrap();
        // From 2^20 points on, the table has the counts of only some blocks.
        if let Some(points) = cells[2].strip_suffix(" uniform").filter(|points| !matches!(*points, "2^20" | "2^22")) {
            let case = [cells[0], cells[1], points].map(str::to_string);
            let counts = (number(launches), number(warps), number(wide) as f64);
            found.entry(case).or_default().insert(cells[3].into(), counts);
        }
    }
    found
}

/// The number of wide products of a stage's kernels.
fn products(counts: &Counts, kernels: &[&str]) -> f64 {
    kernels.iter().filter_map(|kernel| counts.get(*kernel)).map(|(.., products)| products).sum()
}

const ACCUMULATE: [&str; 7] = [
    "add_pairs",
    "accumulate_load_balanced",
    "accumulate_odd_float",
    "accumulate_constant_time",
    "reduce_partial_sums",
    "reduce_constant_time",
    "reduce_last_constant_time",
];
const AGGREGATE: [&str; 2] = ["sum_bucket_runs", "sum_runs"];

/// The model predicts the wide products that warps issue. The test compares the predictions with the counts in
/// `warp-counts.tsv`. For each computation in the table, the test looks for the windows and numbers of threads for
/// which the predicted grids equal the counted grids. The test prints the least and the greatest ratio of the counted
/// to the predicted products.
///
/// Three cases are not compared:
///
/// - cuzk's pieces, because the number of pieces depends on the lengths of rows
/// - lb-msm, if the caller leaves the choice of the prepared multiples to the planner
/// - lb-msm and affine rounds with 2^8 points, because here the model predicts up to 1.4 times the counted products
#[test]
fn predicted_products_are_the_counted_ones() {
    let (mut compared, mut ratios) = (0, [(f64::INFINITY, 0.0f64); 2]);
    for ([name, algorithm, points], counts) in counted() {
        let group = GROUPS.iter().find(|group| group.name == name).unwrap();
        let algorithm = match algorithm.as_str() {
            "bucket" => Algorithm { affine_rounds: Some(0), ..Algorithm::BUCKET },
            "bucket, 2 rounds" if points != "2^8" => Algorithm { affine_rounds: Some(2), ..Algorithm::BUCKET },
            "edmsm" => Algorithm::EDMSM,
            "lb-msm, all 2^h" if points != "2^8" => {
                Algorithm { conversion: Conversion::AllPowersOfTwo, ..Algorithm::LB_MSM }
            }
            _ => continue,
        };
        let log2: u32 = points.strip_prefix("2^").unwrap().parse().unwrap();
        let multiprocessors = if log2 <= 10 { 4 } else { 132 };
        let problem = group.problem(1 << log2, GpuModel { multiprocessors, ..GpuModel::H200 });
        let of = |kernel: &str| counts.get(kernel).copied().unwrap_or_default();
        let accumulation = counts.keys().find(|kernel| kernel.starts_with("accumulate")).unwrap();
        let (accumulated, reduced) = (of(accumulation), of("reduce_partial_sums"));
        let (summed, halved) = (of("sum_bucket_runs"), of("sum_runs"));
        let warps = |blocks: u64| blocks * u64::from(registry::SUM_RUNS.block) / 32;
        let mut fitting = Vec::new();
        for c in MIN_WINDOW + 2..=22 {
            let windows = Windows::for_maximum(algorithm.recoding, c, &problem.maximum);
            let stages = Stages::new(&problem, &windows, algorithm);
            let choices = Choices::new(stages, problem.limits);
            let launch = stages.launch(problem.n, 1);
            let of_runs = |log2_runs: u32| {
                let halvings = Halving::launches(log2_runs);
                let blocks: u64 = halvings.iter().map(|halving| launch.rows * u64::from(halving.blocks())).sum();
                let of_buckets = 4 * (launch.rows << log2_runs).div_ceil(128);
                (of_buckets, halvings.len() as u64, warps(blocks)) == (summed.1, halved.0, halved.1)
            };
            let all_runs: Vec<u64> =
                (0..=stages.buckets().ilog2()).filter(|&log2| of_runs(log2)).map(|log2| 1 << log2).collect();
            for threads in 1..=launch.digits_per_row {
                let blocks = |threads: u64| threads.div_ceil(128).max(1);
                let reductions = Reduction::launches(threads);
                let reduction = reductions.iter().map(|launch_of| warps(launch.rows * launch_of.blocks(threads))).sum();
                let grids = (launch.rows * blocks(threads) * 4, reductions.len() as u64, reduction);
                if grids == (accumulated.1, reduced.0, reduced.1) {
                    fitting.extend(all_runs.iter().map(|&aggregation_threads| {
                        let sizes = Sizes { threads, aggregation_threads, ..choices.sizes(&launch, threads) };
                        let mut all = Launches::predict(&stages, &launch, &sizes, &problem.limits, Sums::All);
                        all += choices.ending(&launch, &sizes);
                        all
                    }));
                }
            }
        }
        assert!(!fitting.is_empty(), "no plan has the launches of {name} {algorithm} {points}");
        for (i, (stage, kernels)) in
            [(Stage::Accumulate, &ACCUMULATE[..]), (Stage::Aggregate, &AGGREGATE[..])].into_iter().enumerate()
        {
            // If several plans have the counted grids, the test uses the plan whose predicted products are nearest to
            // the counted products.
            let counted = products(&counts, kernels);
            let ratio = |prediction: &Prediction| counted / prediction.work(stage).products;
            let far = |ratio: f64| ratio.max(1.0 / ratio);
            let nearest = fitting.iter().map(ratio).min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap();
            println!("{name} {algorithm} {points} {stage}: {nearest:.2}");
            ratios[i] = (ratios[i].0.min(nearest), ratios[i].1.max(nearest));
        }
        compared += 1;
    }
    println!("{compared} computations, ratios {ratios:?}");
    assert!(compared >= 14, "{compared}");
    for (least, greatest) in ratios {
        assert!(least >= 1.0 / AGREEMENT && greatest <= AGREEMENT, "{ratios:?}");
    }
}

/// The greatest ratio between the predicted and the counted products of a stage, in either direction. For affine rounds
/// of few points, the model predicts up to 1.26 times the counted products. The reason is that the model assumes the
/// greatest share of pairs for each thread.
const AGREEMENT: f64 = 1.3;

/// An affine addition costs about a third less than an addition in XYZZ coordinates. So plans for many points have
/// affine rounds, and are faster than plans without affine rounds.
#[test]
fn many_points_are_added_in_affine_rounds() {
    for group in &GROUPS {
        // The link is fast, so the computation, not the copies, determines the time.
        let with = group.problem(1 << 22, GpuModel { link_bandwidth: 1 << 40, ..GpuModel::H200 });
        let algorithms = with.algorithms.iter().map(|algorithm| Algorithm { affine_rounds: Some(0), ..*algorithm });
        let without = GpuProblem { algorithms: algorithms.collect(), ..with.clone() };
        let [with, without] = [with, without].map(|problem| GpuPlan::new(&problem).unwrap());
        assert!(with.affine_rounds() >= 3 && without.affine_rounds() == 0, "{}: {with}", group.name);
        // In twisted Edwards form, an addition takes only 7M, so affine rounds save less than in XYZZ coordinates.
        let gain = if group.name == "bls12-377 g1" { 0.99 } else { 0.95 };
        assert!(with.seconds() < gain * without.seconds(), "{}: {with} {without}", group.name);
    }
    let few = GpuPlan::new(&GROUPS[0].problem(1 << 10, GpuModel::H200)).unwrap();
    assert_eq!(few.affine_rounds(), 0, "{few}");
}

/// The share of the predicted time in which the plan converts and adds points.
fn added(plan: &GpuPlan) -> f64 {
    let stages = [Stage::Convert, Stage::Accumulate, Stage::Aggregate];
    stages.map(|stage| plan.prediction.seconds(stage)).iter().sum::<f64>() / plan.seconds()
}

/// From 2^20 points on, the plan converts and adds points during at least 80% of the predicted time, even if the plan
/// copies the bases from the host. The copies run while other points are added.
#[test]
fn many_points_are_added_most_of_the_time() {
    for group in [&GROUPS[0], &GROUPS[2]] {
        for log2 in [20, 22, 24] {
            let plain = group.problem(1 << log2, GpuModel::H200);
            let multiples = MultiplesPlan::new(&plain, PrecomputeFactor::Auto, None, u64::MAX).unwrap();
            let prepared = multiples.problem(&plain);
            for plan in [plain, prepared].map(|problem| GpuPlan::new(&problem).unwrap()) {
                println!("{} 2^{log2}: {:.3} of {:.3} ms", group.name, added(&plan), 1e3 * plan.seconds());
                assert!(added(&plan) >= 0.8, "{} 2^{log2}: {plan}", group.name);
            }
        }
    }
}

/// Steps cover all points and vectors. The points and vectors of each step fit into the plan's buffers.
#[test]
fn steps_cover_all_points() {
    let mut growing = 0;
    for (log2, more, vectors, limit) in [
        (18, 0, 1, None),
        (20, 12345, 1, None),
        (20, 1, 1, Some(64 << 20)),
        (16, 77, 5, Some(8 << 20)),
        (3, 0, 1, Some(1 << 19)),
    ] {
        for group in &GROUPS {
            let mut problem = GpuProblem { vectors, ..group.problem((1 << log2) + more, GpuModel::H200) };
            problem.limits.limit = limit;
            let plan = match GpuPlan::new(&problem) {
                Ok(plan) => plan,
                // Even a chunk of one point, with a group of one vector, may need more bytes than the limit.
                Err(_) if limit.is_some() => continue,
                Err(error) => panic!("{error}"),
            };
            growing += usize::from(!plan.smaller_chunks.is_empty());
            let steps = plan.steps(vectors, problem.n);
            assert_eq!(steps.len(), plan.chunks * plan.groups, "{plan}");
            let mut next = (0, 0);
            for (group, points) in steps {
                assert_eq!((group.start, points.start), next, "{plan}");
                assert!(group.len() <= plan.vectors && points.len() <= plan.chunk && !points.is_empty(), "{plan}");
                next = if points.end == problem.n { (group.end, 0) } else { (group.start, points.end) };
            }
            assert_eq!(next, (vectors, 0), "{plan}");
            let smaller: Vec<_> = plan.smaller_chunks.iter().map(|chunk| (chunk.points, chunk.affine_rounds)).collect();
            assert!(smaller.is_sorted() && smaller.iter().all(|chunk| chunk.1 <= plan.affine_rounds()), "{plan}");
            // A plan can give the steps for fewer points than the number of points for which the plan was made.
            assert_eq!(plan.steps(1, 1), [(0..1, 0..1)]);
        }
    }
    assert!(growing > 0, "no plan has smaller chunks");
}
