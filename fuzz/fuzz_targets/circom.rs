//! Reads arbitrary bytes three times: as a key with matrices, as a witness, and as a circuit. Each reader must return a
//! value or a typed error.
#![no_main]

use std::io::Cursor;

use ark_bls12_381::{Fr, g1, g2};
use cumsm::MsmError;
use cumsm::snarkjs::{R1cs, Wtns, Zkey};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some(mut zkey) = sound(Zkey::open(Cursor::new(bytes))) {
        for read in [Zkey::alpha_g1::<g1::Config>, Zkey::beta_g1, Zkey::delta_g1] {
            sound(read(&zkey));
        }
        for read in [Zkey::beta_g2::<g2::Config>, Zkey::gamma_g2, Zkey::delta_g2] {
            sound(read(&zkey));
        }
        sound(zkey.coefficients::<Fr>());
    }
    if let Some(mut wtns) = sound(Wtns::open(Cursor::new(bytes))) {
        let count = wtns.len();
        assert!(sound(wtns.values::<Fr>()).is_none_or(|values| values.len() == count));
    }
    if let Some(mut r1cs) = sound(R1cs::open(Cursor::new(bytes))) {
        let constraints = r1cs.constraints();
        let matrices = sound(r1cs.matrices::<Fr>());
        assert!(matrices.is_none_or(|matrices| matrices.iter().all(|rows| rows.len() == constraints)));
    }
});

fn sound<T>(result: Result<T, MsmError>) -> Option<T> {
    match result {
        Err(MsmError::File { .. } | MsmError::AllocationRefused { .. } | MsmError::MatrixTooLarge { .. }) => None,
        Err(other) => panic!("{other}"),
        Ok(value) => Some(value),
    }
}
