//! Tests of the queue with loom. loom runs each test in every order in which threads can take locks, with at most three
//! preemptions.

#[path = "../src/api/queue/jobs.rs"]
mod jobs;

/// The synchronisation types that `jobs` uses, from loom instead of the standard library.
mod sync {
    pub(super) use loom::sync::{Arc, Condvar, Mutex, MutexGuard};
    pub(super) use loom::thread::{JoinHandle, spawn};
}

use std::panic::{AssertUnwindSafe, catch_unwind};

use jobs::Jobs;
use loom::sync::Arc;
use loom::sync::atomic::{AtomicUsize, Ordering};

fn in_every_order(test: impl Fn() + Sync + Send + 'static) {
    let mut orders = loom::model::Builder::new();
    orders.preemption_bound = Some(3);
    orders.check(test);
}

#[test]
fn results_belong_to_their_jobs() {
    for workers in [1, 2] {
        in_every_order(move || {
            let queue = Jobs::new(workers);
            let (first, second) = (queue.submit(|| 1), queue.submit(|| 2));
            assert_eq!((second.take(true), first.take(true)), (Some(2), Some(1)));
        });
    }
}

/// There are more waiting threads than workers. The waiting threads sleep. Each waiting thread wakes up when its own
/// result is there.
#[test]
fn all_threads_wait() {
    for queue_is_dropped in [false, true] {
        in_every_order(move || {
            let queue = Jobs::new(1);
            let [first, second] = [1, 2].map(|result| {
                let job = queue.submit(move || result);
                loom::thread::spawn(move || job.take(true))
            });
            let queue = (!queue_is_dropped).then_some(queue);
            assert_eq!((first.join().unwrap(), second.join().unwrap()), (Some(1), Some(2)));
            drop(queue);
        });
    }
}

#[test]
fn what_is_polled_is_there_or_not() {
    in_every_order(|| {
        let queue = Jobs::new(1);
        let job = queue.submit(|| 1);
        let early = job.take(false);
        drop(queue);
        assert_eq!(early.or_else(|| job.take(false)), Some(1), "a queue that is dropped has done its jobs");
    });
}

#[test]
fn a_job_that_nobody_awaits_is_dropped_or_done() {
    for queue_first in [true, false] {
        in_every_order(move || {
            // The job, the queue and the test share the ownership of the counter, and any of these three may drop the
            // counter last.
            let done = Arc::new(AtomicUsize::new(0));
            let queue = Jobs::new(1);
            let job = |done: Arc<AtomicUsize>| move || done.fetch_add(1, Ordering::Relaxed);
            let dropped = queue.submit(job(Arc::clone(&done)));
            let kept = queue.submit(job(Arc::clone(&done)));
            drop(dropped);
            if queue_first {
                drop(queue);
                kept.take(true);
            } else {
                kept.take(true);
                drop(queue);
            }
            assert!([1, 2].contains(&done.load(Ordering::Relaxed)));
            assert_eq!(Arc::strong_count(&done), 1);
        });
    }
}

#[test]
fn a_panic_reaches_the_one_who_waits_and_no_other() {
    in_every_order(|| {
        let queue = Jobs::new(1);
        let (panics, works) =
            (queue.submit(|| -> u32 { std::panic::resume_unwind(Box::new("once")) }), queue.submit(|| 2));
        let panic = catch_unwind(AssertUnwindSafe(|| panics.take(true))).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"once"));
        assert_eq!(works.take(true), Some(2));
    });
}
