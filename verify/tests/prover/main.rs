//! Tests of a prover and its parts on every backend: sparse products, transforms, and whole proofs.

mod pool;
mod proofs;
mod spmv;
mod transforms;

#[path = "../../../groth16/tests/common/mod.rs"]
mod circuits;
#[path = "../common"]
mod common {
    pub(crate) mod calls;
    pub(crate) mod field;
    pub(crate) mod machines;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}

use common::stand_in;

/// Runs tests of a file on the PTX that nvcc made of the kernels.
fn run_on_ptx(file: &str, tests: &[&str]) {
    let tests: Vec<String> = tests.iter().map(|test| format!("{file}::{test}")).collect();
    stand_in::run_on_ptx("prover", &tests.iter().map(String::as_str).collect::<Vec<_>>());
}
