//! The parameters of BLS12-377.

use std::sync::LazyLock;

use ark_bls12_377::{Config, Fq, Fq2, g1, g2};
use ark_ec::scalar_mul::glv::GLVConfig;
use ark_ec::twisted_edwards::TECurveConfig;
use ark_ff::MontFp;

use super::phi::split_by_phi;
use super::psi::{self, split_by_psi};
use super::{CurveParams, Endomorphism, TwistedEdwards, bls12};
use crate::recode::{Gls, Glv, GlvComponent};
use crate::types::Group;

const GLV: Glv = bls12::glv::<Config>();
const GLS: Gls = bls12::gls::<Config>();

impl CurveParams for g1::Config {
    const NAME: &'static str = "bls12-377";
    const GROUP: Group = Group::G1;
    /// The constants describe arkworks' twisted Edwards curve. With the chosen sign of `scale`, the map takes arkworks'
    /// Weierstrass generator to arkworks' Edwards generator. Let α be `root` and w be `shift`. Arkworks' Montgomery
    /// curve has the coefficients A = 3α/w and B = 1/w.
    const TWISTED_EDWARDS: Option<TwistedEdwards<Self::BaseField>> = Some(TwistedEdwards {
        d: <Self as TECurveConfig>::COEFF_D,
        root: MontFp!("-1"),
        shift: MontFp!(
            "30567070899668889872121584789658882274245471728719284894883538395508419196346447682510590835309008936731240225793"
        ),
        scale: MontFp!(
            "23560188534917577818843641916571445935985386319233886518929971599490231428764380923487987729215299304184915158756"
        ),
    });
    const EIGENVALUE: Option<GlvComponent> = Some(bls12::phi_eigenvalue::<Config>());

    split_by_phi!(GLV, Fq, <g1::Config as GLVConfig>::ENDO_COEFFS[0]);
}

impl CurveParams for g2::Config {
    const NAME: &'static str = "bls12-377";
    const GROUP: Group = Group::G2;
    const EIGENVALUE: Option<GlvComponent> = Some(bls12::psi_eigenvalue::<Config>());

    split_by_psi!(GLS, Fq2, bls12::psi::<Config>());
}

#[cfg(test)]
mod tests {
    use ark_ec::short_weierstrass::SWCurveConfig;
    use ark_ec::twisted_edwards::MontCurveConfig;
    use ark_ff::{Field, Zero};

    use super::*;
    use crate::curve::tests::endomorphism;

    endomorphism!(ark_bls12_377);

    /// The constants of the Edwards form equal arkworks' constants. The map takes arkworks' Weierstrass generator to
    /// arkworks' Edwards generator.
    #[test]
    fn the_edwards_form_is_that_of_arkworks() {
        let form = g1::Config::TWISTED_EDWARDS.unwrap();
        let (a, b) = (<g1::Config as SWCurveConfig>::COEFF_A, <g1::Config as SWCurveConfig>::COEFF_B);
        assert!((form.root.square() * form.root + a * form.root + b).is_zero());
        assert_eq!(form.shift.square(), form.root.square() * ark_bls12_377::Fq::from(3) + a);

        let two = ark_bls12_377::Fq::from(2);
        let (montgomery_a, montgomery_b) =
            (<g1::Config as MontCurveConfig>::COEFF_A, <g1::Config as MontCurveConfig>::COEFF_B);
        assert_eq!(montgomery_a * form.shift, form.root * ark_bls12_377::Fq::from(3));
        assert_eq!(montgomery_b * form.shift, ark_bls12_377::Fq::ONE);
        // The coefficients a and d of the Edwards form, before x is multiplied by f.
        let (edwards_a, edwards_d) = ((montgomery_a + two) / montgomery_b, (montgomery_a - two) / montgomery_b);
        assert_eq!(-form.scale.square(), edwards_a);
        assert_eq!(form.d, -edwards_d / edwards_a);
        assert_eq!(<g1::Config as TECurveConfig>::COEFF_A, -ark_bls12_377::Fq::ONE);
        // d is a square, so the unified addition is not complete.
        assert_eq!(form.d, (two + form.shift).square());

        let (generator, image) = (<g1::Config as SWCurveConfig>::GENERATOR, <g1::Config as TECurveConfig>::GENERATOR);
        let t = generator.x - form.root;
        assert_eq!(form.scale * t / generator.y, image.x);
        assert_eq!((t - form.shift) / (t + form.shift), image.y);
    }
}
