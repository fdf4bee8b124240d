//! The constraints of a circuit, resident.

use ark_ff::PrimeField;
use ark_relations::gr1cs::{
    ConstraintSynthesizer, ConstraintSystem, ConstraintSystemRef, Matrix, OptimizationGoal, R1CS_PREDICATE_LABEL,
    SynthesisMode, Variable,
};
use cumsm::{DomainField, SparseMatrix};
use rayon::prelude::*;

use crate::error::ProverError;

/// The matrices A, B and C of a circuit: (A·z)∘(B·z) = C·z for an assignment z, which is 1, the public inputs, the witness.
#[derive(Clone, Debug)]
pub struct Constraints<F> {
    pub(crate) a: SparseMatrix<F>,
    pub(crate) b: SparseMatrix<F>,
    /// Keys of snarkjs do not have it.
    pub(crate) c: Option<SparseMatrix<F>>,
    /// The number of rows of the matrices.
    pub(crate) rows: usize,
    /// The number of public inputs, and 1.
    pub(crate) inputs: usize,
    pub(crate) variables: usize,
}

/// The values of the rows of A, B and, if it is known, C.
pub(crate) struct Rows<F> {
    pub(crate) a: Vec<F>,
    pub(crate) b: Vec<F>,
    pub(crate) c: Option<Vec<F>>,
}

/// A circuit with its witness.
pub(crate) struct Synthesis<F> {
    pub(crate) rows: Rows<F>,
    /// 1, the public inputs, the witness.
    pub(crate) assignment: Vec<F>,
}

impl<F: DomainField> Constraints<F> {
    /// The constraints of a circuit, synthesized as for its key: without a witness.
    ///
    /// # Errors
    ///
    /// [`ProverError::Synthesis`], [`ProverError::OtherPredicate`], [`ProverError::Msm`].
    pub fn of(circuit: impl ConstraintSynthesizer<F>) -> Result<Self, ProverError> {
        let cs = synthesized(circuit, SynthesisMode::Setup)?;
        cs.finalize();
        let matrices = cs.to_matrices()?.remove(R1CS_PREDICATE_LABEL).unwrap_or_default();
        Self::from_matrices(&matrices, cs.num_instance_variables(), cs.num_variables())
    }

    /// The constraints with these matrices, in ark-relations' form. `inputs` counts the public inputs and 1.
    ///
    /// # Errors
    ///
    /// [`ProverError::OtherCircuit`] if there are not three matrices, or if they have different numbers of rows.
    /// [`ProverError::Msm`].
    pub fn from_matrices(matrices: &[Matrix<F>], inputs: usize, variables: usize) -> Result<Self, ProverError> {
        let [a, b, c] = matrices else {
            let (found, expected) = (matrices.len(), 3);
            return Err(ProverError::OtherCircuit { what: "matrices", found, expected });
        };
        for matrix in [b, c] {
            expect("rows in a matrix", matrix.len(), a.len())?;
        }
        if inputs == 0 || inputs > variables {
            return Err(ProverError::OtherCircuit { what: "public inputs and 1", found: inputs, expected: variables });
        }
        let rows = a.len();
        let [a, b, c] = [a, b, c].map(|matrix| SparseMatrix::new(matrix, variables));
        Ok(Self { a: a?, b: b?, c: Some(c?), rows, inputs, variables })
    }

    /// The number of constraints.
    pub fn constraints(&self) -> usize {
        self.rows
    }

    /// The number of public inputs, without 1.
    pub fn public_inputs(&self) -> usize {
        self.inputs - 1
    }

    /// The number of variables: 1, the public inputs, the witness.
    pub fn variables(&self) -> usize {
        self.variables
    }

    /// A·z, B·z and C·z.
    pub(crate) fn rows_of(&self, assignment: &[F]) -> Result<Rows<F>, ProverError> {
        let product = |matrix: &SparseMatrix<F>| matrix.multiply(assignment);
        Ok(Rows { a: product(&self.a)?, b: product(&self.b)?, c: self.c.as_ref().map(product).transpose()? })
    }

    /// Synthesizes a circuit of these constraints with its witness.
    ///
    /// The system notes the value of each linear combination when it is made. So nothing is inlined, and no matrix is made.
    pub(crate) fn synthesize(&self, circuit: impl ConstraintSynthesizer<F>) -> Result<Synthesis<F>, ProverError> {
        let mode = SynthesisMode::Prove { construct_matrices: true, generate_lc_assignments: true };
        let cs = synthesized(circuit, mode)?;
        expect("constraints", cs.num_constraints(), self.rows)?;
        expect("public inputs", cs.num_instance_variables() - 1, self.public_inputs())?;
        expect("variables", cs.num_variables(), self.variables)?;
        let missing = ark_relations::gr1cs::SynthesisError::AssignmentMissing;
        let cs = cs.borrow().ok_or(missing)?;
        let assignments = &cs.assignments;
        let values = |variables: &Vec<Variable>| -> Result<Vec<F>, ProverError> {
            let values: Option<Vec<F>> =
                variables.par_iter().map(|&variable| assignments.assigned_value(variable)).collect();
            values.ok_or(missing.into())
        };
        let constraints = cs.predicate_constraint_systems.get(R1CS_PREDICATE_LABEL);
        let [a, b, c] = constraints.map_or(&[][..], |constraints| constraints.get_constraints()) else {
            return Err(missing.into());
        };
        let rows = Rows { a: values(a)?, b: values(b)?, c: Some(values(c)?) };
        Ok(Synthesis { rows, assignment: [cs.instance_assignment()?, cs.witness_assignment()?].concat() })
    }
}

fn expect(what: &'static str, found: usize, expected: usize) -> Result<(), ProverError> {
    if found == expected { Ok(()) } else { Err(ProverError::OtherCircuit { what, found, expected }) }
}

/// A system with a circuit of R1CS, for the same goal as that of ark-groth16's keys.
fn synthesized<F: PrimeField>(
    circuit: impl ConstraintSynthesizer<F>,
    mode: SynthesisMode,
) -> Result<ConstraintSystemRef<F>, ProverError> {
    let cs = ConstraintSystem::new_ref();
    cs.set_optimization_goal(OptimizationGoal::Constraints);
    cs.set_mode(mode);
    circuit.generate_constraints(cs.clone())?;
    for (label, constraints) in cs.get_all_predicates_num_constraints() {
        if label != R1CS_PREDICATE_LABEL && constraints > 0 {
            return Err(ProverError::OtherPredicate { label });
        }
    }
    Ok(cs)
}
