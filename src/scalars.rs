//! The scalars of a computation, in the forms that the engines read.

use ark_ff::{BigInteger, PrimeField, Zero};
use zeroize::{Zeroize, Zeroizing};

use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::field::Montgomery;
use crate::memory::reserved;

type Integer<P> = <<P as ark_ec::CurveConfig>::ScalarField as PrimeField>::BigInt;

/// The scalars of the caller, in one of two forms. The scalars are neither copied nor converted before the engine reads
/// them.
pub enum Scalars<'a, P: CurveParams> {
    /// Field elements, in Montgomery form.
    Field(&'a [P::ScalarField]),
    /// Plain integers of at most the given number of bits. The integers may exceed the group's order.
    Integer(&'a [Integer<P>], u32),
}

/// The length of the longest vector.
pub(crate) fn longest<P: CurveParams>(vectors: &[Scalars<'_, P>]) -> usize {
    vectors.iter().map(Scalars::len).max().unwrap_or(0)
}

/// Copies of scalars. The copies are erased when they are dropped.
pub(crate) enum OwnedScalars<P: CurveParams> {
    Field(Zeroizing<Vec<P::ScalarField>>),
    Integer(Zeroizing<Vec<Integer<P>>>, u32),
}

impl<P: CurveParams> OwnedScalars<P> {
    pub(crate) fn borrowed(&self) -> Scalars<'_, P> {
        match self {
            Self::Field(scalars) => Scalars::Field(scalars),
            Self::Integer(scalars, bits) => Scalars::Integer(scalars, *bits),
        }
    }
}

/// The length of the longest scalar in bits, and the number of nonzero scalars that fit in one limb.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lengths {
    pub(crate) greatest: u32,
    pub(crate) short: usize,
}

impl<P: CurveParams> Clone for Scalars<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams> Copy for Scalars<'_, P> {}

#[expect(clippy::indexing_slicing, reason = "the caller takes positions from the length")]
impl<'a, P: CurveParams> Scalars<'a, P> {
    /// Unknown scalars, which can be any elements of the field. A plan that is made without scalars uses `ANY`.
    pub(crate) const ANY: Self = Self::Field(&[]);

