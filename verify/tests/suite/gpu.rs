//! Tests of features that only the GPU kernels have: every algorithm, computations in chunks on devices with little
//! memory, and threads in any order.

use ark_ff::PrimeField;
use cumsm::internals::{Accumulation, Conversion, EmulatorOptions, Recoding, SortMethod, Steps, naive_msm};
use cumsm::{Algorithm, Backend, Curve, Msm, MsmError, PointForm};

use crate::common::algorithms::{COMPARED, algorithms};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};
use crate::common::machines::{emulator, gpus};
use crate::{Sizes, ark_ec_msm};

/// Variants of the presets in which some stages are replaced.
const MORE: [Algorithm; 6] = [
    Algorithm { affine_rounds: Some(3), ..Algorithm::BUCKET },
    Algorithm { conversion: Conversion::PowersOfTwo(Some(0)), ..Algorithm::LB_MSM },
    Algorithm { sort: SortMethod::SparseTranspose, ..Algorithm::BUCKET },
    Algorithm { recoding: Recoding::Unsigned, ..Algorithm::BUCKET },
    Algorithm { recoding: Recoding::Unsigned, affine_rounds: Some(2), ..Algorithm::BUCKET },
    Algorithm { accumulation: Accumulation::RowBalanced, ..Algorithm::BUCKET },
];

/// A device with little memory computes in chunks, and uses no more than its memory. If even chunks do not fit into the
/// memory, the error states the needed memory.
pub(super) fn little_memory<P: Curve>(sizes: &Sizes) {
    let n = sizes.chunked;
    let bases = points::<P>(PointKind::Random, n, 9);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 10);
    let expected = ark_ec_msm(&bases, &k);
    let with_memory = |memory| {
        let options = EmulatorOptions { memory, ..EmulatorOptions::default() };
        Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap()
    };
    let output = with_memory(1 << 21).msm_output(&bases, &k).unwrap();
    assert_eq!(output.result, expected);
    let Steps::Gpu(steps) = &output.plan.steps else { panic!("an emulator's plan") };
    assert!(steps.chunks > 1, "{}", output.plan);

    let limited = Msm::builder().backend(Backend::Emulator).device_memory(1 << 21).build().unwrap();
    assert_eq!(limited.msm(&bases, &k).unwrap(), expected);

    let Err(MsmError::OutOfDeviceMemory { needed, available }) = with_memory(1000).msm(&bases, &k) else {
        panic!("1000 bytes hold no pipeline")
    };
    assert!(needed > available && available <= 1000);
    // The memory that the error states is enough for a computation.
    let enough = Msm::builder().backend(Backend::Emulator).device_memory(needed).build().unwrap();
    assert_eq!(enough.msm(&bases[..5], &k[..5]).unwrap(), ark_ec_msm(&bases[..5], &k[..5]));
}

/// Tests computations in chunks. With some algorithms, all chunks share one set of buckets. With other algorithms, each
/// chunk is aggregated by itself. Equal and opposite points of one bucket are in different chunks, and some buckets
/// have points in some chunks only. A combination is an algorithm, a case and a number of chunks. The test runs only
/// about a quarter of all combinations. Algorithms that are neighbours in the list run different combinations.
pub(super) fn chunks<P: Curve>(sizes: &Sizes) {
    in_chunks::<P>(sizes.algorithms, 4);
}

/// Tests computations in chunks. In contrast to [`chunks`], each case runs with each algorithm and each number of
/// chunks.
pub(super) fn slow_chunks<P: Curve>(sizes: &Sizes) {
    in_chunks::<P>(sizes.algorithms, 1);
}

