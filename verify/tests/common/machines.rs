//! The engines for all backends that tests can use on this computer, and emulators with a seed.
#![allow(dead_code, unused_imports)] // each file that includes this module uses only some of its items

#[path = "../../../tests/common/machines.rs"]
mod engines;

use cumsm::internals::EmulatorOptions;
use cumsm::{Backend, Msm};
pub(crate) use engines::*;

/// Returns an engine whose emulator runs threads in an order that the seed determines.
pub(crate) fn emulator(seed: u64) -> Msm {
    let options = EmulatorOptions { seed, ..EmulatorOptions::default() };
    Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap()
}
