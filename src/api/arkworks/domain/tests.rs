//! Compares accelerated domains with arkworks' domains.

use ark_ff::UniformRand;
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, Polynomial};
use ark_std::rand::Rng;

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
            for length in [0, 1, 2, 5, size / 4, size / 2 + 1, size.saturating_sub(1), size, size + 3] {
                // The number of coefficients is at most the size of the domain.
                let length = if length * 4 <= size { length } else { length.min(size) };
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
    evaluates::<ark_bls12_381::Fr>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn bls12_377() {
    is_the_same::<ark_bls12_377::Fr>();
    evaluates::<ark_bls12_377::Fr>();
}

#[cfg(feature = "bn254")]
#[test]
fn bn254() {
    is_the_same::<ark_bn254::Fr>();
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