/// Runs sums over three parts of `part` points each. Only one of every `between` cases runs.
fn in_chunks<P: Curve>(part: usize, between: usize) {
    let random = points::<P>(PointKind::Random, part, 31);
    let opposite: Vec<_> = random.iter().map(|point| -*point).collect();
    let uniform = scalars::<P::ScalarField>(ScalarKind::Uniform, part, 34);
    // The three parts have the same digits. With opposite points, every bucket is the identity after the second part.
    let thrice = uniform.repeat(3);
    let in_some = [scalars(ScalarKind::Small, part, 37), scalars(ScalarKind::Zero, part, 0), uniform].concat();
    let cases = [
        ([&random[..], &opposite, &random].concat(), vec![thrice.clone(), in_some]),
        (points(PointKind::Equal, 3 * part, 32), vec![scalars(ScalarKind::Equal, 3 * part, 35), thrice]),
        (points(PointKind::SomeIdentity, 3 * part, 33), vec![scalars(ScalarKind::MostlyZero, 3 * part, 36)]),
    ];
    let variants = [
        Algorithm { affine_rounds: Some(0), ..Algorithm::BUCKET },
        Algorithm { affine_rounds: Some(2), ..Algorithm::BUCKET },
        Algorithm { conversion: Conversion::PowersOfTwo(Some(0)), ..Algorithm::LB_MSM },
    ];
    for (a, algorithm) in algorithms::<P>(variants).into_iter().enumerate() {
        for (backend, _) in gpus() {
            let engine = |memory| {
                let builder = Msm::builder().backend(backend).algorithm(algorithm).window_bits(4);
                builder.device_memory(memory).build().unwrap()
            };
            for (m, (number, memory)) in chunked_in::<P>(engine, 3 * part).into_iter().enumerate() {
                for (c, (bases, vectors)) in cases.iter().enumerate() {
                    if (a + m + c) % between != 0 {
                        continue;
                    }
                    let sums = engine(memory).batch(bases, vectors).unwrap().result;
                    for (sum, k) in sums.into_iter().zip(vectors) {
                        let expected = naive_msm(bases, k.iter().map(|k| k.into_bigint()));
                        assert_eq!(sum, expected, "{algorithm} on {backend} in {number} chunks");
                    }
                }
            }
        }
    }
}

/// Returns a large and a small number of chunks for `n` points. With each number, returns a size of the device memory
/// for which the plan has this number of chunks.
fn chunked_in<P: Curve>(engine: impl Fn(u64) -> Msm, n: usize) -> Vec<(usize, u64)> {
    let Err(MsmError::OutOfDeviceMemory { needed, .. }) = engine(1).plan::<P>(n) else {
        panic!("a byte holds no point")
    };
    let chunks = |memory| match engine(memory).plan::<P>(n).unwrap().steps {
        Steps::Gpu(plan) => (plan.chunks, memory),
        _ => panic!("a plan for kernels"),
    };
    let all = (0..).map(|i| chunks(needed + i * needed / 32)).take_while(|(chunks, _)| *chunks > 1);
    let all: Vec<_> = all.collect();
    let few = *all.iter().rfind(|(chunks, _)| *chunks < 6).expect("a number of chunks below 6");
    let fewest = few.0;
    let more = || all.iter().filter(move |(chunks, _)| *chunks > fewest);
    // If possible, the larger number of chunks is below 6 as well.
    let many = more().find(|(chunks, _)| *chunks < 6).or(more().next_back());
    assert!(many.is_some() || few.0 == n, "{all:?}");
    many.copied().into_iter().chain([few]).collect()
}

/// Every algorithm runs with every `kinds_between`-th kind of points. The first kind differs between algorithms, so
/// every kind of points runs with at least one algorithm. Each pair of an algorithm and a kind of points has one kind
/// of scalars. The numbers of points are around the size of a warp. Some windows are narrow, and other windows are
/// wide.
pub(super) fn every_algorithm<P: Curve>(sizes: &Sizes) {
    each_algorithm::<P>(sizes.algorithms, sizes.kinds_between);
}

/// Tests every algorithm with every kind of points, and with larger numbers of points than [`every_algorithm`] takes.
pub(super) fn slow_every_algorithm<P: Curve>(sizes: &Sizes) {
    each_algorithm::<P>(2 * sizes.algorithms, 1);
}

