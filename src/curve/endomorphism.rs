//! An endomorphism that multiplies coordinates by constants.

use ark_ec::short_weierstrass::Affine;

use super::CurveParams;
use crate::field::FastField;

/// The constants that map a point (x, y) to its images:
///
/// - The image λʲ·(x, y) is (xⱼ·x, ±y) or (xⱼ·x, ±y₁·y). [`CurveParams::y_image`] returns which of the two forms
///   applies, and returns the sign. The sign is not a part of y₁.
/// - For odd j over an extension field, the constants are multiplied by the conjugates of x and y.
pub struct Endomorphism<F> {
    /// The constant xⱼ for each power j. The constant is 1 for j = 0, and for powers that are not used.
    pub(crate) x: [F; 4],
    /// The constant y₁. The constant is 1 if the y-coordinates of all images are equal up to sign.
    pub(crate) y: F,
}

impl<F: FastField> Endomorphism<F> {
    /// The image λʲ·P. The identity (0, 0) is mapped to itself.
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "there are at most four powers")]
    pub(super) fn image<P: CurveParams<BaseField = F>>(&self, power: usize, point: &Affine<P>) -> Affine<P> {
        let operand = |coordinate: &F| if power % 2 == 1 { coordinate.conjugate() } else { *coordinate };
        let (of, negative) = P::y_image(power);
        let y = if of == 0 { point.y } else { operand(&point.y).fast_mul(&self.y) };
        Affine::new_unchecked(operand(&point.x).fast_mul(&self.x[power]), if negative { -y } else { y })
    }
}
