//! Bases that stay prepared from one proof to the next.

use std::any::{Any, TypeId};
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::{Arc, PoisonError, RwLock};

use ark_ec::short_weierstrass::Affine;

use super::AcceleratedAffine;
use crate::api::{Bases, Curve, Msm};
use crate::error::MsmError;

/// The bases of a proving key, which stay prepared from one proof to the next.
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
/// While [`during`](Self::during) runs, the prepared bases serve the MSMs of the accelerated types on all threads. Each
/// MSM compares the memory addresses of its bases with the addresses of the prepared slices. If the bases lie within a
/// prepared slice, the MSM uses the prepared bases.
#[derive(Clone)]
pub struct ResidentBases<'k> {
    msm: Msm,
    uses: Option<u64>,
    self_check: bool,
    entries: Vec<Entry>,
    key: PhantomData<&'k ()>,
}

/// One prepared slice of bases.
#[derive(Clone)]
struct Entry {
    /// The type of the slice's points.
    point: TypeId,
    /// The range of addresses that the slice occupies.
    bytes: Range<usize>,
    /// The [`Bases`] of this slice, without their points. Without the points, `bases` holds no reference to the slice.
    /// The concrete type of `bases` depends on the curve.
    bases: Arc<dyn Any + Send + Sync>,
}

/// The entries of all calls of [`during`](ResidentBases::during) that have not yet returned.
static ENTRIES: RwLock<Vec<Entry>> = RwLock::new(Vec::new());

impl<'k> ResidentBases<'k> {
    /// An empty set of bases. The engine `msm` prepares each slice that [`with`](Self::with) adds.
    pub fn new(msm: &Msm) -> Self {
        Self { msm: msm.clone(), uses: None, self_check: false, entries: Vec::new(), key: PhantomData }
    }

    /// Sets [`TableBuilder::uses`](crate::TableBuilder::uses) for slices that are added later.
    #[must_use]
    pub fn uses(self, uses: u64) -> Self {
        Self { uses: Some(uses), ..self }
    }

    /// Sets [`TableBuilder::self_check`](crate::TableBuilder::self_check) for slices that are added later.
    #[must_use]
    pub fn self_check(self, wanted: bool) -> Self {
        Self { self_check: wanted, ..self }
    }

    /// Prepares a slice of bases, and adds the prepared bases to the set.
    ///
    /// # Errors
    ///
    /// The errors of [`TableBuilder::build`](crate::TableBuilder::build).
    pub fn with<P: Curve>(mut self, bases: &'k [AcceleratedAffine<P>]) -> Result<Self, MsmError> {
        let points = AcceleratedAffine::inner_slice(bases);
        let mut builder = self.msm.prepare(points);
        if let Some(uses) = self.uses {
            builder = builder.uses(uses);
        }
        let prepared = builder.self_check(self.self_check).build()?.without_points();
        self.entries.push(Entry { point: TypeId::of::<P>(), bytes: addresses(points), bases: Arc::new(prepared) });
        Ok(self)
    }

    /// Runs `prove`. While `prove` runs, the MSMs of the accelerated types use the prepared bases on all threads.
    pub fn during<T>(&self, prove: impl FnOnce() -> T) -> T {
        let _registered = Registered::new(&self.entries);
        prove()
    }
}

/// The entries that one call of `during` has added to [`ENTRIES`]. All threads read [`ENTRIES`]. The entries are
/// removed at the end of the call, even if the call panics.
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
            // Two calls of `during` may have added copies of the same entry, so each call removes only one copy.
            if let Some(i) = entries.iter().position(|entry| Arc::ptr_eq(&entry.bases, &ended.bases)) {
                entries.swap_remove(i);
            }
        }
    }
}

/// The prepared bases that contain `points`, and the index of `points[0]` in these bases.
pub(super) fn find<P: Curve>(points: &[Affine<P>]) -> Option<(Arc<Bases<'static, P>>, usize)> {
    let wanted = addresses(points);
    let entries = ENTRIES.read().unwrap_or_else(PoisonError::into_inner);
    let holds = |entry: &&Entry| {
        entry.point == TypeId::of::<P>() && entry.bytes.start <= wanted.start && wanted.end <= entry.bytes.end
    };
    let entry = entries.iter().find(holds).filter(|_| !points.is_empty())?;
    let first = (wanted.start - entry.bytes.start) / size_of::<Affine<P>>();
    Some((Arc::clone(&entry.bases).downcast().ok()?, first))
}

fn addresses<T>(points: &[T]) -> Range<usize> {
    let range = points.as_ptr_range();
    range.start as usize..range.end as usize
}
