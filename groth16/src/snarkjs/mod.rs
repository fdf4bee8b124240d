//! Keys of snarkjs, and its JSON.

mod from_json;
mod json;

use std::io::{Read, Seek};

use ark_ff::{BigInteger, LegendreSymbol};
use ark_groth16::{ProvingKey, VerifyingKey};
use cumsm::arkworks::AcceleratedPairing;
use cumsm::snarkjs::Zkey;
use cumsm::{DomainField, MsmError};
use rayon::prelude::*;

use crate::constraints::Constraints;
use crate::error::ProverError;
use crate::prover::{Prover, ProverBuilder};

pub use from_json::{JsonError, JsonFault, proof_from_json, public_from_json, verifying_key_from_json};
pub use json::{proof_to_json, public_to_json};

impl<E: AcceleratedPairing> Prover<E> {
    /// A prover with the default options for a key of snarkjs.
    ///
    /// # Errors
    ///
    /// Like [`ProverBuilder::build_from_zkey`].
    pub fn from_zkey<R: Read + Seek>(key: &mut Zkey<R>) -> Result<Self, ProverError> {
        Self::builder().build_from_zkey(key)
    }
}

impl ProverBuilder {
    /// A prover for a key of snarkjs. [`Prover::prove`] takes the values of a
    /// [`Wtns`](cumsm::snarkjs::Wtns): 1, the public signals, the private ones.
    ///
    /// The key has the matrices A and B, not C. So only the verification finds a witness that does not satisfy the circuit:
    /// ask for it with [`verify`](Self::verify).
    ///
    /// # Errors
    ///
    /// [`ProverError::Msm`]: the file is damaged, or of another curve; or memory does not suffice.
    pub fn build_from_zkey<E: AcceleratedPairing, R: Read + Seek>(
        &self,
        key: &mut Zkey<R>,
    ) -> Result<Prover<E>, ProverError> {
        let (size, inputs, variables) = (key.domain_size(), key.public_signals() + 1, key.signals());
        let roots = Roots::of(size)?;
        let [a, b] = key.coefficients::<E::ScalarField>()?;
        let constraints = Constraints { a, b, c: None, places: roots.places()?, rows: size, inputs, variables };
        let proving_key = ProvingKey::<E> {
            vk: VerifyingKey {
                alpha_g1: key.alpha_g1::<E::G1Curve>()?,
                beta_g2: key.beta_g2::<E::G2Curve>()?,
                gamma_g2: key.gamma_g2::<E::G2Curve>()?,
                delta_g2: key.delta_g2::<E::G2Curve>()?,
                gamma_abc_g1: key.ic::<E::G1Curve>()?,
            },
            beta_g1: key.beta_g1::<E::G1Curve>()?,
            delta_g1: key.delta_g1::<E::G1Curve>()?,
            a_query: key.a::<E::G1Curve>()?,
            b_g1_query: key.b1::<E::G1Curve>()?,
            b_g2_query: key.b2::<E::G2Curve>()?,
            h_query: constraints.in_place(key.h::<E::G1Curve>()?),
            l_query: key.c::<E::G1Curve>()?,
        };
        self.build_with(proving_key, constraints, size, Some(roots.coset))
    }
}

/// The roots of unity of snarkjs, for a domain of n elements.
///
/// snarkjs takes powers of the least number that is no square, arkworks powers of a generator. Over BN254 both are 5. Over
/// BLS12-381 they are 5 and 7, so the elements of one domain come in two orders.
struct Roots<F> {
    size: usize,
    /// The root of order 2n, whose square generates the domain.
    coset: F,
}

impl<F: DomainField> Roots<F> {
    fn of(size: usize) -> Result<Self, ProverError> {
        let error = MsmError::DomainSize { size, most_log: F::TWO_ADICITY };
        let two_adicity = F::TWO_ADICITY;
        if !size.is_power_of_two() || size.trailing_zeros() >= two_adicity {
            return Err(error.into());
        }
        let is_no_square = |candidate: &F| candidate.legendre() == LegendreSymbol::QuadraticNonResidue;
        let number = (2u64..).map(F::from).find(is_no_square).unwrap_or(F::GENERATOR);
        // The odd part of r − 1.
        let mut odd = F::MODULUS;
        odd.sub_with_borrow(&1u64.into());
        odd >>= two_adicity;
        let mut coset = number.pow(odd);
        for _ in size.trailing_zeros() + 1..two_adicity {
            coset.square_in_place();
        }
        Ok(Self { size, coset })
    }

    /// For each element of arkworks' order, its place in the order of snarkjs. None if the orders are the same.
    fn places(&self) -> Result<Option<Vec<u32>>, ProverError> {
        let Self { size, coset } = *self;
        let log_size = size.trailing_zeros();
        let root = F::get_root_of_unity(size as u64).unwrap_or(F::ONE);
        // The logarithm of arkworks' root for snarkjs' root as base, bit by bit from the lowest.
        let base = coset.square().inverse().unwrap_or(F::ONE);
        let (mut logarithm, mut rest) = (0u64, root);
        for bit in 0..log_size {
            if rest.pow([1 << (log_size - 1 - bit)]) != F::ONE {
                logarithm |= 1 << bit;
                rest *= base.pow([1 << bit]);
            }
        }
        if logarithm <= 1 {
            return Ok(None);
        }
        Ok(Some((0..size as u64).into_par_iter().map(|i| (i * logarithm % size as u64) as u32).collect()))
    }
}
