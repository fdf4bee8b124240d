//! Computations that run while the caller does other work.
//!
//! A thread that waits sleeps: it runs no other task of its rayon pool. Such a task could wait, too, and run another one,
//! until the stack is full.
//!
//! So all threads of the caller's pools may sleep at the same time, the global pool included. Jobs need none of them: each
//! queue has workers, and a pool of its own for their tasks (`pool.rs`). A job waits only for
//!
//! - tasks of its own computation, which threads of the queue's pool run, and
//! - device memory (`gpu/budget.rs`), whose holder computes on the GPU and waits for no rayon task.
//!
//! A job is an MSM. It calls no code of the caller and cannot wait for the queue. So every job ends, and with it every wait.
//!
//! A thread of the queue's pool may begin tasks of another job while it waits for tasks of the present one. Each worker
//! computes one job at a time, so at most `workers` jobs share a stack.

mod jobs;
mod sync;

use std::sync::Arc;

use ark_ec::short_weierstrass::Projective;
use rayon::{ThreadPool, ThreadPoolBuilder};

use self::jobs::{Awaited, Jobs};
use super::{Bases, Curve};
use crate::error::MsmError;
use crate::pool;

/// The stack of a thread in the queue's pool: a base, and this for each job that may begin on it.
const STACK_BYTES: usize = 1 << 20;
const STACK_BYTES_PER_JOB: usize = 256 << 10;

/// Computations over prepared bases. They begin in the order of submission.
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
/// The CPU engine computes in a rayon pool of the queue, not in the caller's. All threads of the caller's pools may wait.
///
/// Dropping the queue finishes running jobs, then runs queued jobs whose [`Pending`] is alive.
pub struct Queue {
    jobs: Jobs,
    pool: Arc<ThreadPool>,
}

/// A queued computation. If it is dropped before it begins, it does not run.
pub struct Pending<P: Curve> {
    awaited: Awaited<Result<Projective<P>, MsmError>>,
    /// The result, once `poll` has found it.
    found: Option<Result<Projective<P>, MsmError>>,
}

impl Queue {
    /// Computes up to `workers` jobs at the same time, at least one. Starts a thread for each, and a rayon pool that has the
    /// number of threads of the current one.
    ///
    /// # Panics
    ///
    /// If the system cannot start a thread, like every wasm32 target without threads.
    #[expect(clippy::expect_used, reason = "documented")]
    pub fn new(workers: usize) -> Self {
        let workers = workers.max(1);
        let pool = ThreadPoolBuilder::new().num_threads(rayon::current_num_threads());
        let pool = pool.stack_size(STACK_BYTES + workers * STACK_BYTES_PER_JOB);
        let pool = pool.build().expect("the system starts threads");
        Self { jobs: Jobs::new(workers), pool: Arc::new(pool) }
    }

    /// Queues [`Bases::msm`].
    pub fn submit<P: Curve>(&self, bases: &Arc<Bases<'static, P>>, scalars: Vec<P::ScalarField>) -> Pending<P> {
        let (bases, pool) = (Arc::clone(bases), Arc::clone(&self.pool));
        Pending { awaited: self.jobs.submit(move || pool::within(pool, || bases.msm(&scalars))), found: None }
    }
}

impl<P: Curve> Pending<P> {
    /// The result, once it is there.
    ///
    /// # Panics
    ///
    /// If the computation has panicked.
    pub fn poll(&mut self) -> Option<&Result<Projective<P>, MsmError>> {
        if self.found.is_none() {
            self.found = self.awaited.take(false);
        }
        self.found.as_ref()
    }

    /// Waits for the result. The thread sleeps: a rayon thread runs no other task meanwhile.
    ///
    /// # Errors
    ///
    /// The errors of [`Bases::msm`].
    ///
    /// # Panics
    ///
    /// Like [`poll`](Self::poll).
    #[expect(clippy::expect_used, reason = "`take` waits, and a result is taken once")]
    pub fn wait(mut self) -> Result<Projective<P>, MsmError> {
        self.found.take().or_else(|| self.awaited.take(true)).expect("a result after waiting for it")
    }
}
