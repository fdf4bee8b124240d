//! Stores the slot of each point in one level of a [`Tree`](super::tree::Tree).

use crate::field::lanes::Lanes;
use crate::secret::Wiped;

/// The number of points in a block.
pub(super) const BLOCK: usize = u64::BITS as usize;

/// The slots of a list of points. The points of a slot are neighbours, and the numbers of the slots ascend.
#[derive(Default)]
pub(super) struct Slots {
    points: usize,
    /// Bit i of word b is set if point 64·b + i is the first point of its slot. All bits after the last point are 0.
    starts: Wiped<u64>,
    /// The number of each slot.
    pub(super) numbers: List,
}

impl Slots {
    /// The number of points.
    pub(super) fn len(&self) -> usize {
        self.points
    }

    pub(super) fn is_empty(&self) -> bool {
        self.points == 0
    }

    /// The number of the first slot.
    pub(super) fn first(&self) -> Option<u32> {
        self.numbers.as_slice().first().copied()
    }

    /// The number of the last slot.
    pub(super) fn last(&self) -> Option<u32> {
        self.numbers.as_slice().last().copied()
    }

    pub(super) fn clear(&mut self) {
        self.points = 0;
        self.starts.fill(0);
        self.numbers.clear();
    }

    /// Makes room for `further` more points.
    pub(super) fn reserve(&mut self, further: usize) {
        // Appending a block writes up to two words. `pad` needs a bit after the last point.
        let words = (self.points + further) / BLOCK + 2;
        if self.starts.len() < words {
            self.starts.reserve(words - self.starts.len());
            self.starts.resize(words, 0);
        }
        self.numbers.reserve(further);
    }

    /// Appends a point. The slot of the point must be the last slot or a new slot.
    pub(super) fn push(&mut self, slot: u32) {
        self.reserve(1);
        if self.last() != Some(slot) {
            self.begin(self.points, slot);
        }
        self.points += 1;
    }

    /// Appends `count` points. `begins` yields the places at which slots begin. These places are relative to the first
    /// appended point. The first slot that begins has the number `slot`, and each later slot has the next number. If
    /// the first appended point begins no slot, it belongs to slot `slot` − 1. Returns the number of places that
    /// `begins` yields.
    pub(super) fn extend(&mut self, count: usize, slot: u32, begins: impl Iterator<Item = usize>) -> u32 {
        self.reserve(count);
        let mut begins = begins.peekable();
        if self.is_empty() && begins.peek() != Some(&0) {
            self.begin(0, slot - 1);
        }
        let mut next = slot;
        for place in begins {
            self.begin(self.points + place, next);
            next += 1;
        }
        self.points += count;
        next - slot
    }

    /// Begins a slot with the point at the place `place`. The caller must have made room with
    /// [`reserve`](Self::reserve).
    fn begin(&mut self, place: usize, slot: u32) {
        self.starts[place / BLOCK] |= 1 << (place % BLOCK);
        self.numbers.push(slot);
    }

    /// Appends up to 64 points. Bit i of `starts` is set if point i is the first point of its slot. The caller appends
    /// the numbers of the new slots to `numbers`. The caller must have made room with [`reserve`](Self::reserve).
    #[inline(always)]
    pub(super) fn append(&mut self, starts: u64, count: u32) {
        let (word, bit) = (self.points / BLOCK, self.points % BLOCK);
        self.starts[word] |= starts << bit;
        // If `bit` is 0, a single shift by 64 − `bit` is not allowed. So the code shifts twice.
        self.starts[word + 1] = starts >> 1 >> (63 - bit);
        self.points += count as usize;
    }

    /// Marks the place after the last point as the start of a slot, so that the last point is not paired with a point
    /// after it. Before other points are appended, [`clear`](Self::clear) must be called. The points must have been
    /// appended after a call of [`reserve`](Self::reserve).
    pub(super) fn pad(&mut self) {
        self.starts[self.points / BLOCK] |= 1 << (self.points % BLOCK);
    }

    /// The masks of a block and of the next block. In a mask, a set bit marks the first point of a slot.
    #[inline(always)]
    pub(super) fn starts_of(&self, block: usize) -> [u64; 2] {
        [self.starts[block], self.starts[block + 1]]
    }

