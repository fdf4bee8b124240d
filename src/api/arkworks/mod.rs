//! Arkworks types whose multi-scalar multiplications this crate computes.
//!
//! A prover that is generic over [`Pairing`](ark_ec::pairing::Pairing) or [`CurveGroup`](ark_ec::CurveGroup) needs no change:
//! it takes [`Accelerated<E>`] instead of the pairing `E`, or [`AcceleratedProjective<P>`] instead of the group
//! `Projective<P>`.
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
//! - All values have the serialization and the layout in memory of arkworks' own. A key moves across by its bytes
//!   ([`convert`]), a vector of points without a copy ([`AcceleratedAffine::wrap_vec`]).
//! - `msm`, `msm_unchecked`, `msm_bigint`, `msm_u1` to `msm_u64` and `msm_chunks` have arkworks' semantics: of slices of
//!   different lengths, the longer one is cut. Points must lie in the subgroup of prime order, as arkworks demands of the
//!   values of these types; for others, the result is wrong.
//! - They run on the engine of [`set_engine`]. By default, this is a GPU if there is one, and the CPU otherwise.
//! - These functions cannot return an error. If the engine fails, the CPU computes the sum again;
//!   [`MsmStatistics::recomputed`] counts these.
//! - [`ResidentBases`] keeps the bases of a proving key prepared.

mod engine;
mod msm;
mod pairing;
mod points;
mod resident;

use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, SerializationError};

pub use engine::{MsmStatistics, engine, set_engine, statistics};
pub use msm::msm_bigint;
pub use pairing::{Accelerated, AcceleratedG1Prepared, AcceleratedG2Prepared, AcceleratedPairing};
pub use points::{AcceleratedAffine, AcceleratedProjective};
pub use resident::ResidentBases;

/// Converts a value between a type over `E` and the same type over [`Accelerated<E>`], in either direction, by its
/// uncompressed bytes: for example an `ark_groth16::ProvingKey<E>` to a `ProvingKey<Accelerated<E>>`.
///
/// The bytes are of this process, so points are not checked.
///
/// # Errors
///
/// [`SerializationError`], if the types do not have the same serialization.
pub fn convert<A: CanonicalSerialize, B: CanonicalDeserialize>(value: &A) -> Result<B, SerializationError> {
    let mut bytes = Vec::with_capacity(value.uncompressed_size());
    value.serialize_uncompressed(&mut bytes)?;
    let mut rest = &bytes[..];
    let converted = B::deserialize_uncompressed_unchecked(&mut rest)?;
    if rest.is_empty() { Ok(converted) } else { Err(SerializationError::InvalidData) }
}
