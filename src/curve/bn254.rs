//! BN254. Scalars are not split: its endomorphism is not used.

use ark_bn254::g1;

use super::{Curve, Group, sealed};
use crate::gpu::{self, kernels};
use crate::spmv::MatrixField;

sealed::compiled!(g1::Config);
impl sealed::Sealed for ark_bn254::Fr {}

impl MatrixField for ark_bn254::Fr {
    const KERNELS: &'static gpu::Module = &kernels::SPMV_BN254;
}

impl Curve for g1::Config {
    const NAME: &'static str = "bn254";
    const GROUP: Group = Group::G1;
    const KERNELS: gpu::Kernels = kernels::BN254_G1;
}
