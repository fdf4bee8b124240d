//! The additions of a batch: the operands, and the places of the sums.

use super::entry::Entry;
use super::moves::{Moves, Places};
use super::point::Point;
use super::points::Operands;
use super::slots::{self, List};
use crate::field::lanes::batch::Rows;
use crate::field::lanes::{Lanes, Mask, Work};

/// The number of additions in a [`Block`].
pub(super) const BLOCK: usize = 8;

/// The additions of a batch, in blocks of eight.
pub(super) struct Additions<'a, B> {
    blocks: &'a [B],
    count: usize,
}

/// Eight additions. Each addition has two operands, and an index for the sum. A block stores the places of the operands'
/// coordinates, so that each pass through the batch does not compute these places again.
pub(super) trait Block<L: Lanes> {
    /// True if the operands may lie far apart in memory, and may be negated.
    const SCATTERED: bool;
    /// The x-coordinates of the operands of a group. `first` is the index of the group's first addition.
    fn x(&self, first: usize) -> Rows<'_, L::Stored>;
    /// The y-coordinates of the operands of a group, before any negation.
    fn y(&self, first: usize) -> Rows<'_, L::Stored>;
    /// Two masks: the additions whose left operand is negated, and the additions whose right operand is negated.
    fn negated(&self) -> [u8; 2];
    /// The indexes at which the sums are stored.
    fn to(&self) -> &[u32; BLOCK];
}

/// A group of additions: one addition for each lane.
pub(super) struct Group<'a, B> {
    block: &'a B,
    /// The index in `block` of the first lane's addition.
    first: usize,
}

impl<'a, B> Additions<'a, B> {
    /// The first `count` additions of the blocks.
    pub(super) fn new(blocks: &'a [B], count: usize) -> Self {
        Self { blocks, count }
    }

    /// The number of groups. The last group may have the same addition in several lanes.
    #[inline(always)]
    pub(super) fn groups<L: Lanes>(&self) -> usize {
        self.count.div_ceil(L::WIDTH)
    }

    /// Panics if the place of a sum is not below `count`.
    #[inline(always)]
    pub(super) fn assert_places<L: Lanes>(&self, count: usize)
    where
        B: Block<L>,
    {
        let mut most = 0;
        for block in self.blocks {
            for &place in block.to() {
                most = most.max(place);
            }
        }
        assert!((most as usize) < count, "each sum has a place");
    }

    #[inline(always)]
    pub(super) fn group<L: Lanes>(&self, group: usize) -> Group<'a, B> {
        let first = group * L::WIDTH;
        Group { block: &self.blocks[first / BLOCK], first: first % BLOCK }
    }
}

impl<B> Clone for Group<'_, B> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Group<'_, B> {}

impl<'a, B> Group<'a, B> {
    #[inline(always)]
    pub(super) fn x<L: Lanes>(self) -> Rows<'a, L::Stored>
    where
        B: Block<L>,
    {
        self.block.x(self.first)
    }

    #[inline(always)]
    pub(super) fn y<L: Lanes>(self) -> Rows<'a, L::Stored>
    where
        B: Block<L>,
    {
        self.block.y(self.first)
    }

    /// Two masks: the lanes in which the left operand is negated, and the lanes in which the right operand is negated.
    #[inline(always)]
    pub(super) fn negated<L: Lanes>(self) -> [Mask; 2]
    where
        B: Block<L>,
    {
        let [left, right] = self.block.negated();
        let of_group = |mask: u8| mask >> self.first & Mask::MAX >> (BLOCK - L::WIDTH);
        [of_group(left), of_group(right)]
    }

    /// The indexes at which the sums are stored, one for each lane.
    #[inline(always)]
    pub(super) fn to<L: Lanes>(self) -> &'a [u32]
    where
        B: Block<L>,
    {
        &self.block.to()[self.first..self.first + L::WIDTH]
    }
}

/// Additions of points that lie anywhere in memory.
pub(super) struct Scattered<'a, L: Lanes> {
    coordinates: &'a [L::Stored],
    /// The places in `coordinates` of the x-coordinates of the left operands and of the right operands. Each place is
    /// valid.
    x: [[u32; BLOCK]; 2],
    /// The places of the y-coordinates.
    y: [[u32; BLOCK]; 2],
    negated: [u8; 2],
    to: [u32; BLOCK],
}

