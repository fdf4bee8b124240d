//! Tests of whole proofs on GPUs: sparse products, transforms and MSMs on the emulator and on the PTX machine.

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

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
use ark_std::rand::{Rng, SeedableRng, rngs::StdRng};
use cumsm::internals::{BitFlip, Counting, EmulatorOptions, Faults, FlipPlace, auto_over_emulators};
use cumsm::snarkjs::{Wtns, Zkey};
use cumsm::{Backend, CudaStatus, Msm, MsmError};
use cumsm_groth16::{Constraints, Fallback, Prover, ProverError, ProverPairing};

pub(crate) fn key<E: ProverPairing>(circuit: Circuit) -> ProvingKey<E> {
    let mut rng = StdRng::seed_from_u64(circuit.seed);
    Groth16::<E>::generate_random_parameters_with_reduction(circuit.without_witness(), &mut rng).unwrap()
}

/// Returns the assignment of the circuit: first 1, then the public inputs, then the witness.
pub(crate) fn assignment<E: ProverPairing>(circuit: Circuit) -> Vec<E::ScalarField> {
    let cs = ConstraintSystem::new_ref();
    circuit.generate_constraints(cs.clone()).unwrap();
    [cs.instance_assignment().unwrap(), cs.witness_assignment().unwrap()].concat()
}

/// Proofs of circuits have the same bytes as ark-groth16's proofs.
fn proves<E: ProverPairing>(constraints: usize) {
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

/// Tests a proof whose caller is the only thread of a rayon pool.
#[test]
fn a_thread_of_a_rayon_pool_proves_on_a_gpu() {
    let circuit = Circuit::new(2, 20, 5);
    let (key, assignment) = (key::<Bn254>(circuit), assignment::<Bn254>(circuit));
    let [r, s] = [3u64, 4].map(ark_bn254::Fr::from);
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    let threads = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    for (backend, engine) in gpus() {
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let prover = Prover::<Bn254>::builder().engine(&engine).build(key.clone(), constraints).unwrap();
        assert!(prover.is_on_device(), "{backend}");
        assert_eq!(threads.install(|| prover.prove(&assignment, r, s)).unwrap(), expected, "{backend}");
    }
}

#[cfg(feature = "all-curves")]
#[test]
fn proofs_over_bw6_761_have_the_bytes_of_ark_groth16() {
    proves::<ark_bw6_761::BW6_761>(61);
}

/// A key of snarkjs has no matrix C, and uses a different basis for h than a key of ark-groth16. Over BLS12-381,
/// snarkjs also orders the elements of the domain differently from ark-groth16.
fn proves_from_zkey<E: ProverPairing>(name: &str) {
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

/// If a device is lost during a proof, the prover starts the proof again from vectors on the host. To compute the sums,
/// the prover calls its engine again. The engine of this test has the backend `Emulator`, so the CPU must not compute
/// the sums. The only device of the engine is lost, so this call and each later call return the device's error. If a
/// device is lost during the build, the build returns an error.
#[test]
fn a_lost_device_is_an_error() {
    let circuit = Circuit::new(1, 20, 3);
    let key = key::<Bn254>(circuit);
    let assignment = assignment::<Bn254>(circuit);
    let one = ark_bn254::Fr::one();
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, one, one).unwrap();
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let build = |options| {
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let prover = Prover::<Bn254>::builder().engine(&engine).build(key.clone(), constraints.clone());
        prover.map(|prover| (prover, engine))
    };
    let counting = EmulatorOptions { counting: Counting::Computed, ..EmulatorOptions::DEFAULT };
    let (counted, engine) = build(counting).unwrap();
    let launches = || engine.operation_counts().len() as u64;
    let of_build = launches();
    assert_eq!(counted.prove(&assignment, one, one).unwrap(), expected);
    let of_a_proof = launches();
    let lost_at = |launch| {
        let faults = Faults { lost_at_launch: Some(launch), ..Faults::default() };
        build(EmulatorOptions { faults, ..EmulatorOptions::DEFAULT })
    };
    let is_loss = |error: &ProverError| matches!(error, ProverError::Msm(MsmError::Device { .. }));

    // The last launches of a build belong to the trial proof.
    for launch in [0, of_build / 2, of_build - 5] {
        let error = lost_at(launch).unwrap_err();
        assert!(is_loss(&error), "{error}");
    }
    for quarter in 1..4 {
        let (prover, _) = lost_at(of_build + of_a_proof * quarter / 4).unwrap();
        for _ in 0..2 {
            let error = prover.prove(&assignment, one, one).unwrap_err();
            assert!(is_loss(&error) && prover.is_on_device(), "{error}");
        }
    }
    let (prover, _) = lost_at(of_build + 2 * of_a_proof).unwrap();
    assert_eq!(prover.prove(&assignment, one, one).unwrap(), expected);
}

/// An assignment of the wrong length is an error of the caller. No fallback is reported, and the prover stays on the
/// device.
#[test]
fn a_short_assignment_is_no_failure_of_the_gpu() {
    let circuit = Circuit::new(1, 20, 3);
    let key = key::<Bn254>(circuit);
    let assignment = assignment::<Bn254>(circuit);
    let one = ark_bn254::Fr::one();
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, one, one).unwrap();
    let engine = Msm::builder().backend(Backend::Emulator).build().unwrap();
    let reports = Arc::<Mutex<Vec<ProverError>>>::default();
    let list = Arc::clone(&reports);
    let builder = Prover::<Bn254>::builder().engine(&engine);
    let builder = builder.on_fallback(move |reason| list.lock().unwrap().push(reason.clone()));
    let prover = builder.build(key, Constraints::of(circuit.without_witness()).unwrap()).unwrap();
    let variables = assignment.len();
    for wrong in [&assignment[..variables - 1], &[], &[&assignment[..], &[one]].concat()] {
        let error = prover.prove(wrong, one, one).unwrap_err();
        assert_eq!(error, ProverError::AssignmentLength { found: wrong.len(), expected: variables });
    }
    let (proof, phases) = prover.prove_in_phases(&assignment, one, one).unwrap();
    assert!(proof == expected && phases.on_device);
    assert!(reports.lock().unwrap().is_empty());
}

