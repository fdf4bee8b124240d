//! BN254.

use ark_bn254::{Config, g1};
use ark_ec::bn::BnConfig;
use ark_ec::short_weierstrass::Affine;

use super::phi::phi;
use super::{CurveParams, MatrixField, sealed};
use crate::kernels::{self, Kernels, Module};
use crate::recode::{GlvComponent, GlvLattice};
use crate::vocabulary::Group;

impl sealed::Sealed for g1::Config {}
impl sealed::Sealed for ark_bn254::Fr {}

impl MatrixField for ark_bn254::Fr {
    const KERNELS: &'static Module = &kernels::SPMV_BN254;
}

const LATTICE: GlvLattice = GlvLattice::of_bn(Config::X[0]);

impl CurveParams for g1::Config {
    const NAME: &'static str = "bn254";
    const GROUP: Group = Group::G1;
    const COMPONENTS: usize = 2;
    const KERNELS: Kernels = kernels::BN254_G1;

    fn split(k: &[u64]) -> [GlvComponent; 4] {
        let [first, second] = LATTICE.split(k);
        [first, second, GlvComponent::default(), GlvComponent::default()]
    }

    fn component_maximum() -> [u64; 2] {
        LATTICE.maximum()
    }

    #[inline]
    fn image(power: usize, point: &Affine<Self>) -> Affine<Self> {
        phi(power, point)
    }
}

#[cfg(test)]
mod tests {
    use ark_ec::scalar_mul::glv::GLVConfig;

    use super::*;
    use crate::curve::tests;

    #[test]
    fn the_endomorphism_of_g1() {
        let lambda = <g1::Config as GLVConfig>::LAMBDA;
        let (greatest, maximum) =
            (tests::parts_make_up_the_scalar::<g1::Config>(lambda), tests::maximum::<g1::Config>());
        assert!(greatest > maximum / 2, "{greatest} is all that is reached of {maximum}");
        let x = u128::from(Config::X[0]);
        // A quarter of A: beyond it, rounding may take away a multiple.
        tests::small_scalars_stay_small::<g1::Config>(3 * x * x / 2);
        tests::images_are_multiples::<g1::Config>(lambda);
    }
}