impl<'a, L: Lanes> Scattered<'a, L> {
    #[inline(always)]
    fn new(operands: &Operands<'a, L>, [left, right]: [&[u32; BLOCK]; 2], to: &[u32; BLOCK]) -> Self {
        let ([left_x, left_y], [right_x, right_y]) = (operands.places_of(left), operands.places_of(right));
        let mut negated = [0; 2];
        for (mask, entries) in negated.iter_mut().zip([left, right]) {
            let mut bits = 0;
            for (i, &entry) in entries.iter().enumerate() {
                bits |= u32::from(Entry::from_bits(entry).is_negated()) << i;
            }
            *mask = bits as u8;
        }
        Self { coordinates: operands.coordinates(), x: [left_x, right_x], y: [left_y, right_y], negated, to: *to }
    }

    /// A coordinate of the operands of a group, which begins with addition `first`. `places` is `x` or `y`.
    #[inline(always)]
    fn rows<'b>(&'b self, places: &'b [[u32; BLOCK]; 2], first: usize) -> Rows<'b, L::Stored> {
        let [left, right] = places;
        let group = first..first + L::WIDTH;
        // SAFETY: all places are valid.
        unsafe { Rows::new([&left[group.clone()], &right[group]], [self.coordinates.as_ptr(); 2]) }
    }
}

impl<L: Lanes> Block<L> for Scattered<'_, L> {
    const SCATTERED: bool = true;

    #[inline(always)]
    fn x(&self, first: usize) -> Rows<'_, L::Stored> {
        self.rows(&self.x, first)
    }

    #[inline(always)]
    fn y(&self, first: usize) -> Rows<'_, L::Stored> {
        self.rows(&self.y, first)
    }

    #[inline(always)]
    fn negated(&self) -> [u8; 2] {
        self.negated
    }

    #[inline(always)]
    fn to(&self) -> &[u32; BLOCK] {
        &self.to
    }
}

/// Pairs of points that lie anywhere in memory.
#[derive(Default)]
pub(super) struct ScatteredPairs {
    /// The entries of the left operands and of the right operands.
    entries: [List; 2],
}

impl ScatteredPairs {
    /// Empties the list, and makes room for `most` pairs.
    pub(super) fn prepare(&mut self, most: usize) {
        self.entries.iter_mut().for_each(|entries| entries.prepare(most));
    }

    /// Appends a pair. The caller must have made room with [`prepare`](Self::prepare).
    pub(super) fn push(&mut self, pair: [Entry; 2]) {
        self.entries.iter_mut().zip(pair).for_each(|(entries, entry)| entries.push(entry.bits()));
    }

    /// Replaces the old pairs by the pairs of neighbours that `moves` has found in a list of entries.
    pub(super) fn find<L: Lanes>(&mut self, cpu: L::Cpu, moves: &Moves, entries: &List) {
        self.prepare(moves.pairs.len());
        L::run(cpu, FindPairs::<L> { cpu, pairs: self, moves, entries });
    }

    /// Returns the additions of all pairs, in blocks. `to` has the places of the sums. The last addition is repeated
    /// until the last block is full.
    pub(super) fn blocks<'a, L: Lanes>(
        &mut self,
        cpu: L::Cpu,
        operands: &Operands<'a, L>,
        to: &mut List,
    ) -> Vec<Scattered<'a, L>> {
        self.entries.iter_mut().for_each(|entries| entries.pad(BLOCK));
        to.pad(BLOCK);
        L::run(cpu, ScatteredBlocks::<L> { operands, pairs: self, to: to.as_slice() })
    }
}

struct ScatteredBlocks<'b, 'a, L: Lanes> {
    operands: &'b Operands<'a, L>,
    pairs: &'b ScatteredPairs,
    to: &'b [u32],
}

impl<'a, L: Lanes> Work for ScatteredBlocks<'_, 'a, L> {
    type Output = Vec<Scattered<'a, L>>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self { operands, pairs, to } = self;
        let [left, right] = &pairs.entries;
        let [left, right, to] = [left.as_slice(), right.as_slice(), to].map(|list| list.as_chunks().0);
        // The loop writes each block in place, because `push` would first make the block on the stack. With `push`,
        // sums of 2^14 points take 2 to 3% longer (on Zen 4, with IFMA).
        let mut blocks = Vec::with_capacity(to.len());
        for (i, place) in blocks.spare_capacity_mut()[..to.len()].iter_mut().enumerate() {
            place.write(Scattered::new(operands, [&left[i], &right[i]], &to[i]));
        }
        // SAFETY: the loop has written all blocks.
        unsafe { blocks.set_len(to.len()) };
        blocks
    }
}

struct FindPairs<'a, L: Lanes> {
    cpu: L::Cpu,
    pairs: &'a mut ScatteredPairs,
    moves: &'a Moves,
    entries: &'a List,
}

