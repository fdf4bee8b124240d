//! One window: its digits sorted by bucket.

use std::ops::Range;

use super::terms::{Entry, Terms};
use crate::recode::SignedWindows;

/// The points of a window in the order of their buckets.
pub(super) struct SortedWindow {
    entries: Vec<Entry>,
    /// Where each bucket's points end; the next bucket's begin there.
    ends: Vec<u32>,
}

impl SortedWindow {
    /// A counting sort: count the points of each bucket, turn counts into first places, put each point into its place.
    pub(super) fn new(windows: &SignedWindows, window: u32, terms: &[Terms]) -> Self {
        let digits = || terms.iter().flat_map(|terms| terms.digits(windows, window));
        let mut places = vec![0; windows.buckets() as usize];
        for (digit, _) in digits() {
            places[digit.unsigned_abs() as usize - 1] += 1;
        }
        let mut total = 0;
        for place in &mut places {
            (*place, total) = (total, total + *place);
        }
        let mut entries = vec![Entry::default(); total as usize];
        for (digit, entry) in digits() {
            let place = &mut places[digit.unsigned_abs() as usize - 1];
            entries[*place as usize] = entry.signed(digit < 0);
            *place += 1;
        }
        // Each first place has become the end.
        Self { entries, ends: places }
    }

    /// The number of digits that are not zero.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The buckets with points in a range of places, each with those points. Buckets are counted from 0.
    pub(super) fn buckets(&self, places: Range<usize>) -> impl Iterator<Item = (usize, &[Entry])> {
        let mut bucket = self.ends.partition_point(|&end| end as usize <= places.start);
        let mut start = places.start;
        std::iter::from_fn(move || {
            if start >= places.end {
                return None;
            }
            while self.ends[bucket] as usize <= start {
                bucket += 1;
            }
            let end = places.end.min(self.ends[bucket] as usize);
            let points = &self.entries[start..end];
            start = end;
            Some((bucket, points))
        })
    }
}
