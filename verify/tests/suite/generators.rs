//! Tests that the generated points and scalars are of the requested kind.

use std::collections::HashSet;

use ark_ec::AffineRepr;
use ark_ff::{BigInteger, PrimeField};
use cumsm::Curve;
use cumsm::internals::SignedWindows;

use crate::common::generators::{PointKind, ScalarKind, points, scalars, unreduced};

const SEED: u64 = 1;
/// The number of points or scalars in a test. `N` is greater than the size of a chunk of the generators.
const N: usize = 5000;

fn points_are_what_they_say<P: Curve>(has_small_order: bool) {
    for kind in PointKind::ALL {
        let all = points::<P>(kind, N, SEED);
        assert_eq!(all.len(), N, "{kind}");
        assert!(all.iter().all(|point| point.is_on_curve()), "{kind}");
        assert_eq!(points::<P>(kind, 100, SEED), all[..100], "{kind}");
        // The check of the subgroup takes long, so the test checks only some points of each chunk.
        for point in all.iter().step_by(97).filter(|point| !point.is_zero()) {
            assert_eq!(point.is_in_correct_subgroup_assuming_on_curve(), kind.in_subgroup(), "{kind}");
        }
        let different = all.iter().collect::<HashSet<_>>().len();
        let identities = all.iter().filter(|point| point.is_zero()).count();
        let (least, most, zeros) = match kind {
            PointKind::Random | PointKind::Opposite | PointKind::Consecutive | PointKind::OffSubgroup => (N, N, 0),
            PointKind::Equal => (1, 1, 0),
            PointKind::SomeIdentity => (N - N / 3 + 1, N - N / 3 + 1, N / 3),
            PointKind::AllIdentity => (1, 1, N),
            PointKind::SmallOrder if all[0].is_zero() => (1, 1, N),
            PointKind::SmallOrder => (1, 2, 0),
        };
        assert!((least..=most).contains(&different), "{kind}: {different} different points");
        assert_eq!(identities, zeros, "{kind}");
        if kind == PointKind::Opposite {
            assert!(all.chunks_exact(2).all(|pair| pair[0] == -pair[1]));
        }
    }
    assert_eq!(points::<P>(PointKind::SmallOrder, 1, SEED)[0].is_zero(), !has_small_order);
    let random = points::<P>(PointKind::Random, 100, SEED);
    assert_ne!(points::<P>(PointKind::Random, 100, SEED + 1), random);
}

fn scalars_are_what_they_say<F: PrimeField>() {
    for kind in ScalarKind::ALL.into_iter().chain([ScalarKind::OneIn(100)]) {
        let all: Vec<F> = scalars(kind, N, SEED);
        assert_eq!(all.len(), N, "{kind}");
        assert_eq!(scalars::<F>(kind, 100, SEED), all[..100], "{kind}");
        assert_eq!(kind.to_string().parse(), Ok(kind));
        let different = all.iter().collect::<HashSet<_>>().len();
        let expected = match kind {
            ScalarKind::OneIn(count) => N / count as usize + 1..=N / count as usize + 1,
            ScalarKind::Uniform => N..=N,
            ScalarKind::Zero | ScalarKind::One | ScalarKind::MinusOne => 1..=1,
            ScalarKind::Equal | ScalarKind::TopDigits(_) => 1..=1,
            ScalarKind::Half | ScalarKind::Bits => 2..=2,
            ScalarKind::Powers => F::MODULUS_BIT_SIZE as usize..=F::MODULUS_BIT_SIZE as usize,
            ScalarKind::Clustered => 32..=32,
            ScalarKind::Small | ScalarKind::NegativeSmall => N * 9 / 10..=N,
            ScalarKind::MostlyZero => N / 12..=N / 8,
            ScalarKind::Witness => N * 3 / 8..=N * 5 / 8,
        };
        assert!(expected.contains(&different), "{kind}: {different} different scalars");
    }
    let integers = unreduced::<F>(N, SEED);
    assert!(integers.iter().all(|integer| *integer >= F::MODULUS));
    assert_eq!(integers[0].num_bits(), 64 * integers[0].as_ref().len() as u32);
}

fn top_digits_fill_the_last_bucket<F: PrimeField>() {
    let mut maximum = F::MODULUS;
    maximum.sub_with_borrow(&1u64.into());
    for window_bits in cumsm::MsmBuilder::WINDOW_BITS {
        let windows = SignedWindows::for_maximum(window_bits, maximum.as_ref());
        let scalar = scalars::<F>(ScalarKind::TopDigits(window_bits), 1, SEED)[0].into_bigint();
        let mut digits: Vec<i32> = windows.digits(scalar.as_ref()).collect();
        while digits.last() == Some(&0) {
            digits.pop();
        }
        assert_eq!(digits.pop(), Some(1), "c = {window_bits}");
        assert!(digits.iter().all(|&digit| digit == -(1 << (window_bits - 1))), "c = {window_bits}: {digits:?}");
        assert!(digits.len() + 1 >= windows.count() as usize, "c = {window_bits}: {digits:?}");
    }
}

#[test]
fn bls12_381_g1() {
    points_are_what_they_say::<ark_bls12_381::g1::Config>(true);
    scalars_are_what_they_say::<ark_bls12_381::Fr>();
    top_digits_fill_the_last_bucket::<ark_bls12_381::Fr>();
}

#[test]
fn bls12_377_g1() {
    points_are_what_they_say::<ark_bls12_377::g1::Config>(true);
    scalars_are_what_they_say::<ark_bls12_377::Fr>();
    top_digits_fill_the_last_bucket::<ark_bls12_377::Fr>();
}

#[test]
fn bls12_381_g2() {
    points_are_what_they_say::<ark_bls12_381::g2::Config>(true);
}

#[test]
fn bls12_377_g2() {
    points_are_what_they_say::<ark_bls12_377::g2::Config>(false);
}

#[test]
fn bn254_g2() {
    points_are_what_they_say::<ark_bn254::g2::Config>(true);
}

#[test]
fn names_of_scalars_are_checked() {
    assert_eq!("top-digits:15".parse(), Ok(ScalarKind::TopDigits(15)));
    assert_eq!("top-digits".parse(), Ok(ScalarKind::TopDigits(8)));
    for wrong in ["", "uniforms", "top-digits:1", "top-digits:25", "top-digits:x"] {
        assert!(wrong.parse::<ScalarKind>().is_err(), "{wrong}");
    }
}
