//! Computes one sum of points for each slot. A slot is the index of a sum. Each slot has a tree of additions, and the
//! additions of all slots share batches.

use std::iter::{from_fn, once};

use super::addition::{Additions, Ahead, Neighbours, ScatteredPairs};
use super::batch::{Scratch, add};
use super::entry::Entry;
use super::moves::Moves;
use super::point::{Point, is_identity};
use super::points::Operands;
use super::prefetch::prefetch;
use super::slots::{List, Slots};
use crate::field::lanes::Lanes;
use crate::timings::recording;

/// The number of points that a level collects before it adds these points in pairs. `batch` / 2 additions share an
/// inversion. So the inversion adds about a twentieth of a multiplication to each addition.
///
/// A batch of 2048 points with coordinates of 96 bytes takes 1 MB of memory: the operands, the sums, and three values
/// for each addition. Batches of points with long coordinates are smaller, so that a batch fits in the second-level
/// cache.
const fn batch<L: Lanes>() -> usize {
    if size_of::<L::Stored>() > 64 { 1024 } else { 2048 }
}

/// Computes the sum of the points of each slot. Points are pushed in the order of their slots. The caller pushes
/// entries that refer to the points, so the points are not copied.
///
/// Level 0 holds the pushed points. When a level is full, neighbouring points of the same slot are added in pairs, all
/// in one batch. The sums go to the next level, together with the points that were in no pair. So nearly all batches
/// are full, even if each slot has only two or three points. For a given number of points, the sum of a single slot
/// takes no longer than the sums of many slots with two or three points each.
pub(super) struct Tree<'a, L: Lanes> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    operands: Operands<'a, L>,
    buffers: Buffers<L>,
    sums: Vec<Point<L>>,
}

/// The memory of a tree. A tree reuses the memory of an earlier tree. The first use of new memory takes time, because
/// the operating system maps new pages one by one.
pub(super) struct Buffers<L: Lanes> {
    /// The entries of the points of level 0.
    entering: List,
    /// The entries of the points that enter level 0 next. The next batch of level 0 reads these points, so the current
    /// batch prefetches their x-coordinates.
    waiting: List,
    waiting_slots: Slots,
    levels: Vec<Level<L>>,
    scratch: Scratch<L>,
    moves: Moves,
    pairs: ScatteredPairs,
}

/// A level of the tree.
struct Level<L: Lanes> {
    slots: Slots,
    /// The points, possibly followed by unused places. Level 0 uses `entering` instead of this vector.
    points: Vec<Point<L>>,
}

impl<L: Lanes> Level<L> {
    fn new() -> Self {
        Self { slots: Slots::default(), points: Vec::new() }
    }
}

impl<L: Lanes> Buffers<L> {
    pub(super) fn new() -> Self {
        Self {
            entering: List::default(),
            waiting: List::default(),
            waiting_slots: Slots::default(),
            levels: vec![Level::new()],
            scratch: Scratch::default(),
            moves: Moves::default(),
            pairs: ScatteredPairs::default(),
        }
    }

    /// Empties the buffers, and makes room for `most` points on level 0.
    fn prepare(&mut self, most: usize) {
        // The code reserves memory for at most `most` points, because a wipe covers the whole capacity.
        let most = most.min(batch::<L>());
        self.entering.prepare(most);
        self.waiting.prepare(most);
        self.waiting_slots.clear();
        self.waiting_slots.reserve(most);
        self.levels.iter_mut().for_each(|level| level.slots.clear());
        self.levels[0].slots.reserve(most);
    }
}

impl<'a, L: Lanes> Tree<'a, L> {
    /// A tree for at most `most` points, for a curve with the coefficient `a` (see [`add`]).
    pub(super) fn new(
        cpu: L::Cpu,
        a: Option<L::Stored>,
        operands: Operands<'a, L>,
        most: usize,
        mut buffers: Buffers<L>,
    ) -> Self {
        buffers.prepare(most);
        Self { cpu, a, operands, buffers, sums: Vec::new() }
    }

    /// Reserves memory for the sums of `slots` slots. The vector of the sums does not move until there are more slots.
    pub(super) fn reserve(&mut self, slots: usize) {
        self.sums.reserve(slots);
    }

    /// Adds an operand to a slot. The slot must be the slot of the previous operand, or the next slot.
    #[inline(always)]
    pub(super) fn push(&mut self, slot: u32, operand: Entry) {
        if slot as usize == self.sums.len() {
            self.sums.push([L::ZERO; 2]);
        }
        if self.buffers.waiting.len() == batch::<L>() {
            self.enter();
        }
        self.buffers.waiting.push(operand.bits());
        self.buffers.waiting_slots.push(slot);
    }

    /// Adds operands to new slots. For each new slot, `ends` has the index in `operands` after the slot's last operand.
    /// Each new slot has at least one operand.
    pub(super) fn extend(&mut self, operands: &[Entry], ends: &[u32]) {
        let (mut slot, mut start) = (self.sums.len() as u32, 0);
        // Each slot begins where the previous slot ends. The last item of `ends` begins no slot, because no operand
        // follows this item.
        let mut begins = once(0).chain(ends.iter().map(|&end| end as usize)).peekable();
        while start < operands.len() {
            if self.buffers.waiting.len() == batch::<L>() {
                self.enter();
            }
            let Buffers { waiting, waiting_slots, .. } = &mut self.buffers;
            let end = operands.len().min(start + batch::<L>() - waiting.len());
            waiting.extend(operands[start..end].iter().map(|operand| operand.bits()));
            let begins = from_fn(|| begins.next_if(|&begin| begin < end)).map(|begin| begin - start);
            slot += waiting_slots.extend(end - start, slot, begins);
            self.sums.resize(slot as usize, [L::ZERO; 2]);
            start = end;
        }
    }

