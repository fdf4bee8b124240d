//! Decides what happens to the points of a level of a [`Tree`](super::tree::Tree): which points are added in pairs.

use crate::secret::Wiped;

/// The moves of the points of a level.
#[derive(Default)]
pub(super) struct Moves {
    /// Pairs of neighbours. The sum of the points at `place` and at `place` + 1 goes to the next level.
    pub(super) pairs: List,
    /// Points without a partner, which go to the next level.
    pub(super) alone: List,
    /// Points, each of which is the sum of a slot. In these moves, `to` is the slot.
    pub(super) sums: List,
}

/// A move of a point to a place in the next level, or to the sum of a slot.
#[derive(Clone, Copy, Default)]
pub(super) struct Move {
    pub(super) place: u32,
    pub(super) to: u32,
}

impl Moves {
    /// Finds the moves of all points of a level, and appends the slots of the moved points to `next`. If a point is
    /// alone in its slot, the point is the slot's sum, unless an earlier or a later call moves other points of this
    /// slot. Only the first and the last slot of the level can have points in other calls. If `last` is true, no slot
    /// has points in other calls.
    ///
    /// The number of points of a slot is random. No branch depends on the number of points of a single slot, because
    /// the CPU would often mispredict such a branch. The points are handled in blocks of 64. In a mask, bit i stands
    /// for point i of the block.
    pub(super) fn find(&mut self, slots: &mut Wiped<u32>, next: &mut Wiped<u32>, last: bool) {
        let count = slots.len();
        let blocks = count.div_ceil(64);
        // No slot has the number `u32::MAX`. So the last point has no partner after it.
        slots.reserve(64 * blocks + 1 - count);
        slots.resize(64 * blocks + 1, u32::MAX);
        let known = next.len();
        next.reserve(count);
        next.resize(known + count, 0);
        // Slices keep their addresses in registers. Vectors would be read from memory for each move.
        let (of_level, of_next) = (&slots[..], &mut next[..]);
        let [pairs, alone, sums] = [&mut self.pairs, &mut self.alone, &mut self.sums].map(|list| list.prepare(count));
        let (mut pair_count, mut alone_count, mut sum_count, mut to) = (0, 0, 0, known);
        // The slot of the point before the block. The flag is true if the place of this point in its slot is odd.
        let (mut before, mut before_is_odd) = (u32::MAX, false);
        for block in 0..blocks {
            let first = 64 * block;
            let of_block: &[u32] = &of_level[first..first + 65];
            let mut starts = u64::from(of_block[0] != before);
            for i in 1..64 {
                starts |= u64::from(of_block[i] != of_block[i - 1]) << i;
            }
            let odd = odd_places(starts, before_is_odd);
            (before, before_is_odd) = (of_block[63], odd >> 63 != 0);

            let present = u64::MAX >> (64 - (count - first).min(64));
            let first_of_pair_or_alone = !odd & present;
            let with_next = !starts >> 1 | u64::from(of_block[64] == of_block[63]) << 63;
            // The first and the last point of the level are not taken as sums, because the slots of these two points
            // can have points in other calls. If `last` is true, no slot has points in other calls.
            let outer = u64::from(block == 0) | u64::from(block == blocks - 1) << ((count - 1) % 64);
            let inner = if last { u64::MAX } else { !outer };
            let mut are_sums = first_of_pair_or_alone & starts & !with_next & inner;

            let mut moved = first_of_pair_or_alone & !are_sums;
            while moved != 0 {
                let i = moved.trailing_zeros() as usize;
                moved &= moved - 1;
                let is_pair = (with_next >> i & 1) as usize;
                // The code writes the move to both lists, and increments the length of only one of them.
                let item = Move { place: (first + i) as u32, to: to as u32 };
                pairs[pair_count] = item;
                alone[alone_count] = item;
                pair_count += is_pair;
                alone_count += 1 - is_pair;
                of_next[to] = of_block[i];
                to += 1;
            }
            while are_sums != 0 {
                let i = are_sums.trailing_zeros() as usize;
                are_sums &= are_sums - 1;
                sums[sum_count] = Move { place: (first + i) as u32, to: of_block[i] };
                sum_count += 1;
            }
        }
        (self.pairs.len, self.alone.len, self.sums.len) = (pair_count, alone_count, sum_count);
        next.truncate(to);
        slots.clear();
    }
}

