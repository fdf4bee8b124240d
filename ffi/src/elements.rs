//! Field elements and points as limbs in memory.

use std::mem::{align_of, offset_of, size_of};

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{BigInt, Fp, Fp2, Fp2Config, MontBackend, MontConfig, PrimeField};
use cumsm::Curve;

/// A value that consists of 64-bit limbs.
///
/// # Safety
///
/// A type with this trait has no padding, and has the alignment of `u64`. Every bit pattern is a valid value of the
/// type.
pub(crate) unsafe trait Limbs: Copy + Send + Sync {
    /// The number of limbs of a value. The use of this constant also asserts the layout of the type.
    const LIMBS: usize;
}

/// Asserts that `T` has the size of `limbs` limbs and the alignment of a limb. Returns `limbs`.
const fn asserted<T>(limbs: usize) -> usize {
    assert!(size_of::<T>() == limbs * size_of::<u64>(), "the value must consist of its limbs only");
    assert!(align_of::<T>() == align_of::<u64>());
    const {
        assert!(
            cfg!(target_endian = "little"),
            "the machine must be little-endian, because the interface has little-endian limbs"
        )
    };
    limbs
}

// SAFETY: `BigInt` is a structure whose only field is an array of limbs. The assertion checks the size.
unsafe impl<const N: usize> Limbs for BigInt<N> {
    const LIMBS: usize = asserted::<Self>(N);
}

// SAFETY: the type consists of a `BigInt` and a marker without size. Every bit pattern is a valid value of this type.
// `is_reduced` checks that the value is a field element.
unsafe impl<C: MontConfig<N>, const N: usize> Limbs for Fp<MontBackend<C, N>, N> {
    const LIMBS: usize = asserted::<Self>(N);
}

// SAFETY: the type has two elements, first c0, then c1. The assertions check that the two elements fill the value.
unsafe impl<C: Fp2Config<Fp: Limbs>> Limbs for Fp2<C> {
    const LIMBS: usize = {
        assert!(offset_of!(Self, c0) == 0);
        asserted::<Self>(2 * C::Fp::LIMBS)
    };
}

// SAFETY: the type has two coordinates, first x, then y. The assertions check that the two coordinates fill the value.
// So the flag for the identity takes no memory.
unsafe impl<P: SWCurveConfig<BaseField: Limbs>> Limbs for Affine<P> {
    const LIMBS: usize = {
        assert!(offset_of!(Self, x) == 0);
        asserted::<Self>(2 * P::BaseField::LIMBS)
    };
}

/// A value that consists of field elements. The memory of a value normally holds the Montgomery form. Before
/// `into_montgomery` and after `into_canonical`, the memory holds the canonical form.
pub(crate) trait Element: Limbs {
    /// True if each integer in memory is below the modulus of its field. The check is the same for the Montgomery form
    /// and for the canonical form.
    fn is_reduced(&self) -> bool;

    /// Returns the Montgomery form of a value whose memory holds the canonical form. The canonical form must be
    /// reduced.
    fn into_montgomery(self) -> Self;

    /// Returns a value whose memory holds the canonical form.
    fn into_canonical(self) -> Self;
}

impl<C: MontConfig<N>, const N: usize> Element for Fp<MontBackend<C, N>, N> {
    fn is_reduced(&self) -> bool {
        self.0 < C::MODULUS
    }

    fn into_montgomery(self) -> Self {
        Self::from_bigint(self.0).expect("the integer is below the modulus")
    }

    fn into_canonical(self) -> Self {
        Self::new_unchecked(self.into_bigint())
    }
}

impl<C: Fp2Config<Fp: Element>> Element for Fp2<C> {
    fn is_reduced(&self) -> bool {
        self.c0.is_reduced() && self.c1.is_reduced()
    }

    fn into_montgomery(self) -> Self {
        Self::new(self.c0.into_montgomery(), self.c1.into_montgomery())
    }

    fn into_canonical(self) -> Self {
        Self::new(self.c0.into_canonical(), self.c1.into_canonical())
    }
}

/// The identity is (0, 0), in Montgomery form and in canonical form.
impl<P: SWCurveConfig<BaseField: Element>> Element for Affine<P> {
    fn is_reduced(&self) -> bool {
        self.x.is_reduced() && self.y.is_reduced()
    }

    fn into_montgomery(self) -> Self {
        Self::new_unchecked(self.x.into_montgomery(), self.y.into_montgomery())
    }

    fn into_canonical(self) -> Self {
        Self::new_unchecked(self.x.into_canonical(), self.y.into_canonical())
    }
}

/// A curve group whose points and scalars the C interface can pass.
pub(crate) trait Group: Curve<BaseField: Element, ScalarField: Element + PrimeField<BigInt: Limbs>> {}

impl<P: Curve<BaseField: Element, ScalarField: Element + PrimeField<BigInt: Limbs>>> Group for P {}

/// The number of limbs of a point.
pub(crate) const fn point_limbs<P: Group>() -> usize {
    Affine::<P>::LIMBS
}

/// The number of limbs of a scalar.
pub(crate) const fn scalar_limbs<P: Group>() -> usize {
    P::ScalarField::LIMBS
}
