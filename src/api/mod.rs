//! The public interface. The interface is generic over [`Curve`], and calls the engine for all computations.

pub mod arkworks;
mod bases;
mod builder;
mod curve;
mod domain;
mod emulator;
mod handle;
#[cfg(feature = "mpi")]
pub mod mpi;
mod msm;
mod provider;
mod qap;
mod queue;
pub mod snarkjs;
mod spmv;
mod vector;

pub use bases::{Bases, BasesSlice};
pub use builder::MsmBuilder;
pub use curve::Curve;
pub use domain::{Domain, DomainField};
pub use handle::Msm;
pub use msm::msm;
pub use provider::{BasesHandle, MsmProvider};
pub use qap::Qap;
pub use queue::{Pending, Queue};
pub use spmv::ResidentMatrix;
pub use vector::{Vector, VectorSlice};
