//! Tests of the CPU engine with each arithmetic and each form of points.

use ark_ff::PrimeField;
use cumsm::internals::{CpuArithmetic, Steps, naive_msm};
use cumsm::{Backend, BaseOrigin, Curve, Msm, MsmBuilder, PointForm};

use crate::common::generators::{PointKind, ScalarKind, points, scalars, unreduced};
use crate::{Sizes, ark_ec_msm};

/// A way to compute an MSM: the name of the way, and a function that sets the options of an engine for this way.
type Way = (&'static str, fn(MsmBuilder) -> MsmBuilder);

/// Returns all ways to compute on a curve: with the default options, with each arithmetic of the CPU, and in twisted
/// Edwards form.
fn ways<P: Curve>(origin: BaseOrigin) -> Vec<Way> {
    let mut ways: Vec<Way> = vec![
        ("as planned", |builder| builder),
        ("FMA", |builder| builder.cpu_arithmetic(CpuArithmetic::Fma).point_form(PointForm::Weierstrass)),
        ("one at a time", |builder| builder.cpu_arithmetic(CpuArithmetic::Scalar).point_form(PointForm::Weierstrass)),
    ];
    if P::TWISTED_EDWARDS.is_some() && origin == BaseOrigin::Subgroup {
        ways.push(("twisted Edwards", |builder| builder.point_form(PointForm::TwistedEdwards)));
    }
    ways
}

/// Computes with every kind of points, every kind of scalars and every allowed base origin, in each of the [`ways`].
/// The sizes are chosen so that each method of the CPU engine runs. One thread pool has 16 threads, which can be more
/// than the number of processors.
pub(super) fn every_way<P: Curve>(sizes: &Sizes) {
    each_way::<P>(sizes.cpu_engine);
}

/// Does the computations of [`every_way`] with three times the number of points.
pub(super) fn slow_every_way<P: Curve>(sizes: &Sizes) {
    each_way::<P>(3 * sizes.cpu_engine);
}

fn each_way<P: Curve>(n: usize) {
    let engine = |origin, way: fn(MsmBuilder) -> MsmBuilder, window: Option<u32>| {
        let builder = way(Msm::builder().backend(Backend::Cpu).base_origin(origin));
        window.map_or(builder.clone(), |bits| builder.window_bits(bits)).build().unwrap()
    };
    let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let pools = [pool(1), pool(3), pool(16)];
    for point_kind in PointKind::ALL {
        for scalar_kind in ScalarKind::ALL {
            let bases = points::<P>(point_kind, n, 15);
            let k = scalars::<P::ScalarField>(scalar_kind, n, 16);
            let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
            for origin in [BaseOrigin::Curve, point_kind.origin()] {
                for (name, way) in ways::<P>(origin) {
                    for (pool, window) in pools.iter().zip([None, Some(4), Some(11)]) {
                        let found = pool.install(|| engine(origin, way, window).msm(&bases, &k).unwrap());
                        let what = format!("{point_kind} points, {scalar_kind} scalars, {origin:?}, {name}");
                        assert_eq!(found, naive, "{what}, {window:?}");
                    }
                }
            }
        }
    }
}

/// Tests the twisted Edwards form with every window width, and with integers above the group's order. The numbers of
/// points include 511, 512 and 513, because 512 bases share an inversion. If the caller states that all bases are in
/// the subgroup, but some bases are not in the subgroup, the engine must not panic.
pub(super) fn edwards_form<P: Curve>(_: &Sizes) {
    let builder = || Msm::builder().backend(Backend::Cpu).point_form(PointForm::TwistedEdwards);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(5).build().unwrap();
    for window_bits in 2..=16 {
        for kind in [ScalarKind::Uniform, ScalarKind::MinusOne, ScalarKind::TopDigits(window_bits)] {
            let (bases, k) = (points::<P>(PointKind::Random, 100, 5), scalars::<P::ScalarField>(kind, 100, 6));
            let found = builder().window_bits(window_bits).build().unwrap().msm(&bases, &k).unwrap();
            assert_eq!(found, ark_ec_msm(&bases, &k), "{kind}, c = {window_bits}");
        }
    }
    let engine = builder().build().unwrap();
    for n in [0, 1, 2, 3, 31, 511, 512, 513, 1025, 4097, 65537] {
        for kind in [PointKind::Random, PointKind::Opposite, PointKind::SomeIdentity] {
            let (bases, k) = (points::<P>(kind, n, 7), scalars::<P::ScalarField>(ScalarKind::Uniform, n, 8));
            let found = pool.install(|| engine.msm(&bases, &k).unwrap());
            assert_eq!(found, ark_ec_msm(&bases, &k), "{n} {kind} points");
        }
    }
    let (bases, k) = (points::<P>(PointKind::Random, 40, 7), unreduced::<P::ScalarField>(40, 8));
    assert_eq!(engine.msm_bigint(&bases, &k).unwrap(), naive_msm(&bases, k.iter().copied()));
    for kind in [PointKind::OffSubgroup, PointKind::SmallOrder] {
        for window_bits in [2, 5, 9] {
            let (bases, k) = (points::<P>(kind, 700, 9), scalars::<P::ScalarField>(ScalarKind::Clustered, 700, 10));
            assert!(builder().window_bits(window_bits).build().unwrap().msm(&bases, &k).is_ok());
        }
    }
}

/// The endomorphism splits long scalars. Scalars with only a few digits are not split, because the components would be
/// long.
#[test]
fn scalars_of_few_digits_stay_whole() {
    type G = ark_bls12_381::g1::Config;
    let components = |kind| {
        // A sample of 1000 scalars contains some of the long scalars of a witness.
        let (bases, k) = (points::<G>(PointKind::Random, 1000, 11), scalars(kind, 1000, 12));
        let output = Msm::builder().backend(Backend::Cpu).build().unwrap().msm_output(&bases, &k).unwrap();
        assert_eq!(output.result, ark_ec_msm(&bases, &k), "{kind}");
        match output.plan.steps {
            Steps::Cpu(plan) => plan.components,
            _ => panic!("{kind}: a plan for the CPU"),
        }
    };
    for kind in [ScalarKind::Powers, ScalarKind::Small, ScalarKind::Bits] {
        assert_eq!(components(kind), 1, "{kind}");
    }
    for kind in [ScalarKind::Uniform, ScalarKind::Witness] {
        assert_eq!(components(kind), 2, "{kind}");
    }
}
