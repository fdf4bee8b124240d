//! What the engine's hot loops need of a base field.

use ark_ff::Field;

/// A field whose multiplication and squaring may be faster than arkworks' own.
pub trait FastField: Field {
    /// The product.
    #[inline(always)]
    fn fast_mul(&self, other: &Self) -> Self {
        *self * other
    }

    /// The square.
    #[inline(always)]
    fn fast_square(&self) -> Self {
        self.square()
    }
}

#[cfg(feature = "bls12-381")]
impl FastField for ark_bls12_381::Fq {}
#[cfg(feature = "bls12-377")]
impl FastField for ark_bls12_377::Fq {}
