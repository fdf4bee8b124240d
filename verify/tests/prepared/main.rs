//! Tests of prepared bases. Each file has one topic. The expected results come from `naive_msm` of `cumsm::internals`.

mod algorithms;
mod batch;
mod concurrent;
mod cpu;
mod device_memory;
mod devices;
mod files;
mod progress;
mod scalars;
mod self_check;
mod threads;
mod validation;
mod vectors;

#[path = "../common"]
mod common {
    pub(crate) mod algorithms;
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod machines;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}

use ark_bls12_381::g1;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;
use common::generators::{ScalarKind, scalars, unreduced};
use cumsm::internals::{EmulatorOptions, naive_msm};
use cumsm::{Backend, Bases, Curve, Msm, MsmBuilder, MsmError, PrecomputeFactor};

type G1 = g1::Config;

const FACTORS: [PrecomputeFactor; 4] =
    [PrecomputeFactor::Fixed(1), PrecomputeFactor::Fixed(2), PrecomputeFactor::Fixed(4), PrecomputeFactor::Max];

fn expected<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Projective<P> {
    naive_msm(&bases[..scalars.len()], scalars.iter().map(|k| k.into_bigint()))
}

/// Returns the builder of an engine with one emulated device for each item of `options`.
fn emulators(options: impl IntoIterator<Item = EmulatorOptions>) -> MsmBuilder {
    Msm::builder().backend(Backend::Emulator).emulators(options)
}

/// Returns the bytes that `Bases::save` writes.
fn saved<P: Curve>(bases: &Bases<'_, P>) -> Vec<u8> {
    let mut file = Vec::new();
    bases.save(&mut file).unwrap();
    file
}

/// Checks every use of prepared bases: sums over all bases, sums over a slice, sums with fewer scalars than bases,
/// batches, and integers as scalars.
fn check_uses<P: Curve>(what: &str, bases: &Bases<'_, P>) {
    let n = bases.points().len();
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 2);
    let run = |found: Result<Projective<P>, MsmError>| found.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(run(bases.msm(&k)), expected(bases.points(), &k), "{what}");
    let (from, to) = (n / 3, n - n / 4);
    let part = bases.slice(from..to);
    let short = &k[..(to - from) / 2 + 1];
    assert_eq!(run(part.msm(short)), expected(part.points(), short), "{what}: a slice");

    let kinds = [ScalarKind::MinusOne, ScalarKind::Bits, ScalarKind::Uniform];
    let vectors: Vec<_> = (0..).zip(kinds).map(|(i, kind)| scalars::<P::ScalarField>(kind, n - i, 3)).collect();
    let sums = bases.batch(&vectors).unwrap_or_else(|error| panic!("{what}: {error}")).result;
    for (sum, vector) in sums.iter().zip(&vectors) {
        assert_eq!(*sum, expected(bases.points(), vector), "{what}: a batch");
    }
    let integers = unreduced::<P::ScalarField>(n, 4);
    let sum = naive_msm(bases.points(), integers.iter().copied());
    assert_eq!(run(bases.msm_bigint(&integers)), sum, "{what}: integers");
}
