//! BN254. Scalars are not split: its endomorphism is not used.

use ark_bn254::g1;

use super::{Curve, Group, sealed};
use crate::gpu::{self, kernels};

impl sealed::Sealed for g1::Config {}

impl Curve for g1::Config {
    const NAME: &'static str = "bn254";
    const GROUP: Group = Group::G1;
    const KERNELS: gpu::Kernels = kernels::BN254_G1;
}
