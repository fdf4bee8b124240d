//! Computes one sum of points for each slot. Each slot has a tree of additions, and the additions of all slots share
//! batches.

use super::addition::{Addition, Ahead, Neighbours, Scattered};
use super::batch::{Scratch, add};
use super::entry::Entry;
use super::moves::{List, Move, Moves};
use super::point::{Point, is_identity};
use super::points::Operands;
use super::prefetch::prefetch;
use crate::field::lanes::Lanes;
use crate::secret::Wiped;
use crate::timings::recording;

/// The number of points that a level collects before it adds these points in pairs. `BATCH` / 2 additions share an
/// inversion. So the inversion adds about a twentieth of a multiplication to each addition.
const BATCH: usize = 2048;

/// Computes the sum of the points of each slot. Points are pushed in the order of their slots. An entry refers to a
/// point, so the points are not copied.
///
/// Level 0 holds the pushed points. When a level is full, neighbouring points of the same slot are added in pairs, all
/// in one batch. The sums go to the next level, together with points that had no partner. So nearly all batches are
/// full, even if each slot has only two or three points. A single slot with all points takes no longer than many slots
/// with two or three points each.
pub(super) struct Tree<'a, L: Lanes> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    operands: Operands<'a, L>,
    buffers: Buffers<L>,
    sums: Vec<Point<L>>,
}

/// The memory of a tree. A tree reuses the memory of an earlier tree. Memory that is new to the process costs time,
/// because the system maps the pages of this memory one by one.
pub(super) struct Buffers<L: Lanes> {
    /// The points of level 0.
    entering: Wiped<Entry>,
    /// The points that enter level 0 next. The next batch of level 0 reads these points, so the current batch
    /// prefetches their x-coordinates.
    waiting: Wiped<Entry>,
    waiting_slots: Wiped<u32>,
    levels: Vec<Level<L>>,
    scratch: Scratch<L>,
    moves: Moves,
}

/// A level of the tree. The points of a slot are neighbours.
struct Level<L: Lanes> {
    /// The slot of each point. The slots ascend.
    slots: Wiped<u32>,
    /// The points, possibly followed by unused places. The points of level 0 are in `entering` instead.
    points: Vec<Point<L>>,
}

impl<L: Lanes> Level<L> {
    fn new() -> Self {
        Self { slots: Wiped::default(), points: Vec::new() }
    }
}

impl<L: Lanes> Buffers<L> {
    pub(super) fn new() -> Self {
        Self {
            entering: Wiped::default(),
            waiting: Wiped::default(),
            waiting_slots: Wiped::default(),
            levels: vec![Level::new()],
            scratch: Scratch::default(),
            moves: Moves::default(),
        }
    }

