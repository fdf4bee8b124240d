//! Prepared bases: every algorithm with every number of factor, on every backend, against the naive sum.

mod common {
    pub(crate) mod generators;
    pub(crate) mod machines;
}

use std::ops::ControlFlow;
use std::sync::Arc;

use ark_bls12_381::{Fr, G1Projective, g1};
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{BigInt, PrimeField, Zero};
use common::generators::{PointKind, ScalarKind, points, scalars, unreduced};
use common::machines::gpus;
use cumsm::internals::Recoding;
use cumsm::internals::Steps;
use cumsm::internals::naive_msm;
use cumsm::internals::{Accumulation, Comparison, Prepare};
use cumsm::internals::{Counting, Faults};
use cumsm::{
    Algorithm, Backend, BaseFault, BaseOrigin, Bases, Curve, EmulatorOptions, FileFault, Msm, MsmBuilder, MsmError,
    MsmOutputs, PointForm, PrecomputeFactor, Queue, Validation,
};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

type G1 = g1::Config;

const FACTORS: [PrecomputeFactor; 4] =
    [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(2), PrecomputeFactor::Fixed(4), PrecomputeFactor::Max];

fn expected<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Projective<P> {
    naive_msm(&bases[..scalars.len()], scalars.iter().map(|k| k.into_bigint()))
}

/// Presets, and those that the papers compare theirs with.
fn algorithms<P: Curve>() -> Vec<Algorithm> {
    let per_thread = |accumulation| Algorithm { accumulation, recoding: Recoding::Unsigned, ..Algorithm::BUCKET };
    let more = [
        Algorithm { prepare: Prepare::PowersOfTwo(Some(2)), ..Algorithm::LB_MSM },
        Algorithm { prepare: Prepare::AllPowersOfTwo, ..Algorithm::LB_MSM },
        Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..Algorithm::BUCKET },
        Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET },
        per_thread(Accumulation::Comparison(Comparison::PippengerPerThread)),
        per_thread(Accumulation::Comparison(Comparison::WindowPerThread)),
    ];
    let there =
        |algorithm: &Algorithm| P::TWISTED_EDWARDS.is_some() || algorithm.point_form() == PointForm::Weierstrass;
    Algorithm::PRESETS.map(|(_, preset)| preset).into_iter().chain(more).filter(there).collect()
}

/// What prepared bases are good for: slices of them, fewer scalars than bases, vectors in a batch, integers.
fn check_uses<P: Curve>(what: &str, bases: &Bases<'_, P>) {
    let n = bases.points().len();
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 2);
    let run = |found: Result<Projective<P>, MsmError>| found.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(run(bases.msm(&k)), expected(bases.points(), &k), "{what}");
    let (from, to) = (n / 3, n - n / 4);
    let part = bases.slice(from..to);
    let short = &k[..(to - from) / 2 + 1];
    assert_eq!(run(part.msm(short)), expected(part.points(), short), "{what}: a slice");

    let kinds = [ScalarKind::MinusOne, ScalarKind::Bits, ScalarKind::Uniform];
    let vectors: Vec<_> = (0..).zip(kinds).map(|(i, kind)| scalars::<P::ScalarField>(kind, n - i, 3)).collect();
    let MsmOutputs { points: sums, .. } = bases.batch(&vectors).unwrap_or_else(|error| panic!("{what}: {error}"));
    for (sum, vector) in sums.iter().zip(&vectors) {
        assert_eq!(*sum, expected(bases.points(), vector), "{what}: a batch");
    }
    let integers = unreduced::<P::ScalarField>(n, 4);
    let sum = naive_msm(bases.points(), integers.iter().copied());
    assert_eq!(run(bases.msm_bigint(&integers)), sum, "{what}: integers");
}

fn every_algorithm<P: Curve>(n: usize, window_bits: u32) {
    let origins = [(PointKind::Random, BaseOrigin::Subgroup), (PointKind::SmallOrder, BaseOrigin::Curve)];
    for algorithm in algorithms::<P>() {
        for (i, (kind, origin)) in origins.into_iter().enumerate() {
            if algorithm.point_form() == PointForm::TwistedEdwards && origin == BaseOrigin::Curve {
                continue;
            }
            let points = points::<P>(kind, n, 1);
            for (backend, _) in gpus() {
                let builder = Msm::builder().backend(backend).algorithm(algorithm).bases(origin);
                let msm = builder.window_bits(window_bits).build().unwrap();
                // Both kinds, though not with each number.
                for factor in FACTORS.into_iter().skip(i).step_by(2) {
                    let what = format!("{algorithm} on {backend}, {factor:?}, {kind} points");
                    let bases =
                        msm.prepare(&points).precompute(factor).build().unwrap_or_else(|e| panic!("{what}: {e}"));
                    assert_eq!(bases.tables().count(), 1, "{what}");
                    check_uses(&what, &bases);
                }
            }
        }
    }
}

