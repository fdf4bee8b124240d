//! Groth16 proofs with the transforms, sparse products and sums of [`cumsm`], for provers of arkworks and for keys of
//! circom.
//!
//! | purpose | use |
//! |---|---|
//! | keep ark-groth16's prover | [`Accelerated`](cumsm::Accelerated) with [`AcceleratedReduction`] |
//! | prove many times with one key | [`Prover`] |
//! | prove on several GPUs | [`ProverPool`] |
//! | prove with a key of snarkjs | [`Prover::from_zkey`] |

// No input causes a panic. Each exception to these lints states its reason.
#![cfg_attr(
    not(test),
    warn(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]
// Each curve with a pairing has a compiled prover. If the build has no curve with a pairing, nothing uses the prover,
// and the macros for each pairing are empty.
#![cfg_attr(
    not(any(feature = "bls12-381", feature = "bls12-377", feature = "bn254", feature = "bw6-761")),
    allow(dead_code, unused_imports, unused_macros, unused_mut)
)]

mod clock;
mod compiled;
mod constraints;
mod curves;
mod device;
mod error;
mod fallback;
mod phases;
mod points;
mod pool;
mod prover;
mod quotient;
mod reduction;
mod secret;
pub mod snarkjs;
mod sums;

pub use compiled::ProverPairing;
pub use constraints::Constraints;
pub use error::{PointFault, ProverError};
pub use fallback::Fallback;
pub use phases::Phases;
pub use pool::ProverPool;
pub use prover::{Prover, ProverBuilder};
pub use reduction::{AcceleratedCircomReduction, AcceleratedReduction};
