//! The digits of all rows of windows, sorted by bucket.

use std::cell::Cell;
use std::mem::{MaybeUninit, take};
use std::ops::Range;

use super::entry::Entry;
use super::terms::Terms;
use crate::error::MsmError;
use crate::memory::{filled, reserved};
use crate::plan::CpuPlan;
use crate::secret::Wiped;
use crate::tasks;

/// The points of a row of windows, sorted by bucket.
pub(super) struct SortedRow {
    entries: Wiped<Entry>,
    /// For each bucket, the place after its last point. The points of the next bucket begin at this place.
    ends: Wiped<u32>,
}

/// A share of the terms of a row.
struct Share {
    /// Before step 2 of [`sort`], this vector has the number of the share's points in each bucket. After step 2, it has
    /// the place of the share's next point in each bucket.
    places: Wiped<u32>,
    digits: usize,
}

/// Memory for the entries of a row. Several threads write to this memory.
struct Unwritten<'a>(&'a [Cell<MaybeUninit<Entry>>]);

// SAFETY: `sort` gives each place to one share, and one thread writes the entries of a share. Nothing reads the places
// while the threads write.
unsafe impl Sync for Unwritten<'_> {}

/// Sorts the digits of all rows by a counting sort. The terms of each row are cut into shares, so that all threads have
/// work (see [`CpuPlan::shares_of_row`]).
///
/// 1. Count the points of each bucket, in each share.
/// 2. Each count belongs to a share and a bucket. Replace the count by the place of this share's first point in this
///    bucket. In a bucket, the points are in the order of the shares.
/// 3. Put each point into its place. After this step, the places of the last share are the ends of the buckets.
///
/// If each row has only one share, one task does all steps of a row.
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
pub(super) fn sort(plan: &CpuPlan, terms: &[Terms]) -> Result<Vec<SortedRow>, MsmError> {
    let (threads, rows) = (plan.threads as usize, plan.rows() as usize);
    let count = plan.shares_of_row(terms.iter().map(Terms::len).sum()).min(terms.len()).max(1);
    if count == 1 {
        return tasks::try_map(threads, rows, &|row| {
            let mut share = Share::counted(plan, row, terms)?;
            place(plan, std::slice::from_mut(&mut share));
            let mut entries = Wiped(reserved(share.digits, PURPOSE)?);
            share.write(plan, row, terms, &Unwritten::new(&mut entries));
            // SAFETY: `counted` and `write` read the same digits, so `write` has written `share.digits` entries.
            unsafe { entries.set_len(share.digits) };
            Ok(SortedRow { entries, ends: share.places })
        });
    }

    // The row of a task, and the terms of the task's share.
    let share_of = |task: usize| {
        let (row, i) = (task / count, task % count);
        (row, &terms[i * terms.len() / count..(i + 1) * terms.len() / count])
    };
    // Step 1: count the points of each bucket, in each share.
    let mut shares = tasks::try_map(threads, rows * count, &|task| {
        let (row, terms) = share_of(task);
        Share::counted(plan, row, terms)
    })?;
    // Step 2: replace the counts by places.
    tasks::for_each_chunk(threads, &mut shares, count, &|_, shares| place(plan, shares));
    // Step 3: put the points into their places.
    let digits = shares.chunks(count).map(|shares| shares.iter().map(|share| share.digits).sum());
    let entries = digits.map(|digits| reserved(digits, PURPOSE).map(Wiped));
    let mut entries = entries.collect::<Result<Vec<Wiped<Entry>>, _>>()?;
    let unwritten: Vec<_> = entries.iter_mut().map(Unwritten::new).collect();
    tasks::for_each_chunk(threads, &mut shares, 1, &|task, share| {
        let (row, terms) = share_of(task);
        share[0].write(plan, row, terms, &unwritten[row]);
        if task % count < count - 1 {
            share[0].places = Wiped::default();
        }
    });
    let rows = entries.into_iter().zip(shares.chunks_mut(count)).map(|(mut entries, shares)| {
        // SAFETY: steps 1 and 3 read the same digits, so step 3 has written as many entries as step 1 has counted.
        unsafe { entries.set_len(shares.iter().map(|share| share.digits).sum()) };
        SortedRow { entries, ends: take(&mut shares[count - 1].places) }
    });
    Ok(rows.collect())
}

