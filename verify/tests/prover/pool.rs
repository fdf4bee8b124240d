//! Tests of pools of provers on emulated GPUs. Some of these GPUs are lost during a proof.

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::circuits::Circuit;
use crate::proofs::{assignment, key};
use ark_bn254::{Bn254, Fr};
use ark_groth16::{Groth16, ProvingKey};
use ark_std::rand::{SeedableRng, rngs::StdRng};
use cumsm::internals::{Counting, EmulatorOptions, Faults};
use cumsm::snarkjs::{Wtns, Zkey};
use cumsm::{Backend, Msm, MsmError};
use cumsm_groth16::snarkjs::CircomKey;
use cumsm_groth16::{Constraints, Prover, ProverError, ProverPool};

const CIRCUIT: Circuit = Circuit { inputs: 1, constraints: 5, seed: 3, has_witness: true, broken: None };

fn engine(options: EmulatorOptions) -> Msm {
    Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap()
}

fn lost_at(launch: u64) -> Msm {
    let faults = Faults { lost_at_launch: Some(launch), ..Faults::default() };
    engine(EmulatorOptions { faults, ..EmulatorOptions::DEFAULT })
}

/// Returns a pool of provers, and a list to which the pool adds each error that the pool reports.
fn pool(engines: &[Msm], key: &ProvingKey<Bn254>) -> (ProverPool<Bn254>, Arc<Mutex<Vec<ProverError>>>) {
    let reports = Arc::<Mutex<Vec<_>>>::default();
    let list = Arc::clone(&reports);
    let builder = Prover::<Bn254>::builder().on_fallback(move |error| list.lock().unwrap().push(error.clone()));
    let constraints = Constraints::of(CIRCUIT.without_witness()).unwrap();
    (builder.build_pool(engines, key.clone(), constraints).unwrap(), reports)
}

fn is_loss(error: &ProverError) -> bool {
    matches!(error, ProverError::Msm(MsmError::Device { .. }))
}

#[test]
fn a_lost_gpu_leaves_its_proofs_to_another_gpu() {
    let (key, assignment) = (key::<Bn254>(CIRCUIT), assignment::<Bn254>(CIRCUIT));
    let counting = engine(EmulatorOptions { counting: Counting::Computed, ..EmulatorOptions::DEFAULT });
    let (counted, _) = pool(std::slice::from_ref(&counting), &key);
    let launches = || counting.operation_counts().len() as u64;
    let of_build = launches();
    counted.prove(&assignment, Fr::from(1), Fr::from(1)).unwrap();
    let of_a_proof = launches();
    assert!(of_a_proof > 1);

    // If all provers have equal loads, the pool takes the first prover. The GPU of the first prover computes one proof,
    // and is lost in the middle of the prover's second proof.
    let engines = [lost_at(of_build + of_a_proof * 3 / 2), engine(EmulatorOptions::DEFAULT)];
    let (two, reports) = pool(&engines, &key);
    assert!(two.provers().iter().all(Prover::is_on_device));
    let expected = |r, s| Groth16::<Bn254>::create_proof_with_reduction(CIRCUIT, &key, r, s).unwrap();
    let requests: Vec<_> = (1..=5u64).map(|i| (&assignment, Fr::from(i), Fr::from(10 + i))).collect();
    let (_, r, s) = requests[0];
    assert_eq!(two.prove(&assignment, r, s).unwrap(), expected(r, s));
    assert!(reports.lock().unwrap().is_empty());
    for (proof, (_, r, s)) in two.prove_all(&requests).into_iter().zip(&requests) {
        assert_eq!(proof.unwrap(), expected(*r, *s));
    }
    assert_eq!(two.prove(&assignment, r, s).unwrap(), expected(r, s));
    assert_eq!(two.prove_circuit_with(CIRCUIT, r, s).unwrap(), expected(r, s));
    let reports = reports.lock().unwrap();
    assert!(reports.len() == 1 && is_loss(&reports[0]), "{reports:?}");

    // If all GPUs are lost, the error of the first GPU is returned.
    let (one, _) = pool(&[lost_at(of_build + of_a_proof / 2)], &key);
    for proof in one.prove_all(&requests[..3]) {
        let error = proof.unwrap_err();
        assert!(is_loss(&error), "{error}");
    }
}

/// If a GPU is lost while it proves a circuit, another GPU proves the circuit, and the proof has the same bytes.
#[test]
fn a_circuit_is_proved_after_a_loss() {
    let key = key::<Bn254>(CIRCUIT);
    let counting = engine(EmulatorOptions { counting: Counting::Computed, ..EmulatorOptions::DEFAULT });
    let (counted, _) = pool(std::slice::from_ref(&counting), &key);
    let of_build = counting.operation_counts().len() as u64;
    let (r, s) = (Fr::from(5), Fr::from(6));
    let expected = Groth16::<Bn254>::create_proof_with_reduction(CIRCUIT, &key, r, s).unwrap();
    assert_eq!(counted.prove_circuit_with(CIRCUIT, r, s).unwrap(), expected);
    let of_a_proof = counting.operation_counts().len() as u64;

    let (two, reports) = pool(&[lost_at(of_build + of_a_proof / 2), engine(EmulatorOptions::DEFAULT)], &key);
    assert_eq!(two.prove_circuit_with(CIRCUIT, r, s).unwrap(), expected);
    let proof = two.prove_circuit(CIRCUIT, &mut StdRng::seed_from_u64(3)).unwrap();
    let assignment = assignment::<Bn254>(CIRCUIT);
    assert!(two.verify(&proof, &assignment[1..=CIRCUIT.inputs]).unwrap());
    let reports = reports.lock().unwrap();
    assert!(reports.len() == 1 && is_loss(&reports[0]), "{reports:?}");
}

/// With a key of snarkjs, a pool computes the same proofs as a single prover.
#[test]
fn a_pool_proves_with_a_key_of_snarkjs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors/snarkjs");
    let read = |ending: &str| Cursor::new(fs::read(folder.join(format!("bn254.{ending}"))).unwrap());
    let values: Vec<Fr> = Wtns::open(read("wtns")).unwrap().values().unwrap();
    let key = CircomKey::<Bn254>::load(&mut Zkey::open(read("zkey")).unwrap()).unwrap();
    let builder = Prover::<Bn254>::builder().verify(true);
    let cpu = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let single = builder.clone().engine(&cpu).build_from_circom(key.clone()).unwrap();
    let engines = [engine(EmulatorOptions::DEFAULT), cpu];
    let pool = builder.build_pool_from_circom(&engines, key.clone()).unwrap();
    let on_device: Vec<_> = pool.provers().iter().map(Prover::is_on_device).collect();
    assert_eq!(on_device, [true, false]);
    let requests: Vec<_> = (1..=4u64).map(|i| (&values, Fr::from(i), Fr::from(i + 9))).collect();
    for (proof, (_, r, s)) in pool.prove_all(&requests).into_iter().zip(&requests) {
        assert_eq!(proof.unwrap(), single.prove(&values, *r, *s).unwrap());
    }
    let error = builder.build_pool_from_circom(&[], key).unwrap_err();
    assert!(matches!(error, ProverError::Msm(MsmError::InvalidOption { option: "engines", .. })), "{error}");
}
