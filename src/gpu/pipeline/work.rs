//! Describes the work of each step of the pipeline, and copies the inputs of each step to the device.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use crate::curve::CurveParams;
use crate::gpu::device::{Argument, Buffer, Device, DeviceError, Stream};
use crate::gpu::layout;
use crate::gpu::stages::recode;
use crate::memory::filled;
use crate::plan::GpuPlan;
use crate::scalars::{Scalars, longest};

/// The bases of a computation.
pub(crate) enum BaseSource<'a, P: CurveParams, B> {
    /// The bases are on the host: all bases at level 0, then all bases at level 1, and so on. See
    /// [`Precomputation`](crate::recode::Precomputation).
    Host(&'a [Affine<P>]),
    /// The bases are in a table on the device. `points` has the bases at all levels, and `n` is the number of bases at
    /// each level.
    Table { points: &'a B, n: usize },
}

impl<'a, P: CurveParams, B> BaseSource<'a, P, B> {
    /// The table, if the bases are on the device.
    pub(super) fn table(&self) -> Option<&'a B> {
        match self {
            Self::Host(_) => None,
            Self::Table { points, .. } => Some(points),
        }
    }
}

/// The scalars of a computation.
pub(crate) enum ScalarSource<'a, P: CurveParams, B> {
    /// Vectors on the host. Either all vectors contain field elements, or all vectors contain integers.
    Host(&'a [Scalars<'a, P>]),
    /// `n` elements of a vector on the device, from element `first` on, in Montgomery form.
    Device { vector: &'a B, first: usize, n: usize },
}

impl<P: CurveParams, B> Clone for ScalarSource<'_, P, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams, B> Copy for ScalarSource<'_, P, B> {}

impl<P: CurveParams, B> ScalarSource<'_, P, B> {
    /// The number of vectors.
    pub(super) fn vectors(&self) -> usize {
        match self {
            Self::Host(vectors) => vectors.len(),
            Self::Device { .. } => 1,
        }
    }

    pub(super) fn longest(&self) -> usize {
        match self {
            Self::Host(vectors) => longest(vectors),
            Self::Device { n, .. } => *n,
        }
    }
}

/// The work of a computation, divided into steps. A step is a range of the vectors of scalars and a range of the
/// points.
pub(super) struct Work<'a, P: CurveParams, B> {
    pub(super) plan: &'a GpuPlan,
    pub(super) bases: BaseSource<'a, P, B>,
    /// The index of the base that belongs to the first scalar of each vector.
    pub(super) first: usize,
    pub(super) scalars: ScalarSource<'a, P, B>,
    pub(super) steps: Vec<(Range<usize>, Range<usize>)>,
}

