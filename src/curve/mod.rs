//! The parameters of each curve: the name, the groups, the endomorphism if there is one, and the layout of points and
//! scalars in memory. No module in this folder depends on kernels.
//!
//! docs/design/extending.md says how to add a curve.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::BigInt;

use crate::field::FastField;
use crate::field::transform::TransformField;
use crate::recode::GlvComponent;
use crate::types::Group;

pub(crate) use endomorphism::Endomorphism;
pub(crate) use jacobian::{Jacobian, horner};
pub(crate) use subgroup::in_subgroup;
pub use twisted_edwards::TwistedEdwards;

#[allow(dead_code, reason = "only builds with BLS12 curves use this module")]
mod bls12;
mod endomorphism;
mod jacobian;
pub(crate) mod layout;
#[allow(unused_imports, unused_macros, reason = "only builds with curves that have φ use this module")]
mod phi;
#[allow(dead_code, unused_imports, unused_macros, reason = "only builds with curves that have ψ use this module")]
mod psi;
mod subgroup;
#[cfg(test)]
#[allow(dead_code, unused_imports, unused_macros, reason = "only builds with all curves use all items")]
mod tests;
mod twisted_edwards;

// `curves.rs` declares one module for each curve of build/curves.rs. The file of each module is in this folder.
include!(concat!(env!("OUT_DIR"), "/curves.rs"));

/// A curve group on which this crate computes: an arkworks configuration of a short Weierstrass curve y² = x³ + ax + b,
/// and the endomorphism of the group if there is one.
///
/// The endomorphism is a cheap map on points. On the subgroup of prime order r, the endomorphism is multiplication by
/// some λ. So a scalar k is split into short components kⱼ with k = Σ kⱼ·λʲ modulo r. Then k·P = Σ kⱼ·(λʲ·P).
///
/// This trait is sealed, because `layout.rs` relies on the memory layout of the points and scalars of each
/// implementation. `layout.rs` asserts this layout at compile time.
pub trait CurveParams: SWCurveConfig<BaseField: FastField, ScalarField: MatrixField> + sealed::Sealed {
    /// The curve's name, as in the option `--curve` of `msm_cli`.
    const NAME: &'static str;
    /// The group: G1 or G2.
    const GROUP: Group;
    /// The twisted Edwards form with a = −1, if there is one.
    #[doc(hidden)]
    const TWISTED_EDWARDS: Option<TwistedEdwards<Self::BaseField>> = None;
    /// The number of components into which a scalar is split, at most 4. Without an endomorphism, the number of
    /// components is 1, and scalars are not split.
    #[doc(hidden)]
    const COMPONENTS: usize = 1;

    /// Splits a scalar below r (little-endian limbs) into [`COMPONENTS`](Self::COMPONENTS) components: k = Σ kⱼ·λʲ
    /// modulo r.
    ///
    /// In the returned array, all items after the first `COMPONENTS` items are zero. If k is a small integer m, the
    /// first component is m, and all other components are zero. If k is r − m for a small integer m, the first
    /// component is −m, and all other components are zero.
    #[doc(hidden)]
    #[expect(
        clippy::unreachable,
        reason = "only a curve with `COMPONENTS` above 1 has an endomorphism, and such a curve implements `split`"
    )]
    fn split(_k: &[u64]) -> [GlvComponent; 4] {
        unreachable!("{} {} has no endomorphism, so scalars are not split", Self::NAME, Self::GROUP)
    }

    /// The greatest magnitude of a component.
    #[doc(hidden)]
    #[expect(
        clippy::unreachable,
        reason = "only a curve with `COMPONENTS` above 1 has components, and such a curve implements this function"
    )]
    fn component_maximum() -> BigInt<3> {
        unreachable!("{} {} has no endomorphism, so scalars have no components", Self::NAME, Self::GROUP)
    }

    /// The image λʲ·P of a point P of the subgroup, for j = `power` below [`COMPONENTS`](Self::COMPONENTS).
    #[doc(hidden)]
    #[inline]
    fn image(power: usize, point: &Affine<Self>) -> Affine<Self> {
        match Self::endomorphism() {
            Some(endomorphism) if power > 0 => endomorphism.image(power, point),
            _ => *point,
        }
    }

    /// Returns the constants of the endomorphism, or `None` if scalars are not split.
    #[doc(hidden)]
    fn endomorphism() -> Option<&'static Endomorphism<Self::BaseField>> {
        None
    }

    /// The eigenvalue λ as an integer. There is a polynomial χ with χ(λ) = r, and the endomorphism is a root of χ on
    /// the whole curve. See [`in_subgroup`].
    #[doc(hidden)]
    const EIGENVALUE: Option<GlvComponent> = None;

    /// Let j be `power`. The first returned value is the least i for which the y-coordinates of λⁱ·P and λʲ·P are equal
    /// up to sign. The second returned value is true if these y-coordinates have opposite signs.
    #[doc(hidden)]
    fn y_image(_power: usize) -> (usize, bool) {
        (0, false)
    }
}

/// A field of matrix entries: the scalar field of a curve for which this crate has kernels.
///
/// This trait is sealed, because kernels read elements directly from memory.
pub trait MatrixField: TransformField + sealed::Sealed {
    /// The curve's name, as in [`CurveParams::NAME`].
    #[doc(hidden)]
    const CURVE: &'static str;
}

mod sealed {
    /// Prevents other crates from implementing [`CurveParams`](super::CurveParams) and
    /// [`MatrixField`](super::MatrixField), because kernels read points, scalars and matrix entries directly from
    /// memory.
    pub trait Sealed {}
}