impl<L: Lanes> Work for FindPairs<'_, L> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Self { cpu, pairs, moves, entries } = self;
        let [left, right] = &mut pairs.entries;
        if const { L::WIDTH == 1 } {
            // With one lane, this loop is faster than [`List::append`].
            for &place in moves.pairs.from() {
                let pair = &entries.as_slice()[place as usize..][..2];
                left.push(pair[0]);
                right.push(pair[1]);
            }
            return;
        }
        for (block, &mask) in moves.pairs_of_blocks.iter().enumerate() {
            left.append::<L>(cpu, entries.block(slots::BLOCK * block), mask);
            right.append::<L>(cpu, entries.block(slots::BLOCK * block + 1), mask);
        }
    }
}

/// Additions of neighbouring points.
pub(super) struct Neighbours<'a, L: Lanes> {
    coordinates: &'a [L::Stored],
    /// The places in `coordinates` of the x-coordinates of the left operands. Four coordinates begin at each place: x
    /// and y of the left operand, and x and y of the right operand.
    pairs: [u32; BLOCK],
    to: [u32; BLOCK],
}

impl<'a, L: Lanes> Neighbours<'a, L> {
    /// The additions of pairs of neighbours, in blocks. The last addition is repeated until the last block is full.
    ///
    /// # Panics
    ///
    /// Panics if a pair is not in `points`.
    pub(super) fn blocks(cpu: L::Cpu, points: &'a [Point<L>], pairs: &mut Places) -> Vec<Self> {
        pairs.pad(BLOCK);
        L::run(cpu, NeighbourBlocks::<L> { points, pairs })
    }

    /// Coordinate 0 or 1 of the operands of a group, which begins with addition `first`.
    #[inline(always)]
    fn rows(&self, first: usize, coordinate: usize) -> Rows<'_, L::Stored> {
        let pairs = &self.pairs[first..first + L::WIDTH];
        let left = self.coordinates.as_ptr().wrapping_add(coordinate);
        // SAFETY: four coordinates begin at each place. A right operand is two coordinates after a left operand.
        unsafe { Rows::new([pairs; 2], [left, left.wrapping_add(2)]) }
    }
}

struct NeighbourBlocks<'b, 'a, L: Lanes> {
    points: &'a [Point<L>],
    pairs: &'b Places,
}

impl<'a, L: Lanes> Work for NeighbourBlocks<'_, 'a, L> {
    type Output = Vec<Neighbours<'a, L>>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        let Self { points, pairs } = self;
        let coordinates = points.as_flattened();
        assert!(coordinates.len() <= u32::MAX as usize, "a place has 32 bits");
        let [from, to] = [pairs.from(), pairs.to()].map(|list| list.as_chunks::<BLOCK>().0);
        let mut blocks = Vec::with_capacity(to.len());
        for (i, block) in blocks.spare_capacity_mut()[..to.len()].iter_mut().enumerate() {
            let from = &from[i];
            let (mut most, mut pairs) = (0, [0; BLOCK]);
            for (pair, &place) in pairs.iter_mut().zip(from) {
                most = most.max(place);
                *pair = 2 * place;
            }
            assert!(most as usize + 1 < points.len(), "each pair has two points");
            block.write(Neighbours { coordinates, pairs, to: to[i] });
        }
        // SAFETY: the loop has written all blocks.
        unsafe { blocks.set_len(to.len()) };
        blocks
    }
}

impl<L: Lanes> Block<L> for Neighbours<'_, L> {
    const SCATTERED: bool = false;

    #[inline(always)]
    fn x(&self, first: usize) -> Rows<'_, L::Stored> {
        self.rows(first, 0)
    }

    #[inline(always)]
    fn y(&self, first: usize) -> Rows<'_, L::Stored> {
        self.rows(first, 1)
    }

    #[inline(always)]
    fn negated(&self) -> [u8; 2] {
        [0; 2]
    }

    #[inline(always)]
    fn to(&self) -> &[u32; BLOCK] {
        &self.to
    }
}

/// The points that the next batch will read. The current batch of additions prefetches the x-coordinates of the next
/// batch's points.
pub(super) struct Ahead<'a, L: Lanes> {
    pub(super) operands: Operands<'a, L>,
    /// The entries of the points (see [`Entry::bits`]).
    pub(super) entries: &'a [u32],
}

impl<L: Lanes> Ahead<'_, L> {
    /// Use this value if there are no points, or if the points need not be prefetched.
    pub(super) const NONE: Self = Self { operands: Operands::NONE, entries: &[] };
}
