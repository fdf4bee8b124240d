//! Compares the transforms of all kinds of lanes with the transforms of ark-poly.

use ark_ff::{FftField, UniformRand};
use ark_poly::{EvaluationDomain, Radix2EvaluationDomain};
use ark_std::rand::Rng;
use proptest::collection::vec;
use proptest::prelude::*;

use super::tables::reversed;
use super::*;
use crate::field::transform::checked::CheckedLane;

const ARITHMETICS: [CpuArithmetic; 3] = [CpuArithmetic::Ifma, CpuArithmetic::Fma, CpuArithmetic::Scalar];

fn in_order<F: Copy>(order: EvaluationOrder, evaluations: &[F]) -> Vec<F> {
    let bits = evaluations.len().trailing_zeros();
    match order {
        EvaluationOrder::Natural => evaluations.to_vec(),
        EvaluationOrder::BitReversed => (0..evaluations.len()).map(|i| evaluations[reversed(i, bits)]).collect(),
    }
}

/// Transforms one vector with `compute`, for each order, direction and kind of arithmetic. Compares the results with
/// ark-poly.
fn agrees<F: TransformField>(coefficients: &[F], offset: Option<F>, compute: impl Fn(&Transform<F>, &mut [F])) {
    let domain = Radix2EvaluationDomain::<F>::new(coefficients.len()).unwrap();
    let domain = domain.get_coset(offset.unwrap_or(F::ONE)).unwrap();
    let evaluations = domain.fft(coefficients);
    let offset = offset.map(|offset| (offset, offset.inverse().unwrap()));
    for order in [EvaluationOrder::Natural, EvaluationOrder::BitReversed] {
        for arithmetic in ARITHMETICS {
            let log_size = coefficients.len().trailing_zeros();
            let mut request = Transform { log_size, direction: Direction::Forward, order, offset, arithmetic };
            let mut vector = coefficients.to_vec();
            compute(&request, &mut vector);
            assert!(vector == in_order(order, &evaluations), "2^{log_size} forward, {order:?}, {arithmetic:?}");
            request.direction = Direction::Inverse;
            compute(&request, &mut vector);
            assert!(vector == coefficients, "2^{log_size} inverse, {order:?}, {arithmetic:?}");
        }
    }
}

fn random<F: UniformRand>(log_size: u32, rng: &mut impl Rng) -> Vec<F> {
    (0..1 << log_size).map(|_| F::rand(rng)).collect()
}

fn field_agrees<F: TransformField>(logs: impl Iterator<Item = u32>) {
    let mut rng = ark_std::test_rng();
    let tables = TransformTables::<F>::new();
    for log_size in logs {
        for offset in [None, Some(F::GENERATOR), Some(F::rand(&mut rng))] {
            agrees(&random::<F>(log_size, &mut rng), offset, |request, vector| {
                transform(request, &tables, &mut [vector]).unwrap();
            });
        }
    }
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    field_agrees::<ark_bn254::Fr>((0..=14).chain([17]));
}

#[cfg(feature = "bls12-381")]
#[test]
fn bls12_381() {
    field_agrees::<ark_bls12_381::Fr>((0..=14).chain([17]));
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    field_agrees::<ark_bls12_377::Fr>((0..=14).chain([17]));
}

#[cfg(feature = "mnt4-753")]
#[test]
fn mnt4_753() {
    field_agrees::<ark_mnt4_753::Fr>((0..=10).chain([13]));
}

/// Vectors with extreme values.
fn limits<F: TransformField>(log_size: u32, rng: &mut impl Rng) -> Vec<Vec<F>> {
    let size = 1 << log_size;
    let (minus_one, mut single) = (-F::ONE, vec![F::ZERO; size]);
    single[rng.gen_range(0..size)] = F::rand(rng);
    let alternating = (0..size).map(|i| if i % 2 == 0 { F::ZERO } else { minus_one }).collect();
    vec![vec![F::ZERO; size], vec![minus_one; size], vec![F::rand(rng); size], single, alternating]
}

