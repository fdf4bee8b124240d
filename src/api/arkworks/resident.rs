//! Bases that stay prepared while a prover runs.

use std::any::{Any, TypeId};
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::{Arc, PoisonError, RwLock};

use ark_ec::short_weierstrass::Affine;

use super::AcceleratedAffine;
use crate::api::bases::Prepared;
use crate::api::{BasesSlice, Curve, Msm};
use crate::error::MsmError;

/// Bases of a proving key that stay prepared.
///
/// ```
/// use ark_bls12_381::{Fr, G1Affine, g1};
/// use ark_ec::{AffineRepr, VariableBaseMSM};
/// use cumsm::Msm;
/// use cumsm::arkworks::{AcceleratedAffine, AcceleratedProjective, MsmStatistics, ResidentBases};
///
/// let key: Vec<AcceleratedAffine<g1::Config>> = vec![G1Affine::generator().into(); 64];
/// let resident = ResidentBases::new(&Msm::default()).with(&key)?;
/// let before = MsmStatistics::read().resident;
/// let sum = resident.during(|| AcceleratedProjective::msm_unchecked(&key[1..], &[Fr::from(1); 63]));
/// assert_eq!(sum.into_inner(), G1Affine::generator() * Fr::from(63));
/// assert_eq!(MsmStatistics::read().resident, before + 1);
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// While [`during`](Self::during) runs, MSMs on any thread find them by memory address.
#[derive(Clone)]
pub struct ResidentBases<'k> {
    msm: Msm,
    uses: Option<u64>,
    self_check: bool,
    entries: Vec<Entry>,
    key: PhantomData<&'k ()>,
}

/// One slice of bases.
#[derive(Clone)]
struct Entry {
    /// The type of its points.
    point: TypeId,
    /// The addresses of its bytes.
    bytes: Range<usize>,
    /// [`Owned`], for the curve of its points.
    owned: Arc<dyn Any + Send + Sync>,
}

/// Bases that an engine has prepared. They hold no reference to the slice that they were prepared from.
struct Owned<P: Curve> {
    msm: Msm,
    prepared: Prepared<P>,
}

/// The slices of all functions that run at this time.
static ENTRIES: RwLock<Vec<Entry>> = RwLock::new(Vec::new());

impl<'k> ResidentBases<'k> {
    /// Starts without bases, on the engine `msm`.
    pub fn new(msm: &Msm) -> Self {
        Self { msm: msm.clone(), uses: None, self_check: false, entries: Vec::new(), key: PhantomData }
    }

    /// Sets [`Preparation::uses`](crate::Preparation::uses) of later slices.
    #[must_use]
    pub fn uses(self, uses: u64) -> Self {
        Self { uses: Some(uses), ..self }
    }

    /// Sets [`Preparation::self_check`](crate::Preparation::self_check) of later slices.
    #[must_use]
    pub fn self_check(self, wanted: bool) -> Self {
        Self { self_check: wanted, ..self }
    }

    /// Prepares a slice, too.
    ///
    /// # Errors
    ///
    /// The errors of [`Preparation::build`](crate::Preparation::build).
    pub fn with<P: Curve>(mut self, bases: &'k [AcceleratedAffine<P>]) -> Result<Self, MsmError> {
        let points = AcceleratedAffine::inner_slice(bases);
        let mut preparation = self.msm.prepare(points);
        if let Some(uses) = self.uses {
            preparation = preparation.uses(uses);
        }
        let prepared = preparation.self_check(self.self_check).build()?.into_prepared();
        let owned = Arc::new(Owned { msm: self.msm.clone(), prepared });
        self.entries.push(Entry { point: TypeId::of::<P>(), bytes: addresses(points), owned });
        Ok(self)
    }

    /// Runs `prove` with these bases.
    pub fn during<T>(&self, prove: impl FnOnce() -> T) -> T {
        let _registered = Registered::new(&self.entries);
        prove()
    }
}

/// Entries that other threads see. Dropped at the end of the function, also when it panics.
struct Registered<'e>(&'e [Entry]);

impl<'e> Registered<'e> {
    fn new(entries: &'e [Entry]) -> Self {
        ENTRIES.write().unwrap_or_else(PoisonError::into_inner).extend_from_slice(entries);
        Self(entries)
    }
}

impl Drop for Registered<'_> {
    fn drop(&mut self) {
        let mut entries = ENTRIES.write().unwrap_or_else(PoisonError::into_inner);
        for ended in self.0 {
            // The same bases may be registered twice: each function removes its own.
            if let Some(i) = entries.iter().position(|entry| Arc::ptr_eq(&entry.owned, &ended.owned)) {
                entries.swap_remove(i);
            }
        }
    }
}

/// Prepared bases that `points` lie within.
pub(super) fn find<P: Curve>(points: &[Affine<P>]) -> Option<Resident<P>> {
    let wanted = addresses(points);
    let entries = ENTRIES.read().unwrap_or_else(PoisonError::into_inner);
    let holds = |entry: &&Entry| {
        entry.point == TypeId::of::<P>() && entry.bytes.start <= wanted.start && wanted.end <= entry.bytes.end
    };
    let entry = entries.iter().find(holds).filter(|_| !points.is_empty())?;
    let first = (wanted.start - entry.bytes.start) / size_of::<Affine<P>>();
    let owned = Arc::clone(&entry.owned).downcast().ok()?;
    Some(Resident { owned, first })
}

/// Prepared bases, and the number there of the first point of a computation.
pub(super) struct Resident<P: Curve> {
    owned: Arc<Owned<P>>,
    first: usize,
}

impl<P: Curve> Resident<P> {
    /// The engine that has prepared them.
    pub(super) fn msm(&self) -> &Msm {
        &self.owned.msm
    }

    /// `points` are those that were found.
    pub(super) fn slice<'b>(&'b self, points: &'b [Affine<P>]) -> BasesSlice<'b, P> {
        BasesSlice::at(&self.owned.msm, points, &self.owned.prepared, self.first)
    }
}

fn addresses<T>(points: &[T]) -> Range<usize> {
    let range = points.as_ptr_range();
    range.start as usize..range.end as usize
}
