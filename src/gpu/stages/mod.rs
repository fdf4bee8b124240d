//! One file for each stage of the pipeline, one safe function for each kernel: the place where Rust's arguments and
//! CUDA's parameters meet.

pub(crate) mod accumulate;
pub(crate) mod aggregate;
pub(crate) mod recode;
pub(crate) mod sort;

/// Threads of a block in the curve kernels: `BLOCK` in cuda/entry/msm.cu.
const BLOCK: u32 = 128;
/// Bytes of a `Digit` in cuda/stages/digit.cuh.
const DIGIT_BYTES: u64 = 8;
/// Bytes of a counter, or of a bucket's bound.
const WORD_BYTES: u64 = 4;