/// Tests transforms on [`CheckedLane`], a kind of lanes that checks the bounds of all other kinds of lanes.
fn checked_lanes_agree<F: TransformField, const LEVELS: usize>() {
    let mut rng = ark_std::test_rng();
    let tables = LaneTables::<CheckedLane<F, LEVELS>>::new();
    for log_size in (6..=13).chain([17]) {
        for offset in [None, Some(F::GENERATOR)] {
            agrees(&random::<F>(log_size, &mut rng), offset, |request, vector| {
                let plan = TransformPlan::new(log_size, 1, request.order, 2);
                Run { transform: request, plan: &plan }.all((), &tables, &mut [vector]).unwrap();
            });
        }
    }
}

/// Tests transforms in which each thread transforms whole vectors. The number of vectors is less than, equal to, or
/// greater than the number of threads.
fn whole_vectors_agree<L: TransformLanes<Field: TransformField>>() {
    let Some(cpu) = L::detect() else { return };
    let mut rng = ark_std::test_rng();
    let tables = LaneTables::<L>::new();
    for (log_size, threads) in [(6, 1), (7, 3), (10, 2), (11, 4)] {
        for count in [2, 3, 7] {
            let others: Vec<_> = (1..count).map(|_| random::<L::Field>(log_size, &mut rng)).collect();
            for offset in [None, Some(L::Field::GENERATOR)] {
                agrees(&random::<L::Field>(log_size, &mut rng), offset, |request, vector| {
                    let parts = TransformPlan::new(log_size, count, request.order, threads).parts;
                    let plan = TransformPlan { parts, threads, whole_vectors: true };
                    let mut each = others.clone();
                    let mut together = others.clone();
                    let run = Run { transform: request, plan: &plan };
                    let mut slices: Vec<&mut [L::Field]> = together.iter_mut().map(Vec::as_mut_slice).collect();
                    slices.push(vector);
                    run.all(cpu, &tables, &mut slices).unwrap();
                    let plan = TransformPlan { parts: plan.parts.clone(), threads: 2, whole_vectors: false };
                    let run = Run { transform: request, plan: &plan };
                    each.iter_mut().for_each(|vector| run.all(cpu, &tables, &mut [vector]).unwrap());
                    assert!(each == together, "{count} vectors of 2^{log_size}, {request:?}");
                });
            }
        }
    }
}

/// Tests three passes with small parts. A real plan has three passes only for large sizes, and tests of such sizes
/// would take a long time.
fn three_passes_agree<L: TransformLanes<Field: TransformField>>() {
    let Some(cpu) = L::detect() else { return };
    let mut rng = ark_std::test_rng();
    let tables = LaneTables::<L>::new();
    for parts in [[3, 3, 3], [4, 3, 5], [5, 4, 3]] {
        let log_size = parts.iter().sum();
        for offset in [None, Some(L::Field::GENERATOR)] {
            agrees(&random::<L::Field>(log_size, &mut rng), offset, |request, vector| {
                let plan = TransformPlan { parts: parts.to_vec(), threads: 2, whole_vectors: false };
                Run { transform: request, plan: &plan }.all(cpu, &tables, &mut [vector]).unwrap();
            });
        }
    }
}

fn limits_agree<F: TransformField>() {
    let mut rng = ark_std::test_rng();
    let tables = TransformTables::<F>::new();
    for log_size in [0, 1, 5, 6, 9, 12] {
        for vector in limits::<F>(log_size, &mut rng) {
            for offset in [None, Some(-F::ONE)] {
                agrees(&vector, offset, |request, vector| transform(request, &tables, &mut [vector]).unwrap());
            }
        }
        // The transform of a batch must give the same results as the transforms of its single vectors.
        let vectors: Vec<Vec<F>> = (0..11).map(|_| random(log_size, &mut rng)).collect();
        let offset = Some((F::GENERATOR, F::GENERATOR.inverse().unwrap()));
        for order in [EvaluationOrder::Natural, EvaluationOrder::BitReversed] {
            for (direction, arithmetic) in
                [Direction::Forward, Direction::Inverse].into_iter().flat_map(|way| ARITHMETICS.map(|with| (way, with)))
            {
                let request = Transform { log_size, direction, order, offset, arithmetic };
                let (mut each, mut together) = (vectors.clone(), vectors.clone());
                each.iter_mut().for_each(|vector| transform(&request, &tables, &mut [vector]).unwrap());
                let mut slices: Vec<&mut [F]> = together.iter_mut().map(Vec::as_mut_slice).collect();
                transform(&request, &tables, &mut slices).unwrap();
                assert!(each == together, "2^{log_size}, {request:?}");
            }
        }
    }
    transform(
        &Transform {
            log_size: 4,
            direction: Direction::Forward,
            order: EvaluationOrder::Natural,
            offset: None,
            arithmetic: CpuArithmetic::Ifma,
        },
        &tables,
        &mut [],
    )
    .unwrap();
}

