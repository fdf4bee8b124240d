//! Tasks in the rayon pool of the calling thread. In this file, only non-generic functions call rayon. So the compiler
//! compiles rayon's code once, and not once for every closure.

use std::mem::MaybeUninit;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rayon::prelude::*;

use crate::error::MsmError;
use crate::pool;
use crate::timings::recording;

/// Runs `task` for each index below `count`. Uses the pool if both `threads` and `count` are more than one.
pub(crate) fn for_each(threads: usize, count: usize, task: &(dyn Fn(usize) + Sync)) {
    // Waking up a pool takes microseconds, so the pool is not used for a single thread or a single task.
    if threads > 1 && count > 1 {
        if !recording::runs_tasks(count, task) {
            pool::run(|| (0..count).into_par_iter().for_each(task));
        }
    } else {
        (0..count).for_each(task);
    }
}

/// The results of `task` for each index below `count`, in the order of the indexes.
#[expect(clippy::expect_used, reason = "`for_each` runs every task, or propagates the panic of a task")]
#[expect(clippy::indexing_slicing, reason = "the index of a task is below `count`")]
pub(crate) fn map<T: Send>(threads: usize, count: usize, task: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    // A single task takes no locks. A sum of one point takes less than a microsecond, and locks would make a sum of one
    // point slower.
    if count == 1 {
        return vec![task(0)];
    }
    let results: Vec<Mutex<Option<T>>> = (0..count).map(|_| Mutex::new(None)).collect();
    for_each(threads, count, &|i| *lock(&results[i]) = Some(task(i)));
    let results = results.into_iter().map(|result| result.into_inner().unwrap_or_else(PoisonError::into_inner));
    results.map(|result| result.expect("every task has run")).collect()
}

/// Returns the results of `task` for each index below `count`, like [`map`]. Tasks pass items to one another: a task
/// takes an item that an earlier task has left, and leaves the item for a later task. If no item is left, `new` makes
/// an item. The number of items is at most the number of tasks that run at the same time.
pub(crate) fn map_with<S: Send, T: Send>(
    threads: usize,
    count: usize,
    new: fn() -> S,
    task: &(dyn Fn(usize, S) -> (T, S) + Sync),
) -> Vec<T> {
    let items = Mutex::new(Vec::new());
    map(threads, count, &|i| {
        let item = lock(&items).pop();
        let (result, item) = task(i, item.unwrap_or_else(new));
        lock(&items).push(item);
        result
    })
}

/// Returns the results of `task` for each index below `count`, like [`map`], but a task may fail. If tasks fail, the
/// function returns the error of one of the failed tasks.
///
/// Values and errors are stored separately, because a copy of a `Result` could copy bytes of a secret scalar. A
/// `Result` takes the memory of the value or of the error, whichever is greater. If the value is smaller than the
/// error, a copy of the `Result` also copies old bytes of the stack, and the old bytes may belong to a scalar.
pub(crate) fn try_map<T: Send>(
    threads: usize,
    count: usize,
    task: &(dyn Fn(usize) -> Result<T, MsmError> + Sync),
) -> Result<Vec<T>, MsmError> {
    let failed = Mutex::new(None);
    let results = map(threads, count, &|i| task(i).map_err(|error| *lock(&failed) = Some(error)).ok());
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(results.into_iter().flatten().collect()),
    }
}

/// Runs `task` for each chunk of `length` items, with the index of the chunk.
#[expect(clippy::indexing_slicing, reason = "the index of a task is below the number of chunks")]
pub(crate) fn for_each_chunk<T: Send>(
    threads: usize,
    items: &mut [T],
    length: usize,
    task: &(dyn Fn(usize, &mut [T]) + Sync),
) {
    if !items.is_empty() && items.len() <= length {
        return task(0, items);
    }
    let chunks: Vec<_> = items.chunks_mut(length).map(Mutex::new).collect();
    for_each(threads, chunks.len(), &|i| task(i, &mut lock(&chunks[i])));
}

/// The number of items in a task, at most `most`. A small number of items is also divided among all threads.
pub(crate) fn items_of_task(threads: usize, items: usize, most: usize) -> usize {
    /// Some tasks may take longer than others.
    const TASKS_PER_THREAD: usize = 16;
    items.div_ceil(TASKS_PER_THREAD * threads).clamp(1, most)
}

/// Returns the least index below `count` that has a property. `find` searches one range of `length` indexes, and
/// returns the position of the first index with the property. The first index of the range has the position 0.
pub(crate) fn find_first(
    threads: usize,
    count: usize,
    length: usize,
    find: &(dyn Fn(Range<usize>) -> Option<usize> + Sync),
) -> Option<usize> {
    let first = AtomicUsize::new(count);
    for_each(threads, count.div_ceil(length), &|i| {
        let start = i * length;
        // A range need not be searched if an index before the range has been found.
        if start < first.load(Ordering::Relaxed)
            && let Some(position) = find(start..count.min(start + length))
        {
            first.fetch_min(start + position, Ordering::Relaxed);
        }
    });
    Some(first.into_inner()).filter(|&index| index < count)
}

