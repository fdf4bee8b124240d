//! Tests that count the operations of the GPU algorithms on the emulator. The work of a constant-time algorithm must
//! not depend on scalars. The work of threads must be balanced. Each paper's complexity formula must predict the
//! counts.

mod common {
    pub(crate) mod counted;
    pub(crate) mod formulas;
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod golden;
    pub(crate) mod kernels;
}

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{PrimeField, Zero};
use common::counted::{Case, Counted, Stage, additions, count, count_with};
use common::formulas;
use common::generators::{PointKind, ScalarKind, points, scalars};
use common::golden::Table;
use common::kernels::{Argument, Digit, Xyzz, input, launch, output};
use cumsm::internals::{
    Accumulation, Aggregation, Comparison, Conversion, Counting, EmulatorOptions, GpuPlan, LaunchCounts, Recoding,
    ThreadCounts, Unit, Windows, max_over_mean, workbench,
};
use cumsm::{Algorithm, Backend, Curve, Msm};

/// Scalars that a computation in constant time must not distinguish.
const INDISTINGUISHABLE: [ScalarKind; 4] =
    [ScalarKind::Uniform, ScalarKind::Equal, ScalarKind::Zero, ScalarKind::MinusOne];

/// For each kind of scalars in [`INDISTINGUISHABLE`], returns the counts of all launches. The counts include the trace
/// of every thread.
fn launches<P: Curve>(algorithm: Algorithm, n: usize, window_bits: u32) -> Vec<Vec<LaunchCounts>> {
    let bases = points::<P>(PointKind::Random, n, 1);
    let of_kind = |scalars| {
        let case = Case { algorithm, window_bits, n, scalars, share: 8, levels: 1 };
        count_with::<P>(&case, Counting::Computed, &bases).launches
    };
    INDISTINGUISHABLE.into_iter().map(of_kind).collect()
}

/// Checks that the algorithm of section 5 of lb-msm takes constant time. For all kinds of scalars in
/// [`INDISTINGUISHABLE`], the launches must have the same kernels and grids. The counts of each thread, and the
/// thread's order of operations and barriers, must be the same for all kinds in the list.
fn is_constant_time<P: Curve>(n: usize, window_bits: u32) {
    let all = launches::<P>(Algorithm::LB_MSM_CONST, n, window_bits);
    let operations: u64 = all[0].iter().map(|launch| launch.total().point_operations()).sum();
    assert!(operations > n as u64, "nothing was counted");
    for (kind, launches) in INDISTINGUISHABLE.into_iter().zip(&all) {
        for (launch, uniform) in launches.iter().zip(&all[0]) {
            assert_eq!(
                (launch.kernel, launch.blocks, launch.threads),
                (uniform.kernel, uniform.blocks, uniform.threads)
            );
            let other = launch.per_thread.iter().zip(&uniform.per_thread).position(|(a, b)| a != b);
            assert_eq!(other, None, "{} {}, {kind}: a thread of {} differs", P::NAME, P::GROUP, launch.kernel);
        }
        assert_eq!(launches.len(), all[0].len(), "{kind}");
    }
}

#[test]
fn constant_time_on_bls12_381_g1() {
    is_constant_time::<ark_bls12_381::g1::Config>(200, 7);
}

#[test]
fn constant_time_on_bls12_377_g1() {
    is_constant_time::<ark_bls12_377::g1::Config>(133, 6);
}

#[test]
fn constant_time_on_bls12_381_g2() {
    is_constant_time::<ark_bls12_381::g2::Config>(100, 6);
}

/// Shows that the comparison of traces can fail: if an algorithm is not in constant time, its traces differ.
#[test]
fn other_algorithms_show_their_scalars() {
    let all = launches::<ark_bls12_381::g1::Config>(Algorithm::LB_MSM, 200, 7);
    for (kind, launches) in INDISTINGUISHABLE.into_iter().zip(&all).skip(1) {
        assert_ne!(launches, &all[0], "{kind}");
    }
}