#[test]
fn every_algorithm_with_every_number_of_levels() {
    every_algorithm::<G1>(17, 6);
    every_algorithm::<ark_bls12_377::g1::Config>(9, 5);
}

/// GZKP's checkpoints for every kind of points and of scalars, from no points on, prepared and not; and on several devices,
/// which may have some of the windows each.
#[test]
fn checkpoints_of_every_kind() {
    let algorithm = Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET };
    for point_kind in PointKind::ALL {
        for (n, devices) in [(0, 1), (1, 3), (9, 1)] {
            let points = points::<G1>(point_kind, n, 1);
            // 37 windows, which 4 factor do not divide.
            let builder = emulators(vec![EmulatorOptions::DEFAULT; devices]).algorithm(algorithm).window_bits(7);
            let msm = builder.bases(point_kind.origin()).build().unwrap();
            let prepared = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(4)).build().unwrap();
            for scalar_kind in ScalarKind::ALL {
                let k = scalars::<Fr>(scalar_kind, n, 2);
                let what = format!("{n} {point_kind} points, {scalar_kind} scalars, {devices} devices");
                assert_eq!(msm.msm(&points, &k).unwrap(), expected(&points, &k), "{what}");
                assert_eq!(prepared.msm(&k).unwrap(), expected(&points, &k), "{what}, prepared");
            }
        }
    }
}

#[test]
fn other_groups() {
    fn check<P: Curve>(n: usize) {
        let points = points::<P>(PointKind::SomeIdentity, n, 1);
        for (backend, msm) in gpus() {
            for factor in FACTORS {
                check_uses(
                    &format!("{backend}, {factor:?}"),
                    &msm.prepare(&points).precompute(factor).build().unwrap(),
                );
            }
        }
    }
    check::<ark_bls12_381::g2::Config>(9);
    check::<ark_bn254::g1::Config>(9);
    check::<ark_mnt4_753::g1::Config>(3);
}

/// On the CPU, and where nothing is kept, the same calls compute the same.
#[test]
fn without_a_gpu() {
    let points = points::<G1>(PointKind::Opposite, 100, 1);
    let bases = Msm::builder().backend(Backend::Cpu).build().unwrap().prepare(&points).build().unwrap();
    check_uses("cpu", &bases);
    let none = Msm::builder().backend(Backend::Cpu).build().unwrap().prepare_owned::<G1>(Vec::new()).build().unwrap();
    assert!(none.msm(&[]).unwrap().is_zero());
    assert!(none.batch::<Vec<Fr>>(&[]).unwrap().points.is_empty());
}

/// EdMSM on the CPU: bases are kept in twisted Edwards form.
#[test]
fn twisted_edwards_without_a_gpu() {
    type P = ark_bls12_377::g1::Config;
    let builder = Msm::builder().backend(Backend::Cpu);
    for msm in [builder.clone().algorithm(Algorithm::EDMSM), builder.point_form(PointForm::TwistedEdwards)] {
        let msm = msm.build().unwrap();
        for kind in [PointKind::Random, PointKind::SomeIdentity, PointKind::Opposite] {
            let points = points::<P>(kind, 120, 1);
            for factor in FACTORS {
                let bases = msm.prepare(&points).precompute(factor).build().unwrap();
                check_uses(&format!("{kind} points, {factor:?}"), &bases);
                assert!(factor == PrecomputeFactor::Fixed(1) || bases.precomputation().factor() > 1, "{factor:?}");
                let output = bases
                    .slice(..)
                    .msm_output(&scalars::<<P as ark_ec::CurveConfig>::ScalarField>(ScalarKind::Uniform, 120, 2))
                    .unwrap();
                let Steps::Cpu(plan) = &output.plan.steps else { panic!("a plan for the CPU") };
                assert_eq!((plan.form, plan.precomputation), (PointForm::TwistedEdwards, bases.precomputation()));
                assert!(output.plan.to_string().contains("prepared"), "{}", output.plan);
            }
        }
    }
}

/// Nothing is kept that is not used often enough; and without vector instructions, twisted Edwards is the better form to
/// keep.
#[test]
fn the_plan_keeps_what_pays() {
    fn planned<P: Curve>(builder: MsmBuilder, uses: u64) -> (u32, String) {
        let msm = builder.backend(Backend::Cpu).build().unwrap();
        let points = points::<P>(PointKind::Random, 1000, 1);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 1000, 2);
        let bases = msm.prepare(&points).uses(uses).build().unwrap();
        let output = bases.slice(..).msm_output(&k).unwrap();
        assert_eq!(output.point, msm.msm(&points, &k).unwrap());
        (bases.precomputation().factor(), output.plan.to_string())
    }
    rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap().install(|| {
        for (uses, kept) in [(0, false), (1, false), (1000, true)] {
            let (factor, plan) = planned::<G1>(Msm::builder(), uses);
            assert_eq!((factor > 1, plan.contains("affine, prepared")), (kept, kept), "{uses} uses: {plan}");
        }
        let (factor, plan) = planned::<ark_bls12_377::g1::Config>(Msm::builder().scalar_arithmetic(), 1000);
        assert!(factor > 1 && plan.contains("2dxy), prepared"), "{plan}");
    });
}

