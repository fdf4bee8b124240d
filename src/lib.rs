//! Multi-scalar multiplication (MSM), Σ kᵢ·Pᵢ, for arkworks provers: on NVIDIA GPUs through CUDA, and on the CPU where
//! there is none.
//!
//! [`msm`] is the whole interface for most uses. [`Msm::builder`] fixes backend, window and limits; [`Msm::plan`] says
//! what will be done and why; [`cuda_status`] and [`build_info`] say what there is to do it with.
//!
//! | curve | group | feature | type |
//! |---|---|---|---|
//! | BLS12-381 | G1 | `bls12-381` | `ark_bls12_381::G1Affine` |
//! | | G2, on the CPU | | `ark_bls12_381::G2Affine` |
//! | BLS12-377 | G1 | `bls12-377` | `ark_bls12_377::G1Affine` |
//! | | G2, on the CPU | | `ark_bls12_377::G2Affine` |

#[cfg(not(any(feature = "bls12-381", feature = "bls12-377")))]
compile_error!("cumsm computes on no curve without one of its features `bls12-381` and `bls12-377`");

pub mod algorithm;
mod cpu;
mod curve;
mod error;
#[doc(hidden)]
pub mod gpu;
mod msm;
pub mod plan;
pub mod recode;
pub mod reference;
mod scalars;

pub use algorithm::Algorithm;
pub use curve::{Curve, Group, TwistedEdwards};
pub use error::MsmError;
#[cfg(feature = "emulator")]
pub use gpu::counts::{Counting, LaunchCounts, OperationCounts, ThreadCounts, max_over_mean};
#[cfg(feature = "emulator")]
pub use gpu::emulator::EmulatorOptions;
pub use gpu::{BuildInfo, CudaStatus, GpuInfo, build_info, cuda_status};
pub use msm::{Backend, BaseOrigin, Msm, MsmBuilder, Outcome, PointForm, msm, msm_bigint};
pub use recode::{MAX_WINDOW, MIN_WINDOW};
