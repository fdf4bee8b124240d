//! Tests that the prover wipes all memory with a witness before the memory is freed. The test has its own allocator,
//! which searches every freed block.

#[path = "../../tests/common/watched.rs"]
mod watched;

use std::fs;
use std::path::Path;

use ark_bn254::{Bn254, Fr};
use ark_ff::{BigInt, Field, PrimeField};
use cumsm::snarkjs::Zkey;
use cumsm_groth16::Prover;
use watched::{found_during, watch_for};

/// This file has only one test, because the test's allocator serves the whole process.
#[test]
fn freed_memory_has_no_witness() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    let mut key = Zkey::from_bytes(fs::read(data.join("poseidon.zkey")).unwrap()).unwrap();
    let prover = Prover::<Bn254>::from_zkey(&mut key).unwrap();
    // No limb of k is small, so k does not occur in memory by chance. All elements of the assignment except the first
    // are k. So if the only entry of a matrix row is 1, the product of this row and the assignment is also k. The
    // assignment does not satisfy the circuit, but a prover with a key of snarkjs does not check whether an assignment
    // satisfies the circuit.
    let k = Fr::from(BigInt::new([0x9e3779b97f4a7c15, 0xd1b54a32d192ed03, 0xaef17502108ef2d9, 0x0234567890abcdef]));
    let mut assignment = vec![k; prover.constraints().variables()];
    assignment[0] = Fr::ONE;
    watch_for(k.0.0, k.into_bigint().0);
    assert_eq!(found_during(|| vec![k; 2]), 1, "the allocator sees the vector of k");
    assert_eq!(found_during(|| prover.prove(&assignment, Fr::from(2), Fr::from(3)).unwrap()), 0);
    assert_eq!(found_during(|| prover.prove_in_phases(&assignment, Fr::from(2), Fr::from(3)).unwrap()), 0);
}
