//! Compares accelerated domains with arkworks' domains.

use ark_ff::UniformRand;
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, Polynomial};
use ark_std::rand::rngs::StdRng;
use ark_std::rand::{Rng, SeedableRng};

use super::*;

fn same<F: DomainField, T: DomainCoeff<F>>(
    domain: GeneralEvaluationDomain<F>,
    length: usize,
    mut item: impl FnMut() -> T,
) {
    let accelerated = AcceleratedDomain::from(domain);
    let items: Vec<T> = (0..length).map(|_| item()).collect();
    assert!(accelerated.fft(&items) == domain.fft(&items), "{length} items in {domain:?}");
    assert!(accelerated.ifft(&items) == domain.ifft(&items), "{length} items in {domain:?}");
}

fn is_the_same<F: DomainField>() {
    let mut rng = ark_std::test_rng();
    for log_size in 0..12 {
        let size = 1usize << log_size;
        for offset in [F::ONE, F::GENERATOR, F::rand(&mut rng)] {
            let domain = GeneralEvaluationDomain::<F>::new_coset(size, offset).unwrap();
            assert_eq!(AcceleratedDomain::<F>::new_coset(size, offset).unwrap(), domain.into());
            // Short vectors, and vectors with lengths near the domain's size.
            for length in [0, 1, 2, 5, size / 4, size / 2 + 1, size.saturating_sub(1), size, size + 3, 4 * size + 1] {
                same(domain, length, || F::rand(&mut rng));
            }
            let accelerated = AcceleratedDomain::from(domain);
            let tau = F::rand(&mut rng);
            assert_eq!(accelerated.size(), domain.size());
            assert_eq!(accelerated.log_size_of_group(), domain.log_size_of_group());
            assert_eq!(accelerated.size_inv(), domain.size_inv());
            assert_eq!(accelerated.group_gen(), domain.group_gen());
            assert_eq!(accelerated.group_gen_inv(), domain.group_gen_inv());
            assert_eq!(accelerated.coset_offset(), domain.coset_offset());
            assert_eq!(accelerated.coset_offset_inv(), domain.coset_offset_inv());
            assert_eq!(accelerated.coset_offset_pow_size(), domain.coset_offset_pow_size());
            assert_eq!(accelerated.vanishing_polynomial(), domain.vanishing_polynomial());
            assert_eq!(accelerated.evaluate_vanishing_polynomial(tau), domain.evaluate_vanishing_polynomial(tau));
            assert!(accelerated.elements().eq(domain.elements()));
            has_the_same_elements(domain, tau);
            let lagrange = accelerated.evaluate_all_lagrange_coefficients(tau);
            assert_eq!(lagrange, domain.evaluate_all_lagrange_coefficients(tau));
            let mut bytes = Vec::new();
            accelerated.serialize_compressed(&mut bytes).unwrap();
            assert_eq!(bytes.len(), accelerated.compressed_size());
            assert_eq!(AcceleratedDomain::<F>::deserialize_compressed(&bytes[..]).unwrap(), accelerated);
            assert_eq!(GeneralEvaluationDomain::<F>::deserialize_compressed(&bytes[..]).unwrap(), domain);
        }
        assert_eq!(AcceleratedDomain::<F>::compute_size_of_domain(size + 1), Some(2 * size));
    }
    assert!(AcceleratedDomain::<F>::new(1 << 62).is_none());
    assert!(AcceleratedDomain::<F>::new(4).unwrap().get_coset(F::ZERO).is_none());
}

/// Compares the methods whose results arkworks computes from the constants of a domain.
fn has_the_same_elements<F: DomainField>(domain: GeneralEvaluationDomain<F>, tau: F) {
    let accelerated = AcceleratedDomain::from(domain);
    let size = domain.size();
    assert_eq!(accelerated.size_as_field_element(), domain.size_as_field_element());
    for i in [0, 1, size / 2, size - 1, size, 3 * size + 1] {
        assert_eq!(accelerated.element(i), domain.element(i), "element {i} of {domain:?}");
    }
    let [of_accelerated, of_domain] = [1; 2].map(StdRng::seed_from_u64);
    let outside = accelerated.sample_element_outside_domain(&mut { of_accelerated });
    assert_eq!(outside, domain.sample_element_outside_domain(&mut { of_domain }));
    let values: Vec<F> = domain.elements().collect();
    let product = accelerated.mul_polynomials_in_evaluation_domain(&values, &values);
    assert_eq!(product, domain.mul_polynomials_in_evaluation_domain(&values, &values));
    for smaller in [1, size / 4, size] {
        let subdomain = GeneralEvaluationDomain::<F>::new_coset(smaller.max(1), domain.coset_offset()).unwrap();
        let accelerated_subdomain = AcceleratedDomain::from(subdomain);
        let filter = accelerated.filter_polynomial(&accelerated_subdomain);
        assert_eq!(filter, domain.filter_polynomial(&subdomain));
        for at in [tau, domain.coset_offset()] {
            let value = accelerated.evaluate_filter_polynomial(&accelerated_subdomain, at);
            assert_eq!(value, domain.evaluate_filter_polynomial(&subdomain, at));
        }
        for index in [0, subdomain.size() - 1, subdomain.size(), size - 1].into_iter().filter(|&index| index < size) {
            let found = accelerated.reindex_by_subdomain(accelerated_subdomain, index);
            assert_eq!(found, domain.reindex_by_subdomain(subdomain, index), "index {index} of {domain:?}");
        }
    }
}

