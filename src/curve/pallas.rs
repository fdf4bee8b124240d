//! The parameters of Pallas: the curve y² = x³ + 5. Pallas and Vesta are a cycle of curves of prime order.

use ark_ec::scalar_mul::glv::GLVConfig;
use ark_pallas::{Fq, PallasConfig};

use super::phi::split_by_phi;
use super::{CurveParams, Endomorphism};
use crate::recode::{GlvComponent, GlvLattice, limbs};
use crate::types::Group;

/// The split of scalars for r = A² + AB + B², with the λ of arkworks. The reciprocals of [`GlvLattice`] have 4 limbs,
/// because A and B are about equal. If the reciprocals had 3 limbs, the bound on the components would have 128 bits
/// instead of 127 bits.
const GLV: GlvLattice<2, 4> =
    GlvLattice::new(limbs(98231058071100081932162823354453065728), limbs(98231058071186745657228807397848383489));

impl CurveParams for PallasConfig {
    const NAME: &'static str = "pallas";
    const GROUP: Group = Group::G1;

    split_by_phi!(GLV, Fq, <PallasConfig as GLVConfig>::ENDO_COEFFS[0]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::tests;
    use crate::field::lanes::tests::prime_field_agrees;

    #[test]
    fn lanes_agree() {
        prime_field_agrees::<Fq>();
    }

    /// The modulus p is a little above 2^254. Let R = 2^260, for 5 limbs of 52 bits. Of all base fields of four 64-bit
    /// words in this crate, the base fields of Pallas and Vesta have the least ratio R/p.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn lanes_of_ifma_keep_the_bounds() {
        use crate::field::ifma::tests::values_are_right;
        values_are_right::<ark_pallas::FqConfig, 4, 5>([42, 3]);
        values_are_right::<ark_pallas::FqConfig, 4, 5>([9, 14]);
    }

    #[test]
    fn the_endomorphism() {
        tests::a_prime_order_curve_is_split::<PallasConfig>(<PallasConfig as GLVConfig>::LAMBDA);
    }
}
