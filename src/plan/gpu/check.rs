//! The check of bases on a device.

use super::buffers::{Extent, WORD};
use super::problem::DeviceLimits;
use super::tuning;
use crate::kernels::registry::CHECK_BASES;

/// The launches of a check of bases, and their memory.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(any(cuda_backend, feature = "emulator")), allow(dead_code))]
pub(crate) struct CheckPlan {
    /// The number of points that one thread checks.
    pub(crate) points_per_thread: u32,
    /// The number of points that one launch checks.
    pub(crate) together: usize,
    /// The buffer for the points of one launch.
    pub(crate) points: Extent,
    /// The buffer for the faults that the check finds: one word for each thread.
    pub(crate) faults: Extent,
}

impl CheckPlan {
    /// The plan for the check of n points. A launch checks as many points as fit into memory, up to the number that the
    /// GPU can check in a short time. Returns `None` if not even one point fits.
    pub(crate) fn new(n: usize, limits: &DeviceLimits) -> Option<Self> {
        let resident = limits.hardware.resident_threads(&CHECK_BASES, limits.field());
        let room = limits.usable() / (limits.affine_bytes + WORD);
        let together = (n as u64).min(resident * tuning::MAX_CHECKED_POINTS_PER_THREAD).min(room);
        let points_per_thread = together.div_ceil(resident);
        (together > 0).then(|| Self {
            points_per_thread: points_per_thread as u32,
            together: together as usize,
            points: Extent::new(together, limits.affine_bytes),
            faults: Extent::new(together.div_ceil(points_per_thread), WORD),
        })
    }
}
