//! Bases that are prepared once and used often, such as those of a proving key.

mod file;
mod preparation;

use std::borrow::Cow;
use std::fmt;
use std::io::Write;
use std::ops::{Bound, RangeBounds};

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;

use super::{Curve, Msm};
use crate::engine::{MsmInput, MsmOutput, MsmOutputs, PreparedStorage, normalised};
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan::TablePlan;
use crate::recode::Precomputation;
use crate::scalars::{Scalars, SmallScalar};

pub use preparation::Preparation;

/// Prepared bases. Threads can share them. On a GPU they stay in device memory until they are dropped.
pub struct Bases<'a, P: Curve> {
    msm: Msm,
    points: Cow<'a, [Affine<P>]>,
    storage: PreparedStorage<P>,
}

/// A range of prepared bases, for commitments with a moving offset.
#[derive(Clone, Copy)]
pub struct BasesSlice<'b, P: Curve> {
    msm: &'b Msm,
    points: &'b [Affine<P>],
    storage: &'b PreparedStorage<P>,
    /// The number of the first of `points` in the storage.
    first: usize,
}

impl<P: Curve> Bases<'_, P> {
    /// The bases.
    pub fn points(&self) -> &[Affine<P>] {
        &self.points
    }

    /// The bases of a range.
    ///
    /// # Panics
    ///
    /// If the range ends after the last base, as slices do.
    pub fn slice(&self, range: impl RangeBounds<usize>) -> BasesSlice<'_, P> {
        BasesSlice::new(&self.msm, &self.points, &self.storage).slice(range)
    }

    /// The multiples of each base that are kept.
    pub fn precomputation(&self) -> Precomputation {
        self.storage.precomputation()
    }

    /// The plan of the table on each GPU, if the bases are on GPUs.
    #[doc(hidden)]
    pub fn tables(&self) -> impl Iterator<Item = &TablePlan> {
        self.storage.device_plans()
    }

    /// Writes the bases with their multiples. Any engine can [load](Msm::load) them.
    ///
    /// # Errors
    ///
    /// - [`MsmError::Io`] if they cannot be written. The target then holds a part of the file.
    /// - [`MsmError::AllocationRefused`]: there is no memory for the multiples in the form of the file.
    pub fn save(&self, target: impl Write) -> Result<(), MsmError> {
        file::write(&P::multiples(&self.msm.engine, &self.points, &self.storage)?, self.precomputation(), target)
    }

    /// Σ kᵢ·Pᵢ; see [`BasesSlice::msm`].
    ///
    /// # Errors
    ///
    /// As [`BasesSlice::msm`].
    pub fn msm(&self, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm(scalars)
    }

    /// Σ kᵢ·Pᵢ for plain integers; see [`BasesSlice::msm_bigint`].
    ///
    /// # Errors
    ///
    /// As [`BasesSlice::msm`].
    pub fn msm_bigint(&self, scalars: &[<P::ScalarField as PrimeField>::BigInt]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm_bigint(scalars)
    }

    /// Σ kᵢ·Pᵢ for small integers; see [`BasesSlice::msm_small`].
    ///
    /// # Errors
    ///
    /// As [`BasesSlice::msm`].
    pub fn msm_small<K: SmallScalar>(&self, scalars: &[K]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm_small(scalars)
    }

    /// Several sums over the same bases; see [`BasesSlice::batch`].
    ///
    /// # Errors
    ///
    /// As [`BasesSlice::msm`].
    pub fn batch<K: AsRef<[P::ScalarField]>>(&self, vectors: &[K]) -> Result<MsmOutputs<P>, MsmError> {
        self.slice(..).batch(vectors)
    }
}

impl<'b, P: Curve> BasesSlice<'b, P> {
    pub(super) fn new(msm: &'b Msm, points: &'b [Affine<P>], storage: &'b PreparedStorage<P>) -> Self {
        Self { msm, points, storage, first: 0 }
    }

