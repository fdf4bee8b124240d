//! Tests of sums over vectors in the memory of an engine.

use ark_bls12_381::Fr;
use cumsm::internals::{BitFlip, EmulatorOptions, Faults, FlipPlace, Steps, auto_over_emulators};
use cumsm::{Backend, Msm, MsmError, PrecomputeFactor, SparseMatrix};

use super::{FACTORS, G1, emulators, expected};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};
use crate::common::machines::engines;

/// Tests a whole vector, and a range of a vector. The range has fewer scalars than there are bases. The two cases run
/// with each number of multiples on each backend.
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

/// The bases are on the host, and are copied to the device in chunks. The scalars stay on the device, and take no
/// memory in the plan.
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

/// Only the first of two devices holds the vector. If the number of bases is small, both devices hold all bases. If the
/// number of bases is large, the bases are divided among the devices, so no device can read all bases.
#[test]
fn several_devices() {
    let n = 64;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let engine = emulators([EmulatorOptions::DEFAULT; 2]).window_bits(6).build().unwrap();
    let bases = engine.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
    assert_eq!(bases.msm_over(&engine.vector(&k).unwrap()).unwrap(), expected(&points, &k));

    // The vector and the bases belong to different engines.
    let vector = emulators([EmulatorOptions::DEFAULT]).build().unwrap().vector(&k).unwrap();
    let cpu = Msm::builder().backend(Backend::Cpu).build().unwrap();
    assert_eq!(cpu.prepare(&points).build().unwrap().msm_over(&vector).unwrap(), expected(&points, &k));
    let other = emulators([EmulatorOptions::DEFAULT]).build().unwrap();
    assert_eq!(other.prepare(&points).build().unwrap().msm_over(&vector).unwrap(), expected(&points, &k));

    let many = 1 << 15;
    let (points, k) = (vec![points[0]; many], vec![Fr::from(3u64); many]);
    let bases = engine.prepare(&points).precompute(PrecomputeFactor::Fixed(1)).build().unwrap();
    let sum = bases.slice(..).msm_over_output(&engine.vector(&k).unwrap()).unwrap();
    assert_eq!(sum.result, points[0] * Fr::from(3 * many as u64));
}

/// A self-check finds a wrong sum, and the CPU computes the sum again. If a device is lost, the vector in the device's
/// memory is also lost.
#[test]
fn faults_are_errors_or_are_found() {
    let n = 40;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let mut found = 0;
    for launch in (0..30).step_by(3) {
        let flip = Some(BitFlip { launch, place: FlipPlace::Product(3), bit: 5 });
        let faults = Faults { flip, ..Faults::default() };
        let engine = emulators([EmulatorOptions { faults, ..EmulatorOptions::DEFAULT }]).build().unwrap();
        let bases = engine.prepare(&points).self_check(true).build().unwrap();
        let output = bases.slice(..).msm_over_output(&engine.vector(&k).unwrap()).unwrap();
        assert_eq!(output.result, expected(&points, &k), "a wrong product in launch {launch}");
        found += usize::from(matches!(output.fallback, Some(MsmError::SelfCheckFailed { .. })));
    }
    assert!((2..10).contains(&found), "{found}");

    let mut lost = 0;
    for launch in (0..30).step_by(3) {
        let faults = Faults { lost_at_launch: Some(launch), ..Faults::default() };
        let engine = emulators([EmulatorOptions { faults, ..EmulatorOptions::DEFAULT }]).build().unwrap();
        let vector = engine.vector(&k).unwrap();
        let Ok(bases) = engine.prepare(&points).build() else { continue };
        match bases.msm_over(&vector) {
            Ok(sum) => assert_eq!(sum, expected(&points, &k), "lost at launch {launch}"),
            Err(error) => {
                assert!(matches!(error, MsmError::Device { .. }), "{error}");
                assert!(matches!(vector.to_vec(), Err(MsmError::Device { .. })), "lost at launch {launch}");
                lost += 1;
            }
        }
    }
    assert!(lost > 1, "{lost}");
}

/// A lost GPU, or a GPU with too little memory, cannot keep vectors, matrices and bases. With the backend `Auto`, the
/// host keeps them instead. `fallback` returns the reason.
#[test]
fn the_host_replaces_a_gpu_and_says_so() {
    let n = 2048;
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let identity = SparseMatrix::from_entries(n, n, (0..n).map(|i| (i, i, Fr::from(1u64)))).unwrap();

    let auto = auto_over_emulators([EmulatorOptions::DEFAULT]).unwrap();
    let (vector, matrix) = (auto.vector(&k).unwrap(), auto.matrix(identity.clone()).unwrap());
    assert!(vector.is_on_device() && vector.fallback().is_none());
    assert!(matrix.is_on_device() && matrix.fallback().is_none());

    let small = EmulatorOptions { memory: 10_000, ..EmulatorOptions::DEFAULT };
    let auto = auto_over_emulators([small]).unwrap();
    let (vector, matrix) = (auto.vector(&k).unwrap(), auto.matrix(identity).unwrap());
    assert!(!vector.is_on_device() && matches!(vector.fallback(), Some(MsmError::OutOfDeviceMemory { .. })));
    assert!(!matrix.is_on_device() && matches!(matrix.fallback(), Some(MsmError::OutOfDeviceMemory { .. })));
    let product = matrix.multiply(&vector).unwrap();
    assert!(*product.to_vec().unwrap() == k && product.fallback().is_none());
    let explicit = emulators([small]).build().unwrap();
    assert!(matches!(explicit.vector(&k), Err(MsmError::OutOfDeviceMemory { .. })));

    let points = points::<G1>(PointKind::Random, n, 1);
    let faults = Faults { lost_at_launch: Some(0), ..Faults::default() };
    let lost = EmulatorOptions { faults, ..EmulatorOptions::DEFAULT };
    let auto = auto_over_emulators([lost]).unwrap();
    let bases = auto.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
    assert!(matches!(bases.fallback(), Some(MsmError::Device { .. })), "{:?}", bases.fallback());
    assert_eq!(bases.msm(&k).unwrap(), expected(&points, &k));
    let explicit = emulators([lost]).build().unwrap();
    let prepared = explicit.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build();
    assert!(matches!(prepared, Err(MsmError::Device { .. })));
}
