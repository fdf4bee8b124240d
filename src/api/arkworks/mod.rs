//! Arkworks types whose multi-scalar multiplications this crate computes.
//!
//! A prover that is generic over [`Pairing`](ark_ec::pairing::Pairing) takes [`Accelerated<E>`] instead of `E`. One that is
//! generic over [`CurveGroup`](ark_ec::CurveGroup) takes [`AcceleratedProjective<P>`] instead of `Projective<P>`.
//!
//! ```
//! use ark_bls12_381::{Bls12_381, Fr, G1Affine};
//! use ark_ec::pairing::Pairing;
//! use ark_ec::{AffineRepr, VariableBaseMSM};
//! use cumsm::arkworks::{Accelerated, AcceleratedAffine};
//!
//! // Code of a library, which knows nothing of cumsm.
//! fn commit<E: Pairing>(powers: &[E::G1Affine], coefficients: &[E::ScalarField]) -> E::G1 {
//!     E::G1::msm_unchecked(powers, coefficients)
//! }
//!
//! let powers = vec![G1Affine::generator(); 4];
//! let coefficients = [Fr::from(2); 4];
//! let plain = commit::<Bls12_381>(&powers, &coefficients);
//! let accelerated = commit::<Accelerated<Bls12_381>>(AcceleratedAffine::wrap_slice(&powers), &coefficients);
//! assert_eq!(accelerated.into_inner(), plain);
//! ```
//!
//! - Values have arkworks' serialization and layout. [`convert`] moves a key, and [`AcceleratedAffine::wrap_vec`] points
//!   without a copy.
//! - MSMs have arkworks' semantics: the longer slice is cut, and points must lie in the subgroup of prime order.
//! - They run on the engine of [`set_engine`]. They cannot return an error: if the engine fails, the CPU computes, and
//!   [`MsmStatistics::recomputed`] counts.
//! - [`ResidentBases`] keeps the bases of a proving key prepared.

mod engine;
mod msm;
mod pairing;
mod points;
mod resident;

use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, SerializationError};

pub use engine::{MsmStatistics, set_engine};
pub use pairing::{Accelerated, AcceleratedPairing};
pub use points::{AcceleratedAffine, AcceleratedProjective};
pub use resident::ResidentBases;

/// Converts a value over `E`, such as an `ark_groth16::ProvingKey<E>`, to the same value over [`Accelerated<E>`], or back, by
/// its uncompressed bytes. Points are not checked.
///
/// # Errors
///
/// [`SerializationError`] if the types do not have the same serialization.
pub fn convert<A: CanonicalSerialize, B: CanonicalDeserialize>(value: &A) -> Result<B, SerializationError> {
    let mut bytes = Vec::with_capacity(value.uncompressed_size());
    value.serialize_uncompressed(&mut bytes)?;
    let mut rest = &bytes[..];
    let converted = B::deserialize_uncompressed_unchecked(&mut rest)?;
    if rest.is_empty() { Ok(converted) } else { Err(SerializationError::InvalidData) }
}
