//! The bases in the internal form of the lanes.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;
use ark_ff::Zero;

use super::entry::Entry;
use super::point::Point;
use crate::curve::{CurveParams, Endomorphism};
use crate::error::MsmError;
use crate::field::lanes::{Lanes, Work};
use crate::memory::pages::prefer_large;
use crate::memory::reserved;
use crate::tasks;

/// Points in internal form. If the endomorphism is used, each point is stored with its images under the powers of the
/// endomorphism.
pub(super) struct LanePoints<L: Lanes> {
    layout: Layout,
    /// For each point: the x-coordinates of the point and of its images, then the y-coordinates. If two y-coordinates
    /// are equal or opposite, only one of the two is stored (see [`CurveParams::y_image`]). For most points, all stored
    /// coordinates are in one page of memory, so the CPU translates only one page address.
    coordinates: Vec<L::Stored>,
}

/// The places of the coordinates of a point and of its images.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// The number of x-coordinates of each point.
    components: usize,
    /// The number of y-coordinates of each point.
    ys: usize,
    /// Bit j is set if the image under power j of the endomorphism uses the second of the two stored y-coordinates.
    second_y: u32,
}

impl Layout {
    /// The layout for scalars that are split into `components` components.
    pub(super) fn new<P: CurveParams>(components: usize) -> Self {
        let second_y = (0..components).map(|power| u32::from(P::y_image(power).0 > 0) << power).sum();
        Self { components, ys: 1 + usize::from(second_y > 0), second_y }
    }

    /// The layout of a point without images: x, then y.
    const PLAIN: Self = Self { components: 1, ys: 1, second_y: 0 };

    /// The number of field elements of each point.
    pub(super) fn elements(&self) -> usize {
        self.components + self.ys
    }
}

/// A function that takes the index of a point, and returns the point and the number of needed images. The point itself
/// counts as an image. If the point is not needed, the function returns `None`.
pub(super) type Needed<'a, P> = dyn Fn(usize) -> Option<(&'a Affine<P>, usize)> + Sync + 'a;

/// The number of points that one task converts.
const TOGETHER: usize = 256;

impl<L: Lanes> LanePoints<L> {
    /// Computes the internal form of `n` points, for scalars that are split into `components` components. `needed`
    /// returns the points to convert (see [`Needed`]).
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn new<'a, P: CurveParams<BaseField = L::Field>>(
        cpu: L::Cpu,
        n: usize,
        needed: &Needed<'a, P>,
        components: usize,
        threads: usize,
    ) -> Result<Self, MsmError> {
        let layout = Layout::new::<P>(components);
        let elements = layout.elements();
        let mut coordinates = reserved(n * elements, "points in internal form")?;
        prefer_large(&mut coordinates);
        tasks::append(threads, &mut coordinates, n * elements, L::ZERO, TOGETHER * elements, &|task, rows| {
            let mut wanted = [0; TOGETHER];
            for ((row, wanted), i) in rows.chunks_exact_mut(elements).zip(&mut wanted).zip(task * TOGETHER..) {
                let Some((point, images)) = needed(i) else { continue };
                row[0] = L::to_internal_x(&point.x);
                // The y-coordinate is not scaled here. [`Conversion`] scales the y-coordinate later.
                row[components] = L::to_internal_x(&point.y);
                *wanted = images;
            }
            let endomorphism = P::endomorphism().filter(|_| components > 1);
            if L::SCALES || endomorphism.is_some() {
                L::run(cpu, Conversion::<L> { cpu, endomorphism, layout, rows, wanted: &wanted });
            }
        });
        Ok(Self { layout, coordinates })
    }

    /// The points of a range. In the result, the first point of the range has the index 0.
    pub(super) fn slice(&self, range: Range<usize>) -> Operands<'_, L> {
        let elements = self.layout.elements();
        let coordinates = &self.coordinates[range.start * elements..range.end * elements];
        Operands { layout: self.layout, coordinates, scattered: true }
    }

    /// Returns point `i`, without its images.
    pub(super) fn get(&self, i: usize) -> Point<L> {
        let row = &self.coordinates[i * self.layout.elements()..];
        [row[0], row[self.layout.components]]
    }
}

/// Scales the y-coordinates of points, and computes the images of the points, in lanes.
struct Conversion<'a, L: Lanes> {
    cpu: L::Cpu,
    /// `None` if there are no images.
    endomorphism: Option<&'a Endomorphism<L::Field>>,
    layout: Layout,
    /// For each point: the coordinates of the point, and places for the coordinates of its images. The row of a point
    /// that is not needed has only zeros.
    rows: &'a mut [L::Stored],
    /// For each point, the number of images that are needed. The point itself counts as an image.
    wanted: &'a [usize],
}