    /// The bases.
    pub fn points(&self) -> &'b [Affine<P>] {
        self.points
    }

    /// The bases of a range of this slice.
    ///
    /// # Panics
    ///
    /// If the range ends after the last base, as slices do.
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Self {
        let bounds = (range.start_bound().cloned(), range.end_bound().cloned());
        let start = match bounds.0 {
            Bound::Included(start) => start,
            Bound::Excluded(before) => before + 1,
            Bound::Unbounded => 0,
        };
        Self { points: &self.points[bounds], first: self.first + start, ..*self }
    }

    /// Σ kᵢ·Pᵢ. Scalar i belongs to base i; bases without a scalar do not count.
    ///
    /// # Errors
    ///
    /// [`MsmError::TooManyScalars`] if there are more scalars than bases, and the errors of [`Msm::msm`].
    pub fn msm(&self, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.msm_output(scalars).map(|output| output.point)
    }

    /// As [`msm`](Self::msm), with the plan that ran and the times of its stages.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_output(&self, scalars: &[P::ScalarField]) -> Result<MsmOutput<P>, MsmError> {
        self.compute(&[Scalars::Field(scalars)]).map(MsmOutputs::into_single)
    }

    /// As [`msm`](Self::msm), for plain integers of any value.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_bigint(&self, scalars: &[<P::ScalarField as PrimeField>::BigInt]) -> Result<Projective<P>, MsmError> {
        self.compute(&[Scalars::integers(scalars)]).map(|outputs| outputs.into_single().point)
    }

    /// As [`msm`](Self::msm), for integers of a small type. Fewer bits take fewer windows.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_small<K: SmallScalar>(&self, scalars: &[K]) -> Result<Projective<P>, MsmError> {
        let magnitudes = |negative: bool| {
            let magnitude = |k: &K| if k.is_negative() == negative { k.magnitude() } else { 0 };
            let mut integers: Vec<<P::ScalarField as PrimeField>::BigInt> = reserved(scalars.len(), "small scalars")?;
            for k in scalars {
                integers.push(magnitude(k).into());
            }
            Ok::<_, MsmError>(integers)
        };
        let (positive, negative);
        positive = magnitudes(false)?;
        let mut vectors = vec![Scalars::Integer(&positive, K::BITS)];
        // Two sums instead of r − k: a negative integer must mean itself outside the subgroup, too.
        if scalars.iter().any(SmallScalar::is_negative) {
            negative = magnitudes(true)?;
            vectors.push(Scalars::Integer(&negative, K::BITS));
        }
        let points = self.compute(&vectors)?.points;
        Ok(match points[..] {
            [positive, negative] => normalised(positive - negative),
            _ => points[0],
        })
    }

    /// Σ kᵢ·Pᵢ for each vector of scalars, as [`msm`](Self::msm) of each. On a GPU the vectors share launches, which saves
    /// time for small sizes.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn batch<K: AsRef<[P::ScalarField]>>(&self, vectors: &[K]) -> Result<MsmOutputs<P>, MsmError> {
        let mut read = reserved(vectors.len(), "a batch's vectors")?;
        read.extend(vectors.iter().map(|vector| Scalars::Field(vector.as_ref())));
        self.compute(&read)
    }

    fn compute(&self, vectors: &[Scalars<'_, P>]) -> Result<MsmOutputs<P>, MsmError> {
        let longest = vectors.iter().map(Scalars::len).max().unwrap_or(0);
        if longest > self.points.len() {
            return Err(MsmError::TooManyScalars { bases: self.points.len(), scalars: longest });
        }
        let location = self.storage.location(self.first);
        P::compute(&self.msm.engine, MsmInput { bases: self.points, location }, vectors)
    }
}

impl<P: Curve> fmt::Debug for Bases<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bases")
            .field("n", &self.points.len())
            .field("tables", &self.tables().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}
