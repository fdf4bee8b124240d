//! Tests the provers of the examples, at a small size. [`MsmStatistics`](cumsm::arkworks::MsmStatistics) counts all
//! MSMs of the process, so these tests run one after the other.

use std::sync::{Mutex, PoisonError};

use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystem};
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;
use provers::groth16::{self, Circuit, Sha256Preimage, Squares};
use provers::{Curve, kzg};

static TURN: Mutex<()> = Mutex::new(());

/// All five MSMs of ark-groth16's prover are accelerated: for h, for l, for a, for b in G1, and for b in G2.
#[test]
fn all_msms_of_groth16_are_accelerated() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut rng = StdRng::seed_from_u64(1);
    let preimage = Circuit::Sha256(Sha256Preimage::random(1, &mut rng));
    let squares = Circuit::Squares(Squares::random(1 << 10, &mut rng));
    for (circuit, least) in [(preimage, 20_000), (squares, 1 << 10)] {
        let report = groth16::run(Curve::Bls12_381, &circuit, 1, 10).unwrap();
        assert!(report.constraints >= least, "{report}");
        assert!(report.same_bytes && report.verifies, "{report}");
        assert_eq!(report.msms, 5, "{report}");
    }
}

/// A commitment has two MSMs: an MSM for the polynomial, and an MSM without points for the blinding polynomial. An
/// opening has one MSM.
#[test]
fn all_msms_of_kzg10_are_accelerated() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    for degree in [1, 5, 1 << 10] {
        let report = kzg::run(Curve::Bls12_381, degree, 1).unwrap();
        assert!(report.same && report.verifies, "{report}");
        assert_eq!(report.msms, 3, "{report}");
    }
}

/// The circuit accepts the digest that the verifier computes, and no other digest.
#[test]
fn the_circuit_computes_sha256() {
    let mut rng = StdRng::seed_from_u64(1);
    let circuit = Sha256Preimage::random(2, &mut rng);
    let cs = ConstraintSystem::<ark_bls12_381::Fr>::new_ref();
    circuit.clone().generate_constraints(cs.clone()).unwrap();
    cs.finalize();
    assert!(cs.is_satisfied().unwrap());
    assert!(cs.num_constraints() > 1 << 15);
    let instance = cs.borrow().unwrap().instance_assignment().unwrap().to_vec();
    assert_eq!(instance[1..], circuit.public_input::<ark_bls12_381::Fr>());
}
