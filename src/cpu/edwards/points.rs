//! The bases as they are added up.

use std::ops::Range;

#[cfg(any(feature = "cuda", feature = "emulator"))]
use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use rayon::prelude::*;

use super::map::{prepare, weierstrass};
use super::point::{Extended, Prepared};
use crate::Curve;
use crate::cpu::FastField;
use crate::cpu::pages::prefer_large;
use crate::cpu::terms::Entry;
use crate::curve::TwistedEdwards;
use crate::plan::EDWARDS_PREPARED_TOGETHER;

/// Points prepared for additions, each with its images under the powers of the endomorphism behind it where scalars are
/// split.
pub(in crate::cpu) struct Points<F> {
    pub(super) prepared: Vec<Prepared<F>>,
    parts: usize,
}

impl<F: FastField> Points<F> {
    /// Of `n` points, for scalars in so many parts. Those that are `kept` for many calls are worth the wait for large pages
    /// of memory.
    pub(in crate::cpu) fn new<'a, P: Curve<BaseField = F>>(
        form: &TwistedEdwards<F>,
        n: usize,
        point: impl Fn(usize) -> &'a Affine<P> + Sync,
        parts: usize,
        kept: bool,
    ) -> Self {
        // A term's sign is that of its image's own y-coordinate (see `Terms`).
        debug_assert!((0..parts).all(|power| !P::y_image(power).1));
        let mut prepared = Vec::with_capacity(n * parts);
        if kept {
            prefer_large(&mut prepared);
        }
        prepared.resize(n * parts, Prepared::identity());
        prepared.par_chunks_mut(EDWARDS_PREPARED_TOGETHER * parts).enumerate().for_each(|(task, prepared)| {
            let first = task * EDWARDS_PREPARED_TOGETHER;
            let numbers = first..first + prepared.len() / parts;
            prepare(
                form,
                numbers
                    .flat_map(|i| (0..parts).map(move |power| (i, power)))
                    .map(|(i, power)| P::image(power, point(i))),
                prepared,
            );
        });
        Self { prepared, parts }
    }

    /// Bytes of so many points.
    pub(in crate::cpu) fn bytes(n: usize, parts: usize) -> usize {
        n * parts * size_of::<Prepared<F>>()
    }

    /// All of them.
    pub(in crate::cpu) fn all(&self) -> PointsSlice<'_, F> {
        self.slice(0..self.prepared.len() / self.parts)
    }

    /// Those of a range, numbered from its start.
    pub(in crate::cpu) fn slice(&self, range: Range<usize>) -> PointsSlice<'_, F> {
        PointsSlice { prepared: &self.prepared[range.start * self.parts..range.end * self.parts], parts: self.parts }
    }

    /// A point, without its images, as it was before it was prepared.
    pub(in crate::cpu) fn wake<P: Curve<BaseField = F>>(&self, form: &TwistedEdwards<F>, i: usize) -> Projective<P> {
        wake(form, &self.prepared[i * self.parts])
    }

    /// Whether a point is the identity.
    pub(in crate::cpu) fn is_identity(&self, i: usize) -> bool {
        self.prepared[i * self.parts].is_identity()
    }
}

/// A point as it was before it was prepared.
fn wake<P: Curve>(form: &TwistedEdwards<P::BaseField>, prepared: &Prepared<P::BaseField>) -> Projective<P> {
    let mut point = Extended::identity();
    point.add_prepared(prepared, false);
    weierstrass(form, &point)
}

/// Points that a GPU has prepared, as (y − x, y + x, 2dxy), as they were before.
#[cfg(any(feature = "cuda", feature = "emulator"))]
pub(crate) fn from_prepared<P: Curve>(
    form: &TwistedEdwards<P::BaseField>,
    prepared: &[[P::BaseField; 3]],
) -> Vec<Affine<P>> {
    let mut points = vec![Affine::identity(); prepared.len()];
    let tasks = points.par_chunks_mut(EDWARDS_PREPARED_TOGETHER).zip(prepared.par_chunks(EDWARDS_PREPARED_TOGETHER));
    tasks.for_each(|(points, prepared)| {
        let woken: Vec<_> = prepared.iter().map(|&point| wake(form, &Prepared::from(point))).collect();
        points.copy_from_slice(&Projective::normalize_batch(&woken));
    });
    points
}

/// Some of the [`Points`]. [`Entry`] names them.
pub(in crate::cpu) struct PointsSlice<'a, F> {
    prepared: &'a [Prepared<F>],
    parts: usize,
}

impl<F> PointsSlice<'_, F> {
    #[inline(always)]
    pub(super) fn get(&self, entry: Entry) -> &Prepared<F> {
        &self.prepared[entry.index() * self.parts + entry.power()]
    }
}
