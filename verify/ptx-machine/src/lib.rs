//! A GPU for tests: it runs the PTX that nvcc made of kernels, warp by warp.
//!
//! - [`Module::load`] reads PTX; [`Module::kernel`] decodes a kernel once into a compact form (`text`, `decode`,
//!   `program`). An instruction that this machine does not know is an error that names it.
//! - [`Machine::launch`] runs a grid block by block, warps of 32 lanes in step, with a stack of paths that meet again at
//!   immediate post-dominators (`execute`). Blocks run on several threads.
//! - Every access is checked for bounds, alignment and races, every read for an earlier write; `memory/shadow.rs` states the rule of races.
//! - A launch returns [`Counts`]: the numbers that hardware would count.
//! - [`Machine::sampling`] counts computations that are too large to be run whole: some kernels run a part of their
//!   blocks, and there is no result.
//! - `abi` is the C interface, which the tests' stand-in for libcuda loads.
//!
//! Not modelled: the order in which a GPU runs warps and paths. The rule finds a race in whatever order the threads
//! run. Lanes that wait for lanes of another path of the same warp are refused, although a GPU since Volta may run
//! them.

pub mod abi;
mod buffer;
mod cache;
mod counts;
mod decode;
mod execute;
mod fault;
mod launch;
mod memory;
mod program;
mod sample;
mod text;
mod visit;

pub use buffer::Buffer;
pub use counts::{Class, Counts};
pub use fault::{Fault, FaultKind, Race, Space, ThreadPlace};
pub use launch::{Kernel, Launch, Machine, Module, Order};
pub use sample::Sample;
