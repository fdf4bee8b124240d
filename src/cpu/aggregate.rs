//! Σ t·Bₜ over buckets, by sums alone.

use super::batch::Point;
use super::field::lanes::Lanes;
use super::tree::Tree;

/// Points to be counted by weights that follow one another, all of them times a power of two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighted {
    /// The place of the first.
    pub(super) start: usize,
    pub(super) len: usize,
    /// The weight of the first.
    pub(super) first: usize,
    /// The power of two: a place in the scalars' bits.
    pub(super) bit: u32,
}

impl Weighted {
    fn greatest(&self) -> usize {
        self.first + self.len - 1
    }
}

/// The sum of lists of weighted points, as points to be counted by powers of two: `(bit, point)` stands for 2^bit·point.
///
/// A weight t of k bits is 2^h·r + s with h = ⌈k/2⌉: the points of a list are the squares of a board, r naming the row and
/// s the column, and Σ t·Bₜ is 2^h·Σ r·Rᵣ + Σ s·Cₛ over the sums of rows and of columns. That takes two additions a point,
/// as a running sum does, but they do not wait for one another, and empty squares take none. Rows and columns are again
/// lists of weighted points, with half as many bits; one bit is left after ⌈log₂ k⌉ rounds.
pub(super) fn weighted_sums<L: Lanes>(
    cpu: L::Cpu,
    mut points: Vec<Point<L>>,
    mut lists: Vec<Weighted>,
) -> Vec<(u32, Point<L>)> {
    while lists.iter().any(|list| list.greatest() > 1) {
        // The sums of all rows and columns, each list's one after the other: what goes in comes in that order.
        let mut next = Vec::new();
        let mut slots = 0;
        for list in &lists {
            let half = (usize::BITS - list.greatest().leading_zeros()).div_ceil(2);
            let (first, last) = (list.first >> half, list.greatest() >> half);
            if half > 0 && list.greatest() > 1 {
                next.push(Weighted { start: slots, len: last - first + 1, first, bit: list.bit + half });
                slots += last - first + 1;
                next.push(Weighted { start: slots, len: 1 << half, first: 0, bit: list.bit });
                slots += 1 << half;
            } else {
                next.push(Weighted { start: slots, ..*list });
                slots += list.len;
            }
        }
        let mut tree = Tree::new(cpu, &points[..], slots);
        let mut into = next.iter();
        let mut following = || into.next().expect("as many were made");
        for list in &lists {
            let filled = |place: &usize| !points[*place].is_identity();
            let rows = following();
            if list.greatest() <= 1 {
                (list.start..list.start + list.len).filter(filled).for_each(|place| {
                    tree.push((rows.start + place - list.start) as u32, place as u32);
                });
                continue;
            }
            let columns = following();
            // Row and column 0 count nothing.
            let place = |weight: usize| list.start + weight - list.first;
            for weight in list.first.max(columns.len)..=list.greatest() {
                if filled(&place(weight)) {
                    tree.push((rows.start + weight / columns.len - rows.first) as u32, place(weight) as u32);
                }
            }
            for column in 1..columns.len {
                let top = list.first + (column + columns.len - list.first % columns.len) % columns.len;
                for weight in (top..=list.greatest()).step_by(columns.len) {
                    if filled(&place(weight)) {
                        tree.push((columns.start + column) as u32, place(weight) as u32);
                    }
                }
            }
        }
        points = tree.finish();
        lists = next;
    }
    let counted = lists.iter().flat_map(|list| {
        (list.start..list.start + list.len)
            .zip(list.first..)
            .filter(|&(_, weight)| weight == 1)
            .map(|(place, _)| (list.bit, place))
    });
    counted.map(|(bit, place)| (bit, points[place])).filter(|(_, point)| !point.is_identity()).collect()
}