    /// The slot of each point.
    pub(super) fn of_points(&self) -> impl Iterator<Item = u32> {
        let mut slots = self.numbers.as_slice().iter();
        let mut slot = 0;
        (0..self.points).map(move |i| {
            if self.starts[i / BLOCK] >> (i % BLOCK) & 1 == 1 {
                slot = slots.next().copied().unwrap_or_default();
            }
            slot
        })
    }

    /// The number of pairs of points that share a slot. A point is in at most one pair.
    pub(super) fn pairs(&self) -> usize {
        // Within a slot, each point at an odd place is the second point of a pair.
        let mut odd = false;
        let is_second = |i: &usize| {
            odd = !odd && self.starts[i / BLOCK] >> (i % BLOCK) & 1 == 0;
            odd
        };
        (0..self.points).filter(is_second).count()
    }
}

/// A list of numbers. [`append`](Self::append) does not branch on each number. `append` writes a whole block, which
/// begins with the selected numbers. The next call of `append` overwrites the rest of the block.
#[derive(Default)]
pub(super) struct List {
    /// The numbers, followed by unused items. After a call of [`reserve`](Self::reserve), 64 unused items follow the
    /// reserved room.
    items: Wiped<u32>,
    len: usize,
}

impl List {
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn as_slice(&self) -> &[u32] {
        &self.items[..self.len]
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Empties the list, and makes room for `most` numbers.
    pub(super) fn prepare(&mut self, most: usize) {
        self.clear();
        self.reserve(most);
    }

    /// Makes room for `further` more numbers.
    pub(super) fn reserve(&mut self, further: usize) {
        let size = self.len + further + BLOCK;
        if self.items.len() < size {
            self.items.reserve(size - self.items.len());
            let capacity = self.items.capacity();
            self.items.resize(capacity, 0);
        }
    }

    /// Appends a number. The caller must have made room with [`reserve`](Self::reserve).
    pub(super) fn push(&mut self, number: u32) {
        self.items[self.len] = number;
        self.len += 1;
    }

    /// Appends numbers. The caller must have made room with [`reserve`](Self::reserve).
    pub(super) fn extend(&mut self, numbers: impl ExactSizeIterator<Item = u32>) {
        let end = self.len + numbers.len();
        self.items[self.len..end].iter_mut().zip(numbers).for_each(|(item, number)| *item = number);
        self.len = end;
    }

    /// Appends a number if `keep` is 1. If `keep` is 0, only unused memory changes. The caller must have made room with
    /// [`reserve`](Self::reserve).
    #[inline(always)]
    pub(super) fn push_if(&mut self, number: u32, keep: u64) {
        self.items[self.len] = number;
        self.len += keep as usize;
    }

    /// Appends the numbers that the mask selects. The caller must have made room with [`reserve`](Self::reserve).
    ///
    /// # Panics
    ///
    /// Panics if the list has no room for a block of 64 numbers.
    #[inline(always)]
    #[expect(clippy::expect_used, reason = "documented panic")]
    pub(super) fn append<L: Lanes>(&mut self, cpu: L::Cpu, numbers: &[u32; BLOCK], mask: u64) {
        let to = self.items[self.len..].first_chunk_mut().expect("the list has room");
        L::compress(cpu, numbers, mask, to);
        self.len += mask.count_ones() as usize;
    }

    /// Returns 64 numbers, beginning at the index `first`. `first` must be at most the length of the list. The numbers
    /// after the last number of the list are unspecified.
    ///
    /// # Panics
    ///
    /// Panics if [`reserve`](Self::reserve) was never called.
    #[inline(always)]
    #[expect(clippy::expect_used, reason = "documented panic")]
    pub(super) fn block(&self, first: usize) -> &[u32; BLOCK] {
        self.items[first..].first_chunk().expect("a block follows each place of the list")
    }

    /// Repeats the last number until the length is a multiple of `width`, which is at most 64.
    pub(super) fn pad(&mut self, width: usize) {
        if let Some(&last) = self.as_slice().last() {
            while !self.len.is_multiple_of(width) {
                self.push(last);
            }
        }
    }
}
