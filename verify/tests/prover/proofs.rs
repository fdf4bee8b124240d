//! Whole proofs on GPUs: products, transforms and sums on the emulator and on the PTX machine.

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::process::Command;

use crate::circuits::Circuit;
use crate::common::calls;
use crate::common::machines::gpus;
use crate::common::skipped::skipped;
use crate::common::stand_in::emulated_driver;
use crate::run_on_ptx;
use ark_bls12_377::Bls12_377;
use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ff::{One, UniformRand};
use ark_groth16::{Groth16, ProvingKey};
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystem};
use ark_std::rand::{SeedableRng, rngs::StdRng};
use cumsm::arkworks::AcceleratedPairing;
use cumsm::internals::{EmulatorOptions, Faults};
use cumsm::snarkjs::{Wtns, Zkey};
use cumsm::{Backend, CudaStatus, Msm, MsmError};
use cumsm_groth16::{Constraints, Prover, ProverError};

fn key<E: AcceleratedPairing>(circuit: Circuit) -> ProvingKey<E> {
    let mut rng = StdRng::seed_from_u64(circuit.seed);
    Groth16::<E>::generate_random_parameters_with_reduction(circuit.without_witness(), &mut rng).unwrap()
}

/// The assignment of the circuit: 1, then the public inputs, then the witness.
fn assignment<E: AcceleratedPairing>(circuit: Circuit) -> Vec<E::ScalarField> {
    let cs = ConstraintSystem::new_ref();
    circuit.generate_constraints(cs.clone()).unwrap();
    [cs.instance_assignment().unwrap(), cs.witness_assignment().unwrap()].concat()
}

/// Proofs of circuits have the bytes of ark-groth16's proofs.
fn proves<E: AcceleratedPairing>(constraints: usize) {
    let circuit = Circuit::new(2, constraints, 5);
    let key = key::<E>(circuit);
    let mut rng = StdRng::seed_from_u64(2);
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(&mut rng));
    let expected = Groth16::<E>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    for (backend, engine) in gpus() {
        let what = format!("{constraints} constraints on {backend}");
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let prover = Prover::<E>::builder().engine(&engine).verify(true).build(key.clone(), constraints).unwrap();
        assert!(prover.is_on_device(), "{what}");
        assert_eq!(prover.prove_circuit_with(circuit, r, s).unwrap(), expected, "{what}");
        let mut assignment = assignment::<E>(circuit);
        let (proof, phases) = prover.prove_in_phases(&assignment, r, s).unwrap();
        assert_eq!(proof, expected, "{what}");
        assert!(phases.on_device && phases.total >= phases.transforms + phases.h, "{what}");
        *assignment.last_mut().unwrap() += E::ScalarField::one();
        let error = prover.prove(&assignment, r, s).unwrap_err();
        assert!(matches!(error, ProverError::Unsatisfied { .. }), "{what}: {error}");
    }
}

#[test]
fn proofs_of_circuits_have_the_bytes_of_ark_groth16() {
    proves::<Bls12_381>(300);
    proves::<Bls12_377>(61);
    proves::<Bn254>(100);
}

/// A key of snarkjs has no matrix C, another basis of h, and over BLS12-381 another order of the domain.
fn proves_from_zkey<E: AcceleratedPairing>(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors/snarkjs");
    let read = |ending: &str| Cursor::new(fs::read(folder.join(format!("{name}.{ending}"))).unwrap());
    let values: Vec<E::ScalarField> = Wtns::open(read("wtns")).unwrap().values().unwrap();
    let (r, s) = (E::ScalarField::from(3u64), E::ScalarField::from(5u64));
    let prover = |engine: &Msm| -> Prover<E> {
        let builder = Prover::<E>::builder().engine(engine).verify(true);
        builder.build_from_zkey(&mut Zkey::open(read("zkey")).unwrap()).unwrap()
    };
    let cpu = prover(&Msm::builder().backend(Backend::Cpu).build().unwrap());
    assert!(!cpu.is_on_device());
    let expected = cpu.prove(&values, r, s).unwrap();
    for (backend, engine) in gpus() {
        let prover = prover(&engine);
        assert!(prover.is_on_device(), "{name} on {backend}");
        assert_eq!(prover.prove(&values, r, s).unwrap(), expected, "{name} on {backend}");
    }
}

#[test]
fn proofs_from_keys_of_snarkjs_are_those_of_the_cpu() {
    proves_from_zkey::<Bn254>("bn254");
    proves_from_zkey::<Bls12_381>("bls12-381");
}

