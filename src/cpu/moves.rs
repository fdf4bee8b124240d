//! Sorts the points of one level of a [`Tree`](super::tree::Tree) into three lists: points that are added in pairs,
//! points that move to the next level without an addition, and points that are already the sum of their slot.

use super::slots::{BLOCK, List, Slots};
use crate::field::lanes::{Lanes, Work};
use crate::secret::Wiped;

/// The moves of the points of a level.
#[derive(Default)]
pub(super) struct Moves {
    /// Pairs of neighbours. The sum of the points at `from` and at `from` + 1 goes to the next level.
    pub(super) pairs: Places,
    /// The points that move to the next level without an addition.
    pub(super) alone: Places,
    /// Finished sums. Each of these points is the only remaining point of its slot, so the point is the sum of the
    /// slot. For the points in `sums`, `to` is the number of the slot.
    pub(super) sums: Places,
    /// For each block of 64 points, a mask. Bit i of the mask is set if point i of the block is the first point of a
    /// pair.
    pub(super) pairs_of_blocks: Wiped<u64>,
}

/// A list of moves. Move i takes the point from the place `from[i]` to `to[i]`. `to[i]` is a place in the next level,
/// or the number of a slot.
#[derive(Default)]
pub(super) struct Places {
    from: List,
    pub(super) to: List,
}

impl Places {
    pub(super) fn from(&self) -> &[u32] {
        self.from.as_slice()
    }

    pub(super) fn to(&self) -> &[u32] {
        self.to.as_slice()
    }

    pub(super) fn len(&self) -> usize {
        self.to.len()
    }

    /// For each move, returns the old place and the new place of the point.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.from().iter().zip(self.to()).map(|(&from, &to)| (from as usize, to as usize))
    }

    /// Repeats the last move until the number of moves is a multiple of `width`.
    pub(super) fn pad(&mut self, width: usize) {
        self.from.pad(width);
        self.to.pad(width);
    }

    #[inline(always)]
    fn push_if(&mut self, from: u32, to: u32, keep: u64) {
        self.from.push_if(from, keep);
        self.to.push_if(to, keep);
    }

    fn prepare(&mut self, most: usize) {
        self.from.prepare(most);
        self.to.prepare(most);
    }
}

impl Moves {
    /// Finds the moves of all points of a level, and appends the slots of the moved points to `next`. A point is the
    /// sum of its slot if no call of this function finds another point of this slot. Only the first and the last slot
    /// of the level can have points in an earlier or a later call. If `last` is true, no other call of this function
    /// gets points of the first or the last slot. At the end, `slots` is empty.
    ///
    /// The number of points of a slot is random. No branch depends on the number of points of a single slot, because
    /// the CPU would often mispredict such a branch. The points are handled in blocks of 64. In a mask, bit i stands
    /// for point i of the block.
    pub(super) fn find<L: Lanes>(&mut self, cpu: L::Cpu, slots: &mut Slots, next: &mut Slots, last: bool) {
        let count = slots.len();
        slots.pad();
        next.reserve(count);
        for places in [&mut self.pairs, &mut self.alone, &mut self.sums] {
            places.prepare(count);
        }
        self.pairs_of_blocks.clear();
        self.pairs_of_blocks.reserve(count.div_ceil(BLOCK));
        L::run(cpu, Find::<L> { cpu, moves: self, slots, next, last });
        slots.clear();
    }
}

struct Find<'a, L: Lanes> {
    cpu: L::Cpu,
    moves: &'a mut Moves,
    slots: &'a Slots,
    next: &'a mut Slots,
    last: bool,
}

