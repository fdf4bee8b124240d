//! The GPU pipeline. The pipeline uses only the traits of `device.rs`, so the same code runs on two machines: CUDA and
//! the emulator.
//!
//! If a machine is not compiled in, its type is [`no_device::NoDevice`], which has no values.
#![cfg_attr(
    not(all(cuda_backend, feature = "emulator")),
    allow(dead_code, unreachable_code, unused_imports, unused_variables, clippy::useless_asref)
)]

mod budget;
mod call;
mod check;
mod counts;
#[cfg(cuda_backend)]
mod cuda;
#[cfg(not(cuda_backend))]
use no_device::no_cuda as cuda;
mod device;
mod emulation;
#[cfg(feature = "emulator")]
mod emulator;
mod failure;
#[cfg(not(feature = "emulator"))]
use no_device::no_emulator as emulator;
mod held;
mod kept;
mod layout;
#[macro_use]
mod machines;
#[cfg(not(all(cuda_backend, feature = "emulator")))]
mod no_device;
#[cfg(not(feature = "papers"))]
mod no_papers;
#[cfg(not(feature = "papers"))]
use no_papers as papers;
#[cfg(feature = "papers")]
mod papers;
mod pipeline;
#[cfg(all(feature = "probes", feature = "emulator"))]
mod probes;
mod query;
mod spmv;
mod stages;
mod status;
mod table;
mod timings;
mod vector;

pub use counts::{Counting, LaunchCounts, OperationCounts, ThreadCounts, max_over_mean};
pub use emulation::{BitFlip, EmulatedMemory, EmulatorOptions, Faults, FlipPlace};
pub(crate) use held::{GpuBuffer, GpuMatrix};
pub(crate) use layout::{affine_as_bytes_mut, identities, limits};
pub(crate) use machines::{GivenBases, GivenScalars, Gpu};
#[cfg(all(feature = "probes", feature = "emulator"))]
pub use probes::{Unit, Value, Workbench};
pub use status::{CudaStatus, GpuInfo};
