//! Tests that proofs have the same bytes as ark-groth16's proofs.

mod common;

use ark_bls12_377::Bls12_377;
use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::pairing::Pairing;
use ark_ec::short_weierstrass::Affine;
use ark_ff::UniformRand;
use ark_groth16::r1cs_to_qap::{LibsnarkReduction, R1CSToQAP};
use ark_groth16::{Groth16, Proof, ProvingKey, prepare_verifying_key};
use ark_poly::GeneralEvaluationDomain;
use ark_relations::gr1cs::{
    ConstraintSynthesizer, ConstraintSystem, ConstraintSystemRef, LinearCombination, OptimizationGoal,
    R1CS_PREDICATE_LABEL, SynthesisError, SynthesisMode, Variable,
};
use ark_serialize::CanonicalSerialize;
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;
use common::Circuit;
use cumsm::arkworks::{Accelerated, convert};
use cumsm::{Backend, Msm, MsmError};
use cumsm_groth16::{
    AcceleratedCircomReduction, AcceleratedReduction, Constraints, PointFault, Prover, ProverError, ProverPairing,
};
use proptest::prelude::*;
use rayon::prelude::*;

fn bytes(value: &impl CanonicalSerialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    value.serialize_uncompressed(&mut bytes).unwrap();
    bytes
}

fn key<E: Pairing, R: R1CSToQAP>(circuit: Circuit) -> ProvingKey<E> {
    let mut rng = StdRng::seed_from_u64(circuit.seed);
    Groth16::<E, R>::generate_random_parameters_with_reduction(circuit.without_witness(), &mut rng).unwrap()
}

/// The assignment of the circuit: 1, then the public inputs, then the witness.
fn assignment<E: Pairing>(circuit: Circuit) -> Vec<E::ScalarField> {
    let cs = ConstraintSystem::new_ref();
    circuit.generate_constraints(cs.clone()).unwrap();
    [cs.instance_assignment().unwrap(), cs.witness_assignment().unwrap()].concat()
}

/// Tests that all ways to compute a proof, with a key for ark-groth16's own reduction, give the same bytes.
fn all_ways_agree<E: ProverPairing>(circuit: Circuit) {
    let key = key::<E, LibsnarkReduction>(circuit);
    let mut rng = StdRng::seed_from_u64(2);
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(&mut rng));
    let proof = Groth16::<E>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    let expected = bytes(&proof);
    let inputs = &assignment::<E>(circuit)[1..=circuit.inputs];
    assert!(Groth16::<E>::verify_proof(&prepare_verifying_key(&key.vk), &proof, inputs).unwrap());

    let proof = Groth16::<E, AcceleratedReduction>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    assert_eq!(bytes(&proof), expected, "the reduction alone");
    let accelerated: ProvingKey<Accelerated<E>> = convert(&key).unwrap();
    let proof =
        Groth16::<Accelerated<E>, AcceleratedReduction>::create_proof_with_reduction(circuit, &accelerated, r, s);
    assert_eq!(bytes(&proof.unwrap()), expected, "the reduction and the sums");

    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let prover = Prover::<E>::builder().verify(true).build(key.clone(), constraints).unwrap();
    assert_eq!(bytes(&prover.prove_circuit_with(circuit, r, s).unwrap()), expected, "a circuit");
    let assignment = assignment::<E>(circuit);
    assert_eq!(bytes(&prover.prove(&assignment, r, s).unwrap()), expected, "an assignment");
    let (proof, phases) = prover.prove_in_phases(&assignment, r, s).unwrap();
    assert_eq!(bytes(&proof), expected, "in phases");
    assert!(phases.total >= phases.transforms + phases.a);
    let zero = E::ScalarField::default();
    for (r, s) in [(zero, s), (r, zero), (zero, zero)] {
        let plain = Groth16::<E>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
        assert_eq!(bytes(&prover.prove(&assignment, r, s).unwrap()), bytes(&plain), "r or s is 0");
    }
}

