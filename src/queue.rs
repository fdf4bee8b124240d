//! Computations that run while their caller goes on.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use ark_ec::short_weierstrass::Projective;

use crate::{Bases, Curve, MsmError};

type Job = Box<dyn FnOnce() + Send>;

/// A queue of computations over prepared bases, the same or different ones. They begin in the order in which they are
/// submitted.
///
/// On a GPU each computation has a stream of its own, so that with two workers the next one's scalars can be copied while
/// the present one computes (cuzk, Fig. 8); how much of it a GPU does at the same time has not been measured.
///
/// ```
/// use std::sync::Arc;
///
/// use ark_bls12_381::{Fr, G1Affine};
/// use ark_ec::AffineRepr;
/// use cumsm::{Msm, Queue};
///
/// let bases = Arc::new(Msm::builder().build()?.prepare_owned(vec![G1Affine::generator(); 3]).build()?);
/// let queue = Queue::new(2);
/// let pending: Vec<_> = (1u64..5).map(|k| queue.submit(&bases, vec![Fr::from(k); 3])).collect();
/// for (k, pending) in (1u64..5).zip(pending) {
///     assert_eq!(pending.wait()?, G1Affine::generator() * Fr::from(3 * k));
/// }
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// Dropped, it waits for what has begun, and computes what is still waiting unless nobody waits for that any more.
pub struct Queue {
    jobs: Option<mpsc::Sender<Job>>,
    workers: Vec<JoinHandle<()>>,
}

/// A computation that has been submitted to a [`Queue`]. Dropped before it begins, it is not computed.
pub struct Pending<P: Curve> {
    result: mpsc::Receiver<thread::Result<Result<Projective<P>, MsmError>>>,
    /// What has been received, so that it can be asked for again.
    found: Option<Result<Projective<P>, MsmError>>,
    dropped: Arc<AtomicBool>,
}

impl Queue {
    /// For so many computations at a time, and at least one.
    pub fn new(workers: usize) -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        let worker = |_| {
            let waiting = Arc::clone(&waiting);
            thread::spawn(move || {
                // The lock is held while one worker waits, and no longer.
                let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok(job) = next() {
                    job();
                }
            })
        };
        Self { jobs: Some(jobs), workers: (0..workers.max(1)).map(worker).collect() }
    }

    /// Queues [`Bases::msm`].
    pub fn submit<P: Curve>(&self, bases: &Arc<Bases<'static, P>>, scalars: Vec<P::ScalarField>) -> Pending<P> {
        let (sender, result) = mpsc::sync_channel(1);
        let dropped = Arc::new(AtomicBool::new(false));
        let (bases, unwanted) = (Arc::clone(bases), Arc::clone(&dropped));
        let job = move || {
            if !unwanted.load(Ordering::Relaxed) {
                let computed = panic::catch_unwind(AssertUnwindSafe(|| bases.msm(&scalars)));
                // Nobody may be left to receive it.
                let _ = sender.send(computed);
            }
        };
        let jobs = self.jobs.as_ref().expect("there until the queue is dropped");
        jobs.send(Box::new(job)).expect("workers wait until the queue is dropped");
        Pending { result, found: None, dropped }
    }
}

impl<P: Curve> Pending<P> {
    /// The result, if it is there.
    pub fn poll(&mut self) -> Option<&Result<Projective<P>, MsmError>> {
        if self.found.is_none() {
            self.found = self.result.try_recv().ok().map(unwound);
        }
        self.found.as_ref()
    }

    /// Waits for the result.
    ///
    /// # Errors
    ///
    /// As [`Bases::msm`].
    pub fn wait(mut self) -> Result<Projective<P>, MsmError> {
        match self.found.take() {
            Some(found) => found,
            None => unwound(self.result.recv().expect("a job that is waited for is computed, and sends")),
        }
    }
}

/// Passes a panic on to the one who waits.
fn unwound<T>(result: thread::Result<T>) -> T {
    result.unwrap_or_else(|panic| panic::resume_unwind(panic))
}

impl<P: Curve> Drop for Pending<P> {
    fn drop(&mut self) {
        self.dropped.store(true, Ordering::Relaxed);
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.jobs = None;
        for worker in self.workers.drain(..) {
            // Jobs catch their panics, so that a worker has none.
            let _ = worker.join();
        }
    }
}
