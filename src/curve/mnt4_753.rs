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
