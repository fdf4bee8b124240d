//! Tests that compare the transforms and the other operations of `Vector` with ark-poly and with plain loops, on every
//! backend.

use crate::common::field::field_elements;
use crate::common::machines::{emulator, engines};
use crate::common::stand_in;
use crate::run_on_ptx;
use ark_ec::CurveConfig;
use ark_ff::{FftField, Field};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use cumsm::internals::{CurveParams, EmulatorOptions, Group};
use cumsm::{Backend, Domain, DomainField, EvaluationOrder, Msm, MsmError, Qap, on_every_curve};

const ORDERS: [EvaluationOrder; 2] = [EvaluationOrder::Natural, EvaluationOrder::BitReversed];

/// Returns `count` elements, which include corner cases of the arithmetic.
fn elements<F: DomainField>(count: usize, seed: u64) -> Vec<F> {
    let mut elements = field_elements(count, seed);
    // The corner cases come first. The rotation moves up to 6 corner cases to the end, and the truncation removes the
    // moved corner cases. If `count` is small, the truncation removes other corner cases as well.
    elements.rotate_left(seed as usize % 7);
    elements.truncate(count);
    elements
}

fn in_order<F: Copy>(order: EvaluationOrder, evaluations: &[F]) -> Vec<F> {
    let bits = evaluations.len().trailing_zeros();
    let reversed = |i: usize| if bits == 0 { 0 } else { i.reverse_bits() >> (usize::BITS - bits) };
    match order {
        EvaluationOrder::Natural => evaluations.to_vec(),
        EvaluationOrder::BitReversed => (0..evaluations.len()).map(|i| evaluations[reversed(i)]).collect(),
    }
}

/// Transforms a vector on every backend, in both directions and both orders, on the subgroup and on a coset.
fn agrees<F: DomainField>(log_size: u32, offset: F) {
    let coefficients = elements::<F>(1 << log_size, u64::from(log_size));
    let domain = Domain::new(1 << log_size).unwrap().coset(offset).unwrap();
    let evaluations = Radix2EvaluationDomain::new(1 << log_size).unwrap().get_coset(offset).unwrap().fft(&coefficients);
    for (backend, engine) in engines() {
        for order in ORDERS {
            let what = format!(
                "2^{log_size} on {backend}, {order:?}, {}",
                if offset == F::ONE { "subgroup" } else { "coset" }
            );
            let mut vector = engine.vector(&coefficients).unwrap();
            vector.forward(&domain, order).unwrap();
            assert!(*vector.to_vec().unwrap() == in_order(order, &evaluations), "evaluations, {what}");
            vector.inverse(&domain, order).unwrap();
            assert!(*vector.to_vec().unwrap() == coefficients, "coefficients, {what}");
        }
    }
}

fn all_small_sizes<F: DomainField>() {
    for log_size in 0..=F::TWO_ADICITY.min(12) {
        agrees(log_size, F::ONE);
        agrees(log_size, F::GENERATOR);
    }
}

#[test]
fn small_transforms_agree_with_ark_poly() {
    on_every_curve!(P => if P::GROUP == Group::G1 { all_small_sizes::<<P as CurveConfig>::ScalarField>() });
}

/// An emulated device with one multiprocessor uses large tiles for every size. The emulated devices of the other tests
/// use small tiles for up to 2^11 elements.
#[test]
fn large_tiles_agree_with_the_cpu() {
    fn check<F: DomainField>() {
        let options = EmulatorOptions { multiprocessors: 1, ..EmulatorOptions::default() };
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        for log_size in 0..=F::TWO_ADICITY.min(11) {
            round_trip_agrees::<F>(&engine, log_size);
            quotient_agrees::<F>(&engine, log_size);
        }
    }
    check::<ark_bn254::Fr>();
    check::<ark_mnt4_753::Fr>();
}