const PURPOSE: &str = "the sorted digits";

impl<'a> Unwritten<'a> {
    fn new(entries: &'a mut Wiped<Entry>) -> Self {
        Self(Cell::from_mut(entries.spare_capacity_mut()).as_slice_of_cells())
    }
}

impl Share {
    /// Makes a share, and counts the share's points in each bucket.
    fn counted(plan: &CpuPlan, row: usize, terms: &[Terms]) -> Result<Self, MsmError> {
        let mut places = Wiped(filled(plan.windows.buckets() as usize, 0, PURPOSE)?);
        for terms in terms {
            let places = &mut places[..];
            terms.digits(plan, row as u32).for_each(move |(digit, _)| places[digit.unsigned_abs() as usize - 1] += 1);
        }
        let digits = places.iter().map(|&count: &u32| count as usize).sum();
        Ok(Self { places, digits })
    }

    /// Puts the share's points into their places.
    fn write(&mut self, plan: &CpuPlan, row: usize, terms: &[Terms], Unwritten(entries): &Unwritten<'_>) {
        for terms in terms {
            let places = &mut self.places[..];
            terms.digits(plan, row as u32).for_each(move |(digit, entry)| {
                let place = &mut places[digit.unsigned_abs() as usize - 1];
                entries[*place as usize].set(MaybeUninit::new(entry.signed(digit < 0)));
                *place += 1;
            });
        }
    }
}

/// Replaces the counts by places, for all shares of a row.
fn place(plan: &CpuPlan, shares: &mut [Share]) {
    let mut next = Wiped(vec![0; plan.windows.buckets() as usize]);
    for share in &*shares {
        next.iter_mut().zip(&*share.places).for_each(|(next, count)| *next += count);
    }
    next.iter_mut().fold(0, |total, next| total + std::mem::replace(next, total));
    for share in shares {
        for (place, next) in share.places.iter_mut().zip(&mut *next) {
            (*place, *next) = (*next, *next + *place);
        }
    }
}

impl SortedRow {
    /// The number of digits that are not zero.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The points of all buckets.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns a range of buckets. The range begins with the bucket of the first point in `places`, and ends with the
    /// bucket of the last point in `places`. `places` must not be empty.
    pub(super) fn buckets_of(&self, places: &Range<usize>) -> Range<usize> {
        let first = self.ends.partition_point(|&end| end as usize <= places.start);
        first..self.ends.partition_point(|&end| (end as usize) < places.end) + 1
    }

    /// Finds the buckets that have points in a range of places. Appends the numbers of the found buckets to `numbers`.
    /// Bucket numbers begin at 1. Replaces the items of `ends`: for each found bucket, `ends` has the place after the
    /// bucket's last point in the range. These places are relative to the start of the range.
    ///
    /// The CPU cannot predict which buckets are empty, so the loop has no branch for empty buckets (see
    /// [`Moves`](super::moves::Moves)).
    pub(super) fn nonempty(&self, places: Range<usize>, numbers: &mut Wiped<u32>, ends: &mut Wiped<u32>) {
        let buckets = self.buckets_of(&places);
        let (known, mut found) = (numbers.len(), 0);
        numbers.reserve(buckets.len());
        numbers.resize(known + buckets.len(), 0);
        ends.reserve(buckets.len().saturating_sub(ends.len()));
        ends.resize(buckets.len(), 0);
        let mut before = 0;
        for (bucket, &end) in (buckets.start as u32 + 1..).zip(&self.ends[buckets]) {
            let end = (end as usize).min(places.end) - places.start;
            numbers[known + found] = bucket;
            ends[found] = end as u32;
            found += usize::from(end > before);
            before = end;
        }
        numbers.truncate(known + found);
        ends.truncate(found);
    }

    /// The buckets that have points in a range of places. For each of these buckets, the result has the bucket's index
    /// and the bucket's points in the range. Indexes of buckets begin at 0.
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

/// A part of the sorted digits: a list of pairs. A pair consists of a row and a range of places in the row.
pub(super) type Piece = Vec<(usize, Range<usize>)>;

/// Concatenates the digits of all rows, and cuts the result into pieces of equal length. The last piece may be shorter.
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
