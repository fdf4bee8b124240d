//! Bases that are prepared once and used often, such as the bases of a proving key.

mod builder;
mod file;

use std::borrow::Cow;
use std::fmt;
use std::io::Write;
use std::ops::{Bound, RangeBounds};

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{BigInteger, PrimeField};
use zeroize::Zeroizing;

use super::{Curve, DomainField, Msm, VectorSlice};
use crate::bases::BaseView;
use crate::engine::{BaseTable, MsmOutput, SelfCheck, normalised};
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan::MultiplesPlan;
use crate::recode::Precomputation;
use crate::scalars::{Scalars, SmallScalar, longest, widened};

/// Prepared bases. Several threads can use the same prepared bases at the same time.
pub struct Bases<'a, P: Curve> {
    msm: Msm,
    points: Cow<'a, [Affine<P>]>,
    table: Option<BaseTable<P>>,
    check: Option<Box<SelfCheck<P>>>,
    fallback: Option<Box<MsmError>>,
}

/// A range of [`Bases`].
#[derive(Clone, Copy)]
pub struct BasesSlice<'b, P: Curve> {
    msm: &'b Msm,
    bases: BaseView<'b, P, BaseTable<P>>,
    check: Option<&'b SelfCheck<P>>,
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
    /// Panics if the range is not within the bases.
    pub fn slice(&self, range: impl RangeBounds<usize>) -> BasesSlice<'_, P> {
        self.at(&self.points, 0).slice(range)
    }

    /// The bases of a range. `None` if the range is not within the bases.
    pub fn get(&self, range: impl RangeBounds<usize>) -> Option<BasesSlice<'_, P>> {
        self.at(&self.points, 0).get(range)
    }

    /// Returns the prepared bases with their table and self-check, but without the points. A later call to
    /// [`at`](Self::at) must pass the points again.
    pub(super) fn without_points(self) -> Bases<'static, P> {
        let Self { msm, table, check, fallback, .. } = self;
        Bases { msm, points: Cow::Owned(Vec::new()), table, check, fallback }
    }

    /// The engine that has prepared these bases.
    pub(super) fn engine(&self) -> &Msm {
        &self.msm
    }

    /// Returns a slice with the given points. The given points must be equal to the prepared points from index `first`
    /// on.
    pub(super) fn at<'b>(&'b self, points: &'b [Affine<P>], first: usize) -> BasesSlice<'b, P> {
        let bases = BaseView::new(points, self.table.as_ref(), first);
        BasesSlice { msm: &self.msm, bases, check: self.check.as_deref() }
    }

    /// The reason why the CPU prepared these bases instead of a GPU. `None` if no GPU failed.
    pub fn fallback(&self) -> Option<&MsmError> {
        self.fallback.as_deref()
    }

    /// The number of multiples of each base. The base itself counts as one multiple.
    pub fn multiples(&self) -> u32 {
        self.precomputation().factor()
    }

    /// The multiples that are stored for each base.
    #[doc(hidden)]
    pub fn precomputation(&self) -> Precomputation {
        self.table.as_ref().map_or(Precomputation::NONE, BaseTable::precomputation)
    }

    /// The plan of each GPU's table of multiples. The iterator is empty if the bases are not on GPUs.
    #[doc(hidden)]
    pub fn tables(&self) -> impl Iterator<Item = &MultiplesPlan> {
        self.table.iter().flat_map(BaseTable::device_plans)
    }

    /// Writes the bases and their multiples to a file that [`Msm::load`] reads.
    ///
    /// # Errors
    ///
    /// [`MsmError::Io`], [`MsmError::AllocationRefused`].
    pub fn save(&self, target: impl Write) -> Result<(), MsmError> {
        let multiples = match &self.table {
            Some(table) => P::multiples(&self.msm.engine, &self.points, table)?,
            None => Cow::Borrowed(&self.points[..]),
        };
        file::write(&multiples, self.precomputation(), target)
    }

    /// Calls [`BasesSlice::msm`] for all bases.
    pub fn msm(&self, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm(scalars)
    }

    /// Calls [`BasesSlice::msm_bigint`] for all bases.
    pub fn msm_bigint(&self, scalars: &[<P::ScalarField as PrimeField>::BigInt]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm_bigint(scalars)
    }

    /// Calls [`BasesSlice::msm_small`] for all bases.
    pub fn msm_small<K: SmallScalar>(&self, scalars: &[K]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm_small(scalars)
    }

    /// Calls [`BasesSlice::msm_over`] for all bases.
    pub fn msm_over<'v>(&self, scalars: impl Into<VectorSlice<'v, P::ScalarField>>) -> Result<Projective<P>, MsmError>
    where
        P::ScalarField: DomainField,
    {
        self.slice(..).msm_over(scalars)
    }

    /// Calls [`BasesSlice::batch`] for all bases.
    pub fn batch<K: AsRef<[P::ScalarField]>>(&self, vectors: &[K]) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        self.slice(..).batch(vectors)
    }

    /// Calls [`BasesSlice::batch_bigint`] for all bases.
    pub fn batch_bigint<K: AsRef<[<P::ScalarField as PrimeField>::BigInt]>>(
        &self,
        vectors: &[K],
    ) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        self.slice(..).batch_bigint(vectors)
    }
}

