//! Tests of prepared bases on the CPU, without a device.

use ark_bls12_381::Fr;
use ark_ff::{PrimeField, Zero};
use cumsm::internals::{CpuArithmetic, Steps, naive_msm};
use cumsm::{Algorithm, Backend, Bases, Curve, Msm, MsmBuilder, PointForm, PrecomputeFactor};

use super::{FACTORS, G1, check_uses, saved};
use crate::common::generators::{PointKind, ScalarKind, points, scalars, unreduced};

/// The CPU accepts every call on prepared bases, and gives the right results, even for an empty set of bases.
#[test]
fn the_cpu_has_the_same_calls() {
    let points = points::<G1>(PointKind::Opposite, 100, 1);
    let bases = Msm::builder().backend(Backend::Cpu).build().unwrap().prepare(&points).build().unwrap();
    check_uses("cpu", &bases);
    let none = Msm::builder().backend(Backend::Cpu).build().unwrap().prepare_owned::<G1>(Vec::new()).build().unwrap();
    assert!(none.msm(&[]).unwrap().is_zero());
    assert!(none.batch::<Vec<Fr>>(&[]).unwrap().result.is_empty());
}

/// If the algorithm edmsm or the twisted Edwards form is requested, the CPU keeps bases in twisted Edwards form.
#[test]
fn twisted_edwards_form() {
    type P = ark_bls12_377::g1::Config;
    let builder = Msm::builder().backend(Backend::Cpu);
    for msm in [builder.clone().algorithm(Algorithm::EDMSM), builder.point_form(PointForm::TwistedEdwards)] {
        let msm = msm.build().unwrap();
        for kind in [PointKind::Random, PointKind::SomeIdentity, PointKind::Opposite] {
            let points = points::<P>(kind, 120, 1);
            for factor in FACTORS {
                let bases = msm.prepare(&points).precompute(factor).build().unwrap();
                check_uses(&format!("{kind} points, {factor:?}"), &bases);
                assert!(factor == PrecomputeFactor::Fixed(1) || bases.precomputation().factor() > 1, "{factor:?}");
                let output = bases
                    .slice(..)
                    .msm_output(&scalars::<<P as ark_ec::CurveConfig>::ScalarField>(ScalarKind::Uniform, 120, 2))
                    .unwrap();
                let Steps::Cpu(plan) = &output.plan.steps else { panic!("a plan for the CPU") };
                assert_eq!((plan.form, plan.precomputation), (PointForm::TwistedEdwards, bases.precomputation()));
                assert!(output.plan.to_string().contains("prepared"), "{}", output.plan);
            }
        }
    }
}

/// The plan keeps multiples only if the bases are used often enough. On a CPU without vector instructions, the twisted
/// Edwards form is faster than the Weierstrass form, so the plan keeps bases in this form.
#[test]
fn the_plan_keeps_what_pays() {
    fn planned<P: Curve>(builder: MsmBuilder, uses: u64) -> (u32, String) {
        let msm = builder.backend(Backend::Cpu).build().unwrap();
        let points = points::<P>(PointKind::Random, 1000, 1);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 1000, 2);
        let bases = msm.prepare(&points).uses(uses).build().unwrap();
        let output = bases.slice(..).msm_output(&k).unwrap();
        assert_eq!(output.result, msm.msm(&points, &k).unwrap());
        (bases.precomputation().factor(), output.plan.to_string())
    }
    rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap().install(|| {
        for (uses, kept) in [(0, false), (1, false), (1000, true)] {
            let (factor, plan) = planned::<G1>(Msm::builder(), uses);
            assert_eq!((factor > 1, plan.contains("affine, prepared")), (kept, kept), "{uses} uses: {plan}");
        }
        let (factor, plan) =
            planned::<ark_bls12_377::g1::Config>(Msm::builder().cpu_arithmetic(CpuArithmetic::Scalar), 1000);
        assert!(factor > 1 && plan.contains("2dxy), prepared"), "{plan}");
    });
}

/// If the bases have only a few multiples, the endomorphism splits scalars. If there are multiples for each window,
/// scalars are not split. The same rules apply if the bases come from a file.
#[test]
fn scalars_are_split_where_it_pays() {
    fn check<P: Curve>() {
        let n = 300;
        let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
        let points = points::<P>(PointKind::Random, n, 1);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 2);
        let expected = msm.msm(&points, &k).unwrap();
        let components = |bases: &Bases<'_, P>| {
            let output = bases.slice(..).msm_output(&k).unwrap();
            assert_eq!(output.result, expected, "{}", output.plan);
            assert_eq!(bases.slice(7..).msm(&k[7..]).unwrap(), msm.msm(&points[7..], &k[7..]).unwrap());
            let Steps::Cpu(plan) = output.plan.steps else { panic!("a plan for the CPU") };
            plan.components
        };
        let all = msm.prepare(&points).precompute(PrecomputeFactor::Max).build().unwrap();
        assert_eq!(components(&all), 1);
        assert_ne!(components(&msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap()), 1);
        let file = saved(&all);
        assert_eq!(components(&msm.load(&file[..]).unwrap().build().unwrap()), 1);
        for kind in ScalarKind::ALL {
            let k = scalars::<P::ScalarField>(kind, n, 3);
            let output = all.slice(..).msm_output(&k).unwrap();
            assert_eq!(output.result, naive_msm(&points, k.iter().map(|k| k.into_bigint())), "{kind} scalars");
            let Steps::Cpu(plan) = output.plan.steps else { panic!("a plan for the CPU") };
            let bits = plan.windows.count() * plan.windows.window_bits();
            let short = matches!(kind, ScalarKind::MinusOne | ScalarKind::NegativeSmall | ScalarKind::Small);
            assert!(!short || bits < 40, "{kind} scalars: {bits} bits");
        }
        let unreduced = unreduced::<P::ScalarField>(n, 4);
        assert_eq!(all.msm_bigint(&unreduced).unwrap(), naive_msm(&points, unreduced.iter().copied()));
    }
    check::<G1>();
    check::<ark_bls12_377::g2::Config>();
}
