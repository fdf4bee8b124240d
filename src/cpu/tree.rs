//! Sums of points by slots: a tree of additions for each slot, all slots' additions in common batches.

use zeroize::Zeroize;

use super::batch::{Addition, Scratch, add};
use super::entry::Entry;
use super::point::{Point, is_identity};
use super::points::Operands;
use super::prefetch::prefetch;
use crate::field::lanes::Lanes;

/// Points that wait on a level before they are added in pairs. Half this number of additions share an inversion, which
/// makes the share of each about a twentieth of a multiplication.
const BATCH: usize = 2048;

/// Sums points into slots. Points come in the order of their slots. They are named by entries, not copied.
///
/// Level 0 holds the points that have come in. When a level is full, neighbours with the same slot are added in one batch.
/// The sums go to the next level, together with points that had no partner. So all batches except the last few are full,
/// however few points a slot has, and one slot with all points takes no longer than many slots with a few points.
pub(super) struct Tree<'a, L: Lanes> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    operands: Operands<'a, L>,
    entering: Vec<Entry>,
    /// The slots of `entering`, then the slots of each level above.
    slots: Vec<Vec<u32>>,
    /// The points of each level above 0: one for each slot, and possibly unused ones.
    points: Vec<Vec<Point<L>>>,
    additions: Vec<Addition>,
    scratch: Scratch<L>,
    alone: Vec<Alone>,
    sums: Vec<Point<L>>,
}

/// A point of a level that has no partner.
struct Alone {
    place: u32,
    /// Its place in the next level, or the slot whose sum it is.
    to: u32,
    is_sum: bool,
}

impl<L: Lanes> Drop for Tree<'_, L> {
    fn drop(&mut self) {
        self.entering.zeroize();
        self.slots.zeroize();
    }
}

impl<'a, L: Lanes> Tree<'a, L> {
    /// A tree for at most `most` points, for a curve with the coefficient `a` (see [`add`]).
    pub(super) fn new(cpu: L::Cpu, a: Option<L::Stored>, operands: Operands<'a, L>, most: usize) -> Self {
        // Memory is wiped whole. So vectors never move, and a few points take little of it.
        let most = most.min(BATCH);
        Self {
            cpu,
            a,
            operands,
            entering: Vec::with_capacity(most),
            slots: vec![Vec::with_capacity(most)],
            points: Vec::new(),
            additions: Vec::with_capacity(most / 2 + L::WIDTH),
            scratch: Scratch::default(),
            alone: Vec::new(),
            sums: Vec::new(),
        }
    }

    /// Adds an operand to a slot: the slot of the previous operand, or the next one.
    #[inline(always)]
    pub(super) fn push(&mut self, slot: u32, operand: Entry) {
        if self.entering.len() == BATCH {
            self.flush(0, false);
        }
        self.slots[0].push(slot);
        self.entering.push(operand);
        if slot as usize == self.sums.len() {
            self.sums.push([L::ZERO; 2]);
        }
    }

    /// The sum of each slot.
    pub(super) fn finish(mut self) -> Vec<Point<L>> {
        self.flush_levels(0);
        std::mem::take(&mut self.sums)
    }

    /// Points with their slots, whose sums are the sums of the slots. Batches that would add fewer than `min_pairs` pairs are
    /// left to the caller: for a few pairs an inversion takes longer than additions without one.
    pub(super) fn finish_nearly(mut self, min_pairs: usize) -> Vec<(u32, Point<L>)> {
        let level = self.flush_levels(min_pairs);
        let left = self.slots.get(level).map_or(&[][..], Vec::as_slice).iter().enumerate();
        let left = left.map(|(place, &slot)| match level.checked_sub(1) {
            Some(below) => (slot, self.points[below][place]),
            None => (slot, self.operands.point(self.entering[place])),
        });
        (0..).zip(self.sums.iter().copied()).chain(left).filter(|(_, point)| !is_identity::<L>(point)).collect()
    }

    /// Adds the pairs of all levels, from the first one up. Stops at the level whose pairs are fewer than `min_pairs` and the
    /// last ones, and returns the level.
    fn flush_levels(&mut self, min_pairs: usize) -> usize {
        let mut level = 0;
        while level < self.slots.len() {
            let last = self.slots[level + 1..].iter().all(Vec::is_empty);
            if last && pairs(&self.slots[level]) < min_pairs {
                break;
            }
            if !self.slots[level].is_empty() {
                self.flush(level, last);
            }
            level += 1;
        }
        level
    }

    /// Adds the pairs of a level. A point that is alone in its slot is the slot's sum, unless components of the slot may have
    /// been flushed before or may follow: it is then the first or the last of the level.
    fn flush(&mut self, level: usize, last: bool) {
        let slots = std::mem::take(&mut self.slots[level]);
        if self.slots.len() == level + 1 {
            self.slots.push(Vec::new());
            self.points.push(Vec::new());
        }
        let (below, above) = self.points.split_at_mut(level);
        let (next, next_slots) = (&mut above[0], &mut self.slots[level + 1]);
        if next.len() < next_slots.len() + slots.len() {
            next.resize(next_slots.len() + slots.len(), [L::ZERO; 2]);
        }
        let (operands, entering) = (self.operands, &self.entering);
        let operand = |place: usize| if level == 0 { entering[place] } else { Entry::new(place, 0) };

        self.additions.clear();
        let mut place = 0;
        while let Some(&slot) = slots.get(place) {
            let to = next_slots.len() as u32;
            if slots.get(place + 1) == Some(&slot) {
                self.additions.push(Addition { left: operand(place), right: operand(place + 1), to });
                next_slots.push(slot);
                place += 2;
                continue;
            }
            let first = place == 0 || slots[place - 1] != slot;
            let is_sum = first && (last || place > 0 && place + 1 < slots.len());
            if !is_sum {
                next_slots.push(slot);
            }
            if level == 0 {
                prefetch(operands.x(entering[place]));
                prefetch(operands.y(entering[place]));
            }
            self.alone.push(Alone { place: place as u32, to: if is_sum { slot } else { to }, is_sum });
            place += 1;
        }

        // After all of them have been asked for, so that memory delivers them side by side.
        for Alone { place, to, is_sum } in self.alone.drain(..) {
            let point = match below.last() {
                Some(points) => points[place as usize],
                None => operands.point(entering[place as usize]),
            };
            let sums = if is_sum { &mut self.sums } else { &mut *next };
            sums[to as usize] = point;
        }

        if let Some(&addition) = self.additions.last() {
            let full = self.additions.len().next_multiple_of(L::WIDTH);
            self.additions.resize(full, addition);
            let operands = below.last().map_or(operands, |points| Operands::in_order(points));
            add(self.cpu, self.a, operands, &self.additions, next, &mut self.scratch);
        }

        self.slots[level] = slots;
        self.slots[level].clear();
        if level == 0 {
            self.entering.clear();
        }
        if self.slots[level + 1].len() >= BATCH {
            self.flush(level + 1, false);
        }
    }
}

/// The pairs of neighbours with the same slot.
fn pairs(slots: &[u32]) -> usize {
    slots.chunk_by(|left, right| left == right).map(|points| points.len() / 2).sum()
}
