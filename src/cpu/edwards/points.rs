//! The bases in twisted Edwards form, prepared for additions.

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};

use super::map::prepare;
use super::point::Prepared;
use crate::cpu::entry::Entry;
use crate::cpu::points::Needed;
use crate::curve::CurveParams;
use crate::curve::TwistedEdwards;
use crate::error::MsmError;
use crate::field::FastField;
use crate::memory::pages::prefer_large;
use crate::memory::reserved;
use crate::plan::EDWARDS_POINTS_PER_INVERSION;
use crate::tasks;

/// Points prepared for additions. If scalars are split, the images of a point under the powers of the endomorphism
/// follow the point.
pub(in crate::cpu) struct EdwardsPoints<F> {
    pub(super) prepared: Vec<Prepared<F>>,
    components: usize,
}

impl<F: FastField> EdwardsPoints<F> {
    /// Computes the internal form of `n` points. Each scalar consists of `components` components. `needed` returns the
    /// points to convert (see [`Needed`]).
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(in crate::cpu) fn new<'a, P: CurveParams<BaseField = F>>(
        form: &TwistedEdwards<F>,
        n: usize,
        needed: &Needed<'a, P>,
        components: usize,
        threads: usize,
    ) -> Result<Self, MsmError> {
        // Each image is stored with its own y-coordinate, and the sign of an entry applies to the stored image. The
        // sign is correct only if no power of the endomorphism negates the y-coordinate.
        debug_assert!((0..components).all(|power| !P::y_image(power).1));
        let mut prepared = reserved(n * components, "points in twisted Edwards form")?;
        prefer_large(&mut prepared);
        let chunk = EDWARDS_POINTS_PER_INVERSION * components;
        tasks::append(threads, &mut prepared, n * components, Prepared::identity(), chunk, &|task, prepared| {
            let first = task * EDWARDS_POINTS_PER_INVERSION;
            let mut images = Vec::with_capacity(prepared.len());
            for i in first..first + prepared.len() / components {
                let needed = needed(i);
                let image = |power| match needed {
                    Some((point, images)) if power < images => P::image(power, point),
                    _ => Affine::identity(),
                };
                images.extend((0..components).map(image));
            }
            prepare(form, &images, prepared);
        });
        Ok(Self { prepared, components })
    }

    /// The number of bytes that `n` points take with their images.
    pub(in crate::cpu) fn bytes(n: usize, components: usize) -> usize {
        n * components * size_of::<Prepared<F>>()
    }

    /// The points of a range. In the result, the first point of the range has the index 0.
    pub(in crate::cpu) fn slice(&self, range: Range<usize>) -> EdwardsSlice<'_, F> {
        EdwardsSlice {
            prepared: &self.prepared[range.start * self.components..range.end * self.components],
            components: self.components,
        }
    }

    /// A point without its images, converted back to Weierstrass form.
    pub(in crate::cpu) fn to_weierstrass<P: CurveParams<BaseField = F>>(
        &self,
        form: &TwistedEdwards<F>,
        i: usize,
    ) -> Projective<P> {
        from_internal(form, &self.prepared[i * self.components])
    }
}

/// A prepared point, converted back to Weierstrass form.
fn from_internal<P: CurveParams>(
    form: &TwistedEdwards<P::BaseField>,
    prepared: &Prepared<P::BaseField>,
) -> Projective<P> {
    let (x, y, z) = prepared.coordinates();
    form.to_weierstrass(x, y, z)
}

/// A range of [`EdwardsPoints`]. An [`Entry`] refers to one point of the range.
pub(in crate::cpu) struct EdwardsSlice<'a, F> {
    prepared: &'a [Prepared<F>],
    components: usize,
}

impl<F> EdwardsSlice<'_, F> {
    #[inline(always)]
    pub(super) fn get(&self, entry: Entry) -> &Prepared<F> {
        &self.prepared[entry.index() * self.components + entry.power()]
    }
}
