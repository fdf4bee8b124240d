//! The synchronisation types that `jobs` uses. `tests/queue.rs` replaces these types by loom's types.

pub(super) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
pub(super) use std::thread::{JoinHandle, spawn};