    /// Makes the buffers empty, with room for `most` points on level 0.
    fn prepare(&mut self, most: usize) {
        fn prepare<T: Copy>(vector: &mut Wiped<T>, most: usize) {
            vector.clear();
            if vector.capacity() < most {
                *vector = Wiped(Vec::with_capacity(most));
            }
        }
        // A wipe covers the whole capacity. So if there are fewer than `BATCH` points, the capacity is smaller.
        let most = most.min(BATCH);
        prepare(&mut self.entering, most);
        prepare(&mut self.waiting, most);
        // The lists of slots need additional places: see `Tree::extend` and `Moves::find`.
        prepare(&mut self.waiting_slots, most.next_multiple_of(64) + 1);
        prepare(&mut self.levels[0].slots, most.next_multiple_of(64) + 1);
        self.levels.iter_mut().for_each(|level| level.slots.clear());
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

    /// Reserves memory for the sums of `slots` slots. So for up to `slots` slots, the sums are not moved.
    pub(super) fn reserve(&mut self, slots: usize) {
        self.sums.reserve(slots);
    }

    /// Adds an operand to a slot. The slot must be the slot of the previous operand, or the next slot.
    #[inline(always)]
    pub(super) fn push(&mut self, slot: u32, operand: Entry) {
        if slot as usize == self.sums.len() {
            self.sums.push([L::ZERO; 2]);
        }
        if self.buffers.waiting.len() == BATCH {
            self.enter();
        }
        self.buffers.waiting.push(operand);
        self.buffers.waiting_slots.push(slot);
    }

    /// Adds operands to new slots. `ends` has, for each slot, the place after its last operand. Each slot has at least
    /// one operand.
    pub(super) fn extend(&mut self, operands: &[Entry], ends: &[u32]) {
        let (mut slot, mut start) = (self.sums.len() as u32, 0);
        let mut ends = ends.iter().map(|&end| end as usize).peekable();
        while start < operands.len() {
            if self.buffers.waiting.len() == BATCH {
                self.enter();
            }
            let Buffers { waiting, waiting_slots, .. } = &mut self.buffers;
            let end = operands.len().min(start + BATCH - waiting.len());
            waiting.extend_from_slice(&operands[start..end]);
            // Mark the first operand of each slot, and count the marks. There is no loop over the operands of a slot,
            // because the CPU would often mispredict the end of such a loop.
            let old = waiting_slots.len();
            waiting_slots.resize(old + end - start + 1, 0);
            let slots = &mut waiting_slots[old..];
            while let Some(next) = ends.next_if(|&next| next <= end) {
                slots[next - start] = 1;
            }
            for place in slots.iter_mut() {
                slot += *place;
                *place = slot;
            }
            waiting_slots.pop();
            let known = waiting_slots.last().map_or(0, |&slot| slot as usize + 1);
            self.sums.resize(known, [L::ZERO; 2]);
            start = end;
        }
    }

    /// Adds the pairs of level 0, and then moves the waiting points to level 0.
    fn enter(&mut self) {
        if !self.buffers.entering.is_empty() {
            self.flush(0, false);
        }
        let Buffers { entering, waiting, waiting_slots, levels, .. } = &mut self.buffers;
        std::mem::swap(entering, waiting);
        std::mem::swap(&mut levels[0].slots, waiting_slots);
    }

    /// The sum of each slot, and the memory of the tree.
    pub(super) fn finish(mut self) -> (Vec<Point<L>>, Buffers<L>) {
        self.flush_levels(0);
        (self.sums, self.buffers)
    }

    /// Points, each with its slot, and the memory of the tree. The sum of a slot is the sum of all returned points of
    /// the slot. If the last batches would add fewer than `min_pairs` pairs, the function returns the points of these
    /// batches, and the caller must add them. The caller's additions need no inversion. For fewer than `min_pairs`
    /// pairs, the caller's additions take less time than the inversion of a batch.
    pub(super) fn finish_nearly(mut self, min_pairs: usize) -> (Vec<(u32, Point<L>)>, Buffers<L>) {
        let level = self.flush_levels(min_pairs);
        let Buffers { entering, levels, .. } = &self.buffers;
        let slots = levels.get(level).map_or(&[][..], |level| &level.slots);
        let left = slots.iter().enumerate().map(|(place, &slot)| match level {
            0 => (slot, self.operands.point(entering[place])),
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
            if last && pairs(&levels[level].slots) < min_pairs {
                break;
            }
            if !levels[level].slots.is_empty() {
                self.flush(level, last);
            }
            level += 1;
        }
        level
    }

    /// Moves all points of a level (see [`Moves`]).
    fn flush(&mut self, level: usize, last: bool) {
        let (operands, Buffers { entering, waiting, levels, scratch, moves, .. }) = (self.operands, &mut self.buffers);
        if levels.len() == level + 1 {
            levels.push(Level::new());
        }
        let (this, above) = levels[level..].split_at_mut(1);
        let (this, next) = (&mut this[0], &mut above[0]);
        moves.find(&mut this.slots, &mut next.slots, last);
        if next.points.len() < next.slots.len() {
            next.points.resize(next.slots.len(), [L::ZERO; 2]);
        }

        let [pairs, alone, sums] = [&moves.pairs, &moves.alone, &moves.sums].map(List::as_slice);
        if level == 0 {
            // All points that are copied are prefetched first, so that the accesses to memory overlap.
            for &Move { place, .. } in alone.iter().chain(sums) {
                prefetch(operands.x(entering[place as usize]));
                prefetch(operands.y(entering[place as usize]));
            }
            let entering = &entering[..];
            let addition = move |&Move { place, to }: &Move| {
                Scattered::new(&operands, [entering[place as usize], entering[place as usize + 1]], to)
            };
            let additions = padded::<L, _>(pairs.iter().map(addition));
            let point = |place: u32| operands.point(entering[place as usize]);
            alone.iter().for_each(|&Move { place, to }| next.points[to as usize] = point(place));
            sums.iter().for_each(|&Move { place, to }| self.sums[to as usize] = point(place));
            if !pairs.is_empty() {
                let ahead = Ahead { operands, entries: if operands.scattered { waiting } else { &[] } };
                add(self.cpu, self.a, &additions, ahead, &mut next.points, scratch);
            }
        } else {
            let points = &this.points[..];
            let addition = move |&Move { place, to }: &Move| Neighbours::new(points, place as usize, to);
            let additions = padded::<L, _>(pairs.iter().map(addition));
            alone.iter().for_each(|&Move { place, to }| next.points[to as usize] = points[place as usize]);
            sums.iter().for_each(|&Move { place, to }| self.sums[to as usize] = points[place as usize]);
            if !pairs.is_empty() {
                add(self.cpu, self.a, &additions, Ahead::NONE, &mut next.points, scratch);
            }
        }
        if !pairs.is_empty() {
            recording::count_batch(pairs.len());
        }

        if level == 0 {
            entering.clear();
        }
        if next.slots.len() >= BATCH {
            self.flush(level + 1, false);
        }
    }
}

/// The additions of a batch. The last addition is repeated until the number of additions is a multiple of the number of
/// lanes.
fn padded<L: Lanes, A: Addition<L>>(additions: impl ExactSizeIterator<Item = A>) -> Vec<A> {
    let mut padded = Vec::with_capacity(additions.len() + L::WIDTH);
    padded.extend(additions);
    if let Some(&last) = padded.last() {
        padded.resize(padded.len().next_multiple_of(L::WIDTH), last);
    }
    padded
}

/// The number of pairs of points that share a slot. A point is in at most one pair.
fn pairs(slots: &[u32]) -> usize {
    slots.chunk_by(|left, right| left == right).map(|of_slot| of_slot.len() / 2).sum()
}
