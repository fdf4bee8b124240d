//! Multi-scalar multiplication (MSM), Σ kᵢ·Pᵢ, for arkworks provers, on NVIDIA GPUs and CPUs.
//!
//! | to | use |
//! |---|---|
//! | compute one MSM | [`msm`] |
//! | choose backend, window, memory | [`Msm::builder`] |
//! | reuse bases | [`Msm::prepare`] |
//! | read snarkjs' files | [`snarkjs`] |
//! | accelerate arkworks provers | [`arkworks`] |
//! | compute in the background | [`Queue`] |
//! | write a prover that is independent of the engine | [`MsmProvider`] |
//! | see a plan | [`Msm::plan`] |
//! | see the GPUs | [`CudaStatus::query`] |
//! | multiply R1CS matrices | [`SparseMatrix`] |
//! | transform polynomials (NTT) | [`Domain`] |
//!
//! Each curve has its own Cargo feature: see [`Curve`].

// No input can cause a panic, except in functions whose documentation has a section `# Panics`. Each exception to a
// lint states its reason.
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
mod bases;
#[cfg(any(feature = "bls24-315", test))]
pub mod bls24_315;
#[expect(clippy::indexing_slicing, reason = "the plan and the sort give terms, buckets and tasks valid indices")]
mod cpu;
mod curve;
mod engine;
mod error;
#[expect(clippy::indexing_slicing, reason = "indices of limbs are within arrays of one length")]
mod field;
mod gpu;
#[doc(hidden)]
pub mod internals;
mod kernel_call;
mod kernels;
mod memory;
mod plan;
mod pool;
#[expect(clippy::indexing_slicing, reason = "indices are of limbs within arrays, and of digits within planned windows")]
mod recode;
mod reference;
mod scalars;
mod secret;
mod sparse;
mod tasks;
mod timings;
mod trace;
mod transform;
mod types;

pub use algorithm::Algorithm;
pub use api::arkworks;
#[cfg(feature = "mpi")]
pub use api::mpi;
pub use api::{
    Bases, BasesHandle, BasesSlice, Curve, Domain, DomainField, Msm, MsmBuilder, MsmProvider, Pending, Qap, Queue,
    ResidentMatrix, Vector, VectorSlice, msm, snarkjs,
};
#[doc(no_inline)]
pub use arkworks::Accelerated;
pub use engine::{MsmOutput, TableBuilder};
pub use error::{FileFault, MsmError};
pub use gpu::{CudaStatus, GpuInfo};
pub use plan::{GpuModel, Plan, PrecomputationPlan, PrecomputeFactor};
pub use scalars::SmallScalar;
pub use sparse::SparseMatrix;
pub use timings::StageTimings;
pub use types::{Backend, BaseOrigin, EvaluationOrder, PointForm, Validation};
