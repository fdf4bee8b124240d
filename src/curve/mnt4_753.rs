//! The parameters of MNT4-753. The curve has no endomorphism that could split scalars.

use ark_mnt4_753::g1;

use super::CurveParams;
use crate::types::Group;

impl CurveParams for g1::Config {
    const NAME: &'static str = "mnt4-753";
    const GROUP: Group = Group::G1;
}

#[cfg(test)]
mod tests {
    use ark_ff::{AdditiveGroup, Field, UniformRand};
    use ark_mnt4_753::Fq;

    use crate::field::FastField;
    use crate::field::lanes::tests::prime_field_agrees;

    #[test]
    fn lanes_agree() {
        prime_field_agrees::<Fq>();
    }

    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    #[test]
    fn lanes_of_fma_keep_the_bounds() {
        crate::field::fma::tests::products_are_right::<ark_mnt4_753::FqConfig, 12, 16>();
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn lanes_of_ifma_keep_the_bounds() {
        use crate::field::ifma::tests::values_are_right;
        values_are_right::<ark_mnt4_753::FqConfig, 12, 15>([512, 511]);
    }

    #[test]
    fn inverses_in_twelve_limbs() {
        let mut rng = ark_std::test_rng();
        let powers = (0..753).map(|bit| Fq::from(2).pow([bit]));
        for element in powers.flat_map(|power| [power, -power, power - Fq::ONE, Fq::rand(&mut rng)]) {
            assert_eq!(element.fast_inverse(), element.inverse(), "1/{element}");
        }
        assert_eq!(Fq::ZERO.fast_inverse(), None);
    }
}
