//! Tests of the results on every backend.

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{PrimeField, Zero};
use cumsm::internals::HAS_EMULATOR;
use cumsm::internals::{naive_msm, textbook_pippenger};
use cumsm::{Backend, Curve, Msm};

use crate::common::generators::{PointKind, ScalarKind, points, scalars, unreduced};
use crate::common::machines::{engines, engines_for};
use crate::{Sizes, ark_ec_msm};

/// Compares the result of every backend with `expected`. The coordinates must be the normalised coordinates of
/// `expected`.
fn check<P: Curve>(what: &str, bases: &[Affine<P>], scalars: &[P::ScalarField], expected: Projective<P>) {
    check_on(engines(), what, bases, scalars, expected);
}

fn check_on<P: Curve>(
    engines: Vec<(Backend, Msm)>,
    what: &str,
    bases: &[Affine<P>],
    scalars: &[P::ScalarField],
    expected: Projective<P>,
) {
    for (backend, engine) in engines {
        let found = engine.msm(bases, scalars).unwrap_or_else(|error| panic!("{what} on {backend}: {error}"));
        assert_eq!(found, expected, "{what} on {backend}");
        let normal = if expected.is_zero() { Projective::zero() } else { expected.into_affine().into() };
        assert_eq!([found.x, found.y, found.z], [normal.x, normal.y, normal.z], "{what} on {backend}: not normalised");
    }
}

/// Tests every pair of a kind of points and a kind of scalars on the CPU. The emulator runs one of every
/// `pairs_between` pairs. The pairs on the emulator still include every kind of points and every kind of scalars.
pub(super) fn kinds<P: Curve>(sizes: &Sizes) {
    pairs_of_kinds::<P>(sizes, sizes.pairs_between);
}

/// Tests every pair of a kind of points and a kind of scalars on every backend.
pub(super) fn slow_kinds<P: Curve>(sizes: &Sizes) {
    pairs_of_kinds::<P>(sizes, 1);
}

/// Tests pairs of a kind of points and a kind of scalars. The emulator runs one of every `pairs` pairs.
fn pairs_of_kinds<P: Curve>(sizes: &Sizes, pairs: usize) {
    for (p, point_kind) in PointKind::ALL.into_iter().enumerate() {
        for (s, scalar_kind) in ScalarKind::ALL.into_iter().enumerate() {
            for n in [1, sizes.kinds] {
                let bases = points::<P>(point_kind, n, 1);
                let k = scalars::<P::ScalarField>(scalar_kind, n, 2);
                let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
                // If r − k is small, ark-ec computes with r − k instead of k. A sum that ark-ec computes with r − k is
                // right only for points in the subgroup.
                if point_kind.in_subgroup() {
                    assert_eq!(ark_ec_msm(&bases, &k), naive);
                }
                let what = format!("{n} {point_kind} points, {scalar_kind} scalars");
                let mut engines = engines_for(point_kind.origin());
                engines.retain(|(backend, _)| *backend != Backend::Emulator || (p + s) % pairs == 0);
                check_on(engines, &what, &bases, &k, naive);
            }
        }
    }
}

/// Tests numbers of points around the widths of warps, blocks and tiles.
pub(super) fn sizes<P: Curve>(sizes: &Sizes) {
    let around = [0, 1, 2, 31, 32, 33, 127, 128, 129, 237, 1000, 4097];
    for n in around.into_iter().filter(|&n| n <= sizes.greatest) {
        let bases = points::<P>(PointKind::Random, n, n as u64);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, n as u64);
        check(&format!("{n} points"), &bases, &k, ark_ec_msm(&bases, &k));
    }
}

/// Tests sums of `sizes.large` points. `sizes.large` is one more than a power of two.
pub(super) fn large<P: Curve>(sizes: &Sizes) {
    large_of_kinds::<P>(sizes, &[(PointKind::Random, ScalarKind::Uniform), (PointKind::Opposite, ScalarKind::Equal)]);
}