impl<L: Lanes> Work for Conversion<'_, L> {
    type Output = ();

    /// Handles the points in groups, with one point in each lane. If any point of a group is needed, y is scaled in all
    /// lanes. If any point of a group needs an image, this image is computed in all lanes.
    #[inline(always)]
    fn run(self) {
        let Self { cpu, endomorphism, layout, rows, wanted } = self;
        let Layout { components, ys, .. } = layout;
        let elements = layout.elements();
        let factors = match endomorphism {
            Some(Endomorphism { x, y }) => Some((x.map(|factor| L::factor(cpu, &factor)), L::factor(cpu, y))),
            None => None,
        };
        for (rows, wanted) in rows.chunks_mut(L::WIDTH * elements).zip(wanted.chunks(L::WIDTH)) {
            let images = wanted.iter().copied().max().unwrap_or(0);
            if images == 0 {
                continue;
            }
            // The last group may have fewer points than lanes. The other lanes of this group repeat a point.
            let points = rows.len() / elements;
            let load = |rows: &[_], place| L::load(cpu, |lane| &rows[lane.min(points - 1) * elements + place]);
            let store = |rows: &mut [_], place, value: L| {
                let element_of = |lane: usize| lane * elements + place;
                value.settled().store(|lane, element| {
                    if lane < points {
                        rows[element_of(lane)] = element;
                    }
                });
            };
            if L::SCALES {
                let y = load(rows, components);
                store(rows, components, y.scaled(cpu));
            }
            let Some((factors, y_factor)) = factors.as_ref().filter(|_| images > 1) else { continue };
            let x = load(rows, 0);
            let conjugate = x.conjugate(cpu);
            for (power, factor) in factors.iter().enumerate().take(images).skip(1) {
                let x = if power % 2 == 1 { conjugate } else { x };
                store(rows, power, x.mul(factor));
            }
            if ys > 1 {
                let y = load(rows, components).conjugate(cpu);
                store(rows, components + 1, y.mul(y_factor));
            }
        }
    }
}

/// Points that additions read. An [`Entry`] refers to a point, an image of a point, or the opposite of a point or
/// image. The entry consists of the point's index, the power of the endomorphism, and the sign.
pub(super) struct Operands<'a, L: Lanes> {
    layout: Layout,
    coordinates: &'a [L::Stored],
    /// True if the points of consecutive reads lie far apart in memory. Points that lie far apart should be prefetched.
    pub(super) scattered: bool,
}

impl<L: Lanes> Clone for Operands<'_, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Lanes> Copy for Operands<'_, L> {}

impl<'a, L: Lanes> Operands<'a, L> {
    /// An empty list of points.
    pub(super) const NONE: Self = Self { layout: Layout::PLAIN, coordinates: &[], scattered: false };

    /// Points that are read in order, without images.
    pub(super) fn in_order(points: &'a [Point<L>]) -> Self {
        Self { layout: Layout::PLAIN, coordinates: points.as_flattened(), scattered: false }
    }

    /// The indexes in `coordinates` of the x-coordinate and of the stored y-coordinate of the entry's point. The
    /// indexes do not overflow, because the index of a point is less than 2^29, and a point has at most 6 coordinates.
    #[inline(always)]
    fn places(&self, entry: Entry) -> [u32; 2] {
        let (first, power) = (entry.index() as u32 * self.layout.elements() as u32, entry.power() as u32);
        [first + power, first + self.layout.components as u32 + (self.layout.second_y >> power & 1)]
    }

    /// The x-coordinate of the entry's point.
    #[inline(always)]
    pub(super) fn x(&self, entry: Entry) -> &'a L::Stored {
        &self.coordinates[self.places(entry)[0] as usize]
    }

    /// The stored y-coordinate of the entry's point. The sign of the entry is not applied.
    #[inline(always)]
    pub(super) fn y(&self, entry: Entry) -> &'a L::Stored {
        &self.coordinates[self.places(entry)[1] as usize]
    }

    /// The places of the x-coordinates, and of the stored y-coordinates, of N points. The entries are given by their
    /// [bits](Entry::bits). The loop has no branches, so the compiler can use vector instructions.
    ///
    /// # Panics
    ///
    /// Panics if a point does not exist.
    #[inline(always)]
    pub(super) fn places_of<const N: usize>(&self, entries: &[u32; N]) -> [[u32; N]; 2] {
        let mut places = [[0; N]; 2];
        let mut most = 0;
        for i in 0..N {
            [places[0][i], places[1][i]] = self.places(Entry::from_bits(entries[i]));
            most = most.max(places[0][i]).max(places[1][i]);
        }
        assert!((most as usize) < self.coordinates.len(), "entries refer to points that exist");
        places
    }

    /// The coordinates of all points.
    #[inline(always)]
    pub(super) fn coordinates(&self) -> &'a [L::Stored] {
        self.coordinates
    }

    /// The entry's point, with the sign of the entry.
    pub(super) fn point(&self, entry: Entry) -> Point<L> {
        let (x, y) = (*self.x(entry), *self.y(entry));
        [x, if entry.is_negated() { L::negated(&y) } else { y }]
    }
}

/// Converts a point from the internal form of the lanes.
pub(super) fn from_internal<P: CurveParams, L: Lanes<Field = P::BaseField>>(point: &Point<L>) -> Affine<P> {
    Affine::new_unchecked(L::from_internal_x(&point[0]), L::from_internal_y(&point[1]))
}

/// The internal form of the curve's coefficient a, or `None` if a is 0.
pub(super) fn internal_a<P: CurveParams, L: Lanes<Field = P::BaseField>>() -> Option<L::Stored> {
    (!P::COEFF_A.is_zero()).then(|| L::to_internal_a(&P::COEFF_A))
}

/// The internal form of a point.
pub(super) fn to_internal<P: CurveParams, L: Lanes<Field = P::BaseField>>(point: &Affine<P>) -> Point<L> {
    [L::to_internal_x(&point.x), L::to_internal_y(&point.y)]
}