fn emulators(options: impl IntoIterator<Item = EmulatorOptions>) -> MsmBuilder {
    Msm::builder().backend(Backend::Emulator).emulators(options)
}

/// Small integers of every type; negative ones outside the subgroup too.
#[test]
fn small_scalars() {
    let points = points::<G1>(PointKind::OffSubgroup, 40, 1);
    for backend in [Backend::Cpu, Backend::Emulator] {
        let msm = Msm::builder().backend(backend).bases(BaseOrigin::Curve).build().unwrap();
        let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        let sum = |magnitudes: Vec<u64>| naive_msm(&points, magnitudes.into_iter().map(BigInt::<4>::from));
        let bools: Vec<bool> = (0..40).map(|i| i % 3 == 0).collect();
        assert_eq!(bases.msm_small(&bools).unwrap(), sum(bools.iter().map(|&k| k.into()).collect()), "{backend}");
        let bytes: Vec<u8> = (0..40).map(|i| 255 - i).collect();
        assert_eq!(bases.msm_small(&bytes).unwrap(), sum(bytes.iter().map(|&k| k.into()).collect()), "{backend}");
        let words: Vec<u16> = (0..40).map(|i| u16::MAX - i).collect();
        assert_eq!(bases.msm_small(&words).unwrap(), sum(words.iter().map(|&k| k.into()).collect()), "{backend}");
        let halves: Vec<u32> = (0..40).map(|i| u32::MAX - i).collect();
        assert_eq!(bases.msm_small(&halves).unwrap(), sum(halves.iter().map(|&k| k.into()).collect()), "{backend}");
        let whole: Vec<u64> = (0..40).map(|i| u64::MAX - i).collect();
        assert_eq!(bases.msm_small(&whole).unwrap(), sum(whole.clone()), "{backend}");
        let signed: Vec<i64> = (0..40).map(|i| if i % 2 == 0 { i64::MIN + i } else { i64::MAX - i }).collect();
        let part = |negative| signed.iter().map(|k| if (*k < 0) == negative { k.unsigned_abs() } else { 0 }).collect();
        let expected: G1Projective = sum(part(false)) - sum(part(true));
        assert_eq!(bases.msm_small(&signed).unwrap(), expected, "{backend}");
    }
}

/// Every algorithm with every number of factor on so many devices, in as little memory as a device can have and in all there
/// is.
#[test]
fn every_algorithm_in_every_memory_on_several_devices() {
    type P = ark_bls12_377::g1::Config; // which has all point forms
    let points = points::<P>(PointKind::Random, 5, 1);
    let k = scalars::<ark_bls12_377::Fr>(ScalarKind::Uniform, 5, 2);
    let sum = expected(&points, &k);
    for algorithm in algorithms::<P>() {
        for factor in FACTORS {
            let run = |devices: usize, memory: Option<u64>| {
                let builder = emulators(vec![EmulatorOptions::DEFAULT; devices]).algorithm(algorithm).window_bits(4);
                let builder = memory.into_iter().fold(builder, MsmBuilder::device_memory);
                builder.build()?.prepare(&points).precompute(factor).build()?.msm(&k)
            };
            let least = match run(1, Some(1)) {
                Err(MsmError::OutOfDeviceMemory { needed, .. }) => needed,
                other => panic!("{algorithm}, {factor:?}: {other:?} in one byte"),
            };
            for devices in [1, 2, 3, 8] {
                for memory in [Some(least), None] {
                    assert_eq!(run(devices, memory), Ok(sum), "{algorithm}, {factor:?}, {devices} devices, {memory:?}");
                }
            }
        }
    }
}

/// Devices of different sizes, from tight memory to ample, and all that bases are used for.
#[test]
fn devices_of_different_sizes() {
    for (memory, n) in [(4 << 30, 24), (300_000, 7)] {
        let points = points::<G1>(PointKind::SomeIdentity, n, 1);
        let options = (1..=3).map(|i| EmulatorOptions {
            multiprocessors: i,
            memory: memory * u64::from(i),
            ..EmulatorOptions::DEFAULT
        });
        let msm = emulators(options).window_bits(5).build().unwrap();
        for factor in FACTORS {
            let what = format!("devices of {memory} bytes, {factor:?}");
            let bases = msm.prepare(&points).precompute(factor).build().unwrap_or_else(|e| panic!("{what}: {e}"));
            assert!([0, 3].contains(&bases.tables().count()), "{what}");
            assert!(factor == PrecomputeFactor::Fixed(1) || bases.precomputation().factor() > 1, "{what}");
            check_uses(&what, &bases);
        }
    }
}

