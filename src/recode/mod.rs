//! Recoding: a scalar as digits, one for each window. The functions here are the specification that the kernels in
//! `cuda/stages/recode_*.cuh` are tested against, and what the CPU engine runs.

mod even;
mod gls;
mod glv;
mod signed;
mod windows;

pub(crate) use even::value_ranges;
pub use even::{DigitForm, EvenWindows};
pub use gls::Gls;
pub use glv::Glv;
pub use signed::{MAX_WINDOW, MIN_WINDOW, SignedWindows};
pub use windows::{Digit, Recoding, Windows};

/// A part of a scalar that an endomorphism has split.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Whether the part is below zero.
    pub negative: bool,
    /// Its absolute value.
    pub magnitude: u128,
}
