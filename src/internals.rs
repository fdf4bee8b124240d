//! The crate's internals for the tests and benches of this repository. This module is not part of the public interface.
//! The module changes without notice, and semantic versioning does not cover it.

pub use crate::algorithm::{Accumulation, Aggregation, Comparison, Conversion, Coordinates, SortMethod};
use crate::api::Curve;
pub use crate::curve::{CurveParams, MatrixField, TwistedEdwards};
use crate::engine::{Engine, Options};
use crate::error::MsmError;
pub use crate::error::variants;
pub use crate::gpu::{
    BitFlip, Counting, EmulatedMemory, EmulatorOptions, Faults, FlipPlace, LaunchCounts, OperationCounts, ThreadCounts,
    max_over_mean,
};
#[cfg(all(feature = "probes", feature = "emulator"))]
pub use crate::gpu::{Unit, Value, Workbench};
use crate::plan::GpuModel;
pub use crate::plan::{
    Band, BucketChoice, BucketForm, BufferSizes, Buffers, CpuMethod, CpuPlan, DeviceLimits, Extent, GpuPlan,
    InputBuffers, Limit, Load, LowMemoryPlan, LowMemoryStages, MultiplesPlan, Partition, Prediction, Radix, Rates,
    RowBuffers, ScalarReading, SmallerChunk, Steps, TablePlan, Work, row_groups,
};
pub use crate::recode::*;
pub use crate::reference::*;
pub use crate::sparse::{RowScheme, RowStatistics};
pub use crate::types::{CpuArithmetic, Group, Stage};

/// True if the emulator is compiled in.
pub const HAS_EMULATOR: bool = cfg!(feature = "emulator");

/// The workbench of an engine's first GPU, real or emulated. `None` if the engine computes on the CPU.
#[cfg(all(feature = "probes", feature = "emulator"))]
pub fn workbench(msm: &crate::api::Msm) -> Option<Workbench> {
    msm.engine.gpus().first().map(Workbench::new)
}

/// The curve groups of this build by name: `COMPUTED`, `CURVES`, `GROUPS`, a type for each group, and the macros
/// `on_curve!`, `on_number!`, `on_every_curve!` and `for_every_group!`. These items follow the features of this crate.
/// So code that uses them compiles with every set of features.
pub mod groups {
    include!(concat!(env!("OUT_DIR"), "/groups.rs"));
}

/// The number of warps of a kernel that a multiprocessor of an H200 holds at a time. The maximum is 64. The parameters
/// are the threads of a block, the registers of a thread, and the bytes of shared memory of a block.
pub fn resident_warps(block: u32, registers: u32, shared: u32) -> u32 {
    GpuModel::H200.resident_blocks(block, registers, shared) * block.div_ceil(32)
}

/// The number of blocks of a kernel that a multiprocessor of a GPU holds at a time.
pub fn resident_blocks(hardware: &GpuModel, block: u32, registers: u32, shared: u32) -> u32 {
    hardware.resident_blocks(block, registers, shared)
}

/// The times of the host that the time model takes. The validation of the model adds them to launches of other
/// libraries.
pub use crate::plan::host_times;

/// The plan for `n` prepared points on a GPU of the given kind, which need not be installed.
///
/// # Errors
///
/// The errors of [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
pub fn prepared_plan_on<P: Curve>(n: usize, hardware: GpuModel) -> Result<GpuPlan, MsmError> {
    Engine::of_plans(Options::default())?.prepared_plan_on::<P>(n, hardware, None, false)
}

/// The plan for `n` prepared points and scalars, both on a GPU of the given kind. The points take at most `memory` bytes.
///
/// # Errors
///
/// The errors of [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
pub fn resident_plan_on<P: Curve>(n: usize, hardware: GpuModel, memory: u64) -> Result<GpuPlan, MsmError> {
    Engine::of_plans(Options::default())?.prepared_plan_on::<P>(n, hardware, Some(memory), true)
}

pub use crate::plan::{ProofTimes, TransformTimes};

/// The predicted times of transforms of 2^`log_size` elements on a GPU, which need not be installed.
pub fn transform_times<F: MatrixField>(log_size: u32, hardware: &GpuModel) -> TransformTimes {
    TransformTimes::new(log_size, size_of::<F>() as u64, hardware)
}

/// The predicted times of a Groth16 proof on a GPU, which need not be installed: see [`ProofTimes`]. `sums` are the seconds of
/// a sum over G1 and of a sum over G2.
pub fn proof_times<F: MatrixField>(log_size: u32, entries: f64, hardware: &GpuModel, sums: [Band; 2]) -> ProofTimes {
    ProofTimes::new(log_size, entries, size_of::<F>() as u64, hardware, sums)
}

/// The folder in which the build script has left the kernels and the emulator's archive.
pub const OUT_DIR: &str = env!("OUT_DIR");
/// The folder in which the build script has left the PTX of all entries, with the feature `probes`. Empty if nvcc did
/// not compile the entries.
pub const PTX_DIR: &str = env!("CUMSM_PTX_DIR");
