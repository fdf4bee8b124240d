//! Tests of the kinds of scalars that prepared bases accept.

use ark_bls12_381::{Fr, G1Projective};
use ark_ec::VariableBaseMSM;
use ark_ff::{BigInt, PrimeField};
use cumsm::internals::naive_msm;
use cumsm::{Algorithm, Backend, BaseOrigin, Msm, MsmError, PrecomputeFactor, SmallScalar};

use super::G1;
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// Tests small integers of every type, including the least and the greatest value of the type, on every backend. For
/// points outside the subgroup, the engine must not reduce these integers modulo the order of the subgroup.
#[test]
fn small_scalars() {
    /// Checks the values. `parts` returns the sign of a value (true if the value is negative) and the magnitude.
    fn check<K: SmallScalar>(values: &[K], parts: impl Fn(&K) -> (bool, u128)) {
        for (kind, factor) in [(PointKind::OffSubgroup, 2), (PointKind::Random, 2), (PointKind::Random, 1)] {
            let points = points::<G1>(kind, values.len(), 1);
            let signed: Vec<_> = points.iter().zip(values).map(|(p, k)| if parts(k).0 { -*p } else { *p }).collect();
            let magnitude = |k| parts(k).1;
            let limbs = |k: u128| BigInt::<4>([k as u64, (k >> 64) as u64, 0, 0]);
            let expected: G1Projective = naive_msm(&signed, values.iter().map(|k| limbs(magnitude(k))));
            for backend in [Backend::Cpu, Backend::Emulator] {
                let msm = Msm::builder().backend(backend).base_origin(kind.origin()).build().unwrap();
                let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(factor)).build().unwrap();
                let name = std::any::type_name::<K>();
                assert_eq!(bases.msm_small(values).unwrap(), expected, "{name}, {kind} points on {backend}");
            }
        }
    }
    macro_rules! check {
        ($signed:literal, $($integer:ty),*) => {
            $(
                let small = (0..40).map(|i| <$integer>::MIN.wrapping_add(i));
                let great = (0..40).map(|i| <$integer>::MAX.wrapping_sub(i));
                let values: Vec<$integer> = small.chain(great).chain([0, 1, 2]).collect();
                check(&values, |&k| match k as i128 {
                    wide if $signed && wide < 0 => (true, wide.unsigned_abs()),
                    wide => (false, wide as u128),
                });
            )*
        };
    }
    check!(false, u8, u16, u32, u64, u128);
    check!(true, i8, i16, i32, i64, i128);
    let bools: Vec<bool> = (0..80).map(|i| i % 3 == 0).collect();
    check(&bools, |&k| (false, k.into()));
}

/// On the CPU, a sum with small scalars must be equal to ark-ec's sum with the same scalars, given as field elements.
/// The CPU makes different plans for the three tested numbers of scalars.
#[test]
fn small_scalars_are_field_elements() {
    for n in [1, 40, 600] {
        let points = points::<G1>(PointKind::Random, n, 3);
        let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
        for factor in [PrecomputeFactor::Auto, PrecomputeFactor::Max] {
            let bases = msm.prepare(&points).precompute(factor).build().unwrap();
            let mixed: Vec<u128> = (0..n as u128).map(|i| i.wrapping_mul(u128::MAX / 7)).collect();
            let field: Vec<Fr> = mixed.iter().map(|&k| k.into()).collect();
            assert_eq!(bases.msm_small(&mixed).unwrap(), G1Projective::msm(&points, &field).unwrap(), "{n} of u128");
            let signed: Vec<i128> = mixed.iter().map(|&k| k as i128).chain([i128::MIN]).take(n).collect();
            let field: Vec<Fr> = signed.iter().map(|&k| k.into()).collect();
            assert_eq!(bases.msm_small(&signed).unwrap(), G1Projective::msm(&points, &field).unwrap(), "{n} of i128");
            let least = vec![i128::MIN; n];
            let field: Vec<Fr> = least.iter().map(|&k| k.into()).collect();
            assert_eq!(bases.msm_small(&least).unwrap(), G1Projective::msm(&points, &field).unwrap(), "the least");
        }
    }
}

/// Tests integers of any value in a batch. For points outside the subgroup, the engine must not reduce these integers
/// modulo the order of the subgroup.
#[test]
fn batches_of_integers() {
    let points = points::<G1>(PointKind::OffSubgroup, 6, 1);
    let (long, short) = ([BigInt([u64::MAX; 4]); 5], [3u64, 0, 7].map(BigInt::<4>::from));
    for backend in [Backend::Cpu, Backend::Emulator] {
        let msm = Msm::builder().backend(backend).base_origin(BaseOrigin::Curve).build().unwrap();
        let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        let vectors: [&[BigInt<4>]; 3] = [&long, &[], &short];
        let expected = vectors.map(|vector| naive_msm(&points[1..], vector.iter().copied()));
        assert_eq!(bases.slice(1..).batch_bigint(&vectors).unwrap().result, expected, "{backend}");
        assert_eq!(bases.batch_bigint(&[&long]).unwrap().result, [naive_msm(&points, long)], "{backend}");
    }
}

/// If `on_cpu` moves an engine to the CPU, the engine still accepts points outside the subgroup.
#[test]
fn an_engine_on_the_cpu_keeps_the_origin_of_bases() {
    let points = points::<G1>(PointKind::OffSubgroup, 6, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, 6, 1);
    let gpu = Msm::builder().backend(Backend::Emulator).algorithm(Algorithm::LB_MSM).device_memory(1 << 30);
    let cpu = gpu.base_origin(BaseOrigin::Curve).build().unwrap().on_cpu();
    assert_eq!(cpu.plan::<G1>(1 << 20).unwrap().backend, Backend::Cpu);
    assert_eq!(cpu.msm(&points, &k).unwrap(), naive_msm(&points, k.iter().map(|k| k.into_bigint())));
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
