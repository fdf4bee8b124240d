//! Loads arbitrary bytes as prepared bases. The result is either prepared bases or a typed error.
#![no_main]

use ark_bls12_381::g1::Config;
use cumsm::{Backend, Msm, MsmError};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let msm = Msm::builder().backend(Backend::Cpu).build().expect("every machine has the CPU backend");
    match msm.load::<Config>(bytes) {
        Err(MsmError::File { .. }) => {}
        Err(other) => panic!("{other}"),
        Ok(preparation) => drop(preparation),
    }
});