/// Compares domains whose constants differ from the constants that arkworks computes.
fn unusual_constants_are_used<F: DomainField>() {
    let mut rng = ark_std::test_rng();
    for size in [1, 8, 64] {
        for offset in [F::ONE, F::GENERATOR] {
            let usual = Radix2EvaluationDomain::<F>::new_coset(size, offset).unwrap();
            let other = F::rand(&mut rng);
            let domains = [
                // Another generator of the same subgroup.
                Radix2EvaluationDomain { group_gen: usual.group_gen_inv, group_gen_inv: usual.group_gen, ..usual },
                Radix2EvaluationDomain { group_gen: other, ..usual },
                Radix2EvaluationDomain { group_gen_inv: other, ..usual },
                Radix2EvaluationDomain { size_inv: other, ..usual },
                Radix2EvaluationDomain { offset: other, ..usual },
                Radix2EvaluationDomain { offset: F::ZERO, ..usual },
                Radix2EvaluationDomain { offset_inv: other, ..usual },
                Radix2EvaluationDomain { offset_pow_size: other, size_as_field_element: other, ..usual },
            ];
            assert!(AcceleratedDomain::from(GeneralEvaluationDomain::Radix2(usual)).accelerated().is_some());
            for domain in domains.map(GeneralEvaluationDomain::Radix2) {
                for length in [0, 1, 5, size / 4, size / 2 + 1, size, size + 3] {
                    same(domain, length, || F::rand(&mut rng));
                }
                let mut bytes = Vec::new();
                domain.serialize_compressed(&mut bytes).unwrap();
                let accelerated = AcceleratedDomain::<F>::deserialize_compressed(&bytes[..]).unwrap();
                assert_eq!(accelerated, domain.into());
                assert_eq!(accelerated.into_inner(), domain);
                // A coset of the domain has the unusual constants of the subgroup.
                let coset = domain.get_coset(F::GENERATOR).unwrap();
                assert_eq!(accelerated.get_coset(F::GENERATOR).unwrap(), coset.into());
                same(coset, size, || F::rand(&mut rng));
            }
        }
    }
    // Sizes for which there is no domain.
    let usual = Radix2EvaluationDomain::<F>::new(8).unwrap();
    for (size, log_size_of_group) in [(0, 3), (7, 3), (8, 2), (8, 64), (16, 3), (1 << 63, 63), (u64::MAX, 64)] {
        let domain = Radix2EvaluationDomain { size, log_size_of_group, ..usual };
        assert!(AcceleratedDomain::from(GeneralEvaluationDomain::Radix2(domain)).accelerated().is_none());
    }
}

/// A vector that is too short for the evaluations moves to larger memory.
#[test]
fn a_vector_makes_room_and_keeps_its_elements() {
    for (length, size) in [(0, 8), (3, 8), (8, 8), (12, 8)] {
        let mut vector = vec![7u64; length];
        make_room(&mut vector, size);
        assert_eq!(vector, vec![7; length]);
        assert!(vector.capacity() >= size);
    }
}

/// Compares evaluations with the values that Horner's rule gives.
fn evaluates<F: DomainField>() {
    let mut rng = ark_std::test_rng();
    for log_size in [3, 8, 13] {
        let polynomial = DensePolynomial::<F>::rand((1 << log_size) - 1, &mut rng);
        let domain = AcceleratedDomain::<F>::new_coset(1 << log_size, F::rand(&mut rng)).unwrap();
        let evaluations = domain.fft(&polynomial.coeffs);
        for _ in 0..20 {
            let i = rng.gen_range(0..evaluations.len());
            assert_eq!(evaluations[i], polynomial.evaluate(&domain.element(i)), "evaluation {i} of 2^{log_size}");
        }
    }
}

#[cfg(feature = "bls12-381")]
#[test]
fn bls12_381() {
    is_the_same::<ark_bls12_381::Fr>();
    unusual_constants_are_used::<ark_bls12_381::Fr>();
    evaluates::<ark_bls12_381::Fr>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    is_the_same::<ark_bls12_377::Fr>();
    unusual_constants_are_used::<ark_bls12_377::Fr>();
    evaluates::<ark_bls12_377::Fr>();
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    is_the_same::<ark_bn254::Fr>();
    unusual_constants_are_used::<ark_bn254::Fr>();
    evaluates::<ark_bn254::Fr>();
}

/// Compares domains whose sizes are not powers of two.
#[cfg(feature = "mnt4-753")]
#[test]
fn mixed_radix() {
    use ark_poly::MixedRadixEvaluationDomain;

    type Fr = ark_mnt4_753::Fr;
    let mut rng = ark_std::test_rng();
    for size in [5, 10, 25, 40, 100] {
        let domain = MixedRadixEvaluationDomain::<Fr>::new(size).unwrap();
        same(GeneralEvaluationDomain::MixedRadix(domain), size, || Fr::rand(&mut rng));
    }
    evaluates::<Fr>();
}

/// Transforms of points are left to arkworks, because points are not field elements.
#[cfg(feature = "bls12-381")]
#[test]
fn points() {
    use ark_bls12_381::{Fr, G1Projective};

    let mut rng = ark_std::test_rng();
    let domain = GeneralEvaluationDomain::<Fr>::new(64).unwrap();
    same(domain, 64, || G1Projective::rand(&mut rng));
    assert!(as_elements::<Fr, G1Projective>(&mut Vec::new()).is_none());
    assert!(as_elements::<Fr, Fr>(&mut Vec::new()).is_some());
}
