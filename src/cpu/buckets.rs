//! The digits of one row of windows, sorted by bucket.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use zeroize::{Zeroize, Zeroizing};

use super::entry::Entry;
use super::tasks;
use super::terms::Terms;
use crate::error::MsmError;
use crate::memory::filled;
use crate::plan::CpuPlan;

/// The points of a row of windows, sorted by bucket.
pub(super) struct SortedRow {
    entries: Vec<Entry>,
    /// For each bucket, the place after its last point. The points of the next bucket begin at this place.
    ends: Vec<u32>,
}

impl Drop for SortedRow {
    fn drop(&mut self) {
        self.entries.zeroize();
        self.ends.zeroize();
    }
}

impl SortedRow {
    /// Sorts the digits of a row by a counting sort. If there are fewer rows than threads, the terms of the row are cut
    /// into shares:
    ///
    /// 1. Count the points of each bucket, in each share.
    /// 2. Replace each count by the place of the first point that the share has in the bucket. In a bucket, the points
    ///    are in the order of the shares.
    /// 3. Put each point into its place.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn new(plan: &CpuPlan, row: u32, terms: &[Terms]) -> Result<Self, MsmError> {
        let threads = plan.threads as usize;
        let shares = plan.shares_of_row().min(terms.len()).max(1);
        let share = |i: usize| &terms[i * terms.len() / shares..(i + 1) * terms.len() / shares];

        // Step 1.
        let mut places = tasks::map(threads, shares, |i| {
            let mut counts = Zeroizing::new(vec![0u32; plan.windows.buckets() as usize]);
            for terms in share(i) {
                terms.digits(plan, row).for_each(|(digit, _)| counts[digit.unsigned_abs() as usize - 1] += 1);
            }
            counts
        });

        // Step 2.
        let mut total = 0;
        let mut ends = vec![0; plan.windows.buckets() as usize];
        for (bucket, end) in ends.iter_mut().enumerate() {
            for places in &mut places {
                (places[bucket], total) = (total, total + places[bucket]);
            }
            *end = total;
        }

        // Step 3.
        let mut entries = filled(total as usize, Entry::default(), "the sorted digits")?;
        // The entries are atomic, because several threads write to them. Each place is written once. SAFETY: nothing
        // else uses the entries while `to` lives, and `Entry` has the layout of `u32`, like `AtomicU32`.
        let to = unsafe { std::slice::from_raw_parts(entries.as_mut_ptr().cast::<AtomicU32>(), entries.len()) };
        tasks::map(threads, shares, |i| {
            let mut places = places[i].clone();
            for terms in share(i) {
                terms.digits(plan, row).for_each(|(digit, entry)| {
                    let place = &mut places[digit.unsigned_abs() as usize - 1];
                    to[*place as usize].store(entry.signed(digit < 0).into(), Ordering::Relaxed);
                    *place += 1;
                });
            }
        });
        Ok(Self { entries, ends })
    }

    /// The number of digits that are not zero.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The buckets that have points in a range of places. For each bucket, the result has the bucket's index, which
    /// counts from 0, and the bucket's points in this range.
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

/// A part of the sorted digits. For each row, the piece has a range of places in this row.
pub(super) type Piece = Vec<(usize, Range<usize>)>;

/// Cuts the digits of all rows, one row after the other, into equal pieces.
pub(super) fn cut(sorted: &[SortedRow], pieces: usize) -> Vec<Piece> {
    let digits: usize = sorted.iter().map(SortedRow::len).sum();
    let length = digits.div_ceil(pieces).max(1);
    let places = |start: usize| {
        let (mut piece, mut before) = (Piece::new(), 0);
        for (row, sorted) in sorted.iter().enumerate() {
            let places = start.max(before) - before..sorted.len().min((start + length).saturating_sub(before));
            if !places.is_empty() {
                piece.push((row, places));
            }
            before += sorted.len();
        }
        piece
    };
    (0..digits).step_by(length).map(places).collect()
}
