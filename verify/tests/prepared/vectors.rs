//! Tests of sums over vectors in the memory of an engine.

use ark_bls12_381::Fr;
use cumsm::internals::{EmulatorOptions, Faults, Steps};
use cumsm::{Backend, Msm, MsmError, PrecomputeFactor};

use super::{FACTORS, G1, emulators, expected};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};
use crate::common::machines::engines;

/// All of a vector, fewer scalars than bases, and a range of a vector, for each number of multiples on each backend.
#[test]
fn sums_over_vectors_are_sums_over_slices() {
    let n = 300;
    let points = points::<G1>(PointKind::SomeIdentity, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    for (backend, engine) in engines() {
        let vector = engine.vector(&k).unwrap();
        for factor in FACTORS {
            let bases = engine.prepare(&points).precompute(factor).build().unwrap();
            assert_eq!(bases.msm_over(&vector).unwrap(), expected(&points, &k), "{backend}, {factor:?}");
            let (part, range) = (bases.slice(50..), vector.get(20..220).unwrap());
            assert_eq!(range.len(), 200);
            let sum = expected(&points[50..], &k[20..220]);
            assert_eq!(part.msm_over(range).unwrap(), sum, "{backend}, {factor:?}, a range");
        }
        let plain = engine.prepare(&points).precompute(PrecomputeFactor::Fixed(1)).build().unwrap();
        let none = vector.get(7..7).unwrap();
        assert!(none.is_empty() && plain.msm_over(none).unwrap() == expected(&points, &[]));
        let error = plain.slice(1..).msm_over(&vector).unwrap_err();
        assert_eq!(error, MsmError::TooManyScalars { bases: n - 1, scalars: n });
    }
}

/// The bases are on the host and come in chunks. The scalars stay on the device, and take no memory in the plan.
#[test]
fn bases_come_in_chunks() {
    let n = 900;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let options = EmulatorOptions { memory: 400_000, ..EmulatorOptions::DEFAULT };
    let engine = emulators([options]).window_bits(5).build().unwrap();
    let vector = engine.vector(&k).unwrap();
    let bases = engine.prepare(&points).precompute(PrecomputeFactor::Fixed(1)).build().unwrap();
    let output = bases.slice(..).msm_over_output(&vector).unwrap();
    assert_eq!(output.result, expected(&points, &k));
    let Steps::Gpu(plan) = &output.plan.steps else { panic!("{}", output.plan) };
    assert!(plan.chunks > 1 && plan.buffers.inputs.iter().all(|input| input.scalars.bytes() == 0), "{plan}");
}

/// Two devices that hold all bases, and two devices that each hold a range. Only the first device holds the vector.
#[test]
fn several_devices() {
    let n = 64;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    for (memory, options) in [(4 << 30, 1), (4 << 30, 2), (300_000, 2)] {
        let options = vec![EmulatorOptions { memory, ..EmulatorOptions::DEFAULT }; options];
        let engine = emulators(options).window_bits(6).build().unwrap();
        let vector = engine.vector(&k).unwrap();
        let bases = engine.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        assert_eq!(bases.msm_over(&vector).unwrap(), expected(&points, &k), "{memory} bytes");
    }
    // Bases of another engine.
    let vector = emulators([EmulatorOptions::DEFAULT]).build().unwrap().vector(&k).unwrap();
    let cpu = Msm::builder().backend(Backend::Cpu).build().unwrap();
    assert_eq!(cpu.prepare(&points).build().unwrap().msm_over(&vector).unwrap(), expected(&points, &k));
    let other = emulators([EmulatorOptions::DEFAULT]).build().unwrap();
    assert_eq!(other.prepare(&points).build().unwrap().msm_over(&vector).unwrap(), expected(&points, &k));
}

/// A device that is lost also loses the vector. A self-check finds wrong sums.
#[test]
fn faults_are_errors_or_are_found() {
    let n = 40;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let checked = emulators([EmulatorOptions::DEFAULT]).build().unwrap();
    let bases = checked.prepare(&points).self_check(true).build().unwrap();
    assert_eq!(bases.msm_over(&checked.vector(&k).unwrap()).unwrap(), expected(&points, &k));

    let faults = Faults { lost_at_launch: Some(3), ..Faults::default() };
    let engine = emulators([EmulatorOptions { faults, ..EmulatorOptions::DEFAULT }]).build().unwrap();
    let vector = engine.vector(&k).unwrap();
    let error = engine.prepare(&points).build().and_then(|bases| bases.msm_over(&vector)).unwrap_err();
    assert!(matches!(error, MsmError::Device { .. }), "{error}");
}