/// Sets each item to the result of `task` for the item's index. If tasks fail, the function returns the error of the
/// failed task with the least index, as if the tasks ran one after another. If a task fails, the function may skip
/// tasks with greater indexes.
pub(crate) fn try_fill<T: Send>(
    threads: usize,
    items: &mut [T],
    task: &(dyn Fn(usize) -> Result<T, MsmError> + Sync),
) -> Result<(), MsmError> {
    let length = items_of_task(threads, items.len(), usize::MAX);
    let failed: Mutex<Option<(usize, MsmError)>> = Mutex::new(None);
    let fails_before = |i| lock(&failed).as_ref().is_some_and(|&(first, _)| first < i);
    for_each_chunk(threads, items, length, &|chunk, items| {
        for (i, item) in (chunk * length..).zip(items) {
            if fails_before(i) {
                return;
            }
            match task(i) {
                Ok(result) => *item = result,
                Err(error) => {
                    let mut failed = lock(&failed);
                    if failed.as_ref().is_none_or(|&(first, _)| i < first) {
                        *failed = Some((i, error));
                    }
                    return;
                }
            }
        }
    });
    failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), |(_, error)| Err(error))
}

/// Runs `task` for each item. If tasks fail, the function returns the error of one of the failed tasks.
pub(crate) fn try_for_each<T: Send>(
    threads: usize,
    items: &mut [T],
    task: &(dyn Fn(&mut T) -> Result<(), MsmError> + Sync),
) -> Result<(), MsmError> {
    let failed = Mutex::new(None);
    for_each_chunk(threads, items, 1, &|_, item| {
        if let [item] = item
            && let Err(error) = task(item)
        {
            *lock(&failed) = Some(error);
        }
    });
    failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// Drops the items, each in a task. Dropping takes time, because the memory of scalars is wiped.
pub(crate) fn drop_all<T: Send>(threads: usize, items: Vec<T>) {
    if threads == 1 {
        return;
    }
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    for_each_chunk(threads, &mut items, 1, &|_, item| item.iter_mut().for_each(|item| *item = None));
}

/// Appends `count` items to a vector, which must have capacity for these items. `task` gets the items in chunks of
/// `length` items. Before `task` gets a chunk, each item of the chunk is `blank`.
///
/// The operating system maps a page of memory when the page is first written. All threads share the work of mapping,
/// because the first write to a chunk happens in the task of this chunk.
#[expect(clippy::indexing_slicing, reason = "the vector has capacity for the new items")]
pub(crate) fn append<T: Copy + Send + Sync>(
    threads: usize,
    vector: &mut Vec<T>,
    count: usize,
    blank: T,
    length: usize,
    task: &(dyn Fn(usize, &mut [T]) + Sync),
) {
    let all = vector.len() + count;
    for_each_chunk(threads, &mut vector.spare_capacity_mut()[..count], length, &|i, chunk| {
        chunk.fill(MaybeUninit::new(blank));
        // SAFETY: every item of the chunk has been written.
        let chunk = unsafe { std::slice::from_raw_parts_mut(chunk.as_mut_ptr().cast::<T>(), chunk.len()) };
        task(i, chunk);
    });
    // SAFETY: the chunks cover all new items up to `all`, and the tasks have written every item of every chunk.
    unsafe { vector.set_len(all) };
}

/// Runs both closures, in parallel if `threads` is more than one and the pool has an idle thread. This function
/// allocates no heap memory.
pub(crate) fn join(threads: usize, left: &mut (dyn FnMut() + Send), right: &mut (dyn FnMut() + Send)) {
    if threads == 1 || recording::is_recording() {
        left();
        right();
    } else {
        pool::run(|| rayon::join(left, right));
    }
}

/// Locks the mutex, even if a panic has poisoned the mutex. If a task panics, rayon propagates the panic, so nothing
/// reads the value in the mutex.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_index_is_found() {
        for found in [vec![], vec![0], vec![99], vec![7, 40, 99], vec![64, 65]] {
            let find = |range: Range<usize>| found.iter().find(|&&i| range.contains(&i)).map(|i| i - range.start);
            for length in [1, 8, 100, 1000] {
                assert_eq!(find_first(2, 100, length, &find), found.first().copied(), "{found:?}, {length}");
            }
        }
        assert_eq!(find_first(2, 0, 8, &|_| Some(0)), None);
    }
}
