//! The constraints of a circuit, kept in memory.

use std::sync::Arc;

use ark_ff::{Field, PrimeField};
use ark_relations::gr1cs::{
    ConstraintSynthesizer, ConstraintSystem, ConstraintSystemRef, Matrix, OptimizationGoal, R1CS_PREDICATE_LABEL,
    SynthesisError, SynthesisMode, Variable,
};
use cumsm::{DomainField, MsmError, SparseMatrix};
use rayon::prelude::*;

use crate::error::ProverError;
use crate::quotient::{Evaluations, TASK, domain_size, product_of};
use crate::secret::Secret;

/// The matrices A, B and C of a circuit. An assignment z consists of 1, the public inputs and the witness. The
/// assignment satisfies the circuit if (A·z)∘(B·z) = C·z.
///
/// Each matrix has one row for each element of the domain. The first rows are the rows of the constraints. In A, the
/// rows of the constraints are followed by one row for the constant 1, and by one row for each public input. The row
/// of the constant 1 or of a public input has a single entry: the value 1, in the column of the constant 1 or of this
/// public input. All remaining rows are empty.
#[derive(Clone, Debug)]
pub struct Constraints<F> {
    pub(crate) a: Arc<SparseMatrix<F>>,
    pub(crate) b: Arc<SparseMatrix<F>>,
    /// The matrix C. `None` for a key of snarkjs, which does not contain C.
    pub(crate) c: Option<Arc<SparseMatrix<F>>>,
    /// For each element of the domain, the index of the row that belongs to this element. `None` if, for every i, row i
    /// belongs to element i. See [`snarkjs`](crate::snarkjs).
    pub(crate) places: Option<Vec<u32>>,
    /// The number of constraints. For a key of snarkjs, `rows` is the size of the domain, because the key does not
    /// state the number of constraints.
    pub(crate) rows: usize,
    /// The size of the domain.
    pub(crate) size: usize,
    /// The number of public inputs plus 1. The constant 1 counts as an input.
    pub(crate) inputs: usize,
    pub(crate) variables: usize,
}

/// The result of the synthesis of a circuit with its witness.
pub struct Synthesis<F: Field> {
    pub(crate) evaluations: Evaluations<F>,
    /// The constant 1, the public inputs, and the witness.
    pub(crate) assignment: Secret<F>,
}