impl<L: Lanes> Work for Find<'_, L> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { cpu, moves: Moves { pairs, alone, sums, pairs_of_blocks }, slots, next, last } = self;
        let count = slots.len();
        let blocks = count.div_ceil(BLOCK);
        // A mask. Bit i is set if slot i of the block already has points in the next level. Only the first slot of the
        // level can already have points in the next level.
        let mut old = u64::from(next.last() == slots.first());
        // The index of the first slot that begins in the block.
        let mut first_slot = 0;
        let mut before_is_odd = false;
        let mut places = [0; BLOCK];
        let mut moved_to = [0; BLOCK];
        for i in 0..BLOCK {
            (places[i], moved_to[i]) = (i as u32, (next.len() + i) as u32);
        }
        for block in 0..blocks {
            let [starts, starts_above] = slots.starts_of(block);
            let odd = odd_places(starts, before_is_odd);
            before_is_odd = odd >> 63 != 0;

            let present = lowest((count - BLOCK * block).min(BLOCK) as u32);
            let first_of_pair_or_alone = !odd & present;
            let with_next = !starts >> 1 | !starts_above << 63;
            let starts = starts & present;
            // If `last` is false, the slots of the first and of the last point of the level can have points in other
            // calls of `find`. So these two points do not count as finished sums.
            let outer = u64::from(block == 0) | u64::from(block == blocks - 1) << ((count - 1) % BLOCK);
            let inner = if last { u64::MAX } else { !outer };
            let are_sums = starts & !with_next & inner;
            let moved = first_of_pair_or_alone & !are_sums;
            let (are_pairs, are_alone) = (moved & with_next, moved & !with_next);

            pairs_of_blocks.push(are_pairs);
            let numbers = slots.numbers.block(first_slot);
            // Bit i of `moved_starts` is set if the i-th moved point of the block is the first point of its slot.
            let mut moved_starts;
            if const { L::WIDTH == 1 } {
                // With one lane, loops over the set bits are faster than `L::extract` and `L::compress`.
                moved_starts = 0;
                for (i, point) in bits(moved).enumerate() {
                    let is_pair = are_pairs >> point & 1;
                    pairs.push_if(places[point], moved_to[i], is_pair);
                    alone.push_if(places[point], moved_to[i], 1 - is_pair);
                    moved_starts |= (starts >> point & 1) << i;
                }
                for (point, &slot) in bits(starts).zip(numbers).skip(old as usize) {
                    let is_sum = are_sums >> point & 1;
                    sums.push_if(places[point], slot, is_sum);
                    next.numbers.push_if(slot, 1 - is_sum);
                }
            } else {
                let pairs_of_moved = L::extract(cpu, are_pairs, moved);
                pairs.from.append::<L>(cpu, &places, are_pairs);
                pairs.to.append::<L>(cpu, &moved_to, pairs_of_moved);
                if are_alone != 0 {
                    alone.from.append::<L>(cpu, &places, are_alone);
                    alone.to.append::<L>(cpu, &moved_to, !pairs_of_moved & lowest(moved.count_ones()));
                }
                // In a mask of slots, bit i stands for slot i of the block.
                let moved_slots = L::extract(cpu, moved, starts);
                next.numbers.append::<L>(cpu, numbers, moved_slots & !old);
                if are_sums != 0 {
                    sums.from.append::<L>(cpu, &places, are_sums);
                    sums.to.append::<L>(cpu, numbers, lowest(starts.count_ones()) & !moved_slots);
                }
                moved_starts = L::extract(cpu, starts, moved);
            }
            // If `old` is 1, the first slot of the level is already in `next`. In this case, the first point of the
            // level is always moved, and bit 0 of `moved_starts` is the start of the first slot.
            next.append(moved_starts & !old, moved.count_ones());
            old = 0;

            first_slot += starts.count_ones() as usize;
            for i in 0..BLOCK {
                places[i] += BLOCK as u32;
                moved_to[i] += moved.count_ones();
            }
        }
    }
}

/// The indexes of the bits of `mask` that are set.
#[inline(always)]
fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (mask != 0).then_some(mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(place)
    })
}

/// A mask of the lowest `count` bits, for `count` up to 64.
#[inline(always)]
fn lowest(count: u32) -> u64 {
    u64::MAX.checked_shr(64 - count).unwrap_or(0)
}

