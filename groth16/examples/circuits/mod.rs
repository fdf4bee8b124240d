//! The circuits of the examples, with their assignments. The synthesis of a circuit assigns no values to the variables,
//! because the generation of a key and of the matrices needs no values. `Circuit::assignment` computes the values for a
//! proof.

use std::iter;

use ark_ff::{Field, PrimeField};
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, LinearCombination, SynthesisError, Variable};
use ark_std::rand::{Rng, RngCore};
use clap::ValueEnum;

/// The kind of a circuit: the statement that a proof proves.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Kind {
    /// The prover proves that it knows the first number of a chain of squares. The last number of the chain is public.
    /// No value of the witness is 0 or 1.
    Squares,
    /// The prover proves that it knows bits whose parity is public. Each value of the witness is 0 or 1.
    Parity,
}

/// A circuit for a domain of 2^`log_size` elements. Two elements of the domain belong to the constant 1 and the public
/// input, and all other elements can belong to constraints.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circuit {
    pub(crate) kind: Kind,
    pub(crate) log_size: u32,
}

impl Circuit {
    /// Returns the number of squares in the chain, or the number of bits.
    fn length(self) -> usize {
        match self.kind {
            Kind::Squares => (1 << self.log_size) - 2,
            // A bit takes two constraints.
            Kind::Parity => (1 << (self.log_size - 1)) - 1,
        }
    }

    /// Returns a random assignment: 1, the public input, then the witness.
    pub(crate) fn assignment<F: PrimeField>(self, rng: &mut impl RngCore) -> Vec<F> {
        let length = self.length();
        let (public, witness): (F, Vec<F>) = match self.kind {
            Kind::Squares => {
                let mut chain = Vec::with_capacity(length + 1);
                chain.extend(iter::successors(Some(F::rand(rng)), |value| Some(value.square())).take(length + 1));
                (chain.pop().unwrap_or_default(), chain)
            }
            Kind::Parity => {
                let first: bool = rng.r#gen();
                let (mut parity, mut bits) = (first, vec![first]);
                for _ in 1..length {
                    let bit: bool = rng.r#gen();
                    parity ^= bit;
                    bits.extend([bit, parity]);
                }
                bits.pop();
                (parity.into(), bits.into_iter().map(F::from).collect())
            }
        };
        [F::ONE, public].into_iter().chain(witness).collect()
    }
}

impl<F: Field> ConstraintSynthesizer<F> for Circuit {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let unknown = || Err(SynthesisError::AssignmentMissing);
        let sum = |terms: &[(i8, Variable)]| {
            LinearCombination(terms.iter().map(|&(factor, variable)| (F::from(factor), variable)).collect())
        };
        let is_bit = |bit: Variable| {
            cs.enforce_r1cs_constraint(|| bit.into(), || sum(&[(1, Variable::One), (-1, bit)]), || sum(&[]))
        };
        let public = cs.new_input_variable(unknown)?;
        // The last number of the chain so far, or the parity of the bits so far.
        let mut last = cs.new_witness_variable(unknown)?;
        match self.kind {
            Kind::Squares => {
                for square in 1..=self.length() {
                    let next = if square < self.length() { cs.new_witness_variable(unknown)? } else { public };
                    cs.enforce_r1cs_constraint(|| last.into(), || last.into(), || next.into())?;
                    last = next;
                }
            }
            Kind::Parity => {
                is_bit(last)?;
                for bit in 2..=self.length() {
                    let x = cs.new_witness_variable(unknown)?;
                    let next = if bit < self.length() { cs.new_witness_variable(unknown)? } else { public };
                    is_bit(x)?;
                    let product = || sum(&[(1, last), (1, x), (-1, next)]);
                    cs.enforce_r1cs_constraint(|| sum(&[(2, last)]), || x.into(), product)?;
                    last = next;
                }
            }
        }
        Ok(())
    }
}