#[test]
fn proofs_of_small_circuits_are_those_of_arkworks() {
    for (inputs, constraints) in [(0, 0), (0, 1), (1, 1), (3, 0), (2, 5), (1, 62), (2, 61), (3, 61)] {
        let circuit = Circuit::new(inputs, constraints, 7);
        all_ways_agree::<Bls12_381>(circuit);
        all_ways_agree::<Bls12_377>(circuit);
        all_ways_agree::<Bn254>(circuit);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn proofs_of_random_circuits_are_those_of_arkworks(
        inputs in 0usize..20, constraints in 0usize..300, seed: u64, curve in 0..3,
    ) {
        let circuit = Circuit::new(inputs, constraints, seed);
        match curve {
            0 => all_ways_agree::<Bls12_381>(circuit),
            1 => all_ways_agree::<Bls12_377>(circuit),
            _ => all_ways_agree::<Bn254>(circuit),
        }
    }
}

/// BW6-761 differs from the other curves: the coordinates of G2 are in the prime field, and a scalar has six limbs.
#[cfg(feature = "bw6-761")]
#[test]
fn proofs_over_bw6_761_are_those_of_arkworks() {
    for (inputs, constraints) in [(0, 1), (2, 5), (3, 300)] {
        let circuit = Circuit::new(inputs, constraints, 7);
        all_ways_agree::<ark_bw6_761::BW6_761>(circuit);
        circoms_reduction_proves::<ark_bw6_761::BW6_761>(circuit);
    }
}

/// Tests a circuit that is large enough for several threads to compute the transforms and the sparse products.
#[test]
fn a_proof_of_5000_constraints_is_that_of_arkworks() {
    all_ways_agree::<Bn254>(Circuit::new(5, 5000, 3));
}

/// Tests keys for circom's reduction. The proofs of [`Prover`] must have the same bytes as ark-groth16's proof with
/// [`AcceleratedCircomReduction`].
fn circoms_reduction_proves<E: ProverPairing>(circuit: Circuit) {
    let key = key::<E, AcceleratedCircomReduction>(circuit);
    let mut rng = StdRng::seed_from_u64(2);
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(&mut rng));
    let proof = Groth16::<E, AcceleratedCircomReduction>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    let assignment = assignment::<E>(circuit);
    let inputs = &assignment[1..=circuit.inputs];
    assert!(Groth16::<E>::verify_proof(&prepare_verifying_key(&key.vk), &proof, inputs).unwrap());
    let prover = Prover::<E>::new(key, Constraints::of(circuit.without_witness()).unwrap()).unwrap();
    assert_eq!(bytes(&prover.prove_circuit_with(circuit, r, s).unwrap()), bytes(&proof));
    assert_eq!(bytes(&prover.prove(&assignment, r, s).unwrap()), bytes(&proof));
}

#[test]
fn circoms_reduction_proves_over_all_pairings() {
    for (inputs, constraints) in [(0, 0), (0, 1), (2, 5), (3, 250)] {
        let circuit = Circuit::new(inputs, constraints, 11);
        circoms_reduction_proves::<Bls12_381>(circuit);
        circoms_reduction_proves::<Bls12_377>(circuit);
        circoms_reduction_proves::<Bn254>(circuit);
    }
}

/// This crate has no pairing for MNT4-753, so arkworks computes the reduction over the scalar field of MNT4-753.
#[test]
fn other_fields_are_left_to_arkworks() {
    type F = ark_mnt4_753::Fr;
    let circuit = Circuit::new(3, 50, 5);
    let cs = ConstraintSystem::<F>::new_ref();
    cs.set_optimization_goal(OptimizationGoal::Constraints);
    cs.set_mode(SynthesisMode::Prove { construct_matrices: true, generate_lc_assignments: false });
    circuit.generate_constraints(cs.clone()).unwrap();
    cs.finalize();
    type D = GeneralEvaluationDomain<F>;
    let expected = LibsnarkReduction::witness_map::<F, D>(cs.clone()).unwrap();
    assert_eq!(AcceleratedReduction::witness_map::<F, D>(cs.clone()).unwrap(), expected);
    let matrices = cs.to_matrices().unwrap().remove(R1CS_PREDICATE_LABEL).unwrap();
    let assignment = [cs.instance_assignment().unwrap(), cs.witness_assignment().unwrap()].concat();
    let map = AcceleratedReduction::witness_map_from_matrices::<F, D>;
    assert_eq!(map(&matrices, 4, 50, &assignment).unwrap(), expected);
    let circom = AcceleratedCircomReduction::witness_map::<F, D>(cs).unwrap();
    let map = AcceleratedCircomReduction::witness_map_from_matrices::<F, D>;
    assert_eq!(map(&matrices, 4, 50, &assignment).unwrap(), circom);
    assert_eq!(map(&matrices[..2], 4, 50, &assignment).unwrap(), circom);
}

