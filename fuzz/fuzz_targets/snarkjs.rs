//! Reads arbitrary bytes as files of snarkjs. Each reader must return a value or a typed error.
#![no_main]

use std::io::Cursor;

use ark_bls12_381::{g1, g2};
use cumsm::MsmError;
use cumsm::snarkjs::{Ptau, Zkey};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some(mut zkey) = sound(Zkey::open(Cursor::new(bytes))) {
        for read in [Zkey::ic::<g1::Config>, Zkey::a, Zkey::b1, Zkey::c, Zkey::h] {
            sound(read(&mut zkey));
        }
        sound(zkey.b2::<g2::Config>());
    }
    if let Some(mut ptau) = sound(Ptau::open(Cursor::new(bytes))) {
        for read in [Ptau::tau_g1::<g1::Config>, Ptau::alpha_tau_g1, Ptau::beta_tau_g1] {
            sound(read(&mut ptau));
        }
        for read in [Ptau::tau_g2::<g2::Config>, Ptau::beta_g2] {
            sound(read(&mut ptau));
        }
    }
});

fn sound<T>(result: Result<T, MsmError>) -> Option<T> {
    match result {
        Err(MsmError::File { .. } | MsmError::AllocationRefused { .. }) => None,
        Err(other) => panic!("{other}"),
        Ok(value) => Some(value),
    }
}
