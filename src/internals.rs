//! The crate's internals for the tests and benches of this repository. The module `internals` is not part of the public
//! interface. The module changes without notice, and semantic versioning does not cover the module.

use crate::algorithm::Algorithm;
pub use crate::algorithm::{Accumulation, Aggregation, Comparison, Conversion, Coordinates, SortMethod};
use crate::api::{Curve, Msm};
use crate::cpu::products;
pub use crate::cpu::products::Product;
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
pub use crate::plan::{
    Band, BucketChoice, BucketForm, BufferSizes, Buffers, CpuMethod, CpuPlan, DeviceLimits, Extent, GpuPlan,
    InputBuffers, Limit, Load, LowMemoryPlan, LowMemoryStages, MultiplesPlan, Partition, Prediction, Radix, Rates,
    RowBuffers, ScalarReading, SmallerChunk, Steps, TablePlan, Work, row_groups,
};
use crate::plan::{GpuModel, PrecomputeFactor};
pub use crate::recode::*;
pub use crate::reference::*;
pub use crate::sparse::{RowScheme, RowStatistics};
pub use crate::timings::recording::{Phase, Recorded, RecordedPart, RecordedPhases, record};
pub use crate::types::{CpuArithmetic, Group, Stage};

/// True if the emulator is compiled in.
pub const HAS_EMULATOR: bool = cfg!(feature = "emulator");

/// The workbench of an engine's first GPU, real or emulated. `None` if the engine computes on the CPU.
#[cfg(all(feature = "probes", feature = "emulator"))]
pub fn workbench(msm: &Msm) -> Option<Workbench> {
    msm.engine.gpus().first().map(Workbench::new)
}

/// An engine with the backend `Auto` and the given emulated GPUs. If an emulated GPU fails, the CPU replaces the GPU.
///
/// # Errors
///
/// [`MsmError::BackendUnavailable`]: the emulator is not compiled in, or its options are wrong.
pub fn auto_over_emulators(emulators: impl IntoIterator<Item = EmulatorOptions>) -> Result<Msm, MsmError> {
    Ok(Msm { engine: Engine::auto_over_emulators(emulators.into_iter().collect())? })
}

/// Items for the curve groups of this build: `COMPUTED`, `CURVES`, `GROUPS`, a type for each group, and the macros
/// `on_curve!`, `on_number!`, `on_every_curve!` and `for_every_group!`. The build script writes the items of this
/// module for the enabled features. So code that uses the items compiles with every set of features.
pub mod groups {
    include!(concat!(env!("OUT_DIR"), "/groups.rs"));
}

/// The number of warps of a kernel that one multiprocessor of an H200 holds at the same time. The maximum is 64.
/// `block` is the number of threads of a block, `registers` is the number of registers of a thread, and `shared` is the
/// number of bytes of shared memory of a block.
pub fn resident_warps(block: u32, registers: u32, shared: u32) -> u32 {
    GpuModel::H200.resident_blocks(block, registers, shared) * block.div_ceil(32)
}

/// The number of blocks of a kernel that one multiprocessor of a GPU holds at the same time.
pub fn resident_blocks(hardware: &GpuModel, block: u32, registers: u32, shared: u32) -> u32 {
    hardware.resident_blocks(block, registers, shared)
}

/// The predicted times of work on the host: copies, waits and allocations. The tests that validate the time model also
/// predict the times of other libraries. For each library, these tests add the host times to the predicted times of the
/// library's launches.
pub use crate::plan::host_times;

/// The plan for `n` prepared points on a GPU of the given kind. The GPU need not be installed in this machine.
///
/// # Errors
///
/// The errors of [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
pub fn prepared_plan_on<P: Curve>(n: usize, hardware: GpuModel) -> Result<GpuPlan, MsmError> {
    Engine::of_plans(Options::default())?.prepared_plan_on::<P>(n, hardware, PrecomputeFactor::Auto, None, false)
}

/// The plan for `n` prepared points and `n` scalars that are already on a GPU of the given kind. The points take at
/// most `memory` bytes.
///
/// # Errors
///
/// The errors of [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
pub fn resident_plan_on<P: Curve>(n: usize, hardware: GpuModel, memory: u64) -> Result<GpuPlan, MsmError> {
    let factor = PrecomputeFactor::Auto;
    Engine::of_plans(Options::default())?.prepared_plan_on::<P>(n, hardware, factor, Some(memory), true)
}

/// The plan for `n` prepared points on a GPU of the given kind, with the given algorithm and the given width of
/// windows. The table holds the points. If the algorithm needs multiples of the points by powers of two, the table also
/// holds these multiples. The GPU need not be installed in this machine.
///
/// # Errors
///
/// The errors of [`MsmBuilder::plan_on`](crate::MsmBuilder::plan_on).
pub fn paper_plan_on<P: Curve>(
    algorithm: Algorithm,
    window_bits: u32,
    n: usize,
    hardware: GpuModel,
) -> Result<GpuPlan, MsmError> {
    let options = Options { algorithm: Some(algorithm), window_bits: Some(window_bits), ..Options::default() };
    Engine::of_plans(options)?.prepared_plan_on::<P>(n, hardware, PrecomputeFactor::Fixed(1), None, false)
}

/// Computes at least `count` products of elements of the base field on this thread, and nothing else. The products use
/// the lanes that an MSM with `arithmetic` uses. Returns the number of computed products.
pub fn compute_products<P: Curve>(arithmetic: CpuArithmetic, product: Product, count: usize) -> usize {
    products::compute::<P>(arithmetic, product, count)
}

/// The number of bytes that a table on the CPU takes for a point in Weierstrass form, together with the images of the
/// point under the endomorphism.
pub fn stored_point_bytes<P: Curve>(arithmetic: CpuArithmetic, components: usize) -> usize {
    crate::cpu::point_bytes::<P>(arithmetic, components)
}

/// The instructions that an MSM uses if it must not use faster instructions than `fastest`.
pub fn arithmetic_of<P: Curve>(fastest: CpuArithmetic) -> CpuArithmetic {
    crate::cpu::arithmetic::<P>(fastest)
}

pub use crate::plan::{ProofTimes, TransformTimes};

/// The predicted times of transforms of 2^`log_size` elements on a GPU. The GPU need not be installed in this machine.
pub fn transform_times<F: MatrixField>(log_size: u32, hardware: &GpuModel) -> TransformTimes {
    TransformTimes::new(log_size, size_of::<F>() as u64, hardware)
}

/// The predicted times of a Groth16 proof on a GPU: see [`ProofTimes`]. The GPU need not be installed in this machine.
/// `sums` has the time of an MSM in G1 and the time of an MSM in G2, in seconds.
pub fn proof_times<F: MatrixField>(log_size: u32, entries: f64, hardware: &GpuModel, sums: [Band; 2]) -> ProofTimes {
    ProofTimes::new(log_size, entries, size_of::<F>() as u64, hardware, sums)
}

/// The folder in which the build script has left the kernels and the emulator's archive.
pub const OUT_DIR: &str = env!("OUT_DIR");
/// If the feature `probes` is on, `PTX_DIR` is the folder in which the build script leaves the PTX of all kernel units.
/// `PTX_DIR` is empty if nvcc did not compile the kernels.
pub const PTX_DIR: &str = env!("CUMSM_PTX_DIR");