#[expect(clippy::indexing_slicing, reason = "a step is one of the plan, for these vectors and bases")]
impl<P: CurveParams, B: Buffer> Work<'_, P, B> {
    /// True if the step is the first step for its range of vectors.
    pub(super) fn begins_group(&self, step: usize) -> bool {
        step == 0 || self.steps[step - 1].0 != self.steps[step].0
    }

    /// True if the step is the last step for its range of vectors.
    pub(super) fn ends_group(&self, step: usize) -> bool {
        step + 1 == self.steps.len() || self.begins_group(step + 1)
    }

    /// Describes the scalars of a step for the kernels.
    pub(super) fn given(&self, step: usize) -> recode::Scalars {
        let (group, range) = &self.steps[step];
        #[expect(clippy::expect_used, reason = "every count in a plan is below 2^32")]
        let counted = |count: usize| u32::try_from(count).expect("every count in a plan is below 2^32");
        let (first, bases) = match self.bases {
            BaseSource::Host(_) => (0, range.len()),
            BaseSource::Table { n, .. } => (self.first + range.start, n),
        };
        let montgomery = match self.scalars {
            ScalarSource::Host(vectors) => layout::scalars_as_bytes(vectors[group.start].part(range)).1,
            ScalarSource::Device { .. } => true,
        };
        recode::Scalars {
            n: counted(range.len()),
            vectors: counted(group.len()),
            first: counted(first),
            bases: counted(bases),
            precomputation: self.plan.precomputation,
            first_row: self.plan.first_row,
            rows: self.plan.rows,
            montgomery,
        }
    }

    /// The slice of a step's scalars if the vector of scalars is on the device. `None` if the vectors are on the host.
    pub(super) fn scalars_on_device(&self, step: usize) -> Option<Argument> {
        let ScalarSource::Device { vector, first, .. } = self.scalars else { return None };
        let (_, range) = &self.steps[step];
        Some(vector.slice_of((first + range.start) as u64, range.len() as u64, layout::scalar_bytes::<P>()))
    }

    /// If the vectors are on the host, the function copies the step's range of each vector. If a vector ends before the
    /// range ends, zeros fill the rest of the range.
    pub(super) fn copy_scalars(
        &self,
        step: usize,
        stream: &impl Stream<Buffer = B>,
        target: &mut B,
    ) -> Result<(), DeviceError> {
        let ScalarSource::Host(vectors) = self.scalars else { return Ok(()) };
        let (group, range) = &self.steps[step];
        let whole = range.len() as u64 * layout::scalar_bytes::<P>();
        for (i, vector) in vectors[group.clone()].iter().enumerate() {
            let (bytes, _) = layout::scalars_as_bytes(vector.part(range));
            let (start, length) = (i as u64 * whole, bytes.len() as u64);
            stream.upload(bytes, target, start)?;
            if length < whole {
                let zeros = filled((whole - length) as usize, 0, "the zeros after a short vector of scalars")?;
                stream.upload(&zeros, target, start + length)?;
            }
        }
        Ok(())
    }

    /// If the bases are on the host, the function copies the step's range of the bases at each level.
    pub(super) fn copy_bases(
        &self,
        step: usize,
        stream: &impl Stream<Buffer = B>,
        target: &mut B,
    ) -> Result<(), DeviceError> {
        let BaseSource::Host(bases) = self.bases else { return Ok(()) };
        let (_, range) = &self.steps[step];
        let levels = self.plan.precomputation.factor() as usize;
        for (level, all) in bases.chunks(bases.len() / levels).enumerate() {
            let offset = (level * range.len()) as u64 * layout::affine_bytes::<P>();
            stream.upload(layout::affine_as_bytes(&all[self.first..][range.clone()]), target, offset)?;
        }
        Ok(())
    }
}

/// Copies the inputs of steps to the device. If copies run at the same time as computations, the copier has its own
/// stream.
pub(super) struct Copier<'a, S: Stream> {
    computing: &'a S,
    aside: Option<S>,
}

impl<'a, S: Stream> Copier<'a, S> {
    pub(super) fn new<'d, D: Device<Stream<'d> = S>>(
        device: &'d D,
        computing: &'a S,
        plan: &GpuPlan,
    ) -> Result<Self, DeviceError> {
        let aside = plan.overlaps().then(|| device.stream()).transpose()?;
        if let Some(aside) = &aside {
            // The buffers exist only after the stream that allocates them has executed the allocations.
            aside.wait_for(&computing.event()?)?;
        }
        Ok(Self { computing, aside })
    }

    /// Queues copies. If the copier has its own stream, returns an event after the copies. Before another stream reads
    /// the copied data, that stream must wait for the event.
    pub(super) fn copy(
        &self,
        copies: impl FnOnce(&S) -> Result<(), DeviceError>,
    ) -> Result<Option<S::Event>, DeviceError> {
        copies(self.aside.as_ref().unwrap_or(self.computing))?;
        self.aside.as_ref().map(S::event).transpose()
    }

    /// An event after all computations that are queued so far. `None` if the copier has no stream of its own.
    pub(super) fn computed(&self) -> Result<Option<S::Event>, DeviceError> {
        self.aside.as_ref().map(|_| self.computing.event()).transpose()
    }

    /// If the copier has its own stream, all copies that are queued after this call wait for the event.
    pub(super) fn wait_for(&self, computed: Option<&S::Event>) -> Result<(), DeviceError> {
        match (&self.aside, computed) {
            (Some(aside), Some(computed)) => aside.wait_for(computed),
            _ => Ok(()),
        }
    }

    /// Tells the copier's stream that the host has waited for the last result. All copies have ended, because the
    /// stream that computed the last result had first waited for the copies.
    pub(super) fn has_ended(&self) {
        self.aside.iter().for_each(S::has_ended);
    }
}
