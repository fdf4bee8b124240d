//! The bases as the lanes read them.

use ark_ec::short_weierstrass::Affine;
use rayon::prelude::*;

use super::batch::{Operands, Point};
use super::field::FastField;
use super::lanes::Lanes;
use super::terms::Entry;
use crate::Curve;

/// Bases at rest, and their images under the endomorphism φ(x, y) = (βx, y) where it is used.
pub(super) struct Points<L: Lanes> {
    /// One after the other the x-coordinates of a base and of its image.
    x: Vec<L::Stored>,
    y: Vec<L::Stored>,
    images: usize,
}

impl<L: Lanes> Points<L> {
    pub(super) fn new<P: Curve<BaseField = L::Field>>(bases: &[Affine<P>], beta: Option<P::BaseField>) -> Self {
        const TOGETHER: usize = 256;
        let y = bases.par_iter().with_min_len(TOGETHER).map(|base| L::rest_y(&base.y)).collect();
        let Some(beta) = beta else {
            let x = bases.par_iter().with_min_len(TOGETHER).map(|base| L::rest_x(&base.x)).collect();
            return Self { x, y, images: 1 };
        };
        let coordinate = |i: usize| {
            let x = &bases[i / 2].x;
            if i % 2 == 0 { L::rest_x(x) } else { L::rest_x(&x.fast_mul(&beta)) }
        };
        let x = (0..2 * bases.len()).into_par_iter().with_min_len(2 * TOGETHER).map(coordinate).collect();
        Self { x, y, images: 2 }
    }
}

/// Named by [`Entry`].
impl<L: Lanes> Operands<L> for Points<L> {
    const SCATTERED: bool = true;

    #[inline(always)]
    fn x(&self, operand: u32) -> &L::Stored {
        let entry = Entry::from(operand);
        &self.x[entry.index() * self.images + usize::from(entry.is_image())]
    }

    #[inline(always)]
    fn y(&self, operand: u32) -> &L::Stored {
        &self.y[Entry::from(operand).index()]
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
