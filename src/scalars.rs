//! Scalars as the engines read them.

use ark_ff::{BigInteger, Fp, MontBackend, MontConfig, PrimeField, Zero};

use crate::Curve;

type Integer<P> = <<P as ark_ec::CurveConfig>::ScalarField as PrimeField>::BigInt;

/// A field element as it stands in memory: multiplied by R = 2^(64·limbs), below the modulus.
pub trait Montgomery: PrimeField {
    /// The limbs, least first.
    fn montgomery_limbs(&self) -> &[u64];
}

impl<C: MontConfig<N>, const N: usize> Montgomery for Fp<MontBackend<C, N>, N> {
    #[inline(always)]
    fn montgomery_limbs(&self) -> &[u64] {
        &self.0.0
    }
}

/// The two forms a caller's scalars come in; neither is copied or converted ahead of the engine that reads it.
pub enum Scalars<'a, P: Curve> {
    /// Field elements, in Montgomery form.
    Field(&'a [P::ScalarField]),
    /// Plain integers of the width of [`PrimeField::BigInt`], which may exceed the group's order.
    Integer(&'a [Integer<P>]),
}

/// What scalars are like: the longest one's bits, and how many are of one limb and not zero.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lengths {
    pub(crate) greatest: u32,
    pub(crate) short: usize,
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

    /// How long the integers are; if there are none, how long those of the field may be.
    pub(crate) fn lengths(&self) -> Lengths {
        if self.len() == 0 {
            return Lengths { greatest: P::ScalarField::MODULUS_BIT_SIZE, short: 0 };
        }
        (0..self.len()).fold(Lengths::default(), |lengths, i| {
            let bits = self.integer(i).num_bits();
            Lengths {
                greatest: lengths.greatest.max(bits),
                short: lengths.short + usize::from((1..=u64::BITS).contains(&bits)),
            }
        })
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
