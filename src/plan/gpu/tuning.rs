//! The limits that steer the search for a plan on a GPU, each with its source.

/// The most points of a thread that share an inversion when bases are prepared. At this number, the share costs about a third
/// of a multiplication.
pub(super) const MAX_POINTS_PER_INVERSION: u64 = 64;
/// The fewest pairs of a thread for which an affine round is planned: an affine addition saves about 800 of 2200 wide
/// products, and an inversion takes about as long as 6000 of them. By the time model, a minimum of 8 pairs is slower at
/// small sizes.
pub(super) const MIN_PAIRS_PER_THREAD: f64 = 6.0;
/// The most points that one thread checks in a launch. Such a launch is short and needs little memory. Estimated, not
/// measured.
pub(super) const MAX_CHECKED_POINTS_PER_THREAD: u64 = 8;
/// The least input, in bytes, for which a single copy has a stream of its own. To open a stream and to wait for its
/// events takes as long as to copy this number of bytes. Estimated, not measured.
pub(super) const MIN_ASIDE_BYTES: u64 = 4 << 20;
/// The sizes of the first chunk that a plan tries: the greatest number of points that fits, divided by each of these
/// numbers. Estimated, not measured.
pub(super) const FIRST_CHUNK_DIVISORS: [f64; 14] =
    [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 32.0, 64.0];
/// The search tries smaller and smaller first chunks. It stops after this number of tries without a gain. Estimated,
/// not measured.
pub(super) const MAX_SLOWER_CHUNKS: u32 = 2;
/// The least growth from one chunk to the next. Chunks that would grow by less have one size. Estimated, not
/// measured.
pub(super) const MIN_GROWTH: f64 = 1.03;
/// The fewest points for each device for which bases are divided among devices. With fewer points, the aggregation of a
/// window's buckets costs more than a device saves, so each device holds all bases. Estimated, not measured.
pub(super) const MIN_POINTS_PER_DEVICE: usize = 1 << 14;
/// The share of the free device memory that a plan may use if no limit is given. The rest is for the driver and for
/// other processes.
pub(super) const FREE_MEMORY_SHARE: f64 = 0.9;
