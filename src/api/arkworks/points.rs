//! Types of points that wrap arkworks' points.

use std::borrow::Borrow;
use std::fmt;
use std::iter::Sum;
use std::mem::ManuallyDrop;
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup, ScalarMul};
use ark_ff::{AdditiveGroup, UniformRand, Zero};
use ark_serialize::{
    CanonicalDeserialize, CanonicalSerialize, Compress, Read, SerializationError, Valid, Validate, Write,
};
use ark_std::rand::Rng;
use ark_std::rand::distributions::{Distribution, Standard};
use educe::Educe;
use zeroize::Zeroize;

use crate::api::Curve;

/// An [`Affine<P>`] whose MSMs are accelerated.
#[derive(Educe)]
#[educe(Copy, Clone, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct AcceleratedAffine<P: Curve>(Affine<P>);

/// A [`Projective<P>`] whose MSMs are accelerated.
#[derive(Educe)]
#[educe(Copy, Clone, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct AcceleratedProjective<P: Curve>(Projective<P>);

impl<P: Curve> AcceleratedAffine<P> {
    /// Returns the slice as a slice of wrappers, without a copy.
    pub fn wrap_slice(points: &[Affine<P>]) -> &[Self] {
        // SAFETY: the wrapper is transparent over `Affine`, so both types have the same size, alignment and valid
        // values.
        unsafe { std::slice::from_raw_parts(points.as_ptr().cast(), points.len()) }
    }

    /// Returns the slice as a slice of arkworks' points, without a copy.
    pub fn inner_slice(points: &[Self]) -> &[Affine<P>] {
        // SAFETY: the wrapper is transparent over `Affine`, so both types have the same size, alignment and valid
        // values.
        unsafe { std::slice::from_raw_parts(points.as_ptr().cast(), points.len()) }
    }

    /// Wraps points without a copy.
    pub fn wrap_vec(points: Vec<Affine<P>>) -> Vec<Self> {
        let mut points = ManuallyDrop::new(points);
        // SAFETY: the wrapper is transparent over `Affine`, as in `wrap_slice`. The new vector takes over the
        // allocation and its capacity.
        unsafe { Vec::from_raw_parts(points.as_mut_ptr().cast(), points.len(), points.capacity()) }
    }

    /// Unwraps points without a copy.
    pub fn inner_vec(points: Vec<Self>) -> Vec<Affine<P>> {
        let mut points = ManuallyDrop::new(points);
        // SAFETY: the wrapper is transparent over `Affine`, as in `wrap_slice`. The new vector takes over the
        // allocation and its capacity.
        unsafe { Vec::from_raw_parts(points.as_mut_ptr().cast(), points.len(), points.capacity()) }
    }
}

/// Implements the traits that both wrapper types forward to the wrapped point.
macro_rules! wrapper {
    ($Wrapper:ident, $Inner:ident) => {
        impl<P: Curve> $Wrapper<P> {
            /// The arkworks point.
            pub const fn into_inner(self) -> $Inner<P> {
                self.0
            }
        }

        impl<P: Curve> From<$Inner<P>> for $Wrapper<P> {
            fn from(point: $Inner<P>) -> Self {
                Self(point)
            }
        }

        impl<P: Curve> From<$Wrapper<P>> for $Inner<P> {
            fn from(point: $Wrapper<P>) -> Self {
                point.0
            }
        }

        impl<P: Curve> fmt::Debug for $Wrapper<P> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }

        impl<P: Curve> fmt::Display for $Wrapper<P> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }

        impl<P: Curve> Zeroize for $Wrapper<P> {
            fn zeroize(&mut self) {
                self.0.zeroize();
            }
        }

        impl<P: Curve> Distribution<$Wrapper<P>> for Standard {
            fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> $Wrapper<P> {
                $Wrapper($Inner::rand(rng))
            }
        }

        impl<P: Curve> Neg for $Wrapper<P> {
            type Output = Self;

            fn neg(self) -> Self {
                Self(-self.0)
            }
        }

        impl<P: Curve> CanonicalSerialize for $Wrapper<P> {
            fn serialize_with_mode<W: Write>(&self, writer: W, compress: Compress) -> Result<(), SerializationError> {
                self.0.serialize_with_mode(writer, compress)
            }

            fn serialized_size(&self, compress: Compress) -> usize {
                self.0.serialized_size(compress)
            }
        }

        impl<P: Curve> Valid for $Wrapper<P> {
            fn check(&self) -> Result<(), SerializationError> {
                self.0.check()
            }

            fn batch_check<'a>(batch: impl Iterator<Item = &'a Self> + Send) -> Result<(), SerializationError> {
                $Inner::batch_check(batch.map(|point| &point.0))
            }
        }

        impl<P: Curve> CanonicalDeserialize for $Wrapper<P> {
            fn deserialize_with_mode<R: Read>(
                reader: R,
                compress: Compress,
                validate: Validate,
            ) -> Result<Self, SerializationError> {
                $Inner::deserialize_with_mode(reader, compress, validate).map(Self)
            }
        }
    };
}
wrapper!(AcceleratedAffine, Affine);
wrapper!(AcceleratedProjective, Projective);