/// The scalar field of MNT6-753 is the base field of MNT4-753. The field has roots of unity of the orders 2^15 and
/// 5·2^14, but no root of unity of order 2^16.
#[test]
fn circoms_reduction_needs_a_domain_of_twice_the_size() {
    type F = ark_mnt4_753::Fq;
    type D = GeneralEvaluationDomain<F>;
    let too_large = SynthesisError::PolynomialDegreeTooLarge;
    let map = |constraints: usize| {
        let matrices = [(); 3].map(|()| vec![vec![]; constraints]);
        AcceleratedCircomReduction::witness_map_from_matrices::<F, D>(&matrices, 1, constraints, &[F::from(1)])
    };
    assert_eq!(map((1 << 14) - 1).map(|values| values.len()), Ok(1 << 14));
    assert_eq!(map((1 << 15) - 1), Err(too_large));
    let scalars = |size: usize| {
        let [t, zt, delta_inverse] = [3, 5, 7].map(F::from);
        AcceleratedCircomReduction::h_query_scalars::<F, D>(size - 1, t, zt, delta_inverse)
    };
    for size in [1, 2, 4, 1 << 14] {
        assert_eq!(scalars(size).map(|scalars| scalars.len()), Ok(size));
    }
    assert_eq!(scalars(1 << 15), Err(too_large));
}

#[test]
fn faults_of_circoms_reduction_are_named() {
    type F = ark_bn254::Fr;
    type D = GeneralEvaluationDomain<F>;
    let of_system = AcceleratedCircomReduction::witness_map::<F, D>;
    assert_eq!(of_system(ConstraintSystemRef::None), Err(SynthesisError::MissingCS));
    let map = AcceleratedCircomReduction::witness_map_from_matrices::<F, D>;
    let one = F::from(1);
    let matrix = vec![vec![(one, 0), (one, 1)]];
    let matrices = [matrix.clone(), matrix.clone(), matrix];
    assert!(map(&matrices, 1, 1, &[one; 2]).is_ok());
    assert_eq!(map(&matrices[..1], 1, 1, &[one; 2]), Err(SynthesisError::ArityMismatch));
    assert_eq!(map(&[matrices[0].clone(), vec![]], 1, 1, &[one; 2]), Err(SynthesisError::ArityMismatch));
    assert_eq!(map(&matrices, 1, 2, &[one; 2]), Err(SynthesisError::ArityMismatch));
    // The assignment is too short for the inputs, and for a column.
    assert_eq!(map(&matrices, 3, 1, &[one; 2]), Err(SynthesisError::AssignmentMissing));
    assert_eq!(map(&matrices, 1, 1, &[one]), Err(SynthesisError::AssignmentMissing));
}

/// A key of snarkjs has no matrix C.
#[test]
fn circoms_reduction_needs_no_matrix_c() {
    type F = ark_bn254::Fr;
    type D = GeneralEvaluationDomain<F>;
    let circuit = Circuit::new(2, 70, 9);
    let cs = ConstraintSystem::<F>::new_ref();
    cs.set_optimization_goal(OptimizationGoal::Constraints);
    circuit.generate_constraints(cs.clone()).unwrap();
    cs.finalize();
    let matrices = cs.to_matrices().unwrap().remove(R1CS_PREDICATE_LABEL).unwrap();
    let assignment = [cs.instance_assignment().unwrap(), cs.witness_assignment().unwrap()].concat();
    let map = |matrices: &[_]| {
        AcceleratedCircomReduction::witness_map_from_matrices::<F, D>(matrices, 3, 70, &assignment).unwrap()
    };
    let expected = map(&matrices);
    assert_eq!(map(&matrices[..2]), expected);
    assert_eq!(map(&[&matrices[..2], &[vec![]]].concat()), expected);
    // With three matrices, the map depends on the matrix C.
    let mut other = matrices.clone();
    other[2][0].push((F::from(1), 0));
    assert_ne!(map(&other), expected);
}