    /// Adds the pairs of points of level 0, and then moves the waiting points to level 0.
    fn enter(&mut self) {
        if self.buffers.entering.len() > 0 {
            self.flush(0, false);
        }
        let Buffers { entering, waiting, waiting_slots, levels, .. } = &mut self.buffers;
        std::mem::swap(entering, waiting);
        std::mem::swap(&mut levels[0].slots, waiting_slots);
    }

    /// Adds all remaining points. Returns the sum of each slot, and the memory of the tree.
    pub(super) fn finish(mut self) -> (Vec<Point<L>>, Buffers<L>) {
        self.flush_levels(0);
        (self.sums, self.buffers)
    }

    /// Returns points, each with its slot, and the memory of the tree. The sum of a slot is the sum of all returned
    /// points of the slot. The function stops at a level if this level has fewer than `min_pairs` pairs and no higher
    /// level has points. If the function stops early, it also returns the points of the level at which it stopped, and
    /// the caller must add these points. The caller's additions need no inversion. For fewer than `min_pairs` pairs,
    /// the caller's additions take less time than the inversion of a batch.
    pub(super) fn finish_nearly(mut self, min_pairs: usize) -> (Vec<(u32, Point<L>)>, Buffers<L>) {
        let level = self.flush_levels(min_pairs);
        let Buffers { entering, levels, .. } = &self.buffers;
        let slots: Vec<u32> = levels.get(level).map_or(Vec::new(), |level| level.slots.of_points().collect());
        let left = slots.into_iter().enumerate().map(|(place, slot)| match level {
            0 => (slot, self.operands.point(Entry::from_bits(entering.as_slice()[place]))),
            _ => (slot, levels[level].points[place]),
        });
        let points = (0..).zip(self.sums.iter().copied()).chain(left);
        (points.filter(|(_, point)| !is_identity::<L>(point)).collect(), self.buffers)
    }

    /// Adds the pairs of all levels, from level 0 up. Stops at a level if this level has fewer than `min_pairs` pairs
    /// and no higher level has points. Returns the level at which the function stopped, or the number of levels if all
    /// pairs were added.
    fn flush_levels(&mut self, min_pairs: usize) -> usize {
        self.enter();
        let mut level = 0;
        while level < self.buffers.levels.len() {
            let levels = &self.buffers.levels;
            let last = levels[level + 1..].iter().all(|level| level.slots.is_empty());
            if last && levels[level].slots.pairs() < min_pairs {
                break;
            }
            if !levels[level].slots.is_empty() {
                self.flush(level, last);
            }
            level += 1;
        }
        level
    }

    /// Empties a level: adds its pairs, and moves its other points to the next level or to the sums (see [`Moves`]).
    fn flush(&mut self, level: usize, last: bool) {
        let (cpu, operands) = (self.cpu, self.operands);
        let Buffers { entering, waiting, levels, scratch, moves, pairs, .. } = &mut self.buffers;
        if levels.len() == level + 1 {
            levels.push(Level::new());
        }
        let (this, above) = levels[level..].split_at_mut(1);
        let (this, next) = (&mut this[0], &mut above[0]);
        moves.find::<L>(cpu, &mut this.slots, &mut next.slots, last);
        if next.points.len() < next.slots.len() {
            next.points.resize(next.slots.len(), [L::ZERO; 2]);
        }

        let count = moves.pairs.len();
        if level == 0 {
            let entry = |place: usize| Entry::from_bits(entering.as_slice()[place]);
            // All points that are copied are prefetched first, so that the accesses to memory overlap.
            for (place, _) in moves.alone.iter().chain(moves.sums.iter()) {
                prefetch(operands.x(entry(place)));
                prefetch(operands.y(entry(place)));
            }
            pairs.find::<L>(cpu, moves, entering);
            let blocks = pairs.blocks::<L>(cpu, &operands, &mut moves.pairs.to);
            moves.alone.iter().for_each(|(place, to)| next.points[to] = operands.point(entry(place)));
            moves.sums.iter().for_each(|(place, slot)| self.sums[slot] = operands.point(entry(place)));
            let ahead = Ahead { operands, entries: if operands.scattered { waiting.as_slice() } else { &[] } };
            add(cpu, self.a, Additions::new(&blocks, count), ahead, &mut next.points, scratch);
            entering.clear();
        } else {
            moves.alone.iter().for_each(|(place, to)| next.points[to] = this.points[place]);
            moves.sums.iter().for_each(|(place, slot)| self.sums[slot] = this.points[place]);
            let blocks = Neighbours::<L>::blocks(cpu, &this.points, &mut moves.pairs);
            add(cpu, self.a, Additions::new(&blocks, count), Ahead::NONE, &mut next.points, scratch);
        }
        if count > 0 {
            recording::count_batch(count);
        }
        if next.slots.len() >= batch::<L>() {
            self.flush(level + 1, false);
        }
    }
}
