//! The limits that steer plans of the CPU engine, each with its source.

/// The number of bases that share an inversion when they are prepared in twisted Edwards form. At this number, the
/// share of the inversion is a hundredth of the preparation.
pub(crate) const EDWARDS_POINTS_PER_INVERSION: usize = 512;
/// The number of pieces for each thread on the CPU. With several pieces, no thread idles long at the end when another
/// thread is interrupted.
pub(super) const PIECES_PER_THREAD: u32 = 4;
/// The greatest number of points on a level of the CPU engine's tree: twice the number at which the points of a level
/// are added.
pub(super) const MAX_LEVEL_POINTS: usize = 4096;
/// The fewest digits of a piece. With fewer, its last rounds cost more than the balance saves.
pub(super) const MIN_PIECE_DIGITS: f64 = 16384.0;
/// The least number of remaining additions for which one shared inversion is cheaper than 4M more for each addition.
pub(crate) const MIN_ADDITIONS_PER_INVERSION: usize = 16;
/// Heap bytes that rayon takes for a job if the caller is outside its pool.
pub(super) const RAYON_JOB_BYTES: u64 = 4096;
