//! The plan of the GPU pipeline: the sizes of every buffer and launch.

use std::fmt;

use super::{Bytes, tuning, window_origin};
use crate::MsmError;
use crate::recode::{MAX_WINDOW, MIN_WINDOW, SignedWindows};

/// What a plan needs to know about a device and a curve.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
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
}

impl Machine {
    fn usable(&self) -> u64 {
        let free = (self.free as f64 * tuning::FREE_MEMORY_SHARE) as u64;
        self.limit.map_or(free, |limit| limit.min(self.free))
    }

    fn xyzz_bytes(&self) -> u64 {
        2 * self.affine_bytes
    }

    fn resident_threads(&self) -> u64 {
        u64::from(self.multiprocessors) * tuning::RESIDENT_THREADS
    }
}

/// Windows, buffers and launches of one MSM on a GPU. Points are taken in chunks that fit into memory.
#[derive(Clone, Debug)]
pub struct GpuPlan {
    /// The digits of a scalar.
    pub windows: SignedWindows,
    /// Points in a chunk.
    pub chunk: usize,
    /// Number of chunks.
    pub chunks: usize,
    /// Threads that share a window's digits equally (lb-msm 3.3, its N).
    pub threads_per_window: u32,
    /// The passes that sort digits by bucket.
    pub radix: Radix,
    /// Digits that one warp sorts by itself.
    pub tile: u32,
    /// Buckets that one thread sums before the layered reduction (lb-msm 3.4) takes over; a power of two.
    pub buckets_per_thread: u32,
    /// The device's buffers.
    pub buffers: Buffers,
    /// Predicted cost, in multiplications of one resident thread.
    pub multiplications: f64,
    fixed_window: bool,
}

/// The passes of the sort, as few as 8 bits a pass allow (a warp has 256 counters), and then of as few bits as will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Radix {
    /// Number of passes.
    pub passes: u32,
    /// Bits of a bucket's number that one pass sorts by.
    pub bits: u32,
}

impl Radix {
    const MAX_BITS: u32 = 8;

    fn new(windows: &SignedWindows) -> Self {
        // Magnitudes reach 2^(c−1) itself, and so have c bits.
        let passes = windows.window_bits().div_ceil(Self::MAX_BITS);
        Self { passes, bits: windows.window_bits().div_ceil(passes) }
    }

    /// The number of values that a pass tells apart.
    pub fn values(&self) -> u32 {
        1 << self.bits
    }
}

/// The number of elements of each device buffer, for one chunk. The pipeline allocates exactly these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffers {
    /// Affine points.
    pub bases: u64,
    /// Scalars.
    pub scalars: u64,
    /// 8-byte digits, twice: sorting moves them from one buffer to the other.
    pub digits: u64,
    /// 4-byte counters of the sorting passes: one for each window, radix value and tile.
    pub tile_counts: u64,
    /// 4-byte totals of the sorting passes: one for each window and radix value.
    pub radix_counts: u64,
    /// 4-byte first positions of each window's buckets, and their end.
    pub bounds: u64,
    /// XYZZ points: the bucket parts that threads have summed (lb-msm 3.3).
    pub parts: u64,
    /// XYZZ points: sums of neighbouring buckets.
    pub sums: u64,
    /// XYZZ points: the same, each bucket counted by its place.
    pub weighted: u64,
    /// Bytes of all of them.
    pub bytes: u64,
}

