//! Reads keys of snarkjs. Reads and writes proofs in snarkjs' JSON format.

mod from_json;
mod json;

use std::fmt;
use std::io::{Read, Seek};
use std::time::Duration;

use ark_ff::{BigInteger, LegendreSymbol};
use ark_groth16::{ProvingKey, VerifyingKey};
use cumsm::DomainField;
use cumsm::arkworks::AcceleratedPairing;
use cumsm::snarkjs::Zkey;
use rayon::prelude::*;

use crate::clock::Instant;
use crate::compiled::ProverPairing;
use crate::constraints::{Constraints, in_places};
use crate::error::ProverError;
use crate::prover::{Prover, ProverBuilder};

pub use from_json::{JsonError, JsonFault, proof_from_json, public_from_json, verifying_key_from_json};
pub use json::{proof_to_json, public_to_json};

/// The points and the matrices of a snarkjs key, loaded into memory. After [`CircomKey::load`], the file is no longer
/// needed. [`ProverBuilder::build_from_circom`] makes a prover from the key.
#[derive(Clone)]
pub struct CircomKey<E: AcceleratedPairing> {
    key: ProvingKey<E>,
    constraints: Constraints<E::ScalarField>,
    /// The root of unity of order 2n, for a domain of n elements.
    coset: E::ScalarField,
    times: LoadingTimes,
}

/// The times of the parts of [`CircomKey::load`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoadingTimes {
    /// The time to load the matrices.
    pub matrices: Duration,
    /// The time to load the points, and to check that coordinates are below the prime.
    pub points: Duration,
}

impl<E: AcceleratedPairing> fmt::Debug for CircomKey<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { constraints, times, .. } = self;
        let mut key = f.debug_struct("CircomKey");
        key.field("constraints", &constraints.constraints()).field("variables", &constraints.variables());
        key.field("times", times).finish_non_exhaustive()
    }
}

impl<E: AcceleratedPairing> CircomKey<E> {
    /// Loads a key. Loading is fastest if the file is in memory or in a memory map, and was opened with
    /// [`Zkey::from_bytes`](cumsm::snarkjs::Zkey::from_bytes).
    ///
    /// This function does not check that the points are on the curve. The build of a prover checks only the points of
    /// the verifying key, β and δ. If a key comes from an untrusted source, the prover may compute proofs that no
    /// verifier accepts.
    ///
    /// # Errors
    ///
    /// [`ProverError::NoContribution`], [`ProverError::CircomDomain`]. [`ProverError::Msm`]: the file is damaged or
    /// belongs to another curve, or there is not enough memory.
    pub fn load<R: Read + Seek>(file: &mut Zkey<R>) -> Result<Self, ProverError> {
        let (size, inputs, variables) = (file.domain_size(), file.public_signals() + 1, file.signals());
        let start = Instant::now();
        let (gamma_g2, delta_g2) = (file.gamma_g2::<E::G2Curve>()?, file.delta_g2::<E::G2Curve>()?);
        // The build of a prover also compares γ with δ. The comparison before the load saves the time to load a useless
        // key.
        if gamma_g2 == delta_g2 {
            return Err(ProverError::NoContribution);
        }
        let roots = Roots::of(size)?;
        let [a, b] = file.coefficients::<E::ScalarField>()?;
        let constraints = Constraints {
            a: a.into(),
            b: b.into(),
            c: None,
            places: roots.places()?,
            rows: size,
            size,
            inputs,
            variables,
        };
        let matrices = start.elapsed();
        let h_query = file.h::<E::G1Curve>()?;
        let key = ProvingKey::<E> {
            vk: VerifyingKey {
                alpha_g1: file.alpha_g1::<E::G1Curve>()?,
                beta_g2: file.beta_g2::<E::G2Curve>()?,
                gamma_g2,
                delta_g2,
                gamma_abc_g1: file.ic::<E::G1Curve>()?,
            },
            beta_g1: file.beta_g1::<E::G1Curve>()?,
            delta_g1: file.delta_g1::<E::G1Curve>()?,
            a_query: file.a::<E::G1Curve>()?,
            b_g1_query: file.b1::<E::G1Curve>()?,
            b_g2_query: file.b2::<E::G2Curve>()?,
            h_query: match &constraints.places {
                Some(places) => in_places(places, &h_query),
                None => h_query,
            },
            l_query: file.c::<E::G1Curve>()?,
        };
        let times = LoadingTimes { matrices, points: start.elapsed() - matrices };
        Ok(Self { key, constraints, coset: roots.coset, times })
    }

