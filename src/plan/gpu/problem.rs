//! What is to be planned, and what the device has.

use crate::algorithm::Algorithm;
use crate::plan::tuning;
use crate::recode::Precomputation;
use crate::vocabulary::PointForm;

/// What a plan needs to know about a device and a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceLimits {
    /// Streaming multiprocessors.
    pub multiprocessors: u32,
    /// Bytes of device memory that may be used, if limited by the caller.
    pub limit: Option<u64>,
    /// Bytes of device memory that are free.
    pub free: u64,
    /// Bytes of an affine point.
    pub affine_bytes: u64,
    /// Bytes of a scalar.
    pub scalar_bytes: u64,
    /// Degree of the field of coordinates over its prime field.
    pub degree: u64,
}

impl DeviceLimits {
    pub(super) fn usable(&self) -> u64 {
        let free = (self.free as f64 * tuning::FREE_MEMORY_SHARE) as u64;
        self.limit.map_or(free, |limit| limit.min(self.free))
    }

    /// The same with so many bytes less of its memory.
    pub(super) fn less(&self, bytes: u64) -> Self {
        let rest = |of: u64| of.saturating_sub(bytes);
        Self { limit: self.limit.map(rest), free: rest(self.free), ..*self }
    }

    /// Bytes of a sum: four coordinates, in all forms.
    pub(super) fn point_bytes(&self) -> u64 {
        2 * self.affine_bytes
    }

    pub(super) fn resident_threads(&self) -> u64 {
        u64::from(self.multiprocessors) * tuning::RESIDENT_THREADS
    }
}

/// Where the bases of a computation are, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// On the host, at every level: they are copied with each chunk, and prepared there.
    Host(Precomputation),
    /// On the device, at every level.
    Device {
        precomputation: Precomputation,
        /// The form that they are added up in.
        form: PointForm,
        /// The exponents h, beside 0, for which 2^h·P is there.
        powers: u32,
        /// Points, at all levels.
        points: u64,
    },
}

impl Source {
    /// The bases as the caller gave them.
    pub(crate) const CALLER: Self = Self::Host(Precomputation::NONE);

    pub(crate) fn precomputation(&self) -> Precomputation {
        match self {
            Self::Host(precomputation) | Self::Device { precomputation, .. } => *precomputation,
        }
    }

    /// Whether an algorithm can take them in windows of c bits, with so many exponents prepared.
    pub(super) fn suits(&self, algorithm: Algorithm, c: u32, prepared: u32) -> bool {
        self.precomputation().fits(c)
            && match *self {
                Self::Host(_) => true,
                Self::Device { form, powers, .. } => form == algorithm.point_form() && prepared <= powers,
            }
    }
}

/// What is to be planned.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GpuProblem {
    /// Points.
    pub(crate) n: usize,
    /// Vectors of scalars, each of which has a result of its own.
    pub(crate) vectors: usize,
    /// Of the rows of windows, cut into so many equal parts, the part of that number: `(part, parts)`.
    pub(crate) window_slice: (u32, u32),
    /// Where the points are.
    pub(crate) source: Source,
    /// The greatest scalar, as little-endian limbs.
    pub(crate) maximum: Vec<u64>,
    /// The window, if it is not to be chosen.
    pub(crate) window_bits: Option<u32>,
    /// The algorithms to choose from.
    pub(crate) algorithms: Vec<Algorithm>,
    /// Whether the curve has homogeneous pairs.
    pub(crate) homogeneous: bool,
    /// The device and the curve.
    pub(crate) limits: DeviceLimits,
}
