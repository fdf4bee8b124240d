//! The limits on the number of points: the greatest number in a plan, and the least number for which a GPU is used.

use crate::error::MsmError;

/// Every plan has fewer than `MAX_POINTS` points. With fewer than `MAX_POINTS` points, every size in bytes fits in 64
/// bits.
pub(crate) const MAX_POINTS: u64 = 1 << 48;
/// The least number of points for which `Backend::Auto` uses a GPU. For fewer points, the launches and copies on a GPU
/// take about as long as the whole computation on the CPU. The value is estimated, not measured.
const MIN_GPU_POINTS: usize = 1 << 11;

/// Returns an error if there are more points than a plan can have.
pub(crate) fn check_points(n: usize) -> Result<(), MsmError> {
    match n as u64 {
        points @ MAX_POINTS.. => Err(MsmError::TooManyPoints { points, most: MAX_POINTS - 1 }),
        _ => Ok(()),
    }
}

/// True if n points are enough for [`Backend::Auto`](crate::Backend::Auto) to use a GPU.
pub(crate) fn worth_a_gpu(n: usize) -> bool {
    n >= MIN_GPU_POINTS
}
