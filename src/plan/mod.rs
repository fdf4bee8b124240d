//! The plan: backend, windows, buckets and memory, with the predicted cost and the reasons. Pure functions, no I/O.

mod cpu;
mod gpu;
pub(crate) mod layers;
mod low_memory;
mod precompute;
pub mod row_groups;
mod shares;
mod tuning;

use std::fmt;

pub(crate) use cpu::CpuProblem;
pub use cpu::{CpuMethod, CpuPlan};
pub(crate) use cpu::{LOG_SMALL, MAX_LOG_ROWS, TILE_WIDTH, TransformPlan};
pub use gpu::{
    BufferSizes, DeviceLimits, Extent, GpuPlan, Hardware, Limit, Prediction, Radix, Rates, SmallerChunk, TablePlan,
    Work,
};
pub(crate) use gpu::{
    CheckPlan, GpuProblem, MOST_TILES_ADDED, OFFSET_THREADS, SORT_THREADS, Source, TableProblem, gpu_windows,
    most_listed,
};
pub(crate) use low_memory::LowMemoryProblem;
pub use low_memory::{BucketChoice, BucketForm, LowMemoryPlan, LowMemoryStages, ScalarReading};
pub(crate) use precompute::{CostUnit, Costs, PrecomputationRequest};
pub use precompute::{PrecomputationPlan, PrecomputeFactor};
pub use shares::Partition;
pub(crate) use shares::{cuts, in_proportion};

use crate::error::MsmError;
use crate::vocabulary::{Backend, Group};

pub(crate) use tuning::{EDWARDS_PREPARED_TOGETHER, LEAST_SHARED_INVERSION};

/// Plans are for at most this many points. Below, every size in bytes fits in 64 bits.
pub(crate) const MOST_POINTS: u64 = 1 << 48;

/// Refuses more points than a plan can count.
pub(crate) fn check_points(n: usize) -> Result<(), MsmError> {
    match n as u64 {
        points @ MOST_POINTS.. => Err(MsmError::TooManyPoints { points, most: MOST_POINTS - 1 }),
        _ => Ok(()),
    }
}

/// Whether nearly all of `n` scalars have few digits, by a sample. `has_few_digits` is asked for a scalar, and for the bits
/// that may be 1. Of a few scalars, none are looked at.
pub(crate) fn nearly_all_sparse(n: usize, has_few_digits: impl Fn(usize, u32) -> bool) -> bool {
    let sampled = (0..n).step_by((n / tuning::SAMPLED_SCALARS).max(1));
    let dense = sampled.filter(|&i| !has_few_digits(i, tuning::FEW_ONES));
    n >= tuning::LEAST_SAMPLED && dense.count() <= tuning::FEW_DENSE
}

/// The most of `n` scalars that may be different from zero if the CPU engine is to read only these and their bases.
pub(crate) fn most_nonzero(n: usize) -> usize {
    n / tuning::NONZERO_SHARE
}

/// Whether `n` scalars may cost less on the CPU if the endomorphism does not split them.
pub(crate) fn may_stay_whole(n: usize) -> bool {
    n >= tuning::LEAST_WHOLE_SCALARS
}

/// Whether [`Backend::Auto`] prefers the GPU, if there is one, for n points.
pub(crate) fn worth_a_gpu(n: usize) -> bool {
    n >= tuning::AUTO_GPU_POINTS
}

/// The default limit, in bytes, for a table on the CPU whose bases take that many bytes.
pub(crate) fn default_table_bytes(bases: usize) -> u64 {
    tuning::TABLE_BYTES.max(2 * bases as u64)
}

/// The bytes that plans use of so many free ones on a device.
pub(crate) fn usable_memory(free: u64) -> u64 {
    (free as f64 * tuning::FREE_MEMORY_SHARE) as u64
}

/// Whether to divide prepared bases among the devices. If not, each device holds all of them.
pub(crate) fn worth_a_cut(n: usize, devices: usize) -> bool {
    n / devices.max(1) >= tuning::POINTS_WORTH_A_CUT
}

/// What several threads of the CPU cost, in multiplications in a field whose elements take that many bytes.
fn parallel(field_bytes: f64) -> f64 {
    tuning::PARALLEL * (48.0 / field_bytes).powi(2)
}

/// Whether a limit on host memory, in bytes, leaves room for more than one thread.
pub(crate) fn worth_threads(limit: u64) -> bool {
    limit >= 2 * tuning::RAYON_BYTES
}

/// What a computation will do. `Display` explains it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Plan {
    /// The curve.
    pub(crate) curve: &'static str,
    /// The group.
    pub(crate) group: Group,
    /// The number of points.
    pub n: usize,
    /// Never `Auto`.
    pub backend: Backend,
    /// Why this backend.
    pub reason: String,
    /// What the backend will do.
    #[doc(hidden)]
    pub steps: Steps,
}

/// The steps of a plan. They depend on the backend.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Steps {
    /// On the CPU.
    Cpu(CpuPlan),
    /// On the CPU, within a limit on its memory.
    LowMemory(LowMemoryPlan),
    /// On a GPU, real or emulated.
    Gpu(Box<GpuPlan>),
    /// On several GPUs. For each: its partition, its name, and its plan.
    Gpus(Vec<(Partition, String, Box<GpuPlan>)>),
}

impl Plan {
    /// The window size in bits. For windows of two widths, the greater one.
    #[doc(hidden)]
    pub fn window_bits(&self) -> u32 {
        match &self.steps {
            Steps::Cpu(plan) => plan.windows.window_bits(),
            Steps::LowMemory(plan) => plan.windows.greatest_width(),
            Steps::Gpu(plan) => plan.windows.window_bits(),
            Steps::Gpus(shares) => shares.first().map_or(0, |(.., plan)| plan.windows.window_bits()),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} MSM of {} points on {}: {}", self.curve, self.group, self.n, self.backend, self.reason)?;
        match &self.steps {
            Steps::Cpu(plan) => plan.fmt(f),
            Steps::LowMemory(plan) => plan.fmt(f),
            Steps::Gpu(plan) => plan.fmt(f),
            Steps::Gpus(shares) => shares.iter().try_for_each(|(share, name, plan)| {
                let Partition { device, points, vectors, window_slice: (part, parts), .. } = share;
                writeln!(f, "  device {device}    {name}: points {points:?}, vectors {vectors:?}, slice {part} of {parts} of the windows")?;
                plan.fmt(f)
            }),
        }
    }
}

/// The reason for a window size.
fn window_origin(fixed: bool) -> &'static str {
    if fixed { "as asked" } else { "least predicted cost" }
}

/// Prints a byte count with a unit.
struct Bytes(u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0..10_240 => write!(f, "{} B", self.0),
            10_240..10_485_760 => write!(f, "{:.1} KiB", self.0 as f64 / 1024.0),
            _ => write!(f, "{:.1} MiB", self.0 as f64 / 1_048_576.0),
        }
    }
}
