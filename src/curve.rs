//! What a curve must state to be computed on: its names, and its kernels.
//!
//! To add a curve: its constants in `build/constants.rs`, its file here, and one line in `tests/suite.rs`.

use std::fmt;

use ark_ec::short_weierstrass::SWCurveConfig;

use crate::cpu::FastField;
use crate::gpu;

#[cfg(feature = "bls12-377")]
mod bls12_377;
#[cfg(feature = "bls12-381")]
mod bls12_381;

/// Which of a pairing's two source groups a curve is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Group {
    /// Points over the prime field.
    G1,
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::G1 => f.write_str("g1"),
        }
    }
}

/// A curve group this crate computes on: an arkworks short Weierstrass configuration with kernels.
///
/// Sealed, because `gpu/layout.rs` relies on the memory layout of the types named here: an implementation
/// comes with kernels compiled for it and a layout asserted at compile time.
pub trait Curve: SWCurveConfig<BaseField: FastField> + sealed::Sealed {
    /// The curve's name, as `msm_cli --curve` takes it.
    const NAME: &'static str;
    /// The group.
    const GROUP: Group;
    /// The endomorphism that splits scalars (see [`Glv`](crate::recode::Glv)), if there is one.
    const ENDOMORPHISM: Option<Endomorphism<Self::BaseField>>;
    /// The twisted Edwards form with a = −1, if there is one.
    const TWISTED_EDWARDS: Option<TwistedEdwards<Self::BaseField>> = None;
    /// The compiled kernels.
    #[doc(hidden)]
    const KERNELS: gpu::Kernels;
}

/// The map (x, y) ↦ (βx, y), which on the subgroup of prime order is multiplication by −D.
#[derive(Clone, Copy, Debug)]
pub struct Endomorphism<F> {
    /// β, a cube root of one.
    pub beta: F,
    /// D = z², z being the curve's parameter.
    pub eigenvalue: u128,
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

mod sealed {
    /// Keeps [`Curve`](super::Curve) to this crate.
    pub trait Sealed {}
}
