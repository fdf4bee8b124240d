//! Tests of the self-check. If any single bit of a device is wrong, the engine must not return a wrong sum.

use std::collections::BTreeMap;

use ark_bls12_377::Fr;
use ark_bls12_377::g1::Config;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::internals::{BitFlip, Counting, EmulatorOptions, Faults, FlipPlace, Steps};
use cumsm::{Algorithm, Backend, BaseOrigin, MsmBuilder, MsmError, PrecomputeFactor};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use super::{emulators, expected};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// A computation with one vector of scalars, or with a batch of two vectors.
#[derive(Clone, Copy, Debug)]
struct Case {
    algorithm: Algorithm,
    factor: u32,
    batch: bool,
    self_check: bool,
}

struct Input {
    points: Vec<Affine<Config>>,
    vectors: [Vec<Fr>; 2],
    sums: [Projective<Config>; 2],
}

/// The outcome of a computation with a wrong bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// The sums are right, and the self-check has found no fault.
    Right,
    /// The self-check has found that a sum was wrong, and the CPU has computed the sum.
    Caught,
    /// The device ended the computation with an error.
    Refused,
    /// A sum is wrong.
    Wrong,
}

impl Input {
    fn new() -> Self {
        let points = points::<Config>(PointKind::Random, 12, 1);
        let vectors = [2, 3].map(|seed| scalars::<Fr>(ScalarKind::Uniform, points.len(), seed));
        let sums = [0, 1].map(|i| expected(&points, &vectors[i]));
        Self { points, vectors, sums }
    }

    fn run(&self, case: Case, options: EmulatorOptions) -> Result<(bool, Option<MsmError>, Vec<u64>), MsmError> {
        let msm = emulators([options]).algorithm(case.algorithm).window_bits(4).build()?;
        let preparation = msm.prepare(&self.points).precompute(PrecomputeFactor::Fixed(case.factor));
        let bases = preparation.self_check(case.self_check).build()?;
        let vectors = if case.batch { &self.vectors[..] } else { &self.vectors[..1] };
        let outputs = bases.batch(vectors)?;
        let products = |launch: &cumsm::internals::LaunchCounts| {
            launch.per_thread.iter().map(|thread| u64::from(thread.multiplications + thread.squarings)).sum()
        };
        let launches = msm.operation_counts().iter().map(products).collect();
        Ok((outputs.result == self.sums[..vectors.len()], outputs.fallback, launches))
    }