/// The mask of the points at odd places in their slots, for one block. The place of a slot's first point is 0. `starts`
/// is the mask of the first points of the slots. `before_is_odd` is true if the last point of the previous block is at
/// an odd place.
#[inline(always)]
fn odd_places(starts: u64, before_is_odd: bool) -> u64 {
    const ODD: u64 = 0xaaaa_aaaa_aaaa_aaaa;
    let others = !starts;
    // In a *shifted* slot, the points at even places have odd indexes in the block. `others` is the mask of the points
    // that do not start a slot. For each shifted slot, the code adds 1 to `others` at the bit of the slot's second
    // point. This addition clears the bits of the second point and of all later points of the slot. The carry stops at
    // the start of the next slot.
    let shifted_starts = starts & ODD;
    let carried = others.wrapping_add((shifted_starts << 1 | u64::from(!before_is_odd)) & others);
    let shifted = shifted_starts | others & !carried;
    ODD ^ shifted
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use rand::Rng;

    use super::*;
    use crate::field::lanes::One;

    /// Compares the moves that [`Moves::find`] finds with the moves that a loop over slots finds.
    fn moves_of_slots_of_random_lengths<L: Lanes>(cpu: L::Cpu) {
        let mut rng = ark_std::test_rng();
        for round in 0..2000 {
            let (most, count) = (1 + round % 9, 1 + rng.gen_range(0..200));
            let lengths: Vec<usize> = (0..count).map(|_| rng.gen_range(1..=most * most)).collect();
            let last = round % 2 == 0;
            // In some rounds, the next level already has points of the first slot.
            let known = match (last, round % 3) {
                (true, _) => vec![],
                (_, 0) => vec![0],
                (_, _) => vec![0, 0, 1],
            };
            let (mut pairs, mut alone, mut sums, mut expected) = (vec![], vec![], vec![], known.clone());
            let (mut slots, mut next) = (Slots::default(), Slots::default());
            known.iter().for_each(|&slot| next.push(slot));
            let mut place = 0;
            for (slot, &length) in (0..count).zip(&lengths) {
                let number = 3 * slot as u32 + 1;
                (0..length).for_each(|_| slots.push(number));
                for _ in 0..length / 2 {
                    pairs.push((place, expected.len()));
                    expected.push(number);
                    place += 2;
                }
                if length == 1 && (last || slot > 0 && slot < count - 1) {
                    sums.push((place, number as usize));
                } else if length % 2 == 1 {
                    alone.push((place, expected.len()));
                    expected.push(number);
                }
                place += length % 2;
            }
            assert_eq!(slots.pairs(), pairs.len(), "lengths {lengths:?}");

            let mut moves = Moves::default();
            moves.find::<L>(cpu, &mut slots, &mut next, last);
            let list = |places: &Places| places.iter().collect::<Vec<_>>();
            assert_eq!(list(&moves.pairs), pairs, "lengths {lengths:?}");
            assert_eq!(list(&moves.alone), alone, "lengths {lengths:?}");
            assert_eq!(list(&moves.sums), sums, "lengths {lengths:?}");
            assert_eq!(next.of_points().collect::<Vec<_>>(), expected, "lengths {lengths:?}");
            let of_blocks = moves.pairs_of_blocks.iter().enumerate();
            let masked = of_blocks
                .flat_map(|(block, mask)| (0..64).filter(move |i| mask >> i & 1 == 1).map(move |i| 64 * block + i));
            assert!(masked.eq(pairs.iter().map(|&(place, _)| place)), "lengths {lengths:?}");
            assert!(slots.is_empty());
        }
    }

    #[test]
    fn moves_without_instructions() {
        moves_of_slots_of_random_lengths::<One<ark_bls12_381::Fq>>(());
    }

    #[test]
    fn moves_in_lanes() {
        use crate::cpu::internal::{Fma, Ifma};
        type P = ark_bls12_381::g1::Config;
        match Ifma::<P>::detect() {
            Some(cpu) => moves_of_slots_of_random_lengths::<Ifma<P>>(cpu),
            None => println!("skipped: this CPU has no AVX-512 IFMA"),
        }
        match Fma::<P>::detect() {
            Some(cpu) => moves_of_slots_of_random_lengths::<Fma<P>>(cpu),
            None => println!("skipped: this CPU has neither AVX2 with FMA nor NEON"),
        }
    }
}
