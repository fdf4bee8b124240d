//! Makes the plans of computations. A plan states the backend, the windows, the buckets and the memory, with the
//! predicted cost and the reasons. The functions of this module are pure, and do no I/O.
//!
//! The table lists the files in reading order. Each file imports only from the files above it.
//!
//! | file | contents |
//! |---|---|
//! | `limits.rs`, `text.rs` | the limits on the number of points; the text that all printed plans share |
//! | `band.rs` | a quantity with a low, a middle and a high value |
//! | `precompute.rs` | the number of multiples to keep for each base; the properties of a table of multiples |
//! | `multiplications.rs` | costs in field multiplications |
//! | `cpu/`, `gpu/` | the plans of the two engines |

mod band;
mod cpu;
mod gpu;
mod limits;
mod multiplications;
mod precompute;
mod text;

use std::fmt;

pub use band::Band;
pub use cpu::{BucketChoice, BucketForm, LowMemoryPlan, LowMemoryStages, ScalarReading};
pub use cpu::{CpuMethod, CpuPlan};
pub(crate) use cpu::{
    CpuProblem, EDWARDS_POINTS_PER_INVERSION, LowMemoryProblem, MAX_COST_OF_WHOLE_SCALARS, MAX_ONE_BITS,
    MAX_SPLIT_DIGITS, MIN_ADDITIONS_PER_INVERSION, Sample, default_table_bytes, estimated_values, few_values,
    long_scalars, max_chained_points, max_nonzero, min_pairs, nearly_all_sparse, sample, vectors_at_once,
    worth_threads,
};
pub(crate) use cpu::{LOG_SMALL, MAX_LOG_ROWS, TILE_WIDTH, TransformPlan};
pub(crate) use gpu::transform as transforms;
pub use gpu::{
    BufferSizes, Buffers, DeviceLimits, Extent, GpuModel, GpuPlan, InputBuffers, Limit, Load, MultiplesPlan, Partition,
    Prediction, ProofTimes, Radix, Rates, RowBuffers, SmallerChunk, TransformTimes, Work, host_times, row_groups,
};
pub(crate) use gpu::{
    CheckPlan, GpuProblem, MAX_TILES_ADDED, cuts, gpu_windows, in_proportion, layers, max_listed, usable_memory,
    worth_a_cut,
};
pub(crate) use limits::{check_points, worth_a_gpu};
pub(crate) use precompute::{CostUnit, Costs, Lengths};
pub use precompute::{PrecomputationPlan, PrecomputeFactor, TablePlan};

use crate::types::{Backend, Group};

/// The plan of a computation. `Display` explains the steps of the plan.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Plan {
    /// The curve.
    pub(crate) curve: &'static str,
    /// The group.
    pub(crate) group: Group,
    /// The number of points.
    pub n: usize,
    /// The backend. The backend of a plan is never `Auto`.
    pub backend: Backend,
    /// The reason for the choice of the backend.
    pub reason: String,
    /// The steps of the computation on the backend.
    #[doc(hidden)]
    pub steps: Steps,
}

/// The steps of a plan for one backend.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Steps {
    /// The plan on the CPU.
    Cpu(CpuPlan),
    /// The plan on the CPU, with a limit on host memory.
    LowMemory(LowMemoryPlan),
    /// The plan on a GPU, real or emulated.
    Gpu(Box<GpuPlan>),
    /// The plans on several GPUs. Each item has the partition, the name and the plan of one GPU.
    Gpus(Vec<(Partition, String, Box<GpuPlan>)>),
}

impl Plan {
    /// The window size in bits. If windows have two widths, the result is the greater width.
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
                let Partition { device, points, vectors, row_slice: (part, parts), .. } = share;
                writeln!(f, "  device {device}    {name}: points {points:?}, vectors {vectors:?}, slice {part} of {parts} of the rows")?;
                plan.fmt(f)
            }),
        }
    }
}
