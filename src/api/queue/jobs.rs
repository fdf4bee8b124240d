//! Jobs, and workers that take the jobs in the order of submission.
//!
//! In the library, `super::sync` has the types of the standard library. In `tests/queue.rs`, `super::sync` has loom's
//! types. Loom runs each test many times. In each run, the threads acquire the locks in a different order.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::PoisonError;
use std::thread::Result;

use super::sync::{Arc, Condvar, JoinHandle, Mutex, MutexGuard, spawn};

type Job = Box<dyn FnOnce() + Send>;

/// The workers, and the jobs that wait for a worker.
pub(super) struct Jobs {
    list: Arc<List>,
    workers: Vec<JoinHandle<()>>,
}

struct List {
    /// The waiting jobs, and a flag that is true as long as jobs can be submitted.
    waiting: Mutex<(VecDeque<Job>, bool)>,
    changed: Condvar,
}

/// Gives access to the result of a job. The job may still be waiting or running. If this value is dropped before the
/// job begins, the job does not run.
pub(super) struct Awaited<T>(Arc<Place<T>>);

struct Place<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

enum State<T> {
    Awaited,
    Done(Result<T>),
    /// The result has been taken, or the `Awaited` has been dropped.
    Left,
}

/// Locks the mutex, even if a thread has panicked while it held the lock. No lock is held while a job runs, so a job
/// that panics leaves the data consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Jobs {
    /// Starts the workers. There is at least one worker.
    pub(super) fn new(workers: usize) -> Self {
        let list = Arc::new(List { waiting: Mutex::new((VecDeque::new(), true)), changed: Condvar::new() });
        let worker = |_| {
            let list = Arc::clone(&list);
            spawn(move || {
                while let Some(job) = list.next() {
                    job();
                }
            })
        };
        // The code makes the `Jobs` before the workers. So if the start of a worker panics, `drop` ends the workers
        // that have already been started.
        let mut jobs = Self { list: Arc::clone(&list), workers: Vec::new() };
        jobs.workers.extend((0..workers.max(1)).map(worker));
        jobs
    }

    pub(super) fn submit<T: Send + 'static>(&self, compute: impl FnOnce() -> T + Send + 'static) -> Awaited<T> {
        let place = Arc::new(Place { state: Mutex::new(State::Awaited), changed: Condvar::new() });
        let awaited = Awaited(Arc::clone(&place));
        let job = move || place.fill(compute);
        lock(&self.list.waiting).0.push_back(Box::new(job));
        self.list.changed.notify_one();
        awaited
    }
}

impl List {
    /// Waits for the next job. Returns `None` if the list is empty and no more jobs can be submitted.
    fn next(&self) -> Option<Job> {
        let mut waiting = lock(&self.waiting);
        loop {
            match waiting.0.pop_front() {
                Some(job) => return Some(job),
                None if !waiting.1 => return None,
                None => waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

/// Lets the workers finish all jobs whose `Awaited` has not been dropped, and waits until the workers have ended.
impl Drop for Jobs {
    fn drop(&mut self) {
        lock(&self.list.waiting).1 = false;
        self.list.changed.notify_all();
        for worker in self.workers.drain(..) {
            // Jobs catch their panics, so a worker never panics.
            let _ = worker.join();
        }
    }
}

impl<T> Place<T> {
    fn fill(&self, compute: impl FnOnce() -> T) {
        if !matches!(*lock(&self.state), State::Left) {
            let result = catch_unwind(AssertUnwindSafe(compute));
            *lock(&self.state) = State::Done(result);
            self.changed.notify_one();
        }
    }
}

impl<T> Awaited<T> {
    /// Takes the result, which can be taken only once. Returns `None` if there is no result yet and `wait` is false. If
    /// the job has panicked, this function resumes the panic.
    pub(super) fn take(&self, wait: bool) -> Option<T> {
        let mut state = lock(&self.0.state);
        while wait && matches!(*state, State::Awaited) {
            state = self.0.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if matches!(*state, State::Awaited) {
            return None;
        }
        let found = std::mem::replace(&mut *state, State::Left);
        drop(state);
        match found {
            State::Done(result) => Some(result.unwrap_or_else(|panic| resume_unwind(panic))),
            #[expect(clippy::panic, reason = "the callers own the result and take it once")]
            State::Awaited | State::Left => panic!("the result was taken before"),
        }
    }
}

impl<T> Drop for Awaited<T> {
    fn drop(&mut self) {
        let left = std::mem::replace(&mut *lock(&self.0.state), State::Left);
        // The old state is dropped after the lock is released, because the drop of a result may take a long time.
        drop(left);
    }
}
