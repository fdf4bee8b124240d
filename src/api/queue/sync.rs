//! The synchronisation types that `jobs` uses. `tests/queue.rs` has others in their place.

pub(super) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
pub(super) use std::thread::{JoinHandle, spawn};
