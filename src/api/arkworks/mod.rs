//! Types that implement traits of arkworks, and compute MSMs and transforms with this crate.
//!
//! If a prover is generic over one of the following traits, use the type beside the trait:
//!
//! - [`Pairing`](ark_ec::pairing::Pairing): [`Accelerated<E>`]
//! - [`CurveGroup`](ark_ec::CurveGroup): [`AcceleratedProjective<P>`]
//! - [`EvaluationDomain`](ark_poly::EvaluationDomain): [`AcceleratedDomain<F>`]
//!
//! ```
//! use ark_bls12_381::{Bls12_381, Fr, G1Affine};
//! use ark_ec::pairing::Pairing;
//! use ark_ec::{AffineRepr, VariableBaseMSM};
//! use cumsm::arkworks::{Accelerated, AcceleratedAffine};
//!
//! // The code of a library that does not use cumsm.
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
//! - Values have the same layout and serialization as arkworks' values.
//! - If the slices of points and scalars differ in length, the end of the longer slice is ignored, as in arkworks.
//! - Points must lie in the subgroup of prime order.
//! - If the engine fails, the CPU computes the result.

mod domain;
mod engine;
mod msm;
mod pairing;
mod points;
mod resident;

use std::io;

use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, SerializationError};

use crate::memory;

pub use domain::AcceleratedDomain;
pub use engine::{MsmStatistics, set_engine};
pub use pairing::{Accelerated, AcceleratedPairing};
pub use points::{AcceleratedAffine, AcceleratedProjective};
pub use resident::ResidentBases;

/// Converts a value, such as a proving key, from the types of a pairing `E` to the types of [`Accelerated<E>`], or
/// back. Points are not checked.
///
/// # Errors
///
/// Returns an error if the serializations of the two types differ, or if the system refuses the memory for the
/// serialized value.
pub fn convert<A: CanonicalSerialize, B: CanonicalDeserialize>(value: &A) -> Result<B, SerializationError> {
    let mut bytes = memory::reserved(value.uncompressed_size(), "the serialized value")
        .map_err(|error| io::Error::new(io::ErrorKind::OutOfMemory, error))?;
    value.serialize_uncompressed(&mut bytes)?;
    let mut rest = &bytes[..];
    let converted = B::deserialize_uncompressed_unchecked(&mut rest)?;
    if rest.is_empty() { Ok(converted) } else { Err(SerializationError::InvalidData) }
}

#[cfg(test)]
mod tests {
    use ark_serialize::Compress;

    use super::*;

    /// A value whose serialization takes more memory than a process can have.
    struct Huge;

    impl CanonicalSerialize for Huge {
        fn serialize_with_mode<W: io::Write>(&self, _: W, _: Compress) -> Result<(), SerializationError> {
            Ok(())
        }

        fn serialized_size(&self, _: Compress) -> usize {
            usize::MAX
        }
    }

    #[test]
    fn a_value_that_does_not_fit_in_memory_is_an_error() {
        let error = convert::<_, u64>(&Huge).unwrap_err();
        assert!(error.to_string().contains("the serialized value"), "{error}");
    }
}
