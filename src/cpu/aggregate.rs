//! Computes Σ t·Bₜ for buckets Bₜ with weights t. The computation needs only additions.

use std::ops::Range;

use super::entry::Entry;
use super::point::{Point, is_identity};
use super::points::Operands;
use super::tree::Tree;
use crate::field::lanes::Lanes;

/// Points to be multiplied by their weights and by a common power of two.
#[derive(Clone, Debug)]
pub(super) struct Weighted {
    /// The slots of the tree that hold the points.
    pub(super) places: Range<usize>,
    /// The exponent of the power of two: a position in the scalars' bits.
    pub(super) bit: u32,
}

/// The sum of lists of weighted points. The result is a list of pairs `(bit, point)`. The sum is Σ 2^bit·point for all
/// pairs. The weighted points are the sums of the tree's slots, and `weights` has the weight of each slot. No weight is
/// zero, and the weights of a list ascend. Points with the same `bit` are added in batches until the next batch would
/// have fewer than `min_pairs` pairs.
///
/// Let h = ⌈k/2⌉. A weight t of k bits is 2^h·r + s with s < 2^h. Place each point of weight t in row r and column s of
/// a grid. Then Σ t·Bₜ is 2^h·Σ r·Rᵣ + Σ s·Cₛ, where Rᵣ is the sum of row r and Cₛ is the sum of column s. The method
/// takes two additions for each point, like a running sum. But these additions do not depend on one another, and empty
/// places take no addition. The sums Rᵣ and the sums Cₛ are again two lists of weighted points. The weights of these
/// lists have half the bits. After ⌈log₂ k⌉ rounds, each weight has one bit.
pub(super) fn weighted_sums<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    tree: Tree<'_, L>,
    mut weights: Vec<u32>,
    mut lists: Vec<Weighted>,
    min_pairs: usize,
) -> Vec<(u32, Point<L>)> {
    let mut points;
    // The tree reads `points`. It is declared after `points`, so it is dropped before `points`.
    let mut tree = tree;
    while weights.iter().any(|&weight| weight > 1) {
        points = tree.finish();
        tree = Tree::<L>::new(cpu, a, Operands::in_order(&points), 2 * points.len());
        let (mut next_weights, mut next_lists) = (Vec::new(), Vec::new());
        for list in lists {
            let greatest = list.places.clone().next_back().map_or(1, |place| weights[place]);
            // If all weights are 1, `half` is 1, so that the column is the whole weight.
            let half = if greatest > 1 { (u32::BITS - greatest.leading_zeros()).div_ceil(2) } else { 1 };
            let by_row: Vec<usize> = list.places.clone().collect();
            let by_column = sorted_by_column(&by_row, &weights, half);
            let mask = (1 << half) - 1;
            for (squares, shift, mask, bit) in
                [(by_row, half, u32::MAX, list.bit + half), (by_column, 0, mask, list.bit)]
            {
                let start = next_weights.len();
                for place in squares {
                    let weight = weights[place] >> shift & mask;
                    if weight == 0 || is_identity::<L>(&points[place]) {
                        continue;
                    }
                    if next_weights.len() == start || next_weights.last() != Some(&weight) {
                        next_weights.push(weight);
                    }
                    tree.push(next_weights.len() as u32 - 1, Entry::new(place, 0));
                }
                next_lists.push(Weighted { places: start..next_weights.len(), bit });
            }
        }
        (weights, lists) = (next_weights, next_lists);
    }
    let bits: Vec<u32> = lists.iter().flat_map(|list| list.places.clone().map(|_| list.bit)).collect();
    tree.finish_nearly(min_pairs).into_iter().map(|(slot, point)| (bits[slot as usize], point)).collect()
}

/// The places, sorted by the low `half` bits of their weights. The function uses a counting sort.
fn sorted_by_column(places: &[usize], weights: &[u32], half: u32) -> Vec<usize> {
    let column = |place: usize| weights[place] as usize & ((1 << half) - 1);
    let mut next = vec![0; (1 << half) + 1];
    for &place in places {
        next[column(place) + 1] += 1;
    }
    for column in 0..1 << half {
        next[column + 1] += next[column];
    }
    let mut sorted = vec![0; places.len()];
    for &place in places {
        let to = &mut next[column(place)];
        sorted[*to] = place;
        *to += 1;
    }
    sorted
}
