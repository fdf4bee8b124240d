//! The rayon pool in which a thread's tasks run. For a worker of a queue, the pool of this module is the queue's pool.
//! For any other thread, the pool is rayon's current pool.
//!
//! All rayon tasks of a queued MSM must go through [`run`] or [`beside`]. A test in `tests/pools.rs` blocks all threads
//! of the global pool. If a task bypasses [`run`] and [`beside`], the test deadlocks and fails.

use std::cell::RefCell;
use std::sync::Arc;

use rayon::{Scope, ThreadPool};

thread_local! {
    static OF_QUEUE: RefCell<Option<Arc<ThreadPool>>> = const { RefCell::new(None) };
}

/// Runs `compute` on this thread, and the rayon tasks of `compute` in `pool`.
pub(crate) fn within<T>(pool: Arc<ThreadPool>, compute: impl FnOnce() -> T) -> T {
    /// Restores the previous pool of the thread, even after a panic.
    struct Before(Option<Arc<ThreadPool>>);
    impl Drop for Before {
        fn drop(&mut self) {
            OF_QUEUE.set(self.0.take());
        }
    }
    let _before = Before(OF_QUEUE.replace(Some(pool)));
    compute()
}

/// Runs a function that starts rayon tasks and waits for these tasks.
pub(crate) fn run<T: Send>(tasks: impl FnOnce() -> T + Send) -> T {
    match OF_QUEUE.with_borrow(Clone::clone) {
        Some(pool) => pool.install(tasks),
        None => tasks(),
    }
}

/// Runs `here` on this thread and, at the same time, `tasks` in the pool. `tasks` may start rayon tasks.
pub(crate) fn beside<'a, T>(here: impl FnOnce() -> T, tasks: impl FnOnce() + Send + 'a) -> T {
    let all = |scope: &Scope<'a>| {
        scope.spawn(|_| tasks());
        here()
    };
    match OF_QUEUE.with_borrow(Clone::clone) {
        Some(pool) => pool.in_place_scope(all),
        None => rayon::in_place_scope(all),
    }
}

/// The number of threads that run this thread's tasks.
pub(crate) fn threads() -> usize {
    OF_QUEUE
        .with_borrow(|pool| pool.as_ref().map_or_else(rayon::current_num_threads, |pool| pool.current_num_threads()))
}
