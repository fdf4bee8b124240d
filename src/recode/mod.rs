//! Recoding: a scalar becomes digits, one for each window.
//!
//! The CPU engine runs these functions. They also specify the kernels in `cuda/stages/recode_*.cuh`, which are tested
//! against them.

use ark_ec::short_weierstrass::{Projective, SWCurveConfig};
use ark_ff::{AdditiveGroup, Zero};

mod even;
mod gls;
mod glv;
mod precomputation;
mod signed;
mod windows;

pub(crate) use even::value_ranges;
pub use even::{DigitForm, EvenWindows};
pub use gls::Gls;
pub use glv::Glv;
pub use precomputation::Precomputation;
pub use signed::{MAX_WINDOW, MIN_WINDOW, SignedWindows};
pub use windows::{Digit, Recoding, Windows};

/// Σ 2^(c·i)·Sᵢ for the sums Sᵢ of windows of c bits, lowest window first, by Horner's rule.
pub(crate) fn horner<P: SWCurveConfig>(window_bits: u32, sums: &[Projective<P>]) -> Projective<P> {
    sums.iter().rev().fold(Projective::zero(), |result, sum| mul_pow2(result, window_bits) + sum)
}

/// 2^bits·P.
pub(crate) fn mul_pow2<P: SWCurveConfig>(mut point: Projective<P>, bits: u32) -> Projective<P> {
    for _ in 0..bits {
        point.double_in_place();
    }
    point
}

/// A component of a scalar that an endomorphism has split.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GlvComponent {
    /// Whether the component is below zero.
    pub negative: bool,
    /// Its absolute value.
    pub magnitude: u128,
}
