//! The stages of the pipeline, one file for each stage. Safe functions launch the kernels, and pass an argument for
//! each parameter that `cuda/entry/` declares.
//!
//! [`Stream::launch`](super::device::Stream::launch) checks the number, the kinds and the element sizes of the
//! arguments. In each file, the SAFETY comments give the reason why a kernel stays inside its buffers.

pub(crate) mod accumulate;
pub(crate) mod affine;
pub(crate) mod aggregate;
pub(crate) mod convert;
pub(crate) mod recode;
pub(crate) mod rows;
pub(crate) mod sort;
pub(crate) mod transform;

use super::device::{Argument, Buffer};
use super::layout;
use crate::curve::CurveParams;
use crate::kernels::registry::{self, SumKernels};
use crate::types::PointForm;

/// Bytes of a `Digit` in cuda/stages/digit.cuh.
const DIGIT_BYTES: u64 = 8;
/// Bytes of a word. Counters, bounds of buckets, and codes are words.
const WORD_BYTES: u64 = 4;

/// A point arithmetic of cuda/curve/point_arithmetic.cuh: its kernels, and the sizes of its points.
#[derive(Clone, Copy)]
pub(crate) struct PointArithmetic {
    pub(crate) kernels: SumKernels,
    /// Bytes of a base.
    pub(crate) base_bytes: u64,
    /// Bytes of a sum.
    pub(crate) point_bytes: u64,
}

impl PointArithmetic {
    /// The arithmetic of points in the given form.
    pub(crate) fn of<P: CurveParams>(form: PointForm) -> Self {
        let affine_bytes = layout::affine_bytes::<P>();
        let (kernels, base_bytes) = match form {
            PointForm::TwistedEdwards => (registry::EDWARDS, affine_bytes / 2 * 3),
            PointForm::Weierstrass => (registry::XYZZ, affine_bytes),
        };
        Self { kernels, base_bytes, point_bytes: 2 * affine_bytes }
    }

    /// The constant-time arithmetic, which executes the same operations for all points.
    pub(crate) fn in_constant_time<P: CurveParams>() -> Self {
        Self { kernels: registry::CONSTANT_TIME, ..Self::of::<P>(PointForm::Weierstrass) }
    }

    pub(super) fn bases(self, buffer: &impl Buffer) -> Argument {
        buffer.slice(self.base_bytes)
    }

    pub(super) fn points(self, buffer: &impl Buffer) -> Argument {
        buffer.slice(self.point_bytes)
    }
}

pub(super) fn digits(buffer: &impl Buffer) -> Argument {
    buffer.slice(DIGIT_BYTES)
}

pub(super) fn words(buffer: &impl Buffer) -> Argument {
    buffer.slice(WORD_BYTES)
}

/// The sizes of an accumulation over one chunk of points. The windows of a row share buckets (see
/// [`Precomputation`](crate::recode::Precomputation)). If there are several vectors of scalars, `rows` counts the rows
/// of all vectors.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// The number of digits of a row.
    pub(crate) n: u32,
    /// The number of rows.
    pub(crate) rows: u32,
    /// The number of points that digits can name. If multiples by powers of two are prepared, the buffer of bases has
    /// `points` points for each power, 2^0 included.
    pub(crate) points: u32,
    /// The number of buckets of a row.
    pub(crate) buckets: u32,
    /// The number of bits of a digit's exponent. The number is 0 if digits have no exponents.
    pub(crate) exponent_bits: u32,
}
