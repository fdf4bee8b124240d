//! What a curve must state to be computed on: its names, its endomorphism if it has one, and its kernels.
//!
//! ARCHITECTURE.md says how to add a curve.

use std::fmt;

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};

use crate::cpu::FastField;
use crate::gpu;
use crate::recode::Part;
use crate::scalars::Montgomery;

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

/// Which of a pairing's two source groups a curve is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Group {
    /// Points over the prime field.
    G1,
    /// Points over its quadratic extension.
    G2,
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::G1 => f.write_str("g1"),
            Self::G2 => f.write_str("g2"),
        }
    }
}

/// A curve group this crate computes on: an arkworks short Weierstrass configuration y² = x³ + ax + b, with its
/// kernels, and with its endomorphism if it has one.
///
/// The endomorphism is a map on points that is cheap and on the subgroup of prime order r is multiplication by some λ.
/// With it a scalar k = Σ kⱼ·λʲ (modulo r) of short parts kⱼ is as good as k itself: k·P = Σ kⱼ·(λʲ·P).
///
/// Sealed, because `gpu/layout.rs` relies on the memory layout of the types named here: an implementation has a
/// layout asserted at compile time.
pub trait Curve: SWCurveConfig<BaseField: FastField, ScalarField: Montgomery> + sealed::Compiled {
    /// The curve's name, as `msm_cli --curve` takes it.
    const NAME: &'static str;
    /// The group.
    const GROUP: Group;
    /// The twisted Edwards form with a = −1, if there is one.
    const TWISTED_EDWARDS: Option<TwistedEdwards<Self::BaseField>> = None;
    /// The number of parts that a scalar splits into, at most 4; 1 without an endomorphism, and then scalars are not
    /// split.
    const PARTS: usize = 1;
    /// The compiled kernels.
    #[doc(hidden)]
    const KERNELS: gpu::Kernels;

    /// Splits a scalar below r (little-endian limbs) into [`PARTS`](Self::PARTS) parts: k = Σ partⱼ·λʲ modulo r. Those
    /// beyond are zero. A small k and a small −k are their first part.
    fn split(_k: &[u64]) -> [Part; 4] {
        unreachable!("{} {} has no endomorphism, so scalars are not split", Self::NAME, Self::GROUP)
    }

    /// The greatest magnitude of a part, as little-endian limbs.
    fn part_maximum() -> [u64; 2] {
        unreachable!("{} {} has no endomorphism, so there are no parts", Self::NAME, Self::GROUP)
    }

    /// λʲ·P for a point P of the subgroup and j below [`PARTS`](Self::PARTS).
    #[inline]
    fn image(_power: usize, point: &Affine<Self>) -> Affine<Self> {
        *point
    }

    /// The least i for which the y-coordinate of λʲ·P is that of λⁱ·P, or its opposite; and whether it is its opposite.
    fn y_image(_power: usize) -> (usize, bool) {
        (0, false)
    }
}

/// The form −x² + y² = 1 + d·x²·y² of a curve with a point (α, 0) of order two (edmsm, Lemma 1), and the map to it:
///
/// ```text
/// (x, y) ↦ (f·(x − α)/y, (x − α − w)/(x − α + w))
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TwistedEdwards<F> {
    /// d.
    pub d: F,
    /// α, a root of x³ + ax + b.
    pub root: F,
    /// w, a square root of 3α² + a.
    pub shift: F,
    /// f, a square root of −(3α/w + 2)·w, which makes the coefficient of x² be −1.
    pub scale: F,
}

pub(crate) mod sealed {
    use std::borrow::Cow;

    use ark_ec::short_weierstrass::Affine;

    use crate::bases::{Bases, Kept, Preparation};
    use crate::msm::{Input, Outcomes};
    use crate::scalars::Scalars;
    use crate::{Curve, Msm, MsmError};

    /// Keeps [`MatrixField`](crate::spmv::MatrixField) to this crate.
    pub trait Sealed {}

    /// Keeps [`Curve`](super::Curve) to this crate, and its engines: a generic function would be compiled again, with all
    /// that it calls, in every crate that calls it; this one is compiled here, once for each curve.
    pub trait Compiled: Sized {
        fn compute(
            msm: &Msm,
            input: Input<'_, Self>,
            vectors: &[Scalars<'_, Self>],
        ) -> Result<Outcomes<Self>, MsmError>
        where
            Self: Curve;

        fn prepare(preparation: &mut Preparation<'_, Self>) -> Result<Kept<Self>, MsmError>
        where
            Self: Curve;

        fn multiples<'b>(bases: &'b Bases<'_, Self>) -> Cow<'b, [Affine<Self>]>
        where
            Self: Curve;
    }

    /// Implements it for a curve.
    macro_rules! compiled {
        ($config:ty) => {
            impl $crate::curve::sealed::Compiled for $config {
                fn compute(
                    msm: &$crate::Msm,
                    input: $crate::msm::Input<'_, Self>,
                    vectors: &[$crate::scalars::Scalars<'_, Self>],
                ) -> Result<$crate::msm::Outcomes<Self>, $crate::MsmError> {
                    msm.compute(input, vectors)
                }

                fn prepare(
                    preparation: &mut $crate::bases::Preparation<'_, Self>,
                ) -> Result<$crate::bases::Kept<Self>, $crate::MsmError> {
                    preparation.compute()
                }

                fn multiples<'b>(
                    bases: &'b $crate::Bases<'_, Self>,
                ) -> std::borrow::Cow<'b, [ark_ec::short_weierstrass::Affine<Self>]> {
                    bases.multiples()
                }
            }
        };
    }
    pub(crate) use compiled;
}
