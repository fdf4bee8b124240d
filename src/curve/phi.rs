//! The endomorphism of curves with a = 0 over a prime field.

use ark_ec::scalar_mul::glv::GLVConfig;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};

use crate::field::FastField;

/// λʲ·P, for j = 0 or 1. The map is φ(x, y) = (βx, y) with β³ = 1.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "the map has one constant")]
pub(super) fn phi<P: SWCurveConfig<BaseField: FastField> + GLVConfig>(power: usize, point: &Affine<P>) -> Affine<P> {
    match power {
        0 => *point,
        _ => Affine::new_unchecked(point.x.fast_mul(&P::ENDO_COEFFS[0]), point.y),
    }
}

/// The items of [`CurveParams`](super::CurveParams) for scalars in two components by φ. `$split` splits them.
macro_rules! split_by_phi {
    ($split:expr) => {
        const COMPONENTS: usize = 2;

        fn split(k: &[u64]) -> [GlvComponent; 4] {
            let [first, second] = $split.split(k);
            [first, second, GlvComponent::default(), GlvComponent::default()]
        }

        fn component_maximum() -> [u64; 2] {
            $split.maximum()
        }

        #[inline]
        fn image(power: usize, point: &Affine<Self>) -> Affine<Self> {
            phi::phi(power, point)
        }
    };
}
pub(super) use split_by_phi;
