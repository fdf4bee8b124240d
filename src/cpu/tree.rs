//! Computes one sum of points for each slot. Each slot has a tree of additions, and the additions of all slots share
//! batches.

use super::batch::{Addition, Scratch, add};
use super::entry::Entry;
use super::point::{Point, is_identity};
use super::points::Operands;
use super::prefetch::prefetch;
use crate::field::lanes::Lanes;
use crate::secret::Wiped;

/// The number of points that a level collects before it adds these points in pairs. Half this number of additions share
/// an inversion, so the inversion adds about a twentieth of a multiplication to each addition.
const BATCH: usize = 2048;

/// Computes the sum of the points of each slot. Points are pushed in the order of their slots. An entry refers to a
/// point, so the points are not copied.
///
/// Level 0 holds the pushed points. When a level is full, it adds neighbouring points of the same slot in pairs, all in
/// one batch. The sums go to the next level, together with points that had no partner. So nearly all batches are full,
/// even if each slot has only two or three points. If all points are in one slot, the computation takes no longer than
/// for many slots with two or three points each.
pub(super) struct Tree<'a, L: Lanes> {
    cpu: L::Cpu,
    a: Option<L::Stored>,
    operands: Operands<'a, L>,
    buffers: Buffers<L>,
    sums: Vec<Point<L>>,
}

/// The memory of a tree. A tree takes the memory of an earlier tree, because memory that is new to the process costs
/// time: the system maps its pages one by one.
pub(super) struct Buffers<L: Lanes> {
    /// The points of level 0.
    entering: Wiped<Entry>,
    /// The points that enter level 0 next. The next batch of level 0 reads these points, so the current batch
    /// prefetches their x-coordinates.
    waiting: Wiped<Entry>,
    waiting_runs: Wiped<Run>,
    levels: Vec<Level<L>>,
    scratch: Scratch<L>,
    alone: Vec<Alone>,
}

/// A level of the tree. The points of a slot are neighbours.
struct Level<L: Lanes> {
    /// The slots in order, each with the number of its points.
    runs: Wiped<Run>,
    /// The number of points.
    len: usize,
    /// The points, possibly followed by unused places. The points of level 0 are in `entering` instead.
    points: Vec<Point<L>>,
}

/// The points of a slot on a level.
#[derive(Clone, Copy)]
struct Run {
    slot: u32,
    count: u32,
}

/// A point without a partner on its level.
struct Alone {
    place: u32,
    /// If `is_sum` is true, the point is the sum of a slot, and `to` is this slot. Otherwise, `to` is the point's place
    /// in the next level.
    to: u32,
    is_sum: bool,
}

impl<L: Lanes> Level<L> {
    fn new() -> Self {
        Self { runs: Wiped::default(), len: 0, points: Vec::new() }
    }

    /// Adds `count` to the number of points of a slot. The slot must be the slot of the previous points or a later
    /// slot.
    #[inline(always)]
    fn count(&mut self, slot: u32, count: usize) {
        self.len += count;
        extend_runs(&mut self.runs, slot, count);
    }
}

#[inline(always)]
fn extend_runs(runs: &mut Vec<Run>, slot: u32, count: usize) {
    match runs.last_mut() {
        Some(run) if run.slot == slot => run.count += count as u32,
        _ => runs.push(Run { slot, count: count as u32 }),
    }
}