/// If a device is lost during a proof, the proof is computed from vectors on the host. This returns the error of the device,
/// unless the CPU may replace the device.
#[test]
fn a_lost_device_is_an_error() {
    let circuit = Circuit::new(1, 20, 3);
    let key = key::<Bn254>(circuit);
    let assignment = assignment::<Bn254>(circuit);
    let one = ark_bn254::Fr::one();
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, one, one).unwrap();
    let (mut proofs, mut errors) = (0, 0);
    for launch in (0..300).step_by(20) {
        let faults = Faults { lost_at_launch: Some(launch), ..Faults::default() };
        let options = EmulatorOptions { faults, ..EmulatorOptions::default() };
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let Ok(prover) = Prover::<Bn254>::builder().engine(&engine).build(key.clone(), constraints) else { continue };
        match prover.prove(&assignment, one, one) {
            Ok(proof) => {
                assert_eq!(proof, expected);
                proofs += 1;
            }
            Err(error) => {
                assert!(matches!(error, ProverError::Msm(MsmError::Device { .. })), "{error}");
                errors += 1;
            }
        }
    }
    assert!(proofs > 0 && errors > 1, "{proofs} {errors}");
}

/// If a device has too little memory for a proof, the proof is computed from vectors on the host. If its memory is also too
/// little for sums over tables, the error says so.
#[test]
fn a_device_with_little_memory_proves() {
    let circuit = Circuit::new(2, 200, 3);
    let key = key::<Bn254>(circuit);
    let assignment = assignment::<Bn254>(circuit);
    let (r, s) = (ark_bn254::Fr::from(3u64), ark_bn254::Fr::from(4u64));
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    let prove = |memory| {
        let options = EmulatorOptions { memory, ..EmulatorOptions::default() };
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let builder = Prover::<Bn254>::builder().engine(&engine).memory(100_000);
        let prover = builder.build(key.clone(), constraints)?;
        let (proof, phases) = prover.prove_in_phases(&assignment, r, s)?;
        assert_eq!(proof, expected, "{memory} bytes");
        assert_eq!(prover.is_on_device(), phases.on_device, "{memory} bytes");
        Ok::<_, ProverError>(phases.on_device)
    };
    let mut places = Vec::new();
    for memory in (150_000..450_000).step_by(60_000).chain([1 << 30]) {
        places.push(match prove(memory) {
            Ok(on_device) => Some(on_device),
            Err(ProverError::Msm(MsmError::OutOfDeviceMemory { .. })) => None,
            Err(error) => panic!("{memory} bytes: {error}"),
        });
    }
    assert!(places.contains(&Some(false)) && places.ends_with(&[Some(true)]), "{places:?}");
}

/// A proof copies its assignment to the GPU, and no other scalars. The bound leaves room for the points and scalars of the
/// proof's last sums. The stand-in for libcuda counts the bytes.
#[test]
fn a_proof_copies_only_its_assignment() {
    if CudaStatus::query() != CudaStatus::NoDriver {
        return skipped("this build has no kernels, or there is a real driver");
    }
    let driver = emulated_driver("prover-calls");
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "proofs::bytes_are_counted_on_cuda", "--nocapture"]);
    let output = command.env("LD_LIBRARY_PATH", driver).output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    println!("{printed}");
    assert!(output.status.success() && printed.contains(" 1 passed"), "{output:?}");
}

#[test]
#[ignore = "a_proof_copies_only_its_assignment runs it, with that driver"]
fn bytes_are_counted_on_cuda() {
    let circuit = Circuit::new(2, 500, 3);
    let engine = Msm::builder().backend(Backend::Cuda).build().unwrap();
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let prover = Prover::<Bn254>::builder().engine(&engine).build(key::<Bn254>(circuit), constraints).unwrap();
    let assignment = assignment::<Bn254>(circuit);
    let one = ark_bn254::Fr::one();
    for proof in ["first", "second"] {
        let calls = calls::of(|| assert!(prover.prove(&assignment, one, one).is_ok()));
        let [up, down] = ["cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2"].map(|copy| calls.bytes(copy));
        let allocations = calls.all(&["cuMemAllocFromPoolAsync", "cuMemAlloc_v2"]);
        println!("the {proof} proof: {up} bytes to the GPU, {down} bytes back, {allocations} allocations");
        let scalars = size_of_val(assignment.as_slice()) as u64;
        assert!((scalars..=scalars + (8 << 10)).contains(&up) && down <= 64 << 10, "{up} {down}");
    }
}

/// Runs a whole proof on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    run_on_ptx(
        "proofs",
        &["proofs_of_circuits_have_the_bytes_of_ark_groth16", "proofs_from_keys_of_snarkjs_are_those_of_the_cpu"],
    );
}