    /// Computes with one fault. The emulator flips one random bit in a randomly chosen launch. The bit is in the memory
    /// of the kernel's slices, or in a product of field elements.
    fn with_a_wrong_bit(&self, case: Case, products: &[u64], seed: u64) -> Outcome {
        let mut random = StdRng::seed_from_u64(seed);
        let launch = random.gen_range(0..products.len());
        let place = match products[launch] {
            0 => FlipPlace::Memory,
            _ if random.r#gen() => FlipPlace::Memory,
            products => FlipPlace::Product(random.gen_range(0..products)),
        };
        let flip = BitFlip { launch: launch as u64, place, bit: random.r#gen() };
        let faults = Faults { flip: Some(flip), ..Faults::default() };
        match self.run(case, EmulatorOptions { faults, multiprocessors: 1, seed, ..EmulatorOptions::DEFAULT }) {
            Ok((true, None, _)) => Outcome::Right,
            Ok((true, Some(MsmError::SelfCheckFailed { backend: Backend::Emulator }), _)) => Outcome::Caught,
            Ok((false, None, _)) => Outcome::Wrong,
            Ok(other) => panic!("{case:?}, {flip:?}: {other:?}"),
            Err(MsmError::Device { .. }) => Outcome::Refused,
            Err(error) => panic!("{case:?}, {flip:?}: {error}"),
        }
    }
}

/// Injects at least `faults` faults, one in each computation. The computations are distributed equally among four
/// algorithms. Half of the computations have one vector and the precomputation factor 1. The other half have a batch
/// and the precomputation factor 2. Returns the number of computations with each outcome.
fn outcomes(faults: u64, self_check: bool) -> BTreeMap<Outcome, u64> {
    let input = Input::new();
    let mut outcomes = BTreeMap::new();
    let cases: Vec<Case> = [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::EDMSM, Algorithm::CUZK]
        .into_iter()
        .flat_map(|algorithm| {
            [(1, false), (2, true)].map(|(factor, batch)| Case { algorithm, factor, batch, self_check })
        })
        .collect();
    for (&case, number) in cases.iter().zip(0..) {
        let counting = EmulatorOptions { counting: Counting::Computed, multiprocessors: 1, ..EmulatorOptions::DEFAULT };
        let (right, warning, products) = input.run(case, counting).unwrap();
        assert!(right && warning.is_none() && products.iter().sum::<u64>() > 0, "{case:?}");
        let seeds = (0..faults.div_ceil(cases.len() as u64)).into_par_iter();
        let found: Vec<_> = seeds.map(|seed| input.with_a_wrong_bit(case, &products, number << 32 | seed)).collect();
        for outcome in found {
            *outcomes.entry(outcome).or_default() += 1;
        }
    }
    println!("{outcomes:?}");
    outcomes
}

#[test]
fn no_wrong_bit_gives_a_wrong_sum() {
    let outcomes = outcomes(80, true);
    assert!(!outcomes.contains_key(&Outcome::Wrong), "{outcomes:?}");
    assert!(outcomes[&Outcome::Caught] > 5, "{outcomes:?}");
}

#[test]
#[ignore = "slow: ten thousand faults"]
fn slow_no_wrong_bit_gives_a_wrong_sum() {
    let outcomes = outcomes(10_000, true);
    assert!(!outcomes.contains_key(&Outcome::Wrong), "{outcomes:?}");
    assert!(outcomes[&Outcome::Caught] > 1000, "{outcomes:?}");
}

/// Without the self-check, some of the injected faults give wrong sums, which shows that the faults are real.
#[test]
fn without_the_check_wrong_bits_give_wrong_sums() {
    let outcomes = outcomes(48, false);
    assert!(outcomes[&Outcome::Wrong] > 5, "{outcomes:?}");
    assert!(!outcomes.contains_key(&Outcome::Caught), "{outcomes:?}");
}

/// After a failed self-check, the CPU computes with the caller's options: the limit on host memory, the window and the
/// timings.
#[test]
fn the_second_computation_keeps_the_options() {
    let input = Input::new();
    let mut caught = 0;
    for launch in (0..30).step_by(3) {
        let flip = Some(BitFlip { launch, place: FlipPlace::Product(3), bit: 5 });
        let faults = Faults { flip, ..Faults::default() };
        let options = EmulatorOptions { faults, multiprocessors: 1, ..EmulatorOptions::DEFAULT };
        for host_memory in [None, Some(1 << 20)] {
            let builder = emulators([options]).window_bits(4).timings(true);
            let msm = host_memory.into_iter().fold(builder, MsmBuilder::host_memory).build().unwrap();
            let bases = msm.prepare(&input.points).self_check(true).build().unwrap();
            let output = bases.slice(..).msm_output(&input.vectors[0]).unwrap();
            assert_eq!(output.result, input.sums[0]);
            if matches!(output.fallback, Some(MsmError::SelfCheckFailed { .. })) {
                caught += 1;
                assert!(output.timings.is_some() && output.plan.backend == Backend::Cpu, "{}", output.plan);
                let is_limited = matches!(output.plan.steps, Steps::LowMemory(_));
                assert_eq!(is_limited, host_memory.is_some(), "{}", output.plan);
            }
        }
    }
    assert!(caught > 1, "{caught}");
}

/// Tests calls with ranges, batches, integers above the group's order, small integers, several devices, and bases
/// outside the subgroup.
#[test]
fn checked_sums_are_right_for_every_kind_of_call() {
    let n = 30;
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 4);
    for (origin, kind) in [(BaseOrigin::Subgroup, PointKind::Random), (BaseOrigin::Curve, PointKind::OffSubgroup)] {
        let points = points::<Config>(kind, n, 1);
        for devices in [1, 2] {
            let msm = emulators(vec![EmulatorOptions::DEFAULT; devices]).base_origin(origin).build().unwrap();
            let bases = msm.prepare(&points).self_check(true).build().unwrap();
            let output = bases.slice(7..).msm_output(&k[7..20]).unwrap();
            assert_eq!((output.result, output.fallback), (expected(&points[7..20], &k[7..20]), None));
            let batch = bases.batch(&[&k[..], &k[3..9]]).unwrap();
            let sums = vec![expected(&points, &k), expected(&points[..6], &k[3..9])];
            assert_eq!((batch.result, batch.fallback), (sums, None));
            let greatest = vec![ark_ff::BigInt::new([u64::MAX; 4]); n];
            assert_eq!(bases.msm_bigint(&greatest).unwrap(), msm.msm_bigint(&points, &greatest).unwrap());
            let small: Vec<i64> = (0..n as i64).map(|i| i * i - 100).collect();
            let field: Vec<Fr> = small.iter().map(|&k| Fr::from(k)).collect();
            let exact = if origin == BaseOrigin::Subgroup {
                expected(&points, &field)
            } else {
                bases.msm_small(&small).unwrap()
            };
            assert_eq!(bases.msm_small(&small).unwrap(), exact);
        }
    }
}

/// The documentation states the cost of the self-check, and the counts confirm this cost. For one vector, the cost is a
/// second computation. For a batch, the cost is one more vector.
#[test]
fn the_check_costs_one_more_vector() {
    let n = 400;
    let points = points::<Config>(PointKind::Random, n, 1);
    let vectors: Vec<_> = (0..4).map(|seed| scalars::<Fr>(ScalarKind::Uniform, n, seed)).collect();
    let options = EmulatorOptions { counting: Counting::Computed, multiprocessors: 1, ..EmulatorOptions::DEFAULT };
    let products = |vectors: &[Vec<Fr>], self_check: bool| -> u64 {
        let msm = emulators([options]).algorithm(Algorithm::BUCKET).window_bits(6).build().unwrap();
        let preparation = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(1)).self_check(self_check);
        let bases = preparation.build().unwrap();
        msm.operation_counts();
        bases.batch(vectors).unwrap();
        let threads = msm.operation_counts().into_iter().flat_map(|launch| launch.per_thread);
        threads.map(|thread| u64::from(thread.multiplications + thread.squarings)).sum()
    };
    for m in [1, 4] {
        let ratio = products(&vectors[..m], true) as f64 / products(&vectors[..m], false) as f64;
        println!("a batch of {m}: {ratio:.3} times the products");
        let stated = 1.0 + 1.0 / m as f64;
        assert!((ratio - stated).abs() < 0.05, "{m} vectors: {ratio}");
    }
}
