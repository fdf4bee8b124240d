//! Tests of every algorithm with every precomputation factor, and tests of every group.

use ark_bls12_381::Fr;
use cumsm::internals::{Accumulation, Comparison, EmulatorOptions};
use cumsm::{Algorithm, BaseOrigin, Curve, Msm, PointForm, PrecomputeFactor};

use super::{FACTORS, G1, check_uses, emulators, expected};
use crate::common::algorithms::{COMPARED, algorithms};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};
use crate::common::machines::gpus;

/// Tests each algorithm with every `between`-th precomputation factor. The test takes random points and points of small
/// order.
fn every_algorithm<P: Curve>(n: usize, window_bits: u32, between: usize) {
    let origins = [(PointKind::Random, BaseOrigin::Subgroup), (PointKind::SmallOrder, BaseOrigin::Curve)];
    for (a, algorithm) in algorithms::<P>(COMPARED).into_iter().enumerate() {
        for (i, (kind, origin)) in origins.into_iter().enumerate() {
            if algorithm.point_form() == PointForm::TwistedEdwards && origin == BaseOrigin::Curve {
                continue;
            }
            let points = points::<P>(kind, n, 1);
            for (backend, _) in gpus() {
                let builder = Msm::builder().backend(backend).algorithm(algorithm).base_origin(origin);
                let msm = builder.window_bits(window_bits).build().unwrap();
                for factor in FACTORS.into_iter().skip((a + i) % between).step_by(between) {
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

/// The test uses BLS12-377's G1, because this group has all point forms.
#[test]
fn every_algorithm_with_every_factor() {
    every_algorithm::<ark_bls12_377::g1::Config>(9, 5, 4);
}

#[test]
#[ignore = "slow: all factors, and a second group"]
fn slow_every_algorithm_with_every_factor() {
    every_algorithm::<ark_bls12_377::g1::Config>(9, 5, 1);
    every_algorithm::<G1>(17, 6, 2);
}

/// Tests GZKP's checkpoints with prepared bases and with plain bases, for every kind of points and the given kinds of
/// scalars. One case has no points. One case has three devices, so a device may have only some of the windows.
fn checkpoints(scalar_kinds: &[ScalarKind]) {
    let algorithm = Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET };
    for point_kind in PointKind::ALL {
        for (n, devices) in [(0, 1), (1, 3), (9, 1)] {
            let points = points::<G1>(point_kind, n, 1);
            // There are 37 windows, so the number of windows is not a multiple of the precomputation factor 4.
            let builder = emulators(vec![EmulatorOptions::DEFAULT; devices]).algorithm(algorithm).window_bits(7);
            let msm = builder.base_origin(point_kind.origin()).build().unwrap();
            let prepared = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(4)).build().unwrap();
            for &scalar_kind in scalar_kinds {
                let k = scalars::<Fr>(scalar_kind, n, 2);
                let what = format!("{n} {point_kind} points, {scalar_kind} scalars, {devices} devices");
                assert_eq!(msm.msm(&points, &k).unwrap(), expected(&points, &k), "{what}");
                assert_eq!(prepared.msm(&k).unwrap(), expected(&points, &k), "{what}, prepared");
            }
        }
    }
}

#[test]
fn checkpoints_of_three_kinds_of_scalars() {
    checkpoints(&[ScalarKind::Uniform, ScalarKind::MinusOne, ScalarKind::Clustered]);
}

#[test]
#[ignore = "slow: 14 kinds of scalars instead of 3"]
fn slow_checkpoints_of_every_kind() {
    checkpoints(&ScalarKind::ALL);
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
    check::<ark_bn254::g2::Config>(5);
    check::<ark_mnt4_753::g1::Config>(3);
}

/// Runs two tests of this file on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    let tests = ["algorithms::every_algorithm_with_every_factor", "algorithms::other_groups"];
    crate::common::stand_in::run_on_ptx("prepared", &tests);
}
