//! Makes Groth16 proofs with ark-groth16, from a key of snarkjs over BN254 and a witness of circom. The program uses
//! cumsm only to read the files.
//!
//! `arkworks-proof KEY WITNESS ROUNDS` prints `prove: X ms`, the shortest time of ROUNDS proofs. Each proof is
//! verified, but the time does not include the verification.

use std::error::Error;
use std::time::{Duration, Instant};

use ark_bn254::{Bn254, Fr, g1, g2};
use ark_ff::{BigInt, PrimeField, UniformRand};
use ark_groth16::r1cs_to_qap::{LibsnarkReduction, R1CSToQAP};
use ark_groth16::{Groth16, ProvingKey, VerifyingKey, prepare_verifying_key};
use ark_poly::EvaluationDomain;
use ark_relations::gr1cs::{ConstraintSystemRef, Matrix, SynthesisError};
use ark_std::rand::rngs::OsRng;
use cumsm::snarkjs::{Wtns, Zkey};
use rayon::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, key, witness, rounds] = &arguments[..] else {
        return Err("usage: arkworks-proof KEY WITNESS ROUNDS".into());
    };
    let rounds: usize = rounds.parse()?;
    let bytes = std::fs::read(key)?;
    let matrices = matrices(&bytes)?;
    let mut file = Zkey::from_bytes(bytes)?;
    let inputs = file.public_signals() + 1;
    let rows = file.domain_size() - inputs;
    let key = ProvingKey::<Bn254> {
        vk: VerifyingKey {
            alpha_g1: file.alpha_g1::<g1::Config>()?,
            beta_g2: file.beta_g2::<g2::Config>()?,
            gamma_g2: file.gamma_g2::<g2::Config>()?,
            delta_g2: file.delta_g2::<g2::Config>()?,
            gamma_abc_g1: file.ic::<g1::Config>()?,
        },
        beta_g1: file.beta_g1::<g1::Config>()?,
        delta_g1: file.delta_g1::<g1::Config>()?,
        a_query: file.a::<g1::Config>()?,
        b_g1_query: file.b1::<g1::Config>()?,
        b_g2_query: file.b2::<g2::Config>()?,
        h_query: file.h::<g1::Config>()?,
        l_query: file.c::<g1::Config>()?,
    };
    let values: Vec<Fr> = Wtns::from_bytes(std::fs::read(witness)?)?.values()?;
    let verifying_key = prepare_verifying_key(&key.vk);
    let mut least = Duration::MAX;
    for _ in 0..rounds.max(1) {
        let (r, s) = (Fr::rand(&mut OsRng), Fr::rand(&mut OsRng));
        let start = Instant::now();
        let proof = Groth16::<Bn254, CircomReduction>::create_proof_with_reduction_and_matrices(
            &key, r, s, &matrices, inputs, rows, &values,
        )?;
        least = least.min(start.elapsed());
        if !Groth16::<Bn254>::verify_proof(&verifying_key, &proof, &values[1..inputs])? {
            return Err("the verifier refuses the proof".into());
        }
    }
    println!("prove: {:.2} ms", 1e3 * least.as_secs_f64());
    Ok(())
}

/// Reads the matrices A and B from section 4 of a key, and returns them in the form that ark-groth16 takes. The section
/// has the number of entries, and then the entries of 44 bytes each. A coefficient v is stored as v·R², where R is the
/// factor 2^256 of Montgomery form.
fn matrices(key: &[u8]) -> Result<Vec<Matrix<Fr>>, Box<dyn Error>> {
    let number = |at: usize| {
        Ok::<_, Box<dyn Error>>(u32::from_le_bytes(key.get(at..at + 4).ok_or("the key is too short")?.try_into()?))
    };
    let mut at = 12;
    while number(at)? != 4 {
        at += 12 + u64::from_le_bytes(key.get(at + 4..at + 12).ok_or("the key has no section 4")?.try_into()?) as usize;
    }
    let entries = number(at + 12)? as usize;
    let mut matrices = vec![Matrix::<Fr>::new(), Matrix::new()];
    for entry in key.get(at + 16..).ok_or("the key is too short")?.chunks_exact(44).take(entries) {
        let word = |i: usize| u32::from_le_bytes(entry[4 * i..4 * i + 4].try_into().expect("4 bytes")) as usize;
        let limbs: [u64; 4] = std::array::from_fn(|i| (word(4 + 2 * i) as u64) << 32 | word(3 + 2 * i) as u64);
        let coefficient = Fr::new_unchecked(Fr::new_unchecked(BigInt(limbs)).into_bigint());
        let rows = &mut matrices[word(0)];
        if rows.len() <= word(1) {
            rows.resize(word(1) + 1, Vec::new());
        }
        rows[word(1)].push((coefficient, word(2)));
    }
    Ok(matrices)
}

/// circom's reduction, computed with arkworks' own transforms. The reduction computes the values of a·b − c on a coset
/// of the domain. The coset's offset is the root of unity of order 2n, where n is the size of the domain. On the
/// domain, the value of c at each point is the product of the values of a and b.
struct CircomReduction;

impl R1CSToQAP for CircomReduction {
    fn instance_map_with_evaluation<F: PrimeField, D: EvaluationDomain<F>>(
        cs: ConstraintSystemRef<F>,
        t: &F,
    ) -> Result<(Vec<F>, Vec<F>, Vec<F>, F, usize, usize), SynthesisError> {
        LibsnarkReduction::instance_map_with_evaluation::<F, D>(cs, t)
    }

    /// The matrix A of a key already has a row for each public input. So this function adds no rows for inputs.
    fn witness_map_from_matrices<F: PrimeField, D: EvaluationDomain<F>>(
        matrices: &[Matrix<F>],
        num_inputs: usize,
        num_constraints: usize,
        full_assignment: &[F],
    ) -> Result<Vec<F>, SynthesisError> {
        let too_large = SynthesisError::PolynomialDegreeTooLarge;
        let domain = D::new(num_constraints + num_inputs).ok_or(too_large)?;
        let offset = D::new(2 * domain.size()).ok_or(too_large)?.element(1);
        let coset = domain.get_coset(offset).ok_or(too_large)?;
        let evaluate = |rows: &Matrix<F>| {
            let value =
                |row: &Vec<(F, usize)>| row.iter().map(|(coefficient, i)| *coefficient * full_assignment[*i]).sum();
            let mut values: Vec<F> = rows.par_iter().map(value).collect();
            values.resize(domain.size(), F::ZERO);
            values
        };
        let (mut a, mut b) = (evaluate(&matrices[0]), evaluate(&matrices[1]));
        let mut c = domain.mul_polynomials_in_evaluation_domain(&a, &b);
        for values in [&mut a, &mut b, &mut c] {
            domain.ifft_in_place(values);
            coset.fft_in_place(values);
        }
        a.par_iter_mut().zip(&b).zip(&c).for_each(|((a, b), c)| *a = *a * b - c);
        Ok(a)
    }

    fn h_query_scalars<F: PrimeField, D: EvaluationDomain<F>>(
        max_power: usize,
        t: F,
        zt: F,
        delta_inverse: F,
    ) -> Result<Vec<F>, SynthesisError> {
        LibsnarkReduction::h_query_scalars::<F, D>(max_power, t, zt, delta_inverse)
    }
}
