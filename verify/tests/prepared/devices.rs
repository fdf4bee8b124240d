//! Tests with several devices, and with devices that are lost.

use ark_bls12_381::{Fr, G1Projective};
use cumsm::internals::{EmulatorOptions, Faults, Steps};
use cumsm::{Algorithm, MsmError, PrecomputeFactor};

use super::{FACTORS, G1, check_uses, emulators, expected, saved};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// Tests every use of bases on devices of different sizes, with little memory and with ample memory.
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

/// A large computation is divided among devices. The division does not change the result.
#[test]
fn large_computations_are_cut() {
    let n = 1 << 15;
    let points = vec![G1Projective::from(points::<G1>(PointKind::Random, 1, 1)[0]).into(); n];
    let k = vec![Fr::from(3u64); n];
    let msm = emulators([EmulatorOptions::DEFAULT; 2]).build().unwrap();
    let output = msm.msm_output::<G1>(&points, &k).unwrap();
    assert_eq!(output.result, points[0] * Fr::from(3 * n as u64));
    let Steps::Gpus(shares) = &output.plan.steps else { panic!("{}", output.plan) };
    assert_eq!(shares.len(), 2);
    assert!(output.plan.to_string().contains("device 1"), "{}", output.plan);
}

/// All devices hold all bases, and each device computes some of the windows. In the first run, no device is lost. In
/// each later run, one device is lost. If the preparation succeeds, the sum must still be right.
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
        assert_eq!([shares[0].0.row_slice, shares[1].0.row_slice], [(0, 2), (1, 2)], "{}", output.plan);
        assert_eq!(output.result, sum, "{factor:?}");
        for (device, launch) in [(0, 6), (1, 6), (0, 20), (1, 25)] {
            if let Some(output) = run(device, Some(launch)) {
                assert_eq!(output.result, sum, "{factor:?}, device {device} lost at launch {launch}");
            }
        }
    }
}

/// Devices are lost during the preparation. The other devices hold the bases and share each sum.
#[test]
fn a_device_that_is_lost_during_the_preparation_is_left_out() {
    let n = 64;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 2);
    let mut options = [EmulatorOptions { multiprocessors: 1, ..EmulatorOptions::DEFAULT }; 3];
    options[1].faults.lost_at_launch = Some(1);
    let msm = emulators(options).algorithm(Algorithm::BUCKET).window_bits(10).build().unwrap();
    // The preparation of three multiples of each base takes two launches on each device.
    let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(3)).build().unwrap();
    assert_eq!(bases.tables().count(), 2);
    let output = bases.slice(..).msm_output(&k).unwrap();
    assert_eq!(output.result, expected(&points, &k));
    let Steps::Gpus(shares) = &output.plan.steps else { panic!("{}", output.plan) };
    assert_eq!([shares[0].0.device, shares[1].0.device], [0, 2], "{}", output.plan);
    check_uses("a device is lost", &bases);

    // Device 2 is lost when devices 0 and 2 prepare the bases. Then only device 0 prepares the bases.
    options[2].faults = options[1].faults;
    let msm = emulators(options).algorithm(Algorithm::BUCKET).window_bits(10).build().unwrap();
    let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(3)).build().unwrap();
    assert_eq!(bases.tables().count(), 1);
    check_uses("two devices are lost one after the other", &bases);
}

/// Two of three devices are lost at one of the given launches. The third device computes the parts of the lost devices,
/// and the bases can still be saved. If all devices are lost, the computation returns an error.
fn lost_devices(launches: impl Iterator<Item = u64>) {
    let n = 40;
    let points = points::<G1>(PointKind::Random, n, 1);
    let vectors = [scalars::<Fr>(ScalarKind::Uniform, n, 2), scalars::<Fr>(ScalarKind::Bits, n, 3)];
    let whole = emulators([EmulatorOptions::DEFAULT; 3]).window_bits(7).build().unwrap();
    let whole = saved(&whole.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap());
    for launch in launches {
        let lost = Faults { lost_at_launch: Some(launch), ..Faults::default() };
        let options = EmulatorOptions { faults: lost, ..EmulatorOptions::DEFAULT };
        let msm = emulators([options, EmulatorOptions::DEFAULT, options]).window_bits(7).build().unwrap();
        if let Ok(bases) = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build() {
            for (sum, vector) in bases.batch(&vectors).unwrap().result.iter().zip(&vectors) {
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

#[test]
fn a_lost_device_is_replaced() {
    lost_devices((0..200).step_by(51));
}

#[test]
#[ignore = "slow: a loss at more launches"]
fn slow_a_lost_device_is_replaced() {
    lost_devices((0..200).step_by(17));
}
