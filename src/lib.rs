//! Multi-scalar multiplication (MSM), Σ kᵢ·Pᵢ, for arkworks provers: on NVIDIA GPUs through CUDA, and on the CPU where
//! there is none.
//!
//! [`msm`] is the whole interface for most uses. [`Msm::builder`] fixes backend, window and limits; [`Msm::plan`] says
//! what will be done and why; [`cuda_status`] and [`build_info`] say what there is to do it with.
//!
//! Each curve is a feature of its name, as `bls12-381` is; those of this build are the implementors of [`Curve`].

pub mod algorithm;
mod bases;
mod cpu;
mod curve;
mod devices;
mod error;
#[doc(hidden)]
pub mod gpu;
#[cfg(feature = "mpi")]
pub mod mpi;
mod msm;
pub mod plan;
mod queue;
pub mod recode;
pub mod reference;
mod scalars;
pub mod spmv;
mod timings;
mod validation;

pub use algorithm::Algorithm;
pub use bases::{Bases, BasesSlice, Preparation, Progress};
pub use curve::{Curve, Group, TwistedEdwards};
pub use error::MsmError;
#[cfg(feature = "emulator")]
pub use gpu::counts::{Counting, LaunchCounts, OperationCounts, ThreadCounts, max_over_mean};
#[cfg(feature = "emulator")]
pub use gpu::emulator::{EmulatedMemory, EmulatorOptions, Faults};
pub use gpu::{BuildInfo, CudaStatus, GpuInfo, build_info, cuda_status};
pub use msm::{Backend, BaseOrigin, Msm, MsmBuilder, Outcome, Outcomes, PointForm, msm, msm_bigint};
pub use plan::Levels;
pub use queue::{Pending, Queue};
pub use recode::{MAX_WINDOW, MIN_WINDOW};
pub use scalars::SmallScalar;
pub use timings::{Stage, StageTimings};
pub use validation::Validation;
