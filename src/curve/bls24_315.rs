//! The parameters of BLS24-315.

use ark_ff::MontFp;

use super::phi::split_by_phi;
use super::{CurveParams, Endomorphism};
use crate::bls24_315::{Fq, g1};
use crate::recode::{Glv, GlvComponent};
use crate::types::Group;

/// The number x⁴, where x is the curve's parameter. The order is r = x⁸ − x⁴ + 1, so λ = −x⁴ is a root of λ² + λ + 1
/// modulo r.
const FOURTH_POWER: u128 = 3218079743u128.pow(4);
/// The split of scalars by λ.
const GLV: Glv = Glv::new(FOURTH_POWER);
/// The constant β for λ: a third root of unity in the base field. The constant in gnark-crypto belongs to λ², and β is
/// the square of that constant.
const BETA: Fq = MontFp!("37014442673353839783463348892746893664389658635873267609916377398480286678854893830142");

impl CurveParams for g1::Config {
    const NAME: &'static str = "bls24-315";
    const GROUP: Group = Group::G1;
    const EIGENVALUE: Option<GlvComponent> = Some(GlvComponent::new(true, FOURTH_POWER));

    split_by_phi!(GLV, Fq, BETA);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bls24_315::Fr;
    use crate::curve::tests;

    #[test]
    fn the_endomorphism() {
        tests::the_map_is_right::<g1::Config>(-Fr::from(FOURTH_POWER));
    }
}
