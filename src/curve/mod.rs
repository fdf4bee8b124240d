//! What a curve must state to be computed on: its names, its endomorphism if it has one, and its kernels.
//!
//! ARCHITECTURE.md says how to add a curve.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};

use crate::field::{FastField, Montgomery};
use crate::kernels::{Kernels, Module};
use crate::recode::GlvComponent;
use crate::vocabulary::Group;

pub use twisted_edwards::TwistedEdwards;

#[cfg(any(feature = "bls12-377", feature = "bls12-381"))]
mod bls12;
#[cfg(feature = "bls12-377")]
mod bls12_377;
#[cfg(feature = "bls12-381")]
mod bls12_381;
#[cfg(feature = "bn254")]
mod bn254;
#[cfg(feature = "mnt4-753")]
mod mnt4_753;
#[cfg(all(test, any(feature = "bls12-377", feature = "bls12-381")))]
mod tests;
mod twisted_edwards;

/// A curve group this crate computes on: an arkworks short Weierstrass configuration y² = x³ + ax + b, with its
/// kernels, and with its endomorphism if it has one.
///
/// The endomorphism is a map on points that is cheap and on the subgroup of prime order r is multiplication by some λ.
/// With it a scalar k = Σ kⱼ·λʲ (modulo r) of short parts kⱼ is as good as k itself: k·P = Σ kⱼ·(λʲ·P).
///
/// Sealed, because `gpu/layout.rs` relies on the memory layout of the types named here: an implementation has a
/// layout asserted at compile time.
pub trait CurveParams: SWCurveConfig<BaseField: FastField, ScalarField: Montgomery> + sealed::Sealed {
    /// The curve's name, as `msm_cli --curve` takes it.
    const NAME: &'static str;
    /// The group.
    const GROUP: Group;
    /// The twisted Edwards form with a = −1, if there is one.
    #[doc(hidden)]
    const TWISTED_EDWARDS: Option<TwistedEdwards<Self::BaseField>> = None;
    /// The number of parts that a scalar splits into, at most 4; 1 without an endomorphism, and then scalars are not
    /// split.
    #[doc(hidden)]
    const COMPONENTS: usize = 1;
    /// The compiled kernels.
    #[doc(hidden)]
    const KERNELS: Kernels;

    /// Splits a scalar below r (little-endian limbs) into [`COMPONENTS`](Self::COMPONENTS) parts: k = Σ partⱼ·λʲ modulo r. Those
    /// beyond are zero. A small k and a small −k are their first part.
    #[doc(hidden)]
    fn split(_k: &[u64]) -> [GlvComponent; 4] {
        unreachable!("{} {} has no endomorphism, so scalars are not split", Self::NAME, Self::GROUP)
    }

    /// The greatest magnitude of a part, as little-endian limbs.
    #[doc(hidden)]
    fn component_maximum() -> [u64; 2] {
        unreachable!("{} {} has no endomorphism, so there are no parts", Self::NAME, Self::GROUP)
    }

    /// λʲ·P for a point P of the subgroup and j below [`COMPONENTS`](Self::COMPONENTS).
    #[doc(hidden)]
    #[inline]
    fn image(_power: usize, point: &Affine<Self>) -> Affine<Self> {
        *point
    }

    /// The least i for which the y-coordinate of λʲ·P is that of λⁱ·P, or its opposite; and whether it is its opposite.
    #[doc(hidden)]
    fn y_image(_power: usize) -> (usize, bool) {
        (0, false)
    }
}

/// A field of matrix entries: the scalar field of a curve this crate has kernels for.
///
/// Sealed, because elements are given to kernels as they lie in memory.
pub trait MatrixField: Montgomery + sealed::Sealed {
    /// `cuda/entry/spmv.cu` for the field.
    #[doc(hidden)]
    const KERNELS: &'static Module;
}

mod sealed {
    /// Keeps [`CurveParams`](super::CurveParams) and [`MatrixField`](super::MatrixField) to this crate: their implementors
    /// are given to kernels as they lie in memory.
    pub trait Sealed {}
}