/// Each transform has two passes over the elements. One of the two passes transforms an odd number of bits of the
/// indices.
#[test]
fn large_transforms_agree_with_ark_poly() {
    agrees(13, ark_bls12_381::Fr::GENERATOR);
    agrees(17, ark_bls12_381::Fr::GENERATOR);
}

#[test]
#[ignore = "slow: two and three passes in all orders"]
fn slow_large_transforms_agree_with_ark_poly() {
    agrees(20, ark_bls12_381::Fr::GENERATOR);
    agrees(21, ark_bls12_381::Fr::GENERATOR);
}

/// Transforms a vector to evaluations and back on a device, and compares the evaluations with the CPU's evaluations.
fn round_trip_agrees<F: DomainField>(engine: &Msm, log_size: u32) {
    let domain = Domain::<F>::new(1 << log_size).unwrap();
    let coefficients = elements::<F>(1 << log_size, 3);
    let mut vector = engine.vector(&coefficients).unwrap();
    vector.forward(&domain, EvaluationOrder::BitReversed).unwrap();
    let mut expected = coefficients.clone();
    domain.forward(&mut expected, EvaluationOrder::BitReversed).unwrap();
    assert!(vector.is_on_device() && *vector.to_vec().unwrap() == expected, "2^{log_size}");
    vector.inverse(&domain, EvaluationOrder::BitReversed).unwrap();
    assert!(vector.is_on_device() && *vector.to_vec().unwrap() == coefficients, "2^{log_size}");
}

/// In this test, each tile of the pass over columns is a single column.
#[test]
fn tiles_of_one_column_agree_with_the_cpu() {
    round_trip_agrees::<ark_bn254::Fr>(&emulator(7), 20);
}

#[test]
#[ignore = "slow: 2^21 elements"]
fn slow_three_passes_agree_with_the_cpu() {
    round_trip_agrees::<ark_bn254::Fr>(&emulator(7), 21);
}

/// Tests quotients with tiles of one column, and quotients with transforms of three passes.
#[test]
#[ignore = "slow: large quotients"]
fn slow_large_quotients_agree_with_the_cpu() {
    quotient_agrees::<ark_bn254::Fr>(&emulator(7), 20);
    quotient_agrees::<ark_bn254::Fr>(&emulator(7), 21);
}

fn quotient_agrees<F: DomainField>(engine: &Msm, log_size: u32) {
    let n = 1 << log_size;
    let domain = Domain::<F>::new(n).unwrap();
    let (a, b) = (elements::<F>(n, 3), elements::<F>(n, 4));
    let c: Vec<F> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
    let [on_a, on_b, on_c] = [&a, &b, &c].map(|values| engine.vector(values).unwrap());
    let found = Qap::new(on_a, on_b, on_c).unwrap().quotient(&domain).unwrap();
    let (mut expected, mut b, mut c) = (a, b, c);
    domain.quotient(&mut expected, &mut b, &mut c).unwrap();
    assert!(found.is_on_device() && *found.to_vec().unwrap() == expected);
}

/// A device with little memory keeps two small tables of roots. The device multiplies an element by one entry of each
/// table.
#[test]
fn twiddles_come_from_two_tables_if_memory_is_small() {
    type F = ark_bls12_381::Fr;
    let options = EmulatorOptions { memory: 2 << 20, ..EmulatorOptions::default() };
    let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
    for log_size in [11, 14] {
        let coefficients = elements::<F>(1 << log_size, 1);
        let domain = Domain::new(1 << log_size).unwrap();
        let mut vector = engine.vector(&coefficients).unwrap();
        vector.forward(&domain, EvaluationOrder::Natural).unwrap();
        let expected = Radix2EvaluationDomain::<F>::new(1 << log_size).unwrap().fft(&coefficients);
        assert!(*vector.to_vec().unwrap() == expected, "2^{log_size}");
        vector.inverse(&domain, EvaluationOrder::Natural).unwrap();
        assert!(*vector.to_vec().unwrap() == coefficients, "2^{log_size}");
    }
}

