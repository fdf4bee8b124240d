//! BLS12-377.

use ark_bls12_377::g1;

use super::{Curve, Group, sealed};
use crate::gpu::{self, kernels};

impl sealed::Sealed for g1::Config {}

impl Curve for g1::Config {
    const NAME: &'static str = "bls12-377";
    const GROUP: Group = Group::G1;
    const KERNELS: gpu::Kernels = gpu::Kernels {
        msm: &kernels::MSM_BLS12_377_G1,
        #[cfg(feature = "probes")]
        probe: &kernels::PROBE_BLS12_377_G1,
    };
}
