//! The plans of the CPU engine.
//!
//! The table lists the files in reading order. Each file imports only from the files above it.
//!
//! | file | contents |
//! |---|---|
//! | `tuning.rs`, `thresholds.rs` | limits, with their sources; thresholds for decisions before a plan |
//! | `problem.rs` | the input of a plan, and the work at one window size |
//! | `cost.rs`, `edwards.rs` | memory and predicted cost, in Weierstrass and in twisted Edwards form |
//! | `plan.rs` | the search for the least cost |
//! | `batch.rs` | the choice between two ways to compute a batch of vectors |
//! | `precomputation.rs` | the multiples of prepared bases |
//! | `low_memory.rs` | the plan of the low-memory engine |
//! | `display.rs` | the printed explanation of a plan |
//! | `transform.rs` | the passes of a number-theoretic transform, and their division among threads |

mod batch;
mod cost;
mod display;
mod edwards;
mod low_memory;
mod plan;
mod precomputation;
mod problem;
mod thresholds;
mod transform;
mod tuning;

pub(crate) use batch::vectors_at_once;
pub(crate) use cost::min_pairs;
pub(crate) use low_memory::LowMemoryProblem;
pub use low_memory::{BucketChoice, BucketForm, LowMemoryPlan, LowMemoryStages, ScalarReading};
pub use plan::{CpuMethod, CpuPlan};
pub(crate) use problem::{CpuProblem, Sample};
pub(crate) use thresholds::{
    MAX_COST_OF_WHOLE_SCALARS, MAX_ONE_BITS, MAX_SPLIT_DIGITS, default_table_bytes, estimated_values, few_values,
    long_scalars, max_chained_points, max_nonzero, nearly_all_sparse, sample, worth_threads,
};
pub(crate) use transform::{LOG_SMALL, MAX_LOG_ROWS, TILE_WIDTH, TransformPlan};
pub(crate) use tuning::{EDWARDS_POINTS_PER_INVERSION, MIN_ADDITIONS_PER_INVERSION};
