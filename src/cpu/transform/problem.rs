//! The requested transform.

use ark_ff::FftField;

use super::tables::Direction;
use crate::types::{CpuArithmetic, EvaluationOrder};

/// A transform of vectors of one size.
#[derive(Clone, Copy, Debug)]
pub struct Transform<F> {
    /// Logarithm of the size.
    pub(crate) log_size: u32,
    pub(crate) direction: Direction,
    /// The order of the evaluations. Coefficients have the natural order.
    pub(crate) order: EvaluationOrder,
    /// The offset g of the coset g·H, and its inverse. None for the subgroup H.
    pub(crate) offset: Option<(F, F)>,
    /// The fastest instructions to use.
    pub(crate) arithmetic: CpuArithmetic,
}

/// 1/2^`log_size`.
pub(super) fn size_inverse<F: FftField>(log_size: u32) -> Option<F> {
    F::from(2u64).pow([u64::from(log_size)]).inverse()
}