impl GpuPlan {
    /// The cheapest plan for `n` points and scalars up to `maximum`, at the given window or at any.
    ///
    /// # Errors
    ///
    /// [`MsmError::OutOfDeviceMemory`] where no window's smallest chunk fits.
    pub fn new(n: usize, maximum: &[u64], machine: &Machine, window_bits: Option<u32>) -> Result<Self, MsmError> {
        let candidates = match window_bits {
            Some(fixed) => fixed..=fixed,
            None => MIN_WINDOW + 2..=MAX_WINDOW.min(22),
        };
        let mut best: Result<Self, MsmError> =
            Err(MsmError::OutOfDeviceMemory { needed: u64::MAX, available: machine.usable() });
        for c in candidates {
            let plan = Self::at_window(n, SignedWindows::for_maximum(c, maximum), machine, window_bits.is_some());
            best = match (best, plan) {
                (Ok(best), Ok(plan)) if plan.multiplications < best.multiplications => Ok(plan),
                (Err(_), Ok(plan)) => Ok(plan),
                (
                    Err(MsmError::OutOfDeviceMemory { needed: least, available }),
                    Err(MsmError::OutOfDeviceMemory { needed, .. }),
                ) => Err(MsmError::OutOfDeviceMemory { needed: needed.min(least), available }),
                (best, _) => best,
            };
        }
        best
    }

    fn at_window(n: usize, windows: SignedWindows, machine: &Machine, fixed_window: bool) -> Result<Self, MsmError> {
        let (chunk, sizes) = Self::largest_chunk(n, &windows, machine)?;
        let buckets_per_thread = buckets_per_thread(&windows, machine);
        let multiplications =
            n.div_ceil(chunk) as f64 * cost(chunk as u64, &windows, &sizes, buckets_per_thread, machine);
        Ok(Self {
            buffers: Buffers::new(chunk as u64, &windows, &sizes, buckets_per_thread, machine),
            chunk,
            chunks: n.div_ceil(chunk).max(1),
            threads_per_window: sizes.threads as u32,
            radix: Radix::new(&windows),
            tile: sizes.tile as u32,
            buckets_per_thread,
            multiplications,
            fixed_window,
            windows,
        })
    }

    /// All points if they fit, else the largest equal share of them that does.
    fn largest_chunk(n: usize, windows: &SignedWindows, machine: &Machine) -> Result<(usize, Sizes), MsmError> {
        let available = machine.usable();
        let buckets_per_thread = buckets_per_thread(windows, machine);
        // An index and a sign share 32 bits.
        let mut chunks = n.div_ceil(1 << 31).max(1);
        loop {
            let chunk = n.div_ceil(chunks).max(1);
            let sizes = Sizes::new(chunk as u64, windows, machine);
            let needed = Buffers::new(chunk as u64, windows, &sizes, buckets_per_thread, machine).bytes;
            if needed <= available {
                return Ok((chunk, sizes));
            }
            if chunk == 1 {
                return Err(MsmError::OutOfDeviceMemory { needed, available });
            }
            chunks += chunks.div_ceil(8);
        }
    }
}

/// How a chunk is shared out among threads.
struct Sizes {
    threads: u64,
    tile: u64,
}

impl Sizes {
    fn new(chunk: u64, windows: &SignedWindows, machine: &Machine) -> Self {
        let resident = (machine.resident_threads() / u64::from(windows.count())).max(1);
        let threads = chunk.div_ceil(tuning::LEAST_SHARE).min(resident);
        // Whole warps of digits, and no fewer tiles than keep the device busy.
        let warps = (machine.resident_threads() / 32 / u64::from(windows.count())).max(1);
        let tile = chunk.div_ceil(warps).next_multiple_of(32).min(tuning::TILE_DIGITS);
        Self { threads, tile }
    }
}

impl Buffers {
    fn new(chunk: u64, windows: &SignedWindows, sizes: &Sizes, buckets_per_thread: u32, machine: &Machine) -> Self {
        let count = u64::from(windows.count());
        let buckets = u64::from(windows.buckets());
        let radix_values = u64::from(Radix::new(windows).values());
        let mut buffers = Self {
            bases: chunk,
            scalars: chunk,
            digits: count * chunk,
            tile_counts: count * radix_values * chunk.div_ceil(sizes.tile),
            radix_counts: count * radix_values,
            bounds: count * (buckets + 2),
            // Thread t's part of bucket b lies at t + b − 1: see cuda/stages/accumulate_load_balanced.cuh.
            parts: count * (sizes.threads + buckets - 1),
            sums: count * buckets / u64::from(buckets_per_thread),
            weighted: count * buckets / u64::from(buckets_per_thread),
            bytes: 0,
        };
        buffers.bytes = buffers.bases * machine.affine_bytes
            + buffers.scalars * machine.scalar_bytes
            + 2 * 8 * buffers.digits
            + 4 * (buffers.tile_counts + buffers.radix_counts + buffers.bounds)
            + machine.xyzz_bytes() * (buffers.parts + buffers.sums + buffers.weighted);
        buffers
    }
}

