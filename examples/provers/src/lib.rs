//! Runs arkworks' Groth16 and KZG10 over arkworks' own groups, and with cumsm.
//!
//! The provers are the published crates `ark-groth16` and `ark-poly-commit`, which do not depend on cumsm.
//! `cumsm_groth16::Prover` also makes Groth16 proofs.

use std::time::{Duration, Instant};

use clap::ValueEnum;

pub mod groth16;
pub mod kzg;

/// The pairings over which the provers run. The provers over these pairings are compiled in this library, not in each
/// example or test. So the provers are compiled only once.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Curve {
    /// BLS12-381.
    #[value(name = "bls12-381")]
    Bls12_381,
    /// BN254.
    #[cfg(feature = "bn254")]
    Bn254,
}

/// The shortest times of the same work over arkworks' groups and over accelerated groups.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The time with arkworks' groups.
    pub plain: Duration,
    /// The time with accelerated groups.
    pub accelerated: Duration,
}

impl Times {
    /// The time with arkworks' groups, divided by the time with accelerated groups.
    pub fn ratio(&self) -> f64 {
        self.plain.as_secs_f64() / self.accelerated.as_secs_f64()
    }
}

/// Runs `work`, and returns its result and its time.
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}
