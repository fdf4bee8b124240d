//! Computes Σ t·Bₜ for buckets Bₜ with weights t. The computation needs only additions.

use std::ops::{Range, RangeInclusive};

use super::entry::Entry;
use super::point::{Point, is_identity};
use super::points::Operands;
use super::tree::{Buffers, Tree};
use crate::field::lanes::Lanes;
use crate::secret::Wiped;
use crate::timings::recording::{self, Phase};

/// Points to be multiplied by their weights and by a common power of two.
#[derive(Clone, Debug)]
pub(super) struct Weighted {
    /// The slots that hold the points in the tree.
    pub(super) places: Range<usize>,
    /// The exponent of the common power of two. The exponent is the index of a bit of the scalars.
    pub(super) bit: u32,
}

/// Returns the sum of lists of weighted points, and the memory of the tree. The sum is a list of pairs `(bit, point)`,
/// which stands for Σ 2^bit·point over all pairs. The weighted points are the sums of the tree's slots, and `weights`
/// has the weight of each slot. No weight is zero, and the weights of a list ascend. Points with the same `bit` are
/// added in batches, until the next batch would have fewer than `min_pairs` additions.
///
/// A weight t is 2^h·r + s with s < 2^h (see [`low_bits`] for h). Place each point of weight t in row r and column s of
/// a grid. Then Σ t·Bₜ is 2^h·Σ r·Rᵣ + Σ s·Cₛ, where Rᵣ is the sum of row r and Cₛ is the sum of column s. A grid takes
/// two additions for each point, and a running sum takes two additions for each bucket. But unlike the steps of a
/// running sum, the sums of different rows and columns do not depend on one another. An empty cell of the grid takes no
/// addition. The sums Rᵣ and the sums Cₛ are again two lists of weighted points, whose weights have fewer bits. The
/// rounds end when all weights are 1.
pub(super) fn weighted_sums<L: Lanes>(
    cpu: L::Cpu,
    a: Option<L::Stored>,
    tree: Tree<'_, L>,
    mut weights: Wiped<u32>,
    mut lists: Vec<Weighted>,
    min_pairs: usize,
) -> (Vec<(u32, Point<L>)>, Buffers<L>) {
    let (mut points, mut buffers);
    // The tree reads `points`. The tree is declared after `points`, so the tree is dropped before `points`.
    let mut tree = tree;
    while weights.iter().any(|&weight| weight > 1) {
        (points, buffers) = tree.finish();
        recording::enter(Phase::Grids);
        tree = Tree::<L>::new(cpu, a, Operands::in_order(&points), 2 * points.len(), buffers);
        let (mut next_weights, mut next_lists) = (Wiped::default(), Vec::new());
        for list in lists {
            let of_list = &weights[list.places.clone()];
            let (least, greatest) = (of_list.first().copied().unwrap_or(1), of_list.last().copied().unwrap_or(1));
            let half = low_bits(least..=greatest);
            // Reserves room for one weight per column and one weight per row. The rows range from the row of the least
            // weight to the row of the greatest weight.
            next_weights.reserve((1 << half) + ((greatest >> half) - (least >> half)) as usize + 1);
            let by_row: Vec<usize> = list.places.clone().collect();
            let by_column = sorted_by_column(&by_row, &weights, half);
            let mask = (1 << half) - 1;
            for (squares, shift, mask, bit) in
                [(&by_row[..], half, u32::MAX, list.bit + half), (&by_column[..], 0, mask, list.bit)]
            {
                let start = next_weights.len();
                for &place in squares {
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
    let bits = bits_of_places(&lists);
    let (sums, buffers) = tree.finish_nearly(min_pairs);
    (sums.into_iter().map(|(slot, point)| (bits[slot as usize], point)).collect(), buffers)
}

/// For each place, the field `bit` of the place's list. The places are in the order of the lists.
fn bits_of_places(lists: &[Weighted]) -> Vec<u32> {
    lists.iter().flat_map(|list| list.places.clone().map(|_| list.bit)).collect()
}

/// The number h of low bits that give the column of a weight. h is about half the bit length of the difference between
/// the greatest and the least weight of a list. So the number of rows of the grid is about equal to the number of
/// columns, even if the weights are close together and far from 1. If the difference is small (see
/// [`MAX_SMALL_DIFFERENCE_BITS`]), h is half the bit length of the greatest weight, so that there are fewer rounds.
fn low_bits(weights: RangeInclusive<u32>) -> u32 {
    let bits = |number: u32| u32::BITS - number.leading_zeros();
    let (whole, spread) = (bits(*weights.end()), bits(weights.end() - weights.start()));
    // If all weights are 1, the column is the whole weight.
    (if spread > MAX_SMALL_DIFFERENCE_BITS { spread } else { whole }).div_ceil(2)
}

/// The greatest bit length of a small difference between the greatest and the least weight of a list.
const MAX_SMALL_DIFFERENCE_BITS: u32 = 3;

/// Returns the places, sorted by the low `half` bits of their weights. The function uses a counting sort.
fn sorted_by_column(places: &[usize], weights: &[u32], half: u32) -> Wiped<usize> {
    let column = |place: usize| weights[place] as usize & ((1 << half) - 1);
    let mut next = Wiped(vec![0; (1 << half) + 1]);
    for &place in places {
        next[column(place) + 1] += 1;
    }
    for column in 0..1 << half {
        next[column + 1] += next[column];
    }
    let mut sorted = Wiped(vec![0; places.len()]);
    for &place in places {
        let to = &mut next[column(place)];
        sorted[*to] = place;
        *to += 1;
    }
    sorted
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::g1::Config;
    use ark_bls12_381::{Fr, G1Affine, G1Projective};
    use ark_ff::{UniformRand, Zero};

    use super::super::points::{from_internal, to_internal};
    use super::super::tree::Buffers;
    use super::*;
    use crate::curve::horner;
    use crate::field::lanes::One;

    type Lane = One<ark_bls12_381::Fq>;

    /// Tests three kinds of lists: weights that begin at 1, weights that are close together and far from 1, and a
    /// single weight.
    #[test]
    fn weights_may_begin_anywhere() {
        let mut rng = ark_std::test_rng();
        let lists: [(u32, Vec<u32>); 5] = [
            (0, (1..=40).collect()),
            (20, (30_000..30_100).step_by(3).collect()),
            (40, vec![32_768]),
            (60, vec![1]),
            (80, (0..9).map(|i| (1 << 14) - 4 + i).collect()),
        ];
        let count = lists.iter().map(|(_, weights)| weights.len()).sum();
        let points: Vec<G1Affine> = (0..count).map(|_| G1Projective::rand(&mut rng).into()).collect();
        let internal: Vec<_> = points.iter().map(to_internal::<Config, Lane>).collect();

        let mut tree = Tree::<Lane>::new((), None, Operands::in_order(&internal), count, Buffers::new());
        let (mut weights, mut weighted, mut expected) = (Vec::new(), Vec::new(), G1Projective::zero());
        for (bit, of_list) in lists {
            let start = weights.len();
            for weight in of_list {
                let place = weights.len();
                tree.push(place as u32, Entry::new(place, 0));
                expected += points[place] * (Fr::from(weight) * Fr::from(1u128 << bit));
                weights.push(weight);
            }
            weighted.push(Weighted { places: start..weights.len(), bit });
        }
        let (sums, _) = weighted_sums::<Lane>((), None, tree, Wiped(weights), weighted, 0);
        let sums: Vec<_> = sums.iter().map(|(bit, sum)| (*bit, from_internal::<Config, Lane>(sum).into())).collect();
        assert_eq!(horner::<Config>(&sums), expected);
    }

    #[test]
    fn a_grid_has_about_as_many_rows_as_columns() {
        assert_eq!(low_bits(1..=1), 1);
        assert_eq!(low_bits(1..=1 << 14), 7);
        assert_eq!(low_bits(30_000..=31_000), 5);
        // With few weights, h is half the bit length of the greatest weight.
        assert_eq!(low_bits(30_000..=30_005), 8);
    }
}