/// However a computation is cut, the result is the same; and it is cut if it is large.
#[test]
fn cuts_are_planned() {
    let n = 1 << 15;
    let points = vec![G1Projective::from(points::<G1>(PointKind::Random, 1, 1)[0]).into(); n];
    let k = vec![Fr::from(3u64); n];
    let msm = emulators([EmulatorOptions::DEFAULT; 2]).build().unwrap();
    let output = msm.msm_output::<G1>(&points, &k).unwrap();
    assert_eq!(output.point, points[0] * Fr::from(3 * n as u64));
    let Steps::Gpus(shares) = &output.plan.steps else { panic!("{}", output.plan) };
    assert_eq!(shares.len(), 2);
    assert!(output.plan.to_string().contains("device 1"), "{}", output.plan);
}

/// A device that is lost, at any launch, leaves its share to the others; if all are lost, that is the error. What it held
/// is saved all the same.
#[test]
fn a_lost_device_is_replaced() {
    let n = 40;
    let points = points::<G1>(PointKind::Random, n, 1);
    let vectors = [scalars::<Fr>(ScalarKind::Uniform, n, 2), scalars::<Fr>(ScalarKind::Bits, n, 3)];
    let saved = |bases: &Bases<'_, G1>| {
        let mut file = Vec::new();
        bases.save(&mut file).unwrap();
        file
    };
    let whole = emulators([EmulatorOptions::DEFAULT; 3]).window_bits(7).build().unwrap();
    let whole = saved(&whole.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap());
    for launch in (0..200).step_by(17) {
        let lost = Faults { lost_at_launch: Some(launch), ..Faults::default() };
        let options = EmulatorOptions { faults: lost, ..EmulatorOptions::DEFAULT };
        let msm = emulators([options, EmulatorOptions::DEFAULT, options]).window_bits(7).build().unwrap();
        if let Ok(bases) = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build() {
            for (sum, vector) in bases.batch(&vectors).unwrap().points.iter().zip(&vectors) {
                assert_eq!(*sum, expected(&points, vector), "lost at launch {launch}");
            }
            assert!(saved(&bases) == whole, "lost at launch {launch}");
        }
        assert_eq!(msm.msm(&points, &vectors[0]).unwrap(), expected(&points, &vectors[0]), "lost at {launch}");
    }
    let lost = Faults { lost_at_launch: Some(0), ..Faults::default() };
    let options = EmulatorOptions { faults: lost, ..EmulatorOptions::DEFAULT };
    let error = emulators([options; 3]).build().unwrap().msm(&points, &vectors[0]).unwrap_err();
    assert!(matches!(&error, MsmError::Device { .. }), "{error}");
}

/// Bases that all devices hold, cut by windows; and each device lost on the way.
#[test]
fn windows_are_shared_out() {
    let n = 64;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let sum = expected(&points, &k);
    for factor in [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(3)] {
        let run = |device: usize, lost_at_launch| {
            let mut options = [EmulatorOptions { multiprocessors: 1, ..EmulatorOptions::DEFAULT }; 2];
            options[device].faults.lost_at_launch = lost_at_launch;
            let msm = emulators(options).algorithm(Algorithm::BUCKET).window_bits(10).build().unwrap();
            let bases = msm.prepare(&points).precompute(factor).build().ok()?;
            Some(bases.slice(..).msm_output(&k).unwrap())
        };
        let output = run(0, None).unwrap();
        let Steps::Gpus(shares) = &output.plan.steps else { panic!("{}", output.plan) };
        assert_eq!([shares[0].0.window_slice, shares[1].0.window_slice], [(0, 2), (1, 2)], "{}", output.plan);
        assert_eq!(output.point, sum, "{factor:?}");
        for (device, launch) in [(0, 6), (1, 6), (0, 20), (1, 25)] {
            if let Some(output) = run(device, Some(launch)) {
                assert_eq!(output.point, sum, "{factor:?}, device {device} lost at launch {launch}");
            }
        }
    }
}

/// With each allocation failing in turn the result is right, or there is one typed error; and the device's books balance.
#[test]
fn a_failed_allocation_makes_smaller_chunks() {
    let n = 50;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let sum = expected(&points, &k);
    for algorithm in [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::CUZK] {
        let mut allocation = 0;
        loop {
            let faults = Faults { allocation: Some(allocation), ..Faults::default() };
            let options = EmulatorOptions { faults, ..EmulatorOptions::DEFAULT };
            let msm = emulators([options]).algorithm(algorithm).window_bits(6).build().unwrap();
            match msm.prepare(&points).precompute(PrecomputeFactor::Fixed(3)).build() {
                Ok(bases) => assert_eq!(bases.msm(&k).unwrap(), sum, "{algorithm}, allocation {allocation}"),
                Err(error) => assert!(matches!(error, MsmError::OutOfDeviceMemory { .. }), "{error}"),
            }
            let memory = msm.emulated_memory()[0];
            assert_eq!(memory.used, 0, "{algorithm}, allocation {allocation}");
            if memory.allocations <= allocation {
                break;
            }
            allocation += 1;
        }
        assert!(allocation > 8, "{algorithm}: {allocation} allocations");
    }
}

