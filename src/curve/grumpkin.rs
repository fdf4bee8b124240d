//! The parameters of Grumpkin: the curve y² = x³ − 17 over BN254's scalar field. The order of Grumpkin is the modulus
//! of BN254's base field.

use ark_ff::MontFp;
use ark_grumpkin::{Fq, GrumpkinConfig};

use super::phi::split_by_phi;
use super::{CurveParams, Endomorphism};
use crate::recode::{GlvComponent, GlvLattice, limbs};
use crate::types::Group;

/// The parameter of BN254.
const U: u128 = 4965661367192848881;
/// The split of scalars, for r = 36u⁴ + 36u³ + 24u² + 6u + 1 = A² + AB + B² with A = 6u² + 2u + 1 and B = 2u.
const GLV: GlvLattice<2, 3> = GlvLattice::new(limbs(6 * U * U + 2 * U + 1), limbs(2 * U));
/// The constant β for λ = A/B. β is the x-coordinate of the point λ·(1, y), where (1, y) is the generator.
const BETA: Fq = MontFp!("21888242871839275217838484774961031246154997185409878258781734729429964517155");

impl CurveParams for GrumpkinConfig {
    const NAME: &'static str = "grumpkin";
    const GROUP: Group = Group::G1;

    split_by_phi!(GLV, Fq, BETA);
}

#[cfg(test)]
mod tests {
    use ark_grumpkin::{Fr, GrumpkinConfig};

    use super::U;
    use crate::curve::tests;
    use crate::field::lanes::tests::prime_field_agrees;

    #[test]
    fn lanes_agree() {
        prime_field_agrees::<ark_grumpkin::Fq>();
    }

    #[test]
    fn the_endomorphism() {
        tests::a_prime_order_curve_is_split::<GrumpkinConfig>(Fr::from(6 * U * U + 2 * U + 1) / Fr::from(2 * U));
    }
}
