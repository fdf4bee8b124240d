//! The time model: the cost of one launch of a kernel, and the sum of launches and copies. The model does not use
//! plans.
//!
//! | file | contents |
//! |---|---|
//! | `tuning.rs` | the constants, with their sources |
//! | `rates.rs` | the resources that limit a launch, and their rates |
//! | `load.rs` | the time of a launch, and the resource that limits the launch |
//! | `host_times.rs` | the times of copies and waits, for proofs and for the validation |
//! | `time.rs` | the time of stages and of kernels |
//! | `arithmetic.rs` | the wide products of additions, doublings and inversions |
//! | `timeline.rs` | the times at which steps end, if copies run during computations |

pub(super) mod arithmetic;
pub mod host_times;
pub(super) mod load;
pub(super) mod rates;
pub(super) mod time;
pub(super) mod timeline;
pub(super) mod tuning;