/// The sizes are 1, `k`, 2`k` and 4`k` points. Each algorithm takes every `between`-th kind of points.
fn each_algorithm<P: Curve>(k: usize, between: usize) {
    for (a, algorithm) in algorithms::<P>(COMPARED.into_iter().chain(MORE)).into_iter().enumerate() {
        for (p, point_kind) in PointKind::ALL.into_iter().enumerate() {
            if algorithm.point_form() == PointForm::TwistedEdwards && !point_kind.in_subgroup() {
                continue;
            }
            if (p + a) % between != 0 {
                continue;
            }
            // Successive kinds of points get successive kinds of scalars. Each algorithm begins three kinds of scalars
            // after the first kind of the previous algorithm. So different algorithms test a kind of points with
            // different kinds of scalars.
            let i = (p / between + 3 * a) % ScalarKind::ALL.len();
            let scalar_kind = ScalarKind::ALL[i];
            let (n, window_bits) = [(1, None), (k, Some(4)), (2 * k, Some(5)), (4 * k, None)][i % 4];
            let bases = points::<P>(point_kind, n, 17);
            let k = scalars::<P::ScalarField>(scalar_kind, n, 18);
            let expected = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
            for (backend, _) in gpus() {
                let builder = Msm::builder().backend(backend).algorithm(algorithm).base_origin(point_kind.origin());
                let engine = window_bits.map_or(builder.clone(), |bits| builder.window_bits(bits)).build().unwrap();
                let what = format!("{algorithm} on {backend}: {n} {point_kind} points, {scalar_kind} scalars");
                let found = engine.msm(&bases, &k).unwrap_or_else(|error| panic!("{what}: {error}"));
                assert_eq!(found, expected, "{what}, {window_bits:?}");
            }
        }
    }
}

/// Tests affine rounds with every kind of points. Each kind of points has one kind of scalars, and one number of rounds
/// from 1 to 4. In some cases, each bucket has a few points. In other cases, one bucket has half of the points or all
/// points.
pub(super) fn affine_rounds<P: Curve>(sizes: &Sizes) {
    const SCALARS: [ScalarKind; 4] =
        [ScalarKind::Uniform, ScalarKind::Equal, ScalarKind::Bits, ScalarKind::TopDigits(4)];
    let n = 8 * sizes.algorithms;
    for (p, point_kind) in PointKind::ALL.into_iter().enumerate() {
        // The first four kinds of points run with 1, 2, 3 and 4 rounds. The last four kinds of points run with the same
        // numbers of rounds, but with different kinds of scalars. So each number of rounds runs with two different
        // kinds of scalars. After some of the rounds, most buckets have a single point left.
        let (scalar_kind, rounds) = (SCALARS[(p + p / 4) % 4], 1 + p as u32 % 4);
        let bases = points::<P>(point_kind, n, 21);
        let k = scalars::<P::ScalarField>(scalar_kind, n, 22);
        let expected = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
        let algorithm = Algorithm { affine_rounds: Some(rounds), ..Algorithm::BUCKET };
        for (backend, _) in gpus() {
            let builder = Msm::builder().backend(backend).algorithm(algorithm).base_origin(point_kind.origin());
            let engine = builder.window_bits(4).build().unwrap();
            let output = engine.msm_output(&bases, &k).unwrap();
            let Steps::Gpu(plan) = &output.plan.steps else { panic!("a plan for kernels") };
            assert_eq!(plan.affine_rounds(), rounds);
            let what = format!("{rounds} rounds on {backend}: {n} {point_kind} points, {scalar_kind} scalars");
            assert_eq!(output.result, expected, "{what}");
        }
    }
}

/// The order in which threads run does not change the result.
pub(super) fn any_thread_order<P: Curve>(sizes: &Sizes) {
    thread_orders::<P>(sizes, 0..5);
}

/// Tests 15 orders of threads that [`any_thread_order`] does not test.
pub(super) fn slow_any_thread_order<P: Curve>(sizes: &Sizes) {
    thread_orders::<P>(sizes, 5..20);
}

fn thread_orders<P: Curve>(sizes: &Sizes, seeds: std::ops::Range<u64>) {
    let bases = points::<P>(PointKind::Random, sizes.orders, 11);
    let k = scalars::<P::ScalarField>(ScalarKind::Clustered, sizes.orders, 12);
    let expected = ark_ec_msm(&bases, &k);
    for seed in seeds {
        assert_eq!(emulator(1000 * seed).msm(&bases, &k).unwrap(), expected, "seed {seed}");
    }
}
