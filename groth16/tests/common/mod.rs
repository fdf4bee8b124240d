//! Circuits for tests.

use ark_ff::PrimeField;
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, LinearCombination, SynthesisError, Variable};
use ark_std::rand::rngs::StdRng;
use ark_std::rand::{Rng, SeedableRng};

/// A random circuit. Each constraint multiplies two random linear combinations of the earlier variables, and the value
/// of the next variable is the product. The seed determines all coefficients and values. The generation of a key uses
/// the circuit without the values of the variables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circuit {
    pub(crate) inputs: usize,
    pub(crate) constraints: usize,
    pub(crate) seed: u64,
    pub(crate) has_witness: bool,
    /// The index of the constraint whose product is made wrong. `None` if no product is wrong.
    pub(crate) broken: Option<usize>,
}

impl Circuit {
    pub(crate) fn new(inputs: usize, constraints: usize, seed: u64) -> Self {
        Self { inputs, constraints, seed, has_witness: true, broken: None }
    }

    pub(crate) fn without_witness(self) -> Self {
        Self { has_witness: false, ..self }
    }
}

impl<F: PrimeField> ConstraintSynthesizer<F> for Circuit {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let known = |value: F| if self.has_witness { Ok(value) } else { Err(SynthesisError::AssignmentMissing) };
        let mut variables = vec![(Variable::One, F::ONE)];
        for i in 0..=self.inputs {
            let value = F::from(rng.r#gen::<u8>());
            let of_value = || known(value);
            // The last variable of this loop is a witness variable, so there is at least one variable even if there are
            // no public inputs.
            let variable =
                if i < self.inputs { cs.new_input_variable(of_value)? } else { cs.new_witness_variable(of_value)? };
            variables.push((variable, value));
        }
        for constraint in 0..self.constraints {
            let mut combination = || -> (LinearCombination<F>, F) {
                let mut terms = LinearCombination::zero();
                let mut sum = F::ZERO;
                for _ in 0..rng.gen_range(0..4) {
                    let (variable, value) = variables[rng.gen_range(0..variables.len())];
                    let coefficient = match rng.gen_range(0..5) {
                        0 => -F::ONE,
                        1 => F::from(1u64 << rng.gen_range(0..60)),
                        2 => F::rand(&mut rng),
                        _ => F::ONE,
                    };
                    terms += (coefficient, variable);
                    sum += coefficient * value;
                }
                (terms, sum)
            };
            let ((a, value_a), (b, value_b)) = (combination(), combination());
            let mut value = value_a * value_b;
            if self.broken == Some(constraint) {
                value += F::ONE;
            }
            let product = cs.new_witness_variable(|| known(value))?;
            cs.enforce_r1cs_constraint(|| a, || b, || product.into())?;
            variables.push((product, value));
        }
        Ok(())
    }
}
