//! Recoding: a scalar becomes digits, one for each window.
//!
//! The CPU engine runs these functions. They also specify the kernels in `cuda/stages/recode_*.cuh`, which are tested
//! against them.

mod even;
mod gls;
mod glv;
mod lattice;
mod precomputation;
mod signed;
mod windows;

pub(crate) use even::value_ranges;
pub use even::{DigitForm, EvenWindows};
pub use gls::Gls;
pub use glv::Glv;
pub use lattice::GlvLattice;
pub use precomputation::Precomputation;
pub use signed::{MAX_WINDOW, MIN_WINDOW, SignedWindows};
pub use windows::{Digit, Recoding, Windows};

/// A component of a scalar that an endomorphism has split.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GlvComponent {
    /// Whether the component is below zero.
    pub negative: bool,
    /// Its absolute value.
    pub magnitude: u128,
}
