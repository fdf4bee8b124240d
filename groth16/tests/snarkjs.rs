//! Tests proofs with keys of snarkjs.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ff::{One, UniformRand};
use ark_groth16::{Groth16, Proof, prepare_verifying_key};
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;
use cumsm::snarkjs::{Wtns, Zkey};
use cumsm_groth16::snarkjs::{proof_to_json, public_to_json};
use cumsm_groth16::{Prover, ProverError, ProverPairing};
use serde_json::Value;

fn vectors(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors/snarkjs").join(name)
}

fn read(path: &Path) -> Cursor<Vec<u8>> {
    Cursor::new(fs::read(path).unwrap())
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// Returns a verified proof for the witness. Tests that the prover refuses a changed witness.
fn proves<E: ProverPairing>(key: &Path, witness: &Path) -> (Prover<E>, Proof<E>, Vec<E::ScalarField>) {
    let mut file = Zkey::open(read(key)).unwrap();
    let prover: Prover<E> = Prover::<E>::builder().verify(true).build_from_zkey(&mut file).unwrap();
    let mut values: Vec<E::ScalarField> = Wtns::open(read(witness)).unwrap().values().unwrap();
    let mut rng = StdRng::seed_from_u64(1);
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(&mut rng));
    let proof = prover.prove(&values, r, s).unwrap();
    let public = values[1..=prover.constraints().public_inputs()].to_vec();
    assert!(Groth16::<E>::verify_proof(&prepare_verifying_key(prover.verifying_key()), &proof, &public).unwrap());
    let (in_phases, _) = prover.prove_in_phases(&values, r, s).unwrap();
    assert_eq!(in_phases, proof);

    // The test changes the output signal, because the constraints determine the value of this signal. A changed signal
    // that is in no constraint would not cause an error.
    values[1] += E::ScalarField::one();
    assert_eq!(prover.prove(&values, r, s).unwrap_err(), ProverError::Refused);
    (prover, proof, public)
}

/// snarkjs has made the key, the witness and the public signals. The JSON of snarkjs' verification key shows how
/// snarkjs writes numbers and points.
fn vectors_prove<E: ProverPairing>(name: &str) {
    let file = |ending: &str| vectors(&format!("{name}{ending}"));
    let (prover, proof, public) = proves::<E>(&file(".zkey"), &file(".wtns"));
    assert_eq!(public_to_json(&public), json(&file("-public.json")));
    let by_snarkjs = json(&file("-proof.json"));
    let ours = proof_to_json(&proof);
    assert_eq!(ours["curve"], by_snarkjs["curve"]);
    assert_eq!(ours["protocol"], by_snarkjs["protocol"]);
    let shape = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(shape(&ours), shape(&by_snarkjs));

    // The test makes a proof from three points of the key. So the JSON of the proof's points can be compared with the
    // JSON of snarkjs' key.
    let key = prover.verifying_key();
    let points = proof_to_json(&Proof::<E> { a: key.alpha_g1, b: key.beta_g2, c: key.gamma_abc_g1[0] });
    let expected = json(&file("-verification_key.json"));
    assert_eq!(points["pi_a"], expected["vk_alpha_1"]);
    assert_eq!(points["pi_b"], expected["vk_beta_2"]);
    assert_eq!(points["pi_c"], expected["IC"][0]);
}

/// The domain of each key has 8 elements. Over BLS12-381, snarkjs and arkworks order the elements of the domain
/// differently.
#[test]
fn keys_of_snarkjs_prove_over_both_of_its_curves() {
    vectors_prove::<Bn254>("bn254");
    vectors_prove::<Bls12_381>("bls12-381");
}

#[test]
fn the_circuit_of_the_example_is_proved() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    proves::<Bn254>(&data.join("poseidon.zkey"), &data.join("poseidon.wtns"));
}

#[test]
fn a_key_of_another_curve_is_refused() {
    let mut key = Zkey::open(read(&vectors("bn254.zkey"))).unwrap();
    let error = Prover::<Bls12_381>::from_zkey(&mut key).unwrap_err();
    assert!(matches!(error, ProverError::Msm(_)), "{error}");
}

/// The test copies the key's γ in G2 over the key's δ in G2. In the header, which is section 2, the last 18 numbers are
/// alpha1, beta1, beta2, gamma2, delta1 and delta2.
#[test]
fn a_key_without_a_contribution_is_refused() {
    let mut bytes = fs::read(vectors("bn254.zkey")).unwrap();
    let mut section = 12;
    let end = loop {
        let size = u64::from_le_bytes(bytes[section + 4..section + 12].try_into().unwrap()) as usize;
        let end = section + 12 + size;
        if bytes[section] == 2 {
            break end;
        }
        section = end;
    };
    let points = end - 18 * 32;
    bytes.copy_within(points + 8 * 32..points + 12 * 32, points + 14 * 32);
    let mut key = Zkey::open(Cursor::new(bytes)).unwrap();
    assert_eq!(Prover::<Bn254>::from_zkey(&mut key).unwrap_err(), ProverError::NoContribution);
}

/// Tests that every proper prefix of a key gives an error, and that a witness of another circuit gives an error.
#[test]
fn damaged_keys_and_foreign_witnesses_are_errors() {
    let bytes = fs::read(vectors("bn254.zkey")).unwrap();
    for length in 0..bytes.len() {
        let key = Zkey::open(Cursor::new(&bytes[..length]));
        if let Ok(mut key) = key {
            Prover::<Bn254>::from_zkey(&mut key).unwrap_err();
        }
    }
    let prover = Prover::<Bn254>::from_zkey(&mut Zkey::open(Cursor::new(&bytes)).unwrap()).unwrap();
    let one = ark_bn254::Fr::one();
    let error = prover.prove(&[one; 5], one, one).unwrap_err();
    assert_eq!(error, ProverError::AssignmentLength { found: 5, expected: 6 });
}
