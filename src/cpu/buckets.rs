//! One window: digits sorted by bucket, buckets summed by batches of affine additions.

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective};

use super::aggregate::weighted_sum;
use super::batch_affine::BatchAdder;
use super::terms::{Entry, Points, Terms};
use crate::Curve;
use crate::plan::BATCH_POINTS;
use crate::recode::SignedWindows;

/// Points that are on their way from memory while one is copied: about as many as a core can wait for.
const FETCHED_AHEAD: usize = 8;

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
            entries[*place as usize] = entry.signed(digit);
            *place += 1;
        }
        // Each first place has become the end.
        Self { entries, ends: places }
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Where each bucket's points end, the bucket of digit 1 first; the next bucket's begin there.
    pub(super) fn ends(&self) -> &[u32] {
        &self.ends
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Σ d·P over the given places, each digit d being the number of its place's bucket. Places, and not buckets, are
    /// what a window is divided by: a bucket that is cut counts its points in two sums instead of one.
    ///
    /// 1. Take points in batches small enough for the cache, one run for each bucket. Where a bucket has been begun in
    ///    the batch before, its sum so far goes first.
    /// 2. Sum each run (see [`BatchAdder::sum_runs`]).
    /// 3. Sum the buckets, each counted by its number (see [`weighted_sum`]).
    pub(super) fn weighted_sum<P: Curve>(&self, places: Range<usize>, points: &Points<'_, P>) -> Projective<P> {
        let Some(last) = places.clone().next_back() else { return Projective::default() };
        let bucket_of = |place| self.ends.partition_point(|&end| end as usize <= place);
        let (first, last) = (bucket_of(places.start), bucket_of(last));
        let mut buckets = vec![Affine::<P>::identity(); last - first + 1];

        let batch = BATCH_POINTS.min(places.len());
        let mut adder = BatchAdder::with_capacity(batch);
        let mut operands: Vec<Affine<P>> = Vec::with_capacity(batch + 1);
        let (mut runs, mut of_run) = (Vec::new(), Vec::new());
        let (mut place, mut bucket) = (places.start, first);
        while place < places.end {
            operands.clear();
            runs.clear();
            of_run.clear();
            let end = (place + batch).min(places.end);
            while place < end {
                while self.ends[bucket] as usize <= place {
                    bucket += 1;
                }
                let run_end = end.min(self.ends[bucket] as usize);
                let start = operands.len() as u32;
                let begun = buckets[bucket - first];
                if !begun.is_zero() {
                    operands.push(begun);
                }
                operands.extend((place..run_end).map(|place| {
                    if let Some(&later) = self.entries.get(place + FETCHED_AHEAD) {
                        points.prefetch(later);
                    }
                    points.get(self.entries[place])
                }));
                runs.push(start..operands.len() as u32);
                of_run.push(bucket - first);
                place = run_end;
            }
            adder.sum_runs(&mut operands, &runs);
            for (run, &bucket) in runs.iter().zip(&of_run) {
                buckets[bucket] = operands[run.start as usize];
            }
        }
        weighted_sum(buckets, first as u64 + 1, &mut adder)
    }
}