/// As many as leave one thread for each part of the device, so that the serial part is short and nothing idles.
fn buckets_per_thread(windows: &SignedWindows, machine: &Machine) -> u32 {
    let all = u64::from(windows.count()) * u64::from(windows.buckets());
    let share = (all / machine.resident_threads()).max(1) as u32;
    (1 << share.ilog2()).min(windows.buckets())
}

/// ```text
/// T = ⌈W·n/P⌉·A + log₂N·B + ⌈W·T/P⌉·2L·B + 2·log₂T·⌈W·T/2P⌉·B + passes·S·W·n/P + launches
///     │           │         │               │                    └ sorting
///     │           │         │               └ layered reduction and final sum over T = buckets/L entries
///     │           │         └ running sums over L buckets each
///     │           └ gather: one addition a round
///     └ accumulation over P resident threads
/// ```
fn cost(chunk: u64, windows: &SignedWindows, sizes: &Sizes, buckets_per_thread: u32, machine: &Machine) -> f64 {
    let resident = machine.resident_threads() as f64;
    let count = f64::from(windows.count());
    let waves = |threads: f64| (threads / resident).ceil();

    let share = chunk.div_ceil(sizes.threads) as f64;
    let gather_rounds = f64::from((sizes.threads as f64).log2().ceil() as u32);
    let entries = f64::from(windows.buckets() / buckets_per_thread);
    let rounds = entries.log2();
    let passes = f64::from(Radix::new(windows).passes);

    let accumulate = waves(count * sizes.threads as f64) * share * tuning::MIXED_ADDITION;
    let gather = gather_rounds * tuning::ADDITION;
    let running_sums = waves(count * entries) * 2.0 * f64::from(buckets_per_thread) * tuning::ADDITION;
    let scaling = f64::from(buckets_per_thread.ilog2()) * tuning::DOUBLING + tuning::ADDITION;
    let layered = 2.0 * rounds * waves(count * entries / 2.0) * tuning::ADDITION;
    let sort = passes * tuning::SORT_PASS * count * chunk as f64 / resident;
    let launches = (5.0 + 3.0 * passes + gather_rounds + 2.0 * rounds) * tuning::LAUNCH;
    accumulate + gather + running_sums + scaling + layered + sort + launches
}

impl fmt::Display for GpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let share = self.chunk.div_ceil(self.threads_per_window as usize);
        writeln!(f, "  chunks      {} of {} points", self.chunks, self.chunk)?;
        writeln!(f, "  recode      {count} signed windows of {c} bits ({})", window_origin(self.fixed_window))?;
        let Radix { passes, bits } = self.radix;
        writeln!(f, "  group       sort by bucket, {passes} passes of {bits} bits, tiles of {} digits", self.tile)?;
        writeln!(
            f,
            "  accumulate  {buckets} XYZZ buckets a window, load-balanced over {} threads a window, {share} digits each",
            self.threads_per_window
        )?;
        writeln!(
            f,
            "  aggregate   running sums over {} buckets, then {} layered rounds",
            self.buckets_per_thread,
            (buckets / self.buckets_per_thread).ilog2()
        )?;
        writeln!(f, "  memory      {} on the device", Bytes(self.buffers.bytes))?;
        writeln!(f, "  cost        {:.3e} field multiplications of each resident thread", self.multiplications)
    }
}
