//! The time model: what one launch of a kernel costs, and how launches and copies add up. It knows no plan.
//!
//! | file | what it holds |
//! |---|---|
//! | `tuning.rs` | the constants, with their sources |
//! | `time.rs` | the time of a launch, and its limit |
//! | `arithmetic.rs` | the wide products of additions, doublings and inversions |
//! | `timeline.rs` | the times at which steps end, if copies run beside computations |

pub(super) mod arithmetic;
pub(super) mod time;
pub(super) mod timeline;
pub(super) mod tuning;