/// What the plan predicts is what the device is asked for.
#[test]
fn memory_is_as_planned() {
    let n = 3000;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    for (_, algorithm) in Algorithm::PRESETS.into_iter().filter(|(_, a)| a.point_form() == PointForm::Weierstrass) {
        for factor in [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(2)] {
            let options = EmulatorOptions { counting: Counting::CountedOnly, ..EmulatorOptions::DEFAULT };
            let msm = emulators([options]).algorithm(algorithm).build().unwrap();
            let bases = msm.prepare(&points).precompute(factor).build().unwrap();
            let kept = bases.tables().next().unwrap();
            assert_eq!(msm.emulated_memory()[0].used, kept.bytes(), "{algorithm}, {factor:?}");
            let Steps::Gpu(plan) = &bases.slice(..).msm_output(&k).unwrap().plan.steps else { panic!("a GPU's plan") };
            let predicted = kept.peak().max(kept.bytes() + plan.buffers.bytes());
            assert_eq!(msm.emulated_memory()[0].peak, predicted, "{algorithm}, {factor:?}");
        }
    }
}

/// A device with memory for a tenth of the bases computes all of them, within its memory.
#[test]
fn a_tenth_of_the_bases_fits() {
    let n = 1 << 14;
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let points = vec![point; n];
    let k = scalars::<Fr>(ScalarKind::Bits, n, 2);
    let memory = n as u64 * 96 / 10;
    let msm = emulators([EmulatorOptions { memory, ..EmulatorOptions::DEFAULT }]).build().unwrap();
    let bases = msm.prepare(&points).build().unwrap();
    assert_eq!(bases.tables().count(), 0);
    let sum: Fr = k.iter().sum();
    assert_eq!(bases.msm(&k).unwrap(), point * sum);
    assert!(msm.emulated_memory()[0].peak <= memory);
}

/// A batch of many small vectors takes no more launches than three vectors by themselves.
#[test]
fn a_batch_shares_launches() {
    let (n, count) = (1 << 10, 100);
    let points = vec![points::<G1>(PointKind::Random, 1, 1)[0]; n];
    let options = EmulatorOptions { counting: Counting::CountedOnly, ..EmulatorOptions::DEFAULT };
    let msm = emulators([options]).build().unwrap();
    let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(1)).build().unwrap();
    let vectors = vec![scalars::<Fr>(ScalarKind::Uniform, n, 2); count];
    msm.operation_counts();
    let _ = bases.msm(&vectors[0]).unwrap();
    let single = msm.operation_counts().len();
    bases.batch(&vectors).unwrap();
    let batch = msm.operation_counts().len();
    assert!(batch <= 3 * single, "{batch} launches for {count} vectors, {single} for one");
}

/// Ten threads share bases, and the last of them drops them.
#[test]
fn threads_share_bases() {
    let n = 20;
    let points = points::<G1>(PointKind::Random, n, 1);
    for backend in [Backend::Cpu, Backend::Emulator] {
        let msm = Msm::builder().backend(backend).window_bits(6).build().unwrap();
        let bases = Arc::new(msm.prepare_owned(points.clone()).precompute(PrecomputeFactor::Fixed(2)).build().unwrap());
        let rounds = if backend == Backend::Cpu { 100 } else { 5 };
        let threads: Vec<_> = (0..10)
            .map(|seed| {
                let (bases, points) = (bases.clone(), points.clone());
                std::thread::spawn(move || {
                    for round in 0..rounds {
                        let k = scalars::<Fr>(ScalarKind::Uniform, n - seed, (100 * seed + round) as u64);
                        assert_eq!(bases.msm(&k).unwrap(), expected(&points, &k));
                    }
                })
            })
            .collect();
        drop(bases);
        threads.into_iter().for_each(|thread| thread.join().unwrap());
    }
}

#[test]
fn a_preparation_is_watched_and_cancelled() {
    let points = points::<G1>(PointKind::Random, 30, 1);
    let msm = emulators([EmulatorOptions::DEFAULT]).window_bits(8).build().unwrap();
    let mut seen = Vec::new();
    let watch = |progress: cumsm::Progress| {
        seen.push(progress);
        ControlFlow::Continue(())
    };
    drop(msm.prepare(&points).precompute(PrecomputeFactor::Fixed(4)).progress(watch).build().unwrap());
    assert_eq!(seen.len(), 3);
    assert!(seen.is_sorted_by_key(|progress| progress.done));
    assert_eq!(seen[2].done, seen[2].total);
    assert_eq!(seen[2].total, 30 * 3 * 64);
    let cancelled = msm
        .prepare(&points)
        .precompute(PrecomputeFactor::Max)
        .progress(|_| ControlFlow::Break(()))
        .build()
        .unwrap_err();
    assert_eq!(cancelled, MsmError::Cancelled);
    assert_eq!(msm.emulated_memory()[0].used, 0);
}

