//! Σ t·Bₜ over buckets, by sums alone.

use std::ops::Range;

use super::batch::Point;
use super::field::lanes::Lanes;
use super::tree::Tree;

/// Points to be counted by weights, all of them times a power of two.
#[derive(Clone, Debug)]
pub(super) struct Weighted {
    /// Their places.
    pub(super) places: Range<usize>,
    /// The power of two: a place in the scalars' bits.
    pub(super) bit: u32,
}

/// The sum of lists of weighted points, as points to be counted by powers of two: `(bit, point)` stands for 2^bit·point.
/// `weights` are those of `points`, none of them zero; in a list they ascend.
///
/// A weight t of k bits is 2^h·r + s with h = ⌈k/2⌉: the points of a list are squares of a board, r naming the row and s
/// the column, and Σ t·Bₜ is 2^h·Σ r·Rᵣ + Σ s·Cₛ over the sums of rows and of columns. That takes two additions a point,
/// as a running sum does, but they do not wait for one another, and empty squares take none. Rows and columns are again
/// lists of weighted points, with half as many bits; one bit is left after ⌈log₂ k⌉ rounds.
pub(super) fn weighted_sums<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    mut points: Vec<Point<L>>,
    mut weights: Vec<u32>,
    mut lists: Vec<Weighted>,
) -> Vec<(u32, Point<L>)> {
    while weights.iter().any(|&weight| weight > 1) {
        let mut tree = Tree::new(cpu, a, &points[..]);
        let (mut next_weights, mut next_lists) = (Vec::new(), Vec::new());
        for list in lists {
            let greatest = list.places.clone().next_back().map_or(1, |place| weights[place]);
            // A list of ones is all column.
            let half = if greatest > 1 { (u32::BITS - greatest.leading_zeros()).div_ceil(2) } else { 1 };
            let mut add_list = |bit, squares: &mut dyn Iterator<Item = (u32, usize)>| {
                let start = next_weights.len();
                for (weight, place) in squares.filter(|&(weight, place)| weight > 0 && !points[place].is_identity()) {
                    if next_weights.len() == start || next_weights.last() != Some(&weight) {
                        next_weights.push(weight);
                    }
                    tree.push(next_weights.len() as u32 - 1, place as u32);
                }
                next_lists.push(Weighted { places: start..next_weights.len(), bit });
            };
            add_list(list.bit + half, &mut list.places.clone().map(|place| (weights[place] >> half, place)));
            let mut columns = vec![Vec::new(); 1 << half];
            for place in list.places {
                columns[weights[place] as usize & ((1 << half) - 1)].push(place);
            }
            let squares = columns
                .into_iter()
                .zip(0..)
                .flat_map(|(places, column)| places.into_iter().map(move |place| (column, place)));
            add_list(list.bit, &mut { squares });
        }
        points = tree.finish();
        (weights, lists) = (next_weights, next_lists);
    }
    let counted = lists.iter().flat_map(|list| list.places.clone().map(|place| (list.bit, points[place])));
    counted.filter(|(_, point)| !point.is_identity()).collect()
}
