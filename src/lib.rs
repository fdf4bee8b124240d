//! Multi-scalar multiplication (MSM), Σ kᵢ·Pᵢ, for arkworks provers: on NVIDIA GPUs through CUDA, and on the CPU where
//! there is no GPU.
//!
//! | to | use |
//! |---|---|
//! | compute one MSM | [`msm`], or [`msm_bigint`] for plain integers |
//! | choose backend, window, memory | [`Msm::builder`] |
//! | use the same bases often | [`Msm::prepare`] |
//! | read bases from snarkjs' files | [`snarkjs`] |
//! | accelerate a prover that is generic over the traits of arkworks | [`arkworks`] |
//! | compute in the background | [`Queue`] |
//! | write a prover that names no engine | [`MsmEngine`] |
//! | see what will be done, and why | [`Msm::plan`] |
//! | see what the machine has | [`cuda_status`], [`build_info`] |
//!
//! Each curve is a feature with its name, such as `bls12-381`. The curves of a build implement [`Curve`].

// No input can reach a panic. An exception states why.
#![cfg_attr(
    not(test),
    warn(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod algorithm;
mod api;
#[expect(
    clippy::indexing_slicing,
    reason = "terms, buckets and tasks have places that the plan and the sort gave them"
)]
mod cpu;
mod curve;
mod engine;
mod error;
#[expect(clippy::indexing_slicing, reason = "limbs of arrays of one length")]
mod field;
mod gpu;
#[doc(hidden)]
pub mod internals;
mod kernel_call;
mod kernels;
mod memory;
mod plan;
#[expect(clippy::indexing_slicing, reason = "limbs of arrays, and digits of planned windows")]
mod recode;
mod reference;
mod scalars;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod secret;
mod sparse;
mod timings;
mod trace;
mod vocabulary;

pub use algorithm::{Algorithm, UnknownAlgorithm};
pub use api::arkworks;
#[cfg(feature = "mpi")]
pub use api::mpi;
pub use api::{
    Bases, BasesHandle, BasesSlice, Curve, Msm, MsmBuilder, MsmEngine, Pending, Preparation, PreparedBases, Queue, msm,
    msm_bigint, snarkjs, spmv,
};
#[doc(no_inline)]
pub use arkworks::Accelerated;
pub use curve::CurveParams;
pub use engine::{MsmOutput, MsmOutputs, Progress, Validation};
pub use error::{BaseFault, FileFault, IoError, MsmError, SnarkjsFault};
pub use gpu::{BuildInfo, CudaStatus, EmulatorOptions, GpuFailure, GpuInfo, build_info, cuda_status};
pub use kernel_call::{CallFault, KernelCallError, Parameter};
pub use plan::{CostUnit, Hardware, Plan, PrecomputationPlan, PrecomputeFactor};
pub use recode::{MAX_WINDOW, MIN_WINDOW, Precomputation};
pub use scalars::SmallScalar;
pub use timings::{Stage, StageTimings};
pub use vocabulary::{Backend, BaseOrigin, CpuArithmetic, Group, PointForm};
