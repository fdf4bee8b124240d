//! Runs the blocks of a grid: warps until they wait or end, with the lanes of a warp in step.

mod access;
mod block;
mod collective;
mod compute;
mod depth;
mod lanes;
mod warp;

pub(crate) use block::{BlockRunner, Grid};