/// The linear combination of the constraint contains another linear combination. Before the system is finalized, the
/// system has no value for the inner linear combination.
#[test]
fn a_system_that_is_not_finalized_is_refused() {
    type F = ark_bn254::Fr;
    type D = GeneralEvaluationDomain<F>;
    let cs = ConstraintSystem::<F>::new_ref();
    cs.set_mode(SynthesisMode::Prove { construct_matrices: true, generate_lc_assignments: false });
    let x = cs.new_witness_variable(|| Ok(F::from(2))).unwrap();
    let plus_one = |variable: Variable| LinearCombination::from(variable) + Variable::One;
    let inner = cs.new_lc(|| plus_one(x)).unwrap();
    cs.enforce_r1cs_constraint(|| plus_one(inner), || x.into(), || LinearCombination::from((F::from(4), x))).unwrap();
    let map = AcceleratedCircomReduction::witness_map::<F, D>;
    assert_eq!(map(cs.clone()), Err(SynthesisError::AssignmentMissing));
    cs.finalize();
    let matrices = cs.to_matrices().unwrap().remove(R1CS_PREDICATE_LABEL).unwrap();
    let expected = AcceleratedCircomReduction::witness_map_from_matrices::<F, D>(&matrices, 1, 1, &[1, 2].map(F::from));
    assert_eq!(map(cs), expected);
}

#[test]
fn an_assignment_that_does_not_satisfy_the_circuit_is_refused_with_its_constraint() {
    let circuit = Circuit::new(2, 40, 1);
    let prover = Prover::<Bn254>::new(
        key::<Bn254, LibsnarkReduction>(circuit),
        Constraints::of(circuit.without_witness()).unwrap(),
    )
    .unwrap();
    let mut rng = StdRng::seed_from_u64(1);
    for constraint in [0, 17, 39] {
        let broken = Circuit { broken: Some(constraint), ..circuit };
        let error = prover.prove_circuit(broken, &mut rng).unwrap_err();
        assert_eq!(error, ProverError::Unsatisfied { constraint });
        let [r, s] = [(); 2].map(|()| ark_bn254::Fr::rand(&mut rng));
        assert_eq!(prover.prove(&assignment::<Bn254>(broken), r, s).unwrap_err(), error);
    }
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let circuit = Circuit::new(2, 40, 1);
    let constraints = || Constraints::of(circuit.without_witness()).unwrap();
    let prover = Prover::<Bn254>::new(key::<Bn254, LibsnarkReduction>(circuit), constraints()).unwrap();
    let mut rng = StdRng::seed_from_u64(1);
    for (other, what) in [(Circuit::new(2, 41, 1), "constraints"), (Circuit::new(3, 40, 1), "public inputs")] {
        let error = prover.prove_circuit(other, &mut rng).unwrap_err();
        assert!(matches!(error, ProverError::OtherCircuit { what: found, .. } if found == what), "{error}");
        let key = key::<Bn254, LibsnarkReduction>(other);
        let error = Prover::<Bn254>::new(key, constraints()).unwrap_err();
        assert!(matches!(error, ProverError::KeyLength { .. }), "{error}");
    }
    let [r, s] = [(); 2].map(|()| ark_bn254::Fr::rand(&mut rng));
    let mut values = assignment::<Bn254>(circuit);
    values[0] += ark_bn254::Fr::from(1);
    assert_eq!(prover.prove(&values, r, s).unwrap_err(), ProverError::NotOne);
    values.pop();
    let error = ProverError::AssignmentLength { found: 43, expected: 44 };
    assert_eq!(prover.prove(&values, r, s).unwrap_err(), error);
}

/// ark-groth16's verifier takes missing inputs as 0 and ignores surplus inputs. The last public input of the circuit is
/// not 0.
#[test]
fn verification_takes_exactly_the_public_inputs() {
    let circuit = Circuit::new(3, 5, 1);
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let prover = Prover::<Bn254>::new(key::<Bn254, LibsnarkReduction>(circuit), constraints).unwrap();
    let assignment = assignment::<Bn254>(circuit);
    let proof = prover.prove(&assignment, 2.into(), 3.into()).unwrap();
    let inputs = &assignment[1..=3];
    assert_eq!(prover.verify(&proof, inputs), Ok(true));
    assert_eq!(prover.verify(&proof, &[inputs[0], inputs[1], inputs[2] + ark_bn254::Fr::from(1)]), Ok(false));
    for (found, inputs) in [(0, &[][..]), (2, &inputs[..2]), (4, &[inputs, &[5.into()]].concat())] {
        let error = ProverError::PublicInputs { found, expected: 3 };
        assert_eq!(prover.verify(&proof, inputs), Err(error));
    }
}

