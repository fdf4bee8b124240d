//! Kinds of scalars that prepared bases accept.

use ark_bls12_381::{Fr, G1Projective};
use ark_ff::BigInt;
use cumsm::internals::naive_msm;
use cumsm::{Backend, BaseOrigin, Msm, MsmError, PrecomputeFactor};

use super::G1;
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// Small integers of every type. Negative ones are also multiplied with points outside the subgroup.
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

/// Integers of any value in a batch. They mean themselves outside the subgroup, too.
#[test]
fn batches_of_integers() {
    let points = points::<G1>(PointKind::OffSubgroup, 6, 1);
    let (long, short) = ([BigInt([u64::MAX; 4]); 5], [3u64, 0, 7].map(BigInt::<4>::from));
    for backend in [Backend::Cpu, Backend::Emulator] {
        let msm = Msm::builder().backend(backend).bases(BaseOrigin::Curve).build().unwrap();
        let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        let vectors: [&[BigInt<4>]; 3] = [&long, &[], &short];
        let expected = vectors.map(|vector| naive_msm(&points[1..], vector.iter().copied()));
        assert_eq!(bases.slice(1..).batch_bigint(&vectors).unwrap().result, expected, "{backend}");
        assert_eq!(bases.batch_bigint(&[&long]).unwrap().result, [naive_msm(&points, long)], "{backend}");
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

#[test]
fn a_range_beyond_the_bases_is_none() {
    let points = points::<G1>(PointKind::Random, 3, 1);
    let bases = Msm::builder().build().unwrap().prepare(&points).build().unwrap();
    assert_eq!(bases.get(1..3).unwrap().points(), &points[1..]);
    assert!(bases.get(3..).unwrap().points().is_empty());
    assert_eq!(bases.get(1..).unwrap().get(..=1).unwrap().points(), &points[1..]);
    assert!(bases.get(4..).is_none() && bases.get(2..4).is_none() && bases.get(1..).unwrap().get(..3).is_none());
    assert!(bases.get((std::ops::Bound::Excluded(usize::MAX), std::ops::Bound::Unbounded)).is_none());
}
