//! Reductions from R1CS to QAP, for the type parameter of ark-groth16's `Groth16`.

use std::any::{Any, TypeId};
use std::iter::successors;

use ark_ec::pairing::Pairing;
use ark_ff::PrimeField;
use ark_groth16::r1cs_to_qap::{LibsnarkReduction, R1CSToQAP, evaluate_constraint};
use ark_poly::EvaluationDomain;
use ark_relations::gr1cs::{
    ConstraintSystem, ConstraintSystemRef, LinearCombination, Matrix, R1CS_PREDICATE_LABEL, SynthesisError, Variable,
};
use cumsm::{Domain, DomainField, MsmError};
use rayon::prelude::*;

use crate::curves::for_each_pairing;
use crate::quotient::{Evaluations, TASK, multiply, product_of};
use crate::secret::Secret;

/// The result of `instance_map_with_evaluation`. For each variable, there are three polynomials: one for the matrix A,
/// one for B and one for C. The three vectors of the tuple have the values of these polynomials at τ. The other entries
/// of the tuple are τⁿ − 1, the number of variables minus 1, and n.
type InstanceMap<F> = (Vec<F>, Vec<F>, Vec<F>, F, usize, usize);

/// ark-groth16's own reduction, [`LibsnarkReduction`], with a witness map that cumsm computes. Keys and proofs have the
/// same bytes as the keys and proofs of ark-groth16's reduction.
///
/// ```
/// use ark_bls12_381::Bls12_381;
/// use ark_groth16::Groth16;
/// use cumsm::Accelerated;
/// use cumsm_groth16::AcceleratedReduction;
///
/// // cumsm computes both the sums and the witness map. A key of `Groth16<Bls12_381>` has the same bytes.
/// type Prover = Groth16<Accelerated<Bls12_381>, AcceleratedReduction>;
/// ```
///
/// cumsm computes the witness map under two conditions: the field is the scalar field of a curve that is a feature of
/// this package, and the size of the domain is a power of two. For all other fields and domains, and if cumsm cannot
/// allocate memory, arkworks computes the witness map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceleratedReduction;

impl R1CSToQAP for AcceleratedReduction {
    fn instance_map_with_evaluation<F: PrimeField, D: EvaluationDomain<F>>(
        cs: ConstraintSystemRef<F>,
        t: &F,
    ) -> Result<InstanceMap<F>, SynthesisError> {
        LibsnarkReduction::instance_map_with_evaluation::<F, D>(cs, t)
    }

    fn witness_map<F: PrimeField, D: EvaluationDomain<F>>(
        prover: ConstraintSystemRef<F>,
    ) -> Result<Vec<F>, SynthesisError> {
        let evaluations = has_field::<F>().then(|| evaluate::<F, D>(&prover).ok()).flatten();
        match evaluations.and_then(|evaluations| accelerated::<F, D>(evaluations, Basis::Powers).ok()) {
            Some(h) => Ok(h),
            None => LibsnarkReduction::witness_map::<F, D>(prover),
        }
    }