/// Computes the product of two polynomials twice: from their evaluations, and from their coefficients. Compares the two
/// products.
fn convolves<F: TransformField>(a: &[u64], b: &[u64], order: EvaluationOrder, arithmetic: CpuArithmetic) {
    let (a, b) =
        (a.iter().map(|&x| F::from(x)).collect::<Vec<_>>(), b.iter().map(|&x| -F::from(x)).collect::<Vec<_>>());
    let size = (a.len() + b.len()).next_power_of_two();
    let mut expected = vec![F::ZERO; size];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            expected[i + j] += *x * y;
        }
    }
    let tables = TransformTables::<F>::new();
    let log_size = size.trailing_zeros();
    let mut request = Transform { log_size, direction: Direction::Forward, order, offset: None, arithmetic };
    let (mut left, mut right) = (a, b);
    left.resize(size, F::ZERO);
    right.resize(size, F::ZERO);
    transform(&request, &tables, &mut [&mut left, &mut right]).unwrap();
    left.iter_mut().zip(&right).for_each(|(x, y)| *x *= y);
    request.direction = Direction::Inverse;
    transform(&request, &tables, &mut [&mut left]).unwrap();
    assert!(left == expected, "{order:?}, {arithmetic:?}");
}

/// Tests that the requested lanes are used if the CPU has the instructions of these lanes.
fn lanes_are_used<F: TransformField>() {
    for fastest in ARITHMETICS {
        let used = arithmetic::<F>(fastest);
        assert!(used <= fastest);
        let exists = match fastest {
            CpuArithmetic::Ifma => F::TransformIfma::WIDTH > 1 && F::TransformIfma::detect().is_some(),
            CpuArithmetic::Fma => F::TransformFma::WIDTH > 1 && F::TransformFma::detect().is_some(),
            CpuArithmetic::Scalar => true,
        };
        assert!(!exists || used == fastest, "{fastest:?}");
    }
}

macro_rules! tests {
    ($name:ident, $feature:literal, $field:ty) => {
        #[cfg(feature = $feature)]
        mod $name {
            use super::*;

            #[test]
            fn bounds_are_kept() {
                checked_lanes_agree::<$field, 2>();
                checked_lanes_agree::<$field, 4>();
                checked_lanes_agree::<$field, 13>();
            }

            #[test]
            fn whole_vectors() {
                whole_vectors_agree::<<$field as TransformField>::TransformIfma>();
                whole_vectors_agree::<<$field as TransformField>::TransformFma>();
                whole_vectors_agree::<CheckedLane<$field, 2>>();
            }

            #[test]
            fn three_passes() {
                three_passes_agree::<<$field as TransformField>::TransformIfma>();
                three_passes_agree::<<$field as TransformField>::TransformFma>();
                three_passes_agree::<CheckedLane<$field, 2>>();
            }

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(32))]

                #[test]
                fn products_of_polynomials(a in vec(any::<u64>(), 1..300), b in vec(any::<u64>(), 1..300), reversed: bool) {
                    let order = if reversed { EvaluationOrder::BitReversed } else { EvaluationOrder::Natural };
                    for arithmetic in ARITHMETICS {
                        convolves::<$field>(&a, &b, order, arithmetic);
                    }
                }
            }

            #[test]
            fn limits_and_batches() {
                limits_agree::<$field>();
                lanes_are_used::<$field>();
            }
        }
    };
}

tests!(bn254_fr, "bn254", ark_bn254::Fr);
tests!(bls12_381_fr, "bls12-381", ark_bls12_381::Fr);
tests!(bls12_377_fr, "bls12-377", ark_bls12_377::Fr);
