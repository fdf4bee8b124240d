//! The limits that steer the search for a plan on a GPU, each with its source.

/// The greatest number of points that share one inversion in a thread that prepares bases. With 64 points, each point's
/// share of the inversion costs about a third of a multiplication.
pub(super) const MAX_POINTS_PER_INVERSION: u64 = 64;
/// A plan has an affine round only if each thread adds at least `MIN_PAIRS_PER_THREAD` pairs. An XYZZ addition of a
/// base takes 2500 wide products, about 900 more than an affine addition. An inversion takes about as long as 6000 wide
/// products. According to the time model, plans for small sizes are slower with a minimum of 8 pairs than with a
/// minimum of 6 pairs.
pub(super) const MIN_PAIRS_PER_THREAD: f64 = 6.0;
/// The greatest number of points that one thread checks in a launch. The number is small, so that a launch is short and
/// needs little memory. The limit is estimated, not measured.
pub(super) const MAX_CHECKED_POINTS_PER_THREAD: u64 = 8;
/// In a plan with a single input buffer, copies have their own stream only if the buffer has at least `MIN_ASIDE_BYTES`
/// bytes. Opening a stream and waiting for its events takes as long as copying `MIN_ASIDE_BYTES` bytes. The limit is
/// estimated, not measured.
pub(super) const MIN_ASIDE_BYTES: u64 = 4 << 20;
/// The search tries several sizes of the first chunk. Each size is the greatest number of points that fits in memory,
/// divided by one of the numbers in `FIRST_CHUNK_DIVISORS`. The numbers are estimated, not measured.
pub(super) const FIRST_CHUNK_DIVISORS: [f64; 14] =
    [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 32.0, 64.0];
/// The search tries sizes of the first chunk in decreasing order. The search stops if more than `MAX_SLOWER_CHUNKS`
/// successive tries bring no gain. The limit is estimated, not measured.
pub(super) const MAX_SLOWER_CHUNKS: u32 = 2;
/// The least ratio of a chunk's size to the size of the preceding chunk. If the ratio of the next chunk would be less,
/// the chunks stop growing, and all later chunks have the same size. The least ratio is estimated, not measured.
pub(super) const MIN_GROWTH_FACTOR: f64 = 1.03;
/// Prepared bases are divided among devices only if there are at least `MIN_POINTS_PER_DEVICE` points for each device.
/// With fewer points, the aggregation of a row's buckets costs more time than the division saves, so each device holds
/// all bases. The limit is estimated, not measured.
pub(super) const MIN_POINTS_PER_DEVICE: usize = 1 << 14;
/// The share of the free device memory that a plan may use if no limit is given. The rest of the free memory is for the
/// driver and for other processes.
pub(super) const FREE_MEMORY_SHARE: f64 = 0.9;
