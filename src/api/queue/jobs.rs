//! Jobs that workers take in the order in which they come. `super::sync` is the standard library's here, and loom's in
//! `tests/queue.rs`, which tries the orders in which threads may come to each lock.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::PoisonError;
use std::thread::Result;

use super::sync::{Arc, Condvar, JoinHandle, Mutex, MutexGuard, spawn};

type Job = Box<dyn FnOnce() + Send>;

/// Workers, and the jobs that wait for them.
pub(super) struct Jobs {
    list: Arc<List>,
    workers: Vec<JoinHandle<()>>,
}

struct List {
    /// The jobs, and whether more may come.
    waiting: Mutex<(VecDeque<Job>, bool)>,
    changed: Condvar,
}

/// A job's result, now or later. Dropped before the job begins, it keeps the job from being done.
pub(super) struct Awaited<T>(Arc<Place<T>>);

struct Place<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

enum State<T> {
    Awaited,
    Done(Result<T>),
    /// Nobody asks any more.
    Left,
}

/// What a holder that panicked has left is whole: jobs run without a lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Jobs {
    /// At least one worker.
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
        // There before its workers, so that these are told to end if one cannot be started.
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
    /// The next job; none once the list is empty and nothing more may come.
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

/// Does what is awaited, and waits until it is done.
impl Drop for Jobs {
    fn drop(&mut self) {
        lock(&self.list.waiting).1 = false;
        self.list.changed.notify_all();
        for worker in self.workers.drain(..) {
            // Jobs catch their panics, so that a worker has none.
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
    /// The result, once: if it is there, or after a wait for it. A panic of the job is passed on.
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
            State::Awaited | State::Left => panic!("the result, or the panic instead of it, has been passed on before"),
        }
    }
}

impl<T> Drop for Awaited<T> {
    fn drop(&mut self) {
        let left = std::mem::replace(&mut *lock(&self.0.state), State::Left);
        // Without the lock: a result's drop is its own affair.
        drop(left);
    }
}