/// Tests sums of `sizes.large` points, with combinations of points and scalars that [`large`] does not test. The
/// scalars have many equal digits.
pub(super) fn slow_large<P: Curve>(sizes: &Sizes) {
    large_of_kinds::<P>(
        sizes,
        &[
            (PointKind::Random, ScalarKind::Clustered),
            (PointKind::Equal, ScalarKind::MinusOne),
            (PointKind::SomeIdentity, ScalarKind::Bits),
        ],
    );
}

fn large_of_kinds<P: Curve>(sizes: &Sizes, kinds: &[(PointKind, ScalarKind)]) {
    let n = sizes.large;
    for &(point_kind, scalar_kind) in kinds {
        let bases = points::<P>(point_kind, n, 3);
        let k = scalars::<P::ScalarField>(scalar_kind, n, 4);
        let expected = ark_ec_msm(&bases, &k);
        check(&format!("{n} {point_kind} points, {scalar_kind} scalars"), &bases, &k, expected);
    }
}

/// Tests every window width with three kinds of scalars. For each width up to `emulated_window`, the emulator runs one
/// of the three kinds.
pub(super) fn windows<P: Curve>(sizes: &Sizes) {
    every_window::<P>(sizes, 3);
}

/// Tests every window width with three kinds of scalars. For each width up to `emulated_window`, the emulator runs all
/// three kinds.
pub(super) fn slow_windows<P: Curve>(sizes: &Sizes) {
    every_window::<P>(sizes, 1);
}

/// Tests every window width. Some widths divide the width of the scalars. With some other widths, the top window has
/// only one bit. For each width up to `emulated_window`, the emulator runs one of every `turns` kinds of scalars.
fn every_window<P: Curve>(sizes: &Sizes, turns: usize) {
    let n = 100;
    for window_bits in cumsm::MsmBuilder::WINDOW_BITS {
        let kinds = [ScalarKind::Uniform, ScalarKind::MinusOne, ScalarKind::TopDigits(window_bits)];
        for (i, kind) in kinds.into_iter().enumerate() {
            let bases = points::<P>(PointKind::Random, n, 5);
            let k = scalars::<P::ScalarField>(kind, n, 6);
            let expected = ark_ec_msm(&bases, &k);
            for backend in [Backend::Cpu, Backend::Emulator] {
                let emulated = HAS_EMULATOR
                    && window_bits <= sizes.emulated_window
                    && (window_bits as usize + i).is_multiple_of(turns);
                if backend == Backend::Emulator && !emulated {
                    continue;
                }
                let engine = Msm::builder().backend(backend).window_bits(window_bits).build().unwrap();
                assert_eq!(engine.msm(&bases, &k).unwrap(), expected, "{kind}, c = {window_bits} on {backend}");
            }
        }
    }
}

/// Tests that integers above the group's order are not reduced. A reduction would be wrong for points outside the
/// subgroup.
pub(super) fn integers<P: Curve>(_: &Sizes) {
    for kind in [PointKind::Random, PointKind::OffSubgroup] {
        let bases = points::<P>(kind, 40, 7);
        let k: Vec<<P::ScalarField as PrimeField>::BigInt> = unreduced::<P::ScalarField>(40, 8);
        assert!(k.iter().all(|k| *k >= P::ScalarField::MODULUS));
        let expected = naive_msm(&bases, k.iter().copied());
        for (backend, engine) in engines_for(kind.origin()) {
            assert_eq!(engine.msm_bigint(&bases, &k).unwrap(), expected, "{kind} points on {backend}");
        }
    }
}

/// Checks that the two reference functions agree: Pippenger's algorithm with buckets, and a plain sum.
pub(super) fn references<P: Curve>(_: &Sizes) {
    let bases = points::<P>(PointKind::SomeIdentity, 20, 13);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 20, 14);
    let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
    for window_bits in [1, 4, 5, 8] {
        assert_eq!(textbook_pippenger(&bases, &k, window_bits), naive);
    }
}
