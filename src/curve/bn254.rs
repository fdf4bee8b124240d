//! The parameters of BN254.

use std::sync::LazyLock;

use ark_bn254::{Config, Fq, Fq2, g1, g2};
use ark_ec::bn::BnConfig;
use ark_ec::scalar_mul::glv::GLVConfig;

use super::phi::split_by_phi;
use super::psi::{self, split_by_psi};
use super::{CurveParams, Endomorphism};
use crate::recode::{GlsLattice, GlvComponent, GlvLattice, limbs};
use crate::types::Group;

#[expect(clippy::indexing_slicing, reason = "the parameter has one limb")]
const U: u64 = Config::X[0];
/// The split on G1, for r = 36u⁴ + 36u³ + 18u² + 6u + 1 = A² + AB + B² with A = 6u² + 2u and B = 2u + 1.
const GLV: GlvLattice<2, 3> =
    GlvLattice::new(limbs(6 * U as u128 * U as u128 + 2 * U as u128), limbs(2 * U as u128 + 1));
const GLS: GlsLattice = GlsLattice::of_bn(U);

impl CurveParams for g1::Config {
    const NAME: &'static str = "bn254";
    const GROUP: Group = Group::G1;

    split_by_phi!(GLV, Fq, <g1::Config as GLVConfig>::ENDO_COEFFS[0]);
}

impl CurveParams for g2::Config {
    const NAME: &'static str = "bn254";
    const GROUP: Group = Group::G2;
    /// The eigenvalue t − 1 = 6u².
    const EIGENVALUE: Option<GlvComponent> = Some(GlvComponent::new(false, 6 * U as u128 * U as u128));

    split_by_psi!(GLS, Fq2, psi::psi(Config::TWIST_MUL_BY_Q_X, Config::TWIST_MUL_BY_Q_Y));
}

#[cfg(test)]
mod tests {
    use ark_bn254::{Fq, Fr};
    use ark_ff::{BigInt, BigInteger, PrimeField};

    use super::*;
    use crate::curve::tests;
    use crate::recode::wide;

    #[test]
    fn the_endomorphism_of_g1() {
        let lambda = <g1::Config as GLVConfig>::LAMBDA;
        let greatest = tests::parts_make_up_the_scalar::<g1::Config>(lambda);
        let maximum = g1::Config::component_maximum();
        assert!(greatest > tests::half(maximum), "the greatest component is only {greatest}, of {maximum}");
        let x = u128::from(U);
        // The test uses scalars up to 3u²/2. The limit 3u²/2 is about a quarter of A = 6u² + 2u (see `GLV`). For a
        // greater scalar, a quotient of the split may round to 1 instead of 0.
        tests::small_scalars_stay_small::<g1::Config>(wide(3 * x * x / 2));
        tests::images_are_multiples::<g1::Config>(lambda);
    }

    #[test]
    fn the_endomorphism_of_g2() {
        let lambda = Fr::from(6 * u128::from(U) * u128::from(U));
        let greatest = tests::parts_make_up_the_scalar::<g2::Config>(lambda);
        let maximum = g2::Config::component_maximum();
        let nine_tenths = wide(27 * u128::from(U) / 10);
        assert!(greatest > nine_tenths, "the greatest component is only {greatest}, of {maximum}");
        tests::small_scalars_stay_small::<g2::Config>(BigInt::from(U));
        tests::images_are_multiples::<g2::Config>(lambda);
        tests::the_map_is_a_root_of_unity::<g2::Config>(lambda);
        tests::the_subgroup_is_known::<g2::Config>(lambda);
    }

    /// The check of the subgroup needs two facts for χ = X² − tX + p and λ = t − 1: χ(λ) = r as integers, and χ(ψ) = 0
    /// on the whole curve.
    #[test]
    fn the_subgroup_check_of_g2() {
        let lambda = 6 * u128::from(U) * u128::from(U);
        // The first fact holds if p − (t − 1) = r, because χ(t − 1) = p − (t − 1).
        let mut value = Fq::MODULUS;
        value.sub_with_borrow(&Fq::from(lambda).into_bigint());
        assert_eq!(value, Fr::MODULUS);
        let point = tests::point_outside_the_subgroup::<g2::Config>();
        let image = g2::Config::image(1, &point);
        let trace = tests::multiple(&image, Fq::from(lambda + 1).into_bigint());
        assert_eq!(g2::Config::image(1, &image) + tests::multiple(&point, Fq::MODULUS), trace);
    }
}
