//! BLS12-381.

use ark_bls12_381::g1;

use super::{Curve, Group, sealed};
use crate::gpu::{self, kernels};

impl sealed::Sealed for g1::Config {}

impl Curve for g1::Config {
    const NAME: &'static str = "bls12-381";
    const GROUP: Group = Group::G1;
    const KERNELS: gpu::Kernels = gpu::Kernels {
        msm: &kernels::MSM_BLS12_381_G1,
        #[cfg(feature = "probes")]
        probe: &kernels::PROBE_BLS12_381_G1,
    };
}
