//! The bases as the lanes read them.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;
use ark_ff::Zero;
use rayon::prelude::*;

use super::batch::{Operands, Point};
use super::pages::prefer_large;
use super::terms::Entry;
use crate::curve::CurveParams;
use crate::field::lanes::Lanes;

/// Points at rest, and their images under the powers of the endomorphism where it is used.
pub(super) struct Points<L: Lanes> {
    layout: Layout,
    /// One point after the other: its x-coordinate and those of its images, then as many y-coordinates as differ by more
    /// than a sign (see [`Curve::y_image`]). They share a page of memory, mostly, and so the price of finding it.
    coordinates: Vec<L::Stored>,
}

/// Where the coordinates of a point and of its images are.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// x-coordinates of each point.
    components: usize,
    /// y-coordinates of each point.
    ys: usize,
    /// For each power, the place of its y-coordinate among all.
    y_of_power: [usize; 4],
}

impl Layout {
    /// For scalars in so many components.
    pub(super) fn new<P: CurveParams>(components: usize) -> Self {
        let y_images: [usize; 4] = std::array::from_fn(|power| P::y_image(power).0);
        let ys = 1 + y_images[..components].iter().max().expect("there is one part at least");
        Self { components, ys, y_of_power: y_images.map(|image| components + image) }
    }

    /// Elements at rest for each point.
    pub(super) fn elements(&self) -> usize {
        self.components + self.ys
    }
}

/// Points that one task brings to rest.
const TOGETHER: usize = 256;

impl<L: Lanes> Points<L> {
    /// Of `n` points, for scalars in so many components. Those that are `kept` for many calls are worth the wait for large pages
    /// of memory.
    pub(super) fn new<'a, P: CurveParams<BaseField = L::Field>>(
        n: usize,
        point: impl Fn(usize) -> &'a Affine<P> + Sync,
        components: usize,
        threads: usize,
        kept: bool,
    ) -> Self {
        let layout = Layout::new::<P>(components);
        let elements = layout.elements();
        let mut coordinates = Vec::with_capacity(n * elements);
        if kept {
            prefer_large(&mut coordinates);
        }
        coordinates.resize(n * elements, L::ZERO);
        let fill = |(task, rows): (usize, &mut [L::Stored])| {
            for (row, i) in rows.chunks_exact_mut(elements).zip(task * TOGETHER..) {
                let (x, y) = row.split_at_mut(components);
                for (power, x) in x.iter_mut().enumerate() {
                    let image = P::image(power, point(i));
                    *x = L::rest_x(&image.x);
                    if let Some(y) = y.get_mut(power) {
                        *y = L::rest_y(&image.y);
                    }
                }
            }
        };
        if threads > 1 {
            coordinates.par_chunks_mut(TOGETHER * elements).enumerate().for_each(fill);
        } else {
            coordinates.chunks_mut(TOGETHER * elements).enumerate().for_each(fill);
        }
        Self { layout, coordinates }
    }

    /// All of them.
    pub(super) fn all(&self) -> PointsSlice<'_, L> {
        PointsSlice { layout: self.layout, coordinates: &self.coordinates }
    }

    /// Those of a range, numbered from its start.
    pub(super) fn slice(&self, range: Range<usize>) -> PointsSlice<'_, L> {
        let elements = self.layout.elements();
        let coordinates = &self.coordinates[range.start * elements..range.end * elements];
        PointsSlice { layout: self.layout, coordinates }
    }

    /// A point, without its images.
    pub(super) fn get(&self, i: usize) -> Point<L> {
        let row = &self.coordinates[i * self.layout.elements()..];
        Point { x: row[0], y: row[self.layout.components] }
    }
}

/// Some of the [`Points`]. [`Entry`] names them.
pub(super) struct PointsSlice<'a, L: Lanes> {
    layout: Layout,
    coordinates: &'a [L::Stored],
}

impl<L: Lanes> Operands<L> for PointsSlice<'_, L> {
    const SCATTERED: bool = true;

    #[inline(always)]
    fn x(&self, operand: u32) -> &L::Stored {
        let entry = Entry::from(operand);
        &self.coordinates[entry.index() * self.layout.elements() + entry.power()]
    }

    #[inline(always)]
    fn y(&self, operand: u32) -> &L::Stored {
        let entry = Entry::from(operand);
        &self.coordinates[entry.index() * self.layout.elements() + self.layout.y_of_power[entry.power()]]
    }

    #[inline(always)]
    fn is_negated(operand: u32) -> bool {
        Entry::from(operand).is_negated()
    }
}

/// The point that lies at rest.
pub(super) fn from_internal<P: CurveParams, L: Lanes<Field = P::BaseField>>(point: &Point<L>) -> Affine<P> {
    Affine::new_unchecked(L::wake_x(&point.x), L::wake_y(&point.y))
}

/// The curve's coefficient a, at rest; none where it is 0. Only for lanes that do not scale coordinates.
pub(super) fn internal_a<P: CurveParams, L: Lanes<Field = P::BaseField>>() -> Option<L::Stored> {
    (!P::COEFF_A.is_zero()).then(|| L::rest_x(&P::COEFF_A))
}

/// The point, at rest.
pub(super) fn to_internal<P: CurveParams, L: Lanes<Field = P::BaseField>>(point: &Affine<P>) -> Point<L> {
    Point { x: L::rest_x(&point.x), y: L::rest_y(&point.y) }
}
