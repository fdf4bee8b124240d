//! Tests of many vectors of scalars with the same bases.

use ark_bls12_381::Fr;
use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;
use cumsm::PrecomputeFactor;
use cumsm::internals::{Counting, EmulatorOptions};

use super::{G1, emulators, expected};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// A batch of 30 small vectors needs at most three times the number of launches that one vector needs.
#[test]
fn a_batch_shares_launches() {
    let (n, count) = (1 << 8, 30);
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

/// Tests batches in which some vectors have no scalars, and batches in which all vectors of a device have no scalars.
#[test]
fn empty_vectors_in_a_batch() {
    let points = points::<G1>(PointKind::Random, 5, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, 5, 2);
    for devices in [1, 2, 3] {
        let msm = emulators(vec![EmulatorOptions::DEFAULT; devices]).build().unwrap();
        let sums = msm.batch(&points, &[vec![], k.clone(), vec![]]).unwrap().result;
        assert_eq!(sums, [Projective::zero(), expected(&points, &k), Projective::zero()], "{devices} devices");
        let none = msm.batch(&points, &[vec![], Vec::<Fr>::new()]).unwrap().result;
        assert_eq!(none, [Projective::zero(); 2], "{devices} devices");
    }
}