    /// Makes scalars from integers of any value.
    pub(crate) fn integers(integers: &'a [Integer<P>]) -> Self {
        Self::Integer(integers, u64::BITS * Integer::<P>::NUM_LIMBS as u32)
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Field(scalars) => scalars.len(),
            Self::Integer(scalars, _) => scalars.len(),
        }
    }

    /// Returns the greatest integer that a scalar of this form can represent.
    pub(crate) fn maximum(&self) -> Integer<P> {
        let mut maximum = P::ScalarField::MODULUS;
        match self {
            Self::Field(_) => maximum.sub_with_borrow(&Integer::<P>::from(1u8)),
            Self::Integer(_, bits) => {
                for (i, limb) in maximum.as_mut().iter_mut().enumerate() {
                    let above = (64 * (i as u32 + 1)).saturating_sub(*bits);
                    *limb = u64::MAX.checked_shr(above).unwrap_or(0);
                }
                false
            }
        };
        maximum
    }

    /// The lengths of the scalars, after conversion to integers. If there are no scalars, the greatest length is the
    /// length of the group's order.
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

    /// The scalars of a range.
    pub(crate) fn slice(&self, range: std::ops::Range<usize>) -> Self {
        match self {
            Self::Field(scalars) => Self::Field(&scalars[range]),
            Self::Integer(scalars, bits) => Self::Integer(&scalars[range], *bits),
        }
    }

    /// The scalars of a range. The range may end after the last scalar.
    pub(crate) fn part(&self, range: &std::ops::Range<usize>) -> Self {
        let end = range.end.min(self.len());
        self.slice(range.start.min(end)..end)
    }

    /// A copy of the scalars at the given places.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`] if the memory for the copy cannot be allocated.
    pub(crate) fn gathered(&self, places: &[usize], purpose: &'static str) -> Result<OwnedScalars<P>, MsmError> {
        fn copied<T: Copy + Zeroize>(
            all: &[T],
            places: &[usize],
            purpose: &'static str,
        ) -> Result<Zeroizing<Vec<T>>, MsmError> {
            let mut copied = Zeroizing::new(reserved(places.len(), purpose)?);
            copied.extend(places.iter().map(|&i| all[i]));
            Ok(copied)
        }
        Ok(match self {
            Self::Field(scalars) => OwnedScalars::Field(copied(scalars, places, purpose)?),
            Self::Integer(scalars, bits) => OwnedScalars::Integer(copied(scalars, places, purpose)?, *bits),
        })
    }

    /// True if scalar `i` is zero. The function converts no scalar.
    pub(crate) fn is_zero(&self, i: usize) -> bool {
        match self {
            Self::Field(scalars) => scalars[i].is_zero(),
            Self::Integer(scalars, _) => scalars[i].is_zero(),
        }
    }

    /// True if scalars `i` and `j` are equal. The function converts no scalar.
    pub(crate) fn are_equal(&self, i: usize, j: usize) -> bool {
        match self {
            Self::Field(scalars) => scalars[i] == scalars[j],
            Self::Integer(scalars, _) => scalars[i] == scalars[j],
        }
    }

    /// Scalar `i` as an element of the field. An integer is reduced modulo the group's order.
    pub(crate) fn field_element(&self, i: usize) -> P::ScalarField {
        match self {
            Self::Field(scalars) => scalars[i],
            Self::Integer(scalars, _) => {
                let reduced = || P::ScalarField::from_le_bytes_mod_order(&scalars[i].to_bytes_le());
                P::ScalarField::from_bigint(scalars[i]).unwrap_or_else(reduced)
            }
        }
    }

    /// True if scalar `i` has only a few nonzero digits: the scalar fits in one limb, or at most `ones` of its bits are
    /// set. The endomorphism would split a scalar with few set bits into two or four long components. Let k be the
    /// scalar, and let r be the group's order. If `in_subgroup` is true, the result is true in two more cases: r − k
    /// fits in one limb, or at most `ones` bits of r − k are set.
    pub(crate) fn has_few_digits(&self, i: usize, ones: u32, in_subgroup: bool) -> bool {
        let is_sparse = |integer: &Integer<P>| {
            let limbs = integer.as_ref();
            let bits = || limbs.iter().map(|limb| limb.count_ones()).sum::<u32>();
            limbs.iter().skip(1).all(|&limb| limb == 0) || bits() <= ones
        };
        let integer = self.integer(i);
        is_sparse(&integer)
            || in_subgroup && integer <= P::ScalarField::MODULUS && {
                let mut opposite = P::ScalarField::MODULUS;
                opposite.sub_with_borrow(&integer);
                is_sparse(&opposite)
            }
    }

    /// Scalar `i` as an integer.
    pub(crate) fn integer(&self, i: usize) -> Integer<P> {
        match self {
            Self::Field(scalars) => scalars[i].to_integer(),
            Self::Integer(scalars, _) => scalars[i],
        }
    }
}

/// An integer type of at most 128 bits: `bool`, `u8` to `u128`, or `i8` to `i128`.
pub trait SmallScalar: Small {}

impl<K: Small> SmallScalar for K {}

/// The magnitude and the sign of a [`SmallScalar`].
pub trait Small: Copy {
    /// The length in bits of the greatest magnitude that the type can hold.
    const BITS: u32;

    /// The magnitude |k|.
    fn magnitude(&self) -> u128;

    /// True if k < 0.
    fn is_negative(&self) -> bool {
        false
    }
}

macro_rules! unsigned {
    ($($integer:ty: $bits:expr),*) => {
        $(
            impl Small for $integer {
                const BITS: u32 = $bits;

                fn magnitude(&self) -> u128 {
                    u128::from(*self)
                }
            }
        )*
    };
}
unsigned!(bool: 1, u8: 8, u16: 16, u32: 32, u64: 64, u128: 128);

macro_rules! signed {
    ($($integer:ty),*) => {
        $(
            impl Small for $integer {
                // The magnitude of the type's least value takes all bits of the type. For example, the magnitude of
                // −128 takes all 8 bits of an `i8`.
                const BITS: u32 = <$integer>::BITS;

                fn magnitude(&self) -> u128 {
                    u128::from(self.unsigned_abs())
                }

                fn is_negative(&self) -> bool {
                    *self < 0
                }
            }
        )*
    };
}
signed!(i8, i16, i32, i64, i128);

/// Converts a magnitude to an integer of the scalar field's width. The scalar field has at least two limbs.
pub(crate) fn widened<F: PrimeField>(magnitude: u128) -> F::BigInt {
    let mut integer = F::BigInt::default();
    for (limb, value) in integer.as_mut().iter_mut().zip([magnitude as u64, (magnitude >> 64) as u64]) {
        *limb = value;
    }
    integer
}