/// The first base with a fault is named, on the CPU, on emulated devices, and where few points at a time fit on these.
fn check_bases<P: Curve>() {
    let little = EmulatorOptions { memory: 3 * size_of::<Affine<P>>() as u64, ..EmulatorOptions::DEFAULT };
    let machines = [vec![], vec![EmulatorOptions::DEFAULT], vec![EmulatorOptions::DEFAULT; 2], vec![little]];
    for options in machines {
        let builder =
            if options.is_empty() { Msm::builder().backend(Backend::Cpu) } else { emulators(options.clone()) };
        let msm = builder.build().unwrap();
        let n = 7;
        let mut bases = points::<P>(PointKind::Random, n, 1);
        bases[3] = Affine::identity();
        let check = |bases: &[Affine<P>], validation| match msm.prepare(bases).validation(validation).build() {
            Err(MsmError::InvalidBase { index, fault }) => Some((index, fault == BaseFault::OffSubgroup)),
            checked => checked.map(|_| None).unwrap(),
        };
        assert_eq!(check(&bases, Validation::InSubgroup), None);
        if !P::cofactor_is_one() {
            bases[5] = points::<P>(PointKind::OffSubgroup, 1, 1)[0];
            assert_eq!(check(&bases, Validation::OnCurve), None);
            assert_eq!(check(&bases, Validation::InSubgroup), Some((5, true)), "{options:?}");
        }
        for i in [6, 1] {
            let y = bases[i].y;
            bases[i].x += y;
            assert_eq!(check(&bases, Validation::OnCurve), Some((i, false)), "{options:?}");
            let found = if P::cofactor_is_one() || i < 5 { (i, false) } else { (5, true) };
            assert_eq!(check(&bases, Validation::InSubgroup), Some(found), "{options:?}");
        }
        assert_eq!(check(&bases, Validation::Trusted), None);
    }
}

#[test]
fn bases_are_checked_as_asked() {
    check_bases::<G1>();
    check_bases::<ark_bls12_381::g2::Config>();
    check_bases::<ark_bls12_377::g1::Config>();
    check_bases::<ark_bn254::g1::Config>();
    check_bases::<ark_mnt4_753::g1::Config>();
    // A thread has two points, but the last.
    let msm = emulators([EmulatorOptions { multiprocessors: 1, ..EmulatorOptions::DEFAULT }]).build().unwrap();
    let mut bases = vec![points::<G1>(PointKind::Random, 1, 1)[0]; 767];
    for fault in [766, 515, 514, 1, 0] {
        let y = bases[fault].y;
        bases[fault].x += y;
        let error = msm.prepare(&bases).validation(Validation::OnCurve).build().map(drop).unwrap_err();
        assert!(matches!(error, MsmError::InvalidBase { index, .. } if index == fault), "{fault}: {error}");
    }
}

/// Two chunks, one of 9 bits and one of 8, which cuZK would sort by length in fewer passes of more bits.
#[test]
fn chunks_of_different_sizes() {
    let n = 511;
    let points = vec![points::<G1>(PointKind::Random, 1, 1)[0]; n];
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let expected = points[0] * k.iter().sum::<Fr>();
    for (_, algorithm) in Algorithm::PRESETS {
        if algorithm.point_form() == PointForm::TwistedEdwards {
            continue;
        }
        let engine = |memory| {
            let options = EmulatorOptions { multiprocessors: 1, memory: 4 << 30, ..EmulatorOptions::DEFAULT };
            emulators([options]).algorithm(algorithm).window_bits(4).device_memory(memory).build().unwrap()
        };
        let steps = |memory| match engine(memory).plan::<g1::Config>(n).ok()?.steps {
            Steps::Gpu(steps) => Some(steps),
            _ => None,
        };
        let whole = steps(4 << 30).unwrap().buffers.bytes();
        let is_halves = |&memory: &u64| steps(memory).is_some_and(|steps| (steps.chunk, steps.chunks) == (256, 2));
        let memory = (0..1000).map(|i| whole - i * whole / 1000).find(is_halves);
        let msm = engine(memory.unwrap_or_else(|| panic!("{algorithm} in two chunks")));
        assert_eq!(msm.msm(&points, &k).unwrap(), expected, "{algorithm}");
    }
}

