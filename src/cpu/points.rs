//! The bases as the lanes read them.

use ark_ec::short_weierstrass::Affine;
use ark_ff::Zero;
use rayon::prelude::*;

use super::batch::{Operands, Point};
use super::field::lanes::Lanes;
use super::terms::Entry;
use crate::Curve;

/// Bases at rest, and their images under the powers of the endomorphism where it is used.
pub(super) struct Points<L: Lanes> {
    /// One after the other the x-coordinates of a base and of its images.
    x: Vec<L::Stored>,
    /// As many y-coordinates of each as differ by more than a sign (see [`Curve::y_image`]).
    y: Vec<L::Stored>,
    /// For each power, the place of its y-coordinate among these.
    y_of_power: [usize; 4],
    parts: usize,
    ys: usize,
}

/// Bases that one task brings to rest.
const TOGETHER: usize = 256;

impl<L: Lanes> Points<L> {
    /// For scalars in so many parts.
    pub(super) fn new<P: Curve<BaseField = L::Field>>(bases: &[Affine<P>], parts: usize, threads: usize) -> Self {
        let y_of_power: [usize; 4] = std::array::from_fn(|power| P::y_image(power).0);
        let ys = 1 + y_of_power[..parts].iter().max().expect("there is one part at least");
        let (mut x, mut y) = (vec![L::ZERO; bases.len() * parts], vec![L::ZERO; bases.len() * ys]);
        let fill = |x: &mut [L::Stored], y: &mut [L::Stored], bases: &[Affine<P>]| {
            let rows = x.chunks_exact_mut(parts).zip(y.chunks_exact_mut(ys));
            for ((x, y), base) in rows.zip(bases) {
                for (power, x) in x.iter_mut().enumerate() {
                    let image = P::image(power, base);
                    *x = L::rest_x(&image.x);
                    if let Some(y) = y.get_mut(power) {
                        *y = L::rest_y(&image.y);
                    }
                }
            }
        };
        if threads > 1 {
            let tasks = x.par_chunks_mut(TOGETHER * parts).zip(y.par_chunks_mut(TOGETHER * ys));
            tasks.zip(bases.par_chunks(TOGETHER)).for_each(|((x, y), bases)| fill(x, y, bases));
        } else {
            fill(&mut x, &mut y, bases);
        }
        Self { x, y, y_of_power, parts, ys }
    }
}

/// Named by [`Entry`].
impl<L: Lanes> Operands<L> for Points<L> {
    const SCATTERED: bool = true;

    #[inline(always)]
    fn x(&self, operand: u32) -> &L::Stored {
        let entry = Entry::from(operand);
        &self.x[entry.index() * self.parts + entry.power()]
    }

    #[inline(always)]
    fn y(&self, operand: u32) -> &L::Stored {
        let entry = Entry::from(operand);
        &self.y[entry.index() * self.ys + self.y_of_power[entry.power()]]
    }

    #[inline(always)]
    fn is_negated(operand: u32) -> bool {
        Entry::from(operand).is_negated()
    }
}

/// The point that lies at rest.
pub(super) fn wake<P: Curve, L: Lanes<Field = P::BaseField>>(point: &Point<L>) -> Affine<P> {
    Affine::new_unchecked(L::wake_x(&point.x), L::wake_y(&point.y))
}

/// The curve's coefficient a, at rest; none where it is 0. Only for lanes that do not scale coordinates.
pub(super) fn rest_a<P: Curve, L: Lanes<Field = P::BaseField>>() -> Option<L::Stored> {
    (!P::COEFF_A.is_zero()).then(|| L::rest_x(&P::COEFF_A))
}

/// The point, at rest.
pub(super) fn rest<P: Curve, L: Lanes<Field = P::BaseField>>(point: &Affine<P>) -> Point<L> {
    Point { x: L::rest_x(&point.x), y: L::rest_y(&point.y) }
}
