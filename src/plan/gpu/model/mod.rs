//! The time model: the cost of one launch of a kernel, and the sum of launches and copies. It does not use plans.
//!
//! | file | contents |
//! |---|---|
//! | `tuning.rs` | the constants, with their sources |
//! | `time.rs` | the time of a launch, and its limit |
//! | `arithmetic.rs` | the wide products of additions, doublings and inversions |
//! | `timeline.rs` | the times at which steps end, if copies run during computations |

pub(super) mod arithmetic;
pub(super) mod time;
pub(super) mod timeline;
pub(super) mod tuning;