    fn witness_map_from_matrices<F: PrimeField, D: EvaluationDomain<F>>(
        matrices: &[Matrix<F>],
        num_inputs: usize,
        num_constraints: usize,
        full_assignment: &[F],
    ) -> Result<Vec<F>, SynthesisError> {
        let evaluate = || evaluate_matrices::<F, D>(matrices, num_inputs, num_constraints, full_assignment).ok();
        let evaluations = (has_field::<F>() && matrices.len() == 3).then(evaluate).flatten();
        match evaluations.and_then(|evaluations| accelerated::<F, D>(evaluations, Basis::Powers).ok()) {
            Some(h) => Ok(h),
            None => LibsnarkReduction::witness_map_from_matrices::<F, D>(
                matrices,
                num_inputs,
                num_constraints,
                full_assignment,
            ),
        }
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

/// circom's reduction, with a witness map that cumsm computes. snarkjs, rapidsnark and ark-circom use circom's
/// reduction. H is the domain of n elements, and w is arkworks' root of unity of order 2n. In the key, the bases of h
/// belong to the Lagrange polynomials of the coset w·H.
///
/// cumsm computes the witness map for the same fields and domains as in [`AcceleratedReduction`]. Over BLS12-381,
/// snarkjs and arkworks use different roots w. So this reduction does not work with the keys of snarkjs over BLS12-381.
///
/// The field must also have a domain of exactly 2n elements, because w has order 2n.
///
/// Keys of snarkjs have no matrix C. So `witness_map_from_matrices` also takes two matrices, or an empty third matrix.
/// If there is no matrix C, the values of c are the products a·b, as in ark-circom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceleratedCircomReduction;

impl R1CSToQAP for AcceleratedCircomReduction {
    fn instance_map_with_evaluation<F: PrimeField, D: EvaluationDomain<F>>(
        cs: ConstraintSystemRef<F>,
        t: &F,
    ) -> Result<InstanceMap<F>, SynthesisError> {
        LibsnarkReduction::instance_map_with_evaluation::<F, D>(cs, t)
    }

    fn witness_map<F: PrimeField, D: EvaluationDomain<F>>(
        prover: ConstraintSystemRef<F>,
    ) -> Result<Vec<F>, SynthesisError> {
        on_odd_coset::<F, D>(|| evaluate::<F, D>(&prover))
    }

    fn witness_map_from_matrices<F: PrimeField, D: EvaluationDomain<F>>(
        matrices: &[Matrix<F>],
        num_inputs: usize,
        num_constraints: usize,
        full_assignment: &[F],
    ) -> Result<Vec<F>, SynthesisError> {
        let matrices = match matrices {
            [rows @ .., c] if rows.len() == 2 && c.is_empty() => rows,
            all => all,
        };
        on_odd_coset::<F, D>(|| evaluate_matrices::<F, D>(matrices, num_inputs, num_constraints, full_assignment))
    }

    /// Each element of the domain of 2n elements has a Lagrange polynomial. For each element with an odd index, this
    /// function returns the value of the element's polynomial at τ, divided by δ. Like ark-circom, this function leaves
    /// out the power 2n − 1 of τ, because the degree of a·b − c is lower than 2n − 1.
    fn h_query_scalars<F: PrimeField, D: EvaluationDomain<F>>(
        max_power: usize,
        t: F,
        _zt: F,
        delta_inverse: F,
    ) -> Result<Vec<F>, SynthesisError> {
        let domain = domain_of_twice::<F, D>(max_power + 1)?;
        let powers: Vec<F> =
            successors(Some(delta_inverse), |power| Some(*power * t)).take(2 * max_power + 1).collect();
        Ok(domain.ifft(&powers).into_iter().skip(1).step_by(2).collect())
    }
}

/// The polynomial basis to which the points of h in the key belong.
enum Basis<F> {
    /// Powers of τ.
    Powers,
    /// The Lagrange polynomials of the coset with this offset.
    Coset(F),
}

/// Computes circom's witness map. cumsm overwrites the values of the constraints. If cumsm cannot allocate memory, this
/// function evaluates the constraints again, and computes the map with arkworks. So this function needs no copy of the
/// values of the constraints.
fn on_odd_coset<F: PrimeField, D: EvaluationDomain<F>>(
    evaluate: impl Fn() -> Result<Evaluations<F>, SynthesisError>,
) -> Result<Vec<F>, SynthesisError> {
    let too_large = SynthesisError::PolynomialDegreeTooLarge;
    let evaluations = evaluate()?;
    let n = evaluations.a.len();
    let offset = domain_of_twice::<F, D>(n)?.element(1);
    let evaluations = match accelerated::<F, D>(evaluations, Basis::Coset(offset)) {
        Ok(values) => return Ok(values),
        Err(Some(evaluations)) => evaluations,
        Err(None) => evaluate()?,
    };
    let domain = D::new(n).ok_or(too_large)?;
    let coset = domain.get_coset(offset).ok_or(too_large)?;
    let Evaluations { a, b, c } = evaluations;
    // The vectors already have the size of the domain, so the transforms do not make the vectors grow.
    let [mut a, b, c] = [a, b, c].map(|values| {
        let mut values = values.into_inner();
        domain.ifft_in_place(&mut values);
        coset.fft_in_place(&mut values);
        Secret::from(values)
    });
    multiply(&mut a, &b);
    a.par_iter_mut().zip(&*c).with_min_len(TASK).for_each(|(a, c)| *a -= c);
    Ok(a.into_inner())
}

/// Returns the domain of 2n elements. If the field has no domain of the requested size, `D::new` returns a larger
/// domain. For example, the scalar field of MNT6-753 has domains of 2^15 and of 5·2^14 elements, but no domain of 2^16
/// elements.
fn domain_of_twice<F: PrimeField, D: EvaluationDomain<F>>(n: usize) -> Result<D, SynthesisError> {
    let domain = D::new(2 * n).filter(|domain| domain.size() == 2 * n);
    domain.ok_or(SynthesisError::PolynomialDegreeTooLarge)
}

/// Returns the values of a, b and c for a constraint system that is synthesized and finalized. The errors are:
///
/// - `MissingCS`: there is no system.
/// - `PredicateNotFound`: the system has no R1CS predicate, or also has constraints that are not R1CS.
/// - `AssignmentMissing`: the system has no values, or the system is not finalized and has not computed the value of a
///   linear combination inside another linear combination.
/// - `PolynomialDegreeTooLarge`: the field has no domain for the size of the system.
fn evaluate<F: PrimeField, D: EvaluationDomain<F>>(
    cs: &ConstraintSystemRef<F>,
) -> Result<Evaluations<F>, SynthesisError> {
    let cs = cs.borrow().ok_or(SynthesisError::MissingCS)?;
    let constraints = cs.predicate_constraint_systems.get(R1CS_PREDICATE_LABEL);
    let constraints = constraints.ok_or(SynthesisError::PredicateNotFound)?;
    let rows = constraints.num_constraints();
    let inputs = cs.instance_assignment()?;
    if cs.num_constraints() != rows {
        return Err(SynthesisError::PredicateNotFound);
    }
    let size = D::new(rows + inputs.len()).ok_or(SynthesisError::PolynomialDegreeTooLarge)?.size();
    let [a, b, c] = constraints.get_constraints().as_slice() else { return Err(SynthesisError::ArityMismatch) };
    let values =
        |variables: &[Variable]| evaluate_variables(&cs, variables, size).ok_or(SynthesisError::AssignmentMissing);
    Ok(with_inputs(rows, inputs, [values(a)?, values(b)?, values(c)?]))
}

/// Returns the values of a, b and c, for the given values of the constraints. Writes the constant 1 and the public
/// inputs to `a`, after the `rows` values of the constraints.
fn with_inputs<F: PrimeField>(rows: usize, inputs: &[F], [mut a, b, c]: [Secret<F>; 3]) -> Evaluations<F> {
    a.iter_mut().skip(rows).zip(inputs).for_each(|(value, input)| *value = *input);
    Evaluations { a, b, c }
}

/// Returns the values of the variables, followed by zeros up to `size` elements. A variable can stand for a linear
/// combination. The calling thread alone looks up the terms of all combinations, because threads cannot share a
/// constraint system. `None` if the system has no value for a variable.
fn evaluate_variables<F: PrimeField>(
    cs: &ConstraintSystem<F>,
    variables: &[Variable],
    size: usize,
) -> Option<Secret<F>> {
    let terms_of = |&variable: &Variable| {
        if variable.is_lc() { cs.get_lc(variable) } else { LinearCombination::zero() }
    };
    let combinations: Vec<LinearCombination<F>> = variables.iter().map(terms_of).collect();
    let assignments = &cs.assignments;
    let term = |&(coefficient, variable): &(F, Variable)| {
        let value = assignments.assigned_value(variable)?;
        Some(if coefficient.is_one() { value } else { coefficient * value })
    };
    let mut values = Secret::zeros(size);
    values.par_iter_mut().zip(variables).zip(&combinations).try_for_each(|((place, &variable), terms)| {
        *place = match variable.is_lc() {
            true => terms.iter().map(term).sum::<Option<F>>()?,
            false => assignments.assigned_value(variable)?,
        };
        Some(())
    })?;
    Some(values)
}

/// Returns the values of a, b and c for matrices and an assignment. If there are only the matrices A and B, the values
/// of c are the products of the values of a and b. The errors are:
///
/// - `ArityMismatch`: the number of matrices is neither two nor three, or a matrix does not have one row for each
///   constraint.
/// - `AssignmentMissing`: the assignment is shorter than the number of inputs, or has no value for a column.
/// - `PolynomialDegreeTooLarge`: the field has no domain for the number of constraints and inputs.
fn evaluate_matrices<F: PrimeField, D: EvaluationDomain<F>>(
    matrices: &[Matrix<F>],
    inputs: usize,
    constraints: usize,
    assignment: &[F],
) -> Result<Evaluations<F>, SynthesisError> {
    let (a, b, c) = match matrices {
        [a, b] => (a, b, None),
        [a, b, c] => (a, b, Some(c)),
        _ => return Err(SynthesisError::ArityMismatch),
    };
    if matrices.iter().any(|matrix| matrix.len() != constraints) {
        return Err(SynthesisError::ArityMismatch);
    }
    let inputs = assignment.get(..inputs).ok_or(SynthesisError::AssignmentMissing)?;
    let size = D::new(constraints + inputs.len()).ok_or(SynthesisError::PolynomialDegreeTooLarge)?.size();
    let values = |matrix: &Matrix<F>| -> Result<Secret<F>, SynthesisError> {
        let mut values = Secret::zeros(size);
        let rows = values.par_iter_mut().zip(matrix);
        rows.try_for_each(|(sum, row)| {
            // `evaluate_constraint` panics if the assignment has no value for a column.
            if row.iter().any(|&(_, column)| column >= assignment.len()) {
                return Err(SynthesisError::AssignmentMissing);
            }
            *sum = evaluate_constraint(row, assignment);
            Ok(())
        })?;
        Ok(values)
    };
    let (a, b) = (values(a)?, values(b)?);
    let c = c.map_or_else(|| Ok(product_of(&a, &b)), values)?;
    Ok(with_inputs(constraints, inputs, [a, b, c]))
}

/// True if cumsm can compute witness maps over the field `F`.
fn has_field<F: PrimeField>() -> bool {
    let mut fields = Vec::new();
    macro_rules! add_field {
        ($pairing:ty) => {
            fields.push(TypeId::of::<<$pairing as Pairing>::ScalarField>());
        };
    }
    for_each_pairing!(add_field);
    fields.contains(&TypeId::of::<F>())
}

/// Computes the witness map with cumsm. If cumsm does not support the field or the domain, the error has the unchanged
/// evaluations. If cumsm cannot allocate memory, the error is `None`.
fn accelerated<F: PrimeField, D: EvaluationDomain<F>>(
    evaluations: Evaluations<F>,
    basis: Basis<F>,
) -> Result<Vec<F>, Option<Evaluations<F>>> {
    let size = evaluations.a.len();
    let domain = D::new(size).filter(|domain| domain.size() == size);
    let has_domain = domain.is_some_and(|domain| Some(domain.group_gen()) == F::get_root_of_unity(size as u64));
    if !has_field::<F>() || !has_domain || !size.is_power_of_two() {
        return Err(Some(evaluations));
    }
    let mut map: Box<dyn Any> = Box::new((evaluations, basis));
    macro_rules! try_field {
        ($pairing:ty) => {
            match mapped::<<$pairing as Pairing>::ScalarField, F>(map) {
                Ok(h) => return h.ok_or(None),
                Err(same) => map = same,
            }
        };
    }
    for_each_pairing!(try_field);
    drop(map);
    Err(None)
}

/// Computes the witness map over `T`, a field of cumsm, if `map` has evaluations over `T`. If `map` has evaluations
/// over another field, the error is the unchanged `map`.
fn mapped<T: DomainField, F: PrimeField>(map: Box<dyn Any>) -> Result<Option<Vec<F>>, Box<dyn Any>> {
    let map = map.downcast::<(Evaluations<T>, Basis<T>)>()?;
    let h = |(evaluations, basis): (Evaluations<T>, Basis<T>)| -> Result<Vec<T>, MsmError> {
        let domain = Domain::new(evaluations.a.len())?;
        let h = match basis {
            Basis::Powers => evaluations.quotient(&domain),
            Basis::Coset(offset) => evaluations.on_coset(&domain, offset),
        };
        Ok(h?.into_inner())
    };
    let h: Option<Box<dyn Any>> = h(*map).ok().map(|h| Box::new(h) as Box<dyn Any>);
    Ok(h.and_then(|h| h.downcast::<Vec<F>>().ok()).map(|h| *h))
}
