//! Recoding: a scalar as digits, one for each window. The functions here are the specification that the kernels in
//! `cuda/stages/recode_*.cuh` are tested against, and what the CPU engine runs.

mod even;
mod glv;
mod signed;

pub(crate) use even::value_ranges;
pub use even::{DigitForm, EvenWindows};
pub use glv::{Glv, Half};
pub use signed::{MAX_WINDOW, MIN_WINDOW, SignedWindows};