/// The mask of the points at odd places in their slots, for one block. The place of a slot's first point is 0. `starts`
/// is the mask of the first points of the slots. `before_is_odd` is true if the place of the point before the block is
/// odd.
fn odd_places(starts: u64, before_is_odd: bool) -> u64 {
    const ODD: u64 = 0xaaaa_aaaa_aaaa_aaaa;
    let others = !starts;
    // A slot is shifted if its points at even places have odd indexes in the block. `others` is the mask of the points
    // that do not start a slot. For each shifted slot, the code adds 1 at the point after the start of the slot. This
    // addition clears the bits of the slot's second point and of all later points of the slot. The carry stops at the
    // start of the next slot.
    let shifted_starts = starts & ODD;
    let carried = others.wrapping_add((shifted_starts << 1 | u64::from(!before_is_odd)) & others);
    let shifted = shifted_starts | others & !carried;
    ODD ^ shifted
}

/// A list of moves. The list has the first `len` items of `items`.
#[derive(Default)]
pub(super) struct List {
    items: Wiped<Move>,
    len: usize,
}

impl List {
    /// Empties the list. The result is memory for `most` + 1 moves.
    fn prepare(&mut self, most: usize) -> &mut [Move] {
        self.len = 0;
        if self.items.len() <= most {
            self.items = Wiped(vec![Move::default(); (most + 1).max(2 * self.items.len())]);
        }
        &mut self.items[..=most]
    }

    pub(super) fn as_slice(&self) -> &[Move] {
        &self.items[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    /// Compares the moves with the moves that a loop over slots finds.
    #[test]
    fn moves_of_slots_of_random_lengths() {
        let mut rng = ark_std::test_rng();
        for round in 0..2000 {
            let (most, count) = (1 + round % 9, 1 + rng.gen_range(0..200));
            let lengths: Vec<usize> = (0..count).map(|_| rng.gen_range(1..=most * most)).collect();
            let last = round % 2 == 0;
            let slots = (0..).zip(&lengths).flat_map(|(i, &length)| std::iter::repeat_n(3 * i + 1, length));
            let mut slots: Wiped<u32> = Wiped(slots.collect());
            let (mut pairs, mut alone, mut sums, mut expected) = (vec![], vec![], vec![], vec![7]);
            let mut place = 0;
            for (slot, &length) in (0..count).zip(&lengths) {
                let number = 3 * slot + 1;
                for _ in 0..length / 2 {
                    pairs.push((place, expected.len() as u32));
                    expected.push(number);
                    place += 2;
                }
                if length == 1 && (last || slot > 0 && slot < count - 1) {
                    sums.push((place, number));
                } else if length % 2 == 1 {
                    alone.push((place, expected.len() as u32));
                    expected.push(number);
                }
                place += length as u32 % 2;
            }

            let (mut moves, mut next) = (Moves::default(), Wiped(vec![7]));
            moves.find(&mut slots, &mut next, last);
            let list = |list: &List| list.as_slice().iter().map(|item| (item.place, item.to)).collect::<Vec<_>>();
            assert_eq!(list(&moves.pairs), pairs, "lengths {lengths:?}");
            assert_eq!(list(&moves.alone), alone, "lengths {lengths:?}");
            assert_eq!(list(&moves.sums), sums, "lengths {lengths:?}");
            assert_eq!(*next, expected, "lengths {lengths:?}");
        }
    }
}
