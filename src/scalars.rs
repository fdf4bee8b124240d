//! Scalars as the engines read them.

use ark_ff::{BigInteger, PrimeField, Zero};

use crate::Curve;

type Integer<P> = <<P as ark_ec::CurveConfig>::ScalarField as PrimeField>::BigInt;

/// The two forms a caller's scalars come in; neither is copied or converted ahead of the engine that reads it.
pub(crate) enum Scalars<'a, P: Curve> {
    /// Field elements, in Montgomery form.
    Field(&'a [P::ScalarField]),
    /// Plain integers of the width of [`PrimeField::BigInt`], which may exceed the group's order.
    Integer(&'a [Integer<P>]),
}

impl<P: Curve> Clone for Scalars<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Curve> Copy for Scalars<'_, P> {}

impl<P: Curve> Scalars<'_, P> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Field(scalars) => scalars.len(),
            Self::Integer(scalars) => scalars.len(),
        }
    }

    /// The greatest integer such a scalar can stand for.
    pub(crate) fn maximum(&self) -> Integer<P> {
        let mut maximum = P::ScalarField::MODULUS;
        match self {
            Self::Field(_) => maximum.sub_with_borrow(&Integer::<P>::from(1u8)),
            Self::Integer(_) => {
                maximum.as_mut().fill(u64::MAX);
                false
            }
        };
        maximum
    }

    /// Those of a range.
    pub(crate) fn slice(&self, range: std::ops::Range<usize>) -> Self {
        match self {
            Self::Field(scalars) => Self::Field(&scalars[range]),
            Self::Integer(scalars) => Self::Integer(&scalars[range]),
        }
    }

    /// Whether scalar `i` is zero, without leaving Montgomery form.
    pub(crate) fn is_zero(&self, i: usize) -> bool {
        match self {
            Self::Field(scalars) => scalars[i].is_zero(),
            Self::Integer(scalars) => scalars[i].is_zero(),
        }
    }

    /// Scalar `i` as an integer.
    pub(crate) fn integer(&self, i: usize) -> Integer<P> {
        match self {
            Self::Field(scalars) => scalars[i].into_bigint(),
            Self::Integer(scalars) => scalars[i],
        }
    }
}