/// Launches `kernel`, which is the kernel that accumulates in constant time, or a kernel with the same parameters. The
/// digits belong to one window of scalars of the given kind. Returns the counts of the launch, and the points that the
/// kernel computes.
fn accumulation<P: Curve>(
    (unit, kernel): (Unit, &'static str),
    kind: ScalarKind,
) -> (Vec<ThreadCounts>, Vec<Projective<P>>) {
    let (n, window_bits, threads) = (96, 5, 8);
    let windows = Windows::for_maximum(Recoding::OddFloat, window_bits, P::ScalarField::MODULUS.as_ref());
    let (buckets, exponent_bits) = (windows.buckets(), windows.exponent_bits());
    let prepared = powers_of_two(&points::<P>(PointKind::Random, n, 1), window_bits);

    let scalars = scalars::<P::ScalarField>(kind, n, 1);
    let mut digits: Vec<(u32, Digit)> = (0u32..)
        .zip(&scalars)
        .map(|(point, scalar)| {
            let digit = windows.digits(scalar.into_bigint().as_ref())[1];
            let code = digit.magnitude << (1 + exponent_bits) | digit.exponent << 1 | u32::from(digit.negative);
            (digit.magnitude.div_ceil(2), Digit { code, point })
        })
        .collect();
    digits.sort_by_key(|&(bucket, _)| bucket);
    let bounds: Vec<u32> =
        (0..buckets + 2).map(|bucket| digits.partition_point(|&(other, _)| other < bucket) as u32).collect();
    let digits: Vec<Digit> = digits.into_iter().map(|(_, digit)| digit).collect();

    let places = (threads + buckets) as usize;
    let (mut partial_sums, mut sum_buckets) = (vec![Xyzz::of(Projective::<P>::zero()); places], vec![0; places]);
    let options = EmulatorOptions { counting: Counting::Computed, ..EmulatorOptions::default() };
    let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
    let numbers = [n as u32, buckets, threads, exponent_bits, n as u32].map(Argument::U32);
    let buffers =
        [input(&prepared), input(&digits), input(&bounds), output(&mut partial_sums), output(&mut sum_buckets)];
    let arguments = buffers.into_iter().chain(numbers).collect();
    launch(&workbench(&engine).unwrap(), (unit, kernel), (threads, 1), threads, arguments);
    (engine.operation_counts().remove(0).per_thread, partial_sums.into_iter().map(Xyzz::to_point).collect())
}

/// Returns the points 2^h·P for all exponents h of a window and all bases P. The points are in the order in which the
/// preparation of bases stores them.
fn powers_of_two<P: Curve>(bases: &[Affine<P>], window_bits: u32) -> Vec<Affine<P>> {
    let power = |h| P::ScalarField::from(1u64 << h);
    (0..window_bits).flat_map(|h| bases.iter().map(move |&base| (base * power(h)).into_affine())).collect()
}

/// The probe is the kernel of the accumulation with an added branch that depends on the digits. With the branch, the
/// traces differ between kinds of scalars, but the computed points do not change. Without the branch, the traces are
/// equal for all kinds of scalars.
#[test]
fn a_planted_branch_is_seen() {
    type P = ark_bls12_381::g1::Config;
    let run = |kernel| INDISTINGUISHABLE.map(|kind| accumulation::<P>(kernel, kind));
    let honest = run((Unit::constant_time::<P>(), "accumulate_constant_time"));
    let planted = run((Unit::probe::<P>(), "probe_planted_branch"));
    for kind in 1..INDISTINGUISHABLE.len() {
        assert_eq!(honest[kind].0, honest[0].0, "{}", INDISTINGUISHABLE[kind]);
        assert_ne!(planted[kind].0, planted[0].0, "{}", INDISTINGUISHABLE[kind]);
    }
    for ((_, honest), (_, planted)) in honest.iter().zip(&planted) {
        assert_eq!(honest, planted);
        assert!(honest.iter().any(|point| !point.is_zero()));
    }
}

/// The skewed kinds of scalars in these tests.
const SKEWED: [ScalarKind; 4] = [ScalarKind::Clustered, ScalarKind::Equal, ScalarKind::MostlyZero, ScalarKind::Bits];
/// The number of points of the cases below. Operations of these cases are counted, but not computed.
const BALANCE_POINTS: usize = 1 << 13;

fn balance_case(algorithm: Algorithm, scalars: ScalarKind) -> Case {
    // With `ScalarKind::MostlyZero`, nine of ten digits are zero, so about 32 of 320 digits are not zero.
    let share = if scalars == ScalarKind::Uniform { 32 } else { 320 };
    Case { algorithm, window_bits: 8, n: BALANCE_POINTS, scalars, share, levels: 1 }
}

/// For each window, returns the shares of all threads. The share of a thread is the number of the thread's additions in
/// the accumulation and the reduction.
fn shares(counted: &Counted) -> Vec<Vec<u64>> {
    counted.shares(&[Stage::Accumulate, Stage::Reduce], additions)
}

/// Returns the ratio of the largest share to the mean share. Only threads whose share is not 0 count for the mean.
fn imbalance(counted: &Counted) -> f64 {
    max_over_mean(shares(counted).into_iter().flatten().filter(|&share| share > 0)).expect("something was added")
}

/// Returns the largest number of additions of a block, divided by the mean number of additions of a block. The function
/// leaves out blocks of fewer than 128 threads, and blocks with a thread whose share is 0.
fn imbalance_of_blocks(counted: &Counted) -> Option<f64> {
    let shares = shares(counted);
    let blocks = shares.iter().flat_map(|shares| shares.chunks_exact(128));
    max_over_mean(blocks.filter(|block| block.iter().all(|&share| share > 0)).map(|block| block.iter().sum()))
}

/// Returns the greatest ratio of a share to the equal share of its window. The equal share is the sum of all shares of
/// the window, divided by the number of planned threads.
fn over_equal_shares(counted: &Counted) -> f64 {
    let threads = f64::from(counted.plan.threads_per_row);
    let largest = |shares: &Vec<u64>| {
        let sum: u64 = shares.iter().sum();
        shares.iter().max().filter(|_| sum > 0).map_or(0.0, |&max| max as f64 * threads / sum as f64)
    };
    shares(counted).iter().map(largest).fold(0.0, f64::max)
}

/// Checks that threads with at least 32 digits do about the same number of additions. The largest number is at most 1.1
/// times the mean for uniform scalars, and at most 1.5 times the mean for skewed scalars. For each nonzero digit, a
/// thread adds the digit's point. If the point is the first point of a bucket, the thread copies the point instead. In
/// the reduction, a thread does at most one addition. Doublings of points that are not prepared are not counted,
/// because the number of these doublings depends on the digits.
fn is_balanced<P: Curve>(algorithm: Algorithm) {
    let bases = points::<P>(PointKind::Random, BALANCE_POINTS, 1);
    for kind in [ScalarKind::Uniform].into_iter().chain(SKEWED) {
        let counted = count_with::<P>(&balance_case(algorithm, kind), Counting::CountedOnly, &bases);
        let (ratio, bound) = (imbalance(&counted), if kind == ScalarKind::Uniform { 1.1 } else { 1.5 });
        println!("{algorithm}, {kind}: {ratio:.3}");
        assert!(ratio <= bound, "{algorithm}, {kind}: {ratio}");
        if kind == ScalarKind::Uniform {
            let blocks = imbalance_of_blocks(&counted).expect("there are full blocks");
            assert!(blocks <= bound, "{algorithm}: {blocks} between blocks");
        }
    }
}

#[test]
fn load_balanced_signed_digits_are_balanced() {
    is_balanced::<ark_bls12_381::g1::Config>(Algorithm { affine_rounds: Some(0), ..Algorithm::BUCKET });
}

/// In each round, the threads that have pairs have equal numbers of pairs. Only the threads of the last warp with pairs
/// may have fewer pairs than the other threads. The number of a thread's pairs does not depend on the buckets of the
/// pairs. The products of an inversion are not counted.
#[test]
fn affine_rounds_are_balanced() {
    let bases = points::<ark_bls12_381::g1::Config>(PointKind::Random, BALANCE_POINTS, 1);
    let algorithm = Algorithm { affine_rounds: Some(2), ..Algorithm::BUCKET };
    for kind in [ScalarKind::Uniform].into_iter().chain(SKEWED) {
        let counted = count_with(&balance_case(algorithm, kind), Counting::CountedOnly, &bases);
        let rounds: Vec<_> = counted.launches.iter().filter(|launch| launch.kernel == "add_pairs").collect();
        assert!(!rounds.is_empty() && rounds.len() % 2 == 0, "{kind}: {} launches", rounds.len());
        for launch in rounds {
            let threads = launch.per_thread.iter().map(|thread| thread.multiplications);
            for (window, shares) in
                threads.collect::<Vec<_>>().chunks(launch.per_thread.len() / launch.blocks.1 as usize).enumerate()
            {
                let most = shares.iter().max().copied().unwrap_or(0);
                // The threads of the last warp with pairs may have fewer pairs than the other threads.
                let fewer = shares.iter().filter(|&&share| share > 0 && share < most).count();
                assert!(fewer <= 32, "{kind}, window {window}: {fewer} threads have less than {most}");
            }
        }
    }
}

#[test]
fn load_balanced_odd_float_digits_are_balanced() {
    for conversion in [Conversion::PowersOfTwo(Some(6)), Conversion::AllPowersOfTwo] {
        is_balanced::<ark_bls12_381::g1::Config>(Algorithm { conversion, ..Algorithm::LB_MSM });
    }
}

#[test]
fn load_balanced_homogeneous_pairs_are_balanced() {
    let accumulation = Accumulation::Comparison(Comparison::HomogeneousPairs);
    let conversion = Conversion::AllPowersOfTwo;
    is_balanced::<ark_bls12_381::g1::Config>(Algorithm { conversion, accumulation, ..Algorithm::LB_MSM });
}

#[test]
fn load_balanced_edwards_points_are_balanced() {
    is_balanced::<ark_bls12_377::g1::Config>(Algorithm::EDMSM);
}

/// Shows that the measure of balance can fail: if each thread adds whole buckets, the measure shows that the work is
/// not balanced.
#[test]
fn unbalanced_accumulation_is_not_balanced() {
    let algorithm = Algorithm {
        conversion: Conversion::AllPowersOfTwo,
        accumulation: Accumulation::Comparison(Comparison::Unbalanced),
        ..Algorithm::LB_MSM
    };
    let counted = |kind| count::<ark_bls12_381::g1::Config>(&balance_case(algorithm, kind), Counting::CountedOnly);
    let uniform = imbalance(&counted(ScalarKind::Uniform));
    assert!(uniform > 1.1, "{uniform}");
    // One thread of a window has all digits; no other thread has a digit.
    let equal = counted(ScalarKind::Equal);
    assert!(over_equal_shares(&equal) >= f64::from(equal.plan.threads_per_row));
}

/// Tests cuzk 4.1. Rows whose lengths have the same number of bits form a group. Each group gets one or more whole
/// warps. So there are more threads than planned, and the threads of a small group may have little work. As a result,
/// the largest share can be several times the mean of all shares that are not 0. But the largest share is at most 2.5
/// times the equal share, which is the sum of all shares of a window, divided by the number of planned threads. The
/// reasons are:
///
/// - A group with the fraction f of all terms gets at least the fraction f of the planned threads.
/// - Each row is less than twice as long as any other row of its group.
/// - If the threads of a group have more than four pieces on average, no thread has more than 5/4 of this average
///   (row_groups.cuh).
///
/// The product of 2 and 5/4 is 2.5.
#[test]
fn row_balanced_accumulation_is_bounded() {
    let bases = points::<ark_bls12_381::g1::Config>(PointKind::Random, BALANCE_POINTS, 1);
    for kind in [ScalarKind::Uniform].into_iter().chain(SKEWED) {
        let counted = count_with(&balance_case(Algorithm::CUZK, kind), Counting::CountedOnly, &bases);
        let ratio = over_equal_shares(&counted);
        println!("cuzk, {kind}: {:.3} of the mean, {ratio:.3} of an equal share", imbalance(&counted));
        assert!(ratio <= 2.5, "{kind}: {ratio}");
    }
}

/// Returns the greatest number of point operations that a thread does in the aggregation, for any scalars. Empty
/// buckets only reduce the number of point operations. In a quad, only the first lane counts operations. A block has 64
/// quads.
///
/// ```text
/// layered   2·(L − 1)              runs of L buckets, by T threads for each window
///             + Σ ⌈(k + 2)·h/64⌉   halvings of k + 2 arrays of 2h = T/2^k sums: the sums of all buckets, the sums for
///                                  each of k bits, and the weighted sums
///             + log₂(L·T)          doublings of the sums for the bits
///             + ⌈log₂(log₂T + 1)⌉  adding these sums
///             + 2                  2·Q − B̂₁, for odd digits
/// chunked   2·(r − 1)              chunks of r of the M buckets, by T threads for each window
///             + 2·log₂M + 1        the product by the chunk's index, by double-and-add, and the addition of this
///                                  product
///             + Σ ⌈h/64⌉           halvings of 2h sums
/// suffixes  2·(L − 1)              runs of L buckets, by T threads for each window
///             + log₂T              rounds, each with one addition for each thread
///             + log₂L + 1          the suffix sum times L, and the addition of this product
///             + Σ ⌈h/64⌉           halvings of 2h sums
///             + 2                  2·Q − B̂₁, for odd digits
/// ```
fn most_aggregation(plan: &GpuPlan) -> u32 {
    let (length, rounds) = (plan.buckets_per_thread(), plan.aggregation_threads.ilog2());
    let halvings =
        |arrays: &dyn Fn(u32) -> u32| (0..rounds).map(|k| (arrays(k) << (rounds - 1 - k)).div_ceil(64)).sum::<u32>();
    match plan.algorithm.aggregation {
        Aggregation::ChunkedRunningSum => 2 * (length - 1) + 2 * plan.buckets().ilog2() + 1 + halvings(&|_| 1),
        Aggregation::SuffixSums => 2 * (length - 1) + rounds + length.ilog2() + 1 + halvings(&|_| 1) + 2,
        _ => {
            let joining = length.ilog2() + rounds + (rounds + 1).next_power_of_two().ilog2();
            2 * (length - 1) + halvings(&|k| k + 2) + joining + 2
        }
    }
}

/// The work of the busiest thread never exceeds the bound [`most_aggregation`]. With uniform scalars, the work of the
/// busiest thread is at least a quarter of the bound. With skewed scalars, many buckets are empty, so the mean work of
/// a thread is lower than with uniform scalars. But the work of the busiest thread still does not exceed the bound.
#[test]
fn aggregation_is_bounded_by_what_uniform_scalars_need() {
    let bases = points::<ark_bls12_381::g1::Config>(PointKind::Random, BALANCE_POINTS, 1);
    let odd_float = Algorithm { conversion: Conversion::AllPowersOfTwo, ..Algorithm::LB_MSM };
    let suffix_sums = Algorithm { aggregation: Aggregation::SuffixSums, ..odd_float };
    for algorithm in [Algorithm::BUCKET, odd_float, suffix_sums, Algorithm::CUZK] {
        for kind in [ScalarKind::Uniform].into_iter().chain(SKEWED) {
            let counted = count_with(&balance_case(algorithm, kind), Counting::CountedOnly, &bases);
            let most = f64::from(most_aggregation(&counted.plan));
            let busiest = counted.busiest(Stage::Aggregate, |counts| counts.point_operations() as f64);
            println!("{algorithm}, {kind}: {busiest} of {most}");
            assert!(busiest <= most, "{algorithm}, {kind}: {busiest} of {most}");
            assert!(kind != ScalarKind::Uniform || 4.0 * busiest >= most, "{algorithm}: {busiest} of {most}");
        }
    }
}

/// Tests the papers' formulas at 2^12 points. The exact formulas predict the counts within 3%. Each printed formula is
/// an upper bound of its count, or the list [`formulas::NOT_BOUNDS`] contains the formula. The counts equal the
/// committed table, which `benches/papers.rs` writes.
#[test]
fn formulas_predict_the_counts() {
    let mut table = Table::new(3, &formulas::COLUMNS);
    for prediction in formulas::all(12) {
        assert_eq!(prediction.wrong(), None);
        table.rows.push(prediction.cells(12));
    }
    let listed = |paper, quantity| table.rows.iter().any(|row| row[1..3] == [paper, quantity]);
    for (paper, quantity, _) in formulas::NOT_BOUNDS {
        assert!(listed(paper, quantity), "{paper}, {quantity} is no formula");
    }
    let committed = Table::read(formulas::GOLDEN, table.key_columns);
    assert_eq!(table.differences(&committed, &[], |_| false), Vec::<String>::new());
}
