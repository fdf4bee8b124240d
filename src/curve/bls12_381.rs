//! The parameters of BLS12-381.

use std::sync::LazyLock;

use ark_bls12_381::{Config, Fq, Fq2, g1, g2};
use ark_ec::scalar_mul::glv::GLVConfig;

use super::phi::split_by_phi;
use super::psi::{self, split_by_psi};
use super::{CurveParams, Endomorphism, bls12};
use crate::recode::{Gls, Glv, GlvComponent};
use crate::types::Group;

const GLV: Glv = bls12::glv::<Config>();
const GLS: Gls = bls12::gls::<Config>();

impl CurveParams for g1::Config {
    const NAME: &'static str = "bls12-381";
    const GROUP: Group = Group::G1;
    const EIGENVALUE: Option<GlvComponent> = Some(bls12::phi_eigenvalue::<Config>());

    split_by_phi!(GLV, Fq, <g1::Config as GLVConfig>::ENDO_COEFFS[0]);
}

impl CurveParams for g2::Config {
    const NAME: &'static str = "bls12-381";
    const GROUP: Group = Group::G2;
    const EIGENVALUE: Option<GlvComponent> = Some(bls12::psi_eigenvalue::<Config>());

    split_by_psi!(GLS, Fq2, bls12::psi::<Config>());
}

#[cfg(test)]
mod tests {
    use crate::curve::tests::endomorphism;

    endomorphism!(ark_bls12_381);
}
