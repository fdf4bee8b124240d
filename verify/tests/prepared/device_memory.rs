//! Tests of the memory of devices. A computation must use exactly the planned memory. If a device has too little
//! memory, a computation may take more time, but must succeed or return a typed error.

use ark_bls12_381::{Fr, g1};
use cumsm::internals::{Counting, EmulatorOptions, Faults, Steps};
use cumsm::{Algorithm, MsmBuilder, MsmError, PointForm, PrecomputeFactor};

use super::{FACTORS, G1, emulators, expected};
use crate::common::algorithms::{COMPARED, algorithms};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// Tests every algorithm with the given precomputation factors and numbers of devices. Each case runs with the least
/// memory that a device needs, and with all memory of a device.
fn every_memory(factors: &[PrecomputeFactor], numbers_of_devices: &[usize]) {
    type P = ark_bls12_377::g1::Config; // this group has all point forms
    let points = points::<P>(PointKind::Random, 5, 1);
    let k = scalars::<ark_bls12_377::Fr>(ScalarKind::Uniform, 5, 2);
    let sum = expected(&points, &k);
    for algorithm in algorithms::<P>(COMPARED) {
        for &factor in factors {
            let run = |devices: usize, memory: Option<u64>| {
                let builder = emulators(vec![EmulatorOptions::DEFAULT; devices]).algorithm(algorithm).window_bits(4);
                let builder = memory.into_iter().fold(builder, MsmBuilder::device_memory);
                builder.build()?.prepare(&points).precompute(factor).build()?.msm(&k)
            };
            let least = match run(1, Some(1)) {
                Err(MsmError::OutOfDeviceMemory { needed, .. }) => needed,
                other => panic!("{algorithm}, {factor:?}: {other:?} in one byte"),
            };
            for &devices in numbers_of_devices {
                for memory in [Some(least), None] {
                    assert_eq!(run(devices, memory), Ok(sum), "{algorithm}, {factor:?}, {devices} devices, {memory:?}");
                }
            }
        }
    }
}

#[test]
fn every_algorithm_in_every_memory() {
    every_memory(&[PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(4)], &[1, 3]);
}

#[test]
#[ignore = "slow: every factor, and up to 8 devices"]
fn slow_every_algorithm_in_every_memory() {
    every_memory(&FACTORS, &[1, 2, 3, 8]);
}

/// The peak of the allocated device memory equals the planned peak.
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

/// A device whose memory holds only a tenth of the bases can compute a sum over all bases, and uses no more than its
/// memory.
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

/// The computation has two chunks, with 256 and 255 bases. A row of the first chunk can have 256 terms, so a sort of
/// rows by length needs 9 bits. For the second chunk, a sort of rows by length needs 8 bits.
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

/// In each run of the loop, a different allocation fails. Each run must give the right result or one typed error. After
/// a run, all memory must be free again.
fn failed_allocations(algorithms: &[Algorithm]) {
    let n = 50;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let sum = expected(&points, &k);
    for &algorithm in algorithms {
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

#[test]
fn a_failed_allocation_makes_smaller_chunks() {
    failed_allocations(&[Algorithm::BUCKET]);
}

#[test]
#[ignore = "slow: more algorithms"]
fn slow_a_failed_allocation_makes_smaller_chunks() {
    failed_allocations(&[Algorithm::LB_MSM, Algorithm::CUZK]);
}
