//! A simulated GPU for tests. The simulated GPU runs the PTX of kernels, warp by warp.
//!
//! - [`Module::load`] reads PTX. At the first request for a kernel, [`Module::kernel`] decodes the kernel into a
//!   compact form (`text`, `decode`, `program`). If this machine does not know an instruction, decoding fails with an
//!   error that names the instruction.
//! - [`Machine::launch`] runs the blocks of a grid on several threads (`execute`). The 32 lanes of a warp run in
//!   lockstep. If lanes diverge at a branch, the warp runs the paths of the lanes one after the other. The paths meet
//!   again at the immediate post-dominator of the branch.
//! - Every access is checked for bounds, alignment and races. A read of memory that nothing has written is an error.
//!   `memory/shadow.rs` states the rule for races.
//! - A launch returns [`Counts`]: numbers that a GPU's performance counters would report.
//! - [`Machine::sampling`] makes a machine for computations that are too large to run completely. On a sampling
//!   machine, some kernels run only a part of their blocks. So the counts are estimates, and the result of the
//!   computation is wrong.
//! - `abi` is the C interface. In tests, a library that stands in for libcuda calls the functions of this interface.
//!
//! The machine does not model the order in which a GPU runs warps and paths. The rule for races does not depend on the
//! order in which threads run. If some lanes of a warp wait for lanes on another path of the same warp, the machine
//! refuses the kernel, although GPUs since Volta can run the kernel.

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