impl<L: Lanes> Buffers<L> {
    pub(super) fn new() -> Self {
        Self {
            entering: Wiped::default(),
            waiting: Wiped::default(),
            waiting_runs: Wiped::default(),
            levels: vec![Level::new()],
            scratch: Scratch::default(),
            alone: Vec::new(),
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
        // If there are fewer than `BATCH` points, the capacity is small, because the whole capacity is wiped.
        let most = most.min(BATCH);
        prepare(&mut self.entering, most);
        prepare(&mut self.waiting, most);
        prepare(&mut self.waiting_runs, most);
        prepare(&mut self.levels[0].runs, most);
        for level in &mut self.levels {
            level.runs.clear();
            level.len = 0;
        }
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

    /// Reserves memory for the sums of at most this number of slots, so that the sums need not be moved.
    pub(super) fn reserve(&mut self, slots: usize) {
        self.sums.reserve(slots);
    }

    /// Adds an operand to a slot. The slot must be the slot of the previous operand, or the next slot.
    #[inline(always)]
    pub(super) fn push(&mut self, slot: u32, operand: Entry) {
        self.extend(slot, std::slice::from_ref(&operand));
    }

    /// Adds operands to a slot. The slot must be the slot of the previous operand, or the next slot.
    pub(super) fn extend(&mut self, slot: u32, mut operands: &[Entry]) {
        if slot as usize == self.sums.len() {
            self.sums.push([L::ZERO; 2]);
        }
        while !operands.is_empty() {
            if self.buffers.waiting.len() == BATCH {
                self.enter();
            }
            let Buffers { waiting, waiting_runs, .. } = &mut self.buffers;
            let (fitting, rest) = operands.split_at(operands.len().min(BATCH - waiting.len()));
            waiting.extend_from_slice(fitting);
            extend_runs(waiting_runs, slot, fitting.len());
            operands = rest;
        }
    }

    /// Adds the pairs of level 0, and then moves the waiting points to level 0.
    fn enter(&mut self) {
        if !self.buffers.entering.is_empty() {
            self.flush(0, false);
        }
        let Buffers { entering, waiting, waiting_runs, levels, .. } = &mut self.buffers;
        std::mem::swap(entering, waiting);
        std::mem::swap(&mut levels[0].runs, waiting_runs);
        levels[0].len = entering.len();
    }

    /// The sum of each slot, and the memory of the tree.
    pub(super) fn finish(mut self) -> (Vec<Point<L>>, Buffers<L>) {
        self.flush_levels(0);
        (self.sums, self.buffers)
    }

    /// Points, each with its slot, and the memory of the tree. The sum of a slot is the sum of all returned points of
    /// the slot. If the last batches would add fewer than `min_pairs` pairs, the function returns the points of these
    /// batches, and the caller must add them. For fewer pairs than `min_pairs`, one inversion takes longer than the
    /// caller's additions, which need no inversion.
    pub(super) fn finish_nearly(mut self, min_pairs: usize) -> (Vec<(u32, Point<L>)>, Buffers<L>) {
        let level = self.flush_levels(min_pairs);
        let Buffers { entering, levels, .. } = &self.buffers;
        let runs = levels.get(level).map_or(&[][..], |level| &level.runs);
        let slots = runs.iter().flat_map(|run| std::iter::repeat_n(run.slot, run.count as usize));
        let left = slots.enumerate().map(|(place, slot)| match level {
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
            let last = levels[level + 1..].iter().all(|level| level.len == 0);
            if last && pairs(&levels[level].runs) < min_pairs {
                break;
            }
            if levels[level].len > 0 {
                self.flush(level, last);
            }
            level += 1;
        }
        level
    }

    /// Adds the pairs of a level. A point that is alone in its slot is the slot's sum, unless other points of the slot
    /// were flushed before or come later. Only the first and the last slot of the level may have such other points.
    fn flush(&mut self, level: usize, last: bool) {
        let (operands, Buffers { entering, waiting, levels, scratch, alone, .. }) = (self.operands, &mut self.buffers);
        if levels.len() == level + 1 {
            levels.push(Level::new());
        }
        let (this, above) = levels[level..].split_at_mut(1);
        let (this, next) = (&mut this[0], &mut above[0]);
        if next.points.len() < next.len + this.len {
            next.points.resize(next.len + this.len, [L::ZERO; 2]);
        }

        let mut additions = Vec::with_capacity(this.len / 2 + L::WIDTH);
        let (mut place, outer) = (0, this.runs.len() - 1);
        for (i, &Run { slot, count }) in this.runs.iter().enumerate() {
            let (count, to) = (count as usize, next.len as u32);
            let paired = count - count % 2;
            if level == 0 {
                let pairs = entering[place..place + paired].chunks_exact(2).zip(to..);
                additions.extend(pairs.map(|(pair, to)| Addition::of_entries(&operands, [pair[0], pair[1]], to)));
            } else {
                let pairs = this.points[place..place + paired].chunks_exact(2).zip(to..);
                additions.extend(pairs.map(|(pair, to)| Addition::of_points(&pair[0], &pair[1], to)));
            }
            place += count;
            let mut summed = count / 2;
            if count > paired {
                let is_sum = count == 1 && (last || i > 0 && i < outer);
                if level == 0 {
                    prefetch(operands.x(entering[place - 1]));
                    prefetch(operands.y(entering[place - 1]));
                }
                let to = if is_sum { slot } else { to + summed as u32 };
                alone.push(Alone { place: place as u32 - 1, to, is_sum });
                summed += usize::from(!is_sum);
            }
            if summed > 0 {
                next.count(slot, summed);
            }
        }

        // All points without a partner are prefetched before the first of them is copied, so that the accesses to
        // memory overlap.
        for Alone { place, to, is_sum } in alone.drain(..) {
            let point = if level == 0 { operands.point(entering[place as usize]) } else { this.points[place as usize] };
            let sums = if is_sum { &mut self.sums } else { &mut next.points };
            sums[to as usize] = point;
        }

        if let Some(&addition) = additions.last() {
            additions.resize(additions.len().next_multiple_of(L::WIDTH), addition);
            let scattered = level == 0 && operands.scattered;
            let ahead: Option<Vec<_>> = scattered.then(|| waiting.iter().map(|&entry| operands.x(entry)).collect());
            add(self.cpu, self.a, &additions, ahead.as_deref(), &mut next.points, scratch);
        }

        this.runs.clear();
        this.len = 0;
        if level == 0 {
            entering.clear();
        }
        if next.len >= BATCH {
            self.flush(level + 1, false);
        }
    }
}

/// The number of pairs of points in the same slot.
fn pairs(runs: &[Run]) -> usize {
    runs.iter().map(|run| run.count as usize / 2).sum()
}
