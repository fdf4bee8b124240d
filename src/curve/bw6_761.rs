//! The parameters of BW6-761. G1 and G2 are both curves over the base field. The scalar field is the base field of
//! BLS12-377.
//!
//! Both groups have an endomorphism, which this crate does not use: it would split scalars into components of 190 bits,
//! and components have at most 128 bits here.

use ark_bw6_761::{g1, g2};

use super::CurveParams;
use crate::types::Group;

impl CurveParams for g1::Config {
    const NAME: &'static str = "bw6-761";
    const GROUP: Group = Group::G1;
}

impl CurveParams for g2::Config {
    const NAME: &'static str = "bw6-761";
    const GROUP: Group = Group::G2;
}

#[cfg(test)]
mod tests {
    use ark_bw6_761::Fq;

    use crate::field::lanes::tests::prime_field_agrees;

    #[test]
    fn lanes_agree() {
        prime_field_agrees::<Fq>();
    }

    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    #[test]
    fn lanes_of_fma_keep_the_bounds() {
        crate::field::fma::tests::products_are_right::<ark_bw6_761::FqConfig, 12, 16>();
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn lanes_of_ifma_keep_the_bounds() {
        use crate::field::ifma::tests::values_are_right;
        values_are_right::<ark_bw6_761::FqConfig, 12, 15>([512, 511]);
    }
}
