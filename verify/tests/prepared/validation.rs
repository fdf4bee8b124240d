//! Tests that the validation finds invalid bases.

use ark_ec::short_weierstrass::Affine;
use cumsm::internals::EmulatorOptions;
use cumsm::{Backend, Curve, Msm, MsmError, Validation};

use super::{G1, emulators};
use crate::common::generators::{PointKind, points};

/// Checks that the error names the first invalid base. The test runs on the CPU, on emulated devices, and on a device
/// with memory for only three points.
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
            Err(MsmError::InvalidBase { index, check }) => Some((index, check == Validation::InSubgroup)),
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
    check_bases::<ark_bn254::g2::Config>();
    check_bases::<ark_mnt4_753::g1::Config>();
    // Each thread has two points, except the last thread.
    let msm = emulators([EmulatorOptions { multiprocessors: 1, ..EmulatorOptions::DEFAULT }]).build().unwrap();
    let mut bases = vec![points::<G1>(PointKind::Random, 1, 1)[0]; 767];
    for fault in [766, 515, 514, 1, 0] {
        let y = bases[fault].y;
        bases[fault].x += y;
        let error = msm.prepare(&bases).validation(Validation::OnCurve).build().map(drop).unwrap_err();
        assert!(matches!(error, MsmError::InvalidBase { index, .. } if index == fault), "{fault}: {error}");
    }
}
