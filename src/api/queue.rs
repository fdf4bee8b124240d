//! Computations that run while the caller does other work.

mod jobs;

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ark_ec::short_weierstrass::Projective;
use rayon::Yield;

use self::jobs::{Awaited, Jobs};
use super::{Bases, Curve};
use crate::error::MsmError;

/// How long a waiting thread sleeps if its pool has no work: about as long as a short computation takes.
const BETWEEN_POLLS: Duration = Duration::from_micros(50);

/// The synchronisation types that `jobs` uses.
mod sync {
    pub(super) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
    pub(super) use std::thread::{JoinHandle, spawn};
}

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
/// Dropping the queue finishes running jobs, then runs queued jobs whose [`Pending`] is alive.
pub struct Queue(Jobs);

/// A queued computation. If it is dropped before it begins, it does not run.
pub struct Pending<P: Curve> {
    awaited: Awaited<Result<Projective<P>, MsmError>>,
    /// The result, once `poll` has found it.
    found: Option<Result<Projective<P>, MsmError>>,
}

impl Queue {
    /// Starts `workers` threads, at least one.
    ///
    /// # Panics
    ///
    /// If the system cannot start a thread.
    pub fn new(workers: usize) -> Self {
        Self(Jobs::new(workers))
    }

    /// Queues [`Bases::msm`].
    pub fn submit<P: Curve>(&self, bases: &Arc<Bases<'static, P>>, scalars: Vec<P::ScalarField>) -> Pending<P> {
        let bases = Arc::clone(bases);
        Pending { awaited: self.0.submit(move || bases.msm(&scalars)), found: None }
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

    /// Waits for the result. A rayon thread runs other tasks meanwhile: do not hold a lock that these may take.
    ///
    /// # Errors
    ///
    /// Those of [`Bases::msm`].
    ///
    /// # Panics
    ///
    /// Like [`poll`](Self::poll).
    #[expect(clippy::expect_used, reason = "`take` waits, and a result is taken once")]
    pub fn wait(mut self) -> Result<Projective<P>, MsmError> {
        while self.poll().is_none() {
            // If all threads of the global pool slept here, no thread would compute.
            match rayon::yield_now() {
                Some(Yield::Executed) => {}
                Some(Yield::Idle) => thread::sleep(BETWEEN_POLLS),
                None => self.found = self.awaited.take(true),
            }
        }
        self.found.expect("a result after waiting for it")
    }
}
