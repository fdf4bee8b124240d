//! Multi-scalar multiplication (MSM), Σ kᵢ·Pᵢ, for arkworks provers: on NVIDIA GPUs through CUDA, and on the CPU where
//! there is no GPU.
//!
//! | to | use |
//! |---|---|
//! | compute one MSM | [`msm`], or [`msm_bigint`] for plain integers |
//! | choose backend, window, memory | [`Msm::builder`] |
//! | use the same bases often | [`Msm::prepare`] |
//! | compute while the caller goes on | [`Queue`] |
//! | see what will be done, and why | [`Msm::plan`] |
//! | see what the machine has | [`cuda_status`], [`build_info`] |
//!
//! Each curve is a feature with its name, such as `bls12-381`. The curves of a build implement [`Curve`].

mod algorithm;
mod api;
mod cpu;
mod curve;
mod engine;
mod error;
mod field;
mod gpu;
#[doc(hidden)]
pub mod internals;
mod kernel_call;
mod kernels;
mod memory;
mod plan;
mod recode;
mod reference;
mod scalars;
mod sparse;
mod timings;
mod vocabulary;

pub use algorithm::{Algorithm, UnknownAlgorithm};
#[cfg(feature = "mpi")]
pub use api::mpi;
pub use api::{Bases, BasesSlice, Curve, Msm, MsmBuilder, Pending, Preparation, Queue, msm, msm_bigint, spmv};
pub use curve::CurveParams;
pub use engine::{MsmOutput, MsmOutputs, Progress, Validation};
pub use error::{BaseFault, FileFault, IoError, MsmError};
pub use gpu::{BuildInfo, CudaStatus, EmulatorOptions, GpuInfo, build_info, cuda_status};
pub use kernel_call::{CallFault, KernelCallError, Parameter};
pub use plan::{Plan, PrecomputationPlan, PrecomputeFactor};
pub use recode::{MAX_WINDOW, MIN_WINDOW, Precomputation};
pub use scalars::SmallScalar;
pub use timings::{Stage, StageTimings};
pub use vocabulary::{Backend, BaseOrigin, CpuArithmetic, Group, PointForm};