/// Vectors without scalars, which may be all that a device has.
#[test]
fn empty_vectors_in_a_batch() {
    let points = points::<G1>(PointKind::Random, 5, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, 5, 2);
    for devices in [1, 2, 3] {
        let msm = emulators(vec![EmulatorOptions::DEFAULT; devices]).build().unwrap();
        let sums = msm.batch(&points, &[vec![], k.clone(), vec![]]).unwrap().points;
        assert_eq!(sums, [Projective::zero(), expected(&points, &k), Projective::zero()], "{devices} devices");
        let none = msm.batch(&points, &[vec![], Vec::<Fr>::new()]).unwrap().points;
        assert_eq!(none, [Projective::zero(); 2], "{devices} devices");
    }
}

#[test]
fn more_scalars_than_bases_are_refused() {
    let points = points::<G1>(PointKind::Random, 3, 1);
    let bases = Msm::builder().build().unwrap().prepare(&points).build().unwrap();
    let k = scalars::<Fr>(ScalarKind::Uniform, 3, 1);
    let error = bases.slice(1..).msm(&k).unwrap_err();
    assert_eq!(error, MsmError::TooManyScalars { bases: 2, scalars: 3 });
}

/// What is saved on one machine is loaded to the byte on any.
#[test]
fn saved_bases_are_loaded() {
    fn check<P: Curve>(n: usize, engines: &[Msm]) {
        let points = points::<P>(PointKind::SomeIdentity, n, 1);
        for msm in engines {
            for factor in [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(3)] {
                let mut file = Vec::new();
                msm.prepare(&points).precompute(factor).build().unwrap().save(&mut file).unwrap();
                for other in engines {
                    let loaded = other.load::<P>(&file[..]).unwrap().build().unwrap();
                    check_uses("loaded", &loaded);
                    let mut again = Vec::new();
                    loaded.save(&mut again).unwrap();
                    assert!(again == file, "{factor:?}");
                }
            }
        }
    }
    let cpu = Msm::builder().backend(Backend::Cpu).window_bits(6).build().unwrap();
    let emulated = emulators([EmulatorOptions::DEFAULT; 2]).window_bits(6).build().unwrap();
    let little = EmulatorOptions { memory: 200_000, ..EmulatorOptions::DEFAULT };
    let emulated_little = emulators([little]).window_bits(6).build().unwrap();
    check::<G1>(20, &[cpu.clone(), emulated, emulated_little]);
    let edwards = Msm::builder().backend(Backend::Cpu).window_bits(6).algorithm(Algorithm::EDMSM).build().unwrap();
    let [emulated_edwards, emulated_powers] = [Algorithm::EDMSM, Algorithm::LB_MSM]
        .map(|algorithm| emulators([EmulatorOptions::DEFAULT; 2]).window_bits(6).algorithm(algorithm).build().unwrap());
    check::<ark_bls12_377::g1::Config>(20, &[cpu.clone(), edwards, emulated_edwards, emulated_powers]);
    check::<ark_bls12_377::g2::Config>(5, std::slice::from_ref(&cpu));
    check::<ark_mnt4_753::g1::Config>(3, &[cpu]);
}

/// Where kernels only count, neither a check nor a file believes what they give back.
#[test]
fn a_device_that_only_counts() {
    let points = points::<G1>(PointKind::Random, 30, 1);
    let [computed, counted] = [Counting::Off, Counting::CountedOnly].map(|counting| {
        let msm = emulators([EmulatorOptions { counting, ..EmulatorOptions::DEFAULT }]).window_bits(7).build().unwrap();
        let preparation =
            msm.prepare(&points).precompute(PrecomputeFactor::Fixed(3)).validation(Validation::InSubgroup);
        let mut file = Vec::new();
        preparation.build().unwrap().save(&mut file).unwrap();
        file
    });
    assert!(computed == counted);
}

/// Few factor have scalars split by the endomorphism, one for each window has them whole; and so has a file of these.
#[test]
fn scalars_are_split_where_it_pays() {
    fn check<P: Curve>() {
        let n = 300;
        let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
        let points = points::<P>(PointKind::Random, n, 1);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 2);
        let expected = msm.msm(&points, &k).unwrap();
        let parts = |bases: &Bases<'_, P>| {
            let output = bases.slice(..).msm_output(&k).unwrap();
            assert_eq!(output.point, expected, "{}", output.plan);
            assert_eq!(bases.slice(7..).msm(&k[7..]).unwrap(), msm.msm(&points[7..], &k[7..]).unwrap());
            let Steps::Cpu(plan) = output.plan.steps else { panic!("a plan for the CPU") };
            plan.components
        };
        let all = msm.prepare(&points).precompute(PrecomputeFactor::Max).build().unwrap();
        assert_eq!(parts(&all), 1);
        assert_ne!(parts(&msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap()), 1);
        let mut file = Vec::new();
        all.save(&mut file).unwrap();
        assert_eq!(parts(&msm.load(&file[..]).unwrap().build().unwrap()), 1);
        for kind in ScalarKind::ALL {
            let k = scalars::<P::ScalarField>(kind, n, 3);
            let output = all.slice(..).msm_output(&k).unwrap();
            assert_eq!(output.point, naive_msm(&points, k.iter().map(|k| k.into_bigint())), "{kind} scalars");
            let Steps::Cpu(plan) = output.plan.steps else { panic!("a plan for the CPU") };
            let bits = plan.windows.count() * plan.windows.window_bits();
            let short = matches!(kind, ScalarKind::MinusOne | ScalarKind::NegativeSmall | ScalarKind::Small);
            assert!(!short || bits < 40, "{kind} scalars: {bits} bits");
        }
        let unreduced = unreduced::<P::ScalarField>(n, 4);
        assert_eq!(all.msm_bigint(&unreduced).unwrap(), naive_msm(&points, unreduced.iter().copied()));
    }
    check::<G1>();
    check::<ark_bls12_377::g2::Config>();
}

