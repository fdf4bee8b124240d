//! Straus's algorithm for a small number of points: a table of multiples for each point, and doublings that all points
//! share.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;

use super::addition::{Additions, Ahead, ScatteredPairs};
use super::batch::{Scratch, add};
use super::entry::Entry;
use super::point::Point;
use super::points::{Operands, from_internal, internal_a, to_internal};
use super::slots::List;
use super::table::CpuTable;
use super::terms::Terms;
use crate::bases::BaseView;
use crate::curve::{CurveParams, Jacobian};
use crate::field::FastField;
use crate::field::lanes::One;
use crate::plan::CpuPlan;
use crate::secret::Wiped;

/// Returns Σ kᵢ·Pᵢ for terms of the given bases. Memory and time grow with the number of bases in the range of `terms`,
/// not with the number of all given bases.
///
/// 1. For each point that has a nonzero digit, compute the multiples P, 2P, …, m·P, where m is the greatest magnitude
///    of the point's digits (see [`Multiples`]).
/// 2. For each row, from the highest row down: double the sum once for each bit of a window. Then, for each digit of
///    the row, add the product of the digit and the digit's point.
pub(super) fn sum<P: CurveParams>(
    plan: &CpuPlan,
    bases: &BaseView<'_, P, CpuTable<P>>,
    terms: &Terms,
) -> Projective<P> {
    let levels = plan.levels() as usize;
    let first = terms.bases().start * levels;
    let mut greatest: Wiped<u32> = Wiped(zeros(terms.bases().len() * levels));
    for row in 0..plan.rows() {
        for (digit, entry) in terms.digits(plan, row) {
            let greatest = &mut greatest[entry.index() - first];
            *greatest = digit.unsigned_abs().max(*greatest);
        }
    }
    let table = Multiples::new(&bases.slice(terms.bases()), levels, &greatest);

    let mut sum = Jacobian::identity();
    for row in (0..plan.rows()).rev() {
        for _ in 0..plan.windows.window_bits() {
            sum.double();
        }
        for (digit, entry) in terms.digits(plan, row) {
            let multiple = table.get(entry.index() - first, digit.unsigned_abs());
            let mut point = P::image(entry.power(), &multiple);
            // The sign of an entry applies to the stored y-coordinate. The y-coordinate of an image under the
            // endomorphism may be the opposite of the stored y-coordinate (see `CurveParams::y_image`).
            if entry.signed(digit < 0).is_negated() != P::y_image(entry.power()).1 {
                point.y = P::BaseField::zero().fast_sub(&point.y);
            }
            sum.add_affine(&point);
        }
    }
    sum.into_projective()
}

/// A vector of `count` zeros. `vec!` would call calloc, which in some C libraries bypasses the cache of small
/// allocations.
fn zeros(count: usize) -> Vec<u32> {
    std::iter::repeat_n(0, count).collect()
}

/// Multiples of points. Each point P has the multiples from 1·P to m·P, where m is the greatest magnitude of the
/// point's digits. A point whose digits are all zero has no multiples.
struct Multiples<P: CurveParams> {
    points: Vec<Point<One<P::BaseField>>>,
    /// For each point, the index in `places` at which the point's multiples begin.
    starts: Wiped<usize>,
    places: Wiped<u32>,
}

impl<P: CurveParams> Multiples<P> {
    /// Computes the multiples in rounds. A round adds m·P to each of the multiples P, …, m·P of earlier rounds, so the
    /// number of multiples doubles. Each round is one batch of additions.
    fn new(bases: &BaseView<'_, P, CpuTable<P>>, levels: usize, greatest: &[u32]) -> Self {
        let (mut points, mut starts) = (Vec::new(), Wiped(Vec::with_capacity(greatest.len())));
        let mut places = Wiped(zeros(greatest.iter().map(|&greatest| greatest as usize).sum()));
        let mut start = 0;
        for (i, &greatest) in greatest.iter().enumerate() {
            starts.push(start);
            if greatest > 0 {
                places[start] = points.len() as u32;
                points.push(to_internal::<P, One<P::BaseField>>(&bases.multiple(i / levels, i % levels)));
            }
            start += greatest as usize;
        }
        let (mut scratch, mut pairs, mut to) = (Scratch::default(), ScatteredPairs::default(), List::default());
        let a = internal_a::<P, One<P::BaseField>>();
        for round in 0.. {
            let m = 1 << round;
            let of_round = |greatest: u32| greatest.saturating_sub(m).min(m);
            let count: u32 = greatest.iter().map(|&greatest| of_round(greatest)).sum();
            if count == 0 {
                break;
            }
            pairs.prepare(count as usize);
            let mut place = points.len() as u32;
            for (&start, &greatest) in starts.iter().zip(greatest) {
                for i in 0..of_round(greatest) {
                    let entry = |multiple: u32| Entry::new(places[start + multiple as usize - 1] as usize, 0);
                    pairs.push([entry(m), entry(i + 1)]);
                    places[start + (m + i) as usize] = place;
                    place += 1;
                }
            }
            to.prepare(count as usize);
            to.extend(0..count);
            let mut sums = vec![[P::BaseField::zero(); 2]; count as usize];
            let blocks = pairs.blocks::<One<_>>((), &Operands::in_order(&points), &mut to);
            add::<One<_>, _>((), a, Additions::new(&blocks, count as usize), Ahead::NONE, &mut sums, &mut scratch);
            points.extend(sums);
        }
        Self { points, starts, places }
    }

    fn get(&self, point: usize, multiple: u32) -> Affine<P> {
        let place = self.places[self.starts[point] + multiple as usize - 1];
        from_internal::<P, One<P::BaseField>>(&self.points[place as usize])
    }
}
