//! BLS12-381.

use ark_bls12_381::g1;
use ark_ec::scalar_mul::glv::GLVConfig;

use super::{Curve, Endomorphism, Group, sealed};
use crate::gpu::{self, kernels};

impl sealed::Sealed for g1::Config {}

impl Curve for g1::Config {
    const NAME: &'static str = "bls12-381";
    const GROUP: Group = Group::G1;
    const ENDOMORPHISM: Option<Endomorphism<Self::BaseField>> = {
        let [low, high, ..] = Self::SCALAR_DECOMP_COEFFS[0].1.0;
        Some(Endomorphism { beta: Self::ENDO_COEFFS[0], eigenvalue: (high as u128) << 64 | low as u128 })
    };
    const KERNELS: gpu::Kernels = gpu::Kernels {
        msm: &kernels::MSM_BLS12_381_G1,
        #[cfg(feature = "probes")]
        probe: &kernels::PROBE_BLS12_381_G1,
    };
}
