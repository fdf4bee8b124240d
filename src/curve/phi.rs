//! The endomorphism of curves with a = 0 over a prime field.

use ark_ec::scalar_mul::glv::GLVConfig;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};

use crate::field::FastField;

/// λʲ·P, for j = 0 or 1. The map is φ(x, y) = (βx, y) with β³ = 1.
#[inline(always)]
pub(super) fn phi<P: SWCurveConfig<BaseField: FastField> + GLVConfig>(power: usize, point: &Affine<P>) -> Affine<P> {
    match power {
        0 => *point,
        _ => Affine::new_unchecked(point.x.fast_mul(&P::ENDO_COEFFS[0]), point.y),
    }
}
