//! The engine of the accelerated types. All accelerated types of a process use one engine, because arkworks' MSM
//! functions have no parameter for an engine.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use ark_ec::scalar_mul::double_and_add_affine;
use ark_ec::short_weierstrass::Projective;
use ark_ff::{PrimeField, Zero};

use super::{AcceleratedAffine, AcceleratedProjective, resident};
use crate::api::msm::DEFAULT_ENGINE;
use crate::api::{BasesSlice, Curve, Msm};
use crate::error::MsmError;
use crate::timings::Instant;

/// The engine that the program has set.
static ENGINE: RwLock<Option<Msm>> = RwLock::new(None);

/// Makes `msm` the engine of all accelerated types in this process. Before the first call of `set_engine`, the
/// accelerated types use the engine of the function [`msm`](crate::msm).
pub fn set_engine(msm: &Msm) {
    let former = ENGINE.write().unwrap_or_else(PoisonError::into_inner).replace(msm.clone());
    // The drop of an engine can wait for a GPU, so the lock is released before the drop.
    drop(former);
}

/// The engine of all accelerated types in this process.
fn engine() -> Msm {
    ENGINE.read().unwrap_or_else(PoisonError::into_inner).as_ref().unwrap_or_else(|| &DEFAULT_ENGINE).clone()
}

/// Counters of the MSMs that the accelerated types have computed in this process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MsmStatistics {
    /// The number of MSMs.
    pub msms: u64,
    /// The total number of points of all MSMs.
    pub points: u64,
    /// The number of MSMs over [`ResidentBases`](super::ResidentBases).
    pub resident: u64,
    /// The number of MSMs that the CPU computed after an error.
    pub recomputed: u64,
    /// The total time of all MSMs.
    pub time: Duration,
}

static MSMS: AtomicU64 = AtomicU64::new(0);
static POINTS: AtomicU64 = AtomicU64::new(0);
static RESIDENT: AtomicU64 = AtomicU64::new(0);
static RECOMPUTED: AtomicU64 = AtomicU64::new(0);
static NANOSECONDS: AtomicU64 = AtomicU64::new(0);

impl MsmStatistics {
    /// Reads the counters.
    pub fn read() -> Self {
        Self {
            msms: MSMS.load(Ordering::Relaxed),
            points: POINTS.load(Ordering::Relaxed),
            resident: RESIDENT.load(Ordering::Relaxed),
            recomputed: RECOMPUTED.load(Ordering::Relaxed),
            time: Duration::from_nanos(NANOSECONDS.load(Ordering::Relaxed)),
        }
    }
}

/// Computes a sum over `bases` with the engine. If the engine fails, the CPU computes the sum.
pub(super) fn compute<P: Curve>(
    bases: &[AcceleratedAffine<P>],
    sum: impl Fn(BasesSlice<'_, P>) -> Result<Projective<P>, MsmError>,
    scalar: impl Fn(usize) -> <P::ScalarField as PrimeField>::BigInt,
) -> AcceleratedProjective<P> {
    let start = Instant::now();
    let points = AcceleratedAffine::inner_slice(bases);
    let (msm, result) = match resident::find(points) {
        Some((resident, first)) => {
            RESIDENT.fetch_add(1, Ordering::Relaxed);
            (resident.engine().clone(), sum(resident.at(points, first)))
        }
        None => {
            let msm = engine();
            let result = sum(BasesSlice::unprepared(&msm, points));
            (msm, result)
        }
    };
    let result = result.or_else(|_| {
        RECOMPUTED.fetch_add(1, Ordering::Relaxed);
        sum(BasesSlice::unprepared(&Msm { engine: msm.engine.on_the_cpu() }, points))
    });
    // The CPU engine fails if it cannot allocate memory. The following sum allocates no memory.
    let result = result.unwrap_or_else(|_| {
        let terms = points.iter().enumerate().map(|(i, point)| double_and_add_affine(point, scalar(i)));
        terms.fold(Projective::zero(), |sum, term| sum + term)
    });
    MSMS.fetch_add(1, Ordering::Relaxed);
    POINTS.fetch_add(points.len() as u64, Ordering::Relaxed);
    NANOSECONDS.fetch_add(start.elapsed().as_nanos() as u64, Ordering::Relaxed);
    result.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No test of this program calls [`set_engine`].
    #[test]
    fn the_default_engine_is_the_engine_of_msm() {
        assert!(engine().engine.is_clone_of(&DEFAULT_ENGINE.engine));
        assert!(!Msm::default().engine.is_clone_of(&DEFAULT_ENGINE.engine));
    }
}
