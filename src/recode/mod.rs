//! Recoding: a scalar as digits, one for each window. The functions here are the specification that the kernels in
//! `cuda/stages/recode_*.cuh` are tested against, and what the CPU engine runs.

mod glv;
mod signed;

pub use glv::{Glv, Half};
pub use signed::{MAX_WINDOW, MIN_WINDOW, SignedWindows};