    /// Returns the times that the parts of the key took to load.
    pub fn times(&self) -> LoadingTimes {
        self.times
    }
}

impl<E: ProverPairing> Prover<E> {
    /// Builds a prover with the default options for a key of snarkjs.
    ///
    /// # Errors
    ///
    /// The errors of [`ProverBuilder::build_from_zkey`].
    pub fn from_zkey<R: Read + Seek>(key: &mut Zkey<R>) -> Result<Self, ProverError> {
        Self::builder().build_from_zkey(key)
    }
}

impl ProverBuilder {
    /// Builds a prover for a key of snarkjs. This function calls [`CircomKey::load`] and then
    /// [`build_from_circom`](Self::build_from_circom).
    ///
    /// # Errors
    ///
    /// The errors of [`CircomKey::load`] and of [`build_from_circom`](Self::build_from_circom).
    pub fn build_from_zkey<E: ProverPairing, R: Read + Seek>(
        &self,
        key: &mut Zkey<R>,
    ) -> Result<Prover<E>, ProverError> {
        self.build_from_circom(CircomKey::load(key)?)
    }

    /// Builds a prover for a loaded key of snarkjs. Pass the values of a [`Wtns`](cumsm::snarkjs::Wtns) to
    /// [`Prover::prove`]: 1, the public signals, and the private signals.
    ///
    /// The key has the matrices A and B, but not C. So only the verification of the proof detects a witness that does
    /// not satisfy the circuit. [`verify`](Self::verify) turns on the verification.
    ///
    /// # Errors
    ///
    /// [`ProverError::KeyPoint`]: a point of the verifying key is invalid. [`ProverError::Msm`]: there is not enough
    /// memory.
    pub fn build_from_circom<E: ProverPairing>(&self, key: CircomKey<E>) -> Result<Prover<E>, ProverError> {
        let CircomKey { key, constraints, coset, .. } = key;
        E::build(self, key, constraints, Some(coset))
    }
}

/// The root of unity from which snarkjs makes a domain of n elements.
///
/// The roots of snarkjs are powers of the least integer that is not a square in the field. The roots of arkworks are
/// powers of a generator. For the scalar field of BN254, the least integer that is not a square is 5, and arkworks'
/// generator is also 5. For the scalar field of BLS12-381, the least integer that is not a square is 5, and the
/// generator is 7. So for BLS12-381, snarkjs and arkworks order the elements of a domain of 8 or more elements
/// differently.
struct Roots<F> {
    size: usize,
    /// The root of unity of order 2n. The square of this root generates the domain.
    coset: F,
}

impl<F: DomainField> Roots<F> {
    fn of(size: usize) -> Result<Self, ProverError> {
        let two_adicity = F::TWO_ADICITY;
        if !size.is_power_of_two() || size.trailing_zeros() >= two_adicity {
            return Err(ProverError::CircomDomain { size, most_log: two_adicity.saturating_sub(1) });
        }
        let is_no_square = |candidate: &F| candidate.legendre() == LegendreSymbol::QuadraticNonResidue;
        let number = (2u64..).map(F::from).find(is_no_square).unwrap_or(F::GENERATOR);
        // The odd part of r − 1, where r is the modulus of the scalar field.
        let mut odd = F::MODULUS;
        odd.sub_with_borrow(&1u64.into());
        odd >>= two_adicity;
        let mut coset = number.pow(odd);
        for _ in size.trailing_zeros() + 1..two_adicity {
            coset.square_in_place();
        }
        Ok(Self { size, coset })
    }

    /// For each element of the domain in arkworks' order, the index of the element in snarkjs' order. `None` if
    /// arkworks' order and snarkjs' order are the same.
    fn places(&self) -> Result<Option<Vec<u32>>, ProverError> {
        let Self { size, coset } = *self;
        let log_size = size.trailing_zeros();
        let root = F::get_root_of_unity(size as u64).unwrap_or(F::ONE);
        // `logarithm` is the exponent l for which arkworks' root is the l-th power of snarkjs' root. The loop computes
        // the bits of l, beginning with the lowest bit.
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

#[cfg(all(test, feature = "bn254"))]
mod tests {
    use ark_bn254::Fr;

    use super::Roots;
    use crate::error::ProverError;

    /// The scalar field of BN254 has roots of unity of the orders up to 2^28.
    #[test]
    fn the_largest_domain_leaves_a_root_of_twice_its_order() {
        assert!(Roots::<Fr>::of(1 << 27).is_ok());
        let size = 1 << 28;
        assert_eq!(Roots::<Fr>::of(size).err(), Some(ProverError::CircomDomain { size, most_log: 27 }));
    }
}
