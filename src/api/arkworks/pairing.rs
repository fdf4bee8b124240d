//! Pairings with accelerated groups.

use std::fmt;
use std::marker::PhantomData;

use ark_ec::pairing::{MillerLoopOutput, Pairing, PairingOutput};
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Field;
use ark_serialize::{
    CanonicalDeserialize, CanonicalSerialize, Compress, Read, SerializationError, Valid, Validate, Write,
};
use educe::Educe;

use super::{AcceleratedAffine, AcceleratedProjective};
use crate::api::{Curve, DomainField};
use crate::field::FastField;

/// The pairing of a curve for which this build has both groups, G1 and G2.
pub trait AcceleratedPairing:
    Pairing<
        BaseField: FastField,
        ScalarField: DomainField,
        G1 = Projective<Self::G1Curve>,
        G1Affine = Affine<Self::G1Curve>,
        G2 = Projective<Self::G2Curve>,
        G2Affine = Affine<Self::G2Curve>,
    >
{
    /// The curve of G1.
    type G1Curve: Curve<BaseField = Self::BaseField, ScalarField = Self::ScalarField>;
    /// The curve of G2.
    type G2Curve: Curve<BaseField: Field<BasePrimeField = Self::BaseField>, ScalarField = Self::ScalarField>;
}

// The implementations for each curve of build/curves.rs that has a pairing.
include!(concat!(env!("OUT_DIR"), "/pairings.rs"));

/// The pairing `E` with accelerated groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accelerated<E>(PhantomData<E>);

/// Defines the type of a point that is prepared for pairings. The defined type wraps the prepared type of `E`.
macro_rules! prepared {
    ($Prepared:ident, $Inner:ident, $Curve:ident, $group:literal) => {
        #[doc = concat!("A point of ", $group, " that `E` has prepared for pairings.")]
        #[derive(Educe)]
        #[educe(Clone, Default)]
        pub struct $Prepared<E: AcceleratedPairing>(E::$Inner);

        impl<E: AcceleratedPairing> From<AcceleratedAffine<E::$Curve>> for $Prepared<E> {
            fn from(point: AcceleratedAffine<E::$Curve>) -> Self {
                Self(point.into_inner().into())
            }
        }

        impl<E: AcceleratedPairing> From<AcceleratedProjective<E::$Curve>> for $Prepared<E> {
            fn from(point: AcceleratedProjective<E::$Curve>) -> Self {
                Self(point.into_inner().into())
            }
        }

        impl<E: AcceleratedPairing> fmt::Debug for $Prepared<E> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<E: AcceleratedPairing> CanonicalSerialize for $Prepared<E> {
            fn serialize_with_mode<W: Write>(&self, writer: W, compress: Compress) -> Result<(), SerializationError> {
                self.0.serialize_with_mode(writer, compress)
            }

            fn serialized_size(&self, compress: Compress) -> usize {
                self.0.serialized_size(compress)
            }
        }

        impl<E: AcceleratedPairing> Valid for $Prepared<E> {
            fn check(&self) -> Result<(), SerializationError> {
                self.0.check()
            }
        }

        impl<E: AcceleratedPairing> CanonicalDeserialize for $Prepared<E> {
            fn deserialize_with_mode<R: Read>(
                reader: R,
                compress: Compress,
                validate: Validate,
            ) -> Result<Self, SerializationError> {
                E::$Inner::deserialize_with_mode(reader, compress, validate).map(Self)
            }
        }
    };
}
prepared!(AcceleratedG1Prepared, G1Prepared, G1Curve, "G1");
prepared!(AcceleratedG2Prepared, G2Prepared, G2Curve, "G2");

impl<E: AcceleratedPairing> Pairing for Accelerated<E> {
    type BaseField = E::BaseField;
    type ScalarField = E::ScalarField;
    type G1 = AcceleratedProjective<E::G1Curve>;
    type G1Affine = AcceleratedAffine<E::G1Curve>;
    type G1Prepared = AcceleratedG1Prepared<E>;
    type G2 = AcceleratedProjective<E::G2Curve>;
    type G2Affine = AcceleratedAffine<E::G2Curve>;
    type G2Prepared = AcceleratedG2Prepared<E>;
    type TargetField = E::TargetField;

    fn multi_miller_loop(
        a: impl IntoIterator<Item = impl Into<Self::G1Prepared>>,
        b: impl IntoIterator<Item = impl Into<Self::G2Prepared>>,
    ) -> MillerLoopOutput<Self> {
        let a = a.into_iter().map(|point| point.into().0);
        let b = b.into_iter().map(|point| point.into().0);
        MillerLoopOutput(E::multi_miller_loop(a, b).0)
    }

    fn final_exponentiation(f: MillerLoopOutput<Self>) -> Option<PairingOutput<Self>> {
        E::final_exponentiation(MillerLoopOutput(f.0)).map(|output| PairingOutput(output.0))
    }
}
