//! The check that a point of the curve is in the subgroup of prime order.

use ark_ec::short_weierstrass::Affine;
use ark_ff::BigInteger;

use super::{CurveParams, Jacobian};

/// True if a point of the curve is in the subgroup of order r.
///
/// If the curve has an endomorphism f with eigenvalue λ, the check is f(P) = λ·P (M. Scott, eprint 2021/1130, sections
/// 4 and 6; El Housni, Guillevic and Piellard, eprint 2022/352, section 4.3, for BN curves). On the whole curve, f is a
/// root of a polynomial χ with χ(λ) = r. So f(P) = λ·P implies r·P = χ(λ)·P = χ(f)(P) = 0.
///
/// | group | f | λ | χ |
/// |---|---|---|---|
/// | G1 of a BLS12 curve | φ | −z² | X² + X + 1 |
/// | G2 of a BLS12 curve | ψ | z | X⁴ − X² + 1 |
/// | G2 of a BN curve | ψ | t − 1 | X² − tX + p, with χ(t − 1) = p + 1 − t = r |
pub(crate) fn in_subgroup<P: CurveParams>(point: &Affine<P>) -> bool {
    if const { P::EIGENVALUE.is_none() } {
        return point.is_in_correct_subgroup_assuming_on_curve();
    }
    let Some(lambda) = P::EIGENVALUE else { return false };
    let mut multiple = Jacobian::identity();
    for bit in (0..lambda.magnitude.num_bits() as usize).rev() {
        multiple.double();
        if lambda.magnitude.get_bit(bit) {
            multiple.add_affine(point);
        }
    }
    multiple.is(&P::image(1, point), lambda.negative)
}
