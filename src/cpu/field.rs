//! What the engine's hot loops need of a base field.

use ark_ff::Field;

/// A field whose operations may be faster than arkworks' own.
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

    /// The difference.
    #[inline(always)]
    fn fast_sub(&self, other: &Self) -> Self {
        *self - other
    }

    /// Whether this is zero.
    #[inline(always)]
    fn fast_is_zero(&self) -> bool {
        self.is_zero()
    }
}

/// For a prime field in Montgomery form: subtraction without a branch, which on random values is mispredicted every
/// other time, and a comparison with zero without a call of `memcmp`.
macro_rules! prime_field {
    ($field:ty) => {
        impl FastField for $field {
            #[inline(always)]
            fn fast_sub(&self, other: &Self) -> Self {
                let modulus = <Self as ark_ff::PrimeField>::MODULUS;
                Self::new_unchecked(ark_ff::BigInt(difference(&self.0.0, &other.0.0, &modulus.0)))
            }

            #[inline(always)]
            fn fast_is_zero(&self) -> bool {
                self.0.0.iter().fold(0, |bits, limb| bits | limb) == 0
            }
        }
    };
}

#[cfg(feature = "bls12-381")]
prime_field!(ark_bls12_381::Fq);
#[cfg(feature = "bls12-377")]
prime_field!(ark_bls12_377::Fq);

/// a − b modulo the modulus, for a and b below it.
#[inline(always)]
fn difference<const LIMBS: usize>(a: &[u64; LIMBS], b: &[u64; LIMBS], modulus: &[u64; LIMBS]) -> [u64; LIMBS] {
    let mut difference = [0; LIMBS];
    let mut borrow = false;
    for i in 0..LIMBS {
        let (partial, first) = a[i].overflowing_sub(b[i]);
        let (total, second) = partial.overflowing_sub(borrow.into());
        difference[i] = total;
        borrow = first | second;
    }
    let mask = u64::from(borrow).wrapping_neg();
    let mut carry = false;
    for i in 0..LIMBS {
        let (partial, first) = difference[i].overflowing_add(modulus[i] & mask);
        let (total, second) = partial.overflowing_add(carry.into());
        difference[i] = total;
        carry = first | second;
    }
    difference
}

#[cfg(test)]
mod tests {
    use super::FastField;
    use ark_ff::UniformRand;

    fn agrees_with_arkworks<F: FastField + UniformRand>() {
        let mut rng = ark_std::test_rng();
        let mut values = vec![F::zero(), F::one(), -F::one(), F::one().double()];
        values.extend((0..50).map(|_| F::rand(&mut rng)));
        for a in &values {
            assert_eq!(a.fast_is_zero(), a.is_zero());
            assert_eq!(a.fast_square(), a.square());
            for b in &values {
                assert_eq!(a.fast_mul(b), *a * b);
                assert_eq!(a.fast_sub(b), *a - b);
            }
        }
    }

    #[cfg(feature = "bls12-381")]
    #[test]
    fn bls12_381() {
        agrees_with_arkworks::<ark_bls12_381::Fq>();
    }

    #[cfg(feature = "bls12-377")]
    #[test]
    fn bls12_377() {
        agrees_with_arkworks::<ark_bls12_377::Fq>();
    }
}