/// With the backend `Auto`, the CPU replaces a GPU that fails while a prover is built, or that has too little memory.
/// The prover reports each of its parts that is on the host. With any other backend, the failure is an error.
#[test]
fn a_gpu_that_fails_during_the_build_is_replaced_with_a_report() {
    // The domain has 4096 elements. With the backend `Auto`, a GPU computes for domains of 2048 or more elements.
    let circuit = Circuit::new(1, 2100, 3);
    let key = key::<Bn254>(circuit);
    let assignment = assignment::<Bn254>(circuit);
    let one = ark_bn254::Fr::one();
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, one, one).unwrap();
    let constraints = Constraints::of(circuit.without_witness()).unwrap();
    let build = |engine: &Msm, reports: &Arc<Mutex<Vec<ProverError>>>| {
        let list = Arc::clone(reports);
        let report = move |reason: &ProverError| list.lock().unwrap().push(reason.clone());
        Prover::<Bn254>::builder().engine(engine).on_fallback(report).build(key.clone(), constraints.clone())
    };
    let lost_at = |launch| {
        let faults = Faults { lost_at_launch: Some(launch), ..Faults::default() };
        EmulatorOptions { faults, ..EmulatorOptions::DEFAULT }
    };
    let counting = EmulatorOptions { counting: Counting::Computed, ..EmulatorOptions::DEFAULT };
    let engine = auto_over_emulators([counting]).unwrap();
    let reports = Arc::default();
    let prover = build(&engine, &reports).unwrap();
    assert!(prover.is_on_device() && prover.fallbacks().is_empty() && reports.lock().unwrap().is_empty());
    // The last launches of a build belong to the trial proof.
    let during_the_trial = engine.operation_counts().len() as u64 - 5;

    let is_loss: fn(&MsmError) -> bool = |reason| matches!(reason, MsmError::Device { .. });
    let is_lack: fn(&MsmError) -> bool = |reason| matches!(reason, MsmError::OutOfDeviceMemory { .. });
    let small = EmulatorOptions { memory: 50_000, ..EmulatorOptions::DEFAULT };
    let failures = [(lost_at(0), is_loss), (lost_at(during_the_trial), is_loss), (small, is_lack)];
    for (options, is_reason) in failures {
        let reports = Arc::default();
        let prover = build(&auto_over_emulators([options]).unwrap(), &reports).unwrap();
        assert!(!prover.is_on_device(), "{options:?}");
        let fallbacks = prover.fallbacks();
        assert_eq!(fallbacks[0].part, Fallback::PRODUCTS, "{fallbacks:?}");
        assert!(fallbacks.iter().all(|fallback| is_reason(&fallback.reason)), "{fallbacks:?}");
        let reasons: Vec<_> = fallbacks.iter().map(|fallback| ProverError::from(fallback.reason.clone())).collect();
        assert_eq!(*reports.lock().unwrap(), reasons);
        let bases_of_l = fallbacks.iter().any(|fallback| fallback.part == "the bases of l");
        assert_eq!(bases_of_l, options.faults.lost_at_launch == Some(0), "{fallbacks:?}");
        assert_eq!(prover.prove(&assignment, one, one).unwrap(), expected, "{options:?}");
        // The sums of l and h have more than 2048 points. So both sums try the GPU again, and report that the CPU
        // computes.
        let reports = reports.lock().unwrap();
        assert!(reports.len() > fallbacks.len() || options.faults.lost_at_launch.is_none(), "{reports:?}");
        assert!(reports.iter().all(|reason| matches!(reason, ProverError::Msm(reason) if is_reason(reason))));

        // In `a_lost_device_is_an_error`, the emulator is lost during the trial proof of a build. That build prepares
        // all bases on the device, so the numbers of launches of that build and of this test differ.
        if options.faults.lost_at_launch == Some(during_the_trial) {
            continue;
        }
        let explicit = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let error = build(&explicit, &Arc::default()).unwrap_err();
        assert!(matches!(&error, ProverError::Msm(reason) if is_reason(reason)), "{options:?}: {error}");
    }
}

