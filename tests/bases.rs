//! Prepared bases: every algorithm with every number of levels, on every backend, against the naive sum.

mod common {
    pub(crate) mod generators;
    pub(crate) mod machines;
}

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;
use common::generators::{PointKind, ScalarKind, points, scalars, unreduced};
use common::machines::gpus;
use cumsm::algorithm::{Accumulation, Prepare};
use cumsm::recode::Recoding;
use cumsm::reference::naive_msm;
use cumsm::{Algorithm, Backend, BaseOrigin, Bases, Curve, Levels, Msm, MsmError, Outcomes, PointForm};

const LEVELS: [Levels; 4] = [Levels::Fixed(1), Levels::Fixed(2), Levels::Fixed(4), Levels::All];

fn expected<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Projective<P> {
    naive_msm(&bases[..scalars.len()], scalars.iter().map(|k| k.into_bigint()))
}

/// Presets, and those that the papers compare theirs with.
fn algorithms<P: Curve>() -> Vec<Algorithm> {
    let per_thread = |accumulation| Algorithm { accumulation, recoding: Recoding::Unsigned, ..Algorithm::BUCKET };
    let more = [
        Algorithm { prepare: Prepare::PowersOfTwo(Some(2)), ..Algorithm::LB_MSM },
        Algorithm { prepare: Prepare::AllPowersOfTwo, ..Algorithm::LB_MSM },
        Algorithm { accumulation: Accumulation::Unbalanced, ..Algorithm::BUCKET },
        per_thread(Accumulation::PippengerPerThread),
        per_thread(Accumulation::WindowPerThread),
    ];
    let there =
        |algorithm: &Algorithm| P::TWISTED_EDWARDS.is_some() || algorithm.point_form() == PointForm::Weierstrass;
    Algorithm::PRESETS.map(|(_, preset)| preset).into_iter().chain(more).filter(there).collect()
}

/// What prepared bases are good for: slices of them, fewer scalars than bases, vectors in a batch, integers.
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
    let Outcomes { points: sums, .. } = bases.batch(&vectors).unwrap_or_else(|error| panic!("{what}: {error}"));
    for (sum, vector) in sums.iter().zip(&vectors) {
        assert_eq!(*sum, expected(bases.points(), vector), "{what}: a batch");
    }
    let integers = unreduced::<P::ScalarField>(n, 4);
    let sum = naive_msm(bases.points(), integers.iter().copied());
    assert_eq!(run(bases.msm_bigint(&integers)), sum, "{what}: integers");
}

fn every_algorithm<P: Curve>(n: usize, window_bits: u32) {
    let origins = [(PointKind::Random, BaseOrigin::Subgroup), (PointKind::SmallOrder, BaseOrigin::Curve)];
    for algorithm in algorithms::<P>() {
        for (kind, origin) in origins {
            if algorithm.point_form() == PointForm::TwistedEdwards && origin == BaseOrigin::Curve {
                continue;
            }
            let points = points::<P>(kind, n, 1);
            for (backend, _) in gpus() {
                let builder = Msm::builder().backend(backend).algorithm(algorithm).bases(origin);
                let msm = builder.window_bits(window_bits).build().unwrap();
                for levels in LEVELS {
                    let what = format!("{algorithm} on {backend}, {levels:?}, {kind} points");
                    let bases = msm.prepare(&points).levels(levels).build().unwrap_or_else(|e| panic!("{what}: {e}"));
                    assert!(bases.table().is_some(), "{what}");
                    check_uses(&what, &bases);
                }
            }
        }
    }
}

#[test]
fn every_algorithm_with_every_number_of_levels() {
    every_algorithm::<ark_bls12_381::g1::Config>(37, 6);
    every_algorithm::<ark_bls12_377::g1::Config>(33, 5);
}