/// Tests circuits without public inputs and with many public inputs, over each of the pairings.
#[test]
fn proofs_with_few_and_many_public_inputs_are_verified() {
    fn verifies<E: ProverPairing>(inputs: usize) {
        let circuit = Circuit::new(inputs, 5, 1);
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let prover = Prover::<E>::new(key::<E, LibsnarkReduction>(circuit), constraints).unwrap();
        let assignment = assignment::<E>(circuit);
        let proof = prover.prove(&assignment, 2u64.into(), 3u64.into()).unwrap();
        let mut inputs = assignment[1..=inputs].to_vec();
        assert_eq!(prover.verify(&proof, &inputs), Ok(true));
        if let Some(last) = inputs.last_mut() {
            *last += E::ScalarField::from(1u64);
            assert_eq!(prover.verify(&proof, &inputs), Ok(false));
        }
    }
    for inputs in [0, 1, 300] {
        verifies::<Bn254>(inputs);
        verifies::<Bls12_381>(inputs);
        verifies::<Bls12_377>(inputs);
    }
}

/// In each proof, one point is not on the curve, or is outside the subgroup of prime order.
#[test]
fn proofs_with_points_outside_the_groups_are_invalid() {
    let circuit = Circuit::new(1, 5, 1);
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let prover = Prover::<Bls12_381>::new(key::<Bls12_381, LibsnarkReduction>(circuit), constraints).unwrap();
    let assignment = assignment::<Bls12_381>(circuit);
    let proof = prover.prove(&assignment, 2.into(), 3.into()).unwrap();
    let is_valid = |proof: &Proof<Bls12_381>| prover.verify(proof, &assignment[1..2]).unwrap();
    assert!(is_valid(&proof));
    // (1, 1) is on neither curve. (0, 2) is on y² = x³ + 4, with order 3.
    let off_g1 = ark_bls12_381::G1Affine::new_unchecked(1.into(), 1.into());
    let off_g2 = ark_bls12_381::G2Affine::new_unchecked(1.into(), 1.into());
    let order_3 = ark_bls12_381::G1Affine::new_unchecked(0.into(), 2.into());
    assert!(order_3.is_on_curve());
    for point in [off_g1, order_3] {
        assert!(!is_valid(&Proof { a: point, ..proof.clone() }));
        assert!(!is_valid(&Proof { c: point, ..proof.clone() }));
    }
    assert!(!is_valid(&Proof { b: off_g2, ..proof.clone() }));
}

/// In each key, one point is the identity, not on the curve, or outside the subgroup of prime order.
#[test]
fn keys_with_invalid_points_are_refused() {
    let circuit = Circuit::new(1, 5, 1);
    let key = key::<Bls12_381, LibsnarkReduction>(circuit);
    let error = |change: &dyn Fn(&mut ProvingKey<Bls12_381>)| {
        let mut key = key.clone();
        change(&mut key);
        Prover::new(key, Constraints::of(circuit.without_witness()).unwrap()).unwrap_err()
    };
    let fault = |point: &str, fault| ProverError::KeyPoint { point: point.into(), fault };
    // (1, 1) is on neither curve. (0, 2) is on y² = x³ + 4, with order 3.
    let order_3 = ark_bls12_381::G1Affine::new_unchecked(0.into(), 2.into());
    for (g1, g2, expected) in [
        (Affine::identity(), Affine::identity(), PointFault::Identity),
        (Affine::new_unchecked(1.into(), 1.into()), Affine::new_unchecked(1.into(), 1.into()), PointFault::NotOnCurve),
    ] {
        assert_eq!(error(&|key| key.vk.alpha_g1 = g1), fault("alpha_g1", expected));
        assert_eq!(error(&|key| key.beta_g1 = g1), fault("beta_g1", expected));
        assert_eq!(error(&|key| key.delta_g1 = g1), fault("delta_g1", expected));
        assert_eq!(error(&|key| key.vk.beta_g2 = g2), fault("beta_g2", expected));
        assert_eq!(error(&|key| key.vk.gamma_g2 = g2), fault("gamma_g2", expected));
        assert_eq!(error(&|key| key.vk.delta_g2 = g2), fault("delta_g2", expected));
    }
    assert_eq!(error(&|key| key.vk.alpha_g1 = order_3), fault("alpha_g1", PointFault::NotInSubgroup));
    assert_eq!(error(&|key| key.vk.gamma_abc_g1[1] = order_3), fault("gamma_abc_g1[1]", PointFault::NotInSubgroup));
    assert_eq!(error(&|key| key.vk.delta_g2 = key.vk.gamma_g2), ProverError::NoContribution);
}