impl<P: Curve> From<AcceleratedAffine<P>> for AcceleratedProjective<P> {
    fn from(point: AcceleratedAffine<P>) -> Self {
        Self(point.0.into())
    }
}

impl<P: Curve> From<AcceleratedProjective<P>> for AcceleratedAffine<P> {
    fn from(point: AcceleratedProjective<P>) -> Self {
        Self(point.0.into())
    }
}

impl<P: Curve> PartialEq<AcceleratedAffine<P>> for AcceleratedProjective<P> {
    fn eq(&self, other: &AcceleratedAffine<P>) -> bool {
        self.0 == other.0
    }
}

impl<P: Curve> PartialEq<AcceleratedProjective<P>> for AcceleratedAffine<P> {
    fn eq(&self, other: &AcceleratedProjective<P>) -> bool {
        self.0 == other.0
    }
}

impl<P: Curve> Zero for AcceleratedProjective<P> {
    fn zero() -> Self {
        Self::ZERO
    }

    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }
}

impl<P: Curve> AddAssign<&Self> for AcceleratedProjective<P> {
    fn add_assign(&mut self, other: &Self) {
        self.0 += other.0;
    }
}

impl<P: Curve> SubAssign<&Self> for AcceleratedProjective<P> {
    fn sub_assign(&mut self, other: &Self) {
        self.0 -= &other.0;
    }
}

impl<P: Curve> Add<&Self> for AcceleratedProjective<P> {
    type Output = Self;

