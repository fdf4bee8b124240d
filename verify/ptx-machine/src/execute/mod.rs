//! Runs the blocks of a grid. Each warp runs until the warp waits at a barrier or ends. The lanes of a warp run in
//! lockstep.

mod access;
mod block;
mod collective;
mod compute;
mod depth;
mod lanes;
mod warp;

pub(crate) use block::{BlockRunner, Grid};
