//! Computations that run while their caller goes on.

mod jobs;

use std::sync::Arc;

use ark_ec::short_weierstrass::Projective;

use self::jobs::{Awaited, Jobs};
use super::{Bases, Curve};
use crate::error::MsmError;

/// What `jobs` is made of.
mod sync {
    pub(super) use std::sync::{Arc, Condvar, Mutex, MutexGuard};
    pub(super) use std::thread::{JoinHandle, spawn};
}

/// A queue of computations over prepared bases, the same or different ones. They begin in the order in which they are
/// submitted.
///
/// On a GPU each computation has streams of its own, so that with two workers the next one's scalars can be copied while
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
/// Dropping the queue finishes running jobs, then runs queued jobs whose [`Pending`] is still alive.
pub struct Queue(Jobs);

/// A computation that has been submitted to a [`Queue`]. Dropped before it begins, it is not computed.
pub struct Pending<P: Curve> {
    awaited: Awaited<Result<Projective<P>, MsmError>>,
    /// What has been polled, so that it can be asked for again.
    found: Option<Result<Projective<P>, MsmError>>,
}

impl Queue {
    /// For so many computations at a time, and at least one.
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
    /// The result, if it is there.
    pub fn poll(&mut self) -> Option<&Result<Projective<P>, MsmError>> {
        if self.found.is_none() {
            self.found = self.awaited.take(false);
        }
        self.found.as_ref()
    }

    /// Waits for the result.
    ///
    /// # Errors
    ///
    /// As [`Bases::msm`].
    pub fn wait(self) -> Result<Projective<P>, MsmError> {
        let found = self.found.or_else(|| self.awaited.take(true));
        found.expect("who waits finds a result")
    }
}
