//! BN254. Its endomorphism is not used: scalars are not split.

use ark_bn254::g1;

use super::{CurveParams, MatrixField, sealed};
use crate::kernels::{self, Kernels, Module};
use crate::vocabulary::Group;

impl sealed::Sealed for g1::Config {}
impl sealed::Sealed for ark_bn254::Fr {}

impl MatrixField for ark_bn254::Fr {
    const KERNELS: &'static Module = &kernels::SPMV_BN254;
}

impl CurveParams for g1::Config {
    const NAME: &'static str = "bn254";
    const GROUP: Group = Group::G1;
    const KERNELS: Kernels = kernels::BN254_G1;
}