/// With the backend `Emulator`, the CPU must not replace a device. If the device has too little memory for a proof, the
/// build returns the error `OutOfDeviceMemory`. If the build succeeds, later proofs run on the device.
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
        assert!(prover.is_on_device() && phases.on_device, "{memory} bytes");
        assert_eq!(prover.prove(&assignment, r, s)?, expected, "{memory} bytes");
        Ok::<_, ProverError>(())
    };
    let mut proves = Vec::new();
    for memory in (150_000..450_000).step_by(60_000).chain([1 << 30]) {
        proves.push(match prove(memory) {
            Ok(()) => true,
            Err(ProverError::Msm(MsmError::OutOfDeviceMemory { .. })) => false,
            Err(error) => panic!("{memory} bytes: {error}"),
        });
    }
    assert!(proves.contains(&false) && proves.ends_with(&[true]), "{proves:?}");
}

/// By default, the prepared bases of all five sums take at most half of the memory that is free after the allocation of
/// a proof's vectors. The bases and these vectors together may take more than half of the memory, so the test requires
/// only that a third of the memory is left.
#[test]
fn five_tables_share_the_memory() {
    let circuit = Circuit::new(2, 200, 3);
    let key = key::<Bn254>(circuit);
    for memory in [1 << 20, 3 << 20] {
        let options = EmulatorOptions { memory, ..EmulatorOptions::default() };
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let left = || engine.device_memory().unwrap().unwrap();
        let before = left();
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let prover = Prover::<Bn254>::builder().engine(&engine).uses(1 << 20).build(key.clone(), constraints).unwrap();
        let after = left();
        assert!(prover.is_on_device() && after < before && 3 * after >= before, "{memory}: {before} {after}");
    }
}

/// A proof copies its assignment to the GPU, and no other scalars. A second proof allocates no device memory. The bound
/// on the copied bytes leaves room for small tables, such as the groups of rows of a sparse product. The stand-in for
/// libcuda counts the copied bytes.
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
    let scalars = size_of_val(assignment.as_slice()) as u64;
    let allocations_of = |prove: &dyn Fn()| {
        let calls = calls::of(prove);
        let [up, down] = ["cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2"].map(|copy| calls.bytes(copy));
        let allocations = calls.all(&["cuMemAllocFromPoolAsync", "cuMemAlloc_v2"]);
        println!("{up} bytes to the GPU, {down} bytes back, {allocations} allocations");
        assert!((scalars..=scalars + (8 << 10)).contains(&up) && down <= 64 << 10, "{up} {down}");
        allocations
    };
    let in_turn = || assert!(prover.prove_in_phases(&assignment, one, one).is_ok());
    allocations_of(&in_turn);
    assert_eq!(allocations_of(&in_turn), 0, "the second proof");
    // If sums run at the same time, one sum may take memory that another sum has released. After some proofs, each sum
    // owns enough memory from earlier proofs, and takes no memory of other sums.
    let at_once = || assert!(prover.prove(&assignment, one, one).is_ok());
    let without = (0..20).filter(|_| allocations_of(&at_once) == 0).count();
    assert!(without >= 10, "{without} of 20 proofs allocate nothing");
}

