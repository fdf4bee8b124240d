//! The parameters of BW6-761. G1 and G2 are both curves over the base field. The scalar field is the base field of
//! BLS12-377.

use ark_bw6_761::{Fq, g1, g2};
use ark_ff::MontFp;

use super::phi::split_by_phi;
use super::{CurveParams, Endomorphism};
use crate::recode::{GlvComponent, GlvLattice};
use crate::types::Group;

/// The split of scalars for r = A² + AB + B², with λ = A/B. With the parameter u of BLS12-377, A = (u³ − u² + u + 2)/3
/// and B = (u³ − u² − 2u − 1)/3. The reciprocals of [`GlvLattice`] have 4 limbs, because scalars have 377 bits.
const GLV: GlvLattice<3, 4> = GlvLattice::new(
    [0x58b0_8000_0000_0001, 0x2e16_ba88_6000_0000, 0x0bf9_b117_dd04_a400],
    [0xd3a7_bfff_ffff_ffff, 0x2e16_ba88_5fff_ffff, 0x0bf9_b117_dd04_a400],
);
/// The constant β of G1 for λ: a third root of unity in the base field.
const BETA: Fq = MontFp!(
    "4922464560225523242118178942575080391082002530232324381063048548642823052024664478336818169867474395270858391911405337707247735739826664939444490469542109391530482826728203582549674992333383150446779312029624171857054392282775648"
);
/// The constant β of G2 for λ: the square of G1's constant.
const BETA_OF_G2: Fq = MontFp!(
    "1968985824090209297278610739700577151397666382303825728450741611566800370218827257750865013421937292370006175842381275743914023380727582819905021229583192207421122272650305267822868639090213645505120388400344940985710520836292650"
);

impl CurveParams for g1::Config {
    const NAME: &'static str = "bw6-761";
    const GROUP: Group = Group::G1;

    split_by_phi!(GLV, Fq, BETA);
}

impl CurveParams for g2::Config {
    const NAME: &'static str = "bw6-761";
    const GROUP: Group = Group::G2;

    split_by_phi!(GLV, Fq, BETA_OF_G2);
}

#[cfg(test)]
mod tests {
    use ark_bw6_761::Fr;

    use super::*;
    use crate::curve::tests;
    use crate::field::lanes::tests::prime_field_agrees;

    /// The eigenvalue λ = A/B modulo r, with A and B from the split of scalars.
    const LAMBDA: Fr = MontFp!(
        "258664426012969093929703085429980814127835149614277183275038967946009968870203535512256352201271898244626862047231"
    );

    #[test]
    fn the_endomorphism_of_g1() {
        tests::the_lattice_splits::<g1::Config>(LAMBDA);
    }

    #[test]
    fn the_endomorphism_of_g2() {
        tests::the_lattice_splits::<g2::Config>(LAMBDA);
    }

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