impl<'b, P: Curve> BasesSlice<'b, P> {
    /// A slice of bases that are not prepared.
    pub(super) fn unprepared(msm: &'b Msm, points: &'b [Affine<P>]) -> Self {
        Self { msm, bases: BaseView::of(points), check: None }
    }

    /// The bases.
    pub fn points(&self) -> &'b [Affine<P>] {
        self.bases.bases
    }

    /// Returns a range of this slice. If the range is not within this slice, the function panics, as [`Bases::slice`]
    /// does.
    #[expect(clippy::expect_used, reason = "documented: the panic is the same as for slices")]
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Self {
        self.get(range).expect("the range is within the bases")
    }

    /// Returns a range of this slice. `None` if the range is not within this slice. See [`Bases::get`].
    pub fn get(&self, range: impl RangeBounds<usize>) -> Option<Self> {
        let bounds = (range.start_bound().cloned(), range.end_bound().cloned());
        let n = self.points().get(bounds)?.len();
        let start = match bounds.0 {
            Bound::Included(start) => start,
            Bound::Excluded(before) => before + 1,
            Bound::Unbounded => 0,
        };
        Some(Self { bases: self.bases.part(start..start + n).0, ..*self })
    }

    /// The sum Σ kᵢ·Pᵢ. There may be fewer scalars than bases. Bases without a scalar are ignored.
    ///
    /// # Errors
    ///
    /// [`MsmError::TooManyScalars`], and the errors of [`Msm::msm`].
    pub fn msm(&self, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.msm_output(scalars).map(|output| output.result)
    }

    /// Returns the sum of [`msm`](Self::msm), together with the plan and the timings.
    pub fn msm_output(&self, scalars: &[P::ScalarField]) -> Result<MsmOutput<Projective<P>>, MsmError> {
        self.compute(&[Scalars::Field(scalars)]).map(MsmOutput::into_single)
    }

    /// The sum Σ kᵢ·Pᵢ, where the scalars are plain integers of any value. See [`msm`](Self::msm).
    pub fn msm_bigint(&self, scalars: &[<P::ScalarField as PrimeField>::BigInt]) -> Result<Projective<P>, MsmError> {
        self.compute(&[Scalars::integers(scalars)]).map(|outputs| outputs.into_single().result)
    }

    /// The sum Σ kᵢ·Pᵢ, where the scalars are small integers. For small integers, this function is faster than
    /// [`msm`](Self::msm).
    #[expect(clippy::indexing_slicing, reason = "there is a sum for each vector")]
    pub fn msm_small<K: SmallScalar>(&self, scalars: &[K]) -> Result<Projective<P>, MsmError> {
        let integers = |of: &dyn Fn(&K) -> <P::ScalarField as PrimeField>::BigInt| {
            let mut integers = Zeroizing::new(reserved(scalars.len(), "small scalars")?);
            integers.extend(scalars.iter().map(of));
            Ok::<_, MsmError>(integers)
        };
        let magnitude = |k: &K| widened::<P::ScalarField>(k.magnitude());
        if !scalars.iter().any(K::is_negative) {
            let integers = integers(&magnitude)?;
            return Ok(self.compute(&[Scalars::Integer(&integers, K::BITS)])?.result[0]);
        }
        if self.msm.engine.reads_negatives(scalars.len()) {
            let negated = |k: &K| {
                let mut opposite = P::ScalarField::MODULUS;
                opposite.sub_with_borrow(&magnitude(k));
                opposite
            };
            let integers = integers(&|k| if k.is_negative() { negated(k) } else { magnitude(k) })?;
            return self.msm_bigint(&integers);
        }
        let zero = <P::ScalarField as PrimeField>::BigInt::default();
        let positive = integers(&|k| if k.is_negative() { zero } else { magnitude(k) })?;
        let negative = integers(&|k| if k.is_negative() { magnitude(k) } else { zero })?;
        let vectors = [&positive, &negative].map(|integers| Scalars::Integer(integers, K::BITS));
        let sums = self.compute(&vectors)?.result;
        Ok(normalised(sums[0] - sums[1]))
    }

    /// The sum Σ kᵢ·Pᵢ, where the scalars are in an engine's memory: all scalars of a [`Vector`](crate::Vector), or a
    /// range of these scalars. If the engine that has prepared these bases uses the vector's GPU, the scalars are
    /// copied to the host only in three cases:
    ///
    /// - Each GPU holds only some of the bases.
    /// - The sum is checked (see [`TableBuilder::self_check`](crate::TableBuilder::self_check)).
    /// - The CPU replaces a GPU.
    pub fn msm_over<'v>(&self, scalars: impl Into<VectorSlice<'v, P::ScalarField>>) -> Result<Projective<P>, MsmError>
    where
        P::ScalarField: DomainField,
    {
        self.msm_over_output(scalars).map(|output| output.result)
    }

    /// Returns the sum of [`msm_over`](Self::msm_over), together with the plan and the timings.
    pub fn msm_over_output<'v>(
        &self,
        scalars: impl Into<VectorSlice<'v, P::ScalarField>>,
    ) -> Result<MsmOutput<Projective<P>>, MsmError>
    where
        P::ScalarField: DomainField,
    {
        let scalars = scalars.into();
        if self.check.is_some() {
            return self.msm_output(&scalars.to_vec()?);
        }
        if scalars.len() > self.bases.len() {
            return Err(MsmError::TooManyScalars { bases: self.bases.len(), scalars: scalars.len() });
        }
        P::compute_over(&self.msm.engine, self.bases, scalars.place(), scalars.range.clone())
            .map(MsmOutput::into_single)
    }

    /// Computes, for each vector of scalars, the sum that [`msm`](Self::msm) returns. The vectors may have different
    /// lengths.
    ///
    /// - On the CPU, each thread computes whole vectors if there are enough vectors, and if the working memory of all
    ///   threads is at most 2^28 bytes. In all other cases, all threads together compute one vector after another. With
    ///   [`MsmBuilder::host_memory`](crate::MsmBuilder::host_memory), vectors are always computed one after another.
    /// - On a GPU, the vectors share kernel launches. The GPU pads all vectors with zeros to the length of the longest
    ///   vector. So put vectors of very different lengths in different batches.
    pub fn batch<K: AsRef<[P::ScalarField]>>(&self, vectors: &[K]) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        let mut read = reserved(vectors.len(), "a batch's vectors")?;
        read.extend(vectors.iter().map(|vector| Scalars::Field(vector.as_ref())));
        self.compute(&read)
    }

    /// Computes the sums of a [`batch`](Self::batch), where the scalars are plain integers of any value.
    pub fn batch_bigint<K: AsRef<[<P::ScalarField as PrimeField>::BigInt]>>(
        &self,
        vectors: &[K],
    ) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        let mut read = reserved(vectors.len(), "a batch's vectors")?;
        read.extend(vectors.iter().map(|vector| Scalars::integers(vector.as_ref())));
        self.compute(&read)
    }

    fn compute(&self, vectors: &[Scalars<'_, P>]) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        let longest = longest(vectors);
        let Self { msm: Msm { engine }, bases, check } = *self;
        if longest > bases.len() {
            return Err(MsmError::TooManyScalars { bases: bases.len(), scalars: longest });
        }
        let outputs = P::compute(engine, bases, vectors)?;
        match check {
            Some(check) => P::checked(check, engine, bases, vectors, outputs),
            None => Ok(outputs),
        }
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
