//! Computations that run while the caller does other work.
//!
//! A thread that waits for a result sleeps. During the wait, even a thread of a rayon pool runs no task of its pool. If
//! the waiting thread ran a task, this task could also wait, and the thread would run a further task on the same stack.
//! Many nested tasks could overflow the stack.
//!
//! So all threads of the caller's pools can sleep at the same time, including the threads of the global pool. Jobs do
//! not need the threads of the caller's pools: each queue has its own worker threads, and a rayon pool for the tasks of
//! these workers (`pool.rs`). A job waits only for two things:
//!
//! - the tasks of its own computation. The threads of the queue's pool run these tasks.
//! - device memory (`gpu/budget.rs`). A job that holds device memory computes on the GPU, and waits for no rayon task.
//!
//! A job is one MSM. A job calls no code of the caller, so it cannot wait for another job of the queue. So every job
//! ends, and every wait for a job ends.
//!
//! While a thread of the queue's pool waits for tasks of one job, the thread may begin tasks of other jobs, on the same
//! stack. Each worker computes one job at a time, so a stack holds tasks of at most `workers` jobs.

mod jobs;
mod sync;

use std::sync::Arc;

use ark_ec::short_weierstrass::Projective;
use rayon::{ThreadPool, ThreadPoolBuilder};

use self::jobs::{Awaited, Jobs};
use super::{Bases, Curve};
use crate::error::MsmError;
use crate::pool;

/// The size of a stack in the queue's pool is [`STACK_BYTES`], plus [`STACK_BYTES_PER_JOB`] for each job that can have
/// tasks on this stack.
const STACK_BYTES: usize = 1 << 20;
const STACK_BYTES_PER_JOB: usize = 256 << 10;

/// A queue of computations over prepared bases. The computations begin in the order of submission.
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
/// The CPU engine computes in a rayon pool of the queue, not in the caller's pool. So all threads of the caller's pools
/// may wait for results at the same time.
///
/// If the queue is dropped, the running jobs complete first. After the running jobs, the queue runs each queued job
/// whose [`Pending`] still exists.
pub struct Queue {
    jobs: Jobs,
    pool: Arc<ThreadPool>,
}

/// A queued computation. If this value is dropped before the computation begins, the computation does not run.
pub struct Pending<P: Curve> {
    awaited: Awaited<Result<Projective<P>, MsmError>>,
    /// The result that `poll` has found. `None` until `poll` finds the result.
    found: Option<Result<Projective<P>, MsmError>>,
}

impl Queue {
    /// Makes a queue that computes up to `workers` jobs at the same time. If `workers` is 0, the queue has one worker.
    /// The queue starts a thread for each worker, and a rayon pool with the same number of threads as the current pool.
    ///
    /// # Panics
    ///
    /// Panics if the system cannot start a thread, for example on wasm32 targets without threads.
    #[expect(clippy::expect_used, reason = "documented")]
    pub fn new(workers: usize) -> Self {
        let workers = workers.max(1);
        let pool = ThreadPoolBuilder::new().num_threads(rayon::current_num_threads());
        let pool = pool.stack_size(STACK_BYTES + workers * STACK_BYTES_PER_JOB);
        let pool = pool.build().expect("the system cannot start a thread");
        Self { jobs: Jobs::new(workers), pool: Arc::new(pool) }
    }

    /// Queues the computation of [`Bases::msm`].
    pub fn submit<P: Curve>(&self, bases: &Arc<Bases<'static, P>>, scalars: Vec<P::ScalarField>) -> Pending<P> {
        let (bases, pool) = (Arc::clone(bases), Arc::clone(&self.pool));
        Pending { awaited: self.jobs.submit(move || pool::within(pool, || bases.msm(&scalars))), found: None }
    }
}

impl<P: Curve> Pending<P> {
    /// The result. `None` if the computation has not ended yet.
    ///
    /// # Panics
    ///
    /// Panics if the computation has panicked.
    pub fn poll(&mut self) -> Option<&Result<Projective<P>, MsmError>> {
        if self.found.is_none() {
            self.found = self.awaited.take(false);
        }
        self.found.as_ref()
    }

    /// Waits for the result. During the wait, the calling thread sleeps. Even a thread of a rayon pool runs no task
    /// during the wait.
    ///
    /// # Errors
    ///
    /// The errors of [`Bases::msm`].
    ///
    /// # Panics
    ///
    /// The panics of [`poll`](Self::poll).
    #[expect(clippy::expect_used, reason = "`take` waits for the result, and no result is taken twice")]
    pub fn wait(mut self) -> Result<Projective<P>, MsmError> {
        self.found.take().or_else(|| self.awaited.take(true)).expect("there is a result after the wait")
    }
}