/// Each run flips one bit in a random launch of a proof: in memory, or in a product of field elements. If the call
/// returns a proof, the proof must be right. After the prover has found a fault, it must still compute right proofs.
/// The variable CUMSM_FAULTS sets the number of faults.
#[test]
fn no_wrong_proof_is_returned() {
    let faults = std::env::var("CUMSM_FAULTS").map_or(24, |number| number.parse().unwrap());
    let circuit = Circuit::new(1, 5, 3);
    let key = key::<Bn254>(circuit);
    let assignment = assignment::<Bn254>(circuit);
    let (r, s) = (ark_bn254::Fr::from(3u64), ark_bn254::Fr::from(4u64));
    let expected = Groth16::<Bn254>::create_proof_with_reduction(circuit, &key, r, s).unwrap();
    let prover = |options, reasons: &Arc<Mutex<Vec<ProverError>>>| {
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let constraints = Constraints::of(circuit.without_witness()).unwrap();
        let reasons = Arc::clone(reasons);
        let report = move |reason: &ProverError| reasons.lock().unwrap().push(reason.clone());
        let builder = Prover::<Bn254>::builder().engine(&engine).verify(true).on_fallback(report);
        (builder.build(key.clone(), constraints).unwrap(), engine)
    };
    let reasons = Arc::default();
    let (counted, engine) =
        prover(EmulatorOptions { counting: Counting::Computed, ..EmulatorOptions::DEFAULT }, &reasons);
    let launches = || engine.operation_counts().len() as u64;
    let first = launches();
    assert_eq!(counted.prove(&assignment, r, s).unwrap(), expected);
    let of_a_proof = launches();
    // If the assignment is wrong, the prover must not report a fault of the GPU.
    let mut wrong = assignment.clone();
    *wrong.last_mut().unwrap() += ark_bn254::Fr::one();
    assert!(matches!(counted.prove(&wrong, r, s), Err(ProverError::Unsatisfied { .. })));
    assert!(reasons.lock().unwrap().is_empty());
    let mut random = StdRng::seed_from_u64(8);
    for number in 0..faults {
        let place = if random.r#gen() { FlipPlace::Memory } else { FlipPlace::Product(random.gen_range(0..40)) };
        let flip = BitFlip { launch: first + random.gen_range(0..of_a_proof), place, bit: random.r#gen() };
        let options =
            EmulatorOptions { faults: Faults { flip: Some(flip), ..Faults::default() }, ..EmulatorOptions::DEFAULT };
        let (prover, _) = prover(options, &reasons);
        let reported = reasons.lock().unwrap().len();
        // `prove` overlaps sums, so the order of launches is not fixed. `prove_in_phases` has a fixed order of
        // launches.
        let proof = match number % 4 {
            0 => prover.prove(&assignment, r, s),
            _ => prover.prove_in_phases(&assignment, r, s).map(|(proof, _)| proof),
        };
        let is_found = proof.is_err() || reasons.lock().unwrap().len() > reported;
        match proof {
            Ok(proof) => assert_eq!(proof, expected, "{flip:?}"),
            // A flipped bit has changed an index, and the emulator has found that the index lies outside the slice.
            Err(error) => assert!(matches!(error, ProverError::Msm(MsmError::Device { .. })), "{flip:?}: {error}"),
        }
        if is_found {
            assert_eq!(prover.prove(&assignment, r, s).unwrap(), expected, "the proof after {flip:?}");
        }
    }
    let reasons = reasons.lock().unwrap();
    let refused = reasons.iter().filter(|reason| **reason == ProverError::Refused).count();
    let unsatisfied = reasons.iter().filter(|reason| matches!(reason, ProverError::Unsatisfied { .. })).count();
    println!("{faults} faults: {refused} proofs were refused, and {unsatisfied} rows were wrong");
    assert!(refused >= faults / 20, "{reasons:?}");
}

/// Runs whole proofs on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    run_on_ptx(
        "proofs",
        &["proofs_of_circuits_have_the_bytes_of_ark_groth16", "proofs_from_keys_of_snarkjs_are_those_of_the_cpu"],
    );
}