impl<F: DomainField> Constraints<F> {
    /// Returns the constraints of a circuit. This function synthesizes the circuit without a witness. The generation of
    /// the circuit's key synthesizes the circuit in the same way.
    ///
    /// # Errors
    ///
    /// [`ProverError::Synthesis`], [`ProverError::OtherPredicate`], [`ProverError::Msm`].
    pub fn of(circuit: impl ConstraintSynthesizer<F>) -> Result<Self, ProverError> {
        let cs = synthesized(circuit, SynthesisMode::Setup)?;
        cs.finalize();
        let (rows, inputs, variables) = (cs.num_constraints(), cs.num_instance_variables(), cs.num_variables());
        let cs = cs.borrow().ok_or(SynthesisError::MissingCS)?;
        let constraints = cs.predicate_constraint_systems.get(R1CS_PREDICATE_LABEL);
        let matrices = constraints.map_or(&[][..], |constraints| constraints.get_constraints());
        let [a, b, c] = matrices else { return Err(ProverError::Matrices { found: matrices.len() }) };
        // Yields the entries of a row one by one, so that the matrices need not be stored in the form of ark-relations.
        let terms = |(row, combination): (usize, Variable)| {
            let terms = cs.get_lc(combination).0.into_iter();
            let terms = terms.filter(|(value, variable)| !value.is_zero() && !variable.is_zero());
            // `finalize` has inlined all linear combinations. So no variable of `combination` stands for another linear
            // combination: each variable is the constant 1, a public input or a witness variable, and has a column. If
            // there were a different variable, it would get a column outside the matrix, and `from_entries` would
            // return an error.
            let column = move |variable: Variable| variable.get_variable_index(inputs).unwrap_or(usize::MAX);
            terms.map(move |(value, variable)| (row, column(variable), value))
        };
        let [a, b, c] = [a, b, c]
            .map(|combinations| -> Terms<'_, F> { Box::new((0..).zip(combinations.iter().copied()).flat_map(&terms)) });
        Self::of_terms([a, b, c], rows, inputs, variables)
    }

    /// Returns the constraints with the given matrices, which are in the form of ark-relations. `inputs` is the number
    /// of public inputs plus 1.
    ///
    /// # Errors
    ///
    /// - [`ProverError::Matrices`] if there are not three matrices.
    /// - [`ProverError::MatrixRows`] if the matrices differ in the number of rows.
    /// - [`ProverError::MatrixColumn`] if the column of an entry is not below `variables`.
    /// - [`ProverError::Inputs`] if `inputs` is 0 or greater than `variables`.
    /// - [`ProverError::Msm`] if the matrices are too large, or the memory cannot be allocated.
    pub fn from_matrices(matrices: &[Matrix<F>], inputs: usize, variables: usize) -> Result<Self, ProverError> {
        let [a, b, c] = matrices else { return Err(ProverError::Matrices { found: matrices.len() }) };
        for (matrix, rows) in [("B", b), ("C", c)] {
            let (found, expected) = (rows.len(), a.len());
            if found != expected {
                return Err(ProverError::MatrixRows { matrix, found, expected });
            }
        }
        Self::of_terms([a, b, c].map(terms_of), a.len(), inputs, variables)
    }

    /// Returns the constraints whose matrices have the given entries. `rows` is the number of constraints.
    fn of_terms(
        [a, b, c]: [Terms<'_, F>; 3],
        rows: usize,
        inputs: usize,
        variables: usize,
    ) -> Result<Self, ProverError> {
        if inputs == 0 || inputs > variables {
            return Err(ProverError::Inputs { found: inputs, variables });
        }
        let size = domain_size(rows.saturating_add(inputs))?;
        let of_inputs = (0..inputs).map(|input| (rows + input, input, F::ONE));
        let a = matrix_of("A", size, variables, a.chain(of_inputs))?;
        let b = matrix_of("B", size, variables, b)?;
        let c = matrix_of("C", size, variables, c)?;
        Ok(Self { a: a.into(), b: b.into(), c: Some(c.into()), places: None, rows, size, inputs, variables })
    }

    /// The number of constraints.
    pub fn constraints(&self) -> usize {
        self.rows
    }

    /// The number of public inputs, without the constant 1.
    pub fn public_inputs(&self) -> usize {
        self.inputs - 1
    }

    /// The number of variables: the constant 1, the public inputs, and the witness.
    pub fn variables(&self) -> usize {
        self.variables
    }

    /// Computes A·z, B·z and C·z for the assignment z. If there is no matrix C, the elementwise product of A·z and B·z
    /// replaces C·z.
    pub(crate) fn evaluations(&self, assignment: &[F]) -> Result<Evaluations<F>, ProverError> {
        let product = |matrix: &SparseMatrix<F>| -> Result<Secret<F>, ProverError> {
            let rows = Secret::from(matrix.multiply(assignment)?);
            Ok(match &self.places {
                Some(places) => in_places(places, &rows).into(),
                None => rows,
            })
        };
        let (a, b) = (product(&self.a)?, product(&self.b)?);
        let c = match &self.c {
            Some(c) => product(c)?,
            None => product_of(&a, &b),
        };
        Ok(Evaluations { a, b, c })
    }

    /// Reads the values of the constraints, and the assignment, from the result of [`synthesized_with_witness`]. The
    /// circuit must have the same constraints as `self`.
    ///
    /// The constraint system computes the value of each linear combination when the circuit creates the combination. So
    /// this function needs no inlined combinations and no matrices.
    pub(crate) fn synthesis(&self, cs: &ConstraintSystemRef<F>) -> Result<Synthesis<F>, ProverError> {
        expect("constraints", cs.num_constraints(), self.rows)?;
        expect("public inputs", cs.num_instance_variables() - 1, self.public_inputs())?;
        expect("variables", cs.num_variables(), self.variables)?;
        let missing = SynthesisError::AssignmentMissing;
        let cs = cs.borrow().ok_or(missing)?;
        let (assignments, inputs) = (&cs.assignments, cs.instance_assignment()?);
        let values = |variables: &Vec<Variable>| -> Result<Secret<F>, ProverError> {
            let mut values = Secret::zeros(self.size);
            let rows = values.par_iter_mut().zip(variables).with_min_len(TASK);
            rows.try_for_each(|(value, &variable)| {
                *value = assignments.assigned_value(variable)?;
                Some(())
            })
            .ok_or(missing)?;
            Ok(values)
        };
        let constraints = cs.predicate_constraint_systems.get(R1CS_PREDICATE_LABEL);
        let [a, b, c] = constraints.map_or(&[][..], |constraints| constraints.get_constraints()) else {
            return Err(missing.into());
        };
        let (mut a, b, c) = (values(a)?, values(b)?, values(c)?);
        a.iter_mut().skip(self.rows).zip(inputs).for_each(|(value, input)| *value = *input);
        let assignment = [inputs, cs.witness_assignment()?].concat().into();
        Ok(Synthesis { evaluations: Evaluations { a, b, c }, assignment })
    }
}

/// The entries of a matrix, sorted by row. An entry is its row, its column and its value.
type Terms<'a, F> = Box<dyn Iterator<Item = (usize, usize, F)> + 'a>;

/// Makes the matrix with the given name from its entries.
fn matrix_of<F: DomainField>(
    matrix: &'static str,
    rows: usize,
    variables: usize,
    terms: impl Iterator<Item = (usize, usize, F)>,
) -> Result<SparseMatrix<F>, ProverError> {
    SparseMatrix::from_entries(rows, variables, terms).map_err(|error| match error {
        MsmError::ColumnOutOfRange { row, entry, column, .. } => {
            ProverError::MatrixColumn { matrix, row, entry, column, variables }
        }
        error => error.into(),
    })
}

fn terms_of<F: PrimeField>(matrix: &Matrix<F>) -> Terms<'_, F> {
    let rows = matrix.iter().enumerate();
    Box::new(rows.flat_map(|(row, terms)| terms.iter().map(move |&(value, column)| (row, column, value))))
}

/// Returns the items at the given places, in the order of the places. A place is the index of an item.
pub(crate) fn in_places<T: Copy + Default + Send + Sync>(places: &[u32], items: &[T]) -> Vec<T> {
    // Every place is below the number of items.
    places.par_iter().map(|&place| items.get(place as usize).copied().unwrap_or_default()).collect()
}

fn expect(what: &'static str, found: usize, expected: usize) -> Result<(), ProverError> {
    if found == expected { Ok(()) } else { Err(ProverError::OtherCircuit { what, found, expected }) }
}

/// Synthesizes a circuit with its witness.
pub(crate) fn synthesized_with_witness<F: PrimeField>(
    circuit: impl ConstraintSynthesizer<F>,
) -> Result<ConstraintSystemRef<F>, ProverError> {
    synthesized(circuit, SynthesisMode::Prove { construct_matrices: true, generate_lc_assignments: true })
}

/// Synthesizes a circuit into a new constraint system, with the same optimisation goal as ark-groth16's generation of
/// keys. Returns an error if the circuit has constraints that are not R1CS.
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
