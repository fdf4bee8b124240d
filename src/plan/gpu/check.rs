//! How bases are checked on a device.

use super::buffers::WORD;
use super::{DeviceLimits, Extent};
use crate::plan::tuning;

/// Launches, and their memory.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(any(feature = "cuda", feature = "emulator")), allow(dead_code))]
pub(crate) struct CheckPlan {
    /// Points that one thread checks.
    pub(crate) run: u32,
    /// Points that one launch checks.
    pub(crate) together: usize,
    /// These points.
    pub(crate) points: Extent,
    /// What is found: a word for each thread.
    pub(crate) faults: Extent,
}

impl CheckPlan {
    /// As many of n points at a time as fit, and no more than keep all threads busy for long; none if not one fits.
    pub(crate) fn new(n: usize, limits: &DeviceLimits) -> Option<Self> {
        let resident = limits.resident_threads();
        let room = limits.usable() / (limits.affine_bytes + WORD);
        let together = (n as u64).min(resident * tuning::CHECKED_RUN).min(room);
        let run = together.div_ceil(resident);
        (together > 0).then(|| Self {
            run: run as u32,
            together: together as usize,
            points: Extent::new(together, limits.affine_bytes),
            faults: Extent::new(together.div_ceil(run), WORD),
        })
    }
}
