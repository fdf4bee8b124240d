//! Tasks in the caller's rayon pool. The machinery of rayon is compiled here once: a generic function would be compiled
//! again for every closure.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rayon::prelude::*;

/// Runs `task` for each number below `count`, in the pool if `threads` is more than one.
pub(super) fn for_each(threads: usize, count: usize, task: &(dyn Fn(usize) + Sync)) {
    // It takes microseconds to wake up a pool.
    if threads > 1 && count > 1 {
        (0..count).into_par_iter().for_each(task);
    } else {
        (0..count).for_each(task);
    }
}

/// The results of `task` for each number below `count`, in order.
pub(super) fn map<T: Send>(threads: usize, count: usize, task: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let results: Vec<Mutex<Option<T>>> = (0..count).map(|_| Mutex::new(None)).collect();
    for_each(threads, count, &|i| *lock(&results[i]) = Some(task(i)));
    let results = results.into_iter().map(|result| result.into_inner().unwrap_or_else(PoisonError::into_inner));
    results.map(|result| result.expect("every task has run")).collect()
}

/// Runs `task` for each chunk of so many items, with the chunk's number.
pub(super) fn for_each_chunk<T: Send>(
    threads: usize,
    items: &mut [T],
    length: usize,
    task: &(dyn Fn(usize, &mut [T]) + Sync),
) {
    let chunks: Vec<_> = items.chunks_mut(length).map(Mutex::new).collect();
    for_each(threads, chunks.len(), &|i| task(i, &mut lock(&chunks[i])));
}

/// Runs both, side by side if the pool has a thread to spare. Needs no memory from the heap.
pub(super) fn join(left: &mut (dyn FnMut() + Send), right: &mut (dyn FnMut() + Send)) {
    rayon::join(left, right);
}

/// No two tasks share a lock, so that it is always free.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