#[test]
fn matrices_that_do_not_fit_together_are_refused() {
    let one = ark_bn254::Fr::from(1);
    let (row, empty) = (vec![(one, 0), (one, 2)], vec![Vec::new()]);
    let matrix = vec![row.clone()];
    let error = |matrices: &[Vec<Vec<_>>], inputs, variables| {
        Constraints::from_matrices(matrices, inputs, variables).unwrap_err()
    };
    assert_eq!(error(&[], 1, 3), ProverError::Matrices { found: 0 });
    assert_eq!(error(&[empty.clone(), empty.clone()], 1, 3), ProverError::Matrices { found: 2 });
    let longer = vec![row.clone(), row];
    for (matrix, second, third) in [("B", &longer, &empty), ("C", &empty, &longer)] {
        let expected = ProverError::MatrixRows { matrix, found: 2, expected: 1 };
        assert_eq!(error(&[empty.clone(), second.clone(), third.clone()], 1, 3), expected);
    }
    for (index, name) in ["A", "B", "C"].into_iter().enumerate() {
        let mut matrices = [empty.clone(), empty.clone(), empty.clone()];
        matrices[index] = matrix.clone();
        assert!(Constraints::from_matrices(&matrices, 1, 3).is_ok());
        let expected = ProverError::MatrixColumn { matrix: name, row: 0, entry: 1, column: 2, variables: 2 };
        assert_eq!(error(&matrices, 1, 2), expected);
    }
    let matrices = [empty.clone(), empty.clone(), empty];
    for (found, variables) in [(0, 3), (4, 3), (1, 0)] {
        assert_eq!(error(&matrices, found, variables), ProverError::Inputs { found, variables });
    }
    let error = error(&matrices, usize::MAX, usize::MAX);
    assert!(matches!(error, ProverError::Msm(MsmError::MatrixTooLarge { .. })), "{error}");
}

#[test]
fn a_key_of_another_circuit_of_the_same_shape_is_refused_by_the_verifier() {
    let circuit = Circuit::new(2, 40, 1);
    let other = Circuit { seed: 9, ..circuit };
    let key = key::<Bn254, LibsnarkReduction>(other);
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let prover = Prover::<Bn254>::builder().verify(true).build(key, constraints).unwrap();
    let error = prover.prove_circuit(circuit, &mut StdRng::seed_from_u64(1)).unwrap_err();
    assert_eq!(error, ProverError::Refused);
}

/// The pool has two CPU engines. One assignment is wrong. Only the request with the wrong assignment may fail.
#[test]
fn a_pool_proves_all_requests_in_order() {
    let circuit = Circuit::new(2, 5, 1);
    let key = key::<Bn254, LibsnarkReduction>(circuit);
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let engines = [(); 2].map(|()| Msm::builder().backend(Backend::Cpu).build().unwrap());
    let pool = Prover::<Bn254>::builder().build_pool(&engines, key.clone(), constraints).unwrap();
    assert_eq!(pool.provers().len(), 2);
    let (wrong, constraint) = (3, 4);
    let requests: Vec<_> = (0..7u64)
        .map(|i| {
            let broken = (i == wrong).then_some(constraint);
            let assignment = assignment::<Bn254>(Circuit { broken, ..circuit });
            (assignment, ark_bn254::Fr::from(i), ark_bn254::Fr::from(10 + i))
        })
        .collect();
    let check = |proofs: Vec<Result<_, _>>| {
        assert_eq!(proofs.len(), requests.len());
        for (i, (proof, (assignment, r, s))) in (0..).zip(proofs.into_iter().zip(&requests)) {
            if i == wrong {
                assert_eq!(proof.unwrap_err(), ProverError::Unsatisfied { constraint });
            } else {
                let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, *r, *s).unwrap();
                let proof = proof.unwrap();
                assert_eq!(bytes(&proof), bytes(&expected), "request {i}");
                assert!(pool.verify(&proof, &assignment[1..=circuit.inputs]).unwrap());
            }
        }
    };
    check(pool.prove_all(&requests));
    let threads = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    check(threads.install(|| pool.prove_all(&requests)));
    check(requests.par_iter().map(|(assignment, r, s)| pool.prove(assignment, *r, *s)).collect());
    assert!(pool.prove_all(&requests[..0]).is_empty());
}

#[test]
fn a_pool_needs_an_engine() {
    let circuit = Circuit::new(1, 1, 1);
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let pool = Prover::<Bn254>::builder().build_pool(&[], key::<Bn254, LibsnarkReduction>(circuit), constraints);
    let error = pool.unwrap_err();
    assert!(matches!(error, ProverError::Msm(MsmError::InvalidOption { option: "engines", .. })), "{error}");
}
