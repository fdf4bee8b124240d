//! Tests properties of every MSM with proptest: backends agree with each other and with the naive sum, and sums are
//! linear.

use ark_ff::{PrimeField, Zero};
use cumsm::Curve;
use cumsm::internals::naive_msm;
use proptest::prelude::*;

use crate::common::generators::{PointKind, ScalarKind, points, scalars};
use crate::common::machines::{engines, engines_for};

fn every_backend_agrees<P: Curve>(n: usize, point_kind: PointKind, scalar_kind: ScalarKind, seed: u64) {
    let bases = points::<P>(point_kind, n, seed);
    let k = scalars::<P::ScalarField>(scalar_kind, n, seed);
    let expected = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
    for (backend, engine) in engines_for(point_kind.origin()) {
        assert_eq!(engine.msm(&bases, &k).unwrap(), expected, "{backend}");
    }
}

/// Checks that a sum is linear in scalars and in points, and does not depend on the order of points. If the points are
/// split into two parts, the sum of the first part plus the sum of the second part must be equal to the whole sum.
fn linear<P: Curve>(n: usize, seed: u64, split: usize) {
    let bases = points::<P>(PointKind::Random, n, seed);
    let a = scalars::<P::ScalarField>(ScalarKind::Uniform, n, seed);
    let b = scalars::<P::ScalarField>(ScalarKind::Small, n, seed + 1);
    let sum: Vec<_> = a.iter().zip(&b).map(|(&a, &b)| a + b).collect();
    let negated: Vec<_> = a.iter().map(|&a| -a).collect();
    for (backend, engine) in engines() {
        let of = |k: &[P::ScalarField]| engine.msm(&bases, k).unwrap();
        let (of_a, of_sum) = (of(&a), of(&sum));
        assert_eq!(of_sum, of_a + of(&b), "{backend}: linear in the scalars");
        assert!((of_a + of(&negated)).is_zero(), "{backend}: k and r - k cancel");

        let twice: Vec<_> = [&bases[..], &bases[..]].concat();
        let both = engine.msm(&twice, &[&a[..], &b[..]].concat()).unwrap();
        assert_eq!(both, of_sum, "{backend}: linear in the points");

        let backwards =
            engine.msm(&bases.iter().rev().copied().collect::<Vec<_>>(), &a.iter().rev().copied().collect::<Vec<_>>());
        assert_eq!(backwards.unwrap(), of_a, "{backend}: independent of order");

        let parts =
            engine.msm(&bases[..split], &a[..split]).unwrap() + engine.msm(&bases[split..], &a[split..]).unwrap();
        assert_eq!(parts, of_a, "{backend}: equal under a split");
    }
}

fn kinds() -> impl Strategy<Value = (PointKind, ScalarKind)> {
    (prop::sample::select(PointKind::ALL.to_vec()), prop::sample::select(ScalarKind::ALL.to_vec()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn bls12_381_backends_agree(n in 0usize..300, (points, scalars) in kinds(), seed: u64) {
        every_backend_agrees::<ark_bls12_381::g1::Config>(n, points, scalars, seed);
    }

    #[test]
    fn bls12_377_backends_agree(n in 0usize..300, (points, scalars) in kinds(), seed: u64) {
        every_backend_agrees::<ark_bls12_377::g1::Config>(n, points, scalars, seed);
    }

    #[test]
    fn bls12_381_g2_backends_agree(n in 0usize..100, (points, scalars) in kinds(), seed: u64) {
        every_backend_agrees::<ark_bls12_381::g2::Config>(n, points, scalars, seed);
    }

    #[test]
    fn bls12_377_g2_backends_agree(n in 0usize..100, (points, scalars) in kinds(), seed: u64) {
        every_backend_agrees::<ark_bls12_377::g2::Config>(n, points, scalars, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn bls12_381_msm_is_linear(n in 1usize..150, seed in 0..u64::MAX, split: prop::sample::Index) {
        linear::<ark_bls12_381::g1::Config>(n, seed, split.index(n));
    }

    #[test]
    fn bls12_377_msm_is_linear(n in 1usize..150, seed in 0..u64::MAX, split: prop::sample::Index) {
        linear::<ark_bls12_377::g1::Config>(n, seed, split.index(n));
    }

    #[test]
    fn bls12_381_g2_msm_is_linear(n in 1usize..150, seed in 0..u64::MAX, split: prop::sample::Index) {
        linear::<ark_bls12_381::g2::Config>(n, seed, split.index(n));
    }

    #[test]
    fn bls12_377_g2_msm_is_linear(n in 1usize..150, seed in 0..u64::MAX, split: prop::sample::Index) {
        linear::<ark_bls12_377::g2::Config>(n, seed, split.index(n));
    }
}