/// Each of many ways to damage a file is a typed error: bytes changed, cut off, put behind, and files of others.
#[test]
fn damaged_files_are_refused() {
    let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let points = points::<G1>(PointKind::Random, 5, 1);
    let mut file = Vec::new();
    msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap().save(&mut file).unwrap();
    let refusal = |bytes: &[u8]| match msm.load::<G1>(bytes).map(drop) {
        Err(MsmError::BasesFile { fault }) => fault,
        other => panic!("{other:?}"),
    };
    let mut rng = StdRng::seed_from_u64(1);
    for i in 0..1000 {
        let mut damaged = file.clone();
        match i % 4 {
            // Every byte of the header, then any.
            0 | 1 => damaged[if i < 200 { i / 2 } else { rng.gen_range(0..file.len()) }] ^= 1 << rng.gen_range(0..8),
            2 => damaged.truncate(rng.gen_range(0..file.len())),
            _ => damaged.extend((0..rng.gen_range(1..9)).map(|_| rng.r#gen::<u8>())),
        }
        refusal(&damaged);
    }
    assert_eq!(refusal(&file[..file.len() - 1]), FileFault::TooShort);
    assert_eq!(refusal(b"cumsm"), FileFault::TooShort);
    assert_eq!(refusal(&[7; 100]), FileFault::UnknownFormat);
    let error = msm.load::<ark_bls12_377::g1::Config>(&file[..]).map(drop).unwrap_err();
    assert!(matches!(error, MsmError::BasesFile { fault: FileFault::OtherCurve { .. } }), "{error}");
    // A header that promises more than there is takes no memory for it.
    let mut greedy = file.clone();
    greedy[44..52].copy_from_slice(&(u64::MAX / 200).to_le_bytes());
    assert!(matches!(refusal(&greedy), FileFault::TooShort | FileFault::Point { .. }));
}

/// Jobs over different bases, waited for in any order, polled, dropped, and left to a queue that is dropped itself.
#[test]
fn a_queue_computes_in_the_background() {
    let points = points::<G1>(PointKind::Random, 12, 1);
    let engines =
        [Backend::Cpu, Backend::Emulator].map(|backend| Msm::builder().backend(backend).window_bits(6).build());
    let all = engines.map(|msm| Arc::new(msm.unwrap().prepare_owned(points.clone()).build().unwrap()));
    for workers in [0, 1, 2, 5] {
        let queue = Queue::new(workers);
        let jobs: Vec<_> = (0..20).map(|seed| scalars::<Fr>(ScalarKind::Uniform, 12 - seed % 3, seed as u64)).collect();
        let submit = |(i, k): (usize, &Vec<Fr>)| queue.submit(&all[i % 2], k.clone());
        let mut pending: Vec<_> = jobs.iter().enumerate().map(submit).collect();
        for i in [19, 3, 3] {
            drop(pending.remove(i % pending.len()));
        }
        let mut kept: Vec<_> = (0..20).filter(|i| ![3, 4, 19].contains(i)).collect();
        while pending[0].poll().is_none() {
            std::thread::yield_now();
        }
        assert_eq!(pending[0].poll(), Some(&Ok(expected(&points, &jobs[kept[0]]))));
        pending.reverse();
        kept.reverse();
        for (pending, i) in pending.into_iter().zip(kept) {
            assert_eq!(pending.wait().unwrap(), expected(&points, &jobs[i]), "{workers} workers");
        }
        let too_many = queue.submit(&all[0], vec![Fr::from(1u64); 13]);
        let last = queue.submit(&all[0], jobs[0].clone());
        drop(queue);
        assert_eq!(too_many.wait(), Err(MsmError::TooManyScalars { bases: 12, scalars: 13 }));
        assert_eq!(last.wait().unwrap(), expected(&points, &jobs[0]));
    }
}