    fn add(self, other: &Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl<P: Curve> Sub<&Self> for AcceleratedProjective<P> {
    type Output = Self;

    fn sub(self, other: &Self) -> Self {
        Self(self.0 - other.0)
    }
}

ark_ff::impl_additive_ops_from_ref!(AcceleratedProjective, Curve);

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> AddAssign<T> for AcceleratedProjective<P> {
    fn add_assign(&mut self, other: T) {
        self.0 += &other.borrow().0;
    }
}

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> SubAssign<T> for AcceleratedProjective<P> {
    fn sub_assign(&mut self, other: T) {
        self.0 -= &other.borrow().0;
    }
}

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> Add<T> for AcceleratedProjective<P> {
    type Output = Self;

    fn add(self, other: T) -> Self {
        Self(self.0 + other.borrow().0)
    }
}

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> Sub<T> for AcceleratedProjective<P> {
    type Output = Self;

    fn sub(self, other: T) -> Self {
        Self(self.0 - other.borrow().0)
    }
}

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> Sum<T> for AcceleratedProjective<P> {
    fn sum<I: Iterator<Item = T>>(points: I) -> Self {
        points.fold(Self::ZERO, |sum, point| sum + point.borrow())
    }
}

impl<P: Curve, T: Borrow<P::ScalarField>> MulAssign<T> for AcceleratedProjective<P> {
    fn mul_assign(&mut self, scalar: T) {
        self.0 *= scalar.borrow();
    }
}

impl<P: Curve, T: Borrow<P::ScalarField>> Mul<T> for AcceleratedProjective<P> {
    type Output = Self;

    fn mul(self, scalar: T) -> Self {
        Self(self.0 * scalar.borrow())
    }
}

impl<P: Curve> AdditiveGroup for AcceleratedProjective<P> {
    type Scalar = P::ScalarField;

    const ZERO: Self = Self(Projective::ZERO);

    fn double_in_place(&mut self) -> &mut Self {
        self.0.double_in_place();
        self
    }
}

impl<P: Curve> PrimeGroup for AcceleratedProjective<P> {
    type ScalarField = P::ScalarField;

    fn generator() -> Self {
        Self(Projective::generator())
    }

    fn mul_bigint(&self, scalar: impl AsRef<[u64]>) -> Self {
        Self(self.0.mul_bigint(scalar))
    }
}

impl<P: Curve> ScalarMul for AcceleratedProjective<P> {
    type MulBase = AcceleratedAffine<P>;

    const NEGATION_IS_CHEAP: bool = Projective::<P>::NEGATION_IS_CHEAP;

    fn batch_convert_to_mul_base(points: &[Self]) -> Vec<AcceleratedAffine<P>> {
        Self::normalize_batch(points)
    }
}

impl<P: Curve> CurveGroup for AcceleratedProjective<P> {
    type Config = P;
    type BaseField = P::BaseField;
    type Affine = AcceleratedAffine<P>;
    type FullGroup = AcceleratedAffine<P>;

    fn normalize_batch(points: &[Self]) -> Vec<AcceleratedAffine<P>> {
        // SAFETY: `AcceleratedProjective` is transparent over `Projective`, so both types have the same size, alignment
        // and valid values.
        let inner = unsafe { std::slice::from_raw_parts(points.as_ptr().cast(), points.len()) };
        AcceleratedAffine::wrap_vec(Projective::normalize_batch(inner))
    }
}

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> Add<T> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn add(self, other: T) -> AcceleratedProjective<P> {
        AcceleratedProjective(self.0 + other.borrow().0)
    }
}

impl<P: Curve, T: Borrow<AcceleratedAffine<P>>> Sub<T> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn sub(self, other: T) -> AcceleratedProjective<P> {
        AcceleratedProjective(self.0 - other.borrow().0)
    }
}

impl<P: Curve> Add<AcceleratedProjective<P>> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn add(self, other: AcceleratedProjective<P>) -> AcceleratedProjective<P> {
        other + self
    }
}

impl<P: Curve> Add<&AcceleratedProjective<P>> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn add(self, other: &AcceleratedProjective<P>) -> AcceleratedProjective<P> {
        *other + self
    }
}

impl<P: Curve> Sub<AcceleratedProjective<P>> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn sub(self, other: AcceleratedProjective<P>) -> AcceleratedProjective<P> {
        -other + self
    }
}

impl<P: Curve> Sub<&AcceleratedProjective<P>> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn sub(self, other: &AcceleratedProjective<P>) -> AcceleratedProjective<P> {
        -*other + self
    }
}

impl<P: Curve, T: Borrow<P::ScalarField>> Mul<T> for AcceleratedAffine<P> {
    type Output = AcceleratedProjective<P>;

    fn mul(self, scalar: T) -> AcceleratedProjective<P> {
        AcceleratedProjective(self.0 * scalar.borrow())
    }
}

impl<P: Curve> AffineRepr for AcceleratedAffine<P> {
    type Config = P;
    type ScalarField = P::ScalarField;
    type BaseField = P::BaseField;
    type Group = AcceleratedProjective<P>;

    const GENERATOR: Self = Self(Affine::GENERATOR);
    const ZERO: Self = Self(Affine::ZERO);

    fn xy(&self) -> Option<(P::BaseField, P::BaseField)> {
        self.0.xy()
    }

    fn zero() -> Self {
        Self::ZERO
    }

    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    fn generator() -> Self {
        Self::GENERATOR
    }

    fn from_random_bytes(bytes: &[u8]) -> Option<Self> {
        Affine::from_random_bytes(bytes).map(Self)
    }

    fn mul_bigint(&self, scalar: impl AsRef<[u64]>) -> AcceleratedProjective<P> {
        AcceleratedProjective(self.0.mul_bigint(scalar))
    }

    fn clear_cofactor(&self) -> Self {
        Self(self.0.clear_cofactor())
    }

    fn mul_by_cofactor_to_group(&self) -> AcceleratedProjective<P> {
        AcceleratedProjective(self.0.mul_by_cofactor_to_group())
    }
}
