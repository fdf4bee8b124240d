//! The input of a GPU plan, and the limits of the device.

use super::hardware::{Field, GpuModel};
use super::tuning;
use crate::algorithm::Algorithm;
use crate::plan::precompute::TablePlan;
use crate::recode::Precomputation;

/// The number of bytes that a computation may use, if `free` bytes of device memory are free. `limit` is the caller's
/// limit. Without a limit, a part of the free memory is left to the driver.
pub(crate) fn usable_memory(free: u64, limit: Option<u64>) -> u64 {
    limit.map_or((free as f64 * tuning::FREE_MEMORY_SHARE) as u64, |limit| limit.min(free))
}

/// The properties of a device and of a curve for which a plan is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceLimits {
    /// The device.
    pub hardware: GpuModel,
    /// The caller's limit on device memory, in bytes.
    pub limit: Option<u64>,
    /// Bytes of free device memory.
    pub free: u64,
    /// Bytes of an affine point.
    pub affine_bytes: u64,
    /// Bytes of a scalar.
    pub scalar_bytes: u64,
    /// The degree of the coordinate field over its prime field.
    pub degree: u64,
}

impl DeviceLimits {
    pub(super) fn usable(&self) -> u64 {
        usable_memory(self.free, self.limit)
    }

    /// Returns the limits, but rounds the free memory down. Rounding reduces the free memory by at most 1/32. Free
    /// memory differs a little from call to call. If free memory is rounded, successive calls usually get the same
    /// plan.
    pub(crate) fn rounded(&self) -> Self {
        let dropped = (u64::BITS - self.free.leading_zeros()).saturating_sub(6);
        Self { free: self.free >> dropped << dropped, ..*self }
    }

    /// The limits that are left if `bytes` bytes of the device's memory are taken.
    pub(super) fn less(&self, bytes: u64) -> Self {
        let rest = |of: u64| of.saturating_sub(bytes);
        // To choose a table, the planner makes a plan of a computation with the table. A later computation with the
        // table gets its own plan, for rounded limits (`limits` in `gpu/layout.rs`). `less` rounds the limits in the
        // same way. So the planner judges each table by the plan that a later computation with the table gets.
        Self { limit: self.limit.map(rest), free: rest(self.free), ..*self }.rounded()
    }

    /// Bytes of a sum. Every form of a sum has four coordinates.
    pub(super) fn point_bytes(&self) -> u64 {
        2 * self.affine_bytes
    }

    /// The field of the coordinates.
    pub(super) fn field(&self) -> Field {
        Field { limbs: self.affine_bytes / 8 / self.degree.max(1), degree: self.degree }
    }
}

/// The input of a GPU plan.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GpuProblem {
    /// The number of points.
    pub(crate) n: usize,
    /// The number of vectors of scalars. Each vector has its own result.
    pub(crate) vectors: usize,
    /// The index of the computed slice, and the number of slices. The rows are divided into slices of about equal size.
    pub(crate) row_slice: (u32, u32),
    /// The multiples of each base that the host stores. For each chunk, the host copies the multiples of the chunk's
    /// bases to the device. If the algorithm needs prepared points, the device prepares the copied multiples.
    pub(crate) copied: Precomputation,
    /// True if the scalars are already on the device, and need no copy.
    pub(crate) scalars_on_device: bool,
    /// The table on the device, if the computation reads a table instead of the host's bases.
    pub(crate) table: Option<TablePlan>,
    /// The greatest scalar, as little-endian limbs.
    pub(crate) maximum: Vec<u64>,
    /// The window size in bits, if the caller asked for a size.
    pub(crate) window_bits: Option<u32>,
    /// The algorithms to choose from.
    pub(crate) algorithms: Vec<Algorithm>,
    /// The device and the curve.
    pub(crate) limits: DeviceLimits,
}

impl GpuProblem {
    /// The multiples of each base that the computation uses: the multiples in the table, or the copied multiples if
    /// there is no table.
    pub(super) fn precomputation(&self) -> Precomputation {
        self.table.map_or(self.copied, |table| table.precomputation)
    }

    /// True if `algorithm` with windows of c bits and `prepared` prepared exponents can use the multiples of the bases.
    pub(super) fn suits(&self, algorithm: Algorithm, c: u32, prepared: u32) -> bool {
        let table_suits = |table: TablePlan| table.form == algorithm.point_form() && prepared <= table.powers;
        self.precomputation().fits(c) && self.table.is_none_or(table_suits)
    }
}
