//! The constants that limit the choices in plans of the CPU engine, each with its source.

/// The number of bases that share an inversion when the bases are prepared in twisted Edwards form. With 512 bases, the
/// inversion takes a hundredth of the preparation's time.
pub(crate) const EDWARDS_POINTS_PER_INVERSION: usize = 512;
/// The number of pieces for each thread on the CPU. The system may interrupt a thread. With several pieces for each
/// thread, the other threads then wait only a short time at the end.
pub(super) const PIECES_PER_THREAD: u32 = 4;
/// The greatest number of points on a level of the CPU engine's tree. The points of a level are added in pairs as soon
/// as the level has `MAX_LEVEL_POINTS`/2 points.
pub(super) const MAX_LEVEL_POINTS: usize = 4096;
/// The least number of digits of a piece. Smaller pieces would divide the work more evenly among the threads. But the
/// last rounds of many small pieces would cost more time than the even division saves.
pub(super) const MIN_PIECE_DIGITS: f64 = 16384.0;
/// If at least this number of additions remain, one shared inversion is cheaper than 4 more multiplications in each
/// addition.
pub(crate) const MIN_ADDITIONS_PER_INVERSION: usize = 16;
/// The bytes of heap memory that rayon allocates for a job if the caller is not a thread of the pool.
pub(super) const RAYON_JOB_BYTES: u64 = 4096;
