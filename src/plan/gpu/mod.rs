//! The plans of the GPU pipeline, in three layers.
//!
//! The table lists the files in reading order. Each file imports only from the files above it (`scripts/check-layers`).
//!
//! | file | contents |
//! |---|---|
//! | | **The problem, and the cost of a launch** |
//! | `tuning.rs` | limits that steer the search, with their sources |
//! | `hardware.rs`, `problem.rs`, `shares.rs` | the rates of a GPU; the input of a plan; the shares of devices |
//! | `layers.rs`, `row_groups.rs` | the layers of additions; the threads for the rows of a matrix |
//! | `model/` | the time of one launch, and of launches that overlap copies; the model does not use plans |
//! | | **The plan** |
//! | `shape.rs` | the digits, rows, threads and passes of each stage: plain data |
//! | `buffers.rs` | the exact sizes of buffers |
//! | `launches/` | the launches of a step, with the instructions and bytes of each |
//! | `plan.rs` | the plan |
//! | `transform.rs` | the passes of number-theoretic transforms |
//! | `transform_time.rs`, `proof_time.rs` | the predicted times of transforms and of proofs |
//! | | **The search for the fastest plan** |
//! | `choose.rs` | the fastest numbers of threads and points per inversion; the fastest tiles; caches of the search |
//! | `chunks.rs` | the number of points and the number of vectors that are computed at a time |
//! | `search.rs` | the candidates, and the search for the fastest one |
//! | `table.rs`, `check.rs` | bases that stay on a device, and their check |
//! | `display.rs` | the printed explanation of a plan |

mod buffers;
mod check;
mod choose;
mod chunks;
mod display;
mod hardware;
mod launches;
pub(crate) mod layers;
mod model;
mod plan;
mod problem;
mod proof_time;
pub mod row_groups;
mod search;
mod shape;
mod shares;
mod table;
#[cfg(test)]
mod tests;
pub(crate) mod transform;
mod transform_time;
mod tuning;

pub use buffers::{BufferSizes, Buffers, Extent, InputBuffers, RowBuffers};
pub(crate) use check::CheckPlan;
pub use hardware::GpuModel;
pub use model::host_times;
pub use model::load::Load;
pub use model::rates::{Limit, Rates};
pub use model::time::{Prediction, Work};
pub use plan::{GpuPlan, SmallerChunk};
pub use problem::DeviceLimits;
pub(crate) use problem::{GpuProblem, usable_memory};
pub use proof_time::ProofTimes;
pub(crate) use search::gpu_windows;
pub use shape::Radix;
pub(crate) use shape::{MAX_TILES_ADDED, max_listed};
pub use shares::Partition;
pub(crate) use shares::{cuts, in_proportion, worth_a_cut};
pub use table::MultiplesPlan;
pub use transform_time::TransformTimes;
