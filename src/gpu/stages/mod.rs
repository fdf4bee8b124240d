//! One file for each stage of the pipeline, one safe function for each kernel: the place where Rust's arguments and
//! CUDA's parameters meet.

pub(crate) mod accumulate;
pub(crate) mod aggregate;
pub(crate) mod prepare;
pub(crate) mod recode;
pub(crate) mod rows;
pub(crate) mod sort;
pub(crate) mod transpose;

use super::Module;

/// Threads of a block in the curve kernels: `BLOCK` in cuda/entry/.
const BLOCK: u32 = 128;
/// Bytes of a `Digit` in cuda/stages/digit.cuh.
const DIGIT_BYTES: u64 = 8;
/// Bytes of a counter, of a bucket's bound, of a code.
const WORD_BYTES: u64 = 4;

/// A group law of cuda/curve/law.cuh: the kernels compiled for it, and its sizes.
#[derive(Clone, Copy)]
pub(crate) struct Law {
    pub(crate) accumulate: &'static Module,
    pub(crate) aggregate: &'static Module,
    /// Bytes of a base.
    pub(crate) base_bytes: u64,
    /// Bytes of a sum.
    pub(crate) point_bytes: u64,
}

/// The sizes of a chunk's accumulation.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// Digits of a window.
    pub(crate) n: u32,
    /// Windows.
    pub(crate) windows: u32,
    /// Buckets of a window.
    pub(crate) buckets: u32,
    /// Bits of a digit's exponent, or 0.
    pub(crate) exponent_bits: u32,
}