#[test]
fn operations_agree_with_a_plain_loop() {
    fn check<F: DomainField>() {
        for n in [0, 1, 127, 1000] {
            let (a, b) = (elements::<F>(n, 1), elements::<F>(n, 2));
            let factor = F::from(1_000_003u64).inverse().unwrap();
            let pairs = || a.iter().zip(&b);
            let expected: [Vec<F>; 4] = [
                pairs().map(|(a, b)| *a + b).collect(),
                pairs().map(|(a, b)| *a - b).collect(),
                pairs().map(|(a, b)| *a * b).collect(),
                a.iter().map(|a| *a * factor).collect(),
            ];
            for (backend, engine) in engines() {
                let other = engine.vector(&b).unwrap();
                for (operation, expected) in expected.iter().enumerate() {
                    let mut vector = engine.vector(&a).unwrap();
                    match operation {
                        0 => vector.add(&other),
                        1 => vector.subtract(&other),
                        2 => vector.multiply(&other),
                        _ => vector.scale(factor),
                    }
                    .unwrap();
                    assert_eq!(*vector.to_vec().unwrap(), *expected, "operation {operation} on {backend}");
                }
            }
        }
    }
    on_every_curve!(P => if P::GROUP == Group::G1 { check::<<P as CurveConfig>::ScalarField>() });
}

/// Tests the quotient h = (a·b − c)/(Xⁿ − 1) on every backend, as coefficients and as values on a coset.
fn quotients_agree<F: DomainField>(log_size: u32) {
    let n = 1 << log_size;
    let domain = Domain::<F>::new(n).unwrap();
    let (a, b) = (elements::<F>(n, 3), elements::<F>(n, 4));
    let c: Vec<F> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
    let offset = F::GENERATOR.square() + F::ONE;
    let (mut powers, mut values) = (a.clone(), a.clone());
    domain.quotient(&mut powers, &mut b.clone(), &mut c.clone()).unwrap();
    domain.product_on_coset(offset, &mut values, &mut b.clone(), &mut c.clone()).unwrap();
    // Checks the relation a·b − c = h·(Xⁿ − 1) at a point.
    let at = F::from(12345u64);
    let polynomial = |values: &[F]| {
        let mut coefficients = values.to_vec();
        domain.inverse(&mut coefficients, EvaluationOrder::Natural).unwrap();
        coefficients.iter().rev().fold(F::ZERO, |sum, coefficient| sum * at + coefficient)
    };
    let h = powers.iter().rev().fold(F::ZERO, |sum, coefficient| sum * at + coefficient);
    assert_eq!(polynomial(&a) * polynomial(&b) - polynomial(&c), h * (at.pow([n as u64]) - F::ONE), "2^{log_size}");

    for (backend, engine) in engines() {
        let qap = |c: &[F]| {
            let [a, b, c] = [&a, &b, c].map(|values| engine.vector(values).unwrap());
            Qap::new(a, b, c).unwrap()
        };
        assert_eq!(qap(&c).first_unsatisfied(n).unwrap(), None);
        assert_eq!(*qap(&c).quotient(&domain).unwrap().to_vec().unwrap(), powers, "powers, 2^{log_size} on {backend}");
        let on_coset = qap(&c).product_on_coset(&domain, offset).unwrap();
        assert_eq!(*on_coset.to_vec().unwrap(), values, "values, 2^{log_size} on {backend}");

        // Even for a witness that does not satisfy the circuit, the values on a coset are defined.
        let mut other = c.clone();
        other[n / 2] += F::ONE;
        let on_coset = qap(&other).product_on_coset(&domain, offset).unwrap();
        let mut values = a.clone();
        domain.product_on_coset(offset, &mut values, &mut b.clone(), &mut other).unwrap();
        assert_eq!(*on_coset.to_vec().unwrap(), values, "another c, 2^{log_size} on {backend}");

        for wrong in [0, n / 2, n - 1] {
            let mut c = c.clone();
            c[n - 1] += F::ONE;
            c[wrong] = a[wrong] * b[wrong] - F::ONE;
            let mut qap = qap(&c);
            assert_eq!(qap.first_unsatisfied(n).unwrap(), Some(wrong), "{backend}");
            assert_eq!(qap.first_unsatisfied(wrong).unwrap(), None, "{backend}");
        }
    }
}

