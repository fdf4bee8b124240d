//! Any bytes are a file of snarkjs or a typed error.
#![no_main]

use std::io::Cursor;

use ark_bls12_381::{g1, g2};
use cumsm::MsmError;
use cumsm::snarkjs::{Ptau, PtauG1, PtauG2, Zkey, ZkeyG1, ZkeyG2};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some(mut zkey) = sound(Zkey::open(Cursor::new(bytes))) {
        for section in [ZkeyG1::Ic, ZkeyG1::A, ZkeyG1::B1, ZkeyG1::C, ZkeyG1::H] {
            sound(zkey.g1::<g1::Config>(section));
        }
        sound(zkey.g2::<g2::Config>(ZkeyG2::B2));
    }
    if let Some(mut ptau) = sound(Ptau::open(Cursor::new(bytes))) {
        for section in [PtauG1::Tau, PtauG1::AlphaTau, PtauG1::BetaTau] {
            sound(ptau.g1::<g1::Config>(section));
        }
        for section in [PtauG2::Tau, PtauG2::Beta] {
            sound(ptau.g2::<g2::Config>(section));
        }
    }
});

fn sound<T>(result: Result<T, MsmError>) -> Option<T> {
    match result {
        Err(MsmError::SnarkjsFile { .. }) => None,
        Err(other) => panic!("{other}"),
        Ok(value) => Some(value),
    }
}