fn all_quotients<F: DomainField>() {
    for log_size in 0..=F::TWO_ADICITY.min(12) {
        quotients_agree::<F>(log_size);
    }
}

#[test]
fn quotients_agree_with_the_cpu() {
    on_every_curve!(P => if P::GROUP == Group::G1 { all_quotients::<<P as CurveConfig>::ScalarField>() });
}

/// The vectors of an operation may be in different memories: the memory of the host, or the memory of a device.
#[test]
fn vectors_in_different_memories_work_together() {
    type F = ark_bls12_381::Fr;
    let (a, b) = (elements::<F>(300, 1), elements::<F>(300, 2));
    let product: Vec<F> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
    let cpu = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let engines = [cpu, emulator(1), emulator(2)];
    for first in &engines {
        for second in &engines {
            let mut vector = first.vector(&a).unwrap();
            let on_device = vector.is_on_device();
            vector.multiply(&second.vector(&b).unwrap()).unwrap();
            assert_eq!((&*vector.to_vec().unwrap(), vector.is_on_device()), (&product, on_device));
            let (c, b) = (first.vector(&product).unwrap(), second.vector(&b[..300]).unwrap());
            assert_eq!(Qap::new(first.vector(&a).unwrap(), b, c).unwrap().first_unsatisfied(300).unwrap(), None);
        }
    }
}

#[test]
fn errors_say_what_and_where() {
    type F = ark_bls12_381::Fr;
    let engine = emulator(0);
    let (mut three, four) = (engine.vector(&[F::ONE; 3]).unwrap(), engine.vector(&[F::ONE; 4]).unwrap());
    let differ = MsmError::VectorsDiffer { elements: 3, other: 4 };
    assert_eq!(three.add(&four), Err(differ.clone()));
    assert_eq!(three.read_into(&mut [F::ONE; 4]), Err(differ));
    let domain = Domain::new(4).unwrap();
    let length = MsmError::DomainLength { vector: 0, elements: 3, size: 4 };
    assert_eq!(three.forward(&domain, EvaluationOrder::Natural), Err(length));
    assert_eq!(*three.to_vec().unwrap(), [F::ONE; 3], "as before");
    let coset = Domain::new(1).unwrap().coset(F::GENERATOR).unwrap();
    let of_coset = coset.quotient(&mut [F::ONE], &mut [F::ONE], &mut [F::ONE]).unwrap_err();
    assert!(matches!(of_coset, MsmError::InvalidOption { option: "domain", .. }), "{of_coset}");
    assert_eq!(format!("{three:?}"), "Vector { len: 3, is_on_device: true, .. }");

    let small = EmulatorOptions { memory: 64, ..EmulatorOptions::default() };
    let engine = Msm::builder().backend(Backend::Emulator).emulator(small).build().unwrap();
    let error = engine.vector(&[F::ONE; 4]).unwrap_err();
    assert!(matches!(error, MsmError::OutOfDeviceMemory { .. }), "{error}");
}

/// Runs a test on the PTX machine. With one multiprocessor, the machine's GPU uses large tiles for every size.
#[test]
fn ptx_of_large_tiles() {
    stand_in::run_on_ptx_with(
        "prover",
        &["transforms::quotients_agree_with_the_cpu"],
        &[("EMULATED_MULTIPROCESSORS", "1")],
    );
}

/// Runs tests of this file on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    run_on_ptx(
        "transforms",
        &["small_transforms_agree_with_ark_poly", "quotients_agree_with_the_cpu", "operations_agree_with_a_plain_loop"],
    );
}
